import { describe, expect, it } from "vitest";
import { breakable, breakOf, fitWords } from "../src/lib/lettering";

describe("words in boxes", () => {
  it("breaks a long word between two consonants near its middle", () => {
    const parts = (word: string): string => `${word.slice(0, breakOf(word))}-${word.slice(breakOf(word))}`;
    expect(["Mediterranean", "Connecticut", "Pennsylvania"].map(parts)).toEqual(["Mediter-ranean", "Connec-ticut", "Pennsyl-vania"]);
  });
  it("leaves short words and figures whole", () => {
    expect(["Boardwalk", "$1,000,000", "St. Charles"].map(breakOf)).toEqual([0, 0, 0]);
    expect(breakable("Baltic Avenue")).toBe("Baltic Avenue");
    expect(breakable("Mediterranean Avenue")).toBe("Mediter\u00adranean Avenue");
  });
  it("makes words as large as the box allows", () => {
    const { lines, size } = fitWords("Community Chest", 88, 60, 16.5);
    expect(lines).toEqual(["Community", "Chest"]);
    expect(size).toBeGreaterThan(16);
  });
  it("rather breaks a word than writes it small", () => {
    const { lines, size } = fitWords("Mediterranean", 70, 60, 16.5);
    expect(lines).toEqual(["Mediter-", "ranean"]);
    expect(size).toBeGreaterThan(14);
  });
});

import { describe, expect, it } from "vitest";
import { gameCard } from "../src/art/second.js";

const words = (drawing: string): string => [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]).join(" ");

describe("cards of I Love Lucy", () => {
  it("are drawn by what they are, with the words of any language on them", () => {
    const german = gameCard("lucy", "Nimm Fred", "", "collect fred");
    expect(words(german)).toContain("Nimm");
    expect(words(german)).not.toContain("Collect");
    expect(gameCard("lucy", "Zurück um 3", "", "back 3")).not.toBe(gameCard("lucy", "Zurück um 3", "", "back 5"));
  });
  it("have every kind of drawing that a scene may name", () => {
    const kinds = [
      "lucy",
      "ricky",
      "fred",
      "ethel",
      "little",
      "trumbull",
      "carolyn",
      "any",
      "keep",
      "act",
      "lose",
      "bonus vita",
      "bonus meat",
    ];
    expect(kinds.filter((art) => !gameCard("lucy", "Ein Wort", "", art).includes("<text"))).toEqual([]);
    expect(gameCard("lucy", "a <b> & c", "", "act")).toContain("&lt;b&gt;");
  });
});

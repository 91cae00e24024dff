import { describe, expect, it } from "vitest";
import { trickWidth } from "../src/lib/fit";
import { spoken } from "../src/lib/facts";

describe("what is true of a table", () => {
  it("names cards as they are drawn", () => {
    expect(spoken([["Seen going into hands", "Otto TH; Basil QS 3D"]], null)).toEqual([["Seen going into hands", "Otto 10♥; Basil Q♠ 3♦"]]);
  });
});

describe("a trick", () => {
  it("is as large as its place allows, and never larger than asked", () => {
    expect(trickWidth(false, 1000, 1000, 4, 122)).toBe(122);
    expect(trickWidth(false, 360, 320, 4, 92) * 1.4 * 2.14 + 12).toBeLessThanOrEqual(320);
    expect(trickWidth(true, 360, 320, 4, 92) * 0.62 * 2 * 2.14 + 12).toBeLessThanOrEqual(320);
  });
});

import { describe, expect, it } from "vitest";
import { around, aside, merged, tip } from "../src/lib/aside";

const phone = { x: 10, y: 60, width: 370, height: 780 };
const bubble = { width: 370, height: 120 };

describe("a bubble beside what it speaks of", () => {
  it("stays at the top where nothing lies there", () => {
    expect(aside(bubble, phone, [])).toEqual({ x: 10, y: 60 });
  });
  it("goes below a board whose pawn it speaks of", () => {
    const board = { x: 0, y: 56, width: 390, height: 390, weight: 1 };
    const pawn = { x: 200, y: 100, width: 48, height: 48, weight: 50 };
    expect(aside(bubble, phone, [board, pawn]).y).toBeGreaterThanOrEqual(446 - 12);
  });
  it("covers something light rather than something that may be touched", () => {
    const all = { x: 0, y: 60, width: 390, height: 500, weight: 1 };
    const hand = { x: 0, y: 560, width: 390, height: 280, weight: 20 };
    const at = aside(bubble, phone, [all, hand]).y;
    expect(at + bubble.height).toBeLessThanOrEqual(572);
  });
  it("stands next to what it speaks of, with room for its tip", () => {
    const hand = { x: 20, y: 660, width: 350, height: 100 };
    const at = aside(bubble, phone, [{ ...hand, weight: 50 }], hand);
    expect(at.y + bubble.height).toBe(640);
    expect(tip({ ...at, ...bubble }, hand)).toEqual({ side: "above", at: 185 });
  });
  it("has no tip when it stands far off or over what is meant", () => {
    const hand = { x: 20, y: 660, width: 350, height: 100 };
    expect(tip({ x: 10, y: 60, ...bubble }, hand).side).toBe("none");
    expect(tip({ x: 10, y: 650, ...bubble }, hand).side).toBe("none");
    expect(tip({ x: 10, y: 60, ...bubble }, null).side).toBe("none");
  });
  it("lights a card and the pile it lies on as one, and two cards apart as two", () => {
    const pile = { x: 100, y: 100, width: 80, height: 110 };
    const top = { x: 104, y: 104, width: 70, height: 98 };
    const far = { x: 300, y: 100, width: 70, height: 98 };
    expect(merged([pile, top, far], 0)).toEqual([pile, far]);
    expect(around([pile, far])).toEqual({ x: 100, y: 100, width: 270, height: 110 });
  });
});

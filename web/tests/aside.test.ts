import { describe, expect, it } from "vitest";
import { aside } from "../src/lib/aside";

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
});

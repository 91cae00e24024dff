import { readBoard, readSpace } from "../src/lib/shapes";
import { describe, expect, it } from "vitest";
import { slideWays } from "../src/lib/board";
import { fitWidth, flow } from "../src/lib/fit";
import { fan, hollow, layLine, oriented, rowsOf, sides, sorted, splitRows, wrap } from "../src/lib/layout";
import { readScene, type Piece } from "../src/lib/scene";
import { opened } from "../src/lib/replay";

const tile = (face: string): Piece => ({
  id: `tile:${face}`,
  kind: "tile",
  face,
  says: face,
  seat: -1,
  colour: "",
  at: "",
  tries: "",
  turned: false,
  tag: "",
  art: "",
});
const card = (face: string): Piece => ({ ...tile(face), id: `card:${face}`, kind: "card" });
const boxes = (line: ReturnType<typeof layLine>) => [
  ...line.tiles.map((t) => ({ x: t.x, y: t.y, w: t.tall ? 1 : 2, h: t.tall ? 2 : 1 })),
  ...line.ends,
];

describe("a hand", () => {
  it("has as many rows as leave each card 46 pixels", () => {
    expect(rowsOf(6, 370, 74)).toBe(1);
    expect(rowsOf(13, 370, 74)).toBe(2);
    expect(rowsOf(20, 370, 74)).toBe(3);
  });
  it("splits at a change of suit", () => {
    const rows = splitRows("JC 6C 3C AD 7D 4D KS 10S QH 9H 5H".split(" ").map(card), 2);
    expect(rows.map((row) => row.length)).toEqual([6, 5]);
  });
  it("stays a fan however many cards it holds", () => {
    const cards = fan(50, 600, 116, 62, 1.6);
    expect(Math.max(...cards.map((spot) => spot.y))).toBeLessThanOrEqual(30);
    expect(Math.max(...cards.map((spot) => Math.abs(spot.turn)))).toBeLessThan(12);
  });

  it("stays inside its width", () => {
    for (const spot of fan(13, 370, 74, 60, 1)) expect(spot.x >= -0.01 && spot.x + 74 <= 370.01).toBe(true);
  });
  it("sorts by suit and by rank", () => {
    const hand = ["2H", "AC", "KS", "3C"].map(card);
    expect(sorted(hand, "suit").map((each) => each.face)).toEqual(["AC", "3C", "KS", "2H"]);
    expect(sorted(hand, "rank").map((each) => each.face)).toEqual(["AC", "KS", "3C", "2H"]);
    expect(sorted(hand, "dealt")).toEqual(hand);
  });
});

describe("a line of play", () => {
  const long = "3-1 1-1 1-6 6-6 6-4 4-4 4-2 2-5 5-5 5-0 0-3 3-3 3-6 6-2 2-2 2-1 1-0 0-0 0-4".split(" ").map(tile);
  it("never lays one tile on another, however narrow", () => {
    for (let reach = 3; reach < 14; reach++) {
      for (const middle of [0, 5, 9, long.length - 1]) {
        const all = boxes(layLine(long, [{ id: "spot:left" }, { id: "spot:right" }], reach, middle));
        for (const [i, a] of all.entries())
          for (const b of all.slice(i + 1)) {
            const apart = a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;
            expect(apart, `reach ${reach}, middle ${middle}: ${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
          }
      }
    }
  });
  it("turns tiles so that they meet", () => {
    expect(oriented(["6-4", "6-6", "3-6"].map(tile)).map((each) => each.face)).toEqual(["4-6", "6-6", "6-3"]);
  });
  it("has a place for the first tile", () => {
    expect(layLine([], [{ id: "spot:start" }], 5).ends).toHaveLength(1);
  });
});

describe("a table", () => {
  it("seats the others clockwise from my left", () => {
    expect(sides(4, 1)).toEqual({ left: [2], top: [3], right: [0] });
    expect(sides(2, 0)).toEqual({ left: [], top: [1], right: [] });
    expect(sides(6, -1)).toEqual({ left: [0], top: [1, 2, 3, 4], right: [5] });
  });
  it("draws as large as fits", () => {
    const zones = readScene(
      {
        zones: [
          { id: "a", kind: "pile", label: "Stock", count: 9 },
          { id: "b", kind: "trick", label: "Trick" },
        ],
      },
      new Map(),
    ).zones;
    const w = fitWidth(zones, 360, 300, 4, 120);
    expect(flow(zones, w, 360, 4)).toBeLessThanOrEqual(300);
    expect(w).toBeGreaterThan(40);
  });
  it("breaks words", () => expect(wrap("St. Charles Place", 11)).toEqual(["St. Charles", "Place"]));
});

describe("a board", () => {
  const space = (id: string, x: number, y: number, more: object = {}) => readSpace({ id, x, y, ...more });
  it("has an empty middle where nothing lies", () => {
    const ring = readBoard({ id: "r", width: 6, height: 6, kind: "loop" });
    for (let i = 0; i < 6; i++) ring.spaces.push(space(`n${i}`, i, 0), space(`s${i}`, i, 5), space(`w${i}`, 0, i), space(`e${i}`, 5, i));
    const middle = hollow(ring)!;
    expect(middle.w).toBeGreaterThan(3.7);
    expect(hollow({ ...ring, spaces: [...ring.spaces, space("ground", 1, 1, { w: 4, h: 4, shape: "area" })] })).toEqual(middle);
    expect(hollow({ ...ring, spaces: [...ring.spaces, space("x", 2.5, 2.5)] })).toBeNull();
  });
  it("knows which way a slide goes", () => {
    const ways = slideWays([
      space("a", 3, 0, { art: "slide-start" }),
      space("b", 2, 0, { art: "slide" }),
      space("c", 1, 0, { art: "slide-end" }),
    ]);
    expect([...ways.values()].map((way) => Math.round(Math.abs(way.turn)))).toEqual([180, 180, 180]);
  });
});

describe("all hands open", () => {
  it("shows each hand as its owner sees it", () => {
    const of = (seat: number) =>
      readScene(
        {
          seats: [
            { seat: 0, name: "Mabel" },
            { seat: 1, name: "Theo" },
          ],
          zones: [0, 1].map((n) => ({
            id: `zone:hand.${n}`,
            kind: "hand",
            label: "",
            seat: n,
            ...(n === seat ? { pieces: [card("QS")] } : { count: 1 }),
          })),
        },
        new Map(),
      );
    expect(opened([of(0), of(1)]).zones.map((zone) => [zone.label, zone.pieces.length])).toEqual([
      ["Mabel", 1],
      ["Theo", 1],
    ]);
  });
});

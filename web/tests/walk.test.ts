import { describe, expect, it } from "vitest";
import { walk } from "../src/lib/walk";

const square = (id: string | number, x: number, y: number) => ({ id: `space:${id}`, x, y, w: 1, h: 1 });
const ids = (...names: (string | number)[]) => names.map((name) => `space:${name}`);

describe("walking along a row", () => {
  const row = Array.from({ length: 10 }, (_, x) => square(x, x, 0));
  it("goes space by space", () => expect(walk(row, "space:2", "space:5")).toEqual(ids(3, 4, 5)));
  it("goes back where that is the way", () => expect(walk(row, "space:5", "space:3")).toEqual(ids(4, 3)));
  it("jumps where no track leads there", () => expect(walk([...row, square("far", 50, 9)], "space:2", "space:far")).toEqual(ids("far")));
});

/** A ring of 32 spaces; then a safety row of three that begins below space 2, and a yard beside the track that stands alone. */
function ring() {
  const at = (n: number): [number, number] => {
    const [side, k] = [Math.floor(n / 8), n % 8];
    return (
      [
        [k, 0],
        [8, k],
        [8 - k, 8],
        [0, 8 - k],
      ] as const
    )[side] as unknown as [number, number];
  };
  const track = Array.from({ length: 32 }, (_, n) => square(n, ...at(n)));
  const yard = { id: "space:start", x: 4, y: 1, w: 2, h: 2 };
  return [...track, square("S1", 2, 1), square("S2", 2, 2), square("S3", 2, 3), yard];
}

describe("walking round a track", () => {
  it("goes on past the first space", () => expect(walk(ring(), "space:30", "space:1")).toEqual(ids(31, 0, 1)));
  it("goes on all the way, not back, where it is far", () => expect(walk(ring(), "space:10", "space:4")).toHaveLength(26));
  it("goes back a few spaces, past the first too", () => expect(walk(ring(), "space:1", "space:30")).toEqual(ids(0, 31, 30)));
  it("turns off where a side way begins", () => expect(walk(ring(), "space:31", "space:S2")).toEqual(ids(0, 1, 2, "S1", "S2")));
  it("comes back out of a side way", () => expect(walk(ring(), "space:S1", "space:1")).toEqual(ids(2, 1)));
  it("is carried to a yard", () => expect(walk(ring(), "space:3", "space:start")).toEqual(ids("start")));
});

/** As on a property board: corners are as wide as the sides are deep, and the space before the first is nearer to its other neighbour. */
function board() {
  const [deep, wide] = [1.6, 1];
  const from = (k: number) => (k === 0 ? 0 : deep + (k - 1) * wide);
  const end = from(10);
  return Array.from({ length: 40 }, (_, n) => {
    const [side, k] = [Math.floor(n / 10), n % 10];
    const along = k === 0 ? deep : wide;
    const place = [
      { x: end - from(k) + deep - along, y: end, w: along, h: deep },
      { x: 0, y: end - from(k) + deep - along, w: deep, h: along },
      { x: from(k), y: 0, w: along, h: deep },
      { x: end, y: from(k), w: deep, h: along },
    ][side]!;
    return { id: `space:${n}`, ...place };
  });
}

describe("walking round a board with wide corners", () => {
  it("goes on past the corner where it began", () => expect(walk(board(), "space:39", "space:2")).toEqual(ids(0, 1, 2)));
  it("goes as many spaces as were thrown, from anywhere", () => {
    for (let at = 0; at < 40; at++)
      for (let thrown = 2; thrown <= 12; thrown++) expect(walk(board(), `space:${at}`, `space:${(at + thrown) % 40}`)).toHaveLength(thrown);
  });
  it("goes back three spaces, past that corner too", () => expect(walk(board(), "space:2", "space:39")).toEqual(ids(1, 0, 39)));
});

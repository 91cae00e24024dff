import { describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../src/lib/protocol";
import { readScene } from "../src/lib/scene";

vi.stubGlobal("navigator", { language: "en" }); // the texts ask which language this is
const { atRest, placed } = await import("../src/lib/ending");

const scene = readScene(
  {
    table: "felt",
    prompt: "Move a piece.",
    seats: [
      { seat: 0, name: "Ruth", turn: true },
      { seat: 1, name: "Theo" },
    ],
    choices: [{ text: "e4", says: "", touch: [] }],
    buttons: [{ id: "button:x", label: "x" }],
  },
  new Map(),
);
const table = (status: string, ending: string): TableInfo =>
  ({ status, ending, payoffs: [-1, 1], seats: [{ name: "Ruth" }, { name: "Theo" }].map((seat, i) => ({ ...seat, seat: i })) }) as TableInfo;

describe("a game that is over", () => {
  it("offers nothing more after somebody gave up, and says so", () => {
    const last = atRest(scene, table("over", "resigned 0"), 0);
    expect([last.choices, last.buttons, last.seats.filter((seat) => seat.turn)]).toEqual([[], [], []]);
    expect(last.prompt).toBe("You gave up. Theo wins.");
  });
  it("is left alone while it is played", () => expect(atRest(scene, table("playing", ""), 0)).toBe(scene));
});

describe("the places of players", () => {
  const order = (payoffs: number[], scores: (number | null)[]): number[] => {
    const seats = scores.map((score, seat) => ({ seat, name: `Player ${seat}`, score }));
    const shown = readScene({ table: "felt", prompt: "", seats }, new Map());
    return placed({ payoffs, seats, status: "over", ending: "" } as unknown as TableInfo, shown, 0).map((place) => place.seat);
  };
  it("follow the count upwards where the winner has most", () => expect(order([-1, 3, -1, -1], [5, 90, 7, 6])).toEqual([1, 2, 3, 0]));
  it("follow it downwards where the winner has least", () => expect(order([-1, 3, -1, -1], [26, 2, 7, 60])).toEqual([1, 2, 0, 3]));
  it("are left as they sit where the count has not decided", () => expect(order([-1, -1, 2], [1, 9, 5])).toEqual([2, 0, 1]));
  it("are left as they sit where nothing is counted", () => expect(order([-1, -1, 2], [null, null, null])).toEqual([2, 0, 1]));
});

import { describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../src/lib/protocol";
import { readScene } from "../src/lib/scene";

vi.stubGlobal("navigator", { language: "en" }); // the texts ask which language this is
const { atRest } = await import("../src/lib/ending");

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

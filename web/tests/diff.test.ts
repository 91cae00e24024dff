import { describe, expect, it } from "vitest";
import { difference } from "../src/lib/diff";
import { readScene, type Scene } from "../src/lib/scene";

const card = (id: string, face: string, seat = -1) => ({ id, kind: "card", face, seat });
const scene = (zones: object[], pieces: object[] = []): Scene => readScene({ zones, pieces }, new Map());
const zone = (id: string, kind: string, more: object) => ({ id, kind, label: id, ...more });

describe("the difference of two scenes", () => {
  it("a card goes from my hand to the trick", () => {
    const before = scene([zone("zone:hand.0", "hand", { seat: 0, pieces: [card("card:QS", "QS")] }), zone("zone:trick", "trick", {})]);
    const after = scene([zone("zone:hand.0", "hand", { seat: 0 }), zone("zone:trick", "trick", { pieces: [card("card:QS", "QS", 0)] })]);
    expect(difference(before, after, 0)).toMatchObject([
      { id: "card:QS", was: "card:QS", from: "zone:hand.0", to: "zone:trick", turns: false },
    ]);
  });
  it("another's card comes from their seat and is turned over", () => {
    const before = scene([zone("zone:hand.2", "hand", { seat: 2, count: 5 }), zone("zone:trick", "trick", {})]);
    const after = scene([
      zone("zone:hand.2", "hand", { seat: 2, count: 4 }),
      zone("zone:trick", "trick", { pieces: [card("card:QS", "QS", 2)] }),
    ]);
    expect(difference(before, after, 0)).toMatchObject([{ id: "card:QS", was: "", from: "seat:2", to: "zone:trick", turns: true }]);
  });
  it("a card that changes its id keeps its way", () => {
    const before = scene([
      zone("zone:hand.0", "hand", { seat: 0, pieces: [card("card:8H", "8H")] }),
      zone("zone:pile", "pile", { pieces: [card("top:2C", "2C")] }),
    ]);
    const after = scene([zone("zone:hand.0", "hand", { seat: 0 }), zone("zone:pile", "pile", { pieces: [card("top:8H", "8H")] })]);
    expect(difference(before, after, 0)).toMatchObject([{ id: "top:8H", was: "card:8H", from: "zone:hand.0", to: "zone:pile" }]);
  });
  it("a drawn card comes from the stock", () => {
    const before = scene([zone("zone:stock", "pile", { count: 20 }), zone("zone:hand.0", "hand", { seat: 0 })]);
    const after = scene([
      zone("zone:stock", "pile", { count: 19 }),
      zone("zone:hand.0", "hand", { seat: 0, pieces: [card("card:3D", "3D")] }),
    ]);
    expect(difference(before, after, 0)).toMatchObject([{ id: "card:3D", from: "zone:stock", to: "zone:hand.0", turns: true }]);
  });
  it("a gathered trick goes to the pile that grew", () => {
    const before = scene([
      zone("zone:trick", "trick", { pieces: [card("card:QS", "QS", 1)] }),
      zone("zone:won.1", "pile", { seat: 1, count: 0 }),
    ]);
    const after = scene([zone("zone:trick", "trick", {}), zone("zone:won.1", "pile", { seat: 1, count: 1 })]);
    expect(difference(before, after, 0)).toMatchObject([{ id: "", was: "card:QS", from: "zone:trick", to: "zone:won.1" }]);
  });
  it("a pawn goes from space to space, and what stays put stays put", () => {
    const pawn = (at: string) => ({ id: "pawn:1", kind: "pawn", at, seat: 0 });
    const rest = { id: "pawn:2", kind: "pawn", at: "space:9", seat: 1 };
    expect(difference(scene([], [pawn("space:1"), rest]), scene([], [pawn("space:4"), rest]), 0)).toMatchObject([
      { id: "pawn:1", from: "space:1", to: "space:4" },
    ]);
  });
});

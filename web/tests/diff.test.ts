import { describe, expect, it } from "vitest";
import { difference, undealt } from "../src/lib/diff";
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
  it("every card of a full trick goes to whoever took it, though the last trick is shown elsewhere", () => {
    const pieces = ["QS", "2S", "KS", "3S"].map((face, seat) => card(`card:${face}`, face, seat));
    const before = readScene(
      { zones: [zone("zone:trick", "trick", { pieces }), zone("zone:last", "pile", {})], showing: { kind: "trick", title: "", seat: 2 } },
      new Map(),
    );
    const after = scene([zone("zone:trick", "trick", {}), zone("zone:last", "pile", { pieces })]);
    const glides = difference(before, after, 0);
    expect(glides.map((each) => each.was)).toEqual(pieces.map((piece) => piece.id));
    expect(new Set(glides.map((each) => each.to))).toEqual(new Set(["seat:2"]));
  });
  it("a new hand is dealt from the middle, also where a card of it was just seen elsewhere", () => {
    const hand = (faces: string[]) =>
      zone("zone:hand.0", "hand", { seat: 0, pieces: faces.map((face) => card(`card:${face}`, face)), count: faces.length });
    const last = zone("zone:last", "pile", { pieces: [card("last:9H", "9H")] });
    const glides = difference(scene([hand([]), last]), scene([hand(["2C", "9H", "QS", "KD"])]), 0);
    expect(glides.filter((each) => each.id).map((each) => each.from)).toEqual(["deal", "deal", "deal", "deal"]);
  });
  it("cards that are taken up from the table are not dealt", () => {
    const cards = ["2C", "9H", "QS", "KD"].map((face) => card(`card:${face}`, face));
    const before = scene([zone("zone:hand.0", "hand", { seat: 0 }), zone("zone:pile", "row", { pieces: cards })]);
    const after = scene([zone("zone:hand.0", "hand", { seat: 0, pieces: cards }), zone("zone:pile", "row", {})]);
    expect(new Set(difference(before, after, 0).map((each) => each.from))).toEqual(new Set(["zone:pile"]));
  });
  it("a hand that is dealt when the game begins was empty", () => {
    const full = scene([zone("zone:hand.0", "hand", { seat: 0, pieces: [card("a", "2C"), card("b", "3C"), card("c", "4C")] })]);
    expect(undealt(full, 0).zones[0]!.pieces).toEqual([]);
    expect(difference(undealt(full, 0), full, 0).map((each) => each.from)).toEqual(["deal", "deal", "deal"]);
  });
  it("a pawn goes from space to space, and what stays put stays put", () => {
    const pawn = (at: string) => ({ id: "pawn:1", kind: "pawn", at, seat: 0 });
    const rest = { id: "pawn:2", kind: "pawn", at: "space:9", seat: 1 };
    expect(difference(scene([], [pawn("space:1"), rest]), scene([], [pawn("space:4"), rest]), 0)).toMatchObject([
      { id: "pawn:1", from: "space:1", to: "space:4" },
    ]);
  });
});

import { expect, it } from "vitest";
import { after } from "../src/lib/bargain";
import type { Item, Side } from "../src/lib/scene";

const item = (id: string, colour: string, due = 0): Item => ({ id, label: id, text: id, colour, worth: 100, locked: "", due });
const vermont = item("Vermont", "light blue");
const oriental = item("Oriental", "light blue", 5);
const card = item("Chance card", "");
const mine: Side = { seat: 0, items: [vermont, card], money: 500 };
const theirs: Side = { seat: 1, items: [oriental], money: 300 };
const nothing = { items: [], money: 0 };

it("leaves both as they were while nothing is laid out", () => {
  expect(after(mine, nothing, nothing)).toEqual({ money: 500, deeds: 1, cards: 1, due: 0 });
});

it("adds up: what one has less the other has more, but for interest to the bank", () => {
  const [give, get] = [
    { items: [vermont, card], money: 40 },
    { items: [oriental], money: 0 },
  ];
  const [me, them] = [after(mine, give, get), after(theirs, get, give)];
  expect(me).toEqual({ money: 455, deeds: 1, cards: 0, due: 5 });
  expect(them).toEqual({ money: 340, deeds: 1, cards: 1, due: 0 });
  expect(me.money + them.money + me.due + them.due).toBe(mine.money + theirs.money);
});

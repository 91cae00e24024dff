/** What lies on one side of a trade, and what each side holds after it. An item may be named by its id or by its text. */
import type { Item, Side } from "./scene";

export const holds = (list: readonly string[], item: Item): boolean => list.includes(item.id) || list.includes(item.text);

export function toggled(list: string[], item: Item): string[] {
  return holds(list, item) ? list.filter((each) => each !== item.id && each !== item.text) : [...list, item.id];
}

export interface Holding {
  money: number;
  deeds: number;
  cards: number; // that are kept, and are no deeds
  due: number; // of the money: what was paid at once for what was got
}

/** What somebody gives in a trade. */
export interface Part {
  items: readonly Item[];
  money: number;
}

const deedsIn = (items: readonly Item[]): number => items.filter((item) => item.colour !== "").length;

/** What a side holds once it has given something and got something. */
export function after(side: Side, gives: Part, gets: Part): Holding {
  const due = gets.items.reduce((sum, item) => sum + item.due, 0);
  const deeds = deedsIn(side.items) - deedsIn(gives.items) + deedsIn(gets.items);
  const things = side.items.length - gives.items.length + gets.items.length;
  return { money: side.money - gives.money + gets.money - due, deeds, cards: things - deeds, due };
}

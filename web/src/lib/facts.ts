/** What is true of a table, for people to read. How a position is written is not: on a chequered board that is copied from a menu. */
import type { Board } from "./scene";

export type Fact = readonly [string, string];
const WRITTEN = 30; // letters: a line of notation

const written = ([, value]: Fact, board: Board | null): boolean => board?.kind === "chequered" && value.length >= WRITTEN;

const SUITS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };
/** Tiles are written with a dash that no line ends at: "6-4". */
export const unbroken = (text: string): string => text.replace(/(\d)-(?=\d)/g, "$1\u2011");

/** Cards with their suits as they are drawn: "QS 3H" is "Q♠ 3♥"; tiles on one line. */
export const suited = (text: string): string =>
  unbroken(text).replace(/\b(10|[2-9TJQKA])([CDHS])\b/g, (_, rank: string, suit: string) => `${rank === "T" ? "10" : rank}${SUITS[suit]}`);

export function spoken(facts: readonly Fact[], board: Board | null): Fact[] {
  const said = facts.filter((fact) => !written(fact, board));
  return board ? said : said.map(([name, value]): Fact => [name, suited(value)]);
}

export const toCopy = (facts: readonly Fact[], board: Board | null): Fact[] => facts.filter((fact) => written(fact, board));

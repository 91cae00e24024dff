/** What is true of a table, for people to read. How a position is written is not: on a chequered board that is copied from a menu. */
import type { Board } from "./scene";

export type Fact = readonly [string, string];
const WRITTEN = 30; // letters: a line of notation

const written = ([, value]: Fact, board: Board | null): boolean => board?.kind === "chequered" && value.length >= WRITTEN;

export const spoken = (facts: readonly Fact[], board: Board | null): Fact[] => facts.filter((fact) => !written(fact, board));

export const toCopy = (facts: readonly Fact[], board: Board | null): Fact[] => facts.filter((fact) => written(fact, board));

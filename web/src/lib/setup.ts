/** Who sits where at a table that is being set up, and under which clock. */
import { T } from "../text";

export interface Chair {
  kind: "you" | "bot" | "friend" | "here";
  level: string;
  name: string;
  look: string; // the token or colour; "" for any
}

export const CLOCKS: Record<string, Record<string, unknown>> = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 60 },
  game: { kind: "game", seconds: 600, increment: 5 },
  days: { kind: "days", days: 3 },
};

/** Who may sit in a chair: only the first may be one's own. */
export const kinds = (i: number): (readonly [string, string])[] => [
  ...(i === 0 ? [["you", T.setup.you] as const] : []),
  ["bot", T.setup.bot],
  ["friend", T.setup.friend],
  ["here", T.setup.onThisDevice],
];

/** Who may choose a look before the table is made: whoever sits at this device; partners have one between them. */
export const chooses = (chair: Chair, i: number, chairs: readonly Chair[], looks: readonly string[]): boolean =>
  (chair.kind === "you" || chair.kind === "here") && (i < 2 || chairs.length <= looks.length);

/** What they chose, as the house rule says it: "boat - kite". */
export const chosen = (chairs: readonly Chair[], looks: readonly string[]): string =>
  chairs
    .map((chair, i) => (chooses(chair, i, chairs, looks) && chair.look) || "-")
    .join(" ")
    .replace(/[- ]+$/, "");

/** The chairs as a new table is asked for. */
export function seated(chairs: readonly Chair[]): {
  bots: { seat: number; level: string }[];
  sit: number[];
  names: Record<string, string>;
} {
  return {
    bots: chairs.flatMap((each, seat) => (each.kind === "bot" ? [{ seat, level: each.level }] : [])),
    sit: chairs.flatMap((each, seat) => (each.kind === "you" || each.kind === "here" ? [seat] : [])),
    names: Object.fromEntries(
      chairs.flatMap((each, seat) => (each.kind === "here" ? [[String(seat), each.name.trim() || T.names[seat % T.names.length]!]] : [])),
    ),
  };
}

/** How a game came to its end, in words. Pure. */
import type { TableInfo } from "./protocol";
import type { Scene } from "./scene";
import { T } from "../text";
import { money } from "./words";

export interface Placed {
  seat: number;
  name: string;
  won: boolean;
  score: string;
}

/** Whether more is better in what a game counts (1), less (-1), or neither (0): as the winners have it. */
function better(table: TableInfo, counted: ReadonlyMap<number, number>, best: number): number {
  const [won, lost] = [true, false].map((wins) =>
    [...counted].filter(([seat]) => (table.payoffs[seat] === best) === wins).map(([, n]) => n),
  );
  if (best <= 0 || !won!.length || !lost!.length) return 0;
  return Math.min(...won!) >= Math.max(...lost!) ? 1 : Math.max(...won!) <= Math.min(...lost!) ? -1 : 0;
}

/** The players, winners first, then by what the game counts. */
export function placed(table: TableInfo, scene: Scene | null, me: number): Placed[] {
  const best = Math.max(0, ...table.payoffs);
  const rank = (seat: number): number => table.payoffs[seat] ?? 0;
  const counted = new Map(scene?.seats.flatMap(({ seat, score }) => (score === null ? [] : [[seat, score] as const])) ?? []);
  const way = better(table, counted, best);
  const count = (seat: number): number => way * (counted.get(seat) ?? 0);
  return table.seats
    .map(({ seat, name }) => {
      const shown = scene?.seats.find((each) => each.seat === seat);
      const score = shown?.score_says || (shown?.score != null ? T.table.pts(shown.score) : shown?.money != null ? money(shown.money) : "");
      return { seat, name: seat === me ? T.table.you : name, won: best > 0 && rank(seat) === best, score };
    })
    .sort((a, b) => rank(b.seat) - rank(a.seat) || count(b.seat) - count(a.seat));
}

/** The result in a sentence: what the game says, unless it was ended otherwise. */
export function headline(table: TableInfo, scene: Scene | null, me: number): string {
  const [how, who] = table.ending.split(" ");
  const winners = placed(table, scene, me).filter((place) => place.won);
  const names = winners.map((place) => place.name);
  if (how === "resigned")
    return T.over.resigned(
      Number(who) === me,
      table.seats[Number(who)]?.name ?? "",
      names,
      winners.some((place) => place.seat === me),
    );
  if (how === "agreed") return T.over.agreed;
  if (how === "closed" || table.status === "closed") return T.table.closed;
  return scene?.prompt ?? T.table.over;
}

/** A scene of a game that people ended: nothing in it is to be done, and it says how it ended. */
export function atRest(scene: Scene, table: TableInfo, me: number): Scene {
  if ((table.status !== "over" && table.status !== "closed") || scene.choices.length + scene.seats.filter((seat) => seat.turn).length === 0)
    return scene;
  const seats = scene.seats.map((seat) => ({ ...seat, turn: false }));
  return { ...scene, seats, choices: [], buttons: [], bargain: null, prompt: headline(table, scene, me) };
}

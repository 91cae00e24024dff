/** The spaces that a piece walks over. Which space follows which is read from the order of the board and from what lies side by side. */

export interface Place {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const FEW = 4; // a piece goes back a few spaces; further than that it went on, all the way round
const MOST = 44;

const off = (a: Place, b: Place): [number, number] => [Math.abs(a.x + a.w / 2 - b.x - b.w / 2), Math.abs(a.y + a.h / 2 - b.y - b.h / 2)];

function near(a: Place, b: Place): boolean {
  const [dx, dy] = off(a, b);
  return dx <= (a.w + b.w) * 0.75 && dy <= (a.h + b.h) * 0.75;
}

/** The nearest of some spaces that lie beside one, or -1. */
function beside(spaces: readonly Place[], at: number, among: readonly number[]): number {
  const far = (n: number): number => Math.hypot(...off(spaces[at]!, spaces[n]!));
  return among.filter((n) => n !== at && near(spaces[at]!, spaces[n]!)).sort((a, b) => far(a) - far(b))[0] ?? -1;
}

/** Rows of spaces that follow each other. The first is the track; a space that stands alone is on no way. */
function rows(spaces: readonly Place[]): number[][] {
  const found: number[][] = [];
  for (const n of spaces.keys()) {
    if (n > 0 && near(spaces[n - 1]!, spaces[n]!)) found.at(-1)!.push(n);
    else found.push([n]);
  }
  return found.filter((row) => row.length > 1);
}

/** For each space, those that may follow it: the next, the one that closes the track, the first of a side way. */
function following(spaces: readonly Place[]): Map<number, number[]> {
  const next = new Map<number, number[]>();
  const leads = (from: number, to: number): void => void next.set(from, [...(next.get(from) ?? []), to]);
  const [track, ...sideways] = rows(spaces);
  if (!track) return next;
  for (const row of [track, ...sideways]) for (const n of row.slice(1)) leads(n - 1, n);
  const last = track.at(-1)!;
  const closes = track.length > 3 ? beside(spaces, last, track.slice(0, -2)) : -1;
  if (closes >= 0) leads(last, closes);
  for (const row of sideways) {
    const branch = beside(spaces, row[0]!, track);
    if (branch >= 0) leads(branch, row[0]!);
  }
  return next;
}

function turnedRound(next: ReadonlyMap<number, number[]>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [from, all] of next) for (const to of all) found.set(to, [...(found.get(to) ?? []), from]);
  return found;
}

/** The shortest way along what follows, without its first space; null where none leads there. */
function way(next: ReadonlyMap<number, number[]>, from: number, to: number): number[] | null {
  let ends: number[][] = [[from]];
  const seen = new Set([from]);
  for (let steps = 0; steps < MOST && ends.length; steps++) {
    const found = ends.find((path) => path.at(-1) === to);
    if (found) return found.slice(1);
    ends = ends.flatMap((path) => (next.get(path.at(-1)!) ?? []).filter((n) => !seen.has(n) && seen.add(n)).map((n) => [...path, n]));
  }
  return null;
}

/** The spaces a piece walks over, space by space, on a track whose spaces follow each other; else only the last. */
export function walk(spaces: readonly Place[], from: string, to: string): string[] {
  const [a, b] = [from, to].map((id) => spaces.findIndex((space) => space.id === id)) as [number, number];
  if (a < 0 || b < 0 || a === b) return [to];
  const next = following(spaces);
  const on = way(next, a, b);
  const back = way(turnedRound(next), a, b);
  const few = back && back.length <= FEW && (!on || on.length > back.length);
  return ((few ? back : (on ?? back)) ?? [b]).map((n) => spaces[n]!.id);
}

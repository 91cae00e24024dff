/** How a board is drawn: which way a space faces, how its words fit, where pieces stand on it. Pure. */
import type { Board, Mark, Piece, Scene, Space } from "./scene";

export type Facing = "n" | "e" | "s" | "w" | "corner" | "inside";

/** Which edge of the board a space lies at. */
export function facing(board: Board, space: Space): Facing {
  const near = Math.min(board.width, board.height) * 0.01;
  const at = {
    n: space.y <= near,
    s: space.y + space.h >= board.height - near,
    w: space.x <= near,
    e: space.x + space.w >= board.width - near,
  };
  const found = (["n", "s", "w", "e"] as const).filter((side) => at[side]);
  return found.length > 1 ? "corner" : (found[0] ?? "inside");
}

/** Where the n-th of several pieces stands on a space, as shares of its width and height from its middle. */
export function standing(index: number, count: number): { x: number; y: number } {
  if (count === 1) return { x: 0, y: 0 };
  const columns = count <= 3 ? count : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const inRow = index < (rows - 1) * columns ? columns : count - (rows - 1) * columns;
  const column = index % columns;
  const row = Math.floor(index / columns);
  const step = columns <= 2 ? 0.36 : 0.62 / (columns - 1);
  return { x: (column - (inRow - 1) / 2) * step, y: rows === 1 ? 0 : (row - (rows - 1) / 2) * (0.6 / (rows - 1)) };
}

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  w: number;
}

/** Every piece on the board with its middle and width, in board units. */
export function stand(scene: Scene, board: Board, inset: boolean): Standing[] {
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const groups = new Map<string, Piece[]>();
  for (const piece of scene.pieces) groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  const out: Standing[] = [];
  for (const [at, group] of groups) {
    const space = spaces.get(at);
    if (!space) continue;
    for (const [i, piece] of group.entries()) out.push(place(board, space, piece, i, group.length, inset));
  }
  return out;
}

const WIDTHS: Record<string, number> = {
  man: 0.92,
  card: 0.9,
  tile: 0.5,
  peg: 1.9,
  pawn: 0.62,
  token: 0.72,
  house: 0.4,
  chip: 0.7,
  die: 0.8,
  deed: 0.9,
};

function place(board: Board, space: Space, piece: Piece, i: number, count: number, inset: boolean): Standing {
  const usual = Math.min(...board.spaces.map((each) => Math.min(each.w, each.h)));
  const least = piece.kind === "token" ? Math.min(space.w, space.h, usual) : Math.min(space.w, space.h);
  const crowd = count === 1 ? 1 : count === 2 ? 0.78 : count <= 4 ? 0.62 : 0.5;
  const unit = piece.kind === "pawn" && least > 1.6 ? 1 : least;
  const w = unit * (WIDTHS[piece.kind] ?? 0.7) * (piece.kind === "peg" ? 1 : Math.max(crowd, unit < least ? (count > 3 ? 0.66 : 0.9) : 0));
  const off = standing(i, count);
  if (space.shape === "area") off.y *= 0.55;
  if (piece.kind === "chip") off.y -= 0.1; // what is marked on the space shows below it
  let x = space.x + space.w * (0.5 + off.x);
  let y = space.y + space.h * (0.5 + off.y) - (space.shape === "area" && space.label ? space.h * 0.1 : 0);
  if (inset && piece.kind === "token") [x, y] = inside(board, space, i, count, w);
  if (inset && piece.kind === "pawn" && space.shape !== "area") return lowered(space, piece, i, count);
  return { piece, x, y, w };
}

const PAWN = 0.38; // of a space's width
const TALL = 4 / 3; // a pawn's height for its width
const BASE = 0.38; // of its height, from where it is anchored down to its foot

/** Pawns on a track with words stand at the foot of the space, beside its middle, so that its name can be read. */
function lowered(space: Space, piece: Piece, i: number, count: number): Standing {
  const w = Math.min(space.w, space.h) * PAWN * (count > 3 ? 0.8 : 1);
  const step = count > 1 ? Math.min(w * 0.8, (space.w - w) / (count - 1)) : 0;
  const x = space.x + (count === 1 ? space.w * 0.8 : space.w / 2 + (i - (count - 1) / 2) * step);
  return { piece, x, y: space.y + space.h * 0.97 - w * TALL * BASE, w };
}

/** Tokens on a property board stand just inside the track, so that they cover no name. */
function inside(board: Board, space: Space, i: number, count: number, w: number): [number, number] {
  const side = facing(board, space);
  const [cx, cy] = [space.x + space.w / 2, space.y + space.h / 2];
  const shift = (i - (count - 1) / 2) * w * (count > 3 ? 0.55 : 0.8);
  const deep = w * 0.36;
  if (side === "s") return [cx + shift, space.y - deep];
  if (side === "n") return [cx + shift, space.y + space.h + deep];
  if (side === "w") return [space.x + space.w + deep, cy + shift];
  if (side === "e") return [space.x - deep, cy + shift];
  const low = cy + space.h * 0.14; // on a corner there is room, below its name
  return [cx + (i - (count - 1) / 2) * Math.min(w * 0.8, (space.w - w) / Math.max(1, count - 1)), low];
}

/** Marks by the space they stand on. */
export function marksOf(marks: readonly Mark[]): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const mark of marks) found.set(mark.space, [...(found.get(mark.space) ?? []), mark]);
  return found;
}

/** A space as it is spoken: what it is, what stands on it, and what is marked on it. */
export function spokenSpace(space: Space, pieces: readonly Piece[], marks: readonly Mark[]): string {
  const name = space.says || [space.label, space.note].filter(Boolean).join(", ") || space.id.replace("space:", "");
  return [
    name,
    ...pieces.map((piece) => piece.says || piece.face),
    ...marks.map((mark) => mark.says || (mark.kind === "last" ? "" : mark.text)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Chains of holes that follow each other: the grooves of a peg board. */
export function grooves(board: Board): { x: number; y: number }[][] {
  const chains: { x: number; y: number; space: Space }[][] = [];
  for (const space of board.spaces) {
    const point = { x: space.x + space.w / 2, y: space.y + space.h / 2, space };
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const far = last ? Math.hypot(point.x - last.x, point.y - last.y) : Infinity;
    if (chain && last && far <= Math.max(space.w, last.space.w, 1) * 2.6 && space.colour === last.space.colour) chain.push(point);
    else chains.push([point]);
  }
  return chains.filter((chain) => chain.length > 3);
}

export interface Slide {
  part: "start" | "middle" | "end";
  turn: number;
}

/** Which way each part of a slide points: towards the space that follows it in the list. */
export function slideWays(spaces: readonly Space[]): Map<string, Slide> {
  const ways = new Map<string, Slide>();
  for (const [i, space] of spaces.entries()) {
    if (!space.art.startsWith("slide")) continue;
    const part = space.art.endsWith("start") ? "start" : space.art.endsWith("end") ? "end" : "middle";
    const [from, to] = part === "end" ? [spaces[i - 1] ?? space, space] : [space, spaces[i + 1] ?? space];
    ways.set(space.id, { part, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI });
  }
  return ways;
}

/** The board seen from the other side. */
export const flipped = (board: Board): Board => ({
  ...board,
  spaces: board.spaces.map((space) => ({ ...space, x: board.width - space.x - space.w, y: board.height - space.y - space.h })),
});

export interface Coordinate {
  text: string;
  x: number;
  y: number;
  light: boolean; // stands on a dark square
}

/** Names at the edge of a board whose squares are called by letter and figure; numbers in the squares of one that counts them. */
export function coordinates(board: Board): Coordinate[] {
  if (board.kind !== "chequered") return [];
  const found: Coordinate[] = [];
  const numbered = board.spaces.some((space) => /^space:\d+$/.test(space.id));
  for (const space of board.spaces) {
    const name = space.id.replace("space:", "");
    const [, file, rank] = /^([a-z])(\d+)$/.exec(name) ?? [];
    const light = space.colour === "dark";
    if (numbered && file) continue; // squares that nobody plays on
    if (file && space.y + space.h >= board.height)
      found.push({ text: file, x: space.x + space.w - 0.1, y: space.y + space.h - 0.07, light });
    if (rank && space.x <= 0) found.push({ text: rank, x: space.x + 0.1, y: space.y + 0.23, light });
    if (/^\d+$/.test(name)) found.push({ text: name, x: space.x + (name.length > 1 ? 0.19 : 0.14), y: space.y + 0.24, light });
  }
  return found;
}

/** Where things lie: fans of cards, lines of dominoes, seats around a table, the empty middle of a board. Pure arithmetic. */
import type { Board, Piece, Space } from "./scene";

export interface Laid {
  x: number;
  y: number;
  turn: number;
  z: number;
}

/** Rows of a hand on a narrow screen: each card shows at least `strip` pixels. */
export function rowsOf(count: number, width: number, card: number, strip = 46): number {
  const perRow = Math.max(1, Math.floor((width - card) / strip) + 1);
  return Math.max(1, Math.ceil(count / perRow));
}

/** How many cards go in each row: evenly, and at a change of suit where one is near. */
export function splitRows(pieces: readonly Piece[], rows: number): Piece[][] {
  const out: Piece[][] = [];
  let left = [...pieces];
  for (let row = 0; row < rows; row++) {
    let take = Math.ceil(left.length / (rows - row));
    if (row < rows - 1) {
      const suit = (i: number): string => left[i]?.face.slice(-1) ?? "";
      const other = [take, take - 1].find((n) => n > 0 && suit(n - 1) !== suit(n));
      take = other ?? take;
    }
    out.push(left.slice(0, take));
    left = left.slice(take);
  }
  return out;
}

const DROP = 30; // pixels that the outermost cards of a fan lie lower, at most

/** A fan: x of the left edge, y downwards from the top of the highest card. However many cards, it stays a fan. */
export function fan(count: number, width: number, card: number, most: number, curve: number): Laid[] {
  const bend = Math.min(curve, count > 1 ? DROP / ((count - 1) / 2) ** 2 : curve);
  const step = count > 1 ? Math.min(most, (width - card) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const t = i - (count - 1) / 2;
    return { x: width / 2 + t * step - card / 2, y: bend * t * t, turn: bend * t * 1.05, z: i };
  });
}

export interface LineTile {
  id: string;
  a: number;
  b: number;
  x: number;
  y: number;
  turn: number;
  tall: boolean;
  piece: Piece;
}
export interface LineEnd {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface LaidLine {
  tiles: LineTile[];
  ends: LineEnd[];
  left: number;
  top: number;
  width: number;
  height: number;
}

const pips = (piece: Piece): [number, number] => {
  const [a, b] = piece.face.split("-").map(Number);
  return [a ?? 0, b ?? 0];
};

/**
 * A line of play, in units of half a tile. It grows both ways from the middle and turns at the edge: one tile lies across the
 * turn, a double never turns, rows keep a tile's width between them. Tiles are given left to right, each face as it lies ("left-right").
 */
export function layLine(
  pieces: readonly Piece[],
  spots: readonly { id: string }[],
  reach: number,
  middle = Math.floor(pieces.length / 2),
): LaidLine {
  const tiles: LineTile[] = [];
  const ends: LineEnd[] = [];
  const first = pieces[middle];
  if (first) {
    const [a, b] = pips(first);
    const double = a === b;
    const half = double ? 0.5 : 1;
    tiles.push({ id: first.id, a, b, x: -half, y: double ? -0.5 : 0, turn: double ? 0 : -90, tall: double, piece: first });
    const right = arm(pieces.slice(middle + 1), half, 1, reach, tiles);
    const left = arm(pieces.slice(0, middle).reverse(), -half, -1, reach, tiles);
    const [leftSpot, rightSpot] = spots;
    if (leftSpot) ends.push({ id: leftSpot.id, ...left });
    if (rightSpot) ends.push({ id: rightSpot.id, ...right });
  } else if (spots[0]) ends.push({ id: spots[0].id, x: -1, y: 0, w: 2, h: 1 });
  for (const [i, spot] of spots.slice(first ? 2 : 1).entries()) ends.push({ id: spot.id, x: -1 + i * 2.4, y: 2.6, w: 2, h: 1 });
  return frame(tiles, ends);
}

function arm(pieces: Piece[], start: number, way: 1 | -1, reach: number, tiles: LineTile[]): Omit<LineEnd, "id"> {
  let x = start; // the open edge
  let y = 0; // top of the row
  let dx: number = way;
  const dy = way; // the right arm goes down, the left arm up
  let justTurned = false;
  for (const piece of pieces) {
    const [l, r] = pips(piece);
    const [near, far] = way > 0 ? [l, r] : [r, l];
    const double = l === r;
    const need = double && !justTurned ? 1 : 2;
    const edge = Math.abs(x + dx * need) > reach && Math.sign(x) === dx;
    if (edge && !double) {
      const left = dx > 0 ? x : x - 1;
      tiles.push({
        id: piece.id,
        a: dy > 0 ? near : far,
        b: dy > 0 ? far : near,
        x: left,
        y: dy > 0 ? y : y - 1,
        turn: 0,
        tall: true,
        piece,
      });
      y += 2 * dy;
      dx = -dx;
      x = dx > 0 ? left : left + 1;
      justTurned = true;
      continue;
    }
    if (double && !justTurned) {
      tiles.push({ id: piece.id, a: l, b: r, x: dx > 0 ? x : x - 1, y: y - 0.5, turn: 0, tall: true, piece });
      x += dx;
    } else {
      const [a, b] = dx > 0 ? [near, far] : [far, near];
      tiles.push({ id: piece.id, a, b, x: dx > 0 ? x : x - 2, y, turn: -90, tall: false, piece });
      x += 2 * dx;
    }
    justTurned = false;
  }
  if (Math.abs(x + dx * 2) > reach + 2 && Math.sign(x) === dx) return { x: dx > 0 ? x : x - 1, y: dy > 0 ? y : y - 1, w: 1, h: 2 };
  return { x: dx > 0 ? x : x - 2, y, w: 2, h: 1 };
}

function frame(tiles: LineTile[], ends: LineEnd[]): LaidLine {
  const boxes = [...tiles.map((tile) => ({ x: tile.x, y: tile.y, w: tile.tall ? 1 : 2, h: tile.tall ? 2 : 1 })), ...ends];
  const left = Math.min(0, ...boxes.map((box) => box.x));
  const top = Math.min(0, ...boxes.map((box) => box.y));
  const right = Math.max(1, ...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(1, ...boxes.map((box) => box.y + box.h));
  return { tiles, ends, left, top, width: right - left, height: bottom - top };
}

/** The tiles of a line, each turned so that it meets its neighbours, as "left-right". */
export function oriented(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const [a, b] = pips(piece);
    const next = pieces[i + 1];
    const before = out[i - 1];
    const turn = before
      ? a !== pips(before)[1] && b === pips(before)[1]
      : next !== undefined && !pips(next).includes(b) && pips(next).includes(a);
    out.push(turn ? { ...piece, face: `${b}-${a}` } : piece);
  }
  return out;
}

/** Where a seat sits, seen from `me`: 0 bottom, then clockwise (left is 0.25, top 0.5, right 0.75). */
export function around(seat: number, me: number, seats: number): number {
  return ((((seat - Math.max(0, me)) % seats) + seats) % seats) / seats;
}

/** The others, clockwise from my left, as those on the left side, along the top, and on the right side. */
export function sides(seats: number, me: number): { left: number[]; top: number[]; right: number[] } {
  const start = me >= 0 ? me + 1 : 0;
  const count = me >= 0 ? seats - 1 : seats;
  const others = Array.from({ length: count }, (_, i) => (start + i) % seats);
  if (count <= 1) return { left: [], top: others, right: [] };
  if (count === 2) return { left: [others[0]!], top: [], right: [others[1]!] };
  return { left: [others[0]!], top: others.slice(1, -1), right: [others[count - 1]!] };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A space so large that it is the board's own ground, not a place to stand. */
export const isBackdrop = (board: Board, space: Space): boolean =>
  space.shape === "area" && space.w * space.h > board.width * board.height * 0.15;

/** The largest free rectangle around the middle of a board, or null if the middle is taken. */
export function hollow(board: Board): Box | null {
  const step = Math.min(board.width, board.height) / 60;
  const solid = board.spaces.filter((space) => !isBackdrop(board, space));
  const hits = (box: Box): boolean =>
    solid.some(
      (space: Space) =>
        box.x < space.x + space.w - 0.01 &&
        space.x + 0.01 < box.x + box.w &&
        box.y < space.y + space.h - 0.01 &&
        space.y + 0.01 < box.y + box.h,
    );
  const box: Box = { x: board.width / 2 - step, y: board.height / 2 - step, w: 2 * step, h: 2 * step };
  if (hits(box)) return null;
  const wider = (way: number): Box =>
    way < 2
      ? { ...box, x: box.x - (way === 0 ? step : 0), w: box.w + step }
      : { ...box, y: box.y - (way === 2 ? step : 0), h: box.h + step };
  const free = (next: Box): boolean =>
    next.x >= 0 && next.y >= 0 && next.x + next.w <= board.width && next.y + next.h <= board.height && !hits(next);
  for (let growing = true; growing;) {
    growing = false;
    for (let way = 0; way < 4; way++) {
      const next = wider(way);
      if (!free(next)) continue;
      Object.assign(box, next);
      growing = true;
    }
  }
  return box.w * box.h >= board.width * board.height * 0.08 ? box : null;
}

/** Words in lines that fit a width of `most` letters. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The order of a hand: as it came, or by suit, or by rank. */
export function sorted(pieces: readonly Piece[], by: string): Piece[] {
  if (by === "dealt") return [...pieces];
  const rank = (piece: Piece): number => "23456789TJQKA".indexOf(piece.face.replace("10", "T").charAt(0));
  const suit = (piece: Piece): number => "CDSH".indexOf(piece.face.slice(-1));
  const tile = (piece: Piece): number =>
    piece.face
      .split("-")
      .map(Number)
      .reduce((sum, n, i) => sum + n * (i ? 1 : 10), 0);
  const key = (piece: Piece): number =>
    piece.kind === "tile"
      ? tile(piece)
      : piece.kind !== "card" || suit(piece) < 0
        ? 0
        : by === "suit"
          ? suit(piece) * 20 - rank(piece)
          : -rank(piece) * 5 + suit(piece);
  return pieces
    .map((piece, i) => ({ piece, i }))
    .sort((a, b) => key(a.piece) - key(b.piece) || a.i - b.i)
    .map(({ piece }) => piece);
}

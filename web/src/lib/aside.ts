/** Where something that floats covers least of what matters, near what it speaks of. Pure: boxes in, a place out. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Matter extends Box {
  weight: number; // how much worse it is to cover this than a bare table
}
/** The side of something on which a bubble stands, and where along its edge the tip is. */
export interface Tip {
  side: "above" | "below" | "left" | "right" | "none";
  at: number;
}

const FAR = 30; // a step away from what is meant is as bad as covering so much of the table
const GAP = 20; // for the tip, and the light round what is meant
const CORNER = 26;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const between = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, other - from - size, from - other - otherSize);
const apart = (a: Box, b: Box): number => between(a.x, a.width, b.x, b.width) + between(a.y, a.height, b.y, b.height);
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** The best place inside a room for a box of that size; of equal ones the first, from the top and the right. */
export function aside(
  size: { width: number; height: number },
  room: Box,
  matters: readonly Matter[],
  near: Box | null = null,
  step = 12,
): { x: number; y: number } {
  const [right, bottom] = [room.x + room.width - size.width, Math.max(room.y, room.y + room.height - size.height)];
  const columns = right - room.x > 40 ? [right, room.x, (room.x + right) / 2] : [(room.x + right) / 2];
  const rows: number[] = [];
  for (let y = room.y; y <= bottom; y += step) rows.push(y);
  if (near) {
    if (columns.length > 1)
      for (const x of [near.x + near.width / 2 - size.width / 2, near.x - size.width - GAP, near.x + near.width + GAP])
        columns.push(clamp(x, room.x, right));
    for (const y of [near.y - size.height - GAP, near.y + near.height + GAP]) if (y >= room.y && y <= bottom) rows.push(y);
  }
  let best = { x: columns[0]!, y: room.y, cost: Infinity };
  for (const x of columns)
    for (const y of rows) {
      const here = { x, y, ...{ width: size.width, height: size.height } };
      const covered = matters.reduce((sum, matter) => sum + matter.weight * shared(matter, here), 0);
      const gap = near ? apart(here, near) : GAP;
      const cost = covered + FAR * Math.abs(gap - GAP);
      if (cost < best.cost - 1) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}

/** Where a bubble's tip goes: towards what it stands beside, or nowhere if it stands far off or over it. */
export function tip(bubble: Box, meant: Box | null): Tip {
  if (!meant || apart(bubble, meant) > 60) return { side: "none", at: 0 };
  const across = { x: bubble.x + CORNER, right: bubble.x + bubble.width - CORNER };
  const along = { y: bubble.y + CORNER, bottom: bubble.y + bubble.height - CORNER };
  const [x, y] = [meant.x + meant.width / 2, meant.y + meant.height / 2];
  const overlapX = meant.x + meant.width > across.x && meant.x < across.right;
  const overlapY = meant.y + meant.height > along.y && meant.y < along.bottom;
  const at = { x: clamp(x, across.x, across.right) - bubble.x, y: clamp(y, along.y, along.bottom) - bubble.y };
  if (overlapX && bubble.y + bubble.height <= meant.y) return { side: "above", at: at.x };
  if (overlapX && bubble.y >= meant.y + meant.height) return { side: "below", at: at.x };
  if (overlapY && bubble.x + bubble.width <= meant.x) return { side: "left", at: at.y };
  if (overlapY && bubble.x >= meant.x + meant.width) return { side: "right", at: at.y };
  return { side: "none", at: 0 };
}

/** Boxes that touch are one; what lies inside another is part of it. */
export function merged(boxes: readonly Box[], pad: number): Box[] {
  const found: Box[] = [];
  for (const box of boxes.map((each) => ({
    x: each.x - pad,
    y: each.y - pad,
    width: each.width + 2 * pad,
    height: each.height + 2 * pad,
  }))) {
    const inside = found.findIndex((each) => shared(each, box) >= 0.6 * Math.min(each.width * each.height, box.width * box.height));
    if (inside < 0) found.push(box);
    else found[inside] = around([found[inside]!, box])!;
  }
  return found;
}

/** The box round all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))];
  return { x, y, width: right - x, height: bottom - y };
}

/** Where something that floats covers least of what matters. Pure: boxes in, a place out. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Matter extends Box {
  weight: number; // how much worse it is to cover this than a bare table
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The best place inside a room for a box of that size; of equal ones the first, from the top and the right. */
export function aside(size: { width: number; height: number }, room: Box, matters: readonly Matter[], step = 12): { x: number; y: number } {
  const [right, bottom] = [room.x + room.width - size.width, room.y + room.height - size.height];
  const columns = right - room.x > 40 ? [right, room.x, (room.x + right) / 2] : [(room.x + right) / 2];
  let best = { x: columns[0]!, y: room.y, cost: Infinity };
  for (const x of columns)
    for (let y = room.y; y <= Math.max(room.y, bottom); y += step) {
      const cost = matters.reduce(
        (sum, matter) => sum + matter.weight * shared(matter, { x, y, width: size.width, height: size.height }),
        0,
      );
      if (cost < best.cost - 1) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}

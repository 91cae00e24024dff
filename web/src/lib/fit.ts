/** How large things may be drawn so that everything on the table fits. Pure. */
import { size, type Zone } from "./scene";

const LABEL = 26;
const GAP = 22;

export interface Extent {
  w: number;
  h: number;
}

/** About how much room a zone takes when a card is `w` wide, its name included. */
export function extent(zone: Zone, w: number, seats: number): Extent {
  const box = pieces(zone, w, seats);
  return { w: Math.max(box.w, zone.label.length * 7 + (zone.seat >= 0 ? 24 : 0)), h: box.h };
}

/** How wide the cards (or half of it: tiles) of a trick may be, however many lie already. */
export function trickWidth(tiles: boolean, width: number, height: number, seats: number, most: number): number {
  const wide = Math.min((width - 30) / (seats > 4 ? 4.1 : 3.44), (height - 12) / ((tiles ? 2 : 1.4) * 2.14));
  return Math.max(32, Math.min(most, Math.floor(tiles ? wide / 0.62 : wide)));
}

/** Whether the things of a row lie one over the other: many, and what somebody has laid down. */
export const overlaps = (zone: Zone): boolean =>
  zone.kind === "meld" || zone.pieces.length > 5 || (zone.seat >= 0 && zone.pieces.length > 2);

function pieces(zone: Zone, w: number, seats: number): Extent {
  const kind = zone.pieces[0]?.kind ?? "card";
  const n = Math.max(1, zone.pieces.length + zone.spots.length);
  if (zone.kind === "trick") {
    const wide = kind === "tile" ? w * 0.62 : w;
    return { w: wide * (seats > 4 ? 4.1 : 3.44) + 30, h: wide * (kind === "tile" ? 2 : 1.4) * 2.14 + 12 };
  }
  if (zone.kind === "count") return { w: 96, h: 84 + LABEL };
  if (zone.kind === "pile" || (zone.kind === "hand" && zone.pieces.length === 0)) {
    const wide = kind === "tile" ? w * 0.5 : w;
    return { w: wide + 8, h: wide * (kind === "tile" ? 2 : 1.4) + 8 + LABEL };
  }
  if (kind === "die") {
    const side = Math.max(44, w * 0.6) + 8;
    return { w: side * n, h: side + LABEL };
  }
  if (kind === "deed") return { w: Math.min(n, 5) * 92, h: Math.ceil(n / 5) * 84 + LABEL };
  const wide = kind === "tile" ? w * 0.5 : kind === "card" ? w : Math.max(34, w * 0.45);
  const tall = kind === "card" ? 1.4 : kind === "tile" ? 2 : 1;
  const step = overlaps(zone) && kind === "card" ? wide * 0.48 + 6 : wide + 6;
  return { w: wide + (n - 1) * step, h: wide * tall + LABEL };
}

/** The height that these zones need, laid in rows across a width. */
export function flow(zones: readonly Zone[], w: number, width: number, seats: number): number {
  let total = 0;
  let row = { w: 0, h: 0 };
  for (const zone of zones) {
    const box = extent(zone, w, seats);
    const rows = Math.max(1, Math.ceil(box.w / Math.max(1, width)));
    if (row.w > 0 && row.w + GAP + box.w > width) {
      total += row.h + GAP / 2;
      row = { w: 0, h: 0 };
    }
    row = { w: row.w + (row.w ? GAP : 0) + Math.min(box.w, width), h: Math.max(row.h, box.h * rows) };
  }
  return total + row.h;
}

/** The largest card width between two bounds at which everything fits. */
export function fitWidth(zones: readonly Zone[], width: number, height: number, seats: number, most: number, least = 40): number {
  for (let w = most; w > least; w -= 4) if (flow(zones, w, width, seats) <= height) return w;
  return least;
}

const isDice = (zone: Zone): boolean => zone.pieces.length > 0 && zone.pieces.every((piece) => piece.kind === "die");

/** What somebody laid down or threw, which shows what it is: a mark, for whose it is, is name enough where room is short. */
export const brief = (zone: Zone): boolean =>
  zone.kind === "row" &&
  zone.seat >= 0 &&
  zone.touch === "" &&
  (isDice(zone) || (zone.says === "" && zone.pieces.every((piece) => piece.kind === "card")));

/** The height that such rows need, at most. */
export function briefly(zones: readonly Zone[], w: number, width: number): number {
  const things = (zone: Zone): number =>
    isDice(zone) ? zone.pieces.length * (w * 0.6 + 3) : w * (1 + 0.48 * Math.max(0, zone.pieces.length - 1));
  const widths = zones.map((zone) => 40 + things(zone));
  if (zones.length === 0) return 0;
  if (!zones.every(isDice)) return Math.ceil(widths.reduce((sum, each) => sum + each, 0) / width) * (w * 1.4 + 8);
  return Math.ceil(zones.length / Math.max(1, Math.floor(width / Math.max(...widths)))) * (w * 0.6 + 8);
}

/** Whether a zone has anything to show on the table itself. */
export function onTable(zone: Zone, me: number): boolean {
  if (zone.kind === "hand") return zone.seat !== me && zone.pieces.some((piece) => piece.face !== "");
  if (zone.kind === "deeds" && zone.seat >= 0) return false; // in the seat's own panel
  const quiet = zone.kind === "row" || zone.kind === "meld" || zone.kind === "deeds";
  return !quiet || size(zone) > 0 || zone.spots.length > 0 || zone.touch !== "";
}

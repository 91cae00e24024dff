/** How the ground of a board is drawn: letters, colours and strips of its spaces. Pure. */
import { spaceArt } from "../art/pieces";
import { facing } from "./board";
import { colour } from "./colours";
import { fitWords, wide } from "./lettering";
import type { Board, Mark, Space } from "./scene";

export interface Lettering {
  lines: string[];
  size: number;
  x: number;
  y: number;
  w: number;
  h: number;
  note: string;
  nsize: number;
  ny: number;
  ic: { x: number; y: number; s: number } | null;
}

/** Words are upright everywhere; inside a winding track every bar is on top. */
export const turned = (board: Board, space: Space): string => {
  const side = facing(board, space);
  return board.kind === "loop" && side === "inside" ? "s" : side;
};

/** Whether something stands where the price would. */
export const isMarked = (marks: readonly Mark[]): boolean =>
  marks.some((mark) => !["houses", "hotel", "last"].includes(mark.kind) && mark.text !== "");

export const bar = (space: Space): number => Math.min(space.w, space.h) * 100 * 0.24;

/** The largest that the words of a space are written. */
function largest(board: Board, space: Space, side: string): number {
  const least = Math.min(space.w, space.h) * 100;
  if (board.kind === "grid") return least * 0.36;
  if (side === "corner") return 24;
  return space.shape === "area" ? least * 0.17 : Math.min(16.5, least * 0.24);
}

/** How a space's words, drawing and price lie on it, in hundredths of a unit. */
export function words(board: Board, space: Space, side: string, marked: boolean, type = 1): Lettering {
  const loop = board.kind === "loop";
  const [w, h] = [space.w * 100, space.h * 100];
  const upright = side === "n" || side === "s" || side === "corner" || side === "inside";
  const bare = !(loop && space.colour && side !== "corner");
  const b = bare ? 0 : bar(space);
  const art = spaceArt(space.art);
  const pad = Math.min(w, h) * 0.06;
  let [x, y, bw, bh] = [pad, pad, w - 2 * pad, h - 2 * pad];
  if (!bare) {
    if (side === "s") [y, bh] = [y + b, bh - b];
    if (side === "n") bh -= b;
    if (side === "w") bw -= b;
    if (side === "e") [x, bw] = [x + b, bw - b];
  }
  const note = marked ? "" : space.note;
  const under = note || marked ? Math.min(26 * type, bh * 0.3) : 0;
  const icon = art
    ? upright
      ? Math.min(bw * 0.62, bh * (space.label ? 0.36 : 0.8))
      : space.label
        ? Math.min(bw * 0.32, bh * 0.7)
        : Math.min(bw, bh) * 0.8
    : 0;
  const textW = art && !upright && space.label ? bw - icon - 4 : bw;
  const textH = bh - under - (art && upright && space.label ? icon : 0);
  const fit = fitWords(space.label, textW, Math.max(8, textH), type * largest(board, space, side));
  const block = fit.lines.length * fit.size * 1.12;
  const left = art && !upright && side === "e" && space.label ? x + icon + 4 : x;
  const top =
    space.shape === "area" || space.shape === "circle"
      ? y + bh - block - under - (space.shape === "circle" ? h * 0.1 : 0)
      : loop
        ? y + (upright ? (side === "corner" ? 6 : 2) : (bh - under - block) / 2)
        : y + (bh - under - block - (art && upright && space.label ? icon : 0)) / 2;
  const ic = art
    ? upright
      ? { x: x + (bw - icon) / 2, y: iconTop(space, { y, bh }, top + block, icon), s: icon / 64 }
      : { x: side === "e" ? x : x + bw - icon, y: y + (bh - icon) / 2, s: icon / 64 }
    : null;
  const ny = loop && upright ? y + bh - 5 : top + block + (art && upright && space.label ? icon : 0) + under * 0.72;
  const nsize = Math.min(15 * type, Math.max(9, fit.size), note ? textW / (wide(note) * 1.06) : 15);
  return { lines: fit.lines, size: fit.size, x: left + textW / 2, y: top, w: textW, h: textH, note, nsize, ny, ic };
}

/** A drawing hangs below the words; where these stand at the foot, above them. */
function iconTop(space: Space, box: { y: number; bh: number }, under: number, icon: number): number {
  if (!space.label) return box.y + (box.bh - icon) / 2;
  return space.shape === "area" ? box.y + 2 : under + 2;
}

export function fill(board: Board, space: Space): string {
  if (board.kind === "loop") return "var(--board)";
  if (board.kind === "chequered") return colour(space.colour, "var(--square-light)");
  if (space.shape === "hole") return "var(--hole)";
  if (!space.colour) return space.shape === "area" ? "rgb(255 255 255 / .5)" : "#fffdf6";
  return space.shape === "area"
    ? `color-mix(in srgb, ${colour(space.colour)} 82%, #fff)`
    : space.shape === "circle"
      ? colour(space.colour)
      : `color-mix(in srgb, ${colour(space.colour)} ${space.label ? 45 : 62}%, #fffdf6)`;
}
/** Whether words on a space are dark. */
export const darkWords = (space: Space): boolean =>
  !(
    (space.shape === "circle" || space.shape === "area") &&
    space.colour !== "" &&
    !["yellow", "white", "light", "light blue", "cream", "orange", "silver", "gold"].includes(space.colour)
  );
/** The coloured strip of a property. */
export const strip = (space: Space, side: string): { x: number; y: number; w: number; h: number } => {
  const b = bar(space);
  const [w, h] = [space.w * 100, space.h * 100];
  return side === "s"
    ? { x: 0, y: 0, w, h: b }
    : side === "n"
      ? { x: 0, y: h - b, w, h: b }
      : side === "w"
        ? { x: w - b, y: 0, w: b, h }
        : { x: 0, y: 0, w: b, h };
};

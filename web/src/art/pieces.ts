/** Everything that stands or lies on a table besides cards: marks, tokens, pawns, men, tiles, dice, pegs, houses. */
import { DOTS, glyph, RANK, star4 } from "./suits";

/** A seat is a colour and a shape: twelve of each, in a box of 24. */
export const SEATMARK: Record<number, string> = {
  1: '<circle cx="12" cy="12" r="9"/>',
  2: '<rect x="3.5" y="3.5" width="17" height="17" rx="1.5"/>',
  3: '<path d="M12 2.5 22 20.5H2Z"/>',
  4: '<path d="M12 1 21.5 12 12 23 2.5 12Z"/>',
  5: '<path d="m12 1.5 3 7 7.5.6-5.7 5 1.7 7.4L12 17.6l-6.5 3.9 1.7-7.4-5.7-5L9 8.5Z"/>',
  6: '<path d="M7 3h10l5.5 9L17 21H7L1.5 12Z"/>',
  7: '<path d="M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z"/>',
  8: '<path d="M15 2.2A10 10 0 1 0 21.5 16 8.2 8.2 0 0 1 15 2.2Z"/>',
  9: '<path d="M12 22 3.4 13.2A5.6 5.6 0 0 1 12 6a5.6 5.6 0 0 1 8.6 7.2Z"/>',
  10: '<path d="M12 2a10 10 0 1 0 .01 0Zm0 6a4 4 0 1 1-.01 0Z" fill-rule="evenodd"/>',
  11: '<path d="M12 1.5 22 12h-5.5v10h-9V12H2Z"/>',
  12: '<path d="M3.5 2h17L14 12l6.5 10h-17L10 12Z"/>',
};
export const SEATSHAPE = [
  "",
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "hexagon",
  "cross",
  "crescent",
  "heart",
  "ring",
  "arrow",
  "hourglass",
];
export const SEATCOLOUR = ["", "red", "blue", "yellow", "green", "plum", "orange", "sky blue", "ink", "violet", "cream", "maroon", "lime"];

export const seatMark = (i: number): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${SEATMARK[i]}</svg>`;

/** Tokens, in a box of 64. */
const TOKEN: Record<string, string> = {
  boat: '<path d="M10 40h44l-7 12H18Z"/><path d="M31 8v28H13q4-18 18-28ZM35 14q14 8 16 22H35Z"/>',
  teapot:
    '<path d="M20 26h24q6 0 6 6l6-6h4l-8 18q-3 10-12 10H24q-9 0-12-9-8-1-8-9t8-8q3 0 5 2Zm-9 8q-3 0-3 3t4 4q-1-4 0-7Z"/><path d="M24 22q8-8 16 0Zm8-10a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"/>',
  kite: '<path d="M36 4 54 26 30 44 16 18Z"/><path d="M30 44q-10 0-12 8t-10 6" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/><path d="m20 46 6 8-8 2Z"/>',
  lantern:
    '<path d="M24 14q0-8 8-8t8 8h-4q0-4-4-4t-4 4Z"/><path d="M20 16h24l3 6H17Z"/><path d="M19 24h26l2 22H17Zm13 4q-7 8-7 12a7 7 0 0 0 14 0q0-4-7-12Z" fill-rule="evenodd"/><path d="M17 48h30l3 8H14Z"/>',
  top: '<path d="M14 24h36q2 14-14 24l-4 10-4-10Q12 38 14 24Z"/><path d="M29 6h6v15h-6Z"/><path d="M10 20h44v6H10Z"/>',
  drum: '<path d="M12 22h40v26q0 8-20 8t-20-8Z"/><path d="M12 18q0-7 20-7t20 7-20 7-20-7Z" fill-opacity=".75"/><path d="m8 6 16 12M56 6 40 18" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>',
  bell: '<path d="M32 6q14 4 14 20 0 12 8 20H10q8-8 8-20Q18 10 32 6Z"/><circle cx="32" cy="53" r="6"/>',
  cap: '<path d="M8 42q0-26 24-28 24 2 24 28-24-8-48 0Z"/><path d="M4 44q28-10 56 0v6q-28-10-56 0Z"/><circle cx="32" cy="12" r="4"/>',
};

export const knownToken = (name: string): boolean => name in TOKEN;

export function tokenInner(name: string, seat: number): string {
  const art = TOKEN[name];
  const drawing = art
    ? `<g transform="translate(10 9) scale(.69)" fill="var(--on-seat-${seat})" color="var(--on-seat-${seat})">${art}</g>`
    : `<svg x="17" y="17" width="30" height="30" viewBox="0 0 24 24" fill="var(--on-seat-${seat})">${SEATMARK[seat]}</svg>`;
  return `<circle cx="32" cy="32" r="30" fill="var(--seat-${seat})" stroke="#fff" stroke-width="4"/><circle cx="32" cy="32" r="31" fill="none" stroke="#10161e" stroke-opacity=".55" stroke-width="2"/>${drawing}`;
}

const PAWN = "M10 70q0-7 6-9 8-8 8-25h-4q-3 0-3-3t3-3h3a14 14 0 1 1 14 0h3q3 0 3 3t-3 3h-4q0 17 8 25 6 2 6 9v3q0 3-4 3H14q-4 0-4-3Z";

export function pawnInner(seat: number, fill = `var(--seat-${seat})`, on = `var(--on-seat-${seat})`): string {
  return (
    `<ellipse cx="32" cy="75" rx="24" ry="5" fill="rgb(0 0 0 / .28)"/><path d="${PAWN}" fill="${fill}" stroke="#10161e" stroke-opacity=".75" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="M23 14q2-6 8-6" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/><svg x="20.5" y="51" width="19" height="19" viewBox="0 0 24 24" fill="${on}">${SEATMARK[seat]}</svg>`
  );
}

/** A tile that stands upright, 60 by 120, `a` on top. More than six pips a half are written as a figure. */
export function tileInner(a: number, b: number): string {
  const half = (n: number, dy: number): string => {
    const dots = DOTS[n];
    return dots
      ? dots.map(([x, y]) => `<circle cx="${15.5 + x * 14.5}" cy="${dy + 15.5 + y * 14.5}" r="5.3"/>`).join("")
      : `<text x="30" y="${dy + 40}" text-anchor="middle" font-size="30" font-weight="700">${n}</text>`;
  };
  return (
    `<rect x="1" y="1" width="58" height="118" rx="9" fill="var(--tile)" stroke="var(--tile-edge)" stroke-width="2"/><rect x="4" y="4" width="52" height="112" rx="6.5" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>` +
    `<path d="M9 60h42" stroke="var(--tile-pip)" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/><circle cx="30" cy="60" r="3.6" fill="var(--tile-pin)" stroke="#7d5c22" stroke-width=".8"/><g fill="var(--tile-pip)">${half(a, 0)}${half(b, 59)}</g>`
  );
}

export const TILE_BACK = `<rect x="1" y="1" width="58" height="118" rx="9" fill="var(--back-1)" stroke="#0d2137" stroke-width="2"/><rect x="7" y="7" width="46" height="106" rx="5" fill="none" stroke="var(--back-3)" stroke-width="1.6"/><g transform="translate(30 60)" fill="var(--back-3)">${star4(0, 0, 15)}</g>`;

/** A die of 100 by 100: dots for 1 to 6, else the face written on it. */
export function dieInner(said: string): string {
  const face = said === "T" ? "10" : said;
  const body = '<rect x="3" y="3" width="94" height="94" rx="20" fill="var(--die)" stroke="var(--die-edge)" stroke-width="4"/>';
  const dots = /^[1-6]$/.test(face) ? DOTS[Number(face)] : undefined;
  if (dots)
    return `${body}<g fill="var(--die-pip)">${dots.map(([x, y]) => `<circle cx="${26 + x * 24}" cy="${26 + y * 24}" r="9.5"/>`).join("")}</g>`;
  const colour = face === "A" || face === "Q" ? "var(--suit-h)" : face === "K" || face === "J" ? "#1d4f9c" : "var(--die-pip)";
  if (face in RANK) return body + glyph(face, colour, 23, 15, 0.87, 11);
  const size = face.length > 5 ? 18 : face.length > 3 ? 24 : 34;
  return face
    ? `${body}<text x="50" y="${50 + size / 3}" text-anchor="middle" font-size="${size}" font-weight="700" fill="var(--die-pip)">${escape(face)}</text>`
    : `${body}<circle cx="50" cy="50" r="26" fill="none" stroke="var(--die-edge)" stroke-width="5" stroke-dasharray="9 8"/>`;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

/** Chess pieces in a box of 100, to be filled with one colour and outlined with another. */
const CHESS: Record<string, string> = {
  P: '<path d="M26 88q0-9 8-11 9-9 10-25h-6q-4 0-4-4t4-4h5a15 15 0 1 1 14 0h5q4 0 4 4t-4 4h-6q1 16 10 25 8 2 8 11Z"/>',
  R: '<path d="M20 90q0-9 8-11l4-33-8-8V16h12v9h9v-9h10v9h9v-9h12v22l-8 8 4 33q8 2 8 11Z"/><path class="l" d="M32 46h36M28 79h44"/>',
  N: '<path d="M24 90q0-8 6-10 0-15 14-27-9 0-15 6-7 3-11-3-3-5 0-10l15-23q1-8 6-14l6 9q29 2 31 36 1 18-6 26 7 2 7 10Z"/><circle class="e" cx="41" cy="32" r="3.4"/><path class="l" d="M56 22q15 8 15 32"/>',
  B: '<path d="M22 90q0-9 9-11 8-5 8-16h-3q-4 0-4-4t4-4h3q-12-10-8-23 4-10 15-16a6 6 0 1 1 8 0q11 6 15 16 4 13-8 23h3q4 0 4 4t-4 4h-3q0 11 8 16 9 2 9 11Z"/><path class="l" d="M50 26v16M42 34h16M31 79h38"/>',
  Q: '<path d="M22 90q0-9 8-11l4-23-18-28 15 9 3-19 11 17 5-21 5 21 11-17 3 19 15-9-18 28 4 23q8 2 8 11Z"/><path class="l" d="M34 56h32M30 79h40"/><g><circle cx="15" cy="25" r="5"/><circle cx="34" cy="14" r="5"/><circle cx="50" cy="10" r="5"/><circle cx="66" cy="14" r="5"/><circle cx="85" cy="25" r="5"/></g>',
  K: '<path d="M22 90q0-9 8-11l2-16Q12 54 14 40q4-14 20-12 8 1 12 8l-1-13h-8v-9h8V6h10v8h8v9h-8l-1 13q4-7 12-8 16-2 20 12 2 14-18 23l2 16q8 2 8 11Z"/><path class="l" d="M32 63q18-7 36 0M30 79h40M50 40v18"/>',
};

export const isChess = (face: string): boolean => face.toUpperCase() in CHESS && face.length === 1;

export function chessInner(face: string, fill: string, line: string): string {
  const art = CHESS[face.toUpperCase()] ?? "";
  return `<ellipse cx="50" cy="90" rx="34" ry="6" fill="rgb(0 0 0 / .25)"/><g class="chessman" fill="${fill}" stroke="${line}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${art}</g>`;
}

/** A draughtsman seen a little from above; a king is two high and crowned. */
export function manInner(king: boolean, fill: string, edge: string, ring: string, mark = ""): string {
  const disc = (y: number): string =>
    `<path d="M10 ${y}v12q0 22 40 22t40-22V${y}Z" fill="${edge}" stroke="rgb(0 0 0 / .45)" stroke-width="2"/><ellipse cx="50" cy="${y}" rx="40" ry="25" fill="${fill}" stroke="rgb(0 0 0 / .4)" stroke-width="2"/><ellipse cx="50" cy="${y}" rx="29" ry="17" fill="none" stroke="${ring}" stroke-opacity=".55" stroke-width="3"/>`;
  const shade = '<ellipse cx="52" cy="80" rx="42" ry="14" fill="rgb(0 0 0 / .25)"/>';
  if (king)
    return `${shade}${disc(60)}${disc(38)}<path d="m27 47-4-22 14 10L50 18l13 17 14-10-4 22Z" fill="#ffc23d" stroke="#16233a" stroke-width="2.5" stroke-linejoin="round"/>`;
  return `${shade}${disc(52)}${mark ? `<svg x="38" y="40" width="24" height="24" viewBox="0 0 24 24" fill="${ring}">${mark}</svg>` : ""}`;
}

export const HOUSE = '<path d="M4 29V13L16 3l12 10v16Z" fill="var(--house)" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>';
export const HOTEL =
  '<path d="M2 29V11L16 3l14 8v18Z" fill="var(--hotel)" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="M9 17h4v4H9zM19 17h4v4h-4z" fill="#fff"/>';

export function pegInner(seat: number): string {
  return `<circle cx="33.5" cy="36" r="27" fill="rgb(40 20 0 / .4)"/><circle cx="32" cy="32" r="27" fill="var(--seat-${seat})" stroke="#fff" stroke-width="5"/><svg x="17" y="17" width="30" height="30" viewBox="0 0 24 24" fill="var(--on-seat-${seat})">${SEATMARK[seat]}</svg>`;
}

export function chipInner(text: string, fill: string): string {
  return `<circle cx="32" cy="32" r="29" fill="${fill}" stroke="rgb(0 0 0 / .35)" stroke-width="2"/><circle cx="32" cy="32" r="26" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="10 10.4"/><circle cx="32" cy="32" r="19" fill="#fff"/><text x="32" y="38" text-anchor="middle" font-size="17" font-weight="700" fill="#16233a">${escape(text)}</text>`;
}

/** Drawings on spaces, in a box of 64. */
const SPACE_ART: Record<string, string> = {
  train:
    '<path d="M18 10q0-5 5-5h18q5 0 5 5v26q0 5-5 5H23q-5 0-5-5Zm6 4v10h16V14Zm1 17a3 3 0 1 0 .01 0Zm14 0a3 3 0 1 0 .01 0Z" fill-rule="evenodd"/><path d="m22 44-7 11M42 44l7 11M19 50h26" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  bulb: '<path d="M32 6a17 17 0 0 0-9 31q2 2 2 7h14q0-5 2-7a17 17 0 0 0-9-31Z" fill="#f4c430" stroke="currentColor" stroke-width="3.5"/><path d="M26 50h12M28 56h8" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  tap: '<path d="M8 24h18v-6h-6v-6h18v6h-6v6h8q14 0 14 16v4H42q0-8-6-8H8Z"/><path d="M48 48q6 8 0 11-6-3 0-11Z" fill="#2b7fd0"/>',
  question:
    '<path d="M20 22q0-13 13-13t13 12q0 8-8 12-5 3-5 9" fill="none" stroke="#c25b12" stroke-width="7.5" stroke-linecap="round"/><circle cx="33" cy="54" r="5" fill="#c25b12"/>',
  chest:
    '<g fill="#2b5fb0"><path d="M8 28q0-14 12-14h24q12 0 12 14Z"/><path d="M8 31h18v6h12v-6h18v21H8Z"/></g><circle cx="32" cy="33" r="4" fill="#f4c430"/>',
  tax: '<circle cx="32" cy="32" r="23" fill="none" stroke="currentColor" stroke-width="4.5"/><path d="m22 42 20-20" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/><circle cx="24" cy="24" r="4.5"/><circle cx="40" cy="40" r="4.5"/>',
  ring: '<path d="m20 12h24l10 12-22 30L10 24Z" fill="#9ad7ee" stroke="currentColor" stroke-width="3.5" stroke-linejoin="round"/><path d="M10 24h44M26 24l6 30 6-30-6-12Z" fill="none" stroke="currentColor" stroke-width="2.5"/>',
  jail: '<rect x="8" y="8" width="48" height="48" rx="4" fill="#f0b079" stroke="currentColor" stroke-width="3"/><path d="M18 10v44M27 10v44M37 10v44M46 10v44" stroke="currentColor" stroke-width="4"/>',
  car: '<path d="M4 40q0-6 7-7l7-11q2-3 6-3h20q4 0 6 3l7 11q5 1 5 8v9H4Z" fill="#c7352e"/><path d="m22 32 5-8h7v8ZM38 24h6l5 8H38Z" fill="#fff"/><circle cx="17" cy="50" r="7"/><circle cx="48" cy="50" r="7"/>',
  whistle:
    '<path d="M4 24h30q10-12 20-6 8 6 6 18-3 12-16 12-12 0-15-12H4Z" fill="#2b5fb0"/><circle cx="45" cy="33" r="7" fill="#fff"/><path d="M12 14 9 6M24 14l2-8" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  star: '<path d="m32 6 8 17 19 2-14 13 4 19-17-10-17 10 4-19L5 25l19-2Z" fill="#f4c430" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/>',
  heart: '<path d="M32 56C14 41 6 32 6 21 6 12 12 7 19 7c6 0 11 3 13 9 2-6 7-9 13-9 7 0 13 5 13 14 0 11-8 20-26 35Z" fill="#d5453b"/>',
  clover:
    '<g fill="#1b8f5a"><circle cx="22" cy="20" r="12"/><circle cx="42" cy="20" r="12"/><circle cx="22" cy="38" r="12"/><circle cx="42" cy="38" r="12"/></g><path d="M32 30q2 18 12 28" fill="none" stroke="#0b5c42" stroke-width="5" stroke-linecap="round"/>',
  gift: '<path d="M8 24h48v10H8Z" fill="#c7352e"/><path d="M11 34h42v24H11Z" fill="#e0574d"/><path d="M27 24h10v34H27Z" fill="#f4c430"/><path d="M32 23q-16-2-13-11t13 11q-1-18 12-12T32 23" fill="none" stroke="#f4c430" stroke-width="4.5"/>',
  tree: '<path d="M32 4 52 28H42l14 18H8l14-18H12Z" fill="#168a66"/><path d="M27 46h10v12H27Z" fill="#7a4b2c"/>',
  house: '<path d="M8 58V28L32 8l24 20v30Z" fill="var(--house)"/><path d="M26 58V40h12v18Z" fill="#fff"/>',
  coin: '<circle cx="32" cy="32" r="25" fill="#f4c430" stroke="currentColor" stroke-width="3"/><path d="M32 16v32M40 22q-8-5-14-1t0 9 13 4-1 10-14 0" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  card: '<rect x="14" y="6" width="36" height="52" rx="5" fill="#fffdf8" stroke="currentColor" stroke-width="3"/><path d="M32 18 42 32 32 46 22 32Z" fill="#c8242f"/>',
};
const ARROW =
  '<path d="M32 58V14M14 30 32 10l18 20" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>';
const TURN: Record<string, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };
const ALIAS: Record<string, string> = {
  rail: "train",
  railroad: "train",
  express: "train",
  electric: "bulb",
  light: "bulb",
  water: "tap",
  chance: "question",
  "community chest": "chest",
  luxury: "ring",
  diamond: "ring",
  parking: "car",
  "go to jail": "whistle",
  police: "whistle",
  bars: "jail",
  present: "gift",
  lucky: "clover",
  money: "coin",
  dollar: "coin",
};

/** The drawing that a name stands for, or nothing. Arrows say their direction: "arrow-n". */
export function spaceArt(name: string): string {
  const arrow = /^arrow-([nesw]{1,2})$/.exec(name);
  if (arrow) return `<g transform="rotate(${TURN[arrow[1]!] ?? 0} 32 32)">${ARROW}</g>`;
  return SPACE_ART[name] ?? SPACE_ART[ALIAS[name] ?? ""] ?? "";
}

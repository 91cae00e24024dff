/** The picture on each game's box, 100 by 100, and the colour of the box. A game without a picture of its own gets its first letter. */
import { DOTS, RANK, star4, SUIT } from "./suits";

const W = "#fffaf0",
  N = "#16233a",
  Y = "#ffc23d",
  R = "#d5453b",
  B = "#2b6fc9",
  Gn = "#168a66";
const miniTile = (x: number, y: number, a: number, b: number, k = 0.5, rot = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k}) translate(-30 -60)"><rect x="1" y="1" width="58" height="118" rx="9" fill="${W}"/><path d="M8 60h44" stroke="${N}" stroke-width="3"/><g fill="${N}">${(
    [
      [a, 0],
      [b, 59],
    ] as const
  )
    .map(([n, dy]) => DOTS[n]!.map(([px, py]) => `<circle cx="${15.5 + px * 14.5}" cy="${dy + 15.5 + py * 14.5}" r="5.8"/>`).join(""))
    .join("")}</g></g>`;
const miniPawn = (x: number, y: number, k: number, f: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k}) translate(-30 -76)"><path d="M10 70q0-7 6-9 8-8 8-25h-4q-3 0-3-3t3-3h3a14 14 0 1 1 14 0h3q3 0 3 3t-3 3h-4q0 17 8 25 6 2 6 9v3q0 3-4 3H14q-4 0-4-3Z" fill="${f}"/></g>`;
const S = (s: string, x: number, y: number, d: number, f: string, rot = 0): string =>
  `<path d="${SUIT[s]}" fill="${f}" transform="translate(${x} ${y}) rotate(${rot}) scale(${d / 100}) translate(-50 -50)"/>`;
const miniCard = (x: number, y: number, rot: number, inner: string, k = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k})"><rect x="-17" y="-25" width="34" height="50" rx="4" fill="${W}" stroke="${N}" stroke-width="2"/>${inner}</g>`;
const rk = (r: string, f: string, x: number, y: number, k: number): string =>
  `<path d="${RANK[r]}" fill="none" stroke="${f}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y}) scale(${k})"/>`;
const EMBLEM: Record<string, string> = {
  monopoly: `<circle cx="68" cy="34" r="20" fill="${Y}"/><path d="M68 23v22M74 27q-6-4-11-1t0 7 11 3-1 7-11 0" fill="none" stroke="${N}" stroke-width="3.5" stroke-linecap="round"/><path d="M10 86V56l20-18 20 18v30Z" fill="${W}"/><path d="M6 59 30 36l24 23" fill="none" stroke="${R}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M25 86V68h11v18Z" fill="${N}"/><path d="M56 86V58h34v28Z" fill="${R}"/><g fill="${W}"><path d="M62 64h7v7h-7zM77 64h7v7h-7zM62 75h7v11h-7zM77 75h7v7h-7z"/></g><path d="M4 87h92" stroke="${N}" stroke-width="5" stroke-linecap="round"/>`,
  christmas_opoly: `<path d="M50 22 76 54H64l16 22H20l16-22H24Z" fill="${Gn}" stroke="${W}" stroke-width="3" stroke-linejoin="round"/><path d="M45 76h10v11H45Z" fill="#7a4b2c"/><g fill="${Y}"><circle cx="42" cy="50" r="3.5"/><circle cx="58" cy="60" r="3.5"/><circle cx="38" cy="68" r="3.5"/><circle cx="55" cy="41" r="3"/><path d="m50 7 4 9 9 .8-7 6 2 9-8-5-8 5 2-9-7-6 9-.8Z"/></g><path d="M66 74h24v16H66Z" fill="${W}"/><path d="M75 74h6v16h-6Z" fill="${R}"/><path d="M78 73q-10-2-8-8t8 8q0-12 8-8t-8 8" fill="none" stroke="${R}" stroke-width="3"/><path d="M8 91h84" stroke="${W}" stroke-width="5" stroke-linecap="round"/>`,
  sorry: `<path d="M18 50Q46 4 78 40" fill="none" stroke="${W}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 11"/><path d="m83 46-14-4 12-11Z" fill="${W}"/>${miniPawn(30, 90, 0.72, Y)}<g transform="rotate(32 72 84)">${miniPawn(72, 92, 0.6, W)}</g><path d="M8 92h84" stroke="${N}" stroke-width="5" stroke-linecap="round"/>`,
  lucy: `<path d="M38 22 24 6M58 22 74 6" stroke="${N}" stroke-width="4" stroke-linecap="round"/><rect x="10" y="22" width="80" height="60" rx="10" fill="${N}"/><rect x="18" y="30" width="50" height="44" rx="10" fill="${W}"/><path d="M24 70h16V58h14V46h12" fill="none" stroke="${R}" stroke-width="5" stroke-linejoin="round"/><path d="M24 58h16V46h14V36" fill="none" stroke="${N}" stroke-width="2.5"/><circle cx="79" cy="40" r="5" fill="${Y}"/><circle cx="79" cy="56" r="5" fill="${Y}"/><path d="M26 82l-5 10M74 82l5 10" stroke="${N}" stroke-width="5" stroke-linecap="round"/>`,
  call_me_lucky: `<path d="M52 56q2 24 18 34" fill="none" stroke="#0b5c42" stroke-width="6" stroke-linecap="round"/>${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a + 45} 50 46)"><path d="${SUIT.H}" fill="#2bb673" stroke="${W}" stroke-width="6" transform="translate(50 25) scale(.4) translate(-50 -50)"/></g>`).join("")}<circle cx="50" cy="46" r="15" fill="${W}"/>${rk("7", N, 42, 35, 0.27)}`,
  chess: `<path d="M28 90q0-8 6-10 0-14 12-26-8 0-14 6-6 3-10-3-3-5 0-10l14-22q1-8 6-14l6 9q26 2 28 34 1 18-6 26 6 2 6 10Z" fill="${W}"/><circle cx="43" cy="33" r="3.5" fill="${N}"/><path d="M56 24q14 8 14 30" fill="none" stroke="${N}" stroke-width="3" stroke-linecap="round" opacity=".55"/><path d="M22 92h60" stroke="${Y}" stroke-width="7" stroke-linecap="round"/>`,
  checkers: `<g transform="translate(50 58)"><path d="M-36 0v16q0 16 36 16t36-16V0Z" fill="#8e2620"/><ellipse rx="36" ry="17" fill="${R}"/><path d="M-36-18V-2q0 16 36 16T36-2v-16Z" fill="#1c2a44"/><ellipse cy="-18" rx="36" ry="17" fill="${N}"/><ellipse cy="-18" rx="27" ry="11.5" fill="none" stroke="${W}" stroke-opacity=".35" stroke-width="2.5"/><path d="m-20-34 8 12L0-42l12 20 8-12-3 22h-34Z" fill="${Y}"/></g>`,
  hearts: `${S("H", 50, 52, 82, R)}<path d="M27 40 20 14l16 11L50 8l14 17 16-11-7 26Z" fill="${Y}" transform="translate(0 2)"/>${S("S", 50, 60, 30, W)}`,
  rummy:
    miniCard(27, 54, -20, S("D", 0, 0, 22, R), 1.15) +
    miniCard(50, 48, 0, S("D", 0, -9, 17, R) + S("D", 0, 9, 17, R), 1.15) +
    miniCard(73, 54, 20, S("D", 0, -13, 13, R) + S("D", 0, 0, 13, R) + S("D", 0, 13, 13, R), 1.15),
  crazy_eights: `<g transform="translate(50 50) rotate(-10)"><path d="M0-4C-14-4-22-12-22-22S-14-40 0-40s22 8 22 18S14-4 0-4C-16-4-28 6-28 20S-16 42 0 42 28 34 28 20 16-4 0-4Z" fill="none" stroke="${W}" stroke-width="13"/><circle cx="-6" cy="-22" r="4.5" fill="${N}"/><circle cx="8" cy="-22" r="4.5" fill="${N}"/></g><path d="M10 26q6-12 16-14M90 74q-4 12-14 16M84 14l8 8M92 14l-8 8M10 84l8 8M18 84l-8 8" fill="none" stroke="${Y}" stroke-width="4.5" stroke-linecap="round"/>`,
  zillionaire: `<g fill="${Y}" stroke="${N}" stroke-width="2.5">${[
    [26, 82],
    [26, 73],
    [50, 82],
    [50, 73],
    [50, 64],
    [50, 55],
    [74, 82],
    [74, 73],
    [74, 64],
    [74, 55],
    [74, 46],
    [74, 37],
  ]
    .map(([x, y]) => `<path d="M${x! - 12} ${y}v6q0 4 12 4t12-4v-6Z"/><ellipse cx="${x}" cy="${y}" rx="12" ry="4.5"/>`)
    .join(
      "",
    )}</g><path d="M14 60 38 44 60 22M60 22l-13 1M60 22l-1 13" fill="none" stroke="${W}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  cribbage: `<g transform="rotate(-18 50 52)"><rect x="4" y="36" width="92" height="40" rx="20" fill="${Y}"/><g fill="#7d4a1d">${[0, 1, 2, 3, 4, 5, 6].map((i) => `<circle cx="${18 + i * 10.7}" cy="48" r="2.8"/><circle cx="${18 + i * 10.7}" cy="64" r="2.8"/>`).join("")}</g></g><g stroke-linecap="round"><path d="M36 57V26" stroke="${R}" stroke-width="7"/><path d="M66 66V34" stroke="${B}" stroke-width="7"/><circle cx="36" cy="22" r="7" fill="${R}"/><circle cx="66" cy="30" r="7" fill="${B}"/></g>`,
  dominoes: miniTile(36, 46, 6, 4, 0.58, -14) + miniTile(68, 58, 3, 3, 0.58, 16),
  bergen: `<path d="M2 84 34 34l16 22 14-18 34 46Z" fill="${W}"/><path d="m34 34 9 12-5 5-5-4-6 5-3-3ZM64 38l9 12-5 3-5-4-4 4-4-4Z" fill="#8fc3e6"/>${miniTile(50, 22, 2, 2, 0.27, 90)}<path d="M2 86h96" stroke="${N}" stroke-width="5" stroke-linecap="round"/>`,
  block:
    miniTile(24, 36, 5, 2, 0.36, 90) +
    miniTile(24, 68, 1, 4, 0.36, 90) +
    `<g transform="translate(68 52)"><path d="M-13-30h26l17 17v26L13 30h-26l-17-17v-26Z" fill="${R}" stroke="${W}" stroke-width="5" stroke-linejoin="round"/><path d="M-14 0h28" stroke="${W}" stroke-width="9" stroke-linecap="round"/></g>`,
  bingo:
    miniTile(20, 50, 1, 0, 0.38) +
    miniTile(50, 50, 6, 1, 0.38) +
    miniTile(80, 50, 2, 3, 0.38) +
    `<ellipse cx="50" cy="50" rx="20" ry="34" fill="none" stroke="${R}" stroke-width="5.5" stroke-dasharray="170 14" stroke-linecap="round" transform="rotate(-8 50 50)"/>`,
  domino_poker:
    `<g transform="translate(62 60)"><circle r="30" fill="${R}"/><circle r="30" fill="none" stroke="${W}" stroke-width="8" stroke-dasharray="12 11.56"/><circle r="19" fill="${R}" stroke="${W}" stroke-width="3"/>${S("S", 0, 0, 20, W)}</g>` +
    miniTile(32, 40, 6, 6, 0.5, -16),
  texas_42: `<path d="m50 4 13 30 33 3-25 22 8 33-29-18-29 18 8-33L4 37l33-3Z" fill="${W}"/><g transform="translate(50 56)">${rk("4", N, -19, -13, 0.33)}${rk("2", N, 2, -13, 0.33)}</g>`,
  poker_dice: `<g transform="rotate(-12 36 42)"><rect x="12" y="18" width="48" height="48" rx="10" fill="${W}"/>${rk("K", B, 24, 28, 0.36)}</g><g transform="rotate(14 66 66)"><rect x="42" y="44" width="46" height="46" rx="10" fill="${W}" stroke="${N}" stroke-width="2.5"/>${rk("A", R, 54, 52, 0.36)}</g>`,
};

/** Colour of the box, and whether it is light enough to need dark words. */
const BOX: Record<string, [string, boolean]> = {
  monopoly: ["#14514a", false],
  christmas_opoly: ["#a32a33", false],
  sorry: ["#2b5fb0", false],
  lucy: ["#f2a7b6", true],
  call_me_lucky: ["#1b4a7a", false],
  chess: ["#3b3f58", false],
  checkers: ["#e6b23a", true],
  hearts: ["#f3ddd3", true],
  rummy: ["#1d7a83", false],
  crazy_eights: ["#6b3a86", false],
  zillionaire: ["#0f5c43", false],
  cribbage: ["#7b4a24", false],
  dominoes: ["#20344f", false],
  bergen: ["#3c6f93", false],
  block: ["#4a4f57", false],
  bingo: ["#d9772b", true],
  domino_poker: ["#2f5b45", false],
  texas_42: ["#a3402c", false],
  poker_dice: ["#3d2c63", false],
};

/** Which board of the shelf a box stands on, and where; a box that is not known stands on the last. */
const ROWS: Record<"boards" | "cards" | "tiles", string[]> = {
  boards: ["monopoly", "christmas_opoly", "sorry", "lucy", "call_me_lucky", "chess", "checkers"],
  cards: ["hearts", "rummy", "crazy_eights", "zillionaire", "cribbage"],
  tiles: ["dominoes", "bergen", "block", "bingo", "domino_poker", "texas_42", "poker_dice"],
};

export function shelfOf(game: string): { row: "boards" | "cards" | "tiles" | "more"; place: number } {
  for (const row of ["boards", "cards", "tiles"] as const) if (ROWS[row].includes(game)) return { row, place: ROWS[row].indexOf(game) };
  return { row: "more", place: 0 };
}

const SPARE = ["#3d2c63", "#20344f", "#14514a", "#7b4a24", "#3b3f58", "#1d7a83", "#a3402c"];

export function box(game: string): { colour: string; light: boolean } {
  const known = BOX[game];
  if (known) return { colour: known[0], light: known[1] };
  let sum = 0;
  for (const letter of game) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return { colour: SPARE[sum % SPARE.length]!, light: false };
}

export function emblem(game: string, title = game): string {
  const letter = title.charAt(0).toUpperCase();
  const generic =
    `<circle cx="50" cy="50" r="36" fill="${W}"/><circle cx="50" cy="50" r="29" fill="none" stroke="${Y}" stroke-width="4" stroke-dasharray="6 5"/>` +
    `<text x="50" y="64" text-anchor="middle" font-size="40" font-weight="700" fill="${N}" style="font-family:var(--font-display)">${letter}</text>`;
  return `<svg viewBox="0 0 100 100" aria-hidden="true">${EMBLEM[game] ?? generic}</svg>`;
}

export const logo = `<svg viewBox="0 0 48 48" role="img" aria-label="Game Night"><rect width="48" height="48" rx="12" fill="var(--logo-bg, #16304f)"/><path d="M12 41q0-5 5-6 5-5 5-14h-3q-2.5 0-2.5-2.500T19 16h10q2.5 0 2.5 2.500T29 21h-3q0 9 5 14 5 1 5 6Z" fill="#ffb92e"/><g transform="translate(24 11)"><path d="M3-7.500A8 8 0 1 0 7 4.5 6.5 6.5 0 0 1 3-7.500Z" fill="#ffb92e"/></g><g fill="#fff">${star4(35, 10, 5)}</g></svg>`;

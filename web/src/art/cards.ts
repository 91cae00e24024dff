/** Playing cards: a half figure turned about the middle, one suit ink, one gold, one line. Two drawings each, large and small. */
import { glyph, ink, pip, RANK, star4 } from "./suits";

const PIPS: Record<string, number[][]> = (() => {
  const L = 82,
    M = 125,
    R = 168,
    a = 70,
    b = 140,
    c = 210,
    d = 280,
    m = 175;
  const four = [
      [L, a],
      [R, a],
      [L, d],
      [R, d],
    ],
    eight = [...four, [L, b], [R, b], [L, c], [R, c]],
    six = [...four, [L, m], [R, m]];
  return {
    2: [
      [M, a],
      [M, d],
    ],
    3: [
      [M, a],
      [M, m],
      [M, d],
    ],
    4: four,
    5: [...four, [M, m]],
    6: six,
    7: [...six, [M, 122]],
    8: [...six, [M, 122], [M, 228]],
    9: [...eight, [M, m]],
    10: [...eight, [M, 105], [M, 245]],
  };
})();

function half(r: string, s: string): string {
  const P = ink(s),
    G = "var(--court-gold)",
    K = "var(--court-ink)",
    W = "#fff",
    T = `color-mix(in srgb, ${P} 20%, #fff)`;
  const st = `stroke="${K}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
  const eyes = `<g fill="${K}" stroke="none"><ellipse cx="115" cy="93" rx="2.6" ry="3.4"/><ellipse cx="135" cy="93" rx="2.6" ry="3.4"/></g><path d="M109 86q5-4 10-1M131 85q5-3 10 1M125 93l-3 9h5" fill="none" ${st} stroke-width="2.2"/>`;
  const robe = (f: string): string => `<path d="M50 215 64 152q8-20 34-24h54q26 4 34 24l14 63Z" fill="${f}" ${st}/>`;
  const hand = `<circle cx="176" cy="150" r="9" fill="${W}" ${st}/>`;
  if (r === "K")
    return (
      robe(P) +
      `<path d="M112 128h26l9 90h-44Z" fill="${T}" ${st}/><path d="M125 150v60" ${st} stroke-dasharray="1 9" stroke-width="6"/>` +
      `<path d="M80 133q45 34 90 0l12 15q-57 44-114 0Z" fill="${W}" ${st}/><g fill="${K}"><path d="m88 148 4 9 4-8zM108 156l4 9 4-9zM134 156l4 9 4-9zM154 149l4 8 4-9z"/></g>` +
      `<path d="M98 80v24q0 36 27 46 27-10 27-46V80Z" fill="${G}" ${st}/><path d="M112 128q2 8 6 14M138 128q-2 8-6 14M125 132v14" fill="none" ${st} stroke-width="2.2"/>` +
      `<path d="M104 78h42v24q0 13-21 13t-21-13Z" fill="${W}" ${st}/>${eyes}<path d="M106 110q10-9 19-3 9-6 19 3-9 8-19 2-10 6-19-2Z" fill="${G}" ${st} stroke-width="2.2"/>` +
      `<path d="M98 80 92 50l17 13 16-18 16 18 17-13-6 30Z" fill="${G}" ${st}/><path d="M98 72h54l-1 9H99Z" fill="${P}" ${st}/><circle cx="125" cy="45" r="4.5" fill="${P}" ${st} stroke-width="2"/>` +
      `<path d="M176 200V78" ${st} stroke-width="7"/><path d="M176 200V78" stroke="${G}" stroke-width="2.5"/><circle cx="176" cy="68" r="10" fill="${G}" ${st}/><path d="M176 58V48M171 53h10" ${st}/>${hand}`
    );
  if (r === "Q")
    return (
      `<path d="M92 78q-16 40-6 72h78q10-32-6-72Z" fill="${G}" ${st}/><path d="M93 100q-4 22 0 44M157 100q4 22 0 44" fill="none" ${st} stroke-width="2.2"/>` +
      robe(P) +
      `<path d="M98 128q27 50 54 0l8 2q-35 76-70 0Z" fill="${T}" ${st}/><path d="M112 120h26v14q-13 16-26 0Z" fill="${W}" ${st}/>` +
      `<g fill="${G}" ${st} stroke-width="2"><circle cx="108" cy="141" r="4"/><circle cx="116" cy="149" r="4"/><circle cx="134" cy="149" r="4"/><circle cx="142" cy="141" r="4"/><circle cx="125" cy="153" r="5.5"/></g>` +
      `<path d="M103 76h44v26q0 23-22 23t-22-23Z" fill="${W}" ${st}/>${eyes}<path d="M119 112q6 5 12 0-6-4-12 0Z" fill="${P}" stroke="${P}" stroke-width="1.5"/>` +
      `<path d="M101 98q-2-20 24-22 26 2 24 22 6-8 5-24h-58q-1 16 5 24Z" fill="${G}" ${st}/>` +
      `<path d="M97 76q-4-14-4-20 10 4 14 2 8-2 18-12 10 10 18 12 4 2 14-2 0 6-4 20Z" fill="${G}" ${st}/><path d="M97 69h56v8H97Z" fill="${P}" ${st}/><g fill="${W}" ${st} stroke-width="2"><circle cx="93" cy="55" r="4"/><circle cx="125" cy="46" r="4.5"/><circle cx="157" cy="55" r="4"/></g>` +
      `<path d="M176 205V92" ${st} stroke-width="4"/><path d="M176 122q-16-2-16-16 14 0 16 16ZM176 136q13-2 13-14-12 1-13 14Z" fill="${T}" ${st} stroke-width="2.2"/>${pip(s, 176, 78, 34)}${hand}`
    );
  return (
    `<path d="M97 84q-10 26-3 44l62 0q7-18-3-44Z" fill="${G}" ${st}/>` +
    robe(P) +
    `<path d="M64 152q8-20 34-24l-10 90H50Z" fill="${T}" ${st}/><path d="M118 134h14v84h-14Z" fill="${G}" ${st}/><g fill="${K}"><circle cx="125" cy="150" r="3"/><circle cx="125" cy="166" r="3"/></g>` +
    `<path d="M96 130l14-8 15 12 15-12 14 8-12 14-17-8-17 8Z" fill="${W}" ${st}/>` +
    `<path d="M103 78h44v24q0 22-22 22t-22-22Z" fill="${W}" ${st}/>${eyes}<path d="M119 112q6 3 12-1" fill="none" ${st} stroke-width="2.4"/>` +
    `<path d="M103 98q-3-12 1-22h42q4 10 1 22-5-7-5-14-18 4-34 0 0 7-5 14Z" fill="${G}" ${st}/>` +
    `<path d="M92 80q-4-24 20-28 34-6 46 10 4 8-2 18Z" fill="${P}" ${st}/><path d="M90 74q34 8 70 0l-1 10q-34 7-68 0Z" fill="${T}" ${st}/><path d="M140 58q10-18 34-14-6 4-6 8 6 0 8 3-14 12-32 12Z" fill="${G}" ${st}/>` +
    `<path d="M176 205V84" ${st} stroke-width="5"/><path d="M176 86q-4 8-14 9 3-9 2-17 6 0 12-12 6 12 12 12-1 8 2 17-10-1-14-9Z" fill="${G}" ${st} transform="translate(0 6)"/>${hand}`
  );
}

const PLAIN = '<rect x="1.5" y="1.5" width="247" height="347" rx="16" fill="var(--card-face)" stroke="var(--card-edge)" stroke-width="3"/>';
const MOON = "M0-34A34 34 0 1 0 30 16 27 27 0 1 1 0-34Z";

/** "QS" or "10H" or "TH" as rank and suit; undefined for a card of another kind of pack. */
export function split(face: string): [string, string] | undefined {
  const found = /^(10|[2-9TJQKA])([SHDC])$/.exec(face);
  return found ? [found[1] === "T" ? "10" : found[1]!, found[2]!] : undefined;
}

function full(r: string, s: string): string {
  let m = "";
  const spots = PIPS[r];
  if (spots) m = spots.map(([x, y]) => pip(s, x!, y!, 46, y! > 175)).join("");
  else if (r === "A")
    m =
      s === "S"
        ? pip(s, 125, 175, 150) +
          `<g transform="translate(125 182)" fill="none" stroke="var(--card-face)" stroke-width="4" stroke-linecap="round"><path d="M0-34 6-12 28-6 6 0 0 24-6 0-28-6-6-12Z" fill="var(--card-face)" stroke="none"/></g>`
        : pip(s, 125, 175, 112);
  else
    m =
      `<rect x="56" y="38" width="138" height="274" rx="9" fill="color-mix(in srgb, var(--court-gold) 9%, var(--card-face))"/><g clip-path="url(#half)">${half(r, s)}</g><g transform="rotate(180 125 175)" clip-path="url(#half)">${half(r, s)}</g>` +
      `<path d="M56 183.5 194 152.500v14L56 197.500Z" fill="var(--court-gold)" stroke="var(--court-ink)" stroke-width="3" transform="translate(0 0)"/><g fill="${ink(s)}"><circle cx="80" cy="185" r="3"/><circle cx="102" cy="180" r="3"/><circle cx="125" cy="175" r="4"/><circle cx="148" cy="170" r="3"/><circle cx="170" cy="165" r="3"/></g>` +
      `<rect x="56" y="38" width="138" height="274" rx="9" fill="none" stroke="${ink(s)}" stroke-width="2.5"/>` +
      pip(s, 74, 58, 26) +
      pip(s, 176, 292, 26, true);
  const corner = glyph(r, ink(s), 12, 14, 0.58, 12.5) + pip(s, 30, 86, 32);
  return PLAIN + m + corner + `<g transform="rotate(180 125 175)">${corner}</g>`;
}

function small(r: string, s: string): string {
  return PLAIN + glyph(r, ink(s), 22, 24, 1.5, 12.5) + pip(s, 66, 205, 84) + pip(s, 178, 264, 122);
}

const BACK = `<rect x="1.5" y="1.5" width="247" height="347" rx="16" fill="var(--card-face)" stroke="var(--card-edge)" stroke-width="3"/><rect x="14" y="14" width="222" height="322" rx="9" fill="var(--back-1)"/><rect x="14" y="14" width="222" height="322" rx="9" fill="url(#lattice)"/><rect x="22" y="22" width="206" height="306" rx="5" fill="none" stroke="var(--back-3)" stroke-width="2.5"/>
<g transform="translate(125 175)"><path d="M0-84 62 0 0 84-62 0Z" fill="var(--back-2)" stroke="var(--back-3)" stroke-width="3"/><g fill="var(--back-3)"><path d="${MOON}" transform="translate(-5 -17) scale(.62) rotate(-8)"/><path d="${MOON}" transform="rotate(180) translate(-5 -17) scale(.62) rotate(-8)"/>${star4(9, -25, 10)}${star4(-9, 25, 10)}</g></g>`;

const DEFS =
  '<clipPath id="half"><path d="M57.5 39.500h135V159.600L57.5 190.400Z"/></clipPath><pattern id="lattice" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="translate(8 6)"><path d="M13 0 26 13 13 26 0 13Z" fill="var(--back-2)"/><path d="M13 8.5 17.5 13 13 17.5 8.5 13Z" fill="var(--back-3)" opacity=".85"/><circle cx="0" cy="0" r="2" fill="var(--back-3)" opacity=".6"/><circle cx="26" cy="0" r="2" fill="var(--back-3)" opacity=".6"/><circle cx="0" cy="26" r="2" fill="var(--back-3)" opacity=".6"/><circle cx="26" cy="26" r="2" fill="var(--back-3)" opacity=".6"/></pattern>';

/** Ids of symbols for a card, put into the page the first time they are asked for. */
const made = new Set<string>();
let sprite: SVGSVGElement | undefined;

function add(markup: string): void {
  if (!sprite) {
    sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sprite.setAttribute("width", "0");
    sprite.setAttribute("height", "0");
    sprite.setAttribute("aria-hidden", "true");
    sprite.style.position = "absolute";
    sprite.innerHTML = `<defs>${DEFS}</defs><symbol id="c-back" viewBox="0 0 250 350">${BACK}</symbol>`;
    document.body.prepend(sprite);
  }
  sprite.insertAdjacentHTML("beforeend", markup);
}

/** What a card looks like inside its svg of 250 by 350: `face` empty for its back. */
export function cardInner(face: string): string {
  const known = split(face);
  if (!sprite) add("");
  if (!known) return '<use href="#c-back"/>';
  const [r, s] = known;
  const id = r + s;
  if (!made.has(id)) {
    made.add(id);
    add(
      `<symbol id="c-${id}" viewBox="0 0 250 350">${full(r, s)}</symbol><symbol id="s-${id}" viewBox="0 0 250 350">${small(r, s)}</symbol>`,
    );
  }
  return `<use class="face-full" href="#c-${id}"/><use class="face-small" href="#s-${id}"/>`;
}

export const knownRank = (text: string): boolean => text in RANK;

/* The second book of drawings: cards of Zillionaire and I Love Lucy, centres of boards, pawns that sit, slide and rest.
   Functions that return what goes inside an <svg>. The inks of a printed card do not change with the theme. 724 lines: a book of pictures is one thing. */
import { SEATMARK } from "./pieces";

const N = "#16233a",
  W = "#fffaf0",
  Y = "#ffc23d",
  CORAL = "#e2564b",
  TEAL = "#2a8c86",
  PINK = "#f2a7b6",
  BUTTER = "#f8dd9b",
  MINT = "#bfe3d3",
  SKY = "#a9d3ea",
  WOOD = "#b5743b",
  WOODLO = "#8a5427",
  PLUM = "#7a3b78",
  GRASS = "#1b7f5c";
const st = (w = 3, c = N) => `stroke="${c}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
const PLAIN = '<rect x="1.5" y="1.5" width="247" height="347" rx="16" fill="var(--card-face)" stroke="var(--card-edge)" stroke-width="3"/>';
const at = (x, y, k, s, r = 0) => `<g transform="translate(${x} ${y})${r ? ` rotate(${r})` : ""} scale(${k})">${s}</g>`;
const star = (x, y, r, f = Y) => {
  let d = "";
  for (let i = 0; i < 10; i++) {
    const a = ((i * 36 - 90) * Math.PI) / 180,
      q = i % 2 ? r * 0.42 : r;
    d += `${i ? "L" : "M"}${(x + Math.cos(a) * q).toFixed(1)} ${(y + Math.sin(a) * q).toFixed(1)}`;
  }
  return `<path d="${d}Z" fill="${f}"/>`;
};
/* A starburst such as hung on every wall in 1955: long and short rays, little balls at their ends. */
const burst = (x, y, r, c, n = 8) => {
  let o = "";
  for (let i = 0; i < n * 2; i++) {
    const a = (i * Math.PI) / n,
      q = i % 2 ? r * 0.55 : r,
      X = x + Math.cos(a) * q,
      Yy = y + Math.sin(a) * q;
    o += `<path d="M${x} ${y}L${X.toFixed(1)} ${Yy.toFixed(1)}" stroke="${c}" stroke-width="${(r * 0.07).toFixed(1)}" stroke-linecap="round"/>${i % 2 ? "" : `<circle cx="${X.toFixed(1)}" cy="${Yy.toFixed(1)}" r="${(r * 0.1).toFixed(1)}" fill="${c}"/>`}`;
  }
  return o + `<circle cx="${x}" cy="${y}" r="${(r * 0.16).toFixed(1)}" fill="${c}"/>`;
};
const words = (t, x, y, size, f = N, extra = "") => {
  const max = +(/max (\d+)/.exec(extra) || [])[1];
  if (max) {
    size = fit(t, size, max);
    extra = "";
  }
  return text(t, x, y, size, f, extra);
};
const fit = (t, size, max) =>
  Math.min(
    size,
    Math.floor(
      max / [...t].reduce((w, c) => w + (/[iljtfrI.,'’! ]/.test(c) ? 0.36 : /[mwMW$]/.test(c) ? 0.93 : /[A-Z]/.test(c) ? 0.68 : 0.61), 0),
    ),
  );
const escaped = (t) => t.replace(/[&<>]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c]);
const text = (t, x, y, size, f, extra) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${f}" style="font-family:var(--font-display)" ${extra}>${escaped(t)}</text>`;
const fitw = (t, size, max) => `max ${max}`;
const wrap = (t, n) => {
  const o = [""];
  for (const w of t.split(" ")) {
    if ((o.at(-1) + " " + w).trim().length > n) o.push(w);
    else o[o.length - 1] = (o.at(-1) + " " + w).trim();
  }
  return o;
};
/* As few letters a line as three lines allow: the largest type. */
const best = (t) => {
  let o,
    z = 0;
  for (let n = 9; n < 60; n++) {
    const l = wrap(t, n),
      q = l.length > 3 ? 0 : Math.min(...l.map((s) => fit(s, [0, 34, 32, 27][l.length], 214)));
    if (q > z) {
      z = q;
      o = l;
    }
  }
  return o;
};
const svg = (full, small) => `<g class="face-full">${full}</g><g class="face-small">${small || full}</g>`;
const one = (inner) => inner;

/* ---- I Love Lucy: each character is a thing of the time, drawn about 0,0 in a box of 160 --------------------------------- */
const dots = (list, r, f) => list.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"/>`).join("");
const OBJ = {
  /* a saucer hat on its stand: polka-dot ribbon, one bold flower */
  lucy: `<path d="M-4 34h8v34h-8z" fill="${WOOD}" ${st()}/><path d="M-34 76q2-12 34-12t34 12Z" fill="${WOOD}" ${st()}/><path d="M-20 36q20 12 40 0l-4-18h-32Z" fill="${WOODLO}" ${st()}/>
    <g transform="rotate(-9)"><ellipse cx="0" cy="20" rx="78" ry="22" fill="${N}" ${st()}/><ellipse cx="0" cy="15" rx="78" ry="21" fill="${CORAL}" ${st()}/><path d="M-70 12q70 26 140 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
    <path d="M-42 12q-4-54 42-56 46 2 42 56-42 16-84 0Z" fill="${CORAL}" ${st()}/><path d="M-43-2q43 16 86 0l-1 16q-42 16-84 0Z" fill="${W}" ${st()}/>${dots(
      [
        [-32, 8],
        [-16, 13],
        [0, 14.5],
        [16, 13],
        [32, 8],
      ],
      4.2,
      N,
    )}
    <path d="M-24-30q8-10 20-12" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>
    <g transform="translate(47 -6)"><g fill="${BUTTER}" ${st(2.5)}>${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="-13" rx="9" ry="12" transform="rotate(${a})"/>`).join("")}</g><circle r="7.500" fill="${Y}" ${st(2.5)}/></g></g>`,
  /* a conga drum between two maracas */
  ricky: `<g transform="rotate(-24)"><path d="M-62 76-50 14" ${st(9)}/><path d="M-62 76-50 14" stroke="${WOOD}" stroke-width="5" stroke-linecap="round"/><ellipse cx="-45" cy="-10" rx="19" ry="26" fill="${CORAL}" ${st()} transform="rotate(10 -45 -10)"/><path d="M-62-5q16 8 34 2" fill="none" stroke="${BUTTER}" stroke-width="5"/></g>
    <g transform="rotate(24)"><path d="M62 76 50 14" ${st(9)}/><path d="M62 76 50 14" stroke="${WOOD}" stroke-width="5" stroke-linecap="round"/><ellipse cx="45" cy="-10" rx="19" ry="26" fill="${CORAL}" ${st()} transform="rotate(-10 45 -10)"/><path d="M62-5q-16 8-34 2" fill="none" stroke="${BUTTER}" stroke-width="5"/></g>
    <path d="M-36-48q-14 42-4 72 6 24 12 48h56q6-24 12-48 10-30-4-72Z" fill="${WOOD}" ${st()}/><path d="M-18-40q-8 40-3 66 3 26 6 44M18-40q8 40 3 66-3 26-6 44M0-38V70" fill="none" stroke="${WOODLO}" stroke-width="3"/>
    <path d="M-43-16q43 16 86 0l1 14q-44 17-88 0Z" fill="${N}"/><path d="M-31 50q31 10 62 0l-2 10q-29 9-58 0Z" fill="${N}"/><g fill="${Y}" ${st(2)}><path d="M-34-36h7v26h-7zM-4-32h8v28h-8zM27-36h7v26h-7z"/></g>
    <ellipse cx="0" cy="-48" rx="39" ry="15" fill="${N}"/><ellipse cx="0" cy="-52" rx="39" ry="15" fill="${W}" ${st()}/><path d="M-26-55q12-7 32-6" fill="none" stroke="#e9dcc0" stroke-width="4" stroke-linecap="round"/>`,
  /* a shirt front with a bow-tie */
  fred: `<path d="M-78 78v-62q4-30 34-44l20-10H24l20 10q30 14 34 44v62Z" fill="${SKY}" ${st()}/><path d="M-24-40 0 2 24-40Z" fill="#fff" ${st()}/><path d="M-10 2h20v76h-20Z" fill="#fff" ${st()}/>
    <path d="M-46 78-56-22M46 78 56-22" ${st(15)}/><path d="M-46 78-56-22M46 78 56-22" stroke="${PLUM}" stroke-width="10"/><g fill="${Y}" ${st(2.5)}><rect x="-59" y="30" width="16" height="11" rx="2"/><rect x="43" y="30" width="16" height="11" rx="2"/></g>
    <path d="M-30-50-58-34-26 0 0-12Z" fill="#fff" ${st()}/><path d="M30-50 58-34 26 0 0-12Z" fill="#fff" ${st()}/><circle cx="0" cy="34" r="4" fill="${N}"/><circle cx="0" cy="60" r="4" fill="${N}"/>
    <path d="M-6-10-52-34q-8 24 0 52L-6 6ZM6-10 52-34q8 24 0 52L6 6Z" fill="${CORAL}" ${st()}/><path d="M-46-18-50 2M-34-16-38 8M-22-10-25 5M46-18 50 2M34-16 38 8M22-10 25 5" stroke="${W}" stroke-width="4.500" stroke-linecap="round"/><rect x="-12" y="-15" width="24" height="26" rx="7" fill="${CORAL}" ${st()}/><path d="M-4-9v14" stroke="${W}" stroke-width="4" stroke-linecap="round"/>`,
  /* a bib apron with a gingham hem and a wooden spoon */
  ethel: `<path d="M-24-52q24-34 48 0" fill="none" ${st(9)}/><path d="M-24-52q24-34 48 0" fill="none" stroke="${TEAL}" stroke-width="4"/><path d="M-34 0q-40-4-44 22 16-2 20 10 6-20 24-22M34 0q40-4 44 22-16-2-20 10-6-20-24-22" fill="${TEAL}" ${st()}/>
    <path d="M-30-54h60l6 50q30 8 36 82h-144q6-74 36-82Z" fill="${MINT}" ${st()}/><path d="M-69 58h138l3 20h-144Z" fill="${W}" ${st()}/><g fill="${TEAL}">${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="${-66 + i * 20}" y="${i % 2 ? 68 : 59}" width="10" height="9.500"/><rect x="${-56 + i * 20 - 0}" y="${i % 2 ? 59 : 68}" width="10" height="9.500" opacity=".5"/>`).join("")}</g><path d="M-36-4h72v10h-72Z" fill="${TEAL}" ${st()}/>
    <path d="M22-2 34-44" ${st(8)}/><path d="M20 10 34-44" stroke="${WOOD}" stroke-width="5" stroke-linecap="round"/><ellipse cx="38" cy="-56" rx="10" ry="15" fill="${WOOD}" ${st()} transform="rotate(15 38 -56)"/>
    <path d="M-26 18h52v22q-2 14-26 14t-26-14Z" fill="${W}" ${st()}/><path d="M-26 18h52v8h-52Z" fill="${TEAL}" ${st()}/><path d="M0 34c-4-6-12-4-11 3 1 5 7 7 11 11 4-4 10-6 11-11 1-7-7-9-11-3Z" fill="${CORAL}"/>`,
  /* a toy drum */
  little: `<path d="M-58-66 10-26M58-66-10-26" ${st(9)}/><path d="M-58-66 10-26M58-66-10-26" stroke="${WOOD}" stroke-width="5" stroke-linecap="round"/><circle cx="-60" cy="-67" r="9" fill="${W}" ${st()}/><circle cx="60" cy="-67" r="9" fill="${W}" ${st()}/>
    <path d="M-64-10v60q0 24 64 24t64-24v-60Z" fill="${CORAL}" ${st()}/><path d="M-64 4-43 66-21 12 0 73 21 12 43 66 64 4" fill="none" ${st(7)}/><path d="M-64 4-43 66-21 12 0 73 21 12 43 66 64 4" fill="none" stroke="${W}" stroke-width="3.500" stroke-linejoin="round"/>
    <path d="M-67 44q0 26 67 26t67-26v12q0 26-67 26t-67-26Z" fill="${Y}" ${st()}/><path d="M-67-14v12q0 24 67 24t67-24v-12Z" fill="${Y}" ${st()}/><ellipse cx="0" cy="-14" rx="67" ry="23" fill="${W}" ${st()}/><ellipse cx="0" cy="-15" rx="54" ry="16" fill="none" stroke="#e6d8b8" stroke-width="3"/>${star(0, 36, 12, W)}`,
  /* a ball of wool on two needles, and its thread */
  trumbull: `<path d="M-44-66 34 66M44-66-34 66" ${st(9)}/><path d="M-44-66 34 66M44-66-34 66" stroke="${SKY}" stroke-width="5" stroke-linecap="round"/><circle cx="-45" cy="-68" r="9" fill="${Y}" ${st()}/><circle cx="45" cy="-68" r="9" fill="${Y}" ${st()}/>
    <path d="M38 50q44 4 36 20t-50 4-64 4" fill="none" ${st(8)}/><path d="M38 50q44 4 36 20t-50 4-64 4" fill="none" stroke="${PLUM}" stroke-width="4" stroke-linecap="round"/>
    <g transform="translate(0 8)"><circle cx="0" cy="12" r="52" fill="${PLUM}" ${st()}/><g fill="none" stroke="#b77fb5" stroke-width="4" stroke-linecap="round"><path d="M-46-6Q-10-30 28-28M-51 10Q-10-20 42-14M-50 26Q-6-8 50 2M-42 40Q0 4 51 18"/><path d="M-22 56Q20 46 34 8M-6 62Q34 50 44 24M-36-20Q-30 30 0 58" opacity=".75"/></g><path d="M-28-22q8-10 18-12" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/></g>`,
  /* a frame handbag and a pair of gloves */
  carolyn: `<path d="M-34-16q0-50 34-50t34 50" fill="none" ${st(13)}/><path d="M-34-16q0-50 34-50t34 50" fill="none" stroke="${GRASS}" stroke-width="7"/><path d="M-62-14h124l14 76q2 14-14 14H-62q-16 0-14-14Z" fill="${GRASS}" ${st()}/><path d="M-68 18q68 26 136 0" fill="none" stroke="#0d5a40" stroke-width="3.500"/><path d="M-66-24h132q6 0 6 8t-6 8H-66q-6 0-6-8t6-8Z" fill="${Y}" ${st()}/><circle cx="-7" cy="-27" r="8" fill="${Y}" ${st()}/><circle cx="8" cy="-27" r="8" fill="${Y}" ${st()}/><path d="M-56 0-62 50" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>
    <g transform="translate(30 20) rotate(16)"><path d="M-16-30h34v34l8 30q2 9-5 10t-8-7l-3-12-1 18q0 8-7 8t-7-8l-1-18-2 16q-1 8-8 7t-6-9l3-26-8 8q-6 5-10 1t0-10l21-20Z" fill="${W}" ${st()}/><path d="M-16-22h34" ${st(2.5)}/><circle cx="1" cy="-14" r="3" fill="${CORAL}"/></g>`,
};
/* Ink, wash, whether needed to win. */
const LUCY = {
  lucy: [CORAL, "#fbe0da", true],
  ricky: ["#b65f2a", "#f9e3c6", true],
  fred: ["#2f6f9c", "#dcebf3", true],
  ethel: [TEAL, "#ddefe6", true],
  little: ["#b8860b", "#fbf0cd", false],
  trumbull: [PLUM, "#efe1ee", false],
  carolyn: ["#12734a", "#e1efdf", false],
};
const SHOW = "I Love Lucy",
  AYYI = "Ay…Yi…Yi!",
  ROSE = "#c2576b",
  BLUSH = "#fbe6e6",
  LAGOON = "#1f7a78",
  FOAM = "#dff0ec",
  HONEY = "#a86f0c",
  CREAM = "#fbf0d2";
/* The picture sits on a screen of the time: a rounded square whose sides bulge a little. */
const SCREEN = "M40 58q85-18 170 0 12 82 0 164-85 18-170 0-12-82 0-164Z";
const needed = (x, y, r, c) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>${star(x, y + r * 0.04, r * 0.68, "#fff")}`;
function lucyFull(who, name) {
  const [c, wash, main] = LUCY[who],
    two = name.length > 9 ? name.split(" ") : null;
  return (
    PLAIN +
    `<rect x="12" y="12" width="226" height="326" rx="9" fill="none" stroke="${c}" stroke-width="2.500"/><path d="${SCREEN}" fill="${wash}" stroke="${N}" stroke-width="3.500"/><g opacity=".5">${burst(62, 82, 13, c)}${burst(190, 200, 10, c)}</g>${at(125, 142, 0.98, OBJ[who])}` +
    `<path d="M18 252h214v62q0 18-18 18H36q-18 0-18-18Z" fill="${c}" transform="translate(0 0)"/><path d="M18 258h214" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>` +
    (two
      ? words(two[0], 125, 286, 31, "#fff") + words(two[1], 125, 319, 31, "#fff", fitw(two[1], 31, 196))
      : words(name, 125, 307, 44, "#fff")) +
    (main ? needed(32, 34, 14, c) + needed(218, 34, 14, c) : "")
  );
}
function lucySmall(who, name) {
  const [c, wash, main] = LUCY[who],
    last = name.length > 7 ? name.split(" ") : null,
    pair = last?.[1] && name.length < 14;
  return (
    PLAIN +
    `<path d="M3 18q0-15 15-15h214q15 0 15 15v${pair ? 196 : 236}H3Z" fill="${wash}"/>${at(125, pair ? 112 : 130, pair ? 1.16 : 1.36, OBJ[who])}<path d="M3 ${pair ? 214 : 254}h244v${pair ? 118 : 78}q0 15-15 15H18q-15 0-15-15Z" fill="${c}"/>` +
    (pair
      ? words(last[0], 125, 268, 54, "#fff") + words(last[1], 125, 328, 54, "#fff", fitw(last[1], 54, 224))
      : words(last ? last[0] : name, 125, 322, 66, "#fff", fitw(last ? last[0] : name, 66, 222))) +
    (main ? needed(30, 30, 21, c) : "")
  );
}
const HATBOX = `<path d="M-64-6v62q0 22 64 22t64-22V-6Z" fill="${PINK}" ${st()}/><path d="M-40 12v58M-16 16v60M16 16v60M40 12v58" stroke="#fff" stroke-width="7" opacity=".7"/><path d="M-72-26v20q0 24 72 24t72-24v-20Z" fill="${CORAL}" ${st()}/><ellipse cx="0" cy="-26" rx="72" ry="24" fill="${PINK}" ${st()}/><path d="M0-26Q-50-66-54-36T0-26Q50-66 54-36T0-26M-4-24-22 4M4-24 22 4" fill="${Y}" ${st()}/><circle cx="0" cy="-27" r="9" fill="${Y}" ${st()}/>`;
const ENVELOPE = `<path d="M-70-32h140v92H-70Z" fill="${W}" ${st()}/><path d="M-70-32 0 26 70-32" fill="none" ${st()}/><path d="M-70 60-18 12M70 60 18 12" fill="none" ${st()}/><circle cx="0" cy="18" r="17" fill="${CORAL}" ${st()}/><path d="M-9 18H7M1 10l9 8-9 8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
const deedFull = (c, wash, head, pic, foot, k = 0.98) =>
  PLAIN +
  `<rect x="12" y="12" width="226" height="326" rx="9" fill="${wash}"/><path d="M12 21q0-9 9-9h208q9 0 9 9v40H12Z" fill="${c}"/>${words(head, 125, 48, 28, "#fff", fitw(head, 28, 204))}<rect x="12" y="12" width="226" height="326" rx="9" fill="none" stroke="${c}" stroke-width="2.500"/>${at(125, 152, k, pic)}` +
  (() => {
    const z = Math.min(...foot.map((l) => fit(l, [0, 34, 32, 27, 23][foot.length], 214))),
      h = z * 1.17,
      y0 = (foot.length > 2 ? 286 : 292) - (h * (foot.length - 1)) / 2 + z * 0.34;
    return foot.map((l, i) => words(l, 125, +(y0 + i * h).toFixed(1), z)).join("");
  })();
const deedSmall = (c, wash, pic, foot, k = 1.3) =>
  PLAIN +
  `<path d="M3 18q0-15 15-15h214q15 0 15 15v224H3Z" fill="${wash}"/>${at(125, 126, k, pic)}<path d="M3 242h244v90q0 15-15 15H18q-15 0-15-15Z" fill="${c}"/>` +
  words(foot, 125, 316, 62, "#fff", fitw(foot, 62, 222));
const MIC = `<path d="M-82-66q20 60-4 140M82-66q-20 60 4 140" fill="none" stroke="${CORAL}" stroke-width="20"/><path d="M-84-72h168q-10 34-42 34t-42-34q-10 34-42 34t-42-34Z" fill="${CORAL}" ${st()}/><path d="M0 8v56M-26 74q0-10 26-10t26 10Z" fill="${N}" ${st(6)}/><rect x="-17" y="-44" width="34" height="56" rx="17" fill="${SKY}" ${st()}/><path d="M-16-28h32M-16-16h32M-16-4h32" ${st(2.5)}/>`;
const CLOCK = `<path d="M-40 62-52 78M40 62 52 78" ${st(9)}/><circle cx="-38" cy="-44" r="20" fill="${Y}" ${st()}/><circle cx="38" cy="-44" r="20" fill="${Y}" ${st()}/><path d="M-8-66h16v14h-16Z" fill="${N}"/><circle cx="0" cy="14" r="58" fill="${CORAL}" ${st()}/><circle cx="0" cy="14" r="45" fill="${W}" ${st()}/><path d="M0-18V14l22 14" fill="none" ${st(6)}/><g fill="none" ${st(5, PLUM)}><path d="M50-78h18L50-58h18" /><path d="M74-50h12L74-36h12"/></g>`;
const BOOM = (n) =>
  `<path d="M58 54q14-96-54-96-36 0-46 28" fill="none" ${st(27)}/><path d="M58 54q14-96-54-96-36 0-46 28" fill="none" stroke="${TEAL}" stroke-width="21" stroke-linecap="round"/><path d="M-72-30-34-34-46 14Z" fill="${TEAL}" ${st(4)} transform="translate(0 6)"/><text x="4" y="56" text-anchor="middle" font-size="76" font-weight="700" fill="${N}" style="font-family:var(--font-display)">${n}</text>`;
const BOTTLE = `<path d="M-34 78q-8 0-8-10V6q0-18 18-26v-32h32v32q18 8 18 26v62q0 10-8 10Z" fill="#8f4a22" ${st()}/><path d="M-26-70h36v22h-36Z" fill="${Y}" ${st()}/><path d="M-42 14h68v44h-68Z" fill="${W}" ${st()}/><path d="M-8 22c-5-7-14-4-13 4 1 6 8 8 13 13 5-5 12-7 13-13 1-8-8-11-13-4Z" fill="${CORAL}"/><path d="M-30 50h44" ${st(3)}/><path d="M-34 4q0-10 10-15" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M60 76 48-8" ${st(8)}/><path d="M60 76 48-8" stroke="#c9d2da" stroke-width="4" stroke-linecap="round"/><ellipse cx="46" cy="-26" rx="15" ry="22" fill="#dfe6ea" ${st()} transform="rotate(-8 46 -26)"/><ellipse cx="46" cy="-26" rx="8" ry="13" fill="#8f4a22" transform="rotate(-8 46 -26)"/>`;
const PARCEL = `<path d="M-70-12h140v88H-70Z" fill="#d9b27c" ${st()}/><path d="M-70-12-46-44h92L70-12Z" fill="#e8c894" ${st()}/><path d="M-10-44-16-12v88M10-44l6 32v88M-70 30H70" fill="none" stroke="${CORAL}" stroke-width="5"/><path d="M0-34Q-40-84-46-58T0-34Q40-84 46-58T0-34" fill="none" ${st(8)}/><path d="M0-34Q-40-84-46-58T0-34Q40-84 46-58T0-34" fill="none" stroke="${CORAL}" stroke-width="4"/><g transform="translate(40 54) rotate(-12)"><rect x="-26" y="-16" width="52" height="32" rx="4" fill="${W}" ${st(2.5)}/><path d="M-14-3h28M-14 6h18" ${st(2.5)}/></g>`;

/* Backs. A tile pattern made of plain shapes, so no ids are needed. */
const grid = (f) => {
  let o = "";
  for (let r = 0; r < 17; r++)
    for (let x = 33 + (r % 2 ? 18.4 : 0); x < 218; x += 36.8) {
      const y = 33 + r * 17.75;
      if (Math.abs(x - 125) / 86 + Math.abs(y - 175) / 110 < 1) continue;
      o += f(+x.toFixed(1), +y.toFixed(1), r, y > 176 || (y > 174 && x > 125));
    }
  return o;
};
const backFrame = (c1, c2, c3, pattern, mid) =>
  PLAIN +
  `<rect x="14" y="14" width="222" height="322" rx="9" fill="${c1}"/>${pattern}<rect x="21" y="21" width="208" height="308" rx="5" fill="none" stroke="${c3}" stroke-width="2.500"/><path d="M125 82 197 175 125 268 53 175Z" fill="${c2}" stroke="${c3}" stroke-width="3"/>${mid}`;
const sq = (x, y, r, c) =>
  `<path d="M${x} ${y - r}q${r * 0.16} ${r * 0.84} ${r} ${r}-${r * 0.84} ${r * 0.16}-${r} ${r}-${r * 0.16}-${r * 0.84}-${r}-${r} ${r * 0.84}-${r * 0.16} ${r}-${r}Z" fill="${c}"/>`;
const turn2 = (s) => s + `<g transform="rotate(180 125 175)">${s}</g>`;
const BONUS = { vita: ["$15", BOTTLE], meat: ["$10", PARCEL] };
const LBACK = {
  lucy: () =>
    backFrame(
      "#d9788b",
      "#b8475e",
      "#fff3e2",
      grid((x, y, r) => sq(x, y, 8, r % 2 ? "#f6c3cd" : "#fff3e2")),
      `<g transform="translate(125 175)"><rect x="-40" y="-34" width="80" height="68" rx="20" fill="#fff3e2"/><rect x="-32" y="-26" width="64" height="52" rx="15" fill="#b8475e"/></g>${burst(125, 175, 22, "#fff3e2")}${dots(
        [
          [125, 123],
          [125, 227],
        ],
        5,
        "#fff3e2",
      )}`,
    ),
  ayyi: () =>
    backFrame(
      "#1f7a78",
      "#125654",
      "#ffd98f",
      grid(
        (x, y, r, low) =>
          `<path d="M${x - 9} ${y + 5}q9-16 18 0-9-5-18 0Z" fill="${r % 2 ? "#ffd98f" : "#f08a4b"}" transform="rotate(${low ? 180 : 0} ${x} ${y})"/>`,
      ),
      turn2(`<path d="M131 134h22l-5 52h-12Z" fill="#ffd98f"/><circle cx="142" cy="205" r="10" fill="#ffd98f"/>`),
    ),
  character: () =>
    backFrame(
      "#22416b",
      "#172f51",
      "#f8dd9b",
      grid((x, y, r) => `<circle cx="${x}" cy="${y}" r="${r % 2 ? 3.5 : 7}" fill="${r % 2 ? "#f8dd9b" : "#e2564b"}"/>`),
      `<g transform="translate(125 175)"><path d="M-6-8-46-28q-8 28 0 56L-6 8ZM6-8 46-28q8 28 0 56L6 8Z" fill="#e2564b" stroke="#f8dd9b" stroke-width="3" stroke-linejoin="round"/><rect x="-12" y="-14" width="24" height="28" rx="7" fill="#e2564b" stroke="#f8dd9b" stroke-width="3"/></g>${dots(
        [
          [125, 122],
          [125, 228],
        ],
        5,
        "#f8dd9b",
      )}`,
    ),
  bonus: () =>
    backFrame(
      "#c98d1b",
      "#8d5c0a",
      "#fff3d3",
      grid(
        (x, y) =>
          `<circle cx="${x}" cy="${y}" r="7.500" fill="none" stroke="#fff3d3" stroke-width="2.500"/><circle cx="${x}" cy="${y}" r="2.500" fill="#fff3d3"/>`,
      ),
      `<circle cx="125" cy="175" r="34" fill="#fff3d3"/><circle cx="125" cy="175" r="27" fill="none" stroke="#8d5c0a" stroke-width="3"/>${turn2('<path d="M125 175q-11-2-11-9t11-7q7 0 10 4" fill="none" stroke="#8d5c0a" stroke-width="6" stroke-linecap="round"/><path d="M125 153v6" stroke="#8d5c0a" stroke-width="5" stroke-linecap="round"/>')}`,
    ),
};

/* ---- Zillionaire --------------------------------------------------------------------------------------------- */
const RANK = {
  1: "M16 18 32 6v71",
  2: "M9 25C9 13 18 6 30 6c13 0 21 8 21 19 0 16-22 27-42 51h45",
  3: "M10 7h40L27 35c17-2 26 7 26 20 0 13-10 21-24 21-11 0-19-5-22-14",
  4: "M41 77V7L6 55h50",
  5: "M49 7H15l-3 30c5-4 11-6 18-6 14 0 23 9 23 22 0 14-10 23-24 23-11 0-19-5-22-14",
  6: "M44 6C21 18 8 36 8 54c0 13 9 22 22 22s22-9 22-22-9-21-21-21S9 41 8 52",
  7: "M6 7h48L25 77",
  8: "M30 38c-11 0-18-7-18-16S19 6 30 6s18 7 18 16-7 16-18 16c-13 0-23 8-23 19s10 19 23 19 23-8 23-19-10-19-23-19Z",
  9: "M16 76c23-12 36-30 36-48C52 15 43 6 30 6S8 15 8 28s9 21 21 21 22-8 23-19",
  10: "M6 6v71M39 6C26 6 22 22 22 41.500S26 77 39 77s17-16 17-35.500S52 6 39 6Z",
};
const fig = (r, c, x, y, k, w = 12) =>
  `<path d="${RANK[r]}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y}) scale(${k})"/>`;
/* Pips, about 0,0 in a box of 100: poor to rich. */
const PIP = {
  1: [
    "a penny",
    "#a4552a",
    `<circle r="43" fill="#c97b48" ${st(6, "#6d3415")}/><circle r="31" fill="none" stroke="#6d3415" stroke-width="4" stroke-dasharray="7 6"/>${star(0, 1, 22, "#6d3415")}`,
  ],
  2: [
    "piggy banks",
    "#b4486a",
    `<path d="M-26 26v18h14V32M14 32v12h14V24" fill="#e88ba5" ${st(6, "#6b2440")}/><ellipse cx="-2" cy="4" rx="40" ry="31" fill="#f2a7b6" ${st(6, "#6b2440")}/><path d="M-22-18-30-38-8-26Z" fill="#e88ba5" ${st(5, "#6b2440")}/><rect x="-47" y="-4" width="16" height="20" rx="7" fill="#e88ba5" ${st(5, "#6b2440")}/><path d="M-2-26h20" ${st(6, "#6b2440")}/><circle cx="-22" cy="-4" r="4.500" fill="#6b2440"/><path d="M38 0q12-4 8-14" fill="none" ${st(5, "#6b2440")}/>`,
  ],
  3: [
    "keys",
    "#4d6075",
    `<circle cx="-20" cy="0" r="21" fill="none" ${st(18, "#26323f")}/><circle cx="-20" cy="0" r="21" fill="none" stroke="#9fb2c4" stroke-width="9"/><path d="M2 0h42M24 0v18M40 0v20" fill="none" ${st(16, "#26323f")}/><path d="M2 0h42M24 0v18M40 0v20" fill="none" stroke="#9fb2c4" stroke-width="7.500" stroke-linecap="round"/>`,
  ],
  4: [
    "banknotes",
    "#2b7a55",
    `<rect x="-46" y="-27" width="92" height="54" rx="7" fill="#a9d9b8" ${st(6, "#1d5139")}/><circle r="16" fill="#fff" stroke="#1d5139" stroke-width="4.500"/><path d="M0-9V9M5-5q-5-3-9 0t0 5 8 3-1 6-9 0" fill="none" stroke="#1d5139" stroke-width="3.500" stroke-linecap="round" transform="translate(1 -1)"/><path d="M-36-17h9M27 17h9M-36 17h9M27-17h9" stroke="#1d5139" stroke-width="5" stroke-linecap="round"/>`,
  ],
  5: [
    "a wild star",
    "#8a2f86",
    `<path d="M0-46 13-14 46-12 20 10 29 44 0 24-29 44-20 10-46-12-13-14Z" fill="#f3b4e8" ${st(6, "#5c1a59")}/><circle r="8" fill="#5c1a59"/>`,
  ],
  6: [
    "gold bars",
    "#b47a10",
    `<path d="M-24-22h48l18 42h-84Z" fill="#ffd257" ${st(6, "#6d4705")}/><path d="M-24-22h48l5 12h-58Z" fill="#fff0b8" ${st(4, "#6d4705")}/><path d="M-18 6h36" stroke="#6d4705" stroke-width="5" stroke-linecap="round"/>`,
  ],
  7: [
    "gems",
    "#1d74a8",
    `<path d="M-26-32h52l18 24-44 48-44-48Z" fill="#9adcf5" ${st(6, "#134b70")}/><path d="M-44-8h88M-14-8 0 40 14-8 0-32Z" fill="#d8f3fd" ${st(4, "#134b70")}/>`,
  ],
  8: [
    "yachts",
    "#1f4f9c",
    `<path d="M-44 22h88q-6 20-22 20h-46q-14 0-20-20Z" fill="#fff" ${st(6, "#16305f")}/><path d="M2-44V18H-36Q-28-24 2-44Z" fill="#7fb2ee" ${st(5, "#16305f")}/><path d="M10-28q22 16 24 46H10Z" fill="#e2564b" ${st(5, "#16305f")}/>`,
  ],
  9: [
    "champagne",
    "#a8782a",
    `<path d="M-36-30h72q-2 34-36 38-34-4-36-38Z" fill="#ffe9a8" ${st(6, "#5f3f0c")}/><path d="M-34-18h68" stroke="#5f3f0c" stroke-width="4"/><path d="M0 8v30M-20 42h40" ${st(6, "#5f3f0c")}/>${dots(
      [
        [-10, -38],
        [6, -44],
        [16, -36],
        [0, -8],
        [10, -4],
        [-12, -6],
      ],
      3.8,
      "#5f3f0c",
    )}`,
  ],
  10: [
    "crowns",
    "#6a2f8f",
    `<path d="M-40 30-46-22-20-2 0-38 20-2 46-22 40 30Z" fill="#ffd257" ${st(6, "#4a1f66")}/><path d="M-40 18h80v16h-80Z" fill="#c9a0e2" ${st(5, "#4a1f66")}/>${dots(
      [
        [-46, -26],
        [0, -42],
        [46, -26],
      ],
      6.5,
      "#4a1f66",
    )}`,
  ],
};
const PIPS = (() => {
  const L = 85,
    M = 125,
    R = 165,
    a = 80,
    b = 143,
    c = 207,
    d = 270,
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
    1: [[M, m]],
    2: [
      [M, a + 20],
      [M, d - 20],
    ],
    3: [
      [M, a],
      [M, m],
      [M, d],
    ],
    4: four,
    5: [...four, [M, m]],
    6: six,
    7: [...six, [M, 126]],
    8: [...six, [M, 126], [M, 224]],
    9: [...eight, [M, m]],
    10: [...eight, [M, 110], [M, 240]],
  };
})();
/* The engraver's edge: two waves that cross. */
const wave = (x1, y1, x2, y2, n, amp) => {
  let o = "";
  for (const s of [1, -1]) {
    let d = `M${x1} ${y1}`;
    for (let i = 0; i < n; i++) {
      const t = (i + 1) / n,
        X = x1 + (x2 - x1) * t,
        Yy = y1 + (y2 - y1) * t,
        mx = x1 + (x2 - x1) * (t - 0.5 / n),
        my = y1 + (y2 - y1) * (t - 0.5 / n),
        k = (i % 2 ? -1 : 1) * s * amp,
        dx = y2 === y1 ? 0 : k,
        dy = y2 === y1 ? k : 0;
      d += `Q${(mx + dx).toFixed(1)} ${(my + dy).toFixed(1)} ${X.toFixed(1)} ${Yy.toFixed(1)}`;
    }
    o += `<path d="${d}"/>`;
  }
  return o;
};
const edge = (c) =>
  `<g fill="none" stroke="${c}" stroke-width="1.600" opacity=".75">${wave(60, 24, 190, 24, 12, 10)}${wave(60, 326, 190, 326, 12, 10)}${wave(20, 110, 20, 240, 12, 10)}${wave(230, 110, 230, 240, 12, 10)}</g>`;
function zilFull(n) {
  const [, c, pip] = PIP[n],
    wild = n === 5,
    k = [0, 1.35, 0.95, 0.82, 0.74, 0.6, 0.68, 0.54, 0.54, 0.5, 0.48][n];
  const body = PIPS[n].map(([x, y]) => at(x, y, k, pip)).join("");
  const corner = fig(n, c, 17, 20, 0.56, 13);
  return (
    PLAIN +
    edge(c) +
    body +
    (wild
      ? `<rect x="62" y="205" width="126" height="34" rx="9" fill="#8a2f86"/>${words("WILD", 125, 232, 28, "#fff", 'letter-spacing="3"')}`
      : "") +
    corner +
    `<g transform="rotate(180 125 175)">${corner}</g>`
  );
}
const zilSmall = (n) => {
  const [, c, pip] = PIP[n];
  return (
    PLAIN +
    fig(n, c, n === 10 ? 30 : 24, 26, 1.5, 13) +
    (n === 5 ? `<rect x="130" y="36" width="104" height="44" rx="10" fill="#8a2f86"/>${words("WILD", 182, 70, 34, "#fff")}` : "") +
    at(150, 242, 1.62, pip)
  );
};
const GLOVE = `<path d="M-86 40-62 18-60 50-40 14-34 48-14 14" fill="none" ${st(12)}/><path d="M-86 40-62 18-60 50-40 14-34 48-14 14" fill="none" stroke="#c9d2da" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><path d="M-20-4h26v52h-26q-6-26 0-52Z" fill="${W}" ${st(4)}/><path d="M4-14q6-36 44-36 38 2 40 40 2 52-44 58-22 2-40-2Z" fill="${CORAL}" ${st(4)}/><path d="M30-12q-26-4-24 16 2 16 26 12" fill="#c43f36" ${st(4)}/><path d="M40-38q20-4 30 12" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><path d="M98-54l14-12M104-26h16M96 62l14 12" ${st(6, "#c56a12")}/>`;
const PURSE = `<path d="M-66 6q-24 62 22 68h88q46-6 22-68Z" fill="#8c3b32" ${st(4)}/><path d="M-60 10q60 26 120 0-60-20-120 0Z" fill="#3a1512" ${st(3)}/><path d="M-68 4q68 22 136 0" fill="none" stroke="${Y}" stroke-width="9" stroke-linecap="round"/><path d="M-64-2q64-66 128 0" fill="none" ${st(13)}/><path d="M-64-2q64-66 128 0" fill="none" stroke="${Y}" stroke-width="7"/><circle cx="-6" cy="-38" r="8" fill="${Y}" ${st()}/><circle cx="8" cy="-38" r="8" fill="${Y}" ${st()}/><g transform="translate(44 -66) rotate(18)"><path d="M0 0q-26-24-30 0 4 16 30 6Z" fill="#e8dcc4" ${st(3)}/><path d="M0 0q26-24 30 0-4 16-30 6Z" fill="#e8dcc4" ${st(3)}/><path d="M-3-4h6v18l-3 5-3-5Z" fill="${N}"/><path d="M-2-6-8-16M2-6 8-16" ${st(2.5)}/></g><path d="M30-34q-16-4-14-14M8-12q10 0 10-10" fill="none" stroke="${N}" stroke-width="2.500" stroke-dasharray="1 6" stroke-linecap="round"/><path d="M-30 44q30 14 60 0" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>`;
const ROLL = `<g transform="rotate(-16)"><path d="M-54-36H58q22 6 22 38T58 40H-54Z" fill="#7cc79a" ${st(4)}/><path d="M-20-36H56M-20 40H56M-20-22H66M-20 26H66" stroke="#1d5139" stroke-width="2" opacity=".5"/><ellipse cx="-54" cy="2" rx="26" ry="38" fill="#a9d9b8" ${st(4)}/><path d="M-54-24q16 0 16 26t-16 24-12-22 12-16 7 16-7 10" fill="none" stroke="#1d5139" stroke-width="4.500" stroke-linecap="round"/><path d="M6-37q14 6 14 39T6 41h18q14-6 14-39T24-37Z" fill="${CORAL}" ${st(4)}/><circle cx="60" cy="2" r="11" fill="#fff" stroke="#1d5139" stroke-width="3"/></g>`;
const SAFE = `<path d="M-58 70h20v12h-20zM38 70h20v12h-20z" fill="${N}"/><rect x="-72" y="-72" width="144" height="146" rx="14" fill="#3d5a7d" ${st(4)}/><rect x="-58" y="-58" width="116" height="118" rx="8" fill="#5f82ab" ${st(4)}/><circle cx="4" cy="0" r="34" fill="#dfe8f2" ${st(4)}/><circle cx="4" cy="0" r="23" fill="none" stroke="${N}" stroke-width="4" stroke-dasharray="3 9"/><path d="M4-46V46M-42 0H50" ${st(5)} opacity="0"/><path d="M4-16V16M-12 0H20" ${st(6)}/><circle r="7" cx="4" fill="${Y}" ${st(3)}/><path d="M-48-38v20M-48 20v20" ${st(9)}/><path d="M-50-46h84" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`;
const PLANET = `<circle r="52" fill="#2f7fc2" ${st(4)}/><path d="M-36-20q14-20 30-14t10 18-22 10-18-14ZM6 30q6-18 24-18t10 18-22 16-12-16ZM-40 20q10-6 16 4t-8 12Z" fill="#7cc79a" stroke="${N}" stroke-width="2.500"/><path d="M-50 22Q-96 44-84 52-60 62 22 22 92-14 86-30 78-44 46-26" fill="none" ${st(15)}/><path d="M-50 22Q-96 44-84 52-60 62 22 22 92-14 86-30 78-44 46-26" fill="none" stroke="${Y}" stroke-width="9" stroke-linecap="round"/><path d="M-30-62-36-98l20 13L0-108l16 23 20-13-6 36Q0-72-30-62Z" fill="${Y}" ${st(4)}/><g fill="#d5453b">${dots(
  [
    [0, -76],
    [-17, -73],
    [17, -73],
  ],
  4.5,
  "#d5453b",
)}</g>`;
const ZSPEC = {
  bump: ["Bump", "#d9772b", "#fdeedd", GLOVE, 0.84, "skip the next"],
  bankrupt: ["Bankrupt", "#a32a33", "#fae3df", PURSE, 1, "only a bankroll answers"],
  bankroll: ["Bankroll", "#1b7f5c", "#e0f2e5", ROLL, 1.06, "beats a bankrupt"],
  millionaire: ["Millionaire", "#1d4f8c", "#e1ecf7", SAFE, 0.98, ""],
  zillionaire: ["Zillionaire", "#5b2a86", "#efe5f7", PLANET, 0.98, "nothing beats it"],
};
function zspecFull(k) {
  const [name, c, wash, pic, z, note] = ZSPEC[k],
    planet = k === "zillionaire";
  return (
    PLAIN +
    `<rect x="12" y="12" width="226" height="326" rx="9" fill="${wash}"/><g fill="none" stroke="${c}" stroke-width="1.600" opacity=".6">${wave(24, 26, 226, 26, 18, 10)}${note ? "" : wave(24, 317, 226, 317, 18, 10)}</g><rect x="12" y="12" width="226" height="326" rx="9" fill="none" stroke="${c}" stroke-width="3"/><circle cx="125" cy="${planet ? 148 : 140}" r="84" fill="#fff" opacity=".7"/>${at(k === "bump" ? 114 : 125, planet ? 160 : 138, z, pic)}<path d="M12 238h226v58H12Z" fill="${c}"/>${words(name, 125, 279, 38, "#fff", fitw(name, 38, 204))}${note ? words(note, 125, 323, 20, c, fitw(note, 20, 208)) : ""}`
  );
}
const zspecSmall = (k) => {
  const [name, c, wash, pic, z] = ZSPEC[k];
  return (
    PLAIN +
    `<path d="M3 18q0-15 15-15h214q15 0 15 15v236H3Z" fill="${wash}"/>${at(k === "bump" ? 112 : 125, k === "zillionaire" ? 146 : 130, z * 1.22, pic)}<path d="M3 254h244v78q0 15-15 15H18q-15 0-15-15Z" fill="${c}"/>${words(name, 125, 316, 54, "#fff", fitw(name, 54, 228))}`
  );
};
const ZBACK = () =>
  backFrame(
    "#0f4a38",
    "#0a3528",
    "#f0cf7a",
    grid((x, y, r) =>
      r % 2
        ? `<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="#f0cf7a" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2" fill="#f0cf7a"/>`
        : `<path d="M${x} ${y - 8} ${x + 8} ${y} ${x} ${y + 8} ${x - 8} ${y}Z" fill="#1d7053"/>`,
    ),
    '<path d="M98 142h54L98 208h54" fill="none" stroke="#f0cf7a" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/><path d="M110 175h30" stroke="#f0cf7a" stroke-width="6" stroke-linecap="round"/>',
  );

/* ---- Centres of boards: quiet. One ink (--on-centre) at four strengths, so both themes follow; the middle stays calm for decks and dice. ---- */
const I = (o, d, extra = "") => `<path d="${d}" fill="var(--on-centre)" fill-opacity="${o}" ${extra}/>`;
const line = (o, w, d, extra = "") =>
  `<path d="${d}" fill="none" stroke="var(--on-centre)" stroke-opacity="${o}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
const house = (x, y, w, h, o) => I(o, `M${x} ${y}v${-h}l${w / 2} ${-w * 0.42} ${w / 2} ${w * 0.42}v${h}Z`);
const panes = (x, y, nx, ny, w, h, gx, gy, o = 0.5) => {
  let d = "";
  for (let i = 0; i < nx; i++) for (let j = 0; j < ny; j++) d += `M${x + i * gx} ${y + j * gy}h${w}v${h}h${-w}Z`;
  return `<path d="${d}" fill="var(--centre)" fill-opacity="${o}"/>`;
};
const cloud = (x, y, k, o) =>
  `<path d="M-46 12q-14 0-14-12t16-12q2-18 22-18 14 0 20 12 6-6 16-4 12 2 12 14 20-2 22 10 0 10-12 10Z" transform="translate(${x} ${y}) scale(${k})" fill="var(--snow, #fff)" fill-opacity="${o}"/>`;
const gull = (x, y, k) => line(0.3, 2.5 / k, "M-14-4Q-6-10 0 0 6-10 14-4", `transform="translate(${x} ${y}) scale(${k})"`);
const CENTRE = {
  /* A seaside town from the water: pier and wheel on the left, grand hotels, a lighthouse, the boardwalk in front. */
  monopoly: () => {
    let wheel = "";
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6,
        X = 116 + Math.cos(a) * 62,
        Yy = 392 + Math.sin(a) * 62;
      wheel += `M116 392L${X.toFixed(1)} ${Yy.toFixed(1)}`;
    }
    let cabins = "";
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6 + 0.26;
      cabins += `<rect x="${(116 + Math.cos(a) * 62 - 5).toFixed(1)}" y="${(392 + Math.sin(a) * 62 - 3).toFixed(1)}" width="10" height="9" rx="3" fill="var(--on-centre)" fill-opacity=".2"/>`;
    }
    let planks = "";
    for (let x = 24; x < 600; x += 26) planks += `M${x} 546l${(x - 300) * 0.05} 42`;
    return `<circle cx="300" cy="262" r="168" fill="var(--snow, #fff)" fill-opacity=".14"/><circle cx="300" cy="262" r="128" fill="var(--snow, #fff)" fill-opacity=".14"/>${cloud(96, 92, 1.1, 0.5)}${cloud(500, 70, 0.9, 0.4)}${cloud(430, 138, 0.6, 0.35)}${gull(186, 140, 1)}${gull(214, 126, 0.7)}${gull(410, 206, 0.8)}
    ${I(0.05, "M0 470V410q60-34 130-16t120-20 130 10 120-26 100 20v92Z")}
    ${house(196, 500, 40, 40, 0.09)}${I(0.1, "M236 500V388h58v112ZM250 388v-20h30v20ZM262 368v-22h6v22Z")}${panes(244, 398, 3, 6, 9, 10, 17, 16)}${house(296, 500, 44, 54, 0.08)}${I(0.12, "M342 500V352h26v-26h22v26h28v148ZM378 326v-28h3v28Z")}${panes(350, 364, 4, 8, 8, 10, 16, 16)}${house(420, 500, 50, 60, 0.1)}${house(466, 500, 38, 36, 0.08)}
    ${I(0.1, "M166 500v-58h34v58Z")}${line(0.2, 2, "M381 298l16 6-16 6")}
    ${line(0.16, 2, wheel)}<circle cx="116" cy="392" r="62" fill="none" stroke="var(--on-centre)" stroke-opacity=".2" stroke-width="3.500"/><circle cx="116" cy="392" r="50" fill="none" stroke="var(--on-centre)" stroke-opacity=".13" stroke-width="2"/>${cabins}${line(0.22, 4, "M116 392 84 500M116 392l32 108")}
    ${I(0.15, "M520 500l8-118h28l8 118ZM524 382h36v-10h-36ZM530 372v-20h24v20ZM528 352l14-16 14 16Z")}<path d="M526 440h32l2 24h-36ZM529 400h26l1 18h-28Z" fill="var(--centre)" fill-opacity=".55"/>${I(0.06, "M554 362 600 340v44ZM530 362 430 330v54Z")}
    ${I(0.13, "M0 500h600v14H0Z")}${line(0.2, 2, "M0 486H600")}${line(0.18, 2.5, [...Array(21)].map((_, i) => `M${i * 30} 486v16`).join(""))}
    ${I(0.08, "M0 514h600v86H0Z")}<path d="${planks}" stroke="var(--on-centre)" stroke-opacity=".1" stroke-width="2"/>${line(0.14, 2, "M0 546H600M0 572H600")}
    ${line(0.22, 3.5, "M150 534v-40M138 500q12-14 24 0M450 534v-40M438 500q12-14 24 0")}<circle cx="150" cy="490" r="6" fill="var(--snow, #fff)" fill-opacity=".8"/><circle cx="450" cy="490" r="6" fill="var(--snow, #fff)" fill-opacity=".8"/>${line(0.2, 3.5, "M280 534v-12M320 534v-12M272 522h56M276 510h48")}`;
  },
  /* A village under snow: star, garland, firs, lit windows. The lit windows are the only warm spots. */
  christmas_opoly: () => {
    const fir = (x, y, k, o) =>
      `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-92 24-58H12L34-26H16L42 8H6V20H-6V8H-42L-16-26H-34L-12-58H-24Z" fill="var(--fir, var(--on-centre))" fill-opacity="${(o * 1.6).toFixed(2)}"/><path d="M0-92 10-76-4-70ZM-20-30 12-30 2-22ZM-24 4 20 2 0 10Z" fill="var(--snow, #fff)" fill-opacity=".4"/></g>`;
    const lit = (x, y, w = 10, h = 12) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.500" fill="#ffcf70" fill-opacity=".85"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" stroke="var(--on-centre)" stroke-opacity=".3" stroke-width="1.400"/>`;
    const cot = (x, y, w, h, o) =>
      I(o, `M${x} ${y}v${-h}h${w}v${h}Z`) +
      `<path d="M${x - 8} ${y - h}L${x + w / 2} ${y - h - w * 0.5}L${x + w + 8} ${y - h}q-6 8-12 0-6 8-${w / 4} 0-8 8-${w / 4} 0-8 8-${w / 4} 0Z" fill="var(--snow, #fff)" fill-opacity=".85"/>`;
    let snow = "";
    let s = 42;
    const r = () => (s = (s * 16807) % 2147483647) / 2147483647;
    for (let i = 0; i < 46; i++) {
      const x = r() * 580 + 10,
        y = r() * 330 + 76;
      snow += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.4 + r() * 2).toFixed(1)}"/>`;
    }
    let swag = "",
      ball = "";
    for (let i = 0; i < 4; i++) {
      const x = i * 150;
      swag += `M${x} 14q75 66 150 0`;
      for (const [t, c] of [
        [0.25, "#c7352e"],
        [0.5, "#e0b13c"],
        [0.75, "#2d6fb5"],
      ]) {
        const X = x + 150 * t,
          Yy = 14 + 66 * 2 * t * (1 - t) + 12;
        ball += `<circle cx="${X}" cy="${Yy}" r="7" fill="${c}" fill-opacity=".6"/><path d="M${X} ${Yy - 7}v-5" stroke="var(--on-centre)" stroke-opacity=".4" stroke-width="2"/>`;
      }
    }
    return `<circle cx="300" cy="258" r="150" fill="var(--snow, #fff)" fill-opacity=".22"/><circle cx="300" cy="258" r="112" fill="var(--snow, #fff)" fill-opacity=".2"/><g fill="var(--snow, #fff)" fill-opacity=".75">${snow}</g>
    ${line(0.28, 11, swag)}${line(0.2, 5, swag, 'stroke-dasharray="2 9"')}${ball}${[0, 150, 300, 450, 600].map((x) => `<path d="M${x} 16q-24-14-22 4t22-4q24-14 22 4t-22-4" fill="#c7352e" fill-opacity=".6"/>`).join("")}
    <path d="M0 430q90-54 190-18t190-14 220 6v196H0Z" fill="var(--snow, #fff)" fill-opacity=".4"/>${fir(60, 452, 0.9, 0.13)}${fir(112, 446, 0.7, 0.1)}${fir(556, 440, 1, 0.13)}${fir(506, 452, 0.7, 0.1)}${fir(28, 470, 0.6, 0.16)}
    ${cot(150, 486, 66, 46, 0.2)}${lit(162, 450)}${lit(192, 450)}${lit(176, 470, 14, 16)}${cot(396, 484, 76, 50, 0.2)}${lit(410, 446)}${lit(430, 446)}${lit(450, 446)}${lit(426, 466, 14, 18)}
    ${I(0.2, "M262 490v-78h76v78ZM286 412v-56h28v56Z")}<path d="M250 414l50-34 50 34q-8 8-14 0-8 8-18 0-8 8-18 0-8 8-18 0-8 8-18 0-6 8-14 0ZM280 358l20-46 20 46q-6 6-10 0-6 6-10 0-6 6-10 0-4 6-10 0Z" fill="var(--snow, #fff)" fill-opacity=".85"/><circle cx="300" cy="376" r="9" fill="var(--snow, #fff)" fill-opacity=".9"/>${line(0.5, 2, "M300 370v6l4 3")}${lit(274, 428, 12, 18)}${lit(314, 428, 12, 18)}<path d="M290 490v-28q10-12 20 0v28Z" fill="#ffcf70" fill-opacity=".8"/>
    <path d="M0 500q120-34 260-10t340-6v116H0Z" fill="var(--snow, #fff)" fill-opacity=".6"/><path d="M0 548q150-30 300-8t300-14v74H0Z" fill="var(--snow, #fff)" fill-opacity=".75"/>${line(0.12, 3, "M20 588q140-50 270-50 20-16 6-34M44 598q150-50 260-48 26-18 8-46")}
    ${fir(236, 566, 0.62, 0.2)}${fir(372, 572, 0.74, 0.2)}${fir(82, 590, 0.8, 0.2)}${fir(538, 580, 0.9, 0.2)}
    <g transform="translate(446 556)">${line(0.35, 4, "M-40 18h62q14 0 14-14M-34 8v10M14 8v10")}${I(0.3, "M-42-12q8 14 22 14h24l6-14h14q0 20-18 22h-40q-8-4-8-22Z")}<path d="M-22-2v-18h18V-2Z" fill="#c7352e" fill-opacity=".65"/><path d="M-15-2v-18h4V-2Z" fill="#e0b13c" fill-opacity=".8"/></g>`;
  },
  /* The house with the fire escape: 420 by 360, the middle 130 left to the steps. Windows tell who lives there, by their things. */
  lucy: () => {
    let bricks = "";
    for (let y = 74, r = 0; y < 352; y += 14, r++)
      for (let x = 10 + (r % 2) * 15; x < 410; x += 30) if ((x * 7 + y * 13) % 5 < 2) bricks += `M${x} ${y}h18`;
    const win = (x, y, on, thing = "") =>
      `<rect x="${x}" y="${y}" width="48" height="58" rx="3" fill="${on ? "#ffe2a0" : "var(--snow, #fff)"}" fill-opacity="${on ? 0.6 : 0.4}"/><g transform="translate(${x + 24} ${y + 38})" opacity=".5">${thing}</g><path d="M${x} ${y}h48q-4 22-16 26 4-14-8-26 2 14-8 26-12-4-16-26Z" fill="#e2564b" fill-opacity="${on ? 0.26 : 0.13}"/><rect x="${x}" y="${y}" width="48" height="58" rx="3" fill="none" stroke="var(--on-centre)" stroke-opacity=".38" stroke-width="3"/>${line(0.3, 2, `M${x} ${y + 30}h48M${x + 24} ${y}v58`)}${I(0.3, `M${x - 5} ${y + 58}h58v6h-58Z`)}`;
    const s = (w, k) => `<g transform="scale(${k})">${OBJ[w]}</g>`;
    let esc = "";
    for (let i = 0; i < 4; i++) {
      const y = 318 - i * 66;
      esc += `M146 ${y}h128M${i % 2 ? 268 : 152} ${y}L${i % 2 ? 152 : 268} ${y - 66}M146 ${y - 24}h128`;
      for (let x = 146; x <= 274; x += 16) esc += `M${x} ${y}v-24`;
    }
    return `${I(0.06, "M0 360V92h34V64h44v28h22V40h36v-14h20v14h20v52h60V56h30v36h26V30h26v-10h12v10h28v62h48v268Z")}${I(0.05, "M6 66h408v294H6Z")}${line(0.13, 4, bricks)}${I(0.2, "M0 58h420v12H0ZM10 70h400v5H10Z")}
    ${I(0.16, "M40 58V26h34v32ZM36 26q21-24 42 0Z")}${line(0.2, 2.5, "M44 58 40 26M70 58l4-32M40 44h34")}${line(0.28, 3, "M346 58V14M328 22h36M334 32h24M346 14l-12 8M346 14l12 8")}
    ${line(0.2, 2.5, esc)}
    ${win(20, 96, 1, s("lucy", 0.26))}${win(84, 96, 0)}${win(288, 96, 0)}${win(352, 96, 1, s("trumbull", 0.25))}${win(20, 184, 0)}${win(84, 184, 1, s("ricky", 0.26))}${win(288, 184, 1, s("little", 0.24))}${win(352, 184, 0)}${win(20, 272, 1, s("carolyn", 0.24))}${win(84, 272, 0)}${win(288, 272, 0)}${win(352, 272, 1, s("fred", 0.25))}`;
  },
};
const CENTREBOX = {
  monopoly: [600, 600, "A seaside town with a pier, hotels and a lighthouse"],
  christmas_opoly: [600, 600, "A village under snow"],
  lucy: [420, 360, "A brick house with lit windows and a fire escape", { x: 3.6, y: 3.6, w: 7, h: 6 }],
};

/* ---- Pawns with more life: same footprint as before (60 by 80), same seat mark on the foot ------------------------------------------ */
function pawnInner(seat, pose = "ready") {
  const f = `var(--seat-${seat})`,
    on = `var(--on-seat-${seat})`,
    ink = "#10161e";
  const eye = (x, y, look) =>
    pose === "rest"
      ? `<path d="M${x - 3.5} ${y}q3.500 3 7 0" fill="none" stroke="${ink}" stroke-width="2.200" stroke-linecap="round"/>`
      : pose === "home"
        ? `<path d="M${x - 3.5} ${y + 1.5}q3.500-5 7 0" fill="none" stroke="${ink}" stroke-width="2.400" stroke-linecap="round"/>`
        : `<ellipse cx="${x}" cy="${y}" rx="${pose === "sorry" ? 4.4 : 3.8}" ry="${pose === "sorry" ? 5 : pose === "slide" ? 3.4 : 4.4}" fill="#fff" stroke="${ink}" stroke-width="1.400"/><circle cx="${x + look}" cy="${y + 0.4}" r="${pose === "sorry" ? 1.6 : 2.1}" fill="${ink}"/>`;
  const look = { slide: 1.6, ready: 0.8, sorry: 0 }[pose] ?? 0;
  const mouth = {
    rest: "",
    ready: `<path d="M26.500 25.500q3.500 3 7 0" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
    slide: `<path d="M27 25.500q5 3.500 8-1.500-1 6-5 5.500-2-.5-3-4Z" fill="${ink}"/>`,
    sorry: `<ellipse cx="30" cy="27" rx="2.600" ry="3.400" fill="${ink}"/>`,
    home: `<path d="M25 24.500q5 6.500 10 0Z" fill="${ink}"/>`,
  }[pose];
  const body = `<path d="M10 70q0-7 6-9 9-8 8.500-22h11q-.5 14 8.500 22 6 2 6 9v3q0 3-4 3H14q-4 0-4-3Z" fill="${f}" stroke="${ink}" stroke-opacity=".8" stroke-width="2.500" stroke-linejoin="round"/><path d="M37 42q1 14 8 20 4 2 4 8v3q0 2-3 2h-8q4-16-1-33Z" fill="#000" fill-opacity=".16"/><path d="M15 66q8-5 10-14" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.500" stroke-linecap="round"/>
    <path d="M19 33.500q11 5 22 0 3 1 3 4t-3 4q-11 5-22 0-3-1-3-4t3-4Z" fill="${on}" stroke="${ink}" stroke-opacity=".8" stroke-width="2"/><circle cx="30" cy="19.500" r="15" fill="${f}" stroke="${ink}" stroke-opacity=".8" stroke-width="2.500"/><path d="M41 11a14 14 0 0 1-10 22q10-8 10-22Z" fill="#000" fill-opacity=".14"/><path d="M20 14q2.500-6 8-7" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>
    ${eye(24.5 + look * 0.5, 19, look)}${eye(35.5 + look * 0.5, 19, look)}${mouth}<svg x="20.500" y="53" width="19" height="19" viewBox="0 0 24 24" fill="${on}">${SEATMARK[seat]}</svg>`;
  const shade = (x = 30, rx = 23, o = 0.28) => `<ellipse cx="${x}" cy="75.500" rx="${rx}" ry="4.500" fill="rgb(0 0 0 / ${o})"/>`;
  if (pose === "slide")
    return (
      shade(26, 24) +
      `<g stroke="${ink}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"><path d="M-2 28h12M-6 44h14M0 60h8"/></g><g transform="rotate(13 30 76)">${body}</g>`
    );
  if (pose === "sorry")
    return (
      shade(30, 16, 0.2) +
      `<g transform="translate(2 -6) rotate(-24 30 44)">${body}</g><g>${star(52, 8, 6, "#ffc23d")}${star(60, 22, 4.5, "#ffc23d")}${star(7, 14, 4.5, "#ffc23d")}</g>`
    );
  if (pose === "home")
    return (
      shade() +
      `<path d="M47 40 54-2" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M47 40 54-2" stroke="#e9dcc0" stroke-width="2" stroke-linecap="round"/><path d="M54-2q9 1 14 8-8 5-16 4Z" fill="${on}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>${body}<circle cx="47" cy="40" r="4.500" fill="${f}" stroke="${ink}" stroke-opacity=".8" stroke-width="2"/>`
    );
  if (pose === "rest") return shade() + `<g transform="translate(0 2)">${body}</g>`;
  return shade() + body;
}

const CARDS = {
  lucy: (w, said) => svg(lucyFull(w, said), lucySmall(w, said)),
  collect: (w, said) =>
    svg(deedFull(LUCY[w][0], LUCY[w][1], SHOW, OBJ[w], best(said), 0.9), deedSmall(LUCY[w][0], LUCY[w][1], OBJ[w], "+1")),
  any: (_, said) => svg(deedFull(ROSE, BLUSH, SHOW, HATBOX, best(said), 0.95), deedSmall(ROSE, BLUSH, HATBOX, "+?", 1.22)),
  keep: (_, said) => svg(deedFull(ROSE, BLUSH, SHOW, ENVELOPE, best(said), 0.86), deedSmall(ROSE, BLUSH, ENVELOPE, "➜", 1.3)),
  act: (_, said) => svg(deedFull(LAGOON, FOAM, AYYI, MIC, best(said), 0.8), deedSmall(LAGOON, FOAM, MIC, "!", 1.18)),
  lose: (_, said) => svg(deedFull(LAGOON, FOAM, AYYI, CLOCK, best(said)), deedSmall(LAGOON, FOAM, CLOCK, "−1", 1.25)),
  back: (n, said) => svg(deedFull(LAGOON, FOAM, AYYI, BOOM(n), best(said)), deedSmall(LAGOON, FOAM, BOOM(n), `−${n}`, 1.2)),
  bonus: (which, said) => {
    const [worth, pic] = BONUS[which];
    return svg(deedFull(HONEY, CREAM, worth, pic, best(said), 0.95), deedSmall(HONEY, CREAM, pic, worth, 1.25));
  },
  lucyBack: (k) => LBACK[k](),
  zil: (k) =>
    k in ZSPEC
      ? svg(zspecFull(k), zspecSmall(k), ZSPEC[k][0])
      : svg(zilFull(+k), zilSmall(+k), +k === 5 ? "Wild five" : `${k}, ${PIP[k][0]}`),
  zilBack: () => one(ZBACK(), "Face-down card"),
};
const LUCYBACKS = { "zone:lucy": "lucy", "zone:ayyi": "ayyi" };

const DECKS = {
  zillionaire: (face) => (face === "" ? CARDS.zilBack() : face in ZSPEC || face in PIP ? CARDS.zil(face) : ""),
  lucy: (face, zone, art) => {
    if (face === "") return CARDS.lucyBack(LUCYBACKS[zone] ?? "character");
    const [kind, which] = art.split(" ");
    return kind in LUCY ? CARDS.lucy(kind, face) : (CARDS[kind]?.(which, face) ?? "");
  },
};

/** The drawing of a card of this game, or '' where the ordinary one will do. `art` says which; the face is written on it. */
export const gameCard = (game, face, zone = "", art = "") => DECKS[game]?.(face, zone, art) ?? "";
/** The middle of a board: its drawing, the size it is drawn in, and where it lies on the board if not in the gap in its middle. */
export const gameCentre = (game) =>
  game in CENTRE ? { inner: CENTRE[game](), width: CENTREBOX[game][0], height: CENTREBOX[game][1], at: CENTREBOX[game][3] } : null;
export { pawnInner as posedPawn };

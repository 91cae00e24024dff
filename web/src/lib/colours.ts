/** Colour words of games as colours of the page. */

const WORDS: Record<string, string> = {
  purple: "var(--g-purple)",
  "dark purple": "var(--g-purple)",
  lightblue: "var(--g-lightblue)",
  "light blue": "var(--g-lightblue)",
  pink: "var(--g-pink)",
  magenta: "var(--g-pink)",
  orange: "var(--g-orange)",
  red: "var(--g-red)",
  yellow: "var(--g-yellow)",
  green: "var(--g-green)",
  blue: "var(--g-blue)",
  "dark blue": "var(--g-blue)",
  rail: "var(--g-rail)",
  railroad: "var(--g-rail)",
  black: "#2a2f38",
  utility: "var(--g-utility)",
  grey: "#9fa7ad",
  gray: "#9fa7ad",
  white: "#fdfbf4",
  silver: "#b9c0c7",
  gold: "#d9a514",
  brown: "#7b4a24",
  sky: "#79cdf2",
  "sky blue": "#79cdf2",
  plum: "#8a2f86",
  ink: "#2f3947",
  light: "var(--square-light)",
  dark: "var(--square-dark)",
  cream: "#f5efdf",
  ivory: "#f8f3e4",
  turquoise: "#2aa6a1",
  teal: "#1d7a83",
  navy: "#1f3f66",
  violet: "#7d4bb5",
  rose: "#f2a7b6",
  lime: "#8fbf3f",
  tan: "#d9bb8b",
  express: "#3a4049",
  service: "#9fa7ad",
  "frost blue": "#a9dcf0",
  sugarplum: "#b65a9c",
  "orange peel": "#ee8d32",
  "holly red": "#cf3a33",
  "candle gold": "#f0c53c",
  evergreen: "#1e8a5a",
  midnight: "#234fa8",
  none: "",
};

/** Palette numbers of seats that are known by a colour word. */
const SEATS: Record<string, number> = {
  red: 1,
  blue: 2,
  yellow: 3,
  green: 4,
  plum: 5,
  purple: 5,
  orange: 6,
  sky: 7,
  "sky blue": 7,
  "light blue": 7,
  ink: 8,
  violet: 9,
  cream: 10,
  maroon: 11,
  lime: 12,
};

/** The mark of a seat that has no colour of its own: one of twelve. */
export const markOf = (seat: number): number => (((seat % 12) + 12) % 12) + 1;

export function colour(word: string, fallback = ""): string {
  const known = WORDS[word.toLowerCase()];
  if (known !== undefined) return known;
  if (!word) return fallback;
  const last = word.split(" ").pop()!.toLowerCase();
  if (WORDS[last]) return WORDS[last];
  if (/^#[0-9a-f]{3,8}$/i.test(word)) return word;
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${sum} 45% 55%)`;
}

/** Which of the twelve marks a seat has: by its colour in the game where it has one, else by its number. */
export function seatStyle(seat: number, seats: readonly { seat: number; colour: string }[] = []): number {
  const word = seats.find((each) => each.seat === seat)?.colour.toLowerCase() ?? "";
  const shared = seats.filter((each) => each.colour.toLowerCase() === word).length > 1; // partners: a mark is one person's
  return (shared ? undefined : SEATS[word]) ?? markOf(seat);
}

const LIGHT = new Set(["white", "light", "cream", "ivory", "yellow", "silver", "gold"]);

/** Fill, edge and line of a man or chess piece that has a colour word of its own. */
export function manColours(word: string, style: number): { fill: string; edge: string; line: string } {
  const name = word.toLowerCase();
  if (name === "white" || name === "light" || name === "ivory") return { fill: "#fbf5e6", edge: "#d9cba6", line: "#2a2620" };
  if (name === "black" || name === "dark") return { fill: "#2d323c", edge: "#16181d", line: "#e9dfc6" };
  if (name === "red") return { fill: "#c7352e", edge: "#8e2620", line: "#ffe3d6" };
  if (name)
    return { fill: colour(name), edge: `color-mix(in srgb, ${colour(name)} 65%, #000)`, line: LIGHT.has(name) ? "#2a2620" : "#fff" };
  return { fill: `var(--seat-${style})`, edge: `color-mix(in srgb, var(--seat-${style}) 65%, #000)`, line: `var(--on-seat-${style})` };
}

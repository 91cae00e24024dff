/** Words in boxes: how wide letters are drawn, where a long word may be broken, how large words can be. */

/** A guess of a letter's width, in heights of the type, where nothing can be measured. */
const GUESS = 0.56;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** How wide words are in the type of the page, in heights of that type. */
export function wide(text: string): number {
  const held = known.get(text);
  if (held !== undefined) return held;
  if (pen === undefined) pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * GUESS;
  pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue("--font-ui") || "sans-serif"}`;
  const found = pen.measureText(text).width / 100;
  known.set(text, found);
  return found;
}

const VOWEL = /[aeiouyäöüáéíóú]/i;
const LONG = 10; // letters of a word that may be broken
const PART = 3; // letters that stay together at least

/** The place in a long word where it is best broken: between two consonants, nearest to its middle; 0 if there is none. */
export function breakOf(word: string): number {
  if (word.length < LONG || !/^[\p{L}]+$/u.test(word)) return 0;
  const apart = (at: number): boolean => !VOWEL.test(word[at - 1]!) && !VOWEL.test(word[at]!);
  const places = Array.from({ length: word.length - 2 * PART + 1 }, (_, i) => i + PART).filter(apart);
  const far = (at: number): number => Math.abs(at - word.length / 2);
  return places.sort((a, b) => far(a) - far(b))[0] ?? 0;
}

/** The same words, that a browser may break where they are best broken. Names that are spoken get it too, to match what is seen. */
export const breakable = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (breakOf(word) ? `${word.slice(0, breakOf(word))}\u00ad${word.slice(breakOf(word))}` : word));

export interface Words {
  lines: string[];
  size: number;
}

/** Lines of at most `most` heights of type; a word too long for one has a line of its own. */
function laid(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && !last.endsWith("-") && wide(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const LEAST = 9;

function largest(words: readonly string[], width: number, height: number, most: number): Words {
  for (let size = most; size > LEAST; size -= 0.5) {
    const lines = laid(words, width / size);
    if (Math.max(0, ...lines.map(wide)) * size <= width && lines.length * size * 1.12 <= height) return { lines, size };
  }
  return { lines: laid(words, width / LEAST), size: Math.min(most, LEAST) };
}

/** Words as large as fits a box (in hundredths of a unit), at most `most`; long ones are broken if that makes them much larger. */
export function fitWords(text: string, width: number, height: number, most: number): Words {
  const words = text.split(/\s+/).filter(Boolean);
  const whole = largest(words, width, height, most);
  if (whole.size >= most * 0.8) return whole;
  const parts = words.flatMap((word) => (breakOf(word) ? [`${word.slice(0, breakOf(word))}-`, word.slice(breakOf(word))] : [word]));
  const broken = largest(parts, width, height, most);
  return broken.size > whole.size * 1.1 ? broken : whole;
}

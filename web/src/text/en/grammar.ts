/** How English counts and joins. */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "Play the queen." as part of a sentence: without its full stop. */
export const phrase = (text: string): string => text.replace(/[.!]$/, "");

/** Whether a sentence begins by speaking to the reader, and with which word. */
export const toReader = (sentence: string): string => /^Your?\b/.exec(sentence)?.[0] ?? "";
export const figure = (n: number): string => n.toLocaleString("en-US");
/** A sentence for the prompt: what leads up to it, and the last part, which says what to do. */
export function parted(prompt: string): [string, string] {
  const parts = prompt.match(/.+?(?:[.!?]+(?=\s|$)|$)\s*/gs) ?? [prompt];
  if (parts.length < 2) return [prompt, ""];
  return [parts.slice(0, -1).join(""), parts.at(-1)!.trim()];
}

/** A word for the luck that this device has sealed. It stays here, and is told only when the table asks for it. */
import { newSalt, seal } from "./fair";
import { memory } from "./memory";
import type { Act, TableInfo } from "./protocol";

interface Kept {
  word: string;
  salt: string;
}
const held = new Map<string, Kept>(); // also where the browser remembers nothing
const told = new Set<string>(); // seals that are on their way: one telling is enough
const place = (code: string, seat: number): string => `word.${code}.${seat}`;

/** As the server reads a word: one space between its parts. */
const plain = (word: string): string => word.split(/\s+/).filter(Boolean).join(" ");

/** The act that fixes a word. What cannot be sealed (nothing at all, unprintable signs) is left to the server to answer. */
export function sealing(code: string, seat: number, given: string): Act {
  const word = plain(given);
  if (!word || /\p{C}/u.test(word)) return { type: "word", word };
  const kept = { word, salt: newSalt() };
  held.set(place(code, seat), kept);
  memory.set(place(code, seat), kept);
  return { type: "seal", seal: seal(kept.word, kept.salt) };
}

/** The act that tells a seat's word, if the table waits for it and this device has it; else null. */
export function telling(table: TableInfo, seat: number): Act | null {
  const shown = table.seats[seat];
  if (!table.revealing || !shown?.seal || shown.salt || told.has(shown.seal)) return null;
  const kept = held.get(place(table.code, seat)) ?? memory.get<Kept | null>(place(table.code, seat), null);
  if (!kept || seal(kept.word, kept.salt) !== shown.seal) return null;
  told.add(shown.seal);
  return { type: "reveal", word: kept.word, salt: kept.salt };
}

/** The word that this device has sealed for a seat; "" if none. */
export function sealedWord(code: string, seat: number, shown: string): string {
  const kept = held.get(place(code, seat)) ?? memory.get<Kept | null>(place(code, seat), null);
  return kept && seal(kept.word, kept.salt) === shown ? kept.word : "";
}

/** The language of the page. Another is a file beside `en.ts` (and a folder beside `en`) with the same names, and a line in LANGUAGES. */
import * as en from "./en";
import { memory } from "../lib/memory";

export type Language = typeof en;
/** What a language calls itself, and its texts. */
export const LANGUAGES: Record<string, { name: string; texts: Language }> = { en: { name: "English", texts: en } };

export const language: string = ((held) => (held in LANGUAGES ? held : "en"))(memory.get("language", navigator.language.slice(0, 2)));
export const { T, inWords, plural, capital, phrase, toReader, figure, parted } = LANGUAGES[language]!.texts;

/** Speaks another language from now on. */
export function speak(name: string): void {
  memory.set("language", name);
  location.reload();
}

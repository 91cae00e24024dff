/** Numbers and names as people read them. */
import { figure, toReader } from "../text";

export const money = (amount: number, unit = "$"): string => `${amount < 0 ? "−" : ""}${unit}${figure(Math.abs(amount))}`;

export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} d`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Which seat a sentence of the story is about: the one whose name opens it. */
export function about(sentence: string, names: readonly { seat: number; name: string }[], me: number): number {
  if (toReader(sentence)) return me;
  return names.find((each) => each.name && sentence.startsWith(each.name))?.seat ?? -1;
}

/** A clause of a rulebook. Its tag, "(option `drawing`, one)" or "(ruling, silent)", is its kind, its option, and the rest. */
export interface Clause {
  number: string;
  kind: string;
  option: string;
  more: string; // what the option is unless changed; why there had to be a ruling
  text: string;
}
export interface Chapter {
  title: string;
  clauses: Clause[];
  plain: string[];
}

/** A rulebook's text as chapters and numbered clauses. */
export function readRules(text: string): { title: string; intro: string[]; chapters: Chapter[] } {
  const book = { title: "", intro: [] as string[], chapters: [] as Chapter[] };
  for (const line of text.split("\n")) {
    const clause = /^- \*\*(\d+(?:\.\d+)*)\*\* \((\w+)(?: `([^`]*)`)?(?:, ([^)]*))?\) ?(.*)$/.exec(line);
    const chapter = book.chapters.at(-1);
    if (line.startsWith("# ")) book.title = line.slice(2);
    else if (line.startsWith("## ")) book.chapters.push({ title: line.slice(3), clauses: [], plain: [] });
    else if (clause && chapter)
      chapter.clauses.push({ number: clause[1]!, kind: clause[2]!, option: clause[3] ?? "", more: clause[4] ?? "", text: clause[5]! });
    else if (line.trim() && chapter) {
      const last = chapter.clauses.at(-1);
      if (last) last.text += `\n${line.trim()}`;
      else chapter.plain.push(line.trim());
    } else if (line.trim()) book.intro.push(line.trim());
  }
  return book;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The little of Markdown that rulebooks use, as safe HTML. */
export function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter]!)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\n\|.*/gs, (table) => rows(table))
    .replace(/\n[-*] /g, "<br>· ")
    .replace(/\n/g, " ");
}

function rows(text: string): string {
  const lines = text
    .trim()
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|:-]+\|?$/.test(line));
  const cells = lines.map(
    (line, i) =>
      `<tr>${line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => (i === 0 ? `<th>${cell.trim()}</th>` : `<td>${cell.trim()}</td>`))
        .join("")}</tr>`,
  );
  return `<table>${cells.join("")}</table>`;
}

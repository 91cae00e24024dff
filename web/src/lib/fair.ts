/**
 * Checking a game's luck in the browser: the same arithmetic as core/fair.py. The hashes are a library's, not the browser's own:
 * a page that a phone opens by an address of the home network is no secure context, and there the browser has none.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const encoder = new TextEncoder();

const eight = (n: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n));
  return bytes;
};

export function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

export const commitment = (secret: Uint8Array): string => hex(sha256(secret));

/** The players' words, seat by seat, each preceded by its length. */
export function mix(words: readonly string[]): Uint8Array {
  const parts = words.map((word) => encoder.encode(word));
  return sha256(join(...parts.flatMap((raw) => [eight(raw.length), raw])));
}

/** What fixes a word without telling it. The salt is long and unguessable. */
export const seal = (word: string, salt: string): string => hex(sha256(encoder.encode(`gamenight-seal-1|${salt}|${word}`)));
export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

const SPAN = 1n << 64n;

/** The luck of one line of a record. */
export class Luck {
  private block = 0;
  private numbers: bigint[] = [];

  constructor(
    private readonly secret: Uint8Array,
    private readonly prefix: Uint8Array,
  ) {}

  pick(n: number): number {
    if (n === 1) return 0;
    const limit = SPAN - (SPAN % BigInt(n));
    for (;;) {
      const number = this.next();
      if (number < limit) return Number(number % BigInt(n));
    }
  }

  private next(): bigint {
    if (this.numbers.length === 0) {
      const block = hmac(sha256, this.secret, join(this.prefix, eight(this.block++)));
      const view = new DataView(block.buffer, block.byteOffset);
      this.numbers = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    }
    return this.numbers.shift()!;
  }
}

export function luckOf(secret: Uint8Array, words: readonly string[]): (line: number) => Luck {
  const prefix = join(encoder.encode("gamenight-luck-1"), mix(words));
  return (line) => new Luck(secret, join(prefix, eight(line)));
}

/** Lets the browser draw and hear before going on. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

export interface Lines {
  commitment: string;
  words: readonly string[];
  seals?: readonly string[]; // seat by seat; a record file has none
  salts?: readonly string[];
  secret: string;
  lines: readonly { number: number; luck: readonly (readonly [number, number])[] }[];
}
export type Verdict = { ok: true; picks: number; lines: number } | { ok: false; why: "secret" | "seal" | "luck" | "hidden"; line: number };

/** Whether every word is the one that was sealed; one that was never told stands for itself as its seal. */
export const sealsFit = (game: Lines): boolean =>
  (game.seals ?? []).every((sealed, seat) => {
    const salt = game.salts?.[seat] ?? "";
    return !sealed || (salt ? seal(game.words[seat]!, salt) : game.words[seat]) === sealed;
  });

/** Recomputes every shuffle and roll; `progress` hears how many lines are done. */
export async function check(game: Lines, progress: (done: number) => void = () => {}): Promise<Verdict> {
  if (!game.secret) return { ok: false, why: "hidden", line: -1 };
  const secret = unhex(game.secret);
  if (commitment(secret) !== game.commitment) return { ok: false, why: "secret", line: -1 };
  if (!sealsFit(game)) return { ok: false, why: "seal", line: -1 };
  const luck = luckOf(secret, game.words);
  let picks = 0;
  for (const [done, line] of game.lines.entries()) {
    const source = luck(line.number);
    for (const [answer, of] of line.luck) {
      if (source.pick(of) !== answer) return { ok: false, why: "luck", line: line.number };
      picks++;
    }
    if (done % 16 === 0) {
      progress(done);
      await breathe();
    }
  }
  return { ok: true, picks, lines: game.lines.length };
}

/** The luck that a record's text holds, line by line. */
export function readRecord(text: string): Lines {
  const found: { commitment: string; words: string[]; secret: string; lines: { number: number; luck: [number, number][] }[] } = {
    commitment: "",
    words: [],
    secret: "",
    lines: [],
  };
  for (const line of text.split("\n")) {
    const [key, value] = line.split(/: ?(.*)/s) as [string, string | undefined];
    if (key === "commitment") found.commitment = value ?? "";
    else if (key === "word") found.words.push(value ?? "");
    else if (key === "secret") found.secret = value ?? "";
    else {
      const move = /^(\d+) (?:[^;]*?)(?: ;((?: \d+\/\d+)*))?\s*$/.exec(line);
      if (!move || /^\w+:/.test(line)) continue;
      const luck = (move[2] ?? "")
        .trim()
        .split(" ")
        .filter(Boolean)
        .map((pick) => pick.split("/").map(Number) as [number, number]);
      found.lines.push({ number: Number(move[1]), luck });
    }
  }
  return found;
}

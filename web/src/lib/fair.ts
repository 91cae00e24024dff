/** Checking a game's luck in the browser: the same arithmetic as core/fair.py, with WebCrypto. */

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

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

export const commitment = async (secret: Uint8Array<ArrayBuffer>): Promise<string> => hex(await sha256(secret));

/** The players' words, seat by seat, each preceded by its length. */
export async function mix(words: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = words.map((word) => encoder.encode(word));
  return sha256(join(...parts.flatMap((raw) => [eight(raw.length), raw])));
}

const SPAN = 1n << 64n;

/** The luck of one line of a record. */
export class Luck {
  private block = 0;
  private numbers: bigint[] = [];

  constructor(private readonly key: CryptoKey, private readonly prefix: Uint8Array) {}

  async pick(n: number): Promise<number> {
    if (n === 1) return 0;
    const limit = SPAN - (SPAN % BigInt(n));
    for (;;) {
      const number = await this.next();
      if (number < limit) return Number(number % BigInt(n));
    }
  }

  private async next(): Promise<bigint> {
    if (this.numbers.length === 0) {
      const block = await crypto.subtle.sign("HMAC", this.key, join(this.prefix, eight(this.block++)));
      const view = new DataView(block);
      this.numbers = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    }
    return this.numbers.shift()!;
  }
}

export async function luckOf(secret: Uint8Array<ArrayBuffer>, words: readonly string[]): Promise<(line: number) => Luck> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const prefix = join(encoder.encode("gamenight-luck-1"), await mix(words));
  return (line) => new Luck(key, join(prefix, eight(line)));
}

export interface Lines { commitment: string; words: readonly string[]; secret: string; lines: readonly { number: number; luck: readonly (readonly [number, number])[] }[] }
export type Verdict = { ok: true; picks: number; lines: number } | { ok: false; why: "secret" | "luck" | "hidden"; line: number };

/** Recomputes every shuffle and roll; `progress` hears how many lines are done. */
export async function check(game: Lines, progress: (done: number) => void = () => {}): Promise<Verdict> {
  if (!game.secret) return { ok: false, why: "hidden", line: -1 };
  const secret = unhex(game.secret);
  if ((await commitment(secret)) !== game.commitment) return { ok: false, why: "secret", line: -1 };
  const luck = await luckOf(secret, game.words);
  let picks = 0;
  for (const [done, line] of game.lines.entries()) {
    const source = luck(line.number);
    for (const [answer, of] of line.luck) {
      if ((await source.pick(of)) !== answer) return { ok: false, why: "luck", line: line.number };
      picks++;
    }
    if (done % 16 === 0) progress(done);
  }
  return { ok: true, picks, lines: game.lines.length };
}

/** The luck that a record's text holds, line by line. */
export function readRecord(text: string): Lines {
  const found: { commitment: string; words: string[]; secret: string; lines: { number: number; luck: [number, number][] }[] } = { commitment: "", words: [], secret: "", lines: [] };
  for (const line of text.split("\n")) {
    const [key, value] = line.split(/: ?(.*)/s) as [string, string | undefined];
    if (key === "commitment") found.commitment = value ?? "";
    else if (key === "word") found.words.push(value ?? "");
    else if (key === "secret") found.secret = value ?? "";
    else {
      const move = /^(\d+) (?:[^;]*?)(?: ;((?: \d+\/\d+)*))?\s*$/.exec(line);
      if (!move || /^\w+:/.test(line)) continue;
      const luck = (move[2] ?? "").trim().split(" ").filter(Boolean).map((pick) => pick.split("/").map(Number) as [number, number]);
      found.lines.push({ number: Number(move[1]), luck });
    }
  }
  return found;
}

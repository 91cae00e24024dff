import { describe, expect, it } from "vitest";
import { check, seal } from "../src/lib/fair";
import type { TableInfo } from "../src/lib/protocol";
import { sealedWord, sealing, telling } from "../src/lib/sealed";

/** As much of a table as a word has to do with. */
const table = (code: string, sealed: string, revealing: boolean, salt = ""): TableInfo =>
  ({ code, revealing, seats: [{ seat: 0, seal: sealed, salt }] }) as unknown as TableInfo;

describe("a word for the luck", () => {
  it("leaves this device as a seal, the same as the server's arithmetic makes", () => {
    // Made with gamenight.core.fair.seal("pear", "0123456789abcdef").
    expect(seal("pear", "0123456789abcdef")).toBe("a20ff5683f6c8f4cd1ace5ad5fe259f4ca951801f19f2f12b061d26139c8785a");
    const act = sealing("AAAA", 0, "  two   words ");
    expect(act.type).toBe("seal");
    expect(JSON.stringify(act)).not.toContain("words");
    expect(sealedWord("AAAA", 0, (act as { seal: string }).seal)).toBe("two words");
  });
  it("is told when the table asks for it, once, and only to the table whose seal it is", () => {
    const act = sealing("BBBB", 0, "pear") as { seal: string };
    expect(telling(table("BBBB", act.seal, false), 0)).toBeNull();
    expect(telling(table("CCCC", act.seal, true), 0)).toBeNull();
    expect(telling(table("BBBB", "0".repeat(64), true), 0)).toBeNull();
    expect(telling(table("BBBB", act.seal, true, "told already"), 0)).toBeNull();
    const told = telling(table("BBBB", act.seal, true), 0) as { type: string; word: string; salt: string };
    expect(told).toMatchObject({ type: "reveal", word: "pear" });
    expect(seal(told.word, told.salt)).toBe(act.seal);
    expect(telling(table("BBBB", act.seal, true), 0)).toBeNull();
  });
  it("has a new salt each time, so that equal words have unequal seals", () => {
    expect(sealing("DDDD", 0, "pear")).not.toEqual(sealing("DDDD", 0, "pear"));
  });
  it("that cannot be sealed is left to the server to answer", () => {
    expect(sealing("EEEE", 0, "  ")).toEqual({ type: "word", word: "" });
    expect(sealing("EEEE", 0, "a\u200db").type).toBe("word");
  });
});

describe("seals on the page about fairness", () => {
  const secret = "00".repeat(32);
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  const salt = "0123456789abcdef";
  const game = { commitment, secret, lines: [], words: ["pear", ""], seals: [seal("pear", salt), ""], salts: [salt, ""] };
  it("fit the words, or the word is named as another", async () => {
    expect(await check(game)).toMatchObject({ ok: true });
    expect(await check({ ...game, words: ["plum", ""] })).toMatchObject({ ok: false, why: "seal" });
  });
  it("stand for a word that was never told", async () => {
    const sealed = seal("pear", salt);
    expect(await check({ ...game, words: [sealed, ""], salts: ["", ""] })).toMatchObject({ ok: true });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { check, commitment, hex, luckOf, mix, readRecord, unhex } from "../src/lib/fair";

// Made with gamenight.core.fair: secret bytes 0 to 31, words "" and "banana", line 3, picks of 52, 51, 6, 1 and 1000000.
const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const KNOWN = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  mix: "0ad431701e38f539fb131027dee7567a9bfc332668b909b0e79f897b221c1836",
  picks: [26, 33, 5, 0, 330051],
};

// As on a phone that opened the page by an address of the home network: the browser lends no arithmetic.
beforeAll(() => Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true }));

describe("luck that anyone can check", () => {
  it("is the same here as on the server", async () => {
    expect(commitment(unhex(SECRET))).toBe(KNOWN.commitment);
    expect(hex(mix(["", "banana"]))).toBe(KNOWN.mix);
    const luck = luckOf(unhex(SECRET), ["", "banana"])(3);
    const picks = [];
    for (const n of [52, 51, 6, 1, 1000000]) picks.push(luck.pick(n));
    expect(picks).toEqual(KNOWN.picks);
  });
  it("passes a fair game and names what is not", async () => {
    const fair = {
      commitment: KNOWN.commitment,
      words: ["", "banana"],
      secret: SECRET,
      lines: [
        {
          number: 3,
          luck: [
            [KNOWN.picks[0]!, 52],
            [KNOWN.picks[1]!, 51],
          ] as [number, number][],
        },
      ],
    };
    expect(await check(fair)).toEqual({ ok: true, picks: 2, lines: 1 });
    expect(await check({ ...fair, lines: [{ number: 4, luck: fair.lines[0]!.luck }] })).toMatchObject({ ok: false, why: "luck", line: 4 });
    expect(await check({ ...fair, words: ["", "apple"] })).toMatchObject({ ok: false, why: "luck" });
    expect(await check({ ...fair, commitment: "00" })).toMatchObject({ ok: false, why: "secret" });
    expect(await check({ ...fair, secret: "" })).toMatchObject({ ok: false, why: "hidden" });
  });
  it("reads a record", () => {
    const text =
      "gamenight record 1\ngame: crazy_eights\nseats: 2\ncommitment: ab\nword: \nword: banana\n\n0 start ; 12/52 3/51\n1 0 8H ;\n3 1 draw ; 4/31\n\nover\nscores: 1 2\nsecret: cd\n";
    expect(readRecord(text)).toEqual({
      commitment: "ab",
      words: ["", "banana"],
      secret: "cd",
      lines: [
        {
          number: 0,
          luck: [
            [12, 52],
            [3, 51],
          ],
        },
        { number: 1, luck: [] },
        { number: 3, luck: [[4, 31]] },
      ],
    });
  });
});

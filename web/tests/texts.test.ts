import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parted, T } from "../src/text/en";

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.name === "en" ? [] : entry.isDirectory() ? sources(join(folder, entry.name)) : [readFileSync(join(folder, entry.name), "utf8")],
  );

/** Names of texts: "loading", "shelf.now". What lies deeper is chosen by a value, such as a name of a setting. */
const names = Object.entries(T).flatMap(([name, held]) =>
  typeof held === "object" && !Array.isArray(held) ? Object.keys(held).map((each) => `${name}.${each}`) : [name],
);

test("every text of the page is used somewhere", () => {
  const page = sources(join(import.meta.dirname, "../src")).join("\n");
  expect(names.filter((name) => !new RegExp(`\\bT\\.${name.replace(".", "\\.")}\\b`).test(page))).toEqual([]);
});

test("a prompt is parted before its last sentence, and nothing of it is lost", () => {
  expect(parted("Diamonds were led. Play a diamond.")).toEqual(["Diamonds were led. ", "Play a diamond."]);
  expect(parted("Ay...Yi...Yi card. Do that, or cash a bonus card.")).toEqual(["Ay...Yi...Yi card. ", "Do that, or cash a bonus card."]);
  for (const whole of ["Throw the dice.", "B. & O. Railroad is for sale for $200. It is your third!", "Pay $1.50? Yes. No", "... and on."])
    expect(parted(whole).join("")).toBe(whole);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { T } from "../src/text/en";

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

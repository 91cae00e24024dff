import { expect, test } from "vitest";
import { presetOf } from "../src/lib/presets";
import type { Preset } from "../src/lib/protocol";

const presets: Preset[] = [
  { name: "sheet", title: "As on the rule sheet", says: "", options: {} },
  { name: "comfortable", title: "Comfortable", says: "", options: { rent_unasked: true } },
];

test("a set of house rules is found by exactly what it changes", () => {
  expect(presetOf(presets, {})?.name).toBe("sheet");
  expect(presetOf(presets, { rent_unasked: true })?.name).toBe("comfortable");
  expect(presetOf(presets, { rent_unasked: false })).toBeUndefined();
  expect(presetOf(presets, { rent_unasked: true, jackpot: true })).toBeUndefined();
});

import { expect, test } from "vitest";
import { milliseconds } from "../src/lib/motion";

test.each([
  ["280ms", 280],
  [" 280ms ", 280],
  [".28s", 280],
  ["1.2s", 1200],
  ["0s", 0],
  ["", 0],
])("a duration is read however the style sheet writes it: %s", (written, expected) => {
  expect(milliseconds(written)).toBeCloseTo(expected);
});

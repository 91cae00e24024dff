import { expect, it } from "vitest";
import { named } from "../src/lib/replay";

it("puts the names of a file into its review, which is kept without them", () => {
  const record = "gamenight record 1\ngame: hearts\nname: Ada\nname: Bo\n\n0 start ; 12/52";
  const review = {
    names: ["Player 1", "Player 2"],
    seats: [{ name: "Player 2" }],
    finds: [{ says: "Player 1 takes Player 2's queen, not Player 10's." }],
  };
  expect(named(review, record)).toEqual({
    names: ["Ada", "Bo"],
    seats: [{ name: "Bo" }],
    finds: [{ says: "Ada takes Bo's queen, not Player 10's." }],
  });
});

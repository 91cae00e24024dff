import { describe, expect, it } from "vitest";
import { readScene, type Scene } from "../src/lib/scene";
import { asked, forced, lit, touch, unreachable } from "../src/lib/touch";

const choice = (text: string, ...touches: string[]) => ({ text, says: text, touch: touches });
function scene(choices: object[], more: object = {}): Scene {
  const pieces = ["QS", "8H", "6-4", "2-2"].map((face) => ({ id: `card:${face}`, kind: "card", face, tries: face }));
  const dice = [1, 2, 3].map((n) => ({ id: `die:${n}`, kind: "die", face: String(n) }));
  const zones = [
    { id: "zone:hand.0", kind: "hand", label: "Your hand", seat: 0, pieces },
    {
      id: "zone:line",
      kind: "line",
      label: "Line",
      spots: [
        { id: "spot:left", label: "6", says: "left end", tries: "left" },
        { id: "spot:right", label: "4", says: "right end", tries: "right" },
      ],
    },
    { id: "zone:dice", kind: "dice", label: "Dice", pieces: dice },
  ];
  const spaces = ["e2", "e4", "e5", "d2"].map((name, x) => ({ id: `space:${name}`, x, y: 0, tries: name }));
  const buttons = [
    { id: "button:throw", label: "Throw", tries: "throw" },
    { id: "button:pass", label: "Pass", tries: "pass" },
  ];
  return readScene({ choices, zones, buttons, board: { id: "b", width: 4, height: 1, spaces }, ...more }, new Map());
}

describe("narrowing the legal moves by touch", () => {
  it("sends a move of one touch at once", () => {
    const table = scene([choice("QS", "card:QS"), choice("8H", "card:8H")]);
    expect(lit(table.choices, [])).toEqual(new Set(["card:QS", "card:8H"]));
    expect(touch(table, [], "card:QS")).toMatchObject({ kind: "choose", choice: { text: "QS" } });
  });
  it("builds a move of several touches, and lights what comes next", () => {
    const table = scene([choice("e2e4", "space:e2", "space:e4"), choice("e2e5", "space:e2", "space:e5")]);
    expect(touch(table, [], "space:e2")).toEqual({ kind: "path", path: ["space:e2"] });
    expect(lit(table.choices, ["space:e2"])).toEqual(new Set(["space:e4", "space:e5"]));
    expect(touch(table, ["space:e2"], "space:e4")).toMatchObject({ kind: "choose", choice: { text: "e2e4" } });
  });
  it("does not move a piece by itself, even where it has one place to go", () => {
    const table = scene([choice("e2e4", "space:e2", "space:e4")]);
    expect(touch(table, [], "space:e2")).toEqual({ kind: "path", path: ["space:e2"] });
  });
  it("plays a tile at once where it fits one end only", () => {
    const table = scene([
      choice("6-4 left", "card:6-4", "spot:left"),
      choice("2-2 left", "card:2-2", "spot:left"),
      choice("2-2 right", "card:2-2", "spot:right"),
    ]);
    expect(touch(table, [], "card:6-4")).toMatchObject({ kind: "choose", choice: { text: "6-4 left" } });
    expect(touch(table, [], "card:2-2")).toEqual({ kind: "path", path: ["card:2-2"] });
  });
  it("lets a target be touched before what goes there", () => {
    const table = scene([
      choice("e2e4", "space:e2", "space:e4"),
      choice("d2e4", "space:d2", "space:e4"),
      choice("e2e5", "space:e2", "space:e5"),
    ]);
    expect(touch(table, [], "space:e4")).toEqual({ kind: "path", path: ["space:e4"] });
    expect(lit(table.choices, ["space:e4"])).toEqual(new Set(["space:e2", "space:d2"]));
    expect(touch(table, ["space:e4"], "space:d2")).toMatchObject({ kind: "choose", choice: { text: "d2e4" } });
  });
  it("changes its mind: another piece, or the same again", () => {
    const table = scene([choice("e2e4", "space:e2", "space:e4"), choice("d2e5", "space:d2", "space:e5")]);
    expect(touch(table, ["space:e2"], "space:d2")).toEqual({ kind: "path", path: ["space:d2"] });
    expect(touch(table, ["space:e2"], "space:e2")).toEqual({ kind: "drop" });
  });
  it("takes things in any order where the choice says so", () => {
    const any = (text: string, ...touches: string[]) => ({ ...choice(text, ...touches), any_order: true });
    const table = scene([
      any("1", "die:1", "button:throw"),
      any("2", "die:2", "button:throw"),
      any("12", "die:1", "die:2", "button:throw"),
      choice("stand", "button:pass"),
    ]);
    expect(lit(table.choices, [])).toEqual(new Set(["die:1", "die:2", "button:pass"]));
    expect(touch(table, ["die:2"], "die:1")).toEqual({ kind: "path", path: ["die:2", "die:1"] });
    expect(lit(table.choices, ["die:2", "die:1"])).toEqual(new Set(["button:throw"]));
    expect(touch(table, ["die:2", "die:1"], "die:2")).toEqual({ kind: "path", path: ["die:1"] });
    expect(touch(table, ["die:2", "die:1"], "button:throw")).toMatchObject({ kind: "choose", choice: { text: "12" } });
  });
  it("asks which, where two moves are touched alike", () => {
    const table = scene([choice("e2e4q", "space:e2", "space:e4"), choice("e2e4n", "space:e2", "space:e4")]);
    expect(touch(table, ["space:e2"], "space:e4")).toMatchObject({ kind: "pick", choices: [{ text: "e2e4q" }, { text: "e2e4n" }] });
  });
  it("waits for a word where a whole move may go on", () => {
    const table = scene([choice("1", "die:1"), choice("1 2", "die:1", "die:2")]);
    expect(touch(table, [], "die:1")).toEqual({ kind: "path", path: ["die:1"] });
  });
});

describe("asking why not", () => {
  it("says what was touched as a move", () => {
    const table = scene([choice("QS", "card:QS")]);
    expect(touch(table, [], "card:8H")).toEqual({ kind: "refused", id: "card:8H", text: "8H" });
  });
  it("joins several touches as the game writes them", () => {
    const table = scene([choice("e2e4", "space:e2", "space:e4")], { joiner: "" });
    expect(asked(table, ["space:e2", "space:e5"])).toBe("e2e5");
  });
});

describe("moves that need no hands", () => {
  it("finds those that nothing on the table stands for", () => {
    const table = scene([choice("QS", "card:QS"), choice("odd", "card:XX"), choice("bare")]);
    expect(unreachable(table).map((each) => each.text)).toEqual(["odd", "bare"]);
  });
  it("knows a forced move, also of one possible amount", () => {
    expect(forced(scene([choice("pass", "button:pass")]))?.text).toBe("pass");
    expect(forced(scene([{ ...choice("bid {}", "button:pass"), amount: { low: 7, high: 7 } }]))?.text).toBe("bid 7");
    expect(forced(scene([{ ...choice("bid {}", "button:pass"), amount: { low: 7, high: 8 } }]))).toBeUndefined();
    expect(forced(scene([choice("a", "card:QS"), choice("b", "card:8H")]))).toBeUndefined();
  });
});

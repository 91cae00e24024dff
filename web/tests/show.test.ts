import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readScene, type Scene } from "../src/lib/scene";
import { holdTime, overlaid, Show, type Pace, type Step } from "../src/lib/show";

const scene = (heading: string, more: object = {}): Scene =>
  readScene({ table: "felt", heading, prompt: heading, clause: "1", seats: [], ...more }, new Map());
const moment = (heading: string, hold: Step<string>["hold"], says: string[] = []): Step<string> => ({
  scene: scene(heading),
  says,
  hold,
  after: null,
});
const final = (heading: string, hold: Step<string>["hold"] = ""): Step<string> => ({
  scene: scene(heading),
  says: [],
  hold,
  after: heading,
});

function theatre(pace: Pace = "normal") {
  const drawn: string[] = [];
  const skipped: string[] = [];
  let ended = 0;
  const show = new Show<string>({
    draw: (step) => void drawn.push(step.scene!.heading),
    skipped: (update) => void skipped.push(update),
    pace: () => pace,
    ended: () => void ended++,
  });
  return { show, drawn, skipped, ends: () => ended };
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe("the show", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("draws moments one at a time, each held as long as it says, and ends in how things stand", async () => {
    const { show, drawn, ends } = theatre();
    show.add([moment("the full trick", "glance"), moment("the result", "result"), final("a new deal")]);
    expect(drawn).toEqual(["the full trick"]);
    await pass(1190);
    expect(drawn).toEqual(["the full trick"]);
    await pass(20);
    expect(drawn).toEqual(["the full trick", "the result"]);
    await pass(6000);
    expect(drawn).toEqual(["the full trick", "the result", "a new deal"]);
    expect(ends()).toBe(1);
  });

  it("lets one's own move be seen before the answer to it", async () => {
    const { show, drawn, ends } = theatre();
    show.add([final("I played")]);
    await pass(0);
    expect(ends()).toBe(1);
    show.add([final("they answered", "linger")]);
    await pass(100);
    expect(drawn).toEqual(["I played"]);
    await pass(300);
    expect(drawn).toEqual(["I played", "they answered"]);
  });

  it("goes on to the next at a touch", async () => {
    const { show, drawn } = theatre();
    show.add([moment("one", "result"), moment("two", "result"), final("end")]);
    show.hurry();
    await pass(0);
    expect(drawn).toEqual(["one", "two"]);
    show.hurry();
    await pass(0);
    expect(drawn).toEqual(["one", "two", "end"]);
  });

  it("waits longer while somebody walks", async () => {
    const { show, drawn } = theatre();
    show.add([moment("one", "glance"), final("end")]);
    show.later(1000);
    await pass(holdTime("glance", "normal") + 900);
    expect(drawn).toEqual(["one"]);
    await pass(200);
    expect(drawn).toEqual(["one", "end"]);
  });

  it("leaves moments out at the pace “at once”", async () => {
    const { show, drawn } = theatre("once");
    show.add([moment("one", "read"), final("end")]);
    await pass(0);
    expect(drawn).toEqual(["end"]);
  });

  it("shows no backlog to who comes back, yet every update is heard", async () => {
    const { show, drawn, skipped } = theatre();
    show.add([moment("a", "read"), final("first", "linger")]);
    show.add([moment("b", "read"), final("second", "linger")]);
    show.add([moment("c", "read"), final("third")], true);
    await pass(0);
    expect(drawn).toEqual(["a", "third"]);
    expect(skipped).toEqual(["first", "second"]);
  });

  it("catches up by itself when it is far behind", async () => {
    const { show, drawn, skipped } = theatre();
    for (let n = 0; n < 20; n++) show.add([moment(`m${n}`, "read"), final(`u${n}`, "linger")]);
    await pass(60_000);
    expect(drawn.at(-1)).toBe("u19");
    expect(drawn.length).toBeLessThan(20);
    expect(drawn.filter((each) => each.startsWith("u")).length + skipped.length).toBe(20);
  });

  it("holds a moment longer the calmer the pace", () => {
    const times = (["calm", "normal", "brisk", "once"] as const).map((pace) => holdTime("glance", pace));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[3]).toBe(0);
  });
});

describe("what may be done now", () => {
  const hand = {
    zones: [{ id: "zone:hand.0", kind: "hand", label: "Hand", seat: 0, pieces: [{ id: "card:2C", kind: "card", face: "2C" }] }],
  };
  const choice = (id: string) => ({ text: id, says: id, touch: [id] });

  it("can be done at once in a scene of the show that has the thing to touch", () => {
    const drawn = overlaid(scene("the full trick", hand), scene("play", { ...hand, choices: [choice("card:2C")] }));
    expect(drawn.heading).toBe("the full trick");
    expect(drawn.prompt, "what is shown is spoken of").toBe("the full trick");
    expect(drawn.choices.map((each) => each.text)).toEqual(["card:2C"]);
  });

  it("waits where the thing to touch is not drawn yet", () => {
    expect(overlaid(scene("the full trick", hand), scene("play", { choices: [choice("card:AS")] })).choices).toEqual([]);
  });

  it("waits while the thing to touch still lies elsewhere", () => {
    const table = { zones: [{ ...hand.zones[0], id: "zone:played.0", kind: "row" }] };
    const truth = scene("play", { ...hand, choices: [choice("card:2C")] });
    const drawn = overlaid(scene("the hand is counted", table), truth);
    expect(drawn.choices).toEqual([]);
    expect(drawn.prompt).not.toBe("play");
  });
});

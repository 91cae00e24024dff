/** Narrowing the legal moves as a person touches things. Pure: a path of touched ids and the choices decide everything. */
import { touchables, type Choice, type Scene } from "./scene";

export type Path = readonly string[];

/** What is left of `touches` when these are taken away, or undefined if one is not among them. */
function without(touches: readonly string[], taken: Path): string[] | undefined {
  const left = [...touches];
  for (const id of taken) {
    const at = left.indexOf(id);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** What a choice still needs after these touches, as its own order has it; undefined if it cannot be meant. */
function leftOf(choice: Choice, path: Path): string[] | undefined {
  if (path.every((id, i) => choice.touch[i] === id)) return choice.touch.slice(path.length);
  if (!choice.any_order) return undefined;
  const last = choice.touch[choice.touch.length - 1];
  return path.includes(last!) && path.length < choice.touch.length ? undefined : without(choice.touch, path);
}

/** Choices that can still be meant. Where none fits in its order, a target may be touched before what goes there. */
export function meant(choices: readonly Choice[], path: Path): Choice[] {
  const straight = choices.filter((choice) => leftOf(choice, path) !== undefined);
  return straight.length ? straight : choices.filter((choice) => without(choice.touch, path) !== undefined);
}

/** What a choice that can be meant still needs. */
export const rest = (choice: Choice, path: Path): string[] => leftOf(choice, path) ?? without(choice.touch, path) ?? [];

/** Everything that leads on: what the lamp shines on. */
export function lit(choices: readonly Choice[], path: Path): Set<string> {
  const ids = new Set<string>();
  for (const choice of meant(choices, path)) {
    const needs = rest(choice, path);
    for (const id of choice.any_order && needs.length > 1 ? needs.slice(0, -1) : needs.slice(0, 1)) ids.add(id);
  }
  return ids;
}

/** What the lamp shines on in a scene: what leads on, and what is called by a move. */
export function litIn(scene: Scene, path: Path): Set<string> {
  const ids = lit(scene.choices, path);
  if (path.length === 0) for (const id of called(scene).keys()) ids.add(id);
  return ids;
}

/** Choices for which nothing more need be touched. */
export const ready = (choices: readonly Choice[], path: Path): Choice[] =>
  path.length === 0 ? [] : meant(choices, path).filter((choice) => rest(choice, path).length === 0);

export type Touched =
  | { kind: "path"; path: string[] } // go on touching
  | { kind: "choose"; path: string[]; choice: Choice } // this one is meant
  | { kind: "pick"; path: string[]; choices: Choice[] } // several are: ask which
  | { kind: "drop" } // the selection is put back
  | { kind: "refused"; text: string; id: string }; // ask why not

/** A place to lay something down: chosen by itself when it is the only one left. */
const obvious = (id: string): boolean => id.startsWith("spot:");

function settle(choices: readonly Choice[], path: string[]): Touched {
  const left = meant(choices, path);
  const done = left.filter((choice) => rest(choice, path).length === 0);
  if (left.length === 1 && rest(left[0]!, path).every(obvious)) return { kind: "choose", path, choice: left[0]! };
  if (done.length === 1 && left.length === 1) return { kind: "choose", path, choice: done[0]! };
  if (done.length > 1 && done.length === left.length) return { kind: "pick", path, choices: done };
  return { kind: "path", path };
}

/** Touching something again puts it back, and what was built on it. */
function putBack(choices: readonly Choice[], path: Path, id: string): Touched {
  const left = path.filter((each) => each !== id);
  if (left.length === 0 || meant(choices, left).length === 0) return { kind: "drop" };
  return { kind: "path", path: left };
}

/** Things whose name is a move, though no move says to touch them: the stock, where "draw" may be played. */
export function called(scene: Scene): Map<string, Choice> {
  const plain = new Map(scene.choices.filter((choice) => !choice.amount).map((choice) => [choice.text, choice]));
  const named = new Set(scene.choices.flatMap((choice) => choice.touch));
  const found = new Map<string, Choice>();
  for (const [id, { tries }] of touchables(scene)) {
    const choice = plain.get(tries);
    if (choice && !named.has(id) && !id.startsWith("button:")) found.set(id, choice);
  }
  return found;
}

/** What touching a thing does, given what was touched before. */
export function touch(scene: Scene, path: Path, id: string): Touched {
  const onward = [...path, id];
  if (!path.includes(id) && meant(scene.choices, onward).length > 0) return settle(scene.choices, onward);
  if (path.includes(id)) return putBack(scene.choices, path, id);
  const afresh = meant(scene.choices, [id]).filter((choice) => choice.touch[0] === id);
  const meantBy = path.length === 0 ? called(scene).get(id) : undefined;
  if (meantBy) return { kind: "choose", path: [id], choice: meantBy };
  const swap = path.length > 0 && afresh.length > 0;
  if (swap) return settle(scene.choices, [id]);
  return { kind: "refused", text: asked(scene, onward), id };
}

/** The move text that touching these things one after the other stands for, to ask why not. */
export function asked(scene: Scene, path: Path): string {
  const known = touchables(scene);
  const words = path.map((id) => known.get(id)?.tries ?? "");
  const spoken = words.filter((word) => word !== "");
  return words[words.length - 1] === "" ? "" : spoken.join(scene.joiner);
}

/** Choices that cannot be reached by touching anything drawn: they are offered as words. */
export function unreachable(scene: Scene): Choice[] {
  const known = touchables(scene);
  return scene.choices.filter((choice) => choice.touch.length === 0 || choice.touch.some((id) => !known.has(id)));
}

/** The one move there is, where there is nothing to decide. */
export function forced(scene: Scene): Choice | undefined {
  const [only, ...others] = scene.choices;
  if (!only || others.length > 0 || scene.bargain) return undefined;
  if (only.amount)
    return only.amount.low === only.amount.high
      ? { ...only, text: only.text.replace("{}", String(only.amount.low)), amount: null }
      : undefined;
  return only;
}

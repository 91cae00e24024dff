/** How this device likes its tables. Kept here alone. */
import type { Pace } from "./show";

export interface Settings {
  theme: "system" | "light" | "dark";
  deck: "two" | "four";
  type: "normal" | "big" | "huge";
  motion: "system" | "less";
  pace: Pace; // how long what happens is held before the next
  sound: number; // how loud, from 0 to 1
  quiet: boolean;
  aloud: boolean; // what happens is read aloud
  buzz: boolean; // the device shakes when it is your turn
  forced: boolean; // moves without a choice play themselves
  sort: "dealt" | "suit" | "rank";
  muted: boolean; // no chat at all
  help: boolean; // for newcomers: in a minute at a first sitting, a coach in the first games
  child: boolean; // children's mode: no chat, no ratings, larger type
}

const START: Settings = {
  theme: "system",
  deck: "two",
  type: "normal",
  motion: "system",
  pace: "normal",
  sound: 0.6,
  quiet: false,
  aloud: false,
  buzz: true,
  forced: false,
  sort: "dealt",
  muted: false,
  help: true,
  child: false,
};
/** How much larger letters are than usual; app.css sets the same for the page itself. */
export const TYPES: Record<Settings["type"], number> = { normal: 1, big: 1.18, huge: 1.4 };
const KEY = "gamenight.settings";
const PACES: Record<Pace, true> = { calm: true, normal: true, brisk: true, once: true };
const OLD: Record<string, Pace> = { easy: "normal", quick: "brisk", none: "once" }; // as earlier versions of the page kept it

function stored(): Settings {
  try {
    const held = { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
    return { ...held, pace: held.pace in PACES ? held.pace : (OLD[held.pace] ?? "normal") };
  } catch {
    return { ...START };
  }
}

export const settings: Settings = $state(stored());

/** For letters in drawings, which do not follow the page. */
export const typeSize = (): number => TYPES[settings.type] ?? 1;

const darkDevice = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

export const isDark = (): boolean => (settings.theme === "system" ? darkDevice().matches : settings.theme === "dark");

export function wear(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.deck = settings.deck;
  root.dataset.type = settings.child && settings.type === "normal" ? "big" : settings.type;
  root.dataset.motion = settings.motion;
}

/** Follows the device where it changes from day to night. */
export const follow = (): void => darkDevice().addEventListener("change", wear);

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a private window keeps nothing */
  }
  wear();
}

export const still = (): boolean => settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export { memory } from "./memory";

/** How this device likes its tables. Kept here alone. */

export interface Settings {
  theme: "system" | "light" | "dark";
  deck: "two" | "four";
  type: "normal" | "big" | "huge";
  motion: "system" | "less";
  pace: "easy" | "quick" | "none"; // how long others' moves rest before the next
  forced: boolean; // moves without a choice play themselves
  sort: "dealt" | "suit" | "rank";
  muted: boolean; // no chat at all
}

const START: Settings = {
  theme: "system",
  deck: "two",
  type: "normal",
  motion: "system",
  pace: "easy",
  forced: false,
  sort: "dealt",
  muted: false,
};
const KEY = "gamenight.settings";

function stored(): Settings {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...START };
  }
}

export const settings: Settings = $state(stored());

const darkDevice = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

export const isDark = (): boolean => (settings.theme === "system" ? darkDevice().matches : settings.theme === "dark");

export function wear(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.deck = settings.deck;
  root.dataset.type = settings.type;
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

/** Milliseconds that another's move rests before the next is drawn. */
export const linger = (): number => ({ easy: 900, quick: 350, none: 0 })[settings.pace];

export { memory } from "./memory";

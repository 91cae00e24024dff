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

const START: Settings = { theme: "system", deck: "two", type: "normal", motion: "system", pace: "easy", forced: false, sort: "dealt", muted: false };
const KEY = "gamenight.settings";

function stored(): Settings {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...START };
  }
}

export const settings: Settings = $state(stored());

export function wear(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.deck = settings.deck;
  root.dataset.type = settings.type;
  root.dataset.motion = settings.motion;
}

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

/** Small things to remember, by name. */
export const memory = {
  get<V>(name: string, otherwise: V): V {
    try {
      const held = localStorage.getItem(`gamenight.${name}`);
      return held === null ? otherwise : (JSON.parse(held) as V);
    } catch {
      return otherwise;
    }
  },
  set(name: string, value: unknown): void {
    try {
      localStorage.setItem(`gamenight.${name}`, JSON.stringify(value));
    } catch {
      /* a private window keeps nothing */
    }
  },
};

/** What helps at the table: why not, hints, rules, lessons. */
import { capital, phrase } from "./grammar";

export const whynot = {
  title: (thing: string) => `${capital(thing)}: not now`,
  plain: "Not now",
  may: "You may",
  clause: (title: string, clause: string) => `${title} ${clause}`,
  open: (clause: string) => `Open the rulebook at ${clause}`,
  gotIt: "Got it",
  from: { sheet: "from the rule sheet", ruling: "a ruling where the sheet is silent or ambiguous", option: "a house rule" } as Record<
    string,
    string
  >,
  label: "Why not",
  nothing: "There is nothing to do with that now.",
};

export const hint = {
  title: (says: string) => `Try this: ${phrase(says).charAt(0).toLowerCase()}${phrase(says).slice(1)}`,
  sees: "The hint sees only what you see.",
  share: (margin: number) => `The numbers are chances to win, in percent${margin ? `, give or take ${margin}` : ""}.`,
  no: "No thanks",
  play: "Play it",
  thinking: "Thinking it over…",
  label: "Hint",
};

export const rules = {
  title: (title: string) => `Rules of ${title}`,
  now: "matters now",
  changed: "changed at this table",
  tag: (kind: string, more: string) =>
    ({ sheet: "sheet", ruling: more ? `ruling: the sheet is ${more}` : "ruling", option: `house rule, ${more || "off"} unless changed` })[
      kind
    ] ?? kind,
  house: "House rules at this table",
  on: "on",
  off: "off",
  asSheet: "This table plays by the rule sheet.",
};

export const minute = {
  title: (title: string) => `${title} in a minute`,
  link: "In a minute",
  picture: (title: string) => `${title} being played`,
  lesson: "Show me how",
  play: "Play",
  gotIt: "Got it",
};
export const coach = {
  label: "Your coach",
  sure: "Sure?",
  better: (says: string) => `Better: ${says}`,
  why: (advice: { why: string; share: number }, share: number) =>
    advice.why || `That wins about ${advice.share} games in 100 from here; your move about ${share}.`,
  sees: "The coach sees only what you see.",
  anyway: "Play it",
  think: "Think again",
  gotIt: "Got it",
  off: "No coach",
  turnOff: "Play without the coach",
  turnOn: "Play with a coach",
  what: "What is this about?",
  nothing: "There is nothing to explain just now.",
  isOff: "The coach is off. You find it again under More.",
  isOn: "The coach is back.",
};
export const lesson = {
  of: (title: string) => `Your first game: ${title}`,
  link: "Learn it",
  coach: "Your first game",
  minute: "In a minute",
  begin: "Start",
  next: "Next",
  back: "Back",
  skip: "Skip",
  showMe: "Show me",
  worksToo: (wrong: string) => `That may be played too. ${wrong}`,
  look: "Just look here; there is nothing to do yet.",
  done: "That is all you need. Now play!",
  again: "Once more",
  play: "Play",
  step: (n: number, total: number) => `Step ${n} of ${total}`,
};

export const keys = {
  title: "Keys",
  list: [
    ["Tab", "from one group to the next"],
    ["Arrow keys", "inside a hand or a board"],
    ["Enter", "touch"],
    ["Escape", "put it back, or close"],
    ["?", "why not"],
    ["H", "hint"],
    ["M", "everything you may do"],
    ["L", "the last move again"],
    ["U", "undo"],
  ] as [string, string][],
};

/** After the game: reviews, replays, the check of the luck. */
import { plural } from "./grammar";

export const review = {
  title: "Look at it again",
  ask: "What decided this game?",
  working: "Thinking about every move…",
  more: "Thinking for longer…",
  curve: "Chances of each player, move by move",
  luck: "luck",
  choices: "own choices",
  others: "the others",
  accuracy: (n: number) => `${n} of 100`,
  played: (name: string, text: string) => `${name} played ${text}`,
  better: (text: string) => `Better: ${text}`,
  cost: (n: number) => `cost ${n} in 100`,
  none: "Nobody made a choice that cost much: luck decided this game.",
  seen: "Judged only by what each player could see then.",
};

export const replay = {
  title: "Replay",
  of: (title: string) => `${title}, replay`,
  step: (n: number, total: number) => `Move ${n} of ${total}`,
  first: "To the start",
  last: "To the end",
  previous: "One back",
  next: "One on",
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  eyes: "Whose eyes",
  all: "All hands open",
  audience: "A spectator",
  download: "Download the record",
  share: "Copy the link",
  fair: "Check the luck",
  open: "Open a record file",
  drop: "Choose a record file to look at the game again.",
  finished: "Games that have ended",
  none: "No finished games yet.",
  start: "The start",
};

export const fair = {
  title: "Was the luck fair?",
  says: "Before the deal the server fixed a secret and showed its fingerprint. Every player could add a word. All shuffles and rolls follow from both. Now the secret is known, and your own browser checks every one of them.",
  commitment: "Fingerprint shown before the deal",
  secret: "The secret",
  words: "The players’ words",
  none: "none",
  notYet: "The secret is shown once the game is over. Then every shuffle and roll can be checked here.",
  checking: (done: number, all: number) => `Checking move ${done} of ${all}…`,
  ok: (picks: number) => `All fair: ${plural(picks, "pick")} of luck checked, every one follows from the secret and the words.`,
  badSecret: "The secret is not the one that was promised.",
  badLuck: (line: number) => `The luck of line ${line} does not follow from the secret.`,
  again: "Check again",
  file: "Check a record file",
  line: "Line",
  luck: "Luck, as one of how many",
  how: "How it is computed",
  formula:
    "Block k of line n is HMAC-SHA-256 of “gamenight-luck-1”, the fingerprint of the words, n and k, with the secret as key, read as four numbers of 64 bits. A number serves for one of m if it is below the largest multiple of m; else the next is tried.",
};

/** Written by scripts/shapes from the server's own shapes. Change those, and run it again. */

/** Plain values as they come over the wire. */
export type Raw = Record<string, unknown>;

const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);
const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);
const isRaw = (value: unknown): value is Raw => typeof value === "object" && value !== null;
const raw = (value: unknown): Raw => (isRaw(value) ? value : {});
const list = <V>(value: unknown, read: (each: unknown) => V): V[] => (Array.isArray(value) ? value.map(read) : []);
const maybe = <V>(value: unknown, read: (each: unknown) => V): V | null =>
  value === undefined || value === null ? null : read(value);

/** A place on a board. Positions are in the board's own units, from its top left corner. */
export interface Space {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  shape: string;
  colour: string;
  label: string;
  note: string;
  art: string;
  side: string;
  says: string;
  tries: string;
}
export const readSpace = (value: Raw): Space => ({
  id: text(value.id, ""),
  x: number(value.x, 0),
  y: number(value.y, 0),
  w: number(value.w, 1),
  h: number(value.h, 1),
  shape: text(value.shape, "square"),
  colour: text(value.colour, ""),
  label: text(value.label, ""),
  note: text(value.note, ""),
  art: text(value.art, ""),
  side: text(value.side, ""),
  says: text(value.says, ""),
  tries: text(value.tries, ""),
});

/** The card of a space that can be owned, as it is printed. How it stands is a `Holding` of the scene. */
export interface Deed {
  id: string;
  title: string;
  colour: string;
  group: string;
  space: string;
  price: number;
  mortgage: number;
  house: number;
  rents: ([string, string])[];
}
export const readDeed = (value: Raw): Deed => ({
  id: text(value.id, ""),
  title: text(value.title, ""),
  colour: text(value.colour, ""),
  group: text(value.group, ""),
  space: text(value.space, ""),
  price: number(value.price, 0),
  mortgage: number(value.mortgage, 0),
  house: number(value.house, 0),
  rents: list(value.rents, (each): [string, string] => [text(raw(each)[0], ""), text(raw(each)[1], "")]),
});

/** The part of a board that never changes during a game: sent once, named by its id. */
export interface Board {
  id: string;
  width: number;
  height: number;
  spaces: Space[];
  kind: string;
  deeds: Deed[];
}
export const readBoard = (value: Raw): Board => ({
  id: text(value.id, ""),
  width: number(value.width, 0),
  height: number(value.height, 0),
  spaces: list(value.spaces, (each): Space => readSpace(raw(each))),
  kind: text(value.kind, "board"),
  deeds: list(value.deeds, (each): Deed => readDeed(raw(each))),
});

/** What stands on a space for now: an owner's pill, a rent, a price, houses, a count of cards under the top. */
export interface Mark {
  space: string;
  text: string;
  seat: number;
  kind: string;
  says: string;
}
export const readMark = (value: Raw): Mark => ({
  space: text(value.space, ""),
  text: text(value.text, ""),
  seat: number(value.seat, -1),
  kind: text(value.kind, "note"),
  says: text(value.says, ""),
});

/** A card, tile, die, pawn... `face` is what it shows and empty when it is face down. */
export interface Piece {
  id: string;
  kind: string;
  face: string;
  says: string;
  seat: number;
  colour: string;
  at: string;
  tries: string;
  turned: boolean;
  tag: string;
  art: string;
}
export const readPiece = (value: Raw): Piece => ({
  id: text(value.id, ""),
  kind: text(value.kind, ""),
  face: text(value.face, ""),
  says: text(value.says, ""),
  seat: number(value.seat, -1),
  colour: text(value.colour, ""),
  at: text(value.at, ""),
  tries: text(value.tries, ""),
  turned: flag(value.turned, false),
  tag: text(value.tag, ""),
  art: text(value.art, ""),
});

/** An empty place that may be touched: an end of the line, where a card goes, a box for a number. */
export interface Spot {
  id: string;
  label: string;
  says: string;
  tries: string;
}
export const readSpot = (value: Raw): Spot => ({
  id: text(value.id, ""),
  label: text(value.label, ""),
  says: text(value.says, ""),
  tries: text(value.tries, ""),
});

/** Cards, tiles or dice that lie together. Order is left to right, or bottom to top in a pile. */
export interface Zone {
  id: string;
  kind: string;
  label: string;
  pieces: Piece[];
  count: number;
  seat: number;
  spots: Spot[];
  says: string;
  tries: string;
  touch: string;
}
export const readZone = (value: Raw): Zone => ({
  id: text(value.id, ""),
  kind: text(value.kind, ""),
  label: text(value.label, ""),
  pieces: list(value.pieces, (each): Piece => readPiece(raw(each))),
  count: number(value.count, -1),
  seat: number(value.seat, -1),
  spots: list(value.spots, (each): Spot => readSpot(raw(each))),
  says: text(value.says, ""),
  tries: text(value.tries, ""),
  touch: text(value.touch, ""),
});

/** What everyone sees of a player, besides the zones. */
export interface SeatScene {
  seat: number;
  name: string;
  score: number | null;
  score_says: string;
  money: number | null;
  cards: number | null;
  turn: boolean;
  colour: string;
  team: number;
  status: string[];
}
export const readSeatScene = (value: Raw): SeatScene => ({
  seat: number(value.seat, 0),
  name: text(value.name, ""),
  score: maybe(value.score, (each): number => number(each, 0)),
  score_says: text(value.score_says, ""),
  money: maybe(value.money, (each): number => number(each, 0)),
  cards: maybe(value.cards, (each): number => number(each, 0)),
  turn: flag(value.turn, false),
  colour: text(value.colour, ""),
  team: number(value.team, -1),
  status: list(value.status, (each): string => text(each, "")),
});

/** A whole number to be chosen for a move: `text` of the move has {} where it goes. */
export interface Amount {
  low: number;
  high: number;
  step: number;
  suggest: number | null;
  unit: string;
  skip: number[];
}
export const readAmount = (value: Raw): Amount => ({
  low: number(value.low, 0),
  high: number(value.high, 0),
  step: number(value.step, 1),
  suggest: maybe(value.suggest, (each): number => number(each, 0)),
  unit: text(value.unit, ""),
  skip: list(value.skip, (each): number => number(each, 0)),
});

/** A legal move: what to write for it, what it means, and what to touch for it, in order. */
export interface Choice {
  text: string;
  says: string;
  touch: string[];
  amount: Amount | null;
  label: string;
  main: boolean;
  any_order: boolean;
}
export const readChoice = (value: Raw): Choice => ({
  text: text(value.text, ""),
  says: text(value.says, ""),
  touch: list(value.touch, (each): string => text(each, "")),
  amount: maybe(value.amount, (each): Amount => readAmount(raw(each))),
  label: text(value.label, ""),
  main: flag(value.main, false),
  any_order: flag(value.any_order, false),
});

/** Something to press that is no thing on the table; listed also while it may not be pressed. */
export interface Button {
  id: string;
  label: string;
  tries: string;
  says: string;
  face: string;
}
export const readButton = (value: Raw): Button => ({
  id: text(value.id, ""),
  label: text(value.label, ""),
  tries: text(value.tries, ""),
  says: text(value.says, ""),
  face: text(value.face, ""),
});

/** Something that may change hands in a bargain. */
export interface Item {
  id: string;
  label: string;
  text: string;
  colour: string;
  worth: number;
  locked: string;
  due: number;
}
export const readItem = (value: Raw): Item => ({
  id: text(value.id, ""),
  label: text(value.label, ""),
  text: text(value.text, ""),
  colour: text(value.colour, ""),
  worth: number(value.worth, 0),
  locked: text(value.locked, ""),
  due: number(value.due, 0),
});

/** One side of a bargain: what a seat could give. */
export interface Side {
  seat: number;
  items: Item[];
  money: number;
}
export const readSide = (value: Raw): Side => ({
  seat: number(value.seat, 0),
  items: list(value.items, (each): Item => readItem(raw(each))),
  money: number(value.money, 0),
});

/** A trade to be laid out with both sides in sight. `text` has {who}, {give} and {get} where they go. */
export interface Bargain {
  text: string;
  mine: Side;
  others: Side[];
  give: string[];
  get: string[];
  give_money: number;
  get_money: number;
  who: number;
}
export const readBargain = (value: Raw): Bargain => ({
  text: text(value.text, ""),
  mine: readSide(raw(value.mine)),
  others: list(value.others, (each): Side => readSide(raw(each))),
  give: list(value.give, (each): string => text(each, "")),
  get: list(value.get, (each): string => text(each, "")),
  give_money: number(value.give_money, 0),
  get_money: number(value.get_money, 0),
  who: number(value.who, -1),
});

/** A number on the score sheet and where it came from. */
export interface Cell {
  text: string;
  why: string;
}
export const readCell = (value: Raw): Cell => ({
  text: text(value.text, ""),
  why: text(value.why, ""),
});

/** The score sheet: a row a seat (or side), a column a deal. */
export interface Sheet {
  title: string;
  columns: string[];
  rows: Cell[][];
  labels: string[];
  note: string;
}
export const readSheet = (value: Raw): Sheet => ({
  title: text(value.title, ""),
  columns: list(value.columns, (each): string => text(each, "")),
  rows: list(value.rows, (each): Cell[] => list(each, (each): Cell => readCell(raw(each)))),
  labels: list(value.labels, (each): string => text(each, "")),
  note: text(value.note, ""),
});

/** A deed that somebody owns. */
export interface Holding {
  deed: string;
  owner: number;
  now: number;
  mortgaged: boolean;
  buildings: string;
}
export const readHolding = (value: Raw): Holding => ({
  deed: text(value.deed, ""),
  owner: number(value.owner, 0),
  now: number(value.now, -1),
  mortgaged: flag(value.mortgaged, false),
  buildings: text(value.buildings, ""),
});

/** One line of what is being shown: "Fifteen two", "Mabel took 7 hearts". */
export interface Tally {
  text: string;
  amount: string;
  seat: number;
  lit: string[];
}
export const readTally = (value: Raw): Tally => ({
  text: text(value.text, ""),
  amount: text(value.amount, ""),
  seat: number(value.seat, -1),
  lit: list(value.lit, (each): string => text(each, "")),
});

/** What a moment is about, drawn large: a card and its text, a hand being counted, how a deal came out. */
export interface Showing {
  kind: string;
  title: string;
  text: string;
  lines: Tally[];
  pieces: Piece[];
  lit: string[];
  seat: number;
}
export const readShowing = (value: Raw): Showing => ({
  kind: text(value.kind, ""),
  title: text(value.title, ""),
  text: text(value.text, ""),
  lines: list(value.lines, (each): Tally => readTally(raw(each))),
  pieces: list(value.pieces, (each): Piece => readPiece(raw(each))),
  lit: list(value.lit, (each): string => text(each, "")),
  seat: number(value.seat, -1),
});

/** All that one seat sees. */
export interface Scene {
  table: string;
  heading: string;
  prompt: string;
  clause: string;
  seats: SeatScene[];
  zones: Zone[];
  board: Board | null;
  pieces: Piece[];
  marks: Mark[];
  buttons: Button[];
  choices: Choice[];
  bargain: Bargain | null;
  sheet: Sheet | null;
  holdings: Holding[];
  showing: Showing | null;
  joiner: string;
  facts: ([string, string])[];
}
export const readScene = (value: Raw): Scene => ({
  table: text(value.table, ""),
  heading: text(value.heading, ""),
  prompt: text(value.prompt, ""),
  clause: text(value.clause, ""),
  seats: list(value.seats, (each): SeatScene => readSeatScene(raw(each))),
  zones: list(value.zones, (each): Zone => readZone(raw(each))),
  board: maybe(value.board, (each): Board => readBoard(raw(each))),
  pieces: list(value.pieces, (each): Piece => readPiece(raw(each))),
  marks: list(value.marks, (each): Mark => readMark(raw(each))),
  buttons: list(value.buttons, (each): Button => readButton(raw(each))),
  choices: list(value.choices, (each): Choice => readChoice(raw(each))),
  bargain: maybe(value.bargain, (each): Bargain => readBargain(raw(each))),
  sheet: maybe(value.sheet, (each): Sheet => readSheet(raw(each))),
  holdings: list(value.holdings, (each): Holding => readHolding(raw(each))),
  showing: maybe(value.showing, (each): Showing => readShowing(raw(each))),
  joiner: text(value.joiner, " "),
  facts: list(value.facts, (each): [string, string] => [text(raw(each)[0], ""), text(raw(each)[1], "")]),
});

export type Value = boolean | number | string;

/** A house rule that may be chosen. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string;
  says: string;
  clause: string;
  names: string[];
  low: number;
  high: number;
}

/** House rules that go together under a name. */
export interface PresetInfo {
  name: string;
  title: string;
  says: string;
  options: Record<string, boolean | number | string>;
}

/** How well a level plays a game: a rating, 1000 for a casual player, and what it means in words. */
export interface StrengthInfo {
  rating: number;
  says: string;
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  title: string;
  other_names: string[];
  says: string;
  seats: number[];
  minutes: number;
  table: string;
  version: number;
  draws: boolean;
  skill: boolean;
  lowest_wins: boolean;
  options: OptionInfo[];
  presets: PresetInfo[];
  strength: Record<string, StrengthInfo>;
}

/** How well a bot may play. */
export interface LevelInfo {
  name: string;
  title: string;
  says: string;
}

/** What may be said with one touch. */
export interface PhraseInfo {
  name: string;
  text: string;
}

/** Every game, level and phrase there is. */
export interface Shelf {
  protocol: number;
  games: GameInfo[];
  levels: LevelInfo[];
  phrases: PhraseInfo[];
}

/** Who is looking; `child`: in children's mode. */
export interface Me {
  player: string;
  name: string;
  child?: boolean;
}

/** How it stands with a person and a game: whether a coach helps, what was explained, children's mode. */
export interface Learning {
  coach: string;
  helps: boolean;
  played: number;
  heard: string[];
  child: boolean;
}

/** What a decision is about; `new` if this person hears it for the first time. */
export interface Explained {
  number: number;
  kind: string;
  says: string[];
  new: boolean;
}

/** A move to think about again, and its share of the win. */
export interface Doubt {
  text: string;
  share: number;
}

/** The best move, why, and those that are far worse. */
export interface Advice {
  text: string;
  says: string;
  why: string;
  share: number;
  doubts: Doubt[];
}

/** What a coach thinks of a decision; nothing where nothing can go far wrong, or nobody could think about it. */
export interface Doubts {
  number: number;
  advice: Advice | null;
}

/** A game in a minute: three sentences and a picture. */
export interface Minute {
  game: string;
  title: string;
  says: string[];
  lesson: boolean;
  scene: Raw;
  boards: Raw[];
}

/** An address under which phones reach the server. */
export interface ReachedAt {
  url: string;
  kind: "named" | "home" | "other";
  network: string;
}

/** Where phones reach the server. `why` they cannot: it listens to this computer alone, or is in no home network. */
export interface Reach {
  best: string;
  why: "" | "loopback" | "network";
  addresses: ReachedAt[];
}

/** A television: the table on it ("" for the shelf), how many times that changed, and who chose it. */
export interface Screen {
  code: string;
  shows: string;
  turn: number;
  by: string;
  key?: string;
}

/** A table in a list. */
export interface TableRow {
  code: string;
  game: string;
  title: string;
  status: string;
  seats: number;
  taken: number;
  players: string[];
  listed: boolean;
  spectators: boolean;
  host: string;
  created: number;
  moved: number;
  yours: number[];
  your_turn: boolean;
  moves: number;
}

/** Who sits where. The token is told only to whoever holds the seat. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  player: string;
  level: string;
  covered: boolean;
  resigned: boolean;
  absent: boolean;
  here: boolean;
  muted: boolean;
  word: string;
  salt: string;
  seal: string;
  yours: boolean;
  colour: string;
  piece: string;
  token?: string;
}

/** A seat's time. */
export interface ClockInfo {
  left: number;
  running: boolean;
}

/** How time is kept at a table. */
export interface ClockRule {
  kind: string;
  seconds?: number;
  increment?: number;
  days?: number;
  when_out?: string;
}

/** The luck of one line of a record: each pick as (answer, of how many). */
export interface LineLuck {
  number: number;
  luck: ([number, number])[];
}

/** The promise about the luck, and how it was kept once the game is over. */
export interface Fairness {
  commitment: string;
  words: string[];
  seals: string[];
  salts: string[];
  secret: string;
  lines?: LineLuck[];
}

/** Something that others must agree to. */
export interface OfferInfo {
  seat: number;
  to: number;
  waits_for: number[];
}

/** Who would like to play again. */
export interface AgainInfo {
  seats: number[];
}

/** What lies on the table to be agreed to. */
export interface Offers {
  undo: OfferInfo | null;
  draw: OfferInfo | null;
  pause: OfferInfo | null;
  friendly: OfferInfo | null;
  rematch: AgainInfo | null;
}

/** A table as one listener may see it. */
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  version: number;
  options: Record<string, boolean | number | string>;
  status: string;
  number: number;
  host: string;
  you_host: boolean;
  host_may: string[];
  listed: boolean;
  spectators: boolean;
  delay: number;
  grace: number;
  watching: number;
  seats: SeatInfo[];
  to_move: number[];
  clock: ClockRule;
  clocks: ClockInfo[];
  rings: number;
  now: number;
  offers: Offers;
  undo: string;
  stats: boolean;
  help: string;
  coach: boolean;
  fairness: Fairness;
  hurried: boolean;
  ending: string;
  scores: number[];
  payoffs: number[];
  rematch: string;
  revealing: boolean;
  looks?: string[];
  host_token?: string;
}

/** Something that happened, as this listener hears it. */
export interface TableEvent {
  n: number;
  at: number;
  kind: string;
  seat: number;
  text: string;
  story: string[];
  phrase?: string;
  words?: string;
  name?: string;
  code?: string;
}

/** A state worth seeing on the way to the scene of the update. */
export interface Moment {
  scene: Raw;
  says: string[];
  hold: "" | "glance" | "read" | "result";
}

/** What is new at a table. */
export interface Update {
  type: "update";
  number: number;
  seat: number;
  events: TableEvent[];
  moments?: Moment[];
  scene: Raw | null;
  to_move: number[];
  clocks: ClockInfo[];
  now: number;
  undo: string;
  table: TableInfo | null;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number;
  number: number;
  node: string;
  lang: string;
}

/** A board, once. */
export interface BoardMessage {
  type: "board";
  board: Raw;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
}

/** The last message of a socket. */
export interface Bye {
  type: "bye";
  reason: string;
  sentence: string;
}

/** Which rule forbids it. */
export interface Refusal {
  clause: string;
  sentence: string;
}

/** Why an act was not done. */
export interface ErrorInfo {
  kind: string;
  sentence: string;
  clause?: string;
}

/** Another move, how often it wins, of 100, and how far that may be off; 0 where it is certain. */
export interface Alternative {
  text: string;
  says: string;
  share: number;
  margin: number;
}

/** What the bot would do, and why. */
export interface Hint {
  text: string;
  says: string;
  why: string;
  alternatives: Alternative[];
}

/** The answer to an act. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  number?: number;
  error?: ErrorInfo;
  refusal?: Refusal | null;
  hint?: Hint;
  now?: number;
  code?: string;
}

/** A move of a finished game: one seat's scene, or every seat's. */
export interface ReplayStep {
  number: number;
  seat: number;
  text: string;
  story: string[];
  moments?: Moment[];
  scene?: Raw;
  scenes?: Raw[];
}

/** A part of a game, to be looked at again. */
export interface Replay {
  game: string;
  title: string;
  names: string[];
  options: Record<string, boolean | number | string>;
  seats: number;
  ending: string;
  scores: number[];
  payoffs: number[];
  total: number;
  steps: ReplayStep[];
  boards: Raw[];
}

/** A choice that turned a game, or was well found. `played_whole` is what it was the first step of, as of a bid. */
export interface ReviewPoint {
  line: number;
  seat: number;
  kind: "slip" | "miss" | "find";
  played: string;
  played_whole: string;
  played_says: string;
  share: number;
  best: string;
  best_whole: string;
  best_share: number;
  lost: number;
  says: string;
  reason: string;
  goes_on: string[];
  line_says: string;
  sure: boolean;
}

/** What made a seat's chances what they became: start, luck, choices and others' mistakes add up to the end. */
export interface ReviewSeat {
  name: string;
  start: number;
  luck: number;
  choices: number;
  others: number;
  end: number;
  accuracy: number | null;
  decided_by: string;
  luck_alone: boolean;
}

/** A finished game looked at again: chances after each line, seat by seat; the dearest turning points first. */
export interface Reviewed {
  version: number;
  game: string;
  names: string[];
  payoffs: number[];
  opening: string;
  chances: number[][];
  leads: number[];
  seats: ReviewSeat[];
  turning_points: ReviewPoint[];
  finds: ReviewPoint[];
  pgn?: string;
}

/** A review as far as it has come. */
export interface ReviewState {
  digest: string;
  state: "working" | "whole" | "stopped";
  done: number;
  total: number;
  review: Reviewed | null;
}

/** Which game a day's deal is of. */
export interface DailyGame {
  game: string;
  title: string;
}

/** A piece that is dealt; its face only once the deal is played. */
export interface DailyPiece {
  kind: string;
  face: string;
  says: string;
}

/** A day of the calendar; `result` is against the house. */
export interface DailyDay {
  day: string;
  game: string;
  title: string;
  played: boolean;
  result: string;
}

/** How one of those who played did. Only people one has played with are named. */
export interface DailyResult {
  name: string;
  score: number;
  you: boolean;
  friend: boolean;
}

/** The deal of a day; from `score` on only once it is played. */
export interface Daily {
  day: string;
  today: boolean;
  game: string;
  title: string;
  seats: number;
  seat: number;
  options: Record<string, boolean | number | string>;
  since: string;
  minutes: number;
  lowest_wins: boolean;
  level: string;
  commitment: string;
  code: string;
  finished: boolean;
  absent: boolean;
  played: number;
  people: string[];
  tomorrow: DailyGame;
  hand: DailyPiece[];
  month: DailyDay[];
  streak: number;
  longest: number;
  score?: number;
  house?: number | null;
  result?: string;
  field?: DailyResult[];
}

/** How somebody has done in one game with certain house rules; `sure` is the uncertainty of the rating. */
export interface GameStatistics {
  game: string;
  title: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  rating: number;
  sure: number;
}

/** Somebody one has often played with. */
export interface Rival {
  name: string;
  played: number;
  won: number;
  lost: number;
  last: number;
}

/** A game one likes to remember: `number` is what its kind counts. */
export interface Highlight {
  kind: string;
  game: string;
  title: string;
  code: string;
  at: number;
  number: number;
}

/** How somebody has done, game by game. */
export interface Statistics {
  player: string;
  name: string;
  bot: boolean;
  played: number;
  won: number;
  games: GameStatistics[];
  rivals: Rival[];
  highlights: Highlight[];
}

/** Those who play the deals together. */
export interface DuplicateGroup {
  names: string[];
  played: number;
  yours: boolean;
}

/** What somebody made of a deal from one chair; `better` compares it with the others in that chair. */
export interface DuplicateLine {
  chair: number;
  name: string;
  bot: boolean;
  you: boolean;
  absent: boolean;
  score: number;
  better: number | null;
}

/** A deal that one has played, with everybody's results. */
export interface DuplicateDeal {
  deal: number;
  code: string;
  unreadable: boolean;
  lines: DuplicateLine[];
}

/** A line of the standings, deal by deal. */
export interface DuplicateTotal {
  place: number;
  name: string;
  better: (number | null)[];
  total: number;
  played: number;
  you: boolean;
}

/** The same deals for everybody: of a deal only what one has played. `next` is the deal one plays next. */
export interface Duplicate {
  code: string;
  title: string;
  game: string;
  game_title: string;
  lowest_wins: boolean;
  options: Record<string, boolean | number | string>;
  seats: number;
  deals: number;
  together: number;
  level: string;
  ended: boolean;
  you_host: boolean;
  you_in: boolean;
  next: number | null;
  going: boolean;
  all_played: boolean;
  groups: DuplicateGroup[];
  played: DuplicateDeal[];
  totals: DuplicateTotal[];
}

/** A table of a round. A player "" is a bot; `you` is one's own chair. An `unreadable` one counts for nobody. */
export interface ClubBoard {
  letter: string;
  code: string;
  players: string[];
  scores: (number | null)[];
  leads: number[];
  better: (number | null)[];
  won: string[];
  absent: number[];
  bye: boolean;
  over: boolean;
  unreadable: boolean;
  you: number | null;
}

/** A line of a night's standings, round by round. */
export interface ClubStanding {
  place: number;
  was: number;
  name: string;
  points: (number | null)[];
  total: number;
  gone: boolean;
  you: boolean;
}

/** A club night. `next` is who would sit together if the next round began now; "" is a bot. */
export interface Club {
  code: string;
  title: string;
  game: string;
  game_title: string;
  lowest_wins: boolean;
  kind: string;
  seats: number;
  bots: boolean;
  duplicate: boolean;
  rounds: number;
  round: number;
  going: boolean;
  over: boolean;
  you_host: boolean;
  you_here: boolean;
  people: number;
  tables: ClubBoard[];
  standings: ClubStanding[];
  next: string[][];
}

/** A step of a lesson: what is said, what it points at, what may be played, and answers to other tries. */
export interface LessonStep {
  says: string;
  wrong: string;
  points_at: string;
  asks: string[];
  refusals: Record<string, Refusal>;
  scene: Raw;
}

/** A game's first lesson, step by step. */
export interface Lesson {
  game: string;
  title: string;
  seat: number;
  minute: string[];
  steps: LessonStep[];
  boards: Raw[];
}

export interface MoveAct {
  type: "move";
  seat?: number;
  text: string;
  seen: number;
}

export interface WhyNotAct {
  type: "why_not";
  seat?: number;
  text: string;
}

export interface PlainAct {
  type: "hint" | "program" | "undo" | "draw" | "friendly" | "resign" | "pause" | "resume" | "return" | "start" | "rematch" | "close" | "ping";
  seat?: number;
}

export interface ConsentAct {
  type: "consent";
  seat?: number;
  to: "undo" | "draw" | "pause" | "friendly";
  yes: boolean;
}

export interface CoverAct {
  type: "cover";
  seat?: number;
  level?: string;
}

export interface WordAct {
  type: "word";
  seat?: number;
  word: string;
}

export interface SealAct {
  type: "seal";
  seat?: number;
  seal: string;
}

export interface RevealAct {
  type: "reveal";
  seat?: number;
  word: string;
  salt: string;
}

export interface NameAct {
  type: "name";
  seat?: number;
  name: string;
}

export interface ChooseAct {
  type: "choose";
  seat?: number;
  look: string;
}

export interface SayAct {
  type: "say";
  seat?: number;
  phrase?: string;
  words?: string;
}

export interface SeatBotAct {
  type: "seat_bot";
  seat: number;
  level?: string;
}

export interface UnseatAct {
  type: "unseat";
  seat: number;
}

export interface SettingsAct {
  type: "settings";
  seat?: number;
  listed?: boolean;
  spectators?: boolean;
  delay?: number;
  grace?: number;
}

export interface MuteAct {
  type: "mute";
  seat: number;
  on: boolean;
}

export type Message = Welcome | Update | BoardMessage | Presence | Answer | Bye;

export type Act = MoveAct | WhyNotAct | PlainAct | ConsentAct | CoverAct | WordAct | SealAct | RevealAct | NameAct | ChooseAct | SayAct | SeatBotAct | UnseatAct | SettingsAct | MuteAct;

/** What goes between the page and the server: docs/protocol.md, as types. */

export interface Option {
  name: string;
  kind: "flag" | "number" | "choice" | "text";
  default: Value;
  says: string;
  clause: string;
  names: string[];
  low: number;
  high: number;
}
export type Value = boolean | number | string;
export interface Preset {
  name: string;
  title: string;
  says: string;
  options: Record<string, Value>;
}
export interface GameInfo {
  name: string;
  title: string;
  says: string;
  seats: number[];
  minutes: number;
  table: string;
  version: number;
  draws: boolean;
  skill: boolean;
  lowest_wins: boolean;
  options: Option[];
  presets: Preset[];
}
export interface Level {
  name: string;
  title: string;
  says: string;
}
export interface Phrase {
  name: string;
  text: string;
}
export interface Shelf {
  protocol: number;
  games: GameInfo[];
  levels: Level[];
  phrases: Phrase[];
}

export interface Me {
  player: string;
  name: string;
}

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

export interface TableSeat {
  seat: number;
  kind: "person" | "bot" | "empty";
  name: string;
  player: string;
  level: string;
  covered: boolean;
  resigned: boolean;
  here: boolean;
  muted: boolean;
  word: string;
  yours: boolean;
  token?: string;
}
export interface Clock {
  left: number;
  running: boolean;
}
export interface Fairness {
  commitment: string;
  words: string[];
  secret: string;
  lines?: { number: number; luck: [number, number][] }[];
}
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  version: number;
  options: Record<string, Value>;
  status: string;
  number: number;
  host: string;
  you_host: boolean;
  listed: boolean;
  spectators: boolean;
  delay: number;
  grace: number;
  watching: number;
  seats: TableSeat[];
  to_move: number[];
  clock: { kind: string; seconds?: number; increment?: number; days?: number; when_out?: string };
  clocks: Clock[];
  rings: number;
  now: number;
  offers: {
    undo: { seat: number; to: number; waits_for: number[] } | null;
    draw: { seat: number; waits_for: number[] } | null;
    rematch: { seats: number[] } | null;
  };
  undo: string;
  stats: boolean;
  fairness: Fairness;
  ending: string;
  scores: number[];
  payoffs: number[];
  rematch: string;
  host_token?: string;
}

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
export interface Update {
  type: "update";
  number: number;
  seat: number;
  events: TableEvent[];
  scene: Record<string, unknown> | null;
  to_move: number[];
  clocks: Clock[];
  now: number;
  undo: string;
  table: TableInfo | null;
}
export interface Refusal {
  clause: string;
  sentence: string;
}
export interface Hint {
  text: string;
  says: string;
  why: string;
  alternatives: { text: string; says: string; share: number }[];
}
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  number?: number;
  error?: { kind: string; sentence: string; clause?: string };
  refusal?: Refusal | null;
  hint?: Hint;
  now?: number;
  code?: string;
}
export type Message =
  | { type: "welcome"; protocol: number; seat: number; number: number; node: string }
  | Update
  | { type: "board"; board: Record<string, unknown> }
  | { type: "presence"; here: boolean[]; watching: number }
  | Answer
  | { type: "bye"; reason: string; sentence: string };

export type Act = { type: string } & Record<string, unknown>;

export interface ReplayStep {
  number: number;
  seat: number;
  text: string;
  story: string[];
  scene?: Record<string, unknown>;
  scenes?: Record<string, unknown>[];
}
export interface Replay {
  game: string;
  title: string;
  names: string[];
  options: Record<string, Value>;
  seats: number;
  ending: string;
  scores: number[];
  payoffs: number[];
  total: number;
  from: number;
  steps: ReplayStep[];
  boards: Record<string, unknown>[];
}

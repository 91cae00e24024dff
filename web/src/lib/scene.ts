/** A scene as the server sends it (core/scene.py), with every field that was left out filled in. */

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
export interface Board {
  id: string;
  width: number;
  height: number;
  spaces: Space[];
  kind: string;
}
export interface Mark {
  space: string;
  text: string;
  seat: number;
  kind: string;
  says: string;
}
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
}
export interface Spot {
  id: string;
  label: string;
  says: string;
  tries: string;
}
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
export interface Amount {
  low: number;
  high: number;
  step: number;
  suggest: number | null;
  unit: string;
  skip: number[];
}
export interface Choice {
  text: string;
  says: string;
  touch: string[];
  amount: Amount | null;
  label: string;
  main: boolean;
  any_order: boolean;
}
export interface Button {
  id: string;
  label: string;
  tries: string;
  says: string;
}
export interface Item {
  id: string;
  label: string;
  text: string;
  colour: string;
  worth: number;
  locked: string;
}
export interface Side {
  seat: number;
  items: Item[];
  money: number;
}
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
export interface Cell {
  text: string;
  why: string;
}
export interface Sheet {
  title: string;
  columns: string[];
  rows: Cell[][];
  labels: string[];
  note: string;
}
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
  joiner: string;
  facts: [string, string][];
}

type Loose = Record<string, unknown>;
const list = (value: unknown): Loose[] => (Array.isArray(value) ? value : []) as Loose[];

const SPACE = { x: 0, y: 0, w: 1, h: 1, shape: "square", colour: "", label: "", note: "", art: "", side: "", says: "", tries: "" };
const PIECE = { face: "", says: "", seat: -1, colour: "", at: "", tries: "", turned: false, tag: "" };
const SEAT = { score: null, score_says: "", money: null, cards: null, turn: false, colour: "", team: -1, status: [] };
const ZONE = { count: -1, seat: -1, says: "", tries: "", touch: "" };
const AMOUNT = { step: 1, suggest: null, unit: "", skip: [] };
const ITEM = { colour: "", worth: 0, locked: "" };

export function readBoard(raw: Loose): Board {
  const spaces = list(raw.spaces).map((each) => ({ ...SPACE, ...each })) as unknown as Space[];
  return { kind: "board", ...raw, spaces } as unknown as Board;
}

const pieces = (value: unknown): Piece[] => list(value).map((each) => ({ ...PIECE, ...each })) as unknown as Piece[];

function readZone(raw: Loose): Zone {
  const spots = list(raw.spots).map((each) => ({ tries: "", ...each }));
  return { ...ZONE, ...raw, pieces: pieces(raw.pieces), spots } as unknown as Zone;
}

function readChoice(raw: Loose): Choice {
  const amount = raw.amount ? { ...AMOUNT, ...(raw.amount as Loose) } : null;
  return { label: "", main: false, any_order: false, touch: [], ...raw, amount } as unknown as Choice;
}

const readSide = (raw: Loose): Side => ({ ...raw, items: list(raw.items).map((each) => ({ ...ITEM, ...each })) }) as unknown as Side;

function readBargain(raw: Loose): Bargain {
  const empty = { give: [], get: [], give_money: 0, get_money: 0, who: -1 };
  return { ...empty, ...raw, mine: readSide(raw.mine as Loose), others: list(raw.others).map(readSide) } as unknown as Bargain;
}

function readSheet(raw: Loose): Sheet {
  const rows = list(raw.rows).map((row) => list(row).map((cell) => ({ why: "", ...cell })));
  return { note: "", ...raw, rows } as unknown as Sheet;
}

/** The scene that a message holds; `boards` are those that came before, by id. */
export function readScene(raw: Loose, boards: ReadonlyMap<string, Board>): Scene {
  const board = raw.board as Loose | undefined;
  return {
    table: "felt",
    heading: "",
    prompt: "",
    clause: "",
    joiner: " ",
    ...raw,
    seats: list(raw.seats).map((each) => ({ ...SEAT, ...each })),
    zones: list(raw.zones).map(readZone),
    board: board ? (board.spaces ? readBoard(board) : (boards.get(String(board.id)) ?? null)) : null,
    pieces: pieces(raw.pieces),
    marks: list(raw.marks).map((each) => ({ seat: -1, kind: "note", says: "", ...each })),
    buttons: list(raw.buttons).map((each) => ({ tries: "", says: "", ...each })),
    choices: list(raw.choices).map(readChoice),
    bargain: raw.bargain ? readBargain(raw.bargain as Loose) : null,
    sheet: raw.sheet ? readSheet(raw.sheet as Loose) : null,
    facts: (raw.facts as [string, string][] | undefined) ?? [],
  } as unknown as Scene;
}

/** How many things lie in a zone. */
export const size = (zone: Zone): number => (zone.count >= 0 ? zone.count : zone.pieces.length);

/** Everything in the scene that can be touched: its id, what asking why not would say, and its spoken name. */
export function touchables(scene: Scene): Map<string, { tries: string; says: string }> {
  const found = new Map<string, { tries: string; says: string }>();
  for (const zone of scene.zones) {
    if (zone.touch) found.set(zone.touch, { tries: zone.tries, says: zone.says || zone.label });
    for (const piece of zone.pieces) found.set(piece.id, { tries: piece.tries, says: piece.says || piece.face });
    for (const spot of zone.spots) found.set(spot.id, { tries: spot.tries, says: spot.says || spot.label });
  }
  for (const space of scene.board?.spaces ?? [])
    found.set(space.id, { tries: space.tries || space.id.replace("space:", ""), says: space.says || space.label });
  for (const piece of scene.pieces) found.set(piece.id, { tries: piece.tries, says: piece.says || piece.face });
  for (const button of scene.buttons) found.set(button.id, { tries: button.tries, says: button.says || button.label });
  for (const seat of scene.seats) found.set(`seat:${seat.seat}`, { tries: "", says: seat.name });
  return found;
}

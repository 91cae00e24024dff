/** A scene as the server sends it (core/scene.py), with every field that was left out filled in. */
import { readBoard, readScene as readWhole, type Board, type Raw, type Scene, type Zone } from "./shapes";

export { readBoard };
export type {
  Amount,
  Bargain,
  Board,
  Button,
  Cell,
  Choice,
  Item,
  Mark,
  Piece,
  Scene,
  SeatScene,
  Showing,
  Sheet,
  Side,
  Space,
  Spot,
  Tally,
  Zone,
} from "./shapes";

/** The scene that a message holds; `boards` are those that came before, by id: a scene only names its board. */
export function readScene(raw: Raw, boards: ReadonlyMap<string, Board>): Scene {
  const scene = readWhole(raw);
  if (!scene.board || scene.board.spaces.length > 0) return scene;
  return { ...scene, board: boards.get(scene.board.id) ?? null };
}

/** How many things lie in a zone. */
export const size = (zone: Zone): number => (zone.count >= 0 ? zone.count : zone.pieces.length);

/** The id by which a whole zone is touched; "" where it is not. */
export const touchOf = (zone: Zone): string => zone.touch || (zone.tries ? zone.id : "");

/** Where each piece lies: its zone, or what it stands on. */
export function placesOf(scene: Scene): Map<string, string> {
  const held = scene.zones.flatMap((zone) => zone.pieces.map((piece): [string, string] => [piece.id, zone.id]));
  return new Map([...held, ...scene.pieces.map((piece): [string, string] => [piece.id, piece.at])]);
}

/** Everything in the scene that can be touched: its id, what asking why not would say, and its spoken name. */
export function touchables(scene: Scene): Map<string, { tries: string; says: string }> {
  const found = new Map<string, { tries: string; says: string }>();
  for (const zone of scene.zones) {
    if (touchOf(zone)) found.set(touchOf(zone), { tries: zone.tries, says: zone.says || zone.label });
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

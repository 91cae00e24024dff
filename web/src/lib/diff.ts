/** The difference of two scenes: what glides from where to where. Pure; the page looks up where the places are. */
import { size, type Piece, type Scene, type Zone } from "./scene";

/** Where something lies: a zone, a space of the board, or (for hands that are not shown) a seat. */
export interface Glide {
  id: string; // of the piece as it is now; "" for one that is no longer shown
  was: string; // of the piece as it was drawn before; "" for one that was not shown
  from: string; // zone id, space id or "seat:2"
  to: string;
  turns: boolean; // its face was not seen before
  piece: Piece;
}

interface Lying {
  piece: Piece;
  place: string;
}

const placeOf = (zone: Zone, me: number): string =>
  zone.kind === "hand" && zone.seat >= 0 && zone.seat !== me && zone.pieces.every((piece) => piece.face === "")
    ? `seat:${zone.seat}`
    : zone.id;

function lying(scene: Scene, me: number): Map<string, Lying> {
  const all = new Map<string, Lying>();
  for (const zone of scene.zones) for (const piece of zone.pieces) all.set(piece.id, { piece, place: placeOf(zone, me) });
  for (const piece of scene.pieces) all.set(piece.id, { piece, place: piece.at });
  return all;
}

/** Places by how many more (or fewer) unseen things they hold than before. */
function changes(before: Scene, after: Scene, me: number): Map<string, number> {
  const change = new Map<string, number>();
  const note = (scene: Scene, sign: number): void => {
    for (const zone of scene.zones) {
      const unseen = zone.count >= 0 ? size(zone) - zone.pieces.filter((piece) => piece.face !== "").length : 0;
      const place = placeOf(zone, me);
      change.set(place, (change.get(place) ?? 0) + sign * unseen);
    }
  };
  note(before, -1);
  note(after, 1);
  return change;
}

const same = (a: Piece, b: Piece): boolean => a.kind === b.kind && a.face !== "" && a.face === b.face && a.colour === b.colour;

/** Where cards come from that are dealt: the middle of the table. */
export const DEALT = "deal";
const MANY = 3; // new cards in a hand at once

export function difference(before: Scene, after: Scene, me: number): Glide[] {
  const old = lying(before, me);
  const now = lying(after, me);
  const change = changes(before, after, me);
  const glides: Glide[] = [];
  const gone = [...old.values()].filter((each) => !now.has(each.piece.id));
  const dealt = newHand(after, me, old, change);
  for (const { piece, place } of now.values()) {
    if (dealt.has(piece.id)) {
      glides.push({ id: piece.id, was: "", from: DEALT, to: place, turns: true, piece });
      continue;
    }
    const known = old.get(piece.id);
    if (known) {
      const winner = known.place === place ? "" : taker(before, known.place);
      if (winner) glides.push({ id: "", was: piece.id, from: known.place, to: winner, turns: false, piece });
      else if (known.place !== place || known.piece.face !== piece.face) {
        glides.push({
          id: piece.id,
          was: piece.id,
          from: known.place,
          to: place,
          turns: known.piece.face === "" && piece.face !== "",
          piece,
        });
      }
      continue;
    }
    const twin = gone.findIndex((each) => same(each.piece, piece));
    if (twin >= 0) {
      const [other] = gone.splice(twin, 1);
      glides.push({ id: piece.id, was: other!.piece.id, from: other!.place, to: place, turns: false, piece });
      continue;
    }
    const source = origin(change, piece, place);
    if (source) glides.push({ id: piece.id, was: "", from: source, to: place, turns: true, piece });
  }
  for (const { piece, place } of gone) {
    const target = taker(before, place) || goal(change, piece, place);
    if (target) glides.push({ id: "", was: piece.id, from: place, to: target, turns: false, piece });
  }
  return glides;
}

/** The cards of a hand that was dealt: many were seen nowhere before, and no place has lost so many. */
function newHand(after: Scene, me: number, old: ReadonlyMap<string, Lying>, change: ReadonlyMap<string, number>): Set<string> {
  const own = after.zones.filter((zone) => zone.kind === "hand" && zone.seat === me);
  const came = own.flatMap((zone) => zone.pieces.filter((piece) => old.get(piece.id)?.place !== zone.id));
  const seen = [...old.values()].map((each) => each.piece);
  const strange = came.filter((piece) => !old.has(piece.id) && !seen.some((each) => same(each, piece))).length;
  const lost = Math.max(0, ...[...change.values()].map((n) => -n));
  return new Set(strange >= MANY && lost < strange ? came.map((piece) => piece.id) : []);
}

/** A scene before its cards are dealt: for who sits there when the game begins. */
export function undealt(scene: Scene, me: number): Scene {
  const empty = (zone: Zone): boolean => zone.kind === "hand" && zone.seat === me && zone.pieces.length >= MANY;
  return { ...scene, choices: [], zones: scene.zones.map((zone) => (empty(zone) ? { ...zone, pieces: [] } : zone)) };
}

/** A place that lost something unseen, best the hand of the seat that the piece belongs to. */
function origin(change: Map<string, number>, piece: Piece, place: string): string {
  const seat = `seat:${piece.seat}`;
  const from = (change.get(seat) ?? 0) < 0 ? seat : [...change].find(([id, n]) => n < 0 && id !== place)?.[0];
  if (!from) return "";
  change.set(from, change.get(from)! + 1);
  return from;
}

/** Where a finished trick goes: to the seat that the moment before was about. */
function taker(before: Scene, place: string): string {
  const showing = before.showing;
  const lay = before.zones.some((zone) => zone.id === place && zone.kind !== "hand" && zone.seat < 0);
  return showing?.kind === "trick" && showing.seat >= 0 && lay ? `seat:${showing.seat}` : "";
}

/** A place that gained something unseen. */
function goal(change: Map<string, number>, _piece: Piece, place: string): string {
  const to = [...change].find(([id, n]) => n > 0 && id !== place)?.[0];
  if (!to) return "";
  change.set(to, change.get(to)! - 1);
  return to;
}

/** Drawings that only some games need, fetched when one of them is played. */
import type { Piece } from "./scene";

type Second = typeof import("../art/second.js");

const GAMES = new Set(["zillionaire", "lucy", "sorry", "monopoly", "christmas_opoly"]);
let second = $state.raw<Second | null>(null);

export function bring(game: string): void {
  if (GAMES.has(game) && !second) void import("../art/second.js").then((loaded) => (second = loaded)).catch(() => {}); // plain cards will do
}

/** The inside of a card's drawing; "" where the ordinary one will do. */
export function cardDrawing(game: string, { face, at, art }: Piece): string {
  return GAMES.has(game) ? (second?.gameCard(game, face, at, art) ?? "").replaceAll("</text>", " </text>") : ""; // so that words read apart
}

/** What is written on a drawing: as it is drawn large, and as it is drawn small. */
export function writtenOn(drawing: string): string[] {
  const words = (part: string): string => [...part.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!.trim()).join(" ");
  const [large = "", small = ""] = drawing.split('class="face-small"');
  return [words(large), words(small)].filter(Boolean);
}
export const centreDrawing = (game: string): ReturnType<Second["gameCentre"]> => second?.gameCentre(game) ?? null;

/** A pawn as it sits, stands or rests at home; "" where the plain one is drawn. */
export function pawnDrawing(game: string, seat: number, at: string): string {
  if (game !== "sorry" || !second || innerWidth <= 700) return ""; // a small pawn has no face
  return second.posedPawn(seat, at.endsWith(".start") ? "rest" : at.endsWith(".home") ? "home" : "ready");
}

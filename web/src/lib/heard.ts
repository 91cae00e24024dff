/** What is to be heard of a change on the table. Pure: the difference of two scenes decides. */
import type { Glide } from "./diff";
import type { Scene } from "./scene";
import type { SoundName } from "./sound";

export interface Noise {
  name: SoundName;
  delay: number; // seconds
}

const LANDS = 0.28; // as a glide lasts

/** What each kind of piece sounds like when it has come to its place. */
const LANDING: Record<string, SoundName> = {
  card: "snap",
  deed: "snap",
  tile: "tile",
  man: "knock",
  pawn: "knock",
  token: "knock",
  peg: "knock",
  chip: "chip",
};

export function noises(before: Scene, after: Scene, glides: readonly Glide[]): Noise[] {
  const found: Noise[] = [];
  if (glides.some((glide) => glide.piece.kind === "die" && glide.piece.face !== "")) found.push({ name: "dice", delay: 0 });
  const moved = glides.filter((glide) => glide.piece.kind !== "die" && glide.from !== glide.to);
  if (moved.some((glide) => glide.piece.kind === "card")) found.push({ name: "slide", delay: 0 });
  for (const name of new Set(moved.filter((glide) => glide.id).map((glide) => LANDING[glide.piece.kind])))
    if (name) found.push({ name, delay: LANDS });
  if (counted(before, after)) found.push({ name: "chip", delay: LANDS });
  return found;
}

/** Whether somebody's money or points changed. */
function counted(before: Scene, after: Scene): boolean {
  return after.seats.some((seat) => {
    const was = before.seats.find((each) => each.seat === seat.seat);
    return was !== undefined && (was.money !== seat.money || was.score !== seat.score);
  });
}

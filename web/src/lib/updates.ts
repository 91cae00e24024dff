/** What a message of the server means for what is drawn. Pure. */
import type { Message, TableInfo, Update } from "./protocol";
import { readScene, type Board, type Scene } from "./scene";
import type { Step } from "./show";

/** The moments of an update, and how things stand after it. What others did rests a while, if no moment of it did. */
export function stepsOf(update: Update, truth: Scene | null, boards: ReadonlyMap<string, Board>): Step<Update>[] {
  const moments = (update.moments ?? []).map((moment) => ({
    scene: readScene(moment.scene, boards),
    says: moment.says,
    hold: moment.hold,
    after: null,
  }));
  const others = update.events.some((event) => event.kind === "moved" && event.seat !== update.seat);
  const rests = others && !moments.some((moment) => moment.hold !== "");
  return [...moments, { scene: truth, says: [], hold: rests ? "linger" : "", after: update }];
}

/** A table with who is there now. */
export function withPresence(table: TableInfo, message: Extract<Message, { type: "presence" }>): TableInfo {
  return {
    ...table,
    watching: message.watching,
    seats: table.seats.map((seat, i) => ({ ...seat, here: message.here[i] ?? seat.here })),
  };
}

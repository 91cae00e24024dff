/** Looking back while the game goes on: an earlier move drawn for this person alone. The next thing that is drawn ends it. */
import { api } from "./api";
import type { Play } from "./play.svelte";
import { readBoard, readScene } from "./scene";

export class Past {
  at = $state(-1); // which move is looked at; -1: how things stand now

  constructor(private readonly play: Play) {}

  /** How many moves are written down. */
  get newest(): number {
    const rows = this.play.truth?.sheet?.rows ?? [];
    return rows.flat().filter((cell) => /\w/.test(cell.text)).length;
  }

  get here(): number {
    return this.at < 0 ? this.newest : this.at;
  }

  async look(step: number): Promise<void> {
    if (step >= this.newest || step < 0) return this.now();
    const answer = await api.replay(this.play.code, this.play.seat, step, step + 1);
    const found = answer.steps[0]?.scene;
    if (!found) return;
    const boards = new Map(answer.boards.map((raw) => [String(raw.id), readBoard(raw)]));
    this.at = step;
    await this.play.stage.show({ ...readScene(found, boards), choices: [], buttons: [] }, this.play.seat);
  }

  now(): void {
    if (this.at < 0) return;
    this.at = -1;
    void this.play.stage.show(this.play.truth, this.play.seat);
  }
}

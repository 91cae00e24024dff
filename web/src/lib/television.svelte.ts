/** This page as a television: its code, and what phones have put on it. It asks the server again and again, and goes on after any break. */
import { api, Failure } from "./api";
import { memory } from "./memory";
import type { Screen } from "./protocol";

const KEY = "television";
const PROOF = "television.key";
const GONE = ["not_found", "over"]; // a table that cannot be shown
const AGAIN = 1500; // ms after a question that failed

export class Television {
  screen = $state.raw<Screen | null>(null);
  lost = $state(false);
  private open = true;

  constructor(shows: string) {
    void this.run(shows);
  }

  close(): void {
    this.open = false;
  }

  /** The table goes on at another: a rematch, that nobody has to put here. */
  async turnTo(table: string): Promise<void> {
    if (this.screen) await this.switchOn(table).catch(() => {});
  }

  /** With the code it had before, if it has the key to it: an older server gave none. */
  private async switchOn(shows: string): Promise<void> {
    this.screen = await api.switchOn(memory.get(KEY, ""), memory.get(PROOF, ""), shows);
    memory.set(KEY, this.screen.code);
    memory.set(PROOF, this.screen.key ?? "");
  }

  private async run(shows: string): Promise<void> {
    while (this.open) {
      try {
        if (!this.screen) await this.switchOn(shows);
        const asked = await api.screen(this.screen!.code, this.screen!.turn);
        if (!this.open) return;
        if (asked.turn !== this.screen!.turn || asked.shows !== this.screen!.shows) this.screen = asked;
        this.lost = false;
      } catch (problem) {
        if (!this.open) return;
        shows = this.screen?.shows ?? (problem instanceof Failure && GONE.includes(problem.kind) ? "" : shows);
        if (problem instanceof Failure && problem.kind === "not_found") this.screen = null;
        else this.lost = true;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }
}

/** The coach beside a beginner: it explains each kind of decision once, and asks once before a choice that is far worse than the best.
 * It is asked beside the table's socket and never waited for: a move that is made before it has thought goes out as always. */
import { api } from "./api";
import type { Play } from "./play.svelte";
import type { Advice, Explained, Learning } from "./protocol";
import { settings } from "./settings.svelte";
import { T } from "../text";

/** A move that was chosen, and what the coach would rather do. */
export interface Sure {
  text: string;
  share: number;
  advice: Advice;
}

export class Coach {
  learning = $state.raw<Learning | null>(null);
  explained = $state.raw<Explained | null>(null);
  sure = $state.raw<Sure | null>(null);
  private advice: Advice | null = null;
  private decision = -1; // the one that is thought about
  private asked = -1; // the one at which the question was put: once is enough

  constructor(private readonly play: Play) {
    play.doubt = (text) => this.doubts(text);
  }

  /** Whether there is a coach here and now. */
  get here(): boolean {
    return settings.help && (this.learning?.helps ?? false) && (this.play.table?.coach ?? false);
  }

  /** How it stands with this person and a game; the coach begins once that is set as `learning`. */
  async known(game: string): Promise<Learning | null> {
    return settings.help ? api.learning(game).catch(() => null) : null;
  }

  /** Another decision lies before this person. */
  async look(decision: number): Promise<void> {
    if (decision === this.decision) return;
    this.decision = decision;
    this.advice = null;
    this.clear();
    if (!this.here || !this.play.mine) return;
    const seat = this.play.seat;
    const told = await api.explain(this.play.code, seat).catch(() => null);
    if (told?.new && this.decision === decision) this.show(told);
    const found = await api.doubts(this.play.code, seat).catch(() => null);
    if (this.decision === decision) this.advice = found?.advice ?? null;
  }

  /** Asked for from the menu: what this decision is about, heard before or not. */
  async again(): Promise<void> {
    const told = await api.explain(this.play.code, this.play.seat).catch(() => null);
    if (told?.says.length) this.show(told);
    else this.play.tell(T.coach.nothing);
  }

  private show(told: Explained): void {
    this.explained = told;
    this.play.telling.soft = told.says.join(" ");
  }

  /** Whether a move is to be thought about again; then the question is put, this once. */
  private doubts(text: string): boolean {
    const doubt = this.advice?.doubts.find((each) => each.text === text);
    if (!doubt || !this.advice || this.asked === this.decision) return false;
    this.asked = this.decision;
    this.explained = null;
    this.sure = { text, share: doubt.share, advice: this.advice };
    this.play.loud = `${T.coach.sure} ${T.coach.why(this.advice, doubt.share)}`;
    return true;
  }

  clear(): void {
    this.explained = this.sure = null;
  }

  async turn(on: boolean): Promise<void> {
    this.clear();
    this.advice = null;
    const game = this.play.table?.game ?? "";
    this.learning = await api.learn({ game, coach: on ? "on" : "off" }).catch(() => this.learning);
    this.play.tell(on ? T.coach.isOn : T.coach.isOff);
    if (on) {
      const decision = this.decision;
      this.decision = -1;
      await this.look(decision);
    }
  }
}

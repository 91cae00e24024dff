/** What a person asks at a table beside moving: why not this, and what would be good. An answer stays until the next thing is done. */
import type { Play } from "./play.svelte";
import type { Hint, Refusal } from "./protocol";
import { touchables, type Choice } from "./scene";
import { sound } from "./senses";
import { T } from "../text";

export interface WhyNot {
  id: string;
  thing: string;
  refusal: Refusal | null;
  may: Choice[];
}

/** Help that ends the counting of a game: what it is, what is done once this person knows it. */
export interface Help {
  kind: "hint" | "bot" | "undo";
  others: boolean; // whether others are rated, too, and must agree
  go: () => void;
}

export class Questions {
  why = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | "thinking" | null>(null);
  help = $state.raw<Help | null>(null);

  constructor(private readonly play: Play) {}

  async whyNot(id: string, text: string): Promise<void> {
    const { play } = this;
    const thing = touchables(play.scene!).get(id)?.says ?? "";
    if (!text || play.seat < 0)
      return this.refused(id, thing, { clause: "", sentence: play.mine ? T.whynot.nothing : (play.scene?.prompt ?? "") });
    const answer = await play.act({ type: "why_not", text });
    if (answer.ok && !answer.refusal) return void (await play.send(text)); // it may be played: that is what was meant
    this.refused(id, thing, answer.refusal ?? { clause: "", sentence: answer.error?.sentence ?? "" });
  }

  refused(id: string, thing: string, refusal: Refusal): void {
    this.hint = null;
    this.why = { id, thing, refusal, may: this.play.scene?.choices ?? [] };
    this.play.loud = refusal.sentence;
    sound("error");
  }

  /** Help is had at once where nothing counts; else this person is told first what it means. */
  helped(kind: Help["kind"], go: () => void): void {
    const means = this.play.table?.help ?? "free";
    if (means === "free" || means === "no") return go(); // a refusal says why not
    this.play.clear();
    const others = means === "ask";
    const ask = (): void => void this.play.ask({ type: "friendly" });
    this.help = { kind, others, go: others && kind !== "undo" ? ask : go }; // who takes back asks by that
  }

  async askHint(): Promise<void> {
    this.play.clear();
    this.hint = "thinking";
    const answer = await this.play.act({ type: "hint" });
    if (this.hint !== "thinking") return;
    this.hint = answer.ok ? (answer.hint ?? null) : null;
    if (!answer.ok) this.play.tell(answer.error?.sentence ?? "");
    else if (answer.hint) this.play.telling.soft = `${answer.hint.says} ${answer.hint.why}`;
  }

  clear(): void {
    this.why = null;
    this.hint = null;
  }
}

/** What was told and said at a table, and what of it is read out. */
import type { TableEvent } from "./protocol";
import { speak } from "./senses";

export interface Told {
  n: number;
  seat: number;
  sentence: string;
}
export interface Said {
  n: number;
  seat: number;
  name: string;
  words: string;
  at: number; // when it was heard, by this device; 0: before this page was opened
}

const KEPT = 400; // sentences

export class Telling {
  story = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  soft = $state(""); // for the polite live region
  private spoken: string[] = []; // by the moments of an update that is still being shown

  /** Reads sentences to the live region. */
  narrate(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    this.spoken.push(...sentences);
    this.soft = sentences.join(" ");
    speak(sentences);
  }

  /** What an update tells joins the story; what its moments have not said yet is read out. The first is old news. */
  listen(events: readonly TableEvent[], first: boolean, me = -1): void {
    const told: Told[] = [];
    for (const event of events) {
      if (event.kind === "said") this.hearTalk(event, first, me);
      else for (const sentence of event.story) told.push({ n: event.n, seat: event.seat, sentence });
    }
    this.story = [...this.story, ...told].slice(-KEPT);
    const already = this.spoken;
    this.spoken = [];
    if (!first) this.narrate(told.map((each) => each.sentence).filter((sentence) => !already.includes(sentence)));
    this.spoken = [];
  }

  forget(): void {
    this.story = [];
    this.said = [];
  }

  private hearTalk(event: TableEvent, first: boolean, me: number): void {
    const words = event.words || event.story[0] || "";
    this.said = [...this.said, { n: event.n, seat: event.seat, name: event.name ?? "", words, at: first ? 0 : Date.now() }];
    if (!first && (me < 0 || event.seat !== me)) this.unread++; // one's own words are known
  }
}

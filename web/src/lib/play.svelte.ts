/** A table being played or watched: what the server says, what is drawn, and what this person has asked for. */
import { Client, dial, socketAddress, type Status } from "./client";
import type { Act, Answer, Clock, Hint, Message, Refusal, TableEvent, TableInfo, Update } from "./protocol";
import { readBoard, readScene, touchables, type Board, type Choice, type Scene } from "./scene";
import { linger, settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { forced } from "./touch";
import { T } from "../text";

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
}
export interface WhyNot {
  id: string;
  thing: string;
  refusal: Refusal | null;
  may: Choice[];
}

export class Play {
  readonly stage = new Stage({
    choose: (choice) => this.choose(choice),
    pick: (choices) => (this.asking = choices),
    refuse: (id, text) => void this.whyNot(id, text),
  });
  table = $state.raw<TableInfo | null>(null);
  story = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  status = $state<Status>("connecting");
  toMove = $state.raw<number[]>([]);
  clocks = $state.raw<Clock[]>([]);
  heard = $state(0); // when the clocks were heard, by this device
  undo = $state("no");
  why = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | "thinking" | null>(null);
  amount = $state.raw<Choice | null>(null);
  asking = $state.raw<Choice[] | null>(null);
  notice = $state("");
  sending = $state(false);
  bye = $state("");
  loud = $state(""); // for the assertive live region
  soft = $state(""); // for the polite one
  seat = $state(-1);
  rematch = $state("");
  private client: Client;
  private boards = new Map<string, Board>();
  private queue: Update[] = [];
  private busy = false;
  private wake: (() => void) | null = null;
  private drawn = 0;

  constructor(
    readonly code: string,
    token: string,
    readonly tv = false,
  ) {
    this.client = new Client(() => dial(socketAddress(code, tv)), token, {
      message: (message) => this.hear(message),
      status: (status) => this.turn(status),
    });
  }

  get scene(): Scene | null {
    return this.stage.scene;
  }

  get mine(): boolean {
    return this.seat >= 0 && this.toMove.includes(this.seat);
  }

  /** Whether the drawing has caught up with what is known. */
  get settled(): boolean {
    return this.queue.length === 0 && !this.busy;
  }

  sit(token: string): void {
    this.drawn = 0;
    this.queue = [];
    this.story = [];
    this.clear();
    this.stage.scene = null;
    this.client.sit(token);
  }

  act(act: Act): Promise<Answer> {
    return this.client.act(act);
  }

  close(): void {
    this.client.close();
    this.skip();
  }

  nudge(): void {
    this.client.nudge();
  }

  /** The device has woken. */
  woken(): void {
    this.client.wake();
  }

  /** Any touch ends the wait for the next drawing. */
  skip(): void {
    this.wake?.();
  }

  async choose(choice: Choice, value?: number): Promise<void> {
    this.asking = null;
    if (choice.amount && value === undefined) {
      this.amount = choice;
      return;
    }
    await this.send(value === undefined ? choice.text : choice.text.replace("{}", String(value)));
  }

  async send(text: string): Promise<boolean> {
    if (this.sending) return false; // touched twice: the first is on its way
    this.clear();
    this.sending = true;
    const answer = await this.act({ type: "move", text, seen: this.drawn });
    if (answer.ok && (answer.number ?? 0) > this.drawn) await this.drawing(answer.number!);
    this.sending = false;
    this.stage.drop();
    if (answer.ok) return true;
    if (answer.error?.kind === "late") this.tell(T.table.late);
    else this.refused("", "", { clause: answer.error?.clause ?? "", sentence: answer.error?.sentence ?? T.serverFailed });
    return false;
  }

  async whyNot(id: string, text: string): Promise<void> {
    const thing = touchables(this.scene!).get(id)?.says ?? "";
    if (!text || this.seat < 0)
      return this.refused(id, thing, { clause: "", sentence: this.mine ? T.whynot.nothing : (this.scene?.prompt ?? "") });
    const answer = await this.act({ type: "why_not", text });
    if (answer.ok && !answer.refusal) return this.tell(T.whynot.legalAfterAll); // the turn came while it was touched
    this.refused(id, thing, answer.refusal ?? { clause: "", sentence: answer.error?.sentence ?? "" });
  }

  private refused(id: string, thing: string, refusal: Refusal): void {
    this.hint = null;
    this.why = { id, thing, refusal, may: this.scene?.choices ?? [] };
    this.loud = refusal.sentence;
  }

  async askHint(): Promise<void> {
    this.clear();
    this.hint = "thinking";
    const answer = await this.act({ type: "hint" });
    if (this.hint !== "thinking") return;
    this.hint = answer.ok ? (answer.hint ?? null) : null;
    if (!answer.ok) this.tell(answer.error?.sentence ?? "");
    else if (answer.hint) this.soft = `${answer.hint.says} ${answer.hint.why}`;
  }

  async takeBack(): Promise<void> {
    this.clear();
    const answer = await this.act({ type: "undo" });
    if (!answer.ok) this.tell(answer.error?.sentence ?? "");
  }

  /** An act whose refusal is only worth a sentence. */
  async ask(act: Act): Promise<Answer> {
    const answer = await this.act(act);
    if (!answer.ok) this.tell(answer.error?.sentence ?? T.serverFailed);
    return answer;
  }

  tell(sentence: string): void {
    this.notice = sentence;
    this.loud = sentence;
    setTimeout(() => {
      if (this.notice === sentence) this.notice = "";
    }, 5000);
  }

  clear(): void {
    this.why = null;
    this.hint = null;
    this.amount = null;
    this.asking = null;
    this.stage.shaking = "";
  }

  private turn(status: Status): void {
    if (this.status === "lost" && status === "open") this.soft = T.table.back;
    this.status = status;
  }

  private hear(message: Message): void {
    if (message.type === "board") this.boards.set(String(message.board.id), readBoard(message.board));
    if (message.type === "welcome") this.seat = message.seat;
    if (message.type === "bye") this.bye = message.sentence;
    if (message.type === "presence" && this.table) {
      this.table = {
        ...this.table,
        watching: message.watching,
        seats: this.table.seats.map((seat, i) => ({ ...seat, here: message.here[i] ?? seat.here })),
      };
    }
    if (message.type !== "update") return;
    this.queue.push(message);
    if (this.queue.length > 40) this.queue.splice(0, this.queue.length - 1);
    void this.draw();
  }

  /** Draws what has been heard, one update after the other; another's move rests a while before the next. */
  private async draw(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.queue.length > 0) {
      const update = this.queue.shift()!;
      this.apply(update);
      const others = update.events.some((event) => event.kind === "moved" && event.seat !== this.seat);
      if (others && (this.queue.length > 0 || !this.mine)) await this.rest(this.queue.length > 6 ? 60 : linger());
    }
    this.busy = false;
    this.playForced();
  }

  /** Until the drawing has come as far as event `number`, or something is wrong with the wire. */
  private async drawing(number: number): Promise<void> {
    for (let tries = 0; this.drawn < number && tries < 100; tries++) await new Promise((done) => setTimeout(done, 10));
  }

  private rest(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private apply(update: Update): void {
    this.clocks = update.clocks ?? [];
    this.heard = Date.now();
    if (update.table) {
      this.table = update.table;
      if (update.table.rematch) this.rematch = update.table.rematch;
    }
    this.toMove = update.to_move;
    this.undo = update.undo;
    const news = update.events.filter((event) => event.n > this.drawn);
    if (news.length === 0 && update.number <= this.drawn && this.scene) return;
    const first = this.drawn === 0;
    this.drawn = update.number;
    this.listen(news, first);
    const was = this.mine && this.stage.acting;
    if (news.some((event) => event.kind !== "said")) this.clear();
    void this.stage.show(update.scene ? readScene(update.scene, this.boards) : null, update.seat);
    this.seat = update.seat;
    if (this.stage.acting && !was) this.loud = `${T.table.yourTurn} ${this.scene?.prompt ?? ""}`;
    else if (this.stage.acting && this.scene) this.loud = this.scene.prompt;
  }

  private listen(events: readonly TableEvent[], first: boolean): void {
    const told: Told[] = [];
    for (const event of events) {
      if (event.kind === "said")
        this.said = [...this.said, { n: event.n, seat: event.seat, name: event.name ?? "", words: event.words || event.story[0] || "" }];
      else for (const sentence of event.story) told.push({ n: event.n, seat: event.seat, sentence });
      if (event.kind === "said" && !first) this.unread++;
      if (event.kind === "rematch" && event.code) this.rematch = event.code;
    }
    this.story = [...this.story, ...told].slice(-400);
    if (!first && told.length) this.soft = told.map((each) => each.sentence).join(" ");
  }

  private playForced(): void {
    if (!settings.forced || !this.mine || !this.scene || this.sending) return;
    const only = forced(this.scene);
    if (only) void this.send(only.text);
  }
}

/** A table being played or watched: what the server says, what is drawn, and what this person has asked for. */
import { atRest } from "./ending";
import { Client, dial, socketAddress, type Status } from "./client";
import type { Act, Answer, Clock, Message, TableEvent, TableInfo, Update } from "./protocol";
import { readBoard, readScene, type Board, type Choice, type Scene } from "./scene";
import { bring } from "./drawings.svelte";
import { Past } from "./past.svelte";
import { Questions } from "./questions.svelte";
import { buzz, hush, sound } from "./senses";
import { sealing, telling } from "./sealed";
import { settings } from "./settings.svelte";
import { overlaid, Show, type Step } from "./show";
import { Stage } from "./stage.svelte";
import { Telling, type Said, type Told } from "./telling.svelte";
import { forced, ready } from "./touch";
import { stepsOf, withPresence } from "./updates";
import { capital, language, T } from "../text";

const GAME_KINDS = new Set(["started", "moved", "undone", "rang"]);
/** Whether the game has begun, and nobody has moved yet. */
const dealtNow = (update: Update): boolean => update.events.findLast((event) => GAME_KINDS.has(event.kind))?.kind === "started";

export class Play {
  readonly stage = new Stage({
    choose: (choice) => this.choose(choice),
    pick: (choices) => (this.asking = choices),
    refuse: (id, text) => void this.questions.whyNot(id, text),
    goOn: () => this.skip(),
    toNow: () => this.show.catchUp(),
    walks: (time) => this.show.later(time),
  });
  table = $state.raw<TableInfo | null>(null);
  readonly telling = new Telling();
  readonly questions = new Questions(this);
  readonly past = new Past(this);
  status = $state<Status>("connecting");
  toMove = $state.raw<number[]>([]);
  clocks = $state.raw<Clock[]>([]);
  heard = $state(0); // when the clocks were heard, by this device
  undo = $state("no");
  amount = $state.raw<Choice | null>(null);
  asking = $state.raw<Choice[] | null>(null);
  notice = $state("");
  sending = $state(false);
  bye = $state("");
  loud = $state(""); // for the assertive live region
  seat = $state(-1);
  rematch = $state("");
  decision = $state(0); // another number whenever the game has gone on
  doubt: (text: string) => boolean = () => false; // a coach's question comes before the move
  private client: Client;
  private boards = new Map<string, Board>();
  private show = new Show<Update>({
    draw: (step) => this.draw(step),
    skipped: (update) => this.listen(update.events, false),
    pace: () => settings.pace,
    ended: () => this.ended(),
  });
  truth = $state.raw<Scene | null>(null); // how things stand, however far the drawing has come
  settled = $state(true); // whether the drawing has caught up with what is known
  private number = 0; // of the newest event that is known
  private afresh = true; // nothing has been heard yet: what comes first is old news
  private late = false; // who comes back is not shown what was missed
  private moved = 0; // when this person last moved, by this device

  constructor(
    readonly code: string,
    token: string,
    readonly tv = false,
  ) {
    this.client = new Client(
      () => dial(socketAddress(code, tv)),
      token,
      {
        message: (message) => this.hear(message),
        status: (status) => this.turn(status),
      },
      language,
    );
  }

  get scene(): Scene | null {
    return this.stage.scene;
  }

  get story(): Told[] {
    return this.telling.story;
  }

  get said(): Said[] {
    return this.telling.said;
  }

  get mine(): boolean {
    return this.seat >= 0 && this.toMove.includes(this.seat);
  }

  /** Looks with the eyes of another seat of this device. Where nothing is hidden, the picture stays (`open`). */
  sit(token: string, open = false): void {
    this.number = 0;
    this.afresh = true;
    this.show.clear();
    this.telling.forget();
    this.clear();
    if (!open) this.stage.scene = this.truth = null;
    this.client.sit(token);
  }

  act(act: Act): Promise<Answer> {
    return this.client.act(act);
  }

  close(): void {
    this.client.close();
    this.show.stop();
    hush();
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
    this.show.hurry();
  }

  private ended(): void {
    this.settled = true;
    this.playForced();
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
    if (this.doubt(text)) return false; // asked back, once
    this.clear();
    this.sending = true;
    this.moved = Date.now();
    this.show.catchUp();
    const answer = await this.act({ type: "move", text, seen: this.number });
    if (answer.ok) await this.knowing(answer.number ?? 0);
    this.sending = false;
    this.stage.drop();
    if (answer.ok) return true;
    if (answer.error?.kind === "late") this.tell(T.table.late);
    else this.questions.refused("", "", { clause: answer.error?.clause ?? "", sentence: answer.error?.sentence ?? T.serverFailed });
    return false;
  }

  takeBack(): void {
    if (this.undo === "ask") this.questions.helped("undo", () => void this.backAgain());
    else void this.backAgain();
  }

  private async backAgain(): Promise<void> {
    this.clear();
    const answer = await this.act({ type: "undo" });
    if (!answer.ok) this.tell(answer.error?.sentence ?? "");
  }

  /** Fixes a word for the luck, sealed on this device. */
  giveWord(word: string): Promise<Answer> {
    return this.ask(sealing(this.code, this.seat, word));
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

  /** Until what is known has come as far as event `number`, or something is wrong with the wire. */
  private async knowing(number: number): Promise<void> {
    for (let tries = 0; this.number < number && tries < 100; tries++) await new Promise((done) => setTimeout(done, 10));
  }

  clear(): void {
    this.questions.clear();
    this.amount = null;
    this.asking = null;
    this.stage.shaking = "";
  }

  private turn(status: Status): void {
    if (this.status === "lost" && status === "open") this.telling.soft = T.table.back;
    if (status === "lost") this.late = true;
    this.status = status;
  }

  private hear(message: Message): void {
    if (message.type === "board") this.boards.set(String(message.board.id), readBoard(message.board));
    if (message.type === "welcome") this.seat = message.seat;
    if (message.type === "bye") this.bye = message.sentence;
    if (message.type === "presence" && this.table) this.table = withPresence(this.table, message);
    if (message.type === "update") this.learn(message);
  }

  /** The table's truth is known at once; what led to it is shown one step at a time. */
  private learn(update: Update): void {
    this.clocks = update.clocks;
    this.heard = Date.now();
    if (update.table?.hurried && !this.table?.hurried) this.tell(capital(T.table.hurried) + ".");
    if (update.table) this.table = update.table;
    this.stage.game = this.table?.game ?? "";
    bring(this.stage.game);
    if (update.table?.rematch) this.rematch = update.table.rematch;
    const word = update.table ? telling(update.table, update.seat) : null;
    if (word) void this.ask(word);
    const turned = update.to_move.includes(update.seat) && !this.mine;
    this.toMove = update.to_move;
    this.undo = update.undo;
    this.seat = update.seat;
    const news = update.events.filter((event) => event.n > this.number);
    if (news.length === 0 && update.number <= this.number && this.truth) return;
    const away = this.number === 0 || this.late || document.hidden;
    this.late = false;
    this.number = update.number;
    const scene = update.scene ? readScene(update.scene, this.boards) : null;
    this.truth = scene && this.table ? atRest(scene, this.table, update.seat) : scene;
    if (news.some((event) => event.kind !== "said" && event.kind !== "friendly")) this.clear(); // neither changes what was asked
    if (away || news.some((event) => GAME_KINDS.has(event.kind))) this.decision++;
    this.settled = false;
    this.show.add(stepsOf({ ...update, events: news }, this.truth, this.boards), away);
    if (!this.settled && this.stage.scene) {
      this.stage.behind ||= news.some((event) => GAME_KINDS.has(event.kind));
      this.stage.refresh(overlaid(this.stage.scene, this.truth));
    }
    this.callToPlay(turned && !away);
    if (this.stage.plan.length === 2 && this.truth?.choices.length) this.playPlanned(this.truth);
  }

  /** A move made ahead of the turn is played if it may be. */
  private playPlanned(truth: Scene): void {
    const [only, ...others] = ready(truth.choices, this.stage.plan);
    this.stage.plan = [];
    if (only && others.length === 0 && !only.amount) void this.send(only.text);
  }

  private draw(step: Step<Update>): void {
    const first = this.afresh;
    this.past.at = -1;
    const softer = step.after?.events.every((event) => event.seat !== this.seat) ? 0.5 : 1;
    this.stage.behind = step.scene !== this.truth;
    if (step.scene && first && step.after && settings.pace !== "once" && dealtNow(step.after)) void this.stage.deal(step.scene, this.seat);
    else if (step.scene) void this.stage.show(this.stage.behind ? overlaid(step.scene, this.truth) : step.scene, this.seat, softer);
    else if (step.after) void this.stage.show(null, this.seat);
    if (step.after) {
      this.listen(step.after.events, first);
      this.afresh = false;
    }
    if (!step.after) this.telling.narrate(step.says);
  }

  private listen(events: readonly TableEvent[], first: boolean): void {
    this.telling.listen(events, first, this.seat);
    const again = events.findLast((event) => event.kind === "rematch" && event.code);
    if (again?.code) this.rematch = again.code;
  }

  /** It is your turn: said at once, even while the show is still on its way there. */
  private callToPlay(turned: boolean): void {
    if (!this.truth?.choices.length || this.tv) return;
    this.loud = turned ? `${T.table.yourTurn} ${this.truth.prompt}` : this.truth.prompt;
    if (!turned || Date.now() - this.moved < 2000) return;
    sound("turn");
    buzz();
  }

  private playForced(): void {
    if (!settings.forced || !this.mine || !this.truth || this.sending) return;
    const only = forced(this.truth);
    if (only) void this.send(only.text);
  }
}

/** A scene being looked at, and what has been touched in it. */
import { getContext, setContext, tick } from "svelte";
import { seatStyle } from "./colours";
import { difference, undealt, type Glide } from "./diff";
import { noises } from "./heard";
import { measure, move } from "./motion";
import type { Choice, Scene, Space } from "./scene";
import { sound } from "./senses";
import { settings } from "./settings.svelte";
import { asked, litIn, meant, ready, touch, type Touched } from "./touch";

export interface Answering {
  choose(choice: Choice): void;
  pick(choices: Choice[]): void;
  refuse(id: string, text: string): void;
  goOn?(): void; // enough seen of what is being shown
  toNow?(): void; // enough seen of all that is still to be shown
  walks?(time: number): void; // somebody is on the way for so many milliseconds
}

export class Stage {
  scene = $state.raw<Scene | null>(null);
  me = $state(-1);
  path = $state<string[]>([]);
  shaking = $state("");
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  root: HTMLElement | undefined;
  private was: Scene | null = null; // the scene before the last move
  live = $state(true);
  behind = $state(false); // what is drawn has not come as far as what is known: the lamp and the buttons wait, touches do not
  plan = $state<string[]>([]); // a move made ahead of one's turn
  game = $state(""); // whose drawings are used
  looked = $state.raw<Space | null>(null); // the space whose card is open
  owner = $state(-1); // the seat whose deeds are open
  flipped = $state(false); // the board is seen from the other side
  private dropped: HTMLElement | null = null;
  private onTheWay = $state.raw<Scene | null>(null); // the scene before, while somebody walks to their place in this one

  readonly lit = $derived(this.scene && this.live ? litIn(this.scene, this.path) : new Set<string>());
  readonly ready = $derived(this.scene && this.live ? ready(this.scene.choices, this.path) : []);
  readonly acting = $derived(this.live && (this.scene?.choices.length ?? 0) > 0);
  /** Only something to press is asked for, such as a bid: what one holds is looked at, none of it is "not now". */
  readonly presses = $derived(this.scene?.choices.every(({ touch: [first] }) => !first || first.startsWith("button:")) ?? true);
  readonly started = $derived(new Set(this.scene?.choices.map((choice) => choice.touch[0]) ?? []));

  constructor(private readonly answering: Answering | null = null) {
    this.live = answering !== null;
  }

  style(seat: number): number {
    return seatStyle(seat, this.scene?.seats ?? []);
  }

  name(seat: number): string {
    return this.scene?.seats.find((each) => each.seat === seat)?.name ?? "";
  }

  /** What is being shown, in a moment of the show: not before whoever walks is there. */
  readonly showing = $derived(this.onTheWay ? null : (this.scene?.showing ?? null));
  readonly prompt = $derived((this.onTheWay ?? this.scene)?.prompt ?? "");
  readonly spokenOf = $derived(new Set([...(this.showing?.lit ?? []), ...(this.showing?.lines.at(-1)?.lit ?? [])]));

  /** What was dropped lies where it was dropped until the answer is drawn. */
  layDown(node: HTMLElement): void {
    this.dropped = node;
    setTimeout(() => {
      if (this.dropped === node) this.pickUp();
    }, 1500);
  }
  private pickUp(): void {
    if (this.dropped) this.dropped.style.translate = "";
    this.dropped = null;
  }

  /** Plans a move ahead of one's turn: from, then to; the same again, or anything else, drops it. */
  planAhead(id: string, own: boolean): void {
    const [from] = this.plan;
    if (this.plan.length === 1 && from !== id && !own) this.plan = [from!, id];
    else this.plan = own && from !== id ? [id] : [];
  }

  /** The same picture with something else to do in it. */
  refresh(scene: Scene): void {
    this.scene = scene;
    this.path = this.path.filter((_, i) => meant(scene.choices, this.path.slice(0, i + 1)).length > 0);
  }

  /** Draws another scene; what changed place glides there, and is heard, `gain` as loud as one's own doing. */
  async show(scene: Scene | null, me: number, gain = 1): Promise<void> {
    const before = this.scene;
    const places = this.root && before ? measure(this.root) : undefined;
    this.pickUp();
    this.onTheWay = null;
    this.me = me;
    this.scene = scene;
    if (scene) this.path = this.path.filter((_, i) => meant(scene.choices, this.path.slice(0, i + 1)).length > 0);
    this.shaking = "";
    if (!before || !scene || before === scene) return;
    this.was = before;
    const glides = difference(before, scene, me);
    this.fresh = newest(glides, this.fresh);
    for (const noise of noises(before, scene, glides)) sound(noise.name, noise.delay, gain);
    await tick();
    if (places && this.root) this.waitFor(move(this.root, places, glides, scene), before);
  }

  /** Draws a scene for the first time; the cards of it are seen being dealt. */
  async deal(scene: Scene, me: number): Promise<void> {
    const before = undealt(scene, me);
    [this.me, this.scene] = [me, before];
    await new Promise((done) => setTimeout(done, LAID_OUT));
    if (this.scene === before) await this.show(scene, me);
  }

  /** What comes after a walk is spoken of when it is over. */
  private waitFor(walks: number, before: Scene): void {
    if (walks === 0 || settings.pace === "once") return;
    this.onTheWay = before;
    this.answering?.walks?.(walks);
    setTimeout(() => {
      if (this.onTheWay === before) this.onTheWay = null;
    }, walks);
  }

  /** Shows the last move again: how it was, then how it came to be. */
  async again(): Promise<void> {
    const [was, now] = [this.was, this.scene];
    if (!was || !now) return;
    const shown = { ...was, choices: [], prompt: now.prompt };
    this.scene = shown;
    await new Promise((done) => setTimeout(done, 700));
    if (this.scene === shown) await this.show(now, this.me);
    this.was = was;
  }

  touch(id: string): void {
    if (!this.scene || !this.answering) return;
    this.onTheWay = null;
    const done: Touched = touch(this.scene, this.path, id);
    this.shaking = "";
    if (done.kind === "drop") this.path = [];
    else if (done.kind === "path") this.path = done.path;
    else if (done.kind === "choose") {
      this.path = done.path;
      this.answering.choose(done.choice);
    } else if (done.kind === "pick") {
      this.path = done.path;
      this.answering.pick(done.choices);
    } else {
      this.shaking = id;
      this.answering.refuse(id, done.text);
    }
  }

  /** Ask why a thing may not be touched now. */
  ask(id: string): void {
    if (!this.scene || !this.answering) return;
    this.shaking = id;
    this.answering.refuse(id, asked(this.scene, [...this.path.filter((each) => each !== id), id]));
  }

  /** Opens the card of the space that a deed is for. */
  lookAt(deed: string): void {
    const at = this.scene?.board?.deeds.find((each) => each.id === deed)?.space;
    this.looked = this.scene?.board?.spaces.find((space) => space.id === at) ?? null;
  }

  goOn(): void {
    this.answering?.goOn?.();
  }

  toNow(): void {
    this.answering?.toNow?.();
  }

  choose(choice: Choice): void {
    this.answering?.choose(choice);
  }

  drop(): void {
    this.path = [];
    this.shaking = "";
  }
}

const LAID_OUT = 60; // milliseconds until an empty table knows its sizes
const MOST = 6; // things that one move moves; more are gathered or dealt, and nothing to look for

/** What the last move moved: it keeps a cool ring until the next. */
function newest(glides: Glide[], old: ReadonlySet<string>): ReadonlySet<string> {
  const ids = glides.filter((glide) => glide.id && glide.to !== "" && !glide.to.startsWith("zone:hand")).map((glide) => glide.id);
  if (ids.length === 0) return old;
  return new Set(ids.length > MOST ? [] : ids);
}

const KEY = Symbol("stage");
export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
export const getStage = (): Stage => getContext<Stage>(KEY);

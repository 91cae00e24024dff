/** The show: what happened, drawn one step at a time. The table's truth is ahead of it, and no input waits for it. */
import type { Scene } from "./scene";
import { placesOf, touchables } from "./scene";

export type Hold = "" | "glance" | "read" | "result";
export type Pace = "calm" | "normal" | "brisk" | "once";

/** Milliseconds that a step is held at a normal pace. */
export const HOLDS: Record<Hold | "linger", number> = { "": 320, glance: 1200, read: 3000, result: 6000, linger: 900 };
const SHARES: Record<Pace, number> = { calm: 1.8, normal: 1, brisk: 0.45, once: 0 };

export const holdTime = (hold: Hold | "linger", pace: Pace): number => Math.round(HOLDS[hold] * SHARES[pace]);

/** A moment (`after` is null), or how things stand after an update; held until the next, if there is a next. */
export interface Step<U> {
  scene: Scene | null;
  says: readonly string[];
  hold: Hold | "linger";
  after: U | null;
}

export interface Theatre<U> {
  draw(step: Step<U>): void;
  /** An update whose drawing was left out: it is heard all the same. */
  skipped(update: U): void;
  pace(): Pace;
  ended(): void;
}

/** More than this many updates behind, and the show goes on with the newest. */
const MOST = 12;

export class Show<U> {
  private steps: Step<U>[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private freeAt = 0; // until then, what was drawn last is held
  private stopped = false;

  constructor(private readonly theatre: Theatre<U>) {}

  get settled(): boolean {
    return !this.running;
  }

  /** Moments and what they end in. At the pace "once", and for who was away, moments are left out. */
  add(steps: readonly Step<U>[], away = false): void {
    this.steps.push(...(away || this.theatre.pace() === "once" ? steps.filter((step) => step.after !== null) : steps));
    if (away || this.steps.filter((step) => step.after !== null).length > MOST) this.catchUp();
    if (!this.running) void this.run();
  }

  /** A touch: on to the next step. */
  hurry(): void {
    this.freeAt = 0;
    this.wake?.();
  }

  /** Something is still on its way: what was drawn last is held so much longer. */
  later(time: number): void {
    if (this.theatre.pace() !== "once" && this.freeAt > 0) this.freeAt += time;
  }

  /** Straight to how things stand now. */
  catchUp(): void {
    const [last, ...before] = this.steps.filter((step) => step.after !== null).reverse();
    for (const step of before.reverse()) this.theatre.skipped(step.after!);
    this.steps = last ? [last] : [];
    this.hurry();
  }

  /** Forgets what was still to be shown. */
  clear(): void {
    this.steps = [];
    this.hurry();
  }

  stop(): void {
    this.stopped = true;
    this.clear();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.steps.length > 0 && !this.stopped) {
      for (let waits = this.freeAt - Date.now(); waits > 0; waits = this.freeAt - Date.now()) await this.rest(waits);
      const step = this.steps.shift();
      if (!step || this.stopped) break;
      this.theatre.draw(step);
      this.freeAt = Date.now() + holdTime(step.hold, this.theatre.pace());
    }
    this.running = false;
    if (!this.stopped) this.theatre.ended();
  }

  private rest(time: number): Promise<void> {
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
      const timer = setTimeout(finish, time);
      this.wake = finish;
    });
  }
}

/**
 * A scene of the show in which what may be done now, by the newest truth, can be done at once: with what lies where it
 * will lie. A card of the next hand may still lie played on the table. What is being shown is what is spoken of.
 */
export function overlaid(shown: Scene, truth: Scene | null): Scene {
  if (!truth || shown === truth) return shown;
  const known = touchables({ ...shown, buttons: truth.buttons });
  const [here, there] = [placesOf(shown), placesOf(truth)];
  const ready = (id: string): boolean => known.has(id) && here.get(id) === there.get(id);
  const choices = truth.choices.filter((choice) => choice.touch.length > 0 && choice.touch.every(ready));
  const acting = truth.choices.length > 0;
  return {
    ...shown,
    choices,
    buttons: acting ? truth.buttons : [],
    bargain: truth.bargain,
    joiner: truth.joiner,
  };
}

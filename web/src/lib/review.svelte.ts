/** A finished game looked at again: asked for, and seen as it grows. */
import { api } from "./api";
import type { Reviewed, ReviewPoint, ReviewState } from "./protocol";
import { named } from "./replay";

const EVERY = 900; // milliseconds between two looks
const MOST = 6; // turning points that are shown

export class Looking {
  state = $state<"" | ReviewState["state"]>("");
  done = $state(0);
  total = $state(0);
  review = $state.raw<Reviewed | null>(null);
  problem = $state("");
  private digest = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly code: string,
    private readonly record: string,
  ) {}

  /** Ask for it, or for the rest of it. */
  async ask(): Promise<void> {
    this.problem = "";
    this.state = "working";
    await this.hear(() => (this.record ? api.reviewRecord(this.record) : api.review(this.code)));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private async hear(call: () => Promise<ReviewState>): Promise<void> {
    try {
      const heard = await call();
      this.digest = heard.digest;
      this.state = heard.state;
      this.done = heard.done;
      this.total = heard.total;
      this.review = (this.record && heard.review ? named(heard.review, this.record) : heard.review) ?? this.review;
    } catch (failure) {
      this.problem = (failure as Error).message;
      this.state = "stopped";
    }
    clearTimeout(this.timer);
    if (this.state === "working") this.timer = setTimeout(() => void this.hear(() => api.reviewed(this.digest)), EVERY);
  }
}

/** What a person is shown, in the order of the game: what cost most, and one thing of theirs well found if there is any. */
export function shown(review: Reviewed, seat: number): ReviewPoint[] {
  const mine = (point: ReviewPoint): boolean => seat < 0 || point.seat === seat;
  const found = review.finds.filter(mine).slice(0, 1);
  const dear = review.turning_points.toSorted((a, b) => Number(mine(b)) - Number(mine(a)) || b.lost - a.lost);
  return [...dear.slice(0, MOST - found.length), ...found].toSorted((a, b) => a.line - b.line);
}

/** Which way one's chance went by it: down for one's own slip, up for a find or for another's slip. */
export function way(point: ReviewPoint, seat: number): "down" | "up" | "miss" {
  if (point.kind === "find" || (seat >= 0 && point.seat !== seat)) return "up";
  return point.kind === "miss" ? "miss" : "down";
}

/** The chance before and after, of whoever looks: one's own, or else of whoever chose. */
export function swing(review: Reviewed, point: ReviewPoint, seat: number): [number, number] {
  if (seat < 0 || point.seat === seat) return [point.best_share, point.share];
  return [review.chances[point.line - 1]![seat]!, review.chances[point.line]![seat]!];
}

export const percent = (share: number): number => Math.round(100 * share);

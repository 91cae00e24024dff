/** Where phones reach the server, as the server says: the page's own address may be good on this computer alone. */
import { api } from "./api";
import type { Reach } from "./protocol";

const LOOK_AGAIN = 15_000; // networks change while a table waits

export class Home {
  reach = $state.raw<Reach | null>(null);
  /** Which of the addresses a person has picked; -1 for the best. */
  picked = $state(-1);
  changed = $state(false);
  private timer: ReturnType<typeof setInterval>;

  constructor() {
    void this.look();
    this.timer = setInterval(() => void this.look(), LOOK_AGAIN);
  }

  close(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    try {
      const found = await api.addresses();
      if (this.reach && this.reach.best !== found.best) {
        this.changed = true;
        this.picked = -1;
      }
      if (JSON.stringify(found) !== JSON.stringify(this.reach)) this.reach = found;
    } catch {
      /* the table says when the server is away */
    }
  }

  /** The address to hand out; "" while it is not known, or if there is none. */
  get base(): string {
    return this.reach?.addresses[this.picked]?.url ?? this.reach?.best ?? "";
  }

  get short(): string {
    return this.base.replace(/^https?:\/\//, "");
  }

  picture(path: string): string {
    return `/api/qr.svg?path=${encodeURIComponent(path)}&at=${this.picked}&of=${encodeURIComponent(this.base)}`;
  }
}

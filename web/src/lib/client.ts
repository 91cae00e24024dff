/** One socket to a table: it comes back by itself, resumes where it was, and sends again what was not answered. */
import type { Act, Answer, Message, Update } from "./protocol";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Hooks {
  message(message: Message): void;
  status(status: Status): void;
}
export type Status = "connecting" | "open" | "lost" | "closed";

/** After these the server will not have us back. */
const FINAL: Record<number, true> = { 4403: true, 4404: true, 4409: true };
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

const PATIENCE = 2500; // ms that a wire may take to answer after a sleep

export class Client {
  number = 0; // of the last event that is here
  status: Status = "connecting";
  private wire: Wire | null = null;
  private waiting = new Map<string, { act: Act & { id: string }; answer: (answer: Answer) => void }>();
  private boards = new Set<string>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asleep: ReturnType<typeof setTimeout> | undefined;
  private acts = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly open: () => Wire,
    private token: string,
    private readonly hooks: Hooks,
    private readonly lang = "en",
  ) {
    this.connect();
  }

  /** Look with the eyes of another seat (pass-and-play), over the same socket. */
  sit(token: string): void {
    this.token = token;
    this.number = 0;
    if (this.status === "open") this.hello();
  }

  act(act: Act): Promise<Answer> {
    const id = `${this.prefix}.${++this.acts}`;
    return new Promise((answer) => {
      this.waiting.set(id, { act: { ...act, id }, answer });
      if (this.status === "open") this.send({ ...act, id });
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.asleep);
    this.set("closed");
    this.wire?.close();
  }

  /** Try now: the person is back, or the network is. */
  nudge(): void {
    if (this.status !== "lost") return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** The device has slept, or may have: an open wire can be dead without saying so. It answers soon, or another is opened. */
  wake(): void {
    this.nudge();
    if (this.status !== "open" || this.asleep) return;
    this.asleep = setTimeout(() => {
      this.asleep = undefined;
      if (this.status !== "open") return;
      const dead = this.wire;
      this.connect();
      dead?.close();
    }, PATIENCE);
    void this.act({ type: "ping" }).then(() => {
      clearTimeout(this.asleep);
      this.asleep = undefined;
    });
  }

  private connect(): void {
    this.set("connecting");
    const wire = this.open();
    this.wire = wire;
    wire.onopen = () => {
      this.hello();
      this.set("open");
      for (const { act } of this.waiting.values()) this.send(act);
    };
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as Message);
    wire.onclose = (event) => {
      if (wire !== this.wire || this.status === "closed") return;
      if (FINAL[event.code]) return this.set("closed");
      this.set("lost");
      this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  private hello(): void {
    this.send({ type: "hello", protocol: 1, token: this.token, resume: this.number, boards: [...this.boards], lang: this.lang });
  }

  private send(value: unknown): void {
    this.wire?.send(JSON.stringify(value));
  }

  private set(status: Status): void {
    this.status = status;
    this.hooks.status(status);
  }

  private hear(message: Message): void {
    if (message.type === "answer") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.answer(message);
      return;
    }
    if (message.type === "welcome") this.tries = 0;
    if (message.type === "board") this.boards.add(String(message.board.id));
    if (message.type === "update") {
      if (message.number < this.number) return;
      this.number = message.number;
    }
    if (message.type === "bye") this.set("closed");
    this.hooks.message(message);
  }
}

/** Whether an update brings something new to draw, or only the clocks. */
export const isNews = (update: Update, drawn: number): boolean => update.number > drawn || update.events.length > 0;

export function socketAddress(code: string, tv: boolean): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${tv ? `/api/tv/${code}` : `/api/tables/${code}/socket`}`;
}

/** A socket as the client uses it. */
export function dial(address: string): Wire {
  const socket = new WebSocket(address);
  const wire: Wire = { send: (text) => socket.send(text), close: () => socket.close(), onopen: null, onmessage: null, onclose: null };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event: MessageEvent<string>) => wire.onmessage?.(event);
  socket.onclose = (event) => wire.onclose?.(event);
  return wire;
}

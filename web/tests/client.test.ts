import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Client, type Status, type Wire } from "../src/lib/client";
import type { Message } from "../src/lib/protocol";

/** A wire in the hand: what was sent can be read, and anything can be answered. */
class Peer implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
function table(token = "T") {
  const wires: Peer[] = [];
  const heard: Message[] = [];
  const states: Status[] = [];
  const client = new Client(
    () => {
      const wire = new Peer();
      wires.push(wire);
      return wire;
    },
    token,
    { message: (m) => heard.push(m), status: (s) => states.push(s) },
  );
  return { client, wires, heard, states };
}
const update = (number: number) => ({
  type: "update",
  number,
  seat: 0,
  events: [],
  scene: null,
  to_move: [],
  clocks: [],
  now: 0,
  undo: "no",
  table: null,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the protocol's client", () => {
  it("says hello first", () => {
    const { wires } = table();
    wires[0]!.onopen!();
    expect(wires[0]!.sent).toEqual([{ type: "hello", protocol: 1, token: "T", resume: 0, boards: [], lang: "en" }]);
  });
  it("comes back by itself and resumes, with the boards it knows", () => {
    const { wires, states } = table();
    wires[0]!.onopen!();
    wires[0]!.say({ type: "board", board: { id: "chess.1" } });
    wires[0]!.say(update(17));
    wires[0]!.onclose!({ code: 1012 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    wires[1]!.onopen!();
    expect(wires[1]!.sent[0]).toMatchObject({ resume: 17, boards: ["chess.1"] });
  });
  it("sends again what was not answered, with the same id", async () => {
    const { client, wires } = table();
    wires[0]!.onopen!();
    const answer = client.act({ type: "move", text: "QS", seen: 3 });
    const id = wires[0]!.sent[1]!.id;
    wires[0]!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(300);
    wires[1]!.onopen!();
    expect(wires[1]!.sent[1]).toEqual({ type: "move", text: "QS", seen: 3, id });
    wires[1]!.say({ type: "answer", id, ok: true, number: 4 });
    expect((await answer).ok).toBe(true);
    wires[1]!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(600);
    wires[2]!.onopen!();
    expect(wires[2]!.sent).toHaveLength(1);
  });
  it("keeps an act for when the wire is open", () => {
    const { client, wires } = table();
    void client.act({ type: "ping" });
    expect(wires[0]!.sent).toEqual([]);
    wires[0]!.onopen!();
    expect(wires[0]!.sent[1]).toMatchObject({ type: "ping" });
  });
  it("is never led back: an older update is not heard", () => {
    const { wires, heard } = table();
    wires[0]!.onopen!();
    wires[0]!.say(update(9));
    wires[0]!.say(update(8));
    expect(heard.map((m) => (m as { number: number }).number)).toEqual([9]);
  });
  it("does not come back where it is not wanted", () => {
    const { wires, states } = table();
    wires[0]!.onopen!();
    wires[0]!.onclose!({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("closed");
    expect(wires).toHaveLength(1);
  });
  it("looks with another seat's eyes over the same wire", () => {
    const { client, wires } = table();
    wires[0]!.onopen!();
    wires[0]!.say(update(5));
    client.sit("T2");
    expect(wires[0]!.sent[1]).toMatchObject({ type: "hello", token: "T2", resume: 0 });
    expect(wires).toHaveLength(1);
  });
  it("opens another wire after a sleep when the old one is dead without saying so", () => {
    const { client, wires, states } = table();
    wires[0]!.onopen!();
    client.wake();
    expect(wires[0]!.sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(3000);
    expect(wires).toHaveLength(2);
    wires[1]!.onopen!();
    expect(states.at(-1)).toBe("open");
  });
  it("keeps the wire after a sleep when it answers", () => {
    const { client, wires } = table();
    wires[0]!.onopen!();
    client.wake();
    wires[0]!.say({ type: "answer", id: wires[0]!.sent.at(-1)!["id"], ok: true });
    return Promise.resolve().then(() => {
      vi.advanceTimersByTime(3000);
      expect(wires).toHaveLength(1);
    });
  });
});

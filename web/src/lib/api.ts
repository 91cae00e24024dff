/** Calls to the server. A call that fails throws a Failure with one sentence for the person. */
import type {
  Club,
  Daily,
  Doubts,
  Duplicate,
  Explained,
  Fairness,
  Learning,
  Lesson,
  Me,
  Minute,
  Reach,
  Replay,
  ReviewState,
  Screen,
  Shelf,
  Statistics,
  TableInfo,
  TableRow,
} from "./protocol";
import { keep, memory, settings } from "./settings.svelte";
import { language, T } from "../text";

export class Failure extends Error {
  constructor(
    readonly kind: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call<R>(method: string, path: string, body?: unknown, token?: string): Promise<R> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Failure("offline", T.offline);
  }
  if (answer.ok) return (await answer.json()) as R;
  const said = (await answer.json().catch(() => null)) as { error?: { kind: string; sentence: string } } | null;
  throw new Failure(said?.error?.kind ?? String(answer.status), said?.error?.sentence ?? T.serverFailed);
}

let shelfOnce: Promise<Shelf> | undefined;

export const api = {
  shelf: (): Promise<Shelf> =>
    (shelfOnce ??= call<Shelf>("GET", "/api/games").catch((problem) => {
      shelfOnce = undefined;
      throw problem;
    })),
  review: (code: string) => call<ReviewState>("POST", `/api/tables/${code}/review`),
  reviewRecord: (record: string) => call<ReviewState>("POST", "/api/review", { record }),
  reviewed: (digest: string) => call<ReviewState>("GET", `/api/reviews/${digest}`),
  lesson: (game: string) => call<Lesson>("GET", `/api/games/${game}/lesson`),
  rules: (game: string) => call<{ name: string; title: string; rules: string }>("GET", `/api/games/${game}/rules`),
  /** Nobody is asked about who has never been here: that would only be refused. */
  me: async (): Promise<Me> => {
    if (!memory.get("known", false)) throw new Failure("who", "");
    const me = await call<Me>("GET", "/api/me");
    if (me.child !== undefined && me.child !== settings.child) keep({ child: me.child });
    return me;
  },
  name: async (name: string): Promise<Me> => {
    const fresh = !memory.get("known", false);
    const me = await call<Me>("POST", "/api/me", { name });
    memory.set("known", true);
    if (fresh && settings.child) await api.learn({ child: true });
    return me;
  },
  /** Children's mode is this device's from now on, and this person's where the server knows one. */
  beChild: async (child: boolean): Promise<void> => {
    keep({ child });
    if (memory.get("known", false)) await api.learn({ child });
  },
  minute: (game: string) => call<Minute>("GET", `/api/games/${game}/minute`),
  learning: (game: string) => call<Learning>("GET", `/api/me/learning?game=${game}`),
  learn: (said: { game?: string; coach?: "on" | "off"; child?: boolean; heard?: string }) =>
    call<Learning>("POST", "/api/me/learning", said),
  explain: (code: string, seat: number) => call<Explained>("POST", `/api/tables/${code}/coach?what=explain&seat=${seat}&lang=${language}`),
  doubts: (code: string, seat: number) => call<Doubts>("POST", `/api/tables/${code}/coach?what=doubts&seat=${seat}&lang=${language}`),
  tables: (open = true): Promise<{ tables: TableRow[] }> =>
    memory.get("known", false) ? call("GET", `/api/me/tables?open=${open}`) : Promise.resolve({ tables: [] }),
  listed: () => call<{ tables: TableRow[] }>("GET", "/api/tables"),
  table: (code: string) => call<TableInfo>("GET", `/api/tables/${code}`),
  create: (body: Record<string, unknown>) => call<TableInfo>("POST", "/api/tables", body),
  sit: (code: string, body: { seat?: number; name?: string; instead?: number }) =>
    call<{ seat: number; token: string; table: TableInfo }>("POST", `/api/tables/${code}/seats`, body),
  rise: (code: string, seat: number, token: string) =>
    call<{ table: TableInfo }>("DELETE", `/api/tables/${code}/seats/${seat}`, undefined, token),
  act: (code: string, act: Record<string, unknown>, token: string) =>
    call<Record<string, unknown>>("POST", `/api/tables/${code}/act`, act, token),
  replay: (code: string, seat: number | "all", from: number, to: number) =>
    call<Replay>("GET", `/api/tables/${code}/replay?seat=${seat}&from=${from}&to=${to}`),
  replayRecord: (record: string, seat: number | "all", from: number, to: number) =>
    call<Replay>("POST", "/api/replay", { record, seat: String(seat), from, to }),
  daily: (day = "") => call<Daily>("GET", `/api/daily${day ? `?day=${encodeURIComponent(day)}` : ""}`),
  playDaily: () => call<{ code: string }>("POST", "/api/daily"),
  makeClub: (body: Record<string, unknown>) => call<Club>("POST", "/api/clubs", body),
  club: (code: string) => call<Club>("GET", `/api/clubs/${code}`),
  joinClub: (code: string) => call<Club>("POST", `/api/clubs/${code}/join`),
  leaveClub: (code: string) => call<Club>("POST", `/api/clubs/${code}/leave`),
  nextRound: (code: string) => call<Club>("POST", `/api/clubs/${code}/round`),
  makeDuplicate: (body: Record<string, unknown>) => call<Duplicate>("POST", "/api/duplicates", body),
  duplicate: (code: string) => call<Duplicate>("GET", `/api/duplicates/${code}`),
  joinDuplicate: (code: string) => call<Duplicate>("POST", `/api/duplicates/${code}/join`),
  leaveDuplicate: (code: string) => call<Duplicate>("POST", `/api/duplicates/${code}/leave`),
  playDuplicate: (code: string) => call<{ code: string }>("POST", `/api/duplicates/${code}/play`),
  endDuplicate: (code: string) => call<Duplicate>("POST", `/api/duplicates/${code}/end`),
  /** What a code that somebody was told belongs to. */
  behind: (code: string) => call<{ code: string; kind: string }>("GET", `/api/codes/${encodeURIComponent(code)}`),
  statistics: () => call<Statistics>("GET", "/api/me/statistics"),
  addresses: () => call<Reach>("GET", "/api/addresses"),
  switchOn: (code: string, key: string, shows: string) => call<Screen>("POST", "/api/screens", { code, shows, ...(key ? { key } : {}) }),
  screen: (code: string, seen?: number) => call<Screen>("GET", `/api/screens/${code}${seen === undefined ? "" : `?seen=${seen}`}`),
  show: (code: string, table: string) => call<Screen>("PUT", `/api/screens/${code}`, { table }),
  fairness: (code: string) => call<Fairness>("GET", `/api/tables/${code}/fairness`),
  record: async (code: string): Promise<string> => {
    const answer = await fetch(`/api/tables/${code}/record`);
    if (!answer.ok) throw new Failure("record", T.noRecordYet);
    return answer.text();
  },
};

/** This person as the server knows them; makes a guest of somebody new. */
export async function someone(name: string): Promise<Me> {
  try {
    return await api.me();
  } catch (problem) {
    if (problem instanceof Failure && problem.kind === "offline") throw problem;
    return api.name(name);
  }
}

// HTTP API client.

import { PROTOCOL } from "./generated";
import { entropy, gave, saw } from "./pledge";
import type {
  BoxCheck,
  BoxSheet,
  Catalogue,
  Checked,
  Found,
  LessonInfo,
  LessonState,
  Me,
  NewTable,
  Problem,
  ReplayStep,
  TableInfo,
  Tables,
} from "./generated";

/** Error of an HTTP request: refused by the server, or the server was out of reach. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.key);
  }
}

export const OFFLINE: Problem = { key: "web-unreached", values: {} };

const copies = new Map<string, number>();

/** Return when the answer to a request was given if it is a copy that the service worker kept, 0 if the server gave it. */
export const copiedAt = (path: string): number => copies.get(path) ?? 0;

const SOON = ["store-failed", "node-silent", "stopping"]; // over in a moment, or another server answers
const TRIES = 4;

/** Whether a refused request may be sent again: it only reads, or nobody has begun to carry it out. */
const again = (status: number, key: string | undefined, method: string): boolean =>
  status === 503 && SOON.includes(key ?? "") && (method === "GET" || key === "node-silent");

export async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
  tries = TRIES,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(OFFLINE);
  }
  copies.set(path.split("?")[0]!, Number(response.headers.get("Known") ?? 0));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as { error?: Problem } | null)?.error;
  if (tries > 1 && again(response.status, error?.key, method)) {
    await new Promise((go) => setTimeout(go, 1000 * Number(response.headers.get("Retry-After") ?? 1)));
    return ask(path, body, method, tries - 1);
  }
  throw new Refusal(error ?? { key: "web-unexpected", values: { status: String(response.status) } }, response.status);
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

export const api = {
  me: () => ask<Me>("/api/me"),
  name: (name: string) => ask<Me>("/api/me", { name }),
  games: () => ask<Catalogue>("/api/games"),
  /** Components of a box, given by its id or by the digest in a view. */
  components: <T>(game: string, box: string) => ask<T>(`/api/games/${game}/components?${query({ box })}`),
  /** Return what fits of the options; `changed` names the one that was set last, which has to fit. */
  fit: (game: string, seats: number, options: Record<string, string>, changed = "") =>
    ask<Checked>(`/api/games/${game}/check?${query({ ...options, seats: String(seats), changed })}`),
  box: (id: string, language: string) => ask<BoxSheet>(`/api/boxes/${encodeURIComponent(id)}?${query({ language })}`),
  /** Check a box, given as text, without keeping it. */
  checkBox: (source: string, language: string) => ask<BoxCheck>(`/api/boxes/check?${query({ language })}`, { source }),
  /** Keep a box, so that tables can be played with it. */
  keepBox: (source: string, language: string) => ask<BoxSheet>(`/api/boxes?${query({ language })}`, { source }),
  lobby: () => ask<Tables>("/api/tables"),
  /** Return the tables of the player. Their open turns are counted on the icon of the installed app. */
  mine: async () => {
    const found = await ask<Tables>("/api/me/tables");
    void navigator.setAppBadge?.(found.tables.filter((row) => row.turn).length).catch(() => undefined);
    return found;
  },
  /** Create a table. Its commitment is kept before this browser's random numbers are sent, and only then it starts. */
  make: async ({ start = false, ...table }: Omit<NewTable, "entropy">): Promise<Found> => {
    const found = await ask<Found>("/api/tables", table);
    saw(found.table, found.commitment);
    if (start) {
      const mine = entropy();
      await ask(`/api/tables/${found.table}/commands`, { do: "start", entropy: mine });
      gave(found.table, mine);
    }
    return found;
  },
  find: (code: string) => ask<Found>(`/api/codes/${encodeURIComponent(code)}`),
  replay: (id: string, eyes: number) =>
    ask<ReplayStep[]>(`/api/tables/${encodeURIComponent(id)}/replay?eyes=${eyes}&protocol=${PROTOCOL}`),
  lessons: () => ask<LessonInfo[]>("/api/lessons"),
  /** Return where the answers of a lesson lead, and what is said to one more. */
  lesson: (id: string, answers: readonly string[], tried = "") =>
    ask<LessonState>(`/api/lessons/${id}?protocol=${PROTOCOL}`, { answers, tried }),
  table: (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
};

/** Whether the server refused because it speaks another version of the protocol than this page. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Refusal && error.problem.key === "protocol-other";

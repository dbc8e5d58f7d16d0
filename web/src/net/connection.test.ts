import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, pause, type Link } from "./connection";
import type { AnyMessage } from "./generated";

/** A socket of the test: it keeps what was sent, and says what the test wants. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: { do: string; id: string; seq?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }
  close(): void {
    this.readyState = 3;
  }
  open(seq: number, status = "playing"): this {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: "hello", table: { status } });
    this.say({ type: "state", seq });
    return this;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The line breaks. */
  die(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;
const page = { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() };
let links: Link[] = [];
let heard: AnyMessage[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  FakeSocket.all = [];
  [links, heard, page.visibilityState] = [[], [], "visible"];
  connection = new Connection("t", () => 7, {
    message: (message) => heard.push(message),
    link: (link) => links.push(link),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const outcome = (answer: Promise<boolean>): { is: unknown } => {
  const found = { is: undefined as unknown };
  answer.then(
    (done) => (found.is = done),
    (problem: { key: string }) => (found.is = problem.key),
  );
  return found;
};

describe("pauses between attempts", () => {
  it("tries ten times in a few seconds, then ever less often", () => {
    const waits = Array.from({ length: 20 }, (_, attempt) => pause(attempt, 0.5));
    expect(waits.slice(0, 10).every((wait) => wait === 300)).toBe(true);
    expect(waits[10]).toBe(500);
    expect(waits.at(-1)).toBe(10_000);
    expect([pause(0, 0), pause(0, 1)]).toEqual([200, 400]);
  });
});

describe("a line that does not open", () => {
  it("is given up after some seconds: a node that hangs takes connections and says nothing", () => {
    vi.advanceTimersByTime(6_900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open(3);
    vi.advanceTimersByTime(4_900);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a table that has moved", () => {
  it("is followed at once, to its node", () => {
    newest().open(3);
    newest().say({ type: "bye", reason: "moved", node: "b" });
    expect(FakeSocket.all).toHaveLength(2);
    expect(newest().url).toBe("wss://example.org/api/tables/t/socket?since=7&protocol=2&node=b");
    expect(heard.some((message) => message.type === "bye")).toBe(false);
  });
  it("is asked for anywhere after one attempt", () => {
    newest().open(3).say({ type: "bye", reason: "moved", node: "b" });
    newest().die();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(3);
    expect(newest().url).not.toContain("node=");
  });
  it("is not followed in circles", () => {
    for (let turn = 0; turn < 4; turn++) {
      newest().readyState = 1;
      newest().say({ type: "bye", reason: "moved", node: "b" });
    }
    expect(FakeSocket.all).toHaveLength(4);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(5);
  });
});

describe("a move whose answer was lost", () => {
  it("is sent again with the same id and number", async () => {
    newest().open(3);
    const answer = outcome(connection.send({ do: "move", seq: 3, move: "draw" }));
    newest().die();
    vi.advanceTimersByTime(400);
    newest().open(3);
    expect(newest().sent).toEqual([{ do: "move", seq: 3, move: "draw", id: "c1" }]);
    newest().say({ type: "ack", id: "c1", done: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(answer.is).toBe(true);
  });
  it("is not sent again if it had arrived", async () => {
    newest().open(3);
    const answer = outcome(connection.send({ do: "move", seq: 3, move: "draw" }));
    newest().die();
    vi.advanceTimersByTime(400);
    newest().open(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(newest().sent).toEqual([]);
    expect(answer.is).toBe(true);
  });
  it("is sent once on each line, however many states come", () => {
    newest().open(3);
    void connection.send({ do: "move", seq: 3, move: "draw" });
    newest().say({ type: "state", seq: 3 });
    expect(newest().sent).toHaveLength(1);
  });
  it("is sent again every second while the store does not answer", async () => {
    const line = newest().open(3);
    const found = outcome(connection.send({ do: "move", seq: 3, move: "draw" }));
    for (let times = 1; times <= 5; times++) {
      expect(line.sent).toHaveLength(times);
      line.say({ type: "refused", id: line.sent[0]!.id, error: { key: "store-failed", values: {} } });
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(new Set(line.sent.map((each) => JSON.stringify(each))).size).toBe(1);
    line.say({ type: "ack", id: line.sent[0]!.id, done: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(found.is).toBe(true);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is refused for good when the store stays away, and at once for any other reason", async () => {
    const line = newest().open(3);
    const found = outcome(connection.send({ do: "move", seq: 3, move: "draw" }));
    const other = outcome(connection.send({ do: "claim" }));
    line.say({ type: "refused", id: line.sent[1]!.id, error: { key: "store-failed", values: {} } });
    await vi.advanceTimersByTimeAsync(0);
    expect(other.is).toBe("store-failed");
    for (let times = 0; times < 20; times++) {
      line.say({ type: "pong" });
      line.say({ type: "refused", id: line.sent[0]!.id, error: { key: "store-failed", values: {} } });
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(found.is).toBe("store-failed");
    const rule = outcome(connection.send({ do: "move", seq: 3, move: "draw" }));
    line.say({ type: "refused", id: line.sent.at(-1)!.id, error: { key: "illegal-action", values: {} } });
    await vi.advanceTimersByTimeAsync(0);
    expect(rule.is).toBe("illegal-action");
  });

  it("is given up after half a minute", async () => {
    newest().open(3);
    const answer = outcome(connection.send({ do: "move", seq: 3, move: "draw" }));
    newest().die();
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      newest().die();
    }
    expect(answer.is).toBe("web-offline");
  });
  it("waits no longer than three seconds on a silent line", () => {
    newest().open(3);
    void connection.send({ do: "move", seq: 3, move: "draw" });
    vi.advanceTimersByTime(2500);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2500);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("waits longer while the line tells other things", () => {
    newest().open(3);
    void connection.send({ do: "move", seq: 3, move: "draw" });
    for (let second = 0; second < 6; second++) {
      vi.advanceTimersByTime(1000);
      newest().say({ type: "clock" });
    }
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("other commands", () => {
  it("are refused when the line breaks: they could be carried out twice", async () => {
    newest().open(3);
    const answer = outcome(connection.send({ do: "chat", text: "hello" }));
    newest().die();
    await vi.advanceTimersByTimeAsync(400);
    newest().open(3);
    expect(answer.is).toBe("web-offline");
    expect(newest().sent).toEqual([]);
  });
});

describe("the line", () => {
  const pings = (): number => newest().sent.filter((each) => each.do === "ping").length;
  it("is asked after five silent seconds while a game runs, and dead three later", () => {
    newest().open(3);
    vi.advanceTimersByTime(5500);
    expect(pings()).toBe(1);
    vi.advanceTimersByTime(4000);
    expect(links.at(-1)).toBe("lost");
  });
  it("is left alone longer when nobody looks or nothing is played", () => {
    newest().open(3);
    page.visibilityState = "hidden";
    vi.advanceTimersByTime(15_000);
    expect(pings()).toBe(0);
    vi.advanceTimersByTime(6_000);
    expect(pings()).toBe(1);
  });
  it("lives as long as it answers", () => {
    newest().open(3);
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      if (pings() > 0) newest().say({ type: "pong", id: "p" });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });
});

// WebSocket connection to a table. It reconnects by itself and matches answers to commands by their id.
//
// The server may be several nodes, and the one of the table may die: then the table is elsewhere after some seconds. A
// move that was not answered by then is sent again with its number, so it is made once.

import { PROTOCOL } from "./generated";
import type { AnyCommand, Problem, AnyMessage } from "./generated";

export type Link = "connecting" | "open" | "lost" | "closed";

const QUICK_TRIES = 10;

/** Return the delay before a reconnect in ms, with jitter: about 0.3 s ten times, as long as a table may need to come up
 * elsewhere, then growing to ten seconds. */
export function pause(attempt: number, chance = Math.random()): number {
  if (attempt < QUICK_TRIES) return 200 + 200 * chance;
  return Math.min(10_000, 500 * 2 ** (attempt - QUICK_TRIES)) * (0.8 + 0.4 * chance);
}

export interface Listener {
  message(message: AnyMessage): void;
  /** The connection has changed; `retry` is the time of the next attempt while it is lost. */
  link(link: Link, retry?: number): void;
}

/** Connection to a table: the socket, or a stand-in for tests and fixtures. */
export interface Line {
  send(command: AnyCommand): Promise<boolean>;
  close(): void;
  /** Try at once instead of at the next attempt. */
  retry?(): void;
}

interface Waiting {
  readonly command: AnyCommand;
  readonly text: string;
  readonly first: number; // time of the first sending
  sent: number; // time of the last one
  due: number; // time of the next one, 0 for none: the store did not answer
  line: WebSocket; // of the last one
  resolve(done: boolean): void;
  reject(problem: Problem): void;
}

const BEAT = 1_000; // ms between two looks at the line
const PING_EVERY = 20_000;
const PATIENCE = 8_000; // ms: without an answer to a ping by then the connection counts as lost
const PING_PLAYING = 5_000; // the same while a game runs and somebody looks at it
const PATIENCE_PLAYING = 3_000;
const ANSWER = 3_000; // ms: a line on which a move is not answered by then, nor anything else heard, is dead
const LATEST = 8_000; // ms: the same, whatever else is heard
const KEPT = 30_000; // ms for which a move waits for the line to come back
const OPENING = 7_000; // ms for a line to open: a node may have to find out first whether another one lives
const LATER = 1_000; // ms after which a move is sent again that could not be stored
const MOVES = 3; // times in a row that `moved` is followed at once
const LOST: Problem = { key: "web-offline", values: {} };

/** Whether a command may be sent twice: its number lets the server carry it out once. */
const numbered = (command: AnyCommand): command is AnyCommand & { seq: number } =>
  command.do === "move" || command.do === "back";

export class Connection implements Line {
  private socket: WebSocket | null = null;
  private greeted = false; // whether this socket has said hello
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private asked = 0; // time of a ping that is not answered yet, 0 for none
  private heard = 0; // time of the last message
  private playing = false;
  private node = ""; // where the table has moved; forgotten after one attempt
  private moves = 0;
  private ended = false;
  private counter = 0;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.wake);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Send a command. Resolves to whether it was carried out; rejects with the `Problem` of a refusal. */
  send(command: AnyCommand): Promise<boolean> {
    const line = this.socket;
    if (line?.readyState !== WebSocket.OPEN) return Promise.reject(LOST);
    const id = `c${++this.counter}`;
    const text = JSON.stringify({ ...command, id });
    const now = Date.now();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { command, text, first: now, sent: now, due: 0, line, resolve, reject });
      line.send(text);
    });
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.wake);
    this.forget(
      () => true,
      (waiting) => waiting.resolve(false), // whoever closed it needs no answer and no complaint
    );
    this.drop();
    this.listener.link("closed");
  }

  retry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    this.attempt = Math.max(1, this.attempt); // still lost, not a first attempt
    this.open();
  }

  /** The browser reports that it is offline: show it at once. A server on this machine is found by the next attempt. */
  private readonly doubt = (): void => {
    if (!this.ended) this.again();
  };

  private readonly wake = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ping();
    } else {
      this.attempt = 0;
      this.open();
    }
  };

  private open(): void {
    this.drop();
    if (this.ended) return;
    this.listener.link(this.attempt === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const node = this.node && `&node=${encodeURIComponent(this.node)}`;
    const query = `since=${this.since()}&protocol=${PROTOCOL}${node}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${query}`);
    this.node = "";
    this.greeted = false;
    this.socket = socket;
    this.timer = setTimeout(() => this.again(), OPENING);
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.heard = Date.now();
      this.heart = setInterval(() => this.beat(), BEAT);
      this.listener.link("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as AnyMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  }

  private hear(message: AnyMessage): void {
    this.heard = Date.now();
    this.asked = 0;
    if ((message.type === "ack" || message.type === "refused") && !this.postponed(message)) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "ack") waiting?.resolve(message.done);
      else waiting?.reject(message.error);
    }
    if (message.type === "hint" && message.id) {
      this.waiting.get(message.id)?.resolve(true);
      this.waiting.delete(message.id);
    }
    if (message.type === "hello") {
      this.greeted = true;
      this.attempt = this.moves = 0;
    }
    if (message.type === "hello" || message.type === "table") this.playing = message.table.status === "playing";
    if (message.type === "state") this.sendAgain(message.seq);
    if (message.type === "bye") this.part(message.reason, message.node ?? "");
    if (message.type !== "bye" || message.reason !== "moved") this.listener.message(message);
  }

  /** Note that a move is sent again in a moment, if the server could not store it: its database restarts, perhaps. */
  private postponed(message: AnyMessage & { type: "ack" | "refused" }): boolean {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined || message.type === "ack" || message.error.key !== "store-failed") return false;
    const now = Date.now();
    if (!numbered(waiting.command) || now - waiting.first >= KEPT) return false;
    waiting.due = now + LATER;
    return true;
  }

  /** Send the moves again whose answer was lost with an earlier line. Another number: they had arrived. */
  private sendAgain(seq: number): void {
    const line = this.socket;
    if (line === null || !this.greeted) return;
    for (const [id, waiting] of this.waiting) {
      if (waiting.line === line || !numbered(waiting.command)) continue;
      if (waiting.command.seq === seq) {
        waiting.line = line;
        this.transmit(waiting);
      } else {
        this.waiting.delete(id);
        waiting.resolve(true);
      }
    }
  }

  private transmit(waiting: Waiting): void {
    waiting.sent = Date.now();
    waiting.due = 0;
    waiting.line.send(waiting.text);
  }

  /** The server ends the connection. A table that has moved is followed at once, but not in circles. */
  private part(reason: string, node: string): void {
    if (reason === "moved") {
      this.node = node;
      if (++this.moves <= MOVES) this.open();
      else this.again();
    } else {
      this.ended = reason !== "restart" && reason !== "slow";
    }
  }

  /** Look after the line once a second. */
  private beat(): void {
    const now = Date.now();
    const busy = this.playing && document.visibilityState !== "hidden";
    for (const waiting of this.waiting.values()) {
      if (waiting.due > 0 && waiting.due <= now && waiting.line === this.socket) this.transmit(waiting);
    }
    const overdue = [...this.waiting.values()].some(
      ({ command, sent, due }) =>
        due === 0 && numbered(command) && (now - sent >= LATEST || (now - sent >= ANSWER && this.heard <= sent)),
    );
    if (overdue || (this.asked > 0 && now - this.asked >= (busy ? PATIENCE_PLAYING : PATIENCE))) {
      this.again();
    } else if (this.asked === 0 && now - this.heard >= (busy ? PING_PLAYING : PING_EVERY)) {
      this.ping();
    }
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ do: "ping", id: "p" }));
    if (this.asked === 0) this.asked = Date.now();
  }

  private again(): void {
    this.drop();
    if (this.ended) {
      this.forget(
        () => true,
        (waiting) => waiting.reject(LOST),
      );
      this.listener.link("closed");
      return;
    }
    const wait = pause(this.attempt++);
    this.listener.link("lost", Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Give the line up. Moves are kept for the next one, for a while; nothing else may be sent twice. */
  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.asked = 0;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
    const now = Date.now();
    this.forget(
      ({ command, first }) => !numbered(command) || now - first >= KEPT,
      (waiting) => waiting.reject(LOST),
    );
  }

  private forget(which: (waiting: Waiting) => boolean, answer: (waiting: Waiting) => void): void {
    for (const [id, waiting] of this.waiting) {
      if (!which(waiting)) continue;
      this.waiting.delete(id);
      answer(waiting);
    }
  }
}

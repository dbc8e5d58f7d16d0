// WebSocket connection to a table. It reconnects by itself and matches answers to commands by their id.

import { PROTOCOL } from "./generated";
import type { AnyCommand, Problem, AnyMessage } from "./generated";

export type Link = "connecting" | "open" | "lost" | "closed";

/** Return the delay before a reconnect in ms: exponential backoff up to ten seconds, with jitter. */
export function pause(attempt: number, chance = Math.random()): number {
  return Math.min(10_000, 500 * 2 ** attempt) * (0.8 + 0.4 * chance);
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
  resolve(done: boolean): void;
  reject(problem: Problem): void;
}

const PING_EVERY = 20_000;
const PATIENCE = 8_000; // ms: without an answer to a ping by then the connection counts as lost

export class Connection implements Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
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
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject({ key: "web-offline", values: {} } as Problem);
    const id = `c${++this.counter}`;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.wake);
    this.forget((waiting) => waiting.resolve(false)); // whoever closed it needs no answer and no complaint
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
    const socket = new WebSocket(`${scheme}://${location.host}${path}?since=${this.since()}&protocol=${PROTOCOL}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.heart = setInterval(() => this.ping(), PING_EVERY);
      this.listener.link("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as AnyMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  }

  private hear(message: AnyMessage): void {
    clearTimeout(this.silence);
    if (message.type === "ack" || message.type === "refused") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "ack") waiting?.resolve(message.done);
      else waiting?.reject(message.error);
    }
    if (message.type === "hint" && message.id) {
      this.waiting.get(message.id)?.resolve(true);
      this.waiting.delete(message.id);
    }
    if (message.type === "bye") {
      this.ended = message.reason !== "restart" && message.reason !== "slow";
    }
    this.listener.message(message);
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ do: "ping", id: "p" }));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.again(), PATIENCE);
  }

  private again(): void {
    this.drop();
    if (this.ended) {
      this.listener.link("closed");
      return;
    }
    const wait = pause(this.attempt++);
    this.listener.link("lost", Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.heart);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
    this.forget((waiting) => waiting.reject({ key: "web-offline", values: {} }));
  }

  private forget(answer: (waiting: Waiting) => void): void {
    for (const waiting of this.waiting.values()) answer(waiting);
    this.waiting.clear();
  }
}

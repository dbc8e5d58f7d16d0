// Event queue: shows events one by one, then the view they led to. It knows no DOM; callbacks do the work.

import type { StateMessage, WireEvent } from "../net/generated";

/** An event with its number in the game. */
export interface Happening {
  n: number;
  event: WireEvent;
}

/** Whether an event says no more than the one before it: cards that the reader does not see give equal events. */
export const repeats = (event: WireEvent, before: WireEvent | undefined): boolean =>
  event.card === undefined &&
  (["verb", "seat", "other", "index", "card"] as const).every((key) => event[key] === before?.[key]);

interface Step {
  events: Happening[];
  state: StateMessage;
  shown: boolean;
}

export interface Stage {
  /** Number of leading events that make one picture, at least 1. */
  together(events: readonly Happening[]): number;
  /** Whether the view is shown before its events are played, because the reader has something to decide or to see. */
  early(state: StateMessage, events: readonly Happening[]): boolean;
  /** Say events in the live region, as their picture begins. */
  announce(events: readonly Happening[], state: StateMessage): void;
  /** Play the picture of events; resolves when it is done. `behind` events wait after them. */
  play(events: readonly Happening[], state: StateMessage, behind: number): Promise<void>;
  /** Add an event to the log: once, after its picture. */
  tell(event: Happening, state: StateMessage): void;
  /** Show the view after all events of a step. */
  show(state: StateMessage): void;
  /** Called when nothing is left to show. */
  rest(): void;
}

export class EventQueue {
  private readonly steps: Step[] = [];
  private current: Step | null = null; // what is being played
  private running = false;
  private seen = -1;

  constructor(private readonly stage: Stage) {}

  /** Number of the last event received. */
  get last(): number {
    return Math.max(0, this.seen);
  }

  get busy(): boolean {
    return this.running;
  }

  /** Number of events that wait for their picture. */
  get behind(): number {
    return this.steps.reduce((count, step) => count + step.events.length, 0);
  }

  add(state: StateMessage): void {
    const first = this.seen < 0;
    const known = state.since <= this.seen && !state.gap && !first;
    const all = state.events.map((event, i): Happening => ({ n: state.since + i + 1, event }));
    const events = known ? all.filter(({ n }) => n > this.seen) : [];
    if (!known) {
      this.flush();
      for (const event of all) this.stage.tell(event, state); // after a reload or a gap: history, for the log alone
    }
    this.seen = state.n;
    const step: Step = { events, state, shown: false };
    this.steps.push(step);
    if (!known) this.flush();
    else if (this.stage.early(state, events)) {
      for (const each of this.steps) each.shown = true; // views before this one are past
      this.stage.show(state);
    }
    void this.run();
  }

  /** Show the latest view at once, and log what led to it. */
  flush(): void {
    this.tellCurrent();
    const last = this.steps.at(-1);
    for (const { events, state } of this.steps) {
      if (events.length > 0) this.stage.announce(events, state);
      for (const event of events) this.stage.tell(event, state);
    }
    this.steps.length = 0;
    if (last && !last.shown) this.stage.show(last.state);
  }

  private tellCurrent(): void {
    const { current } = this;
    this.current = null;
    for (const event of current?.events ?? []) this.stage.tell(event, current!.state);
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      const { state } = step;
      if (step.events.length === 0) {
        this.steps.shift();
        if (!step.shown) this.stage.show(state);
        continue;
      }
      const events = step.events.splice(0, Math.max(1, this.stage.together(step.events)));
      this.current = { events, state, shown: true };
      this.stage.announce(events, state);
      try {
        await this.stage.play(events, state, this.behind);
      } catch (error) {
        void Promise.reject(error as Error); // reported; one bad picture must not stop the next
      }
      this.tellCurrent();
    }
    this.running = false;
    this.stage.rest();
  }
}

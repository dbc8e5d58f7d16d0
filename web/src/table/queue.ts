// Event queue: shows events one by one, then the view they led to. It knows no DOM; callbacks do the work.

import type { StateMessage, WireEvent } from "../net/generated";

export interface Step {
  events: WireEvent[];
  state: StateMessage;
}

export interface Stage {
  /** Show one event; resolves when its animation is done. `hurry` when more is waiting or an answer is due. */
  play(event: WireEvent, hurry: boolean): Promise<void>;
  /** Show the view after all events of a step. */
  show(state: StateMessage): void;
  /** Called once per event before it is played, for the log and the live region. */
  tell(event: WireEvent, state: StateMessage): void;
}

const BACKLOG = 3; // steps behind at which animations are skipped

export class EventQueue {
  private readonly steps: Step[] = [];
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

  add(state: StateMessage): void {
    const first = this.seen < 0;
    const known = state.since <= this.seen && !state.gap && !first;
    const events = known ? state.events.slice(this.seen - state.since) : [];
    // After a reload or a gap the events are only logged, not animated.
    if (!known) for (const event of state.events) this.stage.tell(event, state);
    this.seen = state.n;
    this.steps.push({ events, state });
    if (!known) this.flush();
    void this.run();
  }

  /** Show the latest view at once. */
  flush(): void {
    const last = this.steps.at(-1);
    for (const step of this.steps) for (const event of step.events) this.stage.tell(event, step.state);
    this.steps.length = 0;
    if (last) this.stage.show(last.state);
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.steps.length > 0) {
        const step = this.steps[0]!;
        while (step.events.length > 0 && this.steps[0] === step) {
          const event = step.events.shift()!;
          this.stage.tell(event, step.state);
          if (this.steps.length <= BACKLOG) await this.stage.play(event, this.steps.length > 1);
        }
        if (this.steps[0] === step) {
          this.steps.shift();
          this.stage.show(step.state);
        }
      }
    } finally {
      this.running = false; // an error with one event must not stop the next
    }
  }
}

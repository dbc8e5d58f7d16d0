// Replay of a finished game, step by step, from the view of a seat.

import { performer } from "../anim/perform";
import type { Choice, GameModule, RecapItem, Scene, SceneClock, Sound, Topic } from "../games/types";
import { actionSentence, eventSentence } from "../i18n/sentences";
import { api } from "../net/api";
import type { BaseView, ReplayStep, SeatInfo, TableSettings, TableInfo, WireEvent } from "../net/generated";
import { namesOf } from "./names";
import { repeats } from "./queue";
import { motionless, settings } from "./settings.svelte";

export const WHOEVER_DECIDES = -2;
export const DRAMATIC: readonly (Sound | null)[] = ["boom", "lose", "win"];

export class Replay implements Scene {
  steps = $state.raw<ReplayStep[]>([]);
  at = $state(0);
  private heading = 0; // step it will be at after the running animation
  eyes = $state(WHOEVER_DECIDES);
  playing = $state(false);
  topic = $state.raw<Topic | null>(null);
  readonly choices: readonly Choice[] = [];
  readonly pending = null;
  readonly clock: SceneClock | null = null;
  readonly news = [];
  readonly story: readonly WireEvent[] = $derived(this.steps.slice(0, this.at + 1).flatMap((step) => step.events));
  readonly recap: readonly RecapItem[] = [];
  readonly live = false;
  /** as they were: who is connected now is not told */
  readonly seats: readonly SeatInfo[];
  readonly canTakeBack = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly info: TableInfo,
    readonly game: GameModule,
  ) {
    this.seats = info.seats.map((seat) => ({ ...seat, here: true }));
  }

  hinted(): boolean {
    return false;
  }

  async look(eyes: number): Promise<void> {
    const steps = await api.replay(this.info.id, eyes);
    this.eyes = eyes;
    this.steps = steps;
    this.at = this.heading = Math.min(this.at, steps.length - 1);
  }

  get id(): string {
    return this.info.id;
  }
  get view(): BaseView {
    return this.steps[this.at]!.view;
  }
  get me(): number {
    return this.view.seat ?? -1;
  }
  get names(): readonly string[] {
    return namesOf(this.seats);
  }
  get setup(): TableSettings {
    return this.info.setup;
  }
  get last(): number {
    return this.steps.length - 1;
  }

  /** Highlights with a small picture each; of steps close together only the first. */
  readonly drama = $derived.by(() => {
    const found: [at: number, dot: string][] = [];
    this.steps.forEach(({ events }, at) => {
      const event = events.find((each) => DRAMATIC.includes(this.game.sound(each, -1)));
      if (event && at - (found.at(-1)?.[0] ?? -Infinity) > this.last / 16) found.push([at, this.game.dot(event)]);
    });
    return found;
  });

  /** Return the sentences of a step. Nobody is addressed as "you" in a replay. */
  lines(step: ReplayStep): { event: WireEvent; text: string }[] {
    const size = this.game.size(step.view);
    const events = step.events.filter((event, i) => !repeats(event, step.events[i - 1]));
    return events.map((event) => ({
      event,
      text: eventSentence(this.game.key, event, -1, [...this.names], size),
    }));
  }

  /** Go one step forward or back, counted from the step it is moving to. */
  step(by: number): Promise<void> {
    return this.go(this.heading + by);
  }

  async go(to: number): Promise<void> {
    performer.finish();
    const from = this.heading;
    const next = (this.heading = Math.max(0, Math.min(this.last, to)));
    this.at = from;
    if (next === from + 1) await this.show(next);
    if (this.heading === next) this.at = next;
  }

  /** Play the events of a step over the view before it. */
  private async show(next: number): Promise<void> {
    await performer.prepare(this.game);
    const { events, view } = this.steps[next]!;
    const size = this.game.size(view);
    const past = this.steps.slice(0, next + 1).flatMap((step) => step.events);
    for (let i = 0; i < events.length && this.heading === next;) {
      const part = events.slice(i, i + performer.together(this.game, events.slice(i)));
      i += part.length;
      const told = {
        events: part,
        past,
        before: this.view,
        after: view,
        me: -1,
        names: this.names,
        asked: false,
        sentence: (event: WireEvent) => eventSentence(this.game.key, event, -1, [...this.names], size),
      };
      const hidden = document.visibilityState === "hidden";
      await performer.perform(
        this.game,
        told,
        { speed: settings.speed, still: motionless(), hidden, behind: 0 },
        settings.sound,
      );
    }
  }

  play(): void {
    this.playing = true;
    const on = async (): Promise<void> => {
      if (!this.playing) return;
      await this.step(1);
      if (this.at >= this.last) this.playing = false;
      else this.timer = setTimeout(() => void on(), 700 / (settings.speed || 2));
    };
    if (this.at >= this.last) this.at = this.heading = 0;
    void on();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  choose(): void {}
  takeBack(): void {}
  skipToMe(): void {}
  explain(topic: Topic): void {
    this.topic = topic;
  }
  openLog(): void {}
  label(choice: Choice): string {
    return actionSentence(this.game.key, choice, [...this.names], this.game.size(this.view));
  }
}

// A lesson as a scene: the real table and controls. The server plays the answers against the rules and keeps nothing;
// this browser remembers them.

import type { Choice, GameModule, RecapItem, Scene, SceneClock, Topic } from "../games/types";
import { say } from "../i18n/index.svelte";
import { actionSentence, eventSentence } from "../i18n/sentences";
import { api } from "../net/api";
import type { BaseView, LessonInfo, LessonState, SeatInfo, TableSettings, WireEvent } from "../net/generated";
import { namesOf } from "./names";
import { keep, settings } from "./settings.svelte";

export const READ = "next"; // answer to a step that asks nothing

/** Return the first lesson that is not done, of a game or of all. */
export const nextLesson = (lessons: readonly LessonInfo[], game = ""): LessonInfo | undefined =>
  lessons.find((each) => (!game || each.game === game) && !settings.lessons[each.id]?.done);

export const pathOf = (lesson: string): string => `/learn/${lesson.replace("/", ":")}`;

let listed: Promise<LessonInfo[]> | undefined;
/** Return all lessons, asked for once. */
export function allLessons(): Promise<LessonInfo[]> {
  listed ??= api.lessons().catch((error: unknown) => {
    listed = undefined;
    throw error;
  });
  return listed;
}

const seat = (bot: string | null, name: string): SeatInfo => ({
  name,
  player: null,
  bot,
  here: true,
  standin: false,
  grace: null,
  playing: true,
  guards: null,
});

export class Lesson implements Scene {
  state = $state.raw<LessonState>() as LessonState;
  answers = $state.raw<readonly string[]>([]);
  topic = $state.raw<Topic | null>(null);
  pending = $state<string | null>(null);
  /** key of what is said to the last answer, if it was wrong */
  reply = $state("");
  hinting = $state(false);
  readonly clock: SceneClock | null = null;
  readonly log: readonly { event: WireEvent }[] = [];
  story: readonly WireEvent[] = $state.raw([]);
  readonly recap: readonly RecapItem[] = [];
  readonly live = true;

  constructor(
    readonly info: LessonInfo,
    readonly game: GameModule,
  ) {}

  /** Begin where the learner left off. Answers that fit no more, after a change of the lesson, are forgotten. */
  async begin(): Promise<void> {
    const kept = settings.lessons[this.info.id];
    const answers = kept && !kept.done ? kept.answers : [];
    try {
      await this.go(answers);
    } catch (error) {
      if (answers.length === 0) throw error;
      await this.go([]);
    }
  }

  private async go(answers: readonly string[]): Promise<void> {
    this.state = await api.lesson(this.info.id, answers);
    this.answers = answers;
    this.reply = "";
    this.hinting = false;
    this.remember();
  }

  private remember(): void {
    const done = this.over || settings.lessons[this.info.id]?.done === true;
    settings.lessons = { ...settings.lessons, [this.info.id]: { answers: this.over ? [] : [...this.answers], done } };
    keep();
  }

  /** Give an answer: a move, or that a step was read. */
  async answer(move: string): Promise<void> {
    if (this.pending !== null || this.over) return;
    this.pending = move;
    try {
      const state = await api.lesson(this.info.id, this.answers, move);
      if (state.reply) {
        this.reply = state.reply;
        return;
      }
      this.answers = [...this.answers, move];
      this.story = [...this.story, ...state.events];
      this.state = state;
      this.reply = "";
      this.hinting = false;
      this.remember();
    } finally {
      this.pending = null;
    }
  }

  get over(): boolean {
    return this.state.step >= this.state.steps;
  }
  get asks(): boolean {
    return !this.over && this.state.right[0] !== READ;
  }
  get id(): string {
    return `lesson-${this.info.id}`;
  }
  get view(): BaseView {
    return this.state.view;
  }
  get me(): number {
    return this.view.seat ?? -1;
  }
  readonly seats: readonly SeatInfo[] = $derived(
    Array.from({ length: this.state.seats }, (_, i) =>
      i === (this.state.view.seat ?? -1) ? seat(null, say("web-you")) : seat("medium", ""),
    ),
  );
  readonly names: readonly string[] = $derived(namesOf(this.seats));
  readonly setup: TableSettings = $derived.by(() => ({
    game: this.info.game,
    seats: this.state.seats,
    options: this.view.rules,
    tempo: "live",
    window: 0,
    listed: false,
    spectators: false,
    hints: false,
    chat: false,
    takeover: false,
    language: "",
    asking: "choice",
    box: "",
    rated: false,
  }));
  get choices(): readonly Choice[] {
    return this.asks && this.pending === null ? this.view.options : [];
  }
  get news(): { text: string; seat: number; hit: boolean }[] {
    return this.state.events
      .filter((event) => !this.game.noise?.has(event.verb))
      .map((event) => ({
        text: eventSentence(this.game.key, event, this.me, [...this.names], this.game.size(this.view)),
        seat: event.seat,
        hit: this.game.isLoss?.(event, this.me) ?? false,
      }));
  }
  get canTakeBack(): boolean {
    return this.answers.length > 0;
  }
  hinted(move: string): boolean {
    return this.asks && this.state.right.includes(move);
  }
  choose(move: string): void {
    void this.answer(move);
  }
  /** One step back; it costs nothing. */
  takeBack(): void {
    if (this.answers.length > 0) void this.go(this.answers.slice(0, -1));
  }
  skipToMe(): void {}
  explain(topic: Topic): void {
    this.topic = topic;
  }
  openLog(): void {}
  label(choice: Choice): string {
    return actionSentence(this.game.key, choice, [...this.names], this.game.size(this.view));
  }
}

// A lesson as a scene: the real table and controls. The server plays the answers against the rules and keeps nothing;
// this browser remembers them.

import type { Choice, GameModule } from "../games/types";
import { api } from "../net/api";
import type { BaseView, LessonInfo, LessonState, WireEvent } from "../net/generated";
import { keep, settings } from "./settings.svelte";
import { Staged } from "./staged.svelte";

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

export class Lesson extends Staged {
  state = $state.raw<LessonState>() as LessonState;
  answers = $state.raw<readonly string[]>([]);
  /** key of what is said to the last answer, if it was wrong */
  reply = $state("");
  hinting = $state(false);
  override story: readonly WireEvent[] = $state.raw([]);

  constructor(
    readonly info: LessonInfo,
    game: GameModule,
  ) {
    super(game);
  }

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
  get players(): number {
    return this.state.seats;
  }
  get choices(): readonly Choice[] {
    return this.asks && this.pending === null ? this.view.options : [];
  }
  override get events(): readonly WireEvent[] {
    return this.state.events;
  }
  override get canTakeBack(): boolean {
    return this.answers.length > 0;
  }
  hinted(move: string): boolean {
    return this.asks && this.state.right.includes(move);
  }
  choose(move: string): void {
    void this.answer(move);
  }
  /** One step back; it costs nothing. */
  override takeBack(): void {
    if (this.answers.length > 0) void this.go(this.answers.slice(0, -1));
  }
}

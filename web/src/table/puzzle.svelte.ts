// A puzzle as a scene: the real table and controls. The first answer counts; what the moves are worth comes after it.

import type { Choice, GameModule } from "../games/types";
import { say } from "../i18n/index.svelte";
import { trouble } from "../i18n/trouble";
import { ask } from "../net/api";
import { PROTOCOL } from "../net/generated";
import type { BaseView, PuzzleSolution, PuzzleStanding, PuzzleState, PuzzleWay } from "../net/generated";
import { Staged } from "./staged.svelte";

export type Which = "daily" | "next";

export const standings = (): Promise<PuzzleStanding[]> => ask<PuzzleStanding[]>("/api/puzzles");

export const fetchPuzzle = (game: string, which: Which): Promise<PuzzleState> =>
  ask<PuzzleState>(`/api/puzzles/${encodeURIComponent(game)}?which=${which}&protocol=${PROTOCOL}`);

export const letter = (nth: number): string => String.fromCharCode(65 + nth);

export class Puzzle extends Staged {
  state = $state.raw<PuzzleState>() as PuzzleState;
  /** the way to play the turn whose result the table shows; -1 for none, the table as it is */
  shown = $state(-1);
  /** why the last answer was not taken, in words */
  failure = $state("");

  constructor(state: PuzzleState, game: GameModule) {
    super(game);
    this.state = state;
  }

  async answer(move: string): Promise<void> {
    if (this.pending !== null || this.solution) return;
    this.pending = move;
    this.failure = "";
    try {
      const { game, id } = this.state;
      this.state = await ask<PuzzleState>(`/api/puzzles/${game}/${id}?protocol=${PROTOCOL}`, { move });
    } catch (error) {
      this.failure = await trouble(error);
    } finally {
      this.pending = null;
    }
  }

  get solution(): PuzzleSolution | null {
    return this.state.solution;
  }
  get id(): string {
    return `puzzle-${this.state.id}`;
  }
  get view(): BaseView {
    return (this.ways[this.shown] ?? this.state).view;
  }
  /** Ways to play the whole turn, if the answer is one of them. */
  get ways(): readonly PuzzleWay[] {
    return this.state.ways;
  }
  get players(): number {
    return this.state.seats;
  }
  get choices(): readonly Choice[] {
    return this.ways.length || this.solution || this.pending !== null ? [] : this.view.options;
  }
  /** A move that the solution names. */
  choice(text: string): Choice | undefined {
    return this.solution?.choices.find((each) => each.text === text);
  }
  /** An answer in words; whole turns have letters. */
  named(answer: string): string {
    const nth = this.ways.findIndex((each) => each.move === answer);
    const way = this.ways[nth];
    if (way) return `${say("web-puzzle-way", { letter: letter(nth) })}: ${this.steps(way).join(" → ")}`;
    const choice = this.choice(answer);
    return choice ? this.label(choice) : answer;
  }
  /** The moves of a turn in words; what is done several times in a row stands once. */
  steps(way: PuzzleWay): string[] {
    const runs: [string, number][] = [];
    for (const step of way.choices.map((each) => this.label(each))) {
      const last = runs.at(-1);
      if (last?.[0] === step) last[1]++;
      else runs.push([step, 1]);
    }
    return runs.map(([step, times]) => (times > 1 ? `${step} ×${times}` : step));
  }
  hinted(): boolean {
    return false;
  }
  choose(move: string): void {
    void this.answer(move);
  }
}

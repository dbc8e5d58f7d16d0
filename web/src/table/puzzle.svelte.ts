// A puzzle as a scene: the real table and controls. The first answer counts; what the moves are worth comes after it.

import type { Choice, GameModule } from "../games/types";
import { trouble } from "../i18n/trouble";
import { ask } from "../net/api";
import { PROTOCOL } from "../net/generated";
import type { BaseView, PuzzleSolution, PuzzleStanding, PuzzleState } from "../net/generated";
import { Staged } from "./staged.svelte";

export type Which = "daily" | "next";

export const standings = (): Promise<PuzzleStanding[]> => ask<PuzzleStanding[]>("/api/puzzles");

export const fetchPuzzle = (game: string, which: Which): Promise<PuzzleState> =>
  ask<PuzzleState>(`/api/puzzles/${encodeURIComponent(game)}?which=${which}&protocol=${PROTOCOL}`);

export class Puzzle extends Staged {
  state = $state.raw<PuzzleState>() as PuzzleState;
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
    return this.state.view;
  }
  get players(): number {
    return this.state.seats;
  }
  get choices(): readonly Choice[] {
    return this.solution || this.pending !== null ? [] : this.view.options;
  }
  /** A move that the solution names. */
  choice(text: string): Choice | undefined {
    return this.solution?.choices.find((each) => each.text === text);
  }
  hinted(): boolean {
    return false;
  }
  choose(move: string): void {
    void this.answer(move);
  }
}

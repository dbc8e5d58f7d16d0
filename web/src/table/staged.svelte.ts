// A scene that no live table is behind: the reader against bots that stand still. Lessons and puzzles are such.

import type { Choice, GameModule, RecapItem, Scene, SceneClock, Topic } from "../games/types";
import { say } from "../i18n/index.svelte";
import { actionSentence, eventSentence } from "../i18n/sentences";
import type { BaseView, SeatInfo, TableSettings, WireEvent } from "../net/generated";
import { namesOf } from "./names";

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

export abstract class Staged implements Scene {
  topic = $state.raw<Topic | null>(null);
  pending = $state<string | null>(null);
  story: readonly WireEvent[] = [];
  readonly clock: SceneClock | null = null;
  readonly log: readonly { event: WireEvent }[] = [];
  readonly recap: readonly RecapItem[] = [];
  readonly live = true;

  constructor(readonly game: GameModule) {}

  abstract get id(): string;
  abstract get view(): BaseView;
  abstract get players(): number;
  abstract get choices(): readonly Choice[];
  abstract hinted(move: string | undefined): boolean;
  abstract choose(move: string): void;

  get events(): readonly WireEvent[] {
    return [];
  }
  get me(): number {
    return this.view.seat ?? -1;
  }
  readonly seats: readonly SeatInfo[] = $derived.by(() =>
    Array.from({ length: this.players }, (_, i) => (i === this.me ? seat(null, say("web-you")) : seat("medium", ""))),
  );
  readonly names: readonly string[] = $derived(namesOf(this.seats));
  readonly setup: TableSettings = $derived.by(() => ({
    game: this.game.key,
    seats: this.players,
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
    delay: 0,
    safe: false,
  }));
  get news(): { text: string; seat: number; hit: boolean }[] {
    return this.events
      .filter((event) => !this.game.noise?.has(event.verb))
      .map((event) => ({
        text: eventSentence(this.game.key, event, this.me, [...this.names], this.game.size(this.view)),
        seat: event.seat,
        hit: this.game.isLoss?.(event, this.me) ?? false,
      }));
  }
  get canTakeBack(): boolean {
    return false;
  }
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

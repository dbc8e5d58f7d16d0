// The seam between the table and a game. A game folder exports one `GameModule`; it draws the view, offers the
// options, explains them, and knows no rule: what can be done is `scene.choices` and nothing else.

import type { Component } from "svelte";
import type { BaseView, Choice, SeatInfo, TableSettings, WireEvent } from "../net/generated";

export type { Choice } from "../net/generated";

/** Something one may want explained: a card, a field, a move. */
export interface Topic {
  /** what sort of thing: "card", "area", "choice" ... */
  kind: string;
  id: string;
}

export interface HelpPage {
  title: string;
  /** the drawing beside the text, as HTML of ours */
  picture?: string;
  /** plain words, then the ruling, then how it stands at this table */
  rule: string;
  ruling?: string;
  now?: string;
  related?: Topic[];
}

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

/** A motion that explains an event. Anchors are the `data-anchor` of elements on the table. */
export type Motion =
  | { do: "fly"; from: string; to: string; face: string; slow?: boolean }
  | { do: "shake"; at: string }
  | { do: "pulse"; at: string }
  | { do: "burst"; at: string; symbol: string }
  | { do: "wait"; ms: number };

export type Sound = "card" | "turn" | "nope" | "boom" | "win" | "lose" | "shuffle" | "coin" | "magic";

export interface ResultColumn {
  /** a category of points, by name and symbol */
  title: string;
  symbol?: string;
  colour?: string;
  ink?: string;
  /** by seat */
  values: number[];
}

export interface ResultPage {
  /** seats, best first; `place` is shared by equals */
  ranking: { seat: number; place: number; points: number | null; why: string }[];
  columns: ResultColumn[];
  /** sentences under the headline */
  notes: string[];
}

/** What a game's drawing is given: a live table or a step of a replay. All fields are reactive. */
export interface Scene<V extends BaseView = BaseView> {
  readonly view: V;
  /** seat of the reader, -1 for those who watch */
  readonly me: number;
  readonly seats: readonly SeatInfo[];
  /** names of the seats, as they are shown */
  readonly names: readonly string[];
  readonly setup: TableSettings;
  /** what may be chosen now; empty while events are still being shown, in a replay, and for those who watch */
  readonly choices: readonly Choice[];
  /** the move that was sent and has not been answered yet */
  readonly pending: string | null;
  /** time: null where nothing runs */
  readonly clock: SceneClock | null;
  /** what happened since the reader's last move, oldest first, as sentences; `hit` for losses of the reader */
  readonly news: readonly { text: string; seat: number; hit: boolean }[];
  readonly live: boolean;
  readonly canTakeBack: boolean;
  /** whether the bot thinks of this move: it is marked where it lies, since its words speak of fields by number */
  hinted(move: string): boolean;
  choose(move: string): void;
  takeBack(): void;
  explain(topic: Topic): void;
  /** the sentence of a choice */
  label(choice: Choice): string;
}

export interface SceneClock {
  /** a reaction window: the same length for everybody */
  window: boolean;
  /** milliseconds left, by the server's clock */
  left: number;
  /** share of the time that is left, 0 to 1 */
  share: number;
}

export interface GameModule<V extends BaseView = BaseView> {
  key: string;
  /** Set where the game needs the column at the right of a desktop itself: the log is then a sheet there, too. */
  fillsTable?: boolean;
  /** Title and second line of the bar. */
  title(view: V): string;
  subtitle(view: V): string;
  /** The number of cards in the pile, for sentences about places in it; 0 where there is none. */
  size(view: V): number;
  /**
   * The middle of the table. Renders the parts of the grid: `.players`, `.board`, `.status`, `.hand`, `.actions`
   * (see styles/ui.css); the frame brings the bar and the side column.
   */
  Table: Component<{ scene: Scene<V> }>;
  /** The choices grouped for the list of all legal moves (keyboard, screen readers). */
  groups(scene: Scene<V>): ChoiceGroup[];
  /** The situation in words, the most urgent first. */
  situation(scene: Scene<V>): string[];
  help(topic: Topic, scene: Scene<V> | null): HelpPage | null;
  /** Why this cannot be used although its owner is asked something; without it the sheet says only that it cannot. */
  whyNot?(topic: Topic, scene: Scene<V>): string;
  topicOf(choice: Choice): Topic | null;
  /** What moves when this happens; `before` is the view that is still shown. */
  motions(event: WireEvent, before: V, me: number): Motion[];
  sound(event: WireEvent, me: number): Sound | null;
  /** A small picture of what an event is about, for the log. */
  dot(event: WireEvent): string;
  /** `events`: what happened, as far as this browser has heard of it */
  result(view: V, seats: readonly SeatInfo[], scores: readonly number[], events: readonly WireEvent[]): ResultPage;
  /** The chapters of the rules in reading order: messages `<game>-rules-<chapter>` with a `.title`. */
  chapters: string[];
  /** The cards and other things the rules screen lists. */
  catalogue(rules: Record<string, string> | null): { title: string; topics: Topic[] }[];
  /** A drawing of a topic for lists. */
  picture(topic: Topic): string;
}

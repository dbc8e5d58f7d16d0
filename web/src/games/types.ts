// Interface between the table and a game. A game folder exports one `GameModule`. It draws the view, offers the
// options and explains them. It knows no rules: the legal moves are `scene.choices`.

import type { Component } from "svelte";
import type { Moment } from "../anim/engine";
import type { BaseView, Choice, PassOrder, SeatInfo, TableSettings, WireEvent } from "../net/generated";

export type { Choice } from "../net/generated";

/** Subject of a help page: a card, a field, a move. */
export interface Topic {
  /** sort of thing: "card", "area", "choice" ... */
  kind: string;
  id: string;
}

export interface HelpPage {
  title: string;
  /** drawing beside the text, as HTML of this client */
  picture?: string;
  /** rule in plain words; the ruling and the situation at this table follow it */
  rule: string;
  ruling?: string;
  now?: string;
  related?: Topic[];
}

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

/** Animation of an event. Anchors are `data-anchor` attributes of elements on the table. */
export type Motion =
  | { do: "fly"; from: string; to: string; face: string; slow?: boolean }
  | { do: "shake"; at: string }
  | { do: "pulse"; at: string }
  | { do: "burst"; at: string; symbol: string }
  | { do: "wait"; ms: number };

export type Sound =
  | "card" | "turn" | "nope" | "boom" | "win" | "lose" | "shuffle" | "coin" | "magic"
  | "deal" | "draw" | "fuse" | "defuse" | "counter" | "attack" | "theft" | "glass" | "bells" | "tick" | "pop"; // prettier-ignore

/** Events that are shown together, and what their picture may use. */
export interface Told<V extends BaseView = BaseView> {
  readonly events: readonly WireEvent[];
  /** all events the reader knows, up to these */
  readonly past: readonly WireEvent[];
  /** view that is shown, and the one the events lead to; the same if it is shown early */
  readonly before: V;
  readonly after: V;
  /** seat of the reader, -1 for a spectator and in a replay */
  readonly me: number;
  readonly names: readonly string[];
  /** whether the reader decides something now, so that hand and buttons must stay free */
  readonly asked: boolean;
  sentence(event: WireEvent): string;
}

/** Moments of a game: its events as pictures. */
export interface Moments<V extends BaseView = BaseView> {
  /** Return the number of leading events that make one picture. */
  together(events: readonly WireEvent[]): number;
  /** Return the picture of events, or null if they have none; without events that of the beginning. */
  of(told: Told<V>): Moment | null;
}

/** Pictograms of an event for the strip of what happened since the reader's last turn. */
export interface RecapItem {
  /** number of the event, to find it in the log */
  n: number;
  seat: number;
  /** picture of the card or event, as HTML of this client */
  dot: string;
  other: number | null;
  /** one or two words; may be empty */
  text: string;
  /** whether the reader lost something by it */
  loss: boolean;
  /** whole sentence */
  sentence: string;
}

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

/** What the result of a game says to one player, besides the places. */
export interface Verdict {
  /** place of the reader, 0 for a spectator */
  place: number;
  /** who did it to the reader: a picture and a sentence */
  blame: { picture: string; text: string } | null;
  /** what turned the game, oldest first */
  turning: WireEvent[];
}

/** What a game's components get: a live table or a step of a replay. All fields are reactive. */
export interface Scene<V extends BaseView = BaseView> {
  readonly view: V;
  /** id of the table */
  readonly id: string;
  /** seat of the reader, -1 for a spectator */
  readonly me: number;
  readonly seats: readonly SeatInfo[];
  /** names of the seats, as they are shown */
  readonly names: readonly string[];
  readonly setup: TableSettings;
  /** legal moves; empty while events are being shown, in a replay, and for spectators */
  readonly choices: readonly Choice[];
  /** move sent and not answered yet */
  readonly pending: string | null;
  /** null while no clock runs */
  readonly clock: SceneClock | null;
  /** sentences about events since the reader's last move, oldest first; `hit` for losses of the reader */
  readonly news: readonly { text: string; seat: number; hit: boolean }[];
  /** events shown so far, oldest first; not in a replay */
  readonly log?: readonly { event: WireEvent }[];
  /** what is answered for the reader when others play cards, and the way to change it; not in a replay */
  readonly orders?: PassOrder;
  order?(passing: PassOrder): void;
  /** ways out of a game that goes on without the reader; null as long as the reader plays, not in a replay */
  readonly waysOut?: WaysOut | null;
  /** all events told to the reader so far, oldest first */
  readonly story: readonly WireEvent[];
  /** what happened since the reader's last turn, oldest first; empty but at the start of the reader's turn */
  readonly recap: readonly RecapItem[];
  /** the way to emotes and chat, where other people are and the side column does not have them; not in a replay */
  readonly talk?: Talk | null;
  readonly live: boolean;
  readonly canTakeBack: boolean;
  /** whether the hint recommends this move; it is marked where it is made */
  hinted(move: string | undefined): boolean;
  choose(move: string): void;
  takeBack(): void;
  /** show the latest position, and let bots play without pauses until the reader is asked */
  skipToMe(): void;
  explain(topic: Topic): void;
  /** open the log, at an event or at its end */
  openLog(n?: number): void;
  /** render a choice */
  label(choice: Choice): string;
}

/** What a player who is out of a running game can do. */
export interface WaysOut {
  /** leave the table for good */
  leave(): void;
  /** leave it and play another game */
  again(): void;
  /** who will win, as this player guesses */
  readonly bet: number | null;
  betOn(seat: number): void;
}

export interface Talk {
  label: string;
  /** lines that the reader has not seen */
  unread: number;
  open(): void;
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
  /** Set if the game uses the right column of a desktop itself; the log is then a sheet there, too. */
  fillsTable?: boolean;
  /** Title and second line of the bar. */
  title(view: V): string;
  subtitle(view: V): string;
  /** Return the number of cards in the pile, for sentences about places in it; 0 without a pile. */
  size(view: V): number;
  /**
   * Component for the middle of the table. It renders `.players`, `.board`, `.status`, `.hand` and `.actions`
   * (see styles/table.css); the frame has the bar and the side column.
   */
  Table: Component<{ scene: Scene<V> }>;
  /** Group the choices for the list of all legal moves (keyboard, screen readers). */
  groups(scene: Scene<V>): ChoiceGroup[];
  /** Describe the situation, the most urgent first. */
  situation(scene: Scene<V>): string[];
  help(topic: Topic, scene: Scene<V> | null): HelpPage | null;
  /** Explain why a card cannot be used now; without it the help page only says that it cannot. */
  whyNot?(topic: Topic, scene: Scene<V>): string;
  /** The kind whose lesson is about a topic, if it is not the topic's own id. */
  lessonTopic?(topic: Topic): string;
  topicOf(choice: Choice): Topic | null;
  /** Return the animations of an event; `before` is the view that is still shown. */
  motions(event: WireEvent, before: V, me: number): Motion[];
  /**
   * Whether events have moments instead of motions (`MOMENTS` of games/index.ts). The table then shows a question at
   * once and plays the events that led to it over the table.
   */
  hasMoments?: boolean;
  /**
   * Load the pictures that the game of this view needs beyond those of the module, or all of them. Returns nothing when
   * they are there.
   */
  furnish?(view?: V): Promise<unknown> | undefined;
  /** Prepare the names of what moves speak of, for sentences without a table; `box` is that of the game. */
  nameThings?(box: string): Promise<void>;
  /** Whether an event shows the reader cards that stay known; the view with them is then shown at once. */
  reveals?(event: WireEvent, me: number): boolean;
  /** Verbs of events that are neither logged nor announced. */
  noise?: ReadonlySet<string>;
  /** Verb of the event that begins a turn; the log is grouped by it. */
  turn?: string;
  /** Whether the reader loses something by an event. */
  isLoss?(event: WireEvent, me: number): boolean;
  /** Return what happened since the reader's last turn. */
  recap?(events: readonly { n: number; event: WireEvent }[], scene: Scene<V>): RecapItem[];
  sound(event: WireEvent, me: number): Sound | null;
  /** Return a small picture for an event in the log. */
  dot(event: WireEvent): string;
  /** `events` are those this browser has received */
  result(view: V, seats: readonly SeatInfo[], scores: readonly number[], events: readonly WireEvent[]): ResultPage;
  /** Return what the result says to the reader; `events` as for `result`. */
  verdict?(view: V, names: readonly string[], events: readonly WireEvent[], me: number): Verdict;
  /** Chapters of the rules in reading order: messages `<game>-rules-<chapter>` with a `.title`. */
  chapters: string[];
  /** Return the cards and other things that the rules screen lists. */
  catalogue(rules: Record<string, string> | null): { title: string; topics: Topic[] }[];
  /** Return a drawing of a topic for lists. */
  picture(topic: Topic): string;
}

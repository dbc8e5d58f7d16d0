import type { BaseView } from "./generated";
export type WizardFrame =
  | {
      frame:
        | "drawing"
        | "dismissing"
        | "switching"
        | "yoinkpaying"
        | "yoinktaking"
        | "overflowing"
        | "turn"
        | "casting"
        | "choosingkitten";
    }
  | WizardActingFrame
  | WizardChoosingFrame
  | WizardAimingFrame
  | WizardLayingFrame
  | WizardNamingFrame
  | WizardSwappingFrame
  | WizardDefeatingFrame
  | WizardClearingFrame
  | WizardAftermathFrame
  | WizardPlacingFrame
  | WizardSlingingFrame
  | WizardSlingaimingFrame
  | WizardAvalancheFrame
  | WizardSwattingFrame
  | WizardSwitchingwithFrame
  | WizardOverflowaimingFrame
  | WizardAfterspellFrame;
/** View of a game of Wizard Kittens. Counts of components are objects by kind, without those that are 0. */
export interface WizardKittensView extends BaseView {
  /** Cards in the component deck. */
  deck: number;
  /** Components by seat and chapter. */
  circles: Record<string, number>[][];
  /** Components that were drawn or picked up and wait for a place. */
  hand: Record<string, number>;
  /** Components of the curse that is being defeated. */
  used: Record<string, number>;
  /** Components in the discard pile. */
  discard: Record<string, number>;
  /** Components that the running effect has moved, as `circles`; empty while none runs. */
  fresh: Record<string, number>[][];
  /** Curse by chapter; null where there is none. */
  curses: (string | null)[];
  /** Cards in the curse deck. */
  curse_deck: number;
  /** Score piles, in the order of the defeats. */
  won: WizardScorePile[];
  /** Kitten by seat, named by its own spell; null before it is chosen. */
  kittens: (string | null)[];
  /** For each kitten of this table its four spells, by space. */
  mats: Record<string, string[]>;
  /** Extra Credit by seat; null where this seat does not know it. */
  credits: (string | null)[];
  /** Spell under the token, by seat; null before the first spell. */
  tokens: (string | null)[];
  /** Seats that have not left. */
  alive: number[];
  /** Seat whose turn it is. */
  active: number;
  /** Open chapters, 2 or 3. */
  chapters: number;
  /** New Rule or Chaos card; null before the first Cat, and in games without such a card. */
  card: string | null;
  /** Chaos Cats that have come. */
  cats: number;
  /** Spell that is being carried out. */
  cast: string | null;
  /** How the game ended, as in `result`; null while it goes on. */
  ending: string | null;
  /** Effect stack, top first. Steps and chapters count from 1; null stands for what is not known yet. */
  stack: WizardFrame[];
  /** Result; null while the game goes on. */
  result: WizardResult | null;
}

/** A defeated curse. */
export interface WizardScorePile {
  /** Player who defeated it. */
  seat: number;
  /** Which curse. */
  curse: string;
  /** Components that lie with it, by kind; each costs a point. */
  extras: Record<string, number>;
}

export interface WizardActingFrame {
  frame: "acting";
  step: number | null;
  actor: number | null;
  left: number;
}

export interface WizardChoosingFrame {
  frame: "choosing";
  step: number | null;
  actor: number | null;
  done: number;
  source: number | null;
  chapter: number | null;
  target: number | null;
  kind: string | null;
}

export interface WizardAimingFrame {
  frame: "aiming";
  step: number | null;
  actor: number | null;
  done: number;
  source: number | null;
  chapter: number | null;
  target: number | null;
  kind: string | null;
}

export interface WizardLayingFrame {
  frame: "laying";
  step: number | null;
  actor: number | null;
  done: number;
  source: number | null;
  chapter: number | null;
  target: number | null;
  kind: string | null;
}

export interface WizardNamingFrame {
  frame: "naming";
  step: number | null;
  actor: number | null;
  done: number;
  source: number | null;
  chapter: number | null;
  target: number | null;
  kind: string | null;
}

export interface WizardSwappingFrame {
  frame: "swapping";
  step: number | null;
  actor: number | null;
  done: number;
  source: number | null;
  chapter: number | null;
  target: number | null;
  kind: string | null;
}

export interface WizardDefeatingFrame {
  frame: "defeating";
  ready: number[];
  fallen: number;
}

export interface WizardClearingFrame {
  frame: "clearing";
  ready: number[];
  fallen: number;
  chapter: number | null;
}

export interface WizardAftermathFrame {
  frame: "aftermath";
  fallen: number;
}

export interface WizardPlacingFrame {
  frame: "placing";
  seat: number | null;
  owner: number | null;
  kind: string | null;
}

export interface WizardSlingingFrame {
  frame: "slinging";
  avalanche: boolean;
}

export interface WizardSlingaimingFrame {
  frame: "slingaiming";
  avalanche: boolean;
  kind: string | null;
}

export interface WizardAvalancheFrame {
  frame: "avalanche";
  target: number | null;
}

export interface WizardSwattingFrame {
  frame: "swatting";
  left: number;
}

export interface WizardSwitchingwithFrame {
  frame: "switchingwith";
  first: WizardPlace;
}

/** A card in a circle. */
export interface WizardPlace {
  /** Owner of the circle. */
  seat: number;
  /** Chapter, from 1. */
  chapter: number;
  /** Component. */
  kind: string;
}

export interface WizardOverflowaimingFrame {
  frame: "overflowaiming";
  kind: string | null;
}

export interface WizardAfterspellFrame {
  frame: "afterspell";
  space: string | null;
  triggered: boolean;
}

/** Result of a game that is over. */
export interface WizardResult {
  /** How it ended: `all_defeated`, `caught` or `left`. */
  ending: string;
  /** Seats that won; none if nobody did. */
  winners: number[];
  /** Rule that decided, a part of a key in the Fluent files. */
  verdict: string;
  /** Points by seat. */
  players: WizardTally[];
}

/** Points of one player, by their parts. */
export interface WizardTally {
  /** Defeated curses. */
  curses: number;
  /** Points of these curses. */
  values: number;
  /** Points of their bonuses. */
  bonus: number;
  /** Cards that lie with them; each costs a point. */
  extras: number;
  /** Points of the Extra Credit card; 0 unless all curses were defeated. */
  credit: number;
  /** Sum of all parts. */
  points: number;
  /** Components left in the circle. */
  cards: number;
  /** Whether the player may win; false only when caught. */
  innocent: boolean;
}

// INTERIM
export interface Pile {
  size: number;
  known: Record<string, string>;
}
export interface KittensPendingFrame {
  frame: "pending";
  card: string;
  by: number;
  kind: string | null;
  against: number | null;
  named: string | null;
  noped: boolean;
}
export type KittensFrame =
  | { frame: "turn" }
  | KittensPendingFrame
  | { frame: "laying"; by: number; against: number }
  | { frame: "choosing"; by: number; against: number }
  | { frame: "altering"; seat: number; placed: number; count: number }
  | { frame: "exploding"; seat: number; ends_turn: boolean }
  | { frame: "now"; seat: number };
export interface KittensView extends BaseView {
  census: Record<string, number>;
  hand: Record<string, number>;
  sizes: number[];
  known: Record<string, number>[];
  lacks: string[][];
  pile: Pile;
  discard: Pile;
  limbo: Pile;
  mat: string[];
  alive: number[];
  active: number;
  turns: number;
  ranking: number[];
  stack: KittensFrame[];
  direction: number;
  blind: number[];
  dry: number[];
  attacked: boolean;
  box: Pile;
  expansions: {
    barking?: {
      wearer: number | null;
      crown: number;
      stash: number;
      takers: (number | null)[];
      lying: number[];
      face_down: number[];
    };
    imploding?: { face_up: boolean };
    streaking?: { marked: { seat: number; kind: string }[]; hiders: number[] };
  };
}

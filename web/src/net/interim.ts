import type { BaseView } from "./generated";
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

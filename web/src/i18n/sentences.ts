// Sentences for events, moves, prompts and errors. Parameters and messages are the same as in
// src/kociolek/text/sentences.py.

import type { Choice, Scene } from "../games/types";
import type { Problem, Sentence, WireEvent } from "../net/generated";
import { knows, readable, say } from "./index.svelte";

/** Return a text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** Write numbers below zero with a true minus. */
export const minus = (text: string): string => text.replace(/-(?=\d)/g, "−");

/** Return the key of a message: `key("kittens-card", "see_the_future")` is `kittens-card-see-the-future`. */
export function key(...parts: string[]): string {
  return parts.join("-").replaceAll(/[_.]/g, "-");
}

/** Return the name of a kind. A kind without a message, such as an area of a board, goes by its key. */
export function kindName(game: string, kind: string, form = ""): string {
  const name = key(game, "card", kind) + (form ? `.${form}` : "");
  return knows(name) ? say(name) : readable(kind);
}

/** Return a text about a kind, such as its rule; empty if an expansion brought none. */
export function aboutKind(game: string, what: "short" | "rule" | "ruling", kind: string): string {
  const name = key(game, what, kind);
  return knows(name) ? say(name) : "";
}

/** Render an event for the seat `reader` (-1 for a spectator). */
export function eventSentence(game: string, event: WireEvent, reader: number, names: string[], size: number): string {
  const { seat, other = -1, card = "", index = -1 } = event;
  const message = key(game, "event", event.verb);
  if (!knows(message)) return plainSentence(game, event.verb, names[seat], card, names[other]);
  const you = reader < 0 ? "none" : reader === seat ? "seat" : reader === other ? "other" : "none";
  return say(message, {
    player: names[seat] ?? "",
    other: other >= 0 ? (names[other] ?? "") : "",
    has_other: other >= 0 ? "yes" : "no",
    you,
    card,
    known: card !== "" || index >= 0 ? "yes" : "no",
    index,
    size,
  });
}

/** Render a move as a choice in a list: "Play Favor", "Under the top 3 cards". */
export function actionSentence(game: string, choice: Choice, names: string[], size: number): string {
  const message = key(game, "action", choice.verb);
  if (!knows(message)) return plainSentence(game, choice.verb, "", choice.kind, names[choice.seat ?? -1], choice.index);
  return say(message, {
    player: names[choice.seat ?? -1] ?? "",
    card: choice.kind ?? "",
    index: choice.index ?? -1,
    size,
  });
}

/** Render an event or a move without a message, as of an unknown expansion: "Ola: dozed off, Pillow". */
function plainSentence(game: string, verb: string, who = "", kind: string | null = "", ...rest: unknown[]): string {
  const parts = [readable(verb), kind ? capital(kindName(game, kind)) : "", ...rest.map((each) => String(each ?? ""))];
  const text = parts.filter(Boolean).join(", ");
  return who ? `${who}: ${text}` : capital(text);
}

/** Render a number behind a hint: `explode`, `nope.2`, `artifact`. */
export function oddsSentence(game: string, name: string, value: number, names: readonly string[]): string {
  const [about = "", seat] = name.split(".");
  const message = key(game, "odds", about);
  const params = {
    player: seat === undefined ? "" : (names[Number(seat)] ?? ""),
    card: about,
    percent: Math.round(value * 100),
    count: Math.round(value),
  };
  return say(knows(message) ? message : key(game, "odds", "card"), params);
}

/** Render a sentence of the explanation engine. Python chose message and values; names are this client's. */
export function explanation(
  scene: Pick<Scene, "names" | "label"> & { choice(text: string): Choice | undefined },
  sentence: Sentence,
): string {
  const { key: message, numbers, words, seat, move } = sentence;
  const choice = move ? scene.choice(move) : undefined;
  return say(message, {
    ...numbers,
    ...words,
    ...(seat === null ? {} : { player: scene.names[seat] ?? "" }),
    ...(move ? { move: choice ? scene.label(choice) : move } : {}),
  });
}

type Asked = Pick<Scene, "view" | "me" | "names">;

/**
 * Return the variables of a prompt. The top frame of the stack, or the given one, tells who asks whom about what;
 * without one, it is about the player whose turn it is.
 */
export function promptParams({ view, me, names }: Asked, frame?: Frame): Record<string, string> {
  const { stack, active, cast } = view as { stack?: readonly Frame[]; active?: number; cast?: string | null };
  const top: Frame = frame ?? stack?.[0] ?? {};
  const doer = top.by ?? top.actor ?? top.seat ?? active ?? -1;
  const other = top.against ?? top.target ?? -1;
  const card = (top.kind && top.kind !== "godcat" ? top.kind : top.card) ?? "";
  return {
    player: names[doer] ?? "",
    other: names[other] ?? "",
    has_other: other < 0 ? "no" : "yes",
    you: me < 0 ? "none" : me === doer ? "seat" : me === other ? "other" : "none",
    card,
    known: card ? "yes" : "no",
    deed: top.card ?? "",
    named: top.named ?? "",
    noped: top.noped ? "yes" : "no",
    spell: cast ?? "",
  };
}

interface Frame {
  by?: number | null;
  actor?: number | null;
  seat?: number | null;
  against?: number | null;
  target?: number | null;
  card?: string | null;
  kind?: string | null;
  named?: string | null;
  noped?: boolean;
}

/** Render the question that the reader is asked. */
export function promptSentence(game: string, scene: Asked): string {
  const message = key(game, "prompt", scene.view.prompt);
  return knows(message) ? say(message, promptParams(scene)) : say("web-your-decision");
}

const COUNTS = ["bots", "cards", "hand", "most", "people", "seats", "seconds"];

/** Errors carry text; what is counted in their sentences must be numbers. */
function counted(values: Record<string, string>): Record<string, string | number> {
  const asNumber = ([name, value]: [string, string]): [string, string | number] =>
    COUNTS.includes(name) && /^[0-9]+$/.test(value) ? [name, Number(value)] : [name, value];
  return Object.fromEntries(Object.entries(values).map(asNumber));
}

/** Render an error and its remedy in a player's words. An error that no player should meet has no words of its own. */
export function problemSentence(problem: Problem): string {
  const own = problem.key.startsWith("box-") ? key("box-error", problem.key.slice(4)) : key("web-error", problem.key);
  return knows(own) ? say(own, { meant: "none", ...counted(problem.values) }) : say("web-error-unknown");
}

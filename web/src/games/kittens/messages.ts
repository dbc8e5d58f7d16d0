// Messages of the table of Exploding Kittens, besides those of events and moves.

import { say } from "../../i18n/index.svelte";
import { promptParams } from "../../i18n/sentences";
import { isReader } from "../../table/names";
import type { KittensChoosingFrame, KittensLayingFrame, KittensPendingFrame } from "../../net/generated";
import type { Choice, Scene } from "../types";
import { nameOf, shortOf } from "./cards";
import { faceOf } from "./faces";
import {
  danger,
  godcatHolder,
  isBlind,
  kittensLeft,
  lies,
  marksOf,
  ownCards,
  takerOf,
  topOf,
  wearsCrown,
  type KittensView,
} from "./view";

type Table = Scene<KittensView>;
const person = (scene: Table, seat: number): string =>
  isReader(scene, seat) ? say("web-you") : (scene.names[seat] ?? "");

export const messages = {
  waiting(scene: Table): string {
    const names = scene.view.waiting.filter((seat) => !isReader(scene, seat)).map((seat) => scene.names[seat] ?? "");
    const { prompt } = scene.view;
    // The reader has no choice, and is not asked; the others learn no sooner than if there were one.
    if (names.length === 0) return prompt && !scene.view.waiting.includes(scene.me) ? say("web-sending") : "";
    if (prompt === "nope" || prompt === "now") return say(`web-waiting-${prompt}`);
    return say("web-waiting-for", { names: names.join(", ") });
  },

  player(scene: Table, seat: number): string {
    const view = scene.view;
    if (!view.alive.includes(seat)) return say("web-player-out");
    const parts = [say("web-kittens-cards", { count: view.sizes[seat] ?? 0 })];
    if (seat === view.active && view.turns > 1) parts.push(say("web-kittens-turns", { count: view.turns }));
    if (isBlind(view, seat)) parts.push(say("kittens-table-blind"));
    if (wearsCrown(view, seat)) parts.push(say("kittens-table-crown", { index: view.expansions.barking?.crown ?? 0 }));
    if (lies(view, seat)) parts.push(say("kittens-table-lying"));
    const taker = takerOf(view, seat);
    if (taker !== null)
      parts.push(
        say("kittens-table-taken", { player: scene.names[taker] ?? "", you: isReader(scene, taker) ? "seat" : "none" }),
      );
    for (const kind of marksOf(view, seat)) parts.push(say("kittens-table-marked", { card: kind }));
    return parts.join(", ");
  },

  mat(scene: Table): string {
    const view = scene.view;
    if (view.mat.length === 2) return say("kittens-table-mat-both");
    const holder = godcatHolder(view);
    if (holder === null) return "";
    return isReader(scene, holder)
      ? say("kittens-table-mat-held-you")
      : say("kittens-table-mat-held", { player: scene.names[holder] ?? "" });
  },

  duelTitle({ view, names, me, live }: Table, duel: KittensLayingFrame | KittensChoosingFrame): string {
    return say("web-kittens-duel", promptParams({ view, names, me: live ? me : -1 }, duel));
  },

  pendingTitle({ view, names, me, live }: Table, waiting: KittensPendingFrame): string {
    return say("kittens-part-declared", promptParams({ view, names, me: live ? me : -1 }, waiting));
  },

  pendingLine(waiting: KittensPendingFrame): string {
    if (waiting.named) return say("web-kittens-demanded", { card: waiting.named });
    if (waiting.card === "pair") return say("web-kittens-pair-help");
    if (waiting.card === "five" || waiting.card === "triple" || !waiting.kind) return "";
    return shortOf(waiting.kind);
  },

  combo(choice: Choice): string {
    const wild = choice.verb.includes("feral") || choice.verb.includes("godcat");
    if (choice.verb === "five") return say("kittens-action-five");
    if (wild) return say(`kittens-action-${choice.verb.replaceAll("_", "-")}`, { card: choice.kind ?? "" });
    return say(choice.verb.startsWith("pair") ? "web-kittens-combo-pair" : "web-kittens-combo-triple", {
      card: choice.kind ?? "",
    });
  },

  /** Say what lies before a player who must defuse it. */
  peril(scene: Table): string {
    const seat = scene.view.waiting[0] ?? -1;
    return isReader(scene, seat)
      ? say("web-kittens-peril-you")
      : say("web-kittens-peril", { player: scene.names[seat] ?? "" });
  },

  /** Explain why a card cannot be played now, by its family. */
  whyNot(scene: Table, kind: string): string {
    const { prompt } = scene.view;
    if (kind === "nope") return say("web-kittens-why-nope");
    if (prompt === "nope") return say("web-kittens-why-window");
    if (prompt === "now") return say("web-kittens-why-now");
    if (kind === "defuse") return say("web-kittens-why-defuse");
    if (prompt !== "turn") return say("web-kittens-why-question");
    const { family } = faceOf(kind);
    if (family === "danger" || kind === "streaking_kitten") return say("web-kittens-why-danger");
    if (family === "cat") return say("web-kittens-why-cat");
    return say("web-kittens-why-nobody");
  },

  /** Say what to do with a card that goes into the pile. */
  tuckTitle({ prompt, limbo }: KittensView): string {
    if (prompt === "bury.tuck") return say("web-kittens-bury", { card: limbo.known["0"] ?? "" });
    return say(`web-kittens-${prompt === "implode.tuck" ? "implode" : "defused"}`);
  },
  tuckCards({ prompt, limbo }: KittensView): string[] {
    if (prompt === "defuse.tuck") return ["exploding_kitten", "defuse"];
    return topOf(limbo, 1).filter((kind): kind is string => kind !== null);
  },

  situation(scene: Table): string[] {
    const view = scene.view;
    const lines: string[] = [];
    if (view.prompt !== "")
      lines.push(view.waiting.includes(scene.me) ? say("web-situation-you") : messages.waiting(scene));
    lines.push(
      say("web-kittens-deck", { count: view.pile.size }) + ".",
      say("kittens-table-kittens-left", { index: kittensLeft(view) }) + ".",
    );
    lines.push(say("kittens-table-danger", { percent: Math.round(danger(view) * 100) }) + ".");
    const mat = view.mat.length > 0 ? messages.mat(scene) : "";
    if (mat) lines.push(`${mat}.`);
    scene.seats.forEach((_, seat) => lines.push(`${person(scene, seat)}: ${messages.player(scene, seat)}.`));
    const hand = Object.entries(ownCards(view)).map(([kind, n]) => (n > 1 ? `${n} × ${nameOf(kind)}` : nameOf(kind)));
    if (hand.length > 0) lines.push(say("web-situation-hand", { list: hand.join(", ") }));
    return lines;
  },
};

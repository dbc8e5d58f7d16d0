// Moments of Exploding Kittens: which picture belongs to which events. Loaded after the first view of a table.

import type { Moment } from "../../anim/engine";
import type { Kit } from "../../anim/kit";
import { bring } from "../../i18n/index.svelte";
import type { Moments } from "../types";
import { backHtml, cardHtml } from "./cards";
import { pulse, recoil, type Story } from "./moments-art";
import * as cards from "./moments-cards";
import * as drama from "./moments-drama";
import { handOver, together } from "./story";
import type { KittensView } from "./view";

export { Kit } from "../../anim/kit";

await bring("web-moments");

function of(story: Story): Moment | null {
  const [event] = story.events;
  if (!event) return cards.deal(story);
  const moved = handOver(event);
  if (moved) return cards.handOver(story, event, moved.from, moved.to);
  const { seat } = event;
  const wiggle = (kit: Kit): void => kit.stir("pile", pulse(1.08), 360);
  const strike = (kit: Kit): void =>
    kit.stir(event.other === story.me ? "hand" : `seat:${event.other ?? seat}`, recoil(), 300, { ease: "linear" });
  const seen = story.me >= 0 || event.verb === "revealed";
  switch (event.verb) {
    case "played":
    case "played_combo":
    case "godcat_played":
      return cards.played(story, event);
    case "drew":
    case "drew_bottom":
    case "heck_kept":
      return cards.draw(story, event);
    case "noped":
      return drama.nope(story, event);
    case "shuffled":
      return cards.shuffle(story, event);
    case "saw":
    case "revealed":
      return event.card && seen ? cards.see() : cards.note(story, event, 700, wiggle);
    case "attacked":
    case "attacked_self":
      return drama.attack(story, event);
    case "kitten_drawn":
    case "kitten_shown":
      return drama.kitten(story, event, "exploding_kitten");
    case "imploding_drawn":
      return drama.kitten(story, event, "imploding_kitten");
    case "exploded":
    case "imploded":
      return drama.explosion(story, event);
    case "defused":
      return drama.defuse(story, event);
    case "tucked":
    case "buried":
      return cards.fly(backHtml(), [seat === story.me ? "hand" : `seat:${seat}`], ["pile"], 400);
    case "armageddon_laid":
      return drama.laid(story, event);
    case "armageddon_kept":
    case "armageddon_swapped":
      return drama.armageddon(story, event);
    case "turn_began":
      return drama.turn(story, event);
    case "won":
      return drama.winner(story, event);
    case "fetched":
      return cards.fly(cardHtml(event.card ?? ""), ["discard"], [seat === story.me ? "hand" : `seat:${seat}`], 400);
    case "put_away":
      return cards.fly(backHtml(), [seat === story.me ? "hand" : `seat:${seat}`], ["discard"], 400);
    case "cursed":
    case "barked":
    case "marked":
    case "laid_before":
      return cards.note(story, event, 900, strike);
    case "turned_up":
      return cards.fly(cardHtml(event.card ?? ""), [seat === story.me ? "hand" : `seat:${seat}`], ["discard"], 500);
    case "altered":
    case "swapped_ends":
    case "heck_topped":
    case "bombed":
      return cards.note(story, event, 700, wiggle);
    case "discarded":
    case "about_to_draw":
    case "imploding_seen":
    case "unmarked":
      return null;
    default:
      return cards.note(story, event);
  }
}

export const moments: Moments<KittensView> = { together, of };

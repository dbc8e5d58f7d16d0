// What cards do, said from their values: the grammar of src/kociolek/text/printed.py. A test compares their sentences.

import { say } from "../../i18n/index.svelte";
import { key } from "../../i18n/sentences";

export const SECTIONS = ["curses", "extra_credit", "new_rules", "chaos", "kittens"] as const;
export type Section = (typeof SECTIONS)[number];
export const TYPES = ["artifact", "familiar", "potion", "scroll"] as const;
export const LETTERS = "AFPS";
/** what each goal is given */
export const ARGUMENT: Record<string, "" | "type" | "n" | "group" | "max"> = {
  per_type: "type", sets_same: "n", sets_all: "", circle_max: "n", chapter_min: "n", every_chapter: "", per_group: "group",
  per_extra: "max", per_card: "", per_curse: "", circle_min: "n", no_type: "type", most_type: "type", most_cards: "",
  fewest_cards: "", most_curses: "",
}; // prettier-ignore
const OWN_SPELLS: Record<string, string> = {
  summon: "overflow",
  sling: "avalanche",
  swat: "dismiss",
  switch: "yoink",
};

/** A goal or bonus: points, what they are for, and at most one argument. */
export interface Goal {
  score: string;
  pts?: number;
  type?: string;
  n?: number;
  group?: string;
  max?: number;
}

/** An effect of a New Rule or a step of a Chaos card. */
export interface Effect {
  when: string;
  who: string;
  do: string;
  must: boolean;
  from?: string;
  to?: string;
  n?: number | string;
  place?: string;
}

/** A card as a box has it: see docs/boxes.md. */
export type Printed = { en: string; pl: string } & (
  | { section: "curses"; group: string; value: number; needs: string; light?: string; bonus: Goal }
  | { section: "extra_credit"; goal: Goal }
  | { section: "new_rules"; paws: boolean; effect: Effect }
  | { section: "chaos"; steps: Effect[] }
  | { section: "kittens" }
);

/** Return every card of the document of a box, by id. */
export function cardsIn(document: Record<string, unknown>): Map<string, Printed> {
  const found = new Map<string, Printed>();
  for (const section of SECTIONS)
    for (const [id, card] of Object.entries((document[section] ?? {}) as Record<string, object>))
      found.set(id, { ...card, section } as Printed);
  return found;
}

export const hasBonus = (bonus: Goal): boolean => bonus.score !== "none";

/** Return what a card does in a few words; empty if nothing is printed on it. */
export function shortText(card: Printed): string {
  switch (card.section) {
    case "curses": {
      const { group, value, needs, bonus } = card;
      const text = say("wizardkittens-curse-short", {
        level: level(group),
        points: points(value),
        needs: recipe(needs),
      });
      return hasBonus(bonus) ? `${text}; ${goalText(bonus, true)}` : text;
    }
    case "extra_credit":
      return say("wizardkittens-credit-short", { goal: goalText(card.goal) });
    case "new_rules":
      return effectText(card.effect).replace(/\.$/, "");
    case "chaos":
      return say("wizardkittens-chaos-short");
    case "kittens":
      return "";
  }
}

/** Return all that a card does; empty if nothing is printed on it. */
export function ruleText(card: Printed): string {
  switch (card.section) {
    case "curses":
      return curseRule(card);
    case "extra_credit":
      return say("wizardkittens-credit-rule", { goal: goalText(card.goal) });
    case "new_rules":
      return effectText(card.effect);
    case "chaos":
      return card.steps
        .map((step, i) => `• ${say("wizardkittens-effect-step", { n: i + 1, text: effectText(step) })}`)
        .join("\n");
    case "kittens":
      return "";
  }
}

function curseRule({ group, value, needs, light, bonus }: Extract<Printed, { section: "curses" }>): string {
  const start = say("wizardkittens-curse-rule", { level: level(group), points: points(value), needs: recipe(needs) });
  const sentences = [start.charAt(0).toLocaleUpperCase() + start.slice(1)];
  const sorted = (text: string): string => [...text].sort().join("");
  if (light !== undefined && sorted(light) !== sorted(needs))
    sentences.push(say("wizardkittens-curse-light", { needs: recipe(light) }));
  if (hasBonus(bonus)) sentences.push(say("wizardkittens-curse-bonus", { goal: goalText(bonus, true) }));
  return sentences.join(" ");
}

export const level = (group: string): string => say(`wizardkittens-level-${group}`);
const points = (n: number): string => say("wizardkittens-curse-points", { n });

/** "2 Artifacts, 1 Scroll" */
export function recipe(needs: string): string {
  return TYPES.map((kind, i): [string, number] => [kind, needs.split(LETTERS.charAt(i)).length - 1])
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => say(`wizardkittens-needs-${kind}`, { n }))
    .join(", ");
}

/** Return what a goal brings: "+1 for each Potion in your circle". */
export function goalText({ score, pts = 1, type = "", group = "", n, max }: Goal, atEnd = false): string {
  let message = key("wizardkittens-goal", score);
  if (ARGUMENT[score] === "type") message += `-${TYPES[LETTERS.indexOf(type)] ?? ""}`;
  else if (ARGUMENT[score] === "group") message += `-${group}`;
  return say(message, {
    pts: pts < 0 ? `−${-pts}` : `+${pts}`,
    n: n ?? max ?? 0,
    where: say(atEnd ? "wizardkittens-where-end" : "wizardkittens-where-now"),
  });
}

/** Return the sentence of an effect. */
export function effectText(effect: Effect): string {
  const now = effect.when === "now" ? "yes" : "no";
  return say("wizardkittens-effect", {
    when: whenText(effect.when),
    who: say(`wizardkittens-who-${effect.who}`, { now }),
    do: deed(effect, now),
  });
}

function whenText(word: string): string {
  const [trigger = "", spell] = word.split(":");
  if (!spell) return say(`wizardkittens-when-${trigger}`);
  const [one, other] = [spell, OWN_SPELLS[spell] ?? spell].map((name) => say(`wizardkittens-card-${name}`));
  return say("wizardkittens-when-spell", { spells: say("wizardkittens-or", { one: one ?? "", other: other ?? "" }) });
}

function deed({ do: what, must, from: source = "", to = "", n = 1, place = "" }: Effect, now: string): string {
  const may = must ? "no" : "yes";
  if (what === "swap") return say("wizardkittens-do-swap", { may });
  if (what === "draw") return say("wizardkittens-do-draw", { n: Number(n) });
  const slings = to === "other" && place === "actor";
  const parts = [
    say(`wizardkittens-do-${verb(source, to, slings)}`, { may }),
    say("wizardkittens-what", { n: n === "all" ? 0 : Number(n) }),
    say(`wizardkittens-from-${source.replace(":", "-")}`, { now }).replace(/,$/, ""),
  ];
  if (to !== "discard") {
    const within = to === "own" && source.startsWith("own");
    parts.push(say(`wizardkittens-to-${slings ? "sling" : within ? "chapter" : to.replace(":", "-")}`));
  }
  const told = place === "same" || (place === "actor" && (to === "left" || to === "right"));
  return parts.join(" ") + (told ? say(`wizardkittens-place-${place}`) : "");
}

function verb(source: string, to: string, slings: boolean): string {
  if (to === "discard") return "discard";
  if (to === "left" || to === "right") return "pass";
  if (to === "other") return slings ? "sling" : "give";
  return source.startsWith("own") ? "move" : "take";
}

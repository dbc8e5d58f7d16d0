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

/** Return the section and the fields of every card of a card set, by id. */
export function readCards(line: string): Map<string, { section: Section; fields: string[] }> {
  const found = new Map<string, { section: Section; fields: string[] }>();
  line.split("|").forEach((part, i) => {
    for (const card of part.split(";")) {
      const fields = card.split("/");
      found.set(fields[0] ?? "", { section: SECTIONS[i] ?? "kittens", fields });
    }
  });
  return found;
}

/** Return what a card does in a few words; empty if nothing is printed on it. */
export function shortText(section: Section, fields: string[]): string {
  const [, , , a = "", b = "", c = "", , bonus = "-"] = fields;
  if (section === "curses") {
    const text = say("wizardkittens-curse-short", { level: level(a), points: points(b), needs: recipe(c) });
    return bonus === "-" ? text : `${text}; ${goalText(...bonusWords(bonus), true)}`;
  }
  if (section === "extra_credit") return say("wizardkittens-credit-short", { goal: goalText(a, b, c) });
  if (section === "new_rules") return effectText(b).replace(/\.$/, "");
  return section === "chaos" ? say("wizardkittens-chaos-short") : "";
}

/** Return all that a card does; empty if nothing is printed on it. */
export function ruleText(section: Section, fields: string[]): string {
  const [, , , a = "", b = "", c = ""] = fields;
  if (section === "curses") return curseRule(fields);
  if (section === "extra_credit") return say("wizardkittens-credit-rule", { goal: goalText(a, b, c) });
  if (section === "new_rules") return effectText(b);
  if (section !== "chaos") return "";
  const steps = stepTexts(a).map((text, i) => `• ${say("wizardkittens-effect-step", { n: i + 1, text })}`);
  return steps.join("\n");
}

/** Return the sentences of the steps of a Chaos card. */
export const stepTexts = (steps: string): string[] => steps.split("+").map(effectText);

function curseRule(fields: string[]): string {
  const [, , , group = "", value = "", needs = "", light = "", bonus = "-"] = fields;
  const start = say("wizardkittens-curse-rule", { level: level(group), points: points(value), needs: recipe(needs) });
  const sentences = [start.charAt(0).toLocaleUpperCase() + start.slice(1)];
  const sorted = (text: string): string => [...text].sort().join("");
  if (sorted(light) !== sorted(needs)) sentences.push(say("wizardkittens-curse-light", { needs: recipe(light) }));
  if (bonus !== "-") sentences.push(say("wizardkittens-curse-bonus", { goal: goalText(...bonusWords(bonus), true) }));
  return sentences.join(" ");
}

export const level = (group: string): string => say(`wizardkittens-level-${group}`);
const points = (value: string): string => say("wizardkittens-curse-points", { n: Number(value) });

/** "2 Artifacts, 1 Scroll" */
export function recipe(needs: string): string {
  return TYPES.map((kind, i): [string, number] => [kind, needs.split(LETTERS.charAt(i)).length - 1])
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => say(`wizardkittens-needs-${kind}`, { n }))
    .join(", ");
}

export function bonusWords(text: string): [string, string, string] {
  if (text.length === 1) return ["per_type", text, "1"];
  const [score = "", argument = "", pts = ""] = text.split(".");
  return [score, argument, pts];
}

/** Return what a goal brings: "+1 for each Potion in your circle". */
export function goalText(score: string, argument: string, pts: string, atEnd = false): string {
  let message = key("wizardkittens-goal", score);
  if (ARGUMENT[score] === "type") message += `-${TYPES[LETTERS.indexOf(argument)] ?? ""}`;
  else if (ARGUMENT[score] === "group") message += `-${argument}`;
  return say(message, {
    pts: pts.startsWith("-") ? `−${pts.slice(1)}` : `+${pts}`,
    n: /^\d+$/.test(argument) ? Number(argument) : 0,
    where: say(atEnd ? "wizardkittens-where-end" : "wizardkittens-where-now"),
  });
}

/** Return the sentence of an effect, given in the words of a card set. */
export function effectText(text: string): string {
  const [when = "", who = "", ...rest] = text.split(".");
  const now = when === "now" ? "yes" : "no";
  return say("wizardkittens-effect", {
    when: whenText(when),
    who: say(`wizardkittens-who-${who}`, { now }),
    do: deed(rest, now),
  });
}

function whenText(word: string): string {
  const [trigger = "", spell] = word.split(":");
  if (!spell) return say(`wizardkittens-when-${trigger}`);
  const [one, other] = [spell, OWN_SPELLS[spell] ?? spell].map((name) => say(`wizardkittens-card-${name}`));
  return say("wizardkittens-when-spell", { spells: say("wizardkittens-or", { one: one ?? "", other: other ?? "" }) });
}

function deed([what = "", source = "", to = "", n = "", place = "", must = ""]: string[], now: string): string {
  const may = must === "true" ? "no" : "yes";
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

// Messages of the table of Wizard Kittens, besides those of events and moves.

import { knows, readable, say } from "../../i18n/index.svelte";
import { aboutKind, capital, key, kindName, minus, promptSentence } from "../../i18n/sentences";
import { isReader } from "../../table/names";
import type { Choice, Scene } from "../types";
import { SPELL_ICONS } from "./art";
import { cardsOf, LETTERS, type CardSet, type Source } from "./cards";
import { effectText, goalText, hasBonus, ruleText, shortText } from "./printed";
import {
  chapterOf,
  circleSize,
  deckOf,
  effectNow,
  entries,
  missing,
  plus,
  pointsOf,
  sizeOf,
  spellsOf,
  surplus,
  suspicious,
  type Row,
  type WizardView,
} from "./view";

type Table = Scene<WizardView>;

const plain = (kind: string): string => kindName("wizardkittens", kind);
export const nameOf = (kind: string): string => capital(plain(kind));
/** Return what a card or spell does in a few words, as the cards of this table have it. */
export function shortOf(kind: string, cards = cardsOf(null)): string {
  const card = cards.printed.get(kind);
  return (card && shortText(card)) || aboutKind("wizardkittens", "short", kind);
}
/** Return all that a card or spell does, as the cards of this table have it. */
export function ruleOf(kind: string, cards = cardsOf(null)): string {
  const card = cards.printed.get(kind);
  return (card && ruleText(card)) || aboutKind("wizardkittens", "rule", kind);
}
/** Return the name of a kitten that is not in the box, by its own spell. */
export const kittenName = (kitten: string): string => {
  const name = key("wizardkittens-kitten", kitten);
  return knows(name) ? say(name) : capital(readable(kitten));
};
/** Return a name for narrow cards, with soft hyphens in long words. */
export const brokenName = (kind: string): string =>
  nameOf(kind).replace(/\p{L}{12,}/gu, (word) =>
    word.replace(/(\p{L}[aeiouyąęó])(?=[^aeiouyąęó][aeiouyąęó]\p{L})/gu, "$1\u00ad"),
  );
/** "2 × Artifact, Scroll" */
export const listOf = (row: Row): string =>
  entries(row)
    .map(([kind, n]) => (n > 1 ? `${n} × ${plain(kind)}` : plain(kind)))
    .join(", ");

const QUESTIONS: Record<string, string> = {
  kitten: "kitten", turn: "draw", place: "chapter", spell: "spell", "sling.aim": "kitten", "sling.place": "chapter",
  "overflow.aim": "kitten", "effect.aim": "kitten", "effect.place": "chapter", "effect.chapter": "chapter", "effect.swap": "chapters",
}; // prettier-ignore
const questionOf = (prompt: string): string => QUESTIONS[prompt] ?? "card";

export const messages = {
  /** Return "you" or the name of a seat; in a replay always the name. */
  person: (scene: Table, seat: number): string => (isReader(scene, seat) ? say("web-you") : (scene.names[seat] ?? "")),
  /** Return the variables of a sentence about a seat. */
  who: (scene: Table, seat: number): { player: string; you: string } => ({
    player: scene.names[seat] ?? "",
    you: isReader(scene, seat) ? "seat" : "none",
  }),

  headline(scene: Table, asked: boolean): string {
    const { prompt, waiting } = scene.view;
    if (prompt === "") return say("web-game-over");
    const others = waiting.filter((seat) => !isReader(scene, seat));
    if (asked || others.length === 0) return promptSentence("wizardkittens", scene);
    return say("web-wizardkittens-doing", {
      what: questionOf(prompt),
      player: others.map((seat) => scene.names[seat] ?? "").join(", "),
    });
  },

  choose: (prompt: string): string => say("web-wizardkittens-choose", { what: questionOf(prompt) }),

  circle: (scene: Table, seat: number): string =>
    isReader(scene, seat)
      ? say("web-wizardkittens-circle-yours")
      : say("web-wizardkittens-circle", { player: scene.names[seat] ?? "" }),

  points: (count: number): string => minus(say("web-wizardkittens-points", { count })),

  player(scene: Table, seat: number): string {
    const view = scene.view;
    if (!view.alive.includes(seat)) return say("web-player-out");
    const points = pointsOf(view, seat, cardsOf(view.rules)).sum;
    const parts = [messages.points(points), say("web-wizardkittens-cards", { count: circleSize(view, seat) })];
    const chapters = (view.circles[seat] ?? [])
      .slice(0, view.chapters)
      .map(
        (row, i) =>
          `${say("wizardkittens-table-chapter", { index: i + 1 })}: ${listOf(row) || say("wizardkittens-table-empty")}`,
      );
    const token = view.tokens[seat];
    if (token) parts.push(say("wizardkittens-table-token", { card: token }));
    return [...parts, ...chapters].join(", ");
  },

  /** Describe what a chapter still needs for its curse. */
  lack(needs: string, row: Row): string {
    const lacks = missing(needs, row);
    const left = sizeOf(lacks);
    const extra = surplus(needs, row);
    const start =
      left === 0
        ? say("web-wizardkittens-complete")
        : left > 2
          ? say("web-wizardkittens-missing-count", { count: left })
          : say("web-wizardkittens-missing", { list: listOf(lacks) });
    return extra > 0 ? `${start} · ${say("web-wizardkittens-extras", { count: extra })}` : start;
  },

  recipe: (needs: string): string =>
    listOf([...needs].reduce<Row>((row, letter) => plus(row, LETTERS[letter] ?? ""), {})),

  /** Describe the recipe, points and bonus of a curse at this table. */
  curse(id: string, cards: CardSet): string {
    const curse = cards.curses[id];
    if (!curse) return "";
    const parts = [
      say(`web-wizardkittens-${curse.group}`),
      messages.points(curse.value),
      say("web-wizardkittens-needed", { list: messages.recipe(curse.needs) }),
    ];
    if (hasBonus(curse.bonus)) parts.push(goalText(curse.bonus));
    return parts.join(" · ");
  },

  professor(view: WizardView): string {
    const { soonest, latest, professor } = deckOf(view);
    if (view.ending === "caught") return say("wizardkittens-result-ending-caught");
    if (professor === 1) return say("web-wizardkittens-caught-now");
    return professor > 0
      ? say("web-wizardkittens-caught-odds", { count: latest })
      : say("web-wizardkittens-caught-in", { soonest, latest });
  },

  /** Say when the Professor comes, in the few words that fit below the corridor of a phone. */
  professorShort(view: WizardView): string {
    const { soonest, latest, professor } = deckOf(view);
    if (view.ending === "caught") return say("web-wizardkittens-here");
    return professor > 0
      ? say("web-wizardkittens-soon-odds", { count: latest })
      : say("web-wizardkittens-soon", { soonest, latest });
  },

  /** Describe the running effect, or the rule of the card in force. */
  effect(view: WizardView): string {
    if (view.card === null) return "";
    const cards = cardsOf(view.rules);
    const running = effectNow(view);
    const card = cards.printed.get(view.card);
    const step = running && card?.section === "chaos" ? card.steps[running.step - 1] : undefined;
    return step ? effectText(step) : ruleOf(view.card, cards);
  },

  /** Return the label of the main button. */
  act(scene: Table, choice: Choice): string {
    const { prompt } = scene.view;
    const name = choice.kind ? plain(choice.kind) : "";
    if (choice.verb === "pick") {
      const what = prompt === "sling.card" ? `${scene.view.cast ?? "sling"}-card` : prompt.replace(".", "-");
      return say("web-wizardkittens-do", { what, name });
    }
    return scene.label(choice);
  },

  /** Return the second line of the main button: what the move leads to. */
  after(scene: Table, choice: Choice, held: string | null, seat: number): string {
    const view = scene.view;
    const where = (chapter: number): string => say("wizardkittens-table-chapter", { index: chapter });
    const { seat: owner, index: chapter } = choice;
    if (choice.verb === "pick") return `${messages.person(scene, owner ?? -1)}, ${where(chapter ?? 0)}`;
    if (choice.verb !== "place" || chapter === null || !held) return "";
    const curse = view.curses[chapter - 1] ?? "";
    const needs = cardsOf(view.rules).curses[curse]?.needs;
    if (!needs) return "";
    const now = chapterOf(view, seat, chapter);
    const then = plus(now, held);
    if (sizeOf(missing(needs, now)) === sizeOf(missing(needs, then)))
      return say("web-wizardkittens-then-extra", { name: nameOf(curse) });
    return say("web-wizardkittens-then", { name: nameOf(curse), count: sizeOf(missing(needs, then)) });
  },

  /** Explain that a spell is covered by the token. */
  covered: (spell: string): string => say("web-wizardkittens-covered", { name: nameOf(spell) }),

  /** Explain why a spell or component cannot be used now. */
  whyNot(scene: Table, id: string): string {
    const { prompt } = scene.view;
    const spells = [...Object.keys(SPELL_ICONS), ...Object.values(scene.view.mats).flat()];
    if (!spells.includes(id))
      return say(
        prompt === "spell" || prompt === "turn" ? "web-wizardkittens-why-spell-first" : "web-wizardkittens-why-card",
      );
    if (!spellsOf(scene.view, scene.me).includes(id)) return say("web-wizardkittens-why-mat");
    if (scene.view.tokens[scene.me] === id) return messages.covered(id);
    return say(
      prompt === "spell"
        ? "web-wizardkittens-why-few"
        : prompt === "turn"
          ? "web-wizardkittens-why-draw-first"
          : "web-wizardkittens-why-question",
    );
  },

  /** Name the source of a card's values if they are not the printed ones. */
  source(source: Source, own: boolean): string {
    if (own) return say("web-wizardkittens-source-own");
    if (typeof source === "string")
      return source === "DESIGNED" || source === "INFERRED"
        ? say(`web-wizardkittens-source-all-${source.toLowerCase()}`)
        : "";
    const fields = (mark: string): string =>
      Object.keys(source)
        .filter((field) => source[field] === mark)
        .map((field) => say(`web-wizardkittens-field-${field}`))
        .join(", ");
    return ["INFERRED", "DESIGNED"]
      .map((mark) =>
        fields(mark) ? say(`web-wizardkittens-source-${mark.toLowerCase()}`, { list: fields(mark) }) : "",
      )
      .filter(Boolean)
      .join(" ");
  },

  guilty: (view: WizardView, points: number): string =>
    suspicious(view, points) ? say("web-wizardkittens-guilty") : say("web-wizardkittens-innocent"),

  situation(scene: Table): string[] {
    const view = scene.view;
    const lines: string[] = [];
    if (view.prompt !== "")
      lines.push(view.waiting.includes(scene.me) ? say("web-situation-you") : `${messages.headline(scene, false)}.`);
    if (view.prompt === "kitten") return lines;
    const running = effectNow(view);
    if (running) lines.push(messages.effect(view));
    const { cast } = view;
    if (cast) lines.push(say("web-wizardkittens-casting", { ...messages.who(scene, view.active), name: nameOf(cast) }));
    if (sizeOf(view.hand) > 0) lines.push(`${say("wizardkittens-table-hand", { list: listOf(view.hand) })}.`);
    lines.push(
      `${messages.professor(view)}.`,
      `${say("wizardkittens-table-deck", { deck: view.deck, curse_deck: view.curse_deck })}.`,
    );
    const cards = cardsOf(view.rules);
    view.curses.slice(0, view.chapters).forEach((curse, i) => {
      const about =
        curse === null ? say("wizardkittens-table-no-curse") : `${nameOf(curse)}, ${messages.curse(curse, cards)}`;
      const mine =
        scene.me >= 0 && curse !== null
          ? `; ${messages.lack(cards.curses[curse]?.needs ?? "", chapterOf(view, scene.me, i + 1))}`
          : "";
      lines.push(`${say("wizardkittens-table-chapter", { index: i + 1 })}: ${about}${mine}.`);
    });
    if (view.card !== null) lines.push(`${say("wizardkittens-table-rule", { card: view.card })}.`);
    const credit = view.credits[scene.me];
    const aim = credit ? cards.printed.get(credit) : undefined;
    if (aim?.section === "extra_credit")
      lines.push(`${say("wizardkittens-table-credit", { goal: goalText(aim.goal) })}.`);
    scene.seats.forEach((_, seat) => lines.push(`${messages.person(scene, seat)}: ${messages.player(scene, seat)}.`));
    return lines;
  },
};

// Messages of the table of Witchstone, besides those of events and moves.

import { language, say } from "../../i18n/index.svelte";
import { capital, key, kindName, promptSentence } from "../../i18n/sentences";
import { isReader } from "../../table/names";
import type { Choice, Scene } from "../types";
import { ACTIONS, components, type WandField } from "./components.svelte";
import {
  beside,
  bottles,
  centre,
  chargesOn,
  groupOf,
  towerOwner,
  cellOf,
  topOwl,
  witchesOn,
  yieldOf,
  type Step,
  type WitchstoneView,
  type Yield,
} from "./view";

import { areaNames } from "./places";
import { progressOf, stopsOf } from "./progress";
import type { Desk } from "./desk.svelte";

type Table = Scene<WitchstoneView>;
let named: { c: unknown; language: string; names: Record<string, string> } | undefined;
/** The names of areas and connections in the current language. */
export function places(): Record<string, string> {
  const c = components();
  if (named?.c !== c || named.language !== language()) named = { c, language: language(), names: areaNames(c) };
  return named.names;
}

const W = "web-witchstone";
const ON_A_FIELD = new Set(["place", "turn", "put", "to"]);
const action = (kind: string): string => kindName("witchstone", kind);
const person = (scene: Table, seat: number): string =>
  isReader(scene, seat) ? say("web-you") : (scene.names[seat] ?? "");
const list = (parts: (string | false)[]): string => parts.filter(Boolean).join(", ");
export { capital };

export const messages = {
  action,
  person,
  title: (name: string): string => say(`witchstone-table-${name}`),
  cauldron: (scene: Table, seat: number): string =>
    isReader(scene, seat)
      ? say("witchstone-table-cauldron")
      : say("witchstone-table-cauldron-of", { player: scene.names[seat] ?? "" }),
  kind: (kind: string): string => say(key(W, "kind", kind)),
  count: (what: string): string => say(key(W, "count", what)),

  area: (id: string): string => places()[id] ?? id,

  /** "energy 4, wand 2, points: 3" */
  gain(found: Yield): string {
    const parts = ACTIONS.filter((kind) => kind in found).map((kind) => `${action(kind)} ${found[kind]}`);
    if (found["points"]) parts.push(say("witchstone-table-yield-points", { index: found["points"] }));
    if ((found["cost"] ?? 0) > 0) parts.push(say("witchstone-table-yield-cost", { index: found["cost"] ?? 0 }));
    return parts.join(", ");
  },

  /** Describe a choice and what it brings, for screen readers; `shown` is the text in the drawing. */
  choice(scene: Table, choice: Choice, shown = ""): string {
    const view = scene.view;
    const parts = [scene.label(choice)];
    if (choice.verb === "go" || choice.verb === "tower")
      parts.push(messages.kind(components().areas[choice.kind ?? ""]?.kind ?? ""));
    if (choice.verb === "charge") parts.push(messages.opens(scene, choice.kind ?? ""));
    if (choice.verb === "take") parts.push(messages.scroll(view.shelf[(choice.index ?? 0) - 1]?.name ?? ""));
    if (choice.verb === "walk")
      parts.push(messages.wandField(scene, (view.players[scene.me]?.wand ?? 0) + (choice.index ?? 0)));
    if (ON_A_FIELD.has(choice.verb)) parts.push(messages.neighbours(view, scene.me, cellOf(choice)));
    parts.push(messages.gain(yieldOf(view, choice)), shown);
    return list(parts);
  },

  neighbours(view: WitchstoneView, seat: number, cell: string): string {
    const found = new Set(beside(cell).flatMap((next) => view.players[seat]?.symbols[next] ?? []));
    return found.size > 0 ? say(`${W}-beside`, { list: [...found].map(action).join(", ") }) : "";
  },

  wandEffect(field: WandField): string {
    if (field.kind === "bonus")
      return say(`${W}-wand-bonus`, { what: action(field.what), index: field.n, size: field.first });
    if (field.kind === "score") return say(`${W}-wand-score`, { what: messages.count(field.what), index: field.n });
    return say(field.kind === "start" ? `${W}-wand-start` : `${W}-wand-light`);
  },
  wandField(scene: Table, i: number): string {
    const here = scene.view.players.flatMap((each, seat) => (each.wand === i ? [person(scene, seat)] : []));
    return list([
      say(`${W}-field`, { index: i }),
      messages.wandEffect(components().wand[i] ?? { kind: "light", what: "", n: 0, first: 0 }),
      here.length > 0 && here.join(", "),
    ]);
  },
  shelfName: (shelf: string): string => (shelf === "any" ? say("witchstone-table-lowest") : action(shelf)),
  shelf(scene: Table, shelf: string): string {
    const all = bottles(scene.view, components(), shelf);
    return `${messages.shelfName(shelf)}: ${say(`${W}-bottles`, { index: all.filter((each) => each !== null).length, size: all.length })}`;
  },
  tokens: (face: string, n: number): string => (n > 1 ? `${action(face)} × ${n}` : action(face)),
  scroll: (name: string): string => action(name),
  /** Say how far a player has come with a prophecy, and what it is worth now if that is known. */
  progress(scene: Table, seat: number, name: string, worth?: number | null): string[] {
    const c = components();
    const scroll = c.scrolls[name];
    const n = scroll && seat >= 0 ? progressOf(scene.view, seat, scroll, c) : null;
    return [
      scroll && n !== null ? say(`${W}-progress`, { index: n, list: stopsOf(scroll).join(", ") }) : "",
      worth == null ? "" : say(`${W}-worth-now`, { index: worth }),
    ].filter(Boolean);
  },

  stepName: (step: Step): string =>
    step.what === "series" || (step.what === "other" && step.kind)
      ? capital(action(step.kind))
      : say(key(W, "step", step.what)),
  step(step: Step): string {
    const name = messages.stepName(step);
    const left = step.n >= 0 ? say(`${W}-left`, { index: step.n }) : "";
    return list([name, left, step.state === "done" && say(`${W}-done`)]);
  },

  /** Name what is being asked, for the way back to it. */
  question: (view: WitchstoneView): string => {
    const top = view.stack[0];
    return top?.frame === "series" ? action(top.kind) : say(`${W}-step-tile`);
  },
  headline(desk: Desk): string {
    const { view } = desk;
    if (view.prompt === "") return say(`${W}-over`);
    if (desk.foreign && desk.scene.live) {
      const doing = desk.told.at(-1)?.seat === view.active && desk.told.at(-1)!.acts.length > 0;
      return say(`${W}-foe-${doing ? "plays" : "choosing-of"}`, { player: person(desk.scene, view.active) });
    }
    if (!view.waiting.includes(desk.me) || !desk.scene.live) return messages.waiting(desk.scene);
    if (desk.recapping) return say(`${W}-recap`);
    if (desk.removing) return say(`${W}-remove-ask`);
    if (desk.stuck) return say(`${W}-no-fit`);
    return promptSentence("witchstone", desk.scene);
  },
  /** Say what helps with the question: what the aimed move brings, what is left, why nothing fits. */
  line(desk: Desk): string {
    const { view, asked, aimed, scene } = desk;
    if (desk.recapping) return say(`${W}-recap-help`);
    if (desk.refused) return say(`${W}-no-undo`);
    if (desk.removing) return say(`${W}-remove-price`, { index: desk.price, size: desk.price + 1 });
    if (desk.stuck) return say(desk.discards.size > 0 ? `${W}-discard-help` : `${W}-no-fit-help`);
    if (aimed) return messages.choice(scene, aimed);
    if (desk.ghost) return say(`${W}-ghost`, { list: messages.gain(yieldOf(view, desk.turnTo(desk.goal)!)) });
    if (asked && view.prompt === "tile.place") return say(`${W}-place-help`);
    if (asked && view.prompt === "wand") return messages.wandAhead(scene);
    if (asked && desk.top?.frame === "series")
      return `${capital(say(`${W}-left`, { index: desk.left }))}. ${capital(say(`witchstone-short-${view.prompt}`))}.`;
    if (asked && view.prompt === "turn.end") return say(`${W}-end-help`);
    if (asked && view.prompt === "tile") return say(`${W}-tile-help`);
    return asked ? "" : (scene.news.at(-1)?.text ?? "");
  },

  /** Say what the fields of the wand that can be reached give. */
  wandAhead(scene: Table): string {
    const from = scene.view.players[scene.me]?.wand ?? 0;
    const steps = Math.max(0, ...scene.choices.filter((each) => each.verb === "walk").map((each) => each.index ?? 0));
    const told = Array.from({ length: steps }, (_, i) => from + i + 1)
      .filter((i) => ["bonus", "score"].includes(components().wand[i]?.kind ?? ""))
      .map((i) => `${i}: ${messages.wandEffect(components().wand[i]!)}`);
    return told.length > 0 ? `${told.join("; ")}.` : `${capital(say(`${W}-wand-light`))}.`;
  },
  /** Say what the next two fields of the wand with an effect give. */
  wandNext(scene: Table): string {
    const from = scene.view.players[scene.me]?.wand ?? 0;
    const told = components()
      .wand.map((field, i) => `${say(`${W}-field`, { index: i })}: ${messages.wandEffect(field)}`)
      .filter((_, i) => i > from && ["bonus", "score"].includes(components().wand[i]!.kind));
    return told.length > 0 ? say(`${W}-wand-next`, { list: told.slice(0, 2).join("; ") }) : "";
  },
  wandGain(scene: Table, steps: number): string {
    const from = scene.view.players[scene.me]?.wand ?? 0;
    return `${from} → ${from + steps}`;
  },
  /** Say what a field of the pentagram gives. */
  pentField(view: WitchstoneView, i: number): string {
    const c = components();
    const kind = c.pentagram[i] ?? "light";
    const nth = c.pentagram.slice(0, i).filter((each) => each === kind).length;
    if (kind === "gold") return say(`${W}-field-owl`, { index: topOwl(view, c, nth) });
    if (kind !== "blue") return say(`${W}-field-empty`);
    const pair = c.specials[view.blue[nth] ?? -1];
    return pair ? `${say(`${W}-step-special`)}: ${pair.map(action).join(" + ")}` : say(`${W}-step-any`);
  },

  waiting(scene: Table): string {
    const names = scene.view.waiting.filter((seat) => !isReader(scene, seat)).map((seat) => scene.names[seat] ?? "");
    return names.length > 0 ? say("web-waiting-for", { names: names.join(", ") }) : "";
  },

  player(scene: Table, seat: number): string {
    const p = scene.view.players[seat];
    if (!p) return "";
    return list([
      say("witchstone-table-yield-points", { index: p.score }),
      p.tower !== null && messages.area(p.tower),
      `${say(`${W}-charges`)}: ${p.charges}`,
      `${say(`${W}-stock`)}: ${p.stock}`,
      `${messages.title("wand")}: ${p.wand}`,
      `${messages.title("pentagram")}: ${p.pentagram}`,
      `${messages.count("scrolls")}: ${p.scrolls.length}`,
      !scene.view.alive.includes(seat) && say("web-player-out"),
    ]);
  },

  /** Describe what lies on an area or a connection. */
  onArea(scene: Table, id: string): string[] {
    const view = scene.view;
    const here = witchesOn(view, id).map((seat) => person(scene, seat));
    const token = view.area_tokens[id];
    return [
      token ? say(`${W}-token-here`, { name: action(token) }) : "",
      here.length > 0 ? say(`${W}-witches-here`, { list: here.join(", ") }) : "",
    ].filter(Boolean);
  },
  onLink(scene: Table, id: string): string[] {
    const link = components().links.find((each) => each.id === id);
    if (!link) return [];
    const on = chargesOn(scene.view, id, link.segments);
    return [
      say(`${W}-link`, { index: link.segments, size: link.points }),
      on ? say(`${W}-link-of`, { player: person(scene, on.seat), index: on.n }) : say(`${W}-link-free`),
    ];
  },

  /** Say what lies on an area: its owner, token and witches. */
  areaInWords(scene: Table, id: string): string {
    const owner = towerOwner(scene.view, id);
    return [
      ...(owner >= 0 ? [say(`${W}-tower-of`, { player: person(scene, owner) })] : []),
      ...messages.onArea(scene, id),
    ].join(" ");
  },
  /** Say what lies on each area, as far as anything does. */
  areasInWords: (scene: Table): string[] =>
    Object.keys(components().areas).flatMap((id) => {
      const told = messages.areaInWords(scene, id);
      return told ? [`${capital(messages.area(id))}: ${told}`] : [];
    }),
  /** Say where the connections of an area lead, how long they are and whose charges lie on them. */
  linksOfArea: (scene: Table, id: string): string[] =>
    components()
      .links.filter((link) => link.a.id === id || link.b.id === id)
      .map((link) => {
        const to = link.a.id === id ? link.b.id : link.a.id;
        return `${say(`${W}-link-to`, { name: places()[`${to}.gen`] ?? to })}: ${messages.onLink(scene, link.id).join(" ")}`;
      }),
  /** Say what lies on each space of a cauldron, row by row from the top; empty spaces are counted. */
  rowsInWords(scene: Table, seat: number): string[] {
    const p = scene.view.players[seat];
    if (!p) return [];
    const rows = new Map<number, string[]>();
    const { cells } = components();
    const order = cells.toSorted((a, b) => centre(a, 1)[1] - centre(b, 1)[1] || centre(a, 1)[0] - centre(b, 1)[0]);
    for (const cell of order) {
      const on = p.crystals.includes(cell)
        ? say(p.black === cell ? `${W}-black` : `${W}-own-crystal`)
        : (p.symbols[cell] ?? []).map(action).join(" + ");
      const row = Math.round(centre(cell, 1)[1] * 2);
      const what = `${on || say(`${W}-space-empty`)} (${cells.indexOf(cell) + 1})`; // its number, as moves name it
      rows.set(row, [...(rows.get(row) ?? []), what]);
    }
    return [...rows.values()].map((row, i) => `${say(`${W}-row`, { index: i + 1 })}: ${row.join(", ")}.`);
  },
  /** Say the largest group of each symbol in a cauldron, its crystals and its empty spaces. */
  cauldronInWords(scene: Table, seat: number): string[] {
    const p = scene.view.players[seat];
    if (!p) return [];
    const largest = (kind: string): number =>
      Math.max(
        0,
        ...Object.keys(p.symbols)
          .filter((cell) => p.symbols[cell]?.includes(kind))
          .map((cell) => groupOf(p.symbols, cell, kind).length + 1),
      );
    const full = new Set([...Object.keys(p.symbols), ...p.crystals]);
    return [
      ...ACTIONS.map((kind) => say(`${W}-group`, { name: action(kind), index: largest(kind) })),
      `${capital(say(`${W}-own-crystals`))}: ${p.crystals.length}.`,
      say(`${W}-empty-spaces`, { index: components().cells.filter((cell) => !full.has(cell)).length }),
    ];
  },
  /** Say what the next fields of the pentagram give. */
  pentagramInWords(scene: Table): string[] {
    const at = scene.view.players[scene.me]?.pentagram ?? 0;
    const n = components().pentagram.length;
    return Array.from(
      { length: Math.min(6, n) },
      (_, i) => `${i + 1}: ${messages.pentField(scene.view, (at + i + 1) % n)}.`,
    );
  },
  /** Say what stands on each shelf of the potion rack. */
  rackInWords: (scene: Table): string[] => components().shelves.map((shelf) => `${messages.shelf(scene, shelf)}.`),
  /** Say what the reader's own scrolls are and what the prophecies bring now. */
  ownInWords(scene: Table): string[] {
    const me = scene.view.players[scene.me];
    return (me?.scrolls ?? []).map(({ name, number }) => {
      const worth = scene.view.prophecies[scene.me]?.find((each) => each.number === number)?.points;
      const used = me!.used.includes(number) && say(`${W}-used`);
      return `${list([action(name), ...messages.progress(scene, scene.me, name, worth), used])}.`;
    });
  },
  /** Say how far everybody is on the wand, and what comes next for the reader. */
  wandInWords: (scene: Table): string[] => [
    ...scene.view.players.map((each, seat) => `${person(scene, seat)}: ${say(`${W}-field`, { index: each.wand })}.`),
    ...(scene.view.players[scene.me] ? [messages.wandNext(scene)].filter(Boolean) : []),
  ],
  /** Say whose charges lie on each connection that was started. */
  startedInWords: (scene: Table): string[] =>
    components()
      .links.filter((link) => chargesOn(scene.view, link.id, link.segments))
      .map((link) => `${capital(messages.area(link.id))}: ${messages.onLink(scene, link.id).join(" ")}`),
  shelfInWords: (scene: Table): string[] =>
    scene.view.shelf.map((card, i) => `${say(`${W}-shelf-place`, { index: i + 1 })}: ${action(card.name)}.`),

  /** Say what a connection would join to the reader's network. */
  opens(scene: Table, link: string): string {
    const found = components().links.find((each) => each.id === link);
    const network = scene.view.players[scene.me]?.network ?? [];
    const fresh = found ? [found.a.id, found.b.id].filter((id) => !network.includes(id)) : [];
    return fresh
      .map((id) => list([say(`${W}-opens`, { name: messages.area(id) }), ...messages.onArea(scene, id)]))
      .join(", ");
  },

  situation(scene: Table): string[] {
    const view = scene.view;
    const lines: string[] = [];
    if (view.prompt !== "")
      lines.push(view.waiting.includes(scene.me) ? say("web-situation-you") : messages.waiting(scene));
    if (view.round > 0)
      lines.push(`${say("witchstone-table-round", { index: view.round, size: components().values["rounds"] ?? 11 })}.`);
    const tokens = view.pending.map((each) => messages.tokens(each.kind, each.size));
    if (tokens.length > 0) lines.push(`${messages.title("pending")}: ${tokens.join(", ")}.`);
    scene.seats.forEach((_, seat) => lines.push(`${person(scene, seat)}: ${messages.player(scene, seat)}.`));
    const me = view.players[scene.me];
    if (me && me.hand.length > 0)
      lines.push(
        `${messages.title("hand")}: ${me.hand.map((tile) => (components().tiles[tile] ?? []).map(action).join(" + ")).join(", ")}.`,
      );
    if (me && me.scrolls.length > 0) lines.push(`${say(`${W}-mine`)}: ${messages.ownInWords(scene).join(" ")}`);
    if (me) lines.push(`${messages.cauldron(scene, scene.me)}: ${messages.cauldronInWords(scene, scene.me).join(" ")}`);
    lines.push(
      `${messages.title("ball")}: ${[...messages.areasInWords(scene), ...messages.startedInWords(scene)].join(" ")}`,
      `${messages.title("shelves")}: ${messages.shelfInWords(scene).join(" ")}`,
    );
    if (me) lines.push(`${messages.title("pentagram")}: ${messages.pentagramInWords(scene).join(" ")}`);
    lines.push(
      `${messages.title("wand")}: ${messages.wandInWords(scene).join(" ")}`,
      `${messages.title("rack")}: ${messages.rackInWords(scene).join(" ")}`,
    );
    return lines;
  },
};

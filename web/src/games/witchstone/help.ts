// Help pages of Witchstone: rule, ruling, situation at this table, and source of the value.

import { knows, say } from "../../i18n/index.svelte";
import { key } from "../../i18n/sentences";
import type { Choice, HelpPage, Scene, Topic } from "../types";
import { area, bottle, colours, crystal, domino, GILT, hex, INK, label, mark, markG, owl, special, token } from "./art";
import { scrollHtml } from "./cards";
import { ACTIONS, components, type Scroll } from "./components.svelte";
import { chargesOn, groupOf, stoneOf, topOwl, type WitchstoneView } from "./view";
import { capital, messages } from "./messages";

type Table = Scene<WitchstoneView> | null;
const W = "web-witchstone";
const ORIGINS = ["printed", "rulebook", "found", "derived", "designed"];

/** Name the source of the values of a section. */
function source(section: string): string {
  const marks = (components().marks[section] ?? "").split(";").map((part) => part.split(":")[0]!.trim());
  const known = ORIGINS.filter((origin) => marks.includes(origin));
  return known.length > 0
    ? say(`${W}-from`, { list: known.map((origin) => say(`${W}-from-${origin}`)).join("; ") })
    : "";
}

const hexagon = (kind: string): string => {
  const [ground, ink] = colours(kind);
  return `<svg class="ws-special" viewBox="-22 -24 44 48" aria-hidden="true">${hex(0, 0, 22, INK)}${hex(0, 0, 20, ground)}${markG(kind, 0, 0, 21, ink)}</svg>`;
};
const disc = (ground: string, text: string): string =>
  `<svg class="ws-token" viewBox="-22 -22 44 44" aria-hidden="true"><circle r="20" fill="${ground}" stroke="${INK}" stroke-width="3"/>${label(0, 6, 17, ground === "#FBF3E2" ? INK : GILT, text)}</svg>`;

export function picture({ kind, id }: Topic): string {
  switch (kind) {
    case "action":
    case "exit":
      return hexagon(id);
    case "tile":
      return domino(...(id.split("_") as [string, string]));
    case "special":
      return special(...(id.split("_") as [string, string]));
    case "token":
      return token(id);
    case "kind":
      return area(id);
    case "area":
      return area(components().areas[id]?.kind ?? "forest");
    case "link":
      return hexagon("energy");
    case "crystal":
      return crystal(0, id === "black");
    case "shelf":
      return bottle(-1, false);
    case "scroll":
      return scrollHtml(id);
    case "owl":
      return owl(components().owls[0]?.[0] ?? "");
    case "wandfield":
      return hexagon("wand");
    case "pentfield":
      return components().pentagram[Number(id)] === "gold" ? owl("") : hexagon("pentagram");
    default:
      return "";
  }
}

function page(
  title: string,
  rule: string,
  more: { picture?: string; ruling?: string; now?: string[]; from?: string; related?: Topic[] } = {},
): HelpPage {
  const origin = more.from ? source(more.from) : "";
  const now = (more.now ?? []).filter(Boolean).join(" ");
  return {
    title: capital(title),
    rule: [rule, origin].filter(Boolean).join("\n\n"),
    ...(more.picture ? { picture: `<span class="wspic">${more.picture}</span>` } : {}),
    ...(more.ruling && knows(more.ruling) ? { ruling: say(more.ruling) } : {}),
    ...(now ? { now } : {}),
    ...(more.related ? { related: more.related } : {}),
  };
}

const actionTopic = (id: string): Topic => ({ kind: "action", id });

function scrollRule(scroll: Scroll): string {
  const c = components();
  if (scroll.type === "boost")
    return say(`${W}-help-boost`, { index: scroll.extra, size: c.values["unused_boost"] ?? 0 });
  const [none = 0, low = 0, middle = 0, high = 0] = c.prophecy;
  return `${say(key(W, "help", scroll.type))} ${say(`${W}-help-prophecy`, { none, low, middle, high })}`;
}

function cellPage(id: string, scene: Table): HelpPage | null {
  if (!scene) return null;
  const [seat = "0", cell = ""] = id.split("/");
  const c = components();
  const person = scene.view.players[Number(seat)];
  const symbols = person?.symbols[cell] ?? [];
  const groups = symbols.map((symbol) =>
    say(`${W}-group`, { name: messages.action(symbol), index: groupOf(person!.symbols, cell, symbol).length + 1 }),
  );
  const title = say(`${W}-field`, { index: c.cells.indexOf(cell) + 1 });
  const related = symbols.map(actionTopic);
  if (person?.special_cells.includes(cell) && symbols.length > 1)
    return page(title, say(`${W}-help-special`, { index: c.values["special_tile_actions"] ?? 2 }), {
      picture: special(symbols[0]!, symbols[1]!),
      ruling: `${W}-ruling-special`,
      now: groups,
      related,
    });
  if (c.printed[cell])
    return page(title, say(`${W}-help-printed`), {
      picture: hexagon(c.printed[cell]),
      now: groups,
      from: "printed",
      related,
    });
  if (symbols.length > 0)
    return page(title, say("witchstone-rules-turn"), {
      picture: hexagon(symbols[0]!),
      ruling: `${W}-ruling-tile`,
      now: groups,
      related,
    });
  return page(title, say(`${W}-help-cell`), {
    ruling: `${W}-ruling-tile`,
    from: c.cells.includes(cell) ? "cells" : "",
  });
}

export function help(topic: Topic, scene: Table): HelpPage | null {
  const { kind, id } = topic;
  const c = components();
  const view = scene?.view;
  switch (kind) {
    case "action":
      return (ACTIONS as readonly string[]).includes(id)
        ? page(messages.action(id), say(`witchstone-rule-${id}`), {
            picture: hexagon(id),
            ruling: `${W}-ruling-${id}`,
            related: ACTIONS.filter((other) => other !== id).map(actionTopic),
          })
        : null;
    case "tile": {
      const pair = id.split("_");
      return page(pair.map(messages.action).join(" + "), say("witchstone-rules-turn"), {
        picture: picture(topic),
        ruling: `${W}-ruling-tile`,
        from: "tiles",
        related: pair.map(actionTopic),
      });
    }
    case "special":
      return page(
        id.split("_").map(messages.action).join(" + "),
        say(`${W}-help-special`, { index: c.values["special_tile_actions"] ?? 2 }),
        {
          picture: picture(topic),
          ruling: `${W}-ruling-special`,
          from: "special_tiles",
          related: id.split("_").map(actionTopic),
        },
      );
    case "token":
      return page(
        say(`${W}-token`, { name: messages.action(id) }),
        say(`${W}-help-token`, { index: c.values["token_face"] ?? 0, size: c.values["token_end"] ?? 0 }),
        {
          picture: token(id),
          ruling: `${W}-ruling-token`,
          from: "magic_tokens",
          ...(id === "points" ? {} : { related: [actionTopic(id)] }),
        },
      );
    case "kind":
    case "area": {
      const place = kind === "area" ? c.areas[id] : Object.values(c.areas).find((each) => each.kind === id);
      if (!place) return null;
      const stone = place.id === stoneOf(c);
      const rule = stone
        ? say(`${W}-help-witchstone`, { list: c.stone.join(", ") })
        : say(place.kind === "tower" ? `${W}-help-tower` : `${W}-help-area`, { index: c.values["new_area"] ?? 0 });
      const others = [...new Set(Object.values(c.areas).map((each) => each.kind))].filter(
        (each) => each !== place.kind,
      );
      return page(kind === "area" ? messages.area(place.id) : messages.kind(id), rule, {
        picture: area(place.kind),
        ruling: stone ? `${W}-ruling-witchstone` : `${W}-ruling-area`,
        now: scene && kind === "area" ? messages.onArea(scene, id) : [],
        from: stone ? "witchstone_fields" : "areas",
        related: others.map((each) => ({ kind: "kind", id: each })),
      });
    }
    case "link":
      return page(
        say(`${W}-connection`, { name: id.split("-").map(messages.area).join(" – ") }),
        say("witchstone-rule-energy"),
        {
          picture: hexagon("energy"),
          ruling: `${W}-ruling-energy`,
          now: scene ? messages.onLink(scene, id) : [],
          from: "connections",
        },
      );
    case "cell":
      return cellPage(id, scene);
    case "crystal":
      if (id === "removed")
        return page(say("witchstone-rules-crystals.title"), say("witchstone-rules-crystals"), {
          picture: crystal(Math.max(0, scene?.me ?? 0), false),
          ruling: `${W}-ruling-removed`,
        });
      return page(
        say(id === "black" ? `${W}-black` : `${W}-own-crystal`),
        say(id === "black" ? `${W}-help-black` : "witchstone-rule-crystal", { index: c.values["black_extra"] ?? 0 }),
        {
          picture: crystal(Math.max(0, scene?.me ?? 0), id === "black"),
          ruling: `${W}-ruling-crystal`,
          from: id === "black" ? "black_crystal" : "coloured_crystals",
        },
      );
    case "exit":
      return page(
        say(`${W}-exit`, { name: messages.action(id) }),
        say(`${W}-help-exit`, { index: c.values["exit_actions"] ?? 0 }),
        {
          picture: hexagon(id),
          ruling: `${W}-ruling-exit`,
          from: "exits",
          related: [
            { kind: "shelf", id },
            { kind: "crystal", id: "black" },
          ],
        },
      );
    case "shelf":
      return page(
        say(`${W}-shelf`, { name: messages.shelfName(id) }),
        say(id === "any" ? `${W}-help-lowest` : `${W}-help-shelf`, { index: c.values["exit_actions"] ?? 0 }),
        {
          picture: hexagon(id),
          ruling: `${W}-ruling-exit`,
          now: scene ? [messages.shelf(scene, id)] : [],
          from: "shelves",
        },
      );
    case "scroll": {
      const scroll = c.scrolls[id];
      return scroll
        ? page(messages.scroll(id), scrollRule(scroll), {
            picture: scrollHtml(id),
            ruling: scroll.type === "boost" ? `${W}-ruling-boost` : `${W}-ruling-prophecy`,
            now: scroll.areas.length > 0 ? [scroll.areas.map(messages.kind).join(" → ")] : [],
            from: "scrolls",
          })
        : null;
    }
    case "wandfield": {
      const field = c.wand[Number(id)];
      if (!field) return null;
      return page(
        say(`${W}-field`, { index: Number(id) }),
        `${capital(messages.wandEffect(field))}.\n\n${say("witchstone-rule-wand")}`,
        {
          picture: `<span class="wf ${field.kind}">${field.what ? mark(field.what) : ""}</span>`,
          ruling: `${W}-ruling-wand`,
          now: scene ? [capital(messages.wandField(scene, Number(id))) + "."] : [],
          from: "wand",
        },
      );
    }
    case "pentfield": {
      const field = c.pentagram[Number(id)] ?? "light";
      const stack = c.pentagram.slice(0, Number(id)).filter((each) => each === field).length;
      const now =
        view && field === "gold"
          ? [
              topOwl(view, c, stack) > 0
                ? say(`${W}-top-owl`, { index: topOwl(view, c, stack) })
                : say(`${W}-no-owl`, { index: c.values["empty_owl"] ?? 0 }),
            ]
          : view && field === "blue"
            ? [say(`${W}-special-left`, { index: view.special_stack })]
            : [];
      return page(
        say(`${W}-field`, { index: Number(id) }),
        `${say(`${W}-help-${field}`)}\n\n${say("witchstone-rule-pentagram")}`,
        {
          picture: field === "gold" ? owl("") : field === "light" ? disc("#FBF3E2", "") : hexagon("pentagram"),
          ruling: `${W}-ruling-pentagram`,
          now,
          from: "pentagram",
        },
      );
    }
    case "owl":
      return page(say("witchstone-source-owls"), say(`${W}-help-gold`), {
        picture: picture(topic),
        ruling: `${W}-ruling-pentagram`,
        from: "owls",
      });
    case "player": {
      if (!scene) return null;
      return page(messages.person(scene, Number(id)), messages.player(scene, Number(id)));
    }
    default:
      return null;
  }
}

const KIND_OF: Record<string, string> = {
  link: "energy",
  area: "witch",
  pentfield: "pentagram",
  owl: "pentagram",
  crystal: "crystal",
  exit: "crystal",
  shelf: "crystal",
  wandfield: "wand",
};

/** Explain why something cannot be used now, as far as the view shows it. */
export function whyNot({ kind, id }: Topic, scene: Scene<WitchstoneView>): string {
  const { view, me } = scene;
  const mine = view.players[me];
  const needed = KIND_OF[kind];
  if (!mine) return "";
  if (kind === "tile") return say(`${W}-why-tile`);
  if (kind === "token") return say(`${W}-why-token`);
  if (kind === "scroll")
    return id.startsWith("boost_") && mine.scrolls.some((card) => card.name === id)
      ? say(`${W}-why-boost`)
      : say(`${W}-why-kind`, { name: messages.action("scroll") });
  if (needed === undefined || id === "removed") return "";
  if (view.prompt.split(".")[0] !== needed) return say(`${W}-why-kind`, { name: messages.action(needed) });
  if (kind === "link") {
    const on = chargesOn(view, id, components().links.find((link) => link.id === id)?.segments ?? 0);
    if (on) return say(on.seat === me ? `${W}-why-link-done` : `${W}-why-link-taken`);
    return mine.building ? say(`${W}-why-link-building`, { name: mine.building }) : say(`${W}-why-link-far`);
  }
  if (kind === "area")
    return say(
      mine.standing.includes(id)
        ? `${W}-why-area-yours`
        : mine.lying === 0
          ? `${W}-why-area-lying`
          : `${W}-why-area-far`,
    );
  return "";
}

/** Return the help topic of a move. */
/** The kind whose lesson is about a topic. */
export const lessonTopic = ({ kind, id }: Topic): string => KIND_OF[kind === "kind" ? "area" : kind] ?? id;

export function topicOf(choice: Choice): Topic | null {
  const about = choice.kind ?? "";
  switch (choice.verb) {
    case "charge":
      return { kind: "link", id: about };
    case "go":
    case "tower":
      return { kind: "area", id: about };
    case "boost":
      return { kind: "scroll", id: about };
    case "token":
    case "token_of_black":
    case "pick":
      return { kind: "token", id: about };
    case "tile":
    case "discard":
      return { kind: "tile", id: about };
    case "first":
    case "use":
      return actionTopic(about);
    case "out":
      return { kind: "exit", id: about };
    case "remove":
      return { kind: "crystal", id: "removed" };
    case "move":
    case "to":
      return { kind: "crystal", id: "own" };
    case "lay":
      return actionTopic("witch");
    case "step":
      return actionTopic("pentagram");
    case "walk":
      return actionTopic("wand");
    case "take":
      return actionTopic("scroll");
    case "lowest":
      return { kind: "shelf", id: "any" };
    default:
      return null;
  }
}

export function catalogue(): { title: string; topics: Topic[] }[] {
  const c = components();
  const kinds = [...new Set(Object.values(c.areas).map((each) => each.kind))];
  const scrolls = Object.keys(c.scrolls);
  return [
    { title: say(`${W}-actions`), topics: ACTIONS.map(actionTopic) },
    { title: say("witchstone-table-ball"), topics: kinds.map((id) => ({ kind: "kind", id })) },
    { title: say(`${W}-tokens`), topics: [...ACTIONS, "points"].map((id) => ({ kind: "token", id })) },
    {
      title: say(`${W}-boosts`),
      topics: scrolls.filter((id) => c.scrolls[id]?.type === "boost").map((id) => ({ kind: "scroll", id })),
    },
    {
      title: capital(say("witchstone-source-prophecies")),
      topics: scrolls.filter((id) => c.scrolls[id]?.type !== "boost").map((id) => ({ kind: "scroll", id })),
    },
    { title: say(`${W}-crystals`), topics: ["own", "black"].map((id) => ({ kind: "crystal", id })) },
  ];
}

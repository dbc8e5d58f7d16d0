// Scrolls as HTML: a boost spell or a prophecy, with its degrees.

import { escaped } from "../../art/html";
import { say } from "../../i18n/index.svelte";
import { key } from "../../i18n/sentences";
import { scrollHead } from "./art";
import { components, type Scroll } from "./components.svelte";
import { messages } from "./messages";

interface Look {
  shelf?: number;
  /** what a prophecy is worth now */
  worth?: number | null;
  used?: boolean;
}

/** Return the text of a scroll, short enough for the card. */
export function scrollText(scroll: Scroll): string {
  if (scroll.type === "boost")
    return scroll.what === "any" ? say("web-witchstone-scroll-any") : messages.action(scroll.what);
  if (scroll.type === "count") return messages.count(scroll.what);
  const what =
    scroll.type === "cluster"
      ? messages.action(scroll.what)
      : scroll.type === "witches"
        ? messages.kind(scroll.what)
        : "";
  return say(key("web-witchstone-scroll", scroll.type), { what });
}

export function scrollHtml(name: string, { shelf, worth, used = false }: Look = {}): string {
  const c = components();
  const scroll = c.scrolls[name];
  if (!scroll) return "";
  const [ground, ink, symbol] = scrollHead(scroll);
  const steps =
    scroll.areas.length > 0
      ? scroll.areas.map((_, i) => `${i + 1}`)
      : scroll.tiers.map((tier, i) =>
          scroll.type === "rank" ? `${tier}.` : i === scroll.tiers.length - 1 ? `${tier}+` : `${tier}`,
        );
  const values = c.prophecy.slice(1);
  const foot =
    scroll.type === "boost"
      ? `<span class="tiers one">${used ? say("web-witchstone-used") : say("web-witchstone-scroll-once", { index: c.values["unused_boost"] ?? 0 })}</span>`
      : `<span class="tiers">${steps.map((step, i) => `<i class="${worth === values[i] ? "got" : ""}"><u>${step}</u>${values[i]}</i>`).join("")}</span>`;
  return (
    `<span class="ws-scroll ${scroll.type}${used ? " used" : ""}" style="--c:${ground};--on:${ink}">${shelf ? `<span class="shelf">${shelf}</span>` : ""}<span class="sc-top">${symbol}</span>` +
    `<span class="body">${scroll.type === "boost" ? `<b>+${scroll.extra}</b>` : ""}<span>${escaped(scrollText(scroll))}</span></span>${foot}</span>`
  );
}

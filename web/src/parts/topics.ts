// Context help: a long press, a right click or "?" on an element with `data-topic="kind:id"`.

import type { Topic } from "../games/types";

const LONG = 480;
const STILL = 8; // px: a movement beyond this is a drag

function at(element: Element | null): Topic | null {
  const text = element?.closest<HTMLElement>("[data-topic]")?.dataset["topic"];
  if (!text) return null;
  const cut = text.indexOf(":");
  return { kind: text.slice(0, cut), id: text.slice(cut + 1) };
}

export const topics = {
  at,
  /** Svelte action for the element around them. */
  listen(node: HTMLElement, explain: (topic: Topic) => void): { destroy(): void } {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    let from = { x: 0, y: 0 };
    const down = (event: PointerEvent): void => {
      const topic = at(event.target as Element);
      shown = false;
      from = event;
      if (!topic || event.button !== 0) return;
      timer = setTimeout(() => {
        shown = true;
        explain(topic);
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const moved = (event: PointerEvent): void => {
      if (Math.hypot(event.x - from.x, event.y - from.y) > STILL) up();
    };
    const click = (event: MouseEvent): void => {
      // the click at the end of a long press is not a choice
      if (shown) {
        event.stopPropagation();
        event.preventDefault();
        shown = false;
      }
    };
    const menu = (event: MouseEvent): void => {
      const topic = at(event.target as Element);
      if (!topic) return;
      event.preventDefault();
      if (!shown) explain(topic);
    };
    node.addEventListener("pointerdown", down);
    for (const name of ["pointerup", "pointercancel", "pointerleave", "scroll"] as const)
      node.addEventListener(name, up, true);
    node.addEventListener("pointermove", moved, true);
    node.addEventListener("click", click, true);
    node.addEventListener("contextmenu", menu);
    return {
      destroy() {
        up();
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("pointermove", moved, true);
        node.removeEventListener("click", click, true);
        node.removeEventListener("contextmenu", menu);
      },
    };
  },
};

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
    let shown = false; // help came up, and the press that asked for it is not over
    let pressing = false;
    let from = { x: 0, y: 0 };
    const down = (event: PointerEvent): void => {
      shown = false;
      pressing = event.button === 0;
      from = event;
      const topic = node.contains(event.target as Node) ? at(event.target as Element) : null;
      if (!topic || !pressing) return;
      timer = setTimeout(() => {
        shown = true;
        explain(topic);
      }, LONG);
    };
    const stop = (): void => clearTimeout(timer);
    const up = (): void => {
      stop();
      pressing = false;
      if (shown) setTimeout(() => (shown = false), 400); // some browsers send no click after a long press
    };
    const moved = (event: PointerEvent): void => {
      if (Math.hypot(event.x - from.x, event.y - from.y) > STILL) stop();
    };
    // The finger that asked for help is lifted over the sheet that came up: that press means nothing.
    const click = (event: MouseEvent): void => {
      if (!shown) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      shown = false;
    };
    const menu = (event: MouseEvent): void => {
      const topic = at(event.target as Element);
      if (!topic) return;
      event.preventDefault();
      stop();
      if (!shown) explain(topic);
      shown = pressing;
    };
    const heard = { pointerdown: down, pointerup: up, pointercancel: up, pointermove: moved, click } as const;
    for (const [name, hear] of Object.entries(heard)) window.addEventListener(name, hear as EventListener, true);
    for (const name of ["pointerleave", "scroll"] as const) node.addEventListener(name, stop, true);
    node.addEventListener("contextmenu", menu);
    return {
      destroy() {
        stop();
        for (const [name, hear] of Object.entries(heard)) window.removeEventListener(name, hear as EventListener, true);
        for (const name of ["pointerleave", "scroll"] as const) node.removeEventListener(name, stop, true);
        node.removeEventListener("contextmenu", menu);
      },
    };
  },
};

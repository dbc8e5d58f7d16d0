// Immediate feedback: a pressed element is marked in the next frame. The table handles the press after that, because
// redrawing it takes a slow phone noticeable time.

/** Svelte action for the element around everything that can be pressed. */
export function answerFirst(node: HTMLElement): void {
  let waiting = false;
  node.addEventListener(
    "click",
    (event) => {
      const pressed = (event.target as Element).closest("button:not([aria-disabled]), [data-legal]");
      if (!pressed || !event.isTrusted || event.defaultPrevented) return;
      event.stopPropagation();
      event.preventDefault();
      if (waiting) return; // a second press within a frame is not meant
      waiting = true;
      pressed.setAttribute("data-pressed", ""); // no animation: a compositor layer costs more than the rest
      const legal = pressed.hasAttribute("data-legal");
      requestAnimationFrame(() =>
        setTimeout(() => {
          waiting = false;
          pressed.removeAttribute("data-pressed");
          // a press on a move that is no longer legal does not ask for help
          if (pressed.hasAttribute("data-legal") === legal) pressed.dispatchEvent(new MouseEvent("click", event));
        }),
      );
    },
    true,
  );
}

// A press is answered twice: in the next frame by the thing itself, and after that by the table. To draw a table anew may
// take a slow phone longer than a hand is willing to wait for a sign.

/** An action for the element around everything that can be pressed. */
export function answerFirst(node: HTMLElement): void {
  let waiting = false;
  node.addEventListener(
    "click",
    (event) => {
      const pressed = (event.target as Element).closest("button:not([aria-disabled]), [data-legal]");
      if (!pressed || !event.isTrusted || event.defaultPrevented) return;
      event.stopPropagation();
      event.preventDefault();
      if (waiting) return; // nobody presses twice within a frame and means it
      waiting = true;
      pressed.setAttribute("data-pressed", ""); // no animation: a layer of its own costs more than all the rest
      const legal = pressed.hasAttribute("data-legal");
      requestAnimationFrame(() =>
        setTimeout(() => {
          waiting = false;
          pressed.removeAttribute("data-pressed");
          // what was a move and is none any more was not pressed to be explained
          if (pressed.hasAttribute("data-legal") === legal) pressed.dispatchEvent(new MouseEvent("click", event));
        }),
      );
    },
    true,
  );
}

// A press is answered twice: in the next frame by the thing itself, and after that by the table. To draw a table anew may
// take a slow phone longer than a hand is willing to wait for a sign.

/** An action for the element around everything that can be pressed. */
export function answerFirst(node: HTMLElement): void {
  node.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const pressed = target.closest("button:not([aria-disabled]), [data-legal]");
      if (!pressed || !event.isTrusted || event.defaultPrevented) return;
      event.stopPropagation();
      event.preventDefault();
      pressed.animate({ opacity: [0.5, 1] }, { duration: 240, easing: "ease-in" });
      requestAnimationFrame(() => setTimeout(() => target.dispatchEvent(new MouseEvent("click", event))));
    },
    true,
  );
}

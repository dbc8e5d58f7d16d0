// The keyboard goes on where something waits: when the element in focus went away with its question, the next question
// gets the focus. Never the menu, and nothing that cannot be pressed now.

import { keyed } from "./rows";

let pointed = -1; // when a finger or the mouse was pressed last
addEventListener("pointerdown", (event) => void (pointed = event.timeStamp), true);

/** Elements that answer a question, the decisive ones first. */
const ANSWERS = [
  ".actions .primary",
  "[data-legal]",
  ".hand button:not([aria-disabled='true'], .off)",
  ".actions .btn:not(.undo)",
  ".actions .btn",
];

/** Focus what answers the question whenever nothing has the focus and the last input was a key.
 * Call it while a component is set up. */
export function focusNext(isAsked: () => boolean): void {
  let asked = false;
  let waiting = false;
  const look = (): void => {
    if (!asked || waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      const now = document.activeElement;
      if (!asked || keyed <= pointed || (now && now !== document.body && !now.matches("[aria-disabled='true']")))
        return;
      for (const where of ANSWERS) {
        const found = [...document.querySelectorAll<HTMLElement>(`.table ${where}`)].find(
          (each) => each.checkVisibility() && !each.matches("[aria-disabled='true']"),
        );
        if (found) return found.focus();
      }
    });
  };
  $effect(() => {
    addEventListener("keydown", look); // a table that was opened by a finger, and then a key
    addEventListener("focusout", look); // an element that is hidden by its style, which the watch below does not see
    // an element may go away long after its question, such as the circle of another kitten, or a sheet above the table
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-disabled", "inert"] });
    return () => {
      removeEventListener("keydown", look);
      removeEventListener("focusout", look);
      watch.disconnect();
    };
  });
  $effect(() => {
    asked = isAsked();
    look();
  });
}

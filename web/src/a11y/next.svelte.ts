// The keyboard goes on where something waits: when the element in focus went away with its question, the next question
// gets the focus. Never the menu, and nothing that cannot be pressed now.

/** Elements that answer a question, the decisive ones first. */
const ANSWERS = [
  ".actions .primary",
  "[data-legal]",
  ".hand button:not([aria-disabled='true'], .off)",
  ".actions .btn:not(.undo)",
  ".actions .btn",
];

/** Watch a question, and after each change by key focus what answers it. Call it while a component is set up. */
export function focusNext(question: () => unknown): void {
  let byKey = false;
  $effect(() => {
    const keyed = (): void => void (byKey = true);
    const pointed = (): void => void (byKey = false);
    addEventListener("keydown", keyed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", keyed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  });
  $effect(() => {
    if (!question() || !byKey) return;
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now && now !== document.body && !now.matches("[aria-disabled='true']")) return;
      for (const where of ANSWERS) {
        const found = [...document.querySelectorAll<HTMLElement>(`.table ${where}`)].find(
          (each) => each.checkVisibility() && !each.matches("[aria-disabled='true']"),
        );
        if (found) return found.focus();
      }
    });
  });
}

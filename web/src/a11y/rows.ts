// Arrow-key navigation inside rows of buttons (`data-row`). Among radios the arrow also chooses: they are one tab stop.

/** When a key was pressed last, on any page: a table may be opened by one. */
export let keyed = -1;

export function arrows(event: KeyboardEvent): void {
  keyed = event.timeStamp;
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -999, End: 999 }[event.key];
  const from = event.target as HTMLElement;
  const row = from.closest<HTMLElement>("[data-row]");
  if (!step || !row || from.matches("input, select, textarea")) return;
  const buttons = [...row.querySelectorAll<HTMLElement>("button, a, [tabindex='0']")].filter((each) =>
    each.checkVisibility(),
  );
  const to = buttons[Math.max(0, Math.min(buttons.length - 1, buttons.indexOf(from) + step))];
  to?.focus();
  if (to !== from && row.role === "radiogroup") to?.click();
  event.preventDefault();
}

// Arrow-key navigation inside rows of buttons (`data-row`). Among radios the arrow also chooses: they are one tab stop.

export function arrows(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }[event.key];
  const from = event.target as HTMLElement;
  const row = from.closest<HTMLElement>("[data-row]");
  if (step === undefined || !row || from.matches("input, select, textarea")) return;
  const buttons = [...row.querySelectorAll<HTMLElement>("button, a, [tabindex='0']")].filter(
    (each) => each.offsetParent !== null || each.getClientRects().length > 0,
  );
  const at = buttons.indexOf(from);
  const to = Math.max(0, Math.min(buttons.length - 1, at + step));
  buttons[to]?.focus();
  if (to !== at && row.role === "radiogroup") buttons[to]?.click();
  event.preventDefault();
}

// Whether the known cards of the pile lie open over the table, and whether they were called back. Which cards these are
// follows from the view. Cards that have just become unknown stay for a while in grey.

import { forgets, knownCards, type KnownCard, type KittensView } from "./view";

const LAPSE = 1500; // ms

export const peek = $state<{ open: boolean; again: boolean; lapsed: readonly KnownCard[] }>({
  open: false,
  again: false,
  lapsed: [],
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keep in grey what the view before knew and this one does not, as after a shuffle. */
export function lapse(before: KittensView, view: KittensView): void {
  if (!forgets(before, view)) return;
  peek.lapsed = knownCards(before);
  clearTimeout(timer);
  timer = setTimeout(() => (peek.lapsed = []), LAPSE);
}

// Whether the viewport has room for columns, where CSS alone cannot decide.

const query = matchMedia("(min-width: 56.25em)");
let isWide = $state(query.matches);
query.addEventListener("change", (event) => (isWide = event.matches));

export function wide(): boolean {
  return isWide;
}

const spacious = matchMedia("(min-width: 80em)");
let isRoomy = $state(spacious.matches);
spacious.addEventListener("change", (event) => (isRoomy = event.matches));

/** Whether there is room for both boards of a game side by side. */
export function roomy(): boolean {
  return isRoomy;
}

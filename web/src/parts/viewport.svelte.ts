// Whether there is room for columns: the one question of layout that the drawing itself has to ask.

const query = matchMedia("(min-width: 56.25em)");
let isWide = $state(query.matches);
query.addEventListener("change", (event) => (isWide = event.matches));

export function wide(): boolean {
  return isWide;
}

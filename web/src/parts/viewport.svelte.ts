// Whether the viewport has room for columns, where CSS alone cannot decide.

const query = matchMedia("(min-width: 56.25em)");
let isWide = $state(query.matches);
query.addEventListener("change", (event) => (isWide = event.matches));

export function wide(): boolean {
  return isWide;
}

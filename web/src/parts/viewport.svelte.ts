// Whether the viewport has room for columns, where CSS alone cannot decide.

function watched(condition: string): () => boolean {
  const query = matchMedia(condition);
  let matches = $state(query.matches);
  query.addEventListener("change", (event) => (matches = event.matches));
  return () => matches;
}

export const wide = watched("(min-width: 56.25em)");
/** Whether there is room for both boards of a game side by side. */
export const roomy = watched("(min-width: 80em)");
/** Whether there is room beside them for what the others did, too. */
export const ample = watched("(min-width: 80em) and (min-height: 52em)");
const CRAMPED =
  "(max-width: 19.99em), (max-width: 25em) and (max-height: 33em), (max-width: 39.99em) and (max-height: 30em), (max-height: 20em)";
const LOW = "(max-width: 44.99em) and (max-height: 30em)"; // too narrow for a coach beside a table with boards
let coached = $state(false);
const [large, low] = [watched(CRAMPED), watched(LOW)];
/** Whether the letters are so large that a table with boards cannot show all its parts at once: it scrolls then. */
export const cramped = (): boolean => large() || (coached && low());
const mark = (): boolean => document.documentElement.toggleAttribute("data-cramped", cramped());
for (const query of [CRAMPED, LOW]) matchMedia(query).addEventListener("change", mark);
mark();
/** Say whether a coach stands beside the table. */
export function setCoached(is: boolean): void {
  coached = is;
  mark();
}
/** Room for the log beside the table of Exploding Kittens: the desk of games/kittens/grid.css. */
export const desk = watched("(min-width: 60em) and (min-height: 35em)");

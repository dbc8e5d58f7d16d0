// Router. Paths: / lobby, /t/ID table, /replay/ID, /analysis/ID, /games, /people, /person/ID, /bot/LEVEL, /ratings, /rules, /club, /club/ID, /rules/GAME, /boxes, /box/ID, /learn,
// /learn/GAME:LESSON, /puzzles, /puzzles/GAME, /puzzles/GAME:next, /link, /host, /privacy, /credits.

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export function where(): { page: string; id: string } {
  const [, page = "", id = ""] = path.split("/");
  return { page, id: decodeURIComponent(id) };
}

export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  path = to.split(/[?#]/)[0] ?? to;
  scrollTo(0, 0);
}

/** Click handler of links: navigate within the page on a plain click, leave all others to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

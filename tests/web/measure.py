"""Measure a page as a person sees it: what is off the screen, clipped, covered, overlapping or too small to press.

`measured(page)` returns one sentence per fault, and nothing for a sound page. It knows no game: cards that overlap by
design are named by `pictures`, whose words are not measured, and `cards`, the cards of a fan.
"""

from __future__ import annotations

import os

from playwright.sync_api import CDPSession, Page

SEED = int(os.environ.get("KOCIOLEK_SEED", "7"))  # of the settings in which questions are shown; pytest prints it
TAP = 48  # px each way of anything that can be pressed
SLIVER = 20  # px that a card of a fan shows at least
LEAST = 15  # px that a card in the cauldron is wide

# Phones with and without bars of the browser, a phone lying on its side, tablets, desktops.
SIZES = [
    (320, 568), (360, 640), (375, 553), (390, 664), (390, 844), (412, 732), (844, 390),
    (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080),
]  # fmt: skip

# A text is measured line by line, as the browser draws it. An element that scrolls may hide its own contents along the
# axis it scrolls, but must itself be on the screen. Lines are trimmed by the room above and below the letters.
FAULTS = """([root, pictures, cards, tap, scrolls, held]) => {
  const faults = [], SLACK = 1.5, styles = new Map();
  const style = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e));
  const short = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 40);
  const nameOf = (e) => `<${e.tagName.toLowerCase()} ${e.className.baseVal ?? e.className}> "${short(e.textContent)}"`;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const wide = document.documentElement.scrollWidth, high = document.documentElement.scrollHeight;
  if (wide > innerWidth + 1) faults.push(`the page is ${wide} wide, the screen ${innerWidth}`);
  if (!scrolls && high > innerHeight + 1) faults.push(`the page is ${high} high, the screen ${innerHeight}`);
  const seen = (e) =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.sr, [inert], noscript');
  const cut = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  function* parents(e) {
    for (; e; e = e.parentElement) yield e;
  }
  const rolling = (e) => e.scrollHeight > e.clientHeight + 1 && /auto|scroll/.test(style(e).overflowY);
  const roll = (e) => scrolls || [...parents(e)].some(rolling);
  const stuck = (e, hit) => !hit.contains(e) && roll(e)
    && [...parents(hit)].some((p) => style(p).position === 'sticky' && !p.contains(e));
  const empty = (a) => a.right - a.left < 1 || a.bottom - a.top < 1;

  /** What the ancestors leave of a box: `view` with everything, `words` without what can be scrolled into view. */
  function clips(element) {
    let view = page, words = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }, fixed = false, rolls = [0, 0];
    for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
      const s = style(e);
      if (fixed && s.position === 'static' && s.transform === 'none') continue;
      if (s.overflowX !== 'visible' || s.overflowY !== 'visible') {
        const box = e.getBoundingClientRect();
        view = cut(view, box);
        const x = /auto|scroll/.test(s.overflowX), y = /auto|scroll/.test(s.overflowY);
        const wideOpen = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
        if (x && e.scrollWidth > e.clientWidth + 1) rolls[0] = 1;
        if (y && e.scrollHeight > e.clientHeight + 1) rolls[1] = 1;
        words = cut(words, { left: rolls[0] ? wideOpen.left : box.left, right: rolls[0] ? wideOpen.right : box.right,
          top: rolls[1] ? wideOpen.top : box.top, bottom: rolls[1] ? wideOpen.bottom : box.bottom });
      }
      if (s.position === 'fixed') break;
      if (s.position === 'absolute') fixed = true;
      else if (s.position !== 'static') fixed = false;
    }
    if (scrolls) rolls[1] = 1;
    const screen = { left: rolls[0] ? -1e6 : 0, right: rolls[0] ? 1e6 : innerWidth,
      top: rolls[1] ? -1e6 : 0, bottom: rolls[1] ? 1e6 : innerHeight };
    return { view, words, screen };
  }
  const beyond = (box, edge) => box.left < edge.left - SLACK || box.top < edge.top - SLACK ||
    box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK;
  const where = (b) => `${b.left | 0},${b.top | 0} to ${b.right | 0},${b.bottom | 0}`;

  const lines = [], range = document.createRange();
  const roots = [...document.querySelectorAll(root)];
  for (const top of roots) {
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const e = node.parentElement;
      if (!node.data.trim() || !seen(e) || e.closest(pictures) || e.closest('style, script, option')) continue;
      const card = cards && e.closest(cards);
      if (card && !card.matches('.up, .up *')) continue;
      if (card && e.closest('[data-spine]')) continue;
      range.selectNodeContents(node);
      const edges = clips(e), clamp = style(e);
      if (clamp.textOverflow === 'ellipsis' && clamp.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1) {
        faults.push(`clipped: ${nameOf(e)}`);
        continue;
      }
      const upright = clamp.writingMode.startsWith('vertical');
      for (const box of range.getClientRects()) {
        const trim = (upright ? box.width : box.height) * 0.16;
        const line = upright
          ? { left: box.left + trim, right: box.right - trim, top: box.top, bottom: box.bottom }
          : { left: box.left, right: box.right, top: box.top + trim, bottom: box.bottom - trim };
        if (empty(line)) continue;
        if (beyond(line, edges.screen)) {
          faults.push(`off the screen: ${nameOf(e)} at ${where(line)}`);
          break;
        }
        const frame = held ? e.closest(held) : null;
        const floats = (p) => frame.contains(p) && p !== frame && /absolute|fixed/.test(style(p).position);
        if (frame && style(frame).display !== 'inline' && beyond(line, frame.getBoundingClientRect())
          && ![...parents(e)].some(floats)) {
          faults.push(`out of its button: ${nameOf(e)} at ${where(line)}`);
          break;
        }
        if (beyond(line, edges.words)) {
          faults.push(`clipped: ${nameOf(e)} at ${where(line)}`);
          break;
        }
        const shown = cut(line, edges.view);
        if (empty(shown)) continue;
        const middle = (shown.top + shown.bottom) / 2, inset = Math.min(2, (shown.right - shown.left) / 4);
        const hits = [shown.left + inset, (shown.left + shown.right) / 2, shown.right - inset]
          .map((x) => document.elementFromPoint(x, middle));
        const loose = style(e).pointerEvents === 'none'; // such an element is never hit
        if (hits.some((hit) => hit && stuck(e, hit))) continue; // scrolled under a bar that stays
        const apart = (hit) => hit && style(hit).opacity !== '0' && !e.contains(hit) && !hit.contains(e);
        const over = loose ? null : hits.find(apart);
        if (over) {
          faults.push(`covered: ${nameOf(e)} at ${where(line)} by ${nameOf(over)}`);
          break;
        }
        lines.push({ e, box: shown });
      }
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  const told = new Set();
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length && lines[j].box.top < lines[i].box.bottom; j++) {
      const [a, b] = [lines[i], lines[j]];
      if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const both = cut(a.box, b.box);
      if (both.right - both.left < 2 || both.bottom - both.top < 2) continue;
      const what = `overlap: ${nameOf(a.e)} and ${nameOf(b.e)} at ${where(both)}`;
      if (!told.has(what)) faults.push(what);
      told.add(what);
    }
  }

  const has = (e, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (e.contains(hit) || hit.closest('label')?.control === e);
  };
  for (const top of roots) {
    for (const e of top.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]')) {
      if (!seen(e) || e.closest(pictures) || (cards && e.matches(cards))) continue;
      if (style(e).display === 'inline') continue;
      const box = e.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const edges = clips(e);
      const visible = cut(box, edges.view);
      if (beyond(box, edges.screen)) faults.push(`off the screen: ${nameOf(e)} at ${where(box)}`);
      else if (beyond(box, edges.words)) faults.push(`cut off: ${nameOf(e)} at ${where(box)}`);
      const [across, along] = [visible.right - visible.left, visible.bottom - visible.top];
      if (across < Math.min(box.width, tap) || along < Math.min(box.height, tap)) continue; // scrolled away in part
      const whole = across >= box.width - 1 && along >= box.height - 1;
      const [cx, cy] = [(visible.left + visible.right) / 2, (visible.top + visible.bottom) / 2];
      if (!has(e, cx, cy)) {
        const hit = document.elementFromPoint(cx, cy);
        const sticks = hit && stuck(e, hit);
        if (style(e).pointerEvents !== 'none' && !sticks) faults.push(`covered: ${nameOf(e)} at ${where(box)}`);
        continue;
      }
      if (!whole || Math.min(box.width, box.height) >= tap - 0.5) continue;
      const dx = box.width < tap - 1 ? tap / 2 - 1 : 0, dy = box.height < tap - 1 ? tap / 2 - 1 : 0;
      if (has(e, cx - dx, cy) && has(e, cx + dx, cy) && has(e, cx, cy - dy) && has(e, cx, cy + dy)) continue;
      faults.push(`too small: ${nameOf(e)} ${box.width | 0}x${box.height | 0}`);
    }
  }
  return [...new Set(faults)];
}"""


# Cards in the cauldron that stick out of it sideways, lie under the plaque, or are too small to be told from a stain.
STRAY = """(least) => [...document.querySelectorAll('.pot .kc, .pot .strip')].flatMap((card) => {
  const { left, right, top, width } = card.getBoundingClientRect(), pot = card.closest('.pot').getBoundingClientRect();
  const plaque = card.closest('.pot').querySelector('.plaque')?.getBoundingClientRect();
  const what = `${card.className} ${card.textContent.trim().slice(0, 20)} ${left | 0} to ${right | 0}`;
  if (width === 0) return [];
  if (plaque?.width && top > plaque.top - 10) return [`under the plaque: ${what}`];
  if (left < pot.left - 1 || right > pot.right + 1) return [`outside of the cauldron: ${what}`];
  return width < least ? [`tiny: ${what}`] : [];
})"""


def measured(
    page: Page, root: str = "body", pictures: str = ".kc", cards: str = "", scrolls: bool = False, held: str = ""
) -> list[str]:
    """Return the faults of what is inside `root`.

    `pictures` selects elements whose words and buttons are drawings. `cards` selects the cards of a fan, of which only
    one with the class `up` must show its words. `scrolls` allows the page to be higher than the screen. `held` selects
    what must hold its words: buttons of which they do not stick out.
    """
    found: list[str] = page.evaluate(FAULTS, [root, pictures or "not-there", cards, TAP, scrolls, held])
    return found


def stray(page: Page) -> list[str]:
    """Return the cards in a cauldron of Exploding Kittens that stick out of it or are too small."""
    found: list[str] = page.evaluate(STRAY, LEAST)
    return found


def letters(page: Page, percent: int) -> CDPSession:
    """Set the size of letters as in the browser's settings: root font and media queries follow."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}})
    return session

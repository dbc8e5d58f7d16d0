"""Witchstone on its boards: whole games by tap and by keyboard, in both languages."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page

from web.playing import OVER, Visitor, start_against_bots, views
from web.positions import LaidTable, every_position
from web.test_everybody import looked_at

# Elements that may be pressed, by place. Random take-backs and removals of crystals would lead nowhere.
BOARDS = ".table [data-legal]"
HAND = ".hand button:not([aria-disabled], .sel)"
BUTTONS = ".actions .btn:not([aria-disabled], .undo, .breaker, .ib)"
# Prompts of every game; those for special tiles, exits and tokens from the table depend on chance.
PROMPTS = {"tower", "tile", "tile.place", "tile.turn", "tile.order"}
PROMPTS |= {"energy", "witch", "pentagram", "crystal", "crystal.to", "wand", "scroll"}
NTH_VISIBLE = """([where, nth]) => {
  const found = [...document.querySelectorAll(where)].filter(e => e.checkVisibility());
  return found[nth % found.length] ?? null;
}"""


def press(page: Page, chance: random.Random) -> str:
    """Press a highlighted element, on the boards if possible. Return its place, or an empty string."""
    placing = page.locator(".ghost").count() > 0 or page.locator(".hand .sel").count() > 0
    for where, likely in ((BOARDS, 0.9), (HAND, 0.0 if placing else 0.9), (BUTTONS, 1.0), (BOARDS, 1.0)):
        if chance.random() > likely:
            continue
        try:
            found = page.evaluate_handle(NTH_VISIBLE, [where, chance.randrange(1000)]).as_element()
            if found:
                found.click(timeout=700, force=True)
                return where
        except Error:
            return ""  # the element went away
    return ""


def prompt_of(frames: list[str]) -> str:
    told = views(frames[-6:])
    return str(told[-1]["prompt"]) if told and told[-1]["options"] else ""


@pytest.mark.parametrize(
    ("size", "theme", "lang", "bots", "calm"),
    [("phone", "light", "pl", 1, True), ("desktop", "dark", "en", 3, True), ("desktop", "light", "pl", 1, False)],
    ids=["phone", "desktop", "with motion"],
)
def test_a_whole_game_on_the_boards(
    visit: Callable[..., Visitor], quick: str, size: str, theme: str, lang: str, bots: int, calm: bool
) -> None:
    visitor = visit(quick, size, lang, calm)
    page = visitor.page
    motion = "reduce" if calm else "no-preference"
    page.emulate_media(color_scheme=theme, reduced_motion=motion)  # type: ignore[arg-type]
    visitor.go()
    start_against_bots(page, "witchstone", {}, bots)
    page.wait_for_selector(BOARDS)
    chance = random.Random(bots)
    pressed: dict[str, int] = {}
    seen: set[str] = set()
    troubles: list[str] = []
    for _ in range(3000):
        if page.locator(OVER).count():
            break
        prompt = prompt_of(visitor.frames)
        if calm and prompt and prompt not in seen:
            seen.add(prompt)
            page.wait_for_timeout(250)
            visitor.shoot(f"witchstone-{prompt}-{size}-{theme}-{lang}")
            troubles += looked_at(page, prompt)
        where = press(page, chance)
        pressed[where] = pressed.get(where, 0) + 1
        if not where and not calm:
            page.keyboard.press("Escape")  # close the sheet
        page.wait_for_timeout(25)
    page.wait_for_selector(OVER)
    page.wait_for_timeout(250)
    visitor.shoot(f"witchstone-result-{size}-{theme}-{lang}")
    troubles += looked_at(page, "result")
    assert not troubles, "\n".join(dict.fromkeys(troubles))
    assert pressed[BOARDS] > 40, pressed
    assert not calm or len(seen & PROMPTS) >= 10, seen
    assert page.locator(".rank li").count() == bots + 1
    assert page.locator(".tbl tbody tr").count() == 12  # eleven sources, and their sum


def test_a_game_by_keyboard(visit: Callable[..., Visitor], quick: str) -> None:
    """Tab, arrows, Enter: boards are pressed like buttons, U takes back, ? explains what is in focus."""
    visitor = visit(quick, "desktop")
    page = visitor.go()
    start_against_bots(page, "witchstone", {}, 1)
    page.wait_for_selector(BOARDS)

    def focus(where: str) -> None:
        page.wait_for_selector(where)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("where => document.activeElement.matches(where)", where):
                return
        raise AssertionError(f"Tab never comes to {where}")

    focus(".ws-ball [data-legal]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .helppage")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    for _ in range(40):  # the token of the tower, until a tile is asked for
        if page.locator(".tiles button:not([aria-disabled])").count():
            break
        page.wait_for_timeout(100)
        if page.locator(BUTTONS).count():
            focus(BUTTONS)
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
    focus(".tiles button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ws-cauldron [data-legal]")
    focus(".ws-cauldron [data-legal]")
    page.keyboard.press("Space")
    page.wait_for_selector(".ghost")
    page.keyboard.press("u")
    page.wait_for_selector(".ghost", state="detached")
    focus(".ws-cauldron [data-legal]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ghost")
    focus(".actions .btn.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ghost", state="detached")
    page.wait_for_selector(".actions .btn:not(.ib) >> nth=1")  # which half first
    play_by_keyboard(page, random.Random(7))


def play_by_keyboard(page: Page, chance: random.Random) -> None:
    """Play to the end: focus something that can be chosen and press Enter or Space."""
    for _ in range(2500):
        if page.locator(OVER).count():
            return
        placing = page.locator(".hand .sel").count() > 0
        where = chance.choice([BOARDS, BOARDS, BUTTONS] if placing else [BOARDS, BOARDS, HAND, BUTTONS])
        try:
            reached = page.evaluate(
                """([where, nth]) => {
                  const found = [...document.querySelectorAll(where)].filter(e => e.checkVisibility());
                  found[nth % found.length]?.focus();
                  return found.includes(document.activeElement);
                }""",
                [where, chance.randrange(1000)],
            )
            if reached:
                page.keyboard.press(chance.choice(["Enter", "Space"]))
        except Error:
            continue
        page.wait_for_timeout(20)
    raise AssertionError(f"the game does not end: {page.locator('.status').inner_text()}")


def test_a_tile_is_turned_flipped_and_changed(visit: Callable[..., Visitor], quick: str) -> None:
    """Rotate, flip, move or replace a tile before it is final."""
    visitor = visit(quick, "phone", "pl")
    page = visitor.go()
    start_against_bots(page, "witchstone", {}, 1)
    chance = random.Random(2)
    tiles = ".tiles button:not([aria-disabled])"
    for _ in range(100):
        if page.locator(tiles).count() and page.locator(".tiles .sel").count() == 0:
            break
        press(page, chance)
        page.wait_for_timeout(100)
    page.locator(tiles).first.click()
    page.wait_for_selector(".tiles .sel")
    page.locator(".tiles button").nth(1).click()  # another tile
    page.wait_for_selector(".tiles button:nth-child(2).sel")
    page.locator(".ws-cauldron [data-legal]").nth(6).click(force=True)
    page.wait_for_selector(".ghost")
    first = page.locator(".ghost").inner_html()
    page.get_by_role("button", name="Obróć płytkę").click()
    page.wait_for_function("first => document.querySelector('.ghost').innerHTML !== first", arg=first)
    turned = page.locator(".ghost").inner_html()
    page.locator(".actions .ib").nth(1).click()  # the other way round
    page.wait_for_function("old => (document.querySelector('.ghost')?.innerHTML ?? old) !== old", arg=turned)
    page.locator(".tiles .sel").click()  # take it up again
    page.wait_for_selector(".ghost", state="detached")
    page.wait_for_selector(".tiles .sel", state="detached")
    page.wait_for_selector(tiles)


def test_what_lies_before_a_player(visit: Callable[..., Visitor], quick: str) -> None:
    """Points by source at any time, and every cauldron; tiles behind a screen stay there."""
    visitor = visit(quick, "phone")
    page = visitor.go()
    start_against_bots(page, "witchstone", {"scrolls": "hidden"}, 3)
    page.wait_for_selector(BOARDS)
    page.locator(".pl").nth(1).click()
    page.wait_for_selector("dialog .points")
    page.wait_for_timeout(250)
    assert page.locator("dialog .points tr").count() == 12
    assert page.locator("dialog .ws-cauldron").count() == 1
    troubles = looked_at(page, "player")
    visitor.shoot("witchstone-player-phone")
    page.locator("dialog .seg button").first.click()
    page.wait_for_selector("dialog .points")
    assert not troubles, "\n".join(troubles)
    for view in views(visitor.frames):
        assert all(player["hand"] == [] for seat, player in enumerate(view["players"]) if seat != view["seat"])


# Places beside the connections that may be charged, on nothing that is pressed itself, and clearly farther from every
# other one: the browser itself moves a touch by some pixels towards what can be pressed.
BESIDE = """far => {
  const ends = (id) => {
    const path = document.querySelector(`.ws-ball .link[data-topic="link:${CSS.escape(id)}"] path`);
    const at = (length) => path.getPointAtLength(length).matrixTransform(path.getScreenCTM());
    return [at(0), at(path.getTotalLength())];
  };
  const distance = ([a, b], x, y) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const s = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(a.x + s * dx - x, a.y + s * dy - y);
  };
  const ids = [...document.querySelectorAll('.ws-ball .hot')].map((e) => e.dataset.topic.slice(5));
  const places = [];
  for (const id of ids) {
    const [a, b] = ends(id), long = Math.hypot(b.x - a.x, b.y - a.y);
    const [nx, ny] = [(b.y - a.y) / long, (a.x - b.x) / long];
    for (const share of [0.3, 0.4, 0.5, 0.6, 0.7]) for (const side of [far, -far]) {
      const [x, y] = [a.x + share * (b.x - a.x) + side * nx, a.y + share * (b.y - a.y) + side * ny];
      const hit = document.elementFromPoint(x, y);
      if (!hit?.closest('.ws-ball') || hit.closest('.hot, .still')) continue;
      if (ids.every((other) => other === id || distance(ends(other), x, y) > far + 16)) places.push([id, x, y]);
    }
  }
  return places;
}"""


def test_a_touch_beside_a_connection_picks_it(visit: Callable[..., Visitor], quick: str) -> None:
    """A connection is a thin line: within 24 px, half a fingertip, of it a touch counts; farther away it does not."""
    page = visit(quick, "phone").page
    table = LaidTable(page)
    charging = [
        each for each, _ in zip(every_position("witchstone"), range(1500), strict=False) if each.prompt == "energy"
    ]
    table.show(quick, max(charging, key=lambda each: len(each.options)))
    page.wait_for_selector(".ws-ball .hot")
    beside = page.evaluate(BESIDE, 20)
    assert len({link for link, _, _ in beside}) >= 3, beside
    for link, x, y in beside:
        before = len(table.sent)
        page.wait_for_selector(".ws-ball .hot")
        page.touchscreen.tap(x, y)
        table.wait_for_moves(before + 1)
        assert table.sent[before:] == [f"charge {link}"]
    told = len(table.sent)
    for _, x, y in page.evaluate(BESIDE, 40):
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(60)
    assert len(table.sent) == told


# Places around the areas that may be chosen, on nothing else that is pressed, and nearer to no other of them.
AROUND = """far => {
  const centre = (e) => new DOMPoint(0, 0).matrixTransform(e.getScreenCTM());
  const areas = [...document.querySelectorAll('.ws-ball .hot')].map((e) => [e.dataset.topic, centre(e)]);
  const places = [];
  for (const [topic, { x, y }] of areas) for (let turn = 0; turn < 8; turn++) {
    const [px, py] = [x + far * Math.cos((turn * Math.PI) / 4), y + far * Math.sin((turn * Math.PI) / 4)];
    const hit = document.elementFromPoint(px, py);
    if (!hit?.closest('.ws-ball') || hit.closest('.still')) continue;
    const other = areas.some(([name, at]) => name !== topic && Math.hypot(at.x - px, at.y - py) < far + 16);
    if (!other) places.push([topic, px, py]);
  }
  return places;
}"""


@pytest.mark.parametrize(("prompt", "least"), [("tower", 4), ("witch", 3)])
def test_a_touch_beside_an_area_picks_it(visit: Callable[..., Visitor], quick: str, prompt: str, least: int) -> None:
    """Towers and areas are as wide as a fingertip: within 24 px of the centre a press counts, farther away not."""
    page = visit(quick, "phone").page
    table = LaidTable(page)
    found = [each for each, _ in zip(every_position("witchstone"), range(1500), strict=False) if each.prompt == prompt]
    table.show(quick, max(found, key=lambda each: sum(option.startswith(("go ", "tower ")) for option in each.options)))
    page.wait_for_selector(".ws-ball .hot .area")
    around = page.evaluate(AROUND, 23)
    assert len({topic for topic, _, _ in around}) >= least, around
    for topic, x, y in around:
        before = len(table.sent)
        page.wait_for_selector(".ws-ball .hot")
        page.mouse.click(x, y)  # exactly there: the browser moves a touch by some pixels
        table.wait_for_moves(before + 1)
        assert len(table.sent) == before + 1
        assert table.sent[-1] == "lay" or topic == f"area:{table.sent[-1].split()[1]}"
    told = len(table.sent)
    for _, x, y in page.evaluate(AROUND, 42):
        page.mouse.click(x, y)
        page.wait_for_timeout(60)
    assert len(table.sent) == told

"""Friends at a table: seats and options of the waiting room, removed guests, standing up, leaving, chat."""

from __future__ import annotations

import base64
import copy
import random
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kociolek.text import texts as texts_of
from web.measure import SIZES, measured
from web.playing import ARTEFACTS, OVER, Visitor, play_on, remember, start_against_bots
from web.positions import LaidTable, Position, positions

EN = texts_of("en").say
OFFLINE = EN("web-error-web-offline")


def table_for_friends(visitor: Visitor, game: str = "kittens") -> Page:
    page = visitor.go()
    remember(page, game, {}, 2)
    page.locator("main [data-do=friends]").click()
    page.wait_for_selector(".code")
    return page


def join(visitor: Visitor, link: str, name: str) -> Page:
    page = visitor.go(link)
    page.locator(".foot .field").fill(name)
    page.locator(".foot .btn.primary").click()
    page.wait_for_selector(f"text={EN('web-waiting-host')}")
    return page


def two(visit: Callable[..., Visitor], address: str, game: str = "kittens") -> tuple[Page, Page]:
    """Return the pages of a host on a phone and of a guest on a desktop, in the waiting room."""
    host = table_for_friends(visit(address, "phone"), game)
    return host, join(visit(address, "desktop"), host.url.removeprefix(address), "Ola")


def said(page: Page) -> str:
    return str(page.evaluate("() => [...document.querySelectorAll('[data-live]')].map(e => e.textContent).join(' ')"))


@pytest.mark.parametrize("seats", [2, 3])
def test_witchstone_with_friends_has_as_many_seats_as_wanted(
    visit: Callable[..., Visitor], quick: str, seats: int
) -> None:
    """The host takes seats away on a phone; the options of these seats go with them, and the game starts."""
    visitor = visit(quick, "phone")
    page = table_for_friends(visitor, "witchstone")
    page.wait_for_selector(".seats li:nth-child(4)")
    page.locator("summary").click()
    handicaps = [EN(f"witchstone-option-handicap-{seat}") for seat in range(4)]
    page.wait_for_selector(f"legend >> text={handicaps[3]}")
    for left in range(3, seats - 1, -1):
        page.locator(".stepper button").first.click()
        page.wait_for_selector(f".seats li:nth-child({left + 1})", state="detached")
    page.wait_for_selector(f"legend >> text={handicaps[seats]}", state="detached")
    listed = [text for text in page.locator("legend").all_inner_texts() if "andicap" in text]
    assert [text.partition(" (")[0] for text in listed] == handicaps[:seats]
    assert page.locator(f"legend >> text={EN('web-window')}").count() == 0
    assert page.locator(".trouble").count() == 0
    assert "handicap_" not in page.locator("body").inner_text()
    page.locator(".foot .btn.primary").click()
    page.wait_for_selector(".table.witchstone")
    page.locator(".tbar .icon").first.click()
    page.wait_for_selector("dialog .menu")
    assert page.locator(f"text={EN('web-orders')}").count() == 0


def test_a_long_error_leaves_the_start_on_the_screen(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone")
    page = table_for_friends(visitor)
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate(
        """() => {
          const trouble = document.createElement('p');
          trouble.className = 'trouble';
          trouble.textContent = 'handicap_0,handicap_1,handicap_2,'.repeat(40);
          document.querySelector('.foot').prepend(trouble);
        }"""
    )
    box = page.locator(".foot .btn.primary").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    assert box["y"] + box["height"] <= 568
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_removed_guest_is_told_at_once_and_only_after_a_second_tap(visit: Callable[..., Visitor], quick: str) -> None:
    host, guest = two(visit, quick)
    host.get_by_role("button", name="Change the seat of Ola").click()
    host.get_by_role("button", name="Remove Ola").click()
    host.wait_for_timeout(300)
    assert guest.locator(".seats").count() == 1, "one tap removes nobody"
    host.get_by_role("button", name="Remove", exact=True).click()
    guest.wait_for_selector("[role=alert] h1", timeout=3000)
    guest.locator("main .btn.primary").click()
    guest.wait_for_selector("main .games")
    assert host.locator(".seats li", has_text="Ola").count() == 0


def test_a_guest_stands_up_and_sits_down_again(visit: Callable[..., Visitor], quick: str) -> None:
    host, guest = two(visit, quick)
    guest.get_by_role("button", name="Stand up").click()
    guest.wait_for_selector(".foot .field")
    host.wait_for_selector(".seats li:has-text('Ola')", state="detached")
    guest.locator(".seats .btn", has_text=EN("web-sit")).nth(1).click()
    host.wait_for_selector(".seats li:nth-child(3):has-text('Ola')")
    guest.wait_for_selector(f"text={EN('web-waiting-host')}")


def test_a_host_who_stands_up_hands_over_or_closes(visit: Callable[..., Visitor], quick: str) -> None:
    host, guest = two(visit, quick)
    host.get_by_role("button", name="Stand up").click()
    host.locator("dialog .btn.primary").click()
    guest.wait_for_selector(".foot .btn.primary >> text=" + EN("web-start"))
    host.wait_for_selector(".foot .field")
    guest.get_by_role("button", name="Stand up").click()
    guest.locator("dialog .btn.primary").click()
    guest.wait_for_selector("main .games")


def test_who_left_for_good_is_not_asked_back(visit: Callable[..., Visitor], quick: str) -> None:
    """The lobby lists the game no longer, and nothing claims that the server was out of reach."""
    host, guest = two(visit, quick)
    host.locator(".foot .btn.primary").click()
    guest.wait_for_selector(".table")
    table = guest.url
    guest.locator(".tbar .icon").first.click()
    guest.get_by_role("button", name=EN("web-leave")).click()
    guest.locator("dialog .btn.primary").click()
    guest.wait_for_selector("main .games")
    guest.wait_for_timeout(500)
    assert guest.locator(f"a[href='{table.removeprefix(quick)}']").count() == 0
    assert OFFLINE not in said(guest)


def test_a_rematch_says_nothing_of_a_lost_server(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "phone").go()
    start_against_bots(page, "kittens", {"turbo": "on"}, 1)
    first = page.url
    play_on(page, random.Random(1))
    page.locator(".sticky .btn.primary, .foot .btn.primary").first.click()
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector(".table, .seats")
    assert page.locator(OVER).count() == 0
    assert OFFLINE not in said(page)


def playing(visit: Callable[..., Visitor], address: str, game: str = "kittens") -> tuple[Page, Page]:
    """Return the pages of a host on a phone and of a guest on a desktop, at the table."""
    host, guest = two(visit, address, game)
    host.locator(".foot .btn.primary").click()
    for page in (host, guest):
        page.wait_for_selector(".table .actions")
    return host, guest


def write(page: Page, words: str) -> None:
    """Write to the chat: in its sheet on a phone, in the side column of a desktop."""
    field = page.locator(".say .field")
    if not field.count():
        if page.locator(".side").count():
            page.locator(".side .seg button").last.click()
        else:
            page.locator(".tbar .icon").first.click()
            page.locator("dialog .btn", has_text=EN("web-chat")).click()
    field.fill(words)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_words_appear_at_the_avatar_and_are_counted(visit: Callable[..., Visitor], slow: str, game: str) -> None:
    """A bubble for four seconds and a badge on a phone; own words are not counted; long words wrap."""
    host, guest = playing(visit, slow, game)
    write(guest, "W" * 60 + " 🧙🏽‍♀️")
    host.wait_for_selector(".bub")
    bubble, tile = host.locator(".bub").bounding_box(), host.locator("[data-anchor='seat:1']").first.bounding_box()
    assert bubble is not None
    assert tile is not None
    assert bubble["x"] >= 0
    assert bubble["x"] + bubble["width"] <= 390 + 1
    assert abs(bubble["y"] - tile["y"]) < 12, "it stands at the tile of who speaks"
    assert bubble["height"] <= max(tile["height"] + 2, 44), "two lines"
    assert host.locator(".talk .badge", has_text="1").count() == 1
    assert host.get_by_role("button", name="Chat · 1").count() == 1
    host.get_by_role("button", name="Chat · 1").click()
    host.wait_for_selector("dialog .chatbox li >> text=WWW")
    assert host.evaluate("document.documentElement.scrollWidth") <= 390
    guest.wait_for_timeout(300)
    assert guest.locator(".side .seg button >> text=/Chat ·/").count() == 0, "own words are not news"
    if game == "kittens":
        guest.locator(".side .seg button").first.click()
    write(host, "ok")
    if game == "kittens":
        guest.wait_for_selector(".side .seg button >> text='Chat · 1'")
    host.keyboard.press("Escape")
    host.wait_for_selector("dialog", state="detached")
    host.wait_for_selector(".bub", state="detached", timeout=6000)
    assert host.get_by_role("button", name="Chat ·").count() == 0


def test_the_connection_comes_back_with_a_word(visit: Callable[..., Visitor], quick: str) -> None:
    """The band counts down to the next attempt, tries on demand, and says when the table is there again."""
    visitor = visit(quick, "phone")
    page = visitor.go()
    start_against_bots(page, "kittens", {}, 2)
    page.wait_for_selector(".actions .btn")
    visitor.context.set_offline(True)
    page.wait_for_selector(f".banner >> text={EN('web-offline-title')}")
    visitor.context.set_offline(False)
    with suppress(PlaywrightTimeout):  # the browser may have noticed first
        page.locator(".banner .btn").click(timeout=1500)
    page.wait_for_selector(f".banner >> text={EN('web-connected')}", timeout=20_000)
    page.wait_for_selector(".banner", state="detached")
    visitor.troubles.clear()  # the browser logs the lost connection


def test_a_refused_command_is_said_once(visit: Callable[..., Visitor], quick: str) -> None:
    """What the page shows is no live region beside the one that says it."""
    page = visit(quick, "phone").go()
    start_against_bots(page, "kittens", {}, 2)
    page.wait_for_selector(".actions .btn")
    page.locator(".tbar .icon").first.click()
    page.locator("dialog .btn", has_text=EN("web-chat")).click()
    page.wait_for_selector("dialog:modal .say")
    page.locator(".say .field").fill("turned \u202e round")
    page.keyboard.press("Enter")
    page.wait_for_selector(".toast")
    said = page.locator(".toast").inner_text()
    regions = page.locator("[role=alert], [role=status], [aria-live]").filter(has_text=said[:30])
    assert regions.count() == 1
    assert regions.first.locator("p", has_text=said[:30]).count() == 1


# Draw, never defuse, and press the first way on when out. Done when that was pressed or the game is over.
LOSE = """() => {
  const way = document.querySelector('.ghost .btn.primary');
  if (way || document.querySelector('.winner')) return way?.click(), true;
  const table = document.querySelector('.table');
  const buttons = [...document.querySelectorAll('.actions .btn:not([aria-disabled])')];
  const giveUp = document.querySelector('.giveup');
  if (giveUp) giveUp.click();
  else if (table?.dataset.prompt === 'turn') document.querySelector('.deck.go')?.click();
  else if (table?.dataset.prompt === 'nope') buttons[0]?.click();
  else buttons.at(-1)?.click();
  return false;
}"""


def test_who_is_out_can_play_again_at_once(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "phone").go()
    for _ in range(8):
        start_against_bots(page, "kittens", {"turbo": "on"}, 4)
        first = page.url
        page.wait_for_function(LOSE, polling=50, timeout=60_000)
        if out := page.locator(OVER).count() == 0:
            break
        page.goto(quick)
    assert out, "no game was lost early"
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector(".table.kittens")
    page.goto(quick)
    page.wait_for_selector(".list li")
    assert page.locator(f"a[href='{first.removeprefix(quick)}']").count() == 0


# Share of dark points in the parts of a picture.
INKED = """async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  ctx.drawImage(image, 0, 0);
  const dark = (x, y, w, h) => {
    const points = ctx.getImageData(x, y, w, h).data;
    let found = 0;
    for (let i = 0; i < points.length; i += 4) found += points[i] + points[i + 1] + points[i + 2] < 250;
    return found / (w * h);
  };
  const rows = [0, 1, 2, 3].map((i) => dark(612, 270 + i * 76, 150, 56));
  return [dark(50, 100, 380, 500), dark(532, 130, 400, 76), ...rows];
}"""


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_result_is_a_picture(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """Saved where pictures cannot be sent: of the size that messengers show, and not of one colour."""
    page = visit(quick, "phone", lang).go()
    start_against_bots(page, "kittens", {"turbo": "on"}, 3)
    play_on(page, random.Random(4))
    with page.expect_download() as download:
        page.locator("[data-do=picture]").click()
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    file = ARTEFACTS / f"result-{lang}.png"
    download.value.save_as(file)
    assert struct.unpack(">II", file.read_bytes()[16:24]) == (1200, 630)
    drawn = page.evaluate(INKED, base64.b64encode(file.read_bytes()).decode())
    assert min(drawn) > 0.02, "cat, headline and each of the four rows are drawn"


def out_of(position: Position) -> Position:
    """Return the position as a player sees it who is out of the game."""
    view = copy.deepcopy(position.view)
    me = view["seat"]
    view["alive"] = [seat for seat in view["alive"] if seat != me]
    rest = view["alive"][0]
    view.update(ranking=[me], hand={}, options=[], active=rest, waiting=[rest])
    return Position(view)


@pytest.mark.parametrize(("size", "lang"), [*product(SIZES, ["pl"]), ((390, 664), "en"), ((1440, 900), "en")])
def test_who_is_out_has_a_panel(visit: Callable[..., Visitor], quick: str, size: tuple[int, int], lang: str) -> None:
    """The place, the pace of the rest and two ways on stand at the table; leaving is asked twice."""
    page = visit(quick, "phone", lang).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = LaidTable(page)
    table.show(quick, out_of(next(each for each in positions("kittens") if each.prompt == "turn")))
    page.wait_for_selector(".ghost")
    assert measured(page, ".table", cards=".fc") == []
    plaque = page.locator(".plaque").bounding_box()
    assert plaque
    assert plaque["y"] + plaque["height"] <= size[1], "the plaque is whole"
    assert str(len(table.position.view["sizes"])) in page.locator(".gone h2").inner_text()
    page.locator(".pl:not(.dead)").last.click()
    page.locator(".pl .mk", has_text="★").wait_for()
    assert measured(page, ".table", cards=".fc") == [], "with a bet on who will win"
    pace = page.locator(".ghost .seg button")
    pace.nth(1).click()
    pace.nth(2).click()
    page.wait_for_timeout(200)
    assert [each["pace"] for each in table.commands if each["do"] == "pace"] == ["fast", "skip"]
    page.locator(".ghost .ways .btn").first.click()
    assert measured(page, ".table", cards=".fc") == []
    assert not [each for each in table.commands if each["do"] == "leave"], "not at the first press"
    page.locator(".ghost .ways .btn").last.click()
    page.wait_for_selector("main .games")
    assert [each["do"] for each in table.commands].count("leave") == 1


@pytest.mark.parametrize(("lang", "right"), [("en", True), ("pl", False)])
def test_who_is_out_bets_on_the_winner(visit: Callable[..., Visitor], quick: str, lang: str, right: bool) -> None:
    """A press on a player is the bet, another one changes it, and the result says how it ended."""
    page = visit(quick, "phone", lang).page
    table = LaidTable(page)
    out = out_of(next(each for each in positions("kittens") if each.prompt == "turn" and each.view["seats"] > 2))
    table.show(quick, out)
    alive = out.view["alive"]
    status, say = page.locator(".status .effline"), texts_of(lang).say
    status.get_by_text(say("web-moments-bet-ask")).wait_for()
    for seat in (alive[0], alive[-1]):
        tile = page.locator(f"[data-anchor='seat:{seat}']")
        tile.click()
        tile.locator(".mk", has_text="★").wait_for()
        assert tile.locator(".nm").inner_text() in status.inner_text()
    assert page.locator(".pl .mk", has_text="★").count() == 1
    assert table.sent == []
    winner = alive[-1] if right else alive[0]
    view = {**out.view, "prompt": "", "waiting": [], "alive": [winner], "stack": []}
    view["ranking"] = [seat for seat in range(view["seats"]) if seat != winner] + [winner]
    scores = [float(seat == winner) for seat in range(view["seats"])]
    table.result = {"ended": "over", "winners": [winner], "scores": scores}
    table.lay(Position(view))
    page.wait_for_selector(".winner.lost")
    words = say(f"web-moments-bet-{'won' if right else 'lost'}", player="*").partition("*")[2].strip()
    assert words in page.locator(".winner").inner_text()


def test_the_last_seconds_tick(visit: Callable[..., Visitor], quick: str) -> None:
    """For the player who is asked, if sounds are on."""
    page = visit(quick, "phone").page
    page.add_init_script(
        """window.heard = [];
        const set = AudioParam.prototype.setValueAtTime;
        AudioParam.prototype.setValueAtTime = function (...args) { heard.push(args[0]); return set.apply(this, args); };
        localStorage.setItem('kociolek.settings', JSON.stringify({ sound: true, name: 'Ola' }));"""
    )
    table = LaidTable(page)
    now = int(time.time() * 1000)
    table.clock = {"now": now, "window": False, "free": None, "deadline": now + 7000, "bank": [], "length": 60_000}
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "turn"))
    page.locator(".tbar .title").click()
    page.wait_for_timeout(6500)
    assert 3 <= page.evaluate("heard.filter(value => value === 1250).length") <= 5

"""Moments: the picture of every event, its order with log and live region, skipping, speeds and reduced motion."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from web.measure import measured
from web.playing import Visitor, start_against_bots
from web.positions import Position, positions
from web.staged import Event, StagedTable, changed, turn_of, waiting

Visit = Callable[..., Visitor]
MINE = turn_of()
OTHERS = waiting(MINE)
ME: int = MINE.view["seat"]
OTHER: int = OTHERS.view["waiting"][0]
THIRD: int = next(seat for seat in MINE.view["alive"] if seat not in (ME, OTHER))
CARD: str = next(iter(MINE.view["hand"]))
SEEN = ["skip", "exploding_kitten", "tacocat"]
KNOWN = changed(MINE, pile={**MINE.view["pile"], "known": {str(i): kind for i, kind in enumerate(SEEN)}})


def event(verb: str, seat: int, **more: Any) -> Event:
    return {"verb": verb, "seat": seat, **more}


# By moment: its events, how long it is, and the view after them.
MOMENTS: dict[str, tuple[list[Event], int, Position]] = {
    "draw": ([event("drew", ME, card="skip")], 1500, OTHERS),
    "draw-other": ([event("drew", OTHER)], 400, OTHERS),
    "shuffle": ([event("shuffled", OTHER)], 1400, OTHERS),
    "play": ([event("played", OTHER, card="attack")], 600, OTHERS),
    "nope": ([event("noped", THIRD)], 900, OTHERS),
    "stolen": ([event("stole", OTHER, other=ME, card=CARD)], 1500, OTHERS),
    "taken": ([event("gave", OTHER, other=ME, card="tacocat")], 1300, OTHERS),
    "attack": ([event("attacked", OTHER, other=THIRD, index=4)], 1200, OTHERS),
    "kitten": ([event("kitten_drawn", OTHER)], 940, OTHERS),
    "explosion": ([event("exploded", OTHER), event("discarded", OTHER, card="skip")], 2200, OTHERS),
    "defuse": ([event("defused", OTHER)], 900, OTHERS),
    "armageddon-laid": ([event("armageddon_laid", OTHER, other=ME)], 900, OTHERS),
    "armageddon": (
        [event("armageddon_swapped", ME, other=OTHER), event("godcat_won", OTHER), event("devilcat_hit", ME)],
        2600,
        OTHERS,
    ),
    "turn": ([event("turn_began", ME, index=1)], 940, MINE),
    "turn-other": ([event("turn_began", THIRD, index=1)], 360, OTHERS),
    "winner": ([event("won", ME)], 2100, OTHERS),
}
STILL = {"draw-other", "turn-other"}  # moments that say everything in words under reduced motion


def settings(page: Page, **kept: Any) -> None:
    page.add_init_script(f"localStorage.setItem('kociolek.settings', {json.dumps(json.dumps(kept))})")


def staged(visit: Visit, address: str, size: str = "desktop", calm: bool = False, **kept: Any) -> StagedTable:
    visitor = visit(address, size, calm=calm)
    settings(visitor.page, **kept)
    return StagedTable(visitor.page)


def moment(page: Page) -> str | None:
    found = page.locator(".moment")
    return found.first.get_attribute("data-moment") if found.count() else None


# Notes moments, log lines and what is said, with the time of each.
WATCH = """
window.seen = [];
const note = what => window.seen.push([Math.round(performance.now()), what]);
const observer = new MutationObserver(changes => {
  for (const change of changes) {
    if (change.type === "attributes") note("begin " + change.target.dataset.moment);
    for (const node of change.addedNodes) {
      if (node.matches?.("[data-live] p")) note("say " + node.textContent);
      if (node.matches?.(".log li[data-verb]")) note("log " + node.dataset.verb);
    }
    for (const node of change.removedNodes) if (node.matches?.(".moment")) note("end " + node.dataset.moment);
  }
});
addEventListener("DOMContentLoaded", () =>
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-moment"] }));
"""


def watched(page: Page) -> list[tuple[int, str]]:
    return [(at, what) for at, what in page.evaluate("window.seen")]


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_said_then_played_then_logged(visit: Visit, slow: str, name: str) -> None:
    events, length, then = MOMENTS[name]
    table = staged(visit, slow)
    table.page.add_init_script(WATCH)
    table.begin(slow, OTHERS)
    table.page.evaluate("window.seen = []")
    table.happen(*events, then=then)
    table.page.wait_for_selector(f'.moment[data-moment="{name}"]', state="attached")
    table.page.wait_for_selector(".moment", state="detached")
    seen = watched(table.page)
    order = [what for _, what in seen]
    began, ended = order.index(f"begin {name}"), order.index(f"end {name}")
    assert [line for line in order if line.startswith("log")] == [f"log {each['verb']}" for each in events]
    assert ended < order.index(f"log {events[0]['verb']}"), "the log does not run ahead of the picture"
    said = [line for line in order if line.startswith("say")]
    assert len(said) >= len(events)
    assert len(set(said)) == len(said), "everything is said once"
    assert order.index(said[0]) < ended
    took = seen[ended][0] - seen[began][0]
    assert length - 20 <= took <= length + 400, (name, took)


@pytest.mark.parametrize(("width", "height", "lang"), [(320, 568, "pl"), (1280, 800, "en")])
def test_a_first_game_begins_with_the_deal_and_offers_sounds(
    visit: Visit, slow: str, width: int, height: int, lang: str
) -> None:
    """The offer stands in the bar until the first move; the next game does not ask again."""
    visitor = visit(slow, "phone", lang, calm=False)
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    visitor.go()
    for nth in range(2):
        start_against_bots(page, "kittens", {}, 2)
        page.wait_for_selector('.moment[data-moment="deal"]', state="attached")
        if nth == 0:
            page.wait_for_selector(".sounds.offering")
            assert not measured(page, ".tbar")
            page.locator(".deck.go").click()
            page.wait_for_selector(".sounds.offering", state="detached")
        else:
            page.wait_for_timeout(300)
            assert page.locator(".sounds.offering").count() == 0
        page.goto(slow)


# What a caption covers of the elements that match, in square pixels.
COVERED = """selector => {
  const said = document.querySelector('.moment .said')?.getBoundingClientRect();
  if (!said) return null;
  const over = (box) => Math.max(0, Math.min(said.right, box.right) - Math.max(said.left, box.left))
    * Math.max(0, Math.min(said.bottom, box.bottom) - Math.max(said.top, box.top));
  return [...document.querySelectorAll(selector)].map((e) => over(e.getBoundingClientRect()))
    .reduce((a, b) => a + b, said.left < 0 || said.right > innerWidth || said.bottom > innerHeight ? 1e6 : 0);
}"""


@pytest.mark.parametrize(
    ("width", "height", "lang"), [(360, 640, "pl"), (390, 664, "en"), (844, 390, "pl"), (1440, 900, "en")]
)
def test_a_caption_hides_neither_pile_nor_risk(visit: Visit, slow: str, width: int, height: int, lang: str) -> None:
    visitor = visit(slow, "desktop", lang, calm=True)
    visitor.page.set_viewport_size({"width": width, "height": height})
    table = StagedTable(visitor.page)
    captions = 0
    table.begin(slow, OTHERS)
    for name, (events, _, then) in MOMENTS.items():
        if name in STILL:
            continue
        table.happen(*events, then=then)
        table.page.wait_for_selector(f'.moment[data-moment="{name}"]', state="attached")
        table.page.wait_for_timeout(40)
        covered = table.page.evaluate(COVERED, '.plaque, [data-anchor="pile"], .ask h2, .actions .btn')
        captions += covered is not None
        assert covered in (None, 0), f"{name}: {covered}"
        table.page.keyboard.press("Escape")
        table.page.keyboard.press("Escape")
        table.page.wait_for_selector(".moment", state="detached")
    assert captions > 8


# How many px of the caption lie over the card that is shown large.
OVER_CARD = """() => {
  const of = (where) => document.querySelector(where).getBoundingClientRect();
  const [a, b] = [of('.moment .said'), of('.moment .piece')];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 0 ? Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) : 0;
}"""


@pytest.mark.parametrize(("width", "height", "lang"), [(390, 664, "pl"), (1280, 800, "en")])
@pytest.mark.parametrize("name", ["draw", "kitten"])
def test_a_caption_does_not_hide_the_card(
    visit: Visit, slow: str, name: str, width: int, height: int, lang: str
) -> None:
    """It lay over the head of the kitten in the moment that shows it."""
    visitor = visit(slow, "desktop", lang, calm=True)
    visitor.page.set_viewport_size({"width": width, "height": height})
    table = StagedTable(visitor.page)
    table.begin(slow, OTHERS)
    events, _, then = MOMENTS[name]
    table.happen(*events, then=then)
    table.page.wait_for_selector(".moment .said")
    table.page.wait_for_timeout(40)
    assert table.page.evaluate(OVER_CARD) < 10


@pytest.mark.parametrize(("width", "height"), [(390, 664), (1280, 800)])
def test_a_caption_does_not_hide_what_an_attack_counts(visit: Visit, slow: str, width: int, height: int) -> None:
    visitor = visit(slow, "desktop", "pl", calm=True)
    visitor.page.set_viewport_size({"width": width, "height": height})
    table = StagedTable(visitor.page)
    table.begin(slow, OTHERS)
    for target in (THIRD, ME):
        table.happen(event("attacked", OTHER, other=target, index=4))
        table.page.wait_for_selector(".moment .badge")
        table.page.wait_for_timeout(40)
        assert table.page.evaluate(COVERED, ".moment .badge") == 0
        table.page.wait_for_selector(".moment", state="detached")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 664), (844, 390), (1440, 900)])
def test_a_caption_gives_way_to_a_question(visit: Visit, slow: str, width: int, height: int) -> None:
    """The question comes while the card is still being shown: the caption lay over it."""
    visitor = visit(slow, "desktop", "en", calm=False)
    visitor.page.set_viewport_size({"width": width, "height": height})
    settings(visitor.page, speed=0.25)
    table = StagedTable(visitor.page)
    asked = next(each for each in positions("kittens") if each.prompt == "nope" and each.view["stack"])
    actor = next(seat for seat in asked.view["alive"] if seat != asked.view["seat"])
    pending, *below = asked.view["stack"]
    calm = changed(waiting(asked, actor), prompt="aim", stack=below)
    asked = changed(asked, stack=[{**pending, "by": actor, "against": asked.view["seat"]}, *below])
    table.begin(slow, calm)
    table.happen(event("played_combo", actor, card="tacocat", index=2))
    table.page.wait_for_selector('.moment[data-moment="play"] .said', state="attached")
    table.happen(event("aimed", actor, other=asked.view["seat"]), then=asked)
    table.page.wait_for_selector(".ask h2")
    table.page.wait_for_timeout(300)
    assert moment(table.page) == "play"
    assert table.page.evaluate(COVERED, ".ask h2, .plaque, .actions .btn") == 0


def test_the_art_of_a_moving_card_stays_on_it(visit: Visit, slow: str) -> None:
    """The pattern of backs stood out over their edges."""
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    for name in ("armageddon", "shuffle"):
        table.happen(*MOMENTS[name][0])
        table.page.wait_for_selector(f'.moment[data-moment="{name}"] .kc svg', state="attached")
        spilling = "all => all.filter((each) => getComputedStyle(each).overflow === 'visible').length"
        assert table.page.eval_on_selector_all(".moment .kc svg", spilling) == 0
        table.page.keyboard.press("Escape")
        table.page.wait_for_selector(".moment", state="detached")


def test_the_ears_leap_from_the_last_player(visit: Visit, slow: str) -> None:
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    table.happen(event("turn_began", OTHER, index=1))
    table.page.wait_for_selector(".moment", state="attached")
    table.page.wait_for_selector(".moment", state="detached")
    table.happen(event("turn_began", ME, index=1), then=MINE)
    table.page.wait_for_selector('.moment[data-moment="turn"]', state="attached")
    ears = table.page.evaluate("parseFloat(document.querySelector('.moment > div').style.left) + 22")
    tile = table.page.locator(f"[data-anchor='seat:{OTHER}']").first.bounding_box()
    assert tile
    assert ears == pytest.approx(tile["x"] + tile["width"] / 2, abs=2)


def test_a_theft_shows_who_and_what(visit: Visit, slow: str) -> None:
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    table.happen(event("stole", OTHER, other=ME, card=CARD))
    stolen = table.page.locator('.moment[data-moment="stolen"]')
    stolen.wait_for(state="attached")
    text = stolen.locator(".said").inner_text()
    assert "you" in text.lower(), text
    face = stolen.locator(".piece b").inner_text().replace("\u00ad", "")
    assert len(face) > 2
    assert face in text, "the card that is gone is shown and named"
    assert stolen.locator(".frame").count() == 4


def test_the_cards_of_armageddon_say_whose_they_are(visit: Visit, slow: str) -> None:
    """The reader is "you", as everywhere at the table."""
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    table.happen(*MOMENTS["armageddon"][0])
    owners = table.page.locator('.moment[data-moment="armageddon"] .under')
    owners.nth(1).wait_for(state="attached")
    tile = table.page.locator(f"[data-anchor='seat:{OTHER}'] .nm")
    assert [each.text_content() for each in owners.all()] == ["You", tile.text_content()]


def test_a_theft_between_others_shows_no_card(visit: Visit, slow: str) -> None:
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    table.happen(event("stole", OTHER, other=THIRD))
    table.page.wait_for_selector(".moment", state="attached")
    assert table.page.locator(".moment .kc-face").count() == 0, "a card nobody else saw lies face down"


def test_a_question_does_not_wait_for_moments(visit: Visit, slow: str) -> None:
    """The player can answer while the events before the question are still being shown."""
    table = staged(visit, slow, "phone")
    table.begin(slow, OTHERS)
    table.happen(event("shuffled", OTHER), event("exploded", OTHER), event("turn_began", ME, index=1), then=MINE)
    table.page.wait_for_selector(".moment", state="attached")
    button = table.page.locator(".actions .btn").last
    assert button.is_visible()
    assert moment(table.page) == "shuffle"
    button.click()
    table.page.wait_for_timeout(100)
    assert table.sent, "the answer is sent before the moments are over"


def test_an_explosion_leaves_hand_and_buttons_free_for_who_decides(visit: Visit, slow: str) -> None:
    table = staged(visit, slow, "phone")
    table.begin(slow, OTHERS)
    table.happen(event("exploded", OTHER), then=MINE)
    table.page.wait_for_selector('.moment[data-moment="explosion"]', state="attached")
    layer = table.page.locator(".moment").bounding_box()
    actions = table.page.locator(".actions").bounding_box()
    assert layer
    assert actions
    assert layer["y"] + layer["height"] <= actions["y"]
    # and without a question it covers the table, so that a tap that skips presses nothing below
    table.page.wait_for_selector(".moment", state="detached")
    table.happen(event("exploded", THIRD), then=OTHERS)
    table.page.wait_for_selector('.moment[data-moment="explosion"]', state="attached")
    assert table.page.evaluate("document.elementFromPoint(195, 800).closest('.moment') !== null")


def test_a_tap_finishes_a_moment_and_a_second_all_that_wait(visit: Visit, slow: str) -> None:
    table = staged(visit, slow)
    page = table.page
    table.begin(slow, OTHERS)
    table.happen(event("shuffled", OTHER), event("drew", ME, card="skip"), event("exploded", OTHER))
    page.wait_for_selector('.moment[data-moment="shuffle"]', state="attached")
    page.mouse.click(640, 420)
    page.wait_for_selector('.moment[data-moment="draw"]', state="attached", timeout=1000)
    assert table.log() == ["shuffled"]
    page.mouse.click(640, 420)
    page.wait_for_selector(".moment", state="detached", timeout=500)
    assert table.log() == ["shuffled", "drew", "exploded"]
    page.wait_for_timeout(300)
    assert moment(page) is None


def test_escape_skips_as_a_tap_does(visit: Visit, slow: str) -> None:
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    table.happen(event("shuffled", OTHER), event("exploded", OTHER))
    table.page.wait_for_selector('.moment[data-moment="shuffle"]', state="attached")
    table.page.keyboard.press("Escape")
    table.page.wait_for_selector('.moment[data-moment="explosion"]', state="attached", timeout=1000)
    table.page.keyboard.press("Escape")
    table.page.wait_for_selector(".moment", state="detached", timeout=500)
    assert table.log() == ["shuffled", "exploded"]


@pytest.mark.parametrize(("speed", "least", "most"), [(2, 650, 1100), (0.5, 2750, 3300)])
def test_the_speed_of_the_settings(visit: Visit, slow: str, speed: float, least: int, most: int) -> None:
    table = staged(visit, slow, speed=speed)
    table.page.add_init_script(WATCH)
    table.begin(slow, OTHERS)
    table.happen(event("shuffled", OTHER))
    table.page.wait_for_selector(".moment", state="attached")
    table.page.wait_for_selector(".moment", state="detached")
    times = {what: at for at, what in watched(table.page)}
    assert least <= times["end shuffle"] - times["begin shuffle"] <= most


def test_no_motion_when_it_is_switched_off(visit: Visit, slow: str) -> None:
    table = staged(visit, slow, speed=0)
    table.page.add_init_script(WATCH)
    table.begin(slow, OTHERS)
    table.happen(event("shuffled", OTHER), event("exploded", OTHER))
    table.page.wait_for_timeout(300)
    assert table.log() == ["shuffled", "exploded"]
    assert not [what for _, what in watched(table.page) if what.startswith("begin")]


@pytest.mark.parametrize("name", MOMENTS)
def test_reduced_motion(visit: Visit, slow: str, name: str) -> None:
    """Nothing moves; a picture stands for a while, or the words alone say it."""
    events, _, then = MOMENTS[name]
    table = staged(visit, slow, calm=True)
    table.page.add_init_script(WATCH)
    table.begin(slow, OTHERS)
    table.page.evaluate("window.seen = []")
    table.happen(*events, then=then)
    if name in STILL:
        table.page.wait_for_timeout(300)
        assert moment(table.page) is None
    else:
        table.page.wait_for_selector(f'.moment[data-moment="{name}"]', state="attached")
        table.page.wait_for_timeout(40)
        moving = table.page.evaluate(
            """() => document.getAnimations().filter(each =>
                 each.effect.getComputedTiming().duration > 1
                 && each.effect.target.closest('.moment, .table')).length"""
        )
        assert moving == 0
        table.page.wait_for_selector(".moment", state="detached")
    assert [line for _, line in watched(table.page) if line.startswith("say")]


def test_seen_cards_stay_until_put_back_and_can_be_called_again(visit: Visit, slow: str) -> None:
    table = staged(visit, slow, "phone")
    page = table.page
    table.begin(slow, MINE)
    seen = [event("saw", ME, card=kind, index=i) for i, kind in enumerate(SEEN)]
    table.happen(*seen, then=KNOWN)
    peek = page.locator(".peek")
    peek.wait_for()
    page.wait_for_timeout(2500)
    assert [each.inner_text() for each in peek.locator(".pos").all()] == ["1", "2", "3"], "they stay"
    assert page.locator(".actions .btn").last.is_visible()
    peek.locator(".btn").click()
    peek.wait_for(state="detached")
    page.locator(".known").click()
    peek.wait_for()
    page.keyboard.press("Escape")
    peek.wait_for(state="detached")
    drawn = changed(KNOWN, pile={**KNOWN.view["pile"], "known": {"0": "exploding_kitten", "1": "tacocat"}})
    table.happen(then=drawn)
    page.locator(".known").click()
    peek.wait_for()
    assert peek.locator(".pos").count() == 2, "a draw takes the first of them away"
    shuffled = changed(KNOWN, pile={**KNOWN.view["pile"], "known": {}})
    table.happen(event("shuffled", OTHER), then=shuffled)
    page.wait_for_selector(".peek.lapsed")  # in grey, and gone after that
    page.wait_for_selector("span.known.lapsed", state="attached")
    peek.wait_for(state="detached")
    page.wait_for_selector(".known", state="detached")


@pytest.mark.parametrize("through_window", [False, True])
def test_known_cards_turn_grey_after_a_shuffle_and_not_after_a_draw(
    visit: Visit, slow: str, through_window: bool
) -> None:
    """Also where the pile was hidden by the Nope window before."""
    table = staged(visit, slow, "phone", speed=0)
    page, pile = table.page, KNOWN.view["pile"]
    table.begin(slow, KNOWN)
    page.wait_for_selector("button.known")
    if through_window:
        window = next(each for each in positions("kittens") if each.prompt == "nope" and each.view["stack"])
        table.happen(then=changed(window, pile=pile, seat=ME))
        page.wait_for_selector(".pendingpot")
    table.happen(event("shuffled", OTHER), then=changed(KNOWN, pile={**pile, "known": {}}))
    page.wait_for_selector("span.known.lapsed")
    assert "grayscale(1)" in page.locator(".known").evaluate("e => getComputedStyle(e).filter")
    page.wait_for_selector(".known", state="detached")
    table.happen(then=changed(KNOWN, pile={**pile, "known": {"0": "skip"}}))
    page.wait_for_selector("button.known")
    table.happen(event("drew", OTHER), then=changed(KNOWN, pile={"size": pile["size"] - 1, "known": {}}))
    page.wait_for_selector("button.known", state="detached")
    assert page.locator(".known").count() == 0, "what was drawn is not forgotten"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_plaque_covers_no_step_of_a_chain(visit: Visit, slow: str, lang: str) -> None:
    """Also where the pot is low: a replay on the smallest phone has no more room than this."""
    page = visit(slow, "phone", lang).page
    table = StagedTable(page)
    window = next(each for each in positions("kittens") if each.prompt == "nope" and each.view["stack"])
    table.begin(slow, window)
    for count, seat in enumerate((OTHER, ME, THIRD), 1):
        known = {**{str(place): "nope" for place in range(count)}, str(count): "skip"}
        pending, *below = window.view["stack"]
        stack = [{**pending, "noped": count % 2 == 1}, *below]
        table.happen(event("noped", seat), then=changed(window, stack=stack, discard={"size": 6, "known": known}))
        page.wait_for_timeout(300)
        for height in (520, 568):
            page.set_viewport_size({"width": 320, "height": height})
            page.wait_for_timeout(100)
            assert page.locator(".chain .now").is_visible()
            assert not measured(page, ".pot"), (height, count)


def test_a_chain_lies_in_the_cauldron_on_a_desktop(visit: Visit, slow: str) -> None:
    """It had the ground of the column with the log: a white box in the cauldron."""
    table = staged(visit, slow, calm=True)
    window = next(each for each in positions("kittens") if each.prompt == "nope" and each.view["stack"])
    pending, *below = window.view["stack"]
    stack = [{**pending, "noped": True}, *below]
    table.begin(slow, changed(window, stack=stack, discard={"size": 6, "known": {"0": "nope", "1": "skip"}}))
    grounds = table.page.locator(".chain").evaluate(
        """chain => {
          const found = [];
          for (let each = chain; !each.matches('.pot'); each = each.parentElement)
            found.push(getComputedStyle(each).backgroundColor);
          return found.slice(0, 3);
        }"""
    )
    assert grounds == ["rgba(0, 0, 0, 0)"] * 3


def test_public_reveals_are_shown_to_everybody(visit: Visit, slow: str) -> None:
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    seen = [event("revealed", OTHER, card=kind, index=i) for i, kind in enumerate(SEEN)]
    table.happen(*seen, then=waiting(KNOWN))
    table.page.locator(".peek").wait_for()
    assert table.page.locator(".peek .pos").count() == 3


def test_history_is_logged_and_not_announced_again(visit: Visit, slow: str) -> None:
    table = staged(visit, slow)
    table.begin(slow, OTHERS)
    table.happen(event("skipped", OTHER))
    table.page.wait_for_selector('.log li[data-verb="skipped"]')
    said = table.said()
    table.tell({"type": "state", "since": 0, "n": 30, "gap": True, "seq": 99, "events": [event("skipped", OTHER)] * 3,
                "clock": {"now": 0, "window": False, "free": None, "deadline": None, "bank": []},
                "view": OTHERS.view, "orders": {"passing": "off"}, "back": False})  # fmt: skip
    table.page.wait_for_timeout(200)
    assert table.said() == said


def test_cards_that_others_see_are_told_once(visit: Visit, slow: str) -> None:
    """Who looks at three cards caused three equal lines, each of them announced."""
    table = staged(visit, slow, speed=0)
    table.begin(slow, OTHERS)
    table.happen(*[event("saw", OTHER)] * 3, event("skipped", OTHER), event("discarded", OTHER, card="nope"))
    table.page.wait_for_selector('.log li[data-verb="discarded"]')
    assert table.log() == ["saw", "skipped", "discarded"]
    assert len(table.said()) == 3


def test_the_log_leaves_out_noise_and_marks_losses(visit: Visit, slow: str) -> None:
    table = staged(visit, slow, speed=0)
    table.begin(slow, OTHERS)
    table.happen(
        event("turn_began", OTHER, index=1),
        event("about_to_draw", OTHER),
        event("gave", ME, other=OTHER, card="tacocat"),
        event("gave", OTHER, other=ME, card="tacocat"),
        event("drew", OTHER),
    )
    table.page.wait_for_selector('.log li[data-verb="drew"]')
    assert table.log() == ["turn_began", "gave", "gave", "drew"]
    assert table.page.locator(".log li.head").count() == 1
    losses = table.page.locator(".log li.loss")
    assert losses.count() == 1, "what the reader gives is lost; what the reader gets is not"


def test_the_log_opens_at_its_newest_line(visit: Visit, slow: str) -> None:
    table = staged(visit, slow, "phone", speed=0)
    table.begin(slow, OTHERS)
    for _ in range(20):
        table.happen(event("turn_began", OTHER, index=1), event("drew", OTHER), event("skipped", THIRD))
    table.page.locator(".tbar .icon").nth(1).click()
    table.page.wait_for_selector("dialog .log li")
    table.page.wait_for_timeout(200)
    last = table.page.locator("dialog .log li").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= 844


def test_the_badge_of_the_log_counts_since_the_last_decision(visit: Visit, slow: str) -> None:
    table = staged(visit, slow, "phone", speed=0)
    table.begin(slow, OTHERS)
    table.happen(event("turn_began", OTHER, index=1), event("drew", OTHER), event("turn_began", ME, index=1), then=MINE)
    badge = table.page.locator(".tbar .badge")
    badge.wait_for()
    assert int(badge.inner_text()) >= 3
    table.page.locator(".actions .btn").last.click()
    badge.wait_for(state="detached")
    assert table.sent


def test_what_happened_since_my_turn(visit: Visit, slow: str) -> None:
    table = staged(visit, slow, "phone", speed=0)
    table.begin(slow, OTHERS)
    before = [event("turn_began", ME, index=1), event("drew", ME, card="skip")]
    round_ = [
        event("turn_began", OTHER, index=1),
        event("played", OTHER, card="favor"),
        event("aimed", OTHER, other=ME, card="favor"),
        event("gave", ME, other=OTHER, card="tacocat"),
        event("shuffled", THIRD),
        event("attacked", THIRD, other=ME, index=2),
        event("turn_began", ME, index=2),
    ]
    table.happen(*before)
    table.happen(*round_, then=MINE)
    recap = table.page.locator(".recap")
    recap.wait_for()
    items = recap.locator(".item")
    assert items.count() == 3
    assert ["loss" in (each.get_attribute("class") or "") for each in items.all()] == [True, False, True]
    assert "tacocat" in items.first.inner_text().lower()
    recap.click()
    at = table.page.locator("dialog .log li.at")
    at.wait_for()
    assert at.get_attribute("data-verb") == "gave"
    table.page.keyboard.press("Escape")
    table.happen(event("played", ME, card="skip"), then=MINE)
    recap.wait_for(state="detached")

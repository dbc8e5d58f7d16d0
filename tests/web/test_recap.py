"""What the others did in Witchstone, when the reader's turn begins: whole lines on every screen, and nothing lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from kociolek.catalog import game_named
from kociolek.core.api import Seat
from kociolek.match import Match
from kociolek.server.tables.broadcaster import as_wire
from web.measure import measured
from web.playing import Visitor
from web.positions import LaidTable, Position
from web.test_board_matrix import PICTURES, SIZES

ME = Seat(0)
ACTS = 4  # that a long turn has
TOLD = {"charged", "witch_laid", "witch_went", "stepped", "owl_taken", "special_taken", "walked", "scroll_taken"}
TOLD |= {"crystal_shelved", "crystal_lowest", "crystal_removed"}
# By card of a turn: what is cut off of a line, how many lines are left out, and what the card says of it.
CARDS = """() => [...document.querySelectorAll('.recap .rc')].map((card) => {
  const room = card.querySelector('.tx').getBoundingClientRect();
  const acts = [...card.querySelectorAll('.act')];
  const seen = acts.filter((act) => !act.matches('.sr'));
  const cut = seen.filter((act) => act.getBoundingClientRect().bottom > room.bottom + 1);
  return { cut: cut.map((act) => act.textContent), out: acts.length - seen.length, seen: seen.length,
    more: card.querySelector('small')?.textContent ?? '' };
})"""


class ToldTable(LaidTable):
    """Table that is opened in the middle of a game, with all that has happened."""

    events: list[dict[str, Any]]

    def _tell_state(self) -> None:
        self.seq += 1
        n = len(self.events)
        clock: dict[str, Any] = {"now": 0, "window": False, "free": None, "deadline": None, "bank": [], "length": None}
        state = {"type": "state", "since": 0, "n": n, "gap": False, "seq": self.seq, "events": self.events}
        self.tell({**state, "clock": clock, "view": self.position.view, "orders": {"passing": "off"}, "back": False})


def after_long_turns() -> tuple[Position, list[dict[str, Any]]]:
    """Return a position in which the reader's turn begins after a turn of much, and all events so far."""
    for seed in range(200):
        match, chance = Match(game_named("witchstone"), 3, {}, seed), random.Random(seed)
        kinds, events = match.game.kind_names(), list[dict[str, Any]]()
        while not match.over:
            actor = match.waiting()[0]
            view: dict[str, Any] = match.view(actor).to_json()
            if actor == ME and view["prompt"] == "tile" and view["round"] > 2 and longest(events) >= ACTS:
                return Position(view), events
            choices = match.options_of(actor)
            action = chance.choice([each for each in choices if each.verb not in ("end", "remove", "done")] or choices)
            told = match.act(actor, action)
            events += [msgspec.to_builtins(as_wire(event.seen_by(ME), kinds)) for event in told]
    raise AssertionError("no turn of the others is long")


def longest(events: list[dict[str, Any]]) -> int:
    """Return how many different things were done in the longest of the last turns of the other two."""
    turns: list[set[str]] = []
    for event in events[:-1]:  # the last one begins the reader's turn
        if event["verb"] == "turn_began":
            turns.append(set())
        elif turns and event["verb"] in TOLD:
            turns[-1].add(event["verb"])
    return max((len(turn) for turn in turns[-2:]), default=0)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_turns_of_the_others_are_told_in_whole_lines(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    position, events = after_long_turns()
    visitor = visit(quick, "phone", lang)
    page: Page = visitor.page
    troubles: list[str] = []
    lines_left_out = 0
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        table = ToldTable(page)
        table.events = events
        table.show(quick, position)
        page.wait_for_selector(".recap .rc")
        page.wait_for_timeout(120)
        beside = size[0] >= 1280 and size[1] >= 832
        assert page.locator(".wsleft .recap").count() == (1 if beside else 0)
        assert page.locator(".tiles button:not([aria-disabled])").count() == (5 if beside else 0)
        found = page.evaluate(CARDS)
        assert len(found) == 2, "a card for each of the others"
        troubles += [f"{size}: {card['cut']} are cut" for card in found if card["cut"]]
        troubles += [f"{size}: {fault}" for fault in measured(page, ".table", pictures=PICTURES)]
        for card in found:
            lines_left_out += card["out"]
            assert card["seen"] > 0
            assert (str(card["out"]) in card["more"]) if card["out"] else card["more"] == ""
        visitor.shoot(f"recap-{size[0]}x{size[1]}-{lang}")
        longest = max(range(2), key=lambda nth: found[nth]["out"])
        page.locator(".recap .rc").nth(longest).click()
        page.wait_for_timeout(80)
        assert page.evaluate(CARDS)[longest]["out"] == 0, "pressed, a card shows all of its turn"
        if not beside:
            page.locator(".actions .primary").click()
            page.wait_for_selector(".tiles button:not([aria-disabled])")
        page.unroute_all()
    assert not troubles, "\n".join(troubles)
    assert lines_left_out > 0


@pytest.mark.parametrize("way", ["press", "wheel"])
def test_a_mouse_comes_to_every_card(visit: Callable[..., Visitor], quick: str, way: str) -> None:
    """The row of cards beside the boards is narrow: a press on what is seen of the next card shows all of it, and so
    does the wheel, which rolls up and down."""
    position, events = after_long_turns()
    page = visit(quick, "desktop").page
    page.set_viewport_size({"width": 1440, "height": 900})
    table = ToldTable(page)
    table.events = events
    table.show(quick, position)
    row, last = page.locator(".recap").bounding_box(), page.locator(".recap .rc").last
    seen = last.bounding_box()
    assert row
    assert seen
    assert seen["x"] + seen["width"] > row["x"] + row["width"], "the last card is cut off at first"
    page.mouse.move(seen["x"] + 8, seen["y"] + 20)
    if way == "press":
        page.mouse.down()
        page.mouse.up()
    else:
        page.mouse.wheel(0, 400)
    page.wait_for_timeout(250)
    shown = last.bounding_box()
    assert shown
    assert shown["x"] + shown["width"] <= row["x"] + row["width"] + 1
    assert shown["x"] >= row["x"] - 1

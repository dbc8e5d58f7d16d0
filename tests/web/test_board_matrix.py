"""Every question of the two games with boards on every screen: nothing off the screen, clipped, covered or too small.

Each question is shown at each size; theme, language and the size of letters change from one to the next so that
together they cover every pair of values. One page shows all of them, as in `test_matrix.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from kociolek.catalog import game_named
from kociolek.match import Match
from web.measure import SEED, letters, measured
from web.measure import SIZES as COMMON
from web.playing import Visitor
from web.positions import LaidTable, Position, played, positions
from web.variety import pairwise

GAMES = ["witchstone", "wizardkittens"]
SIZES = [*COMMON, (640, 360)]  # a small phone on its side, or a small laptop with a page of twice the size
SETTINGS: dict[str, list[str]] = {"theme": ["light", "dark"], "lang": ["pl", "en"], "text": ["100", "200"]}
# Parts of the boards are drawings; `TARGETS` measures what of them can be pressed.
PICTURES = "svg, .kc, .wz-mark, .wz-chip, .witchstone .tbar .title"  # that title is only heard on a phone
# The question, what is held and the buttons, as far as they are not seen without scrolling.
BELOW = """(what) => [...document.querySelectorAll(what)]
  .filter((e) => e.checkVisibility() && !e.closest('.sr'))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([, r]) => r.top < -1 || r.bottom > innerHeight + 1 || r.left < -1 || r.right > innerWidth + 1)
  .map(([e, r]) => `below the fold: ${e.textContent.trim()} ${r.top | 0}-${r.bottom | 0}`)"""
# Parts of a board that can be pressed: those that are too small or covered.
TARGETS = """() => {
  const faults = [];
  const parts = [...document.querySelectorAll('.ws-cauldron .hot, .ws-cauldron .doom, .wz-chip.legal')]
    .filter((e) => e.checkVisibility());
  for (const e of parts) {
    const r = e.getBoundingClientRect();
    // beside a space of the cauldron a press counts, too
    if (Math.min(r.width, r.height) < (e.matches('.wz-chip') ? 47.5 : 28))
      faults.push(`small: ${e.getAttribute('class')} ${r.width | 0}x${r.height | 0}`);
    const hit = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (!hit || !e.contains(hit)) faults.push(`covered: ${e.getAttribute('class')} at ${r.left | 0},${r.top | 0}`);
  }
  for (const e of document.querySelectorAll('.turn .st')) {
    const r = e.getBoundingClientRect();
    const hit = document.elementFromPoint(r.right - 3, (r.top + r.bottom) / 2);
    if (hit?.closest('.btn')) faults.push(`covered: a step of the turn`);
  }
  // a player's mark stands in the middle of a circle, also with the ears of whose turn it is
  for (const e of [...document.querySelectorAll('.table .av')].filter((e) => e.checkVisibility())) {
    const r = e.getBoundingClientRect(), mark = e.querySelector('.i').getBoundingClientRect();
    const across = Math.abs(mark.left + mark.right - r.left - r.right);
    const off = across + Math.abs(mark.top + mark.bottom - r.top - r.bottom);
    if (Math.abs(r.width - r.height) > 1 || off > 4 || mark.width < 5) faults.push('a mark is out of its circle');
  }
  return [...new Set(faults)];
}"""


@dataclass(frozen=True)
class Case:
    nth: int
    position: Position
    size: tuple[int, int]
    setting: dict[str, str]

    def __str__(self) -> str:
        rest = " ".join(self.setting.values())
        return f"{self.position.prompt}-{self.nth} {self.size[0]}x{self.size[1]} {rest}"


def cases(game: str) -> Iterator[Case]:
    settings = pairwise(SETTINGS, random.Random(SEED))
    asked = list(enumerate(positions(game)))
    for size, (nth, position) in product(SIZES, asked):
        # every question meets every setting at some size
        yield Case(nth, position, size, settings[(nth + SIZES.index(size)) % len(settings)])


def test_every_question_meets_every_size_and_setting() -> None:
    for game in GAMES:
        found = list(cases(game))
        assert {(case.nth, case.size) for case in found} == set(product(range(len(positions(game))), SIZES))
        for name, values in SETTINGS.items():
            met = {(case.nth, case.setting[name]) for case in found}
            assert met == set(product(range(len(positions(game))), values))


@pytest.mark.parametrize("text", SETTINGS["text"])
@pytest.mark.parametrize("lang", SETTINGS["lang"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_at_every_size(
    visit: Callable[..., Visitor], quick: str, game: str, lang: str, text: str
) -> None:
    chosen = [case for case in cases(game) if (case.setting["lang"], case.setting["text"]) == (lang, text)]
    visitor = visit(quick, "phone", lang)
    page: Page = visitor.page
    letters(page, int(text))
    table = LaidTable(page)
    table.show(quick, chosen[0].position)
    troubles: list[str] = []
    for case in chosen:
        troubles += [f"{case}: {fault}" for fault in faults_of(visitor, table, case)]
    assert not troubles, "\n".join(troubles)


def faults_of(visitor: Visitor, table: LaidTable, case: Case) -> list[str]:
    """Show a question and return what is wrong with it."""
    page = visitor.page
    page.emulate_media(color_scheme=case.setting["theme"], reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_viewport_size({"width": case.size[0], "height": case.size[1]})
    table.lay(case.position)
    page.wait_for_function(
        "prompt => document.querySelector('.table')?.dataset.prompt === prompt", arg=case.position.prompt
    )
    page.wait_for_timeout(60)
    large = case.setting["text"] == "200"
    scrolls = bool(page.evaluate("document.documentElement.hasAttribute('data-cramped')"))
    assert not scrolls or large
    found = measured(page, ".table", pictures=PICTURES, scrolls=scrolls)
    if not large:
        found += page.evaluate(TARGETS)
    found += page.evaluate(BELOW, ".status .big, .actions .btn" + ("" if scrolls else ", .hand button"))
    if found:
        visitor.shoot(f"boards-{case.position.view['game']}-{case}".replace(" ", "-"))
    return list(dict.fromkeys(found))


# Wizard Kittens with each of its options, and both numbers of chapters.
VARIANTS: dict[str, tuple[int, dict[str, str]]] = {
    "two kittens": (2, {}),
    "goals": (3, {}),
    "new rules": (3, {"chaos_cat": "new_rules"}),
    "two kittens with new rules": (2, {"chaos_cat": "new_rules"}),
    "light curses": (4, {"curses": "light"}),
    "chaos mode": (4, {"chaos_cat": "chaos_mode", "chaos_cats": "4"}),
    "advanced": (4, {"advanced_kittens": "on", "chaos_cat": "new_rules", "curses": "light"}),
}


def crowded(seats: int, options: dict[str, str]) -> list[Position]:
    """Return the spell and the first question of a turn with the most cards in sight among some random games."""
    found: dict[str, list[Position]] = {"turn": [], "spell": []}
    for seed in range(8):
        for each in played(Match(game_named("wizardkittens"), seats, options, seed), seed):
            if each.prompt in found:
                found[each.prompt].append(each)
    return [max(each, key=lambda position: cards_in_sight(position.view)) for each in found.values()]


def cards_in_sight(view: dict[str, Any]) -> tuple[bool, bool, int]:
    """Return whether a rule or event of the Chaos Cat and an own goal lie there, and how many cards in the circle."""
    seat = view["seat"]
    return bool(view["card"]), bool(view["credits"][seat]), sum(sum(row.values()) for row in view["circles"][seat])


@pytest.mark.parametrize("variant", VARIANTS)
def test_wizard_kittens_with_every_option_at_every_size(
    visit: Callable[..., Visitor], quick: str, variant: str
) -> None:
    shown = crowded(*VARIANTS[variant])
    troubles: list[str] = []
    for lang in SETTINGS["lang"]:
        visitor = visit(quick, "phone", lang)
        table = LaidTable(visitor.page)
        table.show(quick, shown[0])
        for (nth, position), size in product(enumerate(shown), SIZES):
            theme = SETTINGS["theme"][(nth + SIZES.index(size)) % 2]
            case = Case(nth, position, size, {"theme": theme, "lang": lang, "text": "100"})
            troubles += [f"{case}: {fault}" for fault in faults_of(visitor, table, case)]
    assert not troubles, "\n".join(troubles)

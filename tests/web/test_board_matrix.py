"""Every question of the two games with boards on every screen: nothing off the screen, clipped, covered or too small.

Each question is shown at each size; theme, language and the size of letters change from one to the next so that
together they cover every pair of values. One page shows all of them, as in `test_matrix.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from playwright.sync_api import Page

from web.measure import SEED, SIZES, letters, measured
from web.playing import Visitor
from web.positions import LaidTable, Position, positions
from web.test_matrix import pairwise

GAMES = ["witchstone", "wizardkittens"]
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
        page.emulate_media(color_scheme=case.setting["theme"], reduced_motion="reduce")  # type: ignore[arg-type]
        page.set_viewport_size({"width": case.size[0], "height": case.size[1]})
        table.lay(case.position)
        page.wait_for_function(
            "prompt => document.querySelector('.table')?.dataset.prompt === prompt", arg=case.position.prompt
        )
        page.wait_for_timeout(60)
        scrolls = bool(page.evaluate("document.documentElement.hasAttribute('data-cramped')"))
        assert not scrolls or text == "200"
        found = measured(page, ".table", pictures=PICTURES, scrolls=scrolls)
        if text == "100":
            found += page.evaluate(TARGETS)
        found += page.evaluate(BELOW, ".actions .btn" if scrolls else ".status .big, .hand button, .actions .btn")
        if found:
            visitor.shoot(f"boards-{game}-{case}".replace(" ", "-"))
        troubles += [f"{case}: {fault}" for fault in dict.fromkeys(found)]
    assert not troubles, "\n".join(troubles)

"""Every question of Exploding Kittens on every screen: nothing is off the screen, clipped, covered or too small.

Each question is shown at each size once. Theme, language, players, cards in hand and size of letters change from one to
the next so that together they cover every pair of values. Letters of double size are set as in the browser's settings
(`measure.letters`); on a small screen the table then scrolls, and the buttons stay in view.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

import pytest
from playwright.sync_api import Page

from web.measure import SEED, SIZES, letters, measured, stray
from web.playing import Visitor
from web.positions import LaidTable, Position, positions
from web.variety import with_hand, with_seats

DIMENSIONS: dict[str, list[str]] = {
    "theme": ["light", "dark"],
    "lang": ["pl", "en"],
    "seats": ["2", "3", "4", "5", "6", "8", "10"],
    "hand": ["1", "2", "5", "8", "12", "20"],
    "text": ["100", "200"],
    "others": ["bots", "people"],  # people can be talked to: there is a button more
}


def pairwise(dimensions: dict[str, list[str]], chance: random.Random) -> list[dict[str, str]]:
    """Return few settings that together have every pair of values of every two dimensions."""
    names = list(dimensions)
    left = {
        ((a, x), (b, y)) for a, b in combinations(names, 2) for x, y in product(dimensions[a], dimensions[b])
    }  # fmt: skip
    found: list[dict[str, str]] = []
    while left:
        tries = []
        for _ in range(40):
            (a, x), (b, y) = chance.choice(sorted(left))
            one = {name: chance.choice(dimensions[name]) for name in names} | {a: x, b: y}
            tries.append((sum(pair in left for pair in combinations(one.items(), 2)), sorted(one.items()), one))
        best = max(tries)[2]
        found.append(best)
        left -= set(combinations(best.items(), 2))
    return found


@dataclass(frozen=True)
class Case:
    nth: int
    position: Position
    size: tuple[int, int]
    setting: dict[str, str]

    def __str__(self) -> str:
        rest = " ".join(f"{name}={value}" for name, value in self.setting.items())
        return f"{self.position.prompt}-{self.nth} {self.size[0]}x{self.size[1]} {rest}"


def cases(seed: int = SEED) -> Iterator[Case]:
    chance = random.Random(seed)
    settings = pairwise(DIMENSIONS, chance)
    turn = 0
    for nth, position in enumerate(positions("kittens")):
        for size in SIZES:
            yield Case(nth, position, size, settings[turn % len(settings)])
            turn += 1


def show(page: Page, table: LaidTable, case: Case) -> None:
    position = with_hand(with_seats(case.position, int(case.setting["seats"])), int(case.setting["hand"]))
    page.emulate_media(color_scheme=case.setting["theme"], reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_viewport_size({"width": case.size[0], "height": case.size[1]})
    table.company = case.setting["others"] == "people"
    table.lay(position)
    page.wait_for_function("prompt => document.querySelector('.table')?.dataset.prompt === prompt", arg=position.prompt)
    page.wait_for_timeout(60)


def test_every_pair_is_covered() -> None:
    settings = pairwise(DIMENSIONS, random.Random(SEED))
    have = {pair for setting in settings for pair in combinations(setting.items(), 2)}
    for a, b in combinations(DIMENSIONS, 2):
        assert {((a, x), (b, y)) for x, y in product(DIMENSIONS[a], DIMENSIONS[b])} <= have
    assert len(list(cases())) >= len(settings), "every setting is shown"


@pytest.mark.parametrize("text", DIMENSIONS["text"])
@pytest.mark.parametrize("lang", DIMENSIONS["lang"])
def test_every_question_at_every_size(visit: Callable[..., Visitor], quick: str, lang: str, text: str) -> None:
    chosen = [case for case in cases() if (case.setting["lang"], case.setting["text"]) == (lang, text)]
    visitor = visit(quick, "phone", lang)
    page: Page = visitor.page
    letters(page, int(text))
    table = LaidTable(page)
    table.show(quick, chosen[0].position)
    troubles: list[str] = []
    for case in chosen:
        show(page, table, case)
        found = measured(page, ".table", cards=".fc") + stray(page)
        if found:
            visitor.shoot(f"matrix-{case}".replace(" ", "-"))
        troubles += [f"{case}: {fault}" for fault in found]
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("lang", DIMENSIONS["lang"])
def test_known_cards_beside_the_mat_with_large_letters(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """On the smallest phone a strip of known cards pushed the piles off the screen."""
    page = visit(quick, "phone", lang).page
    letters(page, 200)
    table = LaidTable(page)
    turn = next(each for each in positions("kittens") if each.prompt == "turn" and each.view["mat"])
    known = {"0": "nope", "1": "skip", "2": "attack"}
    seen = with_hand(with_seats(turn, 5), 8)
    seen = replace(seen, view={**seen.view, "pile": {**seen.view["pile"], "known": known}})
    table.show(quick, seen)
    page.set_viewport_size({"width": 320, "height": 568})
    page.wait_for_selector("button.known")
    page.wait_for_timeout(100)
    assert not measured(page, ".table", cards=".fc")

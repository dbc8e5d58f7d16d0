"""Every question of Exploding Kittens on every screen: nothing is off the screen, clipped, covered or too small.

Each question is shown at each size once. Theme, language, players, cards in hand and size of letters change from one to
the next so that together they cover every pair of values. Letters of double size are set as in the browser's settings
(`measure.letters`); on a small screen the table then scrolls, and the buttons stay in view.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product

import pytest
from playwright.sync_api import Page

from web.measure import SEED, SIZES, letters, measured, stray
from web.playing import Visitor
from web.positions import LaidTable, Position, positions
from web.variety import with_hand, with_seats

SETTINGS: dict[str, list[str]] = {
    "theme": ["light", "dark"],
    "lang": ["pl", "en"],
    "seats": [str(seats) for seats in range(2, 11)],
    "hand": [str(cards) for cards in range(1, 21)],
    "text": ["100", "200"],
    "others": ["bots", "people"],  # people can be talked to: there is a button more
}
TRIES = 12  # settings among which the one with the most new pairs is taken


@dataclass(frozen=True)
class Case:
    nth: int
    position: Position
    size: tuple[int, int]
    setting: dict[str, str]

    @property
    def shown(self) -> dict[str, str]:
        """Return the setting as the table shows it: some questions are about more players, or about no hand."""
        position = laid(self)
        hand = sum(position.view["hand"].values())
        seen = {"size": f"{self.size[0]}x{self.size[1]}", "seats": str(position.view["seats"]), "hand": str(hand)}
        return {**self.setting, **seen}

    def __str__(self) -> str:
        rest = " ".join(f"{name}={value}" for name, value in self.setting.items())
        return f"{self.position.prompt}-{self.nth} {self.size[0]}x{self.size[1]} {rest}"


def laid(case: Case) -> Position:
    return with_hand(with_seats(case.position, int(case.setting["seats"])), int(case.setting["hand"]))


def pairs(shown: dict[str, str]) -> set[tuple[tuple[str, str], ...]]:
    return set(combinations(sorted(shown.items()), 2))


def all_pairs() -> set[tuple[tuple[str, str], ...]]:
    """Return every pair of two values of two dimensions, the sizes of the screen among them."""
    dimensions = {**SETTINGS, "size": [f"{width}x{height}" for width, height in SIZES]}
    return {
        ((a, x), (b, y))
        for a, b in combinations(sorted(dimensions), 2)
        for x, y in product(dimensions[a], dimensions[b])
    }  # fmt: skip


@cache
def cases(seed: int = SEED) -> list[Case]:
    """Return every question at every size, each in the setting that shows most pairs not shown before."""
    chance = random.Random(seed)
    left = all_pairs()
    found: list[Case] = []
    places = list(product(enumerate(positions("kittens")), SIZES))
    chance.shuffle(places)
    for (nth, position), size in places:
        tries: list[tuple[int, int, Case, set[tuple[tuple[str, str], ...]]]] = []
        wanted = sorted(left)
        for one in range(TRIES):
            setting = {name: chance.choice(values) for name, values in SETTINGS.items()}
            setting |= {name: value for name, value in (chance.choice(wanted) if wanted else ()) if name in setting}
            case = Case(nth, position, size, setting)
            new = pairs(case.shown) & left
            tries.append((len(new), one, case, new))
        *_, best, new = max(tries, key=lambda each: each[:2])
        found.append(best)
        left -= new
    return sorted(found, key=lambda case: (case.nth, SIZES.index(case.size)))


def show(page: Page, table: LaidTable, case: Case) -> None:
    position = laid(case)
    page.emulate_media(color_scheme=case.setting["theme"], reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_viewport_size({"width": case.size[0], "height": case.size[1]})
    table.company = case.setting["others"] == "people"
    table.lay(position)
    page.wait_for_function("prompt => document.querySelector('.table')?.dataset.prompt === prompt", arg=position.prompt)
    page.wait_for_timeout(60)


def test_every_pair_is_shown() -> None:
    """Each question at each size once; each pair of size, theme, language, players, cards, letters and company."""
    assert [(case.nth, case.size) for case in cases()] == list(product(range(len(positions("kittens"))), SIZES))
    assert all_pairs() <= {pair for case in cases() for pair in pairs(case.shown)}


@pytest.mark.parametrize("text", SETTINGS["text"])
@pytest.mark.parametrize("lang", SETTINGS["lang"])
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
        found = measured(page, ".table", cards=".fc", held="button") + stray(page)
        if found:
            visitor.shoot(f"matrix-{case}".replace(" ", "-"))
        troubles += [f"{case}: {fault}" for fault in found]
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("lang", SETTINGS["lang"])
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

"""Names of the areas and connections of Witchstone's ball: a kind and a point of the compass.

They follow from the coordinates, so they hold for every box: "the eastern village". Two areas of one kind in one
direction are told apart as the inner and the outer one. The browser client computes the same names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import atan2, hypot, pi
from typing import Final

from kociolek.core.api import Game
from kociolek.games.witchstone.game import Witchstone
from kociolek.games.witchstone.kinds import AREAS
from kociolek.text import Texts, texts

FORMS: Final = ("", "gen", "acc")


def name_areas(t: Texts, game: Game) -> None:
    """Let the function AREA of the texts say the areas of this game by their names."""
    if isinstance(game, Witchstone):
        t.areas = names_of_game(t.lang, game)


@lru_cache(16)  # the library needs them for every move
def names_of_game(lang: str, game: Witchstone) -> dict[str, str]:
    """Return the names of the areas and connections of a game in a language."""
    parts = game.box.components
    kinds = [AREAS[kind] for kind in parts.area_kinds]
    areas = dict(zip(parts.areas, zip(kinds, parts.places, strict=True), strict=True))
    return area_names(texts(lang), areas, game.box.link_names)


def area_names(t: Texts, areas: Mapping[str, tuple[str, tuple[float, float]]], links: Sequence[str]) -> dict[str, str]:
    """Return the names of areas (kind, place) and of connections (`A-B`); `V0.gen` is a form of the name of `V0`."""
    found: dict[str, str] = {}
    for area, (kind, place) in areas.items():
        near = ""
        rivals = [p for k, p in areas.values() if k == kind and direction(p) == direction(place) and p != place]
        if rivals and kind != "witchstone":
            near = "inner" if all(hypot(*place) < hypot(*other) for other in rivals) else "outer"
        for form in FORMS:
            found[f"{area}.{form}" if form else area] = _name(t, kind, direction(place), near, form)
    for link in links:
        one, other = link.split("-")
        if one in areas and other in areas:
            found[link] = t.say(
                "witchstone-area-connection", **{"from": found[f"{one}.gen"], "to": found[f"{other}.gen"]}
            )
    return found


def direction(place: tuple[float, float]) -> int:
    """Return the eighth of the compass from east clockwise, 0 to 7."""
    x, y = place
    return round(atan2(y, x) / (pi / 4)) % 8


def _name(t: Texts, kind: str, way: int, near: str, form: str) -> str:
    noun = f"witchstone-area-{kind}"
    named = t.say(f"{noun}.{form}" if form and t.has(f"{noun}.{form}") else noun)
    if kind == "witchstone":
        return named
    feminine = "f" if t.has(f"{noun}.f") else ""
    words = []
    for word in (*((f"witchstone-near-{near}",) if near else ()), f"witchstone-way-{way}"):
        attribute = feminine + form
        words.append(t.say(f"{word}.{attribute}" if attribute and t.has(f"{word}.{attribute}") else word))
    return t.say("witchstone-area", way=" ".join(words), kind=named)

"""Areas of the ball have names people can say, made from where they lie."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kociolek.components import witchstone
from kociolek.core.api import EVERYONE, NOBODY, Event, Kind, Seat
from kociolek.games.witchstone.kinds import AREAS
from kociolek.text import LANGUAGES, Texts
from kociolek.text.places import area_names, direction, name_areas
from kociolek.text.sentences import action_sentence, event_sentence
from source_tree import PACKAGE

GAME = witchstone()
PLAYERS = ["Ala", "Jan"]
SHARED = PACKAGE.parents[1] / "web" / "src" / "games" / "witchstone" / "places.json"


def named(lang: str) -> Texts:
    t = Texts(lang)
    name_areas(t, GAME)
    return t


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Send a witch to the eastern village", "Send a witch to the Witchstone"]),
        ("pl", ["Wyślij wiedźmę do wschodniej wioski", "Wyślij wiedźmę do Wiedźmiej Skały"]),
    ],
)
def test_moves_name_places(lang: str, said: list[str]) -> None:
    actions = {action.text: action for action in GAME.actions}
    kinds = GAME.kind_names()
    assert [
        action_sentence(named(lang), "witchstone", actions[move], PLAYERS, kinds) for move in ("go V0", "go W")
    ] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ala finishes the connection from the western village to the north-western castle."),
        ("pl", "Ala kończy połączenie od zachodniej wioski do północno-zachodniego zamku!"),
    ],
)
def test_the_log_names_connections(lang: str, said: str) -> None:
    kinds = GAME.kind_names()
    event = Event("connected", Seat(0), NOBODY, Kind(kinds.index("V2-C2")), -1, EVERYONE)
    assert event_sentence(named(lang), "witchstone", event, -1, PLAYERS, kinds) == said


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_place_has_a_name_of_its_own(lang: str) -> None:
    t = named(lang)
    signs = [*GAME.box.components.areas, *GAME.box.link_names]
    names = [t.areas[sign] for sign in signs]
    assert len(set(names)) == len(signs)
    assert not [name for name in names if any(sign in name.split() for sign in signs)]


def test_two_of_a_kind_in_one_direction_are_told_apart() -> None:
    areas = {"A": ("forest", (50.0, 1.0)), "B": ("forest", (90.0, -2.0)), "C": ("castle", (0.0, 60.0))}
    names = area_names(Texts("en"), areas, ["A-C"])
    assert names["A"] == "the inner eastern forest"
    assert names["B"] == "the outer eastern forest"
    assert names["A-C"] == "the connection from the inner eastern forest to the southern castle"
    assert area_names(Texts("pl"), areas, [])["B.gen"] == "dalszego wschodniego lasu"
    assert [direction(place) for place in ((1, 0), (0, 1), (-1, 0), (0, -1))] == [0, 2, 4, 6]


def test_without_a_board_areas_go_by_their_signs() -> None:
    kinds = GAME.kind_names()
    action = next(action for action in GAME.actions if action.text == "go V0")
    assert action_sentence(Texts("en"), "witchstone", action, PLAYERS, kinds) == "Send a witch to V0"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_token_with_points_says_nothing_of_its_worth(lang: str) -> None:
    """The points follow as an event of their own."""
    kinds = GAME.kind_names()
    points = Event("token_taken", Seat(0), NOBODY, Kind(kinds.index("points")), 1, EVERYONE)
    energy = Event("token_taken", Seat(0), NOBODY, Kind(kinds.index("energy")), 3, EVERYONE)
    assert "1" not in event_sentence(named(lang), "witchstone", points, -1, PLAYERS, kinds)
    assert "× 3" in event_sentence(named(lang), "witchstone", energy, -1, PLAYERS, kinds)


def boards() -> list[dict[str, tuple[str, tuple[float, float]]]]:
    """Return the areas of the box and of some invented boards with many areas in one direction."""
    parts = GAME.box.components
    kinds = [AREAS[kind] for kind in parts.area_kinds]
    chance = random.Random(3)
    invented = [
        {
            f"A{n}": (
                chance.choice(["forest", "castle", "village", "tower"]),
                (float(chance.randint(-90, 90)), n + 1.0),
            )
            for n in range(12)
        }
        for _ in range(4)
    ]
    return [dict(zip(parts.areas, zip(kinds, parts.places, strict=True), strict=True)), *invented]


def shared() -> list[Any]:
    """Return boards with the names of their areas and connections in every language, as JSON has them."""
    found = []
    for areas in boards():
        links = [f"{a}-{b}" for a, b in zip(areas, list(areas)[1:], strict=False)]
        names = {lang: area_names(Texts(lang), areas, links) for lang in LANGUAGES}
        found.append({"areas": {a: [kind, *place] for a, (kind, place) in areas.items()}, "links": links, **names})
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def test_the_browser_says_the_same() -> None:
    """The client's test reads this file. Write it again with: python tests/text/test_places.py"""
    assert json.loads(SHARED.read_text("utf-8")) == shared()


if __name__ == "__main__":
    SHARED.write_text(json.dumps(shared(), ensure_ascii=False) + "\n", "utf-8")

"""Areas of the ball have names people can say, made from where they lie."""

from __future__ import annotations

import pytest

from kociolek.components import witchstone
from kociolek.core.api import EVERYONE, NOBODY, Event, Kind, Seat
from kociolek.text import Texts
from kociolek.text.places import area_names, direction, name_areas
from kociolek.text.sentences import action_sentence, event_sentence

GAME = witchstone()
PLAYERS = ["Ala", "Jan"]


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

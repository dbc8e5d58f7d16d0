"""Views have the form of their schema, whatever happens and whoever looks; nothing that is damaged is read."""

from __future__ import annotations

import json

import msgspec
import pytest

from kociolek.components import witchstone
from kociolek.core.api import Choices, Seat, State
from kociolek.core.errors import BadText
from kociolek.core.rng import seeded
from kociolek.schema.witchstone import WitchstoneView

GAME = witchstone()
HIDDEN = {"scrolls": "hidden", "handicap_1": "large"}


def positions(seats: int, options: dict[str, str], seed: int) -> list[State]:
    """Every third position of a random game in which somebody may leave, and its end."""
    state, chance, out, found = GAME.new(seats, options, seeded(seed)), seeded(seed, 3), Choices(), []
    while state.waiting:
        if chance.below(3) == 0:
            found.append(state.clone())
        out.clear()
        state.options(state.first(), out)
        if seats > 2 and chance.below(150) == 0:
            state.leave(state.first())
        else:
            state.apply(state.first(), out.at(chance.below(out.size)))
    return [*found, state]


@pytest.mark.parametrize(("seats", "options", "seed"), [(2, {}, 1), (3, HIDDEN, 2), (4, {"witch_cost": "cheap"}, 3)])
def test_views_have_the_form_of_the_schema(seats: int, options: dict[str, str], seed: int) -> None:
    frames = set()
    for state in positions(seats, options, seed):
        for seat in range(-1, seats):
            data = state.view(Seat(seat)).to_json()
            view = msgspec.convert(data, WitchstoneView, strict=True)
            assert msgspec.to_builtins(view) == data
            frames |= {frame.__struct_config__.tag for frame in view.stack}
    assert {"turn", "placing", "turning", "ordering", "other_half", "series"} <= frames


def test_frames_name_what_they_are_about() -> None:
    state = GAME.new(2, {}, seeded(5))
    read = [
        "series/4/2/24|wand_effects|series/1/0|other_half/3/18|turn_end|end",
        "moving/0|series/3/2|turn_end|end",
        "exit/5/1|series/3/0|turn_end|end",
    ]
    frames = [GAME.box.frames.to_json(GAME.box.frames.read(text)) for text in read]
    assert [GAME.box.frames.text(GAME.box.frames.read_json(json.loads(json.dumps(each)))) for each in frames] == read
    assert frames[0] == [
        {"frame": "series", "kind": "wand", "n": 2, "passed": [3, 4]},
        {"frame": "wand_effects"},
        {"frame": "series", "kind": "witch", "n": 0, "passed": None},
        {"frame": "other_half", "kind": "crystal", "cell": GAME.box.cell_names[18]},
        {"frame": "turn_end"},
    ]
    assert frames[1][0] == {"frame": "moving", "cell": GAME.box.cell_names[0]}
    assert frames[2][0] == {"frame": "exit", "kind": "scroll", "black": True}
    assert state.view(Seat(-1)).to_json()["seat"] is None


@pytest.mark.parametrize(
    "stack",
    [
        "turn|end",
        [{"frame": "other"}],
        [{"frame": "placing"}],
        [{"frame": "placing", "tile": "energy"}],
        [{"frame": "moving", "cell": "0,0"}],  # not on a series
        [{"frame": "series", "kind": "wand", "n": 1, "passed": None}],
        [{"frame": "series", "kind": "witch", "n": 1, "passed": []}],
        [{"frame": "series", "kind": "witch", "n": -1, "passed": None}],
    ],
)
def test_a_damaged_stack_is_refused(stack: object) -> None:
    wire = json.loads(json.dumps(GAME.new(2, {}, seeded(1)).view(Seat(0)).to_json()))
    GAME.read_view(wire)
    with pytest.raises(BadText):
        GAME.read_view(wire | {"stack": stack})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rack", {"energy": []}),
        ("rack", {"seat": 0}),
        ("pending", ["wand.1.2"]),
        ("pending", [{"kind": "points", "size": 1, "home": 1}]),
        ("options", ["end"]),
        ("options", [{"text": "end"}]),
        ("seat", -1),
    ],
)
def test_the_form_of_version_one_is_refused(field: str, value: object) -> None:
    wire = json.loads(json.dumps(GAME.new(2, {}, seeded(1)).view(Seat(0)).to_json()))
    with pytest.raises(BadText):
        GAME.read_view(wire | {field: value})


@pytest.mark.parametrize(
    ("field", "value"),
    [("specials", None), ("owls", None), ("tokens", None), ("black", ["0,0"]), ("tower", "X9"), ("wand", 99)],
)
def test_a_damaged_player_is_refused(field: str, value: object) -> None:
    wire = json.loads(json.dumps(GAME.new(2, {}, seeded(1)).view(Seat(0)).to_json()))
    wire["players"][0][field] = value
    with pytest.raises(BadText):
        GAME.read_view(wire)

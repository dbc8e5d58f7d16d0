"""Behind the screens: what a view does not show, and what a world imagined from it may have there. [ruling 28]"""

from __future__ import annotations

import json

import pytest
from mypy_extensions import u8

from kociolek.components import witchstone
from kociolek.core.api import NOBODY, Choices, Seat
from kociolek.core.errors import BadText
from kociolek.core.rng import seeded
from kociolek.games.witchstone.bits import members
from kociolek.games.witchstone.kinds import NONE, POINTS
from kociolek.games.witchstone.state import RACK_ROW, WitchstoneState

GAME = witchstone()
AREAS = GAME.box.components.areas
COUNT_TOKENS = next(i for i, name in enumerate(GAME.box.scroll_names) if name.startswith("count_tokens"))


def after_set_up(seats: int) -> WitchstoneState:
    """Everybody has chosen a tower, and nothing else has happened."""
    state, out = GAME.new(seats, {}, seeded(1)), Choices()
    assert isinstance(state, WitchstoneState)
    while state.round == 0:
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(0))
    return state


def leave_witches(t: WitchstoneState, area: str, taker: int, *later: int) -> None:
    """The first witch there took the token."""
    number = AREAS.index(area)
    t.area_tokens[number] = u8(NONE)
    t.players[taker].tokens += 1
    for seat in (taker, *later):
        t.players[seat].standing |= 1 << number


def worlds(t: WitchstoneState, seat: Seat) -> list[WitchstoneState]:
    view = t.view(seat)
    found: list[WitchstoneState] = []
    for seed in range(200):
        world = GAME.imagine(view, seeded(seed))
        assert isinstance(world, WitchstoneState)
        assert world.view(seat).to_json() == view.to_json()
        assert world.inventory() == t.inventory()
        found.append(world)
    return found


def tokens_of(t: WitchstoneState) -> tuple[int, ...]:
    return tuple(int(p.tokens) for p in t.players)


@pytest.fixture
def contested() -> WitchstoneState:
    """Three areas where several stand, one crystal of seat 2 on the lowest shelf; each has the token of the tower."""
    t = after_set_up(3)
    leave_witches(t, "F0", 0, 1)
    leave_witches(t, "V0", 1, 2)
    leave_witches(t, "C0", 2, 0, 1)
    t.rack[POINTS * RACK_ROW + 2 * 2] = u8(1)
    t.table_tokens[next(face for face, n in enumerate(t.table_tokens) if n)] -= 1
    t.players[2].tokens += 1
    assert tokens_of(t) == (2, 2, 3)
    return t


def test_tokens_are_imagined_with_those_whose_witches_stand_there(contested: WitchstoneState) -> None:
    """Seat 0 had one token of F0 and C0. If that of F0, V0 and C0 are the others' in any way; if that of C0, F0 is
    seat 1's, and V0 either one's."""
    assert {tokens_of(world) for world in worlds(contested, Seat(0))} == {(2, 3, 2), (2, 2, 3), (2, 1, 4)}


def test_who_watches_knows_less(contested: WitchstoneState) -> None:
    found = {tokens_of(world) for world in worlds(contested, NOBODY)}
    assert tokens_of(contested) in found
    assert {sum(tokens) for tokens in found} == {7}
    for own, bounds in enumerate([(1, 3), (1, 4), (2, 4)]):
        counts = {tokens[own] for tokens in found}
        assert (min(counts), max(counts)) == bounds


def test_an_area_of_one_witch_tells_who_took_its_token() -> None:
    t = after_set_up(3)
    leave_witches(t, "F0", 1)
    leave_witches(t, "V0", 1)
    for seat in (NOBODY, Seat(0), Seat(1), Seat(2)):
        assert {tokens_of(world) for world in worlds(t, seat)} == {(1, 3, 1)}


def test_owls_are_imagined_by_where_the_pawns_are() -> None:
    """The gold fields are 5 and 11. Seat 0 took one owl on the first. Seat 1 is beyond both and so has one of each
    stack at least; the other two were taken in a whole round, by seat 1 or by seat 2."""
    t = after_set_up(3)
    for seat, field in enumerate([6, 12, 3]):
        t.players[seat].pentagram = field
    t.players[0].owls = 1 << 1
    t.players[1].owls = 1 << 0 | 1 << 5
    t.players[2].owls = 1 << 2 | 1 << 6
    t.owls_taken[0], t.owls_taken[1] = u8(3), u8(2)
    found = {tuple(frozenset(members(p.owls)) for p in world.players) for world in worlds(t, Seat(0))}
    assert {owls[0] for owls in found} == {frozenset({1})}
    assert {(len(owls[1]), len(owls[2])) for owls in found} == {(2, 2), (4, 0)}
    assert all(owls[1] & {0, 2} and owls[1] & {5, 6} for owls in found)
    assert len(found) == 5, "any owl of a stack, not always the same"


def test_between_two_players_nothing_is_hidden_that_the_board_does_not_tell() -> None:
    """What one has not, the other has: the view is as silent, but only one world fits."""
    t = after_set_up(2)
    t.players[1].owls = 1 << 0 | 1 << 5
    t.owls_taken[0], t.owls_taken[1] = u8(1), u8(1)
    leave_witches(t, "F0", 1, 0)
    players = t.view(Seat(0)).to_json()["players"]
    assert isinstance(players, list)
    assert (players[1]["owls"], players[1]["tokens"]) == (None, None)
    assert {(tokens_of(w), int(w.players[1].owls)) for w in worlds(t, Seat(0))} == {((1, 2), 1 << 0 | 1 << 5)}


def test_what_a_prophecy_of_tokens_is_worth_only_its_owner_knows() -> None:
    t = after_set_up(2)
    t.players[1].scrolls |= 1 << COUNT_TOKENS
    t.players[1].tokens = 7
    seen = [t.view(seat).to_json()["prophecies"] for seat in (NOBODY, Seat(0), Seat(1))]
    worth = [prophecies[1] for prophecies in seen if isinstance(prophecies, list)]
    assert worth == [[{"number": COUNT_TOKENS + 1, "points": points}] for points in (None, None, 7)]


@pytest.mark.parametrize(("field", "value"), [("tokens", 1), ("owls", [])])
def test_a_view_that_looks_behind_a_screen_is_refused(field: str, value: object) -> None:
    wire = json.loads(json.dumps(after_set_up(2).view(Seat(0)).to_json()))
    GAME.read_view(wire)
    wire["players"][1][field] = value
    with pytest.raises(BadText):
        GAME.read_view(wire)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", 2),
        ("active", 63),
        ("waiting", [1_000_000_000]),
        ("waiting", [-1]),
        ("players", []),
        ("owls_taken", [6, 0]),
        ("owls_taken", [1]),
        ("owls_taken", [None, 0]),
        ("waiting", None),
        ("table_tokens", {"wand": 256}),
        ("rack", [[0] * 8]),
        ("blue", [99, 0, 1]),
        ("queue", [64]),
        ("deck", 41),
        ("shelf", ["rank"]),
        ("shelf", [{"name": "rank", "number": 1}]),
        ("shelf", [{"name": "rank", "number": 99}]),
        ("round", 10**30),
    ],
)
def test_a_damaged_view_is_refused(field: str, value: object) -> None:
    wire = json.loads(json.dumps(after_set_up(2).view(Seat(0)).to_json()))
    wire[field] = value
    with pytest.raises(BadText):
        GAME.read_view(wire)

"""Seating, statistics and ratings of tournaments."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kociolek.arena.outcome import Fault, Outcome, Pace
from kociolek.arena.ratings import Ratings
from kociolek.arena.schedule import Schedule
from kociolek.arena.tally import FEW, Tally, in_order, tallied


def schedule(bots: str, seats: int, games: int = 1, seed: int = 1) -> Schedule:
    return Schedule("kittens", seats, {}, tuple(bots.split(",")), seed, games)


def outcome(number: int, seated: list[str], winners: list[int], **more: object) -> Outcome:
    scores = [1.0 if seat in winners else 0.0 for seat in range(len(seated))]
    facts: dict[str, object] = {
        "moves": 9, "decisions": 5, "ending": "exploded", "points": [{} for _ in seated],
        "held": [[] for _ in seated], "played": [[] for _ in seated],
    }  # fmt: skip
    return Outcome(number, seated, winners, scores, **{**facts, **more})  # type: ignore[arg-type]


# -- seats --------------------------------------------------------------------------------
@pytest.mark.parametrize(("bots", "seats"), [("a,b,c,d", 4), ("a,b,b,b", 4), ("a,b", 2), ("a,b,c,d,e", 3)])
def test_everybody_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    s = schedule(bots, seats)
    for first in (0, s.cycle):
        taken: Counter[tuple[str, int]] = Counter()
        for number in range(first, first + s.cycle):
            seated = s.seated(number)
            assert len(seated) == seats
            taken.update((bot, seat) for seat, bot in enumerate(seated))
        times = Counter(s.bots)
        assert len({taken[bot, seat] / times[bot] for bot in times for seat in range(seats)}) == 1


def test_within_a_round_seats_are_even_too() -> None:
    s = schedule("a,b,c", 3)
    for number in range(0, 30, 3):
        games = [s.seated(number + turn) for turn in range(3)]
        assert all({game[seat] for game in games} == {"a", "b", "c"} for seat in range(3))


def test_everybody_sits_next_to_everybody() -> None:
    s = schedule("a,b,c,d", 4)
    assert {tuple(s.seated(number)) for number in range(400)} == set(permutations("abcd"))


def test_of_a_pool_every_table_plays() -> None:
    s = schedule("a,b,c,d", 2)
    assert s.cycle == 12
    tables = Counter(frozenset(s.seated(number)) for number in range(s.cycle))
    assert len(tables) == 6
    assert set(tables.values()) == {2}


def test_games_have_seeds_of_their_own() -> None:
    s = schedule("a,b", 2)
    assert len({s.game_seed(number) for number in range(1000)}) == 1000
    assert s.game_seed(3) == schedule("b,a,c", 3, 9).game_seed(3)
    assert s.game_seed(3) != schedule("a,b", 2, seed=2).game_seed(3)


# -- counting -----------------------------------------------------------------------------
def test_a_shared_win_counts_in_parts_and_no_win_apart() -> None:
    tally = tallied(
        [
            outcome(0, ["a", "b"], [0, 1]),
            outcome(1, ["b", "a"], [1]),
            outcome(2, ["a", "b"], []),
            outcome(3, ["b", "a"], []),
        ]
    )
    assert tally.wins == {"a": 1.5, "b": 0.5}
    assert (tally.shared, tally.nobody) == (1, 2)
    assert tally.share("a").share == 1.5 / 4
    assert tally.share_of_decided("a").share == 1.5 / 2
    assert tally.share_of_seat(1).part == 1.5


def test_cards_are_judged_by_those_who_had_them() -> None:
    games = [outcome(n, ["a", "b"], [n % 2], held=[["nope"], ["skip"] if n % 2 else []]) for n in range(2 * FEW)]
    by_card = {row.card: row for row in tallied(games).cards(used=False)}
    assert by_card["nope"].won.share == 0.5
    assert by_card["nope"].of_players.share == 0.5
    assert by_card["skip"].won.share == 1.0
    assert by_card["skip"].of_winners.share == 0.5
    assert "skip" not in {row.card for row in tallied(games[:FEW]).cards(used=False)}, "too few to tell"


def test_outcomes_are_counted_in_their_order() -> None:
    given = [outcome(n, ["a"], [0]) for n in (3, 0, 2, 1)]
    assert [each.number for each in in_order(given, range(4))] == [0, 1, 2, 3]


def test_outcomes_survive_the_journal() -> None:
    before = outcome(7, ["a", "b"], [0], faults=[Fault(1, "b", "crashed", "Żółw")], thinking=[{3: 1}, {}], timed=["a"])
    assert Outcome.from_json(before.to_json()) == before


def test_a_pace_is_true_to_five_percent() -> None:
    for seconds in (2e-6, 1e-3, 0.5, 20.0):
        assert Pace.seconds(Pace.of(seconds)) == pytest.approx(seconds, rel=0.05)


# -- ratings ------------------------------------------------------------------------------
def test_who_wins_is_rated_higher() -> None:
    ratings = Ratings()
    for _ in range(50):
        ratings.add(["strong", "weak", "weak"], [2.0, 1.0, 0.0])
    assert ratings["strong"][0] > 25 > ratings["weak"][0]
    assert ratings["strong"][1] < ratings["nobody knows"][1]


def test_games_against_oneself_tell_nothing() -> None:
    ratings = Ratings()
    ratings.add(["a", "a"], [1.0, 0.0])
    assert ratings["a"] == ratings["new"]


def test_who_was_sent_away_comes_last() -> None:
    tally = Tally()
    guilty = outcome(0, ["a", "b", "c"], [0], faults=[Fault(1, "b", "illegal", "")])
    tally.add(Outcome(**{**vars(guilty), "scores": [2.0, 1.0, 0.0]}))  # b had outlived c
    assert tally.ratings["b"][0] < tally.ratings["c"][0] < tally.ratings["a"][0]

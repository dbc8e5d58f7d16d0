"""The bots of Witchstone answer legally at every table, the same way twice, and each is better than the one before."""

from __future__ import annotations

from pathlib import Path

import pytest

import kociolek
from kociolek.bots import Bot, Clock, bot_chance, bot_named, bot_names
from kociolek.bots.witchstone.odds import odds
from kociolek.components import witchstone
from kociolek.core.api import Choices, Seat, State
from kociolek.core.rng import seeded
from kociolek.games.witchstone.bits import members
from kociolek.games.witchstone.ending import final_points
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.scenario.player import begin
from kociolek.scenario.reader import read_file

GAME = witchstone()
COMPILED = kociolek.build() == "compiled"
CLOCK = Clock(iterations=24 if COMPILED else 16)
SELDOM = (
    1 if COMPILED else 40
)  # interpreted, a search that plays whole games is slow: it answers one question of so many
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"witch_cost": "cheap"}),
    (4, {"scrolls": "hidden"}),
    (2, {"handicap_0": "small", "handicap_1": "large"}),
    (4, {"handicap_2": "medium", "scrolls": "hidden"}),
]


def play(
    names: list[str], options: dict[str, str], seed: int, clock: Clock = CLOCK
) -> tuple[WitchstoneState, list[int]]:
    """A whole game; every choice must be one of the engine's own options."""
    state = GAME.new(len(names), options, seeded(seed))
    bots: list[Bot] = [bot_named(name, GAME, bot_chance(seed, seat)) for seat, name in enumerate(names)]
    stand_in = bot_named("medium", GAME, seeded(seed))
    chosen: list[int] = []
    out = Choices()
    while state.waiting != 0:
        seat = state.first()
        out.clear()
        state.options(seat, out)
        bot = stand_in if bots[seat].searches() and len(chosen) % SELDOM > 0 else bots[seat]
        answer = int(bot.choose(state.view(seat), clock).id)
        assert answer in [out.at(i) for i in range(out.size)]
        chosen.append(answer)
        state.apply(seat, answer)
    assert isinstance(state, WitchstoneState)
    return state, chosen


def lead(name: str, other: str, games: int, clock: Clock = CLOCK) -> float:
    """By how many points one bot is ahead of another on average; it begins as often as not."""
    ahead = 0
    for seed in range(games):
        seat = seed % 2
        t, _ = play([name, other] if seat == 0 else [other, name], {}, seed // 2, clock)
        ahead += final_points(t, t.players[seat]) - final_points(t, t.players[1 - seat])
    return ahead / games


def test_there_is_a_bot_of_every_level() -> None:
    assert bot_names("witchstone") == ["random", "beginner", "easy", "medium", "hard", "expert"]


def test_a_beginner_keeps_its_crystals() -> None:
    """It plays badly, not senselessly: it pays for a crystal now and then, and ends well above nothing."""
    points, removed = [], []
    for seed in range(6 if COMPILED else 2):
        state, _ = play(["beginner", "beginner"], {}, seed)
        points += [final_points(state, player) for player in state.players]
        removed += [int(player.removed) for player in state.players]
    assert min(points) > 20
    assert max(removed) <= 3
    assert sum(removed) <= len(removed)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("name", ["beginner", "easy", "medium"])
def test_every_answer_is_legal(name: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(5 if COMPILED else 1):
        state, _ = play([name] * seats, options, seed)
        assert state.winners() != 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_of_a_search_is_legal(seats: int, options: dict[str, str]) -> None:
    state, _ = play(["expert", *["random"] * (seats - 1)], options, 3)
    assert state.winners() == 1, "even a hurried search beats chance"


@pytest.mark.parametrize("name", ["easy", "medium", "hard"])
def test_the_same_chance_gives_the_same_answers(name: str) -> None:
    game = [name, "easy", "random"]
    assert play(game, {}, 7)[1] == play(game, {}, 7)[1]


def test_medium_knows_what_the_view_shows_and_no_more() -> None:
    """Whatever world it imagines behind the screens, its answer is the same."""
    state, chance, out = GAME.new(3, {"scrolls": "hidden"}, seeded(2)), seeded(4), Choices()
    asked = 0
    while state.waiting != 0:
        seat = state.first()
        out.clear()
        state.options(seat, out)
        if out.size > 1 and chance.below(5) == 0:
            view = state.view(seat)
            answers = {bot_named("medium", GAME, seeded(i)).choose(view, CLOCK).text for i in range(3)}
            assert len(answers) == 1
            asked += 1
        state.apply(seat, out.at(chance.below(out.size)))
    assert asked > 20


# -- strength: par is 0, a game differs from the mean by some 20 points ---------------------
def test_a_beginner_beats_random() -> None:
    assert lead("beginner", "random", 10) > 40.0


def test_easy_beats_a_beginner() -> None:
    assert lead("easy", "beginner", 10) > 25.0


@pytest.mark.skipif(not COMPILED, reason="takes the compiled engine")
def test_medium_beats_easy_by_a_step() -> None:
    assert 3.0 < lead("medium", "easy", 300) < 14.0


@pytest.mark.skipif(not COMPILED, reason="takes the compiled engine")
def test_an_expert_beats_medium() -> None:
    """With a fraction of its time; with all of it by some 40 points."""
    assert lead("expert", "medium", 2, Clock(iterations=48)) > 0.0


# -- scores, in positions made for them ----------------------------------------------------
def laid(path: Path, position: str) -> State:
    file = path / "position.yaml"
    file.write_text(
        f"- {{title: laid, game: witchstone, seats: 2, position: {{{position}}}, expect: {{active: 0}}}}", "utf-8"
    )
    return begin(read_file(file)[0]).state


def answer(state: State) -> str:
    return bot_named("medium", GAME, seeded(1)).choose(state.view(state.first()), CLOCK).text


def play_on(state: State) -> WitchstoneState:
    """Let it finish its turn."""
    seat = state.first()
    while state.first() == seat:
        state.apply(seat, bot_named("medium", GAME, seeded(1)).choose(state.view(seat), CLOCK).id)
    assert isinstance(state, WitchstoneState)
    return state


def test_a_witch_goes_where_the_points_are(tmp_path: Path) -> None:
    at_the_tower = "players: {0: {lying: 1, stock: 10, completed: [W-T0, T0-F0, T0-C0]}}, series: [witch 1], round: 11"
    assert answer(laid(tmp_path, at_the_tower)) == "go W"
    tokens = "area_tokens: {C0: points, F0: energy, F3: energy}"
    position = f"players: {{0: {{lying: 1, stock: 10, completed: [T0-F0, T0-C0]}}}}, series: [witch 1], {tokens}"
    assert answer(laid(tmp_path, position)) == "go C0"


def test_in_the_last_turn_only_what_is_completed_counts(tmp_path: Path) -> None:
    """Two charges: 3 points for a connection of two, nothing for the beginning of a longer one."""
    state = laid(tmp_path, "round: 11, series: [energy 2]")
    assert play_on(state).players[0].score == 3


def test_a_prophecy_that_is_fulfilled_is_taken(tmp_path: Path) -> None:
    position = "shelf: [boost_energy, boost_wand, witches_forest, count_scrolls, rank, boost_witch], round: 11"
    forests = "players: {0: {standing: [T0, F0, F1, F2], stock: 8}}"
    assert answer(laid(tmp_path, f"{position}, {forests}, series: [scroll 4]")) == "take 3"
    assert answer(laid(tmp_path, f"{position}, {forests}, series: [scroll 2]")) in ("take 1", "take 2")


def test_a_tile_is_laid_to_the_group_that_does_most(tmp_path: Path) -> None:
    """Four witches ready to go and a group of four symbols: a fifth sends them all."""
    group = 'symbols: {"1,-1": witch, "0,-1": witch, "0,-2": witch, "-1,0": witch}'
    ready = "lying: 4, stock: 7, completed: [W-T0, T0-F0, T0-C0, F0-V0]"
    tile = "hand: [witch+crystal, energy+crystal, energy+pentagram, pentagram+crystal, pentagram+scroll]"
    state = laid(tmp_path, f"players: {{0: {{{tile}, {group}, {ready}}}}}, round: 11")
    assert answer(state) == "tile witch+crystal"
    box = GAME.box.components
    reached = [box.areas[area] for area in members(play_on(state).players[0].standing)]
    assert {"W", "F0", "C0", "V0"} <= set(reached)


def test_nothing_is_paid_for_nothing(tmp_path: Path) -> None:
    """Steps cost nothing, taking a crystal out does."""
    assert answer(laid(tmp_path, "series: [pentagram 1]")) == "step"
    for seed in range(3):
        t, _ = play(["medium", "medium"], {}, seed)
        assert all(p.removed == 0 for p in t.players)


def test_the_odds_are_in_points(tmp_path: Path) -> None:
    player = "{lying: 1, stock: 10, completed: [W-T0], scrolls: [witches_forest, rank], score: 20}"
    state = laid(tmp_path, f"players: {{0: {player}}}, series: [witch 1], round: 11")
    found = odds(state.view(Seat(0)))
    assert found["at_once"] == 7.0  # 2 for the area, 5 for the first field of the Witchstone
    assert found["now"] == 24.0  # 20, a token, two prophecies worth 1 each
    assert found["fulfilled"] == 0.0
    assert found["expected.0"] == pytest.approx(20 + 7 + 2 + 1 + 7)  # it goes there, and the one about it is fulfilled
    opening = odds(GAME.new(2, {}, seeded(1)).view(Seat(0)))
    assert all(90.0 < opening[f"expected.{seat}"] < 180.0 for seat in (0, 1))
    assert odds(play(["easy", "easy"], {}, 1)[0].view(Seat(0))) == {}

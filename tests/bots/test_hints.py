"""Hints: the best moves with their chances and the odds behind them, from nothing but the view."""

from __future__ import annotations

import pytest

import kociolek
from kociolek.bots import Clock
from kociolek.bots.hints import BEST, ODDS, Advice, advise
from kociolek.catalog import GAMES
from kociolek.core.api import Choices, Seat, State
from kociolek.core.errors import IllegalAction
from kociolek.core.rng import seeded
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import odds_sentence
from laid_table import laid

THINKING = Clock(iterations=100 if kociolek.build() == "compiled" else 12)
PLAYERS = ["Ala", "Ola", "Ela", "Ula"]


def positions(game: str, seed: int, moves: int) -> list[State]:
    """Every tenth position of a random game in which there is something to choose."""
    found = []
    rng = seeded(seed)
    state = GAMES[game].new(3, {}, rng)
    out = Choices()
    for number in range(moves):
        if state.waiting == 0:
            break
        out.clear()
        state.options(state.first(), out)
        if number % 10 == 0:
            found.append(state.clone())
        state.apply(state.first(), out.at(rng.below(out.size)))
    return found


def advice(game: str, state: State, seed: int = 1) -> Advice:
    return advise(GAMES[game], state.view(state.first()), seeded(seed), THINKING)


@pytest.mark.parametrize("game", GAMES)
def test_it_names_legal_moves_and_shares_of_the_win(game: str) -> None:
    for state in positions(game, 3, 60):
        told = advice(game, state)
        options = [action.text for action in state.view(state.first()).options]
        assert len(told.hints) == min(BEST, len(options))
        assert {hint.move for hint in told.hints} <= set(options)
        assert all(0.0 <= hint.chance <= 1.0 and 0.0 < hint.weight <= 1.0 for hint in told.hints)
        assert [hint.weight for hint in told.hints] == sorted((hint.weight for hint in told.hints), reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_gets_the_same_answer(game: str) -> None:
    state = positions(game, 4, 11)[-1]
    assert advice(game, state) == advice(game, state)


@pytest.mark.parametrize("game", GAMES)
def test_the_advice_depends_on_the_view_alone(game: str) -> None:
    """In another world that looks the same to the seat, the same advice is given."""
    for state in positions(game, 5, 40):
        view = state.view(state.first())
        other = GAMES[game].imagine(view, seeded(77))
        assert advise(GAMES[game], other.view(view.seat), seeded(1), THINKING) == advice(game, state)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_sentence(game: str) -> None:
    for state in positions(game, 6, 60):
        for name, value in ODDS[game](state.view(state.first())).items():
            for lang in LANGUAGES:
                assert odds_sentence(texts(lang), game, name, value, PLAYERS)


def test_odds_count_what_the_seat_knows() -> None:
    """Two kittens among four unseen cards; two opponents, one of whom holds nothing."""
    state = laid(
        hands="defuse|nope|", pile="tacocat:0,exploding_kitten:0,exploding_kitten:0,favor:0", known="", lacks="0,0,0"
    )
    found = advice("kittens", state).odds
    assert found["explode"] == pytest.approx(0.5)
    assert found["die"] == 0.0
    assert found["nope.2"] == 0.0


def test_who_is_not_asked_gets_no_advice() -> None:
    state = laid(hands="defuse|nope|nope")
    with pytest.raises(IllegalAction) as refused:
        advise(GAMES["kittens"], state.view(Seat(1)), seeded(1), THINKING)
    assert refused.value.key == "nothing-to-decide"

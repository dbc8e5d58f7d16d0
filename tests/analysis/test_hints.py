"""Hints: the best move, its equals, the next best and why, from nothing but the view."""

from __future__ import annotations

import pytest

import kociolek
from kociolek.analysis.facts import COUNTERS, WEIGHINGS, Reason, reasons_in
from kociolek.analysis.hints import ODDS, Advice, advise
from kociolek.analysis.race import Line
from kociolek.analysis.words import hint_sentences, say, why_sentence
from kociolek.bots import Clock, heuristic_for
from kociolek.catalog import GAMES
from kociolek.core.api import Choices, Seat, State
from kociolek.core.errors import IllegalAction
from kociolek.core.rng import seeded
from kociolek.search.trial import Trial
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import odds_sentence
from laid_table import laid

THINKING = Clock(iterations=100 if kociolek.build() == "compiled" else 6)
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
def test_it_names_one_best_move_its_equals_and_the_next_best(game: str) -> None:
    for state in positions(game, 3, 60 if kociolek.build() == "compiled" else 11):
        told = advice(game, state)
        options = {action.text for action in state.view(state.first()).options}
        lines = [told.best, *([told.next] if told.next else [])]
        named = [*(line.move for line in lines), *told.equals]
        assert set(named) <= options
        assert len(set(named)) == len(named), "no move is told twice"
        assert all(0.0 <= line.share <= 1.0 for line in lines)
        assert told.next is None or told.next.share < told.best.share
        assert told.next is not None or told.why == [], "there is a reason only against a worse move"
        if len(options) > 1:
            assert told.equals or told.next


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_gets_the_same_answer(game: str) -> None:
    state = positions(game, 4, 11)[-1]
    assert advice(game, state) == advice(game, state)


@pytest.mark.parametrize("game", GAMES)
def test_the_advice_depends_on_the_view_alone(game: str) -> None:
    """In another world that looks the same to the seat, the same advice is given."""
    for state in positions(game, 5, 40 if kociolek.build() == "compiled" else 11):
        view = state.view(state.first())
        other = GAMES[game].imagine(view, seeded(77))
        assert advise(GAMES[game], other.view(view.seat), seeded(1), THINKING) == advice(game, state)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_sentence(game: str) -> None:
    for state in positions(game, 6, 60):
        for name, value in ODDS[game](state.view(state.first())).items():
            for lang in LANGUAGES:
                assert odds_sentence(texts(lang), game, name, value, PLAYERS)


def test_the_hint_says_what_the_rollouts_counted() -> None:
    """A kitten lies on top, and the seat knows it: drawing explodes, a Skip does not."""
    state = laid(
        hands="skip|nope|tacocat", pile="exploding_kitten:1,tacocat:0,tacocat:0,favor:0", known="", lacks="0,0,0"
    )
    told = advise(GAMES["kittens"], state.view(state.first()), seeded(1), Clock(iterations=400))
    assert told.best.move == "play skip"
    assert told.next is not None
    assert told.next.move == "draw"
    explode = next(reason for reason in told.why if reason.fact == "explode")
    assert explode.better < 0.5
    assert explode.other == 1.0
    lines = [say(texts("en"), each, PLAYERS, str) for each in hint_sentences("kittens", told)]
    assert lines[-1] == "Next best: draw, win chance 0%."
    assert len(lines) == 2


def test_equal_moves_are_called_equal() -> None:
    """Two cards that do nothing alone, one of which must be given away."""
    line = Line("draw", 0.5, 0.01, 100)
    alike = Advice(0, "turn", line, ["play skip"], None, [], {}, 200, 2)
    assert [each.key for each in hint_sentences("kittens", alike)] == ["analysis-hint-all-equal"]
    one = Advice(0, "turn", line, ["play skip"], Line("play nope", 0.1, 0.01, 100), [], {}, 200, 3)
    assert [each.key for each in hint_sentences("kittens", one)] == ["analysis-hint-equal", "analysis-hint-next"]
    assert (
        say(texts("pl"), hint_sentences("kittens", alike)[0], PLAYERS, str)
        == "Wszystkie 2\xa0ruchy są tu równie dobre."
    )


def test_all_moves_are_called_equal_only_if_all_were_tried() -> None:
    """Of many moves only some take part: a hint says nothing about the others."""
    line = Line("draw", 0.5, 0.01, 100)
    some = Advice(0, "turn", line, ["play skip", "play nope", "play favor"], None, [], {}, 200, 9)
    assert [say(texts("en"), each, PLAYERS, str) for each in hint_sentences("kittens", some)] == [
        "3 other moves are just as good."
    ]


def test_a_move_that_needs_no_comparison_has_its_true_chance() -> None:
    """At the end of a turn nothing is compared with ending it; the chance to win is still not 100 %."""
    game, out, rng = GAMES["witchstone"], Choices(), seeded(3)
    state = game.new(3, {}, rng)
    while heuristic_for(game).settled(state.view(state.first())) < 0:
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(rng.below(out.size)))
    view = state.view(state.first())
    assert view.prompt == "turn.end"
    assert len(view.options) > 1
    told = advise(game, view, seeded(1), THINKING)
    assert told.best.move == "done"
    assert told.best.rounds > 1
    assert 0.0 < told.best.share < 1.0
    assert told.equals == []


def test_there_is_no_reason_where_nothing_differs() -> None:
    """The same move twice: whatever is counted is the same, so nothing explains anything."""
    for game in GAMES:
        state = positions(game, 3, 11)[-1]
        view = state.view(state.first())
        move = view.options[0].id
        trial = Trial(GAMES[game], heuristic_for(GAMES[game]), view, 5, [move, move], COUNTERS[game]())
        trial.run(20 if kociolek.build() == "compiled" else 3)
        assert reasons_in(trial, game) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(game: str, lang: str) -> None:
    for fact in WEIGHINGS[game]:
        for better, other in ((0.2, 1.2), (0.0, 1.0), (0.1, 5.1), (0.25, 2.0)):
            reason = Reason(fact, "owls" if fact == "source" else "", 1, better, other, 0.01)
            sentence = say(texts(lang), why_sentence(game, reason), PLAYERS, str)
            assert sentence.endswith(".")
            assert "$" not in sentence


@pytest.mark.parametrize("game", GAMES)
def test_every_counted_fact_is_weighed(game: str) -> None:
    known = {name.partition(".")[0] for name in COUNTERS[game]().names}
    assert set(WEIGHINGS[game]) - {"wins", "rival_curse"} <= known


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

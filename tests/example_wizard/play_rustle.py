"""Games with the example kitten. Run in a process of its own, for it adds a kitten to the game for good."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import kociolek
import kociolek.text
from fluent_files import add_messages
from kociolek.bots import Clock, bot_named
from kociolek.bots.values import MissingValues
from kociolek.bots.wizardkittens.scores import Scorer
from kociolek.bots.wizardkittens.weights import MEDIUM, SPELLS
from kociolek.carddata import WIZARDKITTENS
from kociolek.cli.terminal.wizardkittens import WizardKittensBoard
from kociolek.core.api import State
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.core.rng import SEARCH, seeded
from kociolek.games.wizardkittens.kinds import NAMES, SLING
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.turn import BadKitten, Spell, add_kitten, after_spell
from kociolek.match import Match
from kociolek.text.sentences import action_sentence, error_sentence, event_sentence, prompt_sentence
from laws.play import fresh, legal, named, observers, waiting_seats, walk

PLAYERS = ["Ala", "Ola", "Ela", "Ula"]
ADVANCED = {"advanced_kittens": "on"}
WITH = {**ADVANCED, "rustle": "on"}
BOTS = ("easy", "medium", "hard")


def story() -> list[object]:
    """All that a game without the added kitten shows to the outside."""
    found: list[object] = [WIZARDKITTENS.possible(4, ADVANCED), WIZARDKITTENS.observer(4, ADVANCED).size]
    state = fresh(WIZARDKITTENS, 4, ADVANCED, 1)
    for _, action in walk(state, 1):
        found += [action, state.dump(), [state.view(seat).to_json() for seat in observers(state)]]
    return found


def refusal(spell: str, space: int) -> str:
    with pytest.raises(BadKitten) as refused:
        add_kitten(Spell(spell, space, after_spell(SLING), []))
    return sentence(refused.value)


def sentence(error: KociolekError) -> str:
    return error_sentence(kociolek.text.texts("en"), error)


def play_under_laws(seats: int, seed: int) -> set[str]:
    """Play one game under the laws and return what was asked in it."""
    state = fresh(WIZARDKITTENS, seats, WITH, seed)
    possible = WIZARDKITTENS.possible(seats, WITH)
    observer = WIZARDKITTENS.observer(seats, WITH)
    inventory = state.inventory()
    asked: set[str] = set()
    for step, (seat, action) in enumerate(walk(state, seed)):
        asked.add(state.prompt())
        assert action in possible
        assert state.inventory() == inventory
        assert all(legal(state, each) for each in waiting_seats(state))
        assert named(WIZARDKITTENS, action).text in [a.text for a in state.view(seat).options]
        assert len(observer.observe(state.view(seat))) == observer.size
        if step % 4 == 0:
            check_views(state, seed)
    return asked


def check_views(state: State, seed: int) -> None:
    from kociolek.schema.wizardkittens import WizardKittensView  # not before the kitten has its frames

    assert WIZARDKITTENS.load(state.dump()).dump() == state.dump()
    assert state.clone().dump() == state.dump()
    for observer in observers(state):
        wire = state.view(observer).to_json()
        msgspec.convert(wire, WizardKittensView, strict=True)
        far = WIZARDKITTENS.read_view(json.loads(json.dumps(wire)))
        assert far.to_json() == wire
        world = WIZARDKITTENS.imagine(far, seeded(seed, 5))
        assert world.view(observer).to_json() == wire
        assert world.inventory() == state.inventory()


def check_that_bots_need_values() -> None:
    values = SPELLS.rows.pop("rustle")
    for name in BOTS:
        with pytest.raises(MissingValues, match="no values for rustle"):
            bot_named(name, WIZARDKITTENS, seeded(1))
    SPELLS.add("rustle", values)


def check_the_rating() -> None:
    """The bots rate Rustle by what it does, and are not led astray by having tried it."""
    scorer, rated = Scorer(MEDIUM), 0
    state = fresh(WIZARDKITTENS, 4, WITH, 2)
    assert isinstance(state, WizardKittensState)
    for seat, _ in walk(state, 2):
        texts = [named(WIZARDKITTENS, action).text for action in legal(state, seat)]
        if "cast rustle" in texts:
            rated += 1
            scorer.evaluation.take_side(state, seat)
            scorer.weigh_losses(state, seat)
            before = scorer.best_yoink(state, seat), scorer.best_sling(state, seat)
            worth = scorer.of_spell(state, seat, legal(state, seat)[texts.index("cast rustle")])
            assert worth not in before
            assert (scorer.best_yoink(state, seat), scorer.best_sling(state, seat)) == before
    assert rated


def play_with_bots(t: kociolek.text.Texts) -> None:
    """Let the bots play, and tell the whole game in words. Whoever can, takes the kitten and casts its spell once."""
    match = Match(WIZARDKITTENS, 4, WITH, 3)
    bots = [bot_named(name, WIZARDKITTENS, seeded(3, SEARCH)) for name in (*BOTS, "random")]
    board, clock = WizardKittensBoard(), Clock(iterations=20)
    told: list[str] = []
    wanted = ["kitten rustle", "cast rustle"]
    while not match.over:
        seat = match.waiting()[0]
        view = match.view(seat)
        told += [prompt_sentence(t, "wizardkittens", view, PLAYERS)]
        told += [action_sentence(t, "wizardkittens", action, PLAYERS, NAMES) for action in view.options]
        told += [str(line) for line in board.draw(view, PLAYERS, t)]
        told += [board.hint(action, t) for action in view.options]
        choice = bots[seat].choose(view, clock)
        for action in view.options:
            if action.text in wanted:
                wanted.remove(action.text)
                choice = action
        for event in match.act(seat, choice):
            told.append(event_sentence(t, "wizardkittens", event, -1, PLAYERS, NAMES))
    whole = "\n".join(told)
    for words in ("Take Tofu (Rustle)", "takes Tofu (Rustle)", "Cast Rustle", "casts Rustle", "token on Rustle"):
        assert words in whole, words


def main() -> None:
    box, before = list(WIZARDKITTENS.actions), story()
    from example_wizard.rustle import Rustle

    assert WIZARDKITTENS.actions[: len(box)] == box
    assert [action.text for action in WIZARDKITTENS.actions[len(box) :]] == ["cast rustle", "kitten rustle"]
    assert story() == before
    assert "is not taken" in refusal("yoink", 0)
    assert "a mat has the spaces 0 to 3" in refusal("pounce", 4)
    with pytest.raises(BadOptions) as refused:
        WIZARDKITTENS.check(3, {"rustle": "on"})
    assert "advanced_kittens=on" in sentence(refused.value)
    asked = set.union(*(play_under_laws(seats, seed) for seats in (2, 3, 4) for seed in range(2)))
    assert asked >= {"rustle.card", "rustle.place"}
    check_that_bots_need_values()
    check_the_rating()
    add_messages("rustle.ftl", {"en": (Path(__file__).parent / "rustle.ftl").read_text("utf-8")})
    play_with_bots(kociolek.text.Texts("en"))
    print(kociolek.build(), Rustle.__name__)


if __name__ == "__main__":
    main()

"""The words of Wizard Kittens cover the rules, whole games can be told, and the result in its parts."""

from __future__ import annotations

import pytest

from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.games.wizardkittens.actions import ACTIONS
from kociolek.games.wizardkittens.kinds import NAMES
from kociolek.games.wizardkittens.view import WizardKittensView
from kociolek.games.wizardkittens.vocabulary import EVENTS, PROMPTS
from kociolek.text import LANGUAGES, texts
from kociolek.text.printed import is_printed
from kociolek.text.sentences import action_sentence, event_sentence, key, prompt_sentence
from kociolek.text.wizardkittens import result_lines

PLAYERS = ["Ala", "Bartek", "Celina", "Darek"]
FAMILIES = ["card", "short", "rule", "action", "prompt", "event", "option"]
OTHER_VALUES = {"wizardkittens-option-cards-own"}  # of a card file, see the command line


def required() -> list[str]:
    keys = ["wizardkittens", "wizardkittens-about", "wizardkittens-action-leave"]
    for kind in NAMES:
        families = ("card",) if is_printed(WIZARDKITTENS.cards, kind) else ("card", "short", "rule")
        keys += [key("wizardkittens", family, kind) for family in families]  # tests/text/test_printed.py has the others
    keys += sorted({key("wizardkittens-action", action.verb) for action in ACTIONS})
    keys += [key("wizardkittens-prompt", prompt) for prompt in PROMPTS]
    keys += [key("wizardkittens-event", verb) for verb in EVENTS]
    for option in WIZARDKITTENS.schema():
        keys += [key("wizardkittens-option", option.name), key("wizardkittens-option", option.name, "help")]
        keys += [key("wizardkittens-option", option.name, value) for value in option.values]
    return keys


@pytest.mark.parametrize("wanted", required())
def test_the_rules_have_their_words(wanted: str) -> None:
    for lang in LANGUAGES:
        assert texts(lang).has(wanted), f"{wanted} is missing in {lang}"


def test_no_words_without_a_rule() -> None:
    families = tuple(f"wizardkittens-{family}-" for family in FAMILIES)
    known = {*required(), *OTHER_VALUES}
    assert not [k for k in texts("en").listing() if k.startswith(families) and k.partition(".")[0] not in known]
    assert {k.split("-", 2)[2] for k in texts("en").listing("wizardkittens-ruling-")} <= {key(kind) for kind in NAMES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chaos_cat", ["plain", "new_rules", "chaos_mode"])
def test_whole_games_can_be_told(chaos_cat: str, lang: str) -> None:
    """Every offered move and every event, to every seat and to a spectator; then the result."""
    t = texts(lang)
    out = Choices()
    for seed in range(8):
        options = {"chaos_cat": chaos_cat, "advanced_kittens": ["on", "off"][seed % 2]}
        state = WIZARDKITTENS.new(4, options, seeded(seed))
        state.events = []
        rng = seeded(seed, 1)
        while state.waiting != 0:
            assert prompt_sentence(t, "wizardkittens", state.view(state.first()), PLAYERS)
            out.clear()
            state.options(state.first(), out)
            chosen = out.at(rng.below(out.size))
            assert action_sentence(t, "wizardkittens", ACTIONS[chosen], PLAYERS, NAMES)
            state.apply(state.first(), chosen)
        for event in state.events:
            for reader in (-1, 0, 1, 2, 3):
                said = event_sentence(t, "wizardkittens", event.seen_by(Seat(reader)), reader, PLAYERS, NAMES)
                own = PLAYERS[reader] if reader >= 0 and reader in (event.seat, event.other) else ""
                assert own == "" or own not in said, "nobody is told their own name"
        view = state.view(Seat(-1))
        assert isinstance(view, WizardKittensView)
        assert len(result_lines(view, PLAYERS, t)) == 6


def test_no_result_before_the_end() -> None:
    view = WIZARDKITTENS.new(3, {}, seeded(1)).view(Seat(0))
    assert isinstance(view, WizardKittensView)
    assert view.to_json()["result"] is None
    assert result_lines(view, PLAYERS, texts("en")) == []

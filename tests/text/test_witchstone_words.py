"""The words of Witchstone cover the rules: every move, prompt, event, option and card has its text."""

from __future__ import annotations

import ast

import pytest

from kociolek.components import witchstone
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.core.stack import PROMPTS as FRAME_PROMPTS
from kociolek.games.witchstone.kinds import FACES, SOURCES
from kociolek.games.witchstone.series.base import SERIES
from kociolek.games.witchstone.vocabulary import EVENTS, PROMPTS
from kociolek.text import LANGUAGES, glued, texts
from kociolek.text.sentences import action_sentence, event_sentence, key, prompt_sentence
from source_tree import parse, sources

GAME = witchstone()
PLAYERS = ["Ala", "Bartek", "Celina", "Darek"]
SIGNS = [*GAME.box.components.areas, *GAME.box.link_names]  # areas and connections are called by their signs


def required() -> list[str]:
    keys = ["witchstone", "witchstone-about", "witchstone-action-leave", "witchstone-action-back"]
    keys += [key("witchstone-card", kind) for kind in GAME.kind_names() if kind not in SIGNS]
    keys += [key("witchstone", family, face) for family in ("short", "rule") for face in FACES]
    keys += sorted({key("witchstone-action", action.verb) for action in GAME.actions})
    keys += [key("witchstone-prompt", prompt) for prompt in PROMPTS]
    keys += [key("witchstone-event", verb) for verb in EVENTS]
    keys += [key("witchstone-source", source) for source in SOURCES]
    for option in GAME.schema():
        name = key("witchstone-option", option.name)
        keys += [name, f"{name}-help", *(key(name, value) for value in option.values)]
    return keys


@pytest.mark.parametrize("wanted", required())
def test_the_rules_have_their_words(wanted: str) -> None:
    for lang in LANGUAGES:
        assert texts(lang).has(wanted), f"{wanted} is missing in {lang}"


def test_no_words_without_a_rule() -> None:
    families = ("witchstone-action-", "witchstone-prompt-", "witchstone-event-", "witchstone-option-")
    listed = [k for k in texts("en").listing() if k.startswith(families)]
    assert not set(listed) - set(required())


def test_the_lists_are_whole() -> None:
    """What the rules tell and ask is what vocabulary.py lists."""
    asked = [frame for frame in FRAME_PROMPTS if frame.__module__.startswith("kociolek.games.witchstone.")]
    verbs, prompts = set(), {FRAME_PROMPTS[frame] for frame in asked} | {series.prompt() for series in SERIES}
    for path in sources("games/witchstone"):
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                verbs |= {a.value for a in node.args[:1] if isinstance(a, ast.Constant)}
    assert verbs == set(EVENTS)
    assert prompts - {"wand.effects"} == set(PROMPTS)


def test_a_prophecy_is_put_together_from_three_grounds() -> None:
    goal = "witchstone-card-witches-forest-foreign-tower-castle"
    assert texts("en").say(goal) == "prophecy: witches in a forest, then at a foreign tower, then in a castle"
    assert texts("pl").say(goal) == glued("przepowiednia: wiedźmy w lesie, potem na obcej wieży, potem na zamku")
    goal = "witchstone-card-connected-village-village-castle"
    assert texts("pl").say(goal) == "przepowiednia: połącz wioskę, potem wioskę, potem zamek"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    t, out, kinds = texts(lang), Choices(), GAME.kind_names()
    for seed in range(3):
        state = GAME.prepare(4, {"scrolls": "hidden"}).deal(seeded(seed))
        rng = seeded(seed, 1)
        while state.waiting != 0:
            seat = state.first()
            assert prompt_sentence(t, "witchstone", state.view(seat), PLAYERS)
            out.clear()
            state.options(seat, out)
            chosen = out.at(rng.below(out.size))
            assert action_sentence(t, "witchstone", GAME.actions[chosen], PLAYERS, kinds)
            state.apply(seat, chosen)
        assert state.events
        for event in state.events:
            for reader in range(-1, 4):
                said = event_sentence(t, "witchstone", event.seen_by(Seat(reader)), reader, PLAYERS, kinds)
                assert reader != event.seat or PLAYERS[reader] not in said

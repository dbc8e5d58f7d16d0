"""The words of the kittens cover the rules: every kind, move, prompt, event, option and value has its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from kociolek.core.api import SPARE, Choices, Event, Seat
from kociolek.core.rng import seeded
from kociolek.core.stack import PROMPTS
from kociolek.games.kittens.actions import ACTIONS
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import NAMES
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import action_sentence, event_sentence, key, prompt_sentence
from source_tree import parse, sources

EDITIONS = next(option.values for option in KITTENS.schema() if option.name == "edition")
CHAPTERS = ["goal", "setup", "turn", "explode", "nope", "attack", "combos", "armageddon", "end", "turbo"]
ALL_BOXES = {"barking": "on", "imploding": "on", "streaking": "on", "blind_may_nope": "on"}
PLAYERS = ["Ala", "Bartek", "Celina", "Darek", "Ela"]
TELLERS = {"tell", "pass_card", "receive_drawn", "die", "put_back"}  # functions that are given the verb of an event


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            yield function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", ""), node


def words_in(nodes: list[ast.expr]) -> set[str]:
    constants = (c.value for node in nodes for c in ast.walk(node) if isinstance(c, ast.Constant))
    return {value for value in constants if isinstance(value, str) and re.fullmatch("[a-z_]+", value)}


def verbs() -> set[str]:
    """The verbs of all events, as the rules spell them."""
    found: set[str] = set()
    for path in sources("games/kittens"):
        for name, call in calls(parse(path)):
            if name in TELLERS:
                found |= words_in(call.args)
    return found


def prompts() -> set[str]:
    """Return the prompts that frames are registered with, and those that `prompt()` returns."""
    found = {prompt for cls, prompt in PROMPTS.items() if cls.__module__.startswith("kociolek.games.kittens.")}
    for path in sources("games/kittens"):
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.FunctionDef) and node.name == "prompt":
                found |= {c.value for c in ast.walk(node) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
    return {prompt for prompt in found if re.fullmatch("[a-z.]+", prompt)}


def required() -> list[str]:
    keys = ["kittens", "kittens-about", "kittens-action-leave"]
    for kind in NAMES:
        keys += [key("kittens", family, kind) for family in ("card", "short", "rule")]
    keys += sorted({key("kittens-action", action.verb) for action in ACTIONS if action.verb != SPARE})
    keys += [key("kittens-prompt", prompt) for prompt in sorted(prompts())]
    keys += [key("kittens-event", verb) for verb in sorted(verbs())]
    keys += [key("kittens-edition", edition) for edition in EDITIONS]
    for option in KITTENS.schema():
        keys += [key("kittens-option", option.name), key("kittens-option", option.name, "help")]
        keys += [key("kittens-option", option.name, value) for value in option.values]
    for chapter in CHAPTERS:
        keys += [key("kittens-rules", chapter), key("kittens-rules", chapter) + ".title"]
    return keys


@pytest.mark.parametrize("wanted", required())
def test_the_rules_have_their_words(wanted: str) -> None:
    for lang in LANGUAGES:
        assert texts(lang).has(wanted), f"{wanted} is missing in {lang}"


def test_no_words_without_a_rule() -> None:
    """A kind, move, prompt, event or option that is gone from the rules leaves no text behind."""
    sorts = ("card", "short", "rule", "action", "prompt", "event", "option", "edition")
    families = tuple(f"kittens-{sort}-" for sort in sorts)
    known = set(required())
    listed = [k for k in texts("en").listing() if k.startswith(families)]
    assert not [k for k in listed if k not in known]
    rulings = {key("kittens-ruling", kind) for kind in NAMES}
    assert set(texts("en").listing("kittens-ruling-")) <= rulings


def test_the_lists_were_found() -> None:
    """The two lists are read from the source of the rules; a rewrite there must not silently empty them."""
    assert {"turn", "nope", "favor.give", "armageddon.choose", "five.fetch"} <= prompts()
    assert {"drew", "tucked", "stole", "heck_kept", "armageddon_swapped", "left", "won"} <= verbs()


@pytest.mark.parametrize("kind", NAMES)
def test_polish_names_have_their_cases(kind: str) -> None:
    for form in ("acc", "gen"):
        assert texts("pl").has(f"{key('kittens-card', kind)}.{form}")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("boxes", [{}, ALL_BOXES], ids=["plain", "all boxes"])
def test_no_two_cards_of_an_edition_share_a_name(edition: str, boxes: dict[str, str]) -> None:
    """Only See the Future and Reveal the Future do in Polish, and they never meet."""
    setup = KITTENS.prepare(3, {"edition": edition, **boxes})
    census = setup.deal(seeded(1)).view(Seat(0)).to_json()["census"]
    assert isinstance(census, dict)
    for lang in LANGUAGES:
        names = [texts(lang).say(key("kittens-card", kind)) for kind, count in census.items() if count]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("boxes", [{}, ALL_BOXES], ids=["plain", "all boxes"])
def test_whole_games_can_be_told(edition: str, lang: str, boxes: dict[str, str]) -> None:
    """Every offered move and every event, to every seat, to a spectator and to one who may see everything."""
    t = texts(lang)
    options = {"edition": edition, "five_different": "on", **boxes}
    out = Choices()
    for seed in range(5):
        state = KITTENS.prepare(5, options).deal(seeded(seed))
        state.events = []
        rng = seeded(seed, 1)
        while state.waiting != 0:
            seat = state.first()
            assert prompt_sentence(t, "kittens", state.view(seat), PLAYERS)
            out.clear()
            state.options(seat, out)
            chosen = out.at(rng.below(out.size))
            assert action_sentence(t, "kittens", ACTIONS[chosen], PLAYERS, NAMES, 20)
            state.apply(seat, chosen)
            told, state.events = state.events, []
            for event in told:
                assert_told(event, lang)


def assert_told(event: Event, lang: str) -> None:
    t = texts(lang)
    for reader in (-1, 0, 1, 2, 3, 4):
        said = event_sentence(t, "kittens", event.seen_by(Seat(reader)), reader, PLAYERS, NAMES, 20)
        own = PLAYERS[reader] if reader >= 0 and reader in (event.seat, event.other) else ""
        assert own == "" or own not in said, "nobody is told their own name"
        if 0 <= reader == event.other:
            assert PLAYERS[event.seat] in said, "who is hit is told by whom"
    assert event_sentence(t, "kittens", event, -1, PLAYERS, NAMES, 20)

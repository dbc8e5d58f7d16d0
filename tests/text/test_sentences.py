"""Sentences as people read them, and errors that help."""

from __future__ import annotations

import ast
import re
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentSerializer

from fluent_files import entries
from kociolek.catalog import game_named
from kociolek.core.api import NOBODY, UNKNOWN, Event, Kind, Seat, bit
from kociolek.core.errors import BadOptions, BadText, KociolekError
from kociolek.games.kittens.kinds import FAVOR, GODCAT, NAMES, SHUFFLE
from kociolek.match import Match
from kociolek.text import LANGUAGES, glued, texts
from kociolek.text.sentences import (
    error_message,
    error_sentence,
    event_sentence,
    key,
    prompt_params,
    prompt_sentence,
    suggestion,
)
from source_tree import parse, place, sources

PLAYERS = ["Ala", "Bartek", "Celina"]
ALA, BARTEK, CELINA = Seat(0), Seat(1), Seat(2)


def told(event: Event, reader: Seat, lang: str) -> str:
    return event_sentence(texts(lang), "kittens", event.seen_by(reader), int(reader), PLAYERS, NAMES, 9)


def event(verb: str, seat: Seat, other: Seat = NOBODY, kind: Kind = UNKNOWN, index: int = -1, *to: Seat) -> Event:
    audience = sum(int(bit(s)) for s in to) if to else 0xFFFF
    return Event(verb, seat, other, kind, index, audience)


def test_a_drawn_card_is_named_only_to_the_one_who_drew_it() -> None:
    drew = event("drew", ALA, NOBODY, FAVOR, -1, ALA)
    assert told(drew, ALA, "en") == "You draw Favor."
    assert told(drew, BARTEK, "en") == "Ala draws a card."
    assert told(drew, ALA, "pl") == "Dobierasz Przysługę."
    assert told(drew, NOBODY, "pl") == "Ala dobiera kartę."


def test_a_theft_looks_different_from_each_side() -> None:
    stole = event("stole", ALA, BARTEK, SHUFFLE, -1, ALA, BARTEK)
    assert told(stole, ALA, "en") == "You steal Shuffle from Bartek."
    assert told(stole, BARTEK, "en") == "Ala steals Shuffle from you."
    assert told(stole, CELINA, "en") == "Ala steals a card from Bartek."
    assert told(stole, ALA, "pl") == "Kradniesz kartę Potasuj graczowi Bartek."
    assert told(stole, BARTEK, "pl") == "Ala kradnie Ci kartę Potasuj."
    assert told(stole, CELINA, "pl") == "Ala kradnie kartę graczowi Bartek."


@pytest.mark.parametrize(
    ("turns", "english", "polish"),
    [(2, "2 turns", "2 tury"), (3, "3 turns", "3 tury"), (5, "5 turns", "5 tur"), (22, "22 turns", "22 tury")],
)
def test_turns_are_counted_in_good_grammar(turns: int, english: str, polish: str) -> None:
    attacked = event("attacked", ALA, BARTEK, UNKNOWN, turns)
    assert told(attacked, BARTEK, "en") == f"Ala attacks you! You must take {english}."
    assert told(attacked, CELINA, "pl") == glued(f"Ala atakuje gracza Bartek, który musi rozegrać {polish}.")


def test_the_place_of_a_kitten_is_a_secret() -> None:
    tucked = event("tucked", ALA, NOBODY, UNKNOWN, 9, ALA)
    assert told(tucked, ALA, "pl") == "Chowasz kotka na samym spodzie talii."
    assert told(tucked, BARTEK, "pl") == glued("Ala chowa kotka gdzieś w talii.")


def test_five_different_cards_name_a_card_of_the_discard_pile() -> None:
    named = event("named", ALA, NOBODY, GODCAT)
    assert told(named, BARTEK, "en") == "Ala asks for Godcat from the discard pile."


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("favour", "favor"), ("See-the-Future", "see_the_future"), ("mercta", "mercat"), ("xyzzy", "none"), ("", "none")],
)
def test_a_slip_of_the_pen_is_understood(wrong: str, right: str) -> None:
    assert suggestion(wrong, NAMES) == right


def test_errors_name_the_thing_and_the_remedy() -> None:
    error: KociolekError = BadOptions("unknown-option", {"option": "tubro", "known": "edition,turbo"})
    assert error_sentence(texts("en"), error) == "Unknown option “tubro”; did you mean “turbo”?"
    error = BadOptions("unknown-option-value", {"option": "turbo", "value": "7", "known": "off,on"})
    assert error_sentence(texts("pl"), error) == "Opcja turbo nie ma wartości „7”; wybierz jedną z: off, on."
    error = BadText("unknown-card", {"card": "cat", "known": ",".join(NAMES)})
    assert "mercat" in error_sentence(texts("en"), error)


@cache
def raised() -> list[tuple[str, str, set[str] | None]]:
    """Every error of the project that is written with its key: where, the key, the names of its values."""
    found = []
    for path in sources():
        nodes = list(ast.walk(parse(path)))
        caused = [node.exc for node in nodes if isinstance(node, ast.Raise) and node.cause is not None]
        for node in nodes:
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            first = node.args[0]
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            if node.func.id not in ERRORS and not (node.func.id == "bad" and first.value.startswith("box-")):
                continue
            values = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            names: set[str] | None = None  # not written out here
            if isinstance(values, ast.Dict):
                names = {k.value for k in values.keys if isinstance(k, ast.Constant) and isinstance(k.value, str)}
                names |= {"text"} if node in caused else set()  # the sentence of the error behind it
            if node.func.id == "bad" and first.value.startswith("box-"):  # it gives its values by name
                names = {"place", "where", *(word.arg for word in node.keywords if word.arg is not None)}
            found.append((place(path), first.value, names))
    return found


ERRORS = {"KociolekError"} | {c.__name__ for c in KociolekError.__subclasses__()}


@pytest.mark.once
def test_every_error_has_its_sentence() -> None:
    """One test for all: with one for each, every worker parsed the whole project to list them."""
    found = raised()
    assert len(found) > 400
    wrong = []
    for where, name, values in found:
        sentence = error_message(name)
        for lang in LANGUAGES:
            if not texts(lang).has(sentence):
                wrong.append(f"{where} raises {name}, which has no text in {lang}")
            elif values is not None and not texts(lang).needs(sentence) <= values | {"meant"}:
                wrong.append(f"{where} does not give all that {sentence} needs in {lang}")
    assert not wrong


def asked(lang: str, prompt: str, me: int, **frame: object) -> str:
    view = {"seat": me, "active": 0, "stack": [frame]}
    return texts(lang).say(key("kittens-prompt", prompt), **prompt_params(view, PLAYERS))


@pytest.mark.parametrize(
    ("seat", "english", "polish"),
    [
        (0, "You ask Bartek for a favor. Play a Nope?", "Prosisz gracza Bartek o przysługę. Zagrać Nie, nie, nie?"),
        (1, "Ala asks you for a favor. Play a Nope?", "Ala prosi Cię o przysługę. Zagrać Nie, nie, nie?"),
        (2, "Ala asks Bartek for a favor. Play a Nope?", "Ala prosi gracza Bartek o przysługę. Zagrać Nie, nie, nie?"),
    ],
)
def test_a_nope_is_asked_for_with_names(seat: int, english: str, polish: str) -> None:
    frame = {"frame": "pending", "card": "favor", "kind": "favor", "by": 0, "against": 1, "named": None}
    assert asked("en", "nope", seat, **frame, noped=False) == english
    assert asked("pl", "nope", seat, **frame, noped=False) == glued(polish)


TARGETED = [
    "favor",
    "pair",
    "triple",
    "targeted_attack",
    "ill_take_that",
    "mark",
    "armageddon",
    "curse_of_the_cat_butt",
]
YOU = {"en": r"\b[Yy]ou(r|rs)?\b", "pl": r"\b(Ci|Cię|Ciebie|Twoj\w+)\b"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deed", [*TARGETED, "barking_kitten"])
def test_who_does_what_to_whom(deed: str, lang: str) -> None:
    frame = {
        "frame": "pending",
        "card": deed,
        "kind": "tacocat",
        "by": 0,
        "against": 1,
        "named": "nope",
        "noped": False,
    }
    mine, against_me, watched = (asked(lang, "nope", me, **frame) for me in range(3))
    assert "Ala" not in mine
    assert "Bartek" in mine
    assert "Ala" in against_me
    assert "Bartek" not in against_me
    assert re.search(YOU[lang], against_me)
    assert "Ala" in watched
    assert "Bartek" in watched
    assert not re.search(YOU[lang], watched)


def test_every_aim_has_its_question() -> None:
    for lang in LANGUAGES:
        plain = asked(lang, "aim", 0, card="unheard_of", by=0)
        questions = [asked(lang, "aim", 0, card=deed, by=0) for deed in TARGETED]
        assert plain not in questions
        assert len(set(questions)) == len(TARGETED)


def test_prompts_name_who_and_what() -> None:
    assert asked("en", "aim", 0, frame="aiming", card="favor", kind="godcat", by=0) == "Who do you ask for a favor?"
    assert asked("pl", "aim", 0, frame="aiming", card="pair", kind="tacocat", by=0) == "Kogo okradasz?"
    assert asked("en", "favor-give", 1, frame="favor", by=2, against=1).startswith("Celina asks you for a favor")
    assert asked("en", "now", 1, frame="now", seat=0) == "Ala is about to draw. Play Alter the Future NOW?"
    frame = {"frame": "pending", "card": "triple", "kind": "tacocat", "named": "defuse", "by": 2, "against": 0}
    assert asked("pl", "nope", 0, **frame, noped=False).startswith("Celina żąda od Ciebie karty rozbrojenia.")
    assert asked("en", "nope", 2, **frame, noped=True) == "Your action was Noped. Nope that Nope?"


def test_a_question_of_a_spell_begins_with_its_name() -> None:
    """Avalanche asks what Sling asks, and each of the two calls itself by its own name."""
    met: set[str] = set()
    for seed in range(6):
        match, chance = Match(game_named("wizardkittens"), 4, {"advanced_kittens": "on"}, seed), Random(seed)
        while not match.over:
            seat = match.waiting()[0]
            view = match.view(seat)
            spell = str(view.to_json()["cast"] or "")
            if spell and view.prompt.split(".")[0] in ("sling", "swat", "switch", "overflow", "dismiss", "yoink"):
                met.add(spell)
                for lang in LANGUAGES:
                    asks = prompt_sentence(texts(lang), "wizardkittens", view, ["Ala"] * 4)
                    assert asks.startswith(texts(lang).say(f"wizardkittens-card-{spell}") + ":"), (spell, asks)
            match.act(seat, chance.choice(match.options_of(seat)))
    assert met == {"sling", "swat", "switch", "overflow", "avalanche", "dismiss", "yoink"}


RULES = ("core/choosing.py", "core/versions.py", "match.py", "catalog.py", "analysis/", "games/")
BY_HAND = ("small.py", "components.py", "cards.py", "turn.py")  # of decks, boxes and kittens that people write
NOT_SENT = {
    "address-unusable", "extra-missing", "store-damaged", "view-foreign", "record-foreign-components",
    "node-other-version", "node-name-taken", "node-other-bus", "bus-bad",
}  # fmt: skip


@cache
def sent() -> set[str]:
    """Every key of an error that the server can send: its own, and those of the rules it runs."""
    known = {name.removeprefix("cli-error-") for name in texts("en").listing("cli-error-")}
    found = set()
    for path in sources("server"):
        if path.parent.name != "store" and path.name not in ("bench.py", "supervisor.py"):
            found |= {c.value for c in ast.walk(parse(path)) if isinstance(c, ast.Constant) and c.value in known}
    for where, name, _ in raised():
        if any(part in where for part in RULES) and not any(file in where for file in BY_HAND):
            found |= {name} if not name.startswith(("box-", "position-")) else set()
    return found - NOT_SENT


def test_players_read_errors_in_their_own_words() -> None:
    assert {"table-full", "too-often", "illegal-move", "option-needs-edition", "name-bad"} <= sent()
    for lang in LANGUAGES:
        assert not [name for name in sent() if not texts(lang).has(key("web-error", name))]


IDS = re.compile(r"--[a-z]|[a-z]_[a-z]|=(on|off)|\$(code|seat|scope|reason|known|value)\b")


def test_players_read_no_ids() -> None:
    """No flag, option, error key or seat number is in a sentence for players."""
    for lang in LANGUAGES:
        errors = [e for file in ("web.ftl", "web-error.ftl") for e in entries(lang, file) if "-error-" in e.id.name]
        assert len(errors) > 50
        assert not [e.id.name for e in errors if IDS.search(FluentSerializer().serialize_entry(e))]

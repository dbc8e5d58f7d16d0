"""The loader: which language, what is missing, how long texts are laid out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kociolek.text import LANGUAGES, TextError, Texts, UnknownLanguage, choose_language, glued, texts, wrap


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL@euro", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_locale_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert choose_language(None, environ) == lang


@pytest.mark.parametrize("asked", ["pl", "PL", "pl_PL", "pl-PL"])
def test_a_language_asked_for_wins(asked: str) -> None:
    assert choose_language(asked, {"LC_ALL": "en_GB.UTF-8"}) == "pl"


@pytest.mark.parametrize("asked", ["de", "", "polski"])
def test_an_unknown_language_is_refused_by_name(asked: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, pl") as refused:
        choose_language(asked, {})
    assert refused.value.asked == asked
    with pytest.raises(UnknownLanguage):
        Texts(asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_is_an_error(lang: str) -> None:
    t = texts(lang)
    for key in ("kittens-card-dog", "kittens-card-favor.dative", "-kittens-cat-rule", ""):
        assert not t.has(key)
        with pytest.raises(TextError, match="no text"):
            t.say(key)
    with pytest.raises(TextError, match="no text"):
        t.needs("kittens-card-dog")


def test_a_variable_left_out_is_an_error() -> None:
    with pytest.raises(TextError, match=r"kittens-action-aim.*player"):
        texts("en").say("kittens-action-aim")
    with pytest.raises(TextError, match="kittens-card-dog"):
        texts("en").say("kittens-action-play", card="dog")


def test_variables_are_found_through_references() -> None:
    assert texts("pl").needs("kittens-event-tucked") == {"you", "known", "player", "index", "size"}
    assert texts("pl").needs("kittens-action-tuck") == {"index", "size"}


def test_messages_are_listed_by_prefix_with_their_attributes() -> None:
    keys = texts("pl").listing("kittens-card-favor")
    assert keys == [
        "kittens-card-favor",
        "kittens-card-favor.acc",
        "kittens-card-favor.gen",
        "kittens-card-favor.plural",
    ]
    assert not [key for key in texts("pl").listing() if key.startswith("-")]


def test_names_are_put_in_their_case() -> None:
    assert texts("en").say("kittens-action-play", card="see_the_future") == "Play See the Future"
    assert texts("pl").say("kittens-action-play", card="favor") == "Zagraj Przysługę"
    assert texts("pl").say("kittens-action-name", card="shuffle") == "Zażądaj karty Potasuj"


@pytest.mark.parametrize(
    ("index", "size", "english", "polish"),
    [
        (0, 9, "On top", "Na sam wierzch"),
        (0, 0, "On top", "Na sam wierzch"),
        (1, 9, "Under the top card", "Pod wierzchnią kartę"),
        (2, 9, "Under the top 2 cards", "Pod 2 wierzchnie karty"),
        (5, 9, "Under the top 5 cards", "Pod 5 wierzchnich kart"),
        (22, 30, "Under the top 22 cards", "Pod 22 wierzchnie karty"),
        (9, 9, "At the bottom", "Na sam spód"),
    ],
)
def test_places_in_the_pile(index: int, size: int, english: str, polish: str) -> None:
    assert texts("en").say("kittens-action-tuck", index=index, size=size) == english
    assert texts("pl").say("kittens-action-tuck", index=index, size=size) == glued(polish)


def test_long_texts_are_laid_out() -> None:
    text = "One two\nthree four.\n\n• first point\ngoes on\n• second"
    assert wrap(text, 12) == "One two\nthree four.\n\n• first\n  point goes\n  on\n• second"
    assert wrap("One\ntwo", 80, "  ") == "  One two"


def test_polish_glues_short_words_and_numbers() -> None:
    """The browser client reads the same cases, see texts.test.ts."""
    cases = json.loads(Path(__file__).with_name("no_break_spaces.json").read_text("utf-8"))
    assert {text: glued(text) for text in cases} == {t: w.replace("~", "\N{NO-BREAK SPACE}") for t, w in cases.items()}
    assert texts("pl").say("web-kittens-cards", count=22) == "22\N{NO-BREAK SPACE}karty"
    assert "\N{NO-BREAK SPACE}" not in texts("en").say("web-kittens-cards", count=22)


def test_no_polish_line_can_end_in_a_short_word() -> None:
    t = texts("pl")
    plain = [t.say(key) for key in t.listing() if not t.needs(key)]
    assert not [said for said in plain if re.search(r"(^|\s)[aiouwzAIOUWZ] \S", said)]

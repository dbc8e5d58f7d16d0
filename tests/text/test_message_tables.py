"""Message tables say what the Fluent files say, and follow them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from kociolek.text import LANGUAGES, Param, TextError, plural, sources, table_of, texts, written
from kociolek.text.messages import FOLDER, load

NUMBERS = (0, 1, 2, 4, 5, 12, 14, 22, 25, 101, 112, 999, 1000, 1234, 12345, -3, 0.5, 1.5, 2.125)
WORDS = ("none", "seat", "yes", "no", "favor", "pl", "Ala")
pytestmark = pytest.mark.once


def fluent(lang: str) -> Callable[[str, dict[str, Param]], str | None]:
    """Return a function that says a message with Fluent's own runtime, None for an error."""
    t = texts(lang)
    functions: dict[str, Any] = {"NAME": t._name, "PLACE": t._place, "AREA": t._area}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for source in sources(lang).values():
        bundle.add_resource(FluentParser().parse(source))

    def say(key: str, params: dict[str, Param]) -> str | None:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, errors = bundle.format_pattern(pattern, dict(params))
        return None if errors else str(text)

    return say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_fluent_formats_it(lang: str) -> None:
    t, chance, by_fluent = texts(lang), Random(1), fluent(lang)
    said = 0
    for key in t.listing():
        for _ in range(4):
            params: dict[str, Param] = {name: chance.choice((*NUMBERS, *WORDS)) for name in sorted(t.needs(key))}
            try:
                ours: str | None = t._format(key, params)
            except TextError:
                ours = None
            assert ours == by_fluent(key, params), (key, params)
            said += ours is not None
    assert said > 8_000, "most made-up values can be said"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_and_counted_as_in_cldr(lang: str) -> None:
    from babel import Locale
    from babel.numbers import format_decimal

    locale = Locale(lang)
    assert [written(lang, number) for number in NUMBERS] == [format_decimal(n, locale=lang) for n in NUMBERS]
    assert [plural(lang, number) for number in NUMBERS] == [locale.plural_form(n) for n in NUMBERS]


def test_a_changed_source_makes_a_new_table(tmp_path: Path) -> None:
    copytree(FOLDER / "en", tmp_path / "en")
    assert load("en", tmp_path) == table_of("en")
    table = tmp_path / "en.json"
    table.write_text(json.dumps({**json.loads(table.read_text("utf-8")), "messages": {"a": "from the table"}}), "utf-8")
    assert load("en", tmp_path) == {"a": "from the table"}, "an unchanged source is not parsed again"
    (tmp_path / "en" / "more.ftl").write_text("more-words = Some more words", "utf-8")
    assert load("en", tmp_path)["more-words"] == "Some more words"
    for damaged in ("", "[]", "{}", '{"sources": 1}'):
        table.write_text(damaged, "utf-8")
        assert load("en", tmp_path)["more-words"] == "Some more words"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["en", "en.json"]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [("no message", "en/a.ftl: not a Fluent message: 'no message'"), ("a = 1\na = 2", "en/a.ftl: a is defined twice")],
)
def test_a_damaged_source_is_named(source: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(source, "utf-8")
    with pytest.raises(TextError, match=complaint):
        load("en", tmp_path)


def test_a_table_without_its_sources_is_used(tmp_path: Path) -> None:
    """A wheel has the tables alone."""
    (tmp_path / "en.json").write_text('{"sources": "of a release", "messages": {"hello": "Hello"}}')
    assert load("en", tmp_path) == {"hello": "Hello"}

"""Every bot has a name and a few words about it, in both languages."""

from __future__ import annotations

import pytest

from kociolek.bots import BOTS
from kociolek.bots.registry import YARDSTICKS
from kociolek.text import LANGUAGES, texts
from kociolek.text.names import about_bot, bot_name

NAMES = sorted({name for table in (BOTS, YARDSTICKS) for bots in table.values() for name in bots})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_has_words(name: str, lang: str) -> None:
    t = texts(lang)
    assert t.has(f"bots-{name}"), f"write bots-{name} in locale/{lang}/bots.ftl"
    assert bot_name(t, name) != name
    assert about_bot(t, name)


def test_a_bot_of_somebody_is_called_as_it_was_entered() -> None:
    assert bot_name(texts("en"), "my_module:MyBot") == "my_module:MyBot"
    assert about_bot(texts("en"), "my_module:MyBot") == ""

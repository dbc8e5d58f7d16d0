"""Output without rich: plain texts are written exactly as rich would write them."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kociolek.cli.terminal.screen import Screen

pytestmark = pytest.mark.once
LINES = st.lists(
    st.text("abc żół · – — „”→ ─\u00a0猫e\u0301\t🐱-", max_size=100), max_size=4
).map("\n".join)  # fmt: skip


class ByRich(Screen):
    """Screen that leaves every text to rich."""

    def _as_it_is(self, *about: object) -> bool:
        return False


def shown(kind: type[Screen], text: str, indent: int, style: str) -> tuple[str, str, str, int]:
    results = []
    for call in ("say", "tell", "heading"):
        out = StringIO()
        screen = kind(target=out)
        if call == "heading":
            screen.heading(text)
        else:
            getattr(screen, call)(text, style, indent)
        results.append(out.getvalue())
    rows = kind(target=StringIO()).rows_of(lambda: screen.say(text))
    return results[0], results[1], results[2], rows


@given(LINES, st.sampled_from([0, 2, 4]), st.sampled_from(["", "bold"]))
def test_texts_are_written_as_rich_writes_them(text: str, indent: int, style: str) -> None:
    assert shown(Screen, text, indent, style) == shown(ByRich, text, indent, style)

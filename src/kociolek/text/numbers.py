"""Number formats of a language."""

from __future__ import annotations

from kociolek.text import Texts


def decimal(number: float, t: Texts, places: int = 1) -> str:
    text = f"{number:.{places}f}".replace("-", "−")
    return text.replace(".", ",") if t.lang == "pl" else text


def percent(share: float, t: Texts, places: int = 1) -> str:
    return f"{decimal(100 * share, t, places)} %"

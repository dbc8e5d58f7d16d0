"""Base class of the terminal renderers. Each game draws its table from a view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from kociolek.core.api import Action, View
from kociolek.text import Texts

SEPARATOR: Final = " · "
Row = Text | list[Text]  # a line, or indented pieces with separators


class Board:
    """Renderer of one game."""

    highlights: frozenset[str] = frozenset()  # verbs of important events
    openings: frozenset[str] = frozenset({"turn"})  # prompts before which the whole table is shown

    picture: bool = False  # whether a picture of the table belongs to every question in a window
    beside: int = 12  # rows of a window for all but the answers: a small table, question, status and frame

    def title(self, view: View, t: Texts) -> str:
        raise NotImplementedError

    def draw(self, view: View, players: Sequence[str], t: Texts) -> list[Row]:
        """Return everything the view shows, from the piles down to the own hand."""
        raise NotImplementedError

    def smaller(self, view: View, players: Sequence[str], t: Texts, width: int, rows: int) -> Iterator[list[Row]]:
        """Yield ever smaller tables for a window in which `draw` leaves no room for the question."""
        raise NotImplementedError

    def result(self, view: View, players: Sequence[str], t: Texts) -> list[str]:
        """Return lines about how the game was decided."""
        return []

    def status(self, view: View, t: Texts) -> str:
        """Return a line shown above each question, or an empty text."""
        return ""

    def hint(self, action: Action, t: Texts) -> str:
        """Return a short explanation of an option, or an empty text."""
        return ""

    def hints(self, view: View, t: Texts) -> list[str]:
        """Return the hints of all options."""
        return [self.hint(action, t) for action in view.options]

    def short_hints(self, view: View, t: Texts) -> list[str]:
        """Return hints for a window with little room."""
        return [""] * len(view.options)

    def final(self, view: View, players: Sequence[str], t: Texts) -> list[Text]:
        """Return lines shown below the winners, such as scores by part."""
        return []

    def kinds(self, view: View) -> list[str]:
        """Return the kinds of cards in play."""
        raise NotImplementedError

    def size(self, view: View) -> int:
        """Return the size of the draw pile, for texts about positions in it."""
        return 0

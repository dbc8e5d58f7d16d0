"""What the terminal has to know about a game to show its table: one class per game, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from kociolek.core.api import Action, View
from kociolek.text import Texts

SEPARATOR: Final = " · "
Row = Text | list[Text]  # a line, or things that lie side by side, set in and with a separator between them


class Board:
    """The table of one game."""

    highlights: frozenset[str] = frozenset()  # verbs of the events that nobody wants to miss
    openings: frozenset[str] = frozenset({"turn"})  # prompts before which the whole table is shown

    def title(self, view: View, t: Texts) -> str:
        raise NotImplementedError

    def draw(self, view: View, players: Sequence[str], t: Texts) -> list[Row]:
        """Everything the seat of the view can see, from the piles down to its own hand."""
        raise NotImplementedError

    def result(self, view: View, players: Sequence[str], t: Texts) -> list[str]:
        """How the game was decided, if there is more to say than who has won."""
        return []

    def status(self, view: View, t: Texts) -> str:
        """What is going on, above each question; or nothing."""
        return ""

    def hint(self, action: Action, t: Texts) -> str:
        """A few words on what an answer does, beside it in the list; or nothing."""
        return ""

    def hints(self, view: View, t: Texts) -> list[str]:
        """Such words for all the answers of a view."""
        return [self.hint(action, t) for action in view.options]

    def final(self, view: View, players: Sequence[str], t: Texts) -> list[Text]:
        """How the result came about, below who won; or nothing."""
        return []

    def kinds(self, view: View) -> list[str]:
        """The cards that take part."""
        raise NotImplementedError

    def size(self, view: View) -> int:
        """Of the draw pile, for sentences about places in it."""
        return 0

"""What every bot is."""

from __future__ import annotations

from kociolek.core.api import Action, View
from kociolek.core.rng import Rng


class Bot:
    """Remembers nothing between two questions: the view holds all that a seat may know."""

    def choose(self, view: View, rng: Rng) -> Action:
        """One of `view.options`. All chance comes from `rng`, so that a game can be repeated."""
        raise NotImplementedError

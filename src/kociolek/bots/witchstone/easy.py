"""The bot `easy`: takes the large groups and the points it can see, and plans nothing.

It plays as somebody in a first game does: it looks at what a choice brings at once and not at what it is good for
later, hardly thinks of its prophecies, keeps boost spells it should use, and now and then overlooks the best choice.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, View
from kociolek.games.witchstone.kinds import ACTIONS
from kociolek.games.witchstone.preview import Yield, yields
from kociolek.games.witchstone.view import WitchstoneView

OVERLOOKED: Final = 0.1  # chance that a choice is not seen at all
SOMETHING: Final = 0.5  # to do anything is better than to end a series
A_BOOST: Final = -0.5  # saved for a better occasion, which never comes
A_CRYSTAL: Final = -10.0  # nobody likes to pay for taking one out
A_POTION: Final = 4.0  # what a crystal on the rack is good for is easy to see
A_THOUSAND: Final = 1000


@final
class Easy(Bot):
    def choose(self, view: View, clock: Clock) -> Action:
        assert isinstance(view, WitchstoneView)
        if len(view.options) == 1 or view.prompt == "turn.end":
            return view.options[0]  # the first answer ends the turn
        best: Action | None = None
        best_worth = 0.0
        for action, found in zip(view.options, yields(view), strict=True):
            worth = self.worth(action, found) + self.chance() * SOMETHING
            if self.chance() >= OVERLOOKED and (best is None or worth > best_worth):
                best, best_worth = action, worth
        return best if best is not None else view.options[0]

    def worth(self, action: Action, found: Yield) -> float:
        """Return the visible yield of a choice, points and actions alike."""
        if action.verb == "remove":
            return A_CRYSTAL
        if action.verb == "boost":
            return A_BOOST
        if action.verb in ("end", "hide"):
            return 0.0
        if action.verb == "out":
            return A_POTION
        gained = sum(n for name, n in found.items() if name in ACTIONS)
        return SOMETHING + found.get("points", 0) + gained

    def chance(self) -> float:
        return self.rng.below(A_THOUSAND) / A_THOUSAND

"""A position as OpenSpiel wants it."""

from __future__ import annotations

import copyreg
from typing import Any, ClassVar, Final

import pyspiel

from kociolek.adapters.openspiel.deals import Deals
from kociolek.adapters.setups import Prepared, payoffs
from kociolek.catalog import GAMES
from kociolek.core.api import Seat, View
from kociolek.core.rng import SEARCH, seeded
from kociolek.core.sequence import OVER, UNDEALT, ActionSpace, Move, Turn, Walk, continue_as, not_begun, resume

if (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) != (UNDEALT, OVER):
    raise ImportError("this OpenSpiel numbers chance and the end otherwise")


# A state keeps all that changes in one walk. OpenSpiel copies and stores what it finds in the attributes of a state: a
# walk copies itself (`deepcopy`), and this is how it is stored (`pickle`).
def stored(walk: Walk) -> tuple[Any, ...]:
    space = walk.space.game, [int(id) for id in walk.space.ids]
    opening = walk.opening
    if opening is None:
        return undealt, (*space, walk.drawn)
    return restored, (*space, walk.drawn, opening.state.dump(), list(opening.texts), walk.actions())


def undealt(game: str, possible: list[int], drawn: list[int]) -> Walk:
    walk = not_begun(ActionSpace(game, possible))
    walk.drawn = drawn
    return walk


def restored(
    game: str, possible: list[int], drawn: list[int], opening: str, texts: list[str], actions: list[int]
) -> Walk:
    walk = resume(ActionSpace(game, possible), GAMES[game].load(opening), texts, actions)
    walk.drawn = drawn
    return walk


copyreg.pickle(Walk, stored)


ASKED_AT_EVERY_MOVE: Final = ("current_player", "_apply_action")


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """One class is made of this for each game that is loaded, with the game's own values below.

    A move through OpenSpiel costs mostly the way into it and back, so what it asks for at every move is near at hand.
    Attributes have fixed places, which Python finds soonest. What OpenSpiel calls at every move, `current_player` and
    `_apply_action`, are objects of compiled code: no frame of Python is made for them. `legal_actions`, `is_terminal`
    and `is_chance_node` are answered here although OpenSpiel could: callers in Python are then spared several
    crossings into C++ and back. Callers in C++ come in by `_legal_actions` and `current_player`.
    """

    __slots__ = ("_walk", *ASKED_AT_EVERY_MOVE)

    table: ClassVar[Prepared]
    seats: ClassVar[int]
    deals: ClassVar[Deals]
    current_player: Turn
    _apply_action: Move
    _walk: Walk

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.walk = not_begun(self.table.space)

    @property
    def walk(self) -> Walk:
        return self._walk

    @walk.setter
    def walk(self, walk: Walk) -> None:
        self._walk = walk
        self.current_player = Turn(walk)
        self._apply_action = Move(walk, self.deals.nodes, self.deals.dealt)

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]  # nothing is to be written into it
        """What OpenSpiel copies and stores."""
        return {"walk": self._walk}

    # -- where the game stands ------------------------------------------------------------
    def is_terminal(self) -> bool:
        return self._walk.over()

    def is_chance_node(self) -> bool:
        return self._walk.undealt()

    # -- what may be done -----------------------------------------------------------------
    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self._walk.player:
            return self._walk.legal() or self.drawable()
        if player >= 0:
            return []
        return list(super().legal_actions(player))

    def drawable(self) -> list[int]:
        """What chance may choose; nothing once it has chosen."""
        return list(self.deals.numbers) if self._walk.undealt() else []

    def _legal_actions(self, player: int) -> list[int]:
        return self._walk.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.deals.odds

    def _action_to_string(self, player: int, action: int) -> str:
        if player == UNDEALT:
            return self.deals.text(action)
        return self.table.action(action).text

    # -- how it ends ----------------------------------------------------------------------
    def returns(self) -> list[float]:
        if not self._walk.over():
            return [0.0] * self.seats
        return payoffs(int(self._walk.position().winners()), self.seats)

    def __str__(self) -> str:
        if self._walk.undealt():
            return " ".join(["drawn", *(str(outcome) for outcome in self._walk.drawn)])
        return self._walk.position().dump()

    # -- what a player can know, and what not ---------------------------------------------
    def view(self, player: int) -> View:
        """What our own bots are given; `table.number` turns what they choose into an action of OpenSpiel."""
        return self._walk.position().view(Seat(player))

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Another world that this player could be in just as well, with everything hidden dealt anew.

        It has no history: how it came about is as unknown as what is hidden.
        """
        if self._walk.undealt():
            raise pyspiel.SpielError("before the deal there is nothing to imagine")
        seed = int(sampler() * 2**53)
        world = self.table.game.imagine(self.view(player), seeded(seed, SEARCH))
        other: TableState = self.get_game().new_initial_state()
        other.walk = continue_as(world, self._walk, player)
        return other

"""OpenSpiel state."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pyspiel

from kociolek.adapters import walks as walks  # OpenSpiel pickles the attributes of a state, which is one walk
from kociolek.adapters.openspiel.deals import Deals
from kociolek.adapters.setups import Prepared, payoffs
from kociolek.core.api import Seat, View
from kociolek.core.rng import SEARCH, seeded
from kociolek.core.sequence import OVER, UNDEALT, Move, Turn, Walk, continue_as, not_begun

if (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) != (UNDEALT, OVER):
    raise ImportError("this version of OpenSpiel numbers chance and terminal players differently")


CALLED_ON_EVERY_MOVE: Final = ("current_player", "_apply_action")


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """Base of the state classes; each loaded game derives one with its own class attributes.

    Most of the cost of a move is crossing between Python and C++, so this class avoids lookups and crossings. It uses
    slots. `current_player` and `_apply_action`, called on every move, are compiled objects without Python frames.
    `legal_actions`, `is_terminal` and `is_chance_node` are overridden to save Python callers several crossings. C++
    callers use `_legal_actions` and `current_player`.
    """

    __slots__ = ("_walk", *CALLED_ON_EVERY_MOVE)

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
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]  # read-only
        """The attributes that OpenSpiel copies and pickles."""
        return {"walk": self._walk}

    def __copy__(self) -> TableState:
        copy: TableState = self.clone()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> TableState:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (str(self.get_game()), self.serialize())

    # -- kind of node ---------------------------------------------------------------------
    def is_terminal(self) -> bool:
        return self._walk.over()

    def is_chance_node(self) -> bool:
        return self._walk.undealt()

    # -- actions --------------------------------------------------------------------------
    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self._walk.player:
            return self._walk.legal() or self.drawable()
        if player >= 0:
            return []
        return list(super().legal_actions(player))

    def drawable(self) -> list[int]:
        """Return the outcomes of a chance node; none after the deal."""
        return list(self.deals.numbers) if self._walk.undealt() else []

    def _legal_actions(self, player: int) -> list[int]:
        return self._walk.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.deals.odds

    def _action_to_string(self, player: int, action: int) -> str:
        if player == UNDEALT:
            return self.deals.text(action)
        return self.table.action(action).text

    # -- result ---------------------------------------------------------------------------
    def returns(self) -> list[float]:
        if not self._walk.over():
            return [0.0] * self.seats
        return payoffs(int(self._walk.position().winners()), self.seats)

    def __str__(self) -> str:
        if self._walk.undealt():
            return " ".join(["drawn", *(str(outcome) for outcome in self._walk.drawn)])
        return self._walk.position().dump()

    # -- information ----------------------------------------------------------------------
    def view(self, player: int) -> View:
        """Return the view for Kociołek's bots; `table.number` converts their choice to an OpenSpiel action."""
        return self._walk.position().view(Seat(player))

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Return a state with the same information for this player and all hidden cards dealt again.

        It has no history, because the history reveals hidden cards.
        """
        if self._walk.undealt():
            raise pyspiel.SpielError("a state before the deal cannot be resampled")
        seed = int(sampler() * 2**53)
        world = self.table.game.imagine(self.view(player), seeded(seed, SEARCH))
        other: TableState = self.get_game().new_initial_state()
        other.walk = continue_as(world, self._walk, player)
        return other


def restored(game: str, text: str) -> TableState:
    """Return a pickled state."""
    state: TableState = pyspiel.load_game(game).deserialize_state(text)
    return state

"""A position as OpenSpiel wants it."""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

from kociolek.adapters.openspiel.deals import Deals
from kociolek.adapters.setups import Prepared, payoffs
from kociolek.catalog import GAMES
from kociolek.core.api import Seat
from kociolek.core.rng import SEARCH, seeded
from kociolek.core.sequence import OVER, UNDEALT, ActionSpace, Walk, begin, continue_as, not_begun, resume

if (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) != (UNDEALT, OVER):
    raise ImportError("this OpenSpiel numbers chance and the end otherwise")


class At:
    """All that differs between two states of one game, in one object: OpenSpiel copies and stores what it finds in the
    attributes of a state, and this knows how to be copied (`deepcopy`) and stored (`pickle`) fast and whole."""

    __slots__ = ("drawn", "game", "walk")

    def __init__(self, game: str, drawn: tuple[int, ...], walk: Walk) -> None:
        self.game = game
        self.drawn = drawn  # what chance has chosen
        self.walk = walk

    def __deepcopy__(self, memo: dict[int, Any]) -> At:
        return At(self.game, self.drawn, self.walk.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        opening = self.walk.opening
        possible = [int(id) for id in self.walk.space.ids]
        if opening is None:
            return undealt, (self.game, self.drawn, possible)
        began = opening.state.dump(), list(opening.texts)
        return restored, (self.game, self.drawn, possible, began, self.walk.actions())


def undealt(game: str, drawn: tuple[int, ...], possible: list[int]) -> At:
    return At(game, drawn, not_begun(ActionSpace(possible)))


def restored(
    game: str, drawn: tuple[int, ...], possible: list[int], began: tuple[str, list[str]], actions: list[int]
) -> At:
    return At(game, drawn, resume(ActionSpace(possible), GAMES[game].load(began[0]), began[1], actions))


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """One class is made of this for each game that is loaded, with the game's own values below.

    `legal_actions` and `is_chance_node` are answered here although OpenSpiel could: callers in Python are then spared
    several crossings into C++ and back. Callers in C++ come in by `_legal_actions` and `current_player`.
    """

    key: ClassVar[str]
    table: ClassVar[Prepared]
    seats: ClassVar[int]
    deals: ClassVar[Deals]

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.at = At(self.key, (), not_begun(self.table.space))

    # -- whose move it is -----------------------------------------------------------------
    def current_player(self) -> int:
        return self.at.walk.player

    def is_terminal(self) -> bool:
        return self.at.walk.player == OVER

    def is_chance_node(self) -> bool:
        return self.at.walk.player == UNDEALT

    # -- what may be done -----------------------------------------------------------------
    def legal_actions(self, player: int | None = None) -> list[int]:
        walk = self.at.walk
        if player is None or player == walk.player:
            if walk.player != UNDEALT:
                return walk.legal()
            return [outcome for outcome, _ in self.deals.outcomes(self.at.drawn)]
        if player >= 0:
            return []
        return list(super().legal_actions(player))

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.walk.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.deals.outcomes(self.at.drawn)

    def _apply_action(self, action: int) -> None:
        if not self.at.walk.apply(action):
            self.draw(action)

    def draw(self, outcome: int) -> None:
        """Chance chooses; with its last choice the table is set."""
        drawn, space = (*self.at.drawn, outcome), self.table.space
        state = self.deals.dealt(drawn)
        self.at = At(self.key, drawn, not_begun(space) if state is None else begin(space, state))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == UNDEALT:
            return self.deals.text(action)
        return self.table.action(action).text

    # -- how it ends ----------------------------------------------------------------------
    def returns(self) -> list[float]:
        walk = self.at.walk
        if walk.player != OVER:
            return [0.0] * self.seats
        return payoffs(int(walk.position().winners()), self.seats)

    def __str__(self) -> str:
        at = self.at
        if at.walk.player == UNDEALT:
            return " ".join(["drawn", *(str(outcome) for outcome in at.drawn)])
        return at.walk.position().dump()

    # -- what a player cannot know --------------------------------------------------------
    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Another world that this player could be in just as well, with everything hidden dealt anew.

        It has no history: how it came about is as unknown as what is hidden.
        """
        walk = self.at.walk
        if walk.player == UNDEALT:
            raise pyspiel.SpielError("before the deal there is nothing to imagine")
        seed = int(sampler() * 2**53)
        world = self.table.game.imagine(walk.position().view(Seat(player)), seeded(seed, SEARCH))
        other: TableState = self.get_game().new_initial_state()
        other.at = At(self.key, (), continue_as(world, walk, player))
        return other

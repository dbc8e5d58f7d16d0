"""A match: one table, its rules and what was done at it. The door through which all moves of people and bots come."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from kociolek.core.api import Action, Choices, Event, Game, Seat, View
from kociolek.core.errors import IllegalAction
from kociolek.core.rng import seeded
from kociolek.fair import Fair

LEAVE: Final = "leave"
BACK: Final = "back"  # take the last move back


class Match:
    """Keeps the position to itself: a seat is given its view, and every move is checked before it is made."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        seed: int,
        players: Sequence[str] = (),
        fair: Fair | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.check(seats, options)
        self.seed: Final = seed
        self.players: Final = list(players)
        self.moves: Final[list[tuple[int, str]]] = []
        self.fair: Final = fair  # all chance of a live table; then the seed means nothing
        chance = seeded(seed) if fair is None else fair.rng(game.key, game.version, seats, self.options)
        self.state = game.prepare(seats, self.options).deal(chance)
        self._choices: Final = Choices()
        self._by_text: Final = {action.text: action for action in game.actions}

    # -- how it stands --------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.state.waiting == 0

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(self.seats) if self.state.waiting >> seat & 1]

    def winners(self) -> list[int]:
        mask = self.state.winners()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def view(self, seat: int) -> View:
        """What a seat may know; -1 for those who only watch."""
        return self.state.view(Seat(seat))

    def playing(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return 0 <= seat < self.seats and self.state.playing(Seat(seat))

    def options_of(self, seat: int) -> list[Action]:
        """What a seat may answer now, or do although it is not asked."""
        if not 0 <= seat < self.seats:
            return []
        self._choices.clear()
        if self.state.waiting >> seat & 1:
            self.state.options(Seat(seat), self._choices)
        else:
            self.state.interjections(Seat(seat), self._choices)
        return [self.game.actions[self._choices.at(i)] for i in range(self._choices.size)]

    # -- what is done ---------------------------------------------------------------------
    def act(self, seat: int, action: Action) -> list[Event]:
        """Make a move and tell what it led to; IllegalAction if it is not among the options."""
        options = self.options_of(seat)
        if action not in options:
            raise refused(action.text, options)
        return self._make(seat, action)

    def _make(self, seat: int, action: Action) -> list[Event]:
        self.moves.append((seat, action.text))
        told: list[Event] = []
        self.state.events = told
        self.state.apply(Seat(seat), action.id)
        return told

    def leave(self, seat: int) -> list[Event]:
        """A player goes for good."""
        if self.over or not self.playing(seat):
            raise refused(LEAVE, self.options_of(seat))
        self.moves.append((seat, LEAVE))
        told: list[Event] = []
        self.state.events = told
        self.state.leave(Seat(seat))
        return told

    def take_back(self, seat: int) -> list[Event]:
        """Undo the last move of a seat, as long as nothing new was shown to anybody since. Nobody is told of it."""
        if self.over or not self.state.can_take_back(Seat(seat)):
            raise refused(BACK, self.options_of(seat))
        self.moves.append((seat, BACK))
        self.state.events = []
        self.state.take_back(Seat(seat))
        return []

    def do(self, seat: int, text: str) -> list[Event]:
        """A move as records write it."""
        if not 0 <= seat < self.seats:
            raise IllegalAction("unknown-seat", {"seat": str(seat), "high": str(self.seats - 1)})
        if text == LEAVE:
            return self.leave(seat)
        if text == BACK:
            return self.take_back(seat)
        action = self._by_text.get(text)
        if action is None:
            near = get_close_matches(text, self._by_text, n=1)
            raise IllegalAction("bad-move-text", {"move": text, "meant": near[0] if near else "none"})
        return self.act(seat, action)


def refused(move: str, options: list[Action]) -> IllegalAction:
    return IllegalAction("illegal-move", {"move": move, "legal": ", ".join(each.text for each in options) or "none"})

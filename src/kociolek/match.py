"""A running game with its rules and history. All moves, from people and bots, go through `Match`."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from kociolek.core.api import Action, Choices, Event, Game, Seat, State, View
from kociolek.core.errors import IllegalAction
from kociolek.core.rng import seeded
from kociolek.fair import Fair

LEAVE: Final = "leave"
BACK: Final = "back"  # take the last move back


class Match:
    """Game in progress. It hides the position: callers get views, and every move is checked once, in `act`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        seed: int,
        players: Sequence[str] = (),
        fair: Fair | None = None,
        minor: int | None = None,
        state: State | None = None,
        position: str = "",
    ) -> None:
        """Deal a game, or go on from a position, given as a state or by its dump; the options are then those of another
        match. Raise BadOptions."""
        self.game: Final = game
        self.minor: Final = minor if minor is not None else game.history.version(game.version).minor  # of the rules
        self.seats: Final = seats
        self.position: Final = position  # that the game began with, empty if it was dealt
        if position:
            state = game.load(position)
        self.options: Final = options if state is not None else game.check(seats, options)
        self.seed: Final = seed
        self.players: Final = list(players)
        self.moves: Final[list[tuple[int, str]]] = []
        self.fair: Final = fair  # source of all randomness of a live table; the seed is then unused
        if state is None:
            chance = seeded(seed) if fair is None else fair.rng(game.key, game.version, seats, self.options)
            state = game.prepare(seats, self.options).deal(chance)
        self.state = state
        self._choices: Final = Choices()
        self._by_text: Final = actions_by_text(game)

    # -- the position ---------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.state.waiting == 0

    def waiting(self) -> list[int]:
        """Return the seats that owe an answer."""
        return [seat for seat in range(self.seats) if self.state.waiting >> seat & 1]

    def winners(self) -> list[int]:
        mask = self.state.winners()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def view(self, seat: int) -> View:
        """Return what a seat may know; -1 for a spectator."""
        return self.state.view(Seat(seat))

    def playing(self, seat: int) -> bool:
        """Tell whether a seat is still in the game."""
        return 0 <= seat < self.seats and self.state.playing(Seat(seat))

    def options_of(self, seat: int) -> list[Action]:
        """Return the legal actions of a seat: its answers, or its interjections if it owes no answer."""
        if not 0 <= seat < self.seats:
            return []
        self._ask(seat)
        return [self.game.actions[self._choices.at(i)] for i in range(self._choices.size)]

    def has_action(self, text: str) -> bool:
        """Tell whether the game has an action with this text, legal now or not."""
        return text in self._by_text

    # -- moves ----------------------------------------------------------------------------
    def act(self, seat: int, action: Action) -> list[Event]:
        """Make a move and return its events. Raise IllegalAction if it is not legal; nothing has changed then."""
        if not self._is_legal(seat, action.id):
            raise refused(action.text, self.options_of(seat))
        events = self._note(seat, action.text)
        self.state.apply(Seat(seat), action.id)
        return events

    def leave(self, seat: int) -> list[Event]:
        """Remove a player from the game for good and return the events. Raise IllegalAction if they are out already."""
        if self.over or not self.playing(seat):
            raise refused(LEAVE, self.options_of(seat))
        events = self._note(seat, LEAVE)
        self.state.leave(Seat(seat))
        return events

    def take_back(self, seat: int) -> list[Event]:
        """Undo the last move of a seat. Raise IllegalAction if anything new was shown to anybody since."""
        if self.over or not self.state.can_take_back(Seat(seat)):
            raise refused(BACK, self.options_of(seat))
        events = self._note(seat, BACK)
        self.state.take_back(Seat(seat))
        return events

    def do(self, seat: int, text: str) -> list[Event]:
        """Make a move given as in records: the text of an action, `leave` or `back`."""
        if not 0 <= seat < self.seats:
            raise IllegalAction("unknown-seat", {"seat": str(seat), "high": str(self.seats - 1)})
        if text == LEAVE:
            return self.leave(seat)
        if text == BACK:
            return self.take_back(seat)
        action = self._by_text.get(text)
        if action is None:
            legal = [action.text for action in self.options_of(seat)]
            near = get_close_matches(text, legal, n=1) or get_close_matches(text, self._by_text, n=1)
            raise IllegalAction("bad-move-text", {"move": text, "meant": near[0] if near else "none"})
        return self.act(seat, action)

    def _ask(self, seat: int) -> None:
        """Fill `_choices` with the legal actions of a seat."""
        self._choices.clear()
        if self.state.waiting >> seat & 1:
            self.state.options(Seat(seat), self._choices)
        else:
            self.state.interjections(Seat(seat), self._choices)

    def _is_legal(self, seat: int, action: int) -> bool:
        if not 0 <= seat < self.seats:
            return False
        self._ask(seat)
        return any(self._choices.at(i) == action for i in range(self._choices.size))

    def _note(self, seat: int, text: str) -> list[Event]:
        """Record a move and return the list that collects its events."""
        self.moves.append((seat, text))
        events: list[Event] = []
        self.state.events = events
        return events


@lru_cache(16)
def actions_by_text(game: Game) -> dict[str, Action]:
    return {action.text: action for action in game.actions}


def refused(move: str, options: list[Action]) -> IllegalAction:
    return IllegalAction("illegal-move", {"move": move, "legal": ", ".join(each.text for each in options) or "none"})

"""Series of games between built-in bots, without referee, records and clocks. It plays the games of `Match` exactly.

Bots that move at random get no view: they need none. All others answer from their view alone.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.bot import Bot, Clock
from kociolek.bots.chance import Chance
from kociolek.bots.registry import bot_chance
from kociolek.core.api import Choices, Event, Seat, Setup, State
from kociolek.core.rng import seeded


@final
class Played:
    """A finished game."""

    def __init__(self, state: State, moves: int, decisions: int, events: list[Event], held: list[int]) -> None:
        self.state: Final = state
        self.moves: Final = moves
        self.decisions: Final = decisions  # moves with more than one option
        self.events: Final = events  # only if they were wanted
        self.held: Final = held  # [seat]: mask of the kinds held at any time; likewise


def play_game(setup: Setup, seed: int, seated: list[Bot], clock: Clock, watched: bool) -> Played:
    """Deal the game of a seed and play it, with its events if it is watched. A bot sits on one seat of one game."""
    state = setup.deal(seeded(seed))
    guessing = True
    for place, bot in enumerate(seated):
        bot.rng.state = bot_chance(seed, place).state
        if not isinstance(bot, Chance):
            guessing = False
    if guessing:
        state.for_search()  # nobody looks, so nobody need remember
        state.skip_forced = False
    events: list[Event] = []
    state.events = events if watched else None
    seats = state.seats
    held: list[int] = [0] * int(seats) if watched else []
    moves: i64 = 0
    decisions: i64 = 0
    out = OUT
    while True:
        moves += state.fold()
        if watched:
            note_hands(state, held)
        if state.waiting == 0:
            return Played(state, int(moves), int(decisions), events, held)
        seat = state.first()
        out.clear()
        state.options(seat, out)
        action = out.at(0)
        if out.size > 1:
            decisions += 1
            player = seated[seat]
            if isinstance(player, Chance):
                action = out.at(player.rng.below(out.size))
            else:
                action = i64(player.choose(state.view(seat), clock).id)
        state.apply(seat, action)
        moves += 1


def note_hands(state: State, held: list[int]) -> None:
    for seat in range(state.seats):
        held[seat] |= int(state.held(Seat(seat)))


def play_results(
    setup: Setup, seeds: list[int], seated: list[list[Bot]], clock: Clock, rated: bool
) -> list[tuple[int, int, int, str, list[float]]]:
    """Play games and return of each the mask of the winners, moves, decisions, ending, and scores if they are wanted.

    The state must know how it ended.
    """
    found: list[tuple[int, int, int, str, list[float]]] = []
    for number, seed in enumerate(seeds):
        game = play_game(setup, seed, seated[number], clock, False)
        scores = game.state.scores() if rated else NO_SCORES
        found.append((int(game.state.winners()), game.moves, game.decisions, game.state.how_ended(), scores))
    return found


NO_SCORES: Final[list[float]] = []
OUT: Final = Choices()  # a buffer

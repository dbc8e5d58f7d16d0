"""Helpers of the laws: play a game step by step with choices drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterator

from kociolek.core.api import EVERYONE, NOBODY, Action, Choices, Event, Game, Seat, State
from kociolek.core.rng import seeded

LONGEST = 20_000  # decisions; far above any game


def fresh(game: Game, seats: int, options: dict[str, str], seed: int) -> State:
    return game.prepare(seats, options).deal(seeded(seed))


def legal(state: State, seat: Seat) -> list[int]:
    out = Choices()
    state.options(seat, out)
    return [int(out.at(i)) for i in range(out.size)]


def interjections(state: State, seat: Seat) -> list[int]:
    """Return the interjections of a seat."""
    out = Choices()
    if seat >= 0:
        state.interjections(seat, out)
    return [int(out.at(i)) for i in range(out.size)]


def waiting_seats(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(16) if state.waiting >> seat & 1]


def observers(state: State) -> list[Seat]:
    return [NOBODY, *(Seat(seat) for seat in range(state.seats))]


def walk(state: State, seed: int) -> Iterator[tuple[Seat, int]]:
    """Play random moves to the end, in any order where several are asked. Yield before each move."""
    chance = seeded(seed, 77)
    for _ in range(LONGEST):
        if state.waiting == 0:
            return
        asked = waiting_seats(state)
        seat = asked[chance.below(len(asked))]
        choices = legal(state, seat)
        bold = [s for s in observers(state)[1:] if s not in asked and interjections(state, s)]
        if bold and chance.below(8) == 0:
            seat = bold[chance.below(len(bold))]
            choices = interjections(state, seat)
        action = choices[chance.below(len(choices))]
        yield seat, action
        state.apply(seat, action)
    raise AssertionError(f"the game goes on after {LONGEST} decisions")


def told(event: Event, seat: Seat) -> tuple[object, ...]:
    """Return an event as an observer is told it."""
    e = event.seen_by(seat)
    return (e.verb, e.seat, e.other, e.kind, e.index, e.audience)


def is_private(event: Event) -> bool:
    return event.audience != EVERYONE


def named(game: Game, action: int) -> Action:
    return game.actions[action]

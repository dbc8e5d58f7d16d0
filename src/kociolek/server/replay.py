"""A game that has ended, step by step, as a seat saw it: for clients that know no rules and cannot replay a record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from kociolek.core.api import NOBODY, Seat
from kociolek.record import Record, begin, replay
from kociolek.server.tables.audience import as_wire
from kociolek.server.wire import WireEvent

WHOEVER_DECIDES: Final = -2  # at each step the eyes of the seat that is asked; all events in full


class Step(Struct, frozen=True):
    """A move, what it led to as the reader saw it, and the view after it. The first step has no move."""

    seat: int
    move: str
    events: list[WireEvent]
    view: Any  # View.to_json()


def steps(record: Record, eyes: int) -> Iterator[Step]:
    match = begin(record)
    kinds = match.game.kind_names()

    def view() -> dict[str, object]:
        waiting = match.waiting()
        seat = eyes if eyes != WHOEVER_DECIDES else waiting[0] if waiting else int(NOBODY)
        return match.view(seat).to_json()

    yield Step(-1, "", [], view())
    for (seat, move), told in zip(record.moves, replay(record, match), strict=True):
        heard = told if eyes == WHOEVER_DECIDES else [event.seen_by(Seat(eyes)) for event in told]
        yield Step(seat, move, [as_wire(event, kinds) for event in heard], view())

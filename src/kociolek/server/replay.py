"""Replay of a finished game as views and events, for clients that do not know the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from kociolek.core.api import NOBODY, Seat
from kociolek.record import Record, begin, replay
from kociolek.server.tables.broadcaster import as_wire
from kociolek.server.wire import AnyView, WireEvent

DECIDING_SEAT: Final = -2  # instead of a seat: each view is that of the seat that decides, all events are in full


class ReplayStep(Struct, frozen=True):
    """One move of a finished game: its events and the view after it. The first step has no move and shows the deal."""

    seat: int
    move: str
    events: list[WireEvent]
    view: AnyView


def steps(record: Record, eyes: int) -> Iterator[ReplayStep]:
    """Yield the steps as the seat `eyes` saw them (-1 for a spectator). Raise CorruptRecord for an illegal move."""
    match = begin(record)
    kinds = match.game.kind_names()

    def view() -> dict[str, object]:
        waiting = match.waiting()
        seat = eyes if eyes != DECIDING_SEAT else waiting[0] if waiting else int(NOBODY)
        return match.view(seat).to_json()

    yield ReplayStep(-1, "", [], view())
    for (seat, move), told in zip(record.moves, replay(record, match), strict=True):
        heard = told if eyes == DECIDING_SEAT else [event.seen_by(Seat(eyes)) for event in told]
        yield ReplayStep(seat, move, [as_wire(event, kinds) for event in heard], view())

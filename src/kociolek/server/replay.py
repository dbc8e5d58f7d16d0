"""Replay of a finished game as views and events, for clients that do not know the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct, convert

from kociolek.core.api import NOBODY, Seat
from kociolek.core.codec import action_json
from kociolek.match import Match, actions_by_text
from kociolek.record import Record, begin, replay
from kociolek.schema.common import Choice
from kociolek.server.tables.broadcaster import as_wire
from kociolek.server.wire import AnyView, WireEvent

DECIDING_SEAT: Final = -2  # instead of a seat: each view is that of the seat that decides, all events are in full


class ReplayStep(Struct, frozen=True):
    """One move of a finished game: its events and the view after it. The first step has no move and shows the deal."""

    seat: int  # that made the move, -1 for the deal
    move: Choice | None  # null for the deal
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

    yield ReplayStep(-1, None, [], view())
    for (seat, move), events in zip(record.moves, replay(record, match), strict=True):
        seen = events if eyes == DECIDING_SEAT else [event.seen_by(Seat(eyes)) for event in events]
        yield ReplayStep(seat, choice(match, move), [as_wire(event, kinds) for event in seen], view())


def choice(match: Match, text: str) -> Choice:
    """Return a move as views show it; `leave` and `back` are their own verbs."""
    action = actions_by_text(match.game).get(text)
    if action is None:
        return Choice(text=text, verb=text, kind=None, seat=None, index=None)
    return convert(action_json(action, match.game.kind_names()), Choice)

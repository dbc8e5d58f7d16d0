"""Answers that the table gives for players: forced ones, and those of standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kociolek.core.api import Event
from kociolek.server.entries import AnyEntry, Moved, Ordered
from kociolek.server.tables.model import PASS

if TYPE_CHECKING:
    from kociolek.server.tables.live import LiveTable


def at_once(live: LiveTable, at: int, bodies: list[bytes]) -> list[Event]:
    """Give the answers that are obvious, and pass for seats with standing orders. `until_turn` ends when the seat is
    asked for something else."""
    table, events = live.table, list[Event]()
    skip_forced = table.setup.asking == "choice"
    while table.playing and table.match is not None:
        asked = table.match.waiting()
        forced = first_forced(live, asked) if skip_forced else None
        if forced is not None:
            events += live.enter(forced, at, bodies)
            continue
        ordered = [seat for seat in asked if table.chairs[seat].passing != "off"]
        if not table.window:
            for seat in ordered:
                if table.chairs[seat].passing == "until_turn":
                    live.enter(Ordered(seat, "off"), at, bodies)
            break
        passing = [seat for seat in ordered if table.chairs[seat].passing == "until_turn" or not named(live, seat)]
        if not passing:
            break
        events += live.enter(Moved(passing[0], PASS, "order"), at, bodies)
    return events


def first_forced(live: LiveTable, asked: list[int]) -> Moved | None:
    for seat in asked:
        answer = live.table.answer_at_once(seat) if live.clocks.by_bot(seat) is None else None
        if answer is not None:
            return Moved(seat, answer, "forced")
    return None


def named(live: LiveTable, seat: int) -> bool:
    """Tell whether an event of this turn names a seat."""
    for event in reversed(live.table.recent):
        if event.other == seat:
            return True
        if event.verb == "turn_began":
            return False
    return False


def without_choice(live: LiveTable) -> list[AnyEntry]:
    """Return the answers to a veiled question of the persons without a choice whose time has come."""
    table, match = live.table, live.table.match
    entries: list[AnyEntry] = []
    if match is not None:
        for seat in live.clocks.looking():
            answer = table.only_answer(seat) if match.state.waiting >> seat & 1 else None
            if answer is not None:
                entries.append(Moved(seat, answer, "forced"))
    return entries


def learn_silence(live: LiveTable) -> None:
    """Note that players with a choice let a window run out."""
    table, clocks, match = live.table, live.clocks, live.table.match
    if table.hides_passes() and match is not None:
        for seat in match.waiting():
            if table.is_person(seat) and table.is_asked(seat) and clocks.here(seat) and clocks.by_bot(seat) is None:
                clocks.note_answer(seat, silent=True)


def learn(live: LiveTable, seat: int, move: str) -> None:
    """Note the time of a player who has a choice in a veiled question and declines."""
    table, match = live.table, live.table.match
    if table.hides_passes() and match is not None and match.state.waiting >> seat & 1 and table.is_person(seat):
        options = match.options_of(seat)
        if len(options) > 1 and options[0].text == move:
            live.clocks.note_answer(seat)

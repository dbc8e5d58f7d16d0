"""Event log of a terminal game, with a read position per reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kociolek.core.api import NOBODY, Event, Seat
from kociolek.text import Texts
from kociolek.text.sentences import event_sentence

PUBLIC: Final = -1
ASIDE: Final = "aside"
NEW_TURN: Final = "turn_began"
NOISE: Final = frozenset({"about_to_draw"})  # events without a line: what they announce has its own


@dataclass(frozen=True)
class Entry:
    event: Event
    size: int  # of the draw pile, for the position of a returned card

    def private_to(self, seat: int) -> bool:
        """Return whether this seat learned more than spectators."""
        return seat >= 0 and self.event.told(Seat(seat)) and not self.event.told(NOBODY)


@dataclass(frozen=True)
class Aside:
    """A remark to one person that is no event of the game."""

    seat: int
    text: str


@dataclass(frozen=True)
class Line:
    """One line of text for one reader."""

    text: str
    verb: str
    by_reader: bool = False
    hits_reader: bool = False


class Log:
    """All entries of a game, and how far each reader has read; -1 stands for spectators."""

    def __init__(self, t: Texts, game: str, players: Sequence[str], kinds: Sequence[str]) -> None:
        self.texts: Final = t
        self.game: Final = game
        self.players: Final = players
        self.kinds: Final = kinds
        self.entries: Final[list[Entry | Aside]] = []
        self.read: Final[dict[int, int]] = {}

    def add(self, events: Iterable[Event], size: int) -> None:
        self.entries.extend(Entry(event, size) for event in events)

    def remark(self, seat: int, text: str) -> None:
        if Aside(seat, text) not in self.unread(seat):
            self.entries.append(Aside(seat, text))

    def ends_with(self, seat: int) -> bool:
        """Return whether the last event was caused by this seat."""
        last = self.entries[-1] if self.entries else None
        return isinstance(last, Entry) and last.event.seat == seat

    def unread(self, reader: int) -> list[Entry | Aside]:
        return self.entries[self.read.get(reader, 0) :]

    def close(self, reader: int) -> None:
        """Mark everything as read by this reader."""
        self.read[reader] = len(self.entries)

    def secrets(self, reader: int) -> bool:
        """Return whether unread entries include one only for this reader."""
        return any(isinstance(each, Entry) and each.private_to(reader) for each in self.unread(reader))

    def lines(self, entries: Iterable[Entry | Aside], reader: int) -> list[Line]:
        told: list[Line] = []
        for each in entries:
            if isinstance(each, Entry):
                if each.event.verb in NOISE:
                    continue
                by, hits = (who == reader >= 0 for who in (each.event.seat, each.event.other))
                line = Line(self._sentence(each, reader), each.event.verb, by, hits)
                if not told or told[-1] != line:  # hidden cards give equal lines; show one
                    told.append(line)
            elif each.seat == reader:
                told.append(Line(f"({each.text})", ASIDE))
        return told

    def _sentence(self, entry: Entry, reader: int) -> str:
        event = entry.event.seen_by(Seat(reader))
        return event_sentence(self.texts, self.game, event, reader, self.players, self.kinds, entry.size)

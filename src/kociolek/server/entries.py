"""Log entries of a table (event sourcing). Replaying them in order rebuilds the table.

An entry is stored before its effect is sent to anybody. Fields may be added with a default, never removed or renamed.
A version that cannot read an entry refuses the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct

from kociolek.core.errors import KociolekError
from kociolek.server.wire import PassOrder, TableSettings

# `forced`: the table answered for a player who had no choice.
By = Literal["player", "bot", "standin", "order", "time", "forced"]


class Entry(Struct, tag_field="e", forbid_unknown_fields=True, omit_defaults=True):
    """Base of log entries."""


class Made(Entry, tag="made"):
    """The table was created. Always the first entry."""

    id: str
    code: str
    setup: TableSettings
    secret: str
    host: str
    box_name: str = ""  # for people, if the box should ever be missing
    deal: str = ""  # name of a deal that several tables have; empty for a deal of its own
    evening: str = ""  # id of the club evening that the table belongs to
    until: int = 0  # when the time of its round is up; 0 for never


class Sat(Entry, tag="sat"):
    """A player took a seat."""

    seat: int
    player: str
    name: str
    program: bool = False
    entropy: str = ""


class Stood(Entry, tag="stood"):
    """A player left the seat before the start."""

    seat: int
    banned: bool = False  # kicked: may not take a seat here again


class BotPut(Entry, tag="bot"):
    """A bot took the seat, or it became free (None). During the game the player was kicked."""

    seat: int
    bot: str | None
    banned: bool = False


class Hosted(Entry, tag="host"):
    """A player became host."""

    player: str


class SetupChanged(Entry, tag="setup"):
    """The host changed the settings."""

    setup: TableSettings
    box_name: str = ""


class Contributed(Entry, tag="entropy"):
    """A player gave random bytes for the deal."""

    seat: int
    entropy: str


class Started(Entry, tag="started"):
    """The cards were dealt, or the game goes on from a position of another one."""

    rules: int  # major version
    contributions: list[str]
    names: list[str]
    minor: int = 0
    position: str = ""  # dump of the state that the game goes on from


class Moved(Entry, tag="move"):
    """A move, `leave` and `back` included."""

    seat: int
    move: str
    by: By = "player"
    spent: int = 0  # ms of the seat's bank


class Left(Entry, tag="left"):
    """A player who was out of the game already left for good. Players in the game make the move `leave`."""

    seat: int


class Agreed(Entry, tag="agreed"):
    """A player agreed to end the game, or withdrew that. `closed` follows when all agree."""

    seat: int
    agree: bool = True


class Opened(Entry, tag="opened"):
    """A player agreed that somebody new may take the seat of a kicked one, or withdrew that."""

    seat: int
    by: int  # seat of the player
    agree: bool = True


class Ordered(Entry, tag="orders"):
    """A player changed the standing orders."""

    seat: int
    passing: PassOrder


class Followed(Entry, tag="next"):
    """A rematch was created."""

    table: str


class Closed(Entry, tag="closed"):
    """The table was closed before the end of its game."""


AnyEntry = (
    Made | Sat | Stood | BotPut | Hosted | SetupChanged | Contributed | Started | Moved | Left | Agreed | Opened
    | Ordered | Followed | Closed
)  # fmt: skip

encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def boxes_in(bodies: Iterable[str]) -> list[str]:
    """Return the ids of the boxes that the settings of a table name or named."""
    found: list[str] = []
    for body in bodies:
        if body.startswith(('{"e":"made"', '{"e":"setup"')):
            with suppress(msgspec.MsgspecError):  # `decode` will refuse it
                entry = _decoder.decode(body)
                if isinstance(entry, (Made, SetupChanged)) and entry.setup.box:
                    found.append(entry.setup.box)
    return found


def decode(text: str, table: str, seq: int) -> AnyEntry:
    """Read entry number `seq` of a table. Raise KociolekError if that fails."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise KociolekError("entry-unreadable", {"table": table, "entry": str(seq), "reason": str(error)}) from None

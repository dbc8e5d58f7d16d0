"""What is written down of a table. The entries in their order are the whole truth: replaying them gives the table.

An entry is stored before anybody hears of it. Fields may be added with a default, never removed or renamed; what a
later version cannot read it refuses.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from kociolek.core.errors import KociolekError
from kociolek.server.wire import PassOrder, TableSettings

By = Literal["player", "bot", "standin", "order", "time"]


class Entry(Struct, tag_field="e", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Made(Entry, tag="made"):
    id: str
    code: str
    setup: TableSettings
    secret: str
    host: str


class Sat(Entry, tag="sat"):
    seat: int
    player: str
    name: str
    program: bool = False
    entropy: str = ""


class Stood(Entry, tag="stood"):
    """Left or was made to leave, before the start."""

    seat: int
    banned: bool = False  # kicked: may not sit down here again


class BotPut(Entry, tag="bot"):
    """A bot has the seat from now on; None: it is free. In the game: the player was kicked."""

    seat: int
    bot: str | None
    banned: bool = False


class Hosted(Entry, tag="host"):
    player: str


class SetupChanged(Entry, tag="setup"):
    setup: TableSettings


class Contributed(Entry, tag="entropy"):
    seat: int
    entropy: str


class Started(Entry, tag="started"):
    rules: int
    contributions: list[str]
    names: list[str]


class Moved(Entry, tag="move"):
    seat: int
    move: str
    by: By = "player"
    spent: int = 0  # ms of the seat's bank


class Left(Entry, tag="left"):
    """A player who was out of the game already went for good; whoever is still in it makes the move `leave`."""

    seat: int


class Ordered(Entry, tag="orders"):
    seat: int
    passing: PassOrder


class Followed(Entry, tag="next"):
    table: str


class Closed(Entry, tag="closed"):
    pass


AnyEntry = (
    Made | Sat | Stood | BotPut | Hosted | SetupChanged | Contributed | Started | Moved | Left | Ordered | Followed
    | Closed
)  # fmt: skip

encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def decode(text: str, table: str, seq: int) -> AnyEntry:
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise KociolekError("entry-unreadable", {"table": table, "entry": str(seq), "reason": str(error)}) from None

"""What nodes show each other of their tables, for the lobby and the host's page: rows in the store, a second old.

Rows are written when somebody comes or goes; whose turn it is, and how old the last move is, alone are no reason
before some seconds.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from kociolek.server import wire
from kociolek.server.host_tools import host_table
from kociolek.server.offers import Offer
from kociolek.server.store import leases
from kociolek.server.store.database import StoreFailed
from kociolek.server.tables.live import LiveTable

if TYPE_CHECKING:
    from kociolek.server.cluster.node import Node
    from kociolek.server.tables.registry import TableRegistry

log: Final = logging.getLogger("kociolek.cluster")
EVERY: Final = 1.0  # seconds between two looks at the own tables, and for which those of others are kept
STALE: Final = 10.0  # seconds after which a row is written again if anything has changed
UNWRITTEN: Final = (None, b"", 0.0)


class Look(msgspec.Struct):
    """A table of another node."""

    row: wire.TableRow  # as nobody in particular sees it
    players: list[str]  # by seat; empty for a bot or a free seat
    host: str
    network: str  # where it was made, masked
    hosted: bool  # whether its host is there
    people: int  # who are connected
    page: wire.HostTable


decoder: Final = msgspec.json.Decoder(Look)


class Shown:
    def __init__(self, registry: TableRegistry, node: Node) -> None:
        self.registry: Final = registry
        self.node: Final = node
        self.written: Final[dict[str, tuple[object, bytes, float]]] = {}  # what the lobby sees, all of it, when
        self.looks: list[Look] = []
        self.looked = -EVERY
        self._asking: asyncio.Task[list[Look]] | None = None

    async def run(self) -> None:
        while True:
            with suppress(StoreFailed):
                await self.write()
            await asyncio.sleep(EVERY)

    def write_all(self) -> None:
        """Write every row again: the table of rows is empty after a crash of PostgreSQL."""
        for id in self.written:
            self.written[id] = UNWRITTEN

    async def write(self) -> None:
        now, changed, here = monotonic(), list[tuple[str, str]](), set[str]()
        for id, live in list(self.registry.tables.items()):
            if live.table.status not in ("waiting", "playing"):
                continue
            here.add(id)
            key = self.key(live)
            before = self.written.get(id)
            if before is not None and before[0] == key and now - before[2] < STALE:
                continue
            body = msgspec.json.encode(self.look(live))
            if before is None or before[0] != key or before[1] != body:
                changed.append((id, body.decode()))
            self.written[id] = (key, body, now)
        gone = [id for id in self.written if id not in here]
        if changed or gone:
            epoch = self.node.epoch
            try:
                await self.node.desk.do(lambda db: leases.show(db, epoch, changed, gone))
            except StoreFailed:
                self.write_all()
                raise
        for id in gone:
            del self.written[id]

    def key(self, live: LiveTable) -> object:
        """Return what the lobby shows of a table."""
        table = live.table
        names = tuple([(chair.player, chair.name, chair.bot) for chair in table.chairs])
        return (table.status, id(table.setup), table.host, names, live.clocks.here(table.seat_of(table.host)))

    def look(self, live: LiveTable) -> Look:
        table = live.table
        return Look(
            row=live.broadcaster.row(""),
            players=[chair.player for chair in table.chairs],
            host=table.host,
            network=self.node.masked(live.address),
            hosted=live.clocks.here(table.seat_of(table.host)),
            people=len(list(live.broadcaster.everybody())),
            page=host_table(live),
        )

    async def others(self) -> list[Look]:
        """Return the tables of other nodes."""
        if monotonic() - self.looked > EVERY:
            if self._asking is None or self._asking.done():
                self._asking = asyncio.get_running_loop().create_task(self._read())
            await asyncio.shield(self._asking)
        return self.looks

    async def _read(self) -> list[Look]:
        epoch = self.node.epoch
        rows = await self.node.desk.do(lambda db: leases.shown_by_others(db, epoch))
        self.looks = [decoder.decode(body) for _, body in rows]
        self.looked = monotonic()
        return self.looks

    async def offers(self, player: str) -> list[Offer]:
        """Return the tables of other nodes that may be in the lobby."""
        found = []
        for look in await self.others():
            row = look.row
            if not row.setup.listed or (row.status != "waiting" and not row.setup.spectators):
                continue
            seat = look.players.index(player) if player and player in look.players else -1
            found.append(
                Offer(row.status, row.setup, row.free > 0, look.hosted, row.created, look.host, look.network,
                      replace(row, seat=seat))
            )  # fmt: skip
        return found

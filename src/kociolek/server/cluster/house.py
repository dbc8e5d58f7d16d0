"""What a node does with the news of others, and the house's duties: what one node does for all of them."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final

from kociolek.server import wire
from kociolek.server.cluster.node import Node
from kociolek.server.cluster.shown import Shown
from kociolek.server.identity import Identity, NotAllowed
from kociolek.server.limits import TooOften
from kociolek.server.metrics import Gauge
from kociolek.server.settings import NodeSettings
from kociolek.server.store import leases
from kociolek.server.store.database import StoreFailed
from kociolek.server.store.outbox import wishes_of
from kociolek.server.tables.registry import What

if TYPE_CHECKING:
    from kociolek.server.app import Server

log: Final = logging.getLogger("kociolek.cluster")
SEALED: Final = "sealed"  # name in the store of the tables whose deal others still play
LEFT: Final = 6.0  # seconds in which another node must have given up a seat
LOOK: Final = 0.2  # seconds between two looks whether it has
AGAIN: Final = 1.0  # seconds before what could not be read is read again
WAKING: Final = 0.2  # seconds after which news that another node announced is stored
SHARED: Final = ("guess", "open")  # limits that hold for all nodes together


class Cluster:
    """This node and the others, as the rest of the server sees them."""

    def __init__(self, server: Server, settings: NodeSettings) -> None:
        self.server: Final = server
        self.node: Final = Node(server, settings)
        self.shown: Final = Shown(server.registry, self.node)
        self.ready = False  # whether the house's duties may begin
        self._turn: Final = asyncio.Lock()  # of beginning and ending the duties
        self._on_duty = False

    # -- life -----------------------------------------------------------------------------
    async def begin(self) -> None:
        server, node = self.server, self.node
        assert server.taker is not None
        await node.begin(server.taker)
        node.on_house = self.on_house
        node.on_news = self.hear
        node.on_lost = self.shown.write_all
        server.registry.on_news = self.send_news
        server.identities.on_change = lambda player: node.tell(do="void", player=player)
        server.registry.opened = lambda network: self.take("open", network)
        server.bans.on_change = lambda: node.tell(do="bans")
        await self.load_sealed()
        node.spawn(self.shown.run())

    async def go(self) -> None:
        """Everything has begun: take over duties."""
        self.ready = True
        if self.node.house:
            await self.on_house(True)

    async def leave(self) -> None:
        """Give duties and tables to the others."""
        self.node.draining = self.node.ending = True
        await self.on_house(False)
        await self.node.hand_over()

    async def stop(self) -> None:
        for task in list(self.node.tasks):
            task.cancel()
        await self.node.stop()

    async def on_house(self, mine: bool) -> None:
        """Begin the duties of the house, or end them."""
        async with self._turn:
            if not self.ready or mine == self._on_duty or (mine and self.node.draining):
                return
            self._on_duty = mine
            server = self.server
            log.info("duties of the house", extra={"node": self.node.name, "mine": str(mine)})
            if mine:
                await server.bans.reload()
                await server.notices.begin_sending()
                await server.evenings.begin()
                server.host_tools.begin_duties()
            else:
                server.host_tools.end_duties()
                await server.evenings.stop()
                await server.notices.stop()

    # -- news -----------------------------------------------------------------------------
    def hear(self, news: dict[str, Any]) -> None:
        """Do what another node asks for. Runs in the event loop."""
        server = self.server
        match news:
            case {"do": "listening"}:
                self.node.spawn(self.read_all())
            case {"do": "void", "player": str(player)}:
                server.identities.forget(player)
            case {"do": "part", "player": str(player), "session": str(session)}:
                server.identities.forget(player)
                server.part(player, session)
            case {"do": "part-address", "address": str(address)}:
                server.part_address(address)
            case {"do": "notice", "what": what, "live": str(live), "players": list(players)}:
                server.registry.tell(what, live, players)
            case {"do": "bans"}:
                self.node.spawn(server.bans.reload())
            case {"do": "wishes", "player": str(player)}:
                self.node.spawn(self.read_wishes(player))
            case {"do": "announcement"}:
                self.node.spawn(server.host_tools.load_announcement())
            case {"do": "sealed"}:
                self.node.spawn(self.load_sealed())
            case {"do": "evenings-of", "player": str(player)}:
                self.node.spawn(server.evenings.read_again(player))
            case {"do": "news-stored"}:
                self.node.loop.call_later(WAKING, server.notices.wake)
            case {"do": "close", "live": str(live), "reason": str(reason)}:
                self.node.spawn(self.close_here(live, reason))
            case {"do": "rebuild", "live": str(live)}:
                self.node.spawn(self.rebuild_here(live))
            case {"do": "leave", "live": str(live), "player": str(player)}:
                self.node.spawn(self.leave_here(live, player))

    async def read_all(self) -> None:
        """Read again what others may have told while this node did not hear. Go on until the store answers: a ban must
        not be missed."""
        server = self.server
        server.identities.forget_all()
        while True:
            try:
                await server.bans.reload()
                await self.load_sealed()
                await server.host_tools.load_announcement()
                await self.part_the_gone()
                return
            except StoreFailed:
                await asyncio.sleep(AGAIN)

    async def part_the_gone(self) -> None:
        """Close the connections of those who were signed out or banned meanwhile."""
        server = self.server
        there = list(server.connected())
        sessions = sorted({each.session for each in there if each.session})
        valid = await self.node.desk.do(lambda db: leases.valid_sessions(db, sessions)) if sessions else set[str]()
        for each in there:
            if each.session and each.session not in valid:
                server.part(each.player, each.session)
            try:
                server.bans.check(each.player, each.address)
            except NotAllowed:
                server.part(each.player, each.session)
                if not each.player:
                    server.part_address(each.address)

    def send_news(self, what: What, id: str, players: list[str]) -> None:
        """Tell players who wait at other nodes about one of their tables."""
        self.node.bus.notice(what, id, players)

    async def read_wishes(self, player: str) -> None:
        from kociolek.server.notices.notices import read_wishes

        server = self.server
        body = await server.store.writer.do(lambda db: wishes_of(db, player))
        server.notices.note_wishes(player, read_wishes(body))
        for live in server.registry.tables.values():
            if live.table.setup.tempo == "days" and live.table.seat_of(player) >= 0:
                live.rearm()

    # -- tables of others -----------------------------------------------------------------
    async def close_here(self, id: str, reason: str) -> None:
        live = self.server.registry.tables.get(id)
        if live is not None:
            await live.close_by_force(reason)

    async def rebuild_here(self, id: str) -> None:
        live = self.server.registry.tables.get(id)
        if live is not None:
            await live.rebuild()

    async def leave_here(self, id: str, player: str) -> None:
        live, who = self.server.registry.tables.get(id), await self.server.identities.player(player)
        if live is not None and who is not None:
            await live.command(Identity(who, ["play"], by_cookie=False), wire.Leave())

    async def give_up(self, id: str, player: str) -> None:
        """Give up a seat at a table of another node, and wait until that is stored."""
        self.node.tell(do="leave", live=id, player=player)
        end = asyncio.get_running_loop().time() + LEFT
        while asyncio.get_running_loop().time() < end:
            table = (await self.server.registry.look(id)).table
            seat = table.seat_of(player)
            if seat < 0 or seat in table.left or table.status not in ("waiting", "playing"):
                return
            await asyncio.sleep(LOOK)

    # -- sealed tables --------------------------------------------------------------------
    async def load_sealed(self) -> None:
        """Read which tables are sealed. The node with the house's duties knows it better."""
        if self._on_duty:
            return
        text = await self.server.host_tools.store.value(SEALED)
        known = set(json.loads(text)) if text else set[str]()
        sealed = self.server.registry.sealed
        opened = sealed - known
        sealed -= opened
        sealed |= known
        for id in opened:
            live = self.server.registry.tables.get(id)
            if live is not None:
                live.broadcaster.send_table()

    async def store_sealed(self) -> None:
        """Store which tables are sealed, before anybody can play at them."""
        await self.server.host_tools.store.set_value(SEALED, json.dumps(sorted(self.server.registry.sealed)))
        self.node.tell(do="sealed")

    def gauges(self) -> list[Gauge]:
        """Return what all nodes have, as this one knows it."""
        peers = self.node.peers.values()
        names = ("node",)
        return [
            Gauge("node_tables", "Tables in the memory of each node.", {(p.name,): p.load for p in peers}, names),
            Gauge("node_draining", "Nodes that give their tables away.", {(p.name,): p.draining for p in peers}, names),
            Gauge("nodes", "Nodes that live.", {(): len(peers)}),
            Gauge("tables_of_all", "Tables in the memory of all nodes.", {(): sum(p.load for p in peers)}),
            Gauge("house", "Whether this node has the house's duties.", {(): float(self._on_duty)}),
        ]

    # -- limits ---------------------------------------------------------------------------
    async def take(self, kind: str, client: str, cost: float = 1.0) -> None:
        """Take tokens of a limit that holds for all nodes. Raise TooOften."""
        if kind not in SHARED:
            return
        rate = self.server.settings.limits.guess if kind == "guess" else self.server.settings.limits.open
        missing = await self.node.spend(kind, client, rate, cost)
        if missing > 0:
            raise TooOften(missing / rate[0])

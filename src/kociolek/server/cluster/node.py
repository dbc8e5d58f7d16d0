"""A node: its lease, its tables, and what it hears from others.

The lease is renewed by a thread, but only while the event loop turns. A node that was declared dead ends at once: its
memory may be wrong, and whoever supervises it starts another with a new epoch.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import threading
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, TypeVar

import psycopg

from kociolek import __version__
from kociolek.core.errors import KociolekError
from kociolek.server.cluster.bus import Bus, bus_at, shown
from kociolek.server.cluster.door import Door
from kociolek.server.settings import NodeSettings
from kociolek.server.store import leases
from kociolek.server.store.database import Database, Fenced, StoreFailed
from kociolek.server.store.leases import HOUSE, ORPHAN, Peer
from kociolek.server.store.opening import database_at
from kociolek.server.store.postgres import PostgresDatabase
from kociolek.server.store.writer import Job, ThreadWriter
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.registry import NotHere

if TYPE_CHECKING:
    from kociolek.server.app import Server

T = TypeVar("T")
log: Final = logging.getLogger("kociolek.cluster")
PROTOCOL: Final = 1  # of the nodes among each other; another one is refused
BEATS: Final = 5  # renewals in one lease
CUT_OFF: Final = 0.6  # share of a lease without a renewal after which a node asks whether it is cut off
FRESH: Final = 0.4  # share of a lease in which another node must have renewed its own, twice in a row, if so
WITHIN: Final = "Renewed-Within"  # header of that question, in ms
FENCED: Final = 75  # exit code of a node that was declared dead
CROWDED: Final = 32  # tables by which a node has more than the least loaded one before it leaves orphans to others
HOUSEKEEPING: Final = 60.0  # seconds between two looks for what can be forgotten
PROBE: Final = 0.5  # seconds in which another node must answer
PROBES: Final = 2  # times in a row that a node does not answer which is not reached
KEY: Final = b"network"


class Desk(ThreadWriter):
    """Connection for taking and giving tables, one by one: two nodes that took several in another order would wait for
    each other. All that it does may be done twice."""

    def do(self, work: Callable[[Database], T], repeatable: bool = True) -> asyncio.Future[T]:
        return super().do(work, repeatable)

    def _commit(self, jobs: list[Job]) -> bool:
        for job in jobs:
            super()._commit([job])
        return True


class Node:
    def __init__(self, server: Server, settings: NodeSettings) -> None:
        self.server: Final = server
        self.settings: Final = settings
        self.name: Final = settings.name
        self.machine: Final = settings.machine
        self.lease: Final = settings.lease
        self.epoch = 0
        self.house = False  # whether this node has the duties of the house
        self.draining = False
        self.ending = False
        self.peers: dict[int, Peer] = {}  # the living ones, this one included
        self.doubts: Final[dict[str, asyncio.Task[None]]] = {}  # machines that may not be reached
        self.leaving: Final[dict[str, asyncio.Task[None]]] = {}  # tables that are being given up
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.adopting: Final[set[str]] = set()
        self.foreign: Final[set[str]] = set()  # tables of rules that this release does not play
        self.turned = monotonic()  # when the event loop turned last
        self.renewed = monotonic()
        self.steady = monotonic()  # since when all renewals were in time
        self.stopping: Final = threading.Event()
        self.hurry: Final = threading.Event()
        self.end: Callable[[int], None] = os._exit  # tests have their own
        self.on_house: Callable[[bool], Coroutine[Any, Any, None]] | None = None
        self.on_news: Callable[[dict[str, Any]], None] | None = None
        self.on_lost: Callable[[], None] = lambda: None  # the store was away, what it does not log may be gone
        self.door: Door | None = None
        self.bus: Bus
        self._keeper: Final = threading.Thread(target=self._keep, name="node", daemon=True)
        self._turning: asyncio.TimerHandle | None = None
        self._asking = False

    # -- life -----------------------------------------------------------------------------
    async def begin(self, taker: Callable[..., Any]) -> None:
        """Join the others. Raise KociolekError if they cannot work together with this version."""
        self.loop = asyncio.get_running_loop()
        store = self.server.store
        database = store.database
        assert isinstance(database, PostgresDatabase)
        desk = self.connection()
        if self.settings.door is not None:
            self.door = Door(self.settings.door, taker)
        door = str(self.settings.door or "")
        me = Peer(0, self.name, self.settings.address, door, self.machine, __version__, PROTOCOL)

        def enter() -> tuple[int, list[Peer]]:
            leases.make_room(desk)
            self._wait_for_name(desk)
            other = leases.agree_on_bus(desk, shown(self.settings.bus))
            if other:
                raise KociolekError("node-other-bus", {"bus": other})
            epoch = leases.join(desk, me)
            desk.call(leases.title_of(epoch))
            leases.orphan_the_unplaced(desk)
            return epoch, leases.living(desk)

        self.bus = bus_at(self, self._hear, self.settings.bus)
        try:
            self.epoch, living = await asyncio.to_thread(enter)
        except psycopg.Error as error:
            raise StoreFailed("store-failed", {"reason": str(error)}) from None
        self.peers = {peer.epoch: peer for peer in living}
        for each in (database, desk):
            each.epoch = self.epoch
            each.on_fenced = self.fenced
        store.epoch = self.epoch
        await store.writer.do(lambda _: database.call(leases.title_of(self.epoch)), repeatable=True)
        key = await store.once("network-key", os.urandom(32).hex())
        self.key = bytes.fromhex(key)
        store.masked = self.masked
        self.desk = Desk(desk)
        self.turned = self.renewed = self.steady = monotonic()
        self._turn()
        self._keeper.start()
        await self.bus.begin()
        registry = self.server.registry
        registry.claim = self.claim
        registry.on_foreign = self.leave_to_others
        registry.on_forget = self.forgotten
        registry.counted = self.counted

    def _wait_for_name(self, desk: PostgresDatabase) -> None:
        """Wait until the lease of an earlier process of this name is over. Raise KociolekError if it is not."""
        begin = monotonic()
        while True:
            others = leases.living(desk)
            for peer in others:
                if peer.protocol != PROTOCOL:
                    raise KociolekError("node-other-version", {"name": peer.name, "version": peer.release})
            same = next((peer for peer in others if peer.name == self.name), None)
            if same is None:
                return
            waited = monotonic() - begin
            if waited > 2 * self.lease + 1:
                raise KociolekError("node-name-taken", {"name": self.name})
            if waited > self.lease and same.epoch in leases.late(desk, self.lease):
                self._bury(desk, same.epoch)
            sleep(self.lease / (2 * BEATS))

    def connection(self) -> PostgresDatabase:
        database = database_at(self.server.settings.store, self.server.settings.durable)
        assert isinstance(database, PostgresDatabase)
        database.lease = self.lease
        if self.epoch:
            database.call(leases.title_of(self.epoch))
        return database

    def _turn(self) -> None:
        self.turned = monotonic()
        if self.turned - self.renewed > CUT_OFF * self.lease and not self._asking and not self.ending:
            self._asking = True
            self.spawn(self._ask_others())
        self._turning = self.loop.call_later(self.lease / (2 * BEATS), self._turn)

    async def hand_over(self) -> None:
        """Give all tables and duties to others. Nothing is stored for them here any more."""
        self.draining = True
        if self.on_house is not None:
            await self.on_house(False)
        self.house = False
        with suppress(StoreFailed):
            await self.desk.do(lambda db: leases.release(db, HOUSE, self.epoch))
        tables = list(self.server.registry.tables.values())
        await asyncio.gather(*(self.give(live) for live in tables))

    async def stop(self) -> None:
        """Leave: what is left is free at once."""
        self.draining = True
        self.stopping.set()
        self.hurry.set()
        if self.door is not None:
            self.door.close()
        if self.leaving:
            await asyncio.gather(*self.leaving.values(), return_exceptions=True)
        with suppress(StoreFailed):
            await self.desk.do(lambda db: leases.leave(db, self.epoch))
        self.bus.tell_death(self.epoch)
        await asyncio.sleep(0)
        await self.bus.close()
        if self._turning is not None:
            self._turning.cancel()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        self._keeper.join(2.0)
        self.desk.close()

    def fenced(self) -> None:
        """End at once: this node was declared dead, and others have its tables."""
        if not self.stopping.is_set():
            log.error("declared dead by another node", extra={"node": self.name, "epoch": str(self.epoch)})
            self.end(FENCED)

    # -- lease ----------------------------------------------------------------------------
    def _keep(self) -> None:
        """Renew the lease, judge others and look for work. Runs in a thread with a connection of its own."""
        database = self.connection()
        tidied = monotonic()
        while not self.stopping.is_set():
            begin = monotonic()
            try:
                if begin - self.turned < self.lease:
                    self._beat(database, begin)
                if self.house and begin - tidied > HOUSEKEEPING:
                    tidied = begin
                    leases.forget_dead(database)
                    leases.empty_buckets(database, 3_600_000)
            except (StoreFailed, psycopg.Error) as error:
                self.steady = monotonic()
                log.warning("the lease cannot be renewed", extra={"reason": str(error).partition("\n")[0]})
                self.tell_loop(self.on_lost)
                with suppress(psycopg.Error):
                    database.close()
            self.hurry.wait(max(0.0, self.lease / BEATS - (monotonic() - begin)))
            self.hurry.clear()
        with suppress(psycopg.Error):
            database.close()

    def _beat(self, database: PostgresDatabase, begin: float) -> None:
        if not leases.renew(database, self.epoch, len(self.server.registry.tables)):
            self.fenced()
            return
        now = monotonic()
        if now - self.renewed > self.lease / 2:
            self.steady = now
        self.renewed = now
        living = {peer.epoch: peer for peer in leases.living(database)}
        if now - self.steady >= self.lease:
            for epoch in leases.late(database, self.lease):
                if epoch != self.epoch:
                    self._declare(database, epoch)
        self._look_for_the_isolated(database, living)
        house = not self.draining and leases.claim_house(database, self.epoch) == self.epoch
        mine = living.get(self.epoch)
        least = min((peer.load for peer in living.values()), default=0)
        found: list[str] = []
        if not self.draining and len(self.server.registry.tables) <= least + CROWDED:
            found = leases.orphans(database)
        self.tell_loop(self._news_of_lease, living, house, bool(mine and mine.draining), found)

    def _declare(self, database: PostgresDatabase, epoch: int) -> None:
        if self._bury(database, epoch):
            log.warning("declared a silent node dead", extra={"epoch": str(epoch)})
            self.tell_loop(self._mourn, epoch)

    def _bury(self, database: PostgresDatabase, epoch: int) -> bool:
        """Declare a silent node dead. Return whether it is dead by this call."""
        with suppress(StoreFailed), database.transaction():
            leases.end_transactions(database, epoch)
        dead = False
        with suppress(StoreFailed), database.transaction():  # it is storing something right now: the next time
            database.run(f"SET LOCAL lock_timeout = {round(self.lease * 1000 / BEATS)}")
            dead = leases.declare_dead(database, epoch, self.lease)
        return dead

    async def _ask_others(self) -> None:
        """End this process if it alone is cut off from the store: its players find their tables elsewhere."""
        try:
            renewed = self.renewed
            if await asyncio.to_thread(self._others_renew):
                await asyncio.sleep(FRESH * self.lease)
                if await asyncio.to_thread(self._others_renew) and self.renewed == renewed and not self.ending:
                    log.error("cut off from the store")
                    self.end(FENCED)
            await asyncio.sleep(self.lease / BEATS)
        finally:
            self._asking = False

    def _others_renew(self) -> bool:
        """Tell whether a node of another machine has just renewed its lease. If it does so twice while this one cannot,
        this one is cut off. Else the store is down and all wait for it: each may have its lease for a while, and when
        the store is back one is the first to renew it."""
        return any(answer(peer.address, FRESH * self.lease) == 200 for peer in self.far())

    # -- nodes that are not reached ---------------------------------------------------------
    async def doubt(self, peer: Peer) -> None:
        """Look whether a node of another machine is reached, which a client was sent to in vain. If not, drain it: it
        has its lease and its tables, but nobody gets there."""
        known = self.doubts.get(peer.machine)
        if known is None:
            known = self.loop.create_task(self._doubt(peer))
            self.doubts[peer.machine] = known
            known.add_done_callback(lambda _: self.doubts.pop(peer.machine, None))
        await asyncio.shield(known)

    async def _doubt(self, peer: Peer) -> None:
        for _ in range(PROBES):
            status = await asyncio.to_thread(answer, peer.address) if peer.address else 503
            await asyncio.sleep(PROBE / 2)
            if status:
                return
        if await self.desk.do(lambda db: leases.isolate(db, peer.machine)):
            log.warning("drained a node that is not reached", extra={"node": peer.name})

    def _look_for_the_isolated(self, database: PostgresDatabase, living: dict[int, Peer]) -> None:
        """Let nodes take tables again that are reached again, or if there is nobody else who could. Runs in the
        thread of the lease."""
        far = [peer for peer in living.values() if peer.machine != self.machine]
        isolated = sorted({(peer.machine, peer.address) for peer in far if peer.cut_off})
        if isolated:
            machine, address = isolated[int(monotonic() * BEATS) % len(isolated)]
            if answer(address):
                leases.reach_again(database, machine)
        mine = living.get(self.epoch)
        if mine is not None and mine.cut_off and all(peer.draining for peer in far):
            leases.reach_again(database, self.machine)

    def tell_loop(self, work: Callable[..., None], *values: Any) -> None:
        with suppress(RuntimeError):  # it is closed
            self.loop.call_soon_threadsafe(work, *values)

    def _news_of_lease(self, living: dict[int, Peer], house: bool, drain: bool, found: list[str]) -> None:
        self.peers = living
        if drain and not self.draining:
            self.spawn(self.hand_over())
        elif self.draining and not drain and not self.ending:
            self.draining = False  # it was taken back
        if house != self.house:
            self.house = house
            if self.on_house is not None:
                self.spawn(self.on_house(house))
        for id in found:
            if id not in self.adopting and id not in self.foreign and id not in self.server.registry.tables:
                self.adopting.add(id)
                self.spawn(self.adopt(id))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and isinstance(task.exception(), Exception):
            log.error("a task of the node failed", exc_info=task.exception())

    @property
    def ready(self) -> bool:
        """Whether this node has its lease and takes tables."""
        return self._takes(self.lease)

    def ready_for(self, asked: Mapping[str, str]) -> bool:
        """Whether this node is ready, and has renewed its lease within the time that the headers of a request tell."""
        within = asked.get(WITHIN, "")
        return (
            self._takes(int(within) / 1000) if within.isascii() and within.isdigit() and len(within) < 8 else self.ready
        )

    def _takes(self, within: float) -> bool:
        return not self.draining and monotonic() - self.renewed < min(within, self.lease)

    # -- tables ---------------------------------------------------------------------------
    def near(self) -> list[Peer]:
        """Return the other living nodes of this machine."""
        return [peer for peer in self.peers.values() if peer.machine == self.machine and peer.epoch != self.epoch]

    def far(self) -> list[Peer]:
        """Return the living nodes of other machines."""
        return [peer for peer in list(self.peers.values()) if peer.machine != self.machine and peer.address]

    async def peer(self, epoch: int) -> Peer | None:
        if epoch > 0 and epoch not in self.peers:
            living = await self.desk.do(leases.living)
            self.peers = {peer.epoch: peer for peer in living}
        return self.peers.get(epoch)

    def has(self, wanted: str) -> bool:
        return self.house if wanted == HOUSE else wanted in self.server.registry.tables

    async def owner(self, wanted: str) -> int | None:
        """Return the epoch of the node that has a table, which may be this one by now; None if nobody needs to."""
        if wanted == HOUSE:
            found = await self.desk.do(lambda db: leases.owners(db, [HOUSE]))
            return self.epoch if self.house else found.get(HOUSE, 0)
        if (task := self.leaving.get(wanted)) is not None:
            await asyncio.wait([task])
        if not self.draining and wanted not in self.foreign:
            return await self.desk.do(lambda db: leases.take(db, wanted, self.epoch))
        owners = await self.desk.do(lambda db: leases.owners(db, [wanted]))
        others = [peer for peer in self.peers.values() if peer.epoch != self.epoch and not peer.draining]
        if wanted in self.foreign:
            others = [peer for peer in others if peer.release != __version__]
        if wanted not in owners and others:
            return min(others, key=lambda peer: (peer.machine != self.machine, peer.load)).epoch
        return owners.get(wanted, 0 if others else self.epoch)

    async def claim(self, id: str) -> None:
        """Take a table, if nobody has it. Raise NotHere if another node has it."""
        if id in self.foreign:
            return  # it is refused when it is read
        owner = await self.owner(id)
        if owner is not None and (owner != self.epoch or self.draining):
            raise NotHere

    async def adopt(self, id: str) -> None:
        try:
            await self.server.registry.table(id)
        except NotHere:
            pass  # another node was faster
        except KociolekError as error:
            log.error("a table cannot be read", extra={"key": error.key, **error.values})
            await asyncio.sleep(self.lease)
        finally:
            self.adopting.discard(id)

    async def leave_to_others(self, id: str) -> None:
        """Leave a table to a node of a release that plays its rules: it is beside this one in a rolling restart."""
        self.foreign.add(id)
        await self.desk.do(lambda db: leases.release(db, id, self.epoch, ORPHAN))

    async def give(self, live: LiveTable) -> None:
        """Give a table to whoever wants it, and send its players after it."""
        from kociolek.server import wire
        from kociolek.server.tables.broadcaster import text_of

        async with live.lock:
            self.server.registry.forget(live)
            for subscriber in live.broadcaster.everybody():
                subscriber.ending = True  # a command that comes now is not refused: it is sent again elsewhere
        bye = text_of(wire.Bye("moved"))
        task = self.leaving.get(live.table.id)
        if task is not None:
            await asyncio.wait([task])
        for subscriber in live.broadcaster.everybody():
            subscriber.end(bye)

    def forgotten(self, live: LiveTable) -> None:
        """Give up a table that has left the memory. Nobody loads it here again before that is stored."""
        id = live.table.id
        to = ORPHAN if self.draining else leases.FREE

        async def release() -> None:
            try:
                await self.desk.do(lambda db: leases.release(db, id, self.epoch, to))
            except Fenced:
                self.fenced()
            finally:
                self.leaving.pop(id, None)

        task = self.loop.create_task(release())
        self.leaving[id] = task
        task.add_done_callback(self._spawned)

    async def counted(self, host: str, network: str) -> tuple[int, int, int, int]:
        masked = self.masked(network)
        return await self.desk.do(lambda db: leases.tables_made(db, host, masked))

    def masked(self, network: str) -> str:
        """Return what is stored instead of the address of somebody who makes a table."""
        return hmac.digest(self.key, KEY + network.encode(), "sha256").hex()[:24] if network else ""

    # -- notices --------------------------------------------------------------------------
    def tell(self, **news: Any) -> None:
        """Tell all other nodes something small."""
        news["from"] = self.epoch
        self.bus.tell(news)

    def _mourn(self, epoch: int) -> None:
        """Note that a node has died, and tell it."""
        self._is_gone(epoch)
        self.bus.tell_death(epoch)

    def _is_gone(self, epoch: int) -> None:
        self.peers.pop(epoch, None)
        self.bus.is_gone(epoch)
        self.hurry.set()

    def _hear(self, news: dict[str, Any]) -> None:
        if news.get("from") == self.epoch:
            return
        match news:
            case {"do": "gone", "epoch": int(epoch)}:
                self._is_gone(epoch)
            case _:
                if self.on_news is not None:
                    self.on_news(news)

    async def spend(self, kind: str, client: str, rate: tuple[float, float], cost: float = 1.0) -> float:
        """Take tokens from a bucket of all nodes. Return 0, or how many are missing."""
        masked = self.masked(client)
        return await self.desk.do(lambda db: leases.spend(db, kind, masked, rate, cost))


def answer(address: str, within: float | None = None) -> int:
    """Return the status with which a node answers whether it is ready, and has renewed its lease in so many seconds.
    Return 0 if it does not answer."""
    host, _, port = address.rpartition(":")
    line = HTTPConnection(host, int(port), timeout=PROBE)
    try:
        line.request("GET", "/readyz", headers={} if within is None else {WITHIN: str(round(within * 1000))})
        return line.getresponse().status
    except (OSError, HTTPException):
        return 0
    finally:
        line.close()

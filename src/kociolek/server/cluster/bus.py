"""Bus: carries the small news that nodes tell each other. PostgreSQL does (LISTEN, NOTIFY), or NATS with `--bus`.

No table needs it. What was told while a node could not hear is lost, so a node reads everything again as soon as it
hears again (`listening`).
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import psycopg

from kociolek.core.errors import KociolekError
from kociolek.server.store import leases
from kociolek.server.store.database import StoreFailed

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

    from kociolek.server.cluster.node import Node

log: Final = logging.getLogger("kociolek.cluster")
POSTGRESQL: Final = "postgresql"
SCHEMES: Final = ("nats", "tls")
SEAL: Final = 16  # bytes that prove that news comes from a node of the same store
FIRST: Final = 2.0  # seconds that a start waits for NATS
RETRY: Final = 0.5  # seconds between two attempts to reach it
AT_ONCE: Final = 1000  # players in one message
SILENT: Final = 5  # seconds between two pings of it
News = dict[str, Any]


class Bus:
    """What a node tells all others, and players who wait at another node."""

    def __init__(self, node: Node, hear: Callable[[News], None]) -> None:
        self.node: Final = node
        self.hear: Final = hear  # called in the event loop
        self.interested: Final[dict[str, set[int]]] = {}  # by player: nodes at which they wait for news

    def somewhere(self, player: str) -> bool:
        """Tell whether a player waits for news at any node."""
        return player in self.interested

    def note(self, player: str, epoch: int, on: bool) -> None:
        """Note whether a player waits for news at a node."""
        epochs = self.interested.setdefault(player, set())
        if on:
            epochs.add(epoch)
        else:
            epochs.discard(epoch)
        if not epochs:
            del self.interested[player]

    async def begin(self) -> None:
        raise NotImplementedError

    def tell(self, news: News) -> None:
        """Tell all other nodes. Never wait."""
        raise NotImplementedError

    def notice(self, what: str, live: str, players: Sequence[str]) -> None:
        """Tell players who wait for news at other nodes."""
        raise NotImplementedError

    def wait_for_news(self, player: str, on: bool) -> None:
        """Note whether a player waits for news at this node."""
        raise NotImplementedError

    def tell_death(self, epoch: int) -> None:
        """Tell all others that a node is dead. PostgreSQL tells it with the transaction that makes it so."""

    def is_gone(self, epoch: int) -> None:
        """Forget what a dead node wanted to hear."""
        for player in [player for player, epochs in self.interested.items() if epoch in epochs]:
            self.note(player, epoch, False)

    async def close(self) -> None:
        raise NotImplementedError


class PostgresBus(Bus):
    """LISTEN and NOTIFY. Commits with a notice take turns, so this is good for some hundred a second."""

    def __init__(self, node: Node, hear: Callable[[News], None]) -> None:
        super().__init__(node, hear)
        self._thread: Final = threading.Thread(target=self._listen, name="bus", daemon=True)

    async def begin(self) -> None:
        for player, epoch in await self.node.desk.do(leases.interested):
            self.note(player, epoch, True)
        self._thread.start()

    def tell(self, news: News) -> None:
        self._do(lambda db: leases.tell(db, news))

    def notice(self, what: str, live: str, players: Sequence[str]) -> None:
        here = {self.node.epoch}
        told = [player for player in players if player and self.interested.get(player, set()) - here]
        if told:
            self.tell({"do": "notice", "what": what, "live": live, "players": told, "from": self.node.epoch})

    def wait_for_news(self, player: str, on: bool) -> None:
        epoch = self.node.epoch
        self._do(lambda db: leases.set_interest(db, player, epoch, on))

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.join, 2.0)

    def _do(self, work: Callable[[Any], None]) -> None:
        async def carry_out() -> None:
            with suppress(StoreFailed):
                await self.node.desk.do(work)

        self.node.spawn(carry_out())

    def _listen(self) -> None:
        """Hear what others tell. Runs in a thread with a connection of its own."""
        node = self.node
        while not node.stopping.is_set():
            database = node.connection()
            try:
                connection = database.db
                connection.execute(f"LISTEN {leases.CHANNEL}")
                node.tell_loop(self.hear, {"do": "listening"})
                while not node.stopping.is_set():
                    for notice in connection.notifies(timeout=1.0):
                        node.tell_loop(self._heard, json.loads(notice.payload))
                        if node.stopping.is_set():
                            break
            except (StoreFailed, psycopg.Error, ValueError):
                node.stopping.wait(node.lease / 5)
            finally:
                with suppress(psycopg.Error):
                    database.close()

    def _heard(self, news: News) -> None:
        match news:
            case {"do": "interest", "player": str(player), "epoch": int(epoch), "on": bool(on)}:
                self.note(player, epoch, on)
            case _:
                self.hear(news)


class NatsBus(Bus):
    """NATS: a subject for all nodes and one for each player, to which only those nodes listen at which the player
    waits. News is sealed with a key of the store and numbered: others on the same NATS neither forge nor repeat it."""

    def __init__(self, node: Node, hear: Callable[[News], None], address: str) -> None:
        super().__init__(node, hear)
        try:
            from nats.aio.client import Client
        except ImportError:
            raise KociolekError("extra-missing", {"what": "nats-py", "package": "kociolek[nats]"}) from None
        self.address: Final = address
        self.name: Final = shown(address)
        self.client: Final[Client] = Client()
        self.prefix = ""
        self._number = 0  # of the news that this node has sent
        self._newest: Final[dict[tuple[int, str], int]] = {}  # by node and subject: the last number heard
        self._subscriptions: Final[dict[str, Any]] = {}  # by player
        self._wanted: Final[set[str]] = set()
        self._turn: Final = asyncio.Lock()  # of subscribing
        self._connecting: asyncio.Task[None] | None = None
        self._reachable = False

    async def begin(self) -> None:
        """Connect. Without NATS the node starts all the same: games go on, and news is late."""
        self.prefix = "kociolek." + hmac.digest(self.node.key, b"bus", "sha256").hex()[:16]
        self._connecting = asyncio.get_running_loop().create_task(self._connect())
        done, _ = await asyncio.wait([self._connecting], timeout=FIRST)
        if not done:
            log.warning("the bus cannot be reached", extra={"bus": self.name})
        else:
            self._connecting.result()

    async def _connect(self) -> None:
        await self.client.connect(
            self.address, name=f"kociolek {self.node.name}", no_echo=True, max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY, connect_timeout=2, ping_interval=SILENT, max_outstanding_pings=1,  # type: ignore[arg-type]
            error_cb=self._failed, disconnected_cb=self._lost, reconnected_cb=self._back,
        )  # fmt: skip
        await self.client.subscribe(f"{self.prefix}.all", cb=self._heard)
        for player in list(self._wanted):
            await self._subscribe(player)
        self._listening()

    def _listening(self) -> None:
        """Hear again: ask the others what they have said meanwhile, and tell them who waits here."""
        self._reachable = True
        self.interested.clear()
        self._tell_interest(sorted(self._wanted))
        self._publish("all", {"do": "who", "from": self.node.epoch})
        self.hear({"do": "listening"})

    def _tell_interest(self, players: Sequence[str], on: bool = True) -> None:
        epoch = self.node.epoch
        for first in range(0, len(players), AT_ONCE):
            some = list(players[first : first + AT_ONCE])
            self._publish("all", {"do": "interest", "players": some, "epoch": epoch, "on": on, "from": epoch})
            for player in some:
                self.note(player, epoch, on)

    async def _failed(self, error: Exception) -> None:
        if self._reachable:
            log.warning("the bus failed", extra={"bus": self.name, "reason": str(error) or type(error).__name__})

    async def _lost(self) -> None:
        if self._reachable and not self.node.stopping.is_set():
            self._reachable = False
            log.warning("the bus cannot be reached", extra={"bus": self.name})

    async def _back(self) -> None:
        log.warning("the bus is back", extra={"bus": self.name})
        self._listening()

    def tell(self, news: News) -> None:
        self._publish("all", news)

    def tell_death(self, epoch: int) -> None:
        self.tell({"do": "gone", "epoch": epoch, "from": self.node.epoch})

    def notice(self, what: str, live: str, players: Sequence[str]) -> None:
        for player in players:
            if player:
                news = {"do": "notice", "what": what, "live": live, "players": [player], "from": self.node.epoch}
                self._publish(f"player.{player}", news)

    def wait_for_news(self, player: str, on: bool) -> None:
        if on:
            self._wanted.add(player)
        else:
            self._wanted.discard(player)
        if self.client.is_connected or self.client.is_reconnecting:
            self.node.spawn(self._subscribe(player))
            self._tell_interest([player], on)

    async def _subscribe(self, player: str) -> None:
        """Listen to the news of a player, or stop it, whichever is wanted by now."""
        import nats.errors

        async with self._turn:
            known = self._subscriptions.get(player)
            with suppress(nats.errors.Error):
                if player in self._wanted and known is None:
                    subject = f"{self.prefix}.player.{player}"
                    self._subscriptions[player] = await self.client.subscribe(subject, cb=self._heard)
                elif player not in self._wanted and known is not None:
                    del self._subscriptions[player]
                    await known.unsubscribe()

    def _publish(self, subject: str, news: News) -> None:
        import nats.errors

        if not (self.client.is_connected or self.client.is_reconnecting):
            return  # never reached yet: the others read everything when it is
        self._number += 1
        data = json.dumps({**news, "number": self._number}).encode()
        address = f"{self.prefix}.{subject}"

        async def send() -> None:
            with suppress(nats.errors.Error):  # it is gone for long
                await self.client.publish(address, self._seal(address, data) + data)

        self.node.spawn(send())

    def _seal(self, subject: str, data: bytes) -> bytes:
        return hmac.digest(self.node.key, f"bus {subject} ".encode() + data, "sha256")[:SEAL]

    async def _heard(self, message: Msg) -> None:
        data = message.data[SEAL:]
        if not hmac.compare_digest(message.data[:SEAL], self._seal(message.subject, data)):
            log.warning("news of somebody else on the bus", extra={"bus": self.name})
            return
        news = json.loads(data)
        if not self._is_new(news["from"], message.subject, news["number"]):
            return
        match news:
            case {"do": "interest", "players": list(players), "epoch": int(epoch), "on": bool(on)}:
                for player in players:
                    self.note(player, epoch, on)
            case {"do": "who"}:
                self._tell_interest(sorted(self._wanted))
            case _:
                self.hear(news)

    def _is_new(self, epoch: int, subject: str, number: int) -> bool:
        """Tell whether news is neither a repetition nor of a node that has died."""
        living = self.node.peers
        if epoch not in living and epoch < max(living, default=0):
            return False
        known = self._newest.get((epoch, subject), 0)
        if number > known:
            self._newest[epoch, subject] = number
        return number > known

    def is_gone(self, epoch: int) -> None:
        super().is_gone(epoch)
        for known in [known for known in self._newest if known[0] == epoch]:
            del self._newest[known]

    async def close(self) -> None:
        import nats.errors

        if self._connecting is not None:
            self._connecting.cancel()
        with suppress(nats.errors.Error, OSError, TimeoutError):
            if self.client.is_connected:
                await asyncio.wait_for(self.client.flush(1), 1)
            await asyncio.wait_for(self.client.close(), 2)


def bus_at(node: Node, hear: Callable[[News], None], address: str) -> Bus:
    """Return the bus of an address: `postgresql`, or a URL of NATS."""
    if address == POSTGRESQL:
        return PostgresBus(node, hear)
    return NatsBus(node, hear, address)


def checked(address: str) -> str:
    """Raise KociolekError for an address of no bus. The error does not repeat a password."""
    if address == POSTGRESQL:
        return address
    try:
        parts = urlsplit(address)
        good = parts.scheme in SCHEMES and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        good = False
    if not good:
        raise KociolekError("bus-bad", {"bus": address.rpartition("@")[2]})
    return address


def shown(address: str) -> str:
    """Return an address for messages, without a password."""
    parts = urlsplit(address)
    return address if address == POSTGRESQL else f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"

"""Real tables in a loop whose clock jumps to the next timer: hours of play take seconds and always go the same way."""

from __future__ import annotations

import asyncio
import itertools
import json
import selectors
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kociolek.fair import Fair
from kociolek.server import wire
from kociolek.server.bot_pool import BotPool
from kociolek.server.identity import Identity
from kociolek.server.limits import RateLimiter
from kociolek.server.settings import Settings
from kociolek.server.store.opening import open_store
from kociolek.server.store.store import Player
from kociolek.server.subscribers import Subscriber
from kociolek.server.tables import registry as tables
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.registry import TableRegistry
from server_kit import FREE


class Jumping(selectors.SelectSelector):
    """Does not wait: the time that the loop would have waited has passed."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            ready = super().select(10)  # a thread of the store works
            assert ready, "the table waits for ever"
        elif not ready:
            self.now += timeout or 0.0
        return ready


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now


def run_jumping(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    loop = JumpingLoop()
    try:
        return loop.run_until_complete(work())
    finally:
        loop.close()


class Reader(Subscriber):
    """Keeps each message with its time, and calls `told` for each."""

    def __init__(self, player: str, told: Callable[[Any], None]) -> None:
        super().__init__(player, 1000)
        self.heard: list[tuple[float, bytes]] = []
        self.told = told

    def flush(self) -> None:
        while self.waiting:
            data = self.waiting.pop(0)
            self.heard.append((asyncio.get_running_loop().time(), data))
            self.told(json.loads(data))


@contextmanager
def registry_in(folder: Path, seed: int) -> Iterator[TableRegistry]:
    """Yield a registry with an empty store. The same seed deals the same cards."""
    chosen = Settings(port=0, store=f"sqlite:{folder / 'games.db'}", limits=FREE)
    store = open_store(chosen.store, False)
    vars(store.database)["journal_is_long"] = lambda: False  # its thread would work in real time
    numbers = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "fresh_id", lambda: f"table-{seed:06d}-{next(numbers):06d}")
        patch.setattr(tables, "fresh_fair", lambda table: Fair(table, table.encode(), ""))
        yield TableRegistry(store, BotPool(0, 0.0), RateLimiter(FREE), chosen)
    store.close()


def identity(number: int) -> Identity:
    return Identity(Player(f"player{number}", f"Player {number}", False, 0), ["read", "play", "host"], True)


async def new_table(registry: TableRegistry, seats: int, **setup: Any) -> LiveTable:
    """Return a table whose game has begun."""
    people = [identity(number) for number in range(seats)]
    live = await registry.create(people[0], wire.NewTable(wire.TableSettings("kittens", seats, **setup)))
    for who in people[1:]:
        await live.carry_out(who, wire.Sit())
    await live.carry_out(people[0], wire.Start())
    return live

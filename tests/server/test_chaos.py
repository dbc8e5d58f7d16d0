"""Everything at once: lost connections, late and repeated commands, a full disk, a jumping clock, a server that dies,
players who leave, are kicked or say nothing. Whatever happens in whichever order, these stay true:

* what a subscriber is told of an event is what the rules let that seat know, each event once and in its order;
* an acknowledged move is in the log, once, and in the order of the acknowledgements;
* the log alone gives the very position that is in memory, and no card is lost or made;
* the game never waits for somebody who does not answer: it ends.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from kociolek.core.api import Game, Seat
from kociolek.match import LEAVE
from kociolek.server import identity, wire
from kociolek.server.bot_pool import BotPool
from kociolek.server.entries import AnyEntry, Made, Moved, decode
from kociolek.server.identity import ALL_SCOPES, Identity
from kociolek.server.limits import RateLimiter
from kociolek.server.store.check import replay
from kociolek.server.store.database import StoreFailed
from kociolek.server.store.opening import open_store
from kociolek.server.store.store import Player, Store
from kociolek.server.subscribers import Subscriber
from kociolek.server.tables import broadcaster, clocks, live, registry
from kociolek.server.tables.broadcaster import as_wire
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.model import TableModel
from kociolek.server.tables.registry import TableRegistry
from server_kit import QUICK, texts

SEATS = 3
STEPS = 150
SEED = 7
BACKLOG = 8


class Guessing(BotPool):
    """Random bots without worker processes."""

    def __init__(self) -> None:
        super().__init__(1, 0.0)
        self.random = Random(1)

    async def ask(self, game: Game, bot: str, view: bytes, most: float = 0.0) -> str | None:
        return self.random.choice([*texts(json.loads(view)), "nonsense"])  # then the default has to serve

    async def pretend(self, most: float = 0.0) -> None:
        return None


class Ear(Subscriber):
    """Subscriber that checks its messages. A sleepy one takes none for a while."""

    def __init__(self, player: str) -> None:
        super().__init__(player, BACKLOG)
        self.n = 0
        self.heard: dict[tuple[int, int], wire.WireEvent] = {}  # [seat, number of the event]
        self.view: Any = None
        self.sleepy = False
        self.over = False

    def flush(self) -> None:
        while not self.sleepy and (text := self.next()) is not None:
            self.take(json.loads(text))

    def take(self, message: Any) -> None:
        assert not self.over, "said something after good-bye"
        self.over = message["type"] == "bye"
        if message["type"] != "state":
            return
        events, seat = message["events"], message["view"]["seat"]
        seat = -1 if seat is None else seat
        assert message["n"] - message["since"] == len(events)
        for number, event in enumerate(events, message["since"] + 1):
            key = (seat, number)
            assert self.heard.setdefault(key, event) == event, "an event was told in two ways"
        self.n, self.view = message["n"], message["view"]


class Chaos:
    def __init__(self, address: str, game: str, seed: int, patch: pytest.MonkeyPatch) -> None:
        self.address, self.game, self.random, self.patch = address, game, Random(seed), patch
        people = [Player(f"p{seat}", f"Player {seat}", False, 0) for seat in range(SEATS)]
        self.who = [Identity(person, ALL_SCOPES, by_cookie=True) for person in people]
        self.ears: list[Ear] = []
        self.every_ear: list[Ear] = []
        self.sent: list[tuple[int, wire.Move]] = []
        self.acknowledged: list[list[str]] = [[] for _ in range(SEATS)]
        self.unknown = 0  # commands whose sender never heard what became of them
        self.under_way: set[asyncio.Task[None]] = set()
        self.full = False
        self.offset = 0
        real = identity.now_ms
        for module in (live, clocks, broadcaster, registry):
            patch.setattr(module, "now_ms", lambda: real() + self.offset)

    # -- the server -----------------------------------------------------------------------
    def start(self) -> None:
        self.store: Store = open_store(self.address)
        real = self.store.database.transaction

        def transaction() -> Any:
            if self.full:
                raise StoreFailed("store-failed", {"reason": "disk full"})
            return real()

        self.store.database.transaction = transaction  # type: ignore[method-assign]
        settings = replace(QUICK, pace=0.001)
        self.registry = TableRegistry(self.store, Guessing(), RateLimiter(settings.limits), settings)

    async def kill(self) -> None:
        """Stop as kill -9 does: nothing more is stored or sent."""
        self.live.stop()
        for task in [*self.live.tasks, *self.under_way]:
            task.cancel()
        self.unknown += len(self.under_way)
        self.store.writer.jobs.clear()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        await asyncio.to_thread(self.store.close)
        self.ears.clear()
        self.full = False
        self.start()

    async def table(self) -> None:
        """Return the table in memory now; one that could not be rebuilt was unloaded."""
        self.full = False
        self.live: LiveTable = await self.registry.table(self.id)

    # -- what happens ---------------------------------------------------------------------
    async def begin(self, tempo: wire.Tempo) -> None:
        self.start()
        setup = wire.TableSettings(self.game, SEATS, {}, tempo, 3)
        self.live = await self.registry.create(self.who[0], wire.NewTable(setup))
        self.id = self.live.table.id
        for who in self.who[1:]:
            await self.live.carry_out(who, wire.Sit())
        for seat in range(SEATS):
            await self.connect(seat)
        await self.live.carry_out(self.who[0], wire.Start())

    async def connect(self, seat: int) -> None:
        try:
            await self.live.settled()
        except StoreFailed:
            return
        player = self.who[seat].player.id if seat >= 0 else ""
        known = [ear for ear in self.every_ear if ear.player == player]
        ear = Ear(player)
        since = self.random.choice([0, known[-1].n if known else 0, self.random.randrange(0, 200)])
        self.live.attach(ear, None, since)
        self.ears.append(ear)
        self.every_ear.append(ear)

    def disconnect(self) -> None:
        if self.ears:
            self.live.detach(self.ears.pop(self.random.randrange(len(self.ears))))

    def a_move(self) -> None:
        match = self.live.table.match
        waiting = match.waiting() if match is not None else []
        if not waiting or match is None:
            return
        seat = self.random.choice([*waiting, self.random.randrange(SEATS)])
        options = [action.text for action in match.options_of(seat)]
        if options:
            self.sent.append((seat, wire.Move(self.live.table.seq(seat), self.random.choice(options))))
            self.send(*self.sent[-1])

    def send(self, seat: int, command: wire.AnyCommand) -> None:
        async def work() -> None:
            answers = await self.live.command(self.who[seat], command)
            if isinstance(command, wire.Move) and wire.Ack("", True) in answers:
                self.acknowledged[seat].append(command.move)

        task = asyncio.get_running_loop().create_task(work())
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def step(self) -> None:
        random, seat = self.random, self.random.randrange(SEATS)
        moods: list[tuple[int, Callable[[], Any]]] = [
            (40, self.a_move),
            (10, lambda: self.send(*random.choice(self.sent[-12:])) if self.sent else None),  # again, or late
            (4, lambda: self.send(seat, wire.Move(self.live.table.seq(seat), "play nonsense"))),
            (4, lambda: self.send(seat, wire.Back(self.live.table.seq(seat)))),
            (
                6,
                lambda: self.send(seat, wire.SetOrders(wire.Orders(random.choice(["off", "until_turn", "unless_me"])))),
            ),
            (3, lambda: self.send(seat, wire.Away())),
            (3, lambda: self.send(seat, wire.Claim())),
            (2, lambda: self.send(random.randrange(SEATS), wire.HandOver(seat))),
            (1, lambda: self.send(random.randrange(SEATS), wire.Kick(seat)) if random.random() < 0.2 else None),
            (1, lambda: self.send(seat, wire.Leave()) if random.random() < 0.2 else None),
            (9, lambda: self.connect(random.randrange(-1, SEATS))),
            (9, self.disconnect),
            (4, self.doze),
            (3, lambda: setattr(self, "full", not self.full)),
            (3, lambda: setattr(self, "offset", random.choice([0, 3_600_000, -3_600_000]))),
            (2, self.kill),
        ]
        what = random.choices([mood for _, mood in moods], [weight for weight, _ in moods])[0]()
        if asyncio.iscoroutine(what):
            await what
        await asyncio.sleep(random.choice([0, 0, 0, 0.002, 0.01]))
        if self.registry.tables.get(self.id) is not self.live:  # it was killed, or could not be read back
            await asyncio.gather(*self.under_way, return_exceptions=True)
            self.ears.clear()
            await self.table()

    def doze(self) -> None:
        for ear in self.ears:
            ear.sleepy = self.random.random() < 0.3
            ear.flush()

    async def finish(self) -> None:
        """Play to the end without faults: one player stays and answers, all others are gone."""
        self.offset, self.full = 0, False
        await asyncio.gather(*self.under_way, return_exceptions=True)
        if self.registry.tables.get(self.id) is not self.live:
            await self.table()
        while self.ears:
            self.disconnect()
        table = self.live.table
        stays = next((seat for seat in table.people() if table.chairs[seat].player), None)
        if stays is None:  # everybody left or was kicked: then the table was closed, or only bots are there
            return
        await self.connect(stays)
        end = asyncio.get_running_loop().time() + 60
        while self.live.table.playing:
            assert asyncio.get_running_loop().time() < end, f"it waits for {self.live.table.match.waiting()}"  # type: ignore[union-attr]
            if self.live.table.match is not None and stays in self.live.table.match.waiting():
                options = [action.text for action in self.live.table.match.options_of(stays)]
                self.sent.append((stays, wire.Move(self.live.table.seq(stays), self.random.choice(options))))
                self.send(*self.sent[-1])
            await asyncio.sleep(0.001)
        await asyncio.gather(*self.under_way, return_exceptions=True)

    # -- what must be true ----------------------------------------------------------------
    async def check(self) -> None:
        async with self.live.lock:
            await self._check()

    async def _check(self) -> None:
        rows = [(int(seq or 0), int(at or 0), str(body)) for seq, at, body in await self.store.entries(self.id)]
        entries = [decode(body, self.id, seq) for seq, _, body in rows]
        table = replay(rows, self.id, self.registry.shelf)
        assert table.match is not None
        assert self.live.table.match is not None
        assert table.match.state.dump() == self.live.table.match.state.dump(), "memory and log differ"
        assert table.match.state.inventory() == self.dealt(entries).match.state.inventory()  # type: ignore[union-attr]
        self.check_events(entries)
        self.check_moves(entries)
        for ear in self.ears:
            if not ear.sleepy and not ear.over:
                shown = broadcaster.Broadcaster(table, 1.0, self.registry.own_times).view(table.match, ear.seat)
                assert ear.view == json.loads(shown)

    def dealt(self, entries: list[AnyEntry]) -> TableModel:
        assert isinstance(entries[0], Made)
        table = TableModel(entries[0], 0, self.registry.shelf)
        for entry in entries[1:]:
            if table.match is None:
                table.enter(entry, 0)
        return table

    def check_events(self, entries: list[AnyEntry]) -> None:
        assert isinstance(entries[0], Made)
        table = TableModel(entries[0], 0, self.registry.shelf)
        told = [event for entry in entries[1:] for event in table.enter(entry, 0)]
        kinds = table.kinds
        for ear in self.every_ear:
            for (seat, number), event in ear.heard.items():
                true = as_wire(told[number - 1].seen_by(Seat(seat)), kinds)
                assert json.loads(msgspec.json.encode(true)) == event

    def check_moves(self, entries: list[AnyEntry]) -> None:
        for seat in range(SEATS):
            by_player = (entry for entry in entries if isinstance(entry, Moved) and entry.by == "player")
            stored = [entry.move for entry in by_player if entry.seat == seat and entry.move not in (LEAVE, "back")]
            left = iter(stored)
            assert all(move in left for move in self.acknowledged[seat]), "an acknowledged move is not in the log"
            assert len(stored) <= len(self.acknowledged[seat]) + self.unknown, "a move was made twice"


@pytest.mark.parametrize("tempo", ["live", "relaxed"])
@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_whatever_happens_the_table_stays_true(
    game: str, tempo: wire.Tempo, new_store: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(seed: int) -> None:
        chaos = Chaos(new_store(), game, seed, monkeypatch)
        await chaos.begin(tempo)
        for number in range(STEPS):
            await chaos.step()
            if number % 25 == 24 and not chaos.full and not chaos.live.untrue:
                await chaos.check()
        await chaos.finish()
        await chaos.check()
        assert sum(map(len, chaos.acknowledged)) > 0
        chaos.live.stop()
        await asyncio.to_thread(chaos.store.close)

    asyncio.run(run(SEED))

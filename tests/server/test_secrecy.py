"""Secrecy: content, size, numbers and timing of messages reveal no more than the view."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from kociolek.catalog import GAMES
from kociolek.core.api import Seat
from kociolek.core.rng import seeded
from kociolek.match import Match
from kociolek.server.bot_pool import BotPool
from kociolek.server.tables import broadcaster, clocks
from kociolek.server.tables.broadcaster import text_of
from kociolek.server.tables.live import LiveTable
from server_kit import Person, Running, table_of, until


@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_only_views_and_redacted_events_reach_a_reader(server: Running, game: str) -> None:
    """All messages are compared with what the rules let the subscriber know."""
    people, table = table_of(server, 3, game)
    lines = [person.open(table) for person in people] + [Person(server.port).open(table)]
    for line in lines:
        line.wait("state")
    chance = Random(3)
    for _ in range(40):
        waiting = people[0].state(table)["view"]["waiting"]
        if not waiting:
            break
        seat = chance.choice(waiting)
        options = people[seat].state(table)["moves"]
        people[seat].post(f"/api/tables/{table}/move", {"move": chance.choice(options)})
    live = server.server.registry.tables[table]
    match = live.table.match
    kinds = match.game.kind_names()
    told = list(live.table.recent)
    for seat, line in zip((0, 1, 2, -1), lines, strict=True):
        line.ask("ping")
        events = [event for message in line.heard if message["type"] == "state" for event in message["events"]]
        allowed = []
        for event in told:
            seen = event.seen_by(seat)
            wanted = {"verb": seen.verb, "seat": int(seen.seat), "other": int(seen.other)}
            wanted |= {"card": kinds[int(seen.kind)] if int(seen.kind) >= 0 else "", "index": int(seen.index)}
            nothing = {"other": -1, "card": "", "index": -1}
            allowed.append({key: value for key, value in wanted.items() if nothing.get(key) != value})
        assert events == allowed
        view = line.last["state"]["view"]
        assert view == match.view(seat).to_json()
        assert view["seat"] == (None if seat < 0 else seat)
        if match.waiting():  # at the end it is told to everybody
            secret = live.table.fair.secret.hex()
            assert not any(secret in text for text in line.raw)


@pytest.mark.parametrize(
    ("game", "asking"),
    [("kittens", "everybody"), ("kittens", "choice"), ("wizardkittens", "choice"), ("witchstone", "choice")],
)
def test_what_others_hold_changes_no_byte(
    server: Running, game: str, asking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At each step of a game the position is replaced by others that one subscriber could not tell from it, with other
    hands and other piles. All that would be sent to that subscriber stays the same, byte by byte, with all numbers, all
    times, and the moment at which the table acts by itself."""
    people, table = table_of(server, 3, game, tempo="live", window=60, asking=asking)
    lines = [person.open(table) for person in people]
    for line in lines:
        line.wait("state")
    live = server.server.registry.tables[table]
    for module in (clocks, broadcaster):
        monkeypatch.setattr(module, "now_ms", lambda: 1_790_000_000_000)
    chance = Random(3)
    differed = 0
    for _ in range(25):
        asked = live.table.match.waiting()
        if not asked:
            break
        seat = chance.choice(asked)
        state = people[seat].state(table)
        options = state["moves"] or ["pass"]  # it may be too late: the clock runs
        people[seat].post(f"/api/tables/{table}/move", {"move": chance.choice(options), "seq": state["seq"]})
        for subscriber in (0, 1, 2, -1):
            differed += ask_in_loop(live, partial(compare, live, subscriber, chance.randrange(1 << 30)))
    assert differed > (0 if game == "witchstone" else 20), "the other worlds were no others"


def ask_in_loop(live: LiveTable, work: Callable[[], int]) -> int:
    """Run in the event loop of the server, so that nothing else happens meanwhile."""
    done: Future[int] = Future()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    live.loop.call_soon_threadsafe(run)
    return done.result(20)


def compare(live: LiveTable, subscriber: int, seed: int) -> int:
    """Tell whether the imagined world was another one."""
    table = live.table
    match = table.match
    assert match is not None
    if subscriber >= 0 and match.state.can_take_back(Seat(subscriber)):
        return 0  # its own last moves are no part of what it imagines
    real, window = match.state, table.window
    frozen = live.loop.time()
    live.clocks.time = lambda: frozen

    def all_of_it() -> tuple[object, ...]:
        state = live.broadcaster.state(subscriber, max(0, table.n - 20))
        return (
            text_of(state), msgspec.json.encode(live.broadcaster.info()), live.broadcaster.row(""),
            live.clocks.next_due(), [live.clocks.deadline(seat) for seat in range(3)], table.window,
        )  # fmt: skip

    try:
        told = all_of_it()
        other = match.game.imagine(match.view(subscriber), seeded(seed))
        match.state = other
        table._note_window()
        assert all_of_it() == told
        return int(other.dump() != real.dump())
    finally:
        match.state = real
        table.window = window
        live.clocks.time = live.loop.time


def test_numbers_do_not_count_what_is_hidden(server: Running) -> None:
    """A move that others cannot notice changes none of their numbers."""
    people, table = table_of(server, 2, "witchstone")
    while people[0].state(table)["view"]["prompt"] != "tile":
        seat = people[0].state(table)["view"]["waiting"][0]
        people[seat].post(f"/api/tables/{table}/move", {"move": people[seat].state(table)["moves"][0]})
    seat = people[0].state(table)["view"]["waiting"][0]
    other = people[1 - seat]
    before = other.state(table)
    options = people[seat].state(table)["moves"]
    people[seat].post(f"/api/tables/{table}/move", {"move": options[0]})
    after = other.state(table)
    assert after["view"] == before["view"]
    assert (after["n"], after["seq"]) == (before["n"], before["seq"])
    assert after["clock"]["deadline"] == before["clock"]["deadline"]


def test_a_bot_takes_as_long_whatever_it_holds() -> None:
    """One with a single option need not think, but must not be quicker for that: neither when bots are idle, nor while
    one that has to be started, or that others have asked, lets them all wait."""

    async def times(bot_pool: BotPool, view: bytes) -> tuple[float, float]:
        async def took(work: Coroutine[Any, Any, object]) -> float:
            begin = time.monotonic()
            await work
            return time.monotonic() - begin

        busy = [asyncio.create_task(bot_pool.ask(GAMES["kittens"], "random", view)) for _ in range(3)]
        forced = asyncio.create_task(took(bot_pool.pretend()))
        free = asyncio.create_task(took(bot_pool.ask(GAMES["kittens"], "random", view)))
        again = asyncio.create_task(took(bot_pool.pretend()))
        await asyncio.gather(*busy)
        early, late = await forced, await again
        assert early <= await free + 0.25  # a busy machine
        assert await free <= late + 0.25
        return early, await free

    async def run() -> None:
        view = msgspec.json.encode(Match(GAMES["kittens"], 2, {}, 5).view(0).to_json())
        bot_pool = BotPool(1, 0.3)
        try:
            for _ in range(2):  # the first time the process has to be started
                forced, free = await times(bot_pool, view)
                assert forced >= 0.3
                assert free >= 0.3
        finally:
            await bot_pool.close()

    asyncio.run(run())


def test_a_table_asks_for_time_where_a_bot_has_no_choice(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pretended = []
    real = server.server.bot_pool.pretend

    async def pretend(most: float) -> None:
        pretended.append(1)
        await real(most)

    monkeypatch.setattr(server.server.bot_pool, "pretend", pretend)
    ala = server.person("Ala")
    table = ala.make("kittens", seats=3, bots=2, start=True, tempo="relaxed", window=1200)
    line = ala.open(table)
    line.wait("state")

    def played() -> bool:
        state = line.last["state"]
        if 0 in state["view"]["waiting"]:
            options = state["moves"]
            line.move("pass" if "pass" in options else options[0])
        line.drain(0.01)
        return bool(pretended)

    until(played)

"""Who has no choice is not asked, and nobody else can tell by any message or its time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from fake_time import Reader, identity, new_table, registry_in, run_jumping
from kociolek.catalog import game_named
from kociolek.server import wire
from kociolek.server.boxes import Shelf
from kociolek.server.entries import BotPut, Made, Moved, Sat, Started
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.model import TableModel
from kociolek.server.tables.registry import TableRegistry
from server_kit import Person, Running, until


@dataclass
class Temper:
    """How long a person takes to decline, in seconds; log-normal."""

    median: float
    spread: float
    silent: float = 0.0  # share of windows left to run out

    def draw(self, chance: Random) -> float:
        if chance.random() < self.silent:
            return float("inf")
        return self.median * exp(self.spread * chance.gauss(0.0, 1.0))


ATTENTIVE = Temper(1.25, 0.45, 0.02)
FAST = Temper(0.7, 0.25)
SLOW = Temper(2.8, 0.35, 0.1)


@dataclass
class Window:
    """A Nope window that nobody used, as an observer saw it: whom it asked and how long it was open. And a secret."""

    asked: tuple[int, ...]
    lasted: float
    choosers: tuple[int, ...]  # who had a choice


@dataclass
class Party:
    """People who play cards and decline to Nope. They see only what the server sends them."""

    registry: TableRegistry
    tempers: list[Temper]
    chance: Random
    setup: dict[str, Any]
    forgetful: bool = False
    windows: list[Window] = field(default_factory=list)
    asked_in_vain: int = 0
    in_windows: int = 0  # messages to the public while a window was open
    live: LiveTable | None = None  # the last table

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        live = self.live = await new_table(self.registry, len(self.tempers), **self.setup)
        live.clocks.answer_times.chance = self.chance
        open_since: list[float] = []
        secret = Window((), 0.0, ())
        over = loop.create_future()

        def watch(message: Any) -> None:
            """The public sees windows open and close."""
            if message["type"] == "table" and message["table"]["status"] != "playing" and not over.done():
                over.set_result(None)
            news = message["type"] == "state" and (message["events"] or not message["clock"]["window"])
            self.in_windows += bool(open_since) and not news
            if not news:
                return
            if self.forgetful:
                live.clocks.answer_times.own.clear()
                live.clocks.answer_times.table.clear()
            if open_since:
                secret.lasted = loop.time() - open_since.pop()
                if not any(event["verb"] == "noped" for event in message["events"]):
                    self.windows.append(replace(secret))
            if message["clock"]["window"]:
                open_since.append(loop.time())
                match = live.table.match
                assert match is not None
                secret.asked = tuple(message["view"]["waiting"])
                secret.choosers = tuple(seat for seat in match.waiting() if len(match.options_of(seat)) > 1)

        live.attach(Reader("", watch), None, -1)
        for seat in range(len(self.tempers)):
            self.seat(live, seat)
        await over
        live.stop()

    def seat(self, live: LiveTable, seat: int) -> None:
        loop = asyncio.get_running_loop()
        who = identity(seat)
        known: list[int] = []

        def told(message: Any) -> None:
            if message["type"] != "state":
                return
            view = message["view"]
            if seat not in view["waiting"] or known == [message["seq"]]:
                return
            known[:] = [message["seq"]]
            options = [option["text"] for option in view["options"]]
            if message["clock"]["window"]:
                self.asked_in_vain += len(options) == 1
                wait, move = self.tempers[seat].draw(self.chance), "pass"
                if self.chance.random() < 0.2 and "play nope" in options:
                    move = "play nope"
            else:
                cards = [each for each in options if each.startswith("play")]
                wait, move = 1.0, self.chance.choice(cards if cards and self.chance.random() < 0.8 else options)
            if wait < 1e6:
                loop.call_later(wait, lambda: loop.create_task(live.command(who, wire.Move(message["seq"], move))))

        live.attach(Reader(who.player.id, told), None, -1)


def play(folder: Path, tempers: list[Temper], games: int, seed: int, forgetful: bool = False, **setup: Any) -> Party:
    async def work() -> Party:
        with registry_in(folder, seed) as registry:
            party = Party(registry, tempers, Random(seed), {"window": 5, **setup}, forgetful)
            for _ in range(games):
                await party.play()
            return party

    found = run_jumping(work)
    assert isinstance(found, Party)
    return found


def kolmogorov_smirnov(left: list[float], right: list[float]) -> float:
    """Return the p value of the two-sample test."""
    points = sorted({*left, *right})
    most = 0.0
    for point in points:
        below = sum(each <= point for each in left) / len(left) - sum(each <= point for each in right) / len(right)
        most = max(most, abs(below))
    n = sqrt(len(left) * len(right) / (len(left) + len(right)))
    x = (n + 0.12 + 0.11 / n) * most
    return min(1.0, max(0.0, 2 * sum([(1 if k % 2 else -1) * exp(-2 * k * k * x * x) for k in range(1, 101)])))


def halves(party: Party, asked: tuple[int, ...], seat: int) -> tuple[list[float], list[float]]:
    """Return how long the windows for these seats were open when one of them had a choice, and when it had none."""
    windows = [each for each in party.windows if each.asked == asked]
    found = [[each.lasted for each in windows if (seat in each.choosers) == choice] for choice in (True, False)]
    assert min(map(len, found)) > 40
    return found[0], found[1]


@pytest.mark.parametrize("tempers", [[FAST, SLOW], [SLOW, ATTENTIVE], [FAST, ATTENTIVE]])
def test_the_time_of_a_window_does_not_tell_who_has_a_choice(tempers: list[Temper], tmp_path: Path) -> None:
    """With two players the end of a window is the answer of one of them. The first windows, when the table knows
    nothing of its people yet, are among those compared."""
    party = play(tmp_path, tempers, 30, 1)
    assert party.asked_in_vain == 0
    for seat in range(2):
        assert kolmogorov_smirnov(*halves(party, (seat,), seat)) > 0.01


def test_the_test_finds_a_difference_where_there_is_one(tmp_path: Path) -> None:
    """If the table forgets all it learnt, slow and fast people are told apart from the shipped times."""
    party = play(tmp_path, [FAST, SLOW], 30, 1, forgetful=True)
    for seat in range(2):
        assert kolmogorov_smirnov(*halves(party, (seat,), seat)) < 0.001


def test_four_players_show_no_difference_and_no_message(tmp_path: Path) -> None:
    """Spectators hear of a window when it opens and when it closes, whoever answers meanwhile."""
    party = play(tmp_path, [FAST, SLOW, ATTENTIVE, ATTENTIVE], 60, 2)
    assert party.in_windows == 0
    assert party.asked_in_vain == 0
    for seat in (1, 2, 3):
        assert kolmogorov_smirnov(*halves(party, (1, 2, 3), seat)) > 0.01


@pytest.mark.parametrize("seats", [2, 4])
def test_windows_are_not_slower_than_with_attentive_people(seats: int, tmp_path: Path) -> None:
    lasted = []
    for asking in ("everybody", "choice"):
        (tmp_path / asking).mkdir()
        party = play(tmp_path / asking, [ATTENTIVE] * seats, 30, 3, asking=asking)
        lasted.append(median(window.lasted for window in party.windows if len(window.asked) == seats - 1))
    before, now = lasted
    assert now <= before


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """Forced answers are stored like moves."""

    async def work() -> None:
        with registry_in(tmp_path, 4) as registry:
            party = Party(registry, [FAST, FAST, ATTENTIVE], Random(4), {"window": 5})
            await party.play()
            assert party.live is not None
            table = party.live.table
            again = await registry.read(table.id)
            assert table.match is not None
            assert again.match is not None
            assert again.match.state.dump() == table.match.state.dump()
            assert (again.asked, again.reactor, again.own, again.public) == (
                table.asked, table.reactor, table.own, table.public,
            )  # fmt: skip
            rows = await registry.store.entries(table.id)
            assert any('"forced"' in str(row[2]) for row in rows)

    run_jumping(work)


async def declined(registry: TableRegistry, present: bool) -> float:
    """Play a card against somebody without a Nope, who is there or not. Return how long the window was open."""
    while True:
        live = await new_table(registry, 2, window=12)
        match = live.table.match
        assert match is not None
        seat = match.waiting()[0]
        hand = match.view(1 - seat).to_json()["hand"]
        cards = [each for each in match.options_of(seat) if each.text in ("play attack", "play skip", "play shuffle")]
        if cards and isinstance(hand, dict) and "nope" not in hand:
            break
    readers = [Reader(identity(number).player.id, lambda message: None) for number in range(2)]
    for reader in readers:
        live.attach(reader, None, -1)
    if not present:
        live.detach(readers[1 - seat])
    begin = live.loop.time()
    await live.carry_out(identity(seat), wire.Move(live.table.seq(seat), cards[0].text))
    while live.table.window:
        await asyncio.sleep(0.05)
    live.stop()
    return live.loop.time() - begin


def test_nobody_answers_for_an_absent_player(tmp_path: Path) -> None:
    """Others see who is connected: an absent player with a choice could not answer either. The window runs out."""

    async def work() -> list[float]:
        with registry_in(tmp_path, 5) as registry:
            return [await declined(registry, present) for present in (True, False)]

    here, away = run_jumping(work)
    assert here < 11
    assert away == pytest.approx(12, abs=0.1)


async def dealt(
    registry: TableRegistry, fits: Callable[[int, dict[str, int], dict[str, int]], bool], **setup: Any
) -> LiveTable:
    """Return a table of two whose active seat and hands (of the active player and the other) fit."""
    while True:
        live = await new_table(registry, 2, window=60, **setup)
        match = live.table.match
        assert match is not None
        seat = match.waiting()[0]
        hands: list[Any] = [match.view(each).to_json()["hand"] for each in (seat, 1 - seat)]
        if fits(seat, hands[0], hands[1]):
            for number in range(2):
                live.attach(Reader(identity(number).player.id, lambda message: None), None, -1)
            return live


async def move(live: LiveTable, seat: int, text: str) -> None:
    assert await live.carry_out(identity(seat), wire.Move(live.table.seq(seat), text)) == [wire.Ack("", True)]


def prompt(live: LiveTable) -> tuple[str, int]:
    assert live.table.match is not None
    return live.table.match.state.prompt(), int(live.table.match.state.waiting)


@pytest.mark.parametrize("asking", ["choice", "everybody"])
def test_the_only_target_is_not_asked_for(tmp_path: Path, asking: str) -> None:
    async def work() -> None:
        with registry_in(tmp_path, 6) as registry:
            live = await dealt(registry, lambda seat, hand, other: "favor" in hand and "nope" in other, asking=asking)
            match = live.table.match
            assert match is not None
            seat = match.waiting()[0]
            await move(live, seat, "play favor")
            if asking == "everybody":
                assert prompt(live) == ("aim", 1 << seat)
                await move(live, seat, f"aim {1 - seat}")
            assert prompt(live) == ("nope", 1 << 1 - seat)
            assert match.moves[-1] == (seat, f"aim {1 - seat}")
            live.stop()

    run_jumping(work)


@pytest.mark.parametrize("asking", ["choice", "everybody"])
def test_nobody_is_asked_about_the_own_nope(tmp_path: Path, asking: str) -> None:
    """Also not with another Nope in hand."""

    def fits(seat: int, hand: dict[str, int], other: dict[str, int]) -> bool:
        return "skip" in hand and "nope" in hand and other.get("nope", 0) > 1

    async def work() -> None:
        with registry_in(tmp_path, 7) as registry:
            live = await dealt(registry, fits, asking=asking)
            assert live.table.match is not None
            seat = live.table.match.waiting()[0]
            await move(live, seat, "play skip")
            await move(live, 1 - seat, "play nope")
            assert prompt(live) == ("nope", 3 if asking == "everybody" else 1 << seat)
            view = json.loads(live.broadcaster.view(live.table.match, 1 - seat))
            assert (1 - seat in view["waiting"]) == bool(view["options"]) == (asking == "everybody")
            live.stop()

    run_jumping(work)


def test_standing_orders_pass_at_once_with_and_without_a_choice(tmp_path: Path) -> None:
    async def work() -> None:
        with registry_in(tmp_path, 8) as registry:
            for choice in (True, False):

                def fits(seat: int, hand: dict[str, int], other: dict[str, int], choice: bool = choice) -> bool:
                    return "shuffle" in hand and ("nope" in other) is choice

                live = await dealt(registry, fits)
                assert live.table.match is not None
                seat = live.table.match.waiting()[0]
                await live.carry_out(identity(1 - seat), wire.SetOrders(wire.Orders("until_turn")))
                await move(live, seat, "play shuffle")
                assert prompt(live) == ("turn", 1 << seat)
                live.stop()

    run_jumping(work)


def test_among_bots_a_person_without_a_choice_passes_at_once(server: Running) -> None:
    """There is nobody from whom the hand must be hidden. The person is never asked in vain."""
    ala = server.person("Ala")
    assert any(forced_answers(server, ala, seed) for seed in range(10))  # a short game may have none


def forced_answers(server: Running, ala: Person, seed: int) -> int:
    """Play a game against bots until the table has given some answers, and return how many."""
    table = ala.make("kittens", seats=3, bots=2, start=True, tempo="relaxed", window=1200)
    line = ala.open(table)
    line.wait("state")
    chance = Random(seed)

    def forced() -> int:
        return sum('"forced"' in str(row[2]) for row in entries_of(server, table))

    def played() -> bool:
        state = line.last["state"]
        if 0 in state["view"]["waiting"]:
            assert not state["clock"]["window"] or len(state["moves"]) > 1
            line.move(chance.choice(state["moves"]))
        line.drain(0.01)
        return line.last["table"]["table"]["status"] == "over" if "table" in line.last else False

    until(lambda: played() or forced() > 3)
    return forced()


def entries_of(server: Running, table: str) -> list[Any]:
    registry = server.server.registry
    return list(asyncio.run_coroutine_threadsafe(entries(registry, table), registry.tables[table].loop).result(20))


async def entries(registry: TableRegistry, table: str) -> list[Any]:
    return list(await registry.store.entries(table))


def test_a_late_spectator_knows_the_whole_length_of_a_window(tmp_path: Path) -> None:
    async def work() -> None:
        with registry_in(tmp_path, 9) as registry:
            live = await dealt(registry, lambda seat, hand, other: "shuffle" in hand and "nope" in other)
            heard: list[Any] = []
            assert live.table.match is not None
            seat = live.table.match.waiting()[0]
            assert live.clocks.clock().length == 165_000  # 45 s and the bank
            await move(live, seat, "play shuffle")
            await asyncio.sleep(20)
            live.attach(Reader("", heard.append), None, -1)
            clock = next(message["clock"] for message in heard if message["type"] == "state")
            assert clock["length"] == 60_000
            assert clock["deadline"] - clock["now"] == pytest.approx(40_000, abs=100)
            live.stop()

    run_jumping(work)


def test_somebody_is_shown_as_asked_as_long_as_a_game_goes_on() -> None:
    """After a Nope the list could be empty, and programs took the game for over."""
    for seed in range(40):
        chance = Random(seed)
        setup = wire.TableSettings("kittens", 2, game_named("kittens").check(2, {}), tempo="relaxed")
        table = TableModel(Made(f"table-{seed:016}", "CODE", setup, f"{seed:064x}", "ala"), 0, Shelf())
        table.enter(Sat(0, "ala", "Ala", True, ""), 0)
        table.enter(BotPut(1, "random"), 0)
        table.enter(Started(table.game().version, ["", ""], ["Ala", "Bot"], 0), 0)
        while table.playing:
            assert table.match is not None
            assert table.waiting_for(-1)
            assert table.waiting_for(0)
            seat = chance.choice(table.match.waiting())
            table.enter(Moved(seat, chance.choice(table.match.options_of(seat)).text, "player"), 0)

"""Analyses of finished games by the server: a worker with progress, one game at a time, kept with the game."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from math import floor
from pathlib import Path
from typing import Any

import pytest

import kociolek
from kociolek.analysis.game import Budget
from kociolek.bots import Clock, bot_chance, bot_named
from kociolek.catalog import GAMES
from kociolek.match import Match
from kociolek.record import Record, record_of
from kociolek.server import analyses
from kociolek.server.analyses import AnalysisReply, seen_by
from kociolek.server.analysis_worker import steps
from kociolek.server.store.host_store import HostStore
from kociolek.server.store.opening import database_at
from server_kit import CALM, FREE, Person, Running, make_move, running, settings_for, until

COMPILED = kociolek.build() == "compiled"
LEAST = Budget((2,), 2, 2, 1)
QUICK = (
    sys.executable,
    "-c",
    "from kociolek.analysis.game import Budget; from kociolek.server.analysis_worker import main; "
    "main(Budget((2,), 2, 2, 1))",
)


def worker(monkeypatch: pytest.MonkeyPatch, *command: str) -> None:
    """Use another worker, with the usual priority: the machine of the tests may be busy."""
    monkeypatch.setattr(analyses, "WORKER", command)
    monkeypatch.setattr(analyses, "yield_to_others", lambda process: None)


def python(script: str) -> tuple[str, ...]:
    return (sys.executable, "-c", f"import sys, time; sys.stdin.read(); {script}")


def finished(server: Running, people: int = 2) -> tuple[list[Person], str]:
    """A finished game of kittens of some people."""
    seated = [server.person(f"P{number}") for number in range(people)]
    table = seated[0].make("kittens", seats=people, **CALM)
    for person in seated[1:]:
        person.sit(table)
    seated[0].do(table, "start")
    number = 0
    while make_move(table, seated, number):
        number += 1
    return seated, table


def address(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def settled(person: Person, table: str) -> Any:
    return until(lambda: (found := person.get(address(table)))["state"] in ("done", "failed") and found)


def game_of_bots(game: str = "kittens", most: int = 10_000) -> Record:
    match = Match(GAMES[game], 2, {}, 3, ["Ala", "Ola"])
    bots = [bot_named("random", match.game, bot_chance(3, seat)) for seat in range(2)]
    while not match.over and len(match.moves) < most:
        seat = int(match.state.first())
        match.act(seat, bots[seat].choose(match.view(seat), Clock(iterations=1)))
    return record_of(match)


@pytest.mark.parametrize("game", GAMES if COMPILED else ["kittens"])  # interpreted, Witchstone takes half a minute
def test_the_worker_tells_every_move(game: str) -> None:
    record = game_of_bots(game)
    *moves, last = steps(record, LEAST)
    done = [step.done for step in moves]
    assert done == sorted(done)
    assert done[-1] == last.done == len(record.moves)
    named = {choice.text for step in moves for choice in step.choices}
    decisions = [step.decision for step in moves if step.decision is not None]
    assert decisions
    for decision in decisions:
        assert decision.best is not None
        assert {decision.played, decision.best.move} <= named
        assert record.moves[decision.number - 1] == (decision.seat, decision.played)
    assert last.summary is not None
    assert sum(round(account.luck * 1e6) for account in last.summary.accounts) == 0
    early = [decision.number for decision in decisions[:3]]
    assert [moment.number for moment in moves[2].moments] == sorted(early), "turning points are known first"
    assert not any(step.moments for step in moves if step is not moves[2])
    assert [decision.number for decision in decisions[3:]] == sorted({each.number for each in decisions} - {*early})
    if game == "witchstone":
        assert len(last.summary.points) == 11
        scores = [sum(points) for points in last.summary.points[-1]]
        assert scores == [floor(score) for score in record.scores]
        assert len(last.summary.sources) == len(last.summary.points[0][0])


def test_it_is_made_once_and_kept_with_the_game(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(monkeypatch, *QUICK)
    (ala, ola), table = finished(server)
    assert ala.get(address(table))["state"] == "none"
    asked = ala.post(address(table), {})
    assert (asked["state"], asked["ahead"]) == ("waiting", 0)
    found = settled(ala, table)
    assert found["state"] == "done"
    assert found["done"] == found["count"] > 0
    worker(monkeypatch, *python("sys.exit(3)"))
    assert ala.post(address(table), {}) == found == ala.get(address(table)), "from the store"
    assert settled(ola, table)["state"] == "done"
    with closing(database_at(server.settings.store)) as database:
        assert len(database.rows("SELECT live FROM analysis WHERE live = ?", (table,))) == 1


def test_what_people_gave_away_is_told_to_themselves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(monkeypatch, *QUICK)
    seated, table = finished(server)
    seated[0].post(address(table), {})
    settled(seated[0], table)
    for me, person in enumerate([*seated, server.person("Ela")]):
        found = person.get(address(table))
        for decision in found["decisions"]:
            own = decision["seat"] == me
            assert (decision["best"] is not None) == own
            if not own:
                assert (decision["loss"], decision["label"], decision["why"]) == (0, "", [])
        for seat, account in enumerate(found["summary"]["accounts"]):
            assert (account["losses"] is not None) == (seat == me)
            assert isinstance(account["luck"], float), "the luck of all is told"


def test_bots_have_nothing_to_hide(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(monkeypatch, *QUICK)
    ala = server.person("Ala")
    table = ala.make("kittens", seats=2, bots=1, start=True, **CALM)
    number = 0
    while make_move(table, [ala], number):
        number += 1
    ala.post(address(table), {})
    found = settled(ala, table)
    assert all(decision["best"] is not None for decision in found["decisions"])


def test_an_unfinished_game_is_not_analysed(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make("kittens", seats=2, **CALM)
    ola.sit(table)
    ala.do(table, "start")
    assert ala.post(address(table), {}, 409)["error"]["key"] == "record-not-yet"
    assert ala.get(address(table), 409)["error"]["key"] == "record-not-yet"
    assert ala.post(address("unknown"), {}, 404)["error"]["key"] == "table-unknown"


def test_who_may_not_see_the_replay_may_not_see_the_analysis(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(monkeypatch, *QUICK)
    ala, ola, ela = (server.person(name) for name in ("Ala", "Ola", "Ela"))
    table = ala.make("kittens", seats=2, spectators=False, **CALM)
    ola.sit(table)
    ala.do(table, "start")
    assert ela.post(address(table), {}, 403)["error"]["key"] == "no-spectators"
    assert ela.get(address(table), 403)["error"]["key"] == "no-spectators"
    number = 0
    while make_move(table, [ala, ola], number):
        number += 1
    assert ela.get(address(table))["state"] == "none", "a finished game is open to all, as its replay is"
    assert ela.post(address(table), {})["state"] == "waiting"
    settled(ela, table)


def test_a_worker_that_fails_is_reported_and_can_be_asked_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ala, _), table = finished(server)
    for script in ("sys.exit(3)", "print('nonsense')", "import os; os.kill(os.getpid(), 9)"):
        worker(monkeypatch, *python(script))
        ala.post(address(table), {})
        assert settled(ala, table)["state"] == "failed"
    monkeypatch.setattr(analyses, "SILENCE", 0.1)
    worker(monkeypatch, *python("time.sleep(60)"))
    ala.post(address(table), {})
    assert settled(ala, table)["state"] == "failed", "it says nothing"
    monkeypatch.setattr(analyses, "SILENCE", 60)
    worker(monkeypatch, *QUICK)
    ala.post(address(table), {})
    assert settled(ala, table)["state"] == "done"


def test_the_queue_is_bounded(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    enough = tmp_path / "enough"
    worker(monkeypatch, *python(f"import os\nwhile not os.path.exists({str(enough)!r}): time.sleep(0.02)"))
    (ala, ola), first = finished(server)
    others = [finished(server, 2)[1] for _ in range(3)]
    assert ala.post(address(first), {})["ahead"] == 0
    assert ala.post(address(others[0]), {})["ahead"] == 1
    assert ala.post(address(others[1]), {})["ahead"] == 2
    assert ala.post(address(others[0]), {})["ahead"] == 1, "asking twice changes nothing"
    assert ala.post(address(others[2]), {}, 429)["error"]["key"] == "too-often"
    monkeypatch.setattr(analyses, "QUEUE", 2)
    assert ola.post(address(others[2]), {}, 503)["error"]["key"] == "server-busy"
    assert len(server.server.analyses.jobs) == 3
    enough.touch()
    until(lambda: not server.server.analyses.jobs)


def test_asking_costs(new_store: Callable[[], str]) -> None:
    limits = replace(FREE, create=(0.001, 10.0))
    with running(settings_for(new_store(), limits=limits)) as server:
        ala = server.person("Ala")
        for _ in range(2):
            ala.post(address("x" * 20), {}, 404)
        assert ala.post(address("x" * 20), {}, 429)["error"]["key"] == "too-often"


def test_a_worker_has_the_lowest_priority() -> None:
    async def look() -> tuple[int, int]:
        process = await asyncio.create_subprocess_exec("sleep", "60")
        analyses.yield_to_others(process.pid)
        found = os.getpriority(os.PRIO_PROCESS, process.pid), os.sched_getscheduler(process.pid)
        process.kill()
        await process.wait()
        return found

    assert asyncio.run(look()) == (19, os.SCHED_IDLE)


def test_a_killed_server_is_asked_again(new_store: Callable[[], str], tmp_path: Path) -> None:
    """The server is killed while it analyses. Its worker ends too; the next server knows nothing of it and makes it."""
    store, pids = new_store(), tmp_path / "pids"
    with running(settings_for(store)) as server:
        (ala, _), table = finished(server)
        cookie = ala.cookie
    slow = python(
        "import os; parent = os.getppid(); from kociolek.server.bot_worker import exit_with; "
        f"open({str(pids)!r}, 'a').write(str(os.getpid()) + ' '); exit_with(parent)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, store, repr(slow)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        ala = Person(port, cookie=cookie)
        assert ala.post(address(table), {})["state"] == "waiting"
        pid = int(until(lambda: pids.exists() and pids.read_text().strip()))
        os.kill(process.pid, signal.SIGKILL)
    until(lambda: not alive(pid))
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, store, repr(QUICK)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        ala = Person(int(process.stdout.readline()), cookie=cookie)
        assert ala.get(address(table))["state"] == "none"
        ala.post(address(table), {})
        found = settled(ala, table)
        assert found["state"] == "done"
        os.kill(process.pid, signal.SIGKILL)
    with running(settings_for(store)) as server:
        assert Person(server.port, cookie=cookie).get(address(table)) == found, "kept in the store"


SERVE = """
import sys
from kociolek.server import analyses
from kociolek.server.app import run
from kociolek.server.bench import free_settings
from kociolek.server.store.opening import open_store
vars(analyses)["WORKER"] = eval(sys.argv[2])
vars(analyses)["yield_to_others"] = lambda process: None
run(free_settings(sys.argv[1]), open_store(sys.argv[1]), lambda a: print(a.rpartition(":")[2], flush=True))
"""


def alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_a_removed_game_takes_its_analysis_along(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(monkeypatch, *QUICK)
    (ala, _), table = finished(server)
    ala.post(address(table), {})
    settled(ala, table)
    loop = asyncio.new_event_loop()
    store = server.server.store

    async def remove() -> None:
        await HostStore(store).remove_table(table)
        assert await store.analysis(table, 1) is None
        await store.keep_analysis(table, 1, "{}")
        assert await store.analysis(table, 1) is None, "the game is gone"

    loop.run_until_complete(remove())
    loop.close()


def test_nothing_of_others_is_left_in_a_reply() -> None:
    reply = AnalysisReply("running", 1, 2)
    for step in steps(game_of_bots(), LEAST):
        if step.decision is not None:
            reply.decisions.append(step.decision)
        reply.summary = step.summary
    hidden = seen_by(reply, {0})
    assert {each.seat for each in hidden.decisions if each.best is None} == {0}
    assert [each.shares for each in hidden.decisions] == [each.shares for each in reply.decisions]
    assert all(each.best is not None for each in reply.decisions), "the original stays"

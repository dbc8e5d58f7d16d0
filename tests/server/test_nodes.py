"""Several nodes: on one machine under a supervisor, and on "several machines" with a port each and a proxy in front."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from kociolek.core.errors import KociolekError
from kociolek.server.store import leases
from kociolek.server.store.check import replay_all
from kociolek.server.store.opening import database_at
from server.nodes_kit import FRONTS, Nodes, crash, ready
from server_kit import CALM, Person, Socket, fresh_database, make_move, until

numbers = iter(range(1000))
SOON = 20.0  # seconds: a busy machine needs longer than the two of a lease
soon = partial(until, patience=SOON, pause=0.1)  # rarely enough for the limits of the nodes
ADDRESSES = iter(range(1, 60_000))


def person(port: int, name: str = "Ala") -> Person:
    """A player from an address of their own."""
    number = next(ADDRESSES)
    return following(Person(port, name, address=f"10.1.{number >> 8}.{number & 255}"))


def also(who: Person, port: int) -> Person:
    """The same player at another node."""
    return Person(port, cookie=who.cookie)


def following(who: Person) -> Person:
    """Follow redirects as browsers do, each request on a connection of its own: the proxy of the tests decides once."""
    plain = who.http.request

    def request(method: str, url: Any, **more: Any) -> httpx.Response:
        answer = plain(method, url, **more)
        for _ in range(5):  # httpx itself would leave the cookie behind
            if answer.status_code == 307:
                answer = plain(method, answer.headers["location"], **more)
        return answer

    who.http.headers["Connection"] = "close"
    vars(who.http)["request"] = request
    return who


def owner_of(store: str, table: str) -> str:
    with closing(database_at(store)) as db:
        rows = db.rows("SELECT name FROM place JOIN node ON node.epoch = place.epoch WHERE live = ?", (table,))
    return str(rows[0][0]) if rows else ""


def log_of(store: str, table: str) -> list[Any]:
    with closing(database_at(store)) as db:
        rows = db.rows("SELECT seq, body FROM entry WHERE live = ? ORDER BY seq", (table,))
    assert [seq for seq, _ in rows] == list(range(len(rows))), "the log has holes"
    return [json.loads(str(body)) for _, body in rows]


def two_at_a_table(port: int, **setup: Any) -> tuple[list[Person], str]:
    people = [person(port, "Ala"), person(port, "Ola")]
    table = people[0].make("witchstone", seats=2, **{**CALM, **setup})
    people[1].sit(table)
    people[0].do(table, "start")
    return people, table


# -- one machine ----------------------------------------------------------------------------
@pytest.fixture(scope="module")
def machine(postgres_server: str) -> Iterator[Nodes]:
    nodes = Nodes(fresh_database(postgres_server, f"nodes{next(numbers)}"), processes=3)
    until(lambda: len(nodes.children()) == 3)
    yield nodes
    nodes.close()


@pytest.fixture
def all_there(machine: Nodes) -> Nodes:
    with closing(database_at(machine.store)) as db:
        until(lambda: len(leases.living(db)) == 3)
    return machine


def test_new_tables_go_to_all_and_every_request_arrives(all_there: Nodes) -> None:
    nodes = all_there
    tables = []
    for _ in range(4):
        tables += [two_at_a_table(nodes.port) for _ in range(3)]
        time.sleep(0.5)  # the load of nodes is told with the renewals of their leases
    owners = {owner_of(nodes.store, table) for _, table in tables}
    assert len(owners) > 1, "one node has all tables"
    for people, table in tables:
        for number in range(3):
            assert make_move(table, people, number)
        line = people[0].open(table)
        assert line.wait("state")["n"] > 0
        for _ in range(8):  # whoever accepts it
            with closing(Person(nodes.port, cookie=people[1].cookie)) as again:
                assert again.table(table)["status"] == "playing"


def test_moves_by_socket_are_one_log(all_there: Nodes) -> None:
    people, table = two_at_a_table(all_there.port)
    lines = [each.open(table) for each in people]
    for line in lines:
        line.wait("state")
    done = 0
    while done < 6:
        for line in lines:
            while line.drain(0.02):
                pass
            state = line.last["state"]
            if state["moves"]:
                done += line.move(state["moves"][0])["done"]
    moves = [entry for entry in log_of(all_there.store, table) if entry["e"] == "move" and "by" not in entry]
    assert len(moves) == done


def test_a_large_body_is_passed_whole(all_there: Nodes) -> None:
    """A request of many packets, and one after the other on the same connection, arrive at the node of the table."""
    people, table = two_at_a_table(all_there.port)
    for _ in range(6):
        with closing(Person(all_there.port, cookie=people[0].cookie)) as again:
            answer = again.http.post(f"/api/tables/{table}/commands", json={"do": "chat", "text": "x" * 30_000})
            assert answer.status_code == 422
            assert "body-bad" in answer.text
            assert again.table(table)["id"] == table
            assert again.get("/api/me")["player"]["id"] == people[0].id


def test_a_killed_process_is_replaced_and_its_tables_go_on(all_there: Nodes) -> None:
    nodes = all_there
    people, table = two_at_a_table(nodes.port)
    for number in range(4):
        make_move(table, people, number)
    before = log_of(nodes.store, table)
    owner = owner_of(nodes.store, table)
    begin = time.monotonic()
    os.kill(nodes.children()[owner], signal.SIGKILL)
    people = [Person(nodes.port, cookie=each.cookie) for each in people]

    def moved() -> bool:
        with suppress(Exception):  # connections to the dead process break
            return make_move(table, people, 1)
        return False

    soon(moved)
    assert time.monotonic() - begin < SOON
    assert log_of(nodes.store, table)[: len(before)] == before
    assert owner_of(nodes.store, table) != owner
    until(lambda: len(nodes.children()) == 3)


def test_a_rolling_restart_keeps_every_socket_busy(all_there: Nodes) -> None:
    """SIGHUP: each process is replaced, tables move, and a client that follows `moved` makes every move."""
    nodes = all_there
    people, table = two_at_a_table(nodes.port)
    before = set(nodes.children().values())
    client = Client(nodes.port, table, people)
    nodes.signal("all", signal.SIGHUP)
    begin = time.monotonic()
    while len(set(nodes.children().values()) - before) < 3 or set(nodes.children().values()) & before:
        client.move()
        assert time.monotonic() - begin < 90, "the processes are not replaced"
    for _ in range(3):
        client.move()
    client.check(nodes.store)
    assert client.longest < SOON
    until(lambda: len(nodes.children()) == 3)


class Client:
    """Both seats of a table, as a patient browser plays them: each move is sent until it is known to be stored."""

    def __init__(self, port: int, table: str, people: list[Person]) -> None:
        self.port = port
        self.table = table
        self.people = people
        self.lines: list[Socket | None] = [None] * len(people)
        self.made: list[tuple[int, str]] = []
        self.longest = 0.0

    def line(self, seat: int) -> Socket:
        end = time.monotonic() + SOON
        while True:
            found = self.lines[seat]
            try:
                if found is None:
                    found = self.people[seat].open(self.table)
                    found.wait("state", timeout=5)
                    self.lines[seat] = found
                while found.drain(0.001):
                    pass
                found.ws.ping()
                if found.last.get("bye") is None:
                    return found
            except Exception:
                assert time.monotonic() < end, "the table does not come back"
            self.lines[seat] = None
            time.sleep(0.1)

    def move(self) -> bool:
        begin = time.monotonic()
        while True:
            for seat in range(len(self.people)):
                line = self.line(seat)
                state = line.last["state"]
                if not state["view"]["waiting"]:
                    return False
                if state["moves"]:
                    self.send(seat, state["seq"], state["moves"][0])
                    self.longest = max(self.longest, time.monotonic() - begin)
                    return True
            assert time.monotonic() - begin < SOON, "nobody is asked"

    def send(self, seat: int, seq: int, move: str) -> None:
        while True:
            line = self.line(seat)
            if line.last["state"]["seq"] != seq:
                break  # it had arrived
            try:
                line.say("move", seq=seq, move=move)
                if line.wait("ack", timeout=3)["done"]:
                    break
            except (TimeoutError, ConnectionClosed, OSError):
                self.lines[seat] = None
        self.made.append((seat, move))

    def check(self, store: str) -> None:
        stored = [
            (entry["seat"], entry["move"])
            for entry in log_of(store, self.table)
            if entry["e"] == "move" and entry.get("by", "player") == "player"
        ]
        assert stored == self.made


def test_metrics_of_each_node_and_of_all(all_there: Nodes) -> None:
    names = sorted(all_there.children())
    for name in names:
        answer = httpx.get(f"http://127.0.0.1:{all_there.port}/metrics?node={name}", trust_env=False).text
        assert "kociolek_nodes 3.0" in answer
        assert all(f'kociolek_node_tables{{node="{each}"}}' in answer for each in names)


# -- several machines -----------------------------------------------------------------------
@pytest.fixture(scope="module")
def machines(postgres_server: str) -> Iterator[Nodes]:
    nodes = Nodes(fresh_database(postgres_server, f"nodes{next(numbers)}"), "abc")
    yield nodes
    nodes.close()


@pytest.fixture
def three(machines: Nodes) -> Nodes:
    """All of them run, whatever the last test did to one."""
    for name in "abc":
        machines.revive(name)
    for name in "abc":
        until(partial(ready, machines.ports[name]))
    return machines


def table_at(nodes: Nodes, name: str, **setup: Any) -> tuple[list[Person], str]:
    people, table = two_at_a_table(nodes.ports[name], **setup)
    assert owner_of(nodes.store, table) == name
    return people, table


def test_sockets_and_requests_are_sent_to_the_owner(three: Nodes) -> None:
    people, table = table_at(three, "a")
    elsewhere = also(people[0], three.ports["b"])
    line = elsewhere.open(table)
    assert line.hear() == {"type": "bye", "reason": "moved", "node": "a"}
    answer = elsewhere.http.get(f"/api/tables/{table}/state?protocol=2")
    assert answer.status_code == 307
    assert answer.headers["location"] == f"/api/tables/{table}/state?protocol=2&node=a"
    answer = elsewhere.http.post(f"/api/tables/{table}/commands", json={"do": "claim"})
    assert (answer.status_code, answer.headers["location"]) == (307, f"/api/tables/{table}/commands?node=a")
    behind = following(also(people[0], three.port))
    for _ in range(6):
        assert behind.do(table, "claim")["messages"][-1]["type"] == "ack"
        assert behind.state(table)["type"] == "state"


@pytest.mark.parametrize("front", FRONTS)
def test_a_table_is_played_behind_each_proxy(three: Nodes, front: str) -> None:
    """A socket and each request arrive at the node of the table, whichever node the proxy asks first."""
    proxy = FRONTS[front](three.ports)
    try:
        people = [person(proxy.port, name) for name in ("Ala", "Ola")]
        table = people[0].make("witchstone", seats=2, **CALM)
        people[1].sit(table)
        people[0].do(table, "start")
        owner = owner_of(three.store, table)
        for number in range(6):
            assert make_move(table, people, number)
        heard = [Socket(proxy.port, table, people[0].cookie).hear() for _ in range(6)]
        sent = [each for each in heard if each["type"] == "bye"]
        assert sent, "every socket came to the node of the table by chance"
        assert all(each == {"type": "bye", "reason": "moved", "node": owner} for each in sent)
        for _ in range(6):
            assert Socket(proxy.port, table, people[0].cookie, node=owner).hear()["type"] == "hello"
        assert httpx.get(f"http://127.0.0.1:{proxy.port}/metrics", trust_env=False).status_code == 404
    finally:
        proxy.close()


def test_all_nodes_show_the_same_lobby(three: Nodes) -> None:
    host = person(three.ports["a"], "Host")
    table = host.make("kittens", seats=3, listed=True)

    def shown(name: str) -> dict[str, Any]:
        rows = also(host, three.ports[name]).get("/api/tables")["tables"]
        return next((row for row in rows if row["id"] == table), {})

    for name in "abc":
        row = soon(partial(shown, name))
        assert (row["host"], row["taken"], row["seat"]) == ("Host", 1, 0)
    guest = person(three.ports["a"], "Guest")
    guest.sit(table)
    soon(lambda: shown("b").get("taken") == 2)


def test_the_lobby_is_whole_after_a_crash_of_postgresql(three: Nodes) -> None:
    """What nodes show each other is not logged, so PostgreSQL comes back without it."""
    host = person(three.ports["a"], "Host")
    table = host.make("kittens", seats=3, listed=True)

    def shown() -> bool:
        with suppress(KociolekError, psycopg.Error), closing(database_at(three.store)) as db:
            return (table,) in db.rows("SELECT live FROM shown")
        return False

    soon(shown)
    crash(three.store)
    soon(shown)
    soon(lambda: all(ready(three.ports[name]) for name in "abc"))
    rows = also(host, three.ports["b"]).get("/api/tables")["tables"]
    assert table in [row["id"] for row in rows]


def test_nodes_wait_while_none_reaches_the_store_and_one_that_is_cut_off_alone_ends(postgres_server: str) -> None:
    nodes = Nodes(fresh_database(postgres_server, f"nodes{next(numbers)}"), "abc", gates=True)
    try:
        targets = {name: nodes.gates[name].target for name in "abc"}

        def cut(names: str) -> None:
            for name in names:
                nodes.gates[name].target = ("127.0.0.1", 1)
            with psycopg.connect(nodes.store, autocommit=True) as db:
                for name in names:
                    told = (f"kociolek {epoch_of(nodes.store, name)}",)
                    db.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", told
                    )

        for number in range(3):  # whoever renewed its lease last has it the longest, and is the last to find it again
            time.sleep(0.25 * number)
            cut("abc")
            time.sleep(nodes.lease * 1.5)
            for name in "abc":
                nodes.gates[name].target = targets[name]
            soon(lambda: all(ready(nodes.ports[name]) for name in "abc"))
            assert not any(nodes.gone(name) for name in "abc")
        time.sleep(nodes.lease)
        cut("b")
        soon(lambda: nodes.gone("b"))
        assert nodes.running["b"].returncode == 75
        assert not nodes.gone("a")
        assert not nodes.gone("c")
    finally:
        nodes.close()


def epoch_of(store: str, name: str) -> int:
    with closing(database_at(store)) as db:
        [[epoch]] = db.rows("SELECT epoch FROM node WHERE name = ? AND alive = 1", (name,))
    return int(epoch or 0)


def test_all_nodes_know_my_tables_and_count_them(three: Nodes) -> None:
    host = person(three.ports["a"])
    tables = {also(host, three.ports[name]).make("kittens", seats=2) for name in "aabbccaabb"}
    for name in "abc":
        assert {row["id"] for row in also(host, three.ports[name]).get("/api/me/tables")["tables"]} == tables
        answer = also(host, three.ports[name]).http.post("/api/tables", json={"setup": {"game": "kittens", "seats": 2}})
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-many-tables")


def test_guesses_are_counted_once_for_all_nodes(three: Nodes) -> None:
    mallory = [Person(three.ports[name], address="10.99.0.1") for name in "abc"]
    answers = [each.http.get("/api/codes/ABCDEF").status_code for _ in range(8) for each in mallory]
    assert answers.count(404) <= 13, "each node allows ten guesses"
    assert 429 in answers


def test_a_cookie_that_was_revoked_is_void_everywhere(three: Nodes) -> None:
    people, table = table_at(three, "a")
    ala = people[0]
    line = ala.open(table)
    line.wait("state")
    at_b = also(ala, three.ports["b"])
    assert at_b.get("/api/me")["player"]["name"] == "Ala"
    at_b.post("/api/me", {"name": "Alina"})
    soon(lambda: ala.get("/api/me")["player"]["name"] == "Alina")
    old = also(ala, three.ports["c"])
    assert old.get("/api/me")["player"]["name"] == "Alina"
    at_b.post("/api/logout", {})
    soon(lambda: old.get("/api/me")["player"] is None)
    assert line.wait("bye")["reason"] == "restart"


def test_news_arrive_at_the_node_where_somebody_waits(three: Nodes) -> None:
    people, table = table_at(three, "a")
    ola = also(people[1], three.ports["c"])
    with ola.http.stream("GET", "/api/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        time.sleep(1)
        people[0].do(table, "leave")
        told = (json.loads(line) for line in lines if line)
        over = next(each for each in told if each["what"] != "turn")  # it may have been Ola's turn before
    assert over == {"type": "notice", "what": "over", "table": table}


def test_an_invitation_and_a_rating_are_known_at_all_nodes(three: Nodes) -> None:
    (ala, ola), table = table_at(three, "a", rated=True)
    for _ in range(3):  # a game that counts
        make_move(table, [ala, ola])
    ola.do(table, "leave")
    ratings = {name: also(ala, three.ports[name]).get("/api/me/ratings")["ratings"] for name in "abc"}
    assert ratings["a"]
    assert ratings["a"] == ratings["b"] == ratings["c"]
    at_c, at_b = also(ola, three.ports["c"]), also(ala, three.ports["b"])
    with at_c.http.stream("GET", "/api/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        time.sleep(1)
        new = at_b.post(f"/api/people/{ola.id}/invite", {})["table"]
        told = (json.loads(line) for line in lines if line)
        assert next(each for each in told if each["what"] == "invitation")["table"] == new
    shown = following(also(ola, three.ports["c"])).get("/api/me/tables")["invitations"]
    assert [each["table"]["id"] for each in shown] == [new]


def test_a_club_evening_is_at_one_node(three: Nodes) -> None:
    host = person(three.port, "Host")
    asked = {"name": "Club", "setup": {"game": "kittens", "seats": 2, **CALM}, "rounds": 1}
    evening = host.post("/api/evenings", asked)
    people = [person(three.port, f"Player {number}") for number in range(4)]
    for each in people:
        each.post(f"/api/evenings/{evening['id']}/join", {})
    host.post(f"/api/evenings/{evening['id']}/round", {})
    tables = {each.get(f"/api/evenings/{evening['id']}")["table"]: each for each in people}
    assert len(tables) == 2
    for table, each in tables.items():
        each.do(table, "leave")
    soon(lambda: host.get(f"/api/evenings/{evening['id']}")["status"] == "over")


def test_the_hosts_page_knows_the_tables_of_all_nodes(three: Nodes) -> None:
    _, table = table_at(three, "a")
    _, other = table_at(three, "c")
    host = person(three.port, "Host")
    host.post("/api/me/account", {"login": "the-host", "password": "correct horse battery"})
    command = [sys.executable, "-m", "kociolek", "host", "add", "the-host", "--store", three.store]
    subprocess.run(command, check=True, capture_output=True)

    def both() -> bool:
        return {table, other} <= {row["id"] for row in host.get("/api/host")["tables"]}

    soon(both)
    for each in (table, other):
        host.post(f"/api/host/tables/{each}/close", {"reason": "enough"})
    for each, name in ((table, "a"), (other, "c")):
        soon(partial(closed_at, three.ports[name], each))


def closed_at(port: int, table: str) -> bool:
    return bool(person(port).table(table)["status"] == "closed")


def test_a_drained_node_gives_its_tables_away_and_takes_none(three: Nodes) -> None:
    people, table = table_at(three, "b")
    line = people[0].open(table)
    line.wait("state")
    command = [sys.executable, "-m", "kociolek", "node"]
    store = ["--store", three.store]
    subprocess.run([*command, "drain", "b", *store], check=True, capture_output=True)
    assert line.wait("bye", timeout=SOON)["reason"] == "moved"
    soon(lambda: owner_of(three.store, table) in ("a", "c"))
    listed = subprocess.run([*command, "list", "--json", *store], check=True, capture_output=True, text=True).stdout
    assert {row["name"]: row["draining"] for row in json.loads(listed)["nodes"]} == {"a": False, "b": True, "c": False}
    assert not ready(three.ports["b"])
    subprocess.run([*command, "undrain", "b", *store], check=True, capture_output=True)
    soon(lambda: ready(three.ports["b"]))
    table_at(three, "b")


def test_a_hanging_node_loses_its_tables_and_ends_when_it_runs_again(three: Nodes) -> None:
    people, table = table_at(three, "c")
    for number in range(3):
        make_move(table, people, number)
    before = log_of(three.store, table)
    there = [following(also(each, three.port)) for each in people]  # whichever node has taken the table over
    three.signal("c", signal.SIGSTOP)
    begin = time.monotonic()

    def moved() -> bool:
        with suppress(Exception):  # HAProxy needs a second to notice
            answer = there[0].http.get(f"/api/tables/{table}")
            return answer.status_code == 200 and make_move(table, there, 1)
        return False

    soon(moved)
    took = time.monotonic() - begin
    three.signal("c", signal.SIGCONT)
    soon(lambda: three.gone("c"))
    assert three.running["c"].returncode == 75
    assert log_of(three.store, table)[: len(before)] == before
    assert took < SOON
    three.revive("c")
    until(lambda: ready(three.ports["c"]))
    with closing(database_at(three.store)) as db:
        replay_all(db)


# -- refusals -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--nodes", "2", "--store", "sqlite:x.db"], "PostgreSQL"),
        (["--node", "a", "--advertise", "10.0.0.1:1", "--store", "sqlite:x.db"], "PostgreSQL"),
        (["--node", "a", "--store", "postgresql://x@127.0.0.1:1/x"], "--advertise"),
        (["--advertise", "10.0.0.1:1", "--store", "postgresql://x@127.0.0.1:1/x"], "--node"),
        (["--node", "a", "--advertise", "nonsense", "--store", "postgresql://x@127.0.0.1:1/x"], "HOST:PORT"),
        (["--node", "a b", "--advertise", "10.0.0.1:1", "--store", "postgresql://x@127.0.0.1:1/x"], "letters"),
        (["--nodes", "-1"], "--nodes"),
        (["--nodes", "2", "--lease", "0", "--store", "postgresql://x@127.0.0.1:1/x"], "--lease"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_cannot_be_is_refused_in_words(flags: list[str], told: str) -> None:
    command = [sys.executable, "-m", "kociolek", "--lang", "en", "serve", "--port", "0", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert told in done.stderr


def test_a_second_node_of_the_same_name_is_refused(three: Nodes) -> None:
    store, port = three.store, str(three.ports["a"] - 1)
    more = ["--node", "a", "--advertise", f"127.0.0.1:{port}", "--port", "0"]
    command = [sys.executable, "-m", "kociolek", "--lang", "en", "serve", "--store", store, *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "name a is running already" in done.stderr
    single = subprocess.run(
        [sys.executable, "-m", "kociolek", "--lang", "en", "serve", "--store", store, "--port", "0"],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert single.returncode == 2
    assert "Another server uses the store" in single.stderr

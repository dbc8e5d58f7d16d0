"""Operation: health checks, locks of other programs, clocks that jump, cached documents, unknown pages."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kociolek.core.errors import KociolekError
from kociolek.server import identity
from kociolek.server.limits import ByteCache, Limits, Load, RateLimiter, TooOften
from kociolek.server.settings import Settings
from kociolek.server.static import PAGES, Client
from kociolek.server.store.database import StoreFailed
from kociolek.server.store.opening import open_store
from kociolek.server.tables import live as live_module
from kociolek.server.tables import registry as registry_module
from server_kit import Running, running, settings_for, table_of

ROOT = Path(__file__).parent.parent.parent


def file_of(store: str) -> Path:
    return Path(store.partition(":")[2])


def test_readiness_means_that_the_store_can_write(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk the server said that it was ready, because reading worked."""
    with running(settings_for(sqlite_store)) as server:
        person = server.person()
        assert person.get("/readyz") == {"ok": True}
        server.server.probe = None
        server.server.store.writer.do = lambda work: refused(asyncio.get_running_loop())
        assert person.get("/readyz", 503)["error"]["key"] == "store-failed"


def refused(loop: asyncio.AbstractEventLoop) -> asyncio.Future[None]:
    future: asyncio.Future[None] = loop.create_future()
    future.set_exception(StoreFailed("store-failed", {"reason": "disk full"}))
    return future


def test_a_link_to_a_store_is_the_same_store(tmp_path: Path) -> None:
    """The lock followed the path, so that a link started a second server on the same file."""
    store = open_store(f"sqlite:{tmp_path / 'games.db'}")
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    try:
        with pytest.raises(KociolekError) as error:
            open_store(f"sqlite:{tmp_path / 'link.db'}")
        assert error.value.key == "store-in-use"
    finally:
        store.close()


def test_a_store_with_two_names_is_refused(tmp_path: Path) -> None:
    """A hard link has a lock and a journal of its own: two servers, and a damaged file, would be the end of it."""
    store = open_store(f"sqlite:{tmp_path / 'games.db'}")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "games.db").hardlink_to(tmp_path / "games.db")
    with closing(store), pytest.raises(KociolekError) as refused:
        open_store(f"sqlite:{tmp_path / 'other' / 'games.db'}")
    assert refused.value.key == "store-linked"
    (tmp_path / "games.db").unlink()
    open_store(f"sqlite:{tmp_path / 'other' / 'games.db'}").close()


def test_a_program_that_locks_the_file_does_not_stop_the_loop(sqlite_store: str) -> None:
    """A foreign write lock held all tables for 5 s. Now moves wait for it and everything else goes on."""
    with running(settings_for(sqlite_store)) as server:
        people, table = table_of(server, 2)
        watcher = people[1].open(table)
        watcher.wait("state")
        other = sqlite3.connect(file_of(sqlite_store), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            sender = people[0].open(table)
            sender.wait("state")
            sender.say("chat", text="does not need the store")
            seat = people[0].state(table)["view"]["waiting"][0]
            mover = people[seat].open(table)
            state = mover.wait("state")
            mover.say("move", seq=state["seq"], move="draw")
            time.sleep(0.2)
            begin = time.perf_counter()
            assert watcher.ask("ping")["type"] == "pong"
            assert time.perf_counter() - begin < 0.5
        finally:
            other.execute("ROLLBACK")
            other.close()
        assert mover.wait("ack")["done"]


def test_a_wall_clock_that_jumps_closes_no_table(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A jump of a month made every table look forgotten, and the next sweep closed them."""
    with running(settings_for(sqlite_store)) as server:
        people, table = table_of(server, 2)
        live = server.server.registry.tables[table]
        real = identity.now_ms
        for module in (live_module, registry_module):
            monkeypatch.setattr(module, "now_ms", lambda: real() + 40 * 24 * 3600 * 1000)

        async def sweep() -> None:
            live.clocks.asleep = True
            await server.server.registry._tidy(live)

        asyncio.run_coroutine_threadsafe(sweep(), live.loop).result(10)
        assert people[0].table(table)["status"] == "playing"


def test_documents_are_built_once(server: Running) -> None:
    person = server.person()
    first = person.http.get("/api/openapi.json")
    again = person.http.get("/api/openapi.json", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_a_replay_is_kept_and_costs_more_than_a_look(sqlite_store: str) -> None:
    with running(replace(settings_for(sqlite_store), limits=Limits(read=(0.01, 45.0)))) as server:
        people, table = table_of(server, 2)
        people[0].do(table, "leave")
        path = f"/api/tables/{table}/replay?protocol=2&eyes=-1"
        first = people[0].get(path)
        assert server.server.replays.size > 0
        assert people[0].get(path) == first
        assert [people[1].http.get(path).status_code for _ in range(6)] == [200] * 4 + [429] * 2


def test_the_cache_keeps_its_size() -> None:
    cache = ByteCache(100)
    for number in range(20):
        cache.put(f"k{number}", b"x" * 30)
        assert cache.size <= 100
    assert cache.get("k19") == b"x" * 30
    assert cache.get("k0") is None
    cache.put("large", b"x" * 101)
    assert cache.size <= 100


def test_a_cost_above_the_size_of_a_bucket_needs_a_full_one() -> None:
    limiter = RateLimiter(Limits(read=(0.001, 5.0)))
    limiter.take("read", "a", 50)
    with pytest.raises(TooOften):
        limiter.take("read", "a")
    assert not limiter.allows("read", "a")


def test_no_peer_is_trusted_to_name_another_address_by_default() -> None:
    assert Settings().proxies == ""


def test_an_unknown_page_is_not_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>page</p>")
    client = Client(tmp_path, RateLimiter(Limits()), Load(Limits()))
    known = ("/", "/t/abc-_9", "/rules", "/rules/kittens", "/learn/kittens:first-game", "/host")
    unknown = ("/nothing", "/wp-admin/x", "/t", "/t/", "/t/a/b", "/t/<b>", "/rules/kittens/x", "/box", "/%00", "/t/\0")
    for path, status in [(each, 200) for each in known] + [(each, 404) for each in unknown]:
        answer = client.answer({"method": "GET", "path": path, "headers": []})
        assert (answer.status_code, answer.body) == (status, b"<p>page</p>"), path


def test_the_server_knows_the_pages_of_the_client() -> None:
    source = (ROOT / "web" / "src" / "App.svelte").read_text("utf-8")
    near = re.search(r"const near = \{(.*?)\n  \};", source, re.DOTALL)
    rare = re.search(r'const rare =\s+"(.*?)"', source)
    assert near is not None
    assert rare is not None
    assert {"", *re.findall(r"^    (\w+): \(\)", near[1], re.MULTILINE), *rare[1].split()} == PAGES
    pages = (ROOT / "web" / "src" / "screens" / "pages.ts").read_text("utf-8")
    opened = re.findall(r"const (\w+) = \(\) => import\(\"\./", pages)  # others are parts of pages
    assert set(opened) == set(rare[1].split())

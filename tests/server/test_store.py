"""Store: durability, migrations and backups on both databases, and refused files."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from command import kociolek, spawn
from kociolek import record
from kociolek.core.errors import KociolekError
from kociolek.server.store import sqlite, writer
from kociolek.server.store.backup import back_up, check_backup, restore
from kociolek.server.store.check import replay_all
from kociolek.server.store.database import Clash
from kociolek.server.store.opening import database_at, open_store
from kociolek.server.store.schema import FLEETING, STEPS, TABLES, VERSION
from kociolek.server.store.store import Device, Index, Player, Store, TokenRow
from server_kit import Person, running, settings_for, until

ALA = Player("p1", "Ala", False, 1, "ala", "hash", None)
PHONE = Device("d1", "p1", "", 1, 1)


async def fill(store: Store) -> None:
    await store.add_player(ALA, PHONE)
    await store.append("t1", 0, 5, [b'{"e":"closed"}', b"{}"], Index("waiting", "live", "ABC", ["p1"]))
    await store.add_token(TokenRow("k1", "digest", "p1", "bot", "read", 3))


def test_what_is_stored_is_there_after_opening_again(new_store: Callable[[], str]) -> None:
    address = new_store()
    store = open_store(address)
    asyncio.run(fill(store))
    store.close()
    store = open_store(address)

    async def look() -> None:
        assert await store.player("p1") == await store.by_login("ALA") == ALA
        assert [tuple(row) for row in await store.entries("t1")] == [(0, 5, '{"e":"closed"}'), (1, 5, "{}")]
        assert await store.by_code("ABC") == "t1"
        assert await store.tables_of("p1") == ["t1"]
        assert (await store.tokens_of("p1"))[0] == await store.token("digest")
        assert await store.once("key", "a") == await store.once("key", "b") == "a"

    asyncio.run(look())
    store.close()


def test_one_bad_job_harms_no_other_of_its_group(new_store: Callable[[], str]) -> None:
    store = open_store(new_store())

    async def together() -> list[object]:
        await fill(store)
        jobs = [store.append("t1", 2, 6, [b"{}"], None), store.append("t1", 1, 6, [b"{}"], None)]
        jobs += [store.append(f"other{number}", 0, 6, [b"{}"], None) for number in range(50)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    told = asyncio.run(together())
    assert [type(each) for each in told] == [type(None), Clash, *[type(None)] * 50]
    store.close()


def test_many_writers_share_transactions(new_store: Callable[[], str]) -> None:
    store = open_store(new_store())
    from kociolek.server.metrics import COMMITS

    before = COMMITS.values[""]

    async def together() -> None:
        await asyncio.gather(*(store.append(f"t{number}", 0, 6, [b"{}"], None) for number in range(300)))

    asyncio.run(together())
    assert COMMITS.values[""] - before < 150
    store.close()


def test_a_journal_stays_short_while_others_write(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `--durable` the loop writes, and a thread moves what the journal holds into the file. Nothing written
    before, meanwhile or after is lost, and nobody who waits for the pause is forgotten."""
    monkeypatch.setattr(sqlite, "LONG_JOURNAL", 100_000)
    monkeypatch.setattr(writer, "LOOK", 0.01)
    store = open_store(sqlite_store)
    shortened = 0
    real = store.database.shorten_journal

    def shorten(wholly: bool) -> None:
        nonlocal shortened
        shortened += wholly
        real(wholly)

    store.database.shorten_journal = shorten  # type: ignore[method-assign]
    body = b"x" * 500

    async def write(table: int) -> int:
        number = 0
        while shortened < 5 or number < 50:
            await store.append(f"t{table}", number, 6, [body], None)
            number += 1
        return number

    async def together() -> list[int]:
        async with asyncio.timeout(60):
            written = await asyncio.gather(*(write(table) for table in range(20)))
        found = [len(await store.entries(f"t{table}")) for table in range(20)]
        assert found == written
        return found

    before = asyncio.run(together())
    journal = Path(f"{sqlite_store.partition(':')[2]}-wal")
    until(lambda: journal.stat().st_size <= 100_000)
    store.close()
    store = open_store(sqlite_store)

    async def all_there() -> list[int]:
        return [len(await store.entries(f"t{table}")) for table in range(20)]

    assert asyncio.run(all_there()) == before
    store.close()


def test_of_many_tables_that_wait_the_newest_are_taken_up(new_store: Callable[[], str]) -> None:
    """A server that starts does not load all of them."""

    async def run() -> list[str]:
        store = open_store(new_store())
        for number in range(5):
            await store.append(f"table{number}", 0, number, [b"{}"], Index("waiting", "live", None, []))
        try:
            return await store.waiting(2)
        finally:
            await asyncio.to_thread(store.close)

    assert asyncio.run(run()) == ["table4", "table3"]


def test_only_one_server_at_a_time(new_store: Callable[[], str]) -> None:
    address = new_store()
    store = open_store(address)
    with pytest.raises(KociolekError) as refused:
        open_store(address)
    assert refused.value.key == "store-in-use"
    store.close()
    open_store(address).close()


def test_a_store_of_the_previous_schema_is_migrated_when_asked(new_store: Callable[[], str]) -> None:
    address = new_store()
    old = database_at(address)
    with old.transaction():
        for step in STEPS[: VERSION - 1]:
            for statement in step:
                old.run(old.adapted(statement))
        old.run("INSERT INTO player VALUES (?, ?, ?, ?, ?, ?, ?, ?)", ("p1", "Ala", 0, 1, None, None, None, 0))
        old.set_version(VERSION - 1)
    old.close()
    with pytest.raises(KociolekError) as refused:
        open_store(address)
    assert refused.value.key == "store-too-old"
    database = database_at(address)
    assert database.migrate() == VERSION - 1
    database.close()
    store = open_store(address)

    async def look() -> None:
        found = await store.player("p1")
        assert found is not None
        assert found.name == "Ala"
        assert await store.tokens_of("p1") == []

    asyncio.run(look())
    store.close()


def test_a_store_as_it_once_was_written_goes_on(new_store: Callable[[], str], tmp_path: Path) -> None:
    """Not made from our steps, but kept as text: schema 1, with a game under way and the entries of its time. After the
    migration the very game goes on, and its record proves itself."""
    address = new_store()
    old = database_at(address)
    text = (Path(__file__).parent / "stores" / "schema1.sql").read_text("utf-8")
    with old.transaction():
        for statement in text.split(";\n"):
            if statement.strip():
                old.run(statement)
        old.set_version(1)
    old.close()
    assert kociolek("store", "check", "--store", address).code == 2
    with pytest.raises(KociolekError) as refused:
        open_store(address)
    assert refused.value.key == "store-too-old"
    told = kociolek("store", "migrate", "--store", address, "--backup", tmp_path / "before")
    assert told.code == 0, told.err
    assert kociolek("store", "check", "--store", address).code == 0
    with running(settings_for(address)) as server:
        identities = server.server.identities
        cookies = [identities.cookie(Device(id, id, "", 1, 1)) for id in ("ala", "ola")]
        people = [Person(server.port, cookie=f"kociolek={cookie}") for cookie in cookies]
        table = people[0].get("/api/me/tables")["tables"][0]["id"]
        seat = people[0].state(table)["view"]["waiting"][0]
        assert people[0].state(table)["view"]["hand"]
        move = people[seat].state(table)["moves"][-1]
        people[seat].post(f"/api/tables/{table}/move", {"move": move})
        for person in people:
            person.do(table, "leave")
        record.verify(record.parse(people[1].get(f"/api/tables/{table}/record")))


def test_a_newer_store_is_left_untouched(new_store: Callable[[], str]) -> None:
    address = new_store()
    open_store(address).close()
    database = database_at(address)
    with database.transaction():
        database.set_version(VERSION + 1)
    database.close()
    with pytest.raises(KociolekError) as refused:
        open_store(address)
    assert refused.value.key == "store-too-new"
    database = database_at(address)
    assert database.version() == VERSION + 1
    database.close()


def test_a_backup_moves_everything_from_one_database_to_another(
    new_store: Callable[[], str], tmp_path: Path, sqlite_store: str
) -> None:
    address = new_store()
    with running(settings_for(address)) as server:
        ala = server.person("Ala")
        table = ala.make(tempo="relaxed")
        server.person("Ola").sit(table)
        ala.do(table, "start")
        state = ala.state(table)
        database = database_at(address)
        count = back_up(database, tmp_path / "backup")  # while the server runs
        database.close()
    assert check_backup(tmp_path / "backup") == (VERSION, count)
    target = database_at(sqlite_store)
    assert restore(tmp_path / "backup", target) == count
    assert replay_all(target) == 1
    with pytest.raises(KociolekError) as refused:
        restore(tmp_path / "backup", target)
    assert refused.value.key == "store-not-empty"
    target.close()
    with running(settings_for(sqlite_store)) as server:
        again = server.person("", cookie=ala.cookie)
        assert again.id == ala.id
        assert again.state(table)["view"]["hand"] == state["view"]["hand"]


def test_backups_by_the_command_line(new_store: Callable[[], str], tmp_path: Path, sqlite_store: str) -> None:
    """From each database into each."""
    address = new_store()
    missing = kociolek("store", "backup", tmp_path / "none", "--store", address)
    assert missing.code == 2
    assert "is empty" in missing.err
    for source, target in ((sqlite_store, address), (address, f"sqlite:{tmp_path / 'copy.db'}")):
        if source is sqlite_store:
            with running(settings_for(source)) as server:
                ala = server.person("Ala")
                table = ala.make(bots=1, start=True, tempo="relaxed")
        name = tmp_path / f"backup of {len(source)}"
        assert kociolek("store", "backup", name, "--store", source).code == 0
        assert kociolek("store", "backup", name, "--store", source).code == 2, "it wrote over a backup"
        assert name.stat().st_mode & 0o077 == 0, "others may read it"
        assert kociolek("store", "restore", name, "--store", target).code == 0
        assert kociolek("store", "restore", name, "--store", target).code == 2, "it wrote into a store that is used"
        assert "tables: 1" in kociolek("store", "check", "--store", target).out
        with running(settings_for(target)) as server:
            assert Person(server.port, cookie=ala.cookie).table(table)["status"] == "playing"


def test_what_a_killed_server_left_is_not_touched_when_it_is_refused(tmp_path: Path) -> None:
    """A newer store with entries in its journal: both files stay unchanged."""
    path = tmp_path / "games.db"
    open_store(f"sqlite:{path}").close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version={VERSION + 1}")
        db.execute("INSERT INTO meta VALUES ('a', 'b')")
        db.commit()
        left = {name: (tmp_path / name).read_bytes() for name in ("games.db", "games.db-wal")}
    for name, data in left.items():
        (tmp_path / name).write_bytes(data)
    assert left["games.db-wal"]
    for words in ("serve --port 0", "store check", "store migrate", f"store backup {tmp_path / 'b'}"):
        told = kociolek(*words.split(), "--store", f"sqlite:{path}")
        assert told.code == 2
        assert "newer program" in told.err
        assert {name: (tmp_path / name).read_bytes() for name in left} == left


def test_a_store_with_a_damaged_page_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = open_store(f"sqlite:{path}")
    asyncio.run(fill(store))
    store.close()
    data = bytearray(path.read_bytes())
    for at in range(4096 + 8, len(data), 4096):  # the cells of every page but the first
        data[at : at + 64] = bytes(range(7, 71))
    path.write_bytes(data)
    with pytest.raises(KociolekError) as refused:
        open_store(f"sqlite:{path}")
    assert refused.value.key == "store-damaged"
    assert path.read_bytes() == data


@pytest.mark.parametrize("damage", [lambda text: text[:-40], lambda text: text.replace("Ala", "Ela"), lambda text: "x"])
def test_a_damaged_backup_is_refused(tmp_path: Path, sqlite_store: str, damage: Callable[[str], str]) -> None:
    store = open_store(sqlite_store)
    asyncio.run(fill(store))
    store.close()
    database = database_at(sqlite_store)
    back_up(database, tmp_path / "backup")
    database.close()
    text = (tmp_path / "backup").read_text("utf-8")
    (tmp_path / "backup").write_text(damage(text), "utf-8")
    with pytest.raises(KociolekError) as refused:
        check_backup(tmp_path / "backup")
    assert refused.value.key == "backup-damaged"


def test_a_foreign_or_damaged_file_is_left_untouched(tmp_path: Path) -> None:
    foreign, damaged = tmp_path / "foreign.db", tmp_path / "damaged.db"
    with sqlite3.connect(foreign) as db:
        db.execute("CREATE TABLE theirs (x)")
    db.close()
    damaged.write_bytes(b"no database at all, but long enough to look like one" * 50)
    for path, key in ((foreign, "store-not-ours"), (damaged, "store-damaged")):
        before = path.read_bytes()
        with pytest.raises(KociolekError) as refused:
            open_store(f"sqlite:{path}")
        assert refused.value.key == key
        assert path.read_bytes() == before


def test_a_store_that_lacks_a_table_is_refused_before_anything_is_served(new_store: Callable[[], str]) -> None:
    address = new_store()
    open_store(address).close()
    database = database_at(address)
    database.run("DROP TABLE live")
    database.close()
    with pytest.raises(KociolekError) as refused:
        open_store(address)
    assert refused.value.key == "store-damaged"


def test_a_key_that_cannot_be_read_is_told_in_a_sentence(sqlite_store: str) -> None:
    open_store(sqlite_store).close()
    database = database_at(sqlite_store)
    database.run("INSERT INTO meta VALUES ('cookie-key', 'zz')")
    database.close()
    with spawn("serve", "--port", "0", "--store", sqlite_store, "--lang", "en") as process:
        _, err = process.communicate()
    assert process.returncode == 2
    assert "is damaged; it was left untouched, restore a backup." in err


def test_a_new_file_is_for_its_owner_alone(sqlite_store: str) -> None:
    """The file holds the cookie key and the secrets of running tables."""
    open_store(sqlite_store).close()
    assert Path(sqlite_store.partition(":")[2]).stat().st_mode & 0o077 == 0


def test_the_list_for_backups_is_the_schema(new_store: Callable[[], str]) -> None:
    address = new_store()
    open_store(address).close()
    database = database_at(address)
    for table, columns in TABLES.items():
        database.rows(f"SELECT {', '.join(columns)} FROM {table}")
    database.close()
    made = {line.split()[2] for step in STEPS for line in step if line.startswith("CREATE TABLE")}
    assert made == {*TABLES, *FLEETING}

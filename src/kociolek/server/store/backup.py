"""Backups: a consistent copy of all rows of a store as lines of JSON, the same for both databases.

    {"kociolek-backup": 1, "schema": 2}
    {"table": "player", "row": ["...", ...]}
    ...
    {"rows": 1234, "digest": "<SHA-256 of all lines before this one>"}

A file is written under another name and renamed when complete. Restoring checks the whole file first and then writes
everything in one transaction.

A folder of backups (`rotate`) has one file per backup, each restored and compared before it counts, and `last.json`
with the outcome of the last attempt.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from kociolek.core.errors import KociolekError
from kociolek.record import check_free, new_file, reason
from kociolek.server.store.database import Database
from kociolek.server.store.schema import TABLES, VERSION, tables_of
from kociolek.server.store.sqlite import SqliteDatabase

FORMAT: Final = 1
SUFFIX: Final = ".backup"
LAST: Final = "last.json"  # in a folder of backups: {"at": ms, "file": name or null, "error": key or null}


def back_up(database: Database, path: Path, schema: int = VERSION) -> int:
    """Write a backup of a store with this version of the schema and return the number of rows. The server may keep
    running."""
    check_free(path)
    if schema == VERSION:
        check_version(database)
    digest, count = sha256(), 0
    with new_file(path) as file, database.snapshot():
        Path(file.name).chmod(0o600)  # it holds the secrets of running tables

        def write(line: dict[str, object]) -> None:
            data = json.dumps(line, ensure_ascii=False).encode() + b"\n"
            digest.update(data)
            file.write(data)

        write({"kociolek-backup": FORMAT, "schema": schema})
        for table, columns in tables_of(schema).items():
            select = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(columns[:2])}"
            for row in database.stream(select):
                write({"table": table, "row": list(row)})
                count += 1
        file.write(json.dumps({"rows": count, "digest": digest.hexdigest()}).encode() + b"\n")
    return count


def check_version(database: Database) -> None:
    found = database.version()
    if found == 0:
        raise KociolekError("store-empty", {"store": database.name})
    if found != VERSION:
        key = "store-too-new" if found > VERSION else "store-too-old"
        raise KociolekError(key, {"store": database.name, "found": str(found), "known": str(VERSION)})


def restore(path: Path, database: Database) -> int:
    """Restore a backup into an empty store, migrate it and return the number of rows."""
    schema, count = check_backup(path)
    if database.version() != 0:
        raise KociolekError("store-not-empty", {"store": database.name})
    with database.transaction():
        fill(database, path, schema)
        database.upgrade(schema)
    return count


def fill(database: Database, path: Path, schema: int) -> None:
    """Set up an empty store with the schema and the rows of a backup, within a transaction."""
    database.upgrade(0, schema)
    with path.open("rb") as file:
        for line in file:
            found = json.loads(line)
            if "table" in found:
                marks = ", ".join("?" * len(found["row"]))
                columns = ", ".join(TABLES[found["table"]][: len(found["row"])])
                database.run(f"INSERT INTO {found['table']} ({columns}) VALUES ({marks})", found["row"])


def back_up_and_verify(database: Database, path: Path, schema: int) -> int:
    """Write a backup, restore it into another database and compare. Return the number of rows. Raise KociolekError."""
    count = back_up(database, path, schema)
    with TemporaryDirectory(dir=path.parent) as folder:  # the disk that has room for the backup
        copy = SqliteDatabase(str(Path(folder) / "copy.db"), durable=False)
        again = Path(folder) / "again"
        try:
            with copy.transaction():
                fill(copy, path, schema)
            back_up(copy, again, schema)
        finally:
            copy.close()
        if check_backup(path) != (schema, count) or contents(again) != contents(path):
            raise KociolekError("backup-differs", {"file": str(path)})
    return count


def rotate(database: Database, folder: Path, keep: int) -> tuple[Path, int]:
    """Write a verified backup into a folder, remove all but the `keep` newest and return the file and its rows."""
    now = datetime.now(UTC)
    path = folder / f"kociolek-{now:%Y%m%dT%H%M%S%f}Z{SUFFIX}"
    last: dict[str, object] = {"at": int(now.timestamp() * 1000), "file": None, "error": "backup-failed"}
    try:
        count = back_up_and_verify(database, path, VERSION)
        last.update(file=path.name, error=None)
    except KociolekError as error:
        last["error"] = error.key
        raise
    finally:
        if last["error"] is not None:
            path.unlink(missing_ok=True)  # what could not be read back is no backup
        with suppress(OSError):  # the reason for the failure may be the disk itself
            note_last(folder, last)
    for old in backups_in(folder)[keep:]:
        old.unlink(missing_ok=True)
    return path, count


def note_last(folder: Path, last: dict[str, object]) -> None:
    part = folder / f".{LAST}"
    part.write_text(json.dumps(last) + "\n")
    part.replace(folder / LAST)


def backups_in(folder: Path) -> list[Path]:
    """Return the backups that `rotate` wrote into a folder, the newest first."""
    return sorted(folder.glob(f"kociolek-*{SUFFIX}"), reverse=True)


def last_of(folder: Path) -> dict[str, object] | None:
    """Return the outcome of the last attempt to back up into a folder, None if there was none."""
    try:
        found = json.loads((folder / LAST).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def contents(path: Path) -> int:
    """Return a digest of the rows that does not depend on their order, in which databases differ."""
    with path.open("rb") as file:
        return sum(int.from_bytes(sha256(line).digest()) for line in file if b'"digest"' not in line) % 2**256


def check_backup(path: Path) -> tuple[int, int]:
    """Return the schema version and number of rows of a backup. Raise KociolekError if it is damaged."""
    digest, count, schema, number = sha256(), 0, 0, 0
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    found = json.loads(line)
                except ValueError:
                    raise damaged(path, number) from None
                if not isinstance(found, dict):
                    raise damaged(path, number)
                if number == 1:
                    schema = found.get("schema", 0)
                    if found.get("kociolek-backup") != FORMAT or not isinstance(schema, int) or not schema > 0:
                        raise damaged(path, number)
                    if schema > VERSION:
                        known = {"store": str(path), "found": str(schema), "known": str(VERSION)}
                        raise KociolekError("store-too-new", known)
                elif "digest" in found:
                    if found != {"rows": count, "digest": digest.hexdigest()} or file.read(1):
                        raise damaged(path, number)
                    return schema, count
                elif found.get("table") in TABLES and isinstance(found.get("row"), list):
                    count += 1
                else:
                    raise damaged(path, number)
                digest.update(line)
    except OSError as error:
        raise KociolekError("file-unreadable", {"file": str(path), "reason": reason(error)}) from None
    raise damaged(path, number)


def damaged(path: Path, line: int) -> KociolekError:
    return KociolekError("backup-damaged", {"file": str(path), "line": str(line)})

"""kociolek store: back up, restore, check and migrate a server's store, compute its ratings again."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kociolek.cli.arguments import whole
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.serve import add_store
from kociolek.core.errors import KociolekError
from kociolek.record import unwritable
from kociolek.text import Texts

if TYPE_CHECKING:
    from kociolek.server.store.database import Database

NAME: Final = "store"
TASKS: Final = ("backup", "restore", "check", "migrate", "ratings")
KEPT: Final = 14  # backups in a folder


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("task", metavar="|".join(TASKS), help=t.say("cli-arg-store-what"))
    parser.add_argument("file", metavar=t.say("cli-metavar-file"), nargs="?", help=t.say("cli-arg-backup-file"))
    parser.add_argument("--backup", metavar=t.say("cli-metavar-file"), help=t.say("cli-arg-migrate-backup"))
    parser.add_argument("--keep", metavar="N", help=t.say("cli-arg-keep"))
    parser.usual.update({"keep": str(KEPT), "backup": t.say("cli-usual-migrate-backup")})
    add_store(parser, t)
    add_json(parser, t)


Found = dict[str, object]  # of a task, for --json


def migrate(database: Database, place: str | None, t: Texts) -> tuple[list[str], Found]:
    """Make a backup, verify it and migrate a store. A store that needs nothing is left as it is.

    Return the sentences about it and the facts.
    """
    from kociolek.server.store import backup
    from kociolek.server.store.schema import VERSION

    old = database.version()
    sentences, found = [], Found(old=old, new=VERSION)
    if 0 < old < VERSION:
        if place is not None:
            path = Path(place)
        elif isinstance(getattr(database, "path", None), Path):  # beside the database
            path = Path(database.name).with_name(f"{Path(database.name).stem}-schema{old}.backup")
        else:  # a database of a server has no folder, and the current one may be anything
            raise KociolekError("argument-missing", {"what": "--backup", "program": "kociolek store migrate"})
        count = backup.back_up_and_verify(database, path, old)
        found |= {"file": str(path), "rows": count}
        sentences.append(t.say("cli-store-backed-up", file=str(path), count=count))
    database.migrate()
    return [*sentences, t.say("cli-store-migrated", store=database.name, old=str(old), new=str(VERSION))], found


def means_folder(file: str, keep: str | None) -> bool:
    """Return whether a backup goes into a folder, and make it if it is missing. Raise KociolekError."""
    folder = Path(file)
    if not folder.is_dir() and (file.endswith("/") or keep is not None):
        try:
            folder.mkdir(parents=True)
        except OSError as error:
            raise unwritable(folder, error) from None
    return folder.is_dir()


def run(args: Namespace, texts: Texts) -> int:
    from kociolek.server.store import backup, check, rating_check  # lazy: other commands do not need the server
    from kociolek.server.store.opening import database_at

    t = texts
    if args.task not in TASKS:
        raise KociolekError("store-task-unknown", {"task": args.task, "known": ",".join(TASKS)})
    for flag, given, task in (("--backup", args.backup, "migrate"), ("--keep", args.keep, "backup")):
        if given is not None and args.task != task:
            raise KociolekError("argument-unknown", {"text": flag, "program": "kociolek store", "meant": "none"})
    keep = KEPT if args.keep is None else whole(args.keep, "--keep", 1, example=KEPT)
    if (args.file is None) == (args.task in ("backup", "restore")):
        key = "argument-missing" if args.file is None else "argument-unknown"
        file = t.say("cli-metavar-file")
        raise KociolekError(key, {"what": file, "text": str(args.file), "program": "kociolek store", "meant": "none"})
    database = database_at(args.store)
    try:
        if args.task == "backup" and means_folder(args.file, args.keep):
            path, count = backup.rotate(database, Path(args.file), keep)
            found = Found(file=str(path), rows=count)
            sentences = [t.say("cli-store-backup-verified", file=str(path), count=count)]
        elif args.task == "backup":
            count = backup.back_up(database, Path(args.file))
            found = Found(file=args.file, rows=count)
            sentences = [t.say("cli-store-backed-up", file=args.file, count=count)]
        elif args.task == "restore":
            backup.check_backup(Path(args.file))
            database.claim()
            count = backup.restore(Path(args.file), database)
            found = Found(file=args.file, rows=count)
            sentences = [t.say("cli-store-restored", store=database.name, count=count)]
        elif args.task == "migrate":
            database.claim()
            sentences, found = migrate(database, args.backup, t)
        elif args.task == "ratings":
            database.claim()
            backup.check_version(database)
            count = rating_check.rate_again(database)
            found = Found(games=count)
            sentences = [t.say("cli-store-rated", store=database.name, count=count)]
        else:
            count = check.replay_all(database)
            found = Found(tables=count)
            sentences = [t.say("cli-store-checked", store=database.name, count=count)]
        if args.json:
            print_json({"task": args.task, "store": database.name, **found})
        else:
            print(*sentences, sep="\n")
    finally:
        database.close()
    return 0

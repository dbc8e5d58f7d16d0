"""kociolek host: the tools of a server's host as commands. The running server carries them out."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from kociolek.cli.arguments import whole
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.serve import add_store
from kociolek.core.errors import KociolekError
from kociolek.text import Texts

if TYPE_CHECKING:
    from kociolek.server.store.database import Database

NAME: Final = "host"
ALONE: Final = ("add", "remove", "list")  # they need no running server
LOOKS: Final = ("status", "tables", "bans", "reports")
WITH_TARGET: Final = ("add", "remove", "close", "ban", "ban-address", "mute", "lift", "dismiss", "announce")
TASKS: Final = (*dict.fromkeys((*ALONE, *LOOKS, *WITH_TARGET)), "unannounce", "clean", "tidy")
HOURS: Final = 24
PATIENCE: Final = 12.0  # seconds until the server must have answered
PAUSE: Final = 0.1


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    known = ", ".join(TASKS)
    parser.add_argument("task", metavar=t.say("cli-metavar-task"), help=t.say("cli-arg-host-what", known=known))
    parser.add_argument("target", metavar=t.say("cli-metavar-target"), nargs="?", help=t.say("cli-arg-host-target"))
    parser.add_argument("--hours", metavar="N", help=t.say("cli-arg-hours"))
    parser.usual["hours"] = str(HOURS)
    parser.add_argument("--minutes", metavar="N", help=t.say("cli-arg-minutes"))
    parser.add_argument("--reason", default="", metavar=t.say("cli-metavar-text"), help=t.say("cli-arg-reason"))
    add_store(parser, t)
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    from kociolek.server.store.backup import check_version  # lazy: other commands do not need the server
    from kociolek.server.store.opening import database_at

    if args.task not in TASKS:
        raise KociolekError("host-task-unknown", {"task": args.task, "known": ",".join(TASKS)})
    if (args.target is None) == (args.task in WITH_TARGET):
        key = "argument-missing" if args.target is None else "argument-unknown"
        values = {"what": texts.say("cli-metavar-target"), "text": str(args.target), "program": "kociolek host"}
        raise KociolekError(key, values | {"meant": "none"})
    task = task_of(args)
    database = database_at(args.store, durable=True)  # waits if the server is writing
    try:
        check_version(database)
        if args.task in ALONE:
            hosts = change_hosts(database, args.task, args.target)
            if args.json:
                print_json([{"login": login, "name": name} for login, name in hosts])
            else:
                for login, name in hosts:
                    print(texts.say("cli-host-row", login=login, name=name))
        elif args.json:
            print_json(part_of(args.task, asked(database, task)))
        else:
            show(args.task, asked(database, task), texts)
    finally:
        database.close()
    return 0


def task_of(args: Namespace) -> dict[str, Any]:
    """Return the task for the server."""
    hours = HOURS if args.hours is None else whole(args.hours, "--hours", 0, 87_600, example=HOURS)
    minutes = None if args.minutes is None else whole(args.minutes, "--minutes", 1, 1440, example=10)
    if args.task in LOOKS:
        return {"do": "status"}
    if args.task in ("announce", "unannounce"):
        return {"do": "announce", "text": (args.target or "")[:200], "minutes": minutes}
    return {"do": args.task, "target": args.target or "", "hours": hours, "reason": args.reason[:200]}


def change_hosts(database: Database, task: str, login: str) -> list[tuple[str, str]]:
    """Add or remove a host, and return all with their names."""
    from kociolek.server.identity import now_ms
    from kociolek.server.store.host_store import hosts_in, set_host

    if task != "list":
        with database.transaction():
            known = set_host(database, login, task == "add", now_ms())
        if not known:
            raise KociolekError("login-unknown", {"login": login})
    return list(hosts_in(database))


def asked(database: Database, task: dict[str, Any]) -> Any:
    """Give a task to the running server and return its answer. Raise KociolekError if it refuses, or none answers."""
    from kociolek.server.identity import now_ms
    from kociolek.server.store.host_store import add_task, done

    with database.transaction():
        id = add_task(database, task, now_ms())
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = database.rows("SELECT value FROM meta WHERE name = ?", (done(id),))
        if found:
            with database.transaction():
                database.run("DELETE FROM meta WHERE name = ?", (done(id),))
            answer = json.loads(str(found[0][0]))
            if "error" in answer:
                raise KociolekError(answer["error"], answer["values"])
            return answer["result"]
        time.sleep(PAUSE)
    with database.transaction():
        database.run("DELETE FROM task WHERE id = ?", (id,))
    raise KociolekError("server-silent", {"store": database.name})


def part_of(task: str, result: Any) -> Any:
    """Return the part of the server's answer that a task asks for."""
    return result[task] if task in ("tables", "bans", "reports") else result


def show(task: str, result: Any, t: Texts) -> None:
    """Print the answer of the server."""
    match task:
        case "status":
            last = result["samples"][-1]
            print(t.say("cli-host-status", tables=len(result["tables"]), people=result["people"]))
            load, lag, memory = f"{last['load']:.1f}", f"{last['lag']:.0f}", result["memory"] // 1_000_000
            print(t.say("cli-host-load", load=load, cores=result["cores"], lag=lag, memory=memory))
            store, free = result["store"] // 1_000_000, result["free"] // 1_000_000_000
            print(t.say("cli-host-disk", store=store, free=free))
            print(t.say("cli-host-open", reports=len(result["reports"]), bans=len(result["bans"])))
            if result["backup_error"]:
                print(t.say("cli-host-backup-failed"))
        case "tables":
            for each in result["tables"]:
                names = ", ".join(each["names"])
                latency = "–" if each["latency"] is None else f"{each['latency']:.1f} ms"
                kind = {"code": each["code"], "game": each["game"], "status": each["status"]}
                print(t.say("cli-host-table", **kind, latency=latency, names=names))
        case "bans":
            for each in result["bans"]:
                until, reason = when(each["until"]) if each["until"] else "–", each["reason"] or "–"
                print(t.say("cli-host-ban", kind=each["kind"], label=each["label"], until=until, reason=reason))
        case "reports":
            for each in result["reports"]:
                reasons, count = ", ".join(each["reasons"]), each["reporters"]
                print(t.say("cli-host-report", name=each["name"], id=each["player"], count=count, reasons=reasons))
                for line in each["lines"]:
                    print(f"    {line['name']}: {line['text']}")
        case "clean" | "tidy":
            print(t.say("cli-host-cleaned", count=result["count"]))
        case _:
            print(t.say("cli-host-done"))


def when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")

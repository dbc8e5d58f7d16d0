"""kociolek node: the nodes that share a store. They read what is asked for with their next renewal."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.serve import add_store
from kociolek.core.errors import KociolekError
from kociolek.text import Texts

NAME: Final = "node"
TASKS: Final = ("list", "drain", "undrain", "forget")
WITH_TARGET: Final = ("drain", "undrain")


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("task", metavar=t.say("cli-metavar-task"), help=t.say("cli-arg-node-what"))
    parser.add_argument("target", metavar=t.say("cli-metavar-name"), nargs="?", help=t.say("cli-arg-node-name"))
    add_store(parser, t)
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    from kociolek.server.store import leases  # lazy: other commands do not need the server
    from kociolek.server.store.backup import check_version
    from kociolek.server.store.opening import database_at

    if args.task not in TASKS:
        raise KociolekError("node-task-unknown", {"task": args.task, "known": ",".join(TASKS)})
    if (args.target is None) == (args.task in WITH_TARGET):
        key = "argument-missing" if args.target is None else "argument-unknown"
        values = {"what": texts.say("cli-metavar-name"), "text": str(args.target), "program": "kociolek node"}
        raise KociolekError(key, values | {"meant": "none"})
    database = database_at(args.store)
    try:
        check_version(database)
        forgotten = 0
        with database.transaction():
            if args.task in WITH_TARGET and not leases.drain(database, args.target, args.task == "drain"):
                raise KociolekError("node-unknown", {"name": args.target})
            if args.task == "forget":
                forgotten = leases.forget_dead(database)
            nodes = leases.living(database)
    finally:
        database.close()
    if args.json:
        rows = [
            {"name": each.name, "machine": each.machine, "address": each.address, "version": each.release,
             "epoch": each.epoch, "tables": each.load, "draining": each.draining}
            for each in nodes
        ]  # fmt: skip
        print_json({"nodes": rows, "forgotten": forgotten} if args.task == "forget" else {"nodes": rows})
        return 0
    match args.task:
        case "list":
            for each in nodes:
                key = "cli-node-row-draining" if each.draining else "cli-node-row"
                address = each.address or each.machine
                print(texts.say(key, name=each.name, tables=each.load, version=each.release, address=address))
            if not nodes:
                print(texts.say("cli-node-none"))
        case "forget":
            print(texts.say("cli-node-forgotten", count=forgotten))
        case task:
            print(texts.say(f"cli-node-{task}ed", name=args.target))
    return 0

"""kociolek serve: run the server."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from ipaddress import ip_network
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, gethostname, socket
from typing import Final
from urllib.parse import urlsplit

from kociolek.box import read_box
from kociolek.cli.arguments import whole
from kociolek.cli.parser import Listed, Parser
from kociolek.core.errors import KociolekError
from kociolek.text import Texts

NAME: Final = "serve"
USUAL_SOCKETS: Final = 200  # as server/limits.py; a test compares them
HOST_CODE: Final = 11  # characters: two groups of five letters
DEFAULT_STORE: Final = "sqlite:kociolek.db"
KEPT: Final = (  # flag, its text, days; 0 for ever
    ("--keep-games", "cli-arg-keep-games", "0"),
    ("--keep-guests", "cli-arg-keep-guests", "400"),
    ("--keep-reports", "cli-arg-keep-reports", "90"),
    ("--keep-acts", "cli-arg-keep-acts", "365"),
)
VARIABLES: Final = (  # KOCIOLEK_PORT and so on
    "host", "port", "durable", "origin", "https", "proxy", "open_metrics", "backups", "contact", "keep_games",
    "keep_guests", "keep_reports", "keep_acts", "workers", "sockets", "pin", "log", "url",
    "mail_server", "mail_from", "hooks_inside", "nodes", "node", "advertise", "lease", "bus",
)  # fmt: skip
LEVELS: Final = ("debug", "info", "warning", "error")


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help=t.say("cli-arg-host"))
    parser.add_argument("--port", default="8000", metavar="N", help=t.say("cli-arg-port"))
    add_store(parser, t)
    parser.add_argument("--durable", action="store_true", help=t.say("cli-arg-durable"))
    parser.add_argument("--origin", action=Listed, default=[], metavar="URL", help=t.say("cli-arg-origin"))
    parser.add_argument("--https", action="store_true", help=t.say("cli-arg-https"))
    parser.add_argument("--proxy", default="", metavar="HOST", help=t.say("cli-arg-proxy"))
    parser.add_argument("--open-metrics", action="store_true", help=t.say("cli-arg-open-metrics"))
    parser.add_argument("--backups", metavar=t.say("cli-metavar-folder"), help=t.say("cli-arg-backups"))
    parser.add_argument("--contact", default="", metavar=t.say("cli-metavar-text"), help=t.say("cli-arg-contact"))
    parser.add_argument("--url", default="", metavar="URL", help=t.say("cli-arg-url"))
    parser.add_argument("--mail-server", default="", metavar="URL", help=t.say("cli-arg-mail-server"))
    parser.add_argument("--mail-from", default="", metavar=t.say("cli-metavar-text"), help=t.say("cli-arg-mail-from"))
    inside = t.say("cli-arg-hooks-inside")
    parser.add_argument("--hooks-inside", action=Listed, default=[], metavar="HOST", help=inside)
    for flag, key, usual in KEPT:
        parser.add_argument(flag, default=usual, metavar="N", help=t.say(key))
    parser.add_argument("--workers", metavar="N", help=t.say("cli-arg-bot-workers"))
    parser.add_argument("--sockets", metavar="N", help=t.say("cli-arg-sockets"))
    file = t.say("cli-metavar-file")
    parser.add_argument("--pin", action=Listed, default=[], metavar=file, help=t.say("cli-arg-pin"))
    parser.add_argument("--nodes", default="1", metavar="N", help=t.say("cli-arg-nodes"))
    parser.add_argument("--node", default="", metavar=t.say("cli-metavar-name"), help=t.say("cli-arg-node"))
    parser.add_argument("--advertise", default="", metavar="HOST:PORT", help=t.say("cli-arg-advertise"))
    parser.add_argument("--lease", default="3", metavar="S", help=t.say("cli-arg-lease"))
    parser.add_argument("--bus", default="postgresql", metavar="URL", help=t.say("cli-arg-bus"))
    parser.add_argument("--log", default="info", metavar="LEVEL", help=t.say("cli-arg-log"))
    parser.usual.update({"workers": t.say("cli-usual-bot-workers"), "sockets": str(USUAL_SOCKETS)})
    parser.from_environment(*VARIABLES)


def local_address(address: str) -> str:
    """Return the address in the local network if the server listens on all interfaces, else an empty text."""
    if "//0.0.0.0:" not in address:
        return ""
    with socket(AF_INET, SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing; it selects the local address the system would use
        return address.replace("0.0.0.0", str(probe.getsockname()[0]))
    return ""


def qr_code(address: str) -> str:
    import segno

    out = StringIO()
    segno.make(address, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def origin(text: str) -> str:
    """Return an origin as browsers write it. Raise `KociolekError` if it is none."""
    try:
        parts = urlsplit(text.removesuffix("/").lower())
        good = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        good = False
    if not good or text.removesuffix("/").lower() != f"{parts.scheme}://{parts.netloc}" or "@" in parts.netloc:
        raise KociolekError("origin-bad", {"origin": text})
    return f"{parts.scheme}://{parts.netloc}"


def proxies(text: str) -> str:
    """Check a list of addresses or networks, or `*`. Host names are rejected, because they never match."""
    try:
        for each in text.split(",") if text not in ("", "*") else []:
            ip_network(each.strip(), strict=False)
    except ValueError:
        raise KociolekError("proxy-bad", {"proxy": text}) from None
    return text


def mail_server(text: str, sender: str) -> str:
    """Check the URL of a mail server. The error does not repeat a password."""
    try:
        parts = urlsplit(text)
        good = not text or (
            parts.scheme in ("smtp", "smtps") and parts.hostname and (parts.port is None or parts.port > 0)
        )
    except ValueError:
        good = False
    if not good:
        raise KociolekError("mail-server-bad", {"value": text.rpartition("@")[2]})
    if text and "@" not in sender:
        raise KociolekError("mail-from-missing", {})
    return text


def add_store(parser: Parser, t: Texts) -> None:
    parser.add_argument(
        "--store", default=DEFAULT_STORE, metavar=t.say("cli-metavar-store"), help=t.say("cli-arg-store")
    )
    parser.from_environment("store")


def run(args: Namespace, texts: Texts) -> int:
    from kociolek.server import logs  # lazy: other commands do not need the server
    from kociolek.server.app import run as serve
    from kociolek.server.identity import recovery_code
    from kociolek.server.limits import Limits
    from kociolek.server.settings import NodeSettings, Retention, Settings
    from kociolek.server.store.host_store import hosts_in
    from kociolek.server.store.opening import open_store

    if args.log not in LEVELS:
        raise KociolekError("log-level-unknown", {"level": args.log, "known": ",".join(LEVELS)})
    kept = [(flag, flag[2:].replace("-", "_")) for flag, _, _ in KEPT]
    settings = Settings(
        host=args.host,
        port=whole(args.port, "--port", 0, 65535, example=8000),
        store=args.store,
        durable=args.durable,
        origins=tuple(origin(each) for each in args.origin),
        secure=args.https,
        proxies=proxies(args.proxy),
        open_metrics=args.open_metrics,
        retention=Retention(*(whole(getattr(args, name), flag, 0, 36_500) for flag, name in kept)),
        contact=args.contact,
        backups=None if args.backups is None else Path(args.backups),
        address=origin(args.url) if args.url else "",
        mail_server=mail_server(args.mail_server, args.mail_from),
        mail_from=args.mail_from,
        inside=tuple(proxies(each) for each in args.hooks_inside),
        pins=tuple(read_box(Path(file)) for file in args.pin),
    )
    if args.workers is not None:
        settings = replace(settings, workers=whole(args.workers, "--workers", 1, 64))
    if args.sockets is not None:
        settings = replace(settings, limits=Limits(sockets=whole(args.sockets, "--sockets", 1)))
    count = whole(args.nodes, "--nodes", 0, 64)
    nodes = count != 1 or bool(args.node or args.advertise)
    lease = whole(args.lease, "--lease", 1, 60, example=3)
    if nodes:
        from kociolek.server.cluster import supervisor
        from kociolek.server.cluster.bus import checked

        supervisor.check(settings.store, count != 1, args.node, args.advertise)
        bus = checked(args.bus)
        child = supervisor.child_of()
        if child is not None:
            logs.set_up(args.log)
            return supervisor.serve_child(settings, child)
        machine = args.node or gethostname().partition(".")[0] or "node"
        settings = replace(settings, node=NodeSettings(machine, machine, args.advertise, None, float(lease), bus))
    store = open_store(settings.store, settings.durable, float(lease) if nodes else 0.0)
    if not hosts_in(store.database):
        settings = replace(settings, host_code=recovery_code()[:HOST_CODE])
    logs.set_up(args.log)

    def announce(address: str) -> None:
        local = local_address(address)
        print(texts.say("cli-serve-address", address=local or address), flush=True)
        if settings.host_code:
            print(texts.say("cli-serve-host-code", code=settings.host_code), flush=True)
        if local:
            print(texts.say("cli-serve-phone"), qr_code(local), sep="\n", flush=True)

    if nodes and count != 1:
        store.close()
        code = supervisor.supervise(settings, count, announce)
        print(texts.say("cli-serve-stopped"), file=sys.stderr)
        return code
    try:
        serve(settings, store, announce)
    except KeyboardInterrupt:  # before the server listens to signals: nobody has played yet
        store.close()
    except BaseException:
        store.close()
        raise
    print(texts.say("cli-serve-stopped"), file=sys.stderr)
    return 0

"""kociolek bench: measure engine, search, adapters and server."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

import kociolek
from kociolek.arena.peers import PeerSpeed, Rate, measure_adapters
from kociolek.arena.speed import SearchSpeed, Speed, measure, measure_search
from kociolek.box import label
from kociolek.box.words import named
from kociolek.catalog import game_named
from kociolek.cli.arguments import add_game, add_setup, options_of, seats_of, whole
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.core.api import Game
from kociolek.core.errors import KociolekError
from kociolek.text import Texts
from kociolek.text.names import bot_name, decimal

if TYPE_CHECKING:
    from kociolek.server.bench import ServerSpeed

NAME: Final = "bench"
THINGS: Final = ("engine", "search", "adapters", "server", "analysis", "calibration", "kept", "network", "lab")
ALL_GAMES: Final = ("adapters", "lab")  # they measure what they measure, in every game
USUAL_SECONDS: Final = 1.0
USUAL_GAME: Final = "kittens"


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("what", metavar=t.say("cli-metavar-do"), help=t.say("cli-arg-bench-what"))
    add_game(parser, t, "")
    parser.usual["game"] = USUAL_GAME
    add_setup(parser, t)
    parser.add_argument("--seconds", metavar="N", help=t.say("cli-arg-seconds"))
    parser.usual["seconds"] = t.say("cli-usual-seconds")
    parser.add_argument("--games", metavar="N", default="4", help=t.say("cli-arg-bench-games"))
    parser.add_argument("--first", metavar="N", default="0", help=t.say("cli-arg-bench-first"))
    parser.add_argument("--thorough", action="store_true", help=t.say("cli-arg-analyse-thorough"))
    parser.add_argument("--tables", metavar="N", default="50", help=t.say("cli-arg-tables"))
    parser.add_argument("--rate", metavar="N", default="1", help=t.say("cli-arg-rate"))
    parser.add_argument("--idle", metavar="N", default="0", help=t.say("cli-arg-idle"))
    parser.add_argument("--nodes", metavar="N", default="0", help=t.say("cli-arg-bench-nodes"))
    parser.add_argument("--analysing", action="store_true", help=t.say("cli-arg-bench-analysing"))
    parser.add_argument("--store", metavar=t.say("cli-metavar-store"), default="", help=t.say("cli-arg-store"))
    parser.usual["store"] = t.say("cli-usual-bench-store")
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    if args.what not in THINGS:
        raise KociolekError("unknown-bench", {"bench": args.what, "known": ",".join(THINGS)})
    if args.what in ALL_GAMES:
        if args.game:
            raise KociolekError("bench-all-games", {"bench": args.what, "text": args.game})
    else:
        args.game = args.game or USUAL_GAME
    if args.what == "server":
        return run_server(args, texts)
    seconds = USUAL_SECONDS if args.seconds is None else duration(args.seconds)
    if args.what == "adapters":
        peers = measure_adapters(seconds)
        if args.json:
            print_json(asdict(peers))
        else:
            print(adapters_table(peers, texts))
        return 0
    if args.what == "lab":
        return run_lab(args, texts, seconds)
    if args.what in ("analysis", "calibration", "kept"):
        return run_analysis(args, texts)
    game, options = game_named(args.game), options_of(args)
    if args.what == "network":
        return run_network(args, texts, seconds)
    if args.what == "search":
        seats = range(*span(game, options)) if args.seats is None else [seats_of(args)]
        found = measure_search(game, seats, options, seconds)
        return show(args, texts, game, asdict(found), search_table(found, texts))
    speed = measure(game, seats_of(args), options, seconds)
    return show(args, texts, game, asdict(speed), table(speed, texts))


def show(args: Namespace, t: Texts, game: Game, found: dict[str, Any], lines: str) -> int:
    """Print what was found, as JSON or in words, with the box it was played with."""
    box = label(game.box_text)._asdict() if game.box_text else None
    if args.json:
        print_json({**found, "box": box})
    else:
        print(f"{lines}\n{named(game.box_text, t)}" if box else lines)
    return 0


def run_lab(args: Namespace, t: Texts, seconds: float) -> int:
    from kociolek.arena.lab import compiled, measure_lab  # lazy: other commands do not need it

    figures = measure_lab(seconds)
    if args.json:
        print_json({"compiled": compiled(), "figures": [{**asdict(each), "met": each.met} for each in figures]})
        return 0
    print(t.say("cli-bench-lab-heading", build=t.say("cli-build-compiled" if compiled() else "cli-build-interpreted")))
    for each in figures:
        number = f"{each.value:14,.0f}".replace(",", " ") if each.unit != "s" else f"{each.value:14.3f}"
        goal = f"{'≤' if each.at_most else '≥'} {each.goal:,g}".replace(",", " ") if each.goal else ""
        print(f"{number} {each.unit:<8} {each.name:<34} {goal} {'' if each.met else '✗'}".rstrip())
    return 0


def run_network(args: Namespace, t: Texts, seconds: float) -> int:
    from kociolek.training.speed import measure_network  # lazy: other commands do not need networks

    game = game_named(args.game)
    found = measure_network(game, seats_of(args), options_of(args), seconds)
    lines = [t.say("cli-bench-network-single", hidden=found.hidden, time=decimal(found.single, t))]
    if found.batch is not None:
        lines.append(t.say("cli-bench-network-batch", time=decimal(found.batch, t)))
    return show(args, t, game, asdict(found), "\n".join(lines))


def run_analysis(args: Namespace, t: Texts) -> int:
    from kociolek.analysis.bench import measure_analysis, measure_calibration, measure_kept  # lazy: others do without

    game, games, first = game_named(args.game), whole(args.games, "--games", 1, 10_000), whole(args.first, "--first", 0)
    if args.what == "calibration":
        rows = asdict(measure_calibration(game, games, first=first))
    elif args.what == "kept":
        rows = asdict(measure_kept(game, games, options_of(args), first=first))
    else:
        rows = asdict(measure_analysis(game, games, thorough=args.thorough, first=first))
    return show(args, t, game, rows, "\n".join(f"{name:<14} {row}" for name, row in rows.items()))


def run_server(args: Namespace, t: Texts) -> int:
    from kociolek.server.bench import Load, measure_nodes, measure_server  # lazy: other commands do not need the server
    from kociolek.server.store.opening import open_store

    game, seats = game_named(args.game), seats_of(args)
    if args.store:
        open_store(args.store).close()  # reports a bad address early
    load = Load(
        game=game.key,
        seats=seats,
        options=game.check(seats, options_of(args)),
        tables=whole(args.tables, "--tables", 1, 5000),
        seconds=USUAL_SECONDS * 10 if args.seconds is None else duration(args.seconds),
        rate=number(args.rate, "--rate"),
        idle=whole(args.idle, "--idle", 0, 20000),
        store=args.store,
        box=game.box_text,
        nodes=whole(args.nodes, "--nodes", 0, 64),
        analysing=args.analysing,
    )
    if load.nodes and args.store.partition(":")[0] not in ("postgresql", "postgres"):
        raise KociolekError("nodes-need-postgresql", {"store": args.store or "SQLite"})
    made = t.say("cli-build-compiled" if kociolek.build() == "compiled" else "cli-build-interpreted")
    heading = t.say("cli-bench-server-heading", tables=load.tables, seats=load.seats, build=made)
    if not load.nodes:
        found = measure_server(load)
        return show(args, t, game, asdict(found), "\n".join([heading, *speed_lines(found, t)]))
    several = measure_nodes(load)
    lines = [heading]
    for key, speed in (
        ("cli-bench-nodes-single", several.single),
        ("cli-bench-nodes-own", several.own),
        ("cli-bench-nodes-foreign", several.foreign),
    ):
        lines += [t.say(key, nodes=several.nodes), *speed_lines(speed, t)]
    lines.append(t.say("cli-bench-nodes-ratios"))
    for value, key in (
        (several.own_ratio, "cli-bench-nodes-own-ratio"),
        (several.foreign_ratio, "cli-bench-nodes-foreign-ratio"),
        (several.growth, "cli-bench-nodes-growth"),
    ):
        lines.append(f"{value:14.2f}  {t.say(key)}")
    return show(args, t, game, asdict(several), "\n".join(lines))


def speed_lines(found: ServerSpeed, t: Texts) -> list[str]:
    rows = [
        (found.moves_per_s, t.say("cli-bench-server-moves")),
        (found.cpu_us_per_move, t.say("cli-bench-server-cpu")),
        (found.postgres_us_per_move, t.say("cli-bench-server-postgres")),
        (found.p50_ms, t.say("cli-bench-server-p50")),
        (found.p95_ms, t.say("cli-bench-server-p95")),
        (found.p99_ms, t.say("cli-bench-server-p99")),
        (found.kb_per_table, t.say("cli-bench-server-table")),
        (found.kb_per_socket, t.say("cli-bench-server-socket")),
        (found.rss_mb, t.say("cli-bench-server-rss")),
        (found.stolen_percent, t.say("cli-bench-server-stolen")),
        (found.quiet_percent, t.say("cli-bench-server-quiet")),
        (found.quiet_p99_ms, t.say("cli-bench-server-quiet-p99")),
    ]
    return [f"{value:14.1f}  {what}" if value is not None else f"{'–':>14}  {what}" for value, what in rows]


def number(text: str, what: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise KociolekError("number-expected", {"text": text, "what": what, "example": "1"}) from None
    if not value >= 0:
        raise KociolekError("number-too-small", {"text": text, "what": what, "low": "0"})
    if value > 1000:
        raise KociolekError("number-too-large", {"text": text, "what": what, "high": "1000"})
    return value


def span(game: Game, options: dict[str, str]) -> tuple[int, int]:
    """Return the range of player numbers that the options allow."""
    low, high = game.seat_range(options)
    return low, high + 1


def search_table(speed: SearchSpeed, t: Texts) -> str:
    build = t.say("cli-build-compiled" if speed.compiled else "cli-build-interpreted")
    bot = bot_name(t, speed.bot)
    lines = [t.say("cli-bench-search-heading", name=t.say(speed.game), bot=bot, build=build)]
    for seats, rate in speed.iterations_per_cpu_s.items():
        number = f"{rate:14,.0f}".replace(",", " ")
        lines.append(f"{number}  {t.say('cli-bench-iterations', seats=seats)}")
    if speed.rollout_depth is None:
        lines.append(t.say("cli-bench-to-the-end", share=str(speed.rollout_guidance)))
    else:
        lines.append(t.say("cli-bench-cut-off", depth=str(speed.rollout_depth), share=str(speed.rollout_guidance)))
    return "\n".join(lines)


def duration(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 3600:
        raise KociolekError("seconds-bad", {"text": text})
    return seconds


def table(speed: Speed, t: Texts) -> str:
    build = t.say("cli-build-compiled" if speed.compiled else "cli-build-interpreted")
    rows = [
        (speed.decisions_per_cpu_s, t.say("cli-bench-decisions")),
        (speed.decisions_per_cpu_s_asking_all, t.say("cli-bench-decisions-asking-all")),
        (speed.games_per_cpu_s, t.say("cli-bench-games")),
        (speed.clones_per_cpu_s, t.say("cli-bench-clones")),
        (speed.views_per_cpu_s, t.say("cli-bench-views")),
        (speed.imagines_per_cpu_s, t.say("cli-bench-imagines")),
    ]
    head = t.say("cli-bench-heading", name=t.say(speed.game), seats=speed.seats, build=build)
    lines = [f"{number:14,.0f}  {what}".replace(",", " ") for number, what in rows]
    return "\n".join([head, *lines, f"{speed.decisions_per_game:14.1f}  {t.say('cli-bench-length')}"])


def adapters_table(speed: PeerSpeed, t: Texts) -> str:
    """Return a table per interface, with the speed-up of our first game over each peer game."""
    build = t.say("cli-build-compiled" if speed.compiled else "cli-build-interpreted")
    lines: list[str] = []
    for peer, found in (("PettingZoo", speed.pettingzoo), ("OpenSpiel", speed.openspiel)):
        lines.append(t.say("cli-bench-adapters-heading", name=peer, build=build))
        lines += [rate_line(rate, found[0]) for rate in found]
    return "\n".join(lines)


def rate_line(rate: Rate, first: Rate) -> str:
    steps, decisions = rate.steps_per_cpu_s, rate.decisions_per_cpu_s
    numbers = f"{steps:12,.0f} {decisions:12,.0f}".replace(",", " ")
    if rate.ours:
        return f"{numbers}  {rate.game}"
    return (
        f"{numbers}  {rate.game} (×{first.steps_per_cpu_s / steps:.1f}, ×{first.decisions_per_cpu_s / decisions:.1f})"
    )

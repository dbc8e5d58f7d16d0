"""Command `kociolek board`: draw a game as SVG, or in characters."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kociolek.catalog import game_named
from kociolek.cli.arguments import (
    add_game,
    add_seed,
    add_setup,
    check_box,
    options_of,
    seats_of,
    seed_of,
    whole,
)
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.core.errors import BadText, KociolekError
from kociolek.core.rng import seeded
from kociolek.drawing.witchstone.characters import ball, cauldron, pentagram, wand
from kociolek.drawing.witchstone.svg import draw
from kociolek.games.witchstone.view import WitchstoneView
from kociolek.match import Match
from kociolek.record import begin, read, replay
from kociolek.text import Texts

NAME: Final = "board"
DRAWN: Final = ("witchstone",)
MOVES_STREAM: Final = 999
DULL: Final = ("end", "remove")  # moves that bots at random would make too often


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    add_game(parser, t)
    file = t.say("cli-metavar-file")
    parser.add_argument("--svg", metavar=file, help=t.say("cli-arg-svg"))
    parser.add_argument("--record", metavar=file, help=t.say("cli-arg-record-file"))
    parser.add_argument("--moves", metavar="N", help=t.say("cli-arg-moves"))
    parser.add_argument("--seat", metavar="N", help=t.say("cli-arg-board-seat"))
    parser.usual.update({"moves": t.say("cli-usual-moves"), "seat": t.say("cli-usual-board-seat")})
    add_setup(parser, t)
    add_seed(parser, t)
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    if args.game not in DRAWN:
        game_named(args.game)
        raise BadText("no-board", {"game": args.game, "known": ", ".join(DRAWN)})
    match = recorded(args) if args.record is not None else played(args)
    seat = -1 if args.seat is None else whole(args.seat, "--seat", 0, match.seats - 1)
    view = match.view(seat)
    assert isinstance(view, WitchstoneView)
    names = match.players or [texts.say("cli-player-name", number=n + 1) for n in range(match.seats)]
    if args.json:
        print_json(view.to_json())
        return 0
    if args.svg is None:
        print("\n".join(picture(view, names, seat, texts)))
        return 0
    path = Path(args.svg)
    try:
        path.write_text(draw(view, names, texts), "utf-8")
    except OSError as error:
        raise KociolekError("file-unwritable", {"file": args.svg, "reason": error.strerror or str(error)}) from None
    return 0


def recorded(args: Namespace) -> Match:
    """Return a recorded game at its end, or after so many moves."""
    record = read(Path(args.record))
    check_box(record)
    last = len(record.moves) if args.moves is None else whole(args.moves, "--moves", 0)
    match = begin(record)
    for number, _ in enumerate(replay(record, match), start=1):
        if number >= last:
            break
    return match


def played(args: Namespace) -> Match:
    moves = 0 if args.moves is None else whole(args.moves, "--moves", 0)
    seed = seed_of(args.seed)
    match = Match(game_named(args.game), seats_of(args), options_of(args), seed)
    chance = seeded(seed, MOVES_STREAM)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting()[0]
        options = match.options_of(seat)
        lively = [option for option in options if option.verb not in DULL] or options
        match.act(seat, lively[chance.below(len(lively))])
    return match


def picture(view: WitchstoneView, names: Sequence[str], seat: int, t: Texts) -> list[str]:
    """Return the ball and the tracks, then the cauldrons, or one of them."""
    lines = [t.say("witchstone-table-ball"), *ball(view), t.say("witchstone-table-legend"), ""]
    lines += [t.say("witchstone-table-wand"), *wand(view), t.say("witchstone-table-pentagram"), *pentagram(view)]
    lines.append(t.say("witchstone-table-tracks"))
    for p in view.players:
        if seat in (-1, p.seat):
            lines += ["", t.say("witchstone-table-cauldron-of", player=names[int(p.seat)]), *cauldron(view, p)]
    return lines

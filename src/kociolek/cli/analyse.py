"""kociolek analyse: judge the decisions of a recorded game and separate luck from skill."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Final

from kociolek import record
from kociolek.analysis.game import Analysis, analyse
from kociolek.analysis.page import page
from kociolek.analysis.words import say, section, turning_points
from kociolek.catalog import game_of
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.match import actions_by_text
from kociolek.text import Texts
from kociolek.text.sentences import action_sentence

NAME: Final = "analyse"


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("file", metavar=t.say("cli-metavar-file"), help=t.say("cli-arg-record-file"))
    add_json(parser, t)
    parser.add_argument("--html", action="store_true", help=t.say("cli-arg-analyse-html"))
    parser.add_argument("--thorough", action="store_true", help=t.say("cli-arg-analyse-thorough"))


def run(args: Namespace, texts: Texts) -> int:
    found = record.read(Path(args.file))
    record.verify(found)
    watched = sys.stderr.isatty()

    def progress(done: int, count: int) -> None:
        if watched:
            print(f"\r{texts.say('analysis-running', done=done, count=count)} ", end="", file=sys.stderr, flush=True)

    analysis = analyse(found, args.thorough, progress)
    if watched:
        print("\r\033[K", end="", file=sys.stderr)
    if args.json:
        print_json(asdict(analysis))
    else:
        print(report(found, analysis, texts, args.html), end="")
    return 0


def report(found: record.Record, analysis: Analysis, t: Texts, html: bool) -> str:
    """Return the analysis in words, or as a page."""
    game = game_of(found.game, found.box).at(found.rules)
    players = found.players or [t.say("cli-player-name", number=seat + 1) for seat in range(found.seats)]
    by_text, kinds = actions_by_text(game), game.kind_names()

    def named(move: str) -> str:
        return action_sentence(t, found.game, by_text[move], players, kinds, 0)

    if html:
        return page(analysis, t, players, named)
    lines = [t.say("analysis-judged"), "", t.say("analysis-moments")]
    lines += [f"  {say(t, each, players, named)}" for each in turning_points(analysis)]
    for seat, player in enumerate(players):
        lines += ["", t.say("analysis-for", player=player)]
        lines += [f"  {say(t, each, players, named)}" for each in section(analysis, seat)]
    return "\n".join(lines) + "\n"

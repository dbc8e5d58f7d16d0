"""kociolek puzzles: find puzzles in games of bots, prove those of a file, and solve the puzzle of the day."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Final

from kociolek.analysis.bench import play
from kociolek.analysis.puzzles import (
    GAMES,
    TURNS,
    Puzzle,
    answers_of,
    found_in,
    holds,
    moves_of,
    of_the_day,
    packaged,
    read_puzzles,
    reasons_of,
    view_of,
    written,
)
from kociolek.analysis.words import say, why_sentence
from kociolek.catalog import built_in_game
from kociolek.cli.arguments import add_seed, seed_of, whole
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.terminal.boards import BOARDS
from kociolek.cli.terminal.chooser import Chooser, Leave, Stop, TakeBack
from kociolek.cli.terminal.log import Log
from kociolek.cli.terminal.screen import EndOfInput, Screen
from kociolek.core.errors import KociolekError
from kociolek.record import unwritable
from kociolek.text import Texts
from kociolek.text.places import name_areas
from kociolek.text.printed import with_names
from kociolek.text.sentences import action_sentence

NAME: Final = "puzzles"
TASKS: Final = ("make", "check", "solve")
TABLES: Final[
    dict[str, list[tuple[str, ...]]]
] = {  # bots of the games that are searched; in Witchstone a weak one falls too far behind
    "kittens": [("easy", "medium", "easy", "medium")],
    "wizardkittens": [("easy", "medium", "easy", "medium")],
    "witchstone": [("medium", "medium"), ("medium", "medium", "medium")],
}
USUAL_GAMES: Final = 100
NEXT: Final = " → "  # between the moves of a turn


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("do", metavar=t.say("cli-metavar-do"), help=t.say("cli-arg-puzzles-do"))
    parser.add_argument("game", metavar=t.say("cli-metavar-game"), help=t.say("cli-arg-puzzles-game"))
    parser.add_argument("--games", metavar="N", default=str(USUAL_GAMES), help=t.say("cli-arg-puzzles-games"))
    add_seed(parser, t)
    parser.add_argument("--file", metavar=t.say("cli-metavar-file"), help=t.say("cli-arg-puzzles-file"))
    parser.usual["file"] = t.say("cli-usual-puzzles-file")
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    if args.do not in TASKS:
        raise KociolekError("puzzles-do-unknown", {"value": args.do, "known": ", ".join(TASKS)})
    built_in_game(args.game)  # raises UnknownGame
    if args.game not in GAMES:
        raise KociolekError("puzzles-no-game", {"game": args.game, "known": ", ".join(GAMES)})
    if args.do == "make":
        return make(args, texts)
    puzzles = read_puzzles(Path(args.file)) if args.file else packaged(args.game)
    if not puzzles:
        raise KociolekError("puzzles-none", {"game": args.game})
    return check(puzzles, args.json, texts) if args.do == "check" else solve_daily(puzzles, args.json, texts)


# -- making and proving --------------------------------------------------------------------
def make(args: Namespace, t: Texts) -> int:
    """Play games of bots and add what is found and holds to a file."""
    path = Path(args.file or f"{args.game}.puzzles.jsonl")
    games, seed = whole(args.games, "--games", 1, example=USUAL_GAMES), seed_of(args.seed)
    found = kept = 0
    try:
        with path.open("a", encoding="utf-8") as file:
            for puzzle in searched(args.game, games, seed):
                found += 1
                if holds(puzzle):
                    kept += 1
                    print(written(puzzle), file=file, flush=True)
    except OSError as error:
        raise unwritable(path, error) from None
    if args.json:
        print_json({"file": str(path), "games": games, "seed": seed, "found": found, "kept": kept})
    else:
        print(t.say("cli-puzzles-made", games=games, found=found, kept=kept, file=str(path)))
    return 0


def searched(game: str, games: int, seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles of many games. Tables take turns, and strengths change seats from game to game."""
    tables = TABLES[game]
    for each in range(games):
        table = tables[each % len(tables)]
        bots = [table[(seat + each) % len(table)] for seat in range(len(table))]
        yield from found_in(play(built_in_game(game), bots, seed + each), seed + each)


def check(puzzles: list[Puzzle], as_json: bool, t: Texts) -> int:
    """Prove each puzzle again; 1 if one fails."""
    failed = [puzzle.id for puzzle in puzzles if not holds(puzzle)]
    if as_json:
        print_json({"puzzles": len(puzzles), "failed": failed})
    else:
        for id in failed:
            print(t.say("cli-puzzles-failed", id=id), file=sys.stderr)
        print(t.say("cli-puzzles-checked", count=len(puzzles), good=len(puzzles) - len(failed)))
    return 1 if failed else 0


# -- solving -------------------------------------------------------------------------------
def solve_daily(puzzles: list[Puzzle], as_json: bool, t: Texts) -> int:
    """Ask for the answer to the puzzle of the day."""
    puzzle = of_the_day(puzzles, datetime.now(UTC).date())
    if as_json:
        print_json({"id": puzzle.id, "view": view_of(puzzle)[1].to_json()})
        return 0
    with suppress(Stop, Leave, TakeBack, EndOfInput):
        solve(puzzle, Screen(), t)
    return 0


def solve(puzzle: Puzzle, screen: Screen, t: Texts) -> bool:
    """Ask for an answer, then tell what each one is worth and why. Return whether the answer was right."""
    game, view = view_of(puzzle)
    t = with_names(t, game)
    name_areas(t, game)
    cats = [t.say(name) for name in t.listing("cli-bot-name-")]
    players = [t.say("cli-player-name", number=1) if n == puzzle.seat else cats[n] for n in range(puzzle.seats)]
    board, kinds = BOARDS[game.key], game.kind_names()

    def named(answer: str) -> str:
        steps = [
            action_sentence(t, game.key, move, players, kinds, board.size(view)) for move in moves_of(game, answer)
        ]
        runs = [(step, len(list(run))) for step, run in groupby(steps)]
        return NEXT.join(f"{step} ×{times}" if times > 1 else step for step, times in runs)

    screen.heading(t.say("cli-puzzles-title"))
    screen.tell(t.say("cli-puzzles-ask-turn" if game.key in TURNS else "cli-puzzles-ask"))
    chooser = Chooser(game, board, Log(t, game.key, players, kinds), screen, t)
    if game.key in TURNS:
        chooser.show_table(view)
        answer = chosen_way([(way, named(way)) for way in answers_of(puzzle)], screen, t)
    else:
        answer = chooser.choose(view, whole_table=True).text
    right = puzzle.is_right(answer)
    screen.say(t.say("cli-puzzles-right" if right else "cli-puzzles-wrong", move=named(puzzle.answer)), "bold")
    for each in puzzle.moves:
        screen.tell(f"{named(each.move)}: {t.say('analysis-chance', percent=round(each.share * 100))}")
    for reason in reasons_of(puzzle)[:2]:
        screen.tell(say(t, why_sentence(game.key, reason), players, named))
    return right


def chosen_way(ways: list[tuple[str, str]], screen: Screen, t: Texts) -> str:
    """Ask for one of some ways to play a turn. Raise Stop for the command that ends all."""

    def show() -> None:
        for number, (_, words) in enumerate(ways, start=1):
            screen.tell(f"{number}  {words}")

    show()
    while True:
        text = screen.ask(t.say("cli-input-choice", high=len(ways)), None, show)
        if text.isdecimal() and 1 <= int(text) <= len(ways):
            return ways[int(text) - 1][0]
        if text.lower() == "q":
            raise Stop
        screen.say(t.say("cli-input-not-a-choice", text=text, high=len(ways)), "yellow")

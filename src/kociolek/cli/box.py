"""Command `kociolek box`: export, check, show and compare boxes."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kociolek.box import GAMES, Box, read_box, standard
from kociolek.box.toml import toml_of
from kociolek.box.words import differences, sentences
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.terminal.screen import Screen
from kociolek.core.errors import KociolekError
from kociolek.text import Texts

NAME: Final = "box"


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("do", metavar=t.say("cli-metavar-do"), help=t.say("cli-arg-box-do"))
    parser.add_argument("what", metavar=t.say("cli-metavar-box"), nargs="*", help=t.say("cli-arg-box-what"))
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    if args.do not in DO:
        raise KociolekError("box-do-unknown", {"value": args.do, "known": ",".join(DO), "place": ""})
    task, low, high = DO[args.do]
    if not low <= len(args.what) <= high:
        raise KociolekError("box-do-count", {"value": args.do, "place": ""})
    if args.json:
        print_json(JSON[args.do](args.what))
        return 0
    return task(args.what, texts)


def box_of(word: str) -> Box:
    """Return the standard box of a game, or the box of a file."""
    return standard(word) if word in GAMES else read_box(Path(word))


def export(words: list[str], t: Texts) -> int:
    print(toml_of(box_of(words[0])), end="")
    return 0


def check(words: list[str], t: Texts) -> int:
    for word in words:
        box = read_box(Path(word))
        print(t.say("box-good", file=word, name=box.name, game=t.say(box.game), id=box.id))
    return 0


def show(words: list[str], t: Texts) -> int:
    box = box_of(words[0])
    screen = Screen()
    screen.heading(box.name)
    screen.tell(t.say("box-line", game=t.say(box.game), version=box.version, id=box.id))
    tell(screen, box.nearest(), box, t)
    return 0


def diff(words: list[str], t: Texts) -> int:
    tell(Screen(), *pair(words), t)
    return 0


def pair(words: list[str]) -> tuple[Box, Box]:
    """Return the boxes to compare: the older or built-in one, and the other. Raise KociolekError."""
    new = box_of(words[-1])
    old = new.nearest() if len(words) == 1 or words[0] == new.game else box_of(words[0])
    if old.game != new.game:
        raise KociolekError("box-other-game", {"game": old.game, "other": new.game, "place": ""})
    return old, new


def tell(screen: Screen, old: Box, new: Box, t: Texts) -> None:
    """Say what a box changes in another one, and in which."""
    found = sentences(old, new, t)
    screen.tell(t.say("box-compared" if found else "box-alike", name=old.name, version=old.version))
    for line in found:
        screen.tell(f"• {line}")


def facts(box: Box) -> dict[str, object]:
    return {"game": box.game, "name": box.name, "version": box.version, "id": box.id}


def compared(old: Box, new: Box) -> dict[str, object]:
    found = [{"path": list(each.path), "old": each.old, "new": each.new} for each in differences(old, new)]
    return {**facts(new), "compared_with": facts(old), "differences": found}


def compared_with_nearest(words: list[str]) -> object:
    box = box_of(words[0])
    return compared(box.nearest(), box)


JSON: Final[dict[str, Callable[[list[str]], object]]] = {
    "export": lambda words: box_of(words[0]).document(),
    "check": lambda words: [{"file": word, **facts(read_box(Path(word)))} for word in words],
    "show": compared_with_nearest,
    "diff": lambda words: compared(*pair(words)),
}
Task = Callable[[list[str], Texts], int]
DO: Final[dict[str, tuple[Task, int, int]]] = {
    "export": (export, 1, 1),
    "check": (check, 1, 99),
    "show": (show, 1, 1),
    "diff": (diff, 1, 2),
}

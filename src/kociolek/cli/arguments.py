"""Arguments shared by several commands, and the conversion of their texts."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kociolek.box import Box, box_of_card_text, box_of_components, label, read_box
from kociolek.box.box import BUILT_IN_NAME
from kociolek.catalog import CHOSEN, GAMES, game_named, use_box
from kociolek.cli.parser import FromVariable, Parser
from kociolek.components import witchstone_from
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.core.rng import seeded
from kociolek.text import Texts

if TYPE_CHECKING:
    from kociolek.record import Record

USUAL_SEATS: Final = 4
WITH_GAME: Final = ("play", "rules", "simulate", "arena", "ladder", "bench", "vocabulary", "board")  # the user names it


def add_game(parser: Parser, t: Texts, usual: str | None = None) -> None:
    """Add GAME, the first argument of every command about one game; after the task where a command has tasks."""
    games = f"{t.say('cli-arg-game')}: {', '.join(GAMES)}"
    parser.add_argument(
        "game", metavar=t.say("cli-metavar-game"), nargs=None if usual is None else "?", default=usual, help=games
    )


def add_setup(parser: Parser, t: Texts, seats: str = str(USUAL_SEATS)) -> None:
    """Add the arguments of a game's set-up."""
    option = t.say("cli-metavar-option")
    parser.add_argument("--seats", metavar="N", help=t.say("cli-arg-seats"))
    parser.usual["seats"] = seats
    parser.add_argument("--option", metavar=option, action="append", default=[], help=t.say("cli-arg-option"))
    parser.usual["option"] = t.say("cli-usual-option")


def add_seed(parser: Parser, t: Texts) -> None:
    parser.add_argument("--seed", metavar=t.say("cli-metavar-seed"), help=t.say("cli-arg-seed"))
    parser.usual["seed"] = t.say("cli-usual-seed")


def whole(text: str, what: str, low: int, high: int | None = None, example: int = 4) -> int:
    """Return `text` as an integer within bounds. Raise `KociolekError`, which names the flag or the variable."""
    what = text.variable if isinstance(text, FromVariable) else what
    try:
        number = int(text)
    except ValueError:
        raise KociolekError("number-expected", {"text": text, "what": what, "example": str(example)}) from None
    if number < low:
        raise KociolekError("number-too-small", {"text": text, "what": what, "low": str(low)})
    if high is not None and number > high:
        raise KociolekError("number-too-large", {"text": text, "what": what, "high": str(high)})
    return number


def options_of(args: Namespace) -> dict[str, str]:
    """Return the options of `--option NAME=VALUE`. The game checks them later."""
    options: dict[str, str] = {}
    for text in args.option:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOptions("option-not-a-pair", {"text": text})
        if name in options:
            raise BadOptions("option-twice", {"option": name})
        options[name] = value
    return options


def choose_box(args: Namespace, t: Texts) -> None:
    """Play with the box of `--box FILE`, or of a file that `--cards` or `--components` of earlier releases names."""
    CHOSEN.clear()
    given = [name for name in ("box", "cards", "components") if name in args]
    if not given:
        return
    if len(given) > 1:
        raise KociolekError("arguments-exclude", {"one": f"--{given[0]}", "other": f"--{given[1]}"})
    if given[0] == "box":
        boxes = [read_box(Path(file)) for file in args.box]
    else:
        from kociolek.carddata import read_card_file  # late: it reads all cards of the package

        path = Path(getattr(args, given[0]))
        box = box_of_card_text(read_card_file(path), path.stem) if given[0] == "cards" else read_components(path)
        print(t.say("box-alias", old=f"--{given[0]}", game=box.game), file=sys.stderr)
        boxes = [box]
    for box in boxes:
        if box.game in CHOSEN:
            raise KociolekError("box-second", {"game": t.say(box.game), "place": ""})
        if "game" in args and not args.game:
            args.game = box.game
        if args.command in WITH_GAME and args.game != box.game:
            raise KociolekError("box-wrong-game", {"box": box.game, "game": args.game, "place": ""})
        use_box(box)


def check_box(record: Record) -> None:
    """Raise KociolekError if `--box` names another box than a record carries."""
    if record.game in CHOSEN and CHOSEN[record.game].box_text != record.box:
        names = {"box": box_name(record.box), "other": box_name(CHOSEN[record.game].box_text), "place": ""}
        raise KociolekError("box-other-record", names)


def box_name(text: str) -> str:
    return label(text).name if text else BUILT_IN_NAME


def read_components(path: Path) -> Box:
    witchstone_from(path)  # its errors name the section of such a file
    return box_of_components(path.read_text("utf-8"), path.stem)


def seats_of(args: Namespace, usual: int = USUAL_SEATS) -> int:
    return usual if args.seats is None else whole(args.seats, "--seats", 1)


def seed_of(text: str | None) -> int:
    """Return the seed: a number as it is, the hash of a word, or a random one."""
    if text is None:
        from secrets import randbelow

        return randbelow(2**32)
    try:
        return int(text)
    except ValueError:
        return int.from_bytes(sha256(os.fsencode(text)).digest()[:6])  # small enough for every reader of JSON


def bots_of(text: str, game: str, seats: int) -> list[str]:
    """Return a bot name per seat, repeating a short list."""
    from kociolek.bots import bot_named  # late: most commands ask no bot

    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot_named(name, game_named(game), seeded(0))
    if len(names) > seats:
        raise BadOptions("too-many-bots", {"bots": str(len(names)), "seats": str(seats)})
    return [names[seat % len(names)] for seat in range(seats)]

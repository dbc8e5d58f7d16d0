"""Arguments shared by several commands, and the conversion of their texts."""

from __future__ import annotations

from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from secrets import randbelow
from typing import Final

from kociolek.bots import bot_named
from kociolek.carddata import read_card_file
from kociolek.catalog import GAMES, game_named
from kociolek.cli.parser import Parser
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.core.rng import seeded
from kociolek.text import Texts

USUAL_SEATS: Final = 4


def add_game(parser: Parser, t: Texts) -> None:
    games = f"{t.say('cli-arg-game')}: {', '.join(GAMES)}"
    parser.add_argument("game", metavar=t.say("cli-metavar-game"), help=games)


def add_setup(parser: Parser, t: Texts) -> None:
    """Add the arguments of a game's set-up."""
    option = t.say("cli-metavar-option")
    parser.add_argument("--seats", metavar="N", help=t.say("cli-arg-seats"))
    parser.add_argument("--option", metavar=option, action="append", default=[], help=t.say("cli-arg-option"))
    parser.add_argument("--cards", metavar=t.say("cli-metavar-file"), help=t.say("cli-arg-cards"))


def add_seed(parser: Parser, t: Texts) -> None:
    parser.add_argument("--seed", metavar=t.say("cli-metavar-seed"), help=t.say("cli-arg-seed"))


def whole(text: str, what: str, low: int, high: int | None = None, example: int = 4) -> int:
    """Return `text` as an integer within bounds. Raise `KociolekError`."""
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
    """Return the options of `--option NAME=VALUE` and `--cards FILE`. The game checks them later."""
    options: dict[str, str] = {}
    for text in args.option:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOptions("option-not-a-pair", {"text": text})
        if name in options:
            raise BadOptions("option-twice", {"option": name})
        options[name] = value
    if args.cards is not None:
        if "cards" in options:
            raise BadOptions("option-twice", {"option": "cards"})
        options["cards"] = read_card_file(Path(args.cards))
    return options


def seats_of(args: Namespace, usual: int = USUAL_SEATS) -> int:
    return usual if args.seats is None else whole(args.seats, "--seats", 1)


def seed_of(text: str | None) -> int:
    """Return the seed: a number as it is, the hash of a word, or a random one."""
    if text is None:
        return randbelow(2**32)
    try:
        return int(text)
    except ValueError:
        return int.from_bytes(sha256(text.encode()).digest()[:6])  # small enough for every reader of JSON


def bots_of(text: str, game: str, seats: int) -> list[str]:
    """Return a bot name per seat, repeating a short list."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot_named(name, game_named(game), seeded(0))
    if len(names) > seats:
        raise BadOptions("too-many-bots", {"bots": str(len(names)), "seats": str(seats)})
    return [names[seat % len(names)] for seat in range(seats)]

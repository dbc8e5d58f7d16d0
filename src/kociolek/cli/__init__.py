"""Command line. One module per command: `NAME`, `arguments(parser, texts)`, `run(args, texts) -> exit code`.

`main` turns a `KociolekError`, which the user can fix, into one sentence on stderr and exit code 2. Ctrl-C exits with
130. A closed pipe (`kociolek rules kittens | head`) ends the program without a message.
"""

from __future__ import annotations

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Collection, Sequence
from importlib import import_module
from io import TextIOWrapper
from itertools import pairwise
from typing import Final, Protocol

from kociolek import __version__, build
from kociolek.cli.parser import Parser, unknown_argument
from kociolek.core.errors import KociolekError
from kociolek.text import LANGUAGES, Texts, UnknownLanguage, choose_language, texts
from kociolek.text.sentences import error_sentence

PROGRAM: Final = "kociolek"
COMMANDS: Final = (
    "play",
    "rules",
    "learn",
    "simulate",
    "arena",
    "ladder",
    "train",
    "report",
    "bench",
    "replay",
    "verify",
    "analyse",
    "puzzles",
    "check",
    "vocabulary",
    "board",
    "box",
    "completion",
    "serve",
    "store",
    "health",
    "host",
    "node",
)
PLAIN: Final = ("health", "node")  # commands that need no game
MISTAKE: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141  # as the shell reports a program that SIGPIPE ended


class Command(Protocol):
    NAME: str

    def arguments(self, parser: Parser, texts: Texts) -> None: ...

    def run(self, args: Namespace, texts: Texts) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    open_all()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # print a question mark instead of failing
    t = texts(choose_language(None))
    try:
        t = texts(language(words))
        try:
            return run(words, t)
        finally:
            sys.stdout.flush()  # here, where a closed pipe is expected
    except KociolekError as error:
        print(t.say("cli-error-line", text=error_sentence(t, error)), file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return CLOSED_PIPE
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        discard_output()
        full = KociolekError("file-unwritable", {"file": "/dev/stdout", "reason": os.strerror(errno.ENOSPC)})
        print(t.say("cli-error-line", text=error_sentence(t, full)), file=sys.stderr)
        return MISTAKE


def open_all() -> None:
    """Open the standard streams that the caller closed (`>&-`), so that nothing fails by using them."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def discard_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else the flush at exit would fail again


def language(words: list[str]) -> str:
    """Return the language of `--lang`, before parsing, because the help is translated too."""
    asked = None
    for word, following in pairwise([*words, ""]):
        if word == "--lang" and following:
            asked = following
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    try:
        return choose_language(asked)
    except UnknownLanguage as error:
        raise KociolekError("unknown-language", {"language": error.asked, "known": ",".join(LANGUAGES)}) from None


def run(words: list[str], t: Texts) -> int:
    # Only these can be meant; importing all commands takes longer than most of them run.
    parser, commands = parser_of(t, [name for name in COMMANDS if name in words])
    args, unknown = parser.parse_known_args(words)
    if unknown:
        raise unknown_argument(unknown[0], parser.commands.get(args.command, parser))
    if args.command is None:
        parser.print_help()
        return 0
    if args.command not in PLAIN:
        from kociolek.cli.arguments import choose_box  # late: it loads all games

        if getattr(args, "named", None):  # `play --game GAME` of earlier releases
            args.game = args.game or args.named
        choose_box(args, t)
    return commands[args.command].run(args, t)


def parser_of(t: Texts, names: Collection[str]) -> tuple[Parser, dict[str, Command]]:
    """Return the parser of the program, and the named commands, whose arguments it knows."""
    about, more = t.say("cli-about"), t.say("cli-more-help", program=PROGRAM)
    parser = Parser(t, prog=PROGRAM, description=about, epilog=more)
    version = t.say("cli-build-line", version=__version__, build=t.say(f"cli-build-{build()}"))
    parser.add_argument("--version", action="version", version=version, help=t.say("cli-arg-version"))
    commands: dict[str, Command] = {}
    for name in COMMANDS:
        below = parser.command(name)
        if name in names:
            commands[name] = import_module(f"{__name__}.{name}")
            commands[name].arguments(below, t)
    return parser, commands

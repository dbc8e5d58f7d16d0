"""kociolek verify: check that records are genuine."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from kociolek import record
from kociolek.box.words import named
from kociolek.cli.arguments import check_box
from kociolek.cli.parser import Parser
from kociolek.core.errors import KociolekError
from kociolek.text import Texts
from kociolek.text.sentences import error_sentence

NAME: Final = "verify"


def arguments(parser: Parser, texts: Texts) -> None:
    metavar = texts.say("cli-metavar-file")
    parser.add_argument("file", metavar=metavar, nargs="+", help=texts.say("cli-arg-record-file"))


def run(args: Namespace, texts: Texts) -> int:
    """Check all files, also after a bad one."""
    bad = 0
    for name in args.file:
        try:
            print(verified(Path(name), texts))
        except KociolekError as error:
            sentence = error_sentence(texts, error)
            if "file" not in error.values:  # else the message names it
                sentence = texts.say("cli-verify-bad", file=name, text=sentence)
            print(texts.say("cli-error-line", text=sentence), file=sys.stderr)
            bad += 1
    return 2 if bad else 0


def verified(path: Path, texts: Texts) -> str:
    found = record.read(path)
    check_box(found)
    record.verify(found)
    if found.end == record.STOPPED:
        sentence = texts.say("cli-verify-unfinished", file=str(path))
    else:
        sentence = texts.say("cli-verify-good", file=str(path), count=len(found.moves), digest=found.digest[:12])
    return f"{sentence}. {named(found.box, texts)}" if found.box else sentence

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
from kociolek.cli.results import add_json, print_json
from kociolek.core.errors import KociolekError
from kociolek.text import Texts
from kociolek.text.sentences import error_sentence

NAME: Final = "verify"


def arguments(parser: Parser, texts: Texts) -> None:
    metavar = texts.say("cli-metavar-file")
    parser.add_argument("file", metavar=metavar, nargs="+", help=texts.say("cli-arg-record-file"))
    add_json(parser, texts)


def run(args: Namespace, texts: Texts) -> int:
    """Check all files, also after a bad one."""
    bad = 0
    rows: list[dict[str, object]] = []
    for name in args.file:
        try:
            found = verified(Path(name))
            rows.append(row(name, found))
            if not args.json:
                print(sentence_of(name, found, texts))
        except KociolekError as error:
            sentence = error_sentence(texts, error)
            rows.append({"file": name, "genuine": False, "error": error.key, "text": sentence})
            if "file" not in error.values:  # else the message names it
                sentence = texts.say("cli-verify-bad", file=name, text=sentence)
            print(texts.say("cli-error-line", text=sentence), file=sys.stderr)
            bad += 1
    if args.json:
        print_json(rows)
    return 2 if bad else 0


def verified(path: Path) -> record.Record:
    """Return the record in a file. Raise KociolekError unless it is genuine."""
    found = record.read(path)
    check_box(found)
    record.verify(found)
    return found


def row(name: str, found: record.Record) -> dict[str, object]:
    result: dict[str, object] = {"winners": found.winners, "scores": found.scores}
    finished = found.end != record.STOPPED
    return {
        "file": name,
        "genuine": True,
        "game": found.game,
        "seats": found.seats,
        "moves": len(found.moves),
        "finished": finished,
        "digest": found.digest,
        **(result if finished else {}),
    }


def sentence_of(name: str, found: record.Record, texts: Texts) -> str:
    if found.end == record.STOPPED:
        sentence = texts.say("cli-verify-unfinished", file=name)
    else:
        sentence = texts.say("cli-verify-good", file=name, count=len(found.moves), digest=found.digest[:12])
    return f"{sentence}. {named(found.box, texts)}" if found.box else sentence

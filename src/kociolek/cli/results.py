"""Results for programs: the flag `--json` and what it prints."""

from __future__ import annotations

import json

from kociolek.cli.parser import Parser
from kociolek.text import Texts


def add_json(parser: Parser, t: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=t.say("cli-arg-json"))


def print_json(found: object) -> None:
    """Print a result for programs, as one JSON document."""
    print(json.dumps(found, ensure_ascii=False, indent=2))

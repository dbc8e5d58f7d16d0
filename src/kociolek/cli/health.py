"""kociolek health: ask a running server whether it can serve players. For timers, containers and monitors."""

from __future__ import annotations

import sys
from argparse import Namespace
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, build_opener

from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.serve import origin
from kociolek.core.errors import KociolekError
from kociolek.text import Texts
from kociolek.text.sentences import error_sentence

NAME: Final = "health"
USUAL: Final = "http://127.0.0.1:8000"
PATIENCE: Final = 10.0  # seconds; more than the server gives its store
NOT_READY: Final = 1


def arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("address", metavar="URL", nargs="?", default=USUAL, help=texts.say("cli-arg-health"))
    add_json(parser, texts)


def run(args: Namespace, texts: Texts) -> int:
    """Print one sentence. Exit with 0 if the server answers and its store can write, else with 1."""
    address = origin(args.address)
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/readyz", timeout=PATIENCE):
            if args.json:
                print_json({"address": address, "ready": True})
            else:
                print(texts.say("cli-health-ready", address=address))
            return 0
    except HTTPError as error:
        error.close()
        failed = KociolekError("health-refused", {"address": address, "status": str(error.code)})
    except (URLError, OSError, HTTPException) as error:
        reason = error.reason if isinstance(error, URLError) else error
        text = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        failed = KociolekError("health-unreachable", {"address": address, "reason": text})
    sentence = error_sentence(texts, failed)
    if args.json:
        print_json({"address": address, "ready": False, "error": failed.key, "text": sentence})
    else:
        print(sentence, file=sys.stderr)
    return NOT_READY

"""kociolek vocabulary: list every identifier that scenario files, records and bots of a game use."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Final

from kociolek.catalog import game_named
from kociolek.cli.arguments import add_game
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.scenario.parts import PARTS
from kociolek.scenario.vocabulary import Vocabulary, vocabulary
from kociolek.text import Texts, wrap
from kociolek.text.printed import with_names
from kociolek.text.sentences import listed_name

NAME: Final = "vocabulary"


def arguments(parser: Parser, texts: Texts) -> None:
    add_game(parser, texts)
    add_json(parser, texts)


def run(args: Namespace, texts: Texts) -> int:
    game = game_named(args.game)
    words = vocabulary(PARTS[game.key])
    texts = with_names(texts, game)
    if args.json:
        print_json(asdict(words))
    else:
        print(page(words, texts))
    return 0


def page(words: Vocabulary, texts: Texts) -> str:
    sections: list[tuple[str, list[str]]] = [
        ("kinds", columns({kind: listed_name(texts, words.game, kind) for kind in words.kinds})),
        ("options", columns({option: " | ".join(values) for option, values in words.options.items()})),
        ("moves", indented(words.moves)),
        ("actions", indented(words.actions)),
        ("prompts", indented(words.prompts)),
        ("events", indented(words.events)),
        ("fields", columns(words.scenario)),
        ("position", columns(words.position)),
        ("expectations", columns(words.expect)),
        ("places", indented(words.places)),
        ("reasons", indented(words.reasons)),
        ("errors", indented(words.errors)),
    ]
    blocks = ["\n".join([texts.say(f"cli-vocabulary-{name}"), *lines]) for name, lines in sections]
    return "\n\n".join([wrap(texts.say("cli-vocabulary-legend")), *blocks])


def indented(words: Sequence[str]) -> list[str]:
    return [f"  {word}" for word in words]


def columns(rows: Mapping[str, str]) -> list[str]:
    width = max(len(name) for name in rows)
    return [f"  {name:<{width}}  {value}".rstrip() for name, value in rows.items()]

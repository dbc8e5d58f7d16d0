"""kociolek rules: print the rules of a game or of one card."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from kociolek.box.words import named
from kociolek.catalog import game_named
from kociolek.cli.arguments import add_game
from kociolek.cli.cards import about_card, find_cards
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.terminal.screen import Screen
from kociolek.core.api import Game
from kociolek.text import LANGUAGES, Texts
from kociolek.text import texts as texts_of
from kociolek.text.printed import card_short, with_names
from kociolek.text.sentences import key, kind_name, listed_name

NAME: Final = "rules"


def arguments(parser: Parser, texts: Texts) -> None:
    add_game(parser, texts)
    parser.add_argument("card", metavar=texts.say("cli-metavar-card"), nargs="*", help=texts.say("cli-arg-card"))
    add_json(parser, texts)


def run(args: Namespace, texts: Texts) -> int:
    game = game_named(args.game)
    texts = with_names(texts, game)
    cards = find_cards(game, " ".join(args.card), texts) if args.card else []
    if args.json:
        print_json([card_row(game, kind, texts) for kind in cards] if cards else rules_of(game, texts))
        return 0
    screen = Screen()
    if args.card:
        for kind in cards:
            show_card(screen, game, kind, texts)
    else:
        show_game(screen, game, texts)
    return 0


def rules_of(game: Game, t: Texts) -> dict[str, object]:
    """Return the rules as the pages of `show_game` show them, for programs."""
    options = []
    for option in game.schema():
        name = key(game.key, "option", option.name)
        values = {value: t.say(key(name, value)) for value in option.values}
        row = {"name": option.name, "title": t.say(name), "help": t.say(f"{name}-help")}
        options.append({**row, "default": option.values[0], "values": values})
    return {
        "game": game.key,
        "name": t.say(game.key),
        "about": t.say(f"{game.key}-about"),
        "chapters": [{"title": t.say(title), "text": t.say(chapter)} for chapter, title in chapters(game, t)],
        "cards": [card_row(game, kind, t) for kind in game.kind_names() if card_short(t, game, kind)],
        "options": options,
        "tips": [t.say(tip) for tip in t.listing(f"{game.key}-tip-")],
    }


def card_row(game: Game, kind: str, t: Texts) -> dict[str, object]:
    names = {"kind": kind, "name": kind_name(t, game.key, kind)}
    return {**names, "short": card_short(t, game, kind), "text": about_card(game, kind, t)}


def chapters(game: Game, t: Texts) -> list[tuple[str, str]]:
    """Return the keys of the chapters and of their titles."""
    titles = [title for title in t.listing(f"{game.key}-rules-") if title.endswith(".title")]
    return [(title.removesuffix(".title"), title) for title in titles]


def show_card(screen: Screen, game: Game, kind: str, t: Texts) -> None:
    """Print the name of a card in all languages and its rules."""
    name = kind_name(t, game.key, kind)
    others = [kind_name(with_names(texts_of(lang), game), game.key, kind) for lang in LANGUAGES if lang != t.lang]
    screen.say()
    screen.say(" · ".join([name, *(other for other in others if other != name), kind]), "bold")
    screen.tell(about_card(game, kind, t))


def show_game(screen: Screen, game: Game, t: Texts) -> None:
    screen.heading(t.say(game.key))
    screen.tell(t.say(f"{game.key}-about"))
    if game.box_text:
        screen.say()
        screen.tell(named(game.box_text, t))
    show_chapters(screen, game, t)
    show_cards(screen, game, t)
    show_options(screen, game, t)
    screen.say()
    screen.heading(t.say("cli-rules-tips"))
    for tip in t.listing(f"{game.key}-tip-"):
        screen.tell(f"• {t.say(tip)}")


def show_chapters(screen: Screen, game: Game, t: Texts) -> None:
    for chapter, title in chapters(game, t):
        screen.say()
        screen.heading(t.say(title))
        screen.tell(t.say(chapter))


def show_cards(screen: Screen, game: Game, t: Texts) -> None:
    screen.say()
    screen.heading(t.say("cli-rules-cards"))
    for kind in game.kind_names():
        short = card_short(t, game, kind)
        if short:
            screen.tell(f"• {listed_name(t, game.key, kind)}: {short}")


def show_options(screen: Screen, game: Game, t: Texts) -> None:
    screen.say()
    screen.heading(t.say("cli-rules-options"))
    for option in game.schema():
        name = key(game.key, "option", option.name)
        screen.say()
        screen.say(f"{t.say(name)} ({option.name})", "bold")
        screen.tell(t.say(f"{name}-help"))
        for value in option.values:
            default = f", {t.say('cli-rules-default')}" if value == option.values[0] else ""
            screen.tell(f"• {value}: {t.say(key(name, value))}{default}")

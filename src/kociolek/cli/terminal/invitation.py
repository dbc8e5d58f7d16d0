"""Questions before a game for `kociolek play` without arguments."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from kociolek.bots import bot_names
from kociolek.catalog import GAMES, game_named
from kociolek.cli.terminal.screen import Screen
from kociolek.core.api import Game
from kociolek.text import LANGUAGES, Texts, choose_language
from kociolek.text import texts as texts_of
from kociolek.text.names import about_bot, bot_name
from kociolek.text.sentences import key

UNDECIDED: Final = ("", "C", "POSIX")
FIRST_CHOICE: Final = {"kittens": "good_vs_evil"}  # default edition for newcomers


def needs_language(environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether the locale sets no language."""
    names = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    decided = next((name for name in names if name), "")
    return decided.split(".")[0] in UNDECIDED


def ask_language(screen: Screen) -> Texts:
    """Ask for the language, in all languages."""
    screen.say()
    for number, lang in enumerate(LANGUAGES, start=1):
        screen.say(f"{number:>3}  {texts_of(lang).say(f'cli-language-{lang}')}")
    prompt = " / ".join(texts_of(lang).say("cli-ask-language") for lang in LANGUAGES)
    default = LANGUAGES.index(choose_language(None)) + 1
    return texts_of(LANGUAGES[ask_number(screen, texts_of("en"), prompt, 1, len(LANGUAGES), default) - 1])


def ask_game(screen: Screen, t: Texts) -> Game:
    """Ask for one of the games."""
    screen.say()
    for number, name in enumerate(GAMES, start=1):
        screen.say(f"{number:>3}  {t.say(name)}")
    chosen = ask_number(screen, t, t.say("cli-ask-game"), 1, len(GAMES), 1)
    return game_named(list(GAMES)[chosen - 1])


def ask_edition(screen: Screen, game: Game, t: Texts) -> dict[str, str]:
    """Ask for the edition of a game that has several."""
    option = game.schema()[0]
    if option.name != "edition":
        return {}
    screen.say()
    screen.say(t.say(game.key), "bold")
    for number, value in enumerate(option.values, start=1):
        screen.say(f"{number:>3}  {t.say(key(game.key, 'option', option.name, value))}")
    default = option.values.index(FIRST_CHOICE.get(game.key, option.values[0])) + 1
    chosen = ask_number(screen, t, t.say("cli-ask-edition"), 1, len(option.values), default)
    return {option.name: option.values[chosen - 1]}


def ask_bots(screen: Screen, game: Game, usual: str, t: Texts) -> str:
    """Ask for a bot by name and description."""
    names = bot_names(game.key)
    screen.say()
    for number, name in enumerate(names, start=1):
        line = t.say("cli-ask-bot-line", name=bot_name(t, name), text=about_bot(t, name))
        screen.say(f"{number:>3}  {line}")
    return names[ask_number(screen, t, t.say("cli-ask-bots"), 1, len(names), names.index(usual) + 1) - 1]


def ask_number(screen: Screen, t: Texts, prompt: str, low: int, high: int, default: int) -> int:
    while True:
        question = t.say("cli-ask-number", text=prompt, low=low, high=high, default=default)
        text = screen.ask(question, t.say("cli-ask-number-help", low=low, high=high, default=default))
        if not text:
            return default
        if text.isdecimal() and low <= int(text) <= high:
            return int(text)
        screen.say(t.say("cli-ask-number-again", text=text, low=low, high=high), "yellow")

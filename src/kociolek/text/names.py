"""Names of things that have a message of their own, where there is one."""

from __future__ import annotations

from kociolek.text import Texts
from kociolek.text.sentences import key


def bot_name(t: Texts, bot: str) -> str:
    """What a bot is called; somebody's own is called as it was entered."""
    name = key("bots", bot)
    return t.say(name) if t.has(name) else bot


def about_bot(t: Texts, bot: str) -> str:
    """How it plays, in a few words."""
    name = f"{key('bots', bot)}.about"
    return t.say(name) if t.has(name) else ""


def ending_name(t: Texts, game: str, ending: str) -> str:
    return t.say(key(game, "ending", ending))


def source_name(t: Texts, game: str, source: str) -> str:
    """Where points came from."""
    return t.say(key(game, "source", source))


def card_name(t: Texts, game: str, card: str) -> str:
    """A card, a scroll or a tile."""
    name = key(game, "card", card.replace("+", "_"))
    return t.say(name) if t.has(name) else card

"""Translated names of bots, endings, point sources and cards, and number formats of a language."""

from __future__ import annotations

from kociolek.text import Texts
from kociolek.text.sentences import key, listed_name


def bot_name(t: Texts, bot: str) -> str:
    """Return the name of a bot; external bots keep their identifier."""
    name = key("bots", bot)
    return t.say(name) if t.has(name) else bot


def about_bot(t: Texts, bot: str) -> str:
    """Return a short description of a bot, or an empty text."""
    name = f"{key('bots', bot)}.about"
    return t.say(name) if t.has(name) else ""


def ending_name(t: Texts, game: str, ending: str) -> str:
    return t.say(key(game, "ending", ending))


def source_name(t: Texts, game: str, source: str) -> str:
    """Return the name of a source of points."""
    return t.say(key(game, "source", source))


def card_name(t: Texts, game: str, card: str) -> str:
    """Return the name of a card, scroll or tile."""
    return listed_name(t, game, card.replace("+", "_")) if t.has(key(game, "card", card.replace("+", "_"))) else card


def decimal(number: float, t: Texts, places: int = 1) -> str:
    text = f"{number:.{places}f}".replace("-", "−")
    return text.replace(".", ",") if t.lang == "pl" else text


def percent(share: float, t: Texts, places: int = 1) -> str:
    return f"{decimal(100 * share, t, places)}%"

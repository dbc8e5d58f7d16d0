"""Find cards by name and return their rules text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from kociolek.core.api import Game
from kociolek.core.errors import BadText
from kociolek.text import LANGUAGES, Texts, texts
from kociolek.text.printed import card_rule, with_names
from kociolek.text.sentences import NO_SUGGESTION, key, kind_name


def plain(name: str) -> str:
    """Return a name without case, accents and punctuation, so that `Przysługa` equals `przysluga`."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return " ".join("".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c)).split())


def names_of(game: Game, kind: str) -> list[str]:
    """Return the identifier of a card and its name in every language."""
    return [kind, *(kind_name(with_names(texts(lang), game), game.key, kind) for lang in LANGUAGES)]


def find_cards(game: Game, wanted: str, t: Texts, among: Iterable[str] | None = None) -> list[str]:
    """Return the kinds with this name, or the one whose name starts with it. Raise `BadText` otherwise."""
    kinds = list(game.kind_names() if among is None else among)
    by_name: dict[str, list[str]] = {}
    for kind in kinds:
        for name in {plain(name) for name in names_of(game, kind)}:
            by_name.setdefault(name, []).append(kind)
    sought = plain(wanted)
    if sought in by_name:
        return by_name[sought]
    begun = {kind for name, same in by_name.items() if sought and name.startswith(sought) for kind in same}
    if len(begun) == 1:
        return list(begun)
    if begun:
        fitting = ", ".join(kind_name(t, game.key, kind) for kind in kinds if kind in begun)
        raise BadText("card-unclear", {"card": wanted, "list": fitting})
    near = get_close_matches(sought, by_name, n=1)
    meant = kind_name(t, game.key, by_name[near[0]][0]) if near else NO_SUGGESTION
    known = ",".join(kind_name(t, game.key, kind) for kind in kinds)
    raise BadText("unknown-card", {"card": wanted, "known": known, "meant": meant})


def about_card(game: Game, kind: str, t: Texts) -> str:
    """Return the rule of a card and its rulings."""
    rule, ruling = card_rule(t, game, kind), key(game.key, "ruling", kind)
    if not rule:
        return kind_name(t, game.key, kind)  # a symbol on a board has no rules text
    if not t.has(ruling) or game.box_id:  # rulings are about the values of the built-in box
        return rule
    return f"{rule}\n\n{t.say('cli-rules-rulings')}: {t.say(ruling)}"

"""Sentences about a game: its events, its moves, its prompts, its errors, as one reader may hear them.

Here the parameters of the messages are filled in, in one place for every client written in Python. The messages
themselves are told apart by name: `<game>-event-<verb>`, `<game>-action-<verb>`, `<game>-prompt-<prompt>`,
`<game>-card-<kind>` and `cli-error-<key>`, with dashes for underscores and dots.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from kociolek.core.api import Action, Event
from kociolek.core.errors import KociolekError
from kociolek.text import Texts

NO_SUGGESTION: Final = "none"


def key(*parts: str) -> str:
    """The name of a message: `key("kittens-card", "see_the_future")` is `kittens-card-see-the-future`."""
    return "-".join(parts).replace("_", "-").replace(".", "-")


def kind_name(t: Texts, game: str, kind: str) -> str:
    """What a kind is called; what bears only a sign, as an area of a board, is called by it."""
    name = key(game, "card", kind)
    return t.say(name) if t.has(name) else kind


def event_sentence(
    t: Texts, game: str, event: Event, reader: int, players: Sequence[str], kinds: Sequence[str], size: int = 0
) -> str:
    """What happened, told to the seat `reader` (-1: a spectator). Redact the event before: `event.seen_by(reader)`.

    `players` are the names of the seats, `kinds` those of the cards as the rules spell them; `size` is the number of
    cards in the draw pile besides a kitten that goes back.
    """
    seat, other, kind, index = int(event.seat), int(event.other), int(event.kind), int(event.index)
    you = "none"
    if reader >= 0:
        you = "seat" if reader == seat else "other" if reader == other else "none"
    return t.say(
        key(game, "event", event.verb),
        player=players[seat],
        other=players[other] if other >= 0 else "",
        has_other="yes" if other >= 0 else "no",
        you=you,
        card=kinds[kind] if kind >= 0 else "",
        known="yes" if kind >= 0 or index >= 0 else "no",
        index=index,
        size=size,
    )


def action_sentence(
    t: Texts, game: str, action: Action, players: Sequence[str], kinds: Sequence[str], size: int = 0
) -> str:
    """A move as a choice in a list: "Play Favor", "Under the top 3 cards"."""
    seat, kind = int(action.seat), int(action.kind)
    return t.say(
        key(game, "action", action.verb),
        player=players[seat] if seat >= 0 else "",
        card=kinds[kind] if kind >= 0 else "",
        index=int(action.index),
        size=size,
    )


def odds_sentence(t: Texts, game: str, name: str, value: float, players: Sequence[str]) -> str:
    """A number that an adviser names: `explode`, a chance or a count; `nope.2` is about seat 2; a kind is a card."""
    about, _, seat = name.partition(".")
    message = key(game, "odds", about)
    return t.say(
        message if t.has(message) else key(game, "odds", "card"),
        card=about,
        player=players[int(seat)] if seat else "",
        percent=round(value * 100),
        count=round(value),
    )


def error_sentence(t: Texts, error: KociolekError) -> str:
    """What is wrong and how to mend it. A word that is not known gets the nearest that is."""
    values = dict(error.values)
    if "known" in values:
        known = [word.strip() for word in values["known"].split(",") if word]
        values["known"] = ", ".join(known)
        thing = error.key.removeprefix("unknown-")
        wrong = values.get("value", values.get(thing, ""))
        values.setdefault("meant", suggestion(wrong, known))
    values.setdefault("meant", NO_SUGGESTION)
    if isinstance(error.__cause__, KociolekError):  # what is wrong at a place that the outer error names
        values.setdefault("text", error_sentence(t, error.__cause__))
    return t.say(key("cli-error", error.key), **values)


def suggestion(wrong: str, known: Iterable[str]) -> str:
    """The known word that somebody probably meant, or `none`."""
    by_plain = {word.lower().replace("-", "_").replace(" ", "_"): word for word in known}
    near = get_close_matches(wrong.lower().replace("-", "_").replace(" ", "_"), by_plain, n=1)
    return by_plain[near[0]] if near else NO_SUGGESTION

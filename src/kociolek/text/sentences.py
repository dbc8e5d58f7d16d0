"""Render events, moves and errors as sentences for one reader.

This is the only place in Python that fills in the parameters of game messages. Message keys are
`<game>-event-<verb>`, `<game>-action-<verb>`, `<game>-prompt-<prompt>`, `<game>-card-<kind>`, `cli-error-<key>` and
`box-error-<key>`, with dashes for underscores and dots.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from kociolek.core.api import Action, Event, View
from kociolek.core.errors import KociolekError
from kociolek.text import Texts

NO_SUGGESTION: Final = "none"


def key(*parts: str) -> str:
    """Return a message key: `key("kittens-card", "see_the_future")` is `kittens-card-see-the-future`."""
    return "-".join(parts).replace("_", "-").replace(".", "-")


def kind_name(t: Texts, game: str, kind: str) -> str:
    """Return the name of a kind; kinds without a name, such as areas of a board, keep their identifier."""
    name = key(game, "card", kind)
    return t.say(name) if t.has(name) else kind


def listed_name(t: Texts, game: str, kind: str) -> str:
    """Return the name of a kind in a list of all cards, where two cards of the same name are told apart."""
    name = f"{key(game, 'card', kind)}.list"
    return t.say(name) if t.has(name) else kind_name(t, game, kind)


def event_sentence(
    t: Texts, game: str, event: Event, reader: int, players: Sequence[str], kinds: Sequence[str], size: int = 0
) -> str:
    """Render an event for `reader` (-1 for a spectator). Redact it first with `event.seen_by(reader)`.

    `players` are the names of the seats, `kinds` the identifiers of the cards. `size` is the number of cards in the
    draw pile, not counting a kitten that goes back.
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
    """Render an action as an option of a list: "Play Favor", "Under the top 3 cards"."""
    seat, kind = int(action.seat), int(action.kind)
    return t.say(
        key(game, "action", action.verb),
        player=players[seat] if seat >= 0 else "",
        card=kinds[kind] if kind >= 0 else "",
        index=int(action.index),
        size=size,
    )


def prompt_params(view: Mapping[str, Any], players: Sequence[str]) -> dict[str, str]:
    """Return the variables of a prompt, from the JSON of the view of the seat that is asked.

    The top frame of the stack tells who asks whom about what; without one, it is about the player whose turn it is.
    """
    stack = view.get("stack") or [{}]
    top = stack[0]
    doer = next((top[field] for field in DOERS if top.get(field) is not None), view.get("active"))
    other = next((top[field] for field in OTHERS if top.get(field) is not None), None)
    deed, kind = top.get("card"), top.get("kind")
    card = deed if kind is None or kind == "godcat" else kind
    me = view["seat"]
    return {
        "player": players[doer] if doer is not None else "",
        "other": players[other] if other is not None else "",
        "has_other": "no" if other is None else "yes",
        "you": "none" if me is None else "seat" if me == doer else "other" if me == other else "none",
        "card": card or "",
        "known": "yes" if card else "no",
        "deed": deed or "",
        "named": top.get("named") or "",
        "noped": "yes" if top.get("noped") else "no",
        "spell": view.get("cast") or "",
    }


DOERS: Final = ("by", "actor", "seat")
OTHERS: Final = ("against", "target")


def prompt_sentence(t: Texts, game: str, view: View, players: Sequence[str]) -> str:
    """Render the question that the seat of the view is asked."""
    return t.say(key(game, "prompt", view.prompt), **prompt_params(view.to_json(), players))


def odds_sentence(t: Texts, game: str, name: str, value: float, players: Sequence[str]) -> str:
    """Render a figure of a hint: a probability or count such as `explode`, `nope.2` for seat 2, or a kind."""
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
    """Render an error and its remedy. Suggest the closest known word for an unknown one."""
    values = error.values.copy()
    if "known" in values:
        known = [word.strip() for word in values["known"].split(",") if word]
        values["known"] = ", ".join(known)
        thing = error.key.removeprefix("unknown-")
        wrong = values.get("value", values.get(thing, ""))
        values.setdefault("meant", suggestion(wrong, known))
    values.setdefault("meant", NO_SUGGESTION)
    if isinstance(error.__cause__, KociolekError):  # the cause at the place that the outer error names
        values.setdefault("text", error_sentence(t, error.__cause__))
    return t.say(error_message(error.key), **counted(values))


# What the sentences of errors count. The browser counts the same, see sentences.ts.
COUNTS: Final = frozenset({"bots", "cards", "hand", "most", "people", "seats", "seconds"})


def counted(values: Mapping[str, str]) -> dict[str, str | int]:
    """Return the values of an error with numbers where its sentence counts: errors carry text."""
    return {name: int(text) if name in COUNTS and text.isdecimal() else text for name, text in values.items()}


def error_message(name: str) -> str:
    """Return the key of the sentence of an error. Those about boxes stand beside the other texts about boxes."""
    return key("box-error", name.removeprefix("box-")) if name.startswith("box-") else key("cli-error", name)


def suggestion(wrong: str, known: Iterable[str]) -> str:
    """Return the closest known word, or `none`."""
    by_plain = {word.lower().replace("-", "_").replace(" ", "_"): word for word in known}
    near = get_close_matches(wrong.lower().replace("-", "_").replace(" ", "_"), by_plain, n=1)
    return by_plain[near[0]] if near else NO_SUGGESTION

"""The table of Exploding Kittens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from kociolek.bots.kittens.odds import danger, kittens_in_pile
from kociolek.cli.terminal.board import SEPARATOR, Board, Row
from kociolek.cli.terminal.kittens_expansions import expansion_lines, expansion_notes
from kociolek.core.api import UNKNOWN, Action, Kind, Seat, View
from kociolek.games.kittens.kinds import (
    BOTH_ON_MAT,
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    NAMES,
    NOPE,
    ON_MAT_DEVILCAT,
    is_cat,
)
from kociolek.games.kittens.view import KittensView
from kociolek.text import Texts
from kociolek.text.sentences import key

ALARM: Final = 0.2  # from this chance of a kitten on, the number turns red


class KittensBoard(Board):
    highlights = frozenset(
        {"kitten_drawn", "defused", "exploded", "left", "won", "godcat_won", "devilcat_hit", "pile_empty"}
    )

    def title(self, view: View, t: Texts) -> str:
        return t.say(key("kittens-edition", of_kittens(view).public.rules.edition))

    def draw(self, view: View, players: Sequence[str], t: Texts) -> list[Row]:
        v = of_kittens(view)
        lines = [*pile_lines(v, t), discard_line(v, t)]
        lines += [Text(line) for line in (mat_line(v, players, t), *expansion_lines(v, t), known_line(v, t)) if line]
        lines += [Text(), *players_lines(v, players, t), Text()]
        if not len(v.hand):
            return list(lines)
        hand = [(kind, int(count)) for kind, count in enumerate(v.hand) if count]
        return [*lines, Text(t.say("cli-table-your-hand", count=sum(v.hand)), "bold"), cards(hand, t)]

    def smaller(self, view: View, players: Sequence[str], t: Texts, width: int, rows: int) -> Iterator[list[Row]]:
        v = of_kittens(view)
        piles = [Text(SEPARATOR).join([*pile_lines(v, t), discard_line(v, t)])]
        about = [Text(line) for line in (mat_line(v, players, t), *expansion_lines(v, t), known_line(v, t)) if line]
        everybody = players_lines(v, players, t)
        hand: list[Row] = []
        if len(v.hand):
            held = cards([(kind, int(count)) for kind, count in enumerate(v.hand) if count], t)
            hand = [[Text(t.say("cli-table-your-hand", count=sum(v.hand)), "bold"), *held]]
        close: Row = [Text(" ".join(line.plain.split()), line.style) for line in everybody]
        sizes: Row = [
            Text(f"{name} {int(v.sizes[seat])}") for seat, name in enumerate(players) if v.public.alive >> seat & 1
        ]
        yield [*pile_lines(v, t), discard_line(v, t), *about, *everybody, *hand]
        yield [*piles, *about, *everybody, *hand]
        yield [*piles, *about, close, *hand]
        yield [*piles, *about, sizes, *hand]
        yield [*piles, sizes, *hand]
        yield [*piles, *hand]
        yield hand

    def hint(self, action: Action, t: Texts) -> str:
        return t.say(key("kittens-short", NAMES[action.kind])) if action.verb in ("play", "godcat") else ""

    def kinds(self, view: View) -> list[str]:
        return [NAMES[kind] for kind, count in enumerate(of_kittens(view).public.census) if count]

    def size(self, view: View) -> int:
        return len(of_kittens(view).pile)


def of_kittens(view: View) -> KittensView:
    assert isinstance(view, KittensView)
    return view


def card(kind: int, t: Texts) -> Text:
    """A name in its colour; the colours say nothing that the words do not."""
    style = "cyan"
    if kind == EXPLODING_KITTEN:
        style = "bold red"
    elif kind == DEFUSE:
        style = "bold green"
    elif kind in (NOPE, GODCAT):
        style = "bold magenta"
    elif is_cat(Kind(kind)):
        style = "yellow"
    return Text(t.say(key("kittens-card", NAMES[kind])), style)


def cards(counts: Sequence[tuple[int, int]], t: Texts) -> list[Text]:
    """`2 × Tacocat`, `Nope`"""
    named = []
    for kind, count in counts:
        name = card(kind, t)
        if count > 1:
            name = Text(t.say("cli-table-times", count=count, name=name.plain), name.style)
        named.append(name)
    return named


def card_list(counts: Sequence[tuple[int, int]], t: Texts) -> str:
    return SEPARATOR.join(name.plain for name in cards(counts, t))


def pile_lines(v: KittensView, t: Texts) -> list[Text]:
    risk = danger(v)
    size = Text(t.say("cli-table-draw-pile", count=len(v.pile)), "bold")
    kittens = t.say("kittens-table-kittens-left", index=kittens_in_pile(v))
    chance = Text(t.say("kittens-table-danger", percent=round(100 * risk)), "red" if risk >= ALARM else "")
    return [size.append(SEPARATOR + kittens, "not bold"), chance]


def discard_line(v: KittensView, t: Texts) -> Text:
    count = len(v.discard)
    top = ""
    if count:
        kind = v.discard[count - 1]
        top = t.say(key("kittens-card", NAMES[kind])) if kind != UNKNOWN else t.say("kittens-table-face-down")
    return Text(t.say("cli-table-discard-pile", count=count, name=top))


def mat_line(v: KittensView, players: Sequence[str], t: Texts) -> str:
    if v.public.mat == BOTH_ON_MAT:
        return t.say("kittens-table-mat-both")
    if v.public.mat != ON_MAT_DEVILCAT:
        return ""  # no mat in this edition, or Armageddon is going on
    holder = next((seat for seat in range(v.seats) if holds_godcat(v, seat)), None)
    if holder is None:
        return ""
    if holder == v.seat:
        return t.say("kittens-table-mat-held-you")
    return t.say("kittens-table-mat-held", player=players[holder])


def holds_godcat(v: KittensView, seat: int) -> bool:
    """Its back differs, so everybody can tell."""
    if seat == v.seat and len(v.hand):
        return v.hand[GODCAT] > 0
    return "godcat" in v.known_json(Seat(seat))


def known_line(v: KittensView, t: Texts) -> str:
    size = len(v.pile)
    known = []
    for depth in range(size):
        kind = v.pile[size - 1 - depth]
        if kind != UNKNOWN:
            index = -1 if depth == size - 1 and depth > 2 else depth
            known.append(f"{t.say('kittens-part-depth', index=index)}: {card(int(kind), t).plain}")
    return t.say("cli-table-known-cards", list=", ".join(known)) if known else ""


def players_lines(v: KittensView, players: Sequence[str], t: Texts) -> list[Text]:
    """Clockwise; a mark before the one whose turn it is."""
    names = [f"{name} ({t.say('cli-table-you')})" if seat == v.seat else name for seat, name in enumerate(players)]
    sizes = [t.say("cli-table-hand-size", count=int(size)) for size in v.sizes]
    wide, wider = (max(len(text) for text in column) for column in (names, sizes))
    lines = []
    for seat, (name, size) in enumerate(zip(names, sizes, strict=True)):
        if v.public.alive >> seat & 1 == 0:
            lines.append(Text(f"   {name:<{wide}}  {t.say('cli-table-out')}", "dim"))
            continue
        turn = "▶" if seat == v.public.active else " "
        line = Text(f" {turn} {name:<{wide}}", "bold" if seat == v.seat else "")
        lines.append(line.append(f"  {size:<{wider}}  {notes(v, seat, players, t)}".rstrip(), "not bold"))
    return lines


def notes(v: KittensView, seat: int, players: Sequence[str], t: Texts) -> str:
    """Turns owed, what lies there, and what this seat knows of another's hand or, being blind, of its own."""
    found = expansion_notes(v, seat, players, t)
    if seat == v.public.active and v.public.turns > 1:
        found.append(t.say("cli-table-turns-owed", count=int(v.public.turns)))
    if seat != v.seat or v.public.blind >> seat & 1:
        known = v.known_json(Seat(seat))
        lacks = [kind for kind in range(len(v.public.census)) if v.lacks[seat] >> kind & 1]
        if known:
            has = card_list([(NAMES.index(name), count) for name, count in known.items()], t)
            found.append(t.say("cli-table-has", list=has))
        if lacks:
            found.append(t.say("cli-table-has-not", list=card_list([(kind, 1) for kind in lacks], t)))
    return SEPARATOR.join(found)

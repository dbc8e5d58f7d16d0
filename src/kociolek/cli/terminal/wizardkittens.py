"""Terminal board of Wizard Kittens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from kociolek.cli.terminal.board import SEPARATOR, Board, Row
from kociolek.core.api import Action, View
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.fields import row_counts
from kociolek.games.wizardkittens.kinds import CREDIT_IDS, CURSE, NAMES, NO_SPACE, SPELL_NAMES, TYPES
from kociolek.games.wizardkittens.places import DISCARD, HAND, place_of
from kociolek.games.wizardkittens.scoring import WON_RECORD
from kociolek.games.wizardkittens.state import WizardKittensState, rule_card_kind
from kociolek.games.wizardkittens.view import WizardKittensView
from kociolek.text import Texts
from kociolek.text.printed import bonus_of, goal, printed
from kociolek.text.sentences import key
from kociolek.text.wizardkittens import result_lines

STYLES: Final = ("cyan", "green", "magenta", "yellow")  # of the components; the colours say nothing the words do not


class WizardKittensBoard(Board):
    highlights = frozenset(
        {"cat_drawn", "chapter_opened", "new_rule", "chaos_step", "caught", "defeated", "left", "won", "nobody_won"}
    )

    def title(self, view: View, t: Texts) -> str:
        return t.say("wizardkittens")

    def draw(self, view: View, players: Sequence[str], t: Texts) -> list[Row]:
        v = of_wizards(view).state
        lines: list[Row] = [
            Text(t.say("wizardkittens-table-deck", deck=len(v.deck), curse_deck=len(v.curse_deck)), "bold"),
            Text(t.say("wizardkittens-table-discard", list=row_text(v, DISCARD, t))),
        ]
        if v.card != NONE:
            lines.append(Text(t.say("wizardkittens-table-rule", card=NAMES[rule_card_kind(v)])))
        lines += [curse_line(v, chapter, t) for chapter in range(v.chapters)]
        for seat, player in enumerate(players):
            lines += [Text(), *circle_lines(v, seat, player, seat == view.seat, t)]
        return [*lines, Text(), *own_lines(v, int(view.seat), t)]

    def smaller(self, view: View, players: Sequence[str], t: Texts, width: int, rows: int) -> Iterator[list[Row]]:
        v = of_wizards(view).state
        deck = t.say("wizardkittens-table-deck", deck=len(v.deck), curse_deck=len(v.curse_deck))
        discard = t.say("wizardkittens-table-discard", list=row_text(v, DISCARD, t))
        piles: list[Row] = [[Text(deck, "bold"), Text(discard)]]
        if v.card != NONE:
            piles.append(Text(t.say("wizardkittens-table-rule", card=NAMES[rule_card_kind(v)])))
        curses: list[Row] = [curse_line(v, chapter, t) for chapter in range(v.chapters)]
        own: list[Row] = [*own_lines(v, int(view.seat), t)]
        lines = [circle_lines(v, seat, player, seat == view.seat, t) for seat, player in enumerate(players)]
        close: list[Row] = [[Text(" ".join(line.plain.split()), line.style) for line in each] for each in lines]
        mine = close[view.seat : view.seat + 1] if view.seat >= 0 else []
        yield [*piles, *curses, *(line for each in lines for line in each), *own]
        yield [*piles, *curses, *close, *own]
        yield [*curses, *close, *own]
        yield [*curses, *mine, *own]
        yield [*mine, *own]
        yield own

    def result(self, view: View, players: Sequence[str], t: Texts) -> list[str]:
        return result_lines(of_wizards(view), players, t)

    def hint(self, action: Action, t: Texts) -> str:
        spell = action.verb in ("cast", "kitten")
        return t.say(key("wizardkittens-short", NAMES[action.kind])) if spell else ""

    def kinds(self, view: View) -> list[str]:
        return list(NAMES)

    def size(self, view: View) -> int:
        return len(of_wizards(view).state.deck)


def of_wizards(view: View) -> WizardKittensView:
    assert isinstance(view, WizardKittensView)
    return view


def name_of(kind: int, t: Texts) -> str:
    return t.say(key("wizardkittens-card", NAMES[kind]))


def own_lines(v: WizardKittensState, seat: int, t: Texts) -> list[Text]:
    """Return what only this seat sees: the hand and the extra credit."""
    lines = []
    if sum(row_counts(v.cells, HAND)):
        lines.append(Text(t.say("wizardkittens-table-hand", list=row_text(v, HAND, t)), "bold"))
    if seat >= 0 and v.credits[seat] != NONE:
        score, argument, points = printed(v.rules.cards)[CREDIT_IDS[v.credits[seat]]][1][3:6]
        lines.append(Text(t.say("wizardkittens-table-credit", goal=goal(t, score, argument, points))))
    return lines


def row_text(v: WizardKittensState, first: int, t: Texts) -> str:
    """Return `2 × Artifact · Potion`, or a word for nothing."""
    named = []
    for kind, count in enumerate(row_counts(v.cells, first)):
        if count:
            name = name_of(kind, t)
            named.append(name if count == 1 else t.say("cli-table-times", count=count, name=name))
    return SEPARATOR.join(named) or t.say("wizardkittens-table-empty")


def curse_line(v: WizardKittensState, chapter: int, t: Texts) -> Text:
    line = Text(f" {t.say('wizardkittens-table-chapter', index=chapter + 1)}: ", "bold")
    curse = v.curses[chapter]
    if curse == NONE:
        return line.append(t.say("wizardkittens-table-no-curse"), "dim")
    return line.append(f"{name_of(CURSE + curse, t)} ({recipe(v, int(curse), t)})", "red")


def recipe(v: WizardKittensState, curse: int, t: Texts) -> str:
    """Return points and components as this table plays them: card files and light curses differ from the texts."""
    needs = [(kind, v.rules.needs[curse * TYPES + kind]) for kind in range(TYPES)]
    parts = [name_of(kind, t) if n == 1 else t.say("cli-table-times", count=n, name=name_of(kind, t))
             for kind, n in needs if n]  # fmt: skip
    bonus = bonus_of(v.rules.cards, curse, t)
    return f"{v.rules.cards.values[curse]}: {', '.join([*parts, bonus] if bonus else parts)}"


def circle_lines(v: WizardKittensState, seat: int, player: str, own: bool, t: Texts) -> list[Text]:
    """Draw a player: a mark if it is their turn, then a line for each chapter."""
    name = f"{player} ({t.say('cli-table-you')})" if own else player
    if v.alive >> seat & 1 == 0:
        return [Text(f"   {name}  {t.say('cli-table-out')}", "dim")]
    notes = []
    space = int(v.tokens >> 4 * seat & 15)
    if space != NO_SPACE:
        notes.append(t.say("wizardkittens-table-token", card=SPELL_NAMES[v.spell_on(seat, space)]))
    won = [name_of(CURSE + v.won[i + 1], t) for i in range(0, len(v.won), WON_RECORD) if v.won[i] == seat]
    if won:
        notes.append(t.say("wizardkittens-table-won", list=", ".join(won)))
    turn = "▶" if seat == v.active else " "
    lines = [Text(f" {turn} {name}  ", "bold" if own else "").append(SEPARATOR.join(notes), "dim")]
    for chapter in range(v.chapters):
        lines.append(Text(f"     {chapter + 1}: ").append(row(v, int(place_of(seat, chapter, 0)), t)))
    return lines


def row(v: WizardKittensState, first: int, t: Texts) -> Text:
    """Return the components of a chapter, each type in its colour."""
    line = Text()
    for kind, count in enumerate(row_counts(v.cells, first)):
        if count:
            name = name_of(kind, t)
            shown = name if count == 1 else t.say("cli-table-times", count=count, name=name)
            line.append(SEPARATOR if line.plain else "").append(shown, STYLES[kind])
    return line if line.plain else line.append(t.say("wizardkittens-table-empty"), "dim")

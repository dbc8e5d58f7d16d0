"""The table of Wizard Kittens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from kociolek.cli.terminal.board import SEPARATOR, Board, Row
from kociolek.core.api import Action, View
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.kinds import CREDIT_IDS, CURSE, NAMES, NO_SPACE, SPELL, TYPES
from kociolek.games.wizardkittens.scoring import WON_RECORD
from kociolek.games.wizardkittens.state import DISCARD, HAND, WizardKittensView, place_of, row_counts, rule_card_kind
from kociolek.text import Texts
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
        v = of_wizards(view)
        lines: list[Row] = [
            Text(t.say("wizardkittens-table-deck", deck=int(v.deck), curse_deck=int(v.curse_deck)), "bold"),
            Text(t.say("wizardkittens-table-discard", list=row_text(v, DISCARD, t))),
        ]
        if v.card != NONE:
            lines.append(Text(t.say("wizardkittens-table-rule", card=NAMES[rule_card_kind(v.rules, v.card)])))
        lines += [curse_line(v, chapter, t) for chapter in range(v.chapters)]
        for seat, player in enumerate(players):
            lines += [Text(), *circle_lines(v, seat, player, t)]
        lines.append(Text())
        if sum(row_counts(v.cells, HAND)):
            lines.append(Text(t.say("wizardkittens-table-hand", list=row_text(v, HAND, t)), "bold"))
        if v.seat >= 0 and v.credits[v.seat] != NONE:
            card = CREDIT_IDS[v.credits[v.seat]]
            lines.append(Text(t.say("wizardkittens-table-credit", card=card)))
        return lines

    def result(self, view: View, players: Sequence[str], t: Texts) -> list[str]:
        return result_lines(of_wizards(view), players, t)

    def hint(self, action: Action, t: Texts) -> str:
        spell = action.verb in ("cast", "kitten")
        return t.say(key("wizardkittens-short", NAMES[action.kind])) if spell else ""

    def kinds(self, view: View) -> list[str]:
        return list(NAMES)

    def size(self, view: View) -> int:
        return int(of_wizards(view).deck)


def of_wizards(view: View) -> WizardKittensView:
    assert isinstance(view, WizardKittensView)
    return view


def name_of(kind: int, t: Texts) -> str:
    return t.say(key("wizardkittens-card", NAMES[kind]))


def row_text(v: WizardKittensView, first: int, t: Texts) -> str:
    """`2 × Artifact · Potion`, or a word for nothing."""
    named = []
    for kind, count in enumerate(row_counts(v.cells, first)):
        if count:
            name = name_of(kind, t)
            named.append(name if count == 1 else t.say("cli-table-times", count=count, name=name))
    return SEPARATOR.join(named) or t.say("wizardkittens-table-empty")


def curse_line(v: WizardKittensView, chapter: int, t: Texts) -> Text:
    line = Text(f" {t.say('wizardkittens-table-chapter', index=chapter + 1)}: ", "bold")
    curse = v.curses[chapter]
    if curse == NONE:
        return line.append(t.say("wizardkittens-table-no-curse"), "dim")
    return line.append(f"{name_of(CURSE + curse, t)} ({recipe(v, int(curse), t)})", "red")


def recipe(v: WizardKittensView, curse: int, t: Texts) -> str:
    """Points and components as this table plays them: a card file or the light curses may differ from the texts."""
    needs = [(kind, v.rules.needs[curse * TYPES + kind]) for kind in range(TYPES)]
    parts = [name_of(kind, t) if n == 1 else t.say("cli-table-times", count=n, name=name_of(kind, t))
             for kind, n in needs if n]  # fmt: skip
    bonus = v.rules.cards.bonus[curse]
    if bonus != NONE:
        parts.append(f"+1/{name_of(bonus, t)}")
    return f"{v.rules.cards.values[curse]}: {', '.join(parts)}"


def circle_lines(v: WizardKittensView, seat: int, player: str, t: Texts) -> list[Text]:
    """A mark before the one whose turn it is, then a line a chapter."""
    name = f"{player} ({t.say('cli-table-you')})" if seat == v.seat else player
    if v.alive >> seat & 1 == 0:
        return [Text(f"   {name}  {t.say('cli-table-out')}", "dim")]
    notes = []
    space = int(v.tokens >> 4 * seat & 15)
    if space != NO_SPACE:
        notes.append(t.say("wizardkittens-table-token", card=NAMES[SPELL + spell_at(v, seat, space)]))
    won = [name_of(CURSE + v.won[i + 1], t) for i in range(0, len(v.won), WON_RECORD) if v.won[i] == seat]
    if won:
        notes.append(t.say("wizardkittens-table-won", list=", ".join(won)))
    turn = "▶" if seat == v.active else " "
    lines = [Text(f" {turn} {name}  ", "bold" if seat == v.seat else "").append(SEPARATOR.join(notes), "dim")]
    for chapter in range(v.chapters):
        lines.append(Text(f"     {chapter + 1}: ").append(row(v, int(place_of(seat, chapter, 0)), t)))
    return lines


def spell_at(v: WizardKittensView, seat: int, space: int) -> int:
    return space + NO_SPACE if v.rules.advanced and v.kittens[seat] == space else space


def row(v: WizardKittensView, first: int, t: Texts) -> Text:
    """The components of a chapter, each type in its colour."""
    line = Text()
    for kind, count in enumerate(row_counts(v.cells, first)):
        if count:
            name = name_of(kind, t)
            shown = name if count == 1 else t.say("cli-table-times", count=count, name=name)
            line.append(SEPARATOR if line.plain else "").append(shown, STYLES[kind])
    return line if line.plain else line.append(t.say("wizardkittens-table-empty"), "dim")

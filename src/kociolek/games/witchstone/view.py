"""View: what one seat may know, and its JSON. [ruling 28]

Hidden are the tiles, owls and magic tokens behind other screens, the order of every supply and deck, and the scrolls
that others took when their unused ones already lay in a face-down pile. What comes to a screen or pile is taken before
everybody's eyes, so all players get an event; but a view shows what lies on the table and remembers only which scrolls
of a pile lay open before. A token that may still be used lies before the screen and is seen (`pending`); it goes behind
it when it is used or its action lost. At the end, when owls and tokens score, the screens are lifted.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import Action, Choices, Seat, View
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.bits import members, size
from kociolek.games.witchstone.ending import breakdown
from kociolek.games.witchstone.kinds import ACTIONS, AT_THE_END, COUNT, COUNTS_TOKENS, KINDS, SOURCES
from kociolek.games.witchstone.player import EARNED, SPECIALS, SYMBOLS, Player
from kociolek.games.witchstone.scoring import standings
from kociolek.games.witchstone.state import WitchstoneState

BEHIND_THE_SCREEN: Final = ["tokens", "owls"]  # hidden from the others until the end; null in their views [28]


@final
@mypyc_attr(acyclic=True)
class WitchstoneView(View):
    def __init__(self, seat: Seat, known: WitchstoneState, options: list[Action], deck: i64, specials: i64) -> None:
        self.seat = seat
        self.seats = known.seats
        self.prompt = known.prompt()
        self.waiting = known.waiting
        self.options = options
        self.known: Final = known  # the position as far as this seat knows it; its decks are empty
        self.box: Final = known.box
        self.players: Final = known.players
        self.top: Final = known.top
        self.deck: Final = deck  # how many scrolls are left
        self.specials: Final = specials  # how many special tiles are left

    def hand_size(self, seat: i64) -> i64:
        p = self.players[seat]
        return i64(self.box.open_tiles[i64(self.known.rules.handicaps[seat])]) + p.drawn - size(p.laid)

    def supply_size(self, seat: i64) -> i64:
        supply = self.box.components.handicaps[int(self.known.rules.handicaps[seat])][2]
        return i64(supply) - self.players[seat].drawn

    def screened(self, seat: i64) -> bool:
        """Tell whether the owls and tokens of a seat are hidden from this observer. [28]"""
        return seat != self.seat and self.top is not THE_END

    def prophecies(self, p: Player) -> dict[int, int | None]:
        """Return by scroll what each prophecy is worth now; None if it counts tokens behind a foreign screen. [28]"""
        worth: dict[int, int | None] = {}
        for number, points in standings(self.known, p).items():
            card = self.box.components.scrolls[number]
            unknown = self.screened(p.seat) and card.type == COUNT and card.kind == COUNTS_TOKENS
            worth[number] = None if unknown else points
        return worth

    def source(self) -> tuple[str, str]:
        return self.known.source()

    def chosen(self) -> dict[str, str]:
        return self.known.rules.options

    def to_json(self) -> dict[str, object]:
        from kociolek.games.witchstone.preview import yields  # late: it makes choices in worlds of this view

        t = self.known
        over = self.top is THE_END
        data: dict[str, object] = {
            "game": "witchstone",
            "version": int(t.rules.major),
            "components": self.box.components.digest,
            "seat": int(self.seat) if self.seat >= 0 else None,
            "seats": int(self.seats),
            "rules": dict(t.rules.options),
            "prompt": self.prompt,
            "options": [self.box.choices[action.id] for action in self.options],
            "yields": yields(self),
            "alive": [seat for seat in range(self.seats) if t.present(Seat(seat))],
            "deck": int(self.deck),
            "special_stack": int(self.specials),
            "players": [self.player_json(p) for p in self.players],
            "prophecies": [
                [{"number": number + 1, "points": points} for number, points in self.prophecies(p).items()]
                for p in self.players
            ],
            "result": [dict(zip(SOURCES, breakdown(t, p), strict=True)) for p in self.players] if over else None,
            "winners": members(t.winners()),
        }
        for _, key, field in self.box.state_fields:
            if key:
                data[key] = field.to_json(getattr(t, field.name))
        return data

    def player_json(self, p: Player) -> dict[str, object]:
        screened = self.screened(p.seat)
        data: dict[str, object] = {}
        for field in self.box.player_fields:
            hidden = screened and field.name in BEHIND_THE_SCREEN
            data[field.name] = None if hidden else field.to_json(getattr(p, field.name))
        cells = self.box.cell_names
        symbols: dict[int, list[str]] = {}
        for kind in range(KINDS):
            for cell in members(p.sheet[SYMBOLS + kind]):
                symbols.setdefault(cell, []).append(ACTIONS[kind])
        data["symbols"] = {cells[cell]: shown for cell, shown in sorted(symbols.items())}
        data["special_cells"] = [cells[cell] for cell in members(p.sheet[SPECIALS])]
        data["tiles"] = [[cells[a], cells[b]] for a, b in p.tiles(self.box)]
        data["earned"] = {SOURCES[i]: int(p.sheet[EARNED + i]) for i in range(AT_THE_END)}
        data["hand_size"] = int(self.hand_size(p.seat))
        data["supply_size"] = int(self.supply_size(p.seat))
        return data


def view(t: WitchstoneState, seat: Seat, with_options: bool = True) -> WitchstoneView:
    """Return a whitelist: nothing is ever taken out of it, because only public fields are copied into it."""
    known = WitchstoneState(t.rules, t.box, [seen(t, p, seat) for p in t.players])
    known.copy_public(t)
    if seat != t.active:
        known.drafted = 0
    asked = with_options and seat >= 0 and (t.waiting >> seat) & 1 != 0
    deck, specials = len(t.deck) - t.deck_drawn, len(t.specials) - t.specials_drawn
    return WitchstoneView(seat, known, named_options(t, seat) if asked else [], deck, specials)


def seen(t: WitchstoneState, p: Player, observer: Seat) -> Player:
    """Return a player without the supply, what is behind a foreign screen, and scrolls that only their owner saw."""
    known = p.copy(vec[u8]())
    if p.seat != observer:
        known.hand = 0
        if t.top is not THE_END:
            known.tokens = 0
            known.owls = 0
            known.scrolls &= ~p.unseen()
    return known


def named_options(t: WitchstoneState, seat: Seat) -> list[Action]:
    out = Choices()
    t.options(seat, out)
    return [t.box.actions[out.at(i)] for i in range(out.size)]

"""What one seat may know. [ruling 28]

Hidden are the tiles, owls and magic tokens behind other screens, the order of every supply and deck and, with the
option `scrolls=hidden`, the unused scrolls of the others. What comes to a screen is taken before everybody's eyes, so
the taking is told to all; but a view shows what lies on the table and remembers nothing. A token that may still be used
lies before the screen and is seen (`pending`); it goes behind it when it is used or its action lost. At the end, when
owls and tokens score, the screens are lifted.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import Action, Choices, Seat, View
from kociolek.core.stack import THE_END, Frame
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.options import Rules
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.state import Token, WitchstoneState


@final
@mypyc_attr(acyclic=True)
class WitchstoneView(View):
    """A whitelist: nothing is ever taken out of it, because it was never put in."""

    def __init__(
        self,
        seat: Seat,
        seats: i64,
        prompt: str,
        waiting: i64,
        options: list[Action],
        rules: Rules,
        box: Box,
        players: list[Player],
        deck: i64,
        shelf: vec[u8],
        stack: i64,
        blue: vec[u8],
        owls_taken: vec[u8],
        area_tokens: vec[u8],
        table_tokens: vec[u8],
        rack: vec[u8],
        beginner: Seat,
        active: Seat,
        round: i64,
        gone: i64,
        arrivals: i64,
        pending: Token,
        queue: i64,
        top: Frame,
        drafted: i64,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.prompt = prompt
        self.waiting = waiting
        self.options = options
        self.rules: Final = rules
        self.box: Final = box
        self.players: Final = players  # as this seat may know them
        self.deck: Final = deck  # how many scrolls are left
        self.shelf: Final = shelf
        self.stack: Final = stack  # how many special tiles are left
        self.blue: Final = blue
        self.owls_taken: Final = owls_taken
        self.area_tokens: Final = area_tokens
        self.table_tokens: Final = table_tokens
        self.rack: Final = rack
        self.beginner: Final = beginner
        self.active: Final = active
        self.round: Final = round
        self.gone: Final = gone
        self.arrivals: Final = arrivals
        self.pending: Final = pending
        self.queue: Final = queue
        self.top: Final = top  # frames hold public data only
        self.drafted: Final = drafted  # own moves that may be taken back

    def hand_size(self, seat: i64) -> i64:
        p = self.players[seat]
        return i64(self.box.open_tiles[i64(self.rules.handicaps[seat])]) + p.drawn - size(p.laid)

    def supply_size(self, seat: i64) -> i64:
        supply = self.box.components.handicaps[int(self.rules.handicaps[seat])][2]
        return i64(supply) - self.players[seat].drawn

    def screened(self, seat: i64) -> bool:
        """Whether the owls and tokens of a seat are hidden from this observer; their fields are then empty. [28]"""
        return seat != self.seat and self.top is not THE_END

    def to_json(self) -> dict[str, object]:
        from kociolek.games.witchstone.codec import view_json  # late: it also reads views back

        return view_json(self)


def view(t: WitchstoneState, seat: Seat) -> WitchstoneView:
    asked = seat >= 0 and (t.waiting >> seat) & 1 != 0
    return WitchstoneView(
        seat, t.seats, t.prompt(), t.waiting, named_options(t, seat) if asked else [], t.rules, t.box,
        [seen(t, p, seat) for p in t.players], len(t.deck) - t.deck_drawn, t.shelf[:], len(t.stack) - t.stack_drawn,
        t.blue[:], t.owls_taken[:], t.area_tokens[:], t.table_tokens[:], t.rack[:], t.beginner, t.active, t.round,
        t.gone, t.arrivals, t.pending, t.queue, t.top, t.drafted if seat == t.active else 0,
    )  # fmt: skip


def seen(t: WitchstoneState, p: Player, observer: Seat) -> Player:
    """A player as an observer knows them: no supply, nothing behind a foreign screen, of hidden scrolls the turned."""
    own = p.seat == observer
    lifted = own or t.top is THE_END
    covered = t.rules.hidden_scrolls and not lifted
    return Player(p.seat, p.score, p.tower, p.charges, p.stock, p.lying, p.standing, p.rank, p.building, p.built,
                  p.completed, p.network, p.pentagram, p.wand, p.arrived, p.crystals, p.black, p.racked, p.removed,
                  p.aside, p.tokens if lifted else 0, p.owls if lifted else 0, p.specials,
                  p.used if covered else p.scrolls, p.used, p.full, p.laid, p.hand if own else 0, p.drawn, vec[u8](),
                  p.sheet[:])  # fmt: skip


def named_options(t: WitchstoneState, seat: Seat) -> list[Action]:
    out = Choices()
    t.options(seat, out)
    return [t.box.actions[out.at(i)] for i in range(out.size)]

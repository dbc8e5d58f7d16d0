"""Setup, and the choice of towers from the last player backwards. [rulebook, preparation; 22, 23]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kociolek.core.api import NOBODY, Choices, Kind, Seat, Setup, State, shl
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END, Frame, depth_of
from kociolek.games.witchstone.bits import offer
from kociolek.games.witchstone.kinds import FROM_AREAS, KINDS, NONE, POINTS
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.options import Rules
from kociolek.games.witchstone.player import Player, new_player
from kociolek.games.witchstone.series.base import gain_token, use_token
from kociolek.games.witchstone.state import RACK_ROW, WitchstoneState
from kociolek.games.witchstone.turn import begin_turn


@final
class WitchstoneSetup(Setup):
    """Options and piles before they are shuffled, the same for every deal."""

    def __init__(self, rules: Rules, box: Lookup, seats: i64) -> None:
        self.rules: Final = rules
        self.box: Final = box
        self.seats: Final = seats
        self.tiles: Final = numbers(box.tiles)
        self.scrolls: Final = numbers(len(box.face_of))
        self.specials: Final = numbers(len(box.special_a))
        tokens = vec[u8]()
        for face, n in enumerate(box.components.tokens):
            for _ in range(n):
                tokens = append(tokens, u8(face))
        self.tokens: Final = tokens

    def deal(self, rng: Rng) -> State:
        box = self.box
        t = WitchstoneState(self.rules, box, [self.deal_player(Seat(seat), rng) for seat in range(self.seats)])
        t.deck = shuffled(self.scrolls, rng)
        t.deck_drawn = box.scroll_shelves
        t.shelf = t.deck[: box.scroll_shelves]
        t.specials = shuffled(self.specials, rng)
        t.specials_drawn = box.blue_fields
        t.blue = t.specials[: box.blue_fields]
        tokens = shuffled(self.tokens, rng)
        laid: i64 = 0
        for area in range(box.areas):  # one on every area except the Witchstone
            if area == box.stone:
                t.area_tokens = append(t.area_tokens, u8(NONE))
            else:
                t.area_tokens = append(t.area_tokens, tokens[laid])
                laid += 1
        t.table_tokens = vec[u8]([0] * (POINTS + 1))
        for i in range(laid, len(tokens)):  # the rest on the table
            t.table_tokens[i64(tokens[i])] += 1
        t.owls_taken = vec[u8]([0] * box.owl_stacks)
        t.rack = vec[u8]([0] * ((KINDS + 1) * RACK_ROW))
        t.beginner = Seat(rng.below(self.seats))
        t.active = Seat(t.beginner - 1 if t.beginner > 0 else self.seats - 1)
        t.events = []
        t.top = TOWERS
        t.settle()
        return t

    def deal_player(self, seat: Seat, rng: Rng) -> Player:
        """Deal some tiles behind the screen, the rest to the supply. With a handicap four go to the box. [29]"""
        tiles = shuffled(self.tiles, rng)
        handicap = self.box.components.handicaps[int(self.rules.handicaps[seat])]
        opened = i64(handicap[1])
        hand: i64 = 0
        for i in range(opened):
            hand |= shl(1, i64(tiles[i]))
        p = new_player(seat, self.box, hand, tiles[opened : opened + handicap[2]])
        if self.rules.hidden_scrolls:
            p.pile = 0
        return p


def numbers(n: i64) -> vec[u8]:
    out = vec[u8]()
    for i in range(n):
        out = append(out, u8(i))
    return out


def shuffled(cards: vec[u8], rng: Rng) -> vec[u8]:
    out = cards[:]
    rng.shuffle_bytes(out)
    return out


@final
class ChoosingTower(Frame):
    """The big witch goes to a free tower, which becomes the own one; its token is used at once."""

    def advance(self, t: WitchstoneState) -> None:
        if t.present(t.active):
            t.waiting = shl(1, t.active)
        else:
            t.top = SETUP_END

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        free = t.box.towers
        for p in t.players:
            if p.tower >= 0:
                free &= ~shl(1, p.tower)
        offer(free, t.box.tower, out)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        p = t.players[seat]
        area = action - t.box.tower
        p.tower = area
        p.standing = shl(1, area)
        p.network = shl(1, area)
        t.tell("tower_chosen", seat, NOBODY, Kind(t.box.area_name + area))
        t.score(p, FROM_AREAS, t.box.new_area)
        face = i64(t.area_tokens[area])
        t.own_rows()
        t.area_tokens[area] = u8(NONE)
        t.top = SETUP_END
        if face != NONE:  # on a board with short ways somebody's witch may have been here first
            gain_token(t, p, face, 1, depth_of(SETUP_END), 0)
            if face != POINTS:
                use_token(t, face, 0)


@final
class SetupEnd(Frame):
    """The token's action is done: the player before chooses, or the starting player begins."""

    def advance(self, t: WitchstoneState) -> None:
        t.revealed = True
        if t.active == t.beginner:
            t.round = 1
            while not t.present(t.active):
                t.active = t.after(t.active)
            begin_turn(t)
        else:
            t.active = Seat(t.active - 1 if t.active > 0 else t.seats - 1)
            t.top = TOWERS


TOWERS: Final[Frame] = ChoosingTower(THE_END)
SETUP_END: Final[Frame] = SetupEnd(THE_END)

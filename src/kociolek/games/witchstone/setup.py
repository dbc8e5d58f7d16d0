"""Setting the table, and the choice of towers from the last player backwards. [rulebook, preparation; 22, 23]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from kociolek.core.api import NOBODY, Choices, Event, Kind, Seat, Setup, State, shl
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END, Frame, depth_of
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.kinds import FROM_AREAS, KINDS, NONE, POINTS
from kociolek.games.witchstone.options import Rules
from kociolek.games.witchstone.player import Player, new_player
from kociolek.games.witchstone.series import gain_token, use_token
from kociolek.games.witchstone.state import NO_QUEUE, NO_TOKEN, RACK_ROW, WitchstoneState
from kociolek.games.witchstone.turn import begin_turn


@final
class WitchstoneSetup(Setup):
    """What is the same for every deal: the piles before they are shuffled."""

    def __init__(self, rules: Rules, box: Box, seats: i64) -> None:
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
        players: list[Player] = []
        seat: i64 = 0
        while seat < self.seats:
            players.append(self.deal_player(Seat(seat), rng))
            seat += 1
        scrolls = shuffled(self.scrolls, rng)
        specials = shuffled(self.specials, rng)
        tokens = shuffled(self.tokens, rng)
        area_tokens = vec[u8]()
        area: i64 = 0
        laid: i64 = 0
        while area < box.areas:  # one on every area except the Witchstone
            area_tokens = append(area_tokens, u8(NONE) if area == box.stone else tokens[laid])
            laid += 0 if area == box.stone else 1
            area += 1
        table_tokens = vec[u8]([0] * (POINTS + 1))
        while laid < len(tokens):  # the rest on the table
            table_tokens[i64(tokens[laid])] += 1
            laid += 1
        beginner = Seat(rng.below(self.seats))
        last = Seat(beginner - 1 if beginner > 0 else self.seats - 1)
        events: list[Event] = []
        t = WitchstoneState(
            self.rules, box, self.seats, players, scrolls, box.scroll_shelves, scrolls[: box.scroll_shelves],
            specials, box.blue_fields, specials[: box.blue_fields], vec[u8]([0] * box.owl_stacks), area_tokens,
            table_tokens, vec[u8]([0] * ((KINDS + 1) * RACK_ROW)), 0, 0, 0, 0, beginner, last, 0, 0, NO_TOKEN,
            NO_QUEUE, TOWERS, 0, 0, None, vec[i16](), None, events, False,
        )  # fmt: skip
        t.settle()
        return t

    def deal_player(self, seat: Seat, rng: Rng) -> Player:
        """Some tiles open behind the screen, the rest face down; with a handicap four go unseen to the box. [29]"""
        tiles = shuffled(self.tiles, rng)
        handicap = self.box.components.handicaps[int(self.rules.handicaps[seat])]
        hand: i64 = 0
        i: i64 = 0
        while i < handicap[1]:
            hand |= shl(1, i64(tiles[i]))
            i += 1
        return new_player(seat, self.box, hand, tiles[i : i + handicap[2]])


def numbers(n: i64) -> vec[u8]:
    out = vec[u8]()
    i: i64 = 0
    while i < n:
        out = append(out, u8(i))
        i += 1
    return out


def shuffled(cards: vec[u8], rng: Rng) -> vec[u8]:
    out = cards[:]
    rng.shuffle_bytes(out)
    return out


@final
class ChoosingTower(Frame):
    """The big witch goes to a free tower, which becomes the own one; its token is used at once."""

    def prompt(self) -> str:
        return "tower"

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
        out.add_mask(t.box.tower, free)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        p = t.players[seat]
        area = action - t.box.tower
        p.tower = area
        p.standing = shl(1, area)
        p.network = shl(1, area)
        t.tell("tower_chosen", seat, NOBODY, Kind(t.box.area_name + area))
        t.score(p, FROM_AREAS, t.box.new_area)
        face = i64(t.area_tokens[area])
        t.area_tokens[area] = u8(NONE)
        t.top = SETUP_END
        if face != NONE:  # on a board with short ways somebody's witch may have been here first
            gain_token(t, p, face, 1, depth_of(SETUP_END), 0)
            if face != POINTS:
                use_token(t, face, 0)


@final
class SetupEnd(Frame):
    """The token's action is done: the player before chooses, or the starting player begins."""

    def prompt(self) -> str:
        return "tower"

    def advance(self, t: WitchstoneState) -> None:
        t.news = True
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

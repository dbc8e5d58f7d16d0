"""A world that fits a view: what lies unseen is shuffled into the places it may lie.

Every unseen tile of a player is as likely behind the screen as anywhere in the supply or, with a handicap, in the
box; the scrolls and special tiles nobody has seen are in their decks in any order. Hidden scrolls of the others are
dealt among them at random.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from kociolek.core.api import shl
from kociolek.core.rng import Rng
from kociolek.games.witchstone.bits import shuffle
from kociolek.games.witchstone.kinds import NONE
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.table import Table
from kociolek.games.witchstone.view import TableView


def imagine(v: TableView, rng: Rng) -> Table:
    players: list[Player] = []
    for p in v.players:
        players.append(imagine_player(v, p, rng))
    deck = imagine_scrolls(v, players, rng)
    done: i64 = 0
    taken: i64 = 0
    on_stone: i64 = 0
    for p in players:
        done |= p.completed
        taken |= p.completed | (shl(1, p.building) if p.building >= 0 else 0)
        on_stone += 1 if p.rank > 0 else 0
    return Table(
        v.rules, v.box, v.seats, players, deck, 0, v.shelf[:], imagine_specials(v, rng), 0, v.blue[:],
        v.owls_taken[:], v.area_tokens[:], v.table_tokens[:], v.rack[:], taken, done, on_stone, v.arrivals,
        v.beginner, v.active, v.round, v.gone, v.pending, v.queue, v.top, v.waiting, v.drafted, None, vec[i16](),
        None, None, True,
    )  # fmt: skip


def imagine_player(v: TableView, p: Player, rng: Rng) -> Player:
    unseen = unseen_of(v.box.tiles, p.laid | p.hand)
    shuffle(unseen, rng)
    hand = p.hand
    used: i64 = 0
    if p.seat != v.seat:
        while used < v.hand_size(p.seat):
            hand |= shl(1, i64(unseen[used]))
            used += 1
    supply = vec[u8]([0] * p.drawn)
    end = used + v.supply_size(p.seat)
    while used < end:
        supply = append(supply, unseen[used])
        used += 1
    return Player(p.seat, p.score, p.tower, p.charges, p.stock, p.lying, p.standing, p.rank, p.building, p.built,
                  p.completed, p.network, p.pentagram, p.wand, p.arrived, p.crystals, p.black, p.racked, p.removed,
                  p.aside, p.tokens, p.owls, p.specials, p.scrolls, p.used, p.full, p.laid, hand, p.drawn, supply,
                  p.sheet[:])  # fmt: skip


def imagine_scrolls(v: TableView, players: list[Player], rng: Rng) -> vec[u8]:
    """The deck; what is neither in it nor seen is behind the screens of the others."""
    out: i64 = 0
    for card in v.shelf:
        out |= shl(1, i64(card))
    for p in players:
        out |= p.scrolls
    unseen = unseen_of(len(v.box.face_of), out)
    shuffle(unseen, rng)
    i: i64 = v.deck
    while i < len(unseen):
        holder = rng.below(v.seats)
        if holder != v.seat:
            players[holder].scrolls |= shl(1, i64(unseen[i]))
            i += 1
    return unseen[: v.deck]


def imagine_specials(v: TableView, rng: Rng) -> vec[u8]:
    out: i64 = 0
    for tile in v.blue:
        if tile != NONE:
            out |= shl(1, i64(tile))
    for p in v.players:
        out |= p.specials
    unseen = unseen_of(len(v.box.special_a), out)
    shuffle(unseen, rng)
    return unseen


def unseen_of(n: i64, seen: i64) -> vec[u8]:
    out = vec[u8]([], capacity=n)
    i: i64 = 0
    while i < n:
        if (seen >> i) & 1 == 0:
            out = append(out, u8(i))
        i += 1
    return out

"""Sampling of positions that fit a view (determinization): what is unseen is shuffled into the places it may be in.

Every unseen tile of a player is as likely behind the screen as anywhere in the supply or, with a handicap, in the
box; the scrolls and special tiles nobody has seen are in their decks in any order. Hidden scrolls of the others are
dealt at random among those who have a face-down pile. Owls and magic tokens are dealt by what the board still tells of
their taking: crystals on the lowest shelf, witches on areas without a token, pawns beyond a gold field.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kociolek.core.api import lowest, shl
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.bits import has, size
from kociolek.games.witchstone.kinds import GOLD, NONE, POINTS
from kociolek.games.witchstone.player import NO_PILE, Player
from kociolek.games.witchstone.state import RACK_ROW, WitchstoneState
from kociolek.games.witchstone.view import WitchstoneView


def imagine(v: WitchstoneView, rng: Rng) -> WitchstoneState:
    """Return a random position that has this view."""
    players = [imagine_player(v, p, rng) for p in v.players]
    t = WitchstoneState(v.known.rules, v.box, players)
    t.copy_public(v.known)
    t.deck = imagine_scrolls(v, players, rng)
    if v.top is not THE_END:
        imagine_tokens(v, players, rng)
        imagine_owls(v, players, rng)
    t.specials = imagine_specials(v, rng)
    t.skip_forced = True
    return t


def imagine_player(v: WitchstoneView, p: Player, rng: Rng) -> Player:
    unseen = unseen_of(v.box.tiles, p.laid | p.hand)
    rng.shuffle_bytes(unseen)
    hand = p.hand
    used: i64 = 0
    if p.seat != v.seat:
        used = v.hand_size(p.seat)
        for i in range(used):
            hand |= shl(1, i64(unseen[i]))
    supply = vec[u8]([0] * p.drawn)
    for i in range(used, used + v.supply_size(p.seat)):
        supply = append(supply, unseen[i])
    known = p.copy(supply)
    known.hand = hand
    return known


def imagine_scrolls(v: WitchstoneView, players: list[Player], rng: Rng) -> vec[u8]:
    """Return the deck, and deal what is neither in it nor seen to the other players with a face-down pile."""
    out: i64 = 0
    holders: i64 = 0
    for card in v.known.shelf:
        out |= shl(1, i64(card))
    for p in players:
        out |= p.scrolls
        if p.seat != v.seat and p.pile != NO_PILE:
            holders |= shl(1, p.seat)
    unseen = unseen_of(len(v.box.face_of), out)
    rng.shuffle_bytes(unseen)
    i: i64 = v.deck
    while i < len(unseen) and holders != 0:
        holder = rng.below(v.seats)
        if has(holders, holder):
            players[holder].scrolls |= shl(1, i64(unseen[i]))
            i += 1
    return unseen[: v.deck]


def imagine_specials(v: WitchstoneView, rng: Rng) -> vec[u8]:
    out: i64 = 0
    for tile in v.known.blue:
        if tile != NONE:
            out |= shl(1, i64(tile))
    for p in v.players:
        out |= p.specials
    unseen = unseen_of(len(v.box.special_a), out)
    rng.shuffle_bytes(unseen)
    return unseen


def imagine_tokens(v: WitchstoneView, players: list[Player], rng: Rng) -> None:
    """Deal tokens. Each crystal on the lowest shelf brought one; the token of an area was taken by one of those
    whose witches stand there. The observer knows how many were the own ones.
    """
    others = others_of(v)
    for p in players:
        if has(others, p.seat):
            p.tokens = from_the_table(v, p.seat)
    shared: i64 = 0  # areas whose token may have been the observer's or not
    own: i64 = 0  # how many of these tokens were
    if v.seat >= 0:
        own = players[v.seat].tokens - from_the_table(v, v.seat)
    for area in range(v.box.areas):
        here = who_took(v, area)
        if here & ~others != 0:
            if here & others == 0:
                own -= 1
            else:
                shared += 1
    for area in range(v.box.areas):
        here = who_took(v, area)
        is_own = False
        if here & ~others != 0 and here & others != 0:  # so many of so many: each choice of areas is as likely
            is_own = rng.below(shared) < own
            shared -= 1
            own -= 1 if is_own else 0
        if here & others != 0 and not is_own:
            players[any_of(here & others, rng)].tokens += 1


def others_of(v: WitchstoneView) -> i64:
    """Return the seats whose screens this observer cannot look behind."""
    everybody = shl(1, v.seats) - 1
    return everybody if v.seat < 0 else everybody & ~shl(1, v.seat)


def from_the_table(v: WitchstoneView, seat: i64) -> i64:
    """Return the tokens that crystals brought: the own colour and the black one."""
    place = POINTS * RACK_ROW + 2 * seat
    return i64(v.known.rack[place]) + i64(v.known.rack[place + 1])


def who_took(v: WitchstoneView, area: i64) -> i64:
    """Return the seats that may have taken the token of an area; none if it is still there, or never was."""
    here: i64 = 0
    if area != v.box.stone and v.known.area_tokens[area] == NONE:
        for p in v.players:
            if has(p.standing, area):
                here |= shl(1, p.seat)
    return here


def imagine_owls(v: WitchstoneView, players: list[Player], rng: Rng) -> None:
    """Deal owls. A pawn beyond a gold field took one there on this round, if there was one; the others were taken
    on earlier rounds, and each round passes all the gold fields.
    """
    box = v.box
    others = others_of(v)
    unseen: i64 = 0
    for stack in range(box.owl_stacks):
        unseen |= shl(shl(1, i64(v.known.owls_taken[stack])) - 1, i64(box.owl_base[stack]))
    if v.seat >= 0:
        unseen &= ~players[v.seat].owls
    for field in range(len(box.pentagram)):
        if box.pentagram[field] == GOLD:
            beyond = others & who_passed(v, field)
            while beyond != 0:
                seat = any_of(beyond, rng)
                beyond &= ~shl(1, seat)
                unseen = hand_owl(v, players[seat], unseen, i64(box.stack_at[field]), rng)
    while unseen != 0:
        p = players[any_of(others, rng)]
        for stack in range(box.owl_stacks):
            unseen = hand_owl(v, p, unseen, stack, rng)


def who_passed(v: WitchstoneView, field: i64) -> i64:
    """Return the seats whose pawns have passed or reached a field of the pentagram since they last left the start."""
    fields: i64 = len(v.box.pentagram)
    start = v.box.pentagram_start
    there = (field - start + fields) % fields
    seats: i64 = 0
    for p in v.players:
        if 0 < there <= (p.pentagram - start + fields) % fields:
            seats |= shl(1, p.seat)
    return seats


def hand_owl(v: WitchstoneView, p: Player, unseen: i64, stack: i64, rng: Rng) -> i64:
    """Give a player any unseen owl of a stack, if there is one. Return the unseen owls left."""
    base = i64(v.box.owl_base[stack])
    there = unseen & (shl(1, i64(v.box.owl_base[stack + 1])) - shl(1, base))
    if there == 0:
        return unseen
    owl = shl(1, any_of(there, rng))
    p.owls |= owl
    return unseen & ~owl


def any_of(members: i64, rng: Rng) -> i64:
    """Return a random member of a set that has one."""
    for _i in range(rng.below(size(members))):
        members &= members - 1
    return lowest(members)


def unseen_of(n: i64, seen: i64) -> vec[u8]:
    out = vec[u8]([], capacity=n)
    for i in range(n):
        if (seen >> i) & 1 == 0:
            out = append(out, u8(i))
    return out

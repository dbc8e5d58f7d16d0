"""Positions of Witchstone that no game can reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kociolek.games.witchstone.bits import members, size
from kociolek.games.witchstone.kinds import NONE
from kociolek.games.witchstone.player import NO_PILE, Player
from kociolek.games.witchstone.state import WitchstoneState


def impossible(t: WitchstoneState) -> Iterator[str]:
    """Yield the fields that are impossible, the first one first: `players.0.wand`."""
    box = t.box
    if not 1 <= t.round <= box.rounds:
        yield "round"
    towers = doubles([int(p.tower) for p in t.players])
    if towers:
        yield f"players.{holder(t, 'tower', towers[0])}.tower"
    for p in t.players:
        yield from (f"players.{p.seat}.{name}" for name in wrong_player(t, p))
    for name, things in (
        ("owls", [owl for p in t.players for owl in members(p.owls)]),
        ("completed", [link for p in t.players for link in members(p.completed)]),
    ):
        if doubles(things):
            yield f"players.{holder(t, name, doubles(things)[0])}.{name}"
    specials = [tile for p in t.players for tile in members(p.specials)]
    if doubles([*specials, *(int(tile) for tile in t.blue if tile != NONE), *map(int, t.specials_left)]):
        yield "special_stack" if not doubles(specials) else f"players.{t.players[-1].seat}.specials"
    scrolls = [card for p in t.players for card in members(p.scrolls)]
    if doubles([*scrolls, *map(int, t.shelf), *map(int, t.deck_left)]):
        yield "deck"
    if len(t.shelf) > box.scroll_shelves:
        yield "shelf"
    if len(t.blue) != box.blue_fields:
        yield "blue"
    for stack in range(box.owl_stacks):
        if t.owls_taken[stack] > box.owl_base[stack + 1] - box.owl_base[stack]:
            yield "owls_taken"
    if sum(int(n) for n in t.table_tokens) > 21 or any(int(n) > 21 for n in t.table_tokens):
        yield "table_tokens"
    if sum(int(n) for n in t.rack) > 7 * pieces(t)["crystals"]:
        yield "rack"


def pieces(t: WitchstoneState) -> dict[str, int]:
    return t.box.components.pieces


def wrong_player(t: WitchstoneState, p: Player) -> Iterator[str]:
    box = t.box
    have = pieces(t)
    segments = 0 if p.building < 0 else int(box.segments[p.building])
    most = {
        "wand": int(box.wand_end),
        "pentagram": len(box.components.pentagram) - 1,
        "charges": have["energy"],
        "stock": have["witches"],
        "lying": have["witches"],
        "rank": 4,
        "built": max(0, segments - 1),
        "racked": 7 * have["crystals"],
        "removed": have["crystals"] + 1,
        "aside": have["crystals"] + 1,
        "tokens": 21,
        "drawn": len(p.supply),
        "arrived": 1000,
    }
    for name, high in most.items():
        if not 0 <= int(getattr(p, name)) <= high:
            yield name
    if box.components.area_kinds[p.tower] != 1:
        yield "tower"
    if p.stock + p.lying + size(p.standing & ~(1 << p.tower)) > have["witches"]:
        yield "stock"
    if p.hand & p.laid or size(p.hand) + size(p.laid) != int(box.open_tiles[t.rules.handicaps[p.seat]]) + p.drawn:
        yield "hand"
    if p.used & ~p.scrolls:
        yield "used"
    if p.pile != NO_PILE and (p.pile & ~p.scrolls or (t.rules.major < 2 and not t.rules.hidden_scrolls)):
        yield "pile"
    if p.black & ~p.crystals:
        yield "black"


def doubles(things: Iterable[int]) -> list[int]:
    """Return what comes more than once."""
    seen: set[int] = set()
    found: list[int] = []
    for thing in things:
        if thing in seen:
            found.append(thing)
        seen.add(thing)
    return found


def holder(t: WitchstoneState, name: str, thing: int) -> int:
    """Return the last seat that has a thing."""
    owners = [p.seat for p in t.players if (p.tower == thing if name == "tower" else getattr(p, name) >> thing & 1)]
    return int(owners[-1])

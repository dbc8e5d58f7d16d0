"""Variations of a position of Exploding Kittens: more or fewer players, a larger or smaller hand. Settings by pairs.

The client draws a view and knows no rules, so a view that no game leads to serves to measure the table.
"""

from __future__ import annotations

import copy
import random
from itertools import combinations, product
from typing import Any

from web.positions import Position

SEAT_FIELDS = ("by", "against", "seat", "other")
OWN_CARDS = ("play", "give", "add", "pair", "triple", "five", "godcat")


def referenced(view: dict[str, Any]) -> set[int]:
    """Return the seats that the question is about."""
    found = {view["seat"], view["active"], *view["waiting"][:1]}
    for frame in view["stack"]:
        found |= {frame[field] for field in SEAT_FIELDS if isinstance(frame.get(field), int)}
    found |= {option["seat"] for option in view["options"] if option["seat"] is not None and option["verb"] != "aim"}
    barking = view["expansions"].get("barking")
    if barking:
        found |= {barking["wearer"], *barking["lying"]} - {None}
    return {seat for seat in found if isinstance(seat, int) and seat >= 0}


def with_seats(position: Position, seats: int) -> Position:
    """Return the position with so many players, or with as few as the question allows."""
    view = copy.deepcopy(position.view)
    old = int(view["seats"])
    keep = sorted(referenced(view))
    for seat in range(old):
        if len(keep) < seats and seat not in keep:
            keep.append(seat)
    keep.sort()
    place = {seat: nth for nth, seat in enumerate(keep)}
    more = max(0, seats - len(keep))
    new = list(range(len(keep), len(keep) + more))

    def seated(value: Any) -> Any:
        return place.get(value, 0) if isinstance(value, int) and value >= 0 else value

    for field, filler in (("sizes", 5), ("known", {}), ("lacks", [])):
        view[field] = [view[field][seat] for seat in keep] + [filler] * more
    for field in ("waiting", "alive", "ranking", "blind", "dry"):
        view[field] = [place[seat] for seat in view[field] if seat in place]
    view["alive"] += new
    view["seats"] = len(keep) + more
    view["seat"], view["active"] = seated(view["seat"]), seated(view["active"])
    for frame in view["stack"]:
        for field in SEAT_FIELDS:
            if field in frame:
                frame[field] = seated(frame[field])
    view["options"] = [option for option in view["options"] if option["seat"] is None or option["seat"] in place]
    for option in view["options"]:
        option["seat"] = seated(option["seat"])
    if any(option["verb"] == "aim" for option in view["options"]):
        aim = next(option for option in view["options"] if option["verb"] == "aim")
        view["options"] += [{**aim, "seat": seat, "text": f"aim {seat}"} for seat in new]
    barking, streaking = view["expansions"].get("barking"), view["expansions"].get("streaking")
    if barking:
        barking["wearer"] = seated(barking["wearer"])
        barking["lying"] = [place[seat] for seat in barking["lying"] if seat in place]
        barking["takers"] = [seated(barking["takers"][seat]) for seat in keep] + [None] * more
    if streaking:
        streaking["marked"] = [
            {**mark, "seat": place[mark["seat"]]} for mark in streaking["marked"] if mark["seat"] in place
        ]
        streaking["hiders"] = [place[seat] for seat in streaking["hiders"] if seat in place]
    return Position(view)


def with_hand(position: Position, cards: int) -> Position:
    """Return the position with so many cards in hand; a small hand loses the moves of the cards that go."""
    view = copy.deepcopy(position.view)
    if not view["hand"]:
        return position  # blind, or out of the game
    moves = [option["kind"] for option in view["options"] if option["verb"].startswith(OWN_CARDS) and option["kind"]]
    wanted = sorted(view["hand"], key=lambda kind: (kind not in moves, kind))
    hand = dict.fromkeys(wanted[:cards], 1)
    others = [kind for kind in sorted(view["census"]) if kind not in hand and "exploding" not in kind]
    kinds = min(cards, max(len(hand), cards * 3 // 4))  # some kinds twice
    for kind in others[: kinds - len(hand)]:
        hand[kind] = 1
    for nth in range(cards - sum(hand.values())):
        hand[list(hand)[nth % len(hand)]] += 1
    kept = [
        option for option in view["options"]
        if not option["verb"].startswith(OWN_CARDS) or option["kind"] is None or option["kind"] in hand
    ]  # fmt: skip
    view["hand"] = hand
    view["options"] = kept or view["options"]
    view["sizes"][view["seat"]] = cards
    return Position(view)


def pairwise(dimensions: dict[str, list[str]], chance: random.Random) -> list[dict[str, str]]:
    """Return few settings that together have every pair of values of every two dimensions."""
    names = list(dimensions)
    left = {
        ((a, x), (b, y)) for a, b in combinations(names, 2) for x, y in product(dimensions[a], dimensions[b])
    }  # fmt: skip
    found: list[dict[str, str]] = []
    while left:
        tries = []
        for _ in range(40):
            (a, x), (b, y) = chance.choice(sorted(left))
            one = {name: chance.choice(dimensions[name]) for name in names} | {a: x, b: y}
            tries.append((sum(pair in left for pair in combinations(one.items(), 2)), sorted(one.items()), one))
        best = max(tries)[2]
        found.append(best)
        left -= set(combinations(best.items(), 2))
    return found

"""Evaluation of positions: the points a player has for certain, and those still expected."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.bots.witchstone.weights import FEATURES
from kociolek.bots.witchstone.worth import Worth
from kociolek.core.api import lowest, shl
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.kinds import DARK, KINDS, NONE, SILVER
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.scoring import measure
from kociolek.games.witchstone.state import WitchstoneState


@final
class Evaluation:
    def __init__(self, box: Lookup, worth: Worth) -> None:
        self.box: Final = box
        self.worth: Final = worth
        self.features: vec[float] = vec[float]([0.0] * len(FEATURES))
        self.noted: i64 = 0
        weights = vec[float]()
        for _, always, _ in FEATURES:
            weights = append(weights, always)
        for _, _, each_turn in FEATURES:
            weights = append(weights, each_turn)
        self.weights: vec[float] = weights

    def expected(self, t: WitchstoneState, p: Player, turns: i64) -> float:
        """Return the points a player is expected to have at the end, with so many own turns to come."""
        points = self.safe(t, p, turns)
        if turns > 0:
            self.look(t, p, turns)
            left = float(turns)
            n: i64 = len(self.features)
            for i in range(n):
                points += self.features[i] * (self.weights[i] + left * self.weights[n + i])
        return points

    def safe(self, t: WitchstoneState, p: Player, turns: i64) -> float:
        """Return what would be counted now, with prophecies at what they are expected to score."""
        box = self.box
        prophecies = self.worth.prophecies
        points = p.score + box.token_end * p.tokens + box.unused_boost * size(p.scrolls & ~p.used & box.all_boosts)
        owls = p.owls
        while owls != 0:
            points += i64(box.owl_value[lowest(owls)])
            owls &= owls - 1
        worth = float(points)
        cards = p.scrolls & ~box.all_boosts
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            worth += prophecies.value(card, prophecies.progress(t, p, card), float(turns))
        return worth

    def look(self, t: WitchstoneState, p: Player, turns: i64) -> None:
        """Note the features, in the order of FEATURES."""
        box = self.box
        worth = self.worth
        worth.begin(float(turns))
        worth.find_groups(p)
        self.noted = 0
        self.note(1)
        for kind in range(i64(KINDS)):
            self.note(worth.best_size[kind])
        self.note(size(p.empty(box)))
        self.note(size(p.crystals & ~p.black))
        self.note(size(p.black))
        self.note(p.lying)
        self.note_targets(t, p)
        self.note(p.charges)
        stone: i64 = 0
        if p.standing & shl(1, box.stone) == 0:
            stone = i64(box.stone_fields[t.stone_taken])
        self.note(stone)
        self.note_wand(t, p)
        self.features[self.noted] = worth.on_the_way(t, p, p.pentagram)
        self.noted += 1
        self.note(size(p.scrolls & ~p.used & box.all_boosts))
        self.note(size(p.scrolls & ~box.all_boosts))
        self.note(p.built)

    def note(self, value: i64) -> None:
        self.features[self.noted] = float(value)
        self.noted += 1

    def note_targets(self, t: WitchstoneState, p: Player) -> None:
        targets = p.network & ~p.standing
        self.note(size(targets))
        tokens: i64 = 0
        while targets != 0:
            if t.area_tokens[lowest(targets)] != NONE:
                tokens += 1
            targets &= targets - 1
        self.note(tokens)

    def note_wand(self, t: WitchstoneState, p: Player) -> None:
        box = self.box
        silver: i64 = 0
        dark: i64 = 0
        for field in range(p.wand + 1, box.wand_end + 1):
            type = i64(box.wand_type[field])
            if type == SILVER:
                silver += i64(box.wand_number[field]) * measure(t, p, i64(box.wand_what[field]))
            elif type == DARK:
                dark += 1
        leading: i64 = 1
        for other in t.players:
            if other.wand > p.wand:
                leading = 0
        self.note(silver)
        self.note(dark)
        self.note(box.wand_end - p.wand)
        self.note(leading)

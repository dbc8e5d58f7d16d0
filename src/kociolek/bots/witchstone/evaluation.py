"""How a player stands: the points that are safe, and those to be hoped for, as games between good players show."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.bots.witchstone.scores import Judge
from kociolek.core.api import lowest, shl
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.kinds import DARK, KINDS, NONE, SILVER
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.scoring import measure
from kociolek.games.witchstone.state import WitchstoneState

# What is looked at when turns are to come, and what one of it is worth: whatever the time, and for each turn to come.
# Fitted by least squares to the points that players of the level `medium`, with some mistakes, still made.
FEATURES: Final = [
    ("constant", 19.245, 6.898),
    ("energy_group", -0.797, 0.210),  # largest group of the symbol that can still grow; the next five alike
    ("witch_group", -0.456, 0.211),
    ("pentagram_group", -0.468, 0.294),
    ("crystal_group", -0.163, 0.190),
    ("wand_group", -0.595, 0.459),
    ("scroll_group", -0.311, 0.155),
    ("room", -1.521, 0.162),  # empty fields of the cauldron
    ("crystals", -2.006, 0.212),  # coloured ones still in the cauldron
    ("black_crystal", -1.364, 0.234),  # whether it is
    ("lying", 0.672, 0.073),  # witches beside the tower
    ("targets", -0.568, 0.183),  # areas of the own network without an own witch
    ("target_tokens", 1.777, -0.121),  # those of them with a token
    ("charges", -0.358, -0.049),  # energy left
    ("stone_open", 0.083, 0.001),  # points of the next field of the Witchstone, if not there yet
    ("silver_ahead", 0.589, 0.046),  # what the silver fields ahead would pay now
    ("dark_ahead", 1.677, 0.499),  # dark fields ahead
    ("fields_ahead", -0.880, -0.038),  # fields of the wand ahead
    ("leading", 0.523, 0.300),  # whether nobody is further on the wand
    ("pentagram", 1.995, 0.078),  # share in the next reward
    ("boosts", 0.601, 0.112),  # unused boost spells
    ("prophecies", 0.037, -0.007),  # scrolls with one
    ("charges_begun", 1.451, 0.011),  # charges on a connection not yet complete
]


@final
class Outlook:
    def __init__(self, box: Box, judge: Judge) -> None:
        self.box: Final = box
        self.judge: Final = judge
        self.features: vec[float] = vec[float]([0.0] * len(FEATURES))
        self.noted: i64 = 0
        weights = vec[float]()
        for _, always, _ in FEATURES:
            weights = append(weights, always)
        for _, _, each_turn in FEATURES:
            weights = append(weights, each_turn)
        self.weights: vec[float] = weights

    def expected(self, t: WitchstoneState, p: Player, turns: i64) -> float:
        """The points a player will have at the end, with so many own turns to come."""
        points = self.safe(t, p, turns)
        if turns > 0:
            self.look(t, p, turns)
            left = float(turns)
            n: i64 = len(self.features)
            for i in range(n):
                points += self.features[i] * (self.weights[i] + left * self.weights[n + i])
        return points

    def safe(self, t: WitchstoneState, p: Player, turns: i64) -> float:
        """What would be counted now, with prophecies at their prospect."""
        box = self.box
        prospects = self.judge.prospects
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
            worth += prospects.value(card, prospects.progress(t, p, card), float(turns))
        return worth

    def look(self, t: WitchstoneState, p: Player, turns: i64) -> None:
        """Note the features, in their order."""
        box = self.box
        judge = self.judge
        judge.begin(float(turns))
        judge.find_groups(p)
        self.noted = 0
        self.note(1)
        for kind in range(i64(KINDS)):
            self.note(judge.best_size[kind])
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
        self.features[self.noted] = judge.on_the_way(t, p, p.pentagram)
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

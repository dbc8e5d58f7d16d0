"""How a player stands: the points that are safe, and those to be hoped for, as games between good players show."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.core.api import lowest, shl
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.judgement import Judge
from kociolek.games.witchstone.kinds import DARK, KINDS, NONE, SILVER
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.scoring import measure
from kociolek.games.witchstone.table import Table

# What is looked at when turns are to come; for each two weights: whatever the time, and for each turn to come.
FEATURES: Final = [
    "constant",
    "energy_group",
    "witch_group",
    "pentagram_group",
    "crystal_group",
    "wand_group",
    "scroll_group",
    "room",
    "crystals",
    "black_crystal",
    "lying",
    "targets",
    "target_tokens",
    "charges",
    "stone_open",
    "silver_ahead",
    "dark_ahead",
    "fields_ahead",
    "leading",
    "pentagram",
    "boosts",
    "prophecies_open",
    "built",
]
WEIGHTS: Final = [
    -0.043,
    -0.839,
    -0.407,
    0.009,
    0.379,
    -0.3,
    0.473,
    0.0,
    -0.129,
    0.817,
    1.18,
    -0.726,
    1.692,
    -0.733,
    -0.326,
    0.869,
    1.197,
    -1.584,
    0.394,
    0.955,
    0.766,
    0.099,
    1.686,
    8.411,
    0.239,
    0.146,
    0.19,
    -0.045,
    0.411,
    -0.006,
    0.0,
    -0.077,
    0.071,
    -0.026,
    0.25,
    -0.069,
    0.047,
    -0.021,
    0.028,
    0.636,
    0.038,
    0.316,
    0.049,
    0.09,
    -0.003,
    -0.088,
]


@final
class Outlook:
    def __init__(self, box: Box, judge: Judge) -> None:
        self.box: Final = box
        self.judge: Final = judge
        self.features: vec[float] = vec[float]([0.0] * len(FEATURES))
        weights = vec[float]([0.0] * len(WEIGHTS))
        i: i64 = 0
        while i < len(WEIGHTS):
            weights[i] = WEIGHTS[i]
            i += 1
        self.weights: vec[float] = weights

    def expected(self, t: Table, p: Player, turns: i64) -> float:
        """The points a player will have at the end, with so many own turns to come."""
        points = self.safe(t, p, turns)
        if turns > 0:
            self.look(t, p, turns)
            left = float(turns)
            n: i64 = len(self.features)
            i: i64 = 0
            while i < n:
                points += self.features[i] * (self.weights[i] + left * self.weights[n + i])
                i += 1
        return points

    def safe(self, t: Table, p: Player, turns: i64) -> float:
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

    def look(self, t: Table, p: Player, turns: i64) -> None:
        box = self.box
        judge = self.judge
        f = self.features
        judge.begin(float(turns))
        judge.find_groups(p)
        f[0] = 1.0
        kind: i64 = 0
        while kind < KINDS:
            f[1 + kind] = float(judge.best_size[kind])
            kind += 1
        f[7] = float(size(p.empty(box)))
        f[8] = float(size(p.crystals & ~p.black))
        f[9] = 1.0 if p.black != 0 else 0.0
        f[10] = float(p.lying)
        targets = p.network & ~p.standing
        f[11] = float(size(targets))
        tokens: i64 = 0
        left = targets
        while left != 0:
            if t.area_tokens[lowest(left)] != NONE:
                tokens += 1
            left &= left - 1
        f[12] = float(tokens)
        f[13] = float(p.charges)
        f[14] = 0.0
        if p.standing & shl(1, box.stone) == 0:
            f[14] = float(i64(box.stone_fields[t.stone_taken]))
        silver = 0.0
        dark: i64 = 0
        field = p.wand + 1
        while field <= box.wand_end:
            type = i64(box.wand_type[field])
            if type == SILVER:
                silver += float(i64(box.wand_number[field]) * measure(t, p, i64(box.wand_what[field])))
            elif type == DARK:
                dark += 1
            field += 1
        f[15] = silver
        f[16] = float(dark)
        f[17] = float(box.wand_end - p.wand)
        f[18] = 1.0
        for other in t.players:
            if other.wand > p.wand:
                f[18] = 0.0
        f[19] = judge.on_the_way(t, p, p.pentagram)
        f[20] = float(size(p.scrolls & ~p.used & box.all_boosts))
        f[21] = float(size(p.scrolls & ~box.all_boosts))
        f[22] = float(p.built)

"""Evaluation: the worth of actions in this position, and the points a player may still expect.

The unit is a point of the final score. The estimates are rough but fast: none of them tries anything out. Where a good
depends on turns to come, its worth falls with the turns that are left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.bots.witchstone.weights import FEATURES, Prophecies, Weights
from kociolek.core.api import lowest, shl
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.kinds import (
    BLUE,
    CRYSTAL,
    DARK,
    ENERGY,
    GOLD,
    KINDS,
    MEASURES,
    NONE,
    PENTAGRAM,
    POINTS,
    SCROLL,
    SILVER,
    WAND,
    WITCH,
)
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.player import SYMBOLS, Player
from kociolek.games.witchstone.scoring import measure
from kociolek.games.witchstone.state import WitchstoneState

# -- worth of what a choice brings ------------------------------------------------------
CONNECTIONS: Final = MEASURES.index("connections")
WITCHES_OUT: Final = MEASURES.index("witches")
SCROLLS_TAKEN: Final = MEASURES.index("scrolls")
TOKENS: Final = MEASURES.index("tokens")
CRYSTALS: Final = MEASURES.index("crystals")
SPECIAL_TILES: Final = MEASURES.index("special_tiles")
SILVER_FIELDS: Final = MEASURES.index("silver_fields")
LYING: Final = MEASURES.index("lying_witches")

LONGEST: Final = 16  # no series is thought to be longer


@final
class Worth:
    """Rates actions of one player in one position at a time, and caches what it computes for that position."""

    def __init__(self, box: Lookup, prophecies: Prophecies) -> None:
        self.box: Final = box
        self.weights: Final = Weights()
        self.prophecies: Final = prophecies
        # [kind * cells + cell], of empty fields: symbols in the groups beside it, and all fields beside those groups
        self.joins: vec[i64] = vec[i64]([0] * (KINDS * int(box.cells)))
        self.joined_near: vec[i64] = vec[i64]([0] * (KINDS * int(box.cells)))
        self.beside: vec[i64] = vec[i64]([0] * int(box.cells))  # [cell]: symbols in all groups beside it
        self.best_size: vec[i64] = vec[i64]([0] * KINDS)  # the largest group that can still grow
        self.largest: vec[i64] = vec[i64]([0] * KINDS)
        # [kind * LONGEST + n]: the worth of n actions, and for which position it was computed
        self.cached: vec[float] = vec[float]([0.0] * (KINDS * LONGEST))
        self.cached_for: vec[i64] = vec[i64]([0] * (KINDS * LONGEST))
        self.position: i64 = 0
        self.silver_at: Final = silver_fields(box)
        self.turns: float = 0.0  # own turns to come after this one
        self.share: float = 0.0  # of all turns

    def begin(self, turns: float) -> None:
        """Clear the cache for a new position, with so many own turns to come."""
        self.turns = turns
        self.share = turns / float(self.box.rounds)
        self.position += 1

    # -- actions --------------------------------------------------------------------------
    def actions(self, t: WitchstoneState, p: Player, kind: i64, n: i64) -> float:
        """Return what n actions of a kind are worth, done now."""
        if n <= 0:
            return 0.0
        if n >= LONGEST:
            n = LONGEST - 1
        place = kind * LONGEST + n
        if self.cached_for[place] != self.position:
            self.cached_for[place] = self.position
            self.cached[place] = max(0.0, self.work_out(t, p, kind, n))
        return self.cached[place]

    def work_out(self, t: WitchstoneState, p: Player, kind: i64, n: i64) -> float:
        if kind == ENERGY:
            return self.energy(t, p, n)
        if kind == WITCH:
            return self.witches(t, p, n)
        if kind == PENTAGRAM:
            return self.pentagram(t, p, n)
        if kind == CRYSTAL:
            return self.crystals(t, p, n)
        if kind == WAND:
            return self.wand(t, p, n)
        return self.scrolls(t, p, n)

    def one_more(self, t: WitchstoneState, p: Player, what: i64) -> float:
        """Return the worth of one more of what silver fields and prophecies count."""
        worth = self.prophecies.one_more(t, p, what, self.turns)
        ahead = self.silver_at[what] - p.wand
        if ahead > 0:
            reached = self.turns * self.weights.pace / float(ahead)
            if reached > 1.0:
                reached = 1.0
            worth += reached * float(i64(self.box.wand_number[self.silver_at[what]]))
        return worth

    # -- energy ---------------------------------------------------------------------------
    def energy(self, t: WitchstoneState, p: Player, n: i64) -> float:
        """Rate as many charges as there are, each at the rate of the best connection."""
        if n > p.charges:
            n = p.charges
        if n <= 0:
            return 0.0
        if p.building >= 0:
            missing = i64(t.box.segments[p.building]) - p.built
            if n <= missing:
                return self.connection(t, p, p.building, n)
            return self.connection(t, p, p.building, n) + float(n - missing) * self.best_rate(t, p, n - missing)
        return float(n) * self.best_rate(t, p, n)

    def best_rate(self, t: WitchstoneState, p: Player, n: i64) -> float:
        best = 0.0
        open = self.touching(t, p)
        while open != 0:
            link = lowest(open)
            open &= open - 1
            charges = i64(t.box.segments[link])
            if charges > n:
                charges = n
            rate = self.connection(t, p, link, n) / float(charges)
            if rate > best:
                best = rate
        return best

    def touching(self, t: WitchstoneState, p: Player) -> i64:
        """Return the connections nobody has begun that leave the own network, as a mask."""
        box = t.box
        found: i64 = 0
        for i in range(box.connections):
            if (t.taken >> i) & 1 == 0 and (
                (p.network >> i64(box.end_a[i])) | (p.network >> i64(box.end_b[i]))
            ) & 1 != 0:
                found |= shl(1, i)
        return found

    def connection(self, t: WitchstoneState, p: Player, link: i64, n: i64) -> float:
        """Return what up to n charges on a connection are worth."""
        box = t.box
        worth = float(i64(box.worth[link]))
        worth += self.one_more(t, p, CONNECTIONS)
        worth += self.new_area(t, p, i64(box.end_a[link])) + self.new_area(t, p, i64(box.end_b[link]))
        length = i64(box.segments[link])
        built: i64 = 0
        if link == p.building:
            built = p.built
        missing = length - built
        if n >= missing:
            if built > 0:  # some of it was counted when it was begun
                return worth * (1.0 - self.weights.half_built * float(built) / float(length))
            return worth
        if self.turns <= 0.0:
            return 0.0
        return worth * self.weights.half_built * float(n) / float(length)

    def new_area(self, t: WitchstoneState, p: Player, area: i64) -> float:
        if (p.network >> area) & 1 != 0:
            return 0.0
        hope = self.weights.new_area * self.share
        if (p.standing >> area) & 1 != 0:
            hope = 0.0
        elif t.area_tokens[area] == NONE and area != t.box.stone:
            hope *= 0.5
        return hope + self.step_to(t, p, CONNECTED, area)

    def step_to(self, t: WitchstoneState, p: Player, by: i64, area: i64) -> float:
        """Return what the own prophecies gain when this area is connected, or gets a witch."""
        prophecies = self.prophecies
        cards = p.scrolls & (prophecies.of_connections if by == CONNECTED else prophecies.of_witches)
        gain = 0.0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            gain += prophecies.step_to(t, p, card, area, self.turns)
        return gain

    # -- witches --------------------------------------------------------------------------
    def witches(self, t: WitchstoneState, p: Player, n: i64) -> float:
        """Rate witches: lying ones go out for one action, the others for two, to the best areas first."""
        worth = 0.0
        targets = p.network & ~p.standing
        lying = p.lying
        stock = p.stock
        while n > 0 and targets != 0 and lying + stock > 0:
            if lying == 0 and n == 1:
                break
            best = lowest(targets)
            best_worth = self.arrival(t, p, best)
            others = targets & (targets - 1)
            while others != 0:
                area = lowest(others)
                others &= others - 1
                arrival = self.arrival(t, p, area)
                if arrival > best_worth:
                    best_worth = arrival
                    best = area
            targets &= ~shl(1, best)
            worth += best_worth
            if lying > 0:
                lying -= 1
                n -= 1
            else:
                stock -= 1
                n -= 2
        if n > stock:
            n = stock
        return worth + float(n) * self.laying(t, p)

    def laying(self, t: WitchstoneState, p: Player) -> float:
        """Return the worth of one more witch beside the tower."""
        return self.weights.lying * self.share + self.one_more(t, p, WITCHES_OUT) + self.one_more(t, p, LYING)

    def arrival(self, t: WitchstoneState, p: Player, area: i64) -> float:
        """Return the worth of a witch on a new area."""
        box = t.box
        worth = float(box.new_area) + self.step_to(t, p, STOOD_ON, area)
        if area == box.stone:
            worth += float(i64(box.stone_fields[t.stone_taken]))
        elif t.area_tokens[area] != NONE:
            worth += self.token(t, p, i64(t.area_tokens[area]), 1)
        return worth

    def token(self, t: WitchstoneState, p: Player, face: i64, actions: i64) -> float:
        """Return the worth of a magic token: its points at the end, and what it gives now."""
        kept = float(self.box.token_end) + self.one_more(t, p, TOKENS)
        if face == POINTS:
            return kept + float(self.box.token_face + (self.box.black_extra if actions > 1 else 0))
        return kept + self.weights.action * float(actions)

    # -- pentagram ------------------------------------------------------------------------
    def pentagram(self, t: WitchstoneState, p: Player, n: i64) -> float:
        """Rate steps on the pentagram: the rewards on the way, and a part of the next one."""
        box = t.box
        length: i64 = len(box.pentagram)
        worth = -self.on_the_way(t, p, p.pentagram)
        field = p.pentagram
        lap: i64 = 0
        for _ in range(n):
            field += 1
            if field == length:
                field = 0
                lap += 1
            worth += self.reward(t, p, field, lap)
        return worth + self.on_the_way(t, p, field)

    def reward(self, t: WitchstoneState, p: Player, field: i64, lap: i64) -> float:
        kind = i64(self.box.pentagram[field])
        if kind == GOLD:
            stack = i64(self.box.stack_at[field])
            owl = i64(self.box.owl_base[stack]) + i64(t.owls_taken[stack]) + lap
            if owl < i64(self.box.owl_base[stack + 1]):
                return float(i64(self.box.owl_value[owl]))
            return float(self.box.empty_owl)
        if kind == BLUE:
            return self.weights.special + self.one_more(t, p, SPECIAL_TILES)
        return 0.0

    def on_the_way(self, t: WitchstoneState, p: Player, field: i64) -> float:
        """Return the share in the next reward that the steps since the last one are worth, with turns to come."""
        if self.turns <= 0.0:
            return 0.0
        box = t.box
        length: i64 = len(box.pentagram)
        done: i64 = 0
        back = field
        while i64(box.pentagram[back]) != GOLD and i64(box.pentagram[back]) != BLUE and done < length:
            done += 1
            back -= 1
            if back < 0:
                back = length - 1
        ahead: i64 = 1
        next = field + 1 if field + 1 < length else 0
        while i64(box.pentagram[next]) != GOLD and i64(box.pentagram[next]) != BLUE and ahead < length:
            ahead += 1
            next = next + 1 if next + 1 < length else 0
        return self.weights.owl_ahead * self.reward(t, p, next, 0) * float(done) / float(done + ahead)

    # -- crystals -------------------------------------------------------------------------
    def crystals(self, t: WitchstoneState, p: Player, n: i64) -> float:
        """Rate crystals brought out, the nearest first."""
        box = t.box
        worth = 0.0
        exit = self.weights.exit + self.one_more(t, p, CRYSTALS)
        left = p.crystals
        while n > 0 and left != 0:
            nearest = lowest(left)
            others = left & (left - 1)
            while others != 0:
                cell = lowest(others)
                others &= others - 1
                if i64(box.nearest_exit[cell]) < i64(box.nearest_exit[nearest]):
                    nearest = cell
            left &= ~shl(1, nearest)
            cost = i64(box.nearest_exit[nearest])
            if cost > n:
                break
            n -= cost
            worth += exit
            if p.black & shl(1, nearest) != 0:
                worth += self.weights.action * float(box.black_extra)
        return worth + float(n) * self.weights.crystal_step * self.share

    # -- wand -----------------------------------------------------------------------------
    def wand(self, t: WitchstoneState, p: Player, n: i64) -> float:
        box = t.box
        end = p.wand + n
        if end > box.wand_end:
            end = box.wand_end
        first = True
        for other in t.players:
            if other.wand > end:
                first = False
        worth = 0.0
        if self.turns > 0.0:
            worth = self.weights.wand_field * float(end - p.wand)
        for field in range(p.wand + 1, end + 1):
            type = i64(box.wand_type[field])
            if type == SILVER:
                worth += float(i64(box.wand_number[field]) * measure(t, p, i64(box.wand_what[field])))
                worth += self.prophecies.one_more(t, p, SILVER_FIELDS, self.turns)
                worth -= self.weights.silver_wait * self.turns
            elif type == DARK:
                actions = i64(box.wand_first[field]) if first else i64(box.wand_number[field])
                if i64(box.wand_what[field]) == SCROLL:
                    worth += self.scrolls(t, p, actions)
                else:
                    worth += self.weights.action * float(actions)
        return worth

    # -- scrolls --------------------------------------------------------------------------
    def scrolls(self, t: WitchstoneState, p: Player, n: i64) -> float:
        """Return the worth of the best of the first n scrolls."""
        if n > len(t.shelf):
            n = len(t.shelf)
        best = 0.0
        for place in range(n):
            worth = self.card(t, p, i64(t.shelf[place]))
            if worth > best:
                best = worth
        return best

    def card(self, t: WitchstoneState, p: Player, card: i64) -> float:
        prophecies = self.prophecies
        if prophecies.is_boost(card):
            return float(self.box.unused_boost) + self.weights.boost * self.share + self.one_more(t, p, SCROLLS_TAKEN)
        progress = prophecies.progress(t, p, card)
        return prophecies.value(card, progress, self.turns) + self.one_more(t, p, SCROLLS_TAKEN)

    # -- the cauldron ---------------------------------------------------------------------
    def find_groups(self, p: Player) -> None:
        """Note the groups of every symbol: how large they are, and which a symbol on each empty field would join."""
        cells = self.box.cells
        empty = p.empty(self.box)
        left = empty
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            self.beside[cell] = 0
            for i in range(cell, KINDS * cells, cells):
                self.joins[i] = 0
                self.joined_near[i] = 0
        for kind in range(i64(KINDS)):
            left = p.sheet[SYMBOLS + kind]
            best: i64 = 0
            most: i64 = 0
            while left != 0:
                group = p.cluster(kind, lowest(left), self.box)
                left &= ~group
                near = self.around(group)
                members = size(group)
                if members > most:
                    most = members
                reached = near & empty
                if reached != 0 and members > best:
                    best = members
                while reached != 0:
                    cell = lowest(reached)
                    reached &= reached - 1
                    self.beside[cell] += members
                    self.joins[kind * cells + cell] += members
                    self.joined_near[kind * cells + cell] |= near
            self.largest[kind] = most
            self.best_size[kind] = best

    def around(self, group: i64) -> i64:
        near: i64 = 0
        left = group
        while left != 0:
            near |= self.box.near[lowest(left)]
            left &= left - 1
        return near & ~group

    def joined(self, kind: i64, cell: i64) -> i64:
        """Return how large the group would be if the symbol came to this empty field."""
        return 1 + self.joins[kind * self.box.cells + cell]

    def symbol_at(self, p: Player, kind: i64, cell: i64, empty: i64) -> float:
        """Rate a symbol on this empty field for the turns to come: the group it makes, and those it hems in."""
        here = kind * self.box.cells + cell
        members = 1 + self.joins[here]
        near = self.box.near[cell] | self.joined_near[here]
        crowding = float(self.beside[cell] - self.joins[here])
        growth = self.prophecies.larger_group(p, kind, self.largest[kind], members, self.turns)
        if self.turns <= 0.0:
            return growth
        if near & empty != 0:
            grown = members - self.best_size[kind]
            if grown > 0:
                growth += self.weights.growth * float(grown) * self.turns
        return growth - self.weights.crowding * crowding * self.turns


def silver_fields(box: Lookup) -> vec[i64]:
    """Return, by measure, the last field of the wand that pays for it; 0 if none does."""
    fields = vec[i64]([0] * len(MEASURES))
    for field in range(1, box.wand_end + 1):
        if i64(box.wand_type[field]) == SILVER:
            fields[i64(box.wand_what[field])] = field
    return fields


CONNECTED: Final = 0
STOOD_ON: Final = 1


# -- evaluation of a position -----------------------------------------------------------
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

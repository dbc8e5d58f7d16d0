"""Scores of the choices in Exploding Kittens: how much each is worth to the player who has it.

The scorer reads a position, true or imagined, as that player could: their own hand, the places of the pile they know,
the number of kittens left, what they know of other hands. Of anything else it reads only what is open. So the scores
are the same in every world that fits a view, and a search may let all players of an imagined world play by them.

A score is in the unit of `Weights`: nothing gained and nothing lost is 0.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.bots.kittens.weights import (
    ALL_TURNS,
    ALTERING,
    BARK,
    BOMB,
    BURIAL,
    CARDS,
    COLLECTION,
    DUEL,
    ENDS_SWAPPED,
    FAVOUR,
    FROM_BELOW,
    HECK,
    LAST_ENDING,
    ONE_TURN,
    ONSLAUGHT,
    PEEK,
    PLAIN,
    SELF_ATTACK,
    SERVED,
    SHUFFLING,
    Weights,
    is_ending,
    is_rescue,
)
from kociolek.core.api import EVERYONE, Choices, Kind, Seat, lowest, shl
from kociolek.core.rng import Rng
from kociolek.core.zones import KIND_BITS, KIND_MASK
from kociolek.games.kittens.actions import (
    ADD,
    AIM,
    DRAW,
    EXPLODE,
    FETCH,
    FIVE,
    GIVE,
    GODCAT_AS,
    HOLD,
    NAME,
    PAIR,
    PASS,
    PLAY,
    PUT,
    TAKE_GODCAT,
    TAKE_RANDOM,
    TOP,
    TRIPLE,
    TUCK,
)
from kociolek.games.kittens.cards.barking_table import ALTER_THE_FUTURE_NOW, BARKING_KITTEN, BarkingState, NowWindow
from kociolek.games.kittens.cards.blind import BLIND
from kociolek.games.kittens.cards.combos import FERALS, GODCATS, OWN, PAIR_COMBO, TRIPLE_COMBO
from kociolek.games.kittens.cards.good_vs_evil import HeckChoosing
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN, ImplodingState
from kociolek.games.kittens.cards.party import Altering
from kociolek.games.kittens.cards.streaking_table import STREAKING_KITTEN, TAKE, Kept
from kociolek.games.kittens.debt import owed_after
from kociolek.games.kittens.explode import Peril
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, FERAL_CAT, GODCAT, KINDS, NOPE, is_cat
from kociolek.games.kittens.nope import Aiming, Naming, Pending
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.turn import TURN

NEVER: Final = -100.0
STREAKING_MARK: Final = shl(1, STREAKING_KITTEN)
DEFUSE_MARK: Final = shl(1, DEFUSE)
GODCAT_MARK: Final = shl(1, GODCAT)


@final
class Scorer:
    """Assesses a position for one seat, then scores its options. The fields are computed again for each question."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.worth: Final = CARDS.worth
        self.roles: Final = CARDS.role
        self.scores: vec[float] = vec[float]([0.0] * 512)
        self.me: Seat = Seat(0)
        self.turns: i64 = 1  # that this seat owes, or would owe next
        self.others: float = 1.0
        self.rate: float = 0.0  # chance that a card of the pile it does not know is a kitten
        self.stirred: float = 0.0  # the same once the pile were shuffled
        self.risk: float = 0.0  # chance that the top card is one
        self.bottom_risk: float = 0.0
        self.top_known: bool = False
        self.loss: float = 0.0  # what drawing a kitten would cost
        self.draw_cost: float = 0.0  # what drawing an unknown card costs; below 0 it pays
        self.hit: float = 0.0  # what it brings that the next player meets a kitten
        self.theft: float = 0.0  # what a card stolen by chance brings

    # -- the position ---------------------------------------------------------------------
    def size_up(self, t: KittensState, me: Seat) -> None:
        weights = self.weights
        self.me = me
        self.turns = t.turns if t.active == me else 1
        alive = t.alive
        n: i64 = -1
        while alive != 0:
            alive &= alive - 1
            n += 1
        self.others = float(n)
        self.hit = weights.hit * 2.0 / float(n + 1)
        self.theft = weights.theft if n < 2 else weights.crowd_theft
        self.look_at_pile(t, me)
        self.loss = self.cost_of_a_kitten(t, me)
        for e in t.expansions:
            if isinstance(e, ImplodingState):
                self.fear_implosion(t, e.face_up)
            elif isinstance(e, BarkingState) and e.takers[me] != 0:
                self.loss = -self.hit  # the next card drawn is somebody else's
        self.draw_cost = self.rate * self.loss - (1.0 - self.rate) * weights.gain

    def look_at_pile(self, t: KittensState, me: Seat) -> None:
        mine = shl(1, me + KIND_BITS)
        slots = t.pile.slots
        size = t.pile.size()
        kittens: i64 = 0
        hidden: i64 = 0
        unknown: i64 = 0
        for i in range(size):
            slot = i64(slots[i])
            if slot & mine == 0:
                unknown += 1
                if slot & KIND_MASK == EXPLODING_KITTEN:
                    hidden += 1
            elif slot & KIND_MASK == EXPLODING_KITTEN:
                kittens += 1
        self.rate = 0.0
        self.stirred = 0.0
        self.risk = 0.0
        self.bottom_risk = 0.0
        self.top_known = True
        if size == 0:
            return
        fear = self.weights.fear
        if unknown > 0:
            self.rate = min(1.0, fear * float(hidden) / float(unknown))
        self.stirred = min(1.0, fear * float(hidden + kittens) / float(size))
        top = i64(slots[size - 1])
        self.top_known = top & mine != 0
        self.risk = self.rate
        if self.top_known:
            self.risk = 1.0 if top & KIND_MASK == EXPLODING_KITTEN else 0.0
        elif self.weights.suspicion > self.risk and kittens == 0 and hidden > 0 and freshly_tucked(t):
            self.risk = self.weights.suspicion
        bottom = i64(slots[0])
        self.bottom_risk = self.rate
        if bottom & mine != 0:
            self.bottom_risk = 1.0 if bottom & KIND_MASK == EXPLODING_KITTEN else 0.0

    def cost_of_a_kitten(self, t: KittensState, me: Seat) -> float:
        """Return what drawing a kitten costs: a Defuse, which lets one choose where the kitten goes, or life."""
        weights = self.weights
        held = t.hands.held(me)
        if (t.blind >> me) & 1 != 0:
            return weights.life * 0.8  # a Defuse may be found by chance
        if held & STREAKING_MARK != 0 and held & 1 == 0:
            return 0.1
        if held & GODCAT_MARK != 0:
            return self.worth[GODCAT] - self.hit
        if held & DEFUSE_MARK != 0:
            return self.worth[DEFUSE] - self.hit
        return weights.life

    def fear_implosion(self, t: KittensState, up: bool) -> None:
        """Set the danger of an Imploding Kitten on top: face up everybody sees it, and nothing helps."""
        if up and t.pile.size() > 0 and t.pile.at(0) == IMPLODING_KITTEN:
            self.risk = 1.0
            self.top_known = True
            self.loss = self.weights.life

    # -- all options ----------------------------------------------------------------------
    def score(self, t: KittensState, me: Seat, options: Choices, rng: Rng) -> None:
        """Fill `scores`. Randomness is used only where a choice is a guess, and for whims."""
        while len(self.scores) < options.size:
            self.scores = vec[float]([0.0] * (2 * len(self.scores)))
        self.size_up(t, me)
        if t.top is TURN:
            self.score_turn(t, options)
        else:
            self.score_answers(t, options, rng)
        whim = self.weights.whim
        if whim > 0.0:
            for i in range(options.size):
                self.scores[i] += whim * (float(rng.below(2001)) / 1000.0 - 1.0)

    def score_answers(self, t: KittensState, options: Choices, rng: Rng) -> None:
        top = t.top
        rescue = isinstance(top, (Peril, Kept))
        for i in range(options.size):
            action = options.at(i)
            value = 0.0
            if isinstance(top, Pending):
                if action != PASS:
                    value = self.wish_to_nope(t, top)
                    if action == BLIND:
                        value -= 0.3
            elif rescue:
                value = self.of_rescue(action)
            elif action >= TUCK and action < TUCK + 128:
                value = self.of_depth(t, action - TUCK)
            elif action >= AIM and action < TUCK:
                if isinstance(top, Aiming):
                    value = self.of_target(t, top.kind, Seat(action - AIM))
            elif action >= GIVE and action < NAME:
                value = -self.worth_in_hand(t, Kind(action - GIVE))
            elif action >= NAME and action < PUT:
                if isinstance(top, Naming):
                    value = self.of_name(t, top.against, Kind(action - NAME))
            elif action >= PUT and action < HOLD:
                if isinstance(top, Altering):
                    value = self.of_place(t, top, Kind(action - PUT))
            elif isinstance(top, HeckChoosing):
                value = self.of_heck(t, action)
            elif isinstance(top, NowWindow):
                if action != PASS:
                    value = 3.0 * self.rate * self.hit - self.worth[ALTER_THE_FUTURE_NOW]
            elif action >= ADD and action < FETCH:
                value = -self.worth_in_hand(t, Kind(action - ADD))
            elif action >= FETCH and action < GIVE:
                value = self.worth[action - FETCH]
            elif action == TAKE_GODCAT:
                value = self.worth[GODCAT]
            elif action == TAKE_RANDOM:
                value = self.theft
            elif action >= TAKE and action < TAKE + KINDS:
                value = self.worth[action - TAKE]
            else:
                value = float(rng.below(1000)) / 1000.0  # a guess, as in a duel
            self.scores[i] = value

    # -- one's own turn -------------------------------------------------------------------
    def score_turn(self, t: KittensState, options: Choices) -> None:
        """Score what ends the turn; then what may be done before, by what it adds to the best end."""
        best = NEVER
        for i in range(options.size):
            action = options.at(i)
            value = NEVER
            if action == DRAW:
                value = (1.0 - self.risk) * self.weights.gain - self.risk * self.loss
            elif action >= PLAY and action < PAIR:
                kind = action_kind(action)
                if is_ending(i64(self.roles[kind])):
                    value = self.of_ending(t, kind, self.risk) - self.cost(action, kind)
            if value > best:
                best = value
            self.scores[i] = value
        for i in range(options.size):
            if self.scores[i] == NEVER:
                self.scores[i] = self.of_play(t, options.at(i), best)

    def cost(self, action: i64, kind: i64) -> float:
        if action >= GODCAT_AS:
            return self.worth[GODCAT] * self.weights.thrift
        return self.worth[kind] * self.weights.thrift

    def of_ending(self, t: KittensState, kind: i64, risk: float) -> float:
        """Score a card that ends a turn, without its cost, if the top card is a kitten with this chance."""
        role = i64(self.roles[kind])
        gain = self.weights.gain
        more: float = float(self.turns - 1)
        if role == BURIAL:
            return 0.0
        if role == ONE_TURN:
            if self.turns > 1:
                # The same card is still on top in the next turn.
                return 0.0 if risk < 1.0 else -0.8 * self.loss
            return self.hit * (risk - self.rate)
        if role == ONSLAUGHT:
            owed: float = float(owed_after(t, 2))
            meets = min(1.0, risk + (owed - 1.0) * self.rate)
            return more * max(self.draw_cost, 0.0) + self.hit * (meets - self.rate)
        if role == ALL_TURNS:
            return more * max(self.draw_cost, 0.0) + self.hit * (risk - self.rate)
        if role == FROM_BELOW:
            passed = self.hit * (risk - self.rate)
            if self.turns > 1:
                passed = 0.0 if risk < 1.0 else -0.8 * self.loss
            return (1.0 - self.bottom_risk) * gain - self.bottom_risk * self.loss + passed
        if role == HECK:
            if self.turns > 1:
                return (1.0 - self.bottom_risk) * gain - (0.0 if risk < 1.0 else 0.8 * self.loss)
            return (1.0 - self.bottom_risk) * (gain + self.hit * (risk - self.rate)) + self.bottom_risk * self.hit
        if role == BOMB:
            if self.turns > 1 or self.stirred * float(t.pile.size()) > self.others:
                return -self.loss  # one of them would come to this player
            return self.hit * (1.0 - self.rate)
        # Armageddon: a coin decides who gets Godcat, and who needs a Defuse
        stake = self.weights.life * 1.5 / (self.others + 1.0)
        held = t.hands.held(self.me)
        own = self.worth[DEFUSE] if held & DEFUSE_MARK != 0 else self.weights.life
        return 0.5 * (self.worth[GODCAT] + stake) - 0.5 * (own + self.hit)

    def best_answer_to_a_kitten(self, t: KittensState, besides: i64) -> float:
        """Return the best score if the top card turned out to be a kitten."""
        best = -self.loss
        kinds = t.hands.held(self.me) & ~shl(1, besides)
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            role = i64(self.roles[kind])
            if is_rescue(role) and role != PEEK:
                worth = self.of_rescue_card(t, kind) - self.worth[kind] * self.weights.thrift
                if worth > best:
                    best = worth
        return best

    def of_rescue_card(self, t: KittensState, kind: i64) -> float:
        role = i64(self.roles[kind])
        if role <= LAST_ENDING:
            return self.of_ending(t, kind, 1.0)
        if role == ALTERING:
            return self.weights.gain + self.hit
        again = self.stirred if role == SHUFFLING else self.bottom_risk
        return (1.0 - again) * self.weights.gain - again * self.loss

    def of_play(self, t: KittensState, action: i64, best: float) -> float:
        """Score what may be done before the turn ends, `best` being the best end."""
        need = max(0.0, -best)
        if action >= PAIR and action < ADD:
            return best + self.of_combo(action, need)
        if action == FIVE:
            fetched = self.worth[DEFUSE] if t.discard.shows(DEFUSE) > 0 else 0.2
            return best + fetched + need * 0.3 - 0.6 * self.weights.thrift
        if action == BLIND:
            return best + need * 0.2 - 0.1
        if action < PLAY or action >= PAIR:
            return best - 0.05  # not known here
        kind = action_kind(action)
        cost = self.cost(action, kind)
        role = i64(self.roles[kind])
        gain = self.weights.gain
        if role == PEEK:
            if self.top_known:
                return best - cost
            rescue = self.best_answer_to_a_kitten(t, kind)
            later = min(float(self.turns - 1), 2.0) * self.rate * (rescue + self.loss) * 0.7
            return self.risk * rescue + (1.0 - self.risk) * gain + later - cost
        if role == ALTERING:
            rescue = gain + self.hit
            return self.risk * rescue + (1.0 - self.risk) * gain - cost
        if role == SHUFFLING:
            return (1.0 - self.stirred) * gain - self.stirred * self.loss - cost
        if role == ENDS_SWAPPED:
            return (1.0 - self.bottom_risk) * gain - self.bottom_risk * self.loss - cost
        if role == FAVOUR:
            return best + self.theft * self.weights.favour + need * 0.1 - cost
        if role == BARK:
            return best + self.of_bark(t) - cost
        return best + self.of_plain(role, kind, need) - cost

    def of_plain(self, role: i64, kind: i64, need: float) -> float:
        if role == SELF_ATTACK:
            return -2.0 * self.draw_cost - (1.0 if self.risk == 1.0 else 0.0)
        brings = CARDS.brings[kind]
        if role == SERVED:
            return brings * (1.0 - self.rate) - self.rate * self.loss
        if role == COLLECTION and self.risk == 1.0:
            return brings + need * 0.1
        return brings

    def of_bark(self, t: KittensState) -> float:
        """Score a Barking Kitten: a sure victim if one lies open elsewhere or both are here, else a gamble."""
        for e in t.expansions:
            if isinstance(e, BarkingState) and (e.lying != 0 or t.hands.count(self.me, BARKING_KITTEN) > 1):
                return 1.5 * self.hit
        if t.discard.shows(BARKING_KITTEN) > 0:
            return -0.1
        elsewhere: float = 0.0
        for seat in range(t.seats):
            if seat != self.me:
                elsewhere += float(t.hands.size(Seat(seat)))
        found = elsewhere / (elsewhere + float(t.pile.size()) + 1.0)
        return found * 1.5 * self.hit - (1.0 - found) * 0.3 * self.loss

    def of_combo(self, action: i64, need: float) -> float:
        form = (action - PAIR) // KINDS
        kind = (action - PAIR) % KINDS
        cost = (
            float(i64(OWN[form])) * self.worth[kind]
            + float(i64(FERALS[form])) * self.worth[FERAL_CAT]
            + float(i64(GODCATS[form])) * self.worth[GODCAT]
        ) * self.weights.thrift
        if action < TRIPLE:
            return self.theft + need * 0.2 - cost
        return (self.worth[DEFUSE] + need) * 0.6 - cost

    # -- Nope -----------------------------------------------------------------------------
    def wish_to_nope(self, t: KittensState, played: Pending) -> float:
        """Score a Nope now: to a card that stands, or to the Nope that stopped one."""
        stake = self.stake(t, played)
        if played.noped:
            stake = -stake
        return stake - self.worth[NOPE] * self.weights.thrift

    def stake(self, t: KittensState, played: Pending) -> float:
        """Return how much worse off this player is if the card takes effect."""
        kind = played.kind
        role: i64 = PLAIN
        combo = played.card is PAIR_COMBO or played.card is TRIPLE_COMBO
        if kind >= 0 and not combo:
            role = i64(self.roles[kind])
        if played.by == self.me:
            if combo:
                return -self.theft
            if is_rescue(role) and role != PEEK:
                return -max(0.0, self.risk * self.loss + float(self.turns - 1) * self.draw_cost)
            return -0.1
        if combo or role == FAVOUR:
            return self.of_being_robbed(t, played, combo) if played.against == self.me else 0.02
        next_one = t.after(played.by)
        if role == ONSLAUGHT:
            victim = played.against if played.against >= 0 else next_one
            if victim == self.me:
                owed: float = float(owed_after(t, 2))
                first = self.risk * self.loss - (1.0 - self.risk) * self.weights.gain
                return first + (owed - 1.0) * self.draw_cost
            return 0.0
        if self.top_known and self.risk == 1.0 and is_rescue(role):
            # They run from a kitten this player knows of; it may even come here.
            saved = self.loss if next_one == self.me and self.loss > 0.0 else 0.0
            return self.hit + saved
        if played.against == self.me:
            return 0.15
        return 0.0

    def of_being_robbed(self, t: KittensState, played: Pending, combo: bool) -> float:
        if played.named >= 0:
            return self.worth[played.named] if t.hands.count(self.me, played.named) > 0 else 0.0
        kinds = t.hands.held(self.me) & ~shl(1, NOPE)
        if (t.blind >> self.me) & 1 != 0 or kinds == 0:
            return 0.1
        total = 0.0
        least = 10.0
        cards: float = 0.0
        while kinds != 0:
            kind = Kind(lowest(kinds))
            kinds &= kinds - 1
            worth = self.worth_in_hand(t, kind)
            n: float = float(t.hands.count(self.me, kind))
            total += n * worth
            cards += n
            if worth < least:
                least = worth
        return total / cards if combo else least

    # -- other answers --------------------------------------------------------------------
    def worth_in_hand(self, t: KittensState, kind: Kind) -> float:
        """Return the worth of an own card: more for a pair of cats, a life for the Streaking Kitten beside a kitten."""
        worth = self.worth[kind]
        n = t.hands.count(self.me, kind)
        if is_cat(kind) and n == 2:
            return worth + 0.05
        if kind == STREAKING_KITTEN and t.hands.held(self.me) & 1 != 0:
            return self.weights.life
        if n > 1:
            return worth * 0.9
        return worth

    def of_rescue(self, action: i64) -> float:
        """Prefer Godcat to a Defuse: everybody knows of it, so it will not stay long."""
        if action == EXPLODE:
            return -self.weights.life
        if action == GODCAT_AS + DEFUSE:
            return -0.9
        if action == PLAY + DEFUSE:
            return -1.0
        if action == BLIND:
            return -1.5
        return -0.5  # kept, beside the Streaking Kitten

    def of_depth(self, t: KittensState, depth: i64) -> float:
        """Put a kitten where somebody else draws first, any other card where this player will draw it."""
        limbo = t.limbo
        mine = self.draws_before_mine(t)
        kitten = limbo.size() > 0 and (limbo.at(0) == EXPLODING_KITTEN or limbo.at(0) == IMPLODING_KITTEN)
        if not kitten:
            return 0.1 if depth == mine else 0.0
        if t.active == self.me and t.turns > 1:
            first = t.turns - 1
            if depth < first:
                return -0.5
            depth -= first
            mine = i64(self.others)
        if depth < mine:
            return 1.0 - 0.05 * float(depth)
        if depth == mine:
            return -0.2
        return 0.3

    def draws_before_mine(self, t: KittensState) -> i64:
        """Return how many cards are drawn before this player's next, if all just draw."""
        if t.active == self.me:
            if t.turns > 1:
                return 0
            return i64(self.others)
        n = t.turns
        seat = t.after(t.active)
        while seat != self.me:
            n += 1
            seat = t.after(seat)
        return n

    def of_target(self, t: KittensState, kind: Kind, target: Seat) -> float:
        """Rob known treasures, else large hands, which keep more; attack who draws next and has little."""
        weights = self.weights
        hands = t.hands
        size: float = float(hands.size(target))
        value = 0.0
        known: float = 0.0
        mask = hands.known_kinds(self.me, target)
        while mask != 0:
            mask &= mask - 1
            known += 1.0
        value += weights.grudge * known
        role: i64 = PLAIN
        if kind >= 0:
            role = i64(self.roles[kind])
        if role in (ONSLAUGHT, DUEL):
            if hands.bound(self.me, target, DEFUSE) > 0:
                value -= 0.3
            steps: i64 = 0
            seat = t.after(self.me)
            while seat != target:
                steps += 1
                seat = t.after(seat)
            return value - 0.02 * size - 0.05 * float(steps)
        if hands.bound(self.me, target, GODCAT) > 0 or hands.bound(self.me, target, DEFUSE) > 0:
            value += 0.5
        if hands.lacks(target) & DEFUSE_MARK != 0:
            value -= 0.3
        return value - weights.prey * size

    def of_name(self, t: KittensState, target: Seat, kind: Kind) -> float:
        """Return the worth of the card times the chance that it is there."""
        hands = t.hands
        worth = self.worth[kind]
        if hands.bound(self.me, target, kind) > 0:
            return worth
        if (hands.lacks(target) >> kind) & 1 != 0 or (t.rules.hazards >> kind) & 1 != 0:
            return -0.1
        unseen = i64(t.census[kind]) - hands.count(self.me, kind) - t.discard.shows(kind)
        elsewhere: float = float(t.pile.size())
        for seat in range(t.seats):
            if seat != self.me:
                elsewhere += float(hands.size(Seat(seat)))
        chance = min(1.0, float(unseen) * float(hands.size(target)) / max(1.0, elsewhere))
        if kind == DEFUSE:
            chance = min(1.0, 2.0 * chance)  # they are kept
        return worth * chance

    def of_place(self, t: KittensState, altering: Altering, kind: Kind) -> float:
        """Place good cards for one's own draws, then the kitten for the next player."""
        deadly = kind in (EXPLODING_KITTEN, IMPLODING_KITTEN)
        own = t.turns if t.active == self.me else 0
        if altering.placed < own:
            return -1.0 if deadly else self.worth[kind]
        return 1.0 if deadly else -self.worth[kind]

    def of_heck(self, t: KittensState, action: i64) -> float:
        """Leave a kitten from the bottom to the next player."""
        kitten = t.limbo.at(0) == EXPLODING_KITTEN or t.limbo.at(0) == IMPLODING_KITTEN
        if action == TOP:
            return 0.5 if kitten and self.turns == 1 else 0.0
        return -self.loss if kitten else 0.1


def freshly_tucked(t: KittensState) -> bool:
    """Return whether the discard pile shows that a kitten has just been put back.

    It does with a Defuse and since then only cards with which nobody draws.
    """
    depth: i64 = 0
    while depth < t.discard.size() and t.discard.knowers(depth) == EVERYONE:
        kind = t.discard.at(depth)
        if kind == DEFUSE:
            return True
        role = i64(CARDS.role[kind])
        if role != PEEK and kind != NOPE and (role == PLAIN or role > ALL_TURNS):
            return False
        depth += 1
    return False


def action_kind(action: i64) -> i64:
    if action >= GODCAT_AS:
        return action - GODCAT_AS
    return action - PLAY

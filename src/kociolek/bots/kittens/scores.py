"""A good player's judgement: how much each choice is worth to the one who has it, by nothing but what they know.

It reads a table, true or imagined, as the player asked could: their own hand, the places of the pile they know, the
number of kittens left, what they know of other hands. Of anything else it reads only what is open. So the answer is
the same in every world that fits a view, and a search may let all players of an imagined world play by it.

A score is in the unit of `Manner`: nothing gained and nothing lost is 0.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.bots.kittens.weights import Manner
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
from kociolek.games.kittens.annex import Annex
from kociolek.games.kittens.cards.barking_table import (
    ALTER_THE_FUTURE_NOW,
    BARKING_KITTEN,
    BURY,
    ILL_TAKE_THAT,
    PERSONAL_ATTACK,
    POTLUCK,
    SHARE_THE_FUTURE,
    SUPER_SKIP,
    TOWER_OF_POWER,
    BarkingAnnex,
    NowWindow,
)
from kociolek.games.kittens.cards.blind import BLIND
from kociolek.games.kittens.cards.combos import FERALS, GODCATS, OWN, PAIR_COMBO, TRIPLE_COMBO
from kociolek.games.kittens.cards.good_vs_evil import HeckChoosing
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN, REVERSE, ImplodingAnnex
from kociolek.games.kittens.cards.party import Altering
from kociolek.games.kittens.cards.streaking_table import (
    ALTER_THE_FUTURE_5,
    CATOMIC_BOMB,
    CURSE_OF_THE_CAT_BUTT,
    GARBAGE_COLLECTION,
    MARK,
    SEE_THE_FUTURE_5,
    STREAKING_KITTEN,
    SWAP_TOP_AND_BOTTOM,
    TAKE,
    Kept,
)
from kociolek.games.kittens.debt import owed_after
from kociolek.games.kittens.explode import Peril
from kociolek.games.kittens.kinds import (
    ALTER_THE_FUTURE,
    ARMAGEDDON,
    ATTACK,
    DEFUSE,
    DRAW_FROM_THE_BOTTOM,
    EXPLODING_KITTEN,
    FAVOR,
    FERAL_CAT,
    GODCAT,
    KINDS,
    NOPE,
    RAISING_HECK,
    REVEAL_THE_FUTURE,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    TARGETED_ATTACK,
    is_cat,
)
from kociolek.games.kittens.nope import Aiming, Naming, Pending
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.turn import TURN

# What a card is good for.
PLAIN: Final = 0
ONE_TURN: Final = 1  # ends a turn without a draw
ONSLAUGHT: Final = 2  # ends all turns, and another owes more
ALL_TURNS: Final = 3
FROM_BELOW: Final = 4  # draws the bottom card
HECK: Final = 5
BURIAL: Final = 6
BOMB: Final = 7
DUEL: Final = 8
PEEK: Final = 9
ALTERING: Final = 10
SHUFFLING: Final = 11
ENDS_SWAPPED: Final = 12
FAVOUR: Final = 13
BARK: Final = 14
LAST_ENDING: Final = DUEL  # up to here a card ends a turn
LAST_RESCUE: Final = ENDS_SWAPPED  # up to here it may help against the top card


def _roles() -> bytes:
    roles = [PLAIN] * KINDS
    for kind, role in (
        (SKIP, ONE_TURN),
        (REVERSE, ONE_TURN),
        (ATTACK, ONSLAUGHT),
        (TARGETED_ATTACK, ONSLAUGHT),
        (SUPER_SKIP, ALL_TURNS),
        (DRAW_FROM_THE_BOTTOM, FROM_BELOW),
        (RAISING_HECK, HECK),
        (BURY, BURIAL),
        (CATOMIC_BOMB, BOMB),
        (ARMAGEDDON, DUEL),
        (SEE_THE_FUTURE, PEEK),
        (SEE_THE_FUTURE_5, PEEK),
        (REVEAL_THE_FUTURE, PEEK),
        (ALTER_THE_FUTURE, ALTERING),
        (ALTER_THE_FUTURE_5, ALTERING),
        (ALTER_THE_FUTURE_NOW, ALTERING),
        (SHARE_THE_FUTURE, ALTERING),
        (SHUFFLE, SHUFFLING),
        (SWAP_TOP_AND_BOTTOM, ENDS_SWAPPED),
        (FAVOR, FAVOUR),
        (BARKING_KITTEN, BARK),
    ):
        roles[kind] = role
    return bytes(roles)


ROLES: Final = _roles()
NEVER: Final = -100.0
STREAKING_MARK: Final = shl(1, STREAKING_KITTEN)
DEFUSE_MARK: Final = shl(1, DEFUSE)
GODCAT_MARK: Final = shl(1, GODCAT)


@final
class Judge:
    """Sizes a position up for one seat, then scores its options. The fields are worked out anew for each question."""

    def __init__(self, manner: Manner) -> None:
        self.manner: Final = manner
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

    # -- the position ---------------------------------------------------------------------
    def size_up(self, t: KittensState, me: Seat) -> None:
        manner = self.manner
        self.me = me
        self.turns = t.turns if t.active == me else 1
        alive = t.alive
        n: i64 = -1
        while alive != 0:
            alive &= alive - 1
            n += 1
        self.others = float(n)
        self.hit = manner.hit * 2.0 / float(n + 1)
        self.look_at_pile(t, me)
        self.loss = self.cost_of_a_kitten(t, me)
        annex: Annex | None = t.annex
        while annex is not None:
            if isinstance(annex, ImplodingAnnex):
                self.fear_implosion(t, annex.up)
            elif isinstance(annex, BarkingAnnex) and annex.takers[me] != 0:
                self.loss = -self.hit  # the next card drawn is somebody else's
            annex = annex.next
        self.draw_cost = self.rate * self.loss - (1.0 - self.rate) * manner.gain

    def look_at_pile(self, t: KittensState, me: Seat) -> None:
        mine = shl(1, me + KIND_BITS)
        slots = t.pile.slots
        size = len(slots)
        kittens: i64 = 0
        hidden: i64 = 0
        unknown: i64 = 0
        i: i64 = 0
        while i < size:
            slot = i64(slots[i])
            if slot & mine == 0:
                unknown += 1
                if slot & KIND_MASK == EXPLODING_KITTEN:
                    hidden += 1
            elif slot & KIND_MASK == EXPLODING_KITTEN:
                kittens += 1
            i += 1
        self.rate = 0.0
        self.stirred = 0.0
        self.risk = 0.0
        self.bottom_risk = 0.0
        self.top_known = True
        if size == 0:
            return
        fear = self.manner.fear
        if unknown > 0:
            self.rate = min(1.0, fear * float(hidden) / float(unknown))
        self.stirred = min(1.0, fear * float(hidden + kittens) / float(size))
        top = i64(slots[size - 1])
        self.top_known = top & mine != 0
        self.risk = self.rate
        if self.top_known:
            self.risk = 1.0 if top & KIND_MASK == EXPLODING_KITTEN else 0.0
        elif self.manner.suspicion > self.risk and kittens == 0 and hidden > 0 and freshly_tucked(t):
            self.risk = self.manner.suspicion
        bottom = i64(slots[0])
        self.bottom_risk = self.rate
        if bottom & mine != 0:
            self.bottom_risk = 1.0 if bottom & KIND_MASK == EXPLODING_KITTEN else 0.0

    def cost_of_a_kitten(self, t: KittensState, me: Seat) -> float:
        """A Defuse, which lets one choose where the kitten goes; or life."""
        manner = self.manner
        held = t.hands.held[me]
        if (t.blind >> me) & 1 != 0:
            return manner.life * 0.8  # a Defuse may be found by chance
        if held & STREAKING_MARK != 0 and held & 1 == 0:
            return 0.1
        if held & GODCAT_MARK != 0:
            return manner.worth[GODCAT] - self.hit
        if held & DEFUSE_MARK != 0:
            return manner.worth[DEFUSE] - self.hit
        return manner.life

    def fear_implosion(self, t: KittensState, up: bool) -> None:
        """Face up and on top everybody sees it, and nothing helps who draws it."""
        if up and t.pile.size() > 0 and t.pile.at(0) == IMPLODING_KITTEN:
            self.risk = 1.0
            self.top_known = True
            self.loss = self.manner.life

    # -- all options ----------------------------------------------------------------------
    def score(self, t: KittensState, me: Seat, options: Choices, rng: Rng) -> None:
        """Fill `scores`. Chance is asked only where a choice is a guess, and for whims."""
        while len(self.scores) < options.size:
            self.scores = vec[float]([0.0] * (2 * len(self.scores)))
        self.size_up(t, me)
        if t.top is TURN:
            self.score_turn(t, options)
        else:
            self.score_answers(t, options, rng)
        whim = self.manner.whim
        if whim > 0.0:
            i: i64 = 0
            while i < options.size:
                self.scores[i] += whim * (float(rng.below(2001)) / 1000.0 - 1.0)
                i += 1

    def score_answers(self, t: KittensState, options: Choices, rng: Rng) -> None:
        top = t.top
        i: i64 = 0
        while i < options.size:
            action = options.at(i)
            value = 0.0
            if isinstance(top, Pending):
                if action != PASS:
                    value = self.wish_to_nope(t, top)
                    if action == BLIND:
                        value -= 0.3
            elif isinstance(top, (Peril, Kept)):
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
                    value = self.of_name(t, top.target, Kind(action - NAME))
            elif action >= PUT and action < HOLD:
                if isinstance(top, Altering):
                    value = self.of_place(t, top, Kind(action - PUT))
            elif isinstance(top, HeckChoosing):
                value = self.of_heck(t, action)
            elif isinstance(top, NowWindow):
                if action != PASS:
                    value = 3.0 * self.rate * self.hit - self.manner.worth[ALTER_THE_FUTURE_NOW]
            elif action >= ADD and action < FETCH:
                value = -self.worth_in_hand(t, Kind(action - ADD))
            elif action >= FETCH and action < GIVE:
                value = self.manner.worth[action - FETCH]
            elif action == TAKE_GODCAT:
                value = self.manner.worth[GODCAT]
            elif action == TAKE_RANDOM:
                value = self.manner.theft
            elif action >= TAKE and action < TAKE + KINDS:
                value = self.manner.worth[action - TAKE]
            else:
                value = float(rng.below(1000)) / 1000.0  # a guess, as in a duel
            self.scores[i] = value
            i += 1

    # -- one's own turn -------------------------------------------------------------------
    def score_turn(self, t: KittensState, options: Choices) -> None:
        """First what ends the turn; then what may be done before, by what it adds to the best of that."""
        best = NEVER
        i: i64 = 0
        while i < options.size:
            action = options.at(i)
            value = NEVER
            if action == DRAW:
                value = (1.0 - self.risk) * self.manner.gain - self.risk * self.loss
            elif action >= PLAY and action < PAIR:
                kind = action_kind(action)
                if ROLES[kind] != PLAIN and ROLES[kind] <= LAST_ENDING:
                    value = self.of_ending(t, kind, self.risk) - self.cost(t, action, kind)
            if value > best:
                best = value
            self.scores[i] = value
            i += 1
        i = 0
        while i < options.size:
            if self.scores[i] == NEVER:
                self.scores[i] = self.of_play(t, options.at(i), best)
            i += 1

    def cost(self, t: KittensState, action: i64, kind: i64) -> float:
        if action >= GODCAT_AS:
            return self.manner.worth[GODCAT] * self.manner.thrift
        return self.manner.worth[kind] * self.manner.thrift

    def of_ending(self, t: KittensState, kind: i64, risk: float) -> float:
        """What a card brings that ends a turn, beside what it costs, if the top card is a kitten with this chance."""
        role = ROLES[kind]
        gain = self.manner.gain
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
        stake = self.manner.life * 1.5 / (self.others + 1.0)
        held = t.hands.held[self.me]
        own = self.manner.worth[DEFUSE] if held & DEFUSE_MARK != 0 else self.manner.life
        return 0.5 * (self.manner.worth[GODCAT] + stake) - 0.5 * (own + self.hit)

    def best_answer_to_a_kitten(self, t: KittensState, besides: i64) -> float:
        """The best this player could do if the top card turned out to be a kitten."""
        best = -self.loss
        kinds = t.hands.held[self.me] & ~shl(1, besides)
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            role = ROLES[kind]
            if role != PLAIN and role <= LAST_RESCUE and role != PEEK:
                worth = self.of_rescue_card(t, kind) - self.manner.worth[kind] * self.manner.thrift
                if worth > best:
                    best = worth
        return best

    def of_rescue_card(self, t: KittensState, kind: i64) -> float:
        role = ROLES[kind]
        if role <= LAST_ENDING:
            return self.of_ending(t, kind, 1.0)
        if role == ALTERING:
            return self.manner.gain + self.hit
        again = self.stirred if role == SHUFFLING else self.bottom_risk
        return (1.0 - again) * self.manner.gain - again * self.loss

    def of_play(self, t: KittensState, action: i64, best: float) -> float:
        """What may be done before the turn ends, `best` being the best end."""
        need = max(0.0, -best)
        if action >= PAIR and action < ADD:
            return best + self.of_combo(t, action, need)
        if action == FIVE:
            fetched = self.manner.worth[DEFUSE] if t.discard.shows(DEFUSE) > 0 else 0.2
            return best + fetched + need * 0.3 - 0.6 * self.manner.thrift
        if action == BLIND:
            return best + need * 0.2 - 0.1
        if action < PLAY or action >= PAIR:
            return best - 0.05  # not known here
        kind = action_kind(action)
        cost = self.cost(t, action, kind)
        role = ROLES[kind]
        gain = self.manner.gain
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
            return best + self.manner.theft * 0.4 + need * 0.1 - cost
        if role == BARK:
            return best + self.of_bark(t) - cost
        return best + self.of_plain(t, kind, need) - cost

    def of_plain(self, t: KittensState, kind: i64, need: float) -> float:
        if kind == PERSONAL_ATTACK:
            return -2.0 * self.draw_cost - (1.0 if self.risk == 1.0 else 0.0)
        if kind == ILL_TAKE_THAT:
            return 0.2 * (1.0 - self.rate) - self.rate * self.loss
        if kind == CURSE_OF_THE_CAT_BUTT:
            return 0.12
        if kind == TOWER_OF_POWER:
            return 0.2
        if kind == MARK:
            return 0.02
        if kind in (GARBAGE_COLLECTION, POTLUCK):
            return 0.05 + (need * 0.1 if kind == GARBAGE_COLLECTION and self.risk == 1.0 else 0.0)
        return 0.05

    def of_bark(self, t: KittensState) -> float:
        """Sure of a victim if one lies open elsewhere or both are here; else a game of chicken."""
        annex: Annex | None = t.annex
        while annex is not None:
            if isinstance(annex, BarkingAnnex) and (annex.lying != 0 or t.hands.count(self.me, BARKING_KITTEN) > 1):
                return 1.5 * self.hit
            annex = annex.next
        if t.discard.shows(BARKING_KITTEN) > 0:
            return -0.1
        elsewhere: float = 0.0
        seat: i64 = 0
        while seat < t.seats:
            if seat != self.me:
                elsewhere += float(t.hands.size(Seat(seat)))
            seat += 1
        found = elsewhere / (elsewhere + float(t.pile.size()) + 1.0)
        return found * 1.5 * self.hit - (1.0 - found) * 0.3 * self.loss

    def of_combo(self, t: KittensState, action: i64, need: float) -> float:
        form = (action - PAIR) // KINDS
        kind = (action - PAIR) % KINDS
        worth = self.manner.worth
        cost = (
            float(i64(OWN[form])) * worth[kind]
            + float(i64(FERALS[form])) * worth[FERAL_CAT]
            + float(i64(GODCATS[form])) * worth[GODCAT]
        ) * self.manner.thrift
        if action < TRIPLE:
            return self.manner.theft + need * 0.2 - cost
        return (worth[DEFUSE] + need) * 0.6 - cost

    # -- Nope -----------------------------------------------------------------------------
    def wish_to_nope(self, t: KittensState, played: Pending) -> float:
        """What it brings to say Nope now: to a card that stands, or to the Nope that stopped one."""
        stake = self.stake(t, played)
        if played.noped:
            stake = -stake
        return stake - self.manner.worth[NOPE] * self.manner.thrift

    def stake(self, t: KittensState, played: Pending) -> float:
        """How much worse off this player is if the card takes effect."""
        kind = played.kind
        role = PLAIN
        combo = played.card is PAIR_COMBO or played.card is TRIPLE_COMBO
        if kind >= 0 and not combo:
            role = ROLES[kind]
        if played.seat == self.me:
            if combo:
                return -self.manner.theft
            if role != PLAIN and role <= LAST_RESCUE and role != PEEK:
                return -max(0.0, self.risk * self.loss + float(self.turns - 1) * self.draw_cost)
            return -0.1
        if combo or role == FAVOUR:
            return self.of_being_robbed(t, played, combo) if played.target == self.me else 0.02
        next_one = t.after(played.seat)
        if role == ONSLAUGHT:
            victim = played.target if played.target >= 0 else next_one
            if victim == self.me:
                owed: float = float(owed_after(t, 2))
                first = self.risk * self.loss - (1.0 - self.risk) * self.manner.gain
                return first + (owed - 1.0) * self.draw_cost
            return 0.0
        if self.top_known and self.risk == 1.0 and role != PLAIN and role <= LAST_RESCUE:
            # They run from a kitten this player knows of; it may even come here.
            saved = self.loss if next_one == self.me and self.loss > 0.0 else 0.0
            return self.hit + saved
        if played.target == self.me:
            return 0.15
        return 0.0

    def of_being_robbed(self, t: KittensState, played: Pending, combo: bool) -> float:
        if played.named >= 0:
            return self.manner.worth[played.named] if t.hands.count(self.me, played.named) > 0 else 0.0
        kinds = t.hands.held[self.me] & ~shl(1, NOPE)
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
        """Two equal cats are worth more than twice one; the Streaking Kitten beside a kitten is worth a life."""
        worth = self.manner.worth[kind]
        n = t.hands.count(self.me, kind)
        if is_cat(kind) and n == 2:
            return worth + 0.05
        if kind == STREAKING_KITTEN and t.hands.held[self.me] & 1 != 0:
            return self.manner.life
        if n > 1:
            return worth * 0.9
        return worth

    def of_rescue(self, action: i64) -> float:
        """With Godcat if there is a choice: everybody knows of it, so it will not stay long."""
        if action == EXPLODE:
            return -self.manner.life
        if action == GODCAT_AS + DEFUSE:
            return -0.9
        if action == PLAY + DEFUSE:
            return -1.0
        if action == BLIND:
            return -1.5
        return -0.5  # kept, beside the Streaking Kitten

    def of_depth(self, t: KittensState, depth: i64) -> float:
        """A kitten goes where somebody else draws first; any other card where this player will draw it."""
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
        """How many cards are drawn before this player's next, if all just draw."""
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
        """Rob the known treasure, else the small hand, where each card counts; attack who draws next and has little."""
        manner = self.manner
        hands = t.hands
        size: float = float(hands.size(target))
        value = 0.0
        known: float = 0.0
        mask = hands.known[(target * (t.seats + 1) + self.me) * 4]
        while mask != 0:
            mask &= mask - 1
            known += 1.0
        value += manner.grudge * known
        role = PLAIN
        if kind >= 0:
            role = ROLES[kind]
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
        if hands.lacks[target] & DEFUSE_MARK != 0:
            value -= 0.3
        return value - 0.01 * size

    def of_name(self, t: KittensState, target: Seat, kind: Kind) -> float:
        """The worth of the card times the chance that it is there."""
        hands = t.hands
        worth = self.manner.worth[kind]
        if hands.bound(self.me, target, kind) > 0:
            return worth
        if (hands.lacks[target] >> kind) & 1 != 0 or (t.rules.hazards >> kind) & 1 != 0:
            return -0.1
        unseen = i64(t.census[kind]) - hands.count(self.me, kind) - t.discard.shows(kind)
        elsewhere: float = float(t.pile.size())
        seat: i64 = 0
        while seat < t.seats:
            if seat != self.me:
                elsewhere += float(hands.size(Seat(seat)))
            seat += 1
        chance = min(1.0, float(unseen) * float(hands.size(target)) / max(1.0, elsewhere))
        if kind == DEFUSE:
            chance = min(1.0, 2.0 * chance)  # they are kept
        return worth * chance

    def of_place(self, t: KittensState, altering: Altering, kind: Kind) -> float:
        """Good cards for the draws that are one's own, then the kitten for the next player."""
        deadly = kind in (EXPLODING_KITTEN, IMPLODING_KITTEN)
        own = t.turns if t.active == self.me else 0
        if altering.placed < own:
            return -1.0 if deadly else self.manner.worth[kind]
        return 1.0 if deadly else -self.manner.worth[kind]

    def of_heck(self, t: KittensState, action: i64) -> float:
        """A kitten from the bottom is a present for the next player."""
        kitten = t.limbo.at(0) == EXPLODING_KITTEN or t.limbo.at(0) == IMPLODING_KITTEN
        if action == TOP:
            return 0.5 if kitten and self.turns == 1 else 0.0
        return -self.loss if kitten else 0.1


def freshly_tucked(t: KittensState) -> bool:
    """Whether the discard pile tells that a kitten has just been put back: a Defuse, and since then only cards with
    which nobody draws."""
    depth: i64 = 0
    while depth < t.discard.size() and t.discard.knowers(depth) == EVERYONE:
        kind = t.discard.at(depth)
        if kind == DEFUSE:
            return True
        if ROLES[kind] not in (ONE_TURN, ONSLAUGHT, ALL_TURNS, PEEK) and kind != NOPE:
            return False
        depth += 1
    return False


def action_kind(action: i64) -> i64:
    if action >= GODCAT_AS:
        return action - GODCAT_AS
    return action - PLAY

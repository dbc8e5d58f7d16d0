"""The table: every zone and counter of the game, and the few things hands do with cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from kociolek.core.api import (
    EVERYONE,
    NOBODY,
    Action,
    Choices,
    Event,
    Kind,
    Seat,
    View,
    bit,
    lowest,
    shl,
)
from kociolek.core.codec import hands_text, known_text, masks_text, numbers_text, pile_text
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END, Frame, StackState, seats_of
from kociolek.core.zones import DEEPEST_MEMORY, Hands, Pile, layered_count
from kociolek.games.kittens.actions import ACTIONS
from kociolek.games.kittens.annex import (
    ANSWERS,
    CHECKS,
    OFFERS,
    Annex,
    Sight,
    answers,
    checks,
    clone_all,
    offers,
    sight_of,
    wanted,
)
from kociolek.games.kittens.ending import scores_of
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import DEVILCAT, GODCAT, NAMES, ON_MAT_DEVILCAT, ON_MAT_GODCAT
from kociolek.games.kittens.leaving import leave
from kociolek.games.kittens.options import Rules

VERSION: Final = 1  # of the rules: bumped when any rule changes, stored in every record


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KittensState(StackState):
    def __init__(
        self,
        rules: Rules,
        census: vec[u8],
        seats: i64,
        rng: Rng,
        hands: Hands,
        pile: Pile,
        discard: Pile,
        limbo: Pile,
        box: Pile,
        mat: i64,
        alive: i64,
        active: Seat,
        turns: i64,
        attacked: bool,
        dry: i64,
        ranking: vec[u8],
        top: Frame,
        waiting: i64,
        events: list[Event] | None,
        skip_forced: bool,
        direction: i64,
        blind: i64,
        annex: Annex | None,
    ) -> None:
        self.seats = seats
        self.waiting = waiting
        self.events = events
        self.skip_forced = skip_forced
        self.rules: Final = rules
        self.census: Final = census  # [kind]: how many cards of it are in this game, wherever they lie
        self.rng: Final = rng
        self.hands: Final = hands
        self.pile: Final = pile  # the draw pile
        self.discard: Final = discard
        self.limbo: Final = limbo  # cards in transit, as a kitten being put back or a card being looked at
        self.box = box  # turbo: cards put away unseen
        self.mat = mat  # mask: ON_MAT of the kinds lying on the mat of Good and Evil
        self.alive = alive  # mask
        self.active = active
        self.turns = turns  # turns the active player still owes, the unfinished one included
        self.attacked = attacked  # whether these turns come from an attack
        self.dry = dry  # mask of those who could not draw since anybody last did
        self.ranking = ranking  # seats in the order they went out; the winners last
        self.top = top
        self.direction = direction  # which way play goes round: 1 clockwise, -1 the other way
        self.blind = blind  # mask of those who may not look at their own hand
        self.annex = annex  # what expansions keep; None without them
        self.wants: i64 = 0  # the moments at which they are asked
        if annex is not None:
            self.wants = wanted(annex)

    # -- the engine -----------------------------------------------------------------------
    def apply(self, seat: Seat, action: i64) -> None:
        self.waiting &= ~shl(1, seat)
        if self.wants & ANSWERS == 0 or not answers(self, seat, action):
            self.top.answer(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Let the top of the stack go on until somebody must choose or the game is over."""
        if self.annex is None:
            while self.waiting == 0 and self.top is not THE_END:
                self.top.advance(self)
        else:
            while self.top is not THE_END:
                if self.wants & CHECKS == 0 or not checks(self):
                    if self.waiting == 0:
                        self.top.advance(self)
                    if self.waiting != 0:
                        return

    def options(self, seat: Seat, out: Choices) -> None:
        if self.wants & OFFERS == 0 or not offers(self, seat, out):
            self.top.options(self, seat, out)

    def interjections(self, seat: Seat, out: Choices) -> None:
        if self.waiting == 0 or not self.living(seat):
            return
        annex = self.annex
        while annex is not None:
            annex.interjects(self, seat, out)
            annex = annex.next

    # -- seats ----------------------------------------------------------------------------
    def living(self, seat: Seat) -> bool:
        return (self.alive >> seat) & 1 != 0

    def others(self, seat: Seat) -> i64:
        return self.alive & ~shl(1, seat)

    def after(self, seat: Seat) -> Seat:
        """The next living player, the way play goes round."""
        s: i64 = seat
        while True:
            s += self.direction
            if s >= self.seats:
                s = 0
            elif s < 0:
                s = self.seats - 1
            if (self.alive >> s) & 1 != 0:
                return Seat(s)

    # -- what hands do with cards ---------------------------------------------------------
    def spend(self, seat: Seat, kind: Kind) -> None:
        """From the hand, face up, to the discard pile; Godcat goes home to the mat instead."""
        self.hands.lose(seat, kind, EVERYONE)
        if kind == GODCAT:
            self.mat |= ON_MAT_GODCAT
        else:
            self.discard.put(kind, EVERYONE)

    def hand_over(self, giver: Seat, taker: Seat, kind: Kind, witnesses: i64) -> None:
        self.hands.lose(giver, kind, witnesses)
        self.hands.gain(taker, kind, witnesses)

    def pass_card(self, verb: str, giver: Seat, taker: Seat, actor: Seat, kind: Kind) -> None:
        """From hand to hand, seen by these two; but everybody can tell Godcat by its back."""
        witnesses = bit(giver) | bit(taker)
        if kind == GODCAT:
            witnesses = EVERYONE
        self.hand_over(giver, taker, kind, witnesses)
        self.tell(verb, actor, giver if actor == taker else taker, kind, -1, witnesses)

    def random_card(self, seat: Seat) -> Kind:
        """A card picked from a shuffled fan; Godcat is not picked blindly, its back differs."""
        plain = self.hands.size(seat)
        if self.rules.good_vs_evil:
            plain -= self.hands.count(seat, GODCAT)
        return self.hands.nth(seat, self.rng.below(plain), GODCAT)

    def for_search(self) -> None:
        self.events = None
        self.skip_forced = True
        self.hands.stop_remembering()

    # -- copies ---------------------------------------------------------------------------
    def clone(self) -> KittensState:
        return KittensState(
            self.rules,
            self.census,
            self.seats,
            self.rng.clone(),
            self.hands.clone(),
            self.pile.clone(),
            self.discard.clone(),
            self.limbo.clone(),
            self.box,
            self.mat,
            self.alive,
            self.active,
            self.turns,
            self.attacked,
            self.dry,
            self.ranking,
            self.top,
            self.waiting,
            None,
            self.skip_forced,
            self.direction,
            self.blind,
            None if self.annex is None else clone_all(self.annex),
        )

    def view(self, seat: Seat) -> KittensView:
        """What a seat may know. The dead know what the public knows. [E2]"""
        observer = seat if seat >= 0 and self.living(seat) else NOBODY
        asked = observer >= 0 and (self.waiting >> observer) & 1 != 0
        return KittensView(
            seat,
            self.seats,
            self.prompt(),
            self.waiting,
            named_options(self, observer, asked) if observer >= 0 else [],
            self.rules,
            self.census,
            self.hands.own(observer) if self.blind & bit(observer) == 0 else vec[u8](),
            self.hands.sizes(),
            self.hands.known_to(observer),
            self.hands.all_lacks(),
            self.pile.seen_by(observer),
            self.discard.seen_by(observer),
            self.limbo.seen_by(observer),
            self.box.size(),
            self.mat,
            self.alive,
            self.active,
            self.turns,
            self.attacked,
            self.dry,
            self.ranking[:],
            self.top,
            self.direction,
            self.blind,
            sight_of(self, self.annex, observer),
        )

    def dump(self) -> str:
        """See codec.py, which reads it back."""
        fields = [
            ["rules", "kittens", str(VERSION)],
            ["options", ",".join(name + "=" + value for name, value in self.rules.options.items())],
            ["seats", str(self.seats)],
            ["census", numbers_text(self.census)],
            ["rng", str(self.rng.state)],
            ["hands", hands_text(self.hands, NAMES)],
            ["known", known_text(self.hands)],
            ["lacks", masks_text(self.hands.all_lacks())],
            ["pile", pile_text(self.pile, NAMES)],
            ["discard", pile_text(self.discard, NAMES)],
            ["limbo", pile_text(self.limbo, NAMES)],
            ["box", pile_text(self.box, NAMES)],
            ["mat", str(self.mat)],
            ["alive", str(self.alive)],
            ["active", str(self.active)],
            ["turns", str(self.turns)],
            ["attacked", "1" if self.attacked else "0"],
            ["dry", str(self.dry)],
            ["ranking", numbers_text(self.ranking)],
            ["waiting", str(self.waiting)],
            ["stack", FRAMES.text(self.top)],
        ]
        annex = self.annex
        if annex is not None:
            fields += [["direction", str(self.direction)], ["blind", str(self.blind)]]
        while annex is not None:
            fields += annex.lines()
            annex = annex.next
        return "\n".join(" ".join(field) for field in fields)

    def inventory(self) -> list[int]:
        totals = [0] * len(self.census)
        for seat in range(self.seats):
            for kind in range(len(self.census)):
                totals[kind] += int(self.hands.count(Seat(seat), Kind(kind)))
        for zone in (self.pile, self.discard, self.limbo, self.box):
            for depth in range(zone.size()):
                totals[zone.at(depth)] += 1
        if self.mat & ON_MAT_GODCAT:
            totals[GODCAT] += 1
        if self.mat & ON_MAT_DEVILCAT:
            totals[DEVILCAT] += 1
        annex = self.annex
        while annex is not None:
            annex.inventory(totals)
            annex = annex.next
        return totals

    def playing(self, seat: Seat) -> bool:
        return self.living(seat)

    def leave(self, seat: Seat) -> None:
        leave(self, seat)

    # -- results --------------------------------------------------------------------------
    def scores(self) -> list[float]:
        return scores_of(self)

    def winners(self) -> i64:
        if self.top is not THE_END:
            return 0
        return self.alive


@final
@mypyc_attr(acyclic=True)
class KittensView(View):
    """A whitelist: nothing is ever taken out of it, because it was never put in."""

    def __init__(
        self,
        seat: Seat,
        seats: i64,
        prompt: str,
        waiting: i64,
        options: list[Action],
        rules: Rules,
        census: vec[u8],
        hand: vec[u8],
        sizes: vec[u8],
        known: vec[i64],
        lacks: vec[i64],
        pile: vec[i16],
        discard: vec[i16],
        limbo: vec[i16],
        box: i64,
        mat: i64,
        alive: i64,
        active: Seat,
        turns: i64,
        attacked: bool,
        dry: i64,
        ranking: vec[u8],
        top: Frame,
        direction: i64,
        blind: i64,
        sight: Sight | None,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.prompt = prompt
        self.waiting = waiting
        self.options = options
        self.rules: Final = rules
        self.census: Final = census
        self.hand: Final = hand  # [kind], one's own; empty for those who have none or may not look at it
        self.sizes: Final = sizes  # [seat]
        self.known: Final = known  # [seat][layer], see Hands: what is certain of the hands of others
        self.lacks: Final = lacks  # [seat]: mask of kinds that hand was shown not to hold
        self.pile: Final = pile  # bottom first, UNKNOWN where not known; so are the next two
        self.discard: Final = discard
        self.limbo: Final = limbo
        self.box: Final = box
        self.mat: Final = mat
        self.alive: Final = alive
        self.active: Final = active
        self.turns: Final = turns
        self.attacked: Final = attacked
        self.dry: Final = dry
        self.ranking: Final = ranking
        self.top: Final = top  # frames hold public data only
        self.direction: Final = direction
        self.blind: Final = blind
        self.sight: Final = sight  # of what expansions keep

    def to_json(self) -> dict[str, object]:
        out: dict[str, object] = {
            "game": "kittens",
            "version": VERSION,
            "seat": int(self.seat),
            "seats": int(self.seats),
            "rules": dict(self.rules.options),
            "prompt": self.prompt,
            "waiting": seats_of(self.waiting),
            "options": [action.text for action in self.options],
            "census": counts_json(self.census),
            "hand": counts_json(self.hand),
            "sizes": [int(n) for n in self.sizes],
            "known": [self.known_json(Seat(s)) for s in range(self.seats)],
            "lacks": [kinds_json(mask) for mask in self.lacks],
            "pile": pile_json(self.pile),
            "discard": pile_json(self.discard),
            "limbo": pile_json(self.limbo),
            "box": int(self.box),
            "mat": int(self.mat),
            "alive": seats_of(self.alive),
            "active": int(self.active),
            "turns": int(self.turns),
            "attacked": self.attacked,
            "dry": int(self.dry),
            "ranking": [int(s) for s in self.ranking],
            "stack": FRAMES.text(self.top),
        }
        sight = self.sight
        if sight is not None:
            out["direction"] = int(self.direction)
            out["blind"] = seats_of(self.blind)
        while sight is not None:
            sight.to_json(out)
            sight = sight.next
        return out

    def known_json(self, owner: Seat) -> dict[str, int]:
        found: dict[str, int] = {}
        left = self.known[owner * DEEPEST_MEMORY]  # the kinds of which one is known at least
        while left != 0:
            kind = lowest(left)
            left &= left - 1
            found[NAMES[kind]] = int(layered_count(self.known, owner, Kind(kind)))
        return found


def named_options(t: KittensState, seat: Seat, asked: bool) -> list[Action]:
    out = Choices()
    if asked:
        t.options(seat, out)
    else:
        t.interjections(seat, out)
    return [ACTIONS[out.at(i)] for i in range(out.size)]


def kinds_json(mask: i64) -> list[str]:
    found: list[str] = []
    while mask != 0:
        found.append(NAMES[lowest(mask)])
        mask &= mask - 1
    return found


def counts_json(counts: vec[u8]) -> dict[str, int]:
    return {NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


def pile_json(cards: vec[i16]) -> dict[str, object]:
    """Its size, and the cards that are known, by depth from the top."""
    size = len(cards)
    known: dict[str, str] = {}
    for depth in range(size):
        card = cards[size - 1 - depth]
        if card >= 0:
            known[depth_name(depth)] = NAMES[card]
    return {"size": int(size), "known": known}


DEPTHS: Final[list[str]] = [str(depth) for depth in range(128)]


def depth_name(depth: i64) -> str:
    """Every view of a table names every card of the discard pile: what is asked for most is made once."""
    if depth < len(DEPTHS):
        return DEPTHS[depth]
    return str(depth)

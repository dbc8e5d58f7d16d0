"""View of one seat, and its JSON."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from kociolek.core.api import Action, Kind, Seat, View, lowest
from kociolek.core.codec import action_json, record_json
from kociolek.core.zones import DEEPEST_MEMORY, layered_count
from kociolek.games.kittens.expansion_state import ExpansionState
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import NAMES
from kociolek.games.kittens.public import EXPANSION_FIELDS, PUBLIC_FIELDS, Public


@final
@mypyc_attr(acyclic=True)
class KittensView(View):
    """View of one seat. It is a whitelist: `KittensState.view` puts in only what the seat may know."""

    def __init__(
        self,
        public: Public,
        seat: Seat,
        prompt: str,
        options: list[Action],
        hand: vec[u8],
        sizes: vec[u8],
        known: vec[i64],
        lacks: vec[i64],
        pile: vec[i16],
        discard: vec[i16],
        limbo: vec[i16],
        face_down: vec[i16],
        box: i64,
        expansions: vec[ExpansionState],
    ) -> None:
        self.seat = seat
        self.seats = public.seats
        self.prompt = prompt
        self.waiting = public.waiting
        self.options = options
        self.public: Final = public
        self.hand = hand  # [kind], one's own; empty for those who have none or may not look at it
        self.sizes: Final = sizes  # [seat]
        self.known: Final = known  # [seat][layer], see Hands: what is certain of the hands of others
        self.lacks: Final = lacks  # [seat]: mask of kinds that hand was shown not to hold
        self.pile = pile  # bottom first, UNKNOWN where not known; so are the next two
        self.discard = discard
        self.limbo = limbo
        self.face_down: Final = face_down  # places of the discard pile, from the bottom
        self.box = box  # turbo: how many cards were put away
        self.expansions: Final = expansions  # what this seat may know of them

    def source(self) -> tuple[str, str]:
        return "kittens", ""

    def chosen(self) -> dict[str, str]:
        return self.public.rules.options

    def to_json(self) -> dict[str, object]:
        public = self.public
        out: dict[str, object] = {
            "game": "kittens",
            "version": int(public.rules.major),
            "seat": None if self.seat < 0 else int(self.seat),
            "seats": int(self.seats),
            "rules": dict(public.rules.options),
            "prompt": self.prompt,
            "options": [option_json(action) for action in self.options],
            "census": counts_json(public.census),
            "hand": counts_json(self.hand),
            "sizes": [int(n) for n in self.sizes],
            "known": [self.known_json(Seat(s)) for s in range(self.seats)],
            "lacks": [kinds_json(mask) for mask in self.lacks],
            "pile": pile_json(self.pile),
            "discard": pile_json(self.discard),
            "limbo": pile_json(self.limbo),
            "face_down": [len(self.discard) - 1 - int(place) for place in self.face_down],
            "box": int(self.box),
            "stack": FRAMES.to_json(public.top),
        }
        out.update(record_json(public, PUBLIC_FIELDS))
        out.update(record_json(public, EXPANSION_FIELDS))
        expansions: dict[str, object] = {}
        for i, expansion in enumerate(public.rules.expansions):
            if len(expansion.fields) > 0:
                expansions[expansion.key] = record_json(self.expansions[i], expansion.fields)
        out["expansions"] = expansions
        return out

    def known_json(self, owner: Seat) -> dict[str, int]:
        """Return how many cards of each kind this seat knows to be in a hand."""
        found: dict[str, int] = {}
        left = self.known[owner * DEEPEST_MEMORY]  # the kinds of which one is known at least
        while left != 0:
            kind = lowest(left)
            left &= left - 1
            found[NAMES[kind]] = int(layered_count(self.known, owner, Kind(kind)))
        return found


OPTIONS: Final[dict[str, dict[str, object]]] = {}


def option_json(action: Action) -> dict[str, object]:
    """Return an option as views carry it. It is made once and shared: do not change it."""
    found = OPTIONS.get(action.text)
    if found is None:
        found = action_json(action, NAMES)
        OPTIONS[action.text] = found
    return found


def kinds_json(mask: i64) -> list[str]:
    """Return the names of the kinds in a mask."""
    found: list[str] = []
    while mask != 0:
        found.append(NAMES[lowest(mask)])
        mask &= mask - 1
    return found


def counts_json(counts: vec[u8]) -> dict[str, int]:
    """Return the counts by name of kind, without those that are 0."""
    return {NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


DEPTHS: Final[list[str]] = [str(depth) for depth in range(256)]  # no pile is thicker


def pile_json(cards: vec[i16]) -> dict[str, object]:
    """Return the size of a pile, and the cards that are known, by depth from the top."""
    size = len(cards)
    known: dict[str, str] = {}
    for depth in range(size):
        card = cards[size - 1 - depth]
        if card >= 0:
            known[DEPTHS[depth]] = NAMES[card]
    return {"size": int(size), "known": known}

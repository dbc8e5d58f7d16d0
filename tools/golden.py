#!/usr/bin/env python3
"""Replace the golden records, tests/golden/<game>/*.jsonl. Usage: make golden

A test replays these games, so that no change of the rules goes unnoticed. Replace them only after an intended change,
and look at what changed: git diff --stat tests/golden. Records of earlier versions of the rules are never replaced:
they prove that these versions can still be played. Those of version 2 and later are in a folder of their own.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from kociolek.bots import Clock, bot_named  # noqa: E402
from kociolek.catalog import GAMES  # noqa: E402
from kociolek.core.api import Seat  # noqa: E402
from kociolek.core.rng import SEARCH, seeded  # noqa: E402
from kociolek.match import BACK, LEAVE, Match  # noqa: E402
from kociolek.record import lines, record_of  # noqa: E402

LONGEST = 200  # lines


@dataclass(frozen=True)
class Plan:
    """A game to find: the first seed whose game is short enough and has all these words in its moves."""

    game: str
    name: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...] = ("easy",)
    words: tuple[str, ...] = ()
    leaves: dict[int, int] = field(default_factory=dict)  # number of the move -> seat
    stop: int | None = None  # number of moves after which the game is aborted
    backs: tuple[int, ...] = ()  # numbers of the moves that are taken back


EVIL = {"edition": "good_vs_evil"}
PARTY = {"edition": "party_pack"}
CHAOS = {"chaos_cat": "chaos_mode"}
RULES = {"chaos_cat": "new_rules"}
PLANS = [
    Plan("kittens", "original-2", 2, {}, words=("play nope", "pair", "tuck")),
    Plan("kittens", "original-3-leave", 3, {"turbo": "on"}, ("easy", "random"), ("leave", "draw"), leaves={14: 1}),
    Plan(
        "kittens",
        "original-4-house-rules",
        4,
        {"combos": "cats_only", "attack_on_last_turn": "2", "extra_defuses": "all"},
    ),
    Plan(
        "kittens",
        "original-5-five-different",
        5,
        {"five_different": "on"},
        ("random",),
        ("five", "fetch", "triple", "name"),
    ),
    Plan("kittens", "party-pack-3", 3, PARTY, ("random", "easy"), ("put", "play draw_from_the_bottom", "feral")),
    Plan(
        "kittens", "party-pack-6", 6, {**PARTY, "extra_defuses": "two", "turbo": "on"}, words=("play targeted_attack",)
    ),
    Plan("kittens", "party-pack-10-stopped", 10, PARTY, words=("play nope",), leaves={60: 7}, stop=190),
    Plan("kittens", "good-vs-evil-2", 2, EVIL, words=("hold", "swap", "play raising_heck")),
    Plan(
        "kittens", "good-vs-evil-4", 4, EVIL, ("random", "easy"), ("hold", "keep", "godcat", "play reveal_the_future")
    ),
    Plan(
        "kittens",
        "good-vs-evil-5-leave",
        5,
        {**EVIL, "godcat_in_combos": "off"},
        words=("hold", "leave"),
        leaves={50: 0},
    ),
    Plan("kittens", "barking-2", 2, {"barking": "on", "turbo": "on"}, ("random",), ("play bury", "aim")),
    Plan("kittens", "imploding-6", 6, {"imploding": "on"}, ("random",), ("play reverse", "tuck"), stop=190),
    Plan(
        "kittens",
        "streaking-3",
        3,
        {"streaking": "on", "blind_may_nope": "on"},
        ("random",),
        ("blind", "keep", "play mark"),
        stop=190,
    ),
    Plan(
        "kittens",
        "all-boxes-4",
        4,
        {"barking": "on", "imploding": "on", "streaking": "on", "potluck": "draw"},
        ("random", "easy"),
        ("play potluck", "keep"),
        stop=190,
    ),
    Plan(
        "kittens",
        "good-vs-evil-barking-3",
        3,
        {**EVIL, "barking": "on", "godcat_defuse_off_turn": "on"},
        ("random",),
        ("play barking_kitten", "play tower_of_power"),
        stop=190,
    ),
    Plan(
        "kittens",
        "good-vs-evil-godcat-takes",
        3,
        {**EVIL, "barking": "on"},
        ("random",),
        ("godcat ill_take_that",),
        stop=190,
    ),
    Plan("wizardkittens", "two-players", 2, {}, ("random",), ("swat", "switch")),
    Plan("wizardkittens", "two-players-new-rules", 2, {**RULES, "curses": "light"}, ("random",), ("fetch", "pass")),
    Plan("wizardkittens", "two-players-to-the-letter", 2, {"caught_pair": "fewer_cards"}, ("random",)),
    Plan("wizardkittens", "plain", 3, {}, ("random",), ("cast summon", "cast sling")),
    Plan("wizardkittens", "new-rules", 3, RULES, ("random",), ("swap",)),
    Plan(
        "wizardkittens",
        "advanced",
        4,
        {"advanced_kittens": "on"},
        ("random",),
        ("overflow", "avalanche", "dismiss 1", "yoink", "keep"),
    ),
    Plan("wizardkittens", "chaos-2", 3, {**CHAOS, "chaos_cats": "2"}, ("random",), ("place 3",)),
    Plan(
        "wizardkittens",
        "chaos-3-leave",
        4,
        {**CHAOS, "chaos_cats": "3"},
        ("random",),
        ("leave", "fetch"),
        leaves={40: 2},
    ),
    Plan(
        "wizardkittens",
        "chaos-4-advanced",
        3,
        {**CHAOS, "chaos_cats": "4", "advanced_kittens": "on"},
        ("random",),
        ("chapter",),
    ),
    Plan("wizardkittens", "stopped", 4, RULES, ("random",), stop=60),
]

HANDICAPS = {"handicap_0": "small", "handicap_1": "large", "handicap_2": "medium"}
PLANS += [
    Plan("witchstone", "two", 2, {}, ("random",), ("go", "put", "token", "shelf")),
    Plan(
        "witchstone",
        "two-cheap-hidden",
        2,
        {"witch_cost": "cheap", "scrolls": "hidden"},
        ("random",),
        ("boost", "out"),
    ),
    Plan("witchstone", "two-automatic", 2, {"end_turn": "automatic"}, ("random",), ("boost", "hide")),
    Plan("witchstone", "two-face-down", 2, {}, ("random", "easy"), ("hide", "done", "remove"), stop=190),
    Plan("witchstone", "two-taken-back", 2, {}, ("random",), ("back", "lowest", "pick"), backs=(9, 33, 34, 90)),
    Plan("witchstone", "three-handicaps", 3, HANDICAPS, ("random",), ("walk", "use"), stop=190),
    Plan("witchstone", "four-leave", 4, {}, ("random",), ("leave", "go"), leaves={40: 1, 90: 3}, stop=190),
]


def played(plan: Plan, seed: int) -> Match:
    match = Match(GAMES[plan.game], plan.seats, plan.options, seed)
    chance, clock = seeded(seed, SEARCH), Clock()
    bots = [bot_named(plan.bots[seat % len(plan.bots)], match.game, chance) for seat in range(plan.seats)]
    while not match.over and len(match.moves) != plan.stop:
        leaver = plan.leaves.get(len(match.moves), -1)
        if match.playing(leaver):
            match.do(leaver, LEAVE)
        elif len(match.moves) in plan.backs and match.state.can_take_back(Seat(match.waiting()[0])):
            match.do(match.waiting()[0], BACK)
        else:
            seat = match.waiting()[0]
            match.act(seat, bots[seat].choose(match.view(seat), clock))
    return match


def fits(match: Match, plan: Plan) -> bool:
    moves = [text for _, text in match.moves]
    long_enough = plan.stop is None or len(moves) == plan.stop
    return long_enough and len(moves) + 2 <= LONGEST and all(any(word in text for text in moves) for word in plan.words)


def main() -> None:
    golden = ROOT / "tests" / "golden"
    folders = {key: golden / key / (f"rules-{game.version}" if game.version > 1 else "") for key, game in GAMES.items()}
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
    for plan in PLANS:
        folder = folders[plan.game]
        match = next(match for match in (played(plan, seed) for seed in range(1, 2000)) if fits(match, plan))
        text = "".join(line + "\n" for line in lines(record_of(match)))
        (folder / f"{plan.name}.jsonl").write_text(text, "utf-8")
        print(f"{plan.name}: seed {match.seed}, {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()

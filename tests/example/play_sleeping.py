"""Games with the example box, alone and among the real ones; run on its own, for it adds kinds to the game for good."""

from __future__ import annotations

import itertools
import json

import kociolek
from example.sleeping import PILLOW, SleepingKittens
from kociolek.core.rng import seeded
from kociolek.games.kittens.expansions import register, unregister
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import NAMES
from laws.play import fresh, legal, named, observers, waiting_seats, walk

GAMES = 4


def play(edition: str, boxes: tuple[str, ...], seats: int, seed: int) -> set[str]:
    """One game under the laws; returns what was asked in it."""
    options = {"edition": edition, **dict.fromkeys(boxes, "on")}
    state = fresh(KITTENS, seats, options, seed)
    inventory = state.inventory()
    assert inventory[PILLOW] == 4
    asked: set[str] = set()
    for step, (seat, action) in enumerate(walk(state, seed)):
        asked.add(state.prompt())
        assert state.inventory() == inventory
        assert all(legal(state, each) for each in waiting_seats(state))
        assert named(KITTENS, action).text in [a.text for a in state.view(seat).options]
        if step % 5 == 0:
            assert KITTENS.load(state.dump()).dump() == state.dump()
            assert state.clone().dump() == state.dump()
            for observer in observers(state):
                wire = state.view(observer).to_json()
                far = KITTENS.read_view(json.loads(json.dumps(wire)))
                assert far.to_json() == wire
                world = KITTENS.imagine(far, seeded(seed, 5))
                assert world.view(observer).to_json() == wire
                assert world.inventory() == inventory
    return asked


def main() -> None:
    box = SleepingKittens()
    register(box)
    real = ("barking", "imploding", "streaking")
    asked: set[str] = set()
    for edition in ("original", "party_pack", "good_vs_evil"):
        for others in itertools.chain([()], itertools.combinations(real, 1), [real]):
            for seed in range(GAMES):
                asked |= play(edition, ("sleeping", *others), 3, seed)
    assert "pillow.keep" in asked
    assert "play pillow" in [action.text for action in KITTENS.actions]
    unregister(box)
    assert "sleeping" not in [option.name for option in KITTENS.schema()]
    print(kociolek.build(), NAMES[PILLOW])


if __name__ == "__main__":
    main()

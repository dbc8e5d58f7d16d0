"""Random boxes: valid ones that can be played, and mutated ones that are refused. `make test-boxes` tries many."""

from __future__ import annotations

import copy
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

from kociolek.box import GAMES, BadBox, Box, built_in, of_document
from kociolek.box.board_checks import SCROLLS
from kociolek.box.cards import BONUS, EFFECT, GOAL
from kociolek.box.nodes import Field, Fixed, Flag, Items, Letters, Names, Node, Real, Text, Variant, Whole, Word
from kociolek.catalog import boxed
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence

NONSENSE: list[Any] = [None, True, -1, 10**9, 3.5, float("nan"), "", "none", "x" * 500, "🐈", [], {}, [[]], {"a": {}}]


def value(node: Node, chance: random.Random) -> Any:
    """Return a random value that a node allows."""
    if isinstance(node, Whole):
        return chance.randint(node.low, node.high)
    if isinstance(node, Real):
        return round(chance.uniform(node.low, node.high), 1)
    if isinstance(node, Word):
        return chance.choice(node.known)
    if isinstance(node, Flag):
        return chance.random() < 0.5
    if isinstance(node, Letters):
        return "".join(chance.choices(node.letters, k=chance.randint(node.low, node.high)))
    if isinstance(node, Text):
        return f"Name {chance.randint(0, 10**9)}"
    if isinstance(node, Variant):
        case = chance.choice(list(node.cases))
        return {node.tag: case, **fields(node.cases[case], chance)}
    if isinstance(node, Fixed):
        return fields(node.fields, chance)
    assert isinstance(node, (Items, Names))
    raise AssertionError(node)


def fields(known: dict[str, Field], chance: random.Random) -> dict[str, Any]:
    return {name: value(field.node, chance) for name, field in known.items()}


# -- valid boxes --------------------------------------------------------------------------
def valid(game: str, chance: random.Random) -> dict[str, Any]:
    """Return a document that may be refused only where the parts of an effect do not go together."""
    document: dict[str, Any] = copy.deepcopy(built_in(game).document())
    change = cards if game == "wizardkittens" else board
    for _ in range(chance.randint(1, 12)):
        change(document, chance)
    return document


def cards(document: dict[str, Any], chance: random.Random) -> None:
    curse = chance.choice(list(document["curses"].values()))
    match chance.randint(0, 6):
        case 6:
            curse["light"] = "".join(chance.choices("AFPS", k=chance.randint(3, 9)))
        case 0:
            curse["value"] = chance.randint(0, 99)
        case 1:
            curse["needs"] = "".join(chance.choices("AFPS", k=chance.randint(3, 9)))
        case 2:
            curse["bonus"] = value(BONUS, chance)
        case 3:
            chance.choice(list(document["extra_credit"].values()))["goal"] = value(GOAL, chance)
        case 4:
            chance.choice(list(document["new_rules"].values()))["effect"] = value(EFFECT, chance)
        case _:
            steps = chance.choice(list(document["chaos"].values()))["steps"]
            steps[chance.randrange(4)] = value(EFFECT, chance)


def board(document: dict[str, Any], chance: random.Random) -> None:
    match chance.randint(0, 12):
        case 9:
            del document["connections"][chance.choice(list(document["connections"]))]
        case 10:
            one, other = chance.sample(list(document["areas"]), 2)
            if f"{other}-{one}" not in document["connections"]:
                document["connections"][f"{one}-{other}"] = chance.randint(1, 3)
        case 11:
            q, r = chance.choice(document["cauldron"]["cells"])
            cell = [q + chance.randint(-1, 1), r + chance.randint(-1, 1)]
            if cell in document["cauldron"]["cells"]:
                document["cauldron"]["cells"].remove(cell)
            else:
                document["cauldron"]["cells"].append(cell)
        case 12:
            exits = document["cauldron"]["exits"]
            if chance.random() < 0.5:
                exits.pop(chance.choice(list(exits)), None)
            else:
                exits[f"{chance.choice(list(exits)).rstrip('23456789')}{chance.randint(2, 9)}"] = [
                    chance.choice(document["cauldron"]["cells"])
                ]
        case 0:
            document["connections"][chance.choice(list(document["connections"]))] = chance.randint(1, 3)
        case 1:
            area = chance.choice(list(document["areas"].values()))
            area["x"] += chance.uniform(-3, 3)
            area["y"] += chance.uniform(-3, 3)
        case 2:
            space = {"field": "bonus", "action": "crystal", "actions": 1, "first": 2}
            document["wand"].insert(chance.randrange(20), space)
            document["wand"].pop(chance.randrange(len(document["wand"])))
        case 3:
            chance.shuffle(document["pentagram"]["fields"])
            document["pentagram"]["start"] = chance.randint(1, 15)
        case 4:
            section = document[chance.choice(["tiles", "special_tiles", "magic_tokens"])]
            one, other = chance.sample(list(section), 2)
            if section[one] > 0:
                section[one], section[other] = section[one] - 1, section[other] + 1
        case 5:
            chance.shuffle(document["shelves"])
        case 6:
            name = chance.choice(["new_area", "token_face", "token_end", "black_extra"])
            document["values"][name] = chance.randint(0, 5)
        case 7:
            old = chance.choice([name for name in document["scrolls"] if "_" in name])
            new = chance.choice([name for name, kind in SCROLLS.items() if str(kind[0]).endswith("_in_order")])
            if new not in document["scrolls"] and str(SCROLLS[old][0]).endswith("_in_order"):
                document["scrolls"][new] = document["scrolls"].pop(old)
        case _:
            cells = [cell for cell in document["cauldron"]["cells"] if cell not in document["cauldron"]["crystals"]]
            taken = [*document["cauldron"]["printed"].values(), document["cauldron"]["black"]]
            document["cauldron"]["crystals"][chance.randrange(6)] = chance.choice([c for c in cells if c not in taken])


def played(box: Box, chance: random.Random) -> None:
    """Play a game at random: nobody is stuck, nothing is lost, positions and views read back."""
    game = boxed(box.game, box)
    seats = chance.randint(2, 4)
    options = {}
    if box.game == "wizardkittens":
        options = {
            "curses": chance.choice(["standard", "light"]),
            "chaos_cat": chance.choice(["plain", "new_rules", "chaos_mode"] if seats > 2 else ["plain"]),
        }
    state = game.new(seats, options, seeded(chance.randrange(10**9)))
    inventory, out, moves, stop = state.inventory(), Choices(), 0, chance.randint(20, 4000)
    while state.waiting and moves < stop:
        out.clear()
        state.options(state.first(), out)
        assert out.size > 0, box.text
        state.apply(state.first(), out.at(chance.randrange(out.size)))
        moves += 1
    assert moves < 4000, box.text
    assert state.inventory() == inventory, box.text
    assert game.load(state.dump()).dump() == state.dump()
    view = state.view(Seat(0))
    assert game.read_view(view.to_json()).to_json() == view.to_json()


# -- mutated boxes ------------------------------------------------------------------------
def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return every place of a document."""
    if path:
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield from places(part, (*path, name))


def mutated(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Put nonsense somewhere, or take something out."""
    document = copy.deepcopy(document)
    *above, name = chance.choice(list(places(document)))
    target: Any = document
    for step in above:
        target = target[step]
    match chance.randint(0, 2):
        case 0:
            del target[name]
        case 1:
            target[name] = chance.choice(NONSENSE)
        case _ if isinstance(target, dict):
            target[f"{name}{chance.choice('xyz')}"] = chance.choice(NONSENSE)
        case _:
            target.append(chance.choice(NONSENSE))
    return document


def try_valid(number: int) -> bool:
    """Make a random box and play it. Return whether it was allowed."""
    chance = random.Random(number)
    game = GAMES[number % 2]
    try:
        box = of_document(valid(game, chance))
    except BadBox as error:
        told(error)
        return False
    assert of_document(box.document()) == box
    played(box, chance)
    return True


def try_mutated(number: int) -> bool:
    """Refuse a mutated box with a sentence. Return False if the change happened to make a valid box."""
    chance = random.Random(number)
    try:
        of_document(mutated(built_in(GAMES[number % 2]).document(), chance))
    except BadBox as error:
        told(error)
        return True
    return False


def told(error: BadBox) -> None:
    for lang in LANGUAGES:
        sentence = error_sentence(texts(lang), error)
        assert sentence.strip(), error.key
        assert "Traceback" not in sentence


def main(count: int) -> None:
    begun = time.monotonic()
    good = made = 0
    while good < count:
        good += try_valid(made)
        made += 1
    refused = tried = 0
    while refused < count:
        refused += try_mutated(tried)
        tried += 1
    seconds = time.monotonic() - begun
    print(f"{good} valid boxes of {made} played, {refused} mutated ones of {tried} refused, {seconds:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)

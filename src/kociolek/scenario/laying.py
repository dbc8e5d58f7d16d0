"""Lay out the position of a scenario, and find positions that cannot be.

What a file asks for is checked before the rules go on from there, so that a fault in the rules is never taken for an
impossible position.
"""

from __future__ import annotations

from kociolek.core.api import Seat, State
from kociolek.core.errors import KociolekError
from kociolek.core.rng import seeded
from kociolek.scenario.item import Item
from kociolek.scenario.part import Impossible, Layout, Setting


def laid(setting: Setting, seed: int, layout: Layout | None) -> State:
    """Return the position before the first move."""
    state = dealt(setting, seed)
    if layout is None:
        return state
    state = layout(state)
    setting.part.settle(state)
    return state


def dealt(setting: Setting, seed: int) -> State:
    return setting.game.prepare(setting.seats, dict(setting.options)).deal(seeded(seed))


def check_position(item: Item, setting: Setting, seed: int, layout: Layout) -> None:
    """Raise BadScenario, with the line of the field, for a position that no game can reach."""
    wrong = first_wrong(setting, seed, layout)
    if not wrong and not readable(laid(setting, seed, layout), setting):
        wrong = item.name
    if wrong:
        raise place(item, wrong.split(".")).error("scenario-impossible", what=wrong)


def first_wrong(setting: Setting, seed: int, layout: Layout) -> str:
    """Return the path of the first field that is impossible, empty if there is none."""
    try:
        state = layout(dealt(setting, seed))
    except Impossible as error:
        return error.field
    return next(iter(setting.part.impossible(state)), "")


def readable(state: State, setting: Setting) -> bool:
    """Tell whether the position can be seen by everybody, written and read back: the rules refuse some others."""
    for seat in range(-1, setting.seats):
        state.view(Seat(seat)).to_json()
    try:
        return setting.game.load(state.dump()).dump() == state.dump()
    except KociolekError:
        return False


def place(item: Item, path: list[str]) -> Item:
    """Return the field of a mapping at this path, or the deepest one that the file has."""
    for name in path:
        found = [value for key, value in item.pairs() if key.text() == name] if item.is_mapping() else []
        if not found:
            return item
        item = found[0]
    return item

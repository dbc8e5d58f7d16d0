"""Lay out the position of a scenario, and find positions that cannot be."""

from __future__ import annotations

from kociolek.core.api import Seat, State
from kociolek.core.rng import seeded
from kociolek.scenario.item import BadScenario, Item
from kociolek.scenario.part import Layout, Setting


def laid(setting: Setting, seed: int, layout: Layout | None) -> State:
    """Return the position before the first move."""
    state = setting.game.prepare(setting.seats, dict(setting.options)).deal(seeded(seed))
    return state if layout is None else layout(state)


def check_position(item: Item, setting: Setting, seed: int, layout: Layout) -> None:
    """Raise BadScenario, with the line of the field, for a position that no game can reach."""
    try:
        state = laid(setting, seed, layout)
        wrong = next(iter(setting.part.impossible(state)), "")
        if not wrong and not readable(state, setting):
            wrong = item.name
    except BadScenario:
        raise
    except Exception:  # the rules rely on positions that can be: whatever they raise means one that cannot
        wrong = item.name
    if wrong:
        raise place(item, wrong.split(".")).error("scenario-impossible", what=wrong)


def readable(state: State, setting: Setting) -> bool:
    """Tell whether the position can be written, read back and seen by everybody."""
    for seat in range(-1, setting.seats):
        state.view(Seat(seat)).to_json()
    return setting.game.load(state.dump()).dump() == state.dump()


def place(item: Item, path: list[str]) -> Item:
    """Return the field of a mapping at this path, or the deepest one that the file has."""
    for name in path:
        found = [value for key, value in item.pairs() if key.text() == name] if item.is_mapping() else []
        if not found:
            return item
        item = found[0]
    return item

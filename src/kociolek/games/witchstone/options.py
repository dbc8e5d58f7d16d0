"""Options of the game. [rulings 11, 28, 29, 31]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kociolek.core.api import Option
from kociolek.core.choosing import with_defaults
from kociolek.core.errors import BadOptions
from kociolek.games.witchstone.components import HANDICAPS, MOST_SEATS
from kociolek.games.witchstone.versions import NEWEST

HANDICAP: Final = "handicap_"  # + seat
SCHEMA: Final[list[Option]] = [
    Option("witch_cost", ["printed", "cheap"]),
    Option("scrolls", ["open", "hidden"]),
    *[Option(HANDICAP + str(seat), HANDICAPS) for seat in range(MOST_SEATS)],
    Option("end_turn", ["asked", "automatic"]),
]
SINCE: Final[dict[str, int]] = {"end_turn": 2}  # the first version of the rules that knows an option


def schema_of(major: int) -> list[Option]:
    """Return the options of a version of the rules."""
    return [option for option in SCHEMA if major >= SINCE.get(option.name, 1)]


def check(seats: int, options: dict[str, str], major: int) -> dict[str, str]:
    """Return all options with their defaults filled in; raise BadOptions for what the box does not allow."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadOptions(
            "seats-out-of-range", {"seats": str(seats), "low": "2", "high": str(MOST_SEATS), "edition": "witchstone"}
        )
    taken = [
        option for option in schema_of(major) if not option.name.startswith(HANDICAP) or int(option.name[-1]) < seats
    ]
    return with_defaults(taken, options)


def uneven(options: dict[str, str]) -> bool:
    """Tell whether some seats have another handicap than others."""
    sizes = [value for name, value in options.items() if name.startswith(HANDICAP)]
    return len(set(sizes)) > 1


@final
class Rules:
    """A checked option set as the rules read it; all clones of a state share one object."""

    def __init__(self, options: dict[str, str], seats: i64, major: int = NEWEST) -> None:
        self.options: Final = options
        self.major: Final = i64(major)  # version of the rules that the game is played by
        self.cheap_witches: Final = options["witch_cost"] == "cheap"
        self.hidden_scrolls: Final = options["scrolls"] == "hidden"
        self.asks_end: Final = options.get("end_turn") == "asked"  # never in version 1 [31]
        handicaps = vec[u8]()
        for seat in range(seats):
            handicaps = append(handicaps, u8(HANDICAPS.index(options[HANDICAP + str(seat)])))
        self.handicaps: Final = handicaps

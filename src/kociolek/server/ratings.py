"""Ratings of players: which games count, in which pool, and what a game changes.

The model is openskill's Bradley-Terry with full pairing: the whole finishing order counts, and equals who tie stay
equal. Skills are stored as whole numbers of a millionth, so that they come out the same when they are computed again.

A bot is an anchor: its skill was measured in the arena, is published in docs/ratings.md and never changes, so that
nobody makes points from thin air.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct
from openskill.models import BradleyTerryFull

if TYPE_CHECKING:
    from kociolek.server.history import Summary

MODEL: Final = BradleyTerryFull()
UNIT: Final = 1_000_000
BOT: Final = "bot:"  # before the level of a bot, where others have the id of a player
SURE: Final = 4 * UNIT  # deviation below which a rating is no longer provisional, after
ENOUGH: Final = 10  # games
ANCHOR_DEVIATION: Final = 1 * UNIT
SIZES: Final = ((2, "2"), (4, "3-4"))  # number of seats up to which a pool goes, and its name
LARGE: Final = "5+"
PEOPLE, BOTS, PROGRAMS = "people", "bots", "programs"  # whom one plays against in a pool


class Skill(NamedTuple):
    mean: int = round(MODEL.mu * UNIT)
    deviation: int = round(MODEL.sigma * UNIT)

    @property
    def rating(self) -> int:
        return round(1500 + 40 * (self.mean / UNIT - 25))

    @property
    def margin(self) -> int:
        """Return half the width of the interval of two standard deviations."""
        return round(80 * self.deviation / UNIT)

    def settled(self, games: int) -> bool:
        """Tell whether the rating is no longer provisional."""
        return self.deviation < SURE and games >= ENOUGH


NEW: Final = Skill()


class Pool(NamedTuple):
    """Games whose ratings can be compared."""

    game: str
    size: str
    tempo: str  # live or days
    against: str

    @property
    def key(self) -> str:
        return "/".join(self)


class Entrant(Struct):
    """A seat of a rated game."""

    who: str  # player, or a bot
    place: int  # from 0; who ties has the same
    left: bool = False


class RatedGame(Struct):
    pool: str
    over: bool  # False if it was stopped: then only those who left are rated
    entrants: list[Entrant]  # by seat


def pool_from(key: str) -> Pool:
    return Pool(*key.split("/"))


def size_of(seats: int) -> str:
    return next((name for most, name in SIZES if seats <= most), LARGE)


def month_of(at: int) -> int:
    """Return the month of a time, as 202611."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return when.year * 100 + when.month


def rated_game(summary: Summary, players: Sequence[str]) -> RatedGame | None:
    """Return how a game counts, None if it does not. `players` are their ids by seat, empty for bots."""
    seats = len(summary.names)
    if not summary.rated or seats < 2 or (summary.end != "over" and not summary.left):
        return None
    persons = sum(not bot and seat not in summary.programs for seat, bot in enumerate(summary.bots))
    against = PEOPLE if persons > 1 else BOTS if persons else PROGRAMS
    if against == PROGRAMS and sum(not bot for bot in summary.bots) < 2:
        return None
    pool = Pool(summary.game, size_of(seats), "days" if summary.tempo == "days" else "live", against)
    if any(bot and anchor(pool, bot) is None for bot in summary.bots):
        return None
    left = set(summary.left)
    scores = [(seat not in left, score if summary.end == "over" else 0.0) for seat, score in enumerate(summary.scores)]
    if left:  # who gave up is last, whatever was reached
        scores = [(True, score) if stayed else (False, 0.0) for stayed, score in scores]
    entrants = [
        Entrant(player or BOT + bot, sum(other > score for other in scores), seat in left)
        for seat, (player, bot, score) in enumerate(zip(players, summary.bots, scores, strict=True))
    ]
    return RatedGame(pool.key, summary.end == "over", entrants)


def changed(game: RatedGame, before: Sequence[Skill]) -> list[Skill]:
    """Return the skills after a game.

    Who gave up is rated as the last of all. The others are rated among themselves, unless one alone stayed."""
    after = ordered(game.entrants, before)
    staying = [seat for seat, entrant in enumerate(game.entrants) if not entrant.left]
    if 1 < len(staying) < len(before):
        among = ordered([game.entrants[seat] for seat in staying], [before[seat] for seat in staying])
        for seat, skill in zip(staying, among, strict=True):
            after[seat] = skill if game.over else before[seat]
    return [old if fixed(entrant) else new for entrant, old, new in zip(game.entrants, before, after, strict=True)]


def ordered(entrants: Sequence[Entrant], before: Sequence[Skill]) -> list[Skill]:
    teams = [[MODEL.rating(mu=skill.mean / UNIT, sigma=skill.deviation / UNIT)] for skill in before]
    rated = MODEL.rate(teams, ranks=[float(entrant.place) for entrant in entrants])
    return [Skill(round(each.mu * UNIT), round(each.sigma * UNIT)) for (each,) in rated]


def fixed(entrant: Entrant) -> bool:
    return entrant.who.startswith(BOT)


# -- bots ---------------------------------------------------------------------------------
@cache
def anchors() -> dict[str, dict[str, int]]:
    """Return the published ratings of bots by game and size of the table."""
    found: dict[str, dict[str, int]] = json.loads((files("kociolek.arena") / "anchors.json").read_text())
    return found


def bots_of(pool: Pool) -> dict[str, int]:
    """Return the published ratings of the bots in a pool."""
    return anchors().get(f"{pool.game}/{pool.size}", {})


def anchor(pool: Pool, bot: str) -> Skill | None:
    rating = bots_of(pool).get(bot)
    return None if rating is None else Skill(round((25 + (rating - 1500) / 40) * UNIT), ANCHOR_DEVIATION)


def first_skill(pool: Pool, who: str) -> Skill:
    """Return the skill of somebody without a game in a pool."""
    return (anchor(pool, who.removeprefix(BOT)) if who.startswith(BOT) else None) or NEW

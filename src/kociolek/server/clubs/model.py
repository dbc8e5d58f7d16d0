"""A club evening, rebuilt from its log: people, rounds, results and standings. It knows no store and no clock."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Final, Literal

import msgspec
from msgspec import Struct

from kociolek.core.errors import KociolekError
from kociolek.server.clubs.seating import MOST_EVENLY, Pair, Seating, evenly, pair, swiss, table_sizes
from kociolek.server.wire import TableSettings

BOT: Final = "bot:"
GONE: Final = "gone."  # before the id that replaces that of a deleted player
BYE: Final = 1.0  # points of a bye, as of a win
FEWEST: Final = 4  # people of an evening, bots included
MOST: Final = 200
Form = Literal["swiss", "even"]


# -- the log --------------------------------------------------------------------------------
class Entry(Struct, tag_field="e", forbid_unknown_fields=True, omit_defaults=True):
    """Base of log entries."""


class Opened(Entry, tag="opened"):
    """The evening was opened. Always the first entry."""

    id: str
    code: str
    name: str
    host: str
    setup: TableSettings  # `seats` is the wanted size of a table
    seats: tuple[int, int]  # fewest and most seats of the game
    form: Form = "swiss"
    rounds: int = 3
    minutes: int = 0  # of a round; 0 for no limit
    duplicate: bool = False  # whether all tables of a round get the same deal
    bot: str = ""  # level of the bots that fill tables; empty for none
    final: bool = False  # whether the best play a final table
    series: str = ""  # id of the first evening of the series


class Joined(Entry, tag="joined"):
    player: str
    name: str
    program: bool = False


class Withdrew(Entry, tag="withdrew"):
    player: str
    removed: bool = False  # by the host: may not join again


class TablePlan(Struct):
    """A table of a round, before it exists."""

    id: str
    code: str
    players: list[str]  # by seat; `bot:easy` for a bot


class RoundBegan(Entry, tag="round"):
    tables: list[TablePlan]
    byes: list[str]
    secret: str  # of all deals of the round, or of the same deal
    until: int = 0  # when its time is up; 0 for never
    final: bool = False
    plan: list[list[list[str]]] = []  # tables of later rounds of an even evening


class TableEnded(Entry, tag="result"):
    table: str
    places: list[int]  # by seat, from 1; who ties has the same
    decided: bool = False  # whether the time was up before its game was


class Closed(Entry, tag="closed"):
    """The evening is over."""


AnyEntry = Opened | Joined | Withdrew | RoundBegan | TableEnded | Closed
encode: Final = msgspec.json.Encoder().encode
decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


class Standing(Struct):
    player: str
    name: str
    points: float = 0.0
    wins: int = 0
    played: int = 0
    byes: int = 0
    opponents: float = 0.0  # mean points of those one has met
    rank: int = 0
    out: bool = False  # withdrew
    finalist: int = 0  # place at the final table, 0 for none


class Attendant:
    """Somebody who takes part."""

    def __init__(self, number: int, player: str, name: str, program: bool) -> None:
        self.number: Final = number
        self.player: Final = player
        self.name = name
        self.program: Final = program
        self.out = player.startswith(GONE)
        self.removed = False


class Evening:
    def __init__(self, opened: Opened) -> None:
        self.opened: Final = opened
        self.people: Final[dict[str, Attendant]] = {}
        self.rounds: Final[list[RoundBegan]] = []
        self.results: Final[dict[str, TableEnded]] = {}
        self.closed = False
        self.entries = 1

    @property
    def id(self) -> str:
        return self.opened.id

    def enter(self, entry: AnyEntry) -> None:
        match entry:
            case Joined(player, name, program):
                known = self.people.get(player)
                if known is None:
                    self.people[player] = Attendant(len(self.people), player, name, program)
                else:
                    known.out, known.name = player.startswith(GONE), name
            case Withdrew(player, removed):
                self.people[player].out, self.people[player].removed = True, removed
            case RoundBegan():
                self.rounds.append(entry)
            case TableEnded(table):
                self.results[table] = entry
            case Closed():
                self.closed = True
            case Opened():
                raise KociolekError("no-such-thing", {})
        self.entries += 1

    # -- state ----------------------------------------------------------------------------
    @property
    def status(self) -> Literal["open", "playing", "between", "over"]:
        if self.closed:
            return "over"
        if not self.rounds:
            return "open"
        return "playing" if self.unfinished() else "between"

    def unfinished(self) -> list[TablePlan]:
        """Return the tables of the last round that have no result yet."""
        last = self.rounds[-1].tables if self.rounds else []
        return [table for table in last if table.id not in self.results]

    def present(self) -> list[Attendant]:
        return [each for each in self.people.values() if not each.out]

    def regular(self) -> int:
        return sum(not each.final for each in self.rounds)

    def met(self) -> dict[Pair, int]:
        """Return how often two people have met, by their numbers."""
        count: dict[Pair, int] = {}
        for each in self.rounds:
            for table in each.tables:
                here = [self.people[player].number for player in table.players if player in self.people]
                for a, b in combinations(here, 2):
                    count[pair(a, b)] = count.get(pair(a, b), 0) + 1
        return count

    # -- points ---------------------------------------------------------------------------
    def standings(self) -> list[Standing]:
        """Return everybody, the best first: by place at the final table, points, wins, points of opponents."""
        found = {player: Standing(player, each.name, out=each.out) for player, each in self.people.items()}
        opponents: dict[str, list[str]] = {player: [] for player in found}
        for each in self.rounds:
            for player in each.byes:
                found[player].points += BYE
                found[player].byes += 1
            for table in each.tables:
                result = self.results.get(table.id)
                for seat, player in enumerate(table.players):
                    if player not in found or result is None:
                        continue
                    if each.final:
                        found[player].finalist = result.places[seat]
                        continue
                    found[player].points += share(result.places, seat)
                    found[player].wins += result.places[seat] == 1
                    found[player].played += 1
                    opponents[player] += [other for other in table.players if other in found and other != player]
        for player, standing in found.items():
            if opponents[player]:
                standing.opponents = sum(found[other].points for other in opponents[player]) / len(opponents[player])
        ranked = sorted(found.values(), key=rank_key)
        for number, standing in enumerate(ranked):
            same = number > 0 and rank_key(ranked[number - 1]) == rank_key(standing)
            standing.rank = ranked[number - 1].rank if same else number + 1
        return ranked

    # -- seating --------------------------------------------------------------------------
    def chance(self) -> Random:
        """Return the chance of the next seating: the same whenever it is computed."""
        return Random(sha256(f"{self.id} {len(self.rounds)}".encode()).digest())

    def next_seating(self) -> tuple[list[list[str]], list[str], list[list[list[str]]]]:
        """Return the tables of the next round, who has a bye, and the tables of later rounds of an even evening."""
        opened = self.opened
        here = self.present()
        low, high = opened.seats
        if len(here) < (1 if opened.bot else 2):
            raise KociolekError("evening-too-few", {"low": str(FEWEST)})
        standings = {each.player: each for each in self.standings()}
        random = self.chance()
        order = sorted(here, key=lambda each: (-standings[each.player].points, random.random()))
        sizes, byes = table_sizes(len(order), opened.setup.seats, low, high, bool(opened.bot))
        if not sizes:
            raise KociolekError("evening-too-few", {"low": str(low)})
        resting = self._byes(order, byes, standings)
        playing = [each for each in order if each not in resting]
        shares = evenly_divided(len(playing), len(sizes)) if opened.bot else sizes
        by_number = {each.number: each.player for each in self.people.values()}

        def seated_with_bots(seating: Seating) -> list[list[str]]:
            """Return the tables with names; bots get seats drawn by lot."""
            tables = [[by_number[each] for each in table] for table in seating]
            for table, size in zip(tables, sizes, strict=True):
                while len(table) < size:
                    table.insert(random.randrange(len(table) + 1), BOT + opened.bot)
            return tables

        names = [each.player for each in resting]
        if opened.form == "even" and len(playing) <= MOST_EVENLY:
            planned = self.rounds[-1].plan if self.rounds else []
            everybody = {each.player for each in playing}
            if planned and {each for table in planned[0] for each in table if not each.startswith(BOT)} == everybody:
                return planned[0], names, planned[1:]
            left = max(1, opened.rounds - self.regular())
            plan = evenly([each.number for each in playing], shares, left, self.met(), random)
            for tables in plan:
                tables.sort(key=lambda table: -len(table))
                for table in tables:
                    random.shuffle(table)
            named = [seated_with_bots(each) for each in plan]
            return named[0], names, named[1:]
        points = {each.number: standings[each.player].points for each in playing}
        order_of_play = [each.number for each in playing]
        seating = swiss(shares, order_of_play, points, self.met(), self._seats_had(), random)
        return seated_with_bots(seating), names, []

    def _seats_had(self) -> dict[tuple[int, int], int]:
        """Return how often somebody had a seat, by number of the person and of the seat."""
        found: dict[tuple[int, int], int] = {}
        for each in self.rounds:
            for table in each.tables:
                for seat, player in enumerate(table.players):
                    if player in self.people:
                        key = (self.people[player].number, seat)
                        found[key] = found.get(key, 0) + 1
        return found

    def _byes(self, order: list[Attendant], number: int, standings: dict[str, Standing]) -> list[Attendant]:
        """Choose who rests: those with the fewest byes, among them those with the fewest points."""
        worst_first = list(reversed(order))
        return sorted(worst_first, key=lambda each: standings[each.player].byes)[:number]

    def finalists(self) -> list[str]:
        low, high = self.opened.seats
        size = min(max(self.opened.setup.seats, low), high)
        chosen = [each.player for each in self.standings() if not each.out][:size]
        if len(chosen) < low:
            raise KociolekError("evening-too-few", {"low": str(low)})
        return chosen


def evenly_divided(people: int, tables: int) -> list[int]:
    """Return how many people each table has, the largest first, so that nobody sits alone with bots if that can be."""
    small, more = divmod(people, tables)
    return [small + 1] * more + [small] * (tables - more)


def share(places: list[int], seat: int) -> float:
    """Return the points of a seat: 1 for the first, 0 for the last, equal parts between; who ties shares."""
    others = len(places) - 1
    better = sum(place < places[seat] for place in places)
    same = sum(place == places[seat] for place in places) - 1
    return round((others - better - same / 2) / others, 6) if others else 0.0


def rank_key(each: Standing) -> tuple[float, ...]:
    return (each.finalist or 1000, -round(each.points, 6), -each.wins, -round(each.opponents, 6))

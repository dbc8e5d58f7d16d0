"""Seating of a round: who plays at which table.

Swiss: people who have not met come first, then people with equal points. Up to eight people can instead meet as evenly
as possible. Both are searches that always find a seating; where a repeated meeting cannot be avoided, there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

SWAPS: Final = 20_000  # that are tried for a round
MEETING: Final = 1000.0  # weight of a repeated meeting; a difference of one point between two players weighs 1
MOST_EVENLY: Final = 8  # people who can meet evenly
RESTARTS: Final = 40  # of the search for even meetings
MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

Pair = tuple[int, int]
Seating = list[list[int]]  # tables, each a list of players by seat


def pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def table_sizes(people: int, wanted: int, low: int, high: int, fill: bool) -> tuple[list[int], int]:
    """Return the sizes of the tables, largest first, and how many people have a bye.

    Sizes differ from the wanted one by as little as possible, and nobody has a bye if that can be helped. With `fill`
    bots complete the tables, so that every table has the wanted size."""
    low, high = max(MIN_SEATS, low), min(MAX_SEATS, high)
    wanted = min(max(wanted, low), high)
    if fill:
        tables = -(-people // wanted)
        return [wanted] * tables, 0
    best: tuple[int, int, int, list[int]] | None = None  # byes, difference of sizes, fewer tables, sizes
    for byes in range(people + 1):
        for tables in range(1, (people - byes) // low + 1):
            small, more = divmod(people - byes, tables)
            if small < low or small + (more > 0) > high:
                continue
            sizes = [small + 1] * more + [small] * (tables - more)
            off = sum(abs(size - wanted) for size in sizes)
            if best is None or (byes, off, -tables) < best[:3]:
                best = (byes, off, -tables, sizes)
        if best is not None:
            return best[3], best[0]
    return [], people


def swiss(
    sizes: Sequence[int], order: Sequence[int], points: Mapping[int, float], met: Mapping[Pair, int],
    seated: Mapping[tuple[int, int], int], random: Random, swaps: int = SWAPS,
) -> Seating:  # fmt: skip
    """Seat players, given with the best first. `met` counts how often two have met, `seated` how often somebody had a
    seat number."""
    tables: Seating = []
    place = 0
    for size in sizes:
        tables.append(list(order[place : place + size]))
        place += size

    def cost(table: Sequence[int]) -> float:
        total = 0.0
        for a, b in combinations(table, 2):
            times = met.get(pair(a, b), 0)
            total += MEETING * times * times + abs(points.get(a, 0.0) - points.get(b, 0.0))
        return total

    costs = [cost(table) for table in tables]
    if len(tables) > 1:
        for _ in range(swaps):
            if not any(costs):
                break
            first = random.randrange(len(tables))
            second = random.randrange(len(tables) - 1)
            second += second >= first
            if costs[first] == costs[second] == 0:
                continue
            i, j = random.randrange(len(tables[first])), random.randrange(len(tables[second]))
            one, two = tables[first], tables[second]
            one[i], two[j] = two[j], one[i]
            now = cost(one), cost(two)
            if sum(now) <= costs[first] + costs[second]:
                costs[first], costs[second] = now
            else:
                one[i], two[j] = two[j], one[i]
    return [numbered(table, seated, random) for table in tables]


def numbered(table: Sequence[int], seated: Mapping[tuple[int, int], int], random: Random) -> list[int]:
    """Give the players of a table seat numbers that they have had seldom."""
    left = list(table)
    random.shuffle(left)
    found: list[int] = []
    for seat in range(len(table)):
        chosen = min(left, key=lambda player: seated.get((player, seat), 0) - seated.get((player, seat + 1), 0) * 0.01)
        left.remove(chosen)
        found.append(chosen)
    return found


# -- even meetings --------------------------------------------------------------------------
def partitions(players: Sequence[int], sizes: Sequence[int]) -> Iterator[Seating]:
    """Yield every way to divide players into tables of these sizes."""
    if not sizes:
        yield []
        return
    first, rest = players[0], players[1:]
    for size in sorted(set(sizes)):
        others = list(sizes)
        others.remove(size)
        for chosen in combinations(rest, size - 1):
            left = [player for player in rest if player not in chosen]
            for more in partitions(left, others):
                yield [[first, *chosen], *more]


def evenly(
    players: Sequence[int], sizes: Sequence[int], rounds: int, met: Mapping[Pair, int], random: Random
) -> list[Seating]:
    """Return the tables of all rounds that are left, so that everybody meets everybody as often as the others do."""
    ways = list(partitions(sorted(players), list(sizes)))
    pairs = [[pair(a, b) for table in way for a, b in combinations(table, 2)] for way in ways]
    best: tuple[tuple[int, int], list[Seating]] | None = None
    for _ in range(RESTARTS):
        count = {pair(a, b): met.get(pair(a, b), 0) for a, b in combinations(players, 2)}
        plan: list[int] = []
        for _ in range(rounds):
            costs = [sum([count[each] for each in those]) for those in pairs]  # the growth of the sum of squares
            least = min(costs)
            chosen = random.choice([way for way, cost in enumerate(costs) if cost == least])
            plan.append(chosen)
            for each in pairs[chosen]:
                count[each] += 1
        spread = max(count.values()) - min(count.values())
        rank = (spread, sum(value * value for value in count.values()))
        if best is None or rank < best[0]:
            best = (rank, [ways[way] for way in plan])
        if spread == 0:
            break
    assert best is not None
    return best[1]

"""Puzzles in the store: the first answer of each player to each puzzle, and how hard puzzles have proved to be.

An attempt is rated as a game of the player against the puzzle, by the model of `ratings`.
"""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from kociolek.server.ratings import NEW, Entrant, Skill, ordered
from kociolek.server.store.database import Database, Row
from kociolek.server.store.store import Store


class Attempt(Struct):
    """The first answer of a player to a puzzle."""

    puzzle: str
    number: int  # among those of the player in this game, from 1
    at: int
    day: int  # number of the day whose puzzle it was, 0 for none
    answer: str
    solved: bool
    mean: int  # skill of the player after it
    deviation: int

    @property
    def skill(self) -> Skill:
        return Skill(self.mean, self.deviation)


COLUMNS: Final = ", ".join(Attempt.__struct_fields__)
# PostgreSQL lets others wait here, so that answers to one puzzle count one after the other
OPENED: Final = (
    "INSERT INTO puzzle (id, mean, deviation, plays, solved) VALUES (?, ?, ?, 0, 0) "
    "ON CONFLICT (id) DO UPDATE SET plays = puzzle.plays"
)


class AttemptStore:
    def __init__(self, store: Store) -> None:
        self.do: Final = store.writer.do

    def attempts(self, player: str, game: str) -> asyncio.Future[list[Attempt]]:
        """Return the answers of a player in a game, the first one first."""
        sql = f"SELECT {COLUMNS} FROM attempt WHERE player = ? AND game = ? ORDER BY number"
        return self.do(lambda db: [attempt_row(row) for row in db.rows(sql, (player, game))])

    def skills(self) -> asyncio.Future[dict[str, Skill]]:
        """Return the skills of puzzles that somebody has tried."""
        sql = "SELECT id, mean, deviation FROM puzzle"
        return self.do(lambda db: {str(id): Skill(int(m or 0), int(d or 0)) for id, m, d in db.rows(sql)})

    def add(
        self, player: str, game: str, puzzle: str, at: int, day: int, answer: str, solved: bool
    ) -> asyncio.Future[Attempt]:
        """Note and rate an answer. Only the first one counts: return that one if there is one."""

        def job(db: Database) -> Attempt:
            db.run(OPENED, (puzzle, *NEW))
            found = db.rows(f"SELECT {COLUMNS} FROM attempt WHERE player = ? AND puzzle = ?", (player, puzzle))
            if found:
                return attempt_row(found[0])
            ((mean, deviation, plays, right),) = db.rows(
                "SELECT mean, deviation, plays, solved FROM puzzle WHERE id = ?", (puzzle,)
            )
            last = db.rows(
                f"SELECT {COLUMNS} FROM attempt WHERE player = ? AND game = ? ORDER BY number DESC LIMIT 1",
                (player, game),
            )
            before = attempt_row(last[0]) if last else None
            entrants = [Entrant(player, 0 if solved else 1), Entrant(puzzle, 1 if solved else 0)]
            mine, its = ordered(entrants, [before.skill if before else NEW, Skill(int(mean or 0), int(deviation or 0))])
            made = Attempt(puzzle, before.number + 1 if before else 1, at, day, answer, solved, *mine)
            db.run(
                f"INSERT INTO attempt (player, game, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (player, game, puzzle, made.number, at, day, answer, int(solved), *mine),
            )
            db.run(
                "UPDATE puzzle SET mean = ?, deviation = ?, plays = ?, solved = ? WHERE id = ?",
                (*its, int(plays or 0) + 1, int(right or 0) + solved, puzzle),
            )
            return made

        return self.do(job)


def attempt_row(row: Row) -> Attempt:
    puzzle, number, at, day, answer, solved, mean, deviation = row
    return Attempt(
        str(puzzle), int(number or 0), int(at or 0), int(day or 0), str(answer), bool(solved), int(mean or 0),
        int(deviation or 0),
    )  # fmt: skip

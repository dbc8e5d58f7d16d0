"""HTTP endpoints of puzzles: that of the day, one after the other, and what the answer was.

The answer and what the moves are worth leave the server only after the player has answered. The first answer counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from typing import Annotated, Final, Literal

from msgspec import Meta, convert

from kociolek.analysis.puzzles import (
    GAMES,
    TURNS,
    Puzzle,
    answers_of,
    moves_of,
    of_the_day,
    packaged,
    view_after,
    view_of,
)
from kociolek.core.api import Action, Game, View
from kociolek.core.codec import action_json
from kociolek.core.errors import IllegalAction, KociolekError
from kociolek.schema.common import Choice
from kociolek.server.analyses import MoveShare
from kociolek.server.endpoints import Call, Endpoint
from kociolek.server.identity import now_ms
from kociolek.server.ratings import NEW
from kociolek.server.store.attempts import Attempt
from kociolek.server.tables.broadcaster import to_json
from kociolek.server.wire import AnyView, FromClient, FromServer, Rating, Sentence

WHICH: Final = ("daily", "next")
EXPLAINED: Final = 2000  # explanations that are remembered


class PuzzleStanding(FromServer):
    """How a player does in the puzzles of a game."""

    game: str
    count: int  # puzzles there are
    tried: int
    solved: int
    today: Literal["", "right", "wrong"]  # the puzzle of the day; empty before the answer
    days: int  # in a row whose puzzle was solved
    run: int  # puzzles solved in a row, up to now
    best: int  # the most ever
    rating: Rating | None  # null before the first answer


class PuzzleSolution(FromServer):
    """What is told after the answer."""

    right: bool
    move: str  # that was answered
    answer: str
    moves: list[MoveShare]  # the best ones
    choices: list[Choice]  # moves that are named, if they are not those of `ways`
    says: list[Sentence]  # why the answer is better
    change: int  # of the rating


class PuzzleWay(FromServer):
    """One way to play a whole turn."""

    move: str  # the answer that it is
    choices: list[Choice]  # its moves, in order
    view: AnyView  # what the player sees when it was played


class PuzzleState(FromServer):
    """A puzzle as its player sees it."""

    id: str
    game: str
    day: str  # as 2026-11-18 if it is the puzzle of the day, else empty
    seats: int
    view: AnyView
    ways: list[PuzzleWay]  # to play the turn, if the answer is one of them; else any option of the view is an answer
    standing: PuzzleStanding
    solution: PuzzleSolution | None  # null before the answer


class PuzzleAnswer(FromClient):
    move: Annotated[str, Meta(max_length=400)]


@cache
def book(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by id. Reading them takes a moment."""
    return {puzzle.id: puzzle for puzzle in packaged(game)}


async def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game. Raise KociolekError if there are none."""
    if game not in GAMES:
        raise KociolekError("no-such-thing", {})
    return await asyncio.to_thread(book, game)


def today() -> date:
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


# -- how a player does ----------------------------------------------------------------------
def standing_of(game: str, count: int, attempts: Sequence[Attempt], day: int) -> PuzzleStanding:
    run = best = 0
    for each in attempts:
        run = run + 1 if each.solved else 0
        best = max(best, run)
    daily = {each.day: each.solved for each in attempts if each.day}
    days, last = 0, day if day in daily else day - 1  # that of today may still be solved
    while daily.get(last):
        days, last = days + 1, last - 1
    solved = sum(each.solved for each in attempts)
    rating = None
    if attempts:
        skill, tried = attempts[-1].skill, len(attempts)
        rating = Rating(skill.rating, skill.margin, not skill.settled(tried), tried, solved)
    told: Literal["", "right", "wrong"] = "" if day not in daily else "right" if daily[day] else "wrong"
    return PuzzleStanding(game, count, len(attempts), solved, told, days, run, best, rating)


async def attempts_of(call: Call, game: str) -> list[Attempt]:
    if call.who is None:
        return []
    return await call.server.attempts.attempts(call.who.player.id, game)


async def get_puzzles(call: Call) -> list[PuzzleStanding]:
    day, found = today().toordinal(), []
    for game in GAMES:
        puzzles = await puzzles_of(game)
        if puzzles:
            found.append(standing_of(game, len(puzzles), await attempts_of(call, game), day))
    return found


# -- one puzzle -------------------------------------------------------------------------------
async def get_puzzle(call: Call) -> PuzzleState:
    """Return the puzzle of the day, or the next one, of those not tried the one that fits the player's rating."""
    game, which = call.path["game"], call.query("which") or WHICH[0]
    puzzles = await puzzles_of(game)
    if which not in WHICH or not puzzles:
        raise KociolekError("no-such-thing", {})
    attempts = await attempts_of(call, game)
    if which == "daily":
        return await state_of(call, of_the_day(list(puzzles.values()), today()), attempts)
    tried = {each.puzzle for each in attempts}
    left = [puzzle for id, puzzle in puzzles.items() if id not in tried]
    if not left:
        raise KociolekError("puzzles-all-tried", {})
    skills = await call.server.attempts.skills()
    mine = attempts[-1].skill.mean if attempts else NEW.mean

    def fit(puzzle: Puzzle) -> tuple[int, str]:
        order = sha256(f"{call.client} {puzzle.id}".encode()).hexdigest()  # another one for everybody
        return abs(skills.get(puzzle.id, NEW).mean - mine), order

    return await state_of(call, min(left, key=fit), attempts)


async def post_answer(call: Call) -> PuzzleState:
    """Take the answer to a puzzle. Raise IllegalAction for a move that is not possible there."""
    game, asked = call.path["game"], call.body
    puzzle = (await puzzles_of(game)).get(call.path["id"])
    if puzzle is None:
        raise KociolekError("no-such-thing", {})
    options = answers_of(puzzle)
    if asked.move not in options:
        raise IllegalAction("illegal-move", {"move": asked.move, "legal": ", ".join(options)})
    day = today()
    daily = of_the_day(list(book(game).values()), day).id == puzzle.id
    player, right = call.me.player.id, puzzle.is_right(asked.move)
    await call.server.attempts.add(
        player, game, puzzle.id, now_ms(), day.toordinal() if daily else 0, asked.move, right
    )
    return await state_of(call, puzzle, await attempts_of(call, game))


async def state_of(call: Call, puzzle: Puzzle, attempts: Sequence[Attempt]) -> PuzzleState:
    """Return a puzzle, with its solution if the player has answered."""
    game, view = view_of(puzzle)
    mine = next((each for each in attempts if each.puzzle == puzzle.id), None)
    day = today()
    puzzles = book(game.key)
    daily = of_the_day(list(puzzles.values()), day).id == puzzle.id
    return PuzzleState(
        puzzle.id,
        game.key,
        day.isoformat() if daily else "",
        puzzle.seats,
        view.to_json(),
        ways_of(puzzle, game),
        standing_of(game.key, len(puzzles), attempts, day.toordinal()),
        await solution(call, puzzle, game, view, mine, attempts) if mine else None,
    )


def ways_of(puzzle: Puzzle, game: Game) -> list[PuzzleWay]:
    if puzzle.game not in TURNS:
        return []
    return [
        PuzzleWay(way, named(game, moves_of(game, way)), view_after(puzzle, way).to_json())
        for way in answers_of(puzzle)
    ]


def named(game: Game, moves: list[Action]) -> list[Choice]:
    kinds = game.kind_names()
    return [convert(action_json(move, kinds), Choice) for move in moves]


async def solution(
    call: Call, puzzle: Puzzle, game: Game, view: View, mine: Attempt, attempts: Sequence[Attempt]
) -> PuzzleSolution:
    lines = {each.move: each for each in puzzle.moves}
    told = [*lines, *([mine.answer] if mine.answer not in lines else [])]
    choices = named(game, [] if puzzle.game in TURNS else [move for each in told for move in moves_of(game, each)])
    other = puzzle.moves[1].move if mine.solved else mine.answer
    before = attempts[mine.number - 2].skill if mine.number > 1 else NEW
    return PuzzleSolution(
        mine.solved,
        mine.answer,
        puzzle.answer,
        [MoveShare(each.move, each.share, each.error) for each in puzzle.moves],
        choices,
        await reasons(call, puzzle, game, view, other),
        mine.skill.rating - before.rating,
    )


async def reasons(call: Call, puzzle: Puzzle, game: Game, view: View, other: str) -> list[Sentence]:
    """Return why the answer is better than another move; nothing if no bot has time for it."""
    known, key = call.server.explained, f"{puzzle.id} {other}"
    if key not in known:
        reply = await call.server.bot_pool.explain(game, to_json(view.to_json()), [puzzle.answer, other])
        if reply.error:
            return []
        if len(known) >= EXPLAINED:
            known.clear()
        known[key] = reply.says
    return known[key]


PUZZLE_ENDPOINTS: Final = [
    Endpoint("GET", "/api/puzzles", get_puzzles, "How the player does in puzzles, by game",
             answer=list[PuzzleStanding], shed=2),
    Endpoint("GET", "/api/puzzles/{game}", get_puzzle, "Puzzle of the day, or the next one", answer=PuzzleState,
             queries=("which",), views=True, shed=2),
    Endpoint("POST", "/api/puzzles/{game}/{id}", post_answer, "Answer a puzzle", PuzzleAnswer, PuzzleState, "play",
             "write", views=True, shed=2),
]  # fmt: skip

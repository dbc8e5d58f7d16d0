"""Puzzles: positions of bots' games in which one answer is clearly best and a weaker player misses it.

    for puzzle in found_in(record, seed):
        if holds(puzzle):
            print(written(puzzle))

A puzzle is found by a quick race, confirmed by fresh rounds, missed by `easy` and found by `hard`. `holds` proves it
once more with ten times the rounds and by a second way to play on. It keeps one position that fits what its player
knows, in which all that is hidden is drawn again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date
from hashlib import sha256
from math import hypot
from pathlib import Path
from typing import Final

from kociolek.analysis.facts import COUNTERS, Reason, reasons_in
from kociolek.analysis.race import EQUAL, Line, candidates, leader, line
from kociolek.bots.bot import Clock
from kociolek.bots.registry import bot_named, heuristic_for
from kociolek.catalog import built_in_game
from kociolek.core.api import Game, Seat, View
from kociolek.core.errors import BadText, CorruptRecord
from kociolek.core.rng import seeded
from kociolek.match import actions_by_text
from kociolek.record import Record, begin, replay
from kociolek.search.trial import MOVES, Trial

GAMES: Final = ("kittens", "wizardkittens")  # in Witchstone single steps are clear to everybody
SCREEN: Final = 32  # rounds
ROUNDS: Final = 400  # that confirm
DEEPER: Final = 10  # times the rounds, to prove a puzzle
BEST: Final = 4  # options that are confirmed
GAP: Final = 0.12  # of the win between the best and the next
LEAST: Final = 0.06  # of the win: the gap less its doubt
DOUBT: Final = 2.6  # standard errors
CUT: Final = 8  # decisions after which the second way to play on stops and judges the position
TRIES: Final = 6  # of the weaker player
FINDS: Final = Clock(iterations=400)  # thinking of the stronger player
REASONS: Final = 200  # rounds that count facts
FORCED: Final = frozenset({"explode.defuse"})  # questions whose answer never varies


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    rules: int  # major version
    seats: int
    seat: int  # whose answer is asked for
    prompt: str
    position: str  # dump of a state that fits the view of the seat
    moves: list[Line]  # the best answer and the next ones, with their shares

    @property
    def answer(self) -> str:
        return self.moves[0].move

    def is_right(self, move: str) -> bool:
        """Tell whether a move is the answer, or one that the rounds do not tell from it."""
        best = self.moves[0]
        return any(
            each.move == move and best.share - each.share <= EQUAL * hypot(best.error, each.error)
            for each in self.moves
        )


def found_in(record: Record, seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles of a game, at most one for each kind of question."""
    match = begin(record)
    game, heuristic = match.game, heuristic_for(match.game)
    by_text, events = actions_by_text(game), replay(record, match)
    prompts: set[str] = set(FORCED)
    for number, (seat, text) in enumerate(record.moves, start=1):
        if text in by_text and match.state.waiting >> seat & 1:
            view = match.view(seat)
            if view.prompt not in prompts and len(view.options) > 1 and heuristic.settled(view) < 0:
                puzzle = puzzle_in(game, view, seed * 100_003 + number)
                if puzzle is not None:
                    prompts.add(view.prompt)
                    yield puzzle
        next(events)


def puzzle_in(game: Game, view: View, seed: int) -> Puzzle | None:
    """Return the puzzle of a decision, if it is one."""
    heuristic, seat = heuristic_for(game), int(view.seat)
    screen = Trial(game, heuristic, view, seed, candidates(game, heuristic, view, seed))
    screen.run(SCREEN)
    ranked = sorted(screen.branches, key=lambda branch: -branch.mean(seat))
    if ranked[0].mean(seat) - ranked[1].mean(seat) < GAP:
        return None
    actions = [branch.action for branch in ranked[:BEST]]
    confirmed = Trial(game, heuristic, view, seed + 1, actions)
    confirmed.run(ROUNDS)
    if not is_clear(confirmed, actions[0], GAP) or not only_good_players_find(game, view, actions[0], seed):
        return None
    again = Trial(game, heuristic, view, seed + 2, actions, depth=CUT)
    again.run(ROUNDS)
    if not is_clear(again, actions[0], 0.0):
        return None
    state = game.imagine(view, seeded(seed))
    position = state.dump()
    if game.load(position).view(view.seat) != view:
        return None
    lines = [line(confirmed, branch) for branch in sorted(confirmed.branches, key=lambda each: -each.mean(seat))]
    name = sha256(f"{game.key} {seat} {position}".encode()).hexdigest()[:12]
    return Puzzle(name, game.key, int(game.version), int(view.seats), seat, view.prompt, position, lines)


def is_clear(trial: Trial, best: int, gap: float) -> bool:
    """Tell whether an option leads all others by the gap, and without doubt."""
    first, seat = leader(trial), int(trial.view.seat)
    if first.action != best:
        return False
    leads = [first.lead(branch, seat) for branch in trial.branches if branch is not first]
    return all(lead >= gap and lead - DOUBT * error >= LEAST for lead, error in leads)


def only_good_players_find(game: Game, view: View, best: int, seed: int) -> bool:
    """Tell whether `easy` misses an answer in at least half of its tries, and `hard` finds it."""
    easy = [bot_named("easy", game, seeded(seed + each)).choose(view, FINDS).id for each in range(TRIES)]
    if easy.count(best) * 2 > TRIES:
        return False
    return int(bot_named("hard", game, seeded(seed)).choose(view, FINDS).id) == best


# -- puzzles that are kept -----------------------------------------------------------------
def view_of(puzzle: Puzzle) -> tuple[Game, View]:
    """Return the game and what the player of a puzzle sees. Raise BadText or CorruptRecord for a damaged one."""
    game = built_in_game(puzzle.game).at(puzzle.rules)
    return game, game.load(puzzle.position).view(Seat(puzzle.seat))


def holds(puzzle: Puzzle, times: int = DEEPER) -> bool:
    """Tell whether the answer stays clearly the best with more rounds, and by both ways to play on."""
    game, view = view_of(puzzle)
    by_text = {option.text: option.id for option in view.options}
    if any(each.move not in by_text for each in puzzle.moves):
        return False
    actions = [by_text[each.move] for each in puzzle.moves]
    seed = int(puzzle.id, 16)
    for depth in (MOVES, CUT):
        trial = Trial(game, heuristic_for(game), view, seed + depth, actions, depth=depth)
        trial.run(ROUNDS * times)
        if not is_clear(trial, actions[0], 0.0):
            return False
    return True


def reasons_of(puzzle: Puzzle, other: str = "") -> list[Reason]:
    """Return why the answer is better than another move, by default than the next best."""
    game, view = view_of(puzzle)
    return why_better(game, view, puzzle.answer, other or puzzle.moves[1].move, int(puzzle.id, 16))


def why_better(game: Game, view: View, move: str, other: str, seed: int) -> list[Reason]:
    """Return why a move of a view is better than another, the weightiest reason first."""
    by_text = {option.text: option.id for option in view.options}
    pair = [by_text[move], by_text[other]]
    counted = Trial(game, heuristic_for(game), view, seed, pair, COUNTERS[game.key]())
    counted.run(REASONS)
    return reasons_in(counted, game.key)


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as one line of JSON."""
    kept = asdict(puzzle)
    kept["moves"] = [[each.move, round(each.share, 4), round(each.error, 4), each.rounds] for each in puzzle.moves]
    return json.dumps(kept, ensure_ascii=False)


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file. Raise CorruptRecord, which names the line, for one that cannot be read."""
    puzzles = []
    for number, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
        try:
            kept = json.loads(text)
            puzzle = Puzzle(**{**kept, "moves": [Line(*each) for each in kept["moves"]]})
            options = {option.text for option in view_of(puzzle)[1].options}
            if len(puzzle.moves) < 2 or not options.issuperset(each.move for each in puzzle.moves):
                raise ValueError(puzzle.id)
        except (ValueError, TypeError, LookupError, AssertionError, BadText) as error:
            raise CorruptRecord("puzzle-damaged", {"file": str(path), "line": str(number)}) from error
        puzzles.append(puzzle)
    return puzzles


def packaged(game: str) -> list[Puzzle]:
    """Return the puzzles of a game that come with this release."""
    path = Path(__file__).with_name(f"puzzles-{game}.jsonl")
    return read_puzzles(path) if path.exists() else []


def of_the_day(puzzles: list[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everybody; all come before one comes again."""
    return sorted(puzzles, key=lambda each: each.id)[day.toordinal() % len(puzzles)]

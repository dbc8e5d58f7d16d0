"""Puzzles: positions of bots' games in which one answer is clearly best and a weaker player misses it.

    for puzzle in found_in(record, seed):
        if holds(puzzle):
            print(written(puzzle))

A puzzle is found by a quick race, confirmed by fresh rounds, missed by `easy` and found by `hard`. `holds` proves it
once more with ten times the rounds and by a second way to play on. It keeps one position that fits what its player
knows, in which all that is hidden is drawn again.

In Witchstone single steps are clear to everybody, so an answer is a whole turn: one of four ways to play it, among them
one that a beginner plays. They are compared by what comes of them after the turn.
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
from kociolek.analysis.race import EQUAL, Line, candidates
from kociolek.analysis.turns import STEP, after, ways_of
from kociolek.bots.bot import Clock
from kociolek.bots.registry import bot_named, heuristic_for
from kociolek.catalog import built_in_game
from kociolek.core.api import Action, Game, Seat, View
from kociolek.core.errors import BadText, CorruptRecord, IllegalAction
from kociolek.core.rng import seeded
from kociolek.match import actions_by_text
from kociolek.record import Record, begin, replay
from kociolek.search.counter import Counter
from kociolek.search.trial import MOVES, Branch, Trial


@dataclass(frozen=True)
class Proof:
    """What makes an answer clearly the best in a game. Shares are of the win."""

    gap: float  # between the best and the next
    least: float  # of the gap less its doubt
    screen: int  # rounds of the first look
    rounds: int  # that confirm


GAMES: Final = ("kittens", "wizardkittens", "witchstone")
TURNS: Final = frozenset({"witchstone"})  # an answer is a whole turn
PROOFS: Final = {
    "kittens": Proof(0.12, 0.06, 32, 400),
    "wizardkittens": Proof(0.12, 0.06, 32, 400),
    "witchstone": Proof(0.08, 0.04, 12, 96),  # its rollouts end in points and vary much less
}
GLANCE: Final = 16  # rounds of a screen that are cut off early
DEEPER: Final = 10  # times the rounds, to prove a puzzle
BEST: Final = 4  # options that are confirmed
DOUBT: Final = 2.6  # standard errors
SETTLED: Final = 5.0  # standard errors; an option so far behind needs no more rounds
CUT: Final = 8  # decisions after which the second way to play on stops and judges the position
TRIES: Final = 6  # of the weaker player
FINDS: Final = Clock(iterations=400)  # thinking of the stronger player
REASONS: Final = 200  # rounds that count facts
FORCED: Final = frozenset({"explode.defuse"})  # questions whose answer never varies
LENGTHS: Final = range(4, 11)  # moves of a turn that is a puzzle; more are hard to read
PER_GAME: Final = 4  # turns of one game that become puzzles


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    rules: int  # major version
    seats: int
    seat: int  # whose answer is asked for
    prompt: str
    position: str  # dump of a state that fits the view of the seat
    moves: list[Line]  # the best answer and the next ones, with their shares; a turn has its moves joined by `STEP`

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
    """Yield the puzzles of a game: at most one for each kind of question, or one for each turn."""
    yield from (turns_in if record.game in TURNS else answers_in)(record, seed * 100_003)


def answers_in(record: Record, seed: int) -> Iterator[Puzzle]:
    prompts = set(FORCED)
    for number, game, view in decisions_of(record):
        if view.prompt not in prompts:
            puzzle = puzzle_in(game, view, seed + number)
            if puzzle is not None:
                prompts.add(view.prompt)
                yield puzzle


def turns_in(record: Record, seed: int) -> Iterator[Puzzle]:
    found, whose = 0, -1
    for number, game, view in decisions_of(record):
        if int(view.seat) == whose:
            continue
        whose = int(view.seat)  # a new turn
        puzzle = turn_puzzle_in(game, view, seed + number)
        if puzzle is not None:
            found += 1
            yield puzzle
            if found == PER_GAME:
                return


def decisions_of(record: Record) -> Iterator[tuple[int, Game, View]]:
    """Yield the number of each move that was a decision, and what its player saw."""
    match = begin(record)
    game, by_text, events = match.game, actions_by_text(match.game), replay(record, match)
    heuristic = heuristic_for(game)
    for number, (seat, text) in enumerate(record.moves, start=1):
        if text in by_text and match.state.waiting >> seat & 1:
            view = match.view(seat)
            if len(view.options) > 1 and heuristic.settled(view) < 0:
                yield number, game, view
        next(events)


# -- single answers ------------------------------------------------------------------------
def puzzle_in(game: Game, view: View, seed: int) -> Puzzle | None:
    """Return the puzzle of a decision, if it is one."""
    proof, seat = PROOFS[game.key], int(view.seat)
    moves = [[action] for action in candidates(game, heuristic_for(game), view, seed)]
    for rounds, depth, gap in ((GLANCE, CUT, proof.least), (proof.screen, MOVES, proof.gap)):
        screen = trial_of(game, view, seed, moves, depth=depth)
        screen.run(rounds)
        best, second = sorted((branch.mean(seat) for branch in screen.branches), reverse=True)[:2]
        if best - second < gap:
            return None
    ranked = ranked_moves(screen)[:BEST]
    confirmed = confirmation(game, view, seed, ranked)
    if confirmed is None or not only_good_players_find(game, view, ranked[0][0], seed):
        return None
    by_id = game.actions
    return made_of(game, view, seed, [(by_id[branch.action].text, branch) for branch in confirmed.branches])


def only_good_players_find(game: Game, view: View, best: int, seed: int) -> bool:
    """Tell whether `easy` misses an answer in at least half of its tries, and `hard` finds it."""
    easy = [bot_named("easy", game, seeded(seed + each)).choose(view, FINDS).id for each in range(TRIES)]
    if easy.count(best) * 2 > TRIES:
        return False
    return int(bot_named("hard", game, seeded(seed)).choose(view, FINDS).id) == best


# -- whole turns ---------------------------------------------------------------------------
def turn_puzzle_in(game: Game, view: View, seed: int) -> Puzzle | None:
    """Return the puzzle of a turn, if it is one: the best way to play it and three that are clearly worse."""
    seat, proof = int(view.seat), PROOFS[game.key]
    ways, easy = ways_of(game, view, seed)
    ways = [way for way in ways if len(way.moves) in LENGTHS]
    if len(ways) < BEST:
        return None
    screen = trial_of(game, view, seed, [way.moves for way in ways])
    screen.run(proof.screen)
    order = sorted(range(len(ways)), key=lambda i: -screen.branches[i].mean(seat))
    best, first = ways[order[0]], screen.branches[order[0]]
    worse = [ways[i] for i in order if first.mean(seat) - screen.branches[i].mean(seat) >= proof.gap]
    missed = [way for way in worse if way.result in easy]
    if easy.count(best.result) * 2 > TRIES or not missed or len(worse) < BEST - 1:
        return None
    others = [missed[0], *(way for way in worse if way is not missed[0])][: BEST - 1]
    confirmed = confirmation(game, view, seed, [best.moves, *(way.moves for way in others)])
    if confirmed is None:
        return None
    return made_of(game, view, seed, [(turn_text(game, branch), branch) for branch in confirmed.branches])


def turn_text(game: Game, branch: Branch) -> str:
    return STEP.join(game.actions[action].text for action in (branch.action, *branch.then))


# -- proof ---------------------------------------------------------------------------------
def trial_of(
    game: Game, view: View, seed: int, moves: list[list[int]], counter: Counter | None = None, depth: int = MOVES
) -> Trial:
    """Return a trial of some answers. Each is the moves of one seat that follow one another."""
    firsts, thens = [each[0] for each in moves], [each[1:] for each in moves]
    return Trial(game, heuristic_for(game), view, seed, firsts, counter, depth, thens)


def ranked_moves(trial: Trial) -> list[list[int]]:
    """Return the moves of the branches, the best one first."""
    seat = int(trial.view.seat)
    ranked = sorted(trial.branches, key=lambda branch: -branch.mean(seat))
    return [[branch.action, *branch.then] for branch in ranked]


def confirmation(game: Game, view: View, seed: int, moves: list[list[int]]) -> Trial | None:
    """Return fresh rounds that prove the first answer clearly the best by both ways to play on, if they do."""
    proof = PROOFS[game.key]
    confirmed = trial_of(game, view, seed + 1, moves)
    confirmed.run(proof.rounds)
    if not is_clear(confirmed, proof.gap, proof.least):
        return None
    again = trial_of(game, view, seed + 2, moves, depth=CUT)
    again.run(proof.rounds)
    return confirmed if is_clear(again, 0.0, proof.least) else None


def is_clear(trial: Trial, gap: float, least: float) -> bool:
    """Tell whether the first option leads all others by the gap, and without doubt."""
    first, seat = trial.branches[0], int(trial.view.seat)
    leads = [first.lead(branch, seat) for branch in trial.branches[1:]]
    return all(lead >= gap and lead - DOUBT * error >= least for lead, error in leads)


def made_of(game: Game, view: View, seed: int, answers: list[tuple[str, Branch]]) -> Puzzle | None:
    """Return a puzzle with a position that fits the view, if it can be written down."""
    seat = int(view.seat)
    position = game.imagine(view, seeded(seed)).dump()
    if game.load(position).view(view.seat) != view:
        return None
    lines = [Line(text, each.mean(seat), each.error(seat), int(each.rounds)) for text, each in answers]
    lines.sort(key=lambda each: -each.share)
    name = sha256(f"{game.key} {seat} {position}".encode()).hexdigest()[:12]
    return Puzzle(name, game.key, int(game.version), int(view.seats), seat, view.prompt, position, lines)


# -- puzzles that are kept -----------------------------------------------------------------
def view_of(puzzle: Puzzle) -> tuple[Game, View]:
    """Return the game and what the player of a puzzle sees. Raise BadText or CorruptRecord for a damaged one."""
    game = built_in_game(puzzle.game).at(puzzle.rules)
    return game, game.load(puzzle.position).view(Seat(puzzle.seat))


def answers_of(puzzle: Puzzle) -> list[str]:
    """Return what can be answered: a move, or one of some ways to play a turn, in an order that tells nothing."""
    if puzzle.game not in TURNS:
        return [option.text for option in view_of(puzzle)[1].options]
    return sorted(
        (each.move for each in puzzle.moves), key=lambda move: sha256(f"{puzzle.id} {move}".encode()).digest()
    )


def view_after(puzzle: Puzzle, way: str) -> View:
    """Return what the player sees when a turn was played in this way. Raise IllegalAction if that cannot be."""
    game = built_in_game(puzzle.game).at(puzzle.rules)
    seat = Seat(puzzle.seat)
    return after(game, game.load(puzzle.position), seat, way.split(STEP)).view(seat)


def moves_of(game: Game, answer: str) -> list[Action]:
    """Return the moves of an answer: one, or those of a turn."""
    by_text = actions_by_text(game)
    return [by_text[text] for text in (answer.split(STEP) if game.key in TURNS else [answer])]


def ids_of(game: Game, answer: str) -> list[int]:
    return [int(move.id) for move in moves_of(game, answer)]


def is_possible(puzzle: Puzzle) -> bool:
    """Tell whether all answers can be given."""
    if puzzle.game not in TURNS:
        return {each.move for each in puzzle.moves} <= set(answers_of(puzzle))
    try:
        return all(view_after(puzzle, each.move) is not None for each in puzzle.moves)
    except (IllegalAction, LookupError):
        return False


def holds(puzzle: Puzzle, times: int = DEEPER) -> bool:
    """Tell whether the answer stays clearly the best with more rounds, and by both ways to play on.

    The best two answers get all rounds, the others until they are far behind.
    """
    if not is_possible(puzzle):
        return False
    game, view = view_of(puzzle)
    proof, seed, seat = PROOFS[game.key], int(puzzle.id, 16), puzzle.seat
    for depth in (MOVES, CUT):
        trial = trial_of(game, view, seed + depth, [ids_of(game, each.move) for each in puzzle.moves], depth=depth)
        trial.run(proof.rounds)
        first, *others = trial.branches
        others.sort(key=lambda branch: -branch.mean(seat))
        trial.running = [first, *others[:1], *(each for each in others[1:] if not is_far(first, each, seat, proof))]
        trial.run(proof.rounds * (times - 1))
        if not is_clear(trial, 0.0, proof.least):
            return False
    return True


def is_far(first: Branch, other: Branch, seat: int, proof: Proof) -> bool:
    """Tell whether an option is so far behind that more rounds cannot change it."""
    lead, error = first.lead(other, seat)
    return lead - SETTLED * error >= proof.least


def reasons_of(puzzle: Puzzle, other: str = "") -> list[Reason]:
    """Return why the answer is better than another one, by default than the next best."""
    game, view = view_of(puzzle)
    return why_better(game, view, puzzle.answer, other or puzzle.moves[1].move, int(puzzle.id, 16))


def why_better(game: Game, view: View, answer: str, other: str, seed: int) -> list[Reason]:
    """Return why an answer is better than another one, the weightiest reason first."""
    pair = [ids_of(game, answer), ids_of(game, other)]
    counted = trial_of(game, view, seed, pair, COUNTERS[game.key]())
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
            if len(puzzle.moves) < 2 or not is_possible(puzzle):
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

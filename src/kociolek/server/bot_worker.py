"""Bot worker process: `python -m kociolek.server.bot_worker`. Questions and answers are lines of JSON.

    {"game": "kittens", "bot": "easy", "view": {...}, "seed": 7, "ms": 400}  ->  {"move": "draw"}

A question without `bot` asks for a hint; the answer then has the best moves and the odds too. One with `tries` asks
what these moves are worth, and one with `pair` why the first of two is better. `box` is the canonical form of the
table's box, left out for the built-in one. The worker gets the view of one seat and nothing else, as a remote player
would. It sends an empty answer when it is ready.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from time import sleep
from typing import Final

import msgspec

from kociolek.analysis import words
from kociolek.analysis.hints import advise, weigh
from kociolek.analysis.puzzles import why_better
from kociolek.analysis.race import Line
from kociolek.bots import Clock, bot_named
from kociolek.catalog import game_of
from kociolek.core.rng import seeded
from kociolek.server.wire import BotReply, HintMove, Sentence

MOST_REASONS: Final = 2  # that are told
BOXES: Final = 64  # most games with their boxes that a worker remembers


def answer(question: Mapping[str, object]) -> BotReply:
    """Choose a move or compute a hint."""
    game = game_in(str(question["game"]), str(question.get("box", "")))
    view = question["view"]
    assert isinstance(view, dict)
    seen, clock, rng = game.read_view(view), Clock(float(str(question["ms"]))), seeded(int(str(question["seed"])))
    if "bot" in question:
        return BotReply(bot_named(str(question["bot"]), game, rng).choose(seen, clock).text)
    tries = question.get("tries")
    if isinstance(tries, list):
        return BotReply(
            moves=[HintMove(line.move, line.share, line.error) for line in weigh(game, seen, tries, rng, clock)]
        )
    pair = question.get("pair")
    if isinstance(pair, list):
        why = why_better(game, seen, str(pair[0]), str(pair[1]), int(str(question["seed"])))
        return BotReply(says=[on_the_wire(words.why_sentence(game.key, reason)) for reason in why[:MOST_REASONS]])
    advice = advise(game, seen, rng, clock)
    lines = [advice.best, *([advice.next] if advice.next else [])]
    moves = [on_offer(line) for line in lines]
    says = [on_the_wire(said) for said in words.hint_sentences(game.key, advice)]
    return BotReply(moves[0].move, moves, advice.equals, says, advice.odds)


def on_offer(line: Line) -> HintMove:
    return HintMove(line.move, line.share, line.error)


def on_the_wire(said: words.Sentence) -> Sentence:
    """Return a sentence of the explanation engine as clients get it."""
    return Sentence(said.key, said.numbers, said.words, said.seat if said.seat >= 0 else None, said.move)


game_in = lru_cache(BOXES)(game_of)  # reading a box takes longer than most answers


def exit_with(parent: int) -> None:
    """End this process when its parent is gone: a killed server cannot end its workers."""
    while os.getppid() == parent:
        sleep(2.0)
    os._exit(0)


def main() -> None:
    threading.Thread(target=exit_with, args=(os.getppid(),), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    with suppress(OSError):
        os.nice(5)  # the server has priority
    send(BotReply())
    for line in sys.stdin.buffer:
        try:
            reply = answer(msgspec.json.decode(line))
        except Exception as error:
            reply = BotReply(error=f"{type(error).__name__}: {error}")
        send(reply)


def send(reply: BotReply) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""List of random draws: complete, in order, and each as docs/fairness.md computes it."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from dataclasses import asdict, replace
from random import Random

import pytest

from kociolek import record
from kociolek.catalog import GAMES
from kociolek.core.api import Seat
from kociolek.draws import Draw, draws_of
from kociolek.fair import Fair, commitment_to
from kociolek.match import BACK, Match
from source_tree import ROOT

SECRET = bytes(range(32))
FAIR = Fair("table", SECRET, commitment_to(SECRET, "table"), ("ab" * 32, "", ""))
SAMPLE = ROOT / "web" / "src" / "net" / "fairness.sample.json"


def played(game: str, seed: int, moves: int = 400, seats: int = 3) -> record.Record:
    chance = Random(seed)
    fair = replace(FAIR, contributions=FAIR.contributions[:seats])
    match = Match(GAMES[game], seats, {}, 0, [], fair)
    while not match.over and len(match.moves) < moves:
        seat = chance.choice(match.waiting())
        if match.state.can_take_back(Seat(seat)) and chance.random() < 0.2:
            match.do(seat, BACK)
        else:
            options = match.options_of(seat)
            wanted = [each for each in options if each.text in ("play shuffle", "pass", "pair tacocat")]
            match.act(seat, chance.choice(wanted or options))
    return record.record_of(match)


class Sceptic:
    """Computes every draw again as the document says."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.next = {"1": 0}  # [stream]: the place of the next word

    def word(self, stream: str) -> int:
        place = self.next[stream]
        self.next[stream] += 1
        block = hmac.new(self.key, f"{stream}:{place // 8}".encode(), "sha256").digest()
        return int.from_bytes(block[place % 8 * 4 :][:4], "big")

    def below(self, stream: str, n: int) -> int:
        product = self.word(stream) * n
        while product % 2**32 < (2**32 - n) % n:
            product = self.word(stream) * n
        return product >> 32

    def agrees(self, draw: Draw) -> bool:
        if self.next.get(draw.stream) != draw.place:
            return False
        if draw.what == "number":
            return self.below(draw.stream, draw.n) == draw.number
        if draw.what == "stream":
            self.next[f"{draw.stream}.{draw.place}.{draw.n}"] = 0
            self.next[draw.stream] += 1
            return True
        order = list(range(draw.n))
        for i in range(draw.n - 1, 0, -1):
            j = self.below(draw.stream, i + 1)
            order[i], order[j] = order[j], order[i]
        return list(draw.order) == order


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_follows_from_the_stream_and_none_is_left_out(game: str) -> None:
    """No word is skipped: each draw starts where the one before it on the same stream ended."""
    kept = played(game, 3)
    draws = draws_of(kept)
    assert kept.fair is not None
    sceptic = Sceptic(kept.fair.key(kept.game, kept.rules, kept.seats, kept.options))
    assert [draw for draw in draws if not sceptic.agrees(draw)] == []
    assert {"shuffle", "number"} <= {draw.what for draw in draws}
    assert [draw.move for draw in draws] == sorted(draw.move for draw in draws)
    assert all(0 <= draw.move <= len(kept.moves) for draw in draws)


def test_a_shuffle_in_play_is_told_with_its_cards() -> None:
    kept = played("kittens", 5)
    draws = draws_of(kept)
    shuffles = [draw for draw in draws if draw.what == "shuffle" and draw.move]
    assert shuffles
    for draw in shuffles:
        assert kept.moves[draw.move - 1][1] == "pass"  # nobody said no to it
        assert len(draw.cards) == draw.n
    # What lay there is what was shuffled in the deal and not drawn since, and the kittens.
    deal = next(draw for draw in draws if draw.what == "shuffle")
    plain = Counter(card for card in shuffles[0].cards if card not in ("exploding_kitten", "defuse"))
    assert plain <= Counter(deal.cards)


def test_a_record_of_a_seed_has_no_account() -> None:
    assert draws_of(record.record_of(Match(GAMES["kittens"], 2, {}, 7))) == []


def test_the_sample_of_the_browser_is_what_is_drawn() -> None:
    """Sample for the tests of the browser."""
    told = json.loads(SAMPLE.read_text("utf-8"))
    kept = record.parse(told["record"])
    record.verify(kept)
    assert told["draws"] == json.loads(json.dumps([asdict(draw) for draw in draws_of(kept)]))


def write_sample() -> None:
    """After a change of rules: PYTHONPATH=src:tests python -c 'import test_draws; test_draws.write_sample()'."""
    kept = played("kittens", 5, 60, 2)
    told = {"record": "\n".join(record.lines(kept)) + "\n", "draws": [asdict(draw) for draw in draws_of(kept)]}
    SAMPLE.write_text(json.dumps(told, indent=1) + "\n", "utf-8")

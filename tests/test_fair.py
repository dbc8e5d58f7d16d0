"""Provably fair randomness: the stream is what docs/fairness.md says and fits the commitment."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from kociolek import record
from kociolek.catalog import GAMES
from kociolek.core.errors import CorruptRecord
from kociolek.core.rng import Rng
from kociolek.fair import Fair, KeyedTape, check, commitment_to, fresh_fair
from kociolek.match import Match

SECRET = bytes(range(32))
KEPT = Fair("table", SECRET, commitment_to(SECRET, "table"), ("ab" * 32, ""))


def test_the_numbers_are_those_of_the_document() -> None:
    """Compute the words again as docs/fairness.md says."""
    assert KEPT.commitment == sha256(b"kociolek fairness 1:table:" + SECRET).hexdigest()
    text = (
        '{"contributions":["'
        + "ab" * 32
        + '",""],"game":"kittens","options":{"edition":"original"},"rules":1,"seats":2,'
        '"table":"table","version":1}'
    )
    key = hmac.new(SECRET, text.encode(), sha256).digest()
    assert KEPT.key("kittens", 1, 2, {"edition": "original"}) == key
    rng = KEPT.rng("kittens", 1, 2, {"edition": "original"})
    block = hmac.new(key, b"1:0", sha256).digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    assert [rng.next32() for _ in range(8)] == words
    second = hmac.new(key, b"1:1", sha256).digest()
    assert rng.next32() == int.from_bytes(second[:4], "big")
    forked = rng.fork(2)
    assert forked.next32() == int.from_bytes(hmac.new(key, b"1.9.2:0", sha256).digest()[:4], "big")
    assert rng.next32() == int.from_bytes(second[8:12], "big")


def test_a_copy_reads_on_from_the_same_place() -> None:
    rng = Rng(-1, KeyedTape(b"k" * 32, "1"))
    rng.next32()
    twin = rng.clone()
    assert [rng.below(52) for _ in range(100)] == [twin.below(52) for _ in range(100)]


def test_every_order_is_as_likely_as_any_other() -> None:
    rng = Rng(-1, KeyedTape(b"q" * 32, "1"))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = vec[i32]([0, 1, 2])
        rng.shuffle(cards)
        orders[tuple(int(card) for card in cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())  # 1000 each, five deviations


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    class Chosen(KeyedTape):
        def word(self, place: int) -> int:
            return [0, 5][place % 2]  # of 2**32 words one is too many for three numbers: 0

    rng = Rng(-1, Chosen(b"", ""))
    rng.below(3)
    assert rng.state == -3


def match_of(game: str) -> Match:
    return Match(GAMES[game], 2, {}, 0, ["Ala", "Ola"], fresh_fair("t").with_contributions(["", "cd" * 32]))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_live_table_proves_itself(game: str) -> None:
    match = match_of(game)
    for _ in range(30):
        if not match.waiting():
            break  # some deals explode early
        seat = match.waiting()[0]
        match.act(seat, match.options_of(seat)[-1])
    kept = record.parse("\n".join(record.lines(record.record_of(match))))
    assert kept.fair == match.fair
    record.verify(kept)


def test_other_contributions_give_another_deal() -> None:
    one = fresh_fair("t")
    deals = {
        Match(GAMES["kittens"], 2, {}, 0, (), one.with_contributions([words, ""])).state.dump()
        for words in ("", "ab" * 32)
    }
    assert len(deals) == 2


def test_a_secret_that_was_not_committed_to_is_found_out() -> None:
    check(KEPT)
    with pytest.raises(CorruptRecord) as broken:
        check(replace(KEPT, secret=bytes(32)))
    assert broken.value.key == "commitment-broken"
    with pytest.raises(CorruptRecord):
        check(replace(KEPT, version=2))
    match = match_of("kittens")
    changed = replace(record.record_of(match), fair=fresh_fair("t").with_contributions(["", "cd" * 32]))
    with pytest.raises(CorruptRecord) as other:
        record.verify(changed)
    assert other.value.key == "digest-mismatch"


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "xy"},
        {"contributions": ["", "zz"]},
        {"contributions": [""]},
        {"version": "1"},
        {"table": 7},
        {"more": 1},
    ],
)
def test_a_damaged_proof_is_refused(change: dict[str, object]) -> None:
    lines = list(record.lines(record.record_of(match_of("kittens"))))
    header = json.loads(lines[0])
    header["fair"] |= change
    with pytest.raises(CorruptRecord) as refused:
        record.parse("\n".join([json.dumps(header), *lines[1:]]))
    assert refused.value.key == "record-field-bad"


def test_a_saved_position_holds_no_key() -> None:
    match = match_of("kittens")
    assert match.fair is not None
    assert match.fair.secret.hex() not in match.state.dump()
    loaded = GAMES["kittens"].load(match.state.dump())
    assert loaded.dump() == match.state.dump()

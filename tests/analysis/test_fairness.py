"""A sample of the law of fair analysis; `make test-fair` judges 10,000 decisions."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kociolek
from analysis import fairness
from analysis.fairness import SHARES, decisions, is_fair
from kociolek.analysis.game import judge
from laws.participants import CASES, Case

SAMPLE = {"kittens": 30, "wizardkittens": 10, "witchstone": 4} if kociolek.build() == "compiled" else {"kittens": 3}


@pytest.mark.parametrize("game", SAMPLE)
def test_the_judgement_is_the_same_in_every_world_that_fits_the_view(game: str) -> None:
    assert set(SAMPLE) <= set(SHARES) == set(CASES)

    @settings(max_examples=SAMPLE[game], deadline=None)
    @given(case=st.sampled_from(CASES[game]), seed=st.integers(0, 2**40), skipped=st.integers(0, 12))
    def law(case: Case, seed: int, skipped: int) -> None:
        for decision in islice(decisions(case, seed), skipped, skipped + 2):
            assert is_fair(case.participant.game, *decision, seed)

    law()


def test_the_law_notices_who_looks_at_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that takes its chance from the hidden cards is found out."""
    case = next(each for each in CASES["kittens"] if each.seats == 3)
    decision = next(decisions(case, 7))
    assert is_fair(case.participant.game, *decision, 7)
    calls = iter(range(100))
    monkeypatch.setattr(fairness, "judge", lambda game, view, *rest: (judge(game, view, *rest), next(calls)))
    assert not is_fair(case.participant.game, *decision, 7)

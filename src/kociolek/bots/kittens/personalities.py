"""Personalities: the judgement of `medium` with other feelings. What each number means is said in `Manner`."""

from __future__ import annotations

from typing import Final

from kociolek.bots.kittens.weights import Manner

CAUTIOUS: Final = Manner(
    life=2.8, gain=0.05, hit=0.4, theft=0.25, fear=2.5, thrift=1.0, grudge=0.0, whim=0.0, suspicion=0.8
)
VENGEFUL: Final = Manner(
    life=2.8, gain=0.14, hit=1.2, theft=0.35, fear=1.0, thrift=0.8, grudge=2.0, whim=0.0, suspicion=0.5
)
CHAOTIC: Final = Manner(
    life=2.8, gain=0.14, hit=0.4, theft=0.25, fear=1.0, thrift=0.5, grudge=0.0, whim=0.3, suspicion=0.0
)

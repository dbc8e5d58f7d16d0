"""The shelf: which expansions there are. A new one is one more line."""

from __future__ import annotations

from kociolek.games.kittens.cards.barking import BARKING
from kociolek.games.kittens.cards.imploding import IMPLODING
from kociolek.games.kittens.cards.streaking import STREAKING
from kociolek.games.kittens.expansion import register

for _box in (BARKING, IMPLODING, STREAKING):
    register(_box)

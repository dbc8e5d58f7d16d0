"""Registers the example expansions and kitten whenever Python starts: a server and its bots then know them."""

from example import double_draw, sleeping
from example_wizard import rustle as rustle
from kociolek.bots.kittens.weights import CARDS, ONE_TURN, TRICK, CardValues
from kociolek.games.kittens.expansions import register

for example in (double_draw.EXPANSION, sleeping.EXPANSION):
    register(example)
CARDS.add("double_draw", CardValues(0.24, 0.2, 0.35, ONE_TURN, rank=70))
CARDS.add("pillow", CardValues(0.2, 0.2, 0.3, TRICK, rank=69, brings=0.1))

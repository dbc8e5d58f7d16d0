"""Registers the example expansion whenever Python starts: a server and its bots then know it."""

from example.sleeping import SleepingKittens
from kociolek.games.kittens.expansions import register

register(SleepingKittens())

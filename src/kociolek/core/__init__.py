"""Shared by all games: the contract, zones, the effect stack, the random generator. It knows no game."""

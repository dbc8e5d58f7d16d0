"""Check that the bots have values for every card of a game."""

from __future__ import annotations


class MissingValues(LookupError):
    """A game has cards that the bots know nothing of."""


def check_values(known: list[str], needed: list[str], table: str) -> None:
    """Raise MissingValues, naming the cards, if some of `needed` are not in the table."""
    missing = [name for name in needed if name not in known]
    if missing:
        raise MissingValues(f"the bots have no values for {', '.join(missing)}: add them to {table}")

"""Errors carry a key and its values; locale/ makes the sentence."""

from __future__ import annotations


class KociolekError(Exception):
    """Something the user can mend. `key` names the sentence in the Fluent files, `values` fill it."""

    def __init__(self, key: str, values: dict[str, str]) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class IllegalAction(KociolekError):
    """A move that is not among the options of the seat that tried it."""


class BadOptions(KociolekError):
    """A game that cannot be set up: unknown option or value, or a combination the boxes do not allow."""


class BadText(KociolekError):
    """A position, view or move text that does not say what it should."""


class CorruptRecord(KociolekError):
    """A record that is damaged, or was written by other rules than these."""

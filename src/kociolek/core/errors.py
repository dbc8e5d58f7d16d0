"""Errors for users. They carry a key and values; the Fluent files hold the sentence."""

from __future__ import annotations


class KociolekError(Exception):
    """An error the user can fix. `key` names the sentence in the Fluent files, `values` fill it."""

    def __init__(self, key: str, values: dict[str, str]) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class IllegalAction(KociolekError):
    """A move that is not among the options of its seat."""


class BadOptions(KociolekError):
    """An unknown option or value, or a combination the rules do not allow."""


class BadText(KociolekError):
    """A position, view or move that cannot be read."""


class CorruptRecord(KociolekError):
    """A record that is damaged."""


class ForeignRules(CorruptRecord):
    """A record, table, position or view of a version of the rules that this release does not play."""

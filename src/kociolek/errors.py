"""Errors of the library: their text is a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from kociolek.core.errors import KociolekError
from kociolek.text import texts
from kociolek.text.sentences import error_sentence


class Error(ValueError):
    """A mistake of the caller. Its text is a sentence; `key` and `values` are for programs."""

    def __init__(self, sentence: str, key: str = "", values: Mapping[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.key: Final = key
        self.values: Final = dict(values or {})

    def __reduce__(self) -> tuple[type[Error], tuple[str, str, dict[str, str]]]:
        return type(self), (str(self), self.key, self.values)


class InvalidMove(Error):
    """A move that is not legal now, or no move of this game."""


class InvalidSetup(Error):
    """An unknown game, bot, option or value, a combination that the rules do not allow, or a bad box."""


class InvalidRecord(Error):
    """A record that cannot be read or written, or that does not follow the rules."""


def whole(**numbers: object) -> None:
    """Raise InvalidSetup for what is no whole number; compiled code would not say which argument is meant."""
    for name, value in numbers.items():
        if not is_whole(value):
            raise InvalidSetup(f"{name} is a whole number, not {value!r}.")


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@contextmanager
def stated(kind: type[Error]) -> Iterator[None]:
    """Turn every error of the engine into one kind of error with a sentence."""
    try:
        yield
    except KociolekError as error:
        raise kind(error_sentence(texts("en"), error), error.key, error.values) from None

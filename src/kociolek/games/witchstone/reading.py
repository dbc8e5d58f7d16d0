"""Checked reading of JSON data. Errors name the place of what is wrong."""

from __future__ import annotations

from kociolek.core.reading import bad


def whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad(where, value)
    return value


def within(value: object, low: int, high: int, where: str) -> int:
    n = whole(value, where)
    if not low <= n <= high:
        raise bad(where, value)
    return n


def number(value: object, where: str) -> float:
    if isinstance(value, float):
        return value
    return float(whole(value, where))


def word(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise bad(where, value)
    return value


def items(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise bad(where, value)
    return value


def wholes(value: object, where: str) -> list[int]:
    return [whole(item, where) for item in items(value, where)]


def all_within(value: object, high: int, where: str) -> list[int]:
    """Return a list of numbers from 0 to `high`."""
    return [within(item, 0, high, where) for item in items(value, where)]


def words(value: object, where: str) -> list[str]:
    return [word(item, where) for item in items(value, where)]


def fields(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise bad(where, value)
    return value


def among(value: object, known: list[str], where: str) -> int:
    """Return the index of a word in the list of allowed ones."""
    if not isinstance(value, str) or value not in known:
        raise bad(where, value)
    return known.index(value)

"""Readers of a view's JSON. Each raises BadText with the field's name for a value of another type."""

from __future__ import annotations

from kociolek.core.errors import BadText


def bad(field: str, value: object) -> BadText:
    return BadText("position-field-bad", {"field": field, "value": str(value)})


def as_int(data: dict[str, object], field: str) -> int:
    value = data.get(field)
    if not isinstance(value, int):
        raise bad(field, value)
    return value


def as_str(data: dict[str, object], field: str) -> str:
    value = data.get(field)
    if not isinstance(value, str):
        raise bad(field, value)
    return value


def as_list(data: dict[str, object], field: str) -> list[object]:
    value = data.get(field)
    if not isinstance(value, list):
        raise bad(field, value)
    return value


def as_dict(data: dict[str, object], field: str) -> dict[str, object]:
    value = data.get(field)
    if not isinstance(value, dict):
        raise bad(field, value)
    return value


def as_ints(data: dict[str, object], field: str) -> list[int]:
    numbers: list[int] = []
    for value in as_list(data, field):
        if not isinstance(value, int):
            raise bad(field, value)
        numbers.append(value)
    return numbers

"""Game options: fills in the defaults of those that were not given."""

from __future__ import annotations

from kociolek.core.api import Option
from kociolek.core.errors import BadOptions


def with_defaults(schema: list[Option], given: dict[str, str], free: str = "") -> dict[str, str]:
    """Return all options. Those not given get their first value. The option `free` takes any text.

    Raise BadOptions for an unknown option or value."""
    whole = {option.name: option.values[0] for option in schema}
    for name, value in given.items():
        known = [option for option in schema if option.name == name]
        if not known:
            raise BadOptions("unknown-option", {"option": name, "known": ",".join(whole)})
        if name != free and value not in known[0].values:
            raise BadOptions(
                "unknown-option-value", {"option": name, "value": value, "known": ",".join(known[0].values)}
            )
        whole[name] = value
    return whole

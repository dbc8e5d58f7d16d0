"""Translations: Fluent messages from `locale/<lang>/*.ftl`, in English and Polish.

    t = texts(choose_language(None))
    t.say("kittens-card-favor")                       # Favor / Przysługa
    t.say("kittens-card-favor.acc")                   # an attribute; here the Polish accusative
    t.say("kittens-event-drew", player="Ala", you="none", card="favor", known="yes")

A missing message or variable raises `TextError`. Extra parameters are ignored, so a caller may pass the same set to
every event.

Messages may use three functions besides the built-in ones of Fluent. The browser client implements them too:

`NAME("kittens-card", $card, form: "acc")`
    the text of `kittens-card-<card>` (underscores become dashes), or its attribute `form` if it has one.
`PLACE($index, $size)`
    the position of a card below `index` cards of a pile of `size` cards: `top`, `bottom` or `middle`.
`AREA($card, form: "gen")`
    the name of an area or connection of the table's board, or a form of it; its sign if no board was named.

Long texts have paragraphs: a single line break is soft, an empty line ends a paragraph, a bullet starts a list item.
`wrap` formats such a text for a terminal.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from kociolek.text.messages import Pattern, TextError, load, sources

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Param",
    "TextError",
    "Texts",
    "UnknownLanguage",
    "choose_language",
    "glued",
    "sources",
    "texts",
    "wrap",
]

Param = str | int | float

LANGUAGES: Final = ("en", "pl")
DEFAULT_LANGUAGE: Final = "en"
BULLET: Final = "•"


class UnknownLanguage(ValueError):
    """There are no texts in the requested language."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"no texts in the language {asked!r}; there are {', '.join(LANGUAGES)}")
        self.asked = asked


def choose_language(explicit: str | None, environ: Mapping[str, str] | None = None) -> str:
    """Return the explicit language, else that of the locale, else English.

    Raise `UnknownLanguage` for an explicit language without texts.
    """
    if explicit is not None:
        wanted = _language_of(explicit)
        if wanted is None:
            raise UnknownLanguage(explicit)
        return wanted
    env = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return _language_of(env[name]) or DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def _language_of(locale: str) -> str | None:
    """Return `pl` for `pl_PL.UTF-8`, `pl-PL` or `PL`; None for a language without texts."""
    code = locale.strip().replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    return code if code in LANGUAGES else None


class Texts:
    """Messages of one language."""

    def __init__(self, lang: str, names: Mapping[str, str] | None = None) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang: Final = lang
        self._names: Final = dict(names or {})  # what messages are called otherwise, in all their forms
        self.areas: dict[str, str] = {}  # names of the areas of the board in use, see kociolek.text.places
        self._messages: Final = table_of(lang)

    def renamed(self, names: Mapping[str, str]) -> Texts:
        """Return the same texts with other names of things, by key: `{"wizardkittens-card-snail": "Slug"}`."""
        return Texts(self.lang, names) if names else self

    def say(self, key: str, **params: Param) -> str:
        """Format the message `key` or `key.attribute`. Raise `TextError`."""
        said = self._format(key, params)
        return glued(said) if self.lang == "pl" else said

    def has(self, key: str) -> bool:
        """Return whether the message `key` or `key.attribute` exists."""
        return (key in self._messages and not key.startswith("-")) or GOAL.fullmatch(key) is not None

    def listing(self, prefix: str = "") -> list[str]:
        """Return the keys with this prefix in the order of the files; attributes as `key.attribute`."""
        return [key for key in self._messages if key.startswith(prefix) and not key.startswith("-")]

    def needs(self, key: str) -> frozenset[str]:
        """Return the variables of a message and of the messages it refers to."""
        if not self.has(key):
            raise self._missing(key)
        found: set[str] = set()
        self._collect(self._messages.get(key, ""), found, set())
        return frozenset(found)

    def _format(self, key: str, params: Mapping[str, Param]) -> str:
        if (goal := GOAL.fullmatch(key)) is not None:
            grounds = goal.groupdict()
            key, params = f"witchstone-goal-{grounds.pop('goal')}", grounds
        name = key.partition(".")[0]
        if name in self._names:
            return self._names[name]
        if not self.has(key):
            raise self._missing(key)
        try:
            return self._fill(self._messages[key], params)
        except (LookupError, TypeError) as error:
            raise TextError(f"{self.lang}: {key} cannot be said: {error}") from None

    def _fill(self, pattern: Pattern, params: Mapping[str, Param]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(part if isinstance(part, str) else self._written(self._value(part, params)) for part in pattern)

    def _value(self, node: list[Any], params: Mapping[str, Param]) -> Param:
        """Return the value of an expression, see kociolek.text.messages."""
        kind: str = node[0]
        if kind == "var":
            if node[1] not in params:
                raise LookupError(f"unknown variable {node[1]}")
            return params[node[1]]
        if kind == "select":
            chosen, variants = self._value(node[1], params), node[2]
            if not isinstance(chosen, str) and str(chosen) not in variants:
                chosen = plural(self.lang, chosen)
            return self._fill(variants.get(str(chosen), variants[node[3]]), params)
        if kind == "call":
            values = [self._value(each, params) for each in node[2]]
            named = {name: self._value(each, params) for name, each in node[3].items()}
            return FUNCTIONS[node[1]](self, *values, **named)
        if kind == "message":
            return self._format(node[1], params)
        if kind == "term":
            return self._fill(self._messages[node[1]], {})
        value: Param = node[1]
        return value

    def _written(self, value: Param) -> str:
        return value if isinstance(value, str) else written(self.lang, value)

    def _name(self, family: Param, item: Param, form: Param = "") -> str:
        """The Fluent function NAME."""
        key = f"{family}-{item}".replace("_", "-")
        return self._format(f"{key}.{form}" if form and self.has(f"{key}.{form}") else key, {})

    def _area(self, sign: Param, form: Param = "") -> str:
        """The Fluent function AREA."""
        plain = self.areas.get(str(sign), str(sign))
        return self.areas.get(f"{sign}.{form}", plain) if form else plain

    def _place(self, index: Param, size: Param) -> str:
        """The Fluent function PLACE."""
        if not isinstance(index, int) or not isinstance(size, int):
            raise TypeError("PLACE needs two whole numbers")
        if index == 0:
            return "top"
        return "bottom" if index >= size else "middle"

    def _collect(self, node: object, found: set[str], seen: set[str]) -> None:
        """Collect the variables of a pattern and of the messages it refers to. Terms have none."""
        if isinstance(node, dict):
            for child in node.values():
                self._collect(child, found, seen)
        elif isinstance(node, list) and node[:1] == ["var"]:
            found.add(node[1])
        elif isinstance(node, list) and node[:1] == ["message"]:
            if not self.has(node[1]):
                raise self._missing(node[1])
            if node[1] not in seen:
                seen.add(node[1])
                self._collect(self._messages[node[1]], found, seen)
        elif isinstance(node, list):
            for child in node:
                self._collect(child, found, seen)

    def _missing(self, key: str) -> TextError:
        return TextError(f"there is no text {key!r} in {self.lang}")


# Prophecies about three grounds in order: 128 names that are put together from the names of four grounds.
_GROUND: Final = "foreign-tower|forest|village|castle"
GOAL: Final = re.compile(
    f"witchstone-card-(?P<goal>witches|connected)-(?P<first>{_GROUND})-(?P<second>{_GROUND})-(?P<third>{_GROUND})"
)

LONE: Final = re.compile("(^|[ \u00a0\n(„–])([aiouwzAIOUWZ]) (?=\\S)")
COUNTED: Final = re.compile("([0-9]) (?=[^\\W\\d_])")


def glued(text: str) -> str:
    """Return a Polish text with no-break spaces after one-letter words, and between a number and its noun.

    The browser client does the same, see texts.ts.
    """
    once = LONE.sub("\\1\\2\u00a0", text)
    return COUNTED.sub("\\1\u00a0", LONE.sub("\\1\\2\u00a0", once))  # twice: of two in a row one is left over


FUNCTIONS: Final[dict[str, Callable[..., str]]] = {"NAME": Texts._name, "PLACE": Texts._place, "AREA": Texts._area}


def plural(lang: str, count: float) -> str:
    """Return the plural category of a number, as CLDR defines it for English and Polish."""
    amount = abs(count)
    if amount == 1:
        return "one"
    if lang == "en" or amount != int(amount):
        return "other"
    ones, tens = int(amount) % 10, int(amount) % 100
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


def written(lang: str, value: float) -> str:
    """Return a number in the form of a language: at most three decimals, digits in groups of three."""
    whole, _, rest = f"{round(value, 3):,}".partition(".")
    rest = rest.rstrip("0")
    if lang == "pl":
        whole, point = whole.replace(",", "\u00a0"), ","
    else:
        point = "."
    return whole + point + rest if rest else whole


@cache
def table_of(lang: str) -> Mapping[str, Pattern]:
    return load(lang)


@cache
def texts(lang: str) -> Texts:
    """Return the texts of a language, cached."""
    return Texts(lang)


def wrap(text: str, width: int = 80, indent: str = "") -> str:
    """Format a long text: join soft line breaks, wrap at the width, keep paragraphs and lists."""
    blocks: list[list[str]] = []
    for paragraph in text.split("\n\n"):
        block: list[str] = []
        for line in (part.strip() for part in paragraph.splitlines()):
            if not line:
                continue
            if block and not line.startswith(BULLET):
                block[-1] += " " + line
            else:
                block.append(line)
        if block:
            blocks.append(block)
    return "\n\n".join("\n".join(_fill(item, width, indent) for item in block) for block in blocks)


def _fill(item: str, width: int, indent: str) -> str:
    hang = indent + "  " if item.startswith(BULLET) else indent
    return textwrap.fill(item, width, initial_indent=indent, subsequent_indent=hang, break_on_hyphens=False)

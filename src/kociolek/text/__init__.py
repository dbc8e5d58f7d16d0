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
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

Param = str | int | float

LANGUAGES: Final = ("en", "pl")
DEFAULT_LANGUAGE: Final = "en"
BULLET: Final = "•"


class TextError(Exception):
    """A missing message or variable, or an error in a Fluent file."""


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


def sources(lang: str) -> dict[str, str]:
    """Return the Fluent files of a language as name -> text, sorted by name."""
    folder: Traversable = resources.files("kociolek") / "locale" / lang
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return {f.name: f.read_text(encoding="utf-8") for f in files}


class Texts:
    """Messages of one language."""

    def __init__(self, lang: str, names: Mapping[str, str] | None = None) -> None:
        # Lazy import: Fluent loads Babel, and not every command needs texts.
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser, ast

        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang: Final = lang
        self._names: Final = dict(names or {})  # what messages are called otherwise, in all their forms
        functions: dict[str, Callable[..., Any]] = {"NAME": self._name, "PLACE": _place, "AREA": self._area}
        self.areas: dict[str, str] = {}  # names of the areas of the board in use, see kociolek.text.places
        self._bundle: FluentBundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        for name, source in sources(lang).items():
            resource = FluentParser(with_spans=False).parse(source)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    start = (entry.content or "").strip().partition("\n")[0]
                    raise TextError(f"{lang}/{name}: not a Fluent message: {start!r}")
                if isinstance(entry, (ast.Message, ast.Term)):
                    key = "-" + entry.id.name if isinstance(entry, ast.Term) else entry.id.name
                    if key in self._entries:
                        raise TextError(f"{lang}/{name}: {key} is defined twice")
                    self._entries[key] = entry
            self._bundle.add_resource(resource)

    def renamed(self, names: Mapping[str, str]) -> Texts:
        """Return the same texts with other names of things, by key: `{"wizardkittens-card-snail": "Slug"}`."""
        return Texts(self.lang, names) if names else self

    def say(self, key: str, **params: Param) -> str:
        """Format the message `key` or `key.attribute`. Raise `TextError`."""
        said = self._format(key, params)
        return glued(said) if self.lang == "pl" else said

    def has(self, key: str) -> bool:
        """Return whether the message `key` or `key.attribute` exists."""
        return self._pattern(key) is not None or GOAL.fullmatch(key) is not None

    def listing(self, prefix: str = "") -> list[str]:
        """Return the keys with this prefix in the order of the files; attributes as `key.attribute`."""
        return [key for key in self._all_keys() if key.startswith(prefix)]

    def needs(self, key: str) -> frozenset[str]:
        """Return the variables of a message and of the messages it refers to."""
        pattern = self._pattern(key)
        if pattern is None:
            if GOAL.fullmatch(key):
                return frozenset()
            raise self._missing(key)
        found: set[str] = set()
        self._collect(pattern, found, set())
        return frozenset(found)

    def _format(self, key: str, params: Mapping[str, Param]) -> str:
        if (goal := GOAL.fullmatch(key)) is not None:
            grounds = goal.groupdict()
            key, params = f"witchstone-goal-{grounds.pop('goal')}", grounds
        name, _, attribute = key.partition(".")
        if name in self._names:
            return self._names[name]
        if not self.has(key):
            raise self._missing(key)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            reasons = "; ".join(str(e) for e in errors)
            raise TextError(f"{self.lang}: {key} cannot be said: {reasons}")
        return str(text)

    def _name(self, family: object, item: object, form: object = "") -> str:
        """The Fluent function NAME."""
        key = f"{family}-{item}".replace("_", "-")
        return self._format(f"{key}.{form}" if form and self.has(f"{key}.{form}") else key, {})

    def _area(self, sign: object, form: object = "") -> str:
        """The Fluent function AREA."""
        plain = self.areas.get(str(sign), str(sign))
        return self.areas.get(f"{sign}.{form}", plain) if form else plain

    def _pattern(self, key: str) -> ast.Pattern | None:
        from fluent.syntax import ast

        name, _, attribute = key.partition(".")
        entry = self._entries.get(name)
        if not isinstance(entry, ast.Message):
            return None
        if not attribute:
            return entry.value
        for a in entry.attributes:
            if a.id.name == attribute:
                return a.value
        return None

    def _all_keys(self) -> Iterator[str]:
        for name, entry in self._entries.items():
            if name.startswith("-"):
                continue
            if entry.value is not None:
                yield name
            for a in entry.attributes:
                yield f"{name}.{a.id.name}"

    def _collect(self, node: object, found: set[str], seen: set[str]) -> None:
        """Collect the variables of a Fluent node. Terms have none."""
        from fluent.syntax import ast

        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            key = node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
            pattern = self._pattern(key)
            if pattern is None:
                raise self._missing(key)
            if key not in seen:
                seen.add(key)
                self._collect(pattern, found, seen)
        elif isinstance(node, ast.BaseNode):
            for child in vars(node).values():
                self._collect(child, found, seen)
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


def _place(index: object, size: object) -> str:
    """The Fluent function PLACE."""
    if not isinstance(index, int) or not isinstance(size, int):
        raise TypeError("PLACE needs two whole numbers")
    if index == 0:
        return "top"
    return "bottom" if index >= size else "middle"


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

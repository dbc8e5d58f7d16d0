"""Card files of Wizard Kittens: TOML becomes the text that the option `cards` takes.

The rules read no files. The package's own cards are in `games/wizardkittens/cards.toml`; an owner's file is laid over
them. The rules check the text, and an error names the line of the file. See docs/adr/0004-cards-as-data.md.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote

from kociolek.core.errors import BadOptions, KociolekError
from kociolek.games.wizardkittens.cards import EFFECT_FIELDS, IDS, SECTIONS, CardSet
from kociolek.games.wizardkittens.game import WizardKittens

Card = dict[str, object]

NAMES: Final = {"en": 1, "pl": 2}  # where in a card's text its names stand, after the id
DEFAULTS: Final = {"who": "each", "do": "move", "n": 1, "place": "receiver", "must": True}
ARGUMENTS: Final = ("type", "n", "group", "max")  # a scoring word takes one of them, or none
# What a card of each section must have, and what it may have besides its names and sources.
REQUIRED: Final[dict[str, tuple[str, ...]]] = {
    "curses": ("group", "value", "needs"),
    "extra_credit": ("score", "pts"),
    "new_rules": ("paws", "effect"),
    "chaos": ("steps",),
    "kittens": (),
}
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {
    "curses": ("light", "bonus"),
    "extra_credit": ARGUMENTS,
    "new_rules": (),
    "chaos": (),
    "kittens": (),
}
FORBIDDEN: Final = re.compile(r"[^A-Za-z0-9_:-]")  # would break the text, and no word of the vocabulary has it


class BadCards(KociolekError):
    """An error in a card file."""


class CardFile:
    """One card file: its cards by id, and the lines they stand in."""

    def __init__(self, name: str, source: str) -> None:
        self.name: Final = name
        self.lines: Final = source.splitlines()
        try:
            data = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = found.group(1) if found else str(len(self.lines))  # "at end of document"
            raise BadCards("cards-not-toml", {"file": name, "line": line, "reason": str(error)}) from None
        self.cards: Final = self._cards(data)

    def _cards(self, data: Mapping[str, object]) -> dict[str, Card]:
        cards: dict[str, Card] = {}
        for section, records in data.items():
            if section not in SECTIONS:
                raise self.unknown(self.line("", section), section, SECTIONS)
            if not isinstance(records, list):
                raise self.error("cards-wrong-type", self.line("", section), card="-", field=section, wanted="[[ ]]")
            for record in records:
                card = self._card(section, record)
                if str(card["id"]) in cards:
                    raise self.error("cards-twice", self.line(str(card["id"]), "id"), card=str(card["id"]))
                cards[str(card["id"])] = card
        return cards

    def _card(self, section: str, record: object) -> Card:
        ids = IDS[SECTIONS.index(section)]
        if not isinstance(record, dict) or not isinstance(record.get("id"), str):
            raise self.error("cards-field-missing", self.line("", section), card=section, field="id")
        card: Card = dict(record)
        name = str(card["id"])
        if name not in ids:
            raise self.unknown(self.line(name, "id"), name, ids)
        known = ("id", "en", "pl", "source", *REQUIRED[section], *OPTIONAL[section])
        for field in card:
            if field not in known:
                raise self.unknown(self.line(name, field), field, known)
        for field in REQUIRED[section]:
            if field not in card:
                raise self.error("cards-field-missing", self.line(name, "id"), card=name, field=field)
        return card

    # -- errors ---------------------------------------------------------------------------
    def error(self, key: str, line: int, **values: str) -> BadCards:
        return BadCards(key, {"file": self.name, "line": str(line), **values})

    def unknown(self, line: int, word: str, known: tuple[str, ...] | list[str]) -> BadCards:
        return self.error("cards-unknown-word", line, value=word, known=",".join(known))

    def line(self, card: str, field: str, value: str = "") -> int:
        """Return the line of a field of a card, if possible the one with its value."""
        start = self._find(0, "id", card) if card else 0
        end = next((i for i in range(start + 1, len(self.lines)) if self.lines[i].startswith("[[")), len(self.lines))
        begin = next((i for i in range(start, -1, -1) if self.lines[i].startswith("[[")), 0) if card else 0
        block = range(begin, end if card else len(self.lines))
        for wanted in (value, ""):
            for i in block:
                if re.search(rf"\b{re.escape(field)}\b\s*(=|\]\])", self.lines[i]) and wanted in self.lines[i]:
                    return i + 1
        return start + 1

    def _find(self, start: int, field: str, value: str) -> int:
        for i in range(start, len(self.lines)):
            if re.match(rf'\s*{field}\s*=\s*["\']{re.escape(value)}["\']', self.lines[i]):
                return i
        return 0

    # -- cards as text --------------------------------------------------------------------
    def text(self, section: str, name: str, base: list[str] | None) -> str:
        """Return one card as the rules read it. What the file does not have comes from `base`."""
        if name not in self.cards:
            if base is None:
                raise self.error("cards-field-missing", 1, card=section, field=name)
            return "/".join(base)
        card = self.cards[name]
        names = [self._name(card, lang, base) for lang in NAMES]
        return "/".join([name, *names, *self._values(section, name, card)])

    def _name(self, card: Card, lang: str, base: list[str] | None) -> str:
        if lang not in card:
            return base[NAMES[lang]] if base is not None else quote(str(card["id"]), safe="")
        name = card[lang]
        if not isinstance(name, str) or not name.strip():
            raise self.wrong_type(str(card["id"]), lang, '"…"')
        return quote(name, safe="")

    def _values(self, section: str, name: str, card: Card) -> list[str]:
        if section == "curses":
            needs = self.word(name, "needs", card["needs"])
            light = self.word(name, "light", card["light"]) if "light" in card else needs
            bonus = self.word(name, "bonus", card["bonus"]) if "bonus" in card else "-"
            group, value = self.word(name, "group", card["group"]), self.word(name, "value", card["value"])
            return [group, value, needs, light, bonus]
        if section == "extra_credit":
            given = [field for field in ARGUMENTS if field in card]
            if len(given) > 1:
                raise self.error("cards-clash", self.line(name, given[1]), card=name, field=given[1],
                                 value=str(card[given[1]]), other=given[0])  # fmt: skip
            argument = self.word(name, given[0], card[given[0]]) if given else "-"
            return [self.word(name, "score", card["score"]), argument, self.word(name, "pts", card["pts"])]
        if section == "new_rules":
            return [self.word(name, "paws", card["paws"]), self._effect(name, card["effect"])]
        if section == "chaos":
            steps = card["steps"]
            if not isinstance(steps, list):
                raise self.wrong_type(name, "steps", "[{ }, { }, { }, { }]")
            return ["+".join(self._effect(name, step) for step in steps)]
        return []

    def _effect(self, name: str, effect: object) -> str:
        if not isinstance(effect, dict):
            raise self.wrong_type(name, "effect", "{ }")
        for field in effect:
            if field not in EFFECT_FIELDS:
                raise self.unknown(self.line(name, field), field, EFFECT_FIELDS)
        swaps = effect.get("do") == "swap"
        words: list[str] = []
        for field in EFFECT_FIELDS:
            if swaps and field in ("from", "to", "n", "place"):
                words.append(self.word(name, field, effect[field]) if field in effect else "-")
            elif field in effect or field in DEFAULTS:
                words.append(self.word(name, field, effect.get(field, DEFAULTS.get(field))))
            else:
                raise self.error("cards-field-missing", self.line(name, "id"), card=name, field=field)
        return ".".join(words)

    def word(self, card: str, field: str, value: object) -> str:
        """Return a value as the text spells it. The rules check whether they know it."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if not isinstance(value, (str, int)) or FORBIDDEN.search(str(value)) or value == "":
            raise self.wrong_type(card, field, '"…" | N')
        return str(value)

    def wrong_type(self, card: str, field: str, wanted: str) -> BadCards:
        return self.error("cards-wrong-type", self.line(card, field), card=card, field=field, wanted=wanted)


def card_text(file: CardFile, base: str | None) -> str:
    """Return the whole card set of a file, laid over another one."""
    below = [part.split(";") for part in base.split("|")] if base is not None else None
    sections: list[str] = []
    for number, section in enumerate(SECTIONS):
        cards: list[str] = []
        for i, name in enumerate(IDS[number]):
            cards.append(file.text(section, name, below[number][i].split("/") if below is not None else None))
        sections.append(";".join(cards))
    text = "|".join(sections)
    try:
        CardSet(text)
    except BadOptions as error:
        values = dict(error.values)
        card = "" if values["card"] == "-" else values["card"]
        values |= {"file": file.name, "line": str(file.line(card, values["field"], values["value"]))}
        raise BadCards(error.key, values) from None
    return text


def built_in_cards() -> str:
    source = Path(__file__).parent / "games" / "wizardkittens" / "cards.toml"
    return card_text(CardFile("cards.toml", source.read_text("utf-8")), None)


def read_card_file(path: Path) -> str:
    """Return an owner's card file as the value of the option `cards`. Raise BadCards with the line of an error."""
    try:
        source = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadCards("file-not-text", {"file": str(path)}) from None
    except OSError as error:
        raise BadCards("file-unreadable", {"file": str(path), "reason": reason(error)}) from None
    return card_text(CardFile(str(path), source), WIZARDKITTENS.cards.text)


def reason(error: OSError) -> str:
    """Return the word for an error that its message knows, else the text of the system."""
    words: dict[type[OSError], str] = {
        FileNotFoundError: "missing",
        PermissionError: "denied",
        IsADirectoryError: "folder",
    }
    return words.get(type(error)) or error.strerror or str(error)


def card_names(cards: str, lang: str) -> dict[str, str]:
    """Return the names that an owner's file gives to cards, by id, where they differ from the package's own."""
    if "|" not in cards:
        return {}
    own = _names(WIZARDKITTENS.cards.text, lang)
    return {name: title for name, title in _names(cards, lang).items() if own[name] != title}


def _names(cards: str, lang: str) -> dict[str, str]:
    fields = [card.split("/") for part in cards.split("|") for card in part.split(";")]
    return {card[0]: unquote(card[NAMES[lang]]) for card in fields}


WIZARDKITTENS: Final = WizardKittens(CardSet(built_in_cards()))

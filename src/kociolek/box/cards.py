"""The document of Wizard Kittens: what is printed on the cards, and the text of it that the rules read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast
from urllib.parse import quote, unquote

from kociolek.box.errors import BadBox, bad
from kociolek.box.nodes import Field, Fixed, Flag, Items, Letters, Node, Text, TomlTable, Variant, Whole, Word
from kociolek.core.errors import BadOptions
from kociolek.games.wizardkittens.cards import (
    ARGUMENT,
    CHAOS_STEPS,
    EFFECT_FIELDS,
    FROM,
    GROUPS,
    IDS,
    MOST_CARDS,
    MOST_DRAWN,
    MOST_POINTS,
    PER_GROUP,
    PLACE_BY,
    SCORES,
    SECTIONS,
    TO,
    WHEN,
    WHO,
    CardSet,
)
from kociolek.games.wizardkittens.kinds import LETTERS

GAME: Final = "wizardkittens"
LONGEST_NAME: Final = 40
NAMED: Final[dict[str, Node | Field]] = {"en": Text(LONGEST_NAME), "pl": Text(LONGEST_NAME)}
ARGUMENTS: Final[dict[str, Node]] = {
    "type": Word(list(LETTERS)),
    "n": Whole(1, 48),
    "group": Word(GROUPS),
    "max": Whole(0, 99),
}
POINTS: Final = Whole(-MOST_POINTS, MOST_POINTS)
ARGUMENT_OF: Final[dict[str, dict[str, Node | Field]]] = {
    score: {argument: ARGUMENTS[argument]} if argument else {} for score, argument in zip(SCORES, ARGUMENT, strict=True)
}
POINTS_OF: Final[dict[str, dict[str, Node | Field]]] = {
    score: {"pts": Field(Whole(0, MOST_POINTS) if argument == "max" else POINTS, usual=1)}  # a limit needs a gain
    for score, argument in zip(SCORES, ARGUMENT, strict=True)
}
# The order of the fields is part of every id.
GOAL: Final = Variant("score", {score: {**POINTS_OF[score], **ARGUMENT_OF[score]} for score in SCORES})
BONUS: Final = Variant(
    "score",
    {"none": {}, **{score: {**ARGUMENT_OF[score], **POINTS_OF[score]} for score in SCORES}},
    short={letter: {"score": "per_type", "type": letter} for letter in LETTERS},
)


class Count(Whole):
    """How many cards an effect moves: a number, or all of a chapter."""

    def check(self, value: object, where: str) -> int:
        return cast(int, value) if value == "all" else super().check(value, where)


EFFECT: Final = Variant(
    "do",
    {
        "move": {
            "from": Word(FROM),
            "to": Word(TO),
            "n": Field(Count(1, MOST_CARDS), usual=1),
            "place": Field(Word(PLACE_BY), usual="receiver"),
        },
        "swap": {},
        "draw": {"n": Field(Whole(1, MOST_DRAWN), usual=1)},
    },
    common={"when": Word(WHEN), "who": Field(Word(WHO), usual="each"), "must": Field(Flag(), usual=True)},
    usual="move",
)
RECIPE: Final = Letters(LETTERS, 3, 9)
CARDS: Final[dict[str, Node]] = {
    "curses": Fixed(
        {
            **NAMED,
            "group": Word(GROUPS),
            "value": Whole(0, 99),
            "needs": RECIPE,
            "light": Field(RECIPE, needed=False),
            "bonus": Field(BONUS, usual={"score": "none"}),
        }
    ),
    "extra_credit": Fixed({**NAMED, "goal": GOAL}),
    "new_rules": Fixed({**NAMED, "paws": Flag(), "effect": EFFECT}),
    "chaos": Fixed({**NAMED, "steps": Items(EFFECT, CHAOS_STEPS, CHAOS_STEPS)}),
    "kittens": Fixed(NAMED),
}
FORM: Final = Fixed({section: Fixed(dict.fromkeys(IDS[i], CARDS[section])) for i, section in enumerate(SECTIONS)})


def built_in() -> TomlTable:
    """Return the values of the package, from its card file, in the form of a document."""
    file = Path(__file__).parent.parent / "games" / "wizardkittens" / "cards.toml"
    return of_card_file(tomllib.loads(file.read_text("utf-8")))


def of_card_file(data: Mapping[str, object]) -> TomlTable:
    """Return the values of a card file (lists of cards with ids) in the form of a document."""
    sections: TomlTable = {}
    for section, cards in data.items():
        known = cast(list[dict[str, object]], cards)
        sections[section] = {str(card["id"]): of_card(section, card) for card in known}
    return sections


def of_card_text(text: str) -> TomlTable:
    """Return a card set that the rules accept (see games/wizardkittens/cards.py) in the form of a document."""
    sections: TomlTable = {}
    for section, part_text in zip(SECTIONS, text.split("|"), strict=True):
        found: TomlTable = {}
        for card in part_text.split(";"):
            name, en, pl, *values = card.split("/")
            found[name] = {"en": unquote(en), "pl": unquote(pl), **of_values(section, values)}
        sections[section] = found
    return sections


def of_values(section: str, values: list[str]) -> TomlTable:
    if section == "curses":
        group, value, needs, light, bonus = values
        return {
            "group": group,
            "value": int(value),
            "needs": needs,
            "light": light,
            "bonus": "none" if bonus == "-" else bonus if len(bonus) == 1 else of_goal(bonus.split(".")),
        }
    if section == "extra_credit":
        return {"goal": of_goal(values)}
    if section == "new_rules":
        return {"paws": values[0] == "true", "effect": of_effect(values[1])}
    if section == "chaos":
        return {"steps": [of_effect(step) for step in values[0].split("+")]}
    return {}


def of_goal(words: list[str]) -> TomlTable:
    score, argument, points = words
    goal: TomlTable = {"score": score, "pts": int(points)}
    if argument != "-":
        goal[ARGUMENT[SCORES.index(score)]] = int(argument) if argument.isdigit() else argument
    return goal


def of_effect(text: str) -> TomlTable:
    effect: TomlTable = {
        name: value for name, value in zip(EFFECT_FIELDS, text.split("."), strict=True) if value != "-"
    }
    effect["must"] = effect["must"] == "true"
    if "n" in effect:
        effect["n"] = "all" if effect["n"] == "all" else int(str(effect["n"]))
    return effect


def of_card(section: str, card: Mapping[str, object]) -> TomlTable:
    fields: TomlTable = {name: value for name, value in card.items() if name not in ("id", "source")}
    if section == "extra_credit":
        goal = {name: fields.pop(name) for name in ("score", *ARGUMENTS, "pts") if name in fields}
        if goal:
            fields["goal"] = goal
    return fields


def finish(content: TomlTable) -> None:
    """Check what the form cannot: enough curses of each group, and effects that can move something."""
    for name, card in part(content, "curses").items():
        if card.get("light") == card["needs"]:
            del card["light"]
        for other, one in part(content, "curses").items():
            if other == name:
                break
            if one["en"] == card["en"] or one["pl"] == card["pl"]:
                raise bad("box-name-twice", f"curses.{name}", value=one["en"] if one["en"] == card["en"] else one["pl"])
    for group in GROUPS:
        count = sum(card["group"] == group for card in part(content, "curses").values())
        if count < PER_GROUP:
            raise bad("box-group-small", "curses", value=group, count=count, low=PER_GROUP)
    card_set(content)


def part(content: TomlTable, section: str) -> dict[str, TomlTable]:
    return cast(dict[str, TomlTable], content[section])


def card_set(content: TomlTable) -> CardSet:
    """Return the cards as the rules have them. Raise BadBox for an effect whose fields do not go together."""
    try:
        return CardSet(card_text(content))
    except BadOptions as error:
        raise clash(error, content) from None


def clash(error: BadOptions, content: TomlTable) -> BadBox:
    values = error.values
    section = next((name for name in SECTIONS if values["card"] in part(content, name)), "")
    where = f"{section}.{values['card']}"
    if error.key == "cards-clash":
        return bad("box-clash", where, field=values["field"], value=values["value"], other=values["other"])
    return bad("box-not-word", f"{where}.{values['field']}", value=values["value"], known=values["known"])


def card_text(content: TomlTable) -> str:
    """Return the line of text that the rules read. See games/wizardkittens/cards.py."""
    sections: list[str] = []
    for section in SECTIONS:
        cards: list[str] = []
        for name, card in part(content, section).items():
            names = [quote(str(card[lang]), safe="") for lang in ("en", "pl")]
            cards.append("/".join([name, *names, *values_of(section, card)]))
        sections.append(";".join(cards))
    return "|".join(sections)


def values_of(section: str, card: TomlTable) -> list[str]:
    if section == "curses":
        bonus = cast(TomlTable, card["bonus"])
        light = card.get("light", card["needs"])
        return [str(card["group"]), str(card["value"]), str(card["needs"]), str(light), bonus_text(bonus)]
    if section == "extra_credit":
        return goal_words(cast(TomlTable, card["goal"]))
    if section == "new_rules":
        return [word(card["paws"]), effect_text(cast(TomlTable, card["effect"]))]
    if section == "chaos":
        return ["+".join(effect_text(step) for step in cast(list[TomlTable], card["steps"]))]
    return []


def goal_words(goal: TomlTable) -> list[str]:
    argument = next((str(goal[name]) for name in ARGUMENTS if name in goal), "-")
    return [str(goal["score"]), argument, str(goal["pts"])]


def bonus_text(bonus: TomlTable) -> str:
    if bonus["score"] == "none":
        return "-"
    if bonus["score"] == "per_type" and bonus["pts"] == 1:
        return str(bonus["type"])
    return ".".join(goal_words(bonus))


def effect_text(effect: TomlTable) -> str:
    return ".".join(word(effect.get(field, "-")) for field in EFFECT_FIELDS)


def word(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)

"""What the cards of Wizard Kittens do, said from their values: a small grammar over the words of card sets.

Built-in cards and those of a box are said alike. web/src/games/wizardkittens/printed.ts is the same grammar for the
browser; a test compares the sentences of both.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import unquote

from kociolek.core.api import Game
from kociolek.games.wizardkittens.cards import ARGUMENT, EFFECT_FIELDS, SCORES, SECTIONS, CardSet
from kociolek.games.wizardkittens.game import WizardKittens
from kociolek.games.wizardkittens.kinds import LETTERS, SPELL_NAMES
from kociolek.text import Texts
from kociolek.text.sentences import key

TYPES: Final = ("artifact", "familiar", "potion", "scroll")
NAMES: Final = {"en": 1, "pl": 2}  # where in a card's text its names stand, after the id
MINUS: Final = "−"


def card_short(t: Texts, game: Game, kind: str) -> str:
    """Return a kind of any game in a few words; empty if there is nothing to say."""
    if isinstance(game, WizardKittens) and is_printed(game.cards, kind):
        return short(t, game.cards, kind)
    message = key(game.key, "short", kind)
    return t.say(message) if t.has(message) else ""


def card_rule(t: Texts, game: Game, kind: str) -> str:
    """Return what a kind of any game does; empty if there is nothing to say."""
    if isinstance(game, WizardKittens) and is_printed(game.cards, kind):
        return rule(t, game.cards, kind)
    message = key(game.key, "rule", kind)
    return t.say(message) if t.has(message) else ""


def with_names(t: Texts, game: Game) -> Texts:
    """Return the texts with the names that are printed on the cards of a game with a box."""
    if not isinstance(game, WizardKittens) or not game.box_id:
        return t
    names = {key("wizardkittens-card", kind): name for kind, name in names_of(game.cards, t.lang).items()}
    return t.renamed({message: name for message, name in names.items() if t.say(message) != name})


def is_printed(cards: CardSet, kind: str) -> bool:
    return printed(cards).get(kind, ("kittens", []))[0] != "kittens"


def printed(cards: CardSet) -> dict[str, tuple[str, list[str]]]:
    """Return the section and the fields of every card, by id."""
    found: dict[str, tuple[str, list[str]]] = {}
    for section, part in zip(SECTIONS, cards.text.split("|"), strict=True):
        for card in part.split(";"):
            fields = card.split("/")
            found[fields[0]] = section, fields
    return found


def names_of(cards: CardSet, lang: str) -> dict[str, str]:
    """Return the names on the cards, by id; those of kittens are not names of spells."""
    return {
        name: unquote(fields[NAMES[lang]]) for name, (section, fields) in printed(cards).items() if section != "kittens"
    }


def short(t: Texts, cards: CardSet, kind: str) -> str:
    """Return what a card does in a few words; empty if nothing is printed on it."""
    section, fields = printed(cards).get(kind, ("", []))
    if section == "curses":
        group, value, needs, _, bonus = fields[3:]
        worth = points(t, value)
        text = t.say("wizardkittens-curse-short", level=level(t, group), points=worth, needs=recipe(t, needs))
        return text if bonus == "-" else f"{text}; {goal(t, *bonus_words(bonus), at_end=True)}"
    if section == "extra_credit":
        return t.say("wizardkittens-credit-short", goal=goal(t, fields[3], fields[4], fields[5]))
    if section == "new_rules":
        return effect(t, fields[4]).removesuffix(".")
    return t.say("wizardkittens-chaos-short") if section == "chaos" else ""


def rule(t: Texts, cards: CardSet, kind: str) -> str:
    """Return all that a card does; empty if nothing is printed on it."""
    section, fields = printed(cards).get(kind, ("", []))
    if section == "curses":
        return curse_rule(t, fields)
    if section == "extra_credit":
        return t.say("wizardkittens-credit-rule", goal=goal(t, fields[3], fields[4], fields[5]))
    if section == "new_rules":
        return effect(t, fields[4])
    if section == "chaos":
        steps = [effect(t, step) for step in fields[3].split("+")]
        lines = [t.say("wizardkittens-effect-step", n=n, text=text) for n, text in enumerate(steps, start=1)]
        return "\n".join(f"• {line}" for line in lines)
    return ""


def curse_rule(t: Texts, fields: list[str]) -> str:
    group, value, needs, light, bonus = fields[3:]
    start = t.say("wizardkittens-curse-rule", level=level(t, group), points=points(t, value), needs=recipe(t, needs))
    sentences = [start[:1].upper() + start[1:]]
    if sorted(light) != sorted(needs):
        sentences.append(t.say("wizardkittens-curse-light", needs=recipe(t, light)))
    if bonus != "-":
        sentences.append(t.say("wizardkittens-curse-bonus", goal=goal(t, *bonus_words(bonus), at_end=True)))
    return " ".join(sentences)


def level(t: Texts, group: str) -> str:
    return t.say(f"wizardkittens-level-{group}")


def points(t: Texts, value: str) -> str:
    return t.say("wizardkittens-curse-points", n=int(value))


def recipe(t: Texts, needs: str) -> str:
    counts = [(kind, needs.count(letter)) for letter, kind in zip(LETTERS, TYPES, strict=True)]
    return ", ".join(t.say(f"wizardkittens-needs-{kind}", n=n) for kind, n in counts if n)


# -- goals --------------------------------------------------------------------------------
def bonus_words(text: str) -> tuple[str, str, str]:
    if len(text) == 1:
        return "per_type", text, "1"
    score, argument, pts = text.split(".")
    return score, argument, pts


def bonus_of(cards: CardSet, curse: int, t: Texts) -> str:
    """Return the bonus of a curse, empty if it has none."""
    text = cards.text.split("|")[0].split(";")[curse].split("/")[-1]
    return "" if text == "-" else goal(t, *bonus_words(text))


def goal(t: Texts, score: str, argument: str, pts: str, at_end: bool = False) -> str:
    """Return what a goal brings: "+1 for each Potion in your circle"."""
    name = ARGUMENT[SCORES.index(score)]
    message = key("wizardkittens-goal", score)
    if name == "type":
        message += f"-{TYPES[LETTERS.index(argument)]}"
    elif name == "group":
        message += f"-{argument}"
    return t.say(
        message,
        pts=f"{MINUS}{pts[1:]}" if pts.startswith("-") else f"+{pts}",
        n=int(argument) if argument.isdigit() else 0,
        where=t.say("wizardkittens-where-end" if at_end else "wizardkittens-where-now"),
    )


# -- effects ------------------------------------------------------------------------------
def effect(t: Texts, text: str) -> str:
    """Return the sentence of an effect, given in the words of a card set."""
    words = dict(zip(EFFECT_FIELDS, text.split("."), strict=True))
    now = "yes" if words["when"] == "now" else "no"
    who = t.say(f"wizardkittens-who-{words['who']}", now=now)
    return t.say("wizardkittens-effect", when=when(t, words["when"]), who=who, do=deed(t, words, now))


def when(t: Texts, word: str) -> str:
    trigger, _, spell = word.partition(":")
    if not spell:
        return t.say(f"wizardkittens-when-{trigger}")
    own = SPELL_NAMES[SPELL_NAMES.index(spell) + 4]  # the spell of an advanced kitten in its place
    both = [t.say(f"wizardkittens-card-{name}") for name in (spell, own)]
    return t.say("wizardkittens-when-spell", spells=t.say("wizardkittens-or", one=both[0], other=both[1]))


def deed(t: Texts, words: dict[str, str], now: str) -> str:
    may = "no" if words["must"] == "true" else "yes"
    if words["do"] == "swap":
        return t.say("wizardkittens-do-swap", may=may)
    if words["do"] == "draw":
        return t.say("wizardkittens-do-draw", n=int(words["n"]))
    source, to, place = words["from"], words["to"], words["place"]
    n = 0 if words["n"] == "all" else int(words["n"])
    slings = to == "other" and place == "actor"
    parts = [
        t.say(f"wizardkittens-do-{verb(source, to, slings)}", may=may),
        t.say("wizardkittens-what", n=n),
        t.say(f"wizardkittens-from-{source.replace(':', '-')}", now=now).removesuffix(","),
    ]
    if to != "discard":
        within = to == "own" and source.startswith("own")
        target = "sling" if slings else "chapter" if within else to.replace(":", "-")
        parts.append(t.say(f"wizardkittens-to-{target}"))
    ending = ""
    if place == "same" or (place == "actor" and to in ("left", "right")):
        ending = t.say(f"wizardkittens-place-{place}")
    return " ".join(parts) + ending


def verb(source: str, to: str, slings: bool) -> str:
    if to == "discard":
        return "discard"
    if to in ("left", "right"):
        return "pass"
    if to == "other":
        return "sling" if slings else "give"
    return "move" if source.startswith("own") else "take"

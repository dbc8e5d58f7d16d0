"""What cards do is said from their values: every goal and every effect of the vocabulary, in both languages."""

from __future__ import annotations

import itertools
import json
import re

import pytest

from kociolek.box import built_in, parse
from kociolek.box.cards import of_effect, of_goal
from kociolek.carddata import WIZARDKITTENS
from kociolek.catalog import boxed
from kociolek.core.errors import BadOptions
from kociolek.games.wizardkittens.cards import ARGUMENT, FROM, GROUPS, PLACE_BY, SCORES, TO, WHEN, WHO, read_effect
from kociolek.games.wizardkittens.kinds import LETTERS, NAMES
from kociolek.text import LANGUAGES, glued, texts
from kociolek.text.printed import card_rule, card_short, effect, goal, is_printed, rule, short, with_names
from source_tree import PACKAGE

SHARED = PACKAGE.parents[1] / "web" / "src" / "games" / "wizardkittens" / "printed.json"


def effects() -> list[str]:
    """Return every effect that the rules accept, with small numbers."""
    found = [f"{when}.{who}.swap.-.-.-.-.{must}" for when in WHEN for who in WHO for must in ("true", "false")]
    found += [f"{when}.{who}.draw.-.-.{n}.-.true" for when in WHEN if when != "within" for who in WHO for n in (1, 2)]
    for words in itertools.product(WHEN, WHO, ["move"], FROM, TO, ("1", "2", "5", "all"), PLACE_BY, ("true", "false")):
        try:
            read_effect("x", ".".join(words))
        except BadOptions:
            continue
        found.append(".".join(words))
    return found


def goals() -> list[tuple[str, str, str]]:
    values = {"type": list(LETTERS), "group": GROUPS, "n": ["1", "2", "5", "22"], "max": ["6"], "": ["-"]}
    return [(s, a, p) for s, name in zip(SCORES, ARGUMENT, strict=True) for a in values[name] for p in ("1", "3", "-2")]


def is_sentence(text: str) -> bool:
    return re.search(r"  | [,.;]|,,|\.\.|[{}_]", text) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_is_said_and_no_two_alike(lang: str) -> None:
    said = {words: goal(texts(lang), *words) for words in goals()}
    assert all(is_sentence(text) for text in said.values())
    assert all(text.startswith(f"−{p[1:]}" if p.startswith("-") else f"+{p}") for (_, _, p), text in said.items())
    apart = {text for words, text in said.items() if words[:2] != ("sets_same", "1")}  # a set of one is a component
    assert len(apart) == len(said) - 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_a_sentence_and_a_change_of_any_word_changes_it(lang: str) -> None:
    t = texts(lang)
    by_sentence: dict[str, list[list[str]]] = {}
    for text in effects():
        sentence = effect(t, text)
        assert is_sentence(sentence), sentence
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        by_sentence.setdefault(sentence, []).append(text.split("."))
    assert len(by_sentence) > 3000
    for same in by_sentence.values():  # only who places a card in the actor's own circle, or on no circle, is not said
        assert len({tuple(words[:6] + words[7:]) for words in same}) == 1, same


def test_the_rulebooks_examples_are_said() -> None:
    t, cards = texts("en"), WIZARDKITTENS.cards
    assert rule(t, cards, "snail") == "Easy curse, 4 points. Needed: 2 Artifacts, 1 Scroll."
    assert rule(t, cards, "copycat").endswith("Bonus: +1 for each Potion left in your circle at the end.")
    assert short(t, cards, "ec_three") == "Extra Credit: +5 for each set of 3 identical components in your circle"
    assert rule(t, cards, "nr_sling") == ("At once: each kitten slings a card from the discard pile at another kitten.")
    assert rule(t, cards, "chaos_shuffle").split("\n")[2] == (
        "• 3. At once: each kitten passes all cards from its Chapter 1 to the right, to the chapter of the same number."
    )
    assert rule(texts("pl"), cards, "flea_circus") == glued(
        "Klątwa wysokiego poziomu, 7 punktów. Wymagane składniki: 1 × artefakt, 2 × kompan, 1 × eliksir, 1 × zwój. "
        "Lżejszy przepis: 2 × kompan, 2 × zwój. Punkty bonusowe: +1 za każdego kompana w Twoim obszarze na koniec gry."
    )


# Every sentence on a card that the rulebooks show: the words of a box, and what is said of them in both languages.
SHOWN = {
    "within.right.move.used.own.1.receiver.true": (
        "When a kitten defeats a curse, before its components are discarded, the kitten to its right takes a card from "
        "the components just used into its circle.",
        "Kiedy kotek pokona klątwę, zanim jej składniki trafią na stos kart odrzuconych, kotek po jego prawej bierze "
        "kartę spośród wykorzystanych składników do swojego obszaru.",
    ),
    "now.each.move.discard.other.1.actor.true": (
        "At once: each kitten slings a card from the discard pile at another kitten.",
        "Natychmiast: każdy kotek przesuwa kartę ze stosu kart odrzuconych do obszaru innego kotka.",
    ),
    "now.each.move.own.right.1.receiver.true": (
        "At once: each kitten passes a card from its circle to the right.",
        "Natychmiast: każdy kotek podaje kartę ze swojego obszaru kotkowi po prawej.",
    ),
    "defeat.each.move.own.right.1.receiver.true": (
        "When a kitten defeats a curse, each kitten passes a card from its circle to the right.",
        "Kiedy kotek pokona klątwę, każdy kotek podaje kartę ze swojego obszaru kotkowi po prawej.",
    ),
    "now.each.move.own:1.right.all.same.true": (
        "At once: each kitten passes all cards from its Chapter 1 to the right, to the chapter of the same number.",
        "Natychmiast: każdy kotek podaje wszystkie karty ze swojego rozdziału 1 kotkowi po prawej, do rozdziału o tym "
        "samym numerze.",
    ),
    "now.each.move.left.own.1.receiver.true": (
        "At once: each kitten takes a card from the kitten on its left into its circle.",
        "Natychmiast: każdy kotek bierze kartę z obszaru kotka po lewej do swojego obszaru.",
    ),
    "defeat.each.move.discard.own.1.receiver.true": (
        "When a kitten defeats a curse, each kitten takes a card from the discard pile into its circle.",
        "Kiedy kotek pokona klątwę, każdy kotek bierze kartę ze stosu kart odrzuconych do swojego obszaru.",
    ),
    "now.each.move.own.discard.1.receiver.true": (
        "At once: each kitten discards a card from its circle.",
        "Natychmiast: każdy kotek odrzuca kartę ze swojego obszaru.",
    ),
    "now.each.move.other.discard.1.receiver.true": (
        "At once: each kitten discards a card from another kitten’s circle.",
        "Natychmiast: każdy kotek odrzuca kartę z obszaru innego kotka.",
    ),
    "now.each.move.own:any.discard.all.receiver.true": (
        "At once: each kitten discards all cards from one of its chapters.",
        "Natychmiast: każdy kotek odrzuca wszystkie karty z jednego swojego rozdziału.",
    ),
}
# What a reader of such games expects besides: more points for a card, sets, majorities, negative points, draws.
EXPECTED = {
    ("per_type", "P", "3"): "+3 for each Potion in your circle",
    ("sets_same", "2", "4"): "+4 for each set of 2 identical components in your circle",
    ("sets_all", "-", "6"): "+6 for each set of all four components in your circle",
    ("most_type", "A", "5"): "+5 if no kitten has more Artifacts than you",
    ("most_cards", "-", "3"): "+3 if no circle holds more components than yours",
    ("fewest_cards", "-", "3"): "+3 if no circle holds fewer components than yours",
    ("most_curses", "-", "4"): "+4 if no kitten defeated more curses than you",
    ("per_card", "-", "-1"): "−1 for each component in your circle",
    ("no_type", "S", "2"): "+2 if no Scroll is left in your circle",
}


@pytest.mark.parametrize("words", SHOWN)
def test_every_sentence_of_the_rulebooks_is_in_the_vocabulary(words: str) -> None:
    read_effect("x", words)
    assert tuple(effect(texts(lang), words).replace("\xa0", " ") for lang in ("en", "pl")) == SHOWN[words]


@pytest.mark.parametrize("words", EXPECTED, ids="-".join)
def test_what_a_reader_of_such_games_expects_is_in_the_vocabulary(words: tuple[str, str, str]) -> None:
    score, argument, pts = words
    name = ARGUMENT[SCORES.index(score)]
    value = argument if argument.isdecimal() else f'"{argument}"'
    given = f"{name} = {value}, " if name else ""
    box = parse(f'game = "wizardkittens"\nextra_credit.ec_three.goal = {{ score = "{score}", {given}pts = {pts} }}\n')
    game = boxed(box.game, box)
    assert card_short(texts("en"), game, "ec_three") == f"Extra Credit: {EXPECTED[words]}"
    assert card_short(texts("pl"), game, "ec_three") != card_short(texts("pl"), WIZARDKITTENS, "ec_three")


OWN = """
game = "wizardkittens"
curses.hairball = { en = "Furball", pl = "Futrzak", value = 7, bonus = { score = "most_type", type = "F", pts = -2 } }
extra_credit.ec_fullset.goal.pts = 7
new_rules.nr_dig.effect = { do = "draw", when = "now", n = 2 }
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_box_is_said_by_its_own_values_and_names(lang: str) -> None:
    game = boxed("wizardkittens", parse(OWN))
    t = with_names(texts(lang), game)
    assert t.say("wizardkittens-card-hairball") == ("Furball" if lang == "en" else "Futrzak")
    assert ("Furball" if lang == "en" else "Futrzak") in t.say(
        "wizardkittens-event-defeated", player="Ala", you="none", card="hairball", index=1, other="", has_other="no"
    )
    assert texts(lang).say("wizardkittens-card-hairball") != t.say("wizardkittens-card-hairball")
    for say in (card_rule, card_short):
        assert "7" in say(t, game, "hairball")
        assert "−2" in say(t, game, "hairball")
        assert "+7" in say(t, game, "ec_fullset")
        assert "2" in say(t, game, "nr_dig")
        assert say(t, game, "snail") == say(texts(lang), WIZARDKITTENS, "snail")
    for kind in NAMES:
        if is_printed(WIZARDKITTENS.cards, kind):
            assert card_short(t, game, kind)
            assert card_rule(t, game, kind)


def shared() -> dict[str, object]:
    """Return sentences that the browser must say in the same way: a part of all effects, every goal, every card."""
    cards = WIZARDKITTENS.cards
    kinds = [kind for kind in NAMES if is_printed(cards, kind)]
    both = [texts(lang) for lang in LANGUAGES]
    return {
        "document": built_in("wizardkittens").document(),
        "goals": [[of_goal(list(words)), *(goal(t, *words) for t in both)] for words in goals()],
        "effects": [[of_effect(text), *(effect(t, text) for t in both)] for text in effects()[::211]],
        "cards": [[kind, *(say(t, cards, kind) for t in both for say in (short, rule))] for kind in kinds],
    }


def test_the_browser_says_the_same() -> None:
    """The client's test reads this file. Write it again with: python tests/text/test_printed.py"""
    assert json.loads(SHARED.read_text("utf-8")) == shared()


if __name__ == "__main__":
    SHARED.write_text(json.dumps(shared(), ensure_ascii=False) + "\n", "utf-8")

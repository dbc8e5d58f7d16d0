"""English and Polish say the same things, in whole sentences, with every plural form."""

from __future__ import annotations

import itertools
import re

import pytest
from fluent.syntax import ast

from fluent_files import FILES, NUMBERS, counts_things, entries, selector_variable, selects, tree, variant_keys, walk
from kociolek.text import LANGUAGES, Texts, sources, texts
from kociolek.text.sentences import COUNTS

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
GRAMMAR = {
    "acc",
    "gen",
    "ins",
    "loc",
    "each",
    "list",
    "plural",
    "f",
    "fgen",
    "facc",
}  # what a language has of them is its own affair
EVERY_FILE = [(lang, name) for lang in LANGUAGES for name in FILES]
CHOICES = {
    "you": ["seat", "other", "none"],
    "known": ["yes", "no"],
    "has_other": ["yes", "no"],
    "meant": ["none", "favor"],
    "legal": ["none", "draw, pass"],
    "noped": ["yes", "no"],
    "deed": ["favor", "pair", "triple", "targeted_attack", "five", "shuffle"],
    "named": ["tacocat"],
    "first": ["forest"],
    "second": ["foreign-tower"],
    "third": ["castle"],
}
ONE_LINE = re.compile(
    r"cli-(arg|bot|error|input|hotseat|table|result)-|cli-help-[a-z]+$|kittens-(action|card|event|option|prompt|short|tip)-"
)
SEVERAL_LINES = {"cli-input-help"}
THE_SAME_WORD = {
    "report-ladder-bot",
    "web-club-bot",
    "web-notice-form-discord",
    "web-notice-form-json",
    "web-notice-form-slack",
    "web-notice-mail",
    "web-me-bot",
    "web-me-program",
    "web-host-ban-who",
    "web-host-login",
    "web-host-mb",
    "web-host-ms",
    "web-me-login",
    "cli-table-bot",
    "cli-simulate-bot-column",
    "cli-check-summary",
    "kittens-option-turbo",
    "witchstone-card-pentagram",
    "witchstone-table-pentagram",
    "web-witchstone-did-connected",  # an area alone
    "web-witchstone-did-tower",
    "web-witchstone-strip-pentagram",
    "kittens-rules-turbo.title",
    "web-bot-at",
    "web-key-arrange.key",
    "web-key-enter.key",
    "web-key-escape.key",
    "web-language-en",
    "web-language-pl",
    "web-menu",
    "web-tempo",
}
FRAMES = {
    "cli-error-line",
    "cli-error-scenario-cause",
    "cli-error-record-box-bad",
    "cli-error-report-file",
}  # around a sentence that has its own full stop


def messages(lang: str) -> set[str]:
    return {key for key in texts(lang).listing() if key.partition(".")[2] not in GRAMMAR}


ALL_KEYS = sorted(set.union(*(messages(lang) for lang in LANGUAGES)))


def samples(t: Texts, key: str) -> list[dict[str, str | int]]:
    """Parameters that reach every branch of a message."""
    domains: dict[str, list[str | int]] = {}
    for name in sorted(t.needs(key)):
        if name in CHOICES:
            domains[name] = list(CHOICES[name])
        elif name in {"card", "name"} and key.startswith(("kittens", "web-kittens")):
            domains[name] = ["favor", "see_the_future"]
        elif name == "card" and key.startswith(("wizardkittens-prompt", "web-wizardkittens")):
            domains[name] = ["artifact", "familiar"]
        elif name == "card" and key.startswith("wizardkittens"):
            kitten = "kitten" in key.split("-")[2:]
            domains[name] = ["overflow", "yoink"] if kitten or key.endswith("kitten-chosen") else ["artifact", "swat"]
        elif name == "card" and key.startswith(("witchstone", "web-witchstone")):
            domains[name] = ["energy", "boost_any"]
        elif name == "option" and key.startswith("web-error"):
            domains[name] = ["edition" if "kitten" not in key and "chaos" not in key else "chaos_cat"]
        elif name == "label" and key.startswith("analysis"):
            domains[name] = ["blunder", "mistake", "inaccuracy"]
        elif name == "detail" and key.startswith("analysis-why-witchstone"):
            domains[name] = ["owls", "token_faces"]
        elif name == "index":
            domains[name] = [-1, 0, 1, 2, 3, 5, 12, 22]
        elif name in COUNTS if "-error-" in key else name in NUMBERS:
            domains[name] = [0, 1, 2, 5, 12, 22]
        else:
            domains[name] = ["Ala"]
    return [dict(zip(domains, values, strict=True)) for values in itertools.product(*domains.values())]


@pytest.mark.parametrize(("lang", "name"), EVERY_FILE)
def test_every_language_has_the_file_without_junk(lang: str, name: str) -> None:
    assert name in sources(lang)
    junk = [entry.content for entry in tree(lang, name).body if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize(("lang", "name"), EVERY_FILE)
def test_a_file_speaks_of_one_thing(lang: str, name: str) -> None:
    """`kittens.ftl` holds `kittens` and `kittens-...`, so that nothing is defined in two files."""
    stem = "web" if name == "web-table.ftl" else name.removesuffix(".ftl")
    strays = [e.id.name for e in entries(lang, name) if e.id.name != stem and not e.id.name.startswith(stem + "-")]
    assert not strays


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_in_two_files(lang: str) -> None:
    names = [entry.id.name for name in sources(lang) for entry in entries(lang, name)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", FILES)
def test_the_files_are_in_the_same_order(name: str) -> None:
    english, polish = ([entry.id.name for entry in entries(lang, name)] for lang in ("en", "pl"))
    assert english == polish


def test_every_language_has_every_message_with_the_same_variables() -> None:
    assert not [(key, lang) for key in ALL_KEYS for lang in LANGUAGES if not texts(lang).has(key)]
    assert not [key for key in ALL_KEYS if len({texts(lang).needs(key) for lang in LANGUAGES}) > 1]


@pytest.mark.parametrize(("lang", "name"), EVERY_FILE)
def test_a_choice_by_number_has_every_plural_form(lang: str, name: str) -> None:
    wrong = [
        (entry.id.name, PLURALS[lang] - variant_keys(select))
        for entry in entries(lang, name)
        for select in selects(entry)
        if counts_things(select) and not variant_keys(select) >= PLURALS[lang]
    ]
    assert not wrong


@pytest.mark.parametrize(("lang", "name"), EVERY_FILE)
def test_a_number_beside_a_noun_is_chosen_by_number(lang: str, name: str) -> None:
    """`{ $count } cards` without a choice is wrong for one card; `Cards: { $count }` needs none."""
    wrong = []
    for entry in entries(lang, name):
        if entry.id.name.startswith("cli-error-"):
            continue
        guarded = {
            id(placeable)
            for select in selects(entry)
            for placeable in walk(select.variants)
            if isinstance(placeable, ast.Placeable) and variable(placeable) == selector_variable(select)
        }
        for pattern in (node for node in walk(entry) if isinstance(node, ast.Pattern)):
            for number, after in itertools.pairwise(pattern.elements):
                if not isinstance(number, ast.Placeable) or not isinstance(after, ast.TextElement):
                    continue
                noun = re.match(r" (?!(z|of)\b)\w", after.value)
                if variable(number) in NUMBERS and id(number) not in guarded and noun:
                    wrong.append((entry.id.name, after.value))
    assert not wrong


def variable(placeable: ast.Placeable) -> str:
    inner = placeable.expression
    return inner.id.name if isinstance(inner, ast.VariableReference) else ""


# One test for all messages of a family: a test for each of 4,300 would take longer than its message.
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", sorted({key.partition("-")[0] for key in ALL_KEYS}))
def test_every_message_can_be_said(lang: str, family: str) -> None:
    t = texts(lang)
    keys = [key for key in ALL_KEYS if key.partition("-")[0] == family]
    assert not [
        (key, said) for key in keys for params in samples(t, key) if not is_sound(key, said := t.say(key, **params))
    ]


def is_sound(key: str, said: str) -> bool:
    """Return whether a formatted message has no blanks around it, no leftovers of Fluent and the right end."""
    one_line = ONE_LINE.match(key) and key not in SEVERAL_LINES
    sentence = key.startswith("cli-error-") and key not in FRAMES
    return (
        said.strip() == said != ""
        and "{" not in said
        and "[" not in said  # the terminal would read brackets as markup
        and not (one_line and "\n" in said)
        and not (sentence and not said.endswith((".", "?")))
    )


NAMES_OF_THINGS = ("kittens-card", "wizardkittens-card", "cli-language")


def test_polish_is_not_english() -> None:
    """A message with words in it is translated, not copied."""
    assert not [
        key for key in ALL_KEYS if not key.startswith(NAMES_OF_THINGS) and key not in THE_SAME_WORD and is_copied(key)
    ]


def is_copied(key: str) -> bool:
    english, polish = (texts(lang).say(key, **samples(texts(lang), key)[0]) for lang in ("en", "pl"))
    return english == polish and bool(re.findall(r"[^\W\d_]{2,}", re.sub(r"Ala|favor", "", english)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_addressed_as_a_man(lang: str) -> None:
    """Polish past tense and many adjectives tell a sex; the texts do without, in the second and the third person."""
    gendered = re.compile(
        r"\b\w+(łeś|łaś|łby|łbyś|łabyś)\b|\b(zrobił|zagrał|wygrał|przegrał|dobrał|ukradł|oddał|wybuchnął)\b"
    )
    found = [(name, m.group()) for name, source in sources(lang).items() for m in gendered.finditer(source)]
    assert lang != "pl" or not found


TOLD_TO_PLAYERS = ("kittens", "wizardkittens", "witchstone", "web")


def test_a_game_has_one_name() -> None:
    """A text in Polish calls each game as its page does."""
    keys = [key for key in texts("pl").listing() if not texts("pl").needs(key)]
    assert texts("pl").say("witchstone") == "Wiedźmia Skała"
    names = re.compile(r"\b(Witchstone|Wizard Kittens)\b")
    assert not [key for key in keys if names.search(texts("pl").say(key)) and not key.startswith("cli-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_read_no_ids(lang: str) -> None:
    """A rule names an option as its page does, not by its key."""
    keys = [key for key in texts(lang).listing() if key.startswith(TOLD_TO_PLAYERS)]
    plain = [texts(lang).say(key) for key in keys if not texts(lang).needs(key)]
    assert not [said for said in plain if re.search(r"[a-z]_[a-z]|--[a-z]|[a-z]=[a-z]", said)]


def forms_used(lang: str) -> dict[str, set[str]]:
    """By family of names the forms that sentences ask for: `NAME("kittens-card", $card, form: "acc")`."""
    found: dict[str, set[str]] = {}
    for name in FILES:
        for node in walk(tree(lang, name)):
            if not isinstance(node, ast.FunctionReference) or node.id.name != "NAME" or not node.arguments.named:
                continue
            family, form = node.arguments.positional[0], node.arguments.named[0].value
            assert isinstance(family, ast.StringLiteral)
            assert isinstance(form, ast.StringLiteral)
            found.setdefault(family.value, set()).add(form.value)
    return found


# Of these families only some names are declined.
DECLINED = {
    "wizardkittens-card": ["artifact", "familiar", "potion", "scroll"],
    "witchstone-card": ["energy", "witch", "pentagram", "crystal", "wand", "scroll"],
}


def test_polish_names_have_every_form_that_is_asked_for() -> None:
    t = texts("pl")
    for family, forms in forms_used("pl").items():
        names = [name for name in t.listing(f"{family}-") if "." not in name]
        if family in DECLINED:
            names = [f"{family}-{kind}" for kind in DECLINED[family]]
        assert names
        assert not [f"{name}.{form}" for name in names for form in forms if not t.has(f"{name}.{form}")], family


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_told_their_own_name(lang: str) -> None:
    """Whoever acts, and whoever is hit, is addressed as you, in every message that can tell."""
    t, checked = texts(lang), 0
    for key in ALL_KEYS:
        if not {"you", "player"} <= t.needs(key):
            continue
        for params in samples(t, key):
            said = t.say(key, **{**params, "player": "Zuzanna", "other": "Henryk"})
            own = {"seat": "Zuzanna", "other": "Henryk"}.get(str(params["you"]))
            assert own is None or own not in said, (key, said)
            checked += 1
    assert checked > 1000

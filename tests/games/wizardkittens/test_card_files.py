"""Card files: the package's own cards, an owner's values, and what is refused with its line and reason."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

import pytest

from kociolek.carddata import WIZARDKITTENS, BadCards, card_names, read_card_file
from kociolek.core.api import Choices, Seat
from kociolek.core.errors import BadOptions
from kociolek.core.rng import seeded
from kociolek.games.wizardkittens.cards import (
    ALL_CARDS,
    FROM,
    PLACE_BY,
    TO,
    WHEN,
    WHO,
    CardSet,
    letters,
    read_effect,
)
from kociolek.games.wizardkittens.kinds import CHAOS_IDS, CREDIT_IDS, CURSE_IDS, NEW_RULE_IDS
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence
from source_tree import PACKAGE

SOURCE = (PACKAGE / "games" / "wizardkittens" / "cards.toml").read_text("utf-8")
DATA = tomllib.loads(SOURCE)
MARKS = {"SEED", "SEED-ARITH", "INFERRED", "DESIGNED"}


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return file


# -- the package's own cards --------------------------------------------------------------
def test_every_slot_has_its_card() -> None:
    ids = [[card["id"] for card in DATA[section]] for section in ("curses", "extra_credit", "new_rules", "chaos")]
    assert ids == [CURSE_IDS, CREDIT_IDS, NEW_RULE_IDS, CHAOS_IDS]


@pytest.mark.parametrize("card", [card for cards in DATA.values() for card in cards], ids=lambda card: card["id"])
def test_every_value_says_where_it_comes_from(card: dict[str, object]) -> None:
    source = card["source"]
    if isinstance(source, str):
        assert source in MARKS
    else:
        assert isinstance(source, dict)
        assert set(source.values()) <= MARKS
        assert set(source) >= set(card) - {"id", "en", "pl", "source"}


# -- an owner's file ----------------------------------------------------------------------
OWNER = """
[[curses]]
id = "hairball"
en = "Furball, the Third"
group = "easy"
value = 3
needs = "PPP"
bonus = "S"

[[new_rules]]
id = "nr_dig"
paws = true
effect = { when = "now", who = "others", from = "active", to = "discard", n = 2 }
"""


def test_an_owners_values_replace_ours(tmp_path: Path) -> None:
    value = read_card_file(written(tmp_path, OWNER))
    cards = CardSet(value)
    assert cards.values[CURSE_IDS.index("hairball")] == 3
    assert letters(cards.needs, CURSE_IDS.index("hairball")) == "PPP"
    assert cards.bonus[CURSE_IDS.index("hairball")] == 3
    assert cards.values[CURSE_IDS.index("snail")] == 4  # what the file does not name stays
    assert cards.new_rules[NEW_RULE_IDS.index("nr_dig")].effects[0].n == 2
    assert card_names(value, "en") == {"hairball": "Furball, the Third"}
    assert card_names(value, "pl") == {}
    assert card_names("built_in", "en") == {}


def test_a_table_plays_with_them_and_its_position_carries_them(tmp_path: Path) -> None:
    """Record, position and view need no file: the option holds the whole card set."""
    options = {"cards": read_card_file(written(tmp_path, OWNER)), "chaos_cat": "new_rules"}
    state = WIZARDKITTENS.new(3, options, seeded(4))
    out = Choices()
    rng = seeded(9)
    while state.waiting != 0:
        dump = state.dump()
        assert WIZARDKITTENS.load(dump).dump() == dump
        view = state.view(Seat(0))
        assert WIZARDKITTENS.read_view(view.to_json()).to_json() == view.to_json()
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(rng.below(out.size)))


CURSE = '[[curses]]\nid = "snail"\ngroup = "easy"\nvalue = 4\nneeds = "AAS"\n'
RULE = '[[new_rules]]\nid = "nr_dig"\npaws = true\n'
CREDIT = '[[extra_credit]]\nid = "ec_three"\n'


@pytest.mark.parametrize(
    ("text", "error", "line"),
    [
        ("value = = 3\n", "cards-not-toml", 1),
        ("\n\n[[curses]\n", "cards-not-toml", 3),
        ('[[hexes]]\nid = "snail"\n', "cards-unknown-word", 1),
        ("curses = 3\n", "cards-wrong-type", 1),
        ('[[curses]]\nid = "snial"\n', "cards-unknown-word", 2),
        ('[[curses]]\ngroup = "easy"\n', "cards-field-missing", 1),
        ('[[curses]]\nid = "snail"\ngroup = "easy"\n', "cards-field-missing", 2),
        (CURSE + "colour = 1\n", "cards-unknown-word", 6),
        (CURSE + CURSE, "cards-twice", 2),
        (CURSE.replace('"easy"', '"simple"'), "cards-bad-value", 3),
        (CURSE.replace("4", "-4"), "cards-bad-value", 4),
        (CURSE.replace("4", "4.5"), "cards-wrong-type", 4),
        (CURSE.replace("AAS", "AAX"), "cards-bad-value", 5),
        (CURSE.replace("AAS", "AA"), "cards-bad-value", 5),
        (CURSE.replace("AAS", "A/A;S"), "cards-wrong-type", 5),
        (CURSE + 'bonus = "Q"\n', "cards-bad-value", 6),
        (CURSE + "en = 7\n", "cards-wrong-type", 6),
        (RULE + 'effect = { when = "never", from = "own", to = "left" }\n', "cards-bad-value", 4),
        (RULE + 'effect = { when = "now", from = "used", to = "left" }\n', "cards-clash", 4),
        (RULE + 'effect = { when = "now", from = "deck", to = "own" }\n', "cards-bad-value", 4),
        (RULE + 'effect = { when = "now", from = "own" }\n', "cards-field-missing", 2),
        (RULE + 'effect = { when = "now", from = "own", to = "left", why = 1 }\n', "cards-unknown-word", 4),
        (RULE + 'effect = { when = "now", do = "swap", from = "own" }\n', "cards-clash", 4),
        (RULE + 'effect = { when = "now", from = "own", to = "left", n = "all" }\n', "cards-clash", 4),
        (RULE + 'effect = "pass"\n', "cards-wrong-type", 4),
        (CREDIT + 'score = "sets_same"\nn = 3\ntype = "P"\npts = 5\n', "cards-clash", 4),
        (CREDIT + 'score = "sets_same"\npts = 5\n', "cards-bad-value", 2),
        (CREDIT + 'score = "sets_odd"\npts = 5\n', "cards-bad-value", 3),
        ('[[chaos]]\nid = "loose_pages"\nsteps = [{ when = "now", do = "swap" }]\n', "cards-bad-value", 3),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(text: str, error: str, line: int, tmp_path: Path) -> None:
    with pytest.raises(BadCards) as raised:
        read_card_file(written(tmp_path, text))
    assert (raised.value.key, int(raised.value.values["line"])) == (error, line)
    for lang in LANGUAGES:
        assert f"mine.toml, {'line' if lang == 'en' else 'wiersz'} {line}: " in error_sentence(
            texts(lang), raised.value
        )


def test_a_group_needs_two_curses(tmp_path: Path) -> None:
    moved = [CURSE.replace("snail", name).replace("easy", "hard") for name in ("snail", "hairball", "zoomies")]
    with pytest.raises(BadCards) as raised:
        read_card_file(written(tmp_path, "\n".join(moved)))
    assert raised.value.key == "cards-bad-value"


@pytest.mark.parametrize("name", ["nowhere.toml", "."])
def test_a_file_that_cannot_be_read(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadCards) as raised:
        read_card_file(tmp_path / name)
    assert raised.value.key == "file-unreadable"


@pytest.mark.parametrize("value", ["", "nonsense", "a|b|c|d|e", WIZARDKITTENS.cards.text.replace("AAS", "AAQ")])
def test_a_wrong_option_is_refused(value: str) -> None:
    with pytest.raises(BadOptions) as raised:
        WIZARDKITTENS.check(3, {"cards": value})
    assert raised.value.key == "cards-bad-value"


def test_two_players_need_a_rule_with_paws() -> None:
    text = WIZARDKITTENS.cards.text.replace("/true/", "/false/")
    assert WIZARDKITTENS.check(3, {"cards": text, "chaos_cat": "new_rules"})
    with pytest.raises(BadOptions) as raised:
        WIZARDKITTENS.check(2, {"cards": text, "chaos_cat": "new_rules"})
    assert raised.value.key == "new-rules-need-paws"


# -- the vocabulary of effects ------------------------------------------------------------
def all_effects() -> list[str]:
    """Every record that the vocabulary allows, with small numbers."""
    found = []
    for when, who, source, to, n, place, must in itertools.product(
        WHEN, WHO, FROM, TO, ("1", "2", "all"), PLACE_BY, ("true", "false")
    ):
        text = ".".join([when, who, "move", source, to, n, place, must])
        try:
            read_effect("x", text)
        except BadOptions:
            continue
        found.append(text)
    swaps = [".".join([when, who, "swap", "-", "-", "-", "-", "true"]) for when in WHEN for who in WHO]
    draws = [f"{when}.{who}.draw.-.-.{n}.-.true" for when in WHEN if when != "within" for who in WHO for n in "123"]
    return found + 4 * (swaps + draws)  # so that they are tried as often as the many moves


EFFECTS = all_effects()


def with_rule(effect: str) -> str:
    """Our cards, but with one New Rule only, in every slot."""
    sections = WIZARDKITTENS.cards.text.split("|")
    rules = [card.split("/") for card in sections[2].split(";")]
    sections[2] = ";".join("/".join([*card[:3], "true", effect]) for card in rules)
    return "|".join(sections)


def test_any_effect_of_the_vocabulary_can_be_played() -> None:
    """Random games with random records: nobody is stuck, no card is lost, positions read back."""
    assert len(EFFECTS) > 4000
    out = Choices()
    chance = seeded(5)
    for number in range(150):
        effect = EFFECTS[chance.below(len(EFFECTS))]
        seats = 2 + number % 3
        state = WIZARDKITTENS.new(seats, {"chaos_cat": "new_rules", "cards": with_rule(effect)}, seeded(number))
        inventory = state.inventory()
        moves = 0
        while state.waiting != 0:
            seat = state.first()
            out.clear()
            state.options(seat, out)
            assert out.size > 0, effect
            if moves % 9 == 0 and "effect" in state.prompt():
                assert WIZARDKITTENS.load(state.dump()).dump() == state.dump()
            state.apply(seat, out.at(chance.below(out.size)))
            moves += 1
            assert moves < 3000, effect
        assert state.inventory() == inventory, effect


def test_all_belongs_to_whole_chapters() -> None:
    assert {read_effect("x", text).source for text in EFFECTS if read_effect("x", text).n == ALL_CARDS} == {1, 2, 3, 4}

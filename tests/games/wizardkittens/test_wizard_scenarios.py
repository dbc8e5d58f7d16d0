"""Every scenario of Wizard Kittens passes, its positions are sound, and every card and ruling has one."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import SEARCH, seeded
from kociolek.games.wizardkittens.kinds import CREDIT_IDS, CURSE_IDS, NAMES, NEW_RULE_IDS, SPELL_NAMES
from kociolek.games.wizardkittens.vocabulary import EVENTS, PROMPTS
from kociolek.scenario import Scenario, play, read_file, scenario_files
from kociolek.scenario.player import begin, make
from kociolek.text import texts

HERE = Path(__file__).parent
FILES = scenario_files([HERE])
SCENARIOS = [scenario for file in FILES for scenario in read_file(file)]
RULINGS = [f"R{n}" for n in range(1, 49)]
Data = dict[str, Any]
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # in C if there is one: many times as fast
RAW: list[Data] = [data for file in FILES for data in yaml.load(file.read_text("utf-8"), LOADER)]
RULES = {data["title"]: data["rule"] for data in RAW}


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: Scenario) -> None:
    said = [f"line {f.line}: {texts('en').say(f'cli-check-{f.key}', **f.values)}" for f in play(scenario)]
    assert not said, "\n".join([f"{scenario.file}:{scenario.line}", *said])


@pytest.mark.parametrize("scenario", [s for s in SCENARIOS if s.refusal is None], ids=name)
def test_positions_are_sound(scenario: Scenario) -> None:
    """No component is lost, and a world can be imagined behind every view."""
    moment = begin(scenario)
    inventory = moment.state.inventory()
    assert inventory[:4] == [12] * 4
    for move in [None, *(move for step in scenario.steps for move in step.moves)]:
        assert move is None or make(moment, move) is None
        state = moment.state
        assert state.inventory() == inventory
        for seat in range(-1, int(state.seats)):
            view = state.view(Seat(seat))
            assert WIZARDKITTENS.imagine(view, seeded(seat + 2, SEARCH)).view(Seat(seat)).to_json() == view.to_json()


# -- expectations that can fail -----------------------------------------------------------
def changed(value: Any) -> Iterator[Any]:
    """The same expectation with one thing in it different."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list):
        yield from ([*value[:i], new, *value[i + 1 :]] for i, old in enumerate(value) for new in changed(old))
        if all(isinstance(item, str) and item in NAMES[:4] for item in value):
            yield [*value, "potion"]
    elif isinstance(value, dict):
        yield from ({**value, key: new} for key, old in value.items() for new in changed(old))
    elif value in NAMES[:4]:
        yield next(kind for kind in NAMES[:4] if kind != value)
    elif value in CURSE_IDS:
        yield "none"


CHANGEABLE = ("circles", "hand", "discard", "curses", "deck_size", "curse_deck_size", "chapters", "cats", "tally")


def mutants(field: str) -> Iterator[Data]:
    for data in RAW:
        for i, step in enumerate(data.get("steps", [data])):
            for j, value in enumerate(changed(step.get("expect", {}).get(field, {}))):
                mutant = copy.deepcopy(data)
                for option, chosen in mutant.get("options", {}).items():  # YAML reads `on` as true
                    mutant["options"][option] = {True: "on", False: "off"}.get(chosen, chosen)
                mutant.get("steps", [mutant])[i]["expect"][field] = value
                mutant["title"] = f"{data['title']} / step {i}, change {j}"
                yield mutant


@pytest.mark.once
@pytest.mark.parametrize("field", CHANGEABLE)
def test_an_expectation_can_fail(field: str, tmp_path: Path) -> None:
    unique = {mutant["title"]: mutant for mutant in mutants(field)}
    assert unique
    file = tmp_path / "mutants.yaml"
    file.write_text(json.dumps(list(unique.values())), "utf-8")  # which is YAML, and faster to write
    assert not [scenario.title for scenario in read_file(file) if not play(scenario)]


# -- what must have a scenario ------------------------------------------------------------
@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_scenario(ruling: str) -> None:
    assert [name(scenario) for scenario in SCENARIOS if ruling in scenario.rulings]


def test_scenarios_name_rulings_that_exist() -> None:
    assert not {ruling for scenario in SCENARIOS for ruling in scenario.rulings} - set(RULINGS)


@pytest.mark.parametrize("card", [*CURSE_IDS, *CREDIT_IDS, *NEW_RULE_IDS])
def test_a_card_has_a_scenario(card: str) -> None:
    assert [title for title, rule in RULES.items() if card in rule]


@pytest.mark.parametrize("step", [1, 2, 3, 4])
@pytest.mark.parametrize("card", ["Chaos Shuffle", "Tumbling Discards", "Loose Pages", "Sticky Paws"])
def test_a_chaos_step_has_a_scenario(card: str, step: int) -> None:
    told = "Tumbling Discards with three Cats"  # the example of the book carries out steps 2 and 3
    assert [title for title in RULES if title.startswith((f"{card} {step}", told if card in told else card + " -"))]


@pytest.mark.parametrize("spell", SPELL_NAMES)
def test_a_spell_has_a_scenario(spell: str) -> None:
    assert [s for s in SCENARIOS for step in s.steps for move in step.moves if move.action == f"cast {spell}"]


@pytest.mark.parametrize("example", range(1, 11))
def test_an_example_of_the_books_has_a_scenario(example: int) -> None:
    assert [title for title in RULES if title.startswith(f"Example {example} - ")]


# -- the words of the game ----------------------------------------------------------------
@pytest.mark.parametrize("chaos_cat", ["plain", "new_rules", "chaos_mode"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_use_no_other_words(seats: int, chaos_cat: str) -> None:
    """Nor does an event carry what its entry does not say."""
    if seats == 2 and chaos_cat == "chaos_mode":
        return
    out = Choices()
    for seed in range(12):
        options = {"chaos_cat": chaos_cat, "advanced_kittens": ["off", "on"][seed % 2]}
        state = WIZARDKITTENS.new(seats, options, seeded(seed))
        rng = seeded(seed, SEARCH)
        state.events = []
        while state.waiting != 0:
            assert state.prompt() in PROMPTS
            seat = state.first()
            if rng.below(400) == 0:
                state.leave(seat)
                continue
            out.clear()
            state.options(seat, out)
            state.apply(seat, out.at(rng.below(out.size)))
        for event in state.events:
            carried = {"other": event.other >= 0, "kind": event.kind >= 0, "index": event.index >= 0}
            assert {what for what, there in carried.items() if there} <= set(EVENTS[event.verb]), event.verb

"""Every scenario of the rules passes, its position is sound, and not one of its expectations is empty talk."""

from __future__ import annotations

import copy
import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from kociolek.core.api import Choices, Seat
from kociolek.core.errors import BadOptions
from kociolek.core.rng import SEARCH, seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import EXPLODING_KITTEN, NAMES
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.vocabulary import EVENTS, PROMPTS
from kociolek.scenario import Scenario, play, read_file, scenario_files
from kociolek.scenario.kittens_expansions import cards_on_the_table
from kociolek.scenario.parts import PARTS
from kociolek.scenario.player import begin, make
from kociolek.text import texts

FILES = scenario_files([Path(__file__).parent / "kittens"])
SCENARIOS = [scenario for file in FILES for scenario in read_file(file)]
RULINGS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "rulings.toml").read_text("utf-8"))


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: Scenario) -> None:
    said = [f"line {f.line}: {texts('en').say(f'cli-check-{f.key}', **f.values)}" for f in play(scenario)]
    assert not said, "\n".join([f"{scenario.file}:{scenario.line}", *said])


# -- positions ----------------------------------------------------------------------------
def moments(scenario: Scenario) -> Iterator[KittensState]:
    moment = begin(scenario)
    assert isinstance(moment.state, KittensState)
    yield moment.state
    for step in scenario.steps:
        for move in step.moves:
            assert make(moment, move) is None
            yield moment.state


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_positions_are_sound(file: Path) -> None:
    """Every card is in one place, nobody knows what is not so, and a world can be imagined behind every view."""
    for scenario in SCENARIOS:
        if scenario.file == str(file) and scenario.refusal is None:
            for t in moments(scenario):
                assert_conserved(t)
                for seat in (-1, *range(t.seats)):
                    assert_honest(t, seat)


def assert_conserved(t: KittensState) -> None:
    there: Counter[int] = Counter()
    for zone in (t.pile, t.discard, t.limbo, t.box):
        there.update(int(zone.at(depth)) for depth in range(zone.size()))
    for seat in range(t.seats):
        for kind, n in enumerate(t.hands.own(Seat(seat))):
            there[kind] += n
    for place, kind in ((1, NAMES.index("godcat")), (2, NAMES.index("devilcat"))):
        there[kind] += 1 if t.mat & place else 0
    there.update(cards_on_the_table(t))
    assert +there == +Counter({kind: int(n) for kind, n in enumerate(t.census)})


def assert_honest(t: KittensState, seat: int) -> None:
    view = t.view(Seat(seat))
    known = view.to_json()["known"]
    assert isinstance(known, list)
    for owner, cards in enumerate(known):
        held = {NAMES[kind]: int(n) for kind, n in enumerate(t.hands.own(Seat(owner)))}
        assert all(held[card] >= n for card, n in cards.items())
    imagined = KITTENS.imagine(view, seeded(seat + 2, SEARCH)).view(Seat(seat))
    assert imagined.to_json() == view.to_json()


def test_what_is_not_named_stays_as_it_was_dealt(tmp_path: Path) -> None:
    (one,) = scenarios_of(tmp_path, [{**BASE, "position": {"hands": {0: ["defuse"]}, "active": 1}}])
    dealt = KITTENS.new(3, {}, seeded(1))
    t = begin(one).state
    assert isinstance(dealt, KittensState)
    assert isinstance(t, KittensState)
    assert [t.pile.at(i) for i in range(t.pile.size())] == [dealt.pile.at(i) for i in range(dealt.pile.size())]
    assert [list(t.hands.own(Seat(s))) for s in (1, 2)] == [list(dealt.hands.own(Seat(s))) for s in (1, 2)]
    assert list(t.census) == list(dealt.census)  # the displaced cards lie unseen in the box
    assert t.box.size() == 7
    known = t.view(Seat(1)).to_json()["known"]
    assert known == [{}, {"defuse": 1}, {"defuse": 1}]  # of a named hand nobody knows a thing


def test_named_cards_come_out_of_dealt_places_without_thinning_them(tmp_path: Path) -> None:
    """All four Attacks in one hand: they were somewhere, and other cards lie there now."""
    position = {"hands": {0: ["attack"] * 4}, "pile": ["skip", "skip", "skip", "skip", "..."]}
    (one,) = scenarios_of(tmp_path, [{**BASE, "position": position}])
    t = begin(one).state
    assert isinstance(t, KittensState)
    assert [int(t.hands.size(Seat(s))) for s in range(3)] == [4, 8, 8]
    assert t.pile.size() == 29
    assert [NAMES[t.pile.at(i)] for i in range(4)] == ["skip"] * 4
    assert t.pile.count(EXPLODING_KITTEN) == 2
    assert_conserved(t)


# -- expectations that can fail -----------------------------------------------------------
Data = dict[str, Any]
BASE: Data = {"title": "one", "game": "kittens", "seats": 3, "options": {}, "expect": {"turns": 1}}


def scenarios_of(folder: Path, data: list[Data]) -> list[Scenario]:
    file = folder / "scenarios.yaml"
    file.write_text(json.dumps(data), "utf-8")  # which is YAML, and quicker to write
    return read_file(file)


def other(value: str, *known: str) -> str:
    return next(word for word in known if word != value)


def changed_list(cards: list[str]) -> Iterator[list[str]]:
    """Another first card, one card more, one card less."""
    if cards and cards[0] != "...":
        yield [other(cards[0], "skip", "nope"), *cards[1:]]
    if "..." not in cards:
        yield [*cards, "skip"]
        if cards:
            yield cards[:-1]


def changed_hand(cards: list[str]) -> Iterator[list[str]]:
    if cards and cards[-1] == "...":
        yield ["attack"] * 12 + cards  # more than any hand is sure to have
        return
    yield [*cards, "attack"]
    if cards:
        yield cards[1:]


def per_seat(change: Callable[[Any], Iterator[Any]]) -> Callable[[Any, Data], Iterator[Any]]:
    def mutate(value: Any, scenario: Data) -> Iterator[Any]:
        for seat, inner in value.items():
            for new in change(inner):
                yield {**value, seat: new}

    return mutate


def changed_sight(sight: Data) -> Iterator[Data]:
    for new in changed_sight_of_pile(sight["pile"]) if "pile" in sight else ():
        yield {**sight, "pile": new}
    for what in ("knows", "lacks"):
        for owner, cards in sight.get(what, {}).items():
            for new in changed_hand(cards):
                yield {**sight, what: {**sight[what], owner: new}}


def changed_sight_of_pile(cards: list[str]) -> Iterator[list[str]]:
    for i, card in enumerate(cards):
        if card != "...":
            yield [*cards[:i], "defuse" if card == "unknown" else "unknown", *cards[i + 1 :]]
    if "..." not in cards:
        yield [*cards, "unknown"]


def changed_events(events: list[str]) -> Iterator[list[str]]:
    yield [*events, "pile_empty 0"]
    for i, event in enumerate(events):
        verb, *words = event.split()
        yield [*events[:i], " ".join([other(verb, "gave", "stole"), "0", "1", "defuse"]), *events[i + 1 :]]
        if words[-1] == "unknown":
            yield [*events[:i], " ".join([verb, *words[:-1], "defuse"]), *events[i + 1 :]]
    if len(events) > 1:
        yield events[::-1]


def changed_count(value: Any, scenario: Data) -> Iterator[Any]:
    entries = value if isinstance(value, list) else [value]
    for i, entry in enumerate(entries):
        yield [*entries[:i], {**entry, "is": entry["is"] + 1}, *entries[i + 1 :]]


def changed_asks(value: Data, scenario: Data) -> Iterator[Data]:
    if "prompt" in value:
        yield {**value, "prompt": other(value["prompt"], "turn", "nope")}
    for seat in range(scenario["seats"] if "seats" in value else 0):
        toggled = sorted(set(value["seats"]) ^ {seat})
        yield {**value, "seats": toggled}


def another_seat(value: Any, scenario: Data) -> Iterator[Any]:
    for seat in range(scenario["seats"]):
        if seat != value:
            yield seat


def changed_seats(value: list[int], scenario: Data) -> Iterator[list[int]]:
    for seat in range(scenario["seats"]):
        yield sorted(set(value) ^ {seat})


def one_more(value: int, scenario: Data) -> Iterator[int]:
    yield value + 1


def wrong_errors(value: str, scenario: Data) -> Iterator[str]:
    with pytest.raises(BadOptions) as raised:
        KITTENS.prepare(scenario["seats"], {name: str(choice) for name, choice in scenario["options"].items()})
    yield from (key for key in PARTS["kittens"].setup_errors if key != raised.value.key)


MUTATIONS: dict[str, Callable[[Any, Data], Iterator[Any]]] = {
    "asks": changed_asks,
    "legal": lambda value, scenario: iter([[*value, "0 tuck 127"], [*value, "1 godcat nope"]]),
    "winner": lambda value, scenario: (
        changed_seats(value, scenario) if isinstance(value, list) else another_seat(value, scenario)
    ),
    "events": per_seat(changed_events),
    "hands": per_seat(changed_hand),
    "sizes": per_seat(lambda n: iter([n + 1])),
    "pile": lambda value, scenario: changed_list(value),
    "pile_size": one_more,
    "discard": lambda value, scenario: changed_list(value),
    "discard_top": lambda value, scenario: iter([other(value, "skip", "attack")]),
    "count": changed_count,
    "godcat": lambda value, scenario: iter({"mat", "duel", 0, 1} - {value}),
    "alive": changed_seats,
    "active": another_seat,
    "turns": one_more,
    "attacked": lambda value, scenario: iter([not value]),
    "sees": per_seat(changed_sight),
    "direction": lambda value, scenario: iter([-value]),
    "crown": lambda value, scenario: changed_cards(value),
    "stash": lambda value, scenario: changed_hand(value),
    "taken": lambda value, scenario: iter([{**value, 0: (value.get(0, 0) + 1) % scenario["seats"]}]),
    "lying": changed_seats,
    "imploding": lambda value, scenario: iter([other(value, "up", "down")]),
    "marked": lambda value, scenario: changed_cards(value),
    "blind": changed_seats,
    "discard_down": one_more,
    "error": wrong_errors,
}


def changed_cards(value: dict[int, list[str]]) -> Iterator[dict[int, list[str]]]:
    """Of all seats, so one that is left out matters."""
    yield {**value, 0: [*value.get(0, []), "attack"]}
    for seat, cards in value.items():
        if cards:
            yield {**value, seat: cards[1:]}


@cache
def raw_scenarios() -> list[tuple[Data, Scenario]]:
    """Every scenario as it is written, and as it is read."""
    written: list[Data] = []
    for file in FILES:
        written += yaml.load(file.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return list(zip(written, SCENARIOS, strict=True))


def mutants(field: str) -> Iterator[Data]:
    """Each scenario that expects something of this field, with that expectation changed."""
    for data, _ in raw_scenarios():
        for i, step in enumerate(data.get("steps", [data])):
            if field in step.get("expect", {}):
                for j, value in enumerate(MUTATIONS[field](step["expect"][field], data)):
                    mutant = copy.deepcopy(data)
                    mutant.get("steps", [mutant])[i]["expect"][field] = value
                    mutant["title"] = f"{data['title']} / step {i}, change {j}"
                    yield mutant


@pytest.mark.once
@pytest.mark.parametrize("field", MUTATIONS)
def test_an_expectation_can_fail(field: str, tmp_path: Path) -> None:
    made = list(mutants(field))
    unique = {mutant["title"]: mutant for mutant in made}
    assert unique, f"no scenario expects {field}"
    survivors = [scenario.title for scenario in scenarios_of(tmp_path, list(unique.values())) if not play(scenario)]
    assert not survivors


def test_every_expectation_is_changed_somewhere() -> None:
    generic = {"asks", "legal", "illegal", "winner", "events", "error"}
    elsewhere = {"mat", "crown_size", "stash_size"}  # in test_scenario_words.py
    assert {*MUTATIONS, "illegal"} == generic | {*PARTS["kittens"].expectations} - elsewhere


@pytest.mark.once
def test_a_legal_move_is_not_illegal(tmp_path: Path) -> None:
    """After the moves of every scenario, each move that is offered is claimed to be refused."""
    made = []
    for data, scenario in raw_scenarios():
        if scenario.refusal is None and "steps" not in data:
            moment = begin(scenario)
            for move in scenario.steps[0].moves:
                make(moment, move)
            for seat in moment.asked():
                made.append({**data, "title": f"{data['title']} {seat}", "expect": {"illegal": [
                    f"{seat} {moment.legal(seat)[-1]}"]}})  # fmt: skip
    unique = {mutant["title"]: mutant for mutant in made}
    assert len(unique) > 200
    survivors = [scenario.title for scenario in scenarios_of(tmp_path, list(unique.values())) if not play(scenario)]
    assert not survivors


def test_options_that_are_good_do_not_fail(tmp_path: Path) -> None:
    (scenario,) = scenarios_of(tmp_path, [{**BASE, "expect": {"error": "bad-options"}}])
    assert [finding.key for finding in play(scenario)] == ["differs"]


@pytest.mark.parametrize(
    ("moves", "illegal", "passes"),
    [
        ([], [{"1 draw": "not-asked"}], True),
        ([], [{"0 play defuse": "not-offered"}], True),
        ([], [{"1 draw": "not-offered"}], False),
        (["1 leave", "2 leave"], [{"0 draw": "over"}, "0 leave"], True),
        (["1 leave", "2 leave"], [{"0 draw": "not-asked"}], False),
        (["1 leave"], ["1 leave"], True),
        ([], ["1 leave"], False),
    ],
)
def test_the_reason_against_a_move(moves: list[str], illegal: list[Any], passes: bool, tmp_path: Path) -> None:
    (scenario,) = scenarios_of(tmp_path, [{**BASE, "moves": moves, "expect": {"illegal": illegal}}])
    assert (play(scenario) == []) == passes


@pytest.mark.parametrize(
    "moves", [["1 draw"], ["0 pass"], ["* pass"], ["0 play defuse"], ["1 leave", "2 leave", "* pass"]]
)
def test_a_move_that_is_refused_fails_the_scenario(moves: list[str], tmp_path: Path) -> None:
    (scenario,) = scenarios_of(tmp_path, [{**BASE, "moves": moves}])
    (finding,) = play(scenario)
    assert finding.key in ("move-refused", "not-asked")
    assert finding.values["move"] == moves[-1]


# -- what must have a scenario ------------------------------------------------------------
HOW_MANY = {"C": 12, "N": 17, "A": 14, "T": 17, "D": 21, "K": 15, "G": 20, "B": 20, "Q": 15, "E": 5}
ALL_RULINGS = {f"{letter}{n + 1}" for letter, count in HOW_MANY.items() for n in range(count)}


def test_every_ruling_applies_or_does_not() -> None:
    applies, does_not = set(RULINGS["applies"]), set(RULINGS["does_not_apply"])
    assert applies | does_not == ALL_RULINGS
    assert not applies & does_not


@pytest.mark.parametrize("ruling", RULINGS["applies"])
def test_a_ruling_has_a_scenario(ruling: str) -> None:
    assert [name(scenario) for scenario in SCENARIOS if ruling in scenario.rulings]


@pytest.mark.parametrize("scenario", [s for s in SCENARIOS if s.rulings], ids=name)
def test_a_scenario_names_rulings_that_apply(scenario: Scenario) -> None:
    assert not set(scenario.rulings) - set(RULINGS["applies"])


@pytest.mark.parametrize("kind", NAMES)
def test_a_card_has_a_scenario_that_plays_it(kind: str) -> None:
    """It is played, alone or in a combo; kittens explode, the two of the mat are fought for."""
    played = {
        "exploding_kitten": "explode",
        "imploding_kitten": "tuck 0",
        "streaking_kitten": "keep",
        "devilcat": "hold devilcat",
        "godcat": "godcat attack",
    }.get(kind, f"play {kind}")
    actions = {move.action for scenario in SCENARIOS for step in scenario.steps for move in step.moves}
    assert actions & {played, f"pair {kind}", f"pair {kind} feral"}


# -- the words of the game ----------------------------------------------------------------
def test_the_lists_of_words_are_those_of_the_texts() -> None:
    """That the texts have the words of the rules, and no others, is tested with the texts."""
    assert {f"kittens-event-{verb.replace('_', '-')}" for verb in EVENTS} == set(texts("en").listing("kittens-event-"))
    prompts = {f"kittens-prompt-{prompt.replace('.', '-')}" for prompt in PROMPTS}
    assert prompts == set(texts("en").listing("kittens-prompt-"))


@pytest.mark.parametrize("edition", ["original", "party_pack", "good_vs_evil"])
def test_random_games_use_no_other_words(edition: str) -> None:
    """Nor does an event carry what its entry does not say."""
    out = Choices()
    for seed in range(20):
        state = KITTENS.new(5, {"edition": edition, "five_different": "on"}, seeded(seed))
        rng = seeded(seed, SEARCH)
        state.events = []
        while state.waiting != 0:
            assert state.prompt() in PROMPTS
            seat = state.first()
            if rng.below(200) == 0:
                state.leave(seat)
            else:
                out.clear()
                state.options(seat, out)
                state.apply(seat, out.at(rng.below(out.size)))
        for event in state.events:
            carried = {"other": event.other >= 0, "kind": event.kind >= 0, "index": event.index >= 0}
            assert {what for what, there in carried.items() if there} <= set(EVENTS[event.verb]), event.verb

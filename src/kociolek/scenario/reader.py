"""Reader of scenario files. It checks every word before anything is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from kociolek.box import FIRST, BadBox, Box, of_document, read_box
from kociolek.catalog import CHOSEN, boxed, built_in_game
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions, ForeignRules
from kociolek.scenario.expectations import ERROR, GENERIC
from kociolek.scenario.item import MAPPING, NUMBER, SEQUENCE, BadScenario, Item, read_yaml
from kociolek.scenario.laying import check_position
from kociolek.scenario.lesson import GUIDE_FIELDS, Guide, Lesson, read_guide, read_lesson
from kociolek.scenario.moves import Move, read_move
from kociolek.scenario.part import Check, Layout, Part, Setting
from kociolek.scenario.parts import PARTS

DEFAULT_SEED: Final = 1
SUFFIXES: Final = (".yaml", ".yml")
EXPECT: Final = "expect"
BAD_OPTIONS: Final = "bad-options"  # any error of the options

# The fields of a scenario and of one of its steps, with their shapes.
FIELDS: Final = {
    "title": "TEXT",
    "rule": "TEXT",
    "ruling": "[TEXT]",
    "game": "GAME",
    "seats": NUMBER,
    "options": "{OPTION: VALUE}",
    "rules": NUMBER,
    "box": "FILE | {…: …}",
    "seed": NUMBER,
    "position": MAPPING,
    "moves": "[MOVE]",
    EXPECT: MAPPING,
    "steps": "[{moves: [MOVE], expect: {…: …}}]",
    "lesson": "{id: TEXT, order: N, minutes: N, topics: [KIND]}",
    "you": "SEAT",
}
POSITION: Final = {"after": "[MOVE]"}  # fields that positions of all games have
STEP_FIELDS: Final = ("moves", EXPECT)


@dataclass(frozen=True)
class Step:
    moves: list[Move]
    checks: list[Check]
    guide: Guide | None = None  # in a lesson: what is said before the learner answers, and the right answers


@dataclass(frozen=True)
class Scenario:
    file: str
    line: int
    title: str
    rulings: list[str]
    setting: Setting
    seed: int
    layout: Layout | None  # None: as dealt
    steps: list[Step]
    refusal: Item | None  # the error that the set-up must give, instead of a game
    before: list[Move] = field(default_factory=list)  # that lead from the layout into the middle of a turn
    lesson: Lesson | None = None


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """Return the given files, and all scenario files of given folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
            if not found:
                raise BadScenario("no-scenarios", {"file": str(path)})
            files += found
        else:
            files.append(path)
    return files


def read_file(path: Path) -> list[Scenario]:
    whole = read_yaml(path)
    entries = whole.items() if whole is not None else []
    if not entries:
        raise BadScenario("no-scenarios", {"file": str(path)})
    scenarios: list[Scenario] = []
    titles: set[str] = set()
    for entry in entries:
        scenario = read_scenario(entry)
        if scenario.title in titles:
            raise entry.error("scenario-twice", what=scenario.title)
        titles.add(scenario.title)
        scenarios.append(scenario)
    return scenarios


def read_scenario(entry: Item) -> Scenario:
    fields = entry.fields(FIELDS)
    require(entry, fields, "title", "game", "seats")
    title = fields["title"].text("TEXT")
    if "rule" in fields:
        fields["rule"].text("TEXT")
    rulings = [ruling.text() for ruling in fields["ruling"].one_or_more("[TEXT]")] if "ruling" in fields else []
    part = PARTS[fields["game"].choice(PARTS)]
    seats = fields["seats"].number()
    seed = fields["seed"].number() if "seed" in fields else DEFAULT_SEED
    options = read_options(fields)
    game = read_game(fields, part)
    refusal = read_refusal(fields, part)
    if refusal is not None:
        setting = Setting(part, game, seats, options)
        return Scenario(entry.file, entry.line, title, rulings, setting, seed, None, [], refusal)
    setting = checked_setting(entry, fields, Setting(part, game, seats, options))
    layout, before = None, list[Move]()
    if "position" in fields:
        named = fields["position"].fields({**part.position, **POSITION})
        after = named.pop("after", None)
        layout = part.read_position(named, setting)
        check_position(fields["position"], setting, seed, layout)
        before = [read_move(move, setting, everybody=True) for move in after.items("[MOVE]")] if after else []
    lesson = read_lesson(fields["lesson"], fields.get("you"), setting) if "lesson" in fields else None
    steps = read_steps(entry, fields, setting, lesson)
    return Scenario(entry.file, entry.line, title, rulings, setting, seed, layout, steps, None, before, lesson)


def require(entry: Item, fields: Mapping[str, Item], *names: str) -> None:
    for name in names:
        if name not in fields:
            raise entry.error("scenario-field-missing", field=name)


def read_options(fields: Mapping[str, Item]) -> dict[str, str]:
    if "options" not in fields:
        return {}
    return {name.text(): value.text() for name, value in fields["options"].pairs("{OPTION: VALUE}")}


def read_refusal(fields: Mapping[str, Item], part: Part) -> Item | None:
    """Return the item of `expect: {error: …}`, which excludes moves and positions."""
    if EXPECT not in fields or not fields[EXPECT].is_mapping():
        return None
    expected = {key.text(): value for key, value in fields[EXPECT].pairs()}
    if ERROR not in expected:
        return None
    error = expected[ERROR]
    error.choice([BAD_OPTIONS, *part.setup_errors])
    for name in ("position", "moves", "steps"):
        if name in fields:
            raise fields[name].contradicts(ERROR)
    for name, item in expected.items():
        if name != ERROR:
            raise item.contradicts(ERROR)
    return error


def read_game(fields: Mapping[str, Item], part: Part) -> Game:
    """Return the game with the box of `box`, by default that of `--box` or the first built-in one, in a lesson always
    this, and by the version of the rules in `rules`, by default the newest."""
    key = part.game.key
    game = CHOSEN[key] if key in CHOSEN and "lesson" not in fields else built_in_game(key)
    if "box" in fields:
        game = boxed(game.key, read_box_of(fields["box"], game.key))
    if "rules" not in fields:
        return game
    try:
        return game.at(fields["rules"].number())
    except ForeignRules as error:
        raise fields["rules"].error("scenario-cause") from error


def read_box_of(item: Item, game: str) -> Box:
    """Read a box: the name of a file beside the scenario, or what differs from the first built-in box, which scenarios
    without a box are about, or from that of `base`."""
    try:
        if not item.is_mapping():
            box = read_box(Path(item.file).parent / item.text("FILE"))
        else:
            document = plain(item)
            assert isinstance(document, dict)
            box = of_document({"game": game, **document}, base=FIRST)
    except BadBox as error:
        raise item.error("scenario-cause") from error
    if box.game != game:
        raise item.contradicts("game")
    return box


def plain(item: Item) -> object:
    """Return a value of the file as a box document has it."""
    if item.is_mapping():
        return {key.text(): plain(value) for key, value in item.pairs()}
    if item.is_list():
        return [plain(value) for value in item.items()]
    text = item.text()
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else text


def checked_setting(entry: Item, fields: Mapping[str, Item], setting: Setting) -> Setting:
    """Check the options and return the setting with defaults filled in."""
    known = {option.name: option.values for option in setting.game.schema()}
    if "options" in fields:
        for name, value in fields["options"].pairs():
            value.choice(known[name.choice(known)])
    try:
        return replace(setting, options=setting.game.check(setting.seats, dict(setting.options)))
    except BadOptions as error:
        place = fields["seats"] if "seats" in error.key else fields.get("options", entry)
        raise place.error("scenario-cause") from error


def read_steps(entry: Item, fields: Mapping[str, Item], setting: Setting, lesson: Lesson | None) -> list[Step]:
    if "steps" not in fields:
        steps = [read_step(fields, setting)]
    else:
        for name in STEP_FIELDS:
            if name in fields:
                raise fields[name].contradicts("steps")
        known = STEP_FIELDS if lesson is None else STEP_FIELDS + GUIDE_FIELDS
        steps = []
        for item in fields["steps"].items(SEQUENCE):
            inner = item.fields(known, FIELDS["steps"])
            step = read_step(inner, setting)
            steps.append(step if lesson is None else replace(step, guide=read_guide(item, inner, setting, lesson)))
    if lesson is not None and not any(step.guide is not None and step.guide.ask for step in steps):
        raise entry.error("scenario-field-missing", field="ask")
    if not any(step.checks for step in steps):  # without checks it could never fail
        raise entry.error("scenario-field-missing", field=EXPECT)
    return steps


def read_step(fields: Mapping[str, Item], setting: Setting) -> Step:
    moves: list[Move] = []
    if "moves" in fields:
        moves = [read_move(move, setting, everybody=True) for move in fields["moves"].items("[MOVE]")]
    checks: list[Check] = []
    if EXPECT in fields:
        known = {**GENERIC, **setting.part.expectations}
        # `error` is listed so that its use in a step is called a contradiction, not unknown.
        for name, item in fields[EXPECT].fields([*known, ERROR]).items():
            if name == ERROR:
                raise item.contradicts("steps")
            checks.append(known[name].read(item, setting))
    return Step(moves, checks)

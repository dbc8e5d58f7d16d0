"""A box: a named, versioned document of what is printed, and the game that is played with it.

The canonical form says everything and depends on nothing else: its digest is the id of the box. A person's file says
only what differs from the standard box, or from the box of the package that its `base` names. See docs/boxes.md.
"""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from kociolek.box import board, board_checks, cards
from kociolek.box.errors import BadBox, bad
from kociolek.box.lines import line_of
from kociolek.box.nodes import Flag, Node, Text, TomlTable, Word
from kociolek.core.api import Game
from kociolek.core.errors import KociolekError
from kociolek.games.witchstone.game import Witchstone, described
from kociolek.games.wizardkittens.game import WizardKittens

LONGEST: Final = 100_000  # characters of a file
ID_LENGTH: Final = 32  # hexadecimal digits: nobody can make two boxes with one id
GAMES: Final = (cards.GAME, board.GAME)
FIRST: Final = "1"  # version of the first built-in box
NEWEST: Final = "2"  # version of the standard box
HEAD: Final[dict[str, Node]] = {
    "game": Word(GAMES),
    "name": Text(60),
    "version": Text(20),
    "base": Word((FIRST, NEWEST)),
    "complete": Flag(),
}
BUILT_IN_NAME: Final = "built-in"
STANDARD: Final = "standard.toml"  # beside the rules of a game: what the standard box changes in the built-in one
UNNAMED: Final = "own"  # until somebody names it


FORMS: Final = {cards.GAME: cards.FORM, board.GAME: board.FORM}
VALUES: Final = {cards.GAME: cards.built_in, board.GAME: board.built_in}
FINISH: Final = {cards.GAME: cards.finish, board.GAME: board_checks.finish}


class Box:
    """What is printed in one copy of a game. Equal boxes have the same id."""

    def __init__(self, game: str, name: str, version: str, content: TomlTable) -> None:
        self.game: Final = game
        self.name: Final = name
        self.version: Final = version
        self.content: Final = content  # sections of the document, canonical
        self.text: Final = json.dumps(self.document(), ensure_ascii=False, separators=(",", ":"))  # the canonical form
        self.id: Final = id_of(self.text)

    def document(self) -> TomlTable:
        """Return the whole document: head and content."""
        head: TomlTable = {"game": self.game, "name": self.name, "version": self.version, "complete": True}
        return {**head, **copy.deepcopy(self.content)}

    @property
    def built_in(self) -> bool:
        """Tell whether it has the values of a box of the package, whatever its name."""
        return self.content in (standard(self.game).content, built_in(self.game).content)

    def nearest(self) -> Box:
        """Return the box of the package that it has more in common with, the standard one or the first built-in one."""
        return max((standard(self.game), built_in(self.game)), key=lambda other: common(self.content, other.content))

    def renamed(self, name: str, version: str | None = None) -> Box:
        """Return the same values under another name."""
        head = {**self.document(), "name": name, "version": self.version if version is None else version}
        return of_document(head)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)


def common(one: TomlTable, other: TomlTable) -> int:
    """Count the cards, fields and the like that two contents share."""
    rows = [(section, name, value) for section, part in one.items() for name, value in entries(part)]
    return sum((name, value) in entries(other[section]) for section, name, value in rows)


def entries(part: object) -> list[tuple[object, object]]:
    return list(part.items()) if isinstance(part, dict) else list(enumerate(part)) if isinstance(part, list) else []


@lru_cache
def built_in(game: str) -> Box:
    """Return the first built-in box of a game, which records and tables without a box were played with. It never
    changes. Raise BadBox if the game has none."""
    if game not in GAMES:
        raise bad("box-no-boxes", "game", value=game, known=",".join(GAMES))
    content = FORMS[game].check(VALUES[game](), "")
    FINISH[game](content)
    return Box(game, BUILT_IN_NAME, FIRST, content)


@lru_cache
def standard(game: str) -> Box:
    """Return the box that is played unless another is asked for: the built-in one with its designed values redone."""
    below = copy.deepcopy(built_in(game).content)
    source = (Path(__file__).parent.parent / "games" / game / STANDARD).read_text("utf-8")
    content = FORMS[game].check(FORMS[game].lay(below, tomllib.loads(source), ""), "")
    FINISH[game](content)
    return Box(game, BUILT_IN_NAME, NEWEST, content)


def of_document(document: object, base: str = NEWEST) -> Box:
    """Return the box of a document: its own values, or, if it is not complete, laid over those of the built-in box that
    it names, else of `base`.

    Raise BadBox with a sentence."""
    if not isinstance(document, Mapping):
        raise bad("box-not-table", "box", value=document)
    data = {str(name): value for name, value in document.items()}
    if "game" not in data:
        raise bad("box-game-missing", "game", known=",".join(GAMES))
    game = str(HEAD["game"].check(data.pop("game"), "game"))
    name = str(HEAD["name"].check(data.pop("name", UNNAMED), "name"))
    version = str(HEAD["version"].check(version_text(data.pop("version", "1")), "version"))
    base = str(HEAD["base"].check(version_text(data.pop("base", base)), "base"))
    complete = HEAD["complete"].check(data.pop("complete", False), "complete")
    form = FORMS[game]
    below = built_in(game) if base == FIRST else standard(game)
    content = form.check(data if complete else form.lay(copy.deepcopy(below.content), data, ""), "")
    FINISH[game](content)
    box = Box(game, name, version, content)
    game_with(box)  # whatever is still wrong is found here, and not at a table
    return box


def version_text(value: object) -> object:
    """Return a version as text. People write `version = 2`, too."""
    return str(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else value


def parse(source: str, file: str = "") -> Box:
    """Return the box of a text: TOML as people write it, or the canonical JSON. Raise BadBox with file and line."""
    place = f"{file}: " if file else ""
    if len(source) > LONGEST:
        raise BadBox("box-too-large", {"place": place, "where": "box", "high": str(LONGEST)})
    try:
        document = json.loads(source) if source.lstrip().startswith("{") else tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadBox("box-not-toml", {"place": place, "where": "box", "reason": str(error)}) from None
    try:
        return of_document(document)
    except BadBox as error:
        line = line_of(source, error.values["where"])
        at = f"{file}:{line}: " if file and line else place
        raise BadBox(error.key, {**error.values, "place": at}) from None


class Label(NamedTuple):
    """What people call a box: its name, its version and its id."""

    name: str
    version: str
    id: str


def label(text: str) -> Label:
    """Return the label of a canonical form, without checking the whole box."""
    document = json.loads(text)
    return Label(document["name"], document["version"], id_of(text))


def id_of(text: str) -> str:
    """Return the id of a canonical form."""
    return sha256(text.encode()).hexdigest()[:ID_LENGTH]


def from_text(text: str) -> Box:
    """Return the box of a canonical form that a record or a store kept."""
    return parse(text)


@lru_cache(64)
def game_with(box: Box) -> Game:
    """Return the game that is played with a box. Equal boxes share one. Raise BadBox."""
    if box.game == cards.GAME:
        return WizardKittens(cards.card_set(box.content), box_id=box.id, box_text=box.text)
    try:
        tables = described(board.components(box.content, box.name, not box.built_in), box.id[:12])
    except KociolekError as error:
        where = error.values.get("where", error.values.get("field", "box"))
        raise bad("box-contradiction", where) from None
    return Witchstone(tables, box_id=box.id, box_text=box.text)

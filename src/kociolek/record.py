"""Game records: a whole game as JSON lines that can be replayed move by move.

    {"kociolek": 1, "game": "kittens", "rules": 1, "seats": 2, "options": {...}, "seed": 7, "players": ["Ala", "Ola"]}
    {"seat": 0, "move": "play favor"}
    ...
    {"end": "over", "winners": [1], "scores": [0.0, 1.0], "digest": "..."}

The first line has the setup, the last one the result: `over`, or `stopped` before the end. The digest of the final
position lets `verify` prove a record. The record of a live table has `fair` instead of `seed`: the commitment that was
made before the deal, and the secret that proves it. Format 2 also names the minor version of the rules and the first
release that plays it, and carries the box if it is not the built-in one. A record is written in the oldest format that
can hold it, so that earlier releases read it too. Format 3 is that of a game that went on from a position of another
one: it has this `position`, and its seed is 0.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Final, TypeGuard, TypeVar

from kociolek import fair
from kociolek.box import BadBox, from_text
from kociolek.catalog import GAMES, game_of
from kociolek.core.api import Event, Game
from kociolek.core.errors import BadOptions, BadText, CorruptRecord, KociolekError
from kociolek.fair import Fair
from kociolek.match import Match

T = TypeVar("T")
HEX: Final = re.compile("[0-9a-f]{64}")
RELEASE: Final = re.compile(r"\d+(\.\d+)+")

FORMATS: Final = (1, 2, 3)
FIRST_RULES: Final = (1, 0)
FIRST_WITH_BOXES: Final = "0.2.0"  # release that reads them
OVER: Final = "over"
STOPPED: Final = "stopped"
HEADER: Final = frozenset({"kociolek", "game", "rules", "seats", "options", "players"})
SINCE_2: Final = frozenset({"minor", "release"})
BOX: Final = "box"  # in format 2, unless it is the built-in one
BOX_FIELDS: Final = frozenset({"id", "document"})
POSITION: Final = "position"  # in format 3
SEED: Final = "seed"  # the source of randomness is one of these two
FAIR: Final = "fair"
FAIR_FIELDS: Final = frozenset({"version", "table", "commitment", "contributions", "secret"})
MOVE: Final = frozenset({"seat", "move"})
FOOTER: Final = frozenset({"end", "winners", "scores", "digest"})


@dataclass(frozen=True)
class Record:
    """A recorded game."""

    game: str
    rules: int  # major version
    seats: int
    options: dict[str, str]
    seed: int
    players: list[str]  # a name for each seat, or empty
    moves: list[tuple[int, str]]
    end: str  # OVER or STOPPED
    winners: list[int]
    scores: list[float]
    digest: str
    fair: Fair | None = None  # of a live table, whose seed is 0 and not written
    minor: int = 0  # minor version of the rules
    release: str = ""  # first release that plays them; not in format 1
    box: str = ""  # canonical form of the box; empty for the built-in one
    position: str = ""  # dump of the state that the game went on from; empty if it was dealt

    def format(self) -> int:
        """Return the oldest format that can hold this record."""
        if self.position:
            return 3
        return 1 if (self.rules, self.minor) == FIRST_RULES and not self.box else 2


def record_of(match: Match) -> Record:
    """Return the record of a match, finished or not."""
    return Record(
        game=match.game.key,
        rules=match.game.version,
        seats=match.seats,
        options=match.options,
        seed=match.seed,
        players=match.players,
        moves=list(match.moves),
        end=OVER if match.over else STOPPED,
        winners=match.winners(),
        scores=match.state.scores(),
        digest=sha256(match.state.dump().encode()).hexdigest(),
        fair=match.fair,
        minor=match.minor,
        release=first_release(match.game, match.minor),
        box=match.game.box_text,
        position=match.position,
    )


def first_release(game: Game, minor: int) -> str:
    """Return the first release that plays a game by these rules and with this box, empty if every release does."""
    if game.box_text:
        return max(FIRST_WITH_BOXES, game.history.version(game.version, minor).since, key=release_number)
    if (game.version, minor) == FIRST_RULES:
        return ""
    return game.history.version(game.version, minor).since


def release_number(release: str) -> list[int]:
    return [int(number) for number in release.split(".")]


# -- replay -------------------------------------------------------------------------------
def begin(record: Record) -> Match:
    """Return the match before its first move."""
    game = game_of(record.game, record.box).at(record.rules)
    deal = (game, record.seats, record.options, record.seed, record.players, record.fair, record.minor)
    if not record.position:
        return Match(*deal)
    try:
        return Match(*deal, position=record.position)
    except (BadText, ValueError, LookupError, AssertionError) as error:
        raise bad_field(1, POSITION, record.position) from error


def replay(record: Record, match: Match) -> Iterator[list[Event]]:
    """Make the moves one by one in a match from `begin` and yield the events of each. Raise CorruptRecord."""
    for line, (seat, text) in enumerate(record.moves, start=2):
        try:
            events = match.do(seat, text)
        except KociolekError as error:
            check_minor(record.game, record.rules, record.minor, record.release)
            # A key of its own: its sentence names the line and suggests no other move.
            wrong = CorruptRecord(f"record-{error.key}", {**error.values, "line": str(line), "seat": str(seat)})
            if may_lack_components(record):
                raise CorruptRecord("components-unsaid-move", {"line": str(line)}) from wrong
            raise wrong from None
        yield events


def position_after(record: Record, moves: int) -> Match:
    """Return the match of a record after so many moves. Raise CorruptRecord as `replay` does."""
    match = begin(record)
    for _ in zip(range(moves), replay(record, match), strict=False):
        pass
    return match


def may_lack_components(record: Record) -> bool:
    """Tell whether a record may be of a board that it does not name: release 0.1.0 wrote such ones."""
    return record.format() == 1 and record.game == "witchstone"


def verify(record: Record) -> None:
    """Raise CorruptRecord unless all moves are legal and lead to the recorded position and result, and the secret of a
    live table fits its commitment."""
    if record.fair is not None:
        fair.check(record.fair)
    match = begin(record)
    for _ in replay(record, match):
        pass
    found = record_of(match)
    if found.digest != record.digest:
        check_minor(record.game, record.rules, record.minor, record.release)
        key = "components-unsaid" if may_lack_components(record) else "digest-mismatch"
        raise CorruptRecord(key, {"expected": record.digest[:12], "found": found.digest[:12]})
    claims = [("end", record.end, found.end), ("winners", record.winners, found.winners)]
    for field, claimed, true in [*claims, ("scores", record.scores, found.scores)]:
        if claimed != true:
            raise bad_field(len(record.moves) + 2, field, claimed)


# -- writing ------------------------------------------------------------------------------
def lines(record: Record) -> Iterator[str]:
    header = {
        "kociolek": record.format(),
        "game": record.game,
        "rules": record.rules,
        **({} if record.format() == 1 else {"minor": record.minor, "release": record.release}),
        **({BOX: boxed(record.box)} if record.box else {}),
        **({POSITION: record.position} if record.position else {}),
        "seats": record.seats,
        "options": record.options,
        **({SEED: record.seed} if record.fair is None else {FAIR: written(record.fair)}),
        "players": record.players,
    }
    yield json.dumps(header, ensure_ascii=False)
    for seat, text in record.moves:
        yield json.dumps({"seat": seat, "move": text})
    footer = {"end": record.end, "winners": record.winners, "scores": record.scores, "digest": record.digest}
    yield json.dumps(footer)


def boxed(text: str) -> dict[str, object]:
    return {"id": from_text(text).id, "document": json.loads(text)}


def written(kept: Fair) -> dict[str, object]:
    return {
        "version": kept.version,
        "table": kept.table,
        "commitment": kept.commitment,
        "contributions": list(kept.contributions),
        "secret": kept.secret.hex(),
    }


def write(record: Record, path: Path) -> None:
    """Write a record atomically. Raise KociolekError if the file exists or cannot be written."""
    with new_file(path) as file:
        file.writelines(f"{line}\n".encode() for line in lines(record))


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Write a file under another name and rename it when it is complete. Raise KociolekError."""
    check_free(path)
    part = part_of(path)
    try:
        with part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        with suppress(OSError):
            part.unlink()


def check_writable(path: Path) -> None:
    """Raise KociolekError if a record could not be written to this path."""
    check_free(path)
    part = part_of(path)
    try:
        part.touch(exist_ok=False)
        part.unlink()
    except OSError as error:
        raise unwritable(path, error) from None


def check_free(path: Path) -> None:
    if os.path.lexists(path):
        raise KociolekError("file-exists", {"file": str(path)})


def part_of(path: Path) -> Path:
    return path.parent / f".{path.name}.{os.getpid()}"


def unwritable(path: Path, error: OSError) -> KociolekError:
    return KociolekError("file-unwritable", {"file": str(path), "reason": reason(error)})


def reason(error: OSError) -> str:
    """Return the reason as a word that the messages know, else in the words of the system."""
    words: dict[type[OSError], str] = {
        FileNotFoundError: "missing",
        PermissionError: "denied",
        IsADirectoryError: "folder",
        NotADirectoryError: "no-folder",
        FileExistsError: "in-the-way",  # a file stands where a folder was to be made
    }
    return words.get(type(error)) or error.strerror or str(error)


# -- reading ------------------------------------------------------------------------------
def read(path: Path) -> Record:
    """Read a record. Raise KociolekError if its form is wrong; `replay` checks the moves."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise KociolekError("file-unreadable", {"file": str(path), "reason": reason(error)}) from None
    except UnicodeDecodeError:
        raise KociolekError("file-not-text", {"file": str(path)}) from None
    return parse(text)


def parse(text: str) -> Record:
    if not text.strip():
        raise CorruptRecord("record-empty", {})
    rows = [Row(number, line) for number, line in enumerate(text.rstrip("\n").split("\n"), start=1)]
    header, footer = rows[0], rows[-1]
    check_origin(header)
    source = FAIR if FAIR in header.values else SEED
    names = HEADER | {source}
    if header.values["kociolek"] != 1:
        names |= SINCE_2 | ({BOX} & header.values.keys())
    if header.values["kociolek"] == 3:
        names |= {POSITION}
    header.check(names)
    if "end" not in footer.values:
        raise CorruptRecord("record-cut-off", {"line": str(footer.number)})
    footer.check(FOOTER)
    seats = header.whole("seats")
    box = read_box(header)
    return Record(
        game=header.text("game"),
        rules=header.whole("rules"),
        seats=seats,
        options=read_options(header, seats, box),
        seed=header.whole(SEED) if source == SEED else 0,
        players=read_players(header, seats),
        moves=[read_move(row) for row in rows[1:-1]],
        end=footer.text("end"),
        winners=footer.items("winners", int),
        scores=footer.items("scores", float),
        digest=footer.text("digest"),
        fair=read_fair(header, seats) if source == FAIR else None,
        minor=minor_of(header),
        release=release_of(header),
        box=box,
        position=header.text(POSITION) if POSITION in header.values else "",
    )


class Row:
    """A line of a record. Its methods raise CorruptRecord with the number of the line."""

    def __init__(self, number: int, line: str) -> None:
        self.number: Final = number
        try:
            values = json.loads(line)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            raise CorruptRecord("record-damaged", {"line": str(number)})
        self.values: Final[dict[str, object]] = values

    def check(self, names: frozenset[str]) -> None:
        for name in sorted(self.values.keys() ^ names):
            raise bad_field(self.number, name, self.values.get(name))

    def text(self, name: str) -> str:
        value = self.values[name]
        if not isinstance(value, str):
            raise bad_field(self.number, name, value)
        return value

    def whole(self, name: str) -> int:
        value = self.values[name]
        if not isinstance(value, int) or isinstance(value, bool):
            raise bad_field(self.number, name, value)
        return value

    def items(self, name: str, kind: type[T]) -> list[T]:
        value = self.values[name]
        if not isinstance(value, list) or not all(type(item) is kind for item in value):
            raise bad_field(self.number, name, value)
        return value


def bad_field(line: int, field: str, value: object) -> CorruptRecord:
    shown = json.dumps(value, ensure_ascii=False)
    return CorruptRecord("record-field-bad", {"line": str(line), "field": field, "value": shown[:60]})


def check_origin(header: Row) -> None:
    """Raise CorruptRecord if the record is of another program, format or game, or of rules that are not played."""
    if "kociolek" not in header.values:
        raise CorruptRecord("record-not-ours", {})
    form, game = (header.values.get(name) for name in ("kociolek", "game"))
    if type(form) is not int or form not in FORMATS:
        found = {"found": str(form), "known": ", ".join(map(str, FORMATS)), "release": release_of(header) or "none"}
        raise CorruptRecord("record-foreign-format", found)
    if not isinstance(game, str) or game not in GAMES:
        raise CorruptRecord("record-foreign-game", {"game": str(game), "known": ",".join(GAMES)})
    header.values.setdefault("rules", None)
    GAMES[game].history.check(header.whole("rules"), minor_of(header), release_of(header))


def minor_of(header: Row) -> int:
    return header.whole("minor") if "minor" in header.values else 0


def release_of(header: Row) -> str:
    """Return the release that a header names, empty if none."""
    release = header.values.get("release")
    return release if isinstance(release, str) and RELEASE.fullmatch(release) else ""


def check_minor(game: str, rules: int, minor: int, release: str) -> None:
    """Raise ForeignRules if a record that cannot be replayed is of a newer minor version, which explains it."""
    history = GAMES[game].history
    if minor > history.version(rules).minor:
        raise history.unknown(f"{rules}.{minor}", release)


def read_box(header: Row) -> str:
    """Return the canonical form of the box, empty for the built-in one."""
    if BOX not in header.values:
        return ""
    value = header.values[BOX]
    if not isinstance(value, dict) or value.keys() != BOX_FIELDS:
        raise bad_field(1, BOX, value)
    try:
        box = from_text(json.dumps(value["document"]))
    except BadBox as error:
        check_minor(header.text("game"), header.whole("rules"), minor_of(header), release_of(header))
        raise CorruptRecord("record-box-bad", {"line": "1"}) from error
    if box.id != value["id"] or box.game != header.text("game"):
        raise bad_field(1, BOX, value["id"])
    return box.text


def read_options(header: Row, seats: int, box: str) -> dict[str, str]:
    options = header.values["options"]
    if not isinstance(options, dict):
        raise bad_field(1, "options", options)
    try:
        game = game_of(header.text("game"), box)
        if header.whole("rules") in game.history.played():
            game = game.at(header.whole("rules"))  # another version may have other options
        return game.check(seats, {str(name): str(value) for name, value in options.items()})
    except BadOptions as error:
        check_minor(header.text("game"), header.whole("rules"), minor_of(header), release_of(header))
        field = "seats" if error.key.endswith("-out-of-range") else "options"
        raise bad_field(1, field, header.values[field]) from None


def read_players(header: Row, seats: int) -> list[str]:
    players = header.items("players", str)
    if len(players) not in (0, seats):
        raise bad_field(1, "players", players)
    return players


def read_fair(header: Row, seats: int) -> Fair:
    values = header.values[FAIR]
    if not isinstance(values, dict) or values.keys() != FAIR_FIELDS:
        raise bad_field(1, FAIR, values)
    version, table, commitment, contributions, secret = (
        values[name] for name in ("version", "table", "commitment", "contributions", "secret")
    )
    if not isinstance(version, int) or not isinstance(table, str) or not is_hex(commitment) or not is_hex(secret):
        raise bad_field(1, FAIR, values)
    if not isinstance(contributions, list) or len(contributions) != seats:
        raise bad_field(1, FAIR, contributions)
    if not all(each == "" or is_hex(each) for each in contributions):
        raise bad_field(1, FAIR, contributions)
    return Fair(table, bytes.fromhex(secret), commitment, tuple(contributions), version)


def is_hex(value: object) -> TypeGuard[str]:
    """Tell whether a value is 32 bytes in hexadecimal."""
    return isinstance(value, str) and HEX.fullmatch(value) is not None


def read_move(row: Row) -> tuple[int, str]:
    row.check(MOVE)
    return row.whole("seat"), row.text("move")

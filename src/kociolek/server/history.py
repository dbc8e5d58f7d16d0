"""History of a player: what is kept of a game when it ends, and its record without a replay."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from kociolek.core.errors import KociolekError
from kociolek.fair import Fair, commitment_to
from kociolek.match import Match
from kociolek.record import Record, first_release
from kociolek.server.boxes import Shelf
from kociolek.server.entries import Made, Moved, SetupChanged, Started, decode
from kociolek.server.ratings import rated_game
from kociolek.server.store.played import Ended, Sitter
from kociolek.server.tables.model import TableModel
from kociolek.server.wire import GameRow, GameSeat, Tempo

BETWEEN: Final = "\n"  # names in the column `others`
LETTERS: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o"})  # no accent, so that NFKD keeps them whole


class Summary(Struct, omit_defaults=True):
    """What is kept of a game that has ended. Fields may be added with a default, never removed or renamed."""

    game: str
    options: dict[str, str]
    tempo: Tempo
    end: str  # over, stopped
    names: list[str]  # by seat
    bots: list[str]  # by seat: level, empty for people
    winners: list[int]
    scores: list[float]
    digest: str  # of the final position
    points: list[int] = []  # by seat; empty in games without points
    box: str = ""  # name of an own box
    left: list[int] = []  # seats whose players gave up
    rated: bool = False  # whether it counts for ratings
    programs: list[int] = []  # seats of programs that are no bots of the server


encode: Final = msgspec.json.Encoder().encode
decoder: Final = msgspec.json.Decoder(Summary)


def ended_of(table: TableModel) -> Ended | None:
    """Return what is kept of a table, None if no game has ended there."""
    match, end = table.match, table.ended()
    if match is None or end is None:
        return None
    chairs = table.chairs
    summary = Summary(
        game=table.setup.game,
        options=table.setup.options,
        tempo=table.setup.tempo,
        end=end,
        names=[chair.name for chair in chairs],
        bots=[chair.bot for chair in chairs],
        winners=match.winners(),
        scores=match.state.scores(),
        digest=sha256(match.state.dump().encode()).hexdigest(),
        points=points_of(match),
        box=own_box(table),
        left=sorted(table.left | table.gone() if table.setup.rated else table.left),
        rated=table.setup.rated and not table.handed_on and not match.game.uneven(match.options),
        programs=[seat for seat, chair in enumerate(chairs) if chair.program],
    )
    people = [(seat, chair.player) for seat, chair in enumerate(chairs) if chair.player]
    sitters = [Sitter(player, seat, others_of(summary, seat)) for seat, player in people]
    rated = rated_game(summary, [chair.player for chair in chairs])
    return Ended(summary.game, encode(summary).decode(), sitters, rated)


def own_box(table: TableModel) -> str:
    """Return the name of an owner's box, empty for one of the package."""
    try:
        box = table.shelf.box(table.setup.game, table.setup.box, table.box_name)
    except KociolekError:
        return table.box_name
    return "" if box is None or box.built_in else box.name


def points_of(match: Match) -> list[int]:
    """Return the points of each seat as the game counts them, none for a game without points."""
    if match.game.key == "witchstone":  # its view costs half a millisecond
        from kociolek.games.witchstone.ending import final_points  # late: not every server plays it
        from kociolek.games.witchstone.state import WitchstoneState

        state = match.state
        assert isinstance(state, WitchstoneState)
        return [final_points(state, player) if match.over else int(player.score) for player in state.players]
    if match.game.key == "wizardkittens":
        view: dict[str, Any] = match.view(-1).to_json()
        return [player["points"] for player in view["result"]["players"]] if view["result"] else []
    return []


# -- names --------------------------------------------------------------------------------
def folded(name: str) -> str:
    """Return a name as it is searched for: small letters without accents."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(LETTERS)
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def others_of(summary: Summary, seat: int) -> str:
    people = [name for other, name in enumerate(summary.names) if other != seat and not summary.bots[other]]
    return BETWEEN.join(map(folded, people))


def without_name(body: str, seat: int, instead: str) -> tuple[str, list[str]]:
    """Return a summary with another name for a seat, and by seat the names of the others as they are searched for."""
    found = decoder.decode(body)
    found.names[seat] = instead
    return encode(found).decode(), [others_of(found, each) for each in range(len(found.names))]


def row_of(table: str, ended: int, seat: int, body: str) -> GameRow:
    found = decoder.decode(body)
    return GameRow(
        table=table,
        game=found.game,
        options=found.options,
        tempo=found.tempo,
        box=found.box,
        ended=ended,
        stopped=found.end != "over",
        seat=seat,
        seats=[GameSeat(name, bot or None) for name, bot in zip(found.names, found.bots, strict=True)],
        winners=found.winners,
        places=[1 + sum(other > score for other in found.scores) for score in found.scores],
        points=found.points,
        left=found.left,
    )


# -- records ------------------------------------------------------------------------------
def record_from(table: str, bodies: Iterable[str], body: str, shelf: Shelf) -> Record:
    """Return the record of a game that has ended from its log and its summary, without playing it again."""
    made: Made | None = None
    started: Started | None = None
    moves: list[tuple[int, str]] = []
    setup = None
    box_name = ""
    for seq, text in enumerate(bodies):
        entry = decode(text, table, seq)
        match entry:
            case Moved(seat, move):
                moves.append((seat, move))
            case Made():
                made, setup, box_name = entry, entry.setup, entry.box_name
            case SetupChanged():
                setup, box_name = entry.setup, entry.box_name
            case Started():
                started = entry
            case _:
                pass
    if made is None or setup is None or started is None:
        raise KociolekError("record-not-yet", {})
    found = decoder.decode(body)
    game = shelf.game(setup.game, setup.box, box_name).at(started.rules)
    secret, deal = bytes.fromhex(made.secret), made.deal or made.id
    return Record(
        game=game.key,
        rules=game.version,
        seats=setup.seats,
        options=game.check(setup.seats, setup.options),
        seed=0,
        players=started.names,
        moves=moves,
        end=found.end,
        winners=found.winners,
        scores=found.scores,
        digest=found.digest,
        fair=None
        if started.position
        else Fair(deal, secret, commitment_to(secret, deal)).with_contributions(started.contributions),
        minor=started.minor,
        release=first_release(game, started.minor),
        box=game.box_text,
        position=started.position,
    )

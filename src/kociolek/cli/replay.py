"""kociolek replay: print a recorded game move by move."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from kociolek import record
from kociolek.box.words import named
from kociolek.cli.arguments import check_box, whole
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.terminal.boards import BOARDS
from kociolek.cli.terminal.log import PUBLIC
from kociolek.cli.terminal.screen import EndOfInput, Screen
from kociolek.core.api import Event, Seat
from kociolek.core.errors import KociolekError
from kociolek.record import Record
from kociolek.text import Texts
from kociolek.text.places import name_areas
from kociolek.text.printed import with_names
from kociolek.text.sentences import event_sentence

NAME: Final = "replay"


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    parser.add_argument("file", metavar=t.say("cli-metavar-file"), help=t.say("cli-arg-record-file"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help=t.say("cli-arg-seat"))
    who.add_argument("--spectator", action="store_true", help=t.say("cli-arg-spectator"))
    parser.add_argument("--step", action="store_true", help=t.say("cli-arg-step"))
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    path = Path(args.file)
    found = record.read(path)
    check_box(found)
    record.verify(found)  # never show a forged record
    reader = reader_of(args, found)
    replay = Replay(found, reader, Screen(), texts)
    if args.json:
        print_json(replay.document())
    else:
        replay.show(path, args.step)
    return 0


def reader_of(args: Namespace, found: Record) -> int | None:
    """Return the seat, PUBLIC for a spectator, or None for full information."""
    if args.seat is not None:
        seat = whole(args.seat, "--seat", 0, example=0)
        if seat >= found.seats:
            raise KociolekError("unknown-seat", {"seat": str(seat), "high": str(found.seats - 1)})
        return seat
    return PUBLIC if args.spectator else None


class Replay:
    """Prints a record as seen by one reader."""

    def __init__(self, found: Record, reader: int | None, screen: Screen, t: Texts) -> None:
        self.record: Final = found
        self.reader: Final = reader
        self.screen: Final = screen
        self.match: Final = record.begin(found)
        self.texts: Final = with_names(t, self.match.game)
        name_areas(self.texts, self.match.game)
        self.players: Final = found.players or [t.say("cli-player-name", number=n + 1) for n in range(found.seats)]

    def show(self, path: Path, step: bool) -> None:
        t = self.texts
        board = BOARDS[self.record.game]
        self.screen.heading(t.say("cli-replay-heading", name=board.title(self.match.view(PUBLIC), t), file=path.name))
        self.screen.say(t.say("cli-start-players", list=", ".join(self.players)))
        if self.record.box:
            self.screen.say(named(self.record.box, t))
        self.screen.say(self.perspective(), "dim")
        size = board.size(self.match.view(PUBLIC))
        try:
            for number, events in enumerate(record.replay(self.record, self.match), start=1):
                self.show_move(number, events, size)
                size = board.size(self.match.view(PUBLIC))
                if step and events and self.leaves():
                    return
        except EndOfInput:
            return
        ended = "cli-replay-end" if self.match.over else "cli-result-stopped"
        self.screen.say(t.say(ended), "dim")

    def leaves(self) -> bool:
        """Wait for Enter. Return whether the reader wants to stop."""
        return self.screen.ask(self.texts.say("cli-input-more"), self.texts.say("cli-input-more-help")).lower() == "q"

    def perspective(self) -> str:
        t = self.texts
        if self.reader is None:
            return t.say("cli-replay-open")
        if self.reader == PUBLIC:
            return t.say("cli-replay-watched")
        return t.say("cli-replay-view", seat=self.reader, player=self.players[self.reader])

    def show_move(self, number: int, events: list[Event], size: int) -> None:
        for event in events:
            told, sentence = self.told(event, size)
            if told.verb == "turn_began":
                self.screen.say()
            self.screen.say(Text.assemble((f"{number:>4}  ", "dim"), sentence))

    def told(self, event: Event, size: int) -> tuple[Event, str]:
        """Return an event as the reader saw it, and its sentence."""
        eyes = PUBLIC if self.reader is None else self.reader
        told = event if self.reader is None else event.seen_by(Seat(self.reader))
        kinds = self.match.game.kind_names()
        return told, event_sentence(self.texts, self.record.game, told, eyes, self.players, kinds, size)

    def document(self) -> dict[str, object]:
        """Return the whole replay for programs. A reader other than everybody sees the own moves and no others."""
        board, kinds = BOARDS[self.record.game], self.match.game.kind_names()
        moves: list[dict[str, object]] = []
        size = board.size(self.match.view(PUBLIC))
        played = zip(self.record.moves, record.replay(self.record, self.match), strict=True)
        for number, ((seat, move), events) in enumerate(played, start=1):
            row: dict[str, object] = {"number": number}
            if self.reader in (None, seat):
                row |= {"seat": seat, "move": move}
            told = [self.told(event, size) for event in events]
            row["events"] = [event_row(event, sentence, kinds) for event, sentence in told]
            if len(row) > 2 or told:
                moves.append(row)
            size = board.size(self.match.view(PUBLIC))
        found = self.record
        setup = {"game": found.game, "seats": found.seats, "options": found.options, "players": self.players}
        over = self.match.over
        result = {"over": over, "winners": self.match.winners() if over else []}
        return {**setup, "reader": self.reader, "moves": moves, **result}


def event_row(event: Event, sentence: str, kinds: Sequence[str]) -> dict[str, object]:
    row: dict[str, object] = {"verb": event.verb, "seat": int(event.seat)}
    if event.other >= 0:
        row["other"] = int(event.other)
    if event.kind >= 0:
        row["kind"] = kinds[int(event.kind)]
    if event.index >= 0:
        row["index"] = int(event.index)
    return {**row, "text": sentence}

"""Expectations common to all games: prompts, legal moves, events, winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kociolek.core.api import Event, Seat
from kociolek.scenario.item import ONLOOKER, WATCHING, Item
from kociolek.scenario.moves import Move, read_action, read_move
from kociolek.scenario.part import Check, Expectation, Finding, Moment, Setting, differs, shown

UNKNOWN: Final = "unknown"  # a card that an observer cannot name
ERROR: Final = "error"  # expected from the set-up, instead of a game
REASONS: Final = ("over", "not-asked", "not-offered")


def read_asks(item: Item, setting: Setting) -> Check:
    fields = item.fields(("prompt", "seats"), ASKS)
    prompt = fields["prompt"].choice(setting.part.prompts) if "prompt" in fields else None
    seats = None
    if "seats" in fields:
        seats = sorted({seat.seat(setting.seats) for seat in fields["seats"].one_or_more("[SEAT]")})
    if prompt is None and seats is None:
        raise item.wrong_type(ASKS)

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        if prompt is not None:
            found += differs(fields["prompt"], prompt, moment.state.prompt(), "asks.prompt")
        if seats is not None:
            found += differs(fields["seats"], seats, moment.asked(), "asks.seats")
        return found

    return check


def read_legal(item: Item, setting: Setting) -> Check:
    moves = [read_move(move, setting) for move in item.one_or_more("[MOVE]")]

    def check(moment: Moment) -> list[Finding]:
        return [refused(moment, move) for move in moves if not allowed(moment, move)]

    return check


def read_illegal(item: Item, setting: Setting) -> Check:
    moves: list[tuple[Move, str | None]] = []
    for entry in item.one_or_more("[MOVE] | [{MOVE: REASON}]"):
        if entry.is_mapping():
            moves += [(read_move(move, setting), reason.choice(REASONS)) for move, reason in entry.pairs()]
        else:
            moves.append((read_move(entry, setting), None))

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for move, reason in moves:
            if allowed(moment, move):
                found.append(Finding(move.item.line, "move-allowed", {"move": move.text}))
            elif reason is not None:
                found += differs(move.item, reason, reason_against(moment, move), move.text)
        return found

    return check


def allowed(moment: Moment, move: Move) -> bool:
    if move.leaves:
        return moment.state.waiting != 0 and moment.setting.part.may_leave(moment.state, move.seat)
    if move.takes_back:
        return moment.state.can_take_back(Seat(move.seat))
    return move.action in moment.legal(move.seat)


def reason_against(moment: Moment, move: Move) -> str:
    if moment.state.waiting == 0:
        return "over"
    return "not-offered" if move.seat in moment.asked() else "not-asked"


def refused(moment: Moment, move: Move) -> Finding:
    """Return the finding for a move that should be legal, with the legal ones."""
    asked = moment.asked()
    if move.seat not in asked and not move.leaves and not moment.legal(move.seat):
        values: dict[str, str | int] = {"move": move.text, "seat": move.seat, "seats": shown(asked)}
        return Finding(move.item.line, "not-asked", values)
    return Finding(
        move.item.line, "move-refused", {"move": move.text, "legal": ", ".join(moment.legal(move.seat)) or "-"}
    )


def read_winner(item: Item, setting: Setting) -> Check:
    winners = sorted({seat.seat(setting.seats) for seat in item.one_or_more("SEAT | [SEAT]")})

    def check(moment: Moment) -> list[Finding]:
        mask = moment.state.winners()
        return differs(item, winners, [seat for seat in range(setting.seats) if mask >> seat & 1])

    return check


def read_events(item: Item, setting: Setting) -> Check:
    """Read the events each seat must be told in this order. Others may come between; an event may be cut short."""
    wanted = [
        (seat, [(event, read_event(event, setting)) for event in heard.one_or_more("[EVENT]")])
        for seat, heard in item.by_observer(setting.seats, HEARD)
    ]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, events in wanted:
            heard = [event_words(event, seat, setting) for event in moment.events]
            start = 0
            for source, words in events:
                place = next((i for i in range(start, len(heard)) if heard[i][: len(words)] == words), None)
                if place is None:
                    told = [" ".join(event) for event in heard[start:]]
                    found += differs(source, " ".join(words), told, f"events.{observer_name(seat)}")
                else:
                    start = place + 1
        return found

    return check


def read_untold(item: Item, setting: Setting) -> Check:
    """Read events that an observer must not be told, cut short or whole. `unknown` stands for what is hidden."""
    wanted = [
        (seat, event, read_event(event, setting))
        for seat, events in item.by_observer(setting.seats, HEARD)
        for event in events.one_or_more("[EVENT]")
    ]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, source, words in wanted:
            for event in moment.events:
                heard = event_words(event, seat, setting)
                if heard[: len(words)] == words:
                    found += differs(source, "-", " ".join(heard), f"untold.{observer_name(seat)}")
        return found

    return check


def observer_name(seat: int) -> str:
    return ONLOOKER if seat == WATCHING else str(seat)


def read_only(item: Item, setting: Setting) -> Check:
    """Read all legal actions of seats, in any order: no other one is legal."""
    wanted = [
        (seat, moves, sorted(read_action(move, setting) for move in moves.items(ONLY)))
        for seat, moves in item.by_seat(setting.seats, ONLY)
    ]

    def check(moment: Moment) -> list[Finding]:
        return [
            finding
            for seat, source, actions in wanted
            for finding in differs(source, actions, sorted(moment.legal(seat)), f"only.{seat}")
        ]

    return check


def read_event(item: Item, setting: Setting) -> list[str]:
    """Read `VERB SEAT OTHER KIND N` without the fields an event lacks; `unknown` stands for hidden ones."""
    verb, *words = item.text("VERB SEAT …").split()
    part = setting.part
    if verb not in part.events:
        raise item.unknown(verb, part.events)
    carries = ["seat", *part.events[verb]]
    for word in words:
        while carries and not fits(word, carries[0], setting):
            carries.pop(0)  # an event may lack fields that others of its verb carry
        if not carries:
            raise item.unknown(word, [event_shape(verb, part.events[verb]), *setting.game.kind_names()])
        if carries.pop(0) in ("seat", "other") and int(word) >= setting.seats:
            raise item.error("scenario-seat", seat=word, high=str(setting.seats - 1))
    return [verb, *words]


def fits(word: str, what: str, setting: Setting) -> bool:
    if word == UNKNOWN:
        return what in ("kind", "index")
    return word in setting.game.kind_names() if what == "kind" else word.isascii() and word.isdigit()


def event_words(event: Event, reader: int, setting: Setting) -> list[str]:
    """Return an event as a seat is told it, in the spelling of the files."""
    told = event.seen_by(Seat(reader))
    words = [told.verb, str(told.seat)]
    if told.other >= 0:
        words.append(str(told.other))
    if told.kind >= 0:
        words.append(setting.game.kind_names()[told.kind])
    if told.index >= 0:
        words.append(str(told.index))
    if not event.told(Seat(reader)):
        words.append(UNKNOWN)
    return words


def event_shape(verb: str, carries: Sequence[str]) -> str:
    return " ".join([verb, "SEAT", *(CARRIED[what] for what in carries)])


CARRIED: Final = {"other": "OTHER", "kind": "KIND", "index": "N"}
HEARD: Final = "{SEAT | onlooker: [EVENT]}"
ONLY: Final = "{SEAT: [ACTION]}"
ASKS: Final = "{prompt: PROMPT, seats: [SEAT]}"
GENERIC: Final[dict[str, Expectation]] = {
    "asks": Expectation(ASKS, read_asks),
    "legal": Expectation("[MOVE]", read_legal),
    "illegal": Expectation("[MOVE] | [{MOVE: REASON}]", read_illegal),
    "only": Expectation(ONLY, read_only),
    "winner": Expectation("SEAT | [SEAT]", read_winner),
    "events": Expectation(HEARD, read_events),
    "untold": Expectation(HEARD, read_untold),
}

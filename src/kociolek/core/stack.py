"""The effect stack: frames, the state that runs them, and the codec that writes and reads them.

A frame is one unresolved thing: a turn, a declared card, a question. Frames never change and know the frame below
them, so a clone copies a whole stack as one reference and a view carries it as it is. Frames hold public data only;
cards lie in zones.

The base class is not generic: `t` is `Any` here and the game's own table in a game's frames, so the compiler makes
typed methods and no frame is tracked by the garbage collector (docs/adr/0002).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import UNKNOWN, Choices, Event, Seat, State, lowest, shl
from kociolek.core.errors import BadText

PROMPTS: Final[dict[type, str]] = {}  # by class of frame, see FrameTypes.add


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """One entry of the effect stack."""

    def __init__(self, below: Frame | None) -> None:
        self.below: Frame = self if below is None else below  # the bottom frame lies on itself

    def prompt(self) -> str:
        """Return the key of the question, as the Fluent files have it; empty when the game is over."""
        return PROMPTS[type(self)]

    def reaction_window(self) -> bool:
        """Tell whether the frame asks who wants to react. Such a frame offers to pass."""
        return False

    def veiled(self) -> bool:
        """Tell whether the options of a seat show what it holds, see `State.veiled`."""
        return self.reaction_window()

    def obvious(self, t: Any, seat: Seat) -> bool:
        """Tell whether everybody can see that a waiting seat has only one answer, see `State.obvious`."""
        return False

    def advance(self, t: Any) -> None:
        """Continue when nobody owes an answer: ask (set `t.waiting`) or move on (replace `t.top`)."""
        raise NotImplementedError

    def options(self, t: Any, seat: Seat, out: Choices) -> None:
        """Append the legal actions of a waiting seat."""
        raise NotImplementedError

    def answer(self, t: Any, seat: Seat, action: i64) -> None:
        """Carry out the action of `seat`, whose bit in `t.waiting` is already cleared."""
        raise NotImplementedError

    def fold(self, t: Any) -> i64:
        """Let those pass who can only pass, see `State.fold`."""
        return 0

    def believable(self, t: Any) -> bool:
        """Tell whether a sampled world allows this frame: the player who began something was able to begin it."""
        return True

    def on_player_left(self, t: Any, gone: Seat) -> Frame | None:
        """Return the frame that stays in this place now that `gone` is out of the game, None to remove it."""
        return self


@final
@mypyc_attr(acyclic=True)
class TheEnd(Frame):
    """The bottom of every stack. On top, it means that the game is over."""

    def prompt(self) -> str:
        return ""


THE_END: Final[Frame] = TheEnd(None)


@mypyc_attr(acyclic=True)
class StackState(State):
    """A state whose rules are frames on a stack."""

    def __init__(self, seats: i64, waiting: i64, events: list[Event] | None, skip_forced: bool, top: Frame) -> None:
        self.seats = seats
        self.waiting = waiting
        self.events = events
        self.skip_forced = skip_forced
        self.top = top

    def apply(self, seat: Seat, action: i64) -> None:
        self.waiting &= ~shl(1, seat)
        self.top.answer(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Advance the top frame until somebody must choose or the game is over."""
        while self.waiting == 0 and self.top is not THE_END:
            self.top.advance(self)

    def options(self, seat: Seat, out: Choices) -> None:
        self.top.options(self, seat, out)

    def fold(self) -> i64:
        return self.top.fold(self)

    def prompt(self) -> str:
        return self.top.prompt()

    def reaction_window(self) -> bool:
        return self.top.reaction_window()

    def veiled(self) -> bool:
        return self.top.veiled()

    def obvious(self, seat: Seat) -> bool:
        return self.top.obvious(self, seat)


def seats_of(mask: i64) -> list[int]:
    """Return the seats of a mask."""
    seats: list[int] = []
    while mask != 0:
        seats.append(int(lowest(mask)))
        mask &= mask - 1
    return seats


# -- the codec: fields are listed once ----------------------------------------------------------
class Field:
    """One field of a frame or of a state, an attribute of the same name. This one is a plain number."""

    def __init__(self, name: str, default: int | None = None) -> None:
        self.name: Final = name
        self.label = name  # names the line of a position's text
        self.doc = ""  # what it means, for the schema of views
        self.default: Final = default  # the last field of a frame is left out of the text while it has this value

    def documented(self, doc: str, label: str = "") -> Field:
        """Return this field with its documentation and, if one is given, another label."""
        self.doc = doc
        if label:
            self.label = label
        return self

    def form(self) -> str:
        """Return the type in the schema of views, a key of `FORMS` in schema/common.py."""
        return "int"

    def text(self, value: Any) -> str:
        return str(int(value))

    def read(self, word: str) -> Any:
        return int(word)

    def to_json(self, value: Any) -> object:
        return int(value)

    def read_json(self, value: Any) -> Any:
        return int(value)


class SeatField(Field):
    """A seat; -1 for nobody, null in JSON."""

    def form(self) -> str:
        return "seat"

    def to_json(self, value: Any) -> object:
        seat = int(value)
        return None if seat < 0 else seat

    def read_json(self, value: Any) -> Any:
        return -1 if value is None else int(value)


class SeatsField(Field):
    """Some seats: a mask, a list of seats in JSON."""

    def form(self) -> str:
        return "seats"

    def to_json(self, value: Any) -> object:
        return seats_of(i64(value))

    def read_json(self, value: Any) -> Any:
        mask = 0
        for seat in value:
            mask |= 1 << int(seat)
        return mask


class CodeField(Field):
    """A number that stands for one of a few words, the word in JSON."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words: Final = words

    def form(self) -> str:
        return "str"

    def to_json(self, value: Any) -> object:
        return self.words[int(value)]

    def read_json(self, value: Any) -> Any:
        return self.words.index(str(value))


class OwnField(Field):
    """A field with functions of its own: to text and back, to JSON and back."""

    def __init__(
        self,
        name: str,
        text: Callable[..., str],
        read: Callable[[str], object],
        to_json: Callable[..., object],
        read_json: Callable[..., object],
        form: str = "str",
    ) -> None:
        super().__init__(name)
        self.functions: Final = (text, read, to_json, read_json)
        self.own_form: Final = form

    def form(self) -> str:
        return self.own_form

    def text(self, value: Any) -> str:
        return self.functions[0](value)

    def read(self, word: str) -> Any:
        return self.functions[1](word)

    def to_json(self, value: Any) -> object:
        return self.functions[2](value)

    def read_json(self, value: Any) -> Any:
        return self.functions[3](value)


class FlagField(Field):
    """A truth value, written as one of two words."""

    def __init__(self, name: str, default: int | None = None, words: tuple[str, str] = ("0", "1")) -> None:
        super().__init__(name, default)
        self.words: Final = words

    def form(self) -> str:
        return "bool"

    def text(self, value: Any) -> str:
        return self.words[1 if value else 0]

    def read(self, word: str) -> Any:
        return bool(self.words.index(word))

    def to_json(self, value: Any) -> object:
        return bool(value)

    def read_json(self, value: Any) -> Any:
        return bool(value)


class KindField(Field):
    """A kind of card by name; `-` for an unknown one, null in JSON."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def form(self) -> str:
        return "kind"

    def text(self, value: Any) -> str:
        kind = int(value)
        return "-" if kind < 0 else self.names[kind]

    def read(self, word: str) -> Any:
        return int(UNKNOWN) if word == "-" else self.names.index(word)

    def to_json(self, value: Any) -> object:
        kind = int(value)
        return None if kind < 0 else self.names[kind]

    def read_json(self, value: Any) -> Any:
        return int(UNKNOWN) if value is None else self.names.index(str(value))


@final
class FrameType:
    """How one kind of frame is written: its name, its fields, and what makes it from their values."""

    def __init__(self, name: str, make: Callable[..., Frame], fields: list[Field]) -> None:
        self.name: Final = name
        self.make: Final = make  # called with the frame below, then the fields in order
        self.fields: Final = fields

    def words(self, frame: Frame) -> list[str]:
        words = [self.name]
        last = len(self.fields) - 1
        for i, field in enumerate(self.fields):
            value = getattr(frame, field.name)
            if i < last or field.default is None or int(value) != field.default:
                words.append(field.text(value))
        return words

    def read_words(self, below: Frame, words: list[str]) -> Frame:
        values = [field.read(word) for field, word in zip(self.fields, words[1:], strict=False)]
        if len(values) == len(self.fields) - 1 and self.fields[-1].default is not None:
            last = self.fields[-1]
            values.append(bool(last.default) if isinstance(last, FlagField) else last.default)  # compiled, 1 is no bool
        if len(values) != len(self.fields) or len(words) - 1 > len(values):
            raise ValueError(words)
        return self.make(below, *values)

    def to_json(self, frame: Frame) -> dict[str, object]:
        out: dict[str, object] = {"frame": self.name}
        for field in self.fields:
            out[field.name] = field.to_json(getattr(frame, field.name))
        return out

    def read_json(self, below: Frame, data: dict[str, Any]) -> Frame:
        return self.make(below, *[field.read_json(data[field.name]) for field in self.fields])

    def onto(self, frame: Frame, below: Frame) -> Frame:
        """Return the same frame on another stack."""
        return self.make(below, *[getattr(frame, field.name) for field in self.fields])


@final
class FrameTypes:
    """Codec of a game's stack: every kind of frame it can hold."""

    def __init__(self) -> None:
        self.by_name: Final[dict[str, FrameType]] = {}
        self.by_class: Final[dict[type[Frame], FrameType]] = {}
        self.add("end", TheEnd, [], make=lambda below: THE_END)

    def add(
        self,
        name: str,
        cls: type[Frame],
        fields: list[Field],
        prompt: str = "",
        make: Callable[..., Frame] | None = None,
    ) -> None:
        """Register a class of frames with its prompt. Classes that share one name all write the same fields."""
        if prompt:
            PROMPTS[cls] = prompt
        found = FrameType(name, cls if make is None else make, fields)
        self.by_name[name] = found
        self.by_class[cls] = found

    def remove(self, cls: type[Frame]) -> None:
        del self.by_name[self.by_class.pop(cls).name]

    def words(self, frame: Frame) -> list[str]:
        """Return the name of a frame and its fields, as `text` joins them."""
        return self.by_class[type(frame)].words(frame)

    def text(self, top: Frame) -> str:
        """Write a stack, its top first: `favor/0/2|turn|end`."""
        return "|".join(["/".join(self.words(frame)) for frame in frames_of(top)])

    def read(self, text: str) -> Frame:
        """Read what `text` wrote; raise BadText for what is no stack."""
        top = THE_END
        for part in reversed(text.split("|")):
            words = part.split("/")
            try:
                top = self.by_name[words[0]].read_words(top, words)
            except (IndexError, ValueError, KeyError, TypeError):
                raise BadText("position-field-bad", {"field": "stack", "value": part}) from None
        return top

    def to_json(self, top: Frame) -> list[dict[str, object]]:
        """Return the frames as objects, the top first and the bottom left out."""
        return [self.by_class[type(frame)].to_json(frame) for frame in frames_of(top) if frame is not THE_END]

    def read_json(self, frames: list[Any]) -> Frame:
        top = THE_END
        for i in range(len(frames) - 1, -1, -1):
            data = frames[i]
            try:
                top = self.by_name[str(data["frame"])].read_json(top, data)
            except (IndexError, ValueError, KeyError, TypeError):
                raise BadText("position-field-bad", {"field": "stack", "value": str(data)}) from None
        return top

    def remove_player(self, s: StackState, gone: Seat) -> bool:
        """Let every frame react to a player who is out, from the top down. Tell whether the top frame stays."""
        frames = frames_of(s.top)
        top_stays = True
        kept: list[Frame] = []
        for frame in frames[:-1]:
            stays = frame.on_player_left(s, gone)
            if stays is not None:
                kept.append(stays)
            elif frame is frames[0]:
                top_stays = False
        stack = frames[-1]
        for frame in reversed(kept):
            stack = frame if frame.below is stack else self.by_class[type(frame)].onto(frame, stack)
        s.top = stack
        return top_stays


def frames_of(top: Frame) -> list[Frame]:
    """Return the frames of a stack, the top first and the bottom last."""
    frames = [top]
    while top.below is not top:
        top = top.below
        frames.append(top)
    return frames


def depth_of(frame: Frame) -> i64:
    """Return how many frames lie below this one."""
    depth: i64 = 0
    while frame.below is not frame:
        frame = frame.below
        depth += 1
    return depth

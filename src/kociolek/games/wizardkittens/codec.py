"""Reading back what was written: positions (`WizardKittensState.dump`) and views (`WizardKittensView.to_json`)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import NOBODY, Action, Seat
from kociolek.core.codec import Fields
from kociolek.core.errors import BadText
from kociolek.core.reading import as_dict, as_int, as_list, as_str
from kociolek.games.wizardkittens.actions import ACTION_BY_TEXT
from kociolek.games.wizardkittens.cards import CardSet
from kociolek.games.wizardkittens.fields import FIELDS, RNG
from kociolek.games.wizardkittens.options import Rules, check
from kociolek.games.wizardkittens.setup import empty_state
from kociolek.games.wizardkittens.state import NO_CHANCE, WizardKittensState
from kociolek.games.wizardkittens.versions import HISTORY
from kociolek.games.wizardkittens.view import WizardKittensView


def load(text: str, printed: CardSet, box: str) -> WizardKittensState:
    fields = Fields(text)
    major = HISTORY.read_line(fields.text("rules"))
    options = dict(pair.partition("=")[::2] for pair in fields.text("options").split(","))
    t = state_to_fill(options, fields.number("seats"), printed, box, major)
    for field in FIELDS:
        field.read(t, fields)
    return t


def read_view(data: dict[str, object], printed: CardSet, box: str) -> WizardKittensView:
    """Read a view. Everything is checked: it may come from the far side of a network."""
    if data.get("game") != "wizardkittens":
        raise BadText("view-foreign", {"game": str(data.get("game")), "version": str(data.get("version"))})
    major = HISTORY.read(str(data.get("version")))
    options = {str(name): str(value) for name, value in as_dict(data, "rules").items()}
    t = state_to_fill(options, as_int(data, "seats"), printed, box, major)
    for field in FIELDS:
        if field is not RNG:
            field.read_json(t, data)
    seat = NOBODY if data.get("seat") is None else Seat(i64(as_int(data, "seat")))
    return WizardKittensView(seat, t, as_str(data, "prompt"), [read_action(each) for each in as_list(data, "options")])


def state_to_fill(options: dict[str, str], seats: int, printed: CardSet, box: str, major: int) -> WizardKittensState:
    rules = Rules(check(seats, options, printed, box, major), seats, printed, major)
    return empty_state(rules, i64(seats), vec[u8](), NO_CHANCE)


def read_action(data: object) -> Action:
    text = as_str(data, "text") if isinstance(data, dict) else str(data)
    if text not in ACTION_BY_TEXT:
        raise BadText("bad-move-text", {"move": text})
    return ACTION_BY_TEXT[text]

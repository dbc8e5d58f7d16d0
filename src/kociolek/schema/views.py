"""Registry of view schemas by game."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Final

from kociolek.schema.common import BaseView
from kociolek.schema.kittens import KittensView
from kociolek.schema.witchstone import WitchstoneView
from kociolek.schema.wizardkittens import WizardKittensView

VIEWS: Final[dict[str, type[BaseView]]] = {
    "kittens": KittensView,
    "wizardkittens": WizardKittensView,
    "witchstone": WitchstoneView,
}
AnyView: Final[Any] = reduce(or_, VIEWS.values())

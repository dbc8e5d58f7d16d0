"""Registry of the games that scenario files support."""

from __future__ import annotations

from typing import Final

from kociolek.scenario.kittens import KittensPart
from kociolek.scenario.part import Part
from kociolek.scenario.witchstone import WitchstonePart
from kociolek.scenario.wizardkittens import WizardKittensPart

PARTS: Final[dict[str, Part]] = {
    "kittens": KittensPart(),
    "wizardkittens": WizardKittensPart(),
    "witchstone": WitchstonePart(),
}

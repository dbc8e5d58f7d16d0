"""One series of each kind, in the order of the kinds: the rest of the rules opens series by their number."""

from __future__ import annotations

from kociolek.games.witchstone.actions.crystal import CrystalSeries
from kociolek.games.witchstone.actions.energy import EnergySeries
from kociolek.games.witchstone.actions.pentagram import PentagramSeries
from kociolek.games.witchstone.actions.scroll import ScrollSeries
from kociolek.games.witchstone.actions.wand import WandSeries
from kociolek.games.witchstone.actions.witch import WitchSeries
from kociolek.games.witchstone.series import SERIES
from kociolek.games.witchstone.state import THE_END


def register() -> None:
    """Called once, when the game is imported."""
    SERIES[:] = [
        EnergySeries(THE_END, 0),
        WitchSeries(THE_END, 0),
        PentagramSeries(THE_END, 0),
        CrystalSeries(THE_END, 0),
        WandSeries(THE_END, 0, 0),
        ScrollSeries(THE_END, 0),
    ]

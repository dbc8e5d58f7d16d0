"""Cells of tables that the terminal and reports share."""

from __future__ import annotations

from kociolek.arena.stats import Share
from kociolek.text import Texts
from kociolek.text.names import decimal, percent


def share_cells(share: Share, t: Texts) -> list[str]:
    low, high = share.interval
    wins = decimal(share.part, t) if share.part % 1 else f"{share.part:.0f}"
    return [wins, str(share.whole), percent(share.share, t), f"{percent(low, t)} – {percent(high, t)}"]

"""Page of an analysis: one HTML file with curve, turning points and a section per player. It loads nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from kociolek.analysis.calibration import calibrated
from kociolek.analysis.game import Analysis
from kociolek.analysis.words import say, section, turning_points
from kociolek.text import Texts

COLOURS: Final = (
    "#c9481f",
    "#2f6fb0",
    "#2f8f5b",
    "#8a5bb5",
    "#b08a1f",
    "#b5416f",
    "#3f8f8f",
    "#7a6a55",
    "#5560c0",
    "#999",
)
DASHES: Final = ("", "8 4", "2 4", "12 4 2 4", "4 2", "1 3", "10 2", "6 6", "3 3 9 3", "5 1")
WIDTH: Final = 900
HEIGHT: Final = 260
STYLE: Final = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem }
body { color: #241820; background: #f6ead6 }
h2 { margin: 1.5rem 0 .25rem }
svg { width: 100%; height: auto; background: #fff8ea; border: 2px solid #241820; border-radius: .6rem }
.key span { margin-right: 1rem; white-space: nowrap }
.key svg { width: 2.5rem; border: 0 }
@media screen and (prefers-color-scheme: dark) { body { color: #f6ead6; background: #1c1418 } }
"""


def page(analysis: Analysis, t: Texts, players: Sequence[str], moves: Callable[[str], str]) -> str:
    """Return the whole page."""

    def items(sentences: Sequence[str]) -> str:
        return "<ul>" + "".join(f"<li>{escape(each)}</li>" for each in sentences) + "</ul>"

    known = [calibrated(analysis.game, decision.shares) for decision in analysis.decisions]
    parts = [f"<h1>{escape(t.say('analysis-title'))}</h1><p>{escape(t.say('analysis-judged'))}</p>"]
    parts.append(f"<h2>{escape(t.say('analysis-curve'))}</h2>{curve(known, players)}")
    parts.append(f"<h2>{escape(t.say('analysis-curve-open'))}</h2>{curve(analysis.open_shares, players)}")
    moments = [say(t, each, players, moves) for each in turning_points(analysis)]
    parts.append(f"<h2>{escape(t.say('analysis-moments'))}</h2>{items(moments)}")
    for seat, player in enumerate(players):
        said = [say(t, each, players, moves) for each in section(analysis, seat)]
        parts.append(f"<h2>{escape(t.say('analysis-for', player=player))}</h2>{items(said)}")
    title = escape(t.say("analysis-title"))
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title}</title>"
    body = f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>"
    return f"<!doctype html><html lang={t.lang}><head>{head}{body}\n"


def curve(shares: Sequence[Sequence[float]], players: Sequence[str]) -> str:
    """Return the shares of all seats as lines of a drawing. Lines differ by colour and by dashes."""
    step = WIDTH / max(1, len(shares) - 1)
    lines, key = [], []
    for seat, player in enumerate(players):
        look = f"stroke='{COLOURS[seat]}' stroke-dasharray='{DASHES[seat]}'"
        points = " ".join(f"{i * step:.1f},{HEIGHT * (1 - each[seat]):.1f}" for i, each in enumerate(shares))
        lines.append(f"<polyline points='{points}' fill='none' stroke-width='3' {look}/>")
        sample = (
            f"<svg viewBox='0 0 40 8' style='width:2.5rem;border:0'><path d='M0 4H40' stroke-width='3' {look}/></svg>"
        )
        key.append(f"<span>{sample} {escape(player)}</span>")
    grid = "".join(f"<path d='M0 {HEIGHT * y / 4}H{WIDTH}' stroke='#0002'/>" for y in (1, 2, 3))
    return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img'>{grid}{''.join(lines)}</svg><p class=key>{''.join(key)}</p>"

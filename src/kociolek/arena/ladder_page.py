"""HTML page of a ladder: ranking, intervals and the history of each bot. It needs no network."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape

from kociolek.arena.ladder import Ladder, Standing
from kociolek.text import Texts
from kociolek.text.names import bot_name, decimal, percent

STYLE = """:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .4rem .6rem; border-bottom: 1px solid #8886; }
th:nth-child(2), td:nth-child(2) { text-align: left; overflow-wrap: anywhere; }
svg { width: 8rem; height: 2rem; stroke: currentColor; fill: none; stroke-width: 1.5; }
.scroll { overflow-x: auto; }"""


def page(ladder: Ladder, t: Texts) -> str:
    """Return the page in one language."""
    setup = ladder.setup
    title = t.say("report-ladder-title", name=t.say(setup.game))
    when = datetime.fromtimestamp(ladder.last_time, UTC).strftime("%Y-%m-%d %H:%M UTC")
    columns = ("place", "bot", "rating", "games", "share", "faults", "history")
    head = "".join(f'<th scope="col">{escape(t.say(f"report-ladder-{name}"))}</th>' for name in columns)
    rows = "".join(row(place, each, mu, sigma, t) for place, (each, mu, sigma) in enumerate(ladder.ranking(), start=1))
    about = t.say("report-ladder-about", rounds=ladder.rounds, seats=setup.seats, when=when)
    return f"""<!DOCTYPE html>
<html lang="{t.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body><h1>{escape(title)}</h1><p>{escape(about)}</p>
<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>
<p>{escape(t.say("report-ladder-note"))}</p></body></html>
"""


def row(place: int, each: Standing, mu: float, sigma: float, t: Texts) -> str:
    share = percent(each.wins / each.games if each.games else 0.0, t)
    name = escape(bot_name(t, each.bot))
    rating = f"{decimal(mu, t)} ± {decimal(2 * sigma, t)}"
    cells = [str(place), name, rating, str(each.games), share, str(each.faults), sparkline(each.history, rating)]
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def sparkline(history: Sequence[float], words: str) -> str:
    """Return the ratings after each round as a small line."""
    if len(history) < 2:
        return "–"
    low, high = min(history), max(history)
    span = high - low or 1.0
    points = " ".join(
        f"{100 * i / (len(history) - 1):.1f},{28 - 26 * (value - low) / span:.1f}" for i, value in enumerate(history)
    )
    label = escape(f"{history[0]:.1f} → {words}")
    drawn = f'<polyline points="{points}"/>'
    return f'<svg viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label="{label}">{drawn}</svg>'

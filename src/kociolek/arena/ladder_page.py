"""HTML page of a ladder: ranking with intervals, and the ratings over time. It needs no network."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from typing import Final

from kociolek.arena.ladder import Ladder
from kociolek.arena.report.charts import HUES, nice_step
from kociolek.arena.report.page import CAT, download, resource, table
from kociolek.text import Texts
from kociolek.text.names import bot_name, decimal, percent

WIDE: Final = 380  # as wide as the charts of reports, so that a phone shows it in its size
HIGH: Final = 240
LEFT: Final = 30  # for the numbers of the axis
LOW: Final = HIGH - 24
DASHES: Final = ("none", "7 3", "2 3")  # colours alone do not tell lines apart
STYLE: Final = """figure svg text { fill: var(--text-2); font-size: 13px; }
figure polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
figure line { stroke: var(--line); }
.keys svg { width: 2rem; height: .5rem; display: inline-block; margin-right: .375rem; }
.cards { columns: auto; display: grid; gap: 0 1rem; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
th, td { padding: .3125rem .25rem; } td:first-child { min-width: 5.5rem; }
@media print { .cards { display: block; } }"""


def page(ladder: Ladder, t: Texts) -> str:
    """Return the page in one language."""
    setup = ladder.setup
    title = t.say("report-ladder-title", name=t.say(setup.game))
    when = datetime.fromtimestamp(ladder.last_time, UTC).strftime("%Y-%m-%d %H:%M UTC")
    about = t.say("report-ladder-about", rounds=ladder.rounds, seats=setup.seats, when=when)
    return f"""<!DOCTYPE html>
<html lang="{t.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{resource("page.css")}
{STYLE}</style></head>
<body><nav class="bar"><span class="brand">{CAT}Kociołek</span></nav>
<main><header class="top"><h1>{escape(title)}</h1><p class="lead">{escape(about)}</p></header>
<div class="cards">{ranking(ladder, t)}{history(ladder, t)}</div></main></body></html>
"""


def ranking(ladder: Ladder, t: Texts) -> str:
    title = t.say("report-ladder-rating")
    rows, data = [], []
    names = ("bot", "rating", "games", "share")  # a phone has no room for faults, which get sentences
    for place, (each, mu, sigma) in enumerate(ladder.ranking(), start=1):
        name = bot_name(t, each.bot)
        share = percent(each.wins / each.games if each.games else 0.0, t)
        rating = f"{decimal(mu, t)} ± {decimal(2 * sigma, t)}"
        rows.append([f"{place}. {name}", rating, str(each.games), share])
        data.append([each.bot, f"{mu:.3f}", f"{sigma:.3f}", str(each.games), f"{each.wins:.3f}", str(each.faults)])
    head = [t.say(f"report-ladder-{name}") for name in names]
    file = ("bot", "rating", "deviation", "games", "wins", "faults")
    note = f'<p class="note">{escape(t.say("report-ladder-note"))}</p>'
    note += "".join(f'<p class="note">{escape(said)}</p>' for said in removals(ladder, t))
    return card(title, table(head, rows) + note + download(title, file, data, t))


def removals(ladder: Ladder, t: Texts) -> list[str]:
    """Return how often bots were removed from games, and why the last time, with the line of their code."""
    found = []
    for each, _, _ in ladder.ranking():
        if each.faults:
            said = t.say("report-ladder-removed", bot=bot_name(t, each.bot), count=each.faults)
            if each.reason:
                why, detail = each.reason
                said += " " + t.say("report-ladder-reason", what=t.say(f"cli-arena-fault-{why}"), text=detail)
            found.append(said)
    return found


def history(ladder: Ladder, t: Texts) -> str:
    """Return the chart of ratings over time, with all numbers to download."""
    title, caption = t.say("report-ladder-history"), t.say("report-ladder-caption")
    lines = [(bot_name(t, each.bot), each.history) for each, _, _ in ladder.ranking()]
    drawn = [(name, values) for name, values in lines if len(values) > 1][:HUES]
    if not drawn:
        return ""
    keys = "".join(f"<li>{key(n)}{escape(name)}</li>" for n, (name, _) in enumerate(drawn))
    ends = "; ".join(f"{name} {decimal(values[0], t)} → {decimal(values[-1], t)}" for name, values in drawn)
    chart = curves([values for _, values in drawn], f"{title}: {ends}.")
    data = [[name, str(number), f"{value:.3f}"] for name, values in lines for number, value in enumerate(values, 1)]
    shown = f'<figure>{chart}<ul class="legend keys">{keys}</ul><figcaption>{escape(caption)}</figcaption></figure>'
    return card(title, shown + download(title, ("bot", "round", "rating"), data, t))


def card(title: str, inside: str) -> str:
    return f'<section class="card"><h2>{escape(title)}</h2>{inside}</section>\n'


def stroke(number: int) -> str:
    return f'stroke="var(--hue-{number % HUES + 1})" stroke-dasharray="{DASHES[number % len(DASHES)]}"'


def key(number: int) -> str:
    line = f'<polyline points="0,4 32,4" {stroke(number)}/>'
    return f'<svg viewBox="0 0 32 8" aria-hidden="true">{line}</svg>'


def curves(lines: Sequence[Sequence[float]], words: str) -> str:
    """Draw lines over one scale of ratings and one of rounds, both with ticks."""
    low, high = min(map(min, lines)), max(map(max, lines))
    last = max(map(len, lines))
    step = nice_step((high - low or 1.0) / 5)
    bottom, top = int(low // step) * step, (int(high // step) + 1) * step
    across = (WIDE - LEFT - 8) / (last - 1)
    up = (LOW - 10) / (top - bottom)
    parts = []
    for tick in range(bottom, top + 1, step):
        y = LOW - (tick - bottom) * up
        parts.append(f'<line x1="{LEFT}" x2="{WIDE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>')
    for tick in sorted({1, *range(nice_step(last / 5), last + 1, nice_step(last / 5))}):
        x = LEFT + (tick - 1) * across
        parts.append(f'<text x="{x:.1f}" y="{HIGH - 4}" text-anchor="middle">{tick}</text>')
    for number, values in reversed(list(enumerate(lines))):  # the best bot is drawn last, on top
        points = " ".join(f"{LEFT + i * across:.1f},{LOW - (each - bottom) * up:.1f}" for i, each in enumerate(values))
        parts.append(f'<polyline points="{points}" {stroke(number)}/>')
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(words)}">{"".join(parts)}</svg>'

"""HTML page of a training run: strength against each bot of the league over time. It needs no network connection."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from kociolek.text import Texts
from kociolek.text.names import bot_name, percent
from kociolek.training.league import LEAGUE, Standing
from kociolek.training.run import Point, Run

STYLE: Final = """:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
figure { margin: 1.5rem 0; overflow-x: auto; }
svg { width: 100%; min-width: 34rem; height: auto; font-size: 12px; fill: currentColor; }
.grid { stroke: #8884; } .even { stroke: currentColor; stroke-dasharray: 4 4; }
.bar { stroke: currentColor; stroke-opacity: .45; } .line { stroke: currentColor; stroke-width: 2; fill: none; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #8886; white-space: nowrap; }
.scroll { overflow-x: auto; }"""
WIDE: Final = 720
HIGH: Final = 240
LEFT: Final = 52
BELOW: Final = 38
ABOVE: Final = 12
RIGHT: Final = 24


def page(run: Run, t: Texts) -> str:
    """Return the page in one language."""
    table = run.table
    title = t.say("report-train-title", name=t.say(table.game.key))
    last = run.points[-1]
    about = t.say(
        "report-train-about", seats=table.seats, seed=str(run.settings["seed"]), updates=last.updates,
        games=last.games, decisions=last.decisions, tests=run.tests,
    )  # fmt: skip
    even = 1 / table.seats
    figures = "".join(figure(run.points, rival, even, t) for rival in LEAGUE)
    heads = ["updates", "games", "decisions", "seconds"]
    names = [t.say(f"report-train-{name}") for name in heads] + [bot_name(t, rival) for rival in LEAGUE]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(row(point, t) for point in run.points)
    return f"""<!DOCTYPE html>
<html lang="{t.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body><h1>{escape(title)}</h1><p>{escape(about)}</p>
{figures}
<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>
<p>{escape(t.say("report-train-note", even=percent(even, t)))}</p></body></html>
"""


def row(point: Point, t: Texts) -> str:
    cells = [str(point.updates), str(point.games), str(point.decisions), f"{point.seconds:.0f}"]
    cells += [
        f"{percent(each.share, t)} ({percent(each.low, t)} – {percent(each.high, t)})" for each in point.standings
    ]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def figure(points: Sequence[Point], rival: str, even: float, t: Texts) -> str:
    """Return a chart of the share of wins against one bot, with its 95 % intervals, from 0 to 100 %."""
    found = [(point.updates, standing_of(point, rival)) for point in points]
    most = max(1, found[-1][0])

    def x(updates: float) -> float:
        return round(LEFT + (WIDE - LEFT - RIGHT) * updates / most, 1)

    def y(share: float) -> float:
        return round(ABOVE + (HIGH - ABOVE - BELOW) * (1 - share), 1)

    drawn = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(tick)}" y2="{y(tick)}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y(tick) + 4}" text-anchor="end">{percent(tick, t, 0)}</text>')
    for tick in ticks(most):
        drawn.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{y(0)}" y2="{y(0) + 5}"/>')
        drawn.append(f'<text x="{x(tick)}" y="{HIGH - 18}" text-anchor="middle">{tick}</text>')
    drawn.append(f'<line class="even" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(even)}" y2="{y(even)}"/>')
    for updates, each in found:
        drawn.append(f'<line class="bar" x1="{x(updates)}" x2="{x(updates)}" y1="{y(each.low)}" y2="{y(each.high)}"/>')
        drawn.append(f'<circle cx="{x(updates)}" cy="{y(each.share)}" r="3"/>')
    line = " ".join(f"{x(updates)},{y(each.share)}" for updates, each in found)
    drawn.append(f'<polyline class="line" points="{line}"/>')
    drawn.append(
        f'<text x="{WIDE - RIGHT}" y="{HIGH - 4}" text-anchor="end">{escape(t.say("report-train-updates"))}</text>'
    )
    begin, end = found[0][1], found[-1][1]
    words = t.say(
        "report-train-figure", bot=bot_name(t, rival), first=percent(begin.share, t), last=percent(end.share, t)
    )
    label = escape(words)
    picture = f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
    return f'<figure tabindex="0"><figcaption>{label}</figcaption>{picture}</figure>'


def standing_of(point: Point, rival: str) -> Standing:
    return next(each for each in point.standings if each.rival == rival)


def ticks(most: int) -> list[int]:
    """Return about five round numbers from 0 to the largest."""
    size = 1
    while most / size > 5:
        size = size * 5 // 2 if str(size)[0] == "2" else size * 2
    return list(range(0, most + 1, size))

"""HTML page of a report: a list of sections, each with a lead, a chart and its numbers."""

from __future__ import annotations

import csv
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib import resources
from io import StringIO
from typing import Final

from kociolek.arena.report import sections
from kociolek.arena.report.about import About
from kociolek.arena.report.sections import Section
from kociolek.arena.tally import Tally
from kociolek.catalog import game_of
from kociolek.text import LANGUAGES, Texts, texts
from kociolek.text.names import bot_name, decimal, percent
from kociolek.text.printed import with_names

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
CAT: Final = (
    '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 12 6 2l6 6h8l6-6 2 10c2 2 2 4 1 5l-3 9q-1 4-5 4H11q-4 '
    '0-5-4l-3-9c-1-1-1-3 1-5Zm6 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm12 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"/></svg>'
)


def page(about: About, tally: Tally, lang: str) -> str:
    mains = "\n".join(main(about, tally, texts(each)) for each in LANGUAGES)
    switches = "".join(
        f'<button type="button" data-lang="{each}" lang="{each}">{escape(texts(each).say("report-language"))}</button>'
        for each in LANGUAGES
    )
    title = escape(heading(about, texts(lang)))
    dark = both("report-dark")
    return f"""<!DOCTYPE html>
<html lang="{lang}" data-lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{resource("page.css")}</style>
<noscript><style>:root [data-only] {{ display: revert !important; }} .switches {{ display: none; }}</style></noscript>
</head>
<body>
<nav class="bar"><span class="brand">{CAT}Kociołek</span>
<span class="switches">{switches}<button type="button" data-dark>{dark}</button></span></nav>
{mains}
<footer>{both("report-footer")}</footer>
<script>{resource("page.js")}</script>
</body>
</html>
"""


def both(key: str) -> str:
    """Return a text in every language; the page shows one."""
    return "".join(
        f'<span lang="{each}" data-only="{each}">{escape(texts(each).say(key))}</span>' for each in LANGUAGES
    )


def resource(name: str) -> str:
    return (resources.files("kociolek.arena.report") / name).read_text("utf-8").strip()


def heading(about: About, t: Texts) -> str:
    return t.say("report-title" if about.bots else "report-title-records", name=t.say(about.game))


def main(about: About, tally: Tally, t: Texts) -> str:
    if len(about.boxes) == 1:
        t = with_names(t, game_of(about.game, about.boxes[0]))
    lead = t.say("report-lead", count=tally.games, decisions=decimal(tally.decisions / tally.games, t))
    found = [section for make in sections.ALL if (section := make(about, tally, t)) is not None]
    return f"""<main lang="{t.lang}" data-only="{t.lang}">
<header class="top"><h1>{escape(heading(about, t))}</h1><p class="lead">{escape(lead)}</p></header>
{podium(tally, t)}
<div class="cards">
{"".join(card(section, t) for section in found)}
</div>
</main>"""


def podium(tally: Tally, t: Texts) -> str:
    places = []
    for bot in tally.by_strength:
        share = tally.share(bot)
        low, high = share.interval
        low_words, high_words = (percent(end, t).replace(" ", NO_BREAK) for end in (low, high))
        interval = t.say("report-interval", low=low_words, high=high_words)
        places.append(
            f'<li><div class="name">{escape(bot_name(t, bot))}</div>'
            f'<div class="share">{percent(share.share, t)}</div><small>{escape(interval)}</small></li>'
        )
    return f'<ol class="podium">{"".join(places)}</ol>'


def card(section: Section, t: Texts) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>"]
    if section.lead:
        parts.append(f"<p>{escape(section.lead)}</p>")
    if section.picture:
        caption = f"<figcaption>{escape(section.caption)}</figcaption>" if section.caption else ""
        legend = legend_of(section.legend)
        words = escape(" ".join(filter(None, (f"{section.title}.", section.lead, section.caption))))
        drawn = section.picture.replace('aria-hidden="true"', f'aria-label="{words}"', 1)
        parts.append(f"<figure>{drawn}{legend}{caption}</figure>")
    numbers = "".join(table(head, rows) + download(section.title, head, rows, t) for head, rows in section.tables)
    if section.picture:
        numbers = f"<details><summary>{escape(t.say('report-numbers'))}</summary>{numbers}</details>"
    parts.append(numbers)
    kind = f"card {section.kind}".strip()
    return f'<section class="{kind}">{"".join(parts)}</section>\n'


def download(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], t: Texts) -> str:
    """Return a link that saves the numbers of a table as CSV; the page holds them, so no network is needed."""
    out = StringIO()
    csv.writer(out, lineterminator="\n").writerows([head, *rows] if head else rows)
    data = b64encode(out.getvalue().encode("utf-8-sig")).decode("ascii")
    words = escape(t.say("report-download"))
    name = escape(f"{title}.csv".replace(" ", "-").lower())
    return f'<p class="download"><a download="{name}" href="data:text/csv;base64,{data}">{words}</a></p>'


def legend_of(names: Sequence[str]) -> str:
    items = "".join(
        f'<li><i style="background:var(--hue-{n})"></i>{escape(name)}</li>' for n, name in enumerate(names, start=1)
    )
    return f'<ul class="legend">{items}</ul>' if items else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    above = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    above = f"<thead><tr>{above}</tr></thead>" if head else ""
    kind = "" if head else ' class="facts"'
    below = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll" tabindex="0"><table{kind}>{above}<tbody>{below}</tbody></table></div>'

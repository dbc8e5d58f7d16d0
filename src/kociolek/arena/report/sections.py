"""Sections of a report. Each function returns a section, or None if there is nothing to show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, median_low
from typing import Final

from kociolek.arena.cells import share_cells
from kociolek.arena.report import charts
from kociolek.arena.report.about import About
from kociolek.arena.report.charts import Bar
from kociolek.arena.stats import Share, wilson
from kociolek.arena.tally import CardStanding, Tally
from kociolek.box import label
from kociolek.box.words import SHORT
from kociolek.text import Texts
from kociolek.text.names import bot_name, card_name, decimal, ending_name, percent, source_name
from kociolek.text.sentences import key

LEVEL: Final = 0.05  # how often a finding about seats may be wrong

MOST_CARDS: Final = 10  # in the chart; the table has them all
MOST_FAULTS: Final = 100
Grid = tuple[Sequence[str], Sequence[Sequence[str]]]  # column headings, rows


@dataclass(frozen=True)
class Section:
    title: str
    lead: str = ""
    picture: str = ""
    caption: str = ""
    legend: Sequence[str] = ()
    tables: Sequence[Grid] = field(default_factory=list)
    kind: str = ""


def heads(t: Texts, *columns: str) -> list[str]:
    return [t.say(f"report-column-{column}") for column in columns]


def share_bar(name: str, share: Share, t: Texts, colour: str) -> Bar:
    low, high = share.interval
    return Bar(name, share.share, percent(share.share, t), low, high, colour)


def par(tally: Tally) -> float:
    """Return the win share of each player if all were equal."""
    return sum(tally.wins.values()) / sum(tally.played.values())


# -- winners ------------------------------------------------------------------------------
def wins(about: About, tally: Tally, t: Texts) -> Section:
    best = tally.by_strength[0]
    even = par(tally)
    picture = charts.bars(
        [share_bar(bot_name(t, bot), tally.share(bot), t, charts.ink("mark")) for bot in tally.by_strength],
        f"wins-{t.lang}",
        (even, t.say("report-par", share=percent(even, t))),
        intervals=True,
    )
    rows = [
        [bot_name(t, bot), *share_cells(tally.share(bot), t), percent(tally.share_of_decided(bot).share, t)]
        for bot in tally.by_strength
    ]
    lead = t.say("report-wins-lead", name=bot_name(t, best), share=percent(tally.share(best).share, t))
    if len(tally.bots) == 1:
        lead = t.say("report-wins-alone", name=bot_name(t, best))
    if tally.nobody:
        lead = f"{lead} {t.say('report-nobody', share=percent(tally.nobody / tally.games, t))}"
    if tally.shared:
        lead = f"{lead} {t.say('report-shared', share=percent(tally.shared / tally.games, t))}"
    columns = heads(t, "player", "wins", "played", "share", "interval", "decided")
    return Section(t.say("report-wins"), lead, picture, t.say("report-whiskers"), tables=[(columns, rows)])


def seats(about: About, tally: Tally, t: Texts) -> Section:
    shares = [tally.share_of_seat(seat) for seat in range(tally.seats)]
    even = par(tally)
    best = max(range(tally.seats), key=lambda seat: shares[seat].share)
    if seats_differ(shares, even):
        lead = t.say("report-seats-matter", seat=best, share=percent(shares[best].share, t))
    else:
        lead = t.say("report-seats-alike")
    picture = charts.bars(
        [share_bar(t.say("report-seat", seat=seat), share, t, charts.hue(seat)) for seat, share in enumerate(shares)],
        f"seats-{t.lang}",
        (even, t.say("report-par", share=percent(even, t))),
        intervals=True,
    )
    by_bot = [
        [bot_name(t, bot), *[seat_cell(tally, bot, seat, t) for seat in range(tally.seats)]]
        for bot in tally.by_strength
    ]
    tables: list[Grid] = [
        (heads(t, "seat", "wins", "played", "share", "interval"),
         [[str(seat), *share_cells(share, t)] for seat, share in enumerate(shares)]),
        ([*heads(t, "player"), *[t.say("report-seat", seat=seat) for seat in range(tally.seats)]], by_bot),
    ]  # fmt: skip
    return Section(t.say("report-seats"), lead, picture, t.say("report-seats-caption"), tables=tables)


def seats_differ(shares: Sequence[Share], even: float, level: float = LEVEL) -> bool:
    """Return whether the seats differ, wrongly in at most `level` of all tournaments with equal seats.

    Each of k seats is compared at level/k (Bonferroni), because k chances to be wrong add up.
    """
    z = NormalDist().inv_cdf(1 - level / (2 * max(1, len(shares))))
    intervals = [wilson(share.part, share.whole, z) for share in shares]
    return any(not low <= even <= high for low, high in intervals)


def seat_cell(tally: Tally, bot: str, seat: int, t: Texts) -> str:
    played = tally.seat_played[bot, seat]
    return f"{percent(tally.seat_wins[bot, seat] / played, t)} ({played})" if played else "–"


def ratings(about: About, tally: Tally, t: Texts) -> Section | None:
    if len(tally.bots) < 2:
        return None
    ranked = sorted(tally.bots, key=lambda bot: -tally.ratings[bot][0])
    bars, rows = [], []
    for bot in ranked:
        mu, sigma = tally.ratings[bot]
        words = f"{decimal(mu, t)} ± {decimal(2 * sigma, t)}"
        bars.append(Bar(bot_name(t, bot), mu, words, mu - 2 * sigma, mu + 2 * sigma))
        rows.append([bot_name(t, bot), decimal(mu, t, 2), decimal(sigma, t, 2), decimal(mu - 3 * sigma, t, 2)])
    return Section(
        t.say("report-ratings"),
        t.say("report-ratings-lead"),
        charts.ranges(bars, f"ratings-{t.lang}"),
        t.say("report-ratings-caption"),
        tables=[(heads(t, "player", "skill", "deviation", "sure"), rows)],
    )


# -- course of the games ------------------------------------------------------------------
def lengths(about: About, tally: Tally, t: Texts) -> Section:
    every = sorted(tally.lengths.elements())
    middle, longest = median_low(every), every[-1]
    rows = [
        [t.say("report-length-mean"), decimal(tally.decisions / tally.games, t)],
        *[
            [t.say("report-length-part", part=f"{part}%"), str(every[min(len(every) - 1, len(every) * part // 100)])]
            for part in (5, 25, 50, 75, 95)
        ],
        [t.say("report-length-longest"), str(longest)],
        [t.say("report-length-moves"), decimal(tally.moves / tally.games, t)],
    ]
    return Section(
        t.say("report-lengths"),
        t.say("report-lengths-lead", middle=str(middle), longest=str(longest)),
        charts.histogram(tally.lengths, f"lengths-{t.lang}", t.say("report-lengths-axis"), middle),
        t.say("report-lengths-caption"),
        tables=[(heads(t, "measure", "decisions"), rows)],
    )


def endings(about: About, tally: Tally, t: Texts) -> Section:
    most = tally.endings.most_common()
    shares = [(ending_name(t, about.game, ending), Share(n, tally.games)) for ending, n in most]
    bars = [Bar(name, share.share, percent(share.share, t)) for name, share in shares]
    columns = heads(t, "ending", "games", "share", "interval")
    rows = []
    for name, share in shares:
        _, _, *cells = share_cells(share, t)
        rows.append([name, f"{share.part:.0f}", *cells])
    return Section(
        t.say("report-endings"),
        t.say("report-endings-lead", name=shares[0][0], share=percent(shares[0][1].share, t)),
        charts.bars(bars, f"endings-{t.lang}"),
        tables=[(columns, rows)],
    )


def points(about: About, tally: Tally, t: Texts) -> Section | None:
    sources = [
        source for source in next(iter(tally.points.values())) if any(sums[source] for sums in tally.points.values())
    ]
    if not sources:
        return None
    names = [bot_name(t, bot) for bot in tally.by_strength]
    means = [[tally.points[bot][source] / tally.played[bot] for source in sources] for bot in tally.by_strength]
    lead = ""
    if tally.winners:
        names.insert(0, t.say("report-winners"))
        means.insert(0, [tally.winners_points[source] / tally.winners for source in sources])
        lead = t.say("report-points-lead", points=decimal(sum(means[0]), t))
    titles = [source_name(t, about.game, source) for source in sources]
    rows = [
        [name, *[decimal(mean, t) for mean in each], decimal(sum(each), t)]
        for name, each in zip(names, means, strict=True)
    ]
    return Section(
        t.say("report-points"),
        lead,
        charts.stacked(names, titles, means, [decimal(sum(each), t) for each in means], f"points-{t.lang}"),
        legend=titles,
        tables=[([*heads(t, "player"), *titles, *heads(t, "sum")], rows)],
    )


# -- cards --------------------------------------------------------------------------------
def cards_played(about: About, tally: Tally, t: Texts) -> Section | None:
    return cards(about, tally, t, "played", tally.cards(used=True))


def cards_held(about: About, tally: Tally, t: Texts) -> Section | None:
    return cards(about, tally, t, "held", tally.cards(used=False))


def cards(about: About, tally: Tally, t: Texts, how: str, standings: Sequence[CardStanding]) -> Section | None:
    if not standings:
        return None
    named = [(card_name(t, about.game, each.card), each) for each in standings]
    shown = named if len(named) <= MOST_CARDS else [*named[: MOST_CARDS // 2], *named[-MOST_CARDS // 2 :]]
    best_name, best = named[0]
    rows = []
    for name, each in named:
        low, high = each.won.interval
        rows.append([
            name, percent(each.of_players.share, t), percent(each.of_winners.share, t), str(each.players),
            percent(each.won.share, t), f"{percent(low, t)} – {percent(high, t)}",
        ])  # fmt: skip
    bells = [(name, each.of_players.share, each.of_winners.share, percent(each.won.share, t)) for name, each in shown]
    lead = t.say(
        f"report-cards-{how}-lead", name=best_name, share=percent(best.won.share, t), par=percent(par(tally), t)
    )
    if len(shown) < len(named):
        lead = f"{lead} {t.say('report-cards-ends')}"
    columns = heads(t, "card", f"of-players-{how}", f"of-winners-{how}", "players", "won", "interval")
    return Section(
        t.say(f"report-cards-{how}"),
        lead,
        charts.dumbbells(bells, f"cards-{how}-{t.lang}"),
        t.say("report-cards-caption"),
        tables=[(columns, rows)],
    )


# -- the bots and the machine -------------------------------------------------------------
TICKS: Final = {
    1e-6: "1 µs",
    1e-5: "10 µs",
    1e-4: "100 µs",
    1e-3: "1 ms",
    1e-2: "10 ms",
    0.1: "100 ms",
    1.0: "1 s",
    10.0: "10 s",
}


def speed(about: About, tally: Tally, t: Texts) -> Section | None:
    thinkers = [bot for bot in tally.by_strength if tally.thinking.get(bot)]
    if not thinkers:
        return None
    bars, rows = [], []
    for bot in thinkers:
        middle, most, longest = tally.seconds(bot)
        bars.append(Bar(bot_name(t, bot), middle, duration(middle, t), middle, most))
        count = str(sum(tally.thinking[bot].values()))
        rows.append([bot_name(t, bot), count, duration(middle, t), duration(most, t), duration(longest, t)])
    return Section(
        t.say("report-speed"),
        t.say("report-speed-lead"),
        charts.ranges(bars, f"speed-{t.lang}", logarithmic=True, ticks=TICKS),
        t.say("report-speed-caption"),
        tables=[(heads(t, "player", "answers", "median", "most", "longest"), rows)],
    )


def duration(seconds: float, t: Texts) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    return f"{decimal(seconds * 1e3, t)} ms" if seconds < 1 else f"{decimal(seconds, t, 2)} s"


def faults(about: About, tally: Tally, t: Texts) -> Section | None:
    if not tally.faults:
        return None
    rows = [
        [bot_name(t, fault.bot), str(number), str(fault.seat), t.say(key("cli-arena-fault", fault.why)), fault.detail]
        for number, fault in tally.faults[:MOST_FAULTS]
    ]
    columns = heads(t, "player", "game", "seat", "reason", "detail")
    lead = t.say("report-faults-lead", count=len(tally.faults))
    return Section(t.say("report-faults"), lead, tables=[(columns, rows)], kind="warning")


def setup(about: About, tally: Tally, t: Texts) -> Section:
    rows = [
        [t.say("report-setup-game"), t.say(about.game)],
        [t.say("report-setup-games"), str(tally.games)],
        [t.say("report-setup-seats"), about.seats],
    ]
    if about.bots:
        rows.append([t.say("report-setup-bots"), ", ".join(bot_name(t, bot) for bot in about.bots)])
        rows.append([t.say("report-setup-seed"), about.seed])
        if about.milliseconds:
            rows.append([t.say("report-setup-milliseconds"), f"{about.milliseconds:g}"])
        else:
            rows.append([t.say("report-setup-iterations"), str(about.iterations)])
    if any(about.boxes):
        rows.append([t.say("report-setup-box"), ", ".join(box_name(box, t) for box in about.boxes)])
    if about.skipped:
        rows.append([t.say("report-setup-skipped"), str(about.skipped)])
    rows += [[t.say(key(about.game, "option", name)), option_value(about, name, t)] for name in about.options]
    notes = []
    if tally.timed:
        notes.append(t.say("report-timed"))
    if not about.even:
        notes.append(t.say("report-uneven"))
    return Section(t.say("report-setup"), " ".join(notes), tables=[((), rows)])


def box_name(text: str, t: Texts) -> str:
    if not text:
        return t.say("box-built-in")
    name, version, id = label(text)
    return f"{name} · {version} · {id[:SHORT]}"


def option_value(about: About, name: str, t: Texts) -> str:
    value = key(about.game, "option", name, about.options[name])
    own = key(about.game, "option", name, "own")
    return t.say(value) if t.has(value) else t.say(own) if t.has(own) else about.options[name]


ALL: Final[Sequence[Callable[[About, Tally, Texts], Section | None]]] = (
    faults, wins, seats, ratings, points, endings, lengths, cards_played, cards_held, speed, setup,
)  # fmt: skip

"""Charts by matplotlib as SVG with the colours of the page, so that they follow its light or dark theme.

Charts are narrow, to be readable on a phone: names stand above their bars, not beside them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from kociolek.core.errors import KociolekError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDE: Final = 380.0  # points; a phone shows about that many pixels
TYPE: Final = 15.0
ROW: Final = 52.0  # points for a bar with its name
HEAD: Final = 28.0  # points for text above or below a chart
UNIT: Final = 72.0  # points in an inch, the unit of matplotlib

# Placeholder colours; `svg` replaces each by a custom property of the page.
INKS: Final = {
    "text": "#010203",
    "text-2": "#010204",
    "line": "#010205",
    "mark": "#010206",
    "par": "#010207",
    "quiet": "#010208",
    "surface": "#010209",
    **{f"hue-{n}": f"#0102{n + 15:02x}" for n in range(1, 13)},
}
HUES: Final = 12


def ink(name: str) -> str:
    return INKS[name]


def hue(n: int) -> str:
    return INKS[f"hue-{n % HUES + 1}"]


@dataclass(frozen=True)
class Bar:
    name: str
    value: float
    words: str  # the value as text
    low: float = 0.0
    high: float = 0.0
    colour: str = INKS["mark"]


def check_matplotlib() -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise KociolekError("extra-missing", {"what": "matplotlib", "package": "kociolek[report]"}) from None


@contextmanager
def picture(height: float, out: list[str], salt: str, top: float = 0.0, bottom: float = 0.0) -> Iterator[Axes]:
    """Yield axes without a frame, `height` points high without margins. Append the SVG to `out`."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    settings: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": salt,  # makes the output reproducible
        "font.size": TYPE,
        "text.color": ink("text"),
        "axes.edgecolor": ink("line"),
        "axes.labelcolor": ink("text-2"),
        "xtick.color": ink("text-2"),
        "ytick.color": ink("text-2"),
        "xtick.labelsize": TYPE - 1,
        "ytick.labelsize": TYPE - 1,
    }
    with mpl.rc_context():
        mpl.rcParams.update(settings)
        whole = height + top + bottom
        figure = Figure(figsize=(WIDE / UNIT, whole / UNIT))
        axes = figure.add_axes((0.005, bottom / whole, 0.99, height / whole))
        axes.set_frame_on(False)
        axes.set_yticks([])
        axes.tick_params(length=0)
        axes.patch.set_visible(False)
        figure.patch.set_visible(False)
        yield axes
        out.append(svg(figure))


def svg(figure: Figure) -> str:
    """Return the SVG text without metadata and with the colours of the page."""
    file = StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    for name, colour in INKS.items():
        text = text.replace(colour, f"var(--{name})")
    text = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', r'<svg \1 role="img" aria-hidden="true">', text, count=1)
    return re.sub(r"\n\s*", "\n", text)


def rows(axes: Axes, count: int) -> list[float]:
    """Return the y positions of the bars, from the top."""
    axes.set_ylim(-count, 0)
    return [-n - 0.66 for n in range(count)]


def write_name(axes: Axes, y: float, name: str, words: str) -> None:
    """Write the name above the bar on the left and the value on the right."""
    across = axes.get_yaxis_transform()
    axes.text(0, y + 0.26, shortened(name), transform=across, ha="left", va="bottom")
    axes.text(1, y + 0.26, words, transform=across, ha="right", va="bottom", weight="bold")


def shortened(name: str, most: int = 33) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def bars(given: Sequence[Bar], salt: str, par: tuple[float, str] | None = None, intervals: bool = False) -> str:
    """Draw bars as parts of a whole; with `intervals`, scaled to fit and with a dashed line at `par`."""
    out: list[str] = []
    with picture(ROW * len(given), out, salt, top=HEAD if par else 0, bottom=HEAD) as axes:
        places = rows(axes, len(given))
        top = max(bar.high for bar in given) if intervals else 1.0
        axes.set_xlim(0, top * 1.01)
        draw_percents(axes, top, len(given))
        for bar, y in zip(given, places, strict=True):
            axes.barh(y, top, 0.34, color=ink("quiet"))
            axes.barh(y, bar.value, 0.34, color=bar.colour)
            if intervals:
                for colour, more in ((ink("surface"), 2.4), (ink("text"), 0.0)):  # a halo, because bars may be as dark
                    pen: dict[str, Any] = {
                        "linewidth": 1.5 + more,
                        "markersize": 9 + more,
                        "markeredgewidth": 1.5 + more,
                    }
                    axes.plot([bar.low, bar.high], [y, y], "-|", color=colour, **pen)
            write_name(axes, y, bar.name, bar.words)
        if par:
            draw_par(axes, par, len(given))
    return out[0]


def draw_percents(axes: Axes, top: float, count: int) -> None:
    """Draw an axis from 0 to `top` below so many rows, with ticks in per cent."""
    marks = [tick / 100 for tick in range(0, 101, nice_step(20 * top)) if tick / 100 <= top]
    labels = axes.set_xticks(marks, [f"{round(100 * mark)}%" for mark in marks])
    for mark, tick in zip(marks, labels, strict=True):
        if mark == 0 or mark > 0.95 * top:  # at the edges of the picture
            tick.label1.set_horizontalalignment("right" if mark else "left")
    axes.tick_params(axis="x", length=3, color=ink("line"))
    axes.axhline(-count, color=ink("line"), linewidth=1)


def draw_par(axes: Axes, par: tuple[float, str], count: int) -> None:
    at, words = par
    axes.plot([at, at], [-count, 0], color=ink("par"), linewidth=1.6, linestyle=(0, (4, 3)))
    left = at < axes.get_xlim()[1] / 2
    axes.text(at, 0.08, words, ha="left" if left else "right", va="bottom", color=ink("par"), size=TYPE - 1)


def histogram(counts: Mapping[int, int], salt: str, axis: str, middle: int) -> str:
    """Draw how often each number occurs, grouped if there are many."""
    low, high = min(counts), max(counts)
    step = nice_step((high - low + 1) / 24)
    first = low // step * step
    classes = [0] * ((high - first) // step + 1)
    for number, count in counts.items():
        classes[(number - first) // step] += count
    out: list[str] = []
    with picture(170, out, salt, bottom=2 * HEAD) as axes:
        lefts = [first + n * step for n in range(len(classes))]
        axes.bar(lefts, classes, width=step * 0.92, align="edge", color=ink("mark"))
        axes.set_xlabel(axis)
        axes.axhline(0, color=ink("line"), linewidth=1)
        axes.axvline(middle + 0.5, color=ink("par"), linewidth=1.6, linestyle=(0, (4, 3)))
        axes.locator_params(axis="x", nbins=6, integer=True)
        axes.set_xlim(first - step * 0.5, first + (len(classes) + 0.5) * step)
        most = max(classes)
        axes.set_ylim(0, most * 1.12)  # room for the highest number
        for height in range(0, most + 1, nice_step(most / 3)):
            axes.axhline(height, color=ink("line"), linewidth=0.7, zorder=0)
            across = axes.get_yaxis_transform()
            axes.text(
                0, height, str(height), transform=across, ha="left", va="bottom", size=TYPE - 2, color=ink("text-2")
            )
    return out[0]


def nice_step(wanted: float) -> int:
    """Return the least of 1, 2, 5, 10, 20, 50 … that is at least `wanted`."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if step * factor >= wanted:
                return step * factor
        step *= 10


def stacked(names: Sequence[str], sources: Sequence[str], values: Sequence[Sequence[float]], words: Sequence[str],
            salt: str) -> str:  # fmt: skip
    """Draw the parts of each name side by side; negative parts go left of the line."""
    out: list[str] = []
    with picture(ROW * len(names), out, salt) as axes:
        places = rows(axes, len(names))
        for parts, y in zip(values, places, strict=True):
            gained = lost = 0.0
            for n, part in enumerate(parts):
                if part >= 0:
                    axes.barh(y, part, 0.36, left=gained, color=hue(n))
                    gained += part
                else:
                    lost += part
                    axes.barh(y, -part, 0.36, left=lost, color=hue(n))
            axes.plot([0, 0], [y - 0.24, y + 0.24], color=ink("text-2"), linewidth=1.4)
        axes.set_xticks([])
        axes.margins(x=0.01)
        for name, word, y in zip(names, words, places, strict=True):
            write_name(axes, y, name, word)
    return out[0]


def dumbbells(given: Sequence[tuple[str, float, float, str]], salt: str) -> str:
    """Draw a line from the share of players (ring) to the share of winners (dot)."""
    out: list[str] = []
    with picture(ROW * len(given), out, salt, bottom=HEAD) as axes:
        places = rows(axes, len(given))
        top = max(max(of_players, of_winners) for _, of_players, of_winners, _ in given)
        axes.set_xlim(-0.03 * top, top * 1.03)
        draw_percents(axes, top, len(given))
        for (name, of_players, of_winners, words), y in zip(given, places, strict=True):
            colour = ink("mark" if of_winners >= of_players else "par")
            axes.plot([0, top], [y, y], color=ink("quiet"), linewidth=2)
            axes.plot([of_players, of_winners], [y, y], color=colour, linewidth=4, solid_capstyle="butt")
            axes.plot(
                of_players,
                y,
                "o",
                markersize=8,
                markerfacecolor="none",
                markeredgecolor=ink("text-2"),
                markeredgewidth=1.6,
            )
            axes.plot(of_winners, y, "o", markersize=9, color=colour)
            write_name(axes, y, name, words)
    return out[0]


def ranges(given: Sequence[Bar], salt: str, logarithmic: bool = False, ticks: Mapping[float, str] | None = None) -> str:
    """Draw a dot for each value and a bar from low to high."""
    out: list[str] = []
    with picture(ROW * len(given), out, salt, bottom=HEAD) as axes:
        places = rows(axes, len(given))
        if logarithmic:
            axes.set_xscale("log")
            axes.minorticks_off()
        for bar, y in zip(given, places, strict=True):
            axes.plot([bar.low, bar.high], [y, y], color=ink("mark"), linewidth=9, alpha=0.35, solid_capstyle="round")
            axes.plot(bar.value, y, "o", markersize=10, color=ink("mark"))
            write_name(axes, y, bar.name, bar.words)
        axes.margins(x=0.06)
        if ticks:
            low, high = axes.get_xlim()
            first = max((at for at in ticks if at <= low), default=min(ticks))
            last = min((at for at in ticks if at >= high), default=max(ticks))
            shown = {at: word for at, word in ticks.items() if first <= at <= last}
            axes.set_xlim(min(low, first), max(high, last))
            labels = axes.set_xticks(list(shown), list(shown.values()))
            labels[0].label1.set_horizontalalignment("left")  # at the edges of the picture
            labels[-1].label1.set_horizontalalignment("right")
        else:
            axes.locator_params(axis="x", nbins=6)
        axes.grid(axis="x", color=ink("line"), linewidth=0.8)
        axes.set_axisbelow(True)
    return out[0]

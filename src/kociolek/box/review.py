"""Review of a playable box: remarks on values that are as they should be, and on those an owner should check.

A value that makes a box unplayable is an error, see `errors.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple, cast

from kociolek.box import cards
from kociolek.box.board_checks import SCROLL_CARDS, SPECIAL_TILES, TILES, TOKENS
from kociolek.box.box import Box
from kociolek.box.words import word
from kociolek.games.witchstone.kinds import ACTIONS
from kociolek.text import Texts
from kociolek.text.sentences import key

Grade = Literal["ok", "look"]
OK: Final = "ok"
LOOK: Final = "look"
MOST_NAMES: Final = 4  # in one sentence
HIGH: Final = 20  # points of a curse that may be a slip of the finger
SEATS: Final = 4
SIDES: Final = ("areas", "connections", "cauldron", "wand", "pentagram", "scrolls", "tiles", "special_tiles")


class Remark(NamedTuple):
    grade: Grade
    text: str


def review(box: Box, t: Texts) -> list[Remark]:
    """Return the remarks about a box, those to look at first."""
    found = review_cards(box, t) if box.game == cards.GAME else review_board(box, t)
    return sorted(found, key=lambda remark: remark.grade == OK)


def listed(names: list[str], t: Texts) -> str:
    """Return names in a list, and how many more there are."""
    shown = ", ".join(names[:MOST_NAMES])
    more = len(names) - MOST_NAMES
    return shown if more <= 0 else t.say("box-check-more", names=shown, count=more)


# -- cards --------------------------------------------------------------------------------
def review_cards(box: Box, t: Texts) -> Iterator[Remark]:
    curses = cast(dict[str, dict[str, Any]], box.content["curses"])
    groups = Counter(curse["group"] for curse in curses.values())
    yield Remark(
        OK,
        t.say("box-check-curses", easy=groups["easy"], medium=groups["medium"], hard=groups["hard"], count=len(curses)),
    )
    yield Remark(OK, t.say("box-check-recipes"))
    for curse in curses.values():
        name = str(curse[t.lang])
        if curse["value"] == 0:
            yield Remark(LOOK, t.say("box-check-worthless", name=name))
        if curse["value"] > HIGH:
            yield Remark(LOOK, t.say("box-check-high", name=name, points=curse["value"]))
        if len(str(curse.get("light", ""))) > len(curse["needs"]):
            yield Remark(LOOK, t.say("box-check-heavy", name=name))
    for section in ("curses", "extra_credit", "new_rules", "chaos"):
        same = unchanged(box, section, t)
        if same:
            what = t.say(key("box-check-section", section))
            yield Remark(LOOK, t.say("box-check-ours", what=what, count=len(same), names=listed(same, t)))


def unchanged(box: Box, section: str, t: Texts) -> list[str]:
    """Return the names of the cards that still have the values of the nearest box of the package."""
    ours = cast(dict[str, object], box.nearest().content[section])
    own = cast(dict[str, dict[str, Any]], box.content[section])
    return [str(card[t.lang]) for id, card in own.items() if card == ours.get(id)]


# -- boards -------------------------------------------------------------------------------
def review_board(box: Box, t: Texts) -> Iterator[Remark]:
    c = cast(dict[str, Any], box.content)
    names = area_names(c["areas"], t)
    yield Remark(OK, t.say("box-check-areas", count=len(c["areas"])))
    crossed = crossings(c["areas"], c["connections"])
    for one, other in crossed[:MOST_NAMES]:
        yield Remark(LOOK, t.say("box-check-cross", one=road(one, names), other=road(other, names)))
    if not crossed:
        yield Remark(OK, t.say("box-check-roads", count=len(c["connections"])))
    segments, charges = sum(c["connections"].values()), SEATS * c["pieces"]["energy"]
    grade: Grade = OK if segments <= charges else LOOK
    yield Remark(grade, t.say(f"box-check-charges-{grade}", segments=segments, charges=charges))
    led = {way.rstrip("23456789") for way in c["cauldron"]["exits"]}
    without = [t.say(key("witchstone-card", action)) for action in ACTIONS if action not in led]
    if without:
        yield Remark(LOOK, t.say("box-check-no-arrow", names=", ".join(without)))
    yield Remark(
        OK, t.say("box-check-pieces", tiles=TILES, specials=SPECIAL_TILES, scrolls=SCROLL_CARDS, tokens=TOKENS)
    )
    ours = box.nearest().content
    same = [word(section, box.game, t) for section in SIDES if c[section] == ours[section]]
    if same:
        yield Remark(LOOK, t.say("box-check-ours-parts", names=", ".join(same)))


def area_names(areas: Mapping[str, Mapping[str, Any]], t: Texts) -> dict[str, str]:
    return {name: f"{t.say(key('box-area', str(area['kind'])))} {name}" for name, area in areas.items()}


def road(link: str, names: Mapping[str, str]) -> str:
    return " – ".join(names[end] for end in link.split("-"))


def crossings(areas: Mapping[str, Mapping[str, float]], connections: Mapping[str, int]) -> list[tuple[str, str]]:
    """Return the pairs of connections that cross each other between their ends."""
    ends = {link: [(areas[end]["x"], areas[end]["y"]) for end in link.split("-")] for link in connections}
    found: list[tuple[str, str]] = []
    for one, other in combinations(connections, 2):
        if not set(one.split("-")) & set(other.split("-")) and cross(*ends[one], *ends[other]):
            found.append((one, other))
    return found


Point = tuple[float, float]


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Point, b: Point, point: Point) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])

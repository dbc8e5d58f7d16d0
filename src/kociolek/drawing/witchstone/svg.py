"""SVG drawing of a view: crystal ball, tracks, rack and every cauldron."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from kociolek.core.api import View
from kociolek.drawing.witchstone.icons import COLOURS, OWL, PLAYERS, icon
from kociolek.games.witchstone.bits import members
from kociolek.games.witchstone.kinds import ACTIONS, BLUE, DARK, GOLD, KINDS, MEASURES, NONE, POINTS, SILVER, WITCHES
from kociolek.games.witchstone.player import SPECIALS, SYMBOLS, Player
from kociolek.games.witchstone.state import RACK_ROW
from kociolek.games.witchstone.view import WitchstoneView
from kociolek.text import Texts
from kociolek.text.sentences import key

WIDTH: Final = 1680
HEIGHT: Final = 1188
BALL: Final = (425.0, 455.0, 3.75)  # centre and scale
CAULDRONS: Final = [(1080.0, 265.0), (1465.0, 265.0), (1080.0, 655.0), (1465.0, 655.0)]
CELL: Final = 24.0  # side of a hexagon
AREA_COLOURS: Final = ["#a855f7", "#6b6f80", "#3c8d4f", "#c98a35", "#4f7fc9"]
MEASURE_ICONS: Final = [0, 1, 5, 6, 3, 2, 4, 1]

DEFS: Final = """<defs>
<radialGradient id="night" cx=".3" cy=".35" r="1"><stop offset="0" stop-color="#3a2a63"/>
<stop offset=".55" stop-color="#1f1740"/><stop offset="1" stop-color="#0f0b22"/></radialGradient>
<radialGradient id="glass" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#f4efff"/>
<stop offset=".5" stop-color="#cfc3ee"/><stop offset="1" stop-color="#7c6ab8"/></radialGradient>
<radialGradient id="brew" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="#3f5f58"/>
<stop offset="1" stop-color="#1b2a2c"/></radialGradient>
<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7ecd2"/>
<stop offset="1" stop-color="#e2cfa3"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8b5e3c"/>
<stop offset="1" stop-color="#5b3a24"/></linearGradient>
<linearGradient id="silver" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f5f7fa"/>
<stop offset="1" stop-color="#9aa3b2"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/>
<feOffset dy="3" result="shade"/><feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
</defs>"""


def draw(view: View, players: Sequence[str], t: Texts) -> str:
    """Return a whole SVG document."""
    assert isinstance(view, WitchstoneView)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Georgia, serif">',
        DEFS,
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#night)"/>',
        *stars(),
        *heading(view, t),
        *ball(view),
        *wand(view, t),
        *shelves(view, t),
        *pentagram(view, t),
        *rack(view, t),
    ]
    for p in view.players:
        parts += cauldron(view, p, players[int(p.seat)])
    return "\n".join([*parts, "</svg>", ""])


def words(x: float, y: float, text: str, size: float, colour: str = "#f4ead2", anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def stars() -> Iterator[str]:
    """Draw a sky, always the same."""
    n = 7
    for _ in range(150):
        n = n * 48271 % 2147483647
        x, y, r = n % WIDTH, n // WIDTH % HEIGHT, 0.6 + n % 7 / 6
        yield f'<circle cx="{x}" cy="{y}" r="{r:.1f}" fill="#fff" opacity="{0.15 + n % 5 / 12:.2f}"/>'


def heading(v: WitchstoneView, t: Texts) -> Iterator[str]:
    yield words(40, 52, t.say("witchstone"), 40, "#f7dfa0", "start")
    if v.known.round > 0:
        number = min(int(v.known.round), int(v.box.rounds))
        yield words(820, 48, t.say("witchstone-table-round", index=number, size=int(v.box.rounds)), 20, anchor="end")


# -- the crystal ball ---------------------------------------------------------------------
def place(v: WitchstoneView, area: int) -> tuple[float, float]:
    x, y = v.box.components.places[area]
    return BALL[0] + BALL[2] * x, BALL[1] + BALL[2] * y


def ball(v: WitchstoneView) -> Iterator[str]:
    x, y, scale = BALL
    yield f'<circle cx="{x}" cy="{y}" r="{104 * scale}" fill="url(#glass)" stroke="#d9b65c" stroke-width="7"/>'
    yield f'<circle cx="{x}" cy="{y}" r="{107 * scale}" fill="none" stroke="#8a6a2c" stroke-width="2"/>'
    for link in range(v.box.connections):
        yield from connection(v, link)
    for number in range(v.box.areas):
        yield from area_mark(v, number)


def connection(v: WitchstoneView, link: int) -> Iterator[str]:
    """Draw a capsule for each segment; those with a charge in the colour of their owner."""
    (ax, ay), (bx, by) = (place(v, end) for end in v.box.components.ends[link])
    n = v.box.components.segments[link]
    owner, filled = -1, 0
    for p in v.players:
        if p.completed >> link & 1:
            owner, filled = int(p.seat), n
        elif p.building == link:
            owner, filled = int(p.seat), int(p.built)
    length = math.hypot(bx - ax, by - ay)
    near, far = 35 / length, 1 - 35 / length
    if owner >= 0 and v.players[owner].network >> v.box.components.ends[link][0] & 1 == 0:
        ax, ay, bx, by = bx, by, ax, ay
    for i in range(n):
        gap = 5 / length
        a = near + (far - near) * i / n + gap
        b = near + (far - near) * (i + 1) / n - gap
        colour, width = (PLAYERS[owner], 11) if i < filled else ("#4b3f6b", 9)
        line = f'x1="{ax + (bx - ax) * a:.1f}" y1="{ay + (by - ay) * a:.1f}" x2="{ax + (bx - ax) * b:.1f}"'
        line += f' y2="{ay + (by - ay) * b:.1f}" stroke-linecap="round"'
        yield f'<line {line} stroke="#fff" stroke-opacity=".6" stroke-width="{width + 3}"/>'
        yield f'<line {line} stroke="{colour}" stroke-width="{width}"/>'


def area_mark(v: WitchstoneView, area: int) -> Iterator[str]:
    x, y = place(v, area)
    kind = v.box.components.area_kinds[area]
    radius = 44 if area == v.box.stone else 32
    yield f'<g filter="url(#soft)"><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{AREA_COLOURS[kind]}"'
    yield 'stroke="#fdf6e3" stroke-width="3"/></g>'
    yield landscape(kind, x, y + 3)
    if area != v.box.stone:
        yield words(x, y - radius + 14, v.box.components.areas[area], 11, "#fff")
    if v.known.area_tokens[area] != NONE:
        yield token(int(v.known.area_tokens[area]), x + radius * 0.72, y - radius * 0.72, 14)
    if area == v.box.stone:
        taken = sum(1 for p in v.players if p.rank)
        left = " · ".join(str(n) for n in v.box.components.witchstone_fields[taken:])
        yield words(x, y + radius - 14, left, 11, "#fff")
    here = [int(p.seat) for p in v.players if p.standing >> area & 1]
    for i, seat in enumerate(here):
        big = v.players[seat].tower == area
        yield icon(1, x - 12 * (len(here) - 1) + 24 * i, y + radius - 2 + (2 if big else 6), 32 if big else 22, "#fff")
        yield icon(
            1, x - 12 * (len(here) - 1) + 24 * i, y + radius - 2 + (2 if big else 6), 27 if big else 18, PLAYERS[seat]
        )
    for p in v.players:
        if p.tower == area and p.lying:
            yield words(x - radius - 4, y + 6, f"+{int(p.lying)}", 16, PLAYERS[p.seat], "end")


def landscape(kind: int, x: float, y: float) -> str:
    """Draw the kind of an area as a white sign."""
    shapes = [
        '<path d="M-13 15 L-9 -9 L-2 -17 L6 -12 L12 15 Z M-4 -4 L3 2 L-2 9"/>',
        '<path d="M-8 13 L-6 -7 L-9 -7 L-9 -14 L-4 -14 L-4 -11 L-2 -11 L-2 -14 L2 -14 L2 -11 L4 -11 L4 -14 L9 -14'
        ' L9 -7 L6 -7 L8 13 Z"/>',
        '<path d="M-6 -14 L-13 2 L-8 2 L-8 9 L-4 9 L-4 2 L1 2 Z M7 -10 L1 6 L5 6 L5 12 L9 12 L9 6 L13 6 Z"/>',
        '<path d="M-13 10 L-13 -1 L-6 -8 L1 -1 L1 10 Z M3 10 L3 3 L8 -3 L14 3 L14 10 Z"/>',
        '<path d="M-13 10 L-13 -8 L-9 -8 L-9 -4 L-5 -4 L-5 -8 L-2 -8 L-2 -14 L2 -14 L2 -8 L5 -8 L5 -4 L9 -4 L9 -8'
        ' L13 -8 L13 10 Z"/>',
    ]
    return f'<g transform="translate({x:.1f} {y:.1f})" fill="#fff" fill-opacity=".92">{shapes[kind]}</g>'


def token(face: int, x: float, y: float, r: float) -> str:
    body = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="url(#paper)" stroke="#6b4e1f" stroke-width="1.5"/>'
    if face == POINTS:
        return body + words(x, y + r * 0.4, "3", r * 1.3, "#7a1f1f")
    return body + icon(face, x, y, r * 1.45)


# -- the tracks ---------------------------------------------------------------------------
def wand(v: WitchstoneView, t: Texts) -> Iterator[str]:
    top, left, right = 885.0, 40.0, 830.0
    fields = int(v.box.wand_end) + 1
    step = (right - left) / fields
    # beside the first field, over which the pawns stand at the start
    yield words(left + 1.5 * step, top - 8, t.say("witchstone-table-wand"), 18, anchor="start")
    yield f'<rect x="{left - 8}" y="{top}" width="{right - left + 16}" height="62" rx="26" fill="url(#wood)"/>'
    for field in range(fields):
        x = left + step * (field + 0.5)
        type = int(v.box.wand_type[field])
        fill = {DARK: "#3c2415", SILVER: "url(#silver)"}.get(type, "#d9b88a")
        yield f'<circle cx="{x:.1f}" cy="{top + 31}" r="{step * 0.44:.1f}" fill="{fill}" stroke="#f4ead2"/>'
        what = int(v.box.wand_what[field])
        if type == DARK:
            yield icon(what, x, top + 27, 20)
            yield words(x, top + 47, f"{v.box.wand_number[field]}/{v.box.wand_first[field]}", 10, "#fff")
        elif type == SILVER:
            yield icon(MEASURE_ICONS[what], x, top + 27, 18, "#3a4252")
            yield words(x, top + 47, f"{v.box.wand_number[field]}×", 10, "#222")
        here = sorted((p for p in v.players if p.wand == field), key=lambda p: p.arrived)
        for i, p in enumerate(here):
            yield pawn(x, top + 4 - 9 * i, PLAYERS[p.seat])


def pawn(x: float, y: float, colour: str) -> str:
    robe = f"M{x - 7:.1f} {y + 9:.1f} Q{x:.1f} {y - 6:.1f} {x + 7:.1f} {y + 9:.1f} Z"
    head = f'<circle cx="{x:.1f}" cy="{y - 2:.1f}" r="4.5" fill="{colour}" stroke="#fff"/>'
    return f'<path d="{robe}" fill="{colour}" stroke="#fff"/>{head}'


def pentagram(v: WitchstoneView, t: Texts) -> Iterator[str]:
    x, y, radius = 985.0, 1020.0, 112.0
    fields = len(v.box.pentagram)
    tips = [(x + 80 * math.sin(4 * math.pi * i / 5), y - 80 * math.cos(4 * math.pi * i / 5)) for i in range(5)]
    path = " L".join(f"{a:.1f} {b:.1f}" for a, b in tips)
    yield f'<circle cx="{x}" cy="{y}" r="{radius + 24}" fill="#2a1d4d" stroke="#d9b65c" stroke-width="3"/>'
    yield f'<path d="M{path} Z" fill="none" stroke="#b06ad9" stroke-width="3" opacity=".8"/>'
    yield words(x, y - 1, str(int(v.specials)), 20)
    yield words(x, y + 20, t.say("witchstone-table-pentagram"), 14)
    for field in range(fields):
        angle = 2 * math.pi * field / fields
        fx, fy = x + radius * math.sin(angle), y - radius * math.cos(angle)
        type, stack = int(v.box.pentagram[field]), int(v.box.stack_at[field])
        fill = {GOLD: "#e2b93b", BLUE: "#2f6fb0"}.get(type, "#efe6cf")
        yield f'<circle cx="{fx:.1f}" cy="{fy:.1f}" r="19" fill="{fill}" stroke="#fff" stroke-width="1.5"/>'
        if type == GOLD:
            owl = int(v.box.owl_base[stack]) + int(v.known.owls_taken[stack])
            more = owl < v.box.owl_base[stack + 1]
            yield words(fx, fy + 7, str(v.box.owl_value[owl]) if more else f"+{int(v.box.empty_owl)}", 19, "#4a3200")
        elif type == BLUE and v.known.blue[stack] != NONE:
            a, b = v.box.components.special_tiles[v.known.blue[stack]]
            yield icon(a, fx - 7, fy, 17)
            yield icon(b, fx + 7, fy, 17)
        elif type == BLUE:
            yield words(fx, fy + 6, "?×2", 14, "#fff")
        here = [p for p in v.players if p.pentagram == field]
        for i, p in enumerate(here):
            turn = angle + (i - (len(here) - 1) / 2) * 0.16
            yield pawn(x + (radius + 26) * math.sin(turn), y - (radius + 26) * math.cos(turn), PLAYERS[p.seat])


# -- scrolls and rack ---------------------------------------------------------------------
def shelves(v: WitchstoneView, t: Texts) -> Iterator[str]:
    top, left, step = 1000.0, 40.0, 133.0
    yield words(left, top - 10, f"{t.say('witchstone-table-shelves')} · {int(v.deck)}", 18, anchor="start")
    for shelf in range(int(v.box.scroll_shelves)):
        x = left + step * shelf
        yield f'<g filter="url(#soft)"><rect x="{x}" y="{top}" width="122" height="150" rx="10"'
        yield 'fill="url(#paper)"/></g>'
        yield words(x + 12, top + 20, str(shelf + 1), 13, "#8a6a2c")
        if shelf < len(v.known.shelf):
            yield from card(v, int(v.known.shelf[shelf]), x + 61, top, t)


def card(v: WitchstoneView, number: int, x: float, y: float, t: Texts) -> Iterator[str]:
    scroll = v.box.components.scrolls[number]
    if scroll.extra:
        yield icon(scroll.kind if scroll.kind >= 0 else 6, x, y + 58, 46)
        yield words(x, y + 100, f"+{scroll.extra}", 24, "#5a2d82")
    elif scroll.type == 1:
        yield icon(scroll.kind, x, y + 48, 40)
    name = t.say(key("witchstone-card", scroll.name())).split(": ", 1)[-1]
    if scroll.areas:  # they are drawn below
        name = name.partition(":")[0]
    for i, line in enumerate(wrapped(name, 16)):
        yield words(x, y + (122 if scroll.extra else 88 if scroll.type == 1 else 46) + 15 * i, line, 12.5, "#3a2a12")
    wanted = scroll.areas or ([scroll.kind] if scroll.type == WITCHES else [])
    for i, area in enumerate(wanted):
        ax = x + 34 * (i - (len(wanted) - 1) / 2)
        yield f'<circle cx="{ax:.1f}" cy="{y + 103}" r="15" fill="{AREA_COLOURS[area]}"/>'
        yield f'<g transform="translate({ax:.1f} {y + 103}) scale(.72)">{landscape(area, 0, 0)}</g>'
    if scroll.tiers:
        yield words(x, y + 138, " / ".join(str(n) for n in scroll.tiers), 13, "#7a1f1f")


def wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def rack(v: WitchstoneView, t: Texts) -> Iterator[str]:
    left, top, step = 1180.0, 905.0, 33.0
    yield words(left, top - 10, t.say("witchstone-table-rack"), 18, anchor="start")
    limits = v.box.components.limits[v.seats - 2]
    for row, name in enumerate(v.box.components.shelves):
        shelf = ACTIONS.index(name) if name in ACTIONS else KINDS
        y = top + step * row
        yield f'<rect x="{left}" y="{y + 25}" width="250" height="5" rx="2" fill="url(#wood)"/>'
        yield icon(shelf, left + 16, y + 12, 22) if shelf < KINDS else words(left + 16, y + 18, "★", 18, "#f7dfa0")
        crystals = [
            (seat, black)
            for seat in range(v.seats)
            for black in (0, 1)
            for _ in range(v.known.rack[shelf * RACK_ROW + 2 * seat + black])
        ]
        for i in range(limits[0] if shelf < KINDS else limits[1]):
            x = left + 52 + 33 * i
            yield f'<path d="M{x - 4} {y} h8 v7 q8 4 8 11 q0 7 -7 7 h-10 q-7 0 -7 -7 q0 -7 8 -11 Z" fill="#9fb8c9"'
            yield 'fill-opacity=".25" stroke="#cfe0ea" stroke-width="1"/>'
            if i < len(crystals):
                seat, black = crystals[i]
                yield icon(3, x, y + 13, 20, "#111" if black else PLAYERS[seat])
    faces = [face for face, n in enumerate(v.known.table_tokens) for _ in range(n)]
    yield words(left + 285, top - 10, t.say("witchstone-table-tokens"), 18, anchor="start")
    for i, face in enumerate(faces):
        yield token(face, left + 310 + 44 * (i % 4), top + 25 + 46 * (i // 4), 19)


# -- a cauldron ---------------------------------------------------------------------------
def centre(v: WitchstoneView, cell: int) -> tuple[float, float]:
    q, r = v.box.components.cells[cell]
    return CELL * math.sqrt(3) * (q + r / 2), CELL * 1.5 * r


def hexagon(x: float, y: float, side: float) -> str:
    corners = [(x + side * math.sin(math.pi * i / 3), y - side * math.cos(math.pi * i / 3)) for i in range(6)]
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)


def cauldron(v: WitchstoneView, p: Player, name: str) -> Iterator[str]:
    x, y = CAULDRONS[p.seat]
    colour = PLAYERS[p.seat]
    mark = " ◀" if p.seat == v.known.active and v.waiting else ""
    yield f'<g transform="translate({x} {y})">'
    yield words(-170, -158, f"{name}{mark}", 22, colour, "start")
    yield words(172, -158, str(int(p.score)), 28, "#f7dfa0", "end")
    yield f'<circle r="{CELL * 6.35:.1f}" fill="url(#brew)" stroke="{colour}" stroke-width="6"/>'
    yield from rim(v)
    for cell in range(v.box.cells):
        yield from field(v, p, cell)
    for a, b in p.tiles(v.box):
        yield domino(v, p, a, b)
    for cell in members(p.crystals):
        cx, cy = centre(v, cell)
        black = p.black >> cell & 1
        yield f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="15" fill="#bfe3ff" fill-opacity=".25" stroke="#dff1ff"/>'
        yield icon(3, cx, cy, 25, "#0c0c10" if black else colour)
    yield from possessions(v, p)
    yield "</g>"


def field(v: WitchstoneView, p: Player, cell: int) -> Iterator[str]:
    """Draw a field: bare, with a printed symbol, half a tile or a special tile."""
    cx, cy = centre(v, cell)
    symbols = [kind for kind in range(KINDS) if p.sheet[SYMBOLS + kind] >> cell & 1]
    printed = any(v.box.printed[kind] >> cell & 1 for kind in range(KINDS))
    special = p.sheet[SPECIALS] >> cell & 1
    fill = "#e8c57a" if printed else "#8fb7e8" if special else "url(#paper)" if symbols else "#24393a"
    yield f'<polygon points="{hexagon(cx, cy, CELL - 1.2)}" fill="{fill}" stroke="#0d1718" stroke-width="1.2"/>'
    if special:
        yield icon(symbols[0], cx - 7.5, cy, 18)
        yield icon(symbols[-1], cx + 7.5, cy, 18)
    elif symbols:
        yield icon(symbols[0], cx, cy, 27)


def domino(v: WitchstoneView, p: Player, a: int, b: int) -> str:
    """Draw the joint of the two halves of a tile."""
    (ax, ay), (bx, by) = centre(v, a), centre(v, b)
    line = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
    joint = f'<line {line} stroke="#6b4e1f" stroke-width="34" stroke-linecap="round" opacity=".9"/>'
    joint += f'<line {line} stroke="#f2e2bd" stroke-width="30" stroke-linecap="round"/>'
    for cell in (a, b):
        x, y = centre(v, cell)
        kind = next(kind for kind in range(KINDS) if p.sheet[SYMBOLS + kind] >> cell & 1)
        joint += icon(kind, x, y, 25)
    return joint


def rim(v: WitchstoneView) -> Iterator[str]:
    """Draw the exits with their arrows."""
    for kind, arrows in v.box.components.exits:
        points = [centre(v, cell) for cell in arrows]
        mx, my = (sum(point[i] for point in points) / len(points) for i in (0, 1))
        far = CELL * 6.3 / math.hypot(mx, my)
        x, y = mx * far, my * far
        for ax, ay in points:
            yield f'<line x1="{ax * 1.12:.1f}" y1="{ay * 1.12:.1f}" x2="{x:.1f}" y2="{y:.1f}"'
            yield f'stroke="{COLOURS[kind]}" stroke-width="3" stroke-dasharray="5 4"/>'
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="#f7ecd2" stroke="{COLOURS[kind]}" stroke-width="3"/>'
        yield icon(kind, x, y, 24)


def possessions(v: WitchstoneView, p: Player) -> Iterator[str]:
    """Draw below the cauldron energy, witches, crystals on the rack, special tiles, scrolls, and tokens and owls as
    far as the screen does not hide them."""
    shown = [
        (0, int(p.charges)),
        (1, int(p.stock)),
        (3, int(p.racked)),
        (2, len(members(p.specials))),
        (5, len(members(p.scrolls))),
    ]
    if not v.screened(p.seat):
        shown += [(6, int(p.tokens)), (OWL, len(members(p.owls)))]
    for i, (kind, n) in enumerate(shown):
        yield icon(kind, -150 + 50 * i, 184, 20)
        yield words(-136 + 50 * i, 190, str(n), 17, anchor="start")


assert len(MEASURE_ICONS) == len(MEASURES)

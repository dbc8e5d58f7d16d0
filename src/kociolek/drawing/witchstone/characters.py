"""Text drawing: cauldron, crystal ball and the two tracks, for a terminal of 80 columns."""

from __future__ import annotations

from typing import Final

from kociolek.games.witchstone.kinds import BLUE, DARK, GOLD, KINDS, NONE, SILVER
from kociolek.games.witchstone.player import SPECIALS, SYMBOLS, Player
from kociolek.games.witchstone.view import WitchstoneView

SIGNS: Final = ["En", "Wi", "Pe", "Cr", "Wa", "Sc", "+3"]  # of the actions, and of a token with points
MEASURE_SIGNS: Final = ["co", "wi", "sc", "to", "cr", "sp", "si", "ly"]  # of what silver fields pay for
LIGHT: Final = "·"
WIDEST_TRACK: Final = 76
CRYSTAL: Final = "◆"
BLACK: Final = "●"
LETTERS: Final = "ABCD"  # of the seats


class Canvas:
    """Grid of characters; it cuts off what lies outside."""

    def __init__(self, width: int, height: int) -> None:
        self.rows: Final = [[" "] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, over: bool = True) -> None:
        if 0 <= y < len(self.rows):
            for i, letter in enumerate(text):
                if 0 <= x + i < len(self.rows[y]) and (over or self.rows[y][x + i] == " "):
                    self.rows[y][x + i] = letter

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]


def cauldron(v: WitchstoneView, p: Player, tight: bool = False) -> list[str]:
    """Draw a cauldron and its exits. Empty fields bear their numbers; `◆` is a crystal, `●` the black one.

    A tight one has half the height and shows which symbols share a tile only within a row.
    """
    cells = v.box.components.cells
    high = max(abs(r) for _, r in cells)
    wide = max(abs(2 * q + r) for q, r in cells)
    middle = 3 * wide + 9
    step = 1 if tight else 2
    centre = step * (high + 1)
    canvas = Canvas(2 * middle + 3, 2 * centre + 1)

    def place(cell: int) -> tuple[int, int]:
        q, r = cells[cell]
        return middle + 6 * q + 3 * r, centre + step * r

    for kind, arrows in v.box.components.exits:
        xs, ys = zip(*(place(cell) for cell in arrows), strict=True)
        x, y = sum(xs) / len(xs) - middle, sum(ys) / len(ys) - centre
        canvas.put(round(middle + 1.34 * x) - 1, round(centre + 1.34 * y), f"({SIGNS[kind]})")
    for a, b in p.tiles(v.box):
        (ax, ay), (bx, by) = place(a), place(b)
        joint = "──" if ay == by else "╲" if (bx - ax) * (by - ay) > 0 else "╱"
        if tight and ay != by:
            continue  # there is no row between them
        canvas.put((ax + bx) // 2, (ay + by) // 2, joint)
    for cell in range(len(cells)):
        x, y = place(cell)
        canvas.put(x - 1, y, f"{content(v, p, cell):^4}")
    return canvas.lines()


def content(v: WitchstoneView, p: Player, cell: int) -> str:
    if p.black >> cell & 1:
        return f"{BLACK}{cell + 1}"
    if p.crystals >> cell & 1:
        return f"{CRYSTAL}{cell + 1}"
    symbols = [SIGNS[kind] for kind in range(KINDS) if p.sheet[SYMBOLS + kind] >> cell & 1]
    if p.sheet[SPECIALS] >> cell & 1:
        return "".join(symbols)
    if symbols and any(v.box.printed[kind] >> cell & 1 for kind in range(KINDS)):
        return symbols[0].upper()
    return symbols[0] if symbols else str(cell + 1)


def wand(v: WitchstoneView) -> list[str]:
    """Draw the wand, pawns below it. `Cr1/2`: actions, more for who is first; `+co`: points for connections."""
    signs = []
    for type, what, number, first in v.box.components.wand:
        if type == DARK:
            signs.append(f"{SIGNS[what]}{number}/{first}")
        elif type == SILVER:
            signs.append(f"+{number if number > 1 else ''}{MEASURE_SIGNS[what]}")
        else:
            signs.append(LIGHT)
    return track(signs, [[LETTERS[p.seat] for p in v.players if p.wand == field] for field in range(len(signs))])


def pentagram(v: WitchstoneView) -> list[str]:
    """Draw the pentagram. `(7)`: the top owl; `EnWi`: a special tile; `+2` and `?×2`: what an empty field gives."""
    signs = []
    for field, type in enumerate(v.box.components.pentagram):
        stack = v.box.stack_at[field]
        if type == GOLD:
            owl = v.box.owl_base[stack] + v.known.owls_taken[stack]
            left = owl < v.box.owl_base[stack + 1]
            signs.append(f"({v.box.owl_value[owl]})" if left else f"+{int(v.box.empty_owl)}")
        elif type == BLUE and v.known.blue[stack] != NONE:
            signs.append("".join(SIGNS[kind] for kind in v.box.components.special_tiles[v.known.blue[stack]]))
        elif type == BLUE:
            signs.append(f"?×{int(v.box.empty_blue_actions)}")
        else:
            signs.append(LIGHT)
    return track(signs, [[LETTERS[p.seat] for p in v.players if p.pentagram == field] for field in range(len(signs))])


def track(signs: list[str], pawns: list[list[str]]) -> list[str]:
    """Draw the fields of a track and the pawns below them; wrap a long track."""
    lines = ["", ""]
    for sign, here in zip(signs, pawns, strict=True):
        width = max(len(sign), len(here))
        if len(lines[-2]) + width > WIDEST_TRACK:
            lines += ["", ""]
        lines[-2] += f"{sign:<{width}} "
        lines[-1] += f"{''.join(here):<{width}} "
    return [line.rstrip() for line in lines]


def ball(v: WitchstoneView, rows: int = 33) -> list[str]:
    """Draw areas by their names, with their token; below them the letters of those whose witches stand there.

    Connections are dotted, with their length in the middle; a letter on them is somebody's energy.
    """
    places = v.box.components.places
    canvas = Canvas(79, rows)
    scale = 0.17 * (rows - 2) / 31

    def place(area: int) -> tuple[int, int]:
        x, y = places[area]
        return round(39 + x * 0.4), round((rows - 1) / 2 + y * scale)

    for link, (a, b) in enumerate(v.box.components.ends):
        draw_link(canvas, v, link, place(a), place(b))
    for area, name in enumerate(v.box.components.areas):
        x, y = place(area)
        face = v.known.area_tokens[area]
        canvas.put(x - 1, y, f"{name}:{SIGNS[face]}" if face != NONE else f"[{name}]")
        here = "".join(LETTERS[p.seat] for p in v.players if p.standing >> area & 1)
        if here:
            canvas.put(x - 1, y + 1, f"♟{here}")
    return canvas.lines()


def draw_link(canvas: Canvas, v: WitchstoneView, link: int, a: tuple[int, int], b: tuple[int, int]) -> None:
    length = v.box.components.segments[link]
    owner, filled = "", 0
    for p in v.players:
        if p.completed >> link & 1:
            owner, filled = LETTERS[p.seat], length
        elif p.building == link:
            owner, filled = LETTERS[p.seat], int(p.built)
    (ax, ay), (bx, by) = a, b
    steps = max(abs(bx - ax), 2 * abs(by - ay))
    for i in range(1, steps):
        x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
        if i % 2 == 0:
            canvas.put(round(x), round(y), owner if i * length < filled * steps else "·", over=False)
    canvas.put(round((ax + bx) / 2), round((ay + by) / 2), owner or str(length))

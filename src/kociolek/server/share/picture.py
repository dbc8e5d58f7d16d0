"""Picture of a game to share, 1200 × 630: the game, who won, the players, and the curve of their chances."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import ceil, floor, hypot
from pathlib import Path
from typing import Final

from kociolek.server.share.png import png, unpacked

WIDTH: Final = 1200
HEIGHT: Final = 630
HERE: Final = Path(__file__).parent
Colour = tuple[int, int, int]
PAPER: Final[Colour] = (0xF3, 0xE7, 0xD1)
PANEL: Final[Colour] = (0xFC, 0xF6, 0xEA)
INK: Final[Colour] = (0x24, 0x18, 0x20)
FAINT: Final[Colour] = (0x6B, 0x58, 0x4B)
GRID: Final[Colour] = (0xDC, 0xCB, 0xAC)
# as --seat-1 and so on in tokens.css
SEATS: Final[tuple[Colour, ...]] = (
    (0x1D, 0x5D, 0xA6), (0xF0, 0xB2, 0x3A), (0xB9, 0x3D, 0x14), (0x4F, 0xB7, 0x95), (0x8E, 0x3F, 0x78),
    (0x8C, 0xCB, 0xEF), (0x5A, 0x43, 0x34), (0xE8, 0x8F, 0xB0), (0x6D, 0x8B, 0x2A), (0x7A, 0x7A, 0x86),
)  # fmt: skip
EDGE: Final = 56
ROWS: Final = 5  # players that are named
SHADES: Final = 16


@dataclass(frozen=True)
class Player:
    name: str
    result: str  # such as points; may be empty
    won: bool


@dataclass(frozen=True)
class Shown:
    """What a picture shows, in words of one language."""

    title: str  # of the game
    headline: str
    players: Sequence[Player]  # by seat
    more: str  # for those who are not named, such as “+3”
    about: str  # heading of the curve
    lines: Sequence[Sequence[tuple[float, float]]] = ()  # by seat: chances from 0 to 1 over 0 to 1


@dataclass(frozen=True)
class Face:
    """Letters of one size: all side by side in a strip of grey, with where each is."""

    high: int
    base: int
    space: float
    width: int  # of the strip
    strip: bytes
    glyphs: dict[str, tuple[int, int, int, float]]  # begin in the strip, width, what lies left of the pen, advance

    def length(self, text: str) -> float:
        return sum(self.space if letter == " " else self.glyphs[letter][3] for letter in text)


@cache
def face(name: str) -> Face:
    told = json.loads((HERE / "letters.json").read_text("utf-8"))[name]
    width, _, _, strip = unpacked((HERE / f"{name}.png").read_bytes())
    glyphs = {letter: (begin, wide, left, advance) for letter, (begin, wide, left, advance) in told["glyphs"].items()}
    return Face(told["high"], told["base"], told["space"], width, strip, glyphs)


def drawable(text: str, letters: Face) -> str:
    """Return a text of letters that there are: others lose their accents, or become a dot."""
    found = []
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        plain = unicodedata.normalize("NFKD", letter)[:1]
        fitting = [each for each in (letter, plain) if each in letters.glyphs or each == " "]
        found.append(fitting[0] if fitting else "·")
    return "".join(found)


def fitted(text: str, letters: Face, room: float) -> str:
    """Return a text that fits, cut with an ellipsis if it has to be."""
    text = drawable(text, letters)
    if letters.length(text) <= room:
        return text
    while text and letters.length(text + "…") > room:
        text = text[:-1].rstrip()
    return text + "…"


class Canvas:
    """Rows of RGB pixels."""

    def __init__(self) -> None:
        self.pixels: Final = bytearray(bytes(PAPER) * (WIDTH * HEIGHT))

    def fill(self, left: int, top: int, right: int, bottom: int, colour: Colour) -> None:
        row = bytes(colour) * (right - left)
        for y in range(top, bottom):
            at = 3 * (y * WIDTH + left)
            self.pixels[at : at + len(row)] = row

    def blend(self, x: int, y: int, colour: Colour, part: float) -> None:
        """Lay a colour over a pixel."""
        if 0 <= x < WIDTH and 0 <= y < HEIGHT and part > 0:
            at = 3 * (y * WIDTH + x)
            for i in range(3):
                here = self.pixels[at + i]
                self.pixels[at + i] = round(here + (colour[i] - here) * min(1.0, part))

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        for row in range(floor(y - radius) - 1, ceil(y + radius) + 2):
            for column in range(floor(x - radius) - 1, ceil(x + radius) + 2):
                self.blend(column, row, colour, radius + 0.5 - hypot(column - x, row - y))

    def line(self, points: Sequence[tuple[float, float]], thick: float, colour: Colour) -> None:
        """Draw a line that goes from left to right, column by column."""
        for (left, high), (right, low) in pairwise(points):
            slope = (low - high) / (right - left) if right > left else 0.0
            half = thick / 2 * hypot(1.0, slope)
            top, bottom = min(high, low) - thick / 2, max(high, low) + thick / 2
            for x in range(ceil(left), floor(right) + 1):
                middle = high + slope * (x - left)
                for y in range(floor(max(top, middle - half)) - 1, ceil(min(bottom, middle + half)) + 2):
                    inside = min(y - top, bottom - y, half - abs(y - middle))  # steep lines end with the segment
                    self.blend(x, y, colour, inside + 0.5)

    def write(self, x: float, y: int, text: str, letters: Face, colour: Colour, ground: Colour) -> None:
        """Write a drawable text on plain ground; `y` is that of its base line."""
        shades = [
            bytes(
                round(there + (mine - there) * shade / (SHADES - 1)) for mine, there in zip(colour, ground, strict=True)
            )
            for shade in range(SHADES)
        ]
        top = y - letters.base
        for letter in text:
            if letter == " ":
                x += letters.space
                continue
            begin, wide, left, advance = letters.glyphs[letter]
            column = round(x) - left
            for row in range(letters.high):
                grey = letters.strip[row * letters.width + begin : row * letters.width + begin + wide]
                ink = [i for i, value in enumerate(grey) if value]
                if ink and 0 <= top + row < HEIGHT:
                    first, last = ink[0], ink[-1] + 1
                    at = 3 * ((top + row) * WIDTH + column + first)
                    self.pixels[at : at + 3 * (last - first)] = b"".join(
                        shades[value // (SHADES + 1)] for value in grey[first:last]
                    )
            x += advance

    def mark(self, left: int, top: int) -> int:
        """Put the mark of Kociołek there; return its size."""
        wide, high, channels, pixels = unpacked((HERE / "mark.png").read_bytes())
        for row in range(high):
            at = 3 * ((top + row) * WIDTH + left)
            self.pixels[at : at + wide * channels] = pixels[row * wide * channels : (row + 1) * wide * channels]
        return wide


def drawn(shown: Shown) -> bytes:
    """Return the picture as a PNG file."""
    canvas, title, text, small = Canvas(), face("title"), face("text"), face("small")
    room = WIDTH - 2 * EDGE
    size = canvas.mark(EDGE, 36)
    canvas.write(EDGE + size + 24, 128, "Kociołek", title, INK, PAPER)
    name = fitted(shown.title, text, room - size - 24 - title.length("Kociołek") - 48)
    canvas.write(WIDTH - EDGE - text.length(name), 122, name, text, FAINT, PAPER)
    headline = 258 if shown.players else 400
    canvas.write(EDGE, headline, fitted(shown.headline, title, room), title, INK, PAPER)
    curve = any(len(line) > 1 for line in shown.lines)
    players(canvas, shown, text, small, 500 if curve else room)
    if curve:
        chances(canvas, shown, small)
    return png(WIDTH, HEIGHT, canvas.pixels, 3)


def players(canvas: Canvas, shown: Shown, text: Face, small: Face, room: int) -> None:
    """List the players, winners first."""
    order = sorted(range(len(shown.players)), key=lambda seat: not shown.players[seat].won)
    for row, seat in enumerate(order[:ROWS]):
        player, y = shown.players[seat], 336 + 58 * row
        canvas.disc(EDGE + 18, y - 13, 17, INK)
        canvas.disc(EDGE + 18, y - 13, 14, SEATS[seat % len(SEATS)])
        result = fitted(player.result, text, room / 3)
        name = fitted(player.name, text, room - 76 - text.length(result))
        canvas.write(EDGE + 52, y, name, text, INK, PAPER)
        canvas.write(EDGE + room - text.length(result), y, result, text, INK if player.won else FAINT, PAPER)
    if len(order) > ROWS:
        canvas.write(EDGE + 52, 336 + 58 * ROWS - 8, fitted(shown.more, small, room - 52), small, FAINT, PAPER)


def chances(canvas: Canvas, shown: Shown, small: Face) -> None:
    """Draw the curve of everybody's chances."""
    left, top, right, bottom = WIDTH - EDGE - 540, 296, WIDTH - EDGE, HEIGHT - 44
    canvas.fill(left, top, right, bottom, INK)
    canvas.fill(left + 3, top + 3, right - 3, bottom - 3, PANEL)
    canvas.write(left + 22, top + 40, fitted(shown.about, small, right - left - 44), small, FAINT, PANEL)
    west, east, north, south = left + 22, right - 22, top + 62, bottom - 22
    for part in (0.0, 0.5, 1.0):
        y = round(south + (north - south) * part)
        canvas.fill(west, y, east, y + 2, GRID)
    for colour, thick in ((INK, 8.0), (None, 5.0)):
        for seat, line in enumerate(shown.lines):
            points = [(west + (east - west) * x, south + (north - south) * y) for x, y in line]
            canvas.line(points, thick, colour or SEATS[seat % len(SEATS)])
    for seat, line in enumerate(shown.lines):
        if line:
            end, level = west + (east - west) * line[-1][0], south + (north - south) * line[-1][1]
            canvas.disc(end, level, 11, INK)
            canvas.disc(end, level, 8, SEATS[seat % len(SEATS)])

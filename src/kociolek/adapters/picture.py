"""Pictures of text, for environments with `render_mode="rgb_array"`."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from kociolek.adapters.extras import missing

WIDTH: Final = 800
HEIGHT: Final = 600
MARGIN: Final = 16
LINE: Final = 20  # pixels from one line to the next
LETTERS: Final = 92  # of a line, at most
PAPER: Final = (250, 246, 238)
INK: Final = (40, 32, 28)


def picture_of(text: str) -> npt.NDArray[np.uint8]:
    """Return [HEIGHT, WIDTH, 3]: the last lines of a text that fit."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise missing("render_mode='rgb_array'", "Pillow", "pettingzoo") from None
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(16)
    room = (HEIGHT - 2 * MARGIN) // LINE
    for number, line in enumerate(folded(text)[-room:]):
        draw.text((MARGIN, MARGIN + number * LINE), line, INK, font)
    return np.asarray(image, np.uint8)


def folded(text: str) -> list[str]:
    """Return the lines of a text, long ones broken."""
    lines = text.splitlines()
    return [line[first : first + LETTERS] for line in lines for first in range(0, max(1, len(line)), LETTERS)]

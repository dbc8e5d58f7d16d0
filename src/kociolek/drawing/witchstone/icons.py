"""Icons: the six symbols, a token and an owl as SVG, 24 units wide around the origin."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ["#f2b632", "#8e5bd0", "#d8473f", "#2f9bd8", "#8a5a33", "#c9a66b", "#3f9d5c", "#e0b04a"]
OWL: Final = 7
PLAYERS: Final = ["#e6a91f", "#c0392b", "#2e86c1", "#3c9a5f"]

SHAPES: Final = [
    '<path d="M2 -11 L-7 2 L-1 2 L-3 11 L7 -3 L1 -3 Z"/>',
    '<path d="M-11 8 Q0 3 11 8 Q0 12 -11 8 Z M-6 5 Q-3 -4 -1 -11 Q5 -9 4 -6 L2 -6 Q5 0 6 5 Q0 2 -6 5 Z"/>',
    '<path d="M0 -11 L2.9 -3.4 L11 -3 L4.6 2 L6.8 10 L0 5.4 L-6.8 10 L-4.6 2 L-11 -3 L-2.9 -3.4 Z"/>',
    '<path d="M0 -11 L7 -4 L0 11 L-7 -4 Z"/><path d="M-7 -4 L7 -4 M0 -11 L-2.5 -4 L0 11 L2.5 -4 Z"'
    ' fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".9"/>',
    '<path d="M-9 11 L3 -3 L6 0 L-6 14 Z"/>'
    '<path d="M6 -12 L7.5 -8 L11.5 -7 L8 -4.5 L8.5 -.5 L5.5 -3 L2 -1.5 L3.2 -5.3 L.8 -8.4 L4.7 -8.3 Z"/>',
    '<path d="M-7 -9 Q-10 -9 -10 -6 L-10 -4 L-6 -4 L-6 7 Q-6 10 -3 10 L7 10 Q10 10 10 7 L10 6 L6 6 L6 -6 Q6 -9 3 -9'
    ' Z"/><path d="M-3 -4 L3 -4 M-3 -1 L3 -1 M-3 2 L3 2" stroke="#fff" stroke-opacity=".7" stroke-width="1.2"/>',
    '<path d="M0 -10 A10 10 0 1 1 -.1 -10 Z"/>',
    '<path d="M-9 -11 L-4 -8 Q0 -9 4 -8 L9 -11 Q11 -2 9 4 Q7 11 0 11 Q-7 11 -9 4 Q-11 -2 -9 -11 Z"/>'
    '<path d="M-4 -6 A3.4 3.4 0 1 1 -4.1 -6 Z M4 -6 A3.4 3.4 0 1 1 3.9 -6 Z M-1.6 1 L1.6 1 L0 4.6 Z" fill="#2a1d08"'
    ' stroke="none"/>',
]


def icon(kind: int, x: float, y: float, size: float, colour: str = "") -> str:
    """Return a symbol in its own colour, or in another."""
    fill = colour or COLOURS[kind]
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 24:.3f})" fill="{fill}" stroke="{fill}"'
        f' stroke-width=".6" stroke-linejoin="round">{SHAPES[kind]}</g>'
    )

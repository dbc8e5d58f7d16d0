"""PNG files of 8 bits a channel, grey or RGB: enough to write pictures and to read those written here."""

from __future__ import annotations

from struct import pack, unpack
from typing import Final
from zlib import compress, crc32, decompress

MAGIC: Final = b"\x89PNG\r\n\x1a\n"
KINDS: Final = {1: 0, 3: 2}  # by channels


def png(width: int, height: int, pixels: bytes | bytearray, channels: int) -> bytes:
    """Return a PNG file of rows of pixels, one channel (grey) or three (RGB)."""
    row = width * channels
    lines = b"".join(b"\0" + pixels[y * row : (y + 1) * row] for y in range(height))
    head = pack(">IIBBBBB", width, height, 8, KINDS[channels], 0, 0, 0)
    return MAGIC + chunk(b"IHDR", head) + chunk(b"IDAT", compress(lines, 6)) + chunk(b"IEND", b"")


def chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))


def unpacked(file: bytes) -> tuple[int, int, int, bytes]:
    """Return width, height, channels and pixels of a file that `png` wrote."""
    at, body, head = len(MAGIC), b"", b""
    while at < len(file):
        (length,) = unpack(">I", file[at : at + 4])
        kind, found = file[at + 4 : at + 8], file[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            head = found
        elif kind == b"IDAT":
            body += found
        at += 12 + length
    width, height, _, kind_of = unpack(">IIBB", head[:10])
    channels = {kind: channels for channels, kind in KINDS.items()}[kind_of]
    row = width * channels + 1
    lines = decompress(body)
    assert all(lines[y * row] == 0 for y in range(height)), "rows without a filter"
    return width, height, channels, b"".join(lines[y * row + 1 : (y + 1) * row] for y in range(height))

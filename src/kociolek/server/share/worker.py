"""Worker process of pictures: `python -m kociolek.server.share.worker` reads what to show and writes a PNG file."""

from __future__ import annotations

import sys

import msgspec

from kociolek.server.share.picture import Shown, drawn

if __name__ == "__main__":
    sys.stdout.buffer.write(drawn(msgspec.json.decode(sys.stdin.buffer.read(), type=Shown)))

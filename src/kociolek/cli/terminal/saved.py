"""Unfinished games of the terminal, kept for `kociolek play --resume`.

A file holds the record of a game and which bots sit where. It holds all secrets of the game, so only its owner may
read it.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from kociolek import record
from kociolek.core.errors import KociolekError
from kociolek.match import Match
from kociolek.text import LANGUAGES

SUFFIX: Final = ".saved.json"


@dataclass(frozen=True)
class Saved:
    """An unfinished game, where it is kept, its bots by seat and its language, which a plain record does not tell."""

    path: Path
    kept: record.Record
    bots: dict[int, str] | None
    lang: str | None = None


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "kociolek" / "games"


def save(match: Match, bots: dict[int, str], lang: str, path: Path | None = None) -> Path:
    """Keep an unfinished game, at `path` if it was resumed from there, and return the place. Raise KociolekError."""
    if path is None or not path.name.endswith(SUFFIX):
        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        path = folder() / f"{now}-{match.game.key}{SUFFIX}"
    lines = list(record.lines(record.record_of(match)))
    data = {"bots": {str(seat): name for seat, name in bots.items()}, "lang": lang, "record": lines}
    text = json.dumps(data, ensure_ascii=False)
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text + "\n")
        part.replace(path)
    except OSError as error:
        raise record.unwritable(path, error) from None
    return path


def newest(game: str = "") -> Path:
    """Return what was saved last, of one game if it is named. Raise KociolekError if there is nothing."""
    pattern = f"*-{game or '*'}{SUFFIX}"
    found = sorted(folder().glob(pattern), key=lambda path: path.stat().st_mtime_ns) if folder().is_dir() else []
    if not found:
        raise KociolekError("nothing-saved-of" if game else "nothing-saved", {"file": str(folder()), "game": game})
    return found[-1]


def load(path: Path) -> Saved:
    """Read a saved game, or an unfinished record. Raise KociolekError."""
    if not path.name.endswith(SUFFIX):
        found = Saved(path, record.read(path), None)
    else:
        try:
            data = json.loads(path.read_text("utf-8"))
            bots = {int(seat): str(name) for seat, name in data["bots"].items()}
            text = "\n".join(data["record"]) + "\n"
            lang = data.get("lang")  # not in files of earlier releases
        except OSError as error:
            raise KociolekError("file-unreadable", {"file": str(path), "reason": record.reason(error)}) from None
        except (ValueError, KeyError, TypeError, AttributeError):
            raise KociolekError("saved-damaged", {"file": str(path)}) from None
        found = Saved(path, record.parse(text), bots, lang if lang in LANGUAGES else None)
    if found.kept.end == record.OVER:
        raise KociolekError("saved-over", {"file": str(path)})
    return found

"""Component files: the boards, tiles and cards of a game, as JSON. This module reads them; rules get plain data.

The built-in file of a game lies beside its rules. An owner of the printed game plays with their own
values by a box (docs/boxes.md), which is turned into the same form.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Final

from kociolek.core.errors import BadText
from kociolek.games.witchstone.game import Witchstone, described

BUILT_IN: Final = "components.json"


def read(text: str, where: str) -> tuple[dict[str, object], str]:
    """Return the data of a component file, and a short digest of it that does not depend on its layout."""
    try:
        data: object = json.loads(text)
    except ValueError:
        raise BadText("component-not-json", {"file": where}) from None
    if not isinstance(data, dict):
        raise BadText("component-not-json", {"file": where})
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return data, hashlib.sha256(canonical.encode()).hexdigest()[:12]


def witchstone_from(path: Path) -> Witchstone:
    """Return the game with the components of a file."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadText("file-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise BadText("file-not-text", {"file": str(path)}) from None
    return witchstone_of(text, str(path))


def witchstone_of(text: str, where: str) -> Witchstone:
    """Return the game with the components in the text of a file."""
    try:
        return Witchstone(described(*read(text, where)))
    except BadText as error:
        if error.key == "position-field-bad":
            raise BadText("component-bad", {"where": error.values["field"], "value": error.values["value"]}) from None
        raise


@cache
def witchstone() -> Witchstone:
    """Return the game with the built-in components."""
    file = Path(__file__).parent / "games" / "witchstone" / BUILT_IN
    return Witchstone(described(*read(file.read_text("utf-8"), BUILT_IN)))

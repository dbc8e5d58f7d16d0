"""What a newcomer has to load before the first game."""

from __future__ import annotations

import gzip
import re

from playing import ROOT

BUDGET = 150_000  # bytes of compressed script and style


def test_the_first_load_stays_small() -> None:
    client = ROOT / "src/kociolek/web"
    page = (client / "index.html").read_text()
    files = {"/first.js", *re.findall(r'"(/assets/[^"]+\.(?:js|css))"', page)}
    assert len(files) == 3, "one script, one style and what keeps the page from flashing: every file costs a round trip"
    total = sum(len(gzip.compress((client / name.removeprefix("/")).read_bytes(), 9)) for name in files)
    assert total <= BUDGET

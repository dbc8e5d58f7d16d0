"""Size of the first page."""

from __future__ import annotations

import gzip
import re

from web.playing import ROOT

BUDGET = 72_000  # bytes of compressed page, script and messages


def test_the_first_load_stays_small() -> None:
    client = ROOT / "src/kociolek/web"
    page = (client / "index.html").read_text()
    assert "stylesheet" not in page, "the style lies in the page"
    scripts = set(re.findall(r'src="/(assets/[^"]+\.js)"', page))
    words = set(re.findall(r'"(?:en|pl)":"/(assets/[^"]+\.js)"', page))
    assert (len(scripts), len(words)) == (1, 2), "one script and the words of a language: every file costs a round trip"

    def packed(name: str) -> int:
        return len(gzip.compress((client / name).read_bytes(), 9))

    assert sum(map(packed, ("index.html", *scripts))) + max(map(packed, words)) <= BUDGET

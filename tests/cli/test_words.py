"""No dead words: what the files of the command line say is said somewhere."""

from __future__ import annotations

import pytest

from kociolek.text import texts
from source_tree import sources

# Families whose members are put together from a name: of a command, a build, a column, a bot, an error, a finding.
BUILT = ("cli-help-", "cli-build-", "cli-language-", "cli-bot-name-", "cli-vocabulary-", "cli-check-")
BUILT_TOO = {f"cli-simulate-{column}-column" for column in ("bot", "seat", "wins", "played", "rate", "interval")}
BUILT_TOO |= {"cli-simulate-decided-column", "cli-simulate-rating-column"}
BUILT_TOO |= {f"cli-arena-fault-{why}" for why in ("crashed", "illegal", "overran")}


@pytest.mark.parametrize("key", texts("en").listing("cli-"))
def test_every_word_is_used(key: str) -> None:
    code = "\n".join(path.read_text("utf-8") for path in sources())
    name = key.removeprefix("cli-error-").removeprefix("record-") if key.startswith("cli-error-") else key
    assert key.startswith(BUILT) or key in BUILT_TOO or f'"{name}' in code or f"'{name}" in code or f"-{name}" in code

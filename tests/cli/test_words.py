"""Every message of the command line is used somewhere."""

from __future__ import annotations

from kociolek.text import texts
from source_tree import sources

# Prefixes of keys that the code builds from a name: of a command, a build, a column, a bot, an error, a finding.
BUILT = ("cli-help-", "cli-build-", "cli-language-", "cli-bot-name-", "cli-vocabulary-", "cli-check-")
BUILT_TOO = {f"cli-simulate-{column}-column" for column in ("bot", "seat", "wins", "played", "rate", "interval")}
BUILT_TOO |= {"cli-simulate-decided-column", "cli-simulate-rating-column"}
BUILT_TOO |= {"cli-node-drained", "cli-node-undrained"}
BUILT_TOO |= {f"cli-arena-fault-{why}" for why in ("crashed", "illegal", "overran")}


def test_every_word_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in sources())
    assert not [key for key in texts("en").listing("cli-") if not is_used(key, code)]


def is_used(key: str, code: str) -> bool:
    name = key.removeprefix("cli-error-").removeprefix("record-") if key.startswith("cli-error-") else key
    return key.startswith(BUILT) or key in BUILT_TOO or f'"{name}' in code or f"'{name}" in code or f"-{name}" in code

"""Versions of the rules of a game, so that old records and tables can still be played.

A minor version adds something and leaves every earlier game as it was. A major version changes which moves are legal or
what a move does. The rules keep the old ruling as long as its version is played: `if t.rules.major >= 2: ...`.
docs/records.md has the policy.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.core.errors import ForeignRules

ANY: Final = -1


@final
class RulesVersion:
    """One line of a game's history."""

    def __init__(self, major: int, minor: int, since: str, last: str = "") -> None:
        self.major: Final = major
        self.minor: Final = minor
        self.since: Final = since  # the first release that plays it
        self.last: Final = last  # the last release that plays it; empty if this one does

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


@final
class History:
    """All versions of a game's rules, the oldest first."""

    def __init__(self, game: str, versions: list[RulesVersion]) -> None:
        self.game: Final = game
        self.versions: Final = versions

    @property
    def newest(self) -> RulesVersion:
        return self.versions[-1]

    def played(self) -> list[int]:
        """Return the major versions that can be played, the oldest first."""
        found: list[int] = []
        for version in self.versions:
            if not version.last and version.major not in found:
                found.append(version.major)
        return found

    def version(self, major: int, minor: int = ANY) -> RulesVersion:
        """Return a known version, the newest minor one if none is given or the given one is not known."""
        found = [version for version in self.versions if version.major == major]
        for version in found:
            if version.minor == minor:
                return version
        return found[-1]

    def check(self, major: int, minor: int = 0, since: str = "") -> None:
        """Raise ForeignRules, which names a release that plays this version, if none of the played versions is it.
        `since` is the release that a record names. A newer minor version is tried: it may have added nothing."""
        if major in self.played():
            return
        found = str(major) if minor == 0 else f"{major}.{minor}"
        last = [version.last for version in self.versions if version.major == major]
        if last:
            raise ForeignRules("rules-gone", {"found": found, "release": last[-1]})
        raise self.unknown(found, since)

    def unknown(self, found: str, since: str = "") -> ForeignRules:
        """Return the error for a version that this release does not know yet."""
        return ForeignRules("rules-unknown", {"found": found, "newest": str(self.newest), "release": since or "none"})

    def read(self, text: str) -> int:
        """Return the major version that a view names. Raise ForeignRules."""
        if not text.isdecimal():
            raise self.unknown(text)
        self.check(int(text))
        return int(text)

    def read_line(self, line: str) -> int:
        """Return the major version in the first line of a position: game and version. Raise ForeignRules."""
        game, _, version = line.partition(" ")
        return self.read(version if game == self.game else line)

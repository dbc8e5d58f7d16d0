"""Bans and mutes, of accounts and of addresses, for a time or for ever. They are few, so all of them are in memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.server.identity import NotAllowed, now_ms
from kociolek.server.store.host_store import BanRow, HostStore
from kociolek.server.store.store import Store

HOUR: Final = 3_600_000


class Bans:
    def __init__(self, store: Store) -> None:
        self.store: Final = HostStore(store)
        self.rows: Final[dict[str, BanRow]] = {}
        self.on_change: Callable[[], None] = lambda: None
        self._of: Final[dict[tuple[str, str], list[BanRow]]] = {}  # by kind and target

    async def begin(self) -> None:
        for row in await self.store.bans():
            self._remember(row)

    async def reload(self) -> None:
        """Read all of them again: another node has changed them."""
        rows = await self.store.bans()
        self.rows.clear()
        self._of.clear()
        for row in rows:
            self._remember(row)

    def _remember(self, row: BanRow) -> None:
        self.rows[row.id] = row
        self._of.setdefault((row.kind, row.target), []).append(row)

    def active(self) -> list[BanRow]:
        """Return the bans and mutes that hold, the newest first."""
        now = now_ms()
        return sorted((row for row in self.rows.values() if holds(row, now)), key=lambda row: -row.created)

    async def add(self, row: BanRow) -> None:
        await self.store.add_ban(row)
        self._remember(row)
        self.on_change()

    async def remove(self, kind: str, target: str) -> bool:
        """Lift the bans (or mutes) of a player or address. Return False if there was none."""
        found = self._of.pop((kind, target), [])
        await self.store.remove_bans([row.id for row in found])
        for row in found:
            del self.rows[row.id]
        self.on_change()
        return bool(found)

    def check(self, player: str, address: str) -> None:
        """Raise NotAllowed if a player or an address is banned."""
        if self._of:
            self._refuse("ban", player, "banned", "banned-for-good")
            self._refuse("ban", address, "banned", "banned-for-good")

    def check_talk(self, player: str) -> None:
        """Raise NotAllowed if a player is muted."""
        if self._of:
            self._refuse("mute", player, "muted", "muted-for-good")

    def _refuse(self, kind: str, target: str, key: str, for_good: str) -> None:
        rows = self._of.get((kind, target))
        if not rows:
            return
        now = now_ms()
        for row in rows:
            if holds(row, now):
                if not row.until:
                    raise NotAllowed(for_good, {})
                raise NotAllowed(key, {"hours": str(-(-(row.until - now) // HOUR))})


def holds(row: BanRow, now: int) -> bool:
    return row.until == 0 or row.until > now

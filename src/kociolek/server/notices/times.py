"""Times of notices in the zone of their reader: quiet hours, and the hour of the daily e-mail."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kociolek.core.errors import KociolekError

DAY: Final = 1440  # minutes
LONGEST: Final = 64  # characters of a zone's name


@lru_cache(512)
def zone_named(name: str) -> ZoneInfo:
    """Return a time zone. Raise KociolekError for an unknown name."""
    try:
        return ZoneInfo(name[:LONGEST])
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise KociolekError("zone-unknown", {"zone": name[:LONGEST]}) from None


def local(at: int, zone: str) -> datetime:
    """Return a time in a zone, that of the server's clock if the zone is no longer known."""
    try:
        return datetime.fromtimestamp(at / 1000, zone_named(zone))
    except KociolekError:
        return datetime.fromtimestamp(at / 1000, ZoneInfo("UTC"))


def next_minute(at: int, minute: int, zone: str) -> int:
    """Return the next time at which clocks of a zone show a minute of the day, also on days when they are changed."""
    here = local(at, zone)
    day = here.replace(hour=0, minute=0, second=0, microsecond=0)
    for days in range(3):
        wall = (day + timedelta(days=days)).replace(hour=minute // 60, minute=minute % 60)
        found = round(wall.timestamp() * 1000)
        if found > at:
            return found
    return at


def quiet_until(at: int, begin: int, end: int, zone: str) -> int:
    """Return when quiet hours end that a time is in, the time itself if it is in none. Equal ends: no quiet hours."""
    here = local(at, zone)
    minute = here.hour * 60 + here.minute
    inside = begin <= minute < end if begin <= end else minute >= begin or minute < end
    return next_minute(at, end, zone) if inside and begin != end else at

"""Error for a missing optional package."""

from __future__ import annotations


def missing(adapter: str, package: str, extra: str) -> ImportError:
    return ImportError(f"{adapter} needs {package}, which is not installed: pip install 'kociolek[{extra}]'")

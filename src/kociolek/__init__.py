"""Kociołek: card and board games with readable rules, fast search and honest secrets."""

import os

from kociolek._build import build, use_sources

__all__ = ["__version__", "build"]
__version__ = "0.1.0"

if os.environ.get("KOCIOLEK_PURE") == "1":
    use_sources()

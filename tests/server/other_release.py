"""`kociolek` of another release, for tests of a rolling restart: `python other_release.py serve ...`

Another version and a client with other files, on a machine whose clock is ahead. It does not play the rules of the
tables that OTHER_RULES names. Only the program is another release: importing this module changes nothing.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

AHEAD = 150.0  # seconds
NEW = "/assets/of-99-0.js"  # a file that only the other release has


def main() -> int:
    import kociolek

    true_time = time.time
    vars(time)["time"] = lambda: true_time() + AHEAD
    vars(kociolek)["__version__"] = "99.0"  # before anything else reads it

    from kociolek.cli import main as command
    from kociolek.core.errors import ForeignRules
    from kociolek.server import app, static
    from kociolek.server.tables import registry

    known = vars(registry)["replay"]

    def replay(rows: Any, id: str, *more: Any) -> Any:
        if id in Path(os.environ["OTHER_RULES"]).read_text().split():
            raise ForeignRules("table-rules-unknown", {"table": id, "found": "9", "newest": "8", "release": "0.1.0"})
        return known(rows, id, *more)

    class Client(static.Client):
        def __init__(self, *more: Any) -> None:
            super().__init__(*more)
            self.files[NEW] = static.File(Path(__file__), True)

    vars(registry)["replay"] = replay
    vars(app)["Client"] = Client
    return command()


if __name__ == "__main__":
    sys.exit(main())

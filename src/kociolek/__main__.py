"""The command `kociolek`, also `python -m kociolek`. Ctrl-C ends it quietly, also while it is being loaded."""

import sys


def main() -> int:
    try:
        from kociolek.cli import main as run  # late: Ctrl-C while this is loaded is no error

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":  # worker processes import this module too
    sys.exit(main())

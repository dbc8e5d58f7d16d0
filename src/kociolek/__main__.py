"""`python -m kociolek` is the command `kociolek`."""

import sys

from kociolek.cli import main

if __name__ == "__main__":  # worker processes import this module too
    sys.exit(main())

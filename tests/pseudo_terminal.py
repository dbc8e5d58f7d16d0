"""The program in a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import sys
import time

from command import environment


class Terminal:
    """Run the program in a pseudo-terminal of 80 columns."""

    def __init__(self, *words: str, **env: str) -> None:
        self.child, self.file = pty.fork()
        if self.child == 0:
            settings = environment(TERM="xterm", COLUMNS="80", LINES="40", **env)
            os.execve(sys.executable, [sys.executable, "-m", "kociolek", *words], settings)
        self.seen = ""

    def expect(self, text: str) -> None:
        """Read until the screen shows this text."""
        end = time.monotonic() + 30
        while text not in self.seen:
            left = end - time.monotonic()
            assert left > 0, f"{text!r} is not in {self.seen!r}"
            if not select.select([self.file], [], [], left)[0]:
                continue  # the time is up
            try:
                self.seen += os.read(self.file, 65536).decode("utf-8", "replace")
            except OSError:  # the program has ended
                assert text in self.seen, f"{text!r} is not in {self.seen!r}"

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.file, (text + "\n").encode())

    def close(self) -> int:
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])

"""The program in a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import sys
import time
from collections.abc import Iterator

import pytest

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
            assert time.monotonic() < end, f"{text!r} is not in {self.seen!r}"
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


@pytest.fixture
def newcomer() -> Iterator[Terminal]:
    terminal = Terminal("play")
    yield terminal
    terminal.close()


def test_a_newcomer_is_in_a_polish_game_after_a_few_keys(newcomer: Terminal) -> None:
    newcomer.expect("Language / Język")
    newcomer.type("2")
    newcomer.expect("Gra, 1–3")
    assert "Czarujące kotki" in newcomer.seen
    newcomer.type("")
    newcomer.expect("Wydanie")
    newcomer.type("")
    newcomer.expect("Liczba graczy")
    newcomer.type("7")
    newcomer.expect("„7” nie pasuje")
    newcomer.type("")
    newcomer.expect("Ilu z\N{NO-BREAK SPACE}nich gra")
    newcomer.type("")
    newcomer.expect("Poziom botów")
    assert "Łatwy: gra rozsądnie" in newcomer.seen
    newcomer.type("")
    newcomer.expect("Twój wybór")
    assert "Boty: Łatwy" in newcomer.seen
    assert "Dobro kontra Zło" in newcomer.seen
    assert "\x1b[1m" in newcomer.seen
    newcomer.type("q")
    newcomer.expect("Na pewno")
    newcomer.type("t")
    newcomer.expect("Plik do zapisania")
    newcomer.type("")
    newcomer.expect("\n")


def test_the_locale_answers_the_first_question() -> None:
    terminal = Terminal("play", LC_ALL="pl_PL.UTF-8")
    terminal.expect("Gra, 1–3")
    assert "Język" not in terminal.seen
    terminal.close()


def test_what_was_on_the_screen_is_gone_for_the_next_person() -> None:
    terminal = Terminal("play", "--lang", "en", "--people", "Ala,Ola", "--seats", "2", "--seed", "1")
    terminal.expect("press Enter when nobody is looking.")
    terminal.type("")
    terminal.expect("Your choice")
    terminal.type("draw")
    terminal.expect("Done?")
    terminal.type("")
    terminal.expect("Ola: press Enter")
    assert "\x1b[2J" in terminal.seen
    assert "\x1b[3J" in terminal.seen
    terminal.close()


def test_plain_means_no_colours() -> None:
    terminal = Terminal("play", "--lang", "en", "--plain", "--seats", "2")
    terminal.expect("Your choice")
    assert "\x1b[" not in terminal.seen
    terminal.close()

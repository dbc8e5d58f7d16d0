"""The program in a pseudo-terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pseudo_terminal import Terminal


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
    newcomer.expect("Gracze przy tej klawiaturze, 1–")  # a question mark stood before the comma
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

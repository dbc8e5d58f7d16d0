"""Several people at one keyboard: nobody sees, or can infer, more than at a table."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest

from kociolek.bots import bot_named
from kociolek.catalog import GAMES
from kociolek.cli.terminal.boards import BOARDS
from kociolek.cli.terminal.chooser import Stop
from kociolek.cli.terminal.screen import EndOfInput, Screen
from kociolek.cli.terminal.session import Session
from kociolek.core.api import State
from kociolek.core.rng import seeded
from kociolek.match import Match
from kociolek.text import texts
from laid_table import laid

PLAYERS = ["Ala", "Ola", "Whiskers"]
SHUFFLE_THEN_DRAW = "\nplay shuffle\n\n\ndraw\n\n"


def shown(state: State, typed: str, people: int = 2) -> str:
    """Play from a position with typed input and return the output."""
    match = Match(GAMES["kittens"], 3, {}, seed=1, players=PLAYERS)
    object.__setattr__(match, "state", state)
    bots = {seat: bot_named("easy", GAMES["kittens"], seeded(seat)) for seat in range(people, 3)}
    out = StringIO()
    screen = Screen(source=StringIO(typed), target=out)
    with pytest.raises((EndOfInput, Stop)):
        Session(match, bots, BOARDS["kittens"], screen, texts("en")).play()
    return out.getvalue()


def looks(out: str) -> Iterator[tuple[str, str]]:
    """Split the output into pages: the player at the screen, and the text until the screen is cleared."""
    for part in out.split("~" * 80):
        before, _, after = part.partition("press Enter when nobody is looking.")
        yield "everybody", before
        if after:
            yield before.rsplit("\n", 1)[-1].split(":")[0], after


def two_hands(ala: str, ola: str) -> State:
    return laid(hands=f"{ala}|{ola}|defuse,favor", pile="hairy_potato_cat:0,tacocat:0,exploding_kitten:0,tacocat:0")


def test_the_hand_of_one_is_never_shown_to_another() -> None:
    state = two_hands("defuse,shuffle,rainbow_ralphing_cat", "defuse,beard_cat*2")
    out = shown(state, SHUFFLE_THEN_DRAW + "\ndraw\n\n")
    seen = {who: "".join(text for name, text in looks(out) if name == who) for who in ("Ala", "Ola", "everybody")}
    assert "Rainbow-Ralphing Cat" in seen["Ala"]
    assert "Beard Cat" in seen["Ola"]
    for card in ("Rainbow-Ralphing Cat", "Beard Cat", "Your hand", "You draw"):
        assert card not in seen["everybody"]
    assert "Rainbow-Ralphing Cat" not in seen["Ola"]
    assert "Beard Cat" not in seen["Ala"]


def test_a_card_drawn_is_seen_before_the_keyboard_goes_on() -> None:
    out = shown(two_hands("defuse,shuffle", "defuse,skip"), SHUFFLE_THEN_DRAW)
    ala = [text for who, text in looks(out) if who == "Ala"]
    assert "You draw" in ala[-1]
    assert ala[-1].rstrip().endswith("Done? Press Enter to hide your cards.")


def test_nobody_can_tell_who_holds_a_nope() -> None:
    """The output up to Ola's own cards is the same whether she could answer or not."""
    outs = [shown(two_hands("defuse,shuffle", ola), SHUFFLE_THEN_DRAW) for ola in ("defuse,nope", "defuse,skip")]
    until = [out[: out.rindex("Hand the keyboard to Ola")] for out in outs]
    assert "Anyone can respond now: 1: Ola." in until[0]
    assert until[0] == until[1]


def test_who_wants_to_answer_gets_the_keyboard() -> None:
    state = two_hands("defuse,shuffle", "defuse,nope")
    out = shown(state, "\nplay shuffle\n1\n\nplay nope\n\n\n")
    ola = [text for who, text in looks(out) if who == "Ola"]
    assert "Play Nope" in ola[0]
    assert "Your hand: 2 cards" in ola[0]
    assert "Ola plays a Nope!" in out
    assert "Anyone can respond now: 1: Ala." in out  # Ola need not be asked about her own Nope


def test_who_only_bluffs_may_let_it_be() -> None:
    out = shown(two_hands("defuse,shuffle", "defuse,skip"), "\nplay shuffle\n1\n\n\n\n")
    ola = [text for who, text in looks(out) if who == "Ola"]
    assert "Allow" in ola[0]
    assert "Play Nope" not in ola[0]


def test_the_open_question_has_its_own_help_and_a_way_out() -> None:
    out = shown(two_hands("defuse,shuffle", "defuse,skip"), "\nplay shuffle\n?\nq\ny\n")
    assert "Ask aloud" in out


def test_alone_among_bots_nothing_is_hidden() -> None:
    out = shown(two_hands("defuse,shuffle", "defuse,skip"), "play shuffle\n", people=1)
    assert "~~~" not in out
    assert "keyboard" not in out


def test_what_everybody_can_see_to_be_forced_is_not_asked() -> None:
    """Only one hand can be robbed, and it has one card; a hand without cards cannot answer."""
    state = laid(hands="defuse,favor|skip|", pile="tacocat:0,exploding_kitten:0,tacocat:0,beard_cat:0")
    out = shown(state, "\nplay favor\n\n\n")
    assert "Anyone can respond now: 1: Ola." in out
    assert "Skip" in out.split("Anyone can respond")[1]
    assert [who for who, _ in looks(out) if who == "Ola"] == []

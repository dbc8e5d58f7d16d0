"""The scores of the bot `medium`, each point in a position made for it; and the bots with other weights."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kociolek.bots import Bot, Clock, bot_named
from kociolek.core.api import Kind, Seat, State
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from laid_table import laid

CARELESS = ",".join(["tacocat:0"] * 9)  # the rest of a pile in which danger is far


def answer(state: State, seat: int = 0, name: str = "medium", seed: int = 1) -> str:
    bot: Bot = bot_named(name, KITTENS, seeded(seed))
    return bot.choose(state.view(Seat(seat)), Clock()).text


def answers(state: State, seat: int = 0, name: str = "medium", times: int = 50) -> Counter[str]:
    return Counter(answer(state, seat, name, seed) for seed in range(times))


def pile(top: str, knowers: int = 1, rest: str = "tacocat:0,skip:0,skip:0,exploding_kitten:0") -> str:
    return f"{top}:{knowers},{rest}"


@pytest.mark.parametrize("card", ["skip", "attack", "shuffle"])
def test_it_runs_from_a_kitten_it_has_seen(card: str) -> None:
    state = laid(hands=f"{card},tacocat|nope|nope", pile=pile("exploding_kitten"))
    assert answer(state) == f"play {card}"


def test_it_attacks_rather_than_skips_when_more_than_one_turn_is_owed() -> None:
    state = laid(hands="skip,attack|nope|nope", pile=pile("exploding_kitten"), turns="2", attacked="1")
    assert answer(state) == "play attack"


def test_it_draws_what_it_knows_to_be_harmless() -> None:
    state = laid(hands="skip,attack,see_the_future,tacocat|nope|nope", pile=pile("shuffle"))
    assert answer(state) == "draw"


def test_it_spends_nothing_while_danger_is_far() -> None:
    state = laid(hands="skip,attack,see_the_future,shuffle,defuse|nope|nope",
                 pile=f"{CARELESS},{CARELESS},exploding_kitten:0")  # fmt: skip
    assert answer(state) == "draw"


def test_it_looks_before_it_draws_where_a_kitten_is_likely() -> None:
    state = laid(hands="see_the_future,skip,tacocat|nope|nope", pile="exploding_kitten:0,tacocat:0,skip:0,skip:0")
    assert answer(state) == "play see_the_future"


def test_it_does_not_look_twice() -> None:
    state = laid(
        hands="see_the_future,skip,tacocat|nope|nope", pile=pile("favor", rest="exploding_kitten:1,exploding_kitten:1")
    )
    assert answer(state) == "draw"


def test_it_knows_only_what_it_has_seen() -> None:
    """Somebody else knows the kitten on top; it plays as if nobody did."""
    ignorant, informed = (
        laid(hands="skip,tacocat|nope|nope", pile=f"exploding_kitten:{knowers},{CARELESS},exploding_kitten:0")
        for knowers in (0, 2)
    )
    assert answers(ignorant) == answers(informed)


def test_it_steals_in_despair() -> None:
    state = laid(hands="tacocat,tacocat|nope,defuse|nope", pile=pile("exploding_kitten"))
    assert answer(state) == "pair tacocat"


def test_it_keeps_its_pairs_while_more_than_two_are_left() -> None:
    """Who has fewer cards loses a Defuse sooner. In a duel what is stolen is also missing to the other."""
    pair = "tacocat,tacocat,skip"
    far = f"{CARELESS},{CARELESS},exploding_kitten:0"
    assert answer(laid(hands=f"{pair}|nope,defuse|nope,defuse", pile=far)) == "draw"
    assert answer(laid(seats=2, hands=f"{pair}|nope,defuse", pile=far)) == "pair tacocat"


def test_it_robs_a_large_hand() -> None:
    state = laid(hands="tacocat|skip,shuffle,favor|skip", waiting="1", stack="aiming/pair/0/tacocat|turn|end")
    assert answer(state) == "aim 1"


def test_it_saves_itself() -> None:
    state = laid(hands="defuse,skip|nope|nope", limbo="exploding_kitten:65535", stack="exploding/0|turn|end")
    assert answer(state) == "play defuse"


def test_it_tucks_the_kitten_below_its_own_turns() -> None:
    fields: dict[str, Any] = {
        "hands": "skip|nope|nope",
        "limbo": "exploding_kitten:65535",
        "stack": "tucking/0|turn|end",
    }
    under = "skip:0,skip:0,skip:0,skip:0,skip:0"
    assert answer(laid(**fields, pile=under, turns="1")) == "tuck 0"
    assert answer(laid(**fields, pile=under, turns="3")) == "tuck 2"


def test_it_gives_its_worst_card_away() -> None:
    state = laid(hands="skip|defuse,nope,attack,tacocat|nope", waiting="2", stack="favor/0/1|turn|end")
    assert answer(state, 1) == "give tacocat"


def pending(card: str, target: str = "-1", named: str = "-", seat: int = 0, noped: str = "stands") -> dict[str, Any]:
    return {"waiting": "6", "stack": f"pending/{card}/{seat}/{card}/{target}/{named}/{noped}|turn|end"}


def test_it_keeps_its_nope_for_what_matters() -> None:
    hands = "skip|nope,defuse,tacocat|nope"
    rob: dict[str, Any] = {"waiting": "6", "stack": "pending/triple/0/tacocat/1/defuse/stands|turn|end"}
    assert answer(laid(hands=hands, **rob), 1) == "play nope"
    assert answer(laid(hands=hands, **rob), 2) == "pass"
    assert answer(laid(hands=hands, **pending("favor", "1")), 1) == "pass"
    assert answer(laid(hands=hands, **pending("see_the_future")), 1) == "pass"


def test_it_says_nope_to_an_attack_when_it_knows_of_the_kitten() -> None:
    state = laid(hands="skip|nope,tacocat|nope", pile=pile("exploding_kitten", 2), **pending("attack"))
    assert answer(state, 1) == "play nope"


def test_it_does_not_nope_what_helps_it() -> None:
    """Its own Skip from a kitten was Noped: it says Nope to that; but not to its own card that stands again."""
    fields: dict[str, Any] = {"hands": "nope,tacocat|nope|nope", "pile": pile("exploding_kitten")}
    noped: dict[str, Any] = {"waiting": "7", "stack": "pending/skip/0/skip/-1/-/noped|turn|end"}
    assert answer(laid(**fields, **noped)) == "play nope"
    attack: dict[str, Any] = {"waiting": "7", "stack": "pending/attack/0/attack/-1/-/noped|turn|end"}
    assert answer(laid(hands="tacocat|nope,tacocat|nope", **attack), 1) == "pass"


def test_it_names_a_defuse_and_robs_who_is_known_to_have_one() -> None:
    state = laid(hands="skip|nope,defuse|nope,defuse", waiting="1", stack="naming/triple/0/tacocat/1|turn|end")
    assert answer(state) == "name defuse"


def test_altering_it_puts_the_kitten_behind_its_own_draws() -> None:
    state = laid(edition="party_pack", hands="skip|nope|nope", waiting="1", stack="altering/0/0/3|turn|end",
                 pile="exploding_kitten:1,attack:1,tacocat:1,skip:0")  # fmt: skip
    assert answer(state) == "put attack"
    after = laid(edition="party_pack", hands="skip|nope|nope", waiting="1", stack="altering/0/1/3|turn|end",
                 pile="attack:1,exploding_kitten:1,tacocat:1,skip:0")  # fmt: skip
    assert answer(after) == "put exploding_kitten"


def test_in_a_duel_it_cannot_be_read() -> None:
    state = laid(edition="good_vs_evil", hands="skip|nope|nope", mat="0", limbo="godcat:1,devilcat:1", waiting="2",
                 stack="choosing/0/1|turn|end")  # fmt: skip
    assert 10 < answers(state, 1)["keep"] < 40


# -- its relatives ------------------------------------------------------------------------
def test_the_cautious_one_runs_earlier() -> None:
    """Three kittens among thirty cards, and no Defuse: a risk to take for one, not for the other."""
    kittens = ",".join(["exploding_kitten:0"] * 3)
    state = laid(seats=4, hands="skip,tacocat|nope|nope|nope", pile=f"{CARELESS},{CARELESS},{CARELESS},{kittens}")
    assert answer(state) == "draw"
    assert answer(state, name="cautious") == "play skip"


def test_the_vengeful_one_aims_at_who_robbed_it() -> None:
    """It knows of a card in seat 3's hand: the one that was taken from it."""
    state = laid(seats=4, hands="tacocat|favor,favor,favor|favor|favor", waiting="1",
                 stack="aiming/favor/0/favor|turn|end")  # fmt: skip
    state.hands.gain(Seat(3), Kind(KITTENS.kind_names().index("skip")), 0b1001)
    assert answer(state, name="vengeful") == "aim 3"
    assert answer(state) != "aim 3"


def test_the_chaotic_one_is_not_to_be_foreseen() -> None:
    state = laid(hands="skip,attack,shuffle,favor|nope|nope", pile=f"{CARELESS},exploding_kitten:0")
    assert len(answers(state, name="chaotic")) > 2
    assert len(answers(state)) == 1

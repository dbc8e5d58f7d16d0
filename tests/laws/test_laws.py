"""Laws tested on random games: any game, number of players, options and moment."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kociolek import record
from kociolek.core.api import NOBODY, Choices, Seat, State, playout
from kociolek.core.rng import Rng, seeded
from kociolek.match import Match
from laws.participants import CASES, PARTICIPANTS, Case, Participant
from laws.play import fresh, interjections, is_private, legal, observers, told, waiting_seats, walk

SEEDS = st.integers(min_value=0, max_value=2**40)


def case_of(participant: Participant) -> st.SearchStrategy[Case]:
    return st.sampled_from(CASES[participant.game.key])


def at_a_moment(case: Case, seed: int, moment: int) -> State:
    """Return a game after this many random decisions, or just before its end."""
    state = fresh(case.participant.game, case.seats, case.options, seed)
    before = state.clone()
    for step, _ in enumerate(walk(state, seed)):
        if step == moment:
            return state
        before = state.clone()
    return before


every_participant = pytest.mark.parametrize("participant", PARTICIPANTS, ids=str)


@every_participant
@given(data=st.data(), seed=SEEDS, moment=st.integers(0, 150))
def test_view_law(participant: Participant, data: st.DataObject, seed: int, moment: int) -> None:
    """imagine(view).view == view for every observer, also for a view read back from JSON."""
    case = data.draw(case_of(participant))
    state = at_a_moment(case, seed, moment)
    for seat in observers(state):
        view = state.view(seat)
        wire = json.loads(json.dumps(view.to_json()))
        assert wire == view.to_json()
        far = participant.game.read_view(wire)
        assert far.to_json() == wire
        for source in (view, far):
            world = participant.game.imagine(source, seeded(seed, 5))
            assert world.view(seat).to_json() == wire
            assert world.inventory() == state.inventory()


@every_participant
@given(data=st.data(), seed=SEEDS, moment=st.integers(0, 150))
def test_only_who_is_asked_gets_options(participant: Participant, data: st.DataObject, seed: int, moment: int) -> None:
    """Or seats that may interject."""
    state = at_a_moment(data.draw(case_of(participant)), seed, moment)
    for seat in observers(state):
        asked = seat in waiting_seats(state)
        texts = [action.text for action in state.view(seat).options]
        allowed = legal(state, seat) if asked else interjections(state, seat)
        assert texts == [participant.game.actions[a].text for a in allowed]


@every_participant
@given(data=st.data(), seed=SEEDS)
def test_an_obvious_answer_is_forced_and_everybody_can_see_it(
    participant: Participant, data: st.DataObject, seed: int
) -> None:
    """In every world that fits the public view the seat has the same single answer."""
    case = data.draw(case_of(participant))
    state = fresh(participant.game, case.seats, case.options, seed)
    for step, _ in enumerate(walk(state, seed)):
        asked = [seat for seat in waiting_seats(state) if state.obvious(seat)]
        if not asked:
            continue
        world = participant.game.imagine(state.view(NOBODY), seeded(seed + step, 14))
        world.skip_forced = False
        for seat in asked:
            assert len(legal(state, seat)) == 1
            shown = is_private_answer(state)
            assert world.obvious(seat)
            assert shown or legal(world, seat) == legal(state, seat)


def is_private_answer(state: State) -> bool:
    """Tell whether the answer names a card that only its owner sees: it is forced all the same."""
    return state.prompt() in ("favor.give", "garbage.give", "potluck.give")


@every_participant
@given(data=st.data(), seed=SEEDS)
def test_paired_state_secrecy(participant: Participant, data: st.DataObject, seed: int) -> None:
    """Two worlds that a seat cannot tell apart stay so until somebody shows something.

    Both worlds are imagined from the same view, so they differ in what is hidden and in nothing else. The same moves
    are made in both, secret ones differently. As long as no fact shows cards to the whole table and none is told to
    this seat in private, the seat must hear the same facts, be asked the same and see the same. What another player
    takes from the hand of a blind seat is no such private fact: the seat must not learn it.
    """
    case = data.draw(case_of(participant))
    state = fresh(participant.game, case.seats, case.options, seed)
    for step, _ in enumerate(walk(state, seed)):
        seat = observers(state)[step % (case.seats + 1)]
        view = state.view(seat)
        left, right = (participant.game.imagine(view, seeded(seed + step, stream)) for stream in (11, 12))
        left.skip_forced = right.skip_forced = False
        compare_until_shown(participant, left, right, seat, seed + step)


@pytest.mark.parametrize(("version", "sound"), [(1, False), (2, True)])
def test_the_secrecy_law_finds_what_version_1_told_the_blind(version: int, sound: bool) -> None:
    """Version 1 of the kittens' rules let a blind victim know which card a thief took; the law must notice."""
    kittens = next(each for each in PARTICIPANTS if each.game.key == "kittens")
    participant = replace(kittens, game=kittens.game.at(version))
    faults = 0
    for seed in range(60):
        state = fresh(participant.game, 3, {"streaking": "on"}, seed)
        for step, _ in enumerate(walk(state, seed)):
            for seat in [each for each in observers(state)[1:] if participant.blind(state, each)]:
                worlds = [participant.game.imagine(state.view(seat), seeded(seed + step, n)) for n in (11, 12)]
                for world in worlds:
                    world.skip_forced = False
                try:
                    compare_until_shown(participant, worlds[0], worlds[1], seat, seed + step)
                except AssertionError:
                    faults += 1
    assert (faults == 0) == sound


def compare_until_shown(participant: Participant, left: State, right: State, seat: Seat, seed: int) -> None:
    chance = seeded(seed, 13)
    for _ in range(6):
        assert left.waiting == right.waiting, "who is asked must not depend on what is hidden"
        assert left.prompt() == right.prompt()
        assert left.view(seat).to_json() == right.view(seat).to_json()
        if left.waiting == 0:
            return
        asked = waiting_seats(left)
        mover = asked[chance.below(len(asked))]
        moves = matching_moves(participant, left, right, mover, seat, chance)
        if moves is None:
            return
        blind, before = mover != seat and participant.blind(left, seat), participant.hand_sizes(left)
        left.events, right.events = [], []
        left.apply(mover, moves[0])
        right.apply(mover, moves[1])
        robbed = blind and is_robbed(seat, before, participant.hand_sizes(left))
        facts = left.events + right.events
        if any(fact.verb in participant.reveals or participant.counts(fact) for fact in facts):
            return
        if not robbed and any(is_private(fact) and fact.told(seat) for fact in facts):
            return
        assert [told(fact, seat) for fact in left.events] == [told(fact, seat) for fact in right.events]


def is_robbed(seat: Seat, before: list[int], after: list[int]) -> bool:
    """Tell whether a card went from the hand of a seat to another one."""
    return after[seat] < before[seat] and any(new > old for old, new in zip(before, after, strict=True))


def matching_moves(
    participant: Participant, left: State, right: State, mover: Seat, observer: Seat, chance: Rng
) -> tuple[int, int] | None:
    """The same move for both worlds; where others choose in secret, any two moves."""
    choices = legal(left, mover), legal(right, mover)
    hidden = [
        [a for a in options if is_secret(participant, world, mover, a, observer)]
        for world, options in zip((left, right), choices, strict=True)
    ]
    if mover != observer and hidden[0] and hidden[1]:
        return hidden[0][chance.below(len(hidden[0]))], hidden[1][chance.below(len(hidden[1]))]
    both = sorted(set(choices[0]) & set(choices[1]))
    if not both:
        return None
    action = both[chance.below(len(both))]
    return action, action


def is_secret(participant: Participant, state: State, seat: Seat, action: int, observer: Seat) -> bool:
    named = participant.game.actions[action]
    seen = named.text in participant.open or participant.shown(state, seat, named, observer)
    return named.verb in participant.secret and not seen


@every_participant
@given(data=st.data(), seed=SEEDS)
def test_private_facts_are_told_only_to_those_they_concern(
    participant: Participant, data: st.DataObject, seed: int
) -> None:
    """Observers who are not told see neither the card nor its position."""
    case = data.draw(case_of(participant))
    state = fresh(participant.game, case.seats, case.options, seed)
    for _ in walk(state, seed):
        pass
    assert state.events
    for fact in filter(is_private, state.events):
        for seat in observers(state):
            if fact.told(seat):
                assert seat in (fact.seat, fact.other), fact.verb
            else:
                heard = fact.seen_by(seat)
                assert (int(heard.kind), int(heard.index)) == (-1, -1)


@every_participant
@given(data=st.data(), seed=SEEDS, moment=st.integers(0, 150))
def test_fork_law(participant: Participant, data: st.DataObject, seed: int, moment: int) -> None:
    """A clone and its original, given the same choices, end in the same position; neither touches the other."""
    state = at_a_moment(data.draw(case_of(participant)), seed, moment)
    before = state.dump()
    clone = state.clone()
    assert clone.dump() == before
    for _ in walk(clone, seed):
        pass
    assert state.dump() == before, "playing on in a clone leaves the original alone"
    for _ in walk(state, seed):
        pass
    assert state.dump() == clone.dump()


@every_participant
@given(data=st.data(), seed=SEEDS)
def test_search_mode_changes_no_result(participant: Participant, data: st.DataObject, seed: int) -> None:
    """Skipping forced answers and knowledge tracking changes neither the decisions nor the outcome."""
    case = data.draw(case_of(participant))
    slow = fresh(participant.game, case.seats, case.options, seed)
    quick = fresh(participant.game, case.seats, case.options, seed)
    quick.for_search()
    out = Choices()
    assert playout_folded(participant, slow, seeded(seed, 6)) == playout(quick, seeded(seed, 6), out)
    assert slow.scores() == quick.scores()
    assert slow.inventory() == quick.inventory()


def playout_folded(participant: Participant, state: State, chance: Rng) -> int:
    """Play at random to the end, as `playout` does, with the answers that search takes for granted."""
    real = 0
    while state.waiting != 0:
        seat = state.first()
        options = legal(state, seat)
        granted = participant.folded.get(state.prompt())
        if granted is not None:
            options = [action for action in options if participant.game.actions[action].text == granted]
            assert options
        if len(options) > 1:
            real += 1
            state.apply(seat, options[chance.below(len(options))])
        else:
            state.apply(seat, options[0])
    return real


@every_participant
@given(data=st.data(), seed=SEEDS, moment=st.integers(0, 60), leavers=st.integers(1, 3))
def test_anybody_may_leave_at_any_moment(
    participant: Participant, data: st.DataObject, seed: int, moment: int, leavers: int
) -> None:
    """The game goes on without them, asks nobody who is gone, loses no card, and ends."""
    case = data.draw(case_of(participant))
    state = at_a_moment(case, seed, moment)
    inventory = state.inventory()
    gone: set[Seat] = set()
    chance = seeded(seed, 8)
    for _ in range(leavers):
        present = [seat for seat in observers(state)[1:] if state.playing(seat)]
        if state.waiting == 0 or not present:
            break
        seat = present[chance.below(len(present))]
        state.leave(seat)
        gone.add(seat)
        assert state.inventory() == inventory
        assert not gone & set(waiting_seats(state))
        assert participant.game.load(state.dump()).dump() == state.dump()
    for _ in walk(state, seed):
        assert not gone & set(waiting_seats(state))
    assert state.inventory() == inventory


@every_participant
@given(data=st.data(), seed=SEEDS, moves=st.integers(0, 400), leaver=st.integers(0, 400))
def test_log_law(participant: Participant, data: st.DataObject, seed: int, moves: int, leaver: int) -> None:
    """A record (set-up, seed and moves) replays to the state it was written at."""
    case = data.draw(case_of(participant))
    match = Match(participant.game, case.seats, case.options, seed)
    chance = seeded(seed, 9)
    for number in range(moves):
        if match.over:
            break
        if number == leaver and match.playing(0):
            match.leave(0)
            continue
        seat = match.waiting()[0]
        options = match.options_of(seat)
        match.act(seat, options[chance.below(len(options))])
    written = "\n".join(record.lines(record.record_of(match)))
    record.verify(record.parse(written))

"""Batch of games of one set-up, stepped together. What callers read lies in contiguous vectors, a row for each game.

Rows come from views, never from positions. A game that ends is dealt again in the same step: its flag and rewards are
those of the old game, everything else belongs to the new one.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from kociolek.core.api import Choices, Seat, Setup, State, View
from kociolek.core.observation import Observer
from kociolek.core.rng import Rng, seeded
from kociolek.core.sequence import ActionSpace

STREAMS: Final = 1 << 20  # from here on: the stream of each game of a batch, which deals it
SAMPLING: Final = 4 << 20  # likewise: of the moves chosen at random
EVERY_SEAT: Final = -1  # instead of a learner's seat: the caller answers for all


@final
class Batch:
    """Games with their vectors. `shares[n]` are the payoffs where n players won: of a winner, and of a loser."""

    def __init__(
        self,
        setup: Setup,
        space: ActionSpace,
        observer: Observer | None,
        seats: int,
        shares: list[tuple[float, float]],
        skip_forced: bool,
        keep_final: bool,
        alone: bool,
    ) -> None:
        self.setup: Final = setup
        self.space: Final = space
        self.observer: Final = observer  # None: no rows
        self.seats: Final = i64(seats)
        self.actions: Final = i64(space.size)
        length: i64 = 0
        if observer is not None:
            length = observer.size
        self.length: Final = length  # of a row
        self.shares: Final = shares
        self.skip_forced: Final = skip_forced
        self.keep_final: Final = keep_final
        self.alone: Final = alone  # the caller answers for one seat, the others move at random
        self.size: i64 = 0
        self.states: list[State] = []
        self.deals: list[Rng] = []  # [game]
        self.chances: list[Rng] = []  # [game]
        self.learners: vec[i64] = vec[i64]()  # [game]: the seat the caller answers for, or EVERY_SEAT
        self.numbers: vec[i64] = vec[i64]()  # [game]: how many were dealt before this one
        self.out: Final = Choices()
        self.glimpse: View | None = None  # reused for all rows
        self.observation = vec[u8]()
        self.final_observation = vec[u8]()
        self.action_mask = vec[u8]()
        self.legal = vec[i16]()
        self.legal_count = vec[i16]()
        self.current_player = vec[u8]()
        self.terminated = vec[u8]()
        self.rewards = vec[float]()
        self.ended: dict[int, State] = {}  # [game]: the last position of those that ended in the last step

    def reset(self, size: int, seed: int) -> None:
        """Deal all games. Game i has streams of its own, so it does not depend on the number of games."""
        self.size = i64(size)
        self.states = []
        self.deals = []
        self.chances = []
        self.learners = vec[i64]([EVERY_SEAT] * self.size)
        self.numbers = vec[i64]([0] * self.size)
        self.legal = vec[i16]([0] * (self.size * self.actions))
        self.clear()
        for i in range(size):
            self.deals.append(seeded(seed, STREAMS + i))
            self.chances.append(seeded(seed, SAMPLING + i))
            self.states.append(self.deal(i64(i)))
            self.fill(i64(i))

    def clear(self) -> None:
        """Take new vectors: those of the last step may be in use."""
        n = self.size
        self.observation = vec[u8]([0] * (n * self.length))
        if self.keep_final:
            self.final_observation = vec[u8]([0] * (n * self.length))
        self.action_mask = vec[u8]([0] * (n * self.actions))
        self.legal_count = vec[i16]([0] * n)
        self.current_player = vec[u8]([0] * n)
        self.terminated = vec[u8]([0] * n)
        self.rewards = vec[float]([0.0] * (n * self.seats))
        self.ended = {}

    def deal(self, game: i64) -> State:
        """Deal the next game; alone at the table, up to the first question to the caller."""
        while True:
            state = self.setup.deal(self.deals[game])
            if self.observer is None:
                state.for_search()  # nobody looks, so nobody need remember
            state.events = None
            state.skip_forced = self.skip_forced
            if not self.alone:
                return state
            learner = (game + self.numbers[game]) % self.seats  # another seat in every game
            self.learners[game] = learner
            self.numbers[game] += 1
            if self.play_others(state, learner, self.chances[game]):
                return state

    def play_others(self, state: State, learner: i64, chance: Rng) -> bool:
        """Let the other seats move at random. Tell whether the learner is asked; else the game is over for them."""
        out = self.out
        while state.waiting != 0:
            seat = state.first()
            if seat == learner:
                return True
            if not state.playing(Seat(learner)):
                return False
            out.clear()
            state.options(seat, out)
            action = out.at(0)
            if out.size > 1:
                action = out.at(chance.below(out.size))
            state.apply(seat, action)
            state.stand()
        return False

    def fill(self, game: i64) -> None:
        """Write what the player to move is offered and sees."""
        state = self.states[game]
        seat = state.first()
        self.current_player[game] = u8(seat)
        out = self.out
        out.clear()
        state.options(seat, out)
        numbers = self.space.numbers
        first = game * self.actions
        mask = self.action_mask
        legal = self.legal
        ids = out.ids
        for i in range(out.size):
            number = numbers[i64(ids[i])]
            legal[first + i] = number
            mask[first + i64(number)] = 1
        self.legal_count[game] = i16(out.size)
        observer = self.observer
        if observer is not None:
            view = state.glance(seat, self.glimpse)
            self.glimpse = view
            observer.write(view, self.observation, game * self.length)

    def first_illegal(self, actions: bytes) -> int:
        """Return the first game whose action is not legal, -1 if all are. An action has four bytes, low first."""
        mask = self.action_mask
        size = self.actions
        for game in range(self.size):
            action = i64(read_i32_le(actions, game * 4))
            if action < 0 or action >= size or mask[game * size + action] == 0:
                return int(game)
        return -1

    def step(self, actions: bytes) -> None:
        """Make one move in each game. The caller has checked them with `first_illegal`."""
        self.clear()
        ids = self.space.ids
        for game in range(self.size):
            self.move(game, i64(ids[i64(read_i32_le(actions, game * 4))]))
            self.fill(game)

    def move(self, game: i64, action: i64) -> None:
        """Make a move; if the game is over then, settle it and deal the next one."""
        state = self.states[game]
        seat = state.first()
        state.apply(seat, action)
        state.stand()
        if self.alone:
            if self.play_others(state, self.learners[game], self.chances[game]):
                return
        elif state.waiting != 0:
            return
        self.settle(game, state, seat)
        self.states[game] = self.deal(game)

    def settle(self, game: i64, state: State, seat: Seat) -> None:
        """Write the end of a game, and the last row of the seat that moved last."""
        self.terminated[game] = 1
        self.ended[int(game)] = state
        winners = state.winners() if state.waiting == 0 else 0  # 0: the learner is out, the others would play on
        number: i64 = 0
        left = winners
        while left != 0:
            left &= left - 1
            number += 1
        won, lost = self.shares[number]
        first = game * self.seats
        for player in range(self.seats):
            self.rewards[first + player] = won if (winners >> player) & 1 != 0 else lost
        observer = self.observer
        if self.keep_final and observer is not None:
            view = state.glance(seat, self.glimpse)
            self.glimpse = view
            observer.write(view, self.final_observation, game * self.length)

    def sample(self) -> vec[i32]:
        """Return a random legal action for each game, from the game's own stream."""
        chosen = vec[i32]([0] * self.size)
        for game in range(self.size):
            place = self.chances[game].below(i64(self.legal_count[game]))
            chosen[game] = i32(self.legal[game * self.actions + place])
        return chosen

    def state(self, game: int) -> State:
        return self.states[game]

    # -- copies ---------------------------------------------------------------------------
    def take(self, other: Batch) -> None:
        """Become a copy of another batch of the same set-up."""
        self.size = other.size
        self.states = [state.clone() for state in other.states]
        self.deals = [rng.clone() for rng in other.deals]
        self.chances = [rng.clone() for rng in other.chances]
        self.learners = other.learners[:]
        self.numbers = other.numbers[:]
        self.observation = other.observation[:]
        self.final_observation = other.final_observation[:]
        self.action_mask = other.action_mask[:]
        self.legal = other.legal[:]
        self.legal_count = other.legal_count[:]
        self.current_player = other.current_player[:]
        self.terminated = other.terminated[:]
        self.rewards = other.rewards[:]

    def parts(self) -> tuple[list[str], list[int], list[int], list[int], list[int]]:
        """Return positions and streams for a pickle: `restore` makes the other vectors from them."""
        return (
            [state.dump() for state in self.states],
            [int(rng.state) for rng in self.deals],
            [int(rng.state) for rng in self.chances],
            [int(seat) for seat in self.learners],
            [int(number) for number in self.numbers],
        )

    def restore(
        self, states: list[State], deals: list[int], chances: list[int], learners: list[int], numbers: list[int]
    ) -> None:
        """Continue the games of `parts`."""
        self.size = len(states)
        self.states = states
        self.deals = [Rng(state) for state in deals]
        self.chances = [Rng(state) for state in chances]
        self.learners = wide(learners)
        self.numbers = wide(numbers)
        self.legal = vec[i16]([0] * (self.size * self.actions))
        self.clear()
        for i, state in enumerate(states):
            state.events = None
            state.skip_forced = self.skip_forced
            self.fill(i64(i))

    def put_end(self, terminated: bytes, rewards: list[float], final: bytes) -> None:
        """Set what the last step before a pickle wrote about games that ended in it."""
        for i in range(len(terminated)):
            self.terminated[i] = u8(terminated[i])
        for i in range(len(rewards)):
            self.rewards[i] = rewards[i]
        for i in range(len(final)):
            self.final_observation[i] = u8(final[i])


def wide(numbers: list[int]) -> vec[i64]:
    out = vec[i64]()
    for number in numbers:
        out = append(out, i64(number))
    return out

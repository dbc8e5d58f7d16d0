"""Batched environment: N games of one set-up, stepped in one call. `kociolek.vector` is its public name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from os import PathLike
from typing import Any, Final, Literal, NamedTuple

from kociolek.adapters.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise missing("kociolek.vector", "NumPy", "vector") from None

from kociolek.adapters.arrays import BYTES, FLAGS, NUMBERS, REWARDS, SHORTS
from kociolek.adapters.setups import OptionValue, Prepared, game_of_word, game_word, payoffs, prepared
from kociolek.core.batch import Batch
from kociolek.errors import InvalidMove, InvalidSetup, whole

__all__ = ["IllegalMove", "VectorEnv", "make"]

USUAL_SEATS: Final = {"kittens": 4, "wizardkittens": 3, "witchstone": 2}
SHOWN: Final = 12  # legal moves in a refusal


class Block(NamedTuple):
    """A named part of a row: `size` numbers from `first` on."""

    name: str
    first: int
    size: int


class IllegalMove(InvalidMove):
    """An action that is not legal in its game. No game of the batch has moved."""


def make(
    game: str,
    *,
    n: int = 64,
    seats: int | None = None,
    seed: int = 0,
    observe: bool = True,
    skip_forced: bool = False,
    keep_final: bool = False,
    opponents: Literal["random"] | None = None,
    box: str | PathLike[str] | None = None,
    **options: OptionValue,
) -> VectorEnv:
    """Return an environment of n games.

    - `observe=False` leaves out the rows: far faster where a policy reads none.
    - `skip_forced` does not ask players who can only pass in a reaction window.
    - `keep_final` keeps the last row of every game that ends, in `final_observation`.
    - `opponents="random"`: the caller answers for one seat of each game, another one in every game, and the other seats
      move at random. A game is then over as soon as that seat is out.
    - `box` is the file of an own box; all other keywords are options of the game.

    Raise BadSetup for what the rules do not allow.
    """
    given = options if box is None else {**options, "box": str(box)}
    whole(n=n, seed=seed, seats=0 if seats is None else seats)
    if n < 1:
        raise InvalidSetup(f"A batch has at least one game, not {n}.")
    table = prepared(game, USUAL_SEATS.get(game, 4) if seats is None else seats, given)
    env = VectorEnv(table, observe, skip_forced, keep_final, opponents)
    env.reset(seed, n)
    return env


class VectorEnv:
    """N games. All arrays are read-only and belong to the last step; `step` and `reset` put new ones in their place.

    A game that ends is dealt again at once: `terminated` and `rewards` tell of the old game, all other arrays of the
    new one. Games are never cut off, so there is no truncation.
    """

    def __init__(
        self,
        table: Prepared,
        observe: bool = True,
        skip_forced: bool = False,
        keep_final: bool = False,
        opponents: Literal["random"] | None = None,
    ) -> None:
        if opponents not in (None, "random"):
            raise InvalidSetup(f"opponents are None or 'random', not {opponents!r}.")
        self.table: Final = table
        self.observe: Final = observe
        self.skip_forced: Final = skip_forced
        self.keep_final: Final = keep_final
        self.opponents: Final = opponents
        self.seed = 0
        self._batch: Final = Batch(
            table.setup,
            table.space,
            table.observer if observe else None,
            table.seats,
            shares_of(table.seats),
            skip_forced,
            keep_final and observe,
            opponents is not None,
        )
        self._arrays: dict[str, npt.NDArray[Any]] = {}

    # -- shape ----------------------------------------------------------------------------
    @property
    def n(self) -> int:
        """Number of games."""
        return int(self._batch.size)

    def __len__(self) -> int:
        return self.n

    @property
    def game(self) -> str:
        return self.table.game.key

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def num_actions(self) -> int:
        return self.table.space.size

    @property
    def blocks(self) -> Sequence[Block]:
        """Names and places of the numbers of a row, as docs/observations.md explains them."""
        return tuple(Block(each.name, each.first, each.size) for each in self.table.observer.blocks)

    @property
    def action_space_version(self) -> str:
        """Digest of the texts of all actions in their order. A model is of use only where it is the same."""
        return digest([self.action_text(number) for number in range(self.num_actions)])

    @property
    def observation_version(self) -> str:
        """Digest of the blocks of a row."""
        return digest([f"{block.name} {block.first} {block.size}" for block in self.blocks])

    def action_text(self, number: int) -> str:
        """Return the text of an action, such as `play favor`. Raise IllegalMove for a number that is no action."""
        if not 0 <= number < self.num_actions:
            raise IllegalMove(f"There is no action {number}; the actions are 0 to {self.num_actions - 1}.")
        return self.table.action(number).text

    # -- arrays ---------------------------------------------------------------------------
    @property
    def observation(self) -> npt.NDArray[np.uint8]:
        """[N, L]: the row of the player to move. Raise ValueError in a batch without rows."""
        if not self.observe:
            raise ValueError("this batch has no rows: make it with observe=True")
        return self._array("observation", BYTES, self._batch.length)

    @property
    def final_observation(self) -> npt.NDArray[np.uint8]:
        """[N, L]: where a game ended, the last row of the player who moved last; zeros elsewhere."""
        if not self._batch.keep_final:
            raise ValueError("this batch keeps no final rows: make it with keep_final=True and observe=True")
        return self._array("final_observation", BYTES, self._batch.length)

    @property
    def action_mask(self) -> npt.NDArray[np.uint8]:
        """[N, A]: 1 for each legal action."""
        return self._array("action_mask", BYTES, self.num_actions)

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        """[N, A]: the legal actions of game i are `legal[i, :legal_count[i]]`; the rest means nothing."""
        return self._array("legal", SHORTS, self.num_actions)

    @property
    def legal_count(self) -> npt.NDArray[np.int16]:
        """[N]."""
        return self._array("legal_count", SHORTS)

    @property
    def current_player(self) -> npt.NDArray[np.uint8]:
        """[N]: the seat to move."""
        return self._array("current_player", BYTES)

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """[N]: whether a game ended in the last step."""
        return self._array("terminated", FLAGS)

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """[N, seats]: payoffs of the games that ended in the last step, 0 elsewhere."""
        return self._array("rewards", REWARDS, self.seats)

    def _array(self, name: str, kind: np.dtype[Any], width: int = 0) -> npt.NDArray[Any]:
        found = self._arrays.get(name)
        if found is None:
            found = np.frombuffer(getattr(self._batch, name), kind)
            if width:
                found = found.reshape(-1, width)
            self._arrays[name] = found
        return found

    # -- playing --------------------------------------------------------------------------
    def reset(self, seed: int | None = None, n: int | None = None) -> None:
        """Deal all games again: those of a seed, by default of the last one. Game i does not depend on n."""
        self.seed = self.seed if seed is None else seed
        self._batch.reset(self.n if n is None else n, self.seed)
        self._arrays = {}

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one move in each game. Raise IllegalMove in words, before any game has moved."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.n,):
            raise IllegalMove(f"a step takes {self.n} actions, one for each game, not {numbers.shape}")
        if not np.issubdtype(numbers.dtype, np.integer):
            raise IllegalMove(f"actions are integers, not {numbers.dtype}")
        narrow = numbers.astype(NUMBERS, copy=False)
        if narrow is not numbers and (cut := np.flatnonzero(narrow != numbers)).size:
            raise self._refused(int(cut[0]), int(numbers[cut[0]]))
        given = narrow.tobytes()
        wrong = self._batch.first_illegal(given)
        if wrong >= 0:
            raise self._refused(wrong, int(numbers[wrong]))
        self._batch.step(given)
        self._arrays = {}

    def sample(self) -> npt.NDArray[np.int32]:
        """Return a random legal action for each game, drawn from the game's own stream."""
        return np.frombuffer(self._batch.sample(), NUMBERS)  # type: ignore[call-overload, no-any-return]

    def _refused(self, game: int, number: int) -> IllegalMove:
        legal = [int(each) for each in self.legal[game, : self.legal_count[game]]]
        words = ", ".join(f"{each} ({self.action_text(each)})" for each in legal[:SHOWN])
        known = f"{number} ({self.action_text(number)})" if 0 <= number < self.num_actions else str(number)
        return IllegalMove(
            f"game {game}: player {self.current_player[game]} cannot do {known} now; "
            f"legal: {words}{', …' if len(legal) > SHOWN else ''}. No game has moved."
        )

    # -- copies ---------------------------------------------------------------------------
    def copy(self) -> VectorEnv:
        """Return an environment of its own with the same games."""
        other = VectorEnv(self.table, self.observe, self.skip_forced, self.keep_final, self.opponents)
        other.seed = self.seed
        other._batch.take(self._batch)
        return other

    def __copy__(self) -> VectorEnv:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> VectorEnv:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., VectorEnv], tuple[Any, ...]]:
        table = self.table
        setup = (game_word(table.game), table.game.version, table.seats, table.options)
        kind = (self.observe, self.skip_forced, self.keep_final, self.opponents)
        end = (self.terminated.tobytes(), self.rewards.ravel().tolist(), self._final_bytes())
        return restored, (setup, kind, self.seed, self._batch.parts(), end)

    def _final_bytes(self) -> bytes:
        return self.final_observation.tobytes() if self._batch.keep_final else b""

    def __repr__(self) -> str:
        rows = f"rows of {self._batch.length}" if self.observe else "no rows"
        return (
            f"<VectorEnv {self.game}, {self.n} games, {self.seats} seats, seed {self.seed}, "
            f"{self.num_actions} actions, {rows}>"
        )


def restored(
    setup: tuple[str, int, int, dict[str, str]],
    kind: tuple[Any, ...],
    seed: int,
    parts: tuple[Any, ...],
    end: tuple[bytes, list[float], bytes],
) -> VectorEnv:
    """Return a pickled environment."""
    word, version, seats, options = setup
    game = game_of_word(word).at(version)
    env = VectorEnv(Prepared.of(game, seats, options), *kind)
    env.seed = seed
    states, *streams = parts
    env._batch.restore([game.load(text) for text in states], *streams)
    env._batch.put_end(*end)
    return env


def shares_of(seats: int) -> list[tuple[float, float]]:
    """Return, by the number of winners, what a winner and a loser get: see `payoffs`."""
    rows = [payoffs((1 << winners) - 1, seats) for winners in range(seats + 1)]
    return [(row[0], row[-1]) for row in rows]


def digest(lines: Sequence[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:12]

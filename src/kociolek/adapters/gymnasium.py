"""Gymnasium adapter: one learner at a table of players who move at random, as one environment or as a batch.

    from kociolek.adapters.gymnasium import make, make_vec
    env = make("kittens", seats=2)
    envs = make_vec("kittens", num_envs=256, seats=2)

The learner sits on another seat in every game. Observations are dictionaries of a row and an action mask. See
docs/vector.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, get_args

from kociolek.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise missing("kociolek.adapters.gymnasium", "Gymnasium", "gymnasium") from None

from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from kociolek.adapters.batch_env import VectorEnv as Batch
from kociolek.adapters.batch_env import make as make_batch
from kociolek.adapters.one_hot import OneHot, one_hot_of
from kociolek.adapters.picture import picture_of
from kociolek.adapters.setups import BadSetup, OptionValue, payoffs
from kociolek.core.api import Seat
from kociolek.core.observation import MOST
from kociolek.text import texts
from kociolek.text.places import name_areas
from kociolek.text.sentences import prompt_sentence

__all__ = ["LearnerEnv", "LearnerVectorEnv", "make", "make_vec"]

Observation = dict[str, npt.NDArray[Any]]
Illegal = Literal["raise", "lose"]
RENDER_MODES: Final = ["ansi", "rgb_array"]
SEEDS: Final = 2**48


def make(
    game: str,
    *,
    seats: int | None = None,
    render_mode: str | None = None,
    one_hot: bool = False,
    illegal: Illegal = "raise",
    **options: OptionValue,
) -> LearnerEnv:
    """Return an environment for one learner. Raise BadSetup for what the rules do not allow.

    `illegal="lose"`: an action that the mask forbids ends the game as a loss, for learners that know no masks.
    """
    return LearnerEnv(game, seats, render_mode, one_hot, illegal, options)


def make_vec(
    game: str,
    num_envs: int = 64,
    *,
    seats: int | None = None,
    seed: int = 0,
    one_hot: bool = False,
    **options: OptionValue,
) -> LearnerVectorEnv:
    """Return a batch of environments that are reset in the step in which they end (AutoresetMode.SAME_STEP)."""
    return LearnerVectorEnv(game, num_envs, seats, seed, one_hot, options)


def batch_of(game: str, n: int, seats: int | None, seed: int, options: dict[str, OptionValue]) -> Batch:
    return make_batch(game, n=n, seats=seats, seed=seed, keep_final=True, opponents="random", **options)  # type: ignore[arg-type]


def space_of(batch: Batch, encoder: OneHot | None) -> spaces.Dict:
    length = batch._batch.length if encoder is None else encoder.size
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (int(length),), np.uint8),
            "action_mask": spaces.Box(0, 1, (batch.num_actions,), np.int8),
        }
    )


class LegalActions(spaces.Discrete):
    """Action space whose `sample()`, without a mask, draws one of the legal actions."""

    def __init__(self, env: LearnerEnv, size: int) -> None:
        super().__init__(size)
        self._env: Final = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._env.legal_mask()
        return super().sample(mask, probability)


class LearnerEnv(gymnasium.Env[Observation, int]):
    """One table. A seed makes this game and those of later resets reproducible."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        one_hot: bool = False,
        illegal: Illegal = "raise",
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there is no way to render called {render_mode!r}: {RENDER_MODES}")
        if illegal not in get_args(Illegal):
            raise BadSetup(f"illegal is one of {', '.join(get_args(Illegal))}, not {illegal!r}.")
        self.render_mode = render_mode
        self._arguments: Final = (game, seats, render_mode, one_hot, illegal, dict(options or {}))
        self.batch = batch_of(game, 1, seats, 0, dict(options or {}))
        self._encoder: Final = one_hot_of(game, self.batch.table.observer) if one_hot else None
        self._illegal: Final = illegal
        self._over = True
        self.observation_space: spaces.Space[Any] = space_of(self.batch, self._encoder)
        self.action_space: spaces.Space[Any] = LegalActions(self, self.batch.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        self._over = False
        return self._observed(self.batch.observation, self.legal_mask()), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move and let the others answer. Raise IllegalMove, in words, for an action that the mask forbids."""
        if self._over:
            raise RuntimeError("the game is over: reset() deals a new one")
        batch = self.batch
        learner = int(batch.current_player[0])
        if self._illegal == "lose" and not (action in self.action_space and batch.action_mask[0, action]):
            self._over = True
            lost = payoffs(0, batch.seats)[learner]
            return self._observed(batch.observation, self.legal_mask()), lost, True, False, {"seat": learner}
        batch.step([action])
        if not batch.terminated[0]:
            return self._observed(batch.observation, self.legal_mask()), 0.0, False, False, self._info()
        self._over = True
        last = self._observed(batch.final_observation, np.zeros(batch.num_actions, np.int8))
        return last, float(batch.rewards[0, learner]), True, False, {"seat": learner}

    def legal_mask(self) -> npt.NDArray[np.int8]:
        """Return 1 for each legal action."""
        mask: npt.NDArray[np.int8] = self.batch.action_mask[0].astype(np.int8)
        return mask

    def _observed(self, rows: npt.NDArray[np.uint8], mask: npt.NDArray[np.int8]) -> Observation:
        return {"observation": encoded(rows, self._encoder)[0].copy(), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self.batch.current_player[0])}

    def render(self) -> Any:
        """Return the question to the learner, as a text or a picture."""
        if self.render_mode is None:
            return None
        t, game = texts("en"), self.batch.table.game
        name_areas(t, game)
        seat = int(self.batch.current_player[0])
        names = [f"player_{each}" for each in range(self.batch.seats)]
        view = self.batch._batch.state(0).view(Seat(seat))
        lines = [f"> {names[seat]}: {prompt_sentence(t, game.key, view, names)}"]
        text = "\n".join([*lines, *(f"  {action.text}" for action in view.options)])
        return picture_of(text) if self.render_mode == "rgb_array" else text

    def __reduce__(self) -> tuple[Callable[..., LearnerEnv], tuple[Any, ...]]:
        return revived, (self._arguments, self.batch, self._over, self._np_random, self._np_random_seed)


def revived(arguments: tuple[Any, ...], batch: Batch, over: bool, chance: Any, seed: Any) -> LearnerEnv:
    """Return a copied or pickled environment."""
    env = LearnerEnv(*arguments)
    env.batch = batch
    env._over = over
    env._np_random, env._np_random_seed = chance, seed
    return env


class LearnerVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Batch of tables in Gymnasium's vector interface. `infos["action_mask"]` is that of the observation."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        seed: int = 0,
        one_hot: bool = False,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        self.batch: Final = batch_of(game, num_envs, seats, seed, dict(options or {}))
        self._encoder: Final = one_hot_of(game, self.batch.table.observer) if one_hot else None
        self.num_envs = num_envs
        self.single_observation_space: spaces.Dict = space_of(self.batch, self._encoder)
        self.single_action_space = spaces.Discrete(self.batch.num_actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games. A seed makes them reproducible; without one they are those after the last seed."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._observed(), self._infos()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Make one move at each table. Raise IllegalMove, in words, before any table has moved."""
        batch = self.batch
        learners = batch.current_player
        batch.step(actions)
        ended = batch.terminated
        infos = self._infos()
        if ended.any():
            last = encoded(batch.final_observation, self._encoder)
            nothing = np.zeros(batch.num_actions, np.int8)
            final = np.full(self.num_envs, None, object)
            for place in np.flatnonzero(ended):
                final[place] = {"observation": last[place], "action_mask": nothing}
            infos |= {"final_obs": final, "_final_obs": ended, "final_info": {}, "_final_info": ended}
        rewards = np.take_along_axis(batch.rewards, learners[:, None].astype(np.intp), axis=1)[:, 0]
        return self._observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _observed(self) -> Observation:
        batch = self.batch
        return {
            "observation": encoded(batch.observation, self._encoder),
            "action_mask": batch.action_mask.view(np.int8),
        }

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.action_mask.view(np.int8), "seat": self.batch.current_player}


def encoded(rows: npt.NDArray[np.uint8], encoder: OneHot | None) -> npt.NDArray[Any]:
    return rows if encoder is None else encoder.encode(rows)

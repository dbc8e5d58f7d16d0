"""PettingZoo environment (AEC): the selected agent observes and acts, the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import index
from secrets import randbits
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from kociolek.adapters import walks as walks  # for pickles
from kociolek.adapters.arrays import as_floats, as_mask
from kociolek.adapters.one_hot import one_hot_of
from kociolek.adapters.picture import picture_of
from kociolek.adapters.setups import OptionValue, Prepared, payoffs, prepared
from kociolek.core.api import NOBODY, Event, Seat
from kociolek.core.observation import MOST
from kociolek.core.rng import Rng, seeded
from kociolek.core.sequence import OVER, Walk, begin
from kociolek.errors import InvalidMove
from kociolek.text import texts
from kociolek.text.places import name_areas
from kociolek.text.sentences import event_sentence, prompt_sentence

Observation = dict[str, npt.NDArray[Any]]

AFTER_RESET: Final = frozenset(
    {"agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"}
)


class IllegalMove(InvalidMove):
    """The action mask does not allow the action."""


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is untyped
    """Observations are `{"observation": row, "action_mask": mask}`: the row of docs/observations.md as floats, and 1
    for each legal action. Rewards come at the end of the game, or when an agent is eliminated.

    When several players may react at once, they are asked one after the other, the lowest seat first.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        name: str,
        players: int,
        render_mode: str | None,
        one_hot: bool,
        options: Mapping[str, OptionValue],
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no way to render called {render_mode!r}: {self.metadata['render_modes']}")
        self.metadata = {**TableEnv.metadata, "name": name}
        self.render_mode: Final = render_mode
        self.table: Final[Prepared] = prepared(game, players, options)
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer: Final = self.table.observer
        self._arguments: Final = (players, render_mode, one_hot, dict(options))
        self._encode: Final = one_hot_of(game, self.table.observer) if one_hot else None
        self._chance: Rng = seeded(randbits(48))
        length = int(self.table.observer.size) if self._encode is None else self._encode.size
        rows = spaces.Box(0, MOST, (length,), np.float32)
        masks = spaces.Box(0, 1, (self.table.space.size,), np.int8)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": rows, "action_mask": masks}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.table.space.size) for agent in self.possible_agents
        }

        self.__class__ = unready(type(self))  # type: ignore[arg-type]  # mypy doubts that classes can be hashed

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing --------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed makes this deal and the following ones reproducible."""
        if seed is not None:
            self._chance = seeded(seed)
        state = self.table.setup.deal(self._chance)
        self._news: list[Event] = list(state.events or [])
        self._walk: Walk = begin(self.table.space, state)
        self._present: int = self._walk.present()
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self._walk.player]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not self.agents:
            raise RuntimeError("the game is over: reset() deals a new one")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        walk = self._walk
        try:
            number = -1 if action is None else index(action)  # it may be a NumPy integer
        except TypeError:
            raise IllegalMove(f"an action is a whole number, not {action!r}") from None
        if not walk.allows(number):
            raise IllegalMove(f"{agent} cannot do {self._text(number)}; see the action mask")
        self._cumulative_rewards[agent] = 0.0
        if self.render_mode is None:
            player = walk.apply(number)
        else:
            self._news += walk.apply_aloud(number)
            player = walk.player
        present = walk.present()
        if present != self._present or player == OVER:
            self._settle(present)
        else:
            self.agent_selection = self.possible_agents[player]
        if self.render_mode == "human":
            self.render()

    def _text(self, number: int) -> str:
        known = 0 <= number < self.table.space.size
        return f"{number} ({self.table.action(number).text})" if known else str(number)

    def _settle(self, present: int) -> None:
        """Terminate eliminated agents, or all at the end, and give them their rewards."""
        self._clear_rewards()
        over = self._walk.player == OVER
        won = payoffs(int(self._walk.position().winners()) if over else 0, self.table.seats)
        for agent in self.agents:
            seat = self._seats[agent]
            if over or not present >> seat & 1:
                self.terminations[agent] = True
                self.rewards[agent] = won[seat]
        self._present = present
        self._accumulate_rewards()
        if not over:
            self.agent_selection = self.possible_agents[self._walk.player]
        self._deads_step_first()

    # -- observations ---------------------------------------------------------------------
    def observe(self, agent: str) -> Observation:
        row, mask = self._walk.observe(self._observer, self._seats[agent])
        floats = as_floats(row)
        if self._encode is not None:
            floats = self._encode.encode(floats)
        return {"observation": floats, "action_mask": as_mask(mask)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, terminated, truncated and info of the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def state(self) -> npt.NDArray[np.float32]:
        """Return the rows of all players, concatenated."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> Any:
        """Print or return the events since the last call, as a spectator sees them, and the current prompt.

        With `rgb_array` they are a picture.
        """
        if not hasattr(self, "_news"):
            raise RuntimeError("there is no game yet: reset() deals one")
        t, game = texts("en"), self.table.game
        name_areas(t, game)
        kinds = game.kind_names()
        lines = [
            event_sentence(t, game.key, event.seen_by(NOBODY), -1, self.possible_agents, kinds) for event in self._news
        ]
        self._news = []
        walk = self._walk
        if walk.player != OVER:
            asked = prompt_sentence(t, game.key, walk.position().view(Seat(walk.player)), self.possible_agents)
            lines.append(f"> {self.possible_agents[walk.player]}: {asked}")
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return picture_of(text) if self.render_mode == "rgb_array" else text

    def close(self) -> None:
        """Do nothing; there are no resources to release."""

    # -- copies ---------------------------------------------------------------------------
    def __reduce__(self) -> tuple[Any, ...]:
        """Return set-up, position and generator: `copy.deepcopy` and pickles play on alike."""
        ready = "_walk" in self.__dict__
        kept = {name: self.__dict__[name] for name in (*KEPT, *AFTER_RESET)} if ready else {}
        kind = type(self) if ready else type(self).__mro__[1]
        return revived, (kind, self._arguments, int(self._chance.state), kept)


KEPT: Final = ("_walk", "_present", "_news", "_skip_agent_selection")


def revived(
    kind: type[TableEnv],
    arguments: tuple[int, str | None, bool, dict[str, OptionValue]],
    chance: int,
    kept: dict[str, Any],
) -> TableEnv:
    """Return a copied or pickled environment."""
    players, render_mode, one_hot, options = arguments
    env = kind(players, render_mode, one_hot=one_hot, **options)  # type: ignore[arg-type]
    env._chance = Rng(chance)
    if kept:
        env.__class__ = kind
        env.__dict__ = {**env.__dict__, **kept}
    return env


@cache
def unready(kind: type[TableEnv]) -> type[TableEnv]:
    """Return a subclass for environments before their first reset, with a clear error for missing attributes.

    It is a separate class because a `__getattr__` slows down every attribute access. `reset` also copies the instance
    dictionary, because a key-sharing dictionary is slower.
    """

    def __getattr__(self: TableEnv, name: str) -> Any:  # noqa: N807
        if name in AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset()")
        raise AttributeError(name)

    def reset(self: TableEnv, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.__class__ = kind
        self.__dict__ = dict(self.__dict__)
        self.reset(seed, options)

    return type(kind.__name__, (kind,), {"__getattr__": __getattr__, "reset": reset, "__module__": kind.__module__})

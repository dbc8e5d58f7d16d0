"""OpenSpiel observer: the information of a player as tensor and string."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from kociolek.adapters.arrays import BYTES
from kociolek.core.api import NOBODY, Seat, View
from kociolek.core.observation import Observer
from kociolek.core.sequence import FACT, UNDEALT, Walk

if TYPE_CHECKING:
    from kociolek.adapters.openspiel.state import TableState

FACTS: Final = 32  # last events in an information-state tensor
NOT_PRIVATE: Final = {"seat", "options", "waiting"}  # fields that differ between views without private information


class TableObserver:
    """By `iig_obs_type`:

    - an observation is the row of docs/observations.md, of the player's own view or, without private information, of a
      spectator's; as a string it is the view itself, as JSON;
    - with perfect recall the tensor has the last events, too; the string begins with what the player knew at the deal
      and lists everything they have heard and done since.
    """

    def __init__(self, rows: Observer, verbs: list[str], seats: int, iig_obs_type: Any) -> None:
        self.rows: Final = rows
        self.verbs: Final = {verb: number + 1 for number, verb in enumerate(verbs)}
        self.seats: Final = seats
        self.recalls: Final[bool] = iig_obs_type.perfect_recall
        self.public: Final[bool] = iig_obs_type.public_info
        self.single: Final[bool] = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.facts: Final = FACTS if self.recalls else 0
        shapes = {block.name: (block.size,) for block in rows.blocks}
        sizes = sum(block.size for block in rows.blocks)
        if self.recalls:
            shapes["facts"] = (FACTS, FACT)  # type: ignore[assignment]
            sizes += FACTS * FACT
        self.tensor: Final[npt.NDArray[np.float32]] = np.zeros(sizes, np.float32)
        self.dict: Final[dict[str, npt.NDArray[np.float32]]] = {}
        first = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def view(self, walk: Walk, player: int) -> View:
        return walk.position().view(Seat(player) if self.single else NOBODY)

    def set_from(self, state: TableState, player: int) -> None:
        walk = state.walk
        if walk.player == UNDEALT:
            self.tensor.fill(0)
            return
        row = walk.tensor(self.rows, player if self.single else int(NOBODY), player, self.verbs, self.facts)
        self.tensor[:] = np.frombuffer(row, BYTES)  # type: ignore[call-overload]  # see arrays.py

    def string_from(self, state: TableState, player: int) -> str:
        walk = state.walk
        if walk.player == UNDEALT:
            return ""
        if not self.public:
            return as_text(private_part(walk, player))
        view = self.view(walk, player)
        if not self.recalls:
            return as_text(view.to_json())
        row = blake2b(self.rows.observe(view), digest_size=12).hexdigest()
        return f"{walk.heard(player)}{view.prompt} {view.waiting} {row}"


def private_part(walk: Walk, player: int) -> dict[str, object]:
    """Return the fields of a view that a spectator does not see."""
    own = walk.position().view(Seat(player)).to_json()
    public = walk.position().view(NOBODY).to_json()
    return {name: own[name] for name in own if own[name] != public.get(name) and name not in NOT_PRIVATE}


def as_text(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

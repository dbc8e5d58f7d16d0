"""OpenSpiel games: names, parameters and sizes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pyspiel

from kociolek.adapters.openspiel.deals import BySeed, Deals, Listed
from kociolek.adapters.openspiel.observer import TableObserver
from kociolek.adapters.openspiel.state import CALLED_ON_EVERY_MOVE, TableState
from kociolek.adapters.setups import BadSetup, OptionValue, Prepared, explained, payoffs, prepared
from kociolek.box import GAMES as BOXED
from kociolek.catalog import GAMES
from kociolek.core.api import Option
from kociolek.core.errors import KociolekError
from kociolek.core.sequence import ActionSpace
from kociolek.games.kittens.game import Reduced
from kociolek.games.kittens.vocabulary import EVENTS as KITTENS_EVENTS
from kociolek.games.witchstone.vocabulary import EVENTS as WITCHSTONE_EVENTS
from kociolek.games.wizardkittens.vocabulary import EVENTS as WIZARD_EVENTS

KITTENS: Final = "kociolek_kittens"
WIZARDKITTENS: Final = "kociolek_wizardkittens"
WITCHSTONE: Final = "kociolek_witchstone"

KEYS: Final = {KITTENS: "kittens", WIZARDKITTENS: "wizardkittens", WITCHSTONE: "witchstone"}
TITLES: Final = {KITTENS: "Exploding Kittens", WIZARDKITTENS: "Wizard Kittens", WITCHSTONE: "Witchstone"}
VERBS: Final = {"kittens": KITTENS_EVENTS, "wizardkittens": WIZARD_EVENTS, "witchstone": WITCHSTONE_EVENTS}
MOST_PLAYERS: Final = {"kittens": 10, "wizardkittens": 4, "witchstone": 4}
LONGEST: Final = {"kittens": 20_000, "wizardkittens": 20_000, "witchstone": 2_000}  # decisions; far above any game
SMALL_LONGEST: Final = 500  # with a small deck

UNSET: Final = ""  # default of options
UNSET_NUMBER: Final = 0
PLAYERS: Final = 2  # default
BOX: Final = "box"  # a box file, see docs/boxes.md
DECK: Final = "deck"  # kittens only: the cards of a small deck, `skip:2;nope:1`
HAND: Final = "hand"  # cards dealt to each player from the small deck


def specification(key: str) -> dict[str, Any]:
    """Return the parameters of a game. An empty text or 0, OpenSpiel's default, means the game's own default."""
    parameters: dict[str, Any] = {"players": PLAYERS}
    for option in GAMES[key].schema():
        parameters[option.name] = UNSET_NUMBER if is_number(option) else UNSET
    if key in BOXED:
        parameters[BOX] = UNSET
    if key == "kittens":
        parameters |= {DECK: UNSET, HAND: 1}
    return parameters


def is_number(option: Option) -> bool:
    return all(value.isdigit() for value in option.values)


def game_type(name: str) -> Any:
    key = KEYS[name]
    zero_sum = key != "wizardkittens"  # there all players can lose
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Kociołek: {TITLES[name]}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS[key],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(key),
        default_loadable=True,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """Base class of the registered games."""

    name: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters = parameters or {}
        key = KEYS[self.name]
        seats = int(parameters.get("players", PLAYERS))
        table, deals = set_up(key, seats, parameters)
        small = isinstance(deals, Listed)
        utility_sum = {"utility_sum": 0.0} if key != "wizardkittens" else {}
        lost = payoffs(0, seats)[0]
        info = pyspiel.GameInfo(
            num_distinct_actions=table.space.size,
            max_chance_outcomes=len(deals.odds),
            num_players=seats,
            min_utility=lost,
            max_utility=1.0,
            max_game_length=SMALL_LONGEST if small else LONGEST[key],
            **utility_sum,
        )
        super().__init__(self.type, info, parameters)
        self.table: Final = table
        self.deals: Final = deals
        values = {
            "table": table,
            "seats": seats,
            "deals": deals,
            # OpenSpiel looks these up by name on every move, starting at the most derived class.
            **{name: vars(TableState)[name] for name in CALLED_ON_EVERY_MOVE},
            "__slots__": (),
        }
        self.state_class: Final = type(TableState.__name__, (TableState,), values)

    def new_initial_state(self) -> TableState:
        state: TableState = self.state_class(self)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self.deals.nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise BadSetup(f"observations have no parameters, but these were given: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.table.observer, list(VERBS[self.table.game.key]), self.table.seats, wanted)


def loaded(text: str) -> TableGame:
    """Return a pickled game. Unlike OpenSpiel's own function this one brings the games with it."""
    game: TableGame = pyspiel.load_game(text)
    return game


def register(name: str) -> None:
    """Register a game class. OpenSpiel keeps it beyond the end of Python, which a function would not survive."""
    kind = game_type(name)
    pyspiel.register_game(kind, type(name, (TableGame,), {"name": name, "type": kind}))


def set_up(key: str, seats: int, parameters: dict[str, Any]) -> tuple[Prepared, Deals]:
    given: dict[str, OptionValue] = {}
    for option in GAMES[key].schema():
        value = parameters.get(option.name, UNSET)
        if value not in (UNSET, UNSET_NUMBER):
            given[option.name] = value
    if parameters.get(BOX):
        given[BOX] = str(parameters[BOX])
    table = prepared(key, seats, given)
    if not parameters.get(DECK):
        return table, BySeed(table.setup)
    try:
        small = Reduced(seats, table.options, deck_of(parameters[DECK]), int(parameters.get(HAND, 1)))
    except KociolekError as error:
        raise explained(error) from None
    space = ActionSpace(key, small.possible)
    return Prepared(table.game, seats, table.options, small.setup, small.observer, space), Listed(small.setup)


def deck_of(text: str) -> dict[str, int]:
    """Parse a deck like `skip:2;nope` into numbers of cards."""
    deck: dict[str, int] = {}
    for word in text.split(";"):
        name, _, number = word.strip().partition(":")
        if not name or not (number or "1").isdigit():
            raise BadSetup(f"a small deck is written as `skip:2;nope:1`, not as {text!r}")
        deck[name] = deck.get(name, 0) + int(number or "1")
    return deck

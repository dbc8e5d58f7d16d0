"""Positions that cover every question of every game, and a stand-in table that shows one to a browser.

They come from the scenarios of the rules and from games played by chance, always the same ones. Of all positions those
are kept that together ask every question with every sort of answer; few are enough.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from kociolek.catalog import game_named
from kociolek.core.api import Seat, State
from kociolek.match import Match
from kociolek.scenario import read_file, scenario_files
from kociolek.scenario.player import begin, make
from kociolek.server.wire import PROTOCOL
from web.playing import ROOT

NAMES = ["Ola", "Jan", "Maja", "Pazur", "Bajka", "Wąsik", "Zuzia", "Leon", "Hania", "Kłębek"]
GAMES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "kittens": [
        (4, {}),
        (5, {"edition": "party_pack"}),
        (4, {"edition": "good_vs_evil", "five_different": "on"}),
        (5, {"imploding": "on", "streaking": "on", "barking": "on", "five_different": "on"}),
    ],
    "wizardkittens": [
        (4, {"advanced_kittens": "on", "chaos_cat": "chaos_mode", "chaos_cats": "4"}),
        (3, {"advanced_kittens": "on", "chaos_cat": "new_rules"}),
    ],
    "witchstone": [(2, {}), (4, {})],
}
PLAYED = 40  # random games
BEGUN = 10  # events that have happened at a laid table: the deal is over


@dataclass(frozen=True)
class Position:
    view: dict[str, Any]  # of the seat that is asked

    @property
    def prompt(self) -> str:
        return str(self.view["prompt"])

    @property
    def options(self) -> set[str]:
        return {option["text"] for option in self.view["options"]}

    @property
    def questions(self) -> set[tuple[str, str]]:
        """Return the prompt with every verb that answers it."""
        return {(self.prompt, option["verb"]) for option in self.view["options"]}


@cache
def positions(game: str) -> list[Position]:
    """Return a few positions that together ask every question with every sort of answer."""
    left: set[tuple[str, str]] = set()
    kept: list[Position] = []
    for position in every_position(game):
        if not position.questions <= left:
            left |= position.questions
            kept.append(position)
    for position in sorted(kept, key=lambda each: len(each.options)):  # later ones may cover it
        others = set().union(*(each.questions for each in kept if each is not position))
        if position.questions <= others:
            kept.remove(position)
    return kept


def every_position(game: str) -> Iterator[Position]:
    for seed in range(PLAYED):
        seats, options = GAMES[game][seed % len(GAMES[game])]
        yield from played(Match(game_named(game), seats, options, seed), seed)
    for state in moments(game):
        for seat in range(state.seats):
            if state.waiting >> seat & 1:
                yield Position(state.view(Seat(seat)).to_json())


def played(match: Match, seed: int) -> Iterator[Position]:
    """Play a game by chance, and yield the position of whoever is asked before each move."""
    chance = random.Random(seed)
    while not match.over:
        actor = chance.choice(match.waiting())
        yield Position(match.view(actor).to_json())
        choices = match.options_of(actor)
        match.act(actor, chance.choice([each for each in choices if each.verb != "explode"] or choices))


def moments(game: str) -> Iterator[State]:
    """Yield every position of every scenario."""
    for file in scenario_files([ROOT / "tests/games" / game]):
        for scenario in read_file(file):
            if scenario.refusal is None and scenario.setting.part.game.key == game:
                moment = begin(scenario)
                yield moment.state
                for move in (move for step in scenario.steps for move in step.moves):
                    assert make(moment, move) is None
                    yield moment.state


class LaidTable:
    """Stand-in for a table: it shows a position and records the moves that the page sends."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.position: Position
        self.sent: list[str] = []
        self.commands: list[dict[str, Any]] = []
        self.seq = 0
        self.clock: dict[str, Any] | None = None  # a clock that runs
        self.company = False  # whether the others are people
        self.result: dict[str, Any] | None = None  # of a game that is over
        self.on_order: Callable[[dict[str, Any]], None] = lambda orders: None
        self.socket: WebSocketRoute
        page.route_web_socket(re.compile("/api/tables/laid/socket"), self._meet)

    def show(self, address: str, position: Position) -> None:
        self.position, self.sent = position, []
        self.page.goto(f"{address}/t/laid")
        self.page.wait_for_selector(".winner" if self.result else ".table .actions")
        self.page.wait_for_timeout(60)

    def go_on(self, position: Position) -> None:
        """Show another position, as after a move."""
        self.position = position
        self._tell_state()

    def lay(self, position: Position) -> None:
        """Show a position of another table, as after a reload but faster."""
        self.position, self.sent = position, []
        self._greet()
        self._tell_state()

    def wait_for_moves(self, count: int) -> None:
        """Wait until the page has sent so many moves, at most two seconds, and a moment for one too many."""
        for _ in range(40):
            if len(self.sent) >= count:
                break
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(50)

    def _meet(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._hear(json.loads(str(text))))
        self._greet()
        self._tell_state()

    def info(self) -> dict[str, Any]:
        """Return the table as the server describes it."""
        view = self.position.view
        seats = [
            {"name": name, "player": f"p{seat}" if self.company else None,
             "bot": None if seat == view["seat"] or self.company else "easy", "here": True,
             "standin": False, "grace": None, "playing": seat in view.get("alive", range(view["seats"]))}
            for seat, name in enumerate(NAMES[: view["seats"]])
        ]  # fmt: skip
        setup = {"game": view["game"], "seats": view["seats"], "options": view["rules"], "tempo": "live", "window": 5,
                 "listed": False, "spectators": True, "hints": True, "chat": True, "takeover": True,
                 "language": ""}  # fmt: skip
        fairness = {"version": 1, "table": "laid", "commitment": "", "contributions": [], "secret": None}
        status = "over" if self.result else "playing"
        return {"id": "laid", "code": None, "status": status, "host": "me", "watchers": 0, "next": None,
                 "created": 0, "setup": setup, "seats": seats, "result": self.result, "fairness": fairness}  # fmt: skip

    def _greet(self) -> None:
        me = {"id": "me", "name": NAMES[0], "program": False}
        seat, table = self.position.view["seat"], self.info()
        self.tell({"type": "hello", "protocol": PROTOCOL, "me": me, "seat": seat, "table": table, "now": 0})

    def _tell_state(self) -> None:
        self.seq += 1
        window = self.position.prompt in ("nope", "now")
        clock = self.clock or {
            "now": 0, "window": window, "free": None, "deadline": None, "bank": [], "length": None,
        }  # fmt: skip
        told = {"type": "state", "since": BEGUN, "n": BEGUN, "gap": False, "seq": self.seq, "events": []}
        self.tell({**told, "clock": clock, "view": self.position.view, "orders": {"passing": "off"}, "back": False})

    def tell(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def _hear(self, command: dict[str, Any]) -> None:
        """Acknowledge a command without effect: the same question stays open."""
        self.commands.append(command)
        if command["do"] == "move":
            self.sent.append(command["move"])
        if command["do"] == "orders":
            self.on_order(command["orders"])
        self.tell({"type": "ack", "id": command["id"], "done": True})

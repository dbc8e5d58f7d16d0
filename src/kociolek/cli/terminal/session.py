"""Game loop of the terminal: asks people and bots until the game is over.

People can infer no more than at a real table. Nobody sees another hand. People answer before bots, so that a bot's
pass reveals nothing. While several people play, all who may react are asked together and openly, whatever they hold.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kociolek.bots import Bot, Clock
from kociolek.cli.terminal.board import Board
from kociolek.cli.terminal.chooser import Chooser, Leave, Stop, TakeBack
from kociolek.cli.terminal.log import PUBLIC, Entry, Log
from kociolek.cli.terminal.screen import Screen
from kociolek.core.api import Action, Event, Seat
from kociolek.core.errors import IllegalAction
from kociolek.match import Match
from kociolek.text import Texts
from kociolek.text.places import name_areas

CLOCK: Final = Clock()  # of the bots
LONG_STORY: Final = 30  # lines; eliminated players are shown only the important ones of more


class Session:
    def __init__(self, match: Match, bots: dict[int, Bot], board: Board, screen: Screen, t: Texts) -> None:
        self.match: Final = match
        self.bots: Final = bots
        self.people: Final = [seat for seat in range(match.seats) if seat not in bots]
        self.board: Final = board
        self.screen: Final = screen
        self.texts: Final = t
        name_areas(t, match.game)
        self.log: Final = Log(t, match.game.key, match.players, match.game.kind_names())
        self.chooser: Final = Chooser(match.game, board, self.log, screen, t)
        self.viewer: int = PUBLIC  # seat shown on the screen
        self.reactor: int = PUBLIC  # seat whose Nope is under discussion

    def play(self) -> None:
        """Play to the end. Raise `Stop` or `EndOfInput` if it is aborted."""
        while not self.match.over:
            self.step()
        self.show_end()

    def remember(self, moves: Iterable[list[Event]]) -> None:
        """Take the events of a resumed game into the log. Everybody has read up to their own last move."""
        size = self.board.size(self.match.view(PUBLIC))
        for events in moves:
            self.log.add(events, size)
            size = self.board.size(self.match.view(PUBLIC))
            for event in events:
                self.log.close(int(event.seat))

    def step(self) -> None:
        asked = self.match.waiting()
        people = [seat for seat in asked if seat in self.people]
        forced = [seat for seat in people if self.is_forced(seat)]
        if forced:
            self.act(forced[0], self.match.options_of(forced[0])[0])  # to pass, or the only answer
        elif not people:
            self.let_bot_answer(asked[0])
        elif not self.in_window(people[0]):
            self.question(people[0])
        elif len(self.living_people()) > 1:
            self.ask_around(people)
        else:
            self.ask_the_only_one(people[0])

    def is_forced(self, seat: int) -> bool:
        """Return whether a person need not be asked, and everybody can see that. Nobody reacts to the own Nope. A
        single person among bots is not asked either whether a drawn card stays if it must."""
        state = self.match.state
        if state.obvious(Seat(seat)) or (seat == self.reactor and state.reaction_window()):
            return True
        single = len(self.living_people()) == 1 and len(self.match.options_of(seat)) == 1
        return single and state.veiled() and not state.reaction_window()

    def in_window(self, seat: int) -> bool:
        """Return whether this is a reaction window, in which every asked seat may pass."""
        return any(action.verb == "pass" for action in self.match.options_of(seat))

    def living_people(self) -> list[int]:
        return [seat for seat in self.people if self.match.playing(seat)]

    # -- answers --------------------------------------------------------------------------
    def let_bot_answer(self, seat: int) -> None:
        options = self.match.options_of(seat)
        if len(options) == 1:
            self.act(seat, options[0])
        else:
            self.act(seat, self.bots[seat].choose(self.match.view(seat), CLOCK))

    def act(self, seat: int, action: Action) -> None:
        size = self.board.size(self.match.view(PUBLIC))
        events = self.match.act(seat, action)
        if events:
            self.reactor = next((int(event.seat) for event in events if event.verb == "noped"), PUBLIC)
        self.log.add(events, size)

    def do_pass(self, seat: int) -> None:
        self.act(seat, next(action for action in self.match.options_of(seat) if action.verb == "pass"))

    def ask_the_only_one(self, seat: int) -> None:
        """Ask the only person at the keyboard, but pass for them if nothing else is possible."""
        if len(self.match.options_of(seat)) == 1:
            if not self.log.ends_with(seat):  # no remark after an own action
                self.log.remark(seat, self.texts.say("cli-input-passed"))
            self.do_pass(seat)
        else:
            self.question(seat)

    def question(self, seat: int) -> None:
        fresh = self.hand_over(seat)
        view = self.match.view(seat)
        try:
            self.act(seat, self.chooser.choose(view, whole_table=fresh or view.prompt in self.board.openings))
        except TakeBack:
            self.take_back(seat)
        except Leave:
            self.log.add(self.match.leave(seat), self.board.size(view))

    def take_back(self, seat: int) -> None:
        try:
            self.match.take_back(seat)
        except IllegalAction:
            self.screen.say(self.texts.say("cli-input-no-way-back"), "yellow")

    # -- several people, one keyboard -----------------------------------------------------
    def hand_over(self, seat: int) -> bool:
        """Give the keyboard to this person. Return True if somebody else had it."""
        if self.viewer == seat:
            return False
        if len(self.people) > 1:
            player = self.match.players[seat]
            self.hide_viewer()
            self.screen.say(self.texts.say("cli-hotseat-pass", player=player), "bold")
            help = self.texts.say("cli-hotseat-ready-help", player=player)
            self.screen.ask(self.texts.say("cli-hotseat-ready", player=player), help)
        self.viewer = seat
        return True

    def hide_viewer(self) -> None:
        """Show the current viewer their private news, then clear the screen."""
        if self.viewer == PUBLIC:
            return
        if self.log.secrets(self.viewer):
            self.chooser.show_news(self.viewer)
            self.screen.ask(self.texts.say("cli-input-seen-enough"), self.texts.say("cli-input-seen-help"))
        self.screen.hide()
        self.viewer = PUBLIC

    def ask_around(self, seats: list[int]) -> None:
        """Ask openly whether anybody reacts. Whoever does gets the keyboard."""
        t = self.texts
        self.hide_viewer()
        self.chooser.show_news(PUBLIC)
        names = [f"{number}: {self.match.players[seat]}" for number, seat in enumerate(seats, start=1)]
        self.screen.say()
        self.screen.say(t.say("cli-hotseat-window", list=", ".join(names)), "bold")
        text = self.screen.ask(t.say("cli-hotseat-anybody"), t.say("cli-hotseat-help"))
        if not text:
            for seat in seats:
                self.do_pass(seat)
        elif text.isdecimal() and 1 <= int(text) <= len(seats):
            self.question(seats[int(text) - 1])
        elif text.lower() == "q":
            if self.chooser.sure("cli-input-sure-quit"):
                raise Stop
        else:
            self.screen.say(t.say("cli-hotseat-help"), "yellow")

    # -- end ------------------------------------------------------------------------------
    def show_end(self) -> None:
        t = self.texts
        reader = self.people[0] if len(self.people) == 1 else PUBLIC
        if len(self.people) > 1:
            self.hide_viewer()
        self.show_rest(reader)
        self.screen.say()
        self.screen.heading(t.say("cli-result-heading"))
        winners = self.match.winners()
        if reader in winners:
            self.screen.say(t.say("cli-result-you-won"), "bold green")
        elif reader != PUBLIC:
            self.screen.say(t.say("cli-result-you-lost"), "bold red")
        if winners != [reader]:
            self.screen.say(self.who_won(winners))
        for line in self.board.result(self.match.view(PUBLIC), self.match.players, t):
            self.screen.say(line)
        self.show_places()
        for row in self.board.final(self.match.view(PUBLIC), self.match.players, t):
            self.screen.say(row)

    def who_won(self, winners: list[int]) -> str:
        names = ", ".join(self.match.players[seat] for seat in winners)
        if len(winners) > 1:
            return self.texts.say("cli-result-shared", list=names)
        return self.texts.say("cli-result-won", player=names) if winners else self.texts.say("cli-result-nobody")

    def show_places(self) -> None:
        scores = self.match.state.scores()
        for seat in sorted(range(self.match.seats), key=lambda seat: -scores[seat]):
            place = 1 + sum(score > scores[seat] for score in scores)
            player = self.match.players[seat]
            self.screen.say(self.texts.say("cli-result-place", place=place, player=player), indent=2)

    def show_rest(self, reader: int) -> None:
        """Show unread events; for a long list only the important ones."""
        entries = self.log.unread(reader)
        if len(entries) > LONG_STORY:
            verbs = self.board.highlights
            entries = [each for each in entries if isinstance(each, Entry) and each.event.verb in verbs]
        self.screen.say()
        self.chooser.show_lines(self.log.lines(entries, reader))

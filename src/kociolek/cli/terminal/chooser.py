"""Ask one person for a move: show the view, numbered options and help until one is chosen."""

from __future__ import annotations

from itertools import groupby
from secrets import randbits
from typing import Final

from rich.text import Text

from kociolek.bots import Clock
from kociolek.cli.cards import about_card, find_cards
from kociolek.cli.rules import show_game
from kociolek.cli.terminal.board import SEPARATOR, Board, Row
from kociolek.cli.terminal.log import ASIDE, NEW_TURN, Line, Log
from kociolek.cli.terminal.screen import Screen
from kociolek.core.api import Action, Game, View
from kociolek.core.errors import KociolekError
from kociolek.core.rng import seeded
from kociolek.text import Texts
from kociolek.text.sentences import action_sentence, error_sentence, key, odds_sentence, prompt_sentence

FRAME: Final = 3  # rows: an empty one and the heading above a table, and the line for the answer
Answers = list[tuple[str, str]]  # number and text
LEAST: Final = 10  # rows of a window for all but the answers, in the smallest table
LONG_LIST: Final = 12  # options; longer lists without hints are set in columns


class Leave(Exception):
    """The player leaves; the others play on."""


class TakeBack(Exception):
    """The player takes the last move back."""


class Stop(Exception):
    """The game is aborted."""


class Chooser:
    def __init__(self, game: Game, board: Board, log: Log, screen: Screen, t: Texts) -> None:
        self.game: Final = game
        self.board: Final = board
        self.log: Final = log
        self.screen: Final = screen
        self.texts: Final = t

    def choose(self, view: View, whole_table: bool) -> Action:
        """Return the chosen option. Raise `Leave`, `TakeBack` or `Stop` for these commands."""
        self.show_news(int(view.seat))
        self.show_question(view, whole_table)
        while True:
            text = self.screen.ask(self.invitation(view), None, lambda: self.show_question(view, True))
            chosen = self.chosen(text, view)
            if chosen is not None:
                return chosen
            self.command(text, view)

    def show_question(self, view: View, with_table: bool) -> None:
        """Show the options, below a table that leaves room for them."""
        height = self.screen.height
        if with_table or (height is not None and self.board.picture):
            if height is None:
                self.show_table(view)
            else:
                below = self.screen.rows_of(lambda: self.show_options(view))
                self.show_table(view, height - below - FRAME)
        self.show_options(view)

    def invitation(self, view: View) -> str:
        if len(view.options) == 1:
            return self.texts.say("cli-input-enter-only")
        return self.texts.say("cli-input-choice", high=len(view.options))

    def chosen(self, text: str, view: View) -> Action | None:
        """Return the option with this number or action text; Enter selects a single option."""
        if not text and len(view.options) == 1:
            return view.options[0]
        if text.isdecimal() and 1 <= int(text) <= len(view.options):
            return view.options[int(text) - 1]
        return next((action for action in view.options if action.text == text), None)

    def command(self, text: str, view: View) -> None:
        word = text.lower()
        if word.startswith("?"):
            self.help(text[1:].strip(), view)
        elif word == "t":
            self.show_table(view)
            self.show_options(view)
        elif word == "h":
            self.advise(view)
        elif word == "l":
            self.show_lines(self.log.lines(self.log.entries, int(view.seat)))
        elif word == "r":
            show_game(self.screen, self.game, self.texts)
        elif word == "back":
            raise TakeBack
        elif word == "leave":
            if self.sure("cli-input-sure-leave"):
                raise Leave
        elif word == "q":
            if self.sure("cli-input-sure-quit"):
                raise Stop
        elif text:
            self.screen.say(self.texts.say("cli-input-not-a-choice", text=text, high=len(view.options)), "yellow")

    def advise(self, view: View) -> None:
        """Show the best move of this view, why it is, and what the next best would give."""
        from kociolek.analysis.hints import advise  # late: a game starts faster
        from kociolek.analysis.words import hint_sentences, say

        t = self.texts
        advice = advise(self.game, view, seeded(randbits(32)), Clock())
        by_text = {action.text: action for action in view.options}
        kinds, size = self.game.kind_names(), self.board.size(view)

        def named(move: str) -> str:
            return action_sentence(t, self.game.key, by_text[move], self.log.players, kinds, size)

        best = advice.best
        self.screen.say(t.say("cli-hint-move", move=named(best.move), percent=round(best.share * 100)), indent=2)
        for sentence in hint_sentences(self.game.key, advice):
            self.screen.say(say(t, sentence, self.log.players, named), indent=4)
        for name, value in advice.odds.items():
            self.screen.say(odds_sentence(t, self.game.key, name, value, self.log.players), "dim", indent=4)

    def sure(self, question: str) -> bool:
        answer = self.screen.ask(self.texts.say(question), self.texts.say("cli-input-yes-no-help"))
        return answer.lower().startswith(self.texts.say("cli-input-yes"))

    # -- output ---------------------------------------------------------------------------
    def show_news(self, reader: int) -> None:
        """Show the events since this reader's last look."""
        lines = self.log.lines(self.log.unread(reader), reader)
        self.log.close(reader)
        if lines and lines[-1].verb == NEW_TURN and lines[-1].by_reader:
            lines.pop()  # the question that follows says so
        if lines:
            self.screen.say()
            self.screen.say(self.texts.say("cli-table-log"), "bold")
            self.show_lines(lines)

    def show_lines(self, lines: list[Line]) -> None:
        """Show lines: turns outdented, important events and those against the reader in colour."""
        for line in lines:
            if line.verb == NEW_TURN:
                self.screen.say(line.text, "cyan", indent=2)
            elif line.verb == ASIDE:
                self.screen.say(line.text, "dim", indent=4)
            else:
                style = "bold" if line.verb in self.board.highlights else "yellow" if line.hits_reader else ""
                self.screen.say(line.text, style, indent=4)

    def show_table(self, view: View, rows: int | None = None) -> None:
        """Show the whole table, or one that fits into so many rows."""
        players, t = self.log.players, self.texts
        table = self.board.draw(view, players, t)
        if rows is not None and not self.fits(table, rows):
            smaller = self.board.smaller(view, players, t, self.screen.width, rows)
            table = next((each for each in smaller if self.fits(each, rows)), [])
            if not table:
                return
        self.screen.say()
        self.screen.heading(self.board.title(view, self.texts))
        self.show_rows(table)

    def fits(self, table: list[Row], rows: int) -> bool:
        return self.screen.rows_of(lambda: self.show_rows(table)) <= rows

    def show_rows(self, table: list[Row]) -> None:
        for row in table:
            if isinstance(row, list):
                self.screen.flow(row, SEPARATOR, indent=2)
            else:
                self.screen.say(row)

    def show_options(self, view: View) -> None:
        t = self.texts
        self.screen.say()
        status = self.board.status(view, t)
        if status:
            self.screen.say(status, "cyan")
        self.screen.say(prompt_sentence(t, self.game.key, view, self.log.players), "bold")
        size = self.board.size(view)
        answers = [
            (f"{number:>3} ", action_sentence(t, self.game.key, action, self.log.players, self.game.kind_names(), size))
            for number, action in enumerate(view.options, start=1)
        ]
        hints = self.board.hints(view, t)
        height = self.screen.height
        room = None if height is None else height - self.board.beside
        listed = room is None or self.screen.rows_of(lambda: self.list_options(answers, hints)) <= room
        if listed and (len(answers) <= LONG_LIST or any(hints)):
            self.list_options(answers, hints)
        elif room is None or self.screen.rows_of(lambda: self.column_options(answers, hints)) <= room:
            self.column_options(answers, hints)
        else:
            self.flow_options(view, answers)

    def flow_options(self, view: View, answers: Answers) -> None:
        """Show the options side by side; of a long row of numbers, such as places in a pile, the ends alone."""
        start = common_words([answer for _, answer in answers])
        if start:
            self.screen.say(f"{start} …", "dim")
        hints = self.board.short_hints(view, self.texts)
        pieces = [
            Text.assemble((number.strip(), "bold cyan"), f" {answer.removeprefix(start).strip()} ", (hint, "dim"))
            for (number, answer), hint in zip(answers, hints, strict=True)
        ]
        height = self.screen.height
        if (
            height is not None
            and self.screen.rows_of(lambda: self.screen.flow(pieces, "  ", indent=2)) > height - LEAST
        ):
            pieces = ends_of_runs([action.text for action in view.options], pieces)
        self.screen.flow(pieces, "  ", indent=2)

    def column_options(self, answers: Answers, hints: list[str]) -> None:
        rows = zip(answers, hints, strict=True)
        self.screen.columns(
            [Text.assemble((number, "bold cyan"), f"{answer} ", (hint, "dim")) for (number, answer), hint in rows]
        )

    def list_options(self, answers: Answers, hints: list[str]) -> None:
        width = max((len(answer) for (_, answer), hint in zip(answers, hints, strict=True) if hint), default=0)
        for (number, answer), hint in zip(answers, hints, strict=True):
            line = Text.assemble((number, "bold cyan"), f"{answer:<{width}}  ", (hint, "dim"))
            line.truncate(self.screen.width, overflow="ellipsis")
            self.screen.say(line)

    def help(self, card: str, view: View) -> None:
        t = self.texts
        kinds = self.board.kinds(view)
        if not card:
            self.screen.tell(t.say("cli-input-help", name=t.say(key(self.game.key, "card", kinds[-1]))))
            return
        try:
            found = find_cards(self.game, card, t, kinds)
        except KociolekError as error:
            self.screen.say(error_sentence(t, error), "yellow")
            return
        for kind in found:
            self.screen.say(t.say(key(self.game.key, "card", kind)), "bold")
            self.screen.tell(about_card(self.game, kind, t), indent=2)


def common_words(texts: list[str]) -> str:
    """Return the words with which all texts begin; each keeps at least one word of its own."""
    rows = [text.split(" ")[:-1] for text in texts]
    count = 0
    while all(len(row) > count for row in rows) and len({row[count] for row in rows}) == 1:
        count += 1
    return " ".join(rows[0][:count])


def ends_of_runs(moves: list[str], pieces: list[Text]) -> list[Text]:
    """Leave out the middle of each run of moves that differ in their last number only."""
    found: list[Text] = []
    for _, run in groupby(zip(moves, pieces, strict=True), key=lambda each: each[0].rstrip("0123456789")):
        same = [piece for _, piece in run]
        found += same if len(same) <= 3 else [same[0], same[1], Text("…"), same[-1]]
    return found

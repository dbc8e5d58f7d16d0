"""kociolek learn: lessons in the terminal, against the rules."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path
from typing import Final

from kociolek.catalog import built_in_game
from kociolek.cli.arguments import add_game
from kociolek.cli.parser import Parser
from kociolek.cli.results import print_json
from kociolek.cli.terminal.boards import BOARDS
from kociolek.cli.terminal.chooser import Chooser, Leave, Stop, TakeBack
from kociolek.cli.terminal.log import Log
from kociolek.cli.terminal.screen import EndOfInput, Screen
from kociolek.core.api import View
from kociolek.lessons import READ, Standing, lesson_named, lessons, standing
from kociolek.scenario import Scenario
from kociolek.text import Texts
from kociolek.text.places import name_areas
from kociolek.text.printed import with_names

NAME: Final = "learn"


def arguments(parser: Parser, texts: Texts) -> None:
    add_game(parser, texts)
    parser.add_argument("lesson", metavar=texts.say("cli-metavar-lesson"), nargs="?", help=texts.say("cli-arg-lesson"))
    parser.add_argument("--list", action="store_true", help=texts.say("cli-arg-lesson-list"))
    parser.usual["lesson"] = texts.say("cli-usual-lesson")
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-lesson-json"))


def run(args: Namespace, texts: Texts) -> int:
    """Give a lesson: the named one, or the first of the game that is not done."""
    built_in_game(args.game)  # raises UnknownGame
    screen, done = Screen(), read_progress()
    of_game = [id for id in lessons() if id.startswith(f"{args.game}/")]
    if args.json:
        print_json([row(id, id in done, texts) for id in of_game])
        return 0
    if args.list:
        for id in of_game:
            scenario = lesson_named(id)
            assert scenario.lesson is not None
            mark = "✓" if id in done else " "
            screen.say(f"{mark} {id.partition('/')[2]:<20} {texts.say(scenario.lesson.title)}")
        return 0
    if args.lesson:
        id = f"{args.game}/{args.lesson.removeprefix(args.game + '/')}"
    else:
        id = next((each for each in of_game if each not in done), of_game[0])
    try:
        teach(lesson_named(id), screen, texts)
    except (Stop, Leave, EndOfInput):
        return 0
    keep_progress([*done, id])
    following = next((each for each in of_game if each not in (*done, id)), "")
    screen.say(texts.say("cli-learn-done", next=following.partition("/")[2] or "none", game=args.game), "bold green")
    return 0


def row(id: str, done: bool, t: Texts) -> dict[str, object]:
    lesson = lesson_named(id).lesson
    assert lesson is not None
    return {"lesson": id.partition("/")[2], "title": t.say(lesson.title), "done": done}


class LessonChooser(Chooser):
    """Chooser whose hints are those of the lesson."""

    hint: str = ""

    def advise(self, view: View) -> None:
        self.screen.say(self.texts.say(self.hint), "cyan")


def teach(scenario: Scenario, screen: Screen, t: Texts) -> None:
    """Go through a lesson. Raise `Stop` or `EndOfInput` if the learner ends it."""
    assert scenario.lesson is not None
    game, seat = scenario.setting.game, scenario.lesson.seat
    t = with_names(t, game)
    name_areas(t, game)
    cats = [t.say(name) for name in t.listing("cli-bot-name-")]
    players = [t.say("cli-player-name", number=1) if n == seat else cats[n] for n in range(scenario.setting.seats)]
    board = BOARDS[game.key]
    log = Log(t, game.key, players, game.kind_names())
    chooser = LessonChooser(game, board, log, screen, t)
    answers: list[str] = []
    now = standing(scenario, answers)
    screen.heading(t.say(scenario.lesson.title))
    while not now.over:
        log.add(now.events, board.size(now.view))
        try:
            answers.append(answer(now, chooser, screen, t))
        except TakeBack:
            answers = answers[:-1]
        now = standing(scenario, answers)


def answer(now: Standing, chooser: LessonChooser, screen: Screen, t: Texts) -> str:
    """Say what a step says, and ask until the answer is right. Raise `TakeBack` for one step back."""
    guide, view = now.guide, now.view
    assert guide is not None
    chooser.show_news(int(view.seat))
    if not guide.ask:
        chooser.show_table(view)
    screen.say()
    screen.tell(t.say(guide.say))
    if not guide.ask:
        screen.ask(t.say("cli-learn-next"), t.say("cli-learn-next-help"))
        return READ
    chooser.hint = guide.hint or guide.otherwise
    fresh = True
    while True:
        text = chooser.choose(view, whole_table=fresh).text
        fresh = False
        if now.right(text):
            return text
        screen.say(t.say(guide.wrong.get(text, guide.otherwise)), "yellow")


# -- progress -----------------------------------------------------------------------------
def progress_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "kociolek" / "lessons.json"


def read_progress() -> list[str]:
    """Return the lessons that were done here; none if the file is missing or damaged."""
    try:
        found = json.loads(progress_file().read_text("utf-8"))
    except (OSError, ValueError):
        return []
    return [id for id in found if isinstance(id, str)] if isinstance(found, list) else []


def keep_progress(done: list[str]) -> None:
    """Remember the lessons done. Without a place to write they are forgotten, and nothing else is lost."""
    file = progress_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(sorted(set(done))) + "\n", "utf-8")
    except OSError:
        pass

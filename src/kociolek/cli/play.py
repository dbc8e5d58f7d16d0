"""kociolek play: play in the terminal against bots or with several people at one keyboard."""

from __future__ import annotations

import signal
import sys
from argparse import SUPPRESS, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

from kociolek.bots import Bot, bot_chance, bot_named, bot_names
from kociolek.box.words import named
from kociolek.catalog import GAMES, game_named
from kociolek.cli.arguments import (
    USUAL_SEATS,
    add_game,
    add_seed,
    add_setup,
    bots_of,
    check_box,
    options_of,
    seats_of,
    seed_of,
    whole,
)
from kociolek.cli.parser import Parser
from kociolek.cli.terminal.boards import BOARDS
from kociolek.cli.terminal.chooser import Stop
from kociolek.cli.terminal.invitation import ask_bots, ask_edition, ask_game, ask_language, ask_number, needs_language
from kociolek.cli.terminal.saved import SUFFIX, Saved, load, newest, save
from kociolek.cli.terminal.screen import EndOfInput, Screen
from kociolek.cli.terminal.session import Session
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.match import Match
from kociolek.record import begin, check_writable, record_of, replay, write
from kociolek.text import Texts
from kociolek.text import texts as texts_of
from kociolek.text.names import bot_name
from kociolek.text.printed import with_names
from kociolek.text.sentences import error_sentence, key

NAME: Final = "play"
USUAL_GAME: Final = "kittens"
USUAL_BOTS: Final = "easy"
INTERRUPTED: Final = 130


@dataclass(frozen=True)
class Lineup:
    """A game with its options, people and bots."""

    game: Game
    options: dict[str, str]
    people: list[str]
    bots: list[str]  # one per remaining seat

    @property
    def seats(self) -> int:
        return len(self.people) + len(self.bots)


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    add_game(parser, t, "")
    parser.usual["game"] = t.say("cli-usual-game", game=USUAL_GAME)
    # the place of the game in earlier releases
    parser.add_argument("--game", dest="named", metavar=t.say("cli-metavar-game"), help=SUPPRESS)
    editions = ", ".join(game_named(USUAL_GAME).schema()[0].values)
    bots = ", ".join(dict.fromkeys(name for game in GAMES for name in bot_names(game)))
    edition = f"{t.say('cli-arg-edition')}: {editions}"
    parser.add_argument("--edition", metavar=t.say("cli-metavar-edition"), help=edition)
    parser.usual["edition"] = editions.split(", ")[0]
    add_setup(parser, t)
    parser.add_argument("--people", metavar=t.say("cli-metavar-people"), help=t.say("cli-arg-people"))
    parser.usual.update({"people": "1", "bots": USUAL_BOTS})
    parser.add_argument("--bots", metavar=t.say("cli-metavar-bots"), help=f"{t.say('cli-arg-bots')}: {bots}")
    add_seed(parser, t)
    parser.add_argument("--save", metavar=t.say("cli-metavar-file"), help=t.say("cli-arg-record"))
    file = t.say("cli-metavar-file")
    parser.add_argument("--resume", metavar=file, nargs="?", const="", help=t.say("cli-arg-resume"))
    parser.usual["resume"] = t.say("cli-usual-resume")
    parser.add_argument("--plain", action="store_true", help=t.say("cli-arg-plain"))


def run(args: Namespace, texts: Texts) -> int:
    screen = Screen(args.plain)
    path = None if args.save is None else Path(args.save)
    if path is not None:
        check_writable(path)
    t = texts
    try:
        found = None if args.resume is None else found_game(args)
        if screen.is_terminal and "lang" not in args and needs_language():
            t = texts_of(found.lang) if found and found.lang else ask_language(screen)
        if found is not None:
            resume(found, args, path, screen, t)
            return 0
        lineup = ask_lineup(args, screen, t) if screen.is_terminal and asks_nothing(args) else lineup_of(args, t)
        while play_new(lineup, seed_of(args.seed), path, screen, t) and args.seed is None and another(screen, t):
            pass
    except EndOfInput:
        screen.say(t.say("cli-result-stopped"))
    return 0


def asks_nothing(args: Namespace) -> bool:
    """Return whether no argument chose a game."""
    return (
        not args.option
        and all(getattr(args, name) is None for name in ("edition", "seats", "people"))
        and not args.game
    )


def ask_lineup(args: Namespace, screen: Screen, t: Texts) -> Lineup:
    game = ask_game(screen, t)
    options = ask_edition(screen, game, t)
    low, high = game.seat_range(options)
    seats = ask_number(screen, t, t.say("cli-ask-seats"), low, high, min(USUAL_SEATS, high))
    people = ask_number(screen, t, t.say("cli-ask-people"), 1, seats, 1)
    bots = args.bots
    if bots is None:
        bots = ask_bots(screen, game, usual_bots(game), t) if people < seats else usual_bots(game)
    return seated(game, options, seats, people_named(str(people), t), bots)


def lineup_of(args: Namespace, t: Texts) -> Lineup:
    game = game_named(args.game or USUAL_GAME)
    options = options_of(args)
    if args.edition is not None:
        if "edition" in options:
            raise BadOptions("option-twice", {"option": "edition"})
        options["edition"] = args.edition
    people = people_named(args.people or "1", t)
    seats = seats_of(args, max(USUAL_SEATS, len(people)))
    game.check(seats, options)
    return seated(game, options, seats, people, args.bots or usual_bots(game))


def usual_bots(game: Game) -> str:
    return USUAL_BOTS if USUAL_BOTS in bot_names(game.key) else bot_names(game.key)[0]


def people_named(text: str, t: Texts) -> list[str]:
    """Return the names of the people, given as names or as a number."""
    if text.lstrip("-").isdecimal():
        return [t.say("cli-player-name", number=n + 1) for n in range(whole(text, "--people", 1, 16))]
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if names.count(name) > 1:
            raise BadOptions("name-twice", {"name": name})
    return names


def seated(game: Game, options: dict[str, str], seats: int, people: list[str], bots: str) -> Lineup:
    if not 1 <= len(people) <= seats:
        raise BadOptions("people-out-of-range", {"people": str(len(people)), "seats": str(seats)})
    free = seats - len(people)
    return Lineup(game, options, people, bots_of(bots, game.key, free) if free else [])


def names_of(lineup: Lineup, t: Texts) -> list[str]:
    """Return the names of all players. Bots get names of famous cats that no person has."""
    cats = [t.say(name) for name in t.listing("cli-bot-name-")]
    cats += [f"{t.say('cli-table-bot')} {number}" for number in range(1, lineup.seats + 1)]
    return [*lineup.people, *[cat for cat in cats if cat not in lineup.people][: len(lineup.bots)]]


def play_new(lineup: Lineup, seed: int, path: Path | None, screen: Screen, t: Texts) -> bool:
    """Play one game. Return True if it ended and no record was requested."""
    t = with_names(t, lineup.game)
    match = Match(lineup.game, lineup.seats, lineup.options, seed, names_of(lineup, t))
    bots = dict(enumerate(lineup.bots, len(lineup.people)))
    welcome(match, lineup, screen, t)
    return play_on(Session(match, players(match, bots), BOARDS[lineup.game.key], screen, t), bots, path)


def play_on(session: Session, bots: dict[int, str], path: Path | None, saved: Path | None = None) -> bool:
    """Play a game to its end. Return True if it ended and no record was requested. Keep it if it is interrupted."""
    match, screen, t = session.match, session.screen, session.texts
    try:
        with interruptible():
            session.play()
    except Stop:
        screen.say(t.say("cli-result-stopped"))
        keep(match, path, screen, t)
        return False
    except EndOfInput:
        keep(match, path, screen, t, ask=False)
        if screen.is_terminal:
            screen.line(t.say("cli-result-kept", file=str(save(match, bots, t.lang, saved))))
        raise
    except KeyboardInterrupt:
        interrupted(match, bots, path, saved, t)
    if saved is not None and saved.name.endswith(SUFFIX):
        saved.unlink(missing_ok=True)
    if path is not None:
        keep(match, path, screen, t)
        return False
    return True


def players(match: Match, bots: dict[int, str]) -> dict[int, Bot]:
    return {seat: bot_named(name, match.game, bot_chance(match.seed, seat)) for seat, name in bots.items()}


@contextmanager
def interruptible() -> Iterator[None]:
    """Treat a closed window and SIGTERM as Ctrl-C, so that they save the game too."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [name for name in (signal.SIGTERM, getattr(signal, "SIGHUP", None)) if name is not None]
    before = {name: signal.signal(name, stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


def found_game(args: Namespace) -> Saved:
    """Read the saved game to continue, by default the one that was saved last. Raise KociolekError."""
    if args.game:
        game_named(args.game)
    found = load(Path(args.resume) if args.resume else newest(args.game))
    if args.game and found.kept.game != args.game:
        names = {"file": args.resume, "game": args.game, "other": found.kept.game}
        raise KociolekError("saved-other-game", names)
    return found


def resume(found: Saved, args: Namespace, path: Path | None, screen: Screen, t: Texts) -> None:
    """Continue a saved game. Raise KociolekError."""
    kept = found.kept
    check_box(kept)
    match = begin(kept)
    t = with_names(t, match.game)
    bots = found.bots
    if bots is None:
        people = len(people_named(args.people or "1", t))
        free = kept.seats - people
        bots = dict(enumerate(bots_of(args.bots or usual_bots(match.game), kept.game, free) if free else [], people))
    if not match.players:
        match.players.extend(t.say("cli-player-name", number=seat + 1) for seat in range(kept.seats))
    session = Session(match, players(match, bots), BOARDS[kept.game], screen, t)
    session.remember(replay(kept, match))
    screen.say(t.say("cli-start-resumed", name=t.say(kept.game), list=", ".join(match.players)))
    play_on(session, bots, path, found.path)


def welcome(match: Match, lineup: Lineup, screen: Screen, t: Texts) -> None:
    screen.say()
    screen.say(t.say("cli-start-players", list=", ".join(match.players)))
    if lineup.bots:
        names = [bot_name(t, bot) for bot in lineup.bots]
        levels = names[:1] if len(set(names)) == 1 else names
        screen.say(t.say("cli-start-bots", list=", ".join(levels)))
    switches = [
        f"{t.say(key(match.game.key, 'option', name))}: {t.say(value_key(match.game, name, value))}"
        for name, value in match.options.items()
        if name in lineup.options and name != "edition"
    ]
    if switches:
        screen.say(t.say("cli-start-options", list=", ".join(switches)))
    if match.game.box_text:
        screen.say(named(match.game.box_text, t))
    screen.say(t.say("cli-start-seed", seed=str(match.seed)), "dim")
    screen.say(t.say("cli-start-good-luck"))


def value_key(game: Game, name: str, value: str) -> str:
    """Return the message key of an option value; values not listed by the game share the key `own`."""
    listed = any(option.name == name and value in option.values for option in game.schema())
    return key(game.key, "option", name, value if listed else "own")


def another(screen: Screen, t: Texts) -> bool:
    if not screen.is_terminal:
        return False
    screen.say()
    with suppress(EndOfInput):
        answer = screen.ask(t.say("cli-result-again"), t.say("cli-input-yes-no-help"))
        return answer.lower().startswith(t.say("cli-input-yes"))
    return False


def keep(match: Match, path: Path | None, screen: Screen, t: Texts, ask: bool = True) -> None:
    """Save the record at `path`, or ask for a path until saving works or is declined."""
    while True:
        if path is None:
            name = screen.ask(t.say("cli-ask-save"), t.say("cli-ask-save-help")) if ask else ""
            if not name:
                return
            path = Path(name)
        try:
            write(record_of(match), path)
        except KociolekError as error:
            if not ask:
                raise
            screen.say(error_sentence(t, error), "yellow")
            path = None
            continue
        screen.line(t.say("cli-result-saved", file=str(path)))
        return


def interrupted(match: Match, bots: dict[int, str], path: Path | None, saved: Path | None, t: Texts) -> None:
    """Keep an interrupted game and say how to continue it. The move that was being made is left out."""
    again = Match(match.game, match.seats, match.options, match.seed, match.players, minor=match.minor)
    for seat, text in match.moves:
        again.do(seat, text)
    if path is not None:
        write(record_of(again), path)
        sentence = t.say("cli-error-interrupted-saved", file=str(path))
    else:
        save(again, bots, t.lang, saved)
        sentence = t.say("cli-error-interrupted-kept")
    with suppress(OSError):  # the window may be gone
        print(f"\n{sentence}", file=sys.stderr)
    sys.exit(INTERRUPTED)

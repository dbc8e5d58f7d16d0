"""Terminal board of Witchstone: ball, tracks and the own cauldron in characters; cards and pieces in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from kociolek.cli.terminal.board import SEPARATOR, Board, Row
from kociolek.core.api import View
from kociolek.core.stack import frames_of
from kociolek.drawing.witchstone.characters import LETTERS, SIGNS, ball, cauldron, pentagram, wand
from kociolek.games.witchstone.bits import members, size
from kociolek.games.witchstone.ending import breakdown
from kociolek.games.witchstone.kinds import ACTIONS, FACES, KINDS, SOURCES
from kociolek.games.witchstone.player import NO_PILE, Player
from kociolek.games.witchstone.preview import Yield, yields
from kociolek.games.witchstone.series.base import Series
from kociolek.games.witchstone.state import RACK_ROW
from kociolek.games.witchstone.view import WitchstoneView
from kociolek.text import Texts, wrap
from kociolek.text.sentences import key

ON_BALL: Final = ("tower", "energy", "witch")  # prompts about the crystal ball
BALL_WIDTH: Final = 79
BALL_HEIGHT: Final = 33
LOWEST_BALL: Final = 15  # rows; lower, names of areas would cover each other
LOWEST_CAULDRON: Final = 9
HIGH_CAULDRON: Final = 17
GAP: Final = 3  # columns between a picture and the cards


class WitchstoneBoard(Board):
    highlights = frozenset({"connected", "witch_went", "owl_taken", "scroll_taken", "left", "won"})

    openings = frozenset({"tile", "tower"})
    picture = True
    beside = 16

    def title(self, view: View, t: Texts) -> str:
        return t.say("witchstone")

    def draw(self, view: View, players: Sequence[str], t: Texts) -> list[Row]:
        v = of_witchstone(view)
        lines: list[Row] = [Text(line) for line in ball(v)]
        lines += [Text(t.say("witchstone-table-legend"), "dim"), Text(), *track_lines(v, t), Text()]
        lines += [Text(round_words(v, t), "bold"), *players_lines(v, players, t), *held_lines(v, players, t), Text()]
        lines += [*scroll_lines(v, t), rack_line(v, t), token_line(v, t), Text()]
        if v.seat >= 0:
            own = v.players[v.seat]
            lines += [Text(t.say("witchstone-table-cauldron"), "bold"), *[Text(line) for line in cauldron(v, own)]]
            lines.append(Text(hand_words(v, own, t), "bold"))
            lines.append(screen_line(v, own, t))
        if v.known.drafted:
            lines.append(Text(t.say("witchstone-table-back", index=int(v.known.drafted)), "dim"))
        return lines

    def smaller(self, view: View, players: Sequence[str], t: Texts, width: int, rows: int) -> Iterator[list[Row]]:
        """Yield the picture that the question is about, and around it as much else as there is room for."""
        v = of_witchstone(view)
        everybody = short_players(v, players, t, width)
        own = own_lines(v, t, width) if v.seat >= 0 else []
        on_ball = view.prompt.partition(".")[0] in ON_BALL or v.seat < 0
        lowest, wide = (LOWEST_BALL, BALL_WIDTH) if on_ball else (LOWEST_CAULDRON, 0)
        aside = cards_lines(v, t)
        for below in ([*everybody, *own], own, []):
            room = rows - len(below)
            if room >= lowest and width >= wide:
                if on_ball:
                    picture = ball(v, min(room, BALL_HEIGHT))
                else:
                    picture = cauldron(v, v.players[v.seat], tight=room < HIGH_CAULDRON)
                yield [*beside(picture, aside, width, room), *below]
                return
            aside = [*tight_players(v, players, t), *cards_lines(v, t)]
        yield [*everybody, *own] if len(everybody) + len(own) <= rows else list(own[:rows])

    def status(self, view: View, t: Texts) -> str:
        """Return the series with their actions left, the running one last, and the tokens that may be used."""
        v = of_witchstone(view)
        series = [frame for frame in reversed(frames_of(v.top)) if isinstance(frame, Series)]
        running = [f"{t.say(key('witchstone-card', ACTIONS[each.kind]))} {int(each.n)}" for each in series]
        words = [f"{t.say('witchstone-table-series')}: {' › '.join(running)}"] if running else []
        faces, token = [], v.known.pending
        while token.rest is not token:
            faces.append(t.say(key("witchstone-card", ACTIONS[token.kind])))
            token = token.rest
        if faces:
            words.append(f"{t.say('witchstone-table-pending')}: {', '.join(faces)}")
        return SEPARATOR.join(words)

    def hints(self, view: View, t: Texts) -> list[str]:
        """Return the preview of each option: groups, points, cost."""
        return [yield_words(found, t) for found in yields(of_witchstone(view))]

    def short_hints(self, view: View, t: Texts) -> list[str]:
        """Return the preview of each option in the signs of the pictures."""
        return [short_yield(found, t) for found in yields(of_witchstone(view))]

    def final(self, view: View, players: Sequence[str], t: Texts) -> list[Text]:
        """Return points by source, a column for each player."""
        v = of_witchstone(view)
        sheets = [breakdown(v.known, p) for p in v.players]
        names = [t.say(key("witchstone-source", source)) for source in SOURCES]
        wide = max(len(name) for name in names)
        columns = [max(6, len(name) + 2) for name in players]
        rows = [(name, [sheet[i] for sheet in sheets]) for i, name in enumerate(names)]
        head = " " * wide + "".join(f"{name:>{width}}" for name, width in zip(players, columns, strict=True))
        lines = [Text(head, "bold")]
        for name, points in [*rows, (t.say("witchstone-table-points"), [sum(sheet) for sheet in sheets])]:
            numbers = "".join(f"{n:>{width}}" for n, width in zip(points, columns, strict=True))
            lines.append(Text(f"{name:<{wide}}{numbers}"))
        return lines

    def kinds(self, view: View) -> list[str]:
        return FACES


def hand_words(v: WitchstoneView, own: Player, t: Texts) -> str:
    tiles = [t.say(key("witchstone-card", "_".join(symbols(v, i)))) for i in members(own.hand)]
    return f"{t.say('witchstone-table-hand')}: {SEPARATOR.join(tiles)}"


def short_players(v: WitchstoneView, players: Sequence[str], t: Texts, width: int) -> list[Text]:
    """Return the round and a row for each player, cut to the width."""
    lines = [Text(round_words(v, t), "bold"), *players_lines(v, players, t)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def tight_players(v: WitchstoneView, players: Sequence[str], t: Texts) -> list[Text]:
    """Return the round and a short row for each player, to stand beside a picture."""
    lines = [Text(round_words(v, t), "bold")]
    for p in v.players:
        mark = "▶" if p.seat == v.known.active else " "
        name = players[int(p.seat)][:12]
        lines.append(
            Text(f"{mark}{LETTERS[p.seat]} {name:<12} {int(p.score):>3}  En {int(p.charges)}  Wi {int(p.stock)}")
        )
    return lines


def own_lines(v: WitchstoneView, t: Texts, width: int) -> list[Text]:
    """Return the tiles of the own hand and what lies behind the own screen, a row of the window each."""
    own = v.players[v.seat]
    hand = [Text(row, "bold") for row in wrap(hand_words(v, own, t), width).split("\n")]
    last = screen_line(v, own, t)
    last.truncate(width, overflow="ellipsis")
    return [*hand, last]


def cards_lines(v: WitchstoneView, t: Texts) -> list[Text]:
    """Return what lies beside the board: scrolls, tokens and the potion rack."""
    return [*scroll_lines(v, t), token_line(v, t), rack_line(v, t)]


def beside(picture: list[str], cards: list[Text], width: int, rows: int) -> list[Row]:
    """Return a picture with cards at its right, if they fit, in at most so many rows."""
    wide = max((len(line) for line in picture), default=0)
    if wide + GAP + 24 > width:
        return [Text(line) for line in picture[:rows]]
    found: list[Row] = []
    for number in range(min(rows, max(len(picture), len(cards) if picture else 0))):
        line = Text(f"{picture[number] if number < len(picture) else '':<{wide + GAP}}")
        if number < len(cards):
            line.append_text(cards[number])
        line.truncate(width, overflow="ellipsis")
        found.append(line)
    return found


def yield_words(found: Yield, t: Texts) -> str:
    words = []
    for what, n in found.items():
        if what in ("points", "cost"):
            words.append(t.say(f"witchstone-table-yield-{what}", index=n))
        else:
            words.append(f"{t.say(key('witchstone-card', what))}: {n}")
    return SEPARATOR.join(words)


def short_yield(found: Yield, t: Texts) -> str:
    words = []
    for what, n in found.items():
        if what == "points":
            words.append(f"{n:+d}")
        elif what == "cost":
            words.append(t.say("witchstone-table-yield-cost", index=n))
        else:
            words.append(f"{SIGNS[ACTIONS.index(what)]}{n}")
    return " ".join(words)


def symbols(v: WitchstoneView, tile: int) -> list[str]:
    return [ACTIONS[kind] for kind in v.box.components.tiles[tile]]


def of_witchstone(view: View) -> WitchstoneView:
    assert isinstance(view, WitchstoneView)
    return view


def track_lines(v: WitchstoneView, t: Texts) -> list[Text]:
    lines = []
    for name, track in (("wand", wand(v)), ("pentagram", pentagram(v))):
        lines.append(Text(t.say(f"witchstone-table-{name}"), "bold"))
        lines += [Text(f"  {line}") for line in track]
    return [*lines, Text(t.say("witchstone-table-tracks"), "dim")]


def round_words(v: WitchstoneView, t: Texts) -> str:
    rounds = int(v.box.rounds)
    return t.say("witchstone-table-round", index=min(max(int(v.known.round), 1), rounds), size=rounds)


def held_lines(v: WitchstoneView, players: Sequence[str], t: Texts) -> list[Text]:
    """Return the scrolls seen before each player, without used spells, and what prophecies are worth now."""
    lines = []
    for p in v.players:
        worth = v.prophecies(p)
        cards = []
        for number in members(p.scrolls & ~p.used):
            name = t.say(key("witchstone-card", v.box.components.scrolls[number].name()))
            points = worth.get(number, 0)
            cards.append(f"{name} ({'?' if points is None else points})" if points != 0 else name)
        if cards:
            owner = t.say("witchstone-table-scrolls-of", player=players[int(p.seat)])
            if p.pile != NO_PILE:
                owner += f" ({t.say('witchstone-table-pile')})"
            lines.append(Text(f"{owner}: {SEPARATOR.join(cards)}"))
    return lines


def players_lines(v: WitchstoneView, players: Sequence[str], t: Texts) -> list[Text]:
    """Return a line for each player, the active one marked; the letter stands for the seat on the ball."""
    wide = max(len(name) for name in players)
    lines = []
    for p in v.players:
        name = players[int(p.seat)]
        mark = "▶" if p.seat == v.known.active else " "
        things = [
            f"{t.say('witchstone-table-points')} {int(p.score)}",
            f"En {int(p.charges)}",
            f"Wi {int(p.stock)}+{int(p.lying)}",
            f"{t.say('witchstone-table-wand')} {int(p.wand)}",
            f"{t.say('witchstone-table-pentagram')} {int(p.pentagram)}",
            f"{t.say('witchstone-table-shelves')} {int(size(p.scrolls))}",
        ]
        lines.append(Text(f" {mark} {LETTERS[p.seat]} {name:<{wide}}  {'  '.join(things)}"))
    return lines


def screen_line(v: WitchstoneView, own: Player, t: Texts) -> Text:
    """Return what only the own seat sees besides the tiles: owls by their points, and how many tokens."""
    owls = " ".join(str(v.box.owl_value[owl]) for owl in members(own.owls)) or "0"
    things = [
        f"{t.say('witchstone-source-owls')} {owls}",
        f"{t.say('witchstone-source-tokens')} {int(own.tokens)}",
    ]
    return Text(f"{t.say('witchstone-table-screen')}: {SEPARATOR.join(things)}")


def scroll_lines(v: WitchstoneView, t: Texts) -> list[Text]:
    lines = [Text(f"{t.say('witchstone-table-shelves')} ({int(v.deck)})", "bold")]
    for shelf, card in enumerate(v.known.shelf, start=1):
        lines.append(Text(f"  {shelf}  {t.say(key('witchstone-card', v.box.components.scrolls[card].name()))}"))
    return lines


def rack_line(v: WitchstoneView, t: Texts) -> Text:
    limits = v.box.components.limits[v.seats - 2]
    found = []
    for shelf in range(KINDS + 1):
        n = sum(int(n) for n in v.known.rack[shelf * RACK_ROW : (shelf + 1) * RACK_ROW])
        name = t.say(key("witchstone-card", ACTIONS[shelf])) if shelf < KINDS else t.say("witchstone-table-lowest")
        found.append(f"{name} {n}/{limits[0] if shelf < KINDS else limits[1]}")
    return Text(f"{t.say('witchstone-table-rack')}: {SEPARATOR.join(found)}")


def token_line(v: WitchstoneView, t: Texts) -> Text:
    faces = [SIGNS[face] for face, n in enumerate(v.known.table_tokens) for _ in range(n)]
    return Text(f"{t.say('witchstone-table-tokens')}: {SEPARATOR.join(faces)}")

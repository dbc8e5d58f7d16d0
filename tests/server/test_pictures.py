"""Pictures of tables to share, and pages whose links show them."""

from __future__ import annotations

import asyncio
import sys
from struct import unpack

import pytest

from kociolek.analysis.game import Budget
from kociolek.server import pictures
from kociolek.server.analyses import AnalysisReply
from kociolek.server.analysis_worker import steps
from kociolek.server.limits import Overloaded
from kociolek.server.pictures import Pictures, invitation, result
from kociolek.server.share.picture import HEIGHT, PAPER, WIDTH, Player, Shown, drawable, drawn, face, fitted
from kociolek.server.share.png import png, unpacked
from kociolek.server.wire import Result, SeatInfo
from kociolek.text import LANGUAGES, texts
from server.test_analyses import finished, game_of_bots
from server_kit import CALM, Running

NAMES = ["Żółw Gęsiński", "日本 Émile", "", "Bartłomiej Brzęczyszczykiewicz z Łękołodów", "x"]


def seat(name: str, bot: str | None = None) -> SeatInfo:
    return SeatInfo(name, None, bot, True, False, None, True)


def shown(lines: int = 0) -> Shown:
    curve = [[(0.0, 0.5), (0.5, 1.0), (0.5, 0.0), (1.0, each / 4)] for each in range(lines)]
    players = [Player(name, "17", name == "x") for name in NAMES]
    return Shown("Witchstone", "x wins", players, "+2", "Chance to win", curve)


def test_a_picture_is_a_png_of_the_size_that_previews_want() -> None:
    for lines in (0, 5):
        file = drawn(shown(lines))
        width, height, channels, pixels = unpacked(file)
        assert (width, height, channels, len(pixels)) == (WIDTH, HEIGHT, 3, WIDTH * HEIGHT * 3)
        assert unpack(">II", file[16:24]) == (1200, 630)
        assert len(file) < 200_000
        border = [pixels[3 * at : 3 * at + 3] for at in range(WIDTH)]
        border += [pixels[3 * (y * WIDTH + x) : 3 * (y * WIDTH + x) + 3] for y in range(HEIGHT) for x in (0, WIDTH - 1)]
        assert set(border) == {bytes(PAPER)}, "nothing reaches the edge"


def test_a_curve_stays_inside_its_panel() -> None:
    """Steep lines end with their segment."""
    plain, curved = (unpacked(drawn(shown(lines)))[3] for lines in (0, 5))
    rows = [
        y
        for y in range(HEIGHT)
        if curved[3 * (y * WIDTH + 700) : 3 * (y + 1) * WIDTH] != plain[3 * (y * WIDTH + 700) : 3 * (y + 1) * WIDTH]
    ]
    assert min(rows) >= 290
    assert max(rows) < HEIGHT - 40


def test_every_letter_of_both_languages_can_be_drawn() -> None:
    for name in ("title", "text", "small"):
        letters = face(name)
        for language in LANGUAGES:
            t = texts(language)
            for key in ("kittens", "wizardkittens", "witchstone", "notice-picture-invitation", "analysis-page-chances"):
                assert drawable(t.say(key), letters) == t.say(key)
        assert drawable("aąćęłńóśźżĄĆĘŁŃÓŚŹŻ", letters) == "aąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
        assert drawable("日  ẹ\n", letters) == "· e"


def test_long_texts_are_cut() -> None:
    letters = face("text")
    for room in (0, 10, 100, 300):
        cut = fitted("Bartłomiej Brzęczyszczykiewicz", letters, room)
        assert cut.endswith("…")
        assert room < 40 or letters.length(cut) <= room
    assert fitted("Ala", letters, 300) == "Ala"


def test_what_is_shown_of_a_result() -> None:
    t = texts("pl")
    record = game_of_bots()
    reply = AnalysisReply("done", 0, len(record.moves))
    for step in steps(record, Budget((2,), 2, 2, 1)):
        reply.decisions += [step.decision] if step.decision else []
        reply.summary = step.summary
    reply.decisions.sort(key=lambda each: each.number)
    won = Result(record.winners, [1.0, 0.0], "over")
    found = result("kittens", [seat("Ala"), seat("", "easy")], won, reply, t)
    assert found.title == "Eksplodujące kotki"
    assert found.players[0].name == "Ala"
    assert found.players[1].name in t.say("web-bot-names")
    assert [player.result for player in found.players] == ["", ""], "places of kittens are no points"
    assert [len(line) for line in found.lines] == [len(reply.decisions) + 2] * 2
    assert all(0 <= x <= 1 and 0 <= y <= 1 for line in found.lines for x, y in line)
    assert found.lines[record.winners[0]][-1][1] == 1.0
    points = result("witchstone", [seat("Ala"), seat("Ola")], Result([1], [90.0, 112.4], "over"), None, t)
    assert [player.result for player in points.players] == ["90", "112"]
    assert (points.lines, points.headline) == ([], "Wygrywa Ola")
    assert result("wizardkittens", [seat("Ala")], Result([], [3.0], "over"), None, t).headline == "Nikt nie wygrywa"


def test_a_link_to_a_table_shows_its_picture(server: Running) -> None:
    """Of a running game only that there is one; of a finished one the result, in the language asked for."""
    ala = server.person("Ala")
    waiting = ala.make("kittens", seats=2, **CALM)
    invited = ala.http.get(f"/api/tables/{waiting}/picture")
    assert (invited.status_code, invited.headers["content-type"]) == (200, "image/png")
    assert invited.content == drawn(invitation("kittens", texts("en")))
    _, table = finished(server)
    over = ala.http.get(f"/api/tables/{table}/picture?lang=pl")
    info = ala.get(f"/api/tables/{table}")
    ended = Result(info["result"]["winners"], info["result"]["scores"], "over")
    seats = [seat(each["name"], each["bot"]) for each in info["seats"]]
    assert over.content == drawn(result("kittens", seats, ended, None, texts("pl")))
    assert ala.http.get("/api/tables/aaaaaaaaaaaaaaaaaaaa/picture").status_code == 404


def test_of_a_running_game_nothing_is_shown(server: Running) -> None:
    people = [server.person("Ala"), server.person("Ola")]
    table = people[0].make("wizardkittens", seats=2, **CALM)
    people[1].sit(table)
    people[0].do(table, "start")
    shown = people[0].http.get(f"/api/tables/{table}/picture?lang=pl")
    assert shown.content == drawn(invitation("wizardkittens", texts("pl")))


def test_a_drawing_that_fails_is_an_error_and_too_many_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "WORKER", (sys.executable, "-c", "import sys; sys.stdin.read()"))

    async def fails() -> None:
        made = Pictures()
        with pytest.raises(RuntimeError):
            await made.of(shown())
        made._waiting = pictures.WAITING
        with pytest.raises(Overloaded):
            await made.of(shown())

    asyncio.run(fails())


def test_grey_and_coloured_files_are_read_as_they_were_written() -> None:
    for channels in (1, 3):
        pixels = bytes(range(4 * 3 * channels))
        assert unpacked(png(4, 3, pixels, channels)) == (4, 3, channels, pixels)

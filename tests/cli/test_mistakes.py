"""Wrong input: one sentence that names the fault and the remedy, exit code 2, nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Result, kociolek
from kociolek.text import LANGUAGES

SAVED = "{tmp}/saved.jsonl"

# A call, and a word that the sentence must name.
MISTAKES: list[tuple[str, str]] = [
    ("plya", "play"),
    ("xyzzy", "xyzzy"),
    ("--verison", "--version"),
    ("play --seat 3", "--seats"),
    ("play --seats", "--seats"),
    ("play --seats=--", "--seats"),
    ("simulate kittens --option=--", "--option"),
    ("verify {tmp}/saved.jsonl --box=--", "--box"),
    ("play chess", "chess"),
    ("play kitten", "kittens"),
    ("play kittens witchstone", "witchstone"),
    ("play --plain=yes", "--plain"),
    ("play --seats many", "many"),
    ("play --seats 1", "2"),
    ("play --seats 6", "5"),
    ("play --seats -3", "-3"),
    ("play --edition evil", "evil"),
    ("play --edition good_vs_evl", "good_vs_evil"),
    ("play --edition original --option edition=original", "edition"),
    ("play --option turbo", "turbo"),
    ("play --option =on", "=on"),
    ("play --option tubro=on", "turbo"),
    ("play --option turbo=yes", "off, on"),
    ("play --option turbo=on --option turbo=off", "turbo"),
    ("play --option godcat_in_combos=off", "good_vs_evil"),
    ("play --game kitten", "kittens"),
    ("play --game chess", "chess"),
    ("play --people 5 --seats 4", "5"),
    ("play --people 0", "--people"),
    ("play --people 99", "16"),
    ("play --people Ala,Ala", "Ala"),
    ("play --people ,", "--people"),
    ("play --bots esay", "easy"),
    ("play --bots ,", "random"),
    ("play --bots easy,easy,easy,easy --seats 4", "3"),
    ("play --save {tmp}/no/game.jsonl", "no/game.jsonl"),
    (f"play --save {SAVED}", "saved.jsonl"),
    ("play --save {tmp}", "{tmp}"),
    ("play --lang de", "pl"),
    ("simulate", "--help"),
    ("simulate chess", "chess"),
    ("simulate kittens --games 0", "--games"),
    ("simulate kittens --games ten", "ten"),
    ("simulate kittens --workers 0", "--workers"),
    ("simulate kittens --workers 1000", "256"),
    ("simulate kittens --bots medum", "medum"),
    ("simulate kittens --save {tmp}", "{tmp}"),
    ("simulate kittens --save {tmp}/no/where", "no/where"),
    ("simulate kittens --json=3", "--json"),
    ("simulate kittens --data {tmp}/games.xlsx", ".parquet"),
    ("simulate kittens --data {tmp}/games", ".csv"),
    ("bench", "--help"),
    ("bench rocket", "rocket"),
    ("bench engine chess", "chess"),
    ("bench lab foo", "foo"),
    ("bench lab kittens", "kittens"),
    ("bench adapters kittens", "kittens"),
    ("bench engine --seconds 0", "0"),
    ("bench engine --seconds nan", "nan"),
    ("bench engine --seconds soon", "soon"),
    ("bench engine --seats 11", "5"),
    ("bench server --seats 99", "99"),
    ("bench server --option edition=evil", "evil"),
    ("bench server --rate often", "often"),
    ("bench server --store mysql:games", "mysql:games"),
    ("bench server --store sqlite:{tmp}/no/games.db", "no/games.db"),
    ("serve --port 70000", "65535"),
    ("serve --store sqlite:{tmp}", "{tmp}"),
    ("serve --store postgresql://ala@[::1/games", "[::1/games"),
    ("serve --origin games.example", "games.example"),
    ("serve --origin https://games.example/kociolek", "games.example/kociolek"),
    ("serve --origin https://ala@games.example", "ala@games.example"),
    ("serve --origin https://games.example:port", "games.example:port"),
    ("serve --proxy nginx", "nginx"),
    ("serve --log loud", "loud"),
    ("rules", "--help"),
    ("rules chess", "chess"),
    ("rules kittens favour", "Favor|Przysługa"),
    ("rules kittens xyzzy", "Nope|Nie, nie, nie"),
    ("replay", "--help"),
    ("replay {tmp}/no.jsonl", "no.jsonl"),
    ("replay {tmp}", "{tmp}"),
    ("replay {tmp}/saved.jsonl --seat 4", "3"),
    ("replay {tmp}/saved.jsonl --seat -1", "--seat"),
    ("replay {tmp}/saved.jsonl --seat me", "me"),
    ("replay {tmp}/saved.jsonl --seat 1 --spectator", "--spectator"),
    ("replay {tmp}/damaged.jsonl", "3"),
    ("replay {tmp}/notes.txt", "--save"),
    ("replay {tmp}/picture", "UTF-8"),
    ("analyse", "--help"),
    ("analyse {tmp}/no.jsonl", "no.jsonl"),
    ("analyse {tmp}/damaged.jsonl", "3"),
    ("verify", "--help"),
    ("verify {tmp}/no.jsonl", "no.jsonl"),
    ("verify {tmp}/damaged.jsonl", "3"),
    ("verify {tmp}/empty", "empty"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write damaged files for the tests."""
    made = tmp_path_factory.mktemp("files")
    saved = made / "saved.jsonl"
    assert kociolek("play", "--seed", "1", "--save", saved, typed="1\n").code == 0
    rows = saved.read_text("utf-8").split("\n")
    (made / "damaged.jsonl").write_text("\n".join([*rows[:2], "oops", *rows[2:]]))
    (made / "notes.txt").write_text('{"milk": 1}')
    (made / "picture").write_bytes(b"\x89PNG\xff")
    (made / "empty").touch()
    return made


def assert_one_sentence(result: Result, lang: str) -> None:
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert result.err.startswith("Error: " if lang == "en" else "Błąd: ")
    assert result.err.rstrip().endswith((".", "?"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("call", "named"), MISTAKES, ids=[call for call, _ in MISTAKES])
def test_a_mistake_gets_one_sentence(folder: Path, call: str, named: str, lang: str) -> None:
    words = call.replace("{tmp}", str(folder)).split()
    before = sorted(folder.iterdir())
    result = kociolek(*words, lang=None if "--lang" in words else lang)
    assert_one_sentence(result, "en" if "--lang" in words else lang)
    assert any(word in result.err for word in named.replace("{tmp}", str(folder)).split("|"))
    assert sorted(folder.iterdir()) == before


def test_a_file_is_named_once(folder: Path) -> None:
    assert kociolek("verify", folder / "no.jsonl").err.count("no.jsonl") == 1


def test_an_unknown_language_is_named_in_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert_one_sentence(kociolek("rules", "kittens", "--lang", "xx", lang=None), "pl")


def test_the_last_language_asked_for_counts() -> None:
    assert "użycie" in kociolek("--lang", "en", "play", "--lang=pl", "--help", lang=None).out


def test_all_files_are_verified_though_one_is_bad(folder: Path) -> None:
    result = kociolek("verify", folder / "damaged.jsonl", folder / "saved.jsonl")
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert "saved.jsonl: genuine so far" in result.out


def test_reasons_of_the_system_are_told_in_polish() -> None:
    """A missing scenario was told in the English of the system."""
    result = kociolek("check", "/no/such/file", lang="pl")
    assert result.code == 2
    assert "nie ma takiego" in result.err


@pytest.mark.parametrize(("lang", "told"), [("en", "a file with this name exists"), ("pl", "istnieje już plik")])
def test_a_file_in_the_place_of_a_folder_is_named(lang: str, told: str) -> None:
    """It was told as "no such folder"."""
    result = kociolek("simulate", "kittens", "--save", __file__, lang=lang)
    assert_one_sentence(result, lang)
    assert told in result.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_host_that_can_be_no_name_is_refused(lang: str, tmp_path: Path) -> None:
    """A byte that is no UTF-8 and a label that is too long ended in tracebacks."""
    for host in ("\udcff", "ą" * 300):
        store = f"sqlite:{tmp_path}/games.db"
        assert_one_sentence(kociolek("serve", "--port", "0", "--store", store, "--host", host, lang=lang), lang)


def test_a_seed_may_be_any_word_of_the_shell() -> None:
    """One that is no UTF-8 ended in a traceback."""
    assert kociolek("board", "witchstone", "--seed", "\udcff").code == 0

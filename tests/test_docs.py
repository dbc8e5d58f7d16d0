"""The documentation site: it builds strictly, works without a network, and its examples run."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import kociolek
from command import environment
from command import kociolek as run_command
from kociolek.catalog import GAMES
from kociolek.cli import COMMANDS
from kociolek.schema.docs import class_doc, field_docs, reachable
from kociolek.schema.views import VIEWS
from kociolek.server import wire
from kociolek.text import LANGUAGES
from source_tree import ROOT

pytestmark = pytest.mark.once
LOADED = re.compile(
    r'<(?:script|img|iframe)[^>]*?src="([^"]+)"|<link[^>]*?rel="(?:stylesheet|preload|icon)"[^>]*?href="([^"]+)"'
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    run = [sys.executable, str(ROOT / "tools" / "docs.py"), str(folder)]
    done = subprocess.run(run, capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 0, done.stderr
    return folder / "site"


def test_the_site_is_whole(site: Path) -> None:
    tutorials = ("players", "players-pl", "hosts", "bot-writers", "researchers", "contributors")
    wanted = [f"tutorials/{name}" for name in tutorials]
    wanted += [f"generated/{name}" for name in ("api", "commands", "options", "views", "messages", "http")]
    wanted += [f"generated/rules-{game}-{lang}" for game in GAMES for lang in LANGUAGES]
    wanted += [f"rules/{game}" for game in GAMES]
    assert not [name for name in wanted if not (site / f"{name}.html").exists()]
    assert (site / "searchindex.js").exists()
    help_of_all = (site / "generated/commands.html").read_text("utf-8")
    assert all(f'id="{name}"' in help_of_all for name in COMMANDS)
    api = (site / "generated/api.html").read_text("utf-8")
    for name in ("Match.play", "vector.VectorEnv.step", "vector.make", "bots.Clock", "gymnasium.make_vec"):
        assert re.search(rf'id="[\w.]*\b{re.escape(name)}"', api), name
    assert "what an average decision left" in api, "the fields of an analysis"


def test_every_field_and_message_is_documented() -> None:
    """Half of the fields of frames and messages had no word about them."""
    public = [kociolek.Analysis, kociolek.Fact]
    kinds = reachable([*VIEWS.values(), wire.AnyCommand, wire.AnyMessage, *public])
    silent = [cls.__name__ for cls in kinds if not class_doc(cls)]
    silent += [
        f"{cls.__name__}.{each.name}"
        for cls, kind in kinds.items()
        for each in kind.fields
        if not field_docs(cls).get(each.name)
    ]
    assert not silent


def test_reading_needs_no_network(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = [one or other for one, other in LOADED.findall(page.read_text("utf-8"))]
        assert loaded
        assert not [place for place in loaded if place.startswith(("http:", "https:", "//"))]
    for style in site.rglob("*.css"):
        assert not re.search(r"@import|url\(['\"]?(https?:)?//", style.read_text("utf-8"))


def test_pages_name_their_language(site: Path) -> None:
    """Screen readers read the Polish pages aloud; all pages were marked as English."""
    pages = {"tutorials/players": "en", "tutorials/players-pl": "pl", "generated/rules-kittens-pl": "pl"}
    for name, lang in pages.items():
        assert re.search(f'<html[^>]* lang="{lang}"', (site / f"{name}.html").read_text("utf-8")), name


def test_the_search_of_a_site_in_a_folder_fetches_nothing(site: Path) -> None:
    """Browsers forbid it, and each result was an error in their console."""
    assert "SHOW_SEARCH_SUMMARY: false" in (site / "_static/documentation_options.js").read_text("utf-8")


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    """A page or a heading that does not exist stops the build."""
    (tmp_path / "index.md").write_text("# One\n\n[two](#no-such-heading)\n")
    (tmp_path / "conf.py").write_text('extensions = ["myst_parser"]\nmyst_heading_anchors = 4\n')
    run = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "html", str(tmp_path), str(tmp_path / "out")]
    assert subprocess.run(run, capture_output=True, check=False).returncode != 0


# -- examples -----------------------------------------------------------------------------
TUTORIALS = sorted((ROOT / "docs/tutorials").glob("*.md"))
REFERENCE = ("command-line", "analysis", "arena", "records", "server", "bots/learned")
PAGES = [*TUTORIALS, ROOT / "README.md", *(ROOT / f"docs/{name}.md" for name in REFERENCE)]
ELSEWHERE = re.compile(
    r"postgresql:|--ray|store migrate"
)  # needs another machine, or no server; other tests have these
BOT = """class {name}:
    def __init__(self, game, rng):
        self.rng = rng

    def choose(self, view, clock):
        return view.options[0]
"""
PLACEHOLDER = re.compile(r"\b[A-Z]{4,}\b(?![_=])|\.\.\.")  # `kociolek host add LOGIN`


def shell_lines(page: Path) -> list[str]:
    """Return the lines for a shell in their order: of blocks, and in tutorials also inside of sentences.

    `pip` and `make` lines are left to other tests, and what has a placeholder cannot be run.
    """
    found = []
    text = page.read_text("utf-8")
    for kind, block, inline in re.findall(r"^```(\w*)\n(.*?)^```|`(kociolek [^`]+)`", text, re.DOTALL | re.MULTILINE):
        lines = block.splitlines() if block and not kind else []
        lines += [inline] if inline and page in TUTORIALS else []
        found += [line for line in lines if re.match(r"(?:[A-Z_]+=\S+ )*(?:kociolek|mkdir)\b", line)]
    found = [line for line in found if not ELSEWHERE.search(line)]
    return [line for line in found if not PLACEHOLDER.search(re.sub(r'"[^"]*"', "", line.partition("#")[0]))]


SHORTER = (
    (r"--games \d+", "--games 6"),
    (r"kociolek (simulate|arena|ladder) (\w+)", r"kociolek \1 \2 --workers 1"),  # other tests start workers
    (r"hard", "medium"),
    (r" --box my-box.toml", ""),
    (r"play (kittens )?--save", "play kittens --seats 2 --save"),  # `analyse` then has little to judge
    (r"(arena kittens(?!.*--games))", r"\1 --games 6"),
    (r"--rounds \d+", "--rounds 1"),
    (r"--milliseconds \d+", "--milliseconds 5"),
    (r"bench search kittens", "bench search kittens --seats 2"),
    (r"--updates \d+", "--updates 1 --tests 2 --hidden 8"),
    (r"KOCIOLEK_PORT=\d+", "KOCIOLEK_PORT=0"),
    (r"--port \d+", "--port 0"),
    (r"/(srv|var/lib/kociolek)/", "{folder}/"),
)


def shortened(line: str, folder: Path) -> str:
    """Return a line with fewer games and weaker bots, in a folder of the test, on a free port, without a box."""
    for long, short in SHORTER:
        line = re.sub(long, short.replace("{folder}", str(folder)), line)
    return line


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_shell_lines_of_pages_run(page: Path, tmp_path: Path) -> None:
    """In the order of the page, servers answer and stop, and everything else ends well."""
    for name, code in re.findall(r"Save this as `(\S+)`:\n\n```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        (tmp_path / name).write_text(code, "utf-8")
    for module, name in re.findall(r"\b(my_module|mybot|newbot):(\w+)", page.read_text("utf-8")):
        (tmp_path / f"{module}.py").write_text(BOT.format(name=name))
    if "report games/" in page.read_text("utf-8"):
        saved = run_command("simulate", "kittens", "--games", "2", "--workers", "1", "--save", tmp_path / "games")
        assert saved.code == 0, saved.err
    program = tmp_path / "bin" / "kociolek"  # as pip installs it: the current folder is not on its path
    program.parent.mkdir()
    start = "import sys\nfrom kociolek.cli import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
    program.write_text(f"#!{sys.executable}\n{start}")
    program.chmod(0o755)
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    env = environment(PATH=path, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"), KOCIOLEK_PORT="0")
    servers: list[tuple[subprocess.Popen[str], str]] = []
    ran = 0
    try:
        for line in shell_lines(page):
            line = shortened(line, tmp_path)
            if re.search(r"kociolek serve\b", line):
                servers.append(served(line, tmp_path, env))
            else:
                if line.startswith("kociolek health"):
                    line = f"kociolek health {servers[0][1]}"
                if "--resume" in line:
                    interrupt_a_game(tmp_path, env)
                done = subprocess.run(
                    ["sh", "-c", line], cwd=tmp_path, env=env, input="leave\ny\n", capture_output=True, text=True,
                    check=False, timeout=120,
                )  # fmt: skip
                assert done.returncode == 0, f"{line}\n{done.stdout[-500:]}\n{done.stderr}"
                assert "disqualified" not in done.stdout
            ran += 1
    finally:
        stop(servers)
    assert ran or page.stem == "contributors"


def served(line: str, folder: Path, env: dict[str, str]) -> tuple[subprocess.Popen[str], str]:
    """Start a server and wait until it tells its address."""
    shell = re.sub(r"kociolek serve", "exec kociolek serve", line.partition("#")[0])
    server = subprocess.Popen(
        ["sh", "-c", shell], cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout
    for row in server.stdout:
        found = re.search(r"http://\S+:(\d+)", row)
        if found:
            address = f"http://127.0.0.1:{found[1]}"
            for _ in range(60):
                ask = subprocess.run(["kociolek", "health", address], env=env, capture_output=True, check=False)
                if ask.returncode == 0:
                    return server, address
    raise AssertionError(f"{line}: no address")


def stop(servers: list[tuple[subprocess.Popen[str], str]]) -> None:
    """Press Ctrl-C in servers, all of which end well."""
    for server, _ in servers:
        server.send_signal(signal.SIGINT)
    codes = [server.wait(30) for server, _ in servers]
    for server, _ in servers:
        server.stdout.close()  # type: ignore[union-attr]
    servers.clear()
    assert not any(codes)


def interrupt_a_game(folder: Path, env: dict[str, str]) -> None:
    """Press Ctrl-C in a game, which saves it."""
    run = ["kociolek", "play", "kittens"]
    with subprocess.Popen(run, cwd=folder, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as game:
        assert game.stdout
        seen = b""
        while b"(?" not in seen:  # the prompt of the first question; before it there may be no game to save
            seen += os.read(game.stdout.fileno(), 4096)
        game.send_signal(signal.SIGINT)
    assert game.returncode == 130


# What the Python examples of a page find, and what must hold after them.
PROGRAMS = {
    "analysis": (
        """
import kociolek
kociolek.kittens(seats=2, seed=5).finish("random").save("game.jsonl")
""",
        "assert analysis.accounts",
    ),
    "bots": (
        """
from kociolek.catalog import GAMES
from kociolek.core.api import Seat
from kociolek.match import Match
game = GAMES["kittens"]
state = Match(game, 2, {}, 7).state
""",
        "assert action in state.view(Seat(0)).options",
    ),
    "boxes": (
        """
from kociolek.box import standard
from kociolek.match import Match
source = 'game = "wizardkittens"\\nname = "Mine"\\ncurses.hairball.value = 5'
document, text = standard("witchstone").document(), standard("witchstone").text
""",
        "assert mine.name == 'Mine' and game.box_id and match.game is game",
    ),
    "fairness": (
        """
from pathlib import Path
from kociolek.catalog import GAMES
from kociolek.fair import fresh_fair
from kociolek.match import Match
from kociolek.record import record_of, write
kept = fresh_fair("table").with_contributions(["ab" * 32, ""])
match = Match(GAMES["kittens"], 2, {}, 0, fair=kept)
while not match.over:
    match.act(match.waiting()[0], match.options_of(match.waiting()[0])[0])
write(record_of(match), Path("game.jsonl"))
""",
        "assert key == kept.key('kittens', header['rules'], 2, header['options'])",
    ),
    "observations": ("", ""),
}


@pytest.mark.parametrize("page", PROGRAMS)
def test_python_examples_of_pages_run(page: str, tmp_path: Path) -> None:
    """In order and in a process of their own."""
    before, after = PROGRAMS[page]
    text = (ROOT / f"docs/{page}.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert blocks
    code = "\n".join([before, *blocks, after]).replace('"pillow"', '"skip"')  # a card that does not exist yet
    (tmp_path / "example.py").write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, "example.py"], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr

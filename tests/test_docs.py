"""The documentation site: it builds strictly, works without a network, and its examples run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from command import environment, kociolek
from kociolek.catalog import GAMES
from kociolek.cli import COMMANDS
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
    wanted += [f"generated/{name}" for name in ("api", "commands", "options", "views", "messages")]
    wanted += [f"generated/rules-{game}-{lang}" for game in GAMES for lang in LANGUAGES]
    wanted += [f"rules/{game}" for game in GAMES]
    assert not [name for name in wanted if not (site / f"{name}.html").exists()]
    assert (site / "searchindex.js").exists()
    help_of_all = (site / "generated/commands.html").read_text("utf-8")
    assert all(f'id="{name}"' in help_of_all for name in COMMANDS)
    assert "Match.play" in (site / "generated/api.html").read_text("utf-8")


def test_reading_needs_no_network(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = [one or other for one, other in LOADED.findall(page.read_text("utf-8"))]
        assert loaded
        assert not [place for place in loaded if place.startswith(("http:", "https:", "//"))]
    for style in site.rglob("*.css"):
        assert not re.search(r"@import|url\(['\"]?(https?:)?//", style.read_text("utf-8"))


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    """A page or a heading that does not exist stops the build."""
    (tmp_path / "index.md").write_text("# One\n\n[two](#no-such-heading)\n")
    (tmp_path / "conf.py").write_text('extensions = ["myst_parser"]\nmyst_heading_anchors = 4\n')
    run = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "html", str(tmp_path), str(tmp_path / "out")]
    assert subprocess.run(run, capture_output=True, check=False).returncode != 0


# -- examples -----------------------------------------------------------------------------
def test_the_tutorial_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs/tutorials/bot-writers.md").read_text("utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "careful.py").write_text(code[0])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    result = kociolek("arena", "kittens", "--bots", "careful:Careful,random", "--games", "4", "--workers", "1")
    assert result.code == 0, result.err
    assert "disqualified" not in result.out


@pytest.mark.parametrize("page", sorted((ROOT / "docs/tutorials").glob("*.md")), ids=lambda path: path.stem)
def test_commands_of_tutorials_exist(page: Path) -> None:
    """Every `kociolek` line of a tutorial parses: its command, its flags and its game."""
    fences = re.findall(r"^```(\w*)\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    blocks = "\n".join(text for kind, text in fences if not kind)
    calls = re.findall(r"^(?:[A-Z_]+=\S+ )*kociolek (.+?)(?:\s+#.*)?$", blocks, re.MULTILINE)
    flags = {name: set(re.findall(r"--[a-z-]+", kociolek(name, "--help").out)) for name in COMMANDS}
    for call in calls:
        name, *words = call.split()
        assert name in COMMANDS, call
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= flags[name], call
    assert calls or page.stem == "contributors"

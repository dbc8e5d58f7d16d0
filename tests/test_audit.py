"""The audit of dependencies finds what is wrong with them, and the library works without the extra [server]."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import audit
from command import environment
from source_tree import PYPROJECT, ROOT

pytestmark = pytest.mark.once
SERVER_COMMANDS = ("serve --port 0", "store check", "bench server --seconds 1")
LIBRARY_COMMANDS = (
    "simulate kittens --games 1 --bots random",
    "rules kittens",
    "vocabulary kittens",
    "box show witchstone",
    "health --help",
    "--version",
)
# Stands for an environment without the extra: nothing of the server can be found.
WITHOUT = """
import sys
class Without:
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        return None if name.partition(".")[0] in GONE else self.finder.find_spec(name, path, target)
sys.meta_path[:] = [Without(finder) for finder in sys.meta_path]
"""
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}  # where the name of a package differs


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in (*audit.LOCKS, "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def found(tree: Path) -> list[str]:
    wrong: list[str] = []
    audit.check_python(wrong, tree)
    return wrong


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_pins_hashes_and_licences_are_in_order() -> None:
    assert audit.main() == 0


def test_a_loose_version_is_found(tree: Path) -> None:
    change(tree / audit.SERVER, "uvicorn==", "uvicorn>=")
    assert any("not an exact version" in line and "uvicorn" in line for line in found(tree))


def test_a_missing_hash_is_found(tree: Path) -> None:
    path = tree / audit.LIBRARY
    lines = path.read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if audit.PIN.match(line))
    rest = lines[first + 1 :]
    while audit.HASH.match(rest[0]):
        rest.pop(0)
    path.write_text("\n".join([*lines[: first + 1], *rest]), "utf-8")
    assert found(tree) == [f"{audit.LIBRARY}: {lines[first].partition('==')[0]} has no hash"]


def test_locks_that_differ_are_found(tree: Path) -> None:
    change(tree / audit.SERVER, "starlette==", "starlette==0.")
    assert any("starlette 0." in line for line in found(tree))


def test_a_server_package_of_the_library_is_found(tree: Path) -> None:
    with (tree / audit.LIBRARY).open("a", encoding="utf-8") as file:
        file.write("starlette==1.0 \\\n    --hash=sha256:" + "0" * 64 + "\n")
    assert any("which a library user does not install" in line for line in found(tree))


def test_foreign_licences_and_loose_versions_of_the_client_are_found() -> None:
    good = {"version": "1.0.0", "integrity": "sha512-" + "A" * 86 + "==", "license": "MIT"}

    def check(**changes: str) -> list[str]:
        wrong: list[str] = []
        lock: dict[str, Any] = {"packages": {"": {"dependencies": {"x": "1.0.0"}}, "node_modules/x": good | changes}}
        audit.check_client(json.loads(json.dumps(lock)), wrong)
        return wrong

    assert check() == []
    assert len(check(license="GPL-3.0-only")) == len(check(integrity="sha1-x")) == len(check(version="^1.0")) == 1


def without_server(code: str) -> subprocess.CompletedProcess[str]:
    names = [audit.plain(each.partition(">")[0]) for each in PYPROJECT["project"]["optional-dependencies"]["server"]]
    gone = {MODULES.get(name, name) for name in names}
    assert {"starlette", "uvicorn", "argon2"} <= gone
    text = f"GONE = {sorted(gone)!r}\n{WITHOUT}\n{code}"
    return subprocess.run([sys.executable, "-c", text], env=environment(), capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("words", LIBRARY_COMMANDS)
def test_the_library_works_without_the_server(words: str) -> None:
    told = without_server(f"from kociolek.cli import main\nsys.exit(main({words.split()!r}))")
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("words", SERVER_COMMANDS)
def test_commands_of_the_server_say_what_to_install(words: str, tmp_path: Path) -> None:
    told = without_server(
        f"import os\nos.chdir({str(tmp_path)!r})\nfrom kociolek.cli import main\nsys.exit(main({words.split()!r}))"
    )
    assert told.returncode == 2
    assert 'pip install "kociolek[server]"' in told.stderr
    assert "Traceback" not in told.stderr
    assert not list(tmp_path.iterdir())


def test_every_module_but_the_server_can_be_imported_without_it() -> None:
    code = """
from pathlib import Path
import kociolek
root = Path(kociolek.__file__).parent
from importlib import import_module
for path in sorted(root.rglob("*.py")):
    parts = path.relative_to(root).with_suffix("").parts
    if parts[0] in ("server", "schema", "adapters", "web", "__main__"):
        continue
    import_module(".".join(("kociolek", *(part for part in parts if part != "__init__"))))
"""
    told = without_server(code)
    assert told.returncode == 0, told.stderr

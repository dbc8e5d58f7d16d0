"""Compiles the rules with mypyc; everything else about the package is in pyproject.toml.

KOCIOLEK_PURE=1 leaves the compiler out and gives a pure wheel. Without a working C compiler the install goes on
without the compiled modules: the same sources then run interpreted, slower and otherwise the same.
"""

import os
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src")
CORES = os.cpu_count() or 1
# Compiled accessors are small, but with bounds checks too large for gcc's defaults: 5 % more speed, 30 % more code.
LIMITS = ("max-inline-insns-auto=80", "early-inlining-insns=60", "inline-unit-growth=100")

# Without symbols the library has less than half the size, and without pages of their own for code a small module too.
STRIPPED = ["-Wl,-s", "-Wl,-z,noseparate-code"] if sys.platform == "linux" else []


def sources() -> list[str]:
    """Every module that pyproject.toml names, itself or its package; not the __init__ files, which hold no code."""
    named = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["kociolek"]["compile"]
    places = [SOURCE / "kociolek" / name for name in named]
    found = chain.from_iterable([place] if place.suffix else place.rglob("*.py") for place in places)
    return sorted(str(path) for path in found if path.name != "__init__.py")


def extensions() -> list[Extension]:
    """All the modules as one group: calls between them are as fast as within one. The shared library behind them,
    kociolek__mypyc, lies beside the package: inside it, mypyc would give the modules a wrong __file__.

    One C file a module, so that all cores compile; the linker then optimises over all of them, as if they were one."""
    from mypyc.build import mypycify  # late: a pure build does not need it

    # What is not compiled may import packages that are not here (numpy): its errors are for `make lint`.
    compiled = mypycify(["--follow-imports=silent", *sources()], opt_level="3", group_name="kociolek", multi_file=True)
    group = [extension for extension in compiled if isinstance(extension, Extension)]
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        extension.extra_link_args = STRIPPED
        if extension.name == "kociolek__mypyc":
            hidden = ["-flto", "-fvisibility=hidden"]  # nothing but its PyInit function is called from outside
            extension.extra_compile_args += [*hidden, *(f"--param={limit}" for limit in LIMITS)]
            extension.extra_link_args = [f"-flto={CORES}", "-O3", "-fno-semantic-interposition", *STRIPPED]
    return group


def compile_on_all_cores(compiler: Any) -> None:
    """setuptools compiles the files of an extension one after the other, and one extension has nearly all of them."""
    one_after_the_other = compiler.compile

    def compile_together(files: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(CORES) as pool:
            return list(chain.from_iterable(pool.map(lambda file: one_after_the_other([file], **how), files)))

    compiler.compile = compile_together


SLOW = (
    "no working C compiler (Debian: gcc python3-dev), so the rules run interpreted, about ten times slower. "
    "Everything else works. `kociolek --version` says which build is installed."
)


def say_at_the_terminal(sentence: str) -> None:
    """Say something to who runs pip, which hides the output of builds that succeed."""
    print(sentence, file=sys.stderr)
    try:
        with Path("/dev/tty").open("w", encoding="utf-8") as terminal:
            print(sentence, file=terminal)
    except OSError:
        pass  # nobody watches


class BuildRules(build_ext):
    """All or nothing: with only a part of the group compiled, two engines would run in one process."""

    def build_extensions(self) -> None:
        compile_on_all_cores(self.compiler)
        try:
            super().build_extensions()
        except (BaseError, CCompilerError):
            for library in Path(self.build_lib).rglob("*.so"):
                library.unlink()
            self.extensions = []  # so nothing is looked for, nor copied beside the sources
            self.warn(SLOW)  # pip shows it with -v
            say_at_the_terminal(f"kociolek: {SLOW}")


def sweep() -> None:
    """Remove what an earlier build left: setuptools would take it again, and a library wins over its source."""
    for directory in Path("build").glob("lib*"):
        shutil.rmtree(directory)
    if not {"--inplace", "editable_wheel"}.isdisjoint(sys.argv):
        for library in SOURCE.rglob("*.so"):
            library.unlink()


def message_tables() -> None:
    """Make the tables of the texts, so that an installed package never parses Fluent files."""
    sys.path.insert(0, str(SOURCE))
    from kociolek.text import LANGUAGES
    from kociolek.text.messages import load

    for language in LANGUAGES:
        load(language)


if "sdist" in sys.argv and not (SOURCE / "kociolek" / "web" / "index.html").exists():
    sys.exit("kociolek: a package without the client is not published; run make client first.")
builds = {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv)  # these only describe the package
if builds:
    sweep()
    message_tables()
setup(
    ext_modules=extensions() if builds and os.environ.get("KOCIOLEK_PURE") != "1" else [],
    cmdclass={"build_ext": BuildRules},
    options={"build_ext": {"parallel": str(CORES)}},
)

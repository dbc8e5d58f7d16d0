"""Audit of all dependencies without a network: pins, hashes, licences, and that the locks agree with each other.

Usage: make audit. It prints what it counted, and one line for each thing that is wrong; then the exit code is 1.
It reads the lock files, the installed packages of .venv and web/package-lock.json. It cannot know of vulnerabilities.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LIBRARY, SERVER, EVERYTHING = "requirements.lock", "requirements-server.lock", "requirements-dev.lock"
LOCKS = (LIBRARY, SERVER, "requirements-build.lock", EVERYTHING)
Pins = dict[str, set[str]]  # by package; several versions if they depend on the version of Python
PIN = re.compile(r"^([a-z0-9][a-z0-9-]*)==([^ ;\\]+)(?: ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")
INTEGRITY = re.compile(r"sha512-[A-Za-z0-9+/]{86}==")

# Licences that a permissive project may depend on, as SPDX writes them.
FREE = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MIT-CMU",
    "MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib",
}  # fmt: skip
# What packages without an SPDX expression write instead.
SPOKEN = {
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "GNU Library or Lesser General Public License (LGPL)": "LGPL-2.1-or-later",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
# Other licences, each for a reason: they are optional, and used unchanged as libraries of their own.
EXCEPTIONS: dict[str, set[str]] = {
    "docutils": {"Public Domain", "GNU General Public License (GPL)"},  # the latter is a mode for Emacs; for make docs
    "psycopg": {"LGPL-3.0-only"},
    "psycopg-binary": {"LGPL-3.0-only"},
    "pygame-ce": {"LGPL-2.1-or-later"},
}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins_of(path: Path, wrong: list[str]) -> Pins:
    """Return the versions of a lock file by package. Report lines that are no pin, and pins without a hash."""
    pins: Pins = {}
    hashes = 1
    name = ""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if HASH.match(line):
            hashes += 1
            continue
        if not hashes:
            wrong.append(f"{path.name}: {name} has no hash")
        found = PIN.match(line)
        if found is None:
            wrong.append(f"{path.name}:{number}: not an exact version with hashes: {line.strip()[:60]}")
            hashes = 1
            continue
        name, hashes = found[1], 0
        pins.setdefault(name, set()).add(found[2])
    if not hashes:
        wrong.append(f"{path.name}: {name} has no hash")
    return pins


def licences(found: Distribution) -> set[str]:
    """Return the licences of an installed package as SPDX writes them, as far as they are known."""
    meta = found.metadata
    if "License-Expression" in meta:
        return set(re.split(r" (?:AND|OR|WITH) ", re.sub(r"[()]", "", meta["License-Expression"])))
    told = [each.rpartition(" :: ")[2] for each in meta.get_all("Classifier") or [] if each.startswith("License :: ")]
    stated = meta["License"].splitlines()[0] if "License" in meta else "none stated"
    told = [each for each in told if each != "OSI Approved"] or [stated]
    return {SPOKEN.get(each, each) for each in told}


def check_python(wrong: list[str], root: Path = ROOT) -> dict[str, Pins]:
    locks = {name: pins_of(root / name, wrong) for name in LOCKS}
    everything = locks[EVERYTHING]
    for name, pins in locks.items():
        for package, versions in pins.items():
            others = versions - everything.get(package, set())
            if others:
                wrong.append(f"{name}: {package} {', '.join(sorted(others))} is not in {EVERYTHING}")
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    server = {plain(re.split(r"[^\w.-]", each)[0]) for each in project["optional-dependencies"]["server"]}
    for package in sorted(server & locks[LIBRARY].keys()):
        wrong.append(f"{LIBRARY}: {package} belongs to the extra [server], which a library user does not install")
    for package in sorted(server - locks[SERVER].keys()):
        wrong.append(f"{SERVER}: {package} of the extra [server] is missing")
    return locks


def check_installed(pins: Pins, wrong: list[str]) -> int:
    """Compare what is installed with the lock. Packages for other systems are pinned and not installed here."""
    count = 0
    for found in distributions():
        name = plain(found.metadata["Name"])
        if name not in pins:
            continue
        count += 1
        if found.version not in pins[name]:
            locked = ", ".join(sorted(pins[name]))
            wrong.append(f".venv: {name} {found.version} is installed, {locked} is locked; run make setup")
        allowed = FREE | EXCEPTIONS.get(name, set())
        for licence in sorted(licences(found) - allowed):
            wrong.append(f"{name}: licence {licence!r} is not on the list of tools/audit.py")
    if not count:
        wrong.append(".venv: nothing is installed; run make setup")
    return count


def check_client(lock: dict[str, Any], wrong: list[str]) -> int:
    packages = {path: each for path, each in lock["packages"].items() if path}
    for path, each in packages.items():
        name = path.rpartition("node_modules/")[2]
        if not INTEGRITY.fullmatch(each.get("integrity", "")):
            wrong.append(f"package-lock.json: {name} has no SHA-512")
        if not re.fullmatch(r"\d+\.\d+\.\d+\S*", each.get("version", "")):
            wrong.append(f"package-lock.json: {name} has no exact version")
        told = set(re.split(r" (?:AND|OR) ", each.get("license", "none stated").strip("()")))
        for licence in sorted(told - FREE):
            wrong.append(f"package-lock.json: {name}: licence {licence!r} is not on the list of tools/audit.py")
    asked = {**lock["packages"][""].get("dependencies", {}), **lock["packages"][""].get("devDependencies", {})}
    for name, version in asked.items():
        if not re.fullmatch(r"\d+\.\d+\.\d+\S*", version):
            wrong.append(f"package.json: {name} {version} is no exact version")
    return len(packages)


def main() -> int:
    wrong: list[str] = []
    locks = check_python(wrong)
    installed = check_installed(locks[EVERYTHING], wrong)
    client = check_client(json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8")), wrong)
    counts = ", ".join(f"{len(pins)} in {name}" for name, pins in locks.items())
    print(f"audit: {counts}; {installed} installed; {client} of the client")
    for line in wrong:
        print(f"audit: {line}", file=sys.stderr)
    print("audit: " + (f"{len(wrong)} things are wrong" if wrong else "pins, hashes and licences are in order"))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

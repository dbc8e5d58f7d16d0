"""`kociolek check FILE...`: play the scenarios of files and say which of them came out otherwise than expected."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from kociolek.scenario import Finding, play, read_file, scenario_files
from kociolek.text import Texts

NAME: Final = "check"


def arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument(
        "files", metavar=texts.say("cli-metavar-file"), nargs="+", type=Path, help=texts.say("cli-arg-files")
    )
    parser.add_argument("-v", "--verbose", action="store_true", help=texts.say("cli-arg-verbose"))


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Read all files before playing the first scenario, so that errors in any file are reported."""
    files: list[Path] = args.files
    scenarios = [scenario for file in scenario_files(files) for scenario in read_file(file)]
    failed = 0
    for scenario in scenarios:
        findings = play(scenario)
        if findings:
            failed += 1
            print(texts.say("cli-check-failed", file=scenario.file, line=str(scenario.line), title=scenario.title))
            for finding in findings:
                print("    " + sentence(finding, texts))
        elif args.verbose:
            print(texts.say("cli-check-passed", title=scenario.title))
    summary = texts.say("cli-check-summary", passed=str(len(scenarios) - failed), failed=str(failed))
    print(summary.replace("\xa0", " "))  # machines read this line
    return 1 if failed else 0


def sentence(finding: Finding, texts: Texts) -> str:
    text = texts.say(f"cli-check-{finding.key}", **finding.values)
    return texts.say("cli-check-line", line=str(finding.line), text=text)

"""`kociolek check FILE...`: play the scenarios of files and say which of them came out otherwise than expected."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.scenario import Finding, Scenario, play, read_file, scenario_files
from kociolek.text import Texts

NAME: Final = "check"


def arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument(
        "files", metavar=texts.say("cli-metavar-file"), nargs="+", type=Path, help=texts.say("cli-arg-files")
    )
    parser.add_argument("-v", "--verbose", action="store_true", help=texts.say("cli-arg-verbose"))
    add_json(parser, texts)


def run(args: Namespace, texts: Texts) -> int:
    """Read all files before playing the first scenario, so that errors in any file are reported."""
    files: list[Path] = args.files
    scenarios = [scenario for file in scenario_files(files) for scenario in read_file(file)]
    if args.json:
        return check_json(scenarios, texts)
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


def check_json(scenarios: list[Scenario], texts: Texts) -> int:
    """Play the scenarios and print what was found as JSON. Return the exit code."""
    rows = []
    for scenario in scenarios:
        findings = [
            {"line": finding.line, "key": finding.key, "text": sentence(finding, texts)} for finding in play(scenario)
        ]
        place = {"file": str(scenario.file), "line": scenario.line, "title": scenario.title}
        rows.append({**place, "passed": not findings, "findings": findings})
    failed = sum(not row["passed"] for row in rows)
    print_json({"passed": len(rows) - failed, "failed": failed, "scenarios": rows})
    return 1 if failed else 0


def sentence(finding: Finding, texts: Texts) -> str:
    text = texts.say(f"cli-check-{finding.key}", **finding.values)
    return texts.say("cli-check-line", line=str(finding.line), text=text)

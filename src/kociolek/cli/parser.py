"""argparse in the language of the user: headings, help and errors."""

from __future__ import annotations

import argparse
import re
from argparse import HelpFormatter
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from kociolek.core.errors import KociolekError
from kociolek.text import Texts
from kociolek.text.sentences import NO_SUGGESTION, suggestion

WIDTH: Final = 80

# English error messages of argparse and the key of our translated error.
ERRORS: Final = {
    r"the following arguments are required: (?P<what>.+)": "argument-missing",
    r"argument (?P<what>.+): expected (one|at least one) argument": "argument-value-missing",
    r"argument \w+: invalid choice: '?(?P<command>.*?)'? \(choose from (?P<known>.+)\)": "unknown-command",
    r"argument (?P<one>.+): not allowed with argument (?P<other>.+)": "arguments-exclude",
    r"argument (?P<what>.+): ignored explicit argument '?(?P<text>.*?)'?": "argument-takes-no-value",
    r"(?P<text>.+)": "argument-unknown",
}


class Parser(argparse.ArgumentParser):
    """Parser of the program or, made by `command`, of one command."""

    def __init__(self, texts: Texts, **settings: Any) -> None:  # settings of argparse
        settings.update(add_help=False, allow_abbrev=False, formatter_class=lambda prog: Formatter(texts, prog))
        super().__init__(**settings)
        self.texts: Final = texts
        self.commands: Final[dict[str, Parser]] = {}
        self._positionals.title = texts.say("cli-heading-arguments")
        self._optionals.title = texts.say("cli-heading-options")
        self._below: argparse._SubParsersAction[Parser] | None = None
        self.add_argument("-h", "--help", action="help", help=texts.say("cli-arg-help"))
        # SUPPRESS: the flag may precede the command, whose default must not overwrite it.
        self.add_argument("--lang", metavar="en|pl", default=argparse.SUPPRESS, help=texts.say("cli-arg-lang"))
        file = texts.say("cli-metavar-file")
        self.add_argument(
            "--box", metavar=file, action="append", default=argparse.SUPPRESS, help=texts.say("cli-arg-box")
        )
        for old in ("--cards", "--components"):  # what boxes replaced; they go with the next release
            self.add_argument(old, metavar=file, default=argparse.SUPPRESS, help=argparse.SUPPRESS)

    def command(self, name: str) -> Parser:
        """Return a new parser for a command; its texts are `cli-help-<name>` and `cli-help-<name>-long`."""
        t = self.texts
        if self._below is None:
            self._below = self.add_subparsers(
                title=t.say("cli-heading-commands"), dest="command", metavar=t.say("cli-metavar-command")
            )
        made = self._below.add_parser(
            name,
            texts=t,
            prog=f"{self.prog} {name}",
            description=t.say(f"cli-help-{name}-long"),
            help=t.say(f"cli-help-{name}"),
        )
        self.commands[name] = made
        return made

    def error(self, message: str) -> NoReturn:
        for pattern, key in ERRORS.items():
            match = re.fullmatch(pattern, message)
            if match:
                values = {name: value or "" for name, value in match.groupdict().items()}
                if "known" in values:
                    values["known"] = re.sub(r"['\s]", "", values["known"])
                raise KociolekError(key, {**values, "program": self.prog})
        raise AssertionError(message)


def unknown_argument(word: str, parser: Parser) -> KociolekError:
    known = [flag for flag in parser._option_string_actions if flag.startswith("--")]
    meant = suggestion(word.partition("=")[0], known) if word.startswith("-") else NO_SUGGESTION
    return KociolekError("argument-unknown", {"text": word, "program": parser.prog, "meant": meant})


class Formatter(HelpFormatter):
    def __init__(self, texts: Texts, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=WIDTH)
        self.texts: Final = texts

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.texts.say("cli-usage") + " " if prefix is None else prefix)

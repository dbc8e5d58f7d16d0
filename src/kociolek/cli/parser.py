"""argparse in the language of the user: headings, help and errors."""

from __future__ import annotations

import argparse
import os
import re
import sys
from argparse import HelpFormatter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from kociolek.core.errors import KociolekError
from kociolek.text import Texts
from kociolek.text.sentences import NO_SUGGESTION, suggestion

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

WIDTH: Final = 80
PREFIX: Final = "KOCIOLEK_"  # of environment variables

# English error messages of argparse and the key of our translated error.
ERRORS: Final = {
    r"the following arguments are required: (?P<what>.+)": "argument-missing",
    r"argument (?P<what>.+): expected (one|at least one) argument": "argument-value-missing",
    r"argument \w+: invalid choice: '?(?P<command>.*?)'? \(choose from (?P<known>.+)\)": "unknown-command",
    r"argument (?P<one>.+): not allowed with argument (?P<other>.+)": "arguments-exclude",
    r"argument (?P<what>.+): ignored explicit argument '?(?P<text>.*?)'?": "argument-takes-no-value",
    r"(?P<text>.+)": "argument-unknown",
}


YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")


class FromVariable(str):
    """Value of an environment variable, which error messages name instead of the flag."""

    variable: str


class Listed(argparse.Action):
    """Flag that may be given several times. Its values replace the default, which an environment variable may set."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        before = getattr(namespace, self.dest)
        setattr(namespace, self.dest, [*([] if before is self.default else before), values])


class Parser(argparse.ArgumentParser):
    """Parser of the program or, made by `command`, of one command.

    `usual` has the defaults that the help shows and argparse does not know, such as the number of cores.
    """

    def __init__(self, texts: Texts, **settings: Any) -> None:  # settings of argparse
        settings.update(add_help=False, allow_abbrev=False, formatter_class=lambda prog: Formatter(self, prog))
        super().__init__(**settings)
        self.texts: Final = texts
        self.commands: Final[dict[str, Parser]] = {}
        self.usual: Final[dict[str, str]] = {}
        self.variables: Final[dict[str, str]] = {}  # environment variables by the name of the value
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

    def from_environment(self, *names: str) -> None:
        """Let the variables `KOCIOLEK_NAME` set the defaults of these values, and let the help name them.

        A list is separated by commas, a switch is 1 or 0. Raise KociolekError for a switch that is neither.
        """
        for action in self._actions:
            if action.dest in names:
                variable = self.variables[action.dest] = f"{PREFIX}{action.dest.upper()}"
                given = os.environ.get(variable, "")
                if isinstance(action.default, str):
                    self.usual.setdefault(action.dest, action.default)
                if given:
                    action.default = self._default(action, variable, given)

    def _default(self, action: argparse.Action, variable: str, given: str) -> bool | list[str] | str:
        if action.nargs == 0:
            if given.lower() not in (*YES, *NO):
                raise KociolekError("variable-bad", {"variable": variable, "text": given, "known": "1, 0"})
            return given.lower() in YES
        if isinstance(action, Listed):
            return [text.strip() for text in given.split(",") if text.strip()]
        value = FromVariable(given)
        value.variable = variable
        return value

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        if action.option_strings and action.nargs is None and arg_strings == ["--"]:  # argparse would return a list
            raise KociolekError("argument-value-missing", {"what": action.option_strings[-1], "program": self.prog})
        return super()._get_values(action, arg_strings)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)  # argparse would hide a closed pipe

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
    """Help with the default of every value and the environment variable that sets it."""

    def __init__(self, parser: Parser, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=WIDTH)
        self.parser: Final = parser
        self.texts: Final = parser.texts

    def _get_help_string(self, action: argparse.Action) -> str | None:
        if action.help is None or action.help is argparse.SUPPRESS:
            return action.help
        text, default = action.help, self.parser.usual.get(action.dest, "")
        if not default and isinstance(action.default, str) and action.default is not argparse.SUPPRESS:
            default = action.default
        if default:
            text = self.texts.say("cli-arg-default", text=text, default=default)
        if action.dest in self.parser.variables:
            text = f"{text} [{self.parser.variables[action.dest]}]"
        return text.replace("%", "%%")  # argparse fills in %-formats

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.texts.say("cli-usage") + " " if prefix is None else prefix)

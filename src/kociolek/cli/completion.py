"""kociolek completion: print a completion script for a shell, made from the parsers of all commands."""

from __future__ import annotations

from argparse import SUPPRESS, Action, Namespace
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kociolek.bots import bot_names
from kociolek.catalog import GAMES
from kociolek.cli.parser import Parser
from kociolek.core.errors import KociolekError
from kociolek.text import LANGUAGES, Texts

NAME: Final = "completion"
FILES: Final = ("FILE", "FILES")  # stands for names of files


def arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("shell", metavar="|".join(SCRIPTS), help=texts.say("cli-arg-shell"))


def run(args: Namespace, texts: Texts) -> int:
    if args.shell not in SCRIPTS:
        raise KociolekError("unknown-shell", {"shell": args.shell, "known": ",".join(SCRIPTS)})
    print(SCRIPTS[args.shell](described(texts)), end="")
    return 0


# -- description --------------------------------------------------------------------------
@dataclass(frozen=True)
class Flag:
    names: list[str]
    help: str
    takes_value: bool
    words: tuple[str, ...]  # that the value may be; FILES for files


@dataclass(frozen=True)
class Described:
    """A command as shells complete it."""

    name: str
    help: str
    flags: list[Flag] = field(default_factory=list)
    places: list[tuple[str, ...]] = field(default_factory=list)  # words for each argument, the last one repeated


def described(t: Texts) -> list[Described]:
    """Return all commands with their flags and arguments."""
    from kociolek.cli import COMMANDS, parser_of  # late: that module imports this one

    parser, _ = parser_of(t, COMMANDS)
    found = []
    for name, command in parser.commands.items():
        flags, places = [], []
        for action in command._actions:
            if action.option_strings:
                if action.help is not SUPPRESS:
                    flags.append(flag(action))
            else:
                places.append(words_of(action, name))
        found.append(Described(name, t.say(f"cli-help-{name}"), flags, places))
    return found


def flag(action: Action) -> Flag:
    takes_value = action.nargs != 0
    text = (action.help or "").split(";")[0].split(":")[0]
    return Flag(list(action.option_strings), text, takes_value, words_of(action, "") if takes_value else ())


def words_of(action: Action, command: str) -> tuple[str, ...]:
    """Return what the value of an argument may be; nothing if it is free."""
    from kociolek.cli.bench import THINGS
    from kociolek.cli.box import DO
    from kociolek.cli.host import TASKS as HOST_TASKS
    from kociolek.cli.serve import LEVELS
    from kociolek.cli.store import TASKS as STORE_TASKS

    tasks = {"bench": THINGS, "box": tuple(DO), "store": STORE_TASKS, "host": HOST_TASKS}
    known: dict[str, Sequence[str]] = {
        "game": tuple(GAMES),
        "lang": LANGUAGES,
        "bots": tuple(dict.fromkeys(name for game in GAMES for name in bot_names(game))),
        "edition": GAMES["kittens"].schema()[0].values,
        "option": option_words(),
        "shell": tuple(SCRIPTS),
        "log": LEVELS,
        "card": tuple(dict.fromkeys(kind for game in GAMES.values() for kind in game.kind_names())),
    }
    if (action.dest in ("do", "task", "what") and command in tasks and action.dest != "what") or command == "bench":
        return tuple(tasks[command]) if action.dest in ("do", "task", "what") else tuple(known.get(action.dest, ()))
    if action.dest in known:
        return tuple(known[action.dest])
    if action.dest == "what":  # box
        return (*GAMES, *FILES)
    return FILES if action.dest in WITH_FILES else ()


WITH_FILES: Final = (
    "file", "files", "save", "report", "journal", "output", "svg", "record", "backup", "backups", "box", "pin", "data",
    "move_data", "resume", "page",
)  # fmt: skip


def option_words() -> tuple[str, ...]:
    """Return NAME=VALUE for all options of all games, but the default ones."""
    pairs = [f"{option.name}={value}" for game in GAMES.values() for option in game.schema() for value in option.values]
    return tuple(dict.fromkeys(pairs))


# -- scripts ------------------------------------------------------------------------------
def quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def plain(words: Iterable[str]) -> str:
    return " ".join(word for word in words if word not in FILES)


def bash(commands: Sequence[Described]) -> str:
    with_value = sorted({name for each in commands for flag in each.flags if flag.takes_value for name in flag.names})
    cases, values, places = [], [], []
    for each in commands:
        names = " ".join(name for flag in each.flags for name in flag.names)
        cases.append(f"        {each.name}) flags={quoted(names)} ;;")
        for flag in each.flags:
            if flag.takes_value:
                place = "|".join(f"{each.name}:{name}" for name in flag.names)
                values.append(f"        {place}) words={quoted(plain(flag.words))}{files_of(flag.words)} ;;")
        for number, words in enumerate(each.places):
            last = number == len(each.places) - 1
            places.append(
                f"        {each.name}:{number}{'*' if last and number else ''}) "
                f"words={quoted(plain(words))}{files_of(words)} ;;"
            )
        if len(each.places) == 1:
            places.append(f"        {each.name}:*) words={quoted(plain(each.places[0]))}{files_of(each.places[0])} ;;")
    return f"""# bash completion for kociolek
_kociolek() {{
    local line word command= n=0 skip= flags= words= files= i
    # "=" ends a word in bash: put NAME=VALUE together again
    local -a args=()
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${{COMP_WORDS[i]}}
        if [[ $word == = || ( i -gt 1 && ${{COMP_WORDS[i-1]}} == = ) ]] && ((${{#args[@]}})); then
            args[${{#args[@]}}-1]+=$word
        else
            args+=("$word")
        fi
    done
    local cur=${{args[${{#args[@]}}-1]}} prev=
    ((${{#args[@]}} > 1)) && prev=${{args[${{#args[@]}}-2]}}
    for word in "${{args[@]:0:${{#args[@]}}-1}}"; do
        if [[ $skip ]]; then
            skip=
        elif [[ " {" ".join(with_value)} " == *" $word "* ]]; then
            skip=1
        elif [[ $word != -* ]]; then
            if [[ $command ]]; then n=$((n + 1)); else command=$word; fi
        fi
    done
    COMPREPLY=()
    if [[ -z $command && -z $skip ]]; then
        words={quoted(" ".join(each.name for each in commands) + " --help --version --lang")}
    elif [[ $skip ]]; then
        case $command:$prev in
        *:--lang) words={quoted(" ".join(LANGUAGES))} ;;
{chr(10).join(values)}
        esac
    elif [[ $cur == -* ]]; then
        case $command in
{chr(10).join(cases)}
        esac
        words=$flags
    else
        case $command:$n in
{chr(10).join(places)}
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
    [[ $files ]] && COMPREPLY+=($(compgen -f -- "$cur"))
    if [[ $cur == *=* ]]; then
        COMPREPLY=("${{COMPREPLY[@]#"${{cur%%=*}}="}}")
    fi
}}
complete -o filenames -F _kociolek kociolek
"""


def files_of(words: Sequence[str]) -> str:
    return " files=1" if FILES[0] in words else ""


def zsh(commands: Sequence[Described]) -> str:
    rows = [quoted(f"{each.name}:{each.help.replace(':', ' -')}") for each in commands]
    cases = []
    for each in commands:
        specs = [zsh_flag(flag, name) for flag in each.flags for name in flag.names]
        for number, words in enumerate(each.places, start=1):
            specs.append(quoted(f"{number}:argument:{zsh_words(words)}"))
        if each.places:
            specs.append(quoted(f"*:argument:{zsh_words(each.places[-1])}"))
        cases.append(f"    {each.name})\n        _arguments {' '.join(specs)} ;;")
    newline = "\n"
    return f"""#compdef kociolek
# zsh completion for kociolek
_kociolek() {{
    local line state
    local -a commands=({" ".join(rows)})
    _arguments -C --help --version '--lang:language:(en pl)' '1:command:->command' '*::argument:->argument'
    if [[ $state == command ]]; then
        _describe command commands
        return
    fi
    case $words[1] in
{newline.join(cases)}
    esac
}}
if [[ $funcstack[1] == _kociolek ]]; then _kociolek "$@"; else compdef _kociolek kociolek; fi
"""


def zsh_flag(flag: Flag, name: str) -> str:
    text = flag.help.replace("[", "(").replace("]", ")")
    return quoted(f"*{name}[{text}]" + (f":value:{zsh_words(flag.words)}" if flag.takes_value else ""))


def zsh_words(words: Sequence[str]) -> str:
    if FILES[0] in words:
        return "_files"
    return f"({' '.join(words)})" if words else " "


def fish(commands: Sequence[Described]) -> str:
    lines = [
        "# fish completion for kociolek",
        "complete -c kociolek -f",
        *(
            f"complete -c kociolek -n __fish_use_subcommand -a {each.name} -d {fish_quoted(each.help)}"
            for each in commands
        ),
    ]
    for each in commands:
        start = f"complete -c kociolek -n '__fish_seen_subcommand_from {each.name}'"
        for flag in each.flags:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names)
            value = ""
            if flag.takes_value:
                value = " -r -F" if FILES[0] in flag.words else f" -x -a {fish_quoted(plain(flag.words))}"
            lines.append(f"{start} {names}{value} -d {fish_quoted(flag.help)}")
        words = tuple(dict.fromkeys(word for place in each.places for word in place))
        if plain(words):
            lines.append(f"{start} -a {fish_quoted(plain(words))}")
        if FILES[0] in words:
            lines.append(f"{start} -F")
    return "\n".join(lines) + "\n"


def fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SCRIPTS: Final = {"bash": bash, "zsh": zsh, "fish": fish}

"""Build the documentation site: `make docs`. It copies docs/, adds pages made from the code and runs Sphinx strictly.

Usage: tools/docs.py [FOLDER]; the site is then in FOLDER/site, by default build/docs/site.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout, suppress
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

from msgspec import inspect

import kociolek
from kociolek.catalog import GAMES
from kociolek.cli import COMMANDS, main
from kociolek.cli.rules import rules_of
from kociolek.schema.docs import class_doc, field_docs, reachable
from kociolek.schema.views import VIEWS
from kociolek.server import wire
from kociolek.server.api import ENDPOINTS
from kociolek.text import LANGUAGES, texts
from kociolek.text.printed import with_names
from kociolek.text.sentences import key

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[([^\]]+)\]\(([^)#\s]+)(#[^)]*)?\)")

CONF = """
project = "Kociołek"
copyright = "the Kociołek authors"
version = release = "{version}"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Kociołek {version}"
html_show_sphinx = False
html_show_search_summary = False  # a page read from a file may not fetch others
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "description"
html_static_path = ["static"]
html_css_files = ["narrow.css"]
exclude_patterns = ["_build"]
suppress_warnings = ["misc.highlighting_failure"]


def setup(app):
    app.connect("html-page-context", name_language)


def name_language(app, page, template, context, tree):
    if page.endswith("-pl"):
        context["language"] = "pl"
"""

# Long Polish words of a title broke in the middle on phones.
NARROW = """@media (max-width: 30em) {
  h1 { font-size: 1.9rem } h2 { font-size: 1.5rem } h1, h2 { hyphens: auto; overflow-wrap: break-word }
}
"""

INDEX = """# Kociołek

A self-hosted home for Exploding Kittens, Wizard Kittens and Witchstone, in Polish and English, in the browser and
in the terminal, with bots, a rules engine and tools for research. Choose where to start:

```{{toctree}}
:caption: Tutorials
:maxdepth: 1

tutorials/players
tutorials/players-pl
tutorials/hosts
tutorials/bot-writers
tutorials/researchers
tutorials/contributors
```

```{{toctree}}
:caption: Rules · Zasady
:maxdepth: 1

{rules}
rules/kittens
rules/wizardkittens
rules/witchstone
```

```{{toctree}}
:caption: Guides
:maxdepth: 1

{guides}
```

```{{toctree}}
:caption: Reference
:maxdepth: 1

generated/api
generated/commands
generated/options
generated/views
generated/messages
generated/http
observations
glossary
adr/README
```
"""


def build(folder: Path) -> int:
    """Write the sources and build the site. Return the exit code of Sphinx, 1 if there is a warning."""
    from sphinx.cmd.build import main as sphinx

    source, site = folder / "source", folder / "site"
    for old in (source, site):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source)
    generated = source / "generated"
    generated.mkdir()
    for name, text in pages().items():
        (generated / f"{name}.md").write_text(text, "utf-8")
    for path in source.rglob("*.md"):
        path.write_text(inside(path, source), "utf-8")
    guides = sorted(path.stem for path in source.glob("*.md") if path.stem not in ("observations", "glossary"))
    guides += [f"bots/{path.stem}" for path in sorted((source / "bots").glob("*.md"))]
    rules = "\n".join(f"generated/rules-{game}-{lang}" for game in GAMES for lang in LANGUAGES)
    (source / "index.md").write_text(INDEX.format(rules=rules, guides="\n".join(guides)), "utf-8")
    decisions = "\n".join(sorted(path.stem for path in (source / "adr").glob("0*.md")))
    with (source / "adr" / "README.md").open("a", encoding="utf-8") as file:
        file.write(f"\n```{{toctree}}\n:hidden:\n\n{decisions}\n```\n")
    (source / "conf.py").write_text(CONF.format(version=kociolek.__version__), "utf-8")
    (source / "static").mkdir()
    (source / "static" / "narrow.css").write_text(NARROW, "utf-8")
    return int(sphinx(["-q", "-W", "--keep-going", "-b", "html", str(source), str(site)]))


def inside(path: Path, source: Path) -> str:
    """Return a page whose links to files that are not on the site are plain names. Raise SystemExit for a dead link."""

    def link(match: re.Match[str]) -> str:
        words, target = match[1], match[2]
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        place = (path.parent / target).resolve()
        if place.is_relative_to(source) and place.is_file():
            return match[0]
        original = (ROOT / "docs" / path.relative_to(source)).parent / target
        if not original.exists():
            sys.exit(f"{path.relative_to(source)}: there is no {target}")
        return f"{words} (`{original.resolve().relative_to(ROOT)}`)"

    return LINK.sub(link, path.read_text("utf-8"))


# -- pages from the code ------------------------------------------------------------------
def pages() -> dict[str, str]:
    """Return the generated pages by name."""
    found = {
        "api": api(),
        "commands": commands(),
        "options": options(),
        "views": fields("Views", "What a seat may know, as bots, programs and the browser get it.", VIEWS.values()),
        "messages": fields(
            "Messages of the protocol",
            "Commands that a client sends and messages that it gets over the WebSocket; [protocol](../protocol.md) "
            "explains when. `type` names the message.",
            [wire.AnyCommand, wire.AnyMessage],
        ),
        "http": http(),
    }
    for game in GAMES:
        for lang in LANGUAGES:
            found[f"rules-{game}-{lang}"] = rules(game, lang)
    return found


def rules(game: str, lang: str) -> str:
    """Return the rules for players in a language."""
    t = with_names(texts(lang), GAMES[game])
    data: Any = rules_of(GAMES[game], t)
    lines = [f"# {data['name']} ({lang})", "", data["about"]]
    for chapter in data["chapters"]:
        lines += ["", f"## {chapter['title']}", "", chapter["text"]]
    lines += ["", f"## {t.say('cli-rules-cards')}"]
    for card in data["cards"]:
        lines += ["", f"### {card['name']} (`{card['kind']}`)", "", card["text"]]
    lines += ["", f"## {t.say('cli-rules-options')}"]
    for option in data["options"]:
        lines += ["", f"### {option['title']} (`{option['name']}`)", "", option["help"], ""]
        lines += [f"- `{value}`: {words}" for value, words in option["values"].items()]
    lines += ["", f"## {t.say('cli-rules-tips')}", ""]
    return "\n".join([*lines, *(f"- {tip}" for tip in data["tips"])]) + "\n"


def commands() -> str:
    """Return the help of all commands."""
    lines = ["# Commands", "", "The help of every command, as `kociolek COMMAND --help` prints it."]
    for name in COMMANDS:
        out = StringIO()
        with redirect_stdout(out), suppress(SystemExit):
            main([name, "--help", "--lang", "en"])
        lines += ["", f"## {name}", "", "```text", out.getvalue().rstrip(), "```"]
    return "\n".join(lines) + "\n"


def options() -> str:
    """Return all options of the games with their values, the default first."""
    t = texts("en")
    lines = ["# Options of the games", "", "The first value is the default."]
    for game in GAMES.values():
        lines += ["", f"## {t.say(game.key)}", "", "| option | values | meaning |", "|---|---|---|"]
        for option in game.schema():
            values = ", ".join(f"`{value}`" for value in option.values)
            about = t.say(f"{key(game.key, 'option', option.name)}-help").replace("\n", " ").replace("|", "\\|")
            lines.append(f"| `{option.name}` | {values} | {about} |")
    return "\n".join(lines) + "\n"


def fields(title: str, about: str, kinds: Iterable[Any], besides: Iterable[Any] = ()) -> str:
    """Return a page with all types behind some types, `besides` those of other pages, and the meaning of each field."""
    return "\n".join([f"# {title}", "", about, *types(kinds, besides)]) + "\n"


def types(kinds: Iterable[Any], besides: Iterable[Any] = (), head: str = "##") -> list[str]:
    """Return a table of the fields of every type behind some types, without those of other pages."""
    lines: list[str] = []
    others = reachable(besides)
    for cls, kind in reachable(kinds).items():
        if cls in others:
            continue
        tag = getattr(kind, "tag", None)
        lines += ["", f"{head} {cls.__name__}" + (f" (`{tag}`)" if isinstance(tag, str) else "")]
        if class_doc(cls):
            lines += ["", class_doc(cls)]
        docs = field_docs(cls)
        if kind.fields:
            lines += ["", "| field | type | meaning |", "|---|---|---|"]
            lines += [
                f"| `{each.name}` | {cell(type_text(each.type))} | {cell(docs.get(each.name, ''))} |"
                for each in kind.fields
            ]
    return lines


PLAIN = {
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "str",
    inspect.BoolType: "bool",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


UNIONS = [(inspect.type_info(wire.AnyCommand), "a command"), (inspect.type_info(wire.AnyMessage), "a message")]


def type_text(kind: inspect.Type) -> str:
    """Return a type in words, such as `list of int`."""
    for union, name in UNIONS:
        if kind == union:
            return name
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return str(extra["$ref"]).rpartition("/")[2] if extra and "$ref" in extra else type_text(inner)
        case inspect.StructType() | inspect.DataclassType():
            return kind.cls.__name__
        case inspect.LiteralType(values=values):
            return ", ".join(f"`{value}`" for value in values)
        case inspect.UnionType(types=types):
            return " or ".join(type_text(each) for each in types)
        case inspect.DictType(key_type=by, value_type=value):
            return f"{type_text(value)} by {type_text(by)}"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(type_text(each) for each in items)}]"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"list of {type_text(item)}"
    return PLAIN[type(kind)]


def http() -> str:
    """Return all endpoints, and the bodies and answers that are not messages."""
    rows = ["| request | what it does |", "|---|---|"]
    kinds: list[Any] = [wire.Failure]
    for each in ENDPOINTS:
        kinds += [kind for kind in (each.body, each.answer) if kind is not None and not isinstance(kind, str)]
        parts = [f"{each.about}."]
        for title, kind in (("Body", each.body), ("Answer", each.answer)):
            if kind is not None:
                text = kind if isinstance(kind, str) else type_text(inspect.type_info(kind))
                parts.append(f"{title}: `{text}`.")
        rows.append(f"| `{each.method} {each.path}` | {cell(' '.join(parts))} |")
    about = (
        "All requests; [protocol](../protocol.md) explains them. Times are milliseconds since 1970.\n\n"
        + "\n".join(rows)
    )
    return fields("HTTP requests", about, kinds, [wire.AnyCommand, wire.AnyMessage, *VIEWS.values()])


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


OTHERS = (
    ("Batches", "kociolek.vector", ("make", "VectorEnv", "IllegalMove")),
    ("Bots of your own", "kociolek.bots", ("Bot", "Clock")),
    ("Gymnasium", "kociolek.adapters.gymnasium", ("make", "make_vec")),
    ("PettingZoo", "kociolek.adapters.pettingzoo.exploding_kittens_v1", ("env",)),
)
WHOLE = ("Match", "Record", "Step", "Table", "VectorEnv", "Bot")  # their members are listed


def api() -> str:
    """Return the reference of the public names, from their docstrings."""
    from kociolek import library

    lines = [
        "# Library reference",
        "",
        "The public names of `import kociolek`; [library](../library.md) shows how to use them.",
    ]
    for name in library.__all__:
        made = getattr(library, name)
        if name in ("Analysis", "Choice", "Fact"):
            tables = types([made], head="###")
            lines += ["", f"## {name}", *tables[2:]]
        else:
            lines += ["", f"## {name}", *documented("kociolek.library", name)]
    for title, module, names in OTHERS:
        lines += ["", f"## {title}: `{module}`"]
        for name in names:
            lines += documented(module, name)
    return "\n".join(lines) + "\n"


def documented(module: str, name: str) -> list[str]:
    """Return the directive that shows the docstring of a name, and of its members."""
    made = getattr(import_module(module), name)
    kind = "autoclass" if isinstance(made, type) else "autofunction"
    more = ["   :members:", "   :undoc-members:"] if name in WHOLE else []
    return ["", "```{eval-rst}", f".. {kind}:: {module}.{name}", *more, "```"]


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    place = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "docs").resolve()
    code = build(place)
    if code == 0:
        print(f"The site is in {place / 'site' / 'index.html'}")
    sys.exit(code)

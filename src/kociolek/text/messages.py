"""Message tables: the Fluent files of a language as JSON, which loads a hundred times faster than they parse.

A table has the sha256 of its sources. `load` parses the sources again when they changed, which needs the package
`fluent.syntax` of the build requirements, and stores the new table beside them if it may. A wheel contains the tables
alone, so an installed package never parses.

A pattern is a text, or a list of texts and expressions. An expression is a list that starts with its kind:

    ["var", name]    ["text", value]    ["number", value]    ["message", key]    ["term", key]
    ["call", function, positional arguments, named arguments]
    ["select", selector, {variant: pattern}, default variant]
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.syntax import ast

Pattern = str | list[Any]  # JSON has no recursive type
Messages = dict[str, Pattern]  # by `key`, `key.attribute` and `-term`

FOLDER: Final = Path(__file__).parent.parent / "locale"


class TextError(Exception):
    """A missing message or variable, or an error in a Fluent file."""


def sources(lang: str, folder: Path = FOLDER) -> dict[str, str]:
    """Return the Fluent files of a language as name -> text, sorted by name."""
    return {path.name: path.read_text("utf-8") for path in sorted((folder / lang).glob("*.ftl"))}


def load(lang: str, folder: Path = FOLDER) -> Messages:
    """Return the messages of a language from its table, made again if the sources changed. Raise TextError."""
    files = sources(lang, folder)
    digest = digest_of(files)
    path = folder / f"{lang}.json"
    with suppress(OSError, ValueError, KeyError, TypeError):  # no table, or not one of ours: make it
        table = json.loads(path.read_bytes())
        if not files or table["sources"] == digest:  # a wheel has no sources
            return dict(table["messages"])
    found = parsed(lang, files)
    part = folder / f"{lang}.json.{os.getpid()}"
    with suppress(OSError):  # a folder that cannot be written: the next process parses too
        part.write_text(json.dumps({"sources": digest, "messages": found}, ensure_ascii=False), "utf-8")
        part.replace(path)
    return found


def digest_of(files: dict[str, str]) -> str:
    return sha256("\0".join(part for item in files.items() for part in item).encode()).hexdigest()


def parsed(lang: str, files: dict[str, str]) -> Messages:
    """Return the messages of Fluent files. Raise TextError for what is no message, and for one defined twice."""
    try:
        from fluent.syntax import FluentParser, ast
    except ImportError:  # only a checkout lacks the tables or changes their sources
        raise TextError("the texts have changed; to read them, install the package fluent.syntax") from None
    found: Messages = {}
    for name, source in files.items():
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip().partition("\n")[0]
                raise TextError(f"{lang}/{name}: not a Fluent message: {start!r}")
            if not isinstance(entry, (ast.Message, ast.Term)):
                continue
            key = "-" + entry.id.name if isinstance(entry, ast.Term) else entry.id.name
            patterns = {key: entry.value, **{f"{key}.{each.id.name}": each.value for each in entry.attributes}}
            for each, value in patterns.items():
                if each in found:
                    raise TextError(f"{lang}/{name}: {each} is defined twice")
                if value is not None:
                    found[each] = pattern(value)
    return found


def pattern(tree: ast.Pattern) -> Pattern:
    from fluent.syntax import ast

    parts = [
        element.value if isinstance(element, ast.TextElement) else expression(element.expression)
        for element in tree.elements
    ]
    return "".join(map(str, parts)) if all(isinstance(part, str) for part in parts) else parts


def expression(node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> list[Any]:
    from fluent.syntax import ast

    match node:
        case ast.Placeable():
            return expression(node.expression)
        case ast.StringLiteral():
            return ["text", node.parse()["value"]]
        case ast.NumberLiteral():
            return ["number", number(node)]
        case ast.VariableReference():
            return ["var", node.id.name]
        case ast.MessageReference():
            return ["message", node.id.name + (f".{node.attribute.name}" if node.attribute else "")]
        case ast.TermReference():
            return ["term", "-" + node.id.name]
        case ast.FunctionReference():
            named = {each.name.name: expression(each.value) for each in node.arguments.named}
            return ["call", node.id.name, [expression(each) for each in node.arguments.positional], named]
        case ast.SelectExpression():
            variants = {
                each.key.name if isinstance(each.key, ast.Identifier) else str(number(each.key)): pattern(each.value)
                for each in node.variants
            }
            usual = next(name for name, each in zip(variants, node.variants, strict=True) if each.default)
            return ["select", expression(node.selector), variants, usual]
    raise TextError(f"this expression is not supported: {node}")


def number(node: ast.NumberLiteral) -> int | float:
    value = float(node.value)
    return int(value) if value.is_integer() else value

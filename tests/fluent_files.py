"""The Fluent files as tests look at them: as trees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

import kociolek.text
from kociolek.text import LANGUAGES, sources
from kociolek.text.messages import parsed

FILES = sorted({name for lang in LANGUAGES for name in sources(lang)})

# Variables that are numbers wherever they occur, but not in errors: there every value is text.
NUMBERS = {"count", "defuses", "done", "index", "kittens", "percent", "seats", "size", "total"}


def add_messages(name: str, source: Mapping[str, str]) -> None:
    """Let the package have these messages too, by language, as if they were a file in locale/."""
    real = kociolek.text.table_of
    added = {lang: parsed(lang, {name: source[lang]}) for lang in source}
    setattr(kociolek.text, "table_of", lambda lang: {**real(lang), **added.get(lang, {})})  # noqa: B010


@cache
def tree(lang: str, name: str) -> ast.Resource:
    return FluentParser().parse(sources(lang)[name])


def entries(lang: str, name: str) -> Iterator[ast.Message | ast.Term]:
    for entry in tree(lang, name).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            yield entry


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A piece of a tree and all that is in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def selects(node: object) -> Iterator[ast.SelectExpression]:
    return (n for n in walk(node) if isinstance(n, ast.SelectExpression))


def variant_keys(select: ast.SelectExpression) -> set[str]:
    return {v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in select.variants}


def selector_variable(select: ast.SelectExpression) -> str:
    """The variable that decides, also inside NUMBER(); empty if a function of ours decides."""
    selector: object = select.selector
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER":
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else ""


def counts_things(select: ast.SelectExpression) -> bool:
    """Whether this chooses by a number: by its plural form, or by its value."""
    keys = variant_keys(select)
    plural = keys & {"zero", "one", "two", "few", "many"}
    by_value = any(isinstance(v.key, ast.NumberLiteral) for v in select.variants)
    return bool(plural) or by_value or selector_variable(select) in NUMBERS

"""TypeScript generator: interfaces and type aliases from msgspec structs and dataclasses, with their documentation."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import inspect

from kociolek.schema.docs import Class, class_doc, field_docs, reachable

WIDTH: Final = 120
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class TypeScript:
    """Writer of declarations for all types that can be reached from what is sent and received.

    What is sent has all its fields, unless its struct omits defaults. In what is received fields with a default are
    optional. A struct that goes both ways gets a second type, `<name>Input`.
    """

    def __init__(self, aliases: Mapping[str, Any], sent: Iterable[Any], received: Iterable[Any]) -> None:
        self.aliases: Final = {name: inspect.type_info(kind) for name, kind in aliases.items()}
        self.sent: Final = reachable(sent)
        self.received: Final = reachable(received)
        self.all: Final = self.sent | self.received

    def text(self) -> str:
        """Return all declarations, sorted as they were reached, the aliases first."""
        out = [f"export type {name} ={self._type(kind, '', name)};" for name, kind in self.aliases.items()]
        out = [line if "=\n" in line else line.replace("=", "= ", 1) for line in out]
        out += [self._declaration(kind) for kind in self.all.values() if kind.fields or tag_of(kind)]
        out += [self._input(kind) for kind in self._both_ways()]
        return "\n\n".join(out) + "\n"

    def _both_ways(self) -> list[Class]:
        both = [kind for cls, kind in self.received.items() if cls in self.sent]
        return [kind for kind in both if not all(field.required for field in kind.fields)]

    def _declaration(self, kind: Class) -> str:
        sent, docs = kind.cls in self.sent, field_docs(kind.cls)
        base = next((cls for cls in kind.cls.__mro__[1:] if cls in self.all), None)
        inherited = {field.name: field for field in self.all[base].fields} if base else {}
        lines = [*comment(class_doc(kind.cls), "")]
        lines.append(f"export interface {kind.cls.__name__} {f'extends {base.__name__} ' if base else ''}{{")
        lines += tag_of(kind)
        for field in kind.fields:
            if inherited.get(field.name) != field:
                omitted = isinstance(kind, inspect.StructType) and kind.cls.__struct_config__.omit_defaults
                mark = "?" if not field.required and (omitted or not sent) else ""
                lines += comment(docs.get(field.name, ""), "  ")
                lines.append(f"  {field.encode_name}{mark}: {self._type(field.type, '' if sent else 'Input')};")
        return "\n".join([*lines, "}"])

    def _input(self, kind: Class) -> str:
        name = kind.cls.__name__
        needed = " | ".join(json.dumps(field.encode_name) for field in kind.fields if field.required)
        picked = f" & Pick<{name}, {needed}>" if needed else ""
        about = f"/** {name} as it is sent to the server: defaults may be left out. */"
        return f"{about}\nexport type {name}Input = Partial<{name}>{picked};"

    def _type(self, kind: inspect.Type, suffix: str, besides: str = "") -> str:
        """Return a type expression; `suffix` is added to the names of structs that go both ways."""
        for name, alias in self.aliases.items():
            if name != besides and alias == kind and isinstance(kind, inspect.LiteralType | inspect.UnionType):
                return name
        match kind:
            case inspect.Metadata(type=inner, extra_json_schema=extra):
                return str(extra["$ref"]).rpartition("/")[2] if extra and "$ref" in extra else self._type(inner, suffix)
            case inspect.StructType() | inspect.DataclassType():
                both = suffix and any(each.cls is kind.cls for each in self._both_ways())
                return kind.cls.__name__ + (suffix if both else "")
            case inspect.LiteralType(values=values):
                return union([json.dumps(value) for value in values])
            case inspect.UnionType(types=types):
                return union([self._type(each, suffix) for each in types])
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._type(value, suffix)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self._type(each, suffix) for each in items)}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                name = self._type(item, suffix)
                return f"({name})[]" if " " in name else f"{name}[]"
        return PLAIN[type(kind)]


def tag_of(kind: Class) -> list[str]:
    """Return the field that tells the structs of a union apart, if there is one."""
    if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
        return [f"  {kind.tag_field}: {json.dumps(kind.tag)};"]
    return []


def union(options: list[str]) -> str:
    line = " | ".join(options)
    return line if len(line) < WIDTH - 40 else "".join(f"\n  | {option}" for option in options)


def comment(text: str, indent: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]

"""OpenAPI document, generated from the list of endpoints, the wire types and the view schemas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kociolek import __version__
from kociolek.schema.docs import field_docs, reachable
from kociolek.schema.views import AnyView
from kociolek.server import wire
from kociolek.server.endpoints import JSON, Endpoint

COMPONENTS: Final = "#/components/schemas/{name}"
# What every endpoint may answer besides 200.
FAILURES: Final = {
    "400": "bad request", "401": "unknown client", "403": "not allowed", "404": "not found",
    "405": "wrong method", "408": "timeout", "409": "not possible now", "413": "too large", "415": "not JSON",
    "422": "invalid body", "429": "too many requests", "503": "the server is stopping or cannot store",
}  # fmt: skip
ABOUT_PATH: Final = {
    "bot": "level or character of a bot",
    "id": "id of a table (22 characters), a token, a device, a channel, an evening or a box", "game": "key of a game",
    "code": "six letters and digits", "language": "en or pl", "file": "name of a Fluent file",
    "player": "id of a player", "name": "name of a lesson",
}  # fmt: skip

PROTOCOL: Final = {
    "name": "protocol", "in": "query", "required": True, "schema": {"enum": [str(wire.PROTOCOL)]},
    "description": "version that the client was written for",
}  # fmt: skip


def document(endpoints: Sequence[Endpoint]) -> dict[str, object]:
    types: list[Any] = [wire.Failure, wire.AnyCommand, wire.AnyMessage, AnyView]
    for each in endpoints:
        types += [kind for kind in (each.body, each.answer) if kind is not None and not isinstance(kind, str)]
    schemas, components = msgspec.json.schema_components(types, ref_template=COMPONENTS)
    by_type = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    components["Command"] = by_type[repr(wire.AnyCommand)]
    components["Message"] = by_type[repr(wire.AnyMessage)]
    components["AnyView"] = by_type[repr(AnyView)]
    for cls in reachable(types):
        for name, doc in field_docs(cls).items():
            described = components[cls.__name__]["properties"].get(name)
            if described is not None and "$ref" not in described:
                described.setdefault("description", doc)
    paths: dict[str, dict[str, object]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kociołek", "version": __version__, "summary": f"Live tables, protocol {wire.PROTOCOL}"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "kociolek"},
            },
        },
    }


def operation(each: Endpoint, schemas: dict[str, Any]) -> dict[str, object]:
    names = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    text = {"type": "string"}
    described: dict[str, object] = {
        "summary": each.about,
        "operationId": each.handler.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": text, "description": ABOUT_PATH[name]}
            for name in names
        ]
        + [{"name": name, "in": "query", "required": False, "schema": text} for name in each.queries]
        + [PROTOCOL] * each.views,
        "responses": {"200": response(each.answer, schemas, "done")}
        | {
            status: {"description": about, "content": {JSON: {"schema": schemas[repr(wire.Failure)]}}}
            for status, about in FAILURES.items()
        },
    }
    if each.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[repr(each.body)]}}}
    if each.scope is not None:
        described["security"] = [{"token": []}, {"cookie": []}] if not each.cookie_only else [{"cookie": []}]
        described["description"] = f"Scope: {each.scope}." if each.scope != "any" else "Scope: depends on the command."
    return described


def response(answer: Any, schemas: dict[str, Any], about: str) -> dict[str, object]:
    if isinstance(answer, str):
        return {"description": about, "content": {answer: {"schema": {"type": "string"}}}}
    return {"description": about, "content": {JSON: {"schema": schemas[repr(answer)]}}}

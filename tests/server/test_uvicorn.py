"""The server extends classes of uvicorn that are not its public interface. Each name it relies on is listed here."""

from __future__ import annotations

import ast
import inspect
import textwrap
from importlib import import_module
from importlib.metadata import version
from typing import Any

import pytest

LAST_GOOD = "0.54.0"  # the newest uvicorn for which all of this was seen to work
NEEDED = {  # class of uvicorn: our subclass, the names of its base that it uses
    "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol": (
        "kociolek.server.websocket_protocol.WebSocketProtocol",
        "close_sent conn curr_msg_data_type data_received disconnected frames handle_connect handle_cont "
        "handle_events handle_ping handshake_initiated loop queue read_paused request response resume_writing scope "
        "send send_receive_event_to_app transport writable",
    ),
    "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol": (
        "kociolek.server.http_protocol.HttpProtocol",
        "client connection_made cycle data_received eof_received handle_websocket_upgrade loop on_header "
        "on_headers_complete on_message_begin on_response_complete parser pipeline scope send_400_response "
        "transport",
    ),
    "uvicorn.Server": (
        "kociolek.server.app.Runner",
        "config force_exit handle_exit lifespan server_state servers should_exit shutdown started startup",
    ),
}


def found(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


@pytest.mark.parametrize("path", NEEDED)
def test_uvicorn_has_what_the_server_extends(path: str) -> None:
    ours, names = NEEDED[path]
    moved = (
        f"uvicorn {version('uvicorn')} has no {{}} any more, on which {ours} relies. The last version known to have it "
        f"is {LAST_GOOD}: require it in pyproject.toml, or change the class and this list."
    )
    try:
        base = found(path)
    except (ImportError, AttributeError):
        pytest.fail(moved.format(path))
    source = inspect.getsource(base)
    for each in names.split():
        assert hasattr(base, each) or f"self.{each}" in source, moved.format(f"{path}.{each}")
    assert base in found(ours).__mro__, f"{ours} no longer extends {path}: change this list"


@pytest.mark.parametrize("path", NEEDED)
def test_the_list_is_complete(path: str) -> None:
    ours, names = NEEDED[path]
    used, own = set(), {"__init__"}
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(found(ours))))):
        match node:
            case ast.Attribute(ast.Name("self") | ast.Call(ast.Name("super")), name):
                used.add(name)
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.AnnAssign(ast.Name(name)):
                own.add(name)
            case ast.Assign([ast.Attribute(ast.Name("self"), name)]) | ast.AnnAssign(ast.Attribute(_, name)):
                own.add(name)
            case ast.Assign([ast.Name(name)]):
                own.add(name)
    assert used - own <= set(names.split()), f"add to NEEDED what {ours} uses of {path}"

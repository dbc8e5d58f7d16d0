"""The client's types are those of the server."""

from __future__ import annotations

import sys

from kociolek.server.api import ENDPOINTS
from kociolek.server.openapi import document
from source_tree import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import web_types


def test_the_types_of_the_client_are_generated_from_ours() -> None:
    assert web_types.FILE.read_text("utf-8") == web_types.generated(), (
        "web/src/net/generated.ts is stale: run make types"
    )


def test_the_openapi_document_describes_views_and_fields() -> None:
    components = document(ENDPOINTS)["components"]
    assert isinstance(components, dict)
    schemas = components["schemas"]
    assert schemas["StateMessage"]["properties"]["view"] == {"$ref": "#/components/schemas/AnyView"}
    assert schemas["Choice"]["properties"]["text"]["description"].startswith("Unique in its game")
    assert schemas["SeatInfo"]["properties"]["here"]["description"] == "whether the player is connected"

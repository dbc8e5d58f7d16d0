"""The live tables: a Starlette application on uvicorn, on SQLite or PostgreSQL. `docs/protocol.md` is its face.

It needs the extra `kociolek[server]`; without it every import of this package raises KociolekError.
"""

from importlib.util import find_spec
from typing import Final

from kociolek.core.errors import KociolekError

NEEDED: Final = (  # a test compares them with the extra
    "aiosmtplib", "argon2", "cryptography", "h11", "httptools", "msgspec", "prometheus_client", "segno", "starlette",
    "uvicorn", "webauthn", "websockets",
)  # fmt: skip

for _name in NEEDED:
    if find_spec(_name) is None:
        raise KociolekError("extra-missing", {"what": _name, "package": "kociolek[server]"})

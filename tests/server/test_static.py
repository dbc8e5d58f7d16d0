"""Static files and their Content-Security-Policy."""

from __future__ import annotations

import gzip
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from starlette.responses import Response

from kociolek.server.limits import Limits, Load, RateLimiter
from kociolek.server.static import Client, policy

SCRIPT, STYLE = "\n  var a = 'ą';\n", "p { color: red }"
PAGE = f'<script type="module" src="/assets/a.js"></script><script>{SCRIPT}</script><style>{STYLE}</style>'


def digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_only_the_page_s_own_script_and_style_are_allowed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "a.svg").write_text("<svg><script>1</script></svg>")
    client = Client(tmp_path, RateLimiter(Limits()), Load(Limits()))
    answer = client.answer({"method": "GET", "path": "/rules", "headers": []})
    allowed = answer.headers["content-security-policy"]
    assert f"script-src 'self' {digest(SCRIPT)}; style-src 'self' {digest(STYLE)};" in allowed
    assert allowed.count("sha256-") == 2
    unsafe = [part for part in allowed.split("; ") if "unsafe" in part]
    assert unsafe == ["style-src-attr 'unsafe-inline'"]
    picture = client.answer({"method": "GET", "path": "/a.svg", "headers": []})
    assert "content-security-policy" not in picture.headers  # it gets that of all answers
    assert "script-src 'self'; style-src 'self';" in policy()
    again = client.answer(
        {"method": "GET", "path": "/", "headers": [(b"if-none-match", answer.headers["etag"].encode())]}
    )
    assert again.status_code == 304
    assert again.headers["content-security-policy"] == allowed


def test_links_to_tables_name_their_picture(tmp_path: Path) -> None:
    """With the address the page was asked for, compressed or not, and nothing that a strange Host could smuggle in."""
    (tmp_path / "index.html").write_text("<head><title>K</title></head>" + "x" * 600)
    id = "AbCdEfGhIjKlMnOp_1-2"

    def page(path: str, host: str = "gry.example:8000", secure: bool = False, more: str = "") -> Response:
        client = Client(tmp_path, RateLimiter(Limits()), Load(Limits()), secure)
        headers = [(b"host", host.encode()), (b"accept-encoding", more.encode())]
        return client.answer({"method": "GET", "path": path, "headers": headers, "scheme": "http"})

    for kind in ("t", "replay", "analysis"):
        body = bytes(page(f"/{kind}/{id}").body).decode()
        assert f'property="og:image" content="http://gry.example:8000/api/tables/{id}/picture"' in body
    assert b"https://gry.example/api/tables/" in bytes(page(f"/t/{id}", "gry.example", True).body)
    packed = page(f"/t/{id}", more="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert b"og:image" in gzip.decompress(bytes(packed.body))
    assert page(f"/t/{id}").headers["etag"] != page("/").headers["etag"]
    for path, host in (("/", "a"), ("/rules/kittens", "a"), (f"/t/{id}", 'a"><script>'), (f"/t/{id}", "")):
        assert b"og:image" not in bytes(page(path, host).body)

"""Web Push: encryption of a message (RFC 8291, RFC 8188) and the key that names this server (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from time import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # record size of the header; a message is one record
PADDED: Final = 128  # bytes of every message, so that its length tells nothing
TOKEN: Final = 12 * 3600  # seconds for which a signature is used
TOPIC: Final = 32  # most characters of a topic


def plain(data: bytes) -> str:
    """Encode bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_keys(p256dh: str, auth: str) -> bool:
    """Tell whether a browser's keys can be used."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(p256dh))
        return len(raw(auth)) == 16
    except ValueError:
        return False


def seal(
    message: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Encrypt a message for a browser. `own` and `salt` are fresh ones unless a test gives them."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, mine = raw(p256dh), point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(shared, raw(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def padded(payload: dict[str, object]) -> bytes:
    """Return a payload as JSON of one length for all kinds."""
    return json.dumps(payload, separators=(",", ":")).encode().ljust(PADDED)


def topic(table: str, kind: str) -> str:
    """Return the topic of a message: a later one of the same topic replaces one that was not delivered."""
    return plain(sha256(f"{table} {kind}".encode()).digest())[:TOPIC]


# -- the key of this server -----------------------------------------------------------------
def private_key(number: str) -> ec.EllipticCurvePrivateKey:
    """Read the private key from its hexadecimal number."""
    return ec.derive_private_key(int(number, 16), CURVE)


def fresh_number() -> str:
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def public_text(number: str) -> str:
    """Return the public key as browsers want it."""
    return plain(point(private_key(number).public_key()))


def authorization(number: str, endpoint: str, subject: str) -> str:
    """Return the header that proves who sends. One signature serves a push service for twelve hours."""
    parts = urlsplit(endpoint)
    return signed(number, f"{parts.scheme}://{parts.netloc}", subject, int(time()) // TOKEN)


@lru_cache(256)
def signed(number: str, audience: str, subject: str, period: int) -> str:
    claims = {"aud": audience, "exp": (period + 2) * TOKEN - 60, "sub": subject}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(plain(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(private_key(number).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = plain(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_text(number)}"

"""Passkeys (WebAuthn): the questions to a browser, and checks of its answers by the library `webauthn`.

A passkey belongs to the host name that it was made for. Browsers offer them on https and on localhost only, and not
for addresses without a name. The library is loaded with the first question, which takes a fifth of a second.
"""

from __future__ import annotations

import json
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request

from kociolek.core.errors import KociolekError
from kociolek.server.identity import NotAllowed
from kociolek.server.store.sign_in import PasskeyRow
from kociolek.server.store.store import Player

SECONDS: Final = 300  # for an answer


def site_of(request: Request, allowed: tuple[str, ...]) -> tuple[str, str]:
    """Return the host name and the origin of the page that asks. Raise KociolekError where browsers refuse passkeys."""
    origin = request.headers.get("origin", "")
    try:
        found = urlsplit(origin)
        name = found.hostname or ""
    except ValueError:
        raise NotAllowed("origin-foreign", {}) from None
    own = found.netloc.lower() == request.headers.get("host", "").lower()
    if not name or not (own or origin in allowed):
        raise NotAllowed("origin-foreign", {})
    if is_address(name) or (found.scheme != "https" and name != "localhost"):
        raise KociolekError("passkey-needs-name", {})
    return name, origin


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def creation(challenge: bytes, rp: str, player: Player, login: str, known: list[PasskeyRow]) -> dict[str, Any]:
    """Return the options for a new passkey, as browsers read them."""
    import webauthn
    from webauthn.helpers import structs

    made = webauthn.generate_registration_options(
        rp_id=rp,
        rp_name="Kociołek",
        user_id=player.id.encode(),
        user_name=login,
        user_display_name=player.name,
        challenge=challenge,
        timeout=SECONDS * 1000,
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(row.id)) for row in known
        ],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return found


def question(challenge: bytes, rp: str) -> dict[str, Any]:
    """Return the options for signing in with any passkey of this site."""
    import webauthn

    made = webauthn.generate_authentication_options(rp_id=rp, challenge=challenge, timeout=SECONDS * 1000)
    found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return found


def check_new(credential: dict[str, Any], challenge: bytes, rp: str, origin: str) -> tuple[str, str, int]:
    """Return the id, the public key and the counter of a new passkey. Raise NotAllowed for a wrong answer."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=rp,
            expected_origin=origin,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise NotAllowed("passkey-wrong", {}) from None
    encoded = webauthn.helpers.bytes_to_base64url
    return encoded(found.credential_id), encoded(found.credential_public_key), found.sign_count


def check_known(credential: dict[str, Any], challenge: bytes, row: PasskeyRow, origin: str) -> int:
    """Check the answer of a known passkey and return its counter. Raise NotAllowed for a wrong answer."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=row.rp,
            expected_origin=origin,
            credential_public_key=webauthn.base64url_to_bytes(row.public_key),
            credential_current_sign_count=row.sign_count,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise NotAllowed("passkey-wrong", {}) from None
    return found.new_sign_count

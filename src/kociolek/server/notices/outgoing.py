"""HTTP requests to addresses that players have given: only to the public internet, and never redirected.

The name is resolved once, every address of it is checked, and the connection goes to the address that was checked: a
name that changes its address meanwhile gains nothing.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
NAT64: Final = IPv6Network("64:ff9b::/96")
ISATAP: Final = 0x5EFE  # in the third group from the right: the last two are an address of IPv4
# Not public, whatever the version of Python says about them.
SPECIAL: Final[tuple[Network, ...]] = (
    *map(IPv4Network, ("192.0.0.0/24", "192.88.99.0/24")), *map(IPv6Network, ("fec0::/10", "3fff::/20")),
)  # fmt: skip
# A name server that does not answer holds a thread for longer than its request waits. With the few threads of an event
# loop, slow names of one player would keep the names of all others from being resolved.
RESOLVERS: Final = ThreadPoolExecutor(128, "names")
MOST: Final = 16_384  # bytes of a response that are read
LONGEST: Final = 1_000  # characters of an address


class Forbidden(Exception):
    """The address of a request is none that this server may call."""


class Unsent(Exception):
    """The request did not reach its receiver: it may be sent again."""


class Unanswered(Exception):
    """The request was sent, but no answer came. It must not be sent again: the receiver may have it."""


class Reply(NamedTuple):
    status: int
    wait: float  # seconds that the receiver asks for, 0 for none


class Place(NamedTuple):
    """Where a request goes."""

    secure: bool
    host: str
    port: int
    path: str


def networks(texts: Sequence[str]) -> list[Network]:
    return [ip_network(text.strip(), strict=False) for text in texts]


def place_of(url: str, inside: Sequence[Network]) -> Place:
    """Read a URL. Raise Forbidden unless it is https, or http where the host allows own networks."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Forbidden("url") from None
    secure = parts.scheme == "https"
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or not host or "@" in parts.netloc:
        raise Forbidden("url")
    if not secure and (parts.scheme != "http" or not inside):
        raise Forbidden("https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(secure, host, port or (443 if secure else 80), path)


def embedded(address: Address) -> list[Address]:
    """Return an address and those of IPv4 that it leads to."""
    found: list[Address] = [address]
    if isinstance(address, IPv6Address):
        found += [each for each in (address.ipv4_mapped, address.sixtofour) if each is not None]
        found += list(address.teredo or ())
        if address in NAT64 or int(address) >> 32 & 0xFFFF == ISATAP:
            found.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return found


def may_call(text: str, inside: Sequence[Network]) -> bool:
    """Tell whether requests may go to an address: a public one of another machine, or one of the networks that the host
    allows."""
    address = ip_address(text.partition("%")[0])
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    if within(mapped or address, inside):
        return True
    called = [each for each in embedded(address) if mapped is None or each is not address]
    return not is_own(mapped or address) and all(
        each.is_global and not each.is_multicast and not each.is_reserved and not within(each, SPECIAL)
        for each in called
    )


def within(address: Address, networks: Sequence[Network]) -> bool:
    return any(address in network for network in networks if network.version == address.version)


def is_own(address: Address) -> bool:
    """Tell whether an address is one of this machine. What listens there may be meant for this machine alone."""
    with socket.socket(socket.AF_INET6 if address.version == 6 else socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect((str(address), 9))  # sends nothing
        except OSError:
            return False
        return str(one.getsockname()[0]) == str(address)


async def resolved(place: Place, inside: Sequence[Network]) -> str:
    """Return an address of a host that may be called. Raise Forbidden, or Unsent if there is none."""
    ask = partial(socket.getaddrinfo, place.host, place.port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(RESOLVERS, ask)
    except (OSError, UnicodeError):
        raise Unsent("name") from None
    addresses = [str(each[4][0]) for each in found]
    allowed = [each for each in addresses if may_call(each, inside)]
    if not allowed:
        raise Forbidden("inside")
    return allowed[0]


async def post(
    url: str, headers: dict[str, str], body: bytes, inside: Sequence[Network], patience: float,
    trust: ssl.SSLContext | None = None,
) -> Reply:  # fmt: skip
    """Send a POST request and return the status. Raise Forbidden, Unsent or Unanswered."""
    place = place_of(url, inside)
    try:
        async with asyncio.timeout(patience):
            address = await resolved(place, inside)
            context = (trust or ssl.create_default_context()) if place.secure else None
            name = place.host if place.secure else None
            reader, writer = await asyncio.open_connection(address, place.port, ssl=context, server_hostname=name)
    except (OSError, TimeoutError) as error:  # ssl errors are OSErrors
        raise Unsent(type(error).__name__) from None
    try:
        return await exchange(place, headers, body, reader, writer, patience)
    finally:
        writer.close()
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.wait_closed(), 1.0)


async def exchange(
    place: Place, headers: dict[str, str], body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter,
    patience: float,
) -> Reply:  # fmt: skip
    usual = 443 if place.secure else 80
    host = f"[{place.host}]" if ":" in place.host else place.host
    named = {"Host": host if place.port == usual else f"{host}:{place.port}", "Content-Length": str(len(body))}
    connection = h11.Connection(h11.CLIENT)
    request = h11.Request(method="POST", target=place.path, headers=[*(named | headers).items()])
    sent = [connection.send(request), connection.send(h11.Data(data=body)), connection.send(h11.EndOfMessage())]
    try:
        async with asyncio.timeout(patience):
            writer.write(b"".join(part for part in sent if part))
            await writer.drain()
            read = 0
            while True:
                event = connection.next_event()
                if isinstance(event, h11.Response):
                    return Reply(event.status_code, wait_of(event))
                if event is h11.NEED_DATA:
                    data = await reader.read(4096)
                    read += len(data)
                    if not data or read > MOST:
                        raise Unanswered("closed")
                    connection.receive_data(data)
    except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
        raise Unanswered(type(error).__name__) from None


def wait_of(response: h11.Response) -> float:
    for name, value in response.headers:
        if name == b"retry-after" and value.isdigit() and len(value) < 7:
            return float(value)
    return 0.0

"""Passing of connections between the processes of one machine (SCM_RIGHTS): afterwards nothing stands between.

Whoever has accepted a connection sends its descriptor and the bytes of the request to the door of the node that has the
table. That node goes on as if it had accepted the connection itself.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

log: Final = logging.getLogger("kociolek.cluster")
LONGEST: Final = 160_000  # bytes of a request that is passed: head and body have limits of their own
PATIENCE: Final = 1.0  # seconds until the other node must have taken a connection
TAKEN: Final = b"1"
QUEUE: Final = 256
MOST_HOPS: Final = 4  # times that one request is passed on

Taker = Callable[[socket.socket, bytes, int], Awaitable[None]]  # connection, bytes of the request, hops


class Door:
    """Unix socket at which a node takes connections."""

    def __init__(self, path: Path, taker: Taker) -> None:
        self.path: Final = path
        self.taker: Final = taker
        self.loop: Final = asyncio.get_running_loop()
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        path.unlink(missing_ok=True)
        self.socket: Final = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.socket.setblocking(False)
        self.socket.bind(str(path))
        path.chmod(0o600)
        self.socket.listen(QUEUE)
        self.loop.add_reader(self.socket, self._accept)

    def _accept(self) -> None:
        with suppress(OSError):
            line, _ = self.socket.accept()
            line.setblocking(False)
            self.loop.add_reader(line, self._receive, line)

    def _receive(self, line: socket.socket) -> None:
        self.loop.remove_reader(line)
        with line:
            try:
                data, descriptors, _, _ = socket.recv_fds(line, LONGEST + 1, 1)
            except OSError:
                return
            if not descriptors:
                return
            connection = socket.socket(fileno=descriptors[0])
            with suppress(OSError):
                line.send(TAKEN)
        task = self.loop.create_task(self._take(connection, data))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _take(self, connection: socket.socket, data: bytes) -> None:
        try:
            connection.setblocking(False)
            await self.taker(connection, data[1:], data[0])
        except OSError:  # the client has gone
            connection.close()

    def close(self) -> None:
        self.loop.remove_reader(self.socket)
        self.socket.close()
        self.path.unlink(missing_ok=True)


async def pass_on(door: str, descriptor: int, data: bytes, hops: int) -> bool | None:
    """Pass a connection to a door. Return True when it was taken, False if nobody is there, and None if nobody knows:
    then the other side may have it, and the connection must be ended."""
    loop = asyncio.get_running_loop()
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with line:
        line.setblocking(False)
        try:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * LONGEST)
            line.connect(door)
            socket.send_fds(line, [bytes([hops]), data], [descriptor])
        except OSError:
            return False
        try:
            answer = await asyncio.wait_for(loop.sock_recv(line, 1), PATIENCE)
        except (OSError, TimeoutError):
            return None
        return True if answer == TAKEN else None

"""Process that sends notices: `python -m kociolek.server.notices.courier`. It reads lines of JSON.

It is a process of its own, so that no slow receiver, handshake or encryption ever costs a table time. When the server
is killed, the courier finishes what it was given and ends: what was handed over is neither lost nor sent again.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import signal
import sys
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from time import time
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from kociolek.server.notices import outgoing, push

Outcome = Literal["sent", "again", "gone", "refused", "unknown"]
AT_ONCE: Final = 32  # requests at the same time
LONGEST_LINE: Final = 1 << 20
LONGEST_HEADER: Final = 900


class SetUp(Struct):
    """First line: what every job needs."""

    key: str = ""  # private key of Web Push
    mail_server: str = ""  # smtp:// or smtps://, with name and password if needed
    mail_from: str = ""
    inside: list[str] = []  # networks of the host that may be called
    patience: float = 5.0  # seconds for each step of a request


class Job(Struct):
    """A message to one receiver."""

    id: str
    channel: Literal["push", "hook", "mail"]
    target: str  # endpoint, URL or e-mail address
    body: str = ""
    p256dh: str = ""
    auth: str = ""
    topic: str = ""
    urgency: str = "normal"
    life: int = 43_200  # seconds
    secret: str = ""  # of the webhook's signature
    subject: str = ""  # who sends, for push services
    title: str = ""  # of the e-mail
    leave: str = ""  # address that ends the e-mails


class Done(Struct):
    id: str
    outcome: Outcome
    wait: float = 0.0
    reason: str = ""


def outcome_of(reply: outgoing.Reply, channel: str) -> tuple[Outcome, str]:
    status = reply.status
    if 200 <= status < 300:
        return "sent", ""
    if status in (404, 410):
        return "gone", str(status)
    if status == 429 or status >= 500:
        return "again", str(status)
    return "refused", "redirect" if 300 <= status < 400 else str(status)


class Courier:
    def __init__(self, set_up: SetUp) -> None:
        self.set_up: Final = set_up
        self.inside: Final = outgoing.networks(set_up.inside)
        self.places: Final = asyncio.Semaphore(AT_ONCE)

    async def carry(self, job: Job) -> Done:
        async with self.places:
            try:
                return await (self.mail(job) if job.channel == "mail" else self.post(job))
            except outgoing.Forbidden as error:
                return Done(job.id, "refused", 0.0, str(error))
            except outgoing.Unsent as error:
                return Done(job.id, "again", 0.0, str(error))
            except outgoing.Unanswered as error:
                return Done(job.id, "unknown", 0.0, str(error))
            except Exception as error:  # one bad job must not end the process
                return Done(job.id, "refused", 0.0, type(error).__name__)

    async def post(self, job: Job) -> Done:
        body = job.body.encode()
        if job.channel == "push":
            body = push.seal(body, job.p256dh, job.auth)
            headers = {
                "Authorization": push.authorization(self.set_up.key, job.target, job.subject),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(job.life),
                "Urgency": job.urgency,
                "Topic": job.topic,
            }
        else:
            at = str(int(time()))
            signature = hmac.new(job.secret.encode(), f"{at}.{job.body}".encode(), "sha256").hexdigest()
            headers = {
                "Content-Type": "application/json",
                "User-Agent": "Kociolek",
                "Kociolek-Notice": job.id,
                "Kociolek-Signature": f"t={at},v1={signature}",
            }
        reply = await outgoing.post(job.target, headers, body, self.inside, self.set_up.patience)
        outcome, reason = outcome_of(reply, job.channel)
        return Done(job.id, outcome, reply.wait, reason)

    async def mail(self, job: Job) -> Done:
        import aiosmtplib

        message = EmailMessage(SMTP.clone(max_line_length=LONGEST_HEADER))  # addresses stay in one piece
        message["From"], message["To"], message["Subject"] = self.set_up.mail_from, job.target, job.title
        message["Message-ID"] = f"<{job.id}@{self.set_up.mail_from.rpartition('@')[2] or 'localhost'}>"
        message["Auto-Submitted"] = "auto-generated"
        if job.leave:
            message["List-Unsubscribe"] = f"<{job.leave}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(job.body)
        server = urlsplit(self.set_up.mail_server)
        secure = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                message,
                hostname=server.hostname or "localhost",
                port=server.port or (465 if secure else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=secure,
                timeout=self.set_up.patience * 4,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            return Done(job.id, "gone" if all(code in (550, 551, 553) for code in codes) else "again", 0.0, str(codes))
        except aiosmtplib.SMTPResponseException as error:
            return Done(job.id, "again" if error.code < 500 else "refused", 0.0, str(error.code))
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError, OSError) as error:
            return Done(job.id, "again", 0.0, type(error).__name__)
        except aiosmtplib.SMTPException as error:  # in the middle of the message: it may have arrived
            return Done(job.id, "unknown", 0.0, type(error).__name__)
        return Done(job.id, "sent")


async def serve() -> None:
    """Carry out jobs until the input ends, then finish those that were begun."""
    reader = asyncio.StreamReader(LONGEST_LINE)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin.buffer)
    courier = Courier(msgspec.json.decode(await reader.readline(), type=SetUp))
    tasks: set[asyncio.Task[None]] = set()

    async def carry(job: Job) -> None:
        done = await courier.carry(job)
        with suppress(OSError):  # the server is gone
            sys.stdout.buffer.write(msgspec.json.encode(done) + b"\n")
            sys.stdout.buffer.flush()

    while line := await reader.readline():
        task = loop.create_task(carry(msgspec.json.decode(line, type=Job)))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    if tasks:
        await asyncio.wait(tasks)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server closes the input instead
    with suppress(OSError):
        os.nice(10)
    asyncio.run(serve())


if __name__ == "__main__":
    main()

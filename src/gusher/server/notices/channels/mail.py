"""Notices by mail: `gusher serve --mail smtp://user:password@host:port --mail-from games@example.org`.

`smtps://` speaks TLS from the first byte; `smtp://` begins it as soon as the server offers it, and insists on it where a password would
otherwise cross a network in the open. The mail server is the operator's choice and may be within his network.
"""

from __future__ import annotations

import re
import ssl
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as LINES
from email.utils import format_datetime, make_msgid
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from gusher.core.errors import SetupError
from gusher.server.hours import now
from gusher.server.notices.channels.channel import Failed, Rejected
from gusher.server.notices.outbox import MAIL, Envelope, Letter

# A plain address: nothing quoted, nothing within brackets, nothing that could end a header or begin another one.
LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS: Final = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})*")
MOST_LETTERS: Final = 254
PORTS: Final = {"smtps": 465, "smtp": 587}
RELAY: Final = 25  # where nobody has to say who he is
REFUSED: Final = 500


@dataclass(frozen=True, slots=True)
class MailServer:
    host: str
    port: int
    tls: bool  # from the first byte
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""

    @property
    def insists(self) -> bool | None:
        """Whether TLS must begin after the greeting; None: if it is offered."""
        if self.tls:
            return False
        return True if self.password and not is_here(self.host) else None


def mail_server(url: str, sender: str) -> MailServer:
    """As the operator writes it. A mistake is one line, without the password."""
    shown = re.sub(r"//[^@/]*@", "//…@", url)
    wrong = SetupError("'{url}' is no server of mail; write for example smtp://user:password@mail.example.org:587", url=shown)
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise wrong
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if any(ord(sign) < 32 for sign in user + password) or (password and not user):
        raise wrong
    written = sender or (user if is_address(user) else "")
    if not is_address(written):
        raise SetupError("say from whom mails come: {example}", example="--mail-from games@example.org")
    usual = PORTS[parts.scheme] if user or parts.scheme == "smtps" else RELAY
    return MailServer(parts.hostname, port or usual, parts.scheme == "smtps", user, password, written)


def is_address(text: str) -> bool:
    """Whether a mail can go there. Header lines within it cannot."""
    return len(text) <= MOST_LETTERS and ADDRESS.fullmatch(text) is not None


def is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def compose(letter: Letter, to: str, sender: str) -> EmailMessage:
    """One line as subject, whatever names it holds; text alone; a link that ends it, for mail programs too (RFC 8058)."""
    message = EmailMessage(policy=LINES)
    message["From"] = Address("Gusher", addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = one_line(letter.title)
    message["Date"] = format_datetime(datetime.fromtimestamp(now(), UTC))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    body = letter.text + (f"\n\n{letter.link}" if letter.link else "")
    if letter.end:
        message["List-Unsubscribe"] = f"<{letter.end}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        body += f"\n\n-- \n{letter.ending}\n{letter.end}"
    message.set_content(body + "\n", cte="quoted-printable")
    message["Content-Language"] = letter.language
    return message


def one_line(text: str) -> str:
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


class Mail:
    """Implements `Channel`. A connection a mail: there are few."""

    name = MAIL

    def __init__(self, server: MailServer, trust: ssl.SSLContext | None = None) -> None:
        self.server = server
        self.trust = trust

    async def send(self, envelope: Envelope) -> None:
        if not is_address(envelope.target):
            raise Rejected("an address that no mail can go to")
        server = self.server
        message = compose(envelope.letter, envelope.target, server.sender)
        try:
            await aiosmtplib.send(
                message,
                sender=server.sender,
                recipients=[envelope.target],
                hostname=server.host,
                port=server.port,
                local_hostname=server.sender.rpartition("@")[2],  # to ask the system for our name can take long
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls,
                start_tls=server.insists,
                tls_context=self.trust,
                timeout=None,
            )
        except aiosmtplib.SMTPAuthenticationError as failed:
            raise Failed(f"the mail server does not let us in ({failed.code})", down=True) from None
        except aiosmtplib.SMTPRecipientsRefused as failed:
            code = failed.recipients[0].code if failed.recipients else REFUSED
            raise outcome(code) from None
        except aiosmtplib.SMTPResponseException as failed:
            raise outcome(failed.code) from None
        except (aiosmtplib.SMTPException, OSError) as failed:
            raise Failed(f"the mail server cannot be reached ({type(failed).__name__})", down=True) from None


def outcome(code: int) -> Failed | Rejected:
    """What the answer of a mail server means: from 500 on it is for good."""
    return Rejected(f"the mail server refuses it ({code})") if code >= REFUSED else Failed(f"the mail server puts it off ({code})")

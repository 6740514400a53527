"""A message to a chat service by an address that somebody has there, with the fields that several kinds of them look for.

`text` is read by Slack, Mattermost, Rocket.Chat and the bridges of Matrix, `content` by Discord. Nobody is called by it: who may be
mentioned is an empty list, and names lose what would mean something to such a service.
"""

from __future__ import annotations

from typing import Final

import msgspec

from gusher.server.notices.channels.channel import Failed, Rejected
from gusher.server.notices.channels.outside import Outside
from gusher.server.notices.outbox import WEBHOOK, Envelope, Letter

SENDER: Final = "Gusher"
REDIRECTS: Final = range(300, 400)
GONE: Final = (404, 410)
# Signs that mark up, mention or link, each as one that only looks like it; and a joint that nobody sees after the dots of an address.
TAME: Final = str.maketrans("@#<>[]()*_~`|\\&!", "＠＃‹›［］（）∗＿∼ˋǀ＼＆ǃ") | {ord(sign): f"{sign}\u2060" for sign in ".:/"}


def tame(name: str) -> str:
    """A name as any chat service shows it: as it is, without an effect."""
    return name.translate(TAME)


def message(letter: Letter, kind: str) -> bytes:
    lines = [letter.title, letter.text, letter.link, f"{letter.ending}: {letter.end}" if letter.end else ""]
    text = "\n".join(line for line in lines if line)
    return msgspec.json.encode(
        {
            "text": text,
            "content": text,
            "username": SENDER,
            "allowed_mentions": {"parse": []},
            "link_names": False,
            "title": letter.title,
            "link": letter.link,
            "end": letter.end,
            "kind": kind,
        }
    )


class Webhook:
    """Implements `Channel`."""

    name = WEBHOOK

    def __init__(self, outside: Outside) -> None:
        self.outside = outside

    async def send(self, envelope: Envelope) -> None:
        headers = {"Content-Type": "application/json"}
        answer = await self.outside.post(envelope.target, headers, message(envelope.letter, envelope.kind))
        if answer.status in REDIRECTS:
            raise Rejected(f"it leads elsewhere ({answer.status})", "redirect")
        if answer.status in GONE:
            raise Rejected(f"there is nothing ({answer.status})", "gone")
        if answer.status in (408, 429) or answer.status >= 500:
            raise Failed(f"it puts us off ({answer.status})", answer.retry)
        if not 200 <= answer.status < 300:
            raise Rejected(f"it refuses ({answer.status})")

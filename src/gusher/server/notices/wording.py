"""What a notice says: game, names, whose turn it is. Nothing of a position, and nothing that another at the table may not know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from gusher import registry
from gusher.core.errors import SetupError
from gusher.server.notices.channels.mail import one_line
from gusher.server.notices.channels.webhook import tame
from gusher.server.notices.outbox import MAIL, WEBHOOK, Letter
from gusher.texts import Texts, languages

MOST_LINES = 10
TITLES = {"turn": "notice-turn", "over": "notice-over", "invitation": "notice-invitation"}


@dataclass(frozen=True, slots=True)
class News:
    """One table that there is something to say of."""

    table: str
    game: str
    names: list[str]


@cache
def texts_of(language: str) -> Texts:
    return Texts(language if language in languages() else "en")


def title_of(game: str) -> str:
    try:
        return registry.game(game).title
    except SetupError:
        return game


def word(channel: str, kind: str, news: list[News], home: str, end: str, language: str) -> Letter:
    """One letter of all of these, for that channel. With one table its link leads there, else to the list of them."""
    texts = texts_of(language)
    ending = texts.say("notice-mail-end" if channel == MAIL else "notice-end-button")
    clean: Callable[[str], str] = tame if channel == WEBHOOK else one_line

    def line(each: News) -> dict[str, str]:
        names = [clean(one_line(name)) for name in each.names]
        return {"game": clean(title_of(each.game)), "names": ", ".join(names), "who": names[0] if names else "Gusher"}

    if len(news) == 1:
        values = line(news[0])
        with_names = values["names"] and texts.say("notice-with", names=values["names"])
        return Letter(texts.say(TITLES[kind], **values), with_names, f"{home}/t/{news[0].table}", end, ending, texts.locale)
    shown = [(each, texts.say("notice-line", **line(each))) for each in news[:MOST_LINES]]
    linked = channel in (MAIL, WEBHOOK)
    text = "\n".join(f"{said}: {home}/t/{each.table}" if linked else said for each, said in shown)
    return Letter(texts.say(f"{TITLES[kind]}-several", count=len(news)), text, f"{home}/", end, ending, texts.locale)


def greeting(home: str, language: str) -> Letter:
    """To a webhook that was just named."""
    texts = texts_of(language)
    return Letter(texts.say("notice-hello"), "", f"{home}/", language=texts.locale)

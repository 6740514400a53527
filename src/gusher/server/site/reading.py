"""What there is to read about a game, as the wire has it. It never changes while the server runs."""

from __future__ import annotations

import logging
from functools import cache

from gusher import registry
from gusher.core.errors import SetupError
from gusher.house import House
from gusher.learn import primer
from gusher.manual import Manual
from gusher.server import wire
from gusher.server.refusal import Refusal
from gusher.server.wire import encoder

log = logging.getLogger(__name__)


def rules_page(name: str, language: str) -> bytes:
    game = known(name)
    return _rules(game.name, language if language in game.languages() else "en")  # a tag of ours, never a path


def learn_page(name: str, language: str) -> bytes:
    game = known(name)
    tag = language if language in game.languages() and game.primer(language).is_file() else "en"
    return _primer(game.name, tag)


def known(name: str) -> House:
    try:
        return registry.game(name)
    except SetupError:
        raise Refusal(404, "no-such-game") from None


@cache
def _rules(name: str, language: str) -> bytes:
    book = Manual(registry.game(name), language)
    parts = [
        wire.RulePart(
            part.number,
            part.level,
            book.title_of(part),
            book.body_of(part),
            [wire.RuleSource(note.sure, note.about, note.why) for note in book.notes[part.number]],
            part.number in book.annex,
        )
        for part in book.parts
    ]
    return encoder.encode(wire.Rules(book.title, book.language, parts))


@cache
def _primer(name: str, language: str) -> bytes:
    try:
        page = primer(registry.game(name), language)
    except SetupError as broken:
        log.warning("%s: %s", name, broken)
        page = None
    if page is None:
        raise Refusal(404, "not-found")
    panels = [
        wire.LearnPanel(panel.title, [wire.LearnBlock(block.kind, block.lines, block.picture) for block in panel.blocks])
        for panel in page.panels
    ]
    return encoder.encode(wire.LearnPage(page.title, language, panels))

"""Everything that is said in one language, file by file: of the program, of each game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError

from gusher import registry, texts
from gusher.core.errors import SetupError
from gusher.house import House
from gusher.translation.commands import command_faults, error_faults
from gusher.translation.fault import Fault, named
from gusher.translation.messages import Sentence, entries, message_faults
from gusher.translation.primers import primer_faults
from gusher.translation.rules import rule_faults
from gusher.translation.words import terms

SHARED = Path(texts.__file__).parent


class Catalogue:
    """The messages of the program or of a game: in English, and in the other language."""

    def __init__(self, english: Path, own: Path) -> None:
        self.english = english
        self.own = own
        self.name = named(own)

    def sentences(self) -> Iterator[tuple[Sentence, Sentence | None]]:
        wanted, _ = entries(self.english)
        found = entries(self.own)[0] if self.own.is_file() else {}
        return ((one, found.get(key)) for key, one in wanted.items())


class Language:
    """`command` is the one in which all others are, whose help is translated too."""

    def __init__(self, tag: str, command: Any) -> None:
        self.tag = tag
        self.command = command
        try:
            self.name = (Locale.parse(tag).get_display_name() or tag).capitalize()
        except (ValueError, UnknownLocaleError):
            raise SetupError("there is no language '{tag}'; say it by its tag of two letters, such as fr", tag=tag) from None
        self.games = [game for game in registry.games() if game.catalogue("en").is_file()]

    def catalogues(self) -> list[Catalogue]:
        return [
            Catalogue(SHARED / "en.ftl", SHARED / f"{self.tag}.ftl"),
            *(Catalogue(game.catalogue("en"), game.catalogue(self.tag)) for game in self.games),
        ]

    def faults(self) -> Iterator[Fault]:
        """What is missing, wrong or unused. English is measured against nothing."""
        if self.tag == "en":
            return
        for each in self.catalogues():
            yield from message_faults(self.tag, each.english, each.own, each.name)
        yield from command_faults(self.tag, self.command)
        for game in self.games:
            yield from self.faults_of(game)

    def faults_of(self, game: House) -> Iterator[Fault]:
        """In what its code says, in its rules, and on the page that teaches it."""
        yield from error_faults(self.tag, game)
        own, primer = game.rulebook(self.tag), game.primer(self.tag)
        yield from primer_faults(game.primer("en"), primer, named(primer))
        if game.rulebook().is_file():
            words = terms(game.folder / "texts" / "glossary.md", self.name)
            yield from rule_faults(game.rulebook(), own, words, named(own))

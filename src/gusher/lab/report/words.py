"""The words and numbers of a report in the reader's language."""

from __future__ import annotations

from gusher.house import House
from gusher.lab.measures import spoken
from gusher.texts import Texts
from gusher.texts.numbers import number, percent


class ReportWords:
    """Sentences by message id; numbers with the comma or the point of the language.

    What is about the game stands in its own messages: `GAME-unit`, `GAME-score-ITEM`, `GAME-measure-NAME`, `GAME-chart-NAME`,
    `GAME-trait-NAME` and those that its measures ask for. A thing without a message is called by the name that the program has for it.
    """

    def __init__(self, game: House, language: str) -> None:
        self.texts = Texts(language)
        self.game = game
        self.measures = game.measures()

    def say(self, message: str, /, **values: int | str) -> str:
        return self.texts.say(message, **values)

    def number(self, value: float, digits: int | None = None) -> str:
        """With one digit after the point below 100, if it is not whole; more on request."""
        if digits is None:
            digits = 0 if abs(value) >= 100 or round(value, 1) == round(value) else 1
        return number(value, digits, self.texts.locale)

    def percent(self, share: float, digits: int = 1) -> str:
        is_whole = round(100 * share, digits) == round(100 * share)
        return percent(share, 0 if is_whole else digits, self.texts.locale)

    def tick(self, share: float) -> str:
        return self.percent(share, 0 if round(100 * share, 6) == round(100 * share) else 1)

    @property
    def unit(self) -> str:
        """What scores are counted in."""
        return self.own("unit") or self.say("report-unit")

    def item(self, item: str) -> str:
        return self.own("score", item) or spoken(item)

    def measure(self, name: str) -> str:
        return self.own("measure", name) or spoken(name)

    def chart(self, name: str) -> str:
        return self.own("chart", name) or spoken(name)

    def trait(self, name: str) -> str:
        """The question whether it matters what a seat is dealt."""
        return self.own("trait", name) or self.say("report-trait", trait=spoken(name))

    def kind(self, kind: str) -> str:
        """A kind of action, as a label: `Buy a gas refinery`."""
        return self.measures.label(kind, self.game, self.texts)

    def own(self, *parts: str) -> str:
        """A message of the game, empty if it has none of that name."""
        message = "-".join([self.game.name, *parts])
        return self.say(message) if self.texts.has(message) else ""

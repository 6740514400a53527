"""What the lab asks of a game: what to note while it is played, and what the report calls that.

A house fills this in as its `measures.py`. A game that brings nothing is measured as it stands here: actions are counted by the first
word of their notation, nothing is read off the table, and things are called by the names that the program has for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from gusher.core.game import Game

if TYPE_CHECKING:
    from gusher.texts import Texts

View = dict[str, Any]
Gauge = Callable[[View], int | None]


class Measures:
    """What is worth measuring in one game. Messages begin with the name of the game, here written GAME."""

    # Numbers that are read off what a spectator sees, at the first decision of every round; the message `GAME-measure-NAME` names one.
    gauges: ClassVar[Mapping[str, Gauge]] = {}
    # What is settled in the middle of a round: a field of the table, kept as it was last seen to be more than nothing.
    passing: ClassVar[Mapping[str, str]] = {}
    # The plots of the report, named by `GAME-chart-NAME`, and the measures in each. A `purse` is shown for one player, and `prices`, which
    # move together, without bands.
    charts: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # Actions are counted by the first word of their notation: not at all, or with the rest told apart.
    uncounted: ClassVar[frozenset[str]] = frozenset()
    told_apart: ClassVar[frozenset[str]] = frozenset()
    # What the rest of a kind of action names, by its first word: `{"buy": "tile"}` makes `buy well` the message `GAME-kind-buy` with
    # `GAME-tile-well` as `what`. If it names nothing, `what` is the rest itself.
    things: ClassVar[Mapping[str, str]] = {}

    def columns(self) -> list[str]:
        """The names of all measures, those that pass last."""
        return [*self.gauges, *self.passing]

    def kind(self, rule: str, notation: str) -> str:
        """The kind that an action is counted under, with the rule that asks for it; empty if it is not worth counting."""
        word = notation.partition(" ")[0]
        if word in self.uncounted:
            return ""
        return notation if word in self.told_apart else word

    def traits(self, game: Game, view: View) -> list[dict[str, str]]:
        """For each seat what it played with that others did not, such as its company, as it shows when the game ends; if there is such a
        thing, the message `GAME-trait-NAME` asks whether it matters.
        """
        return []

    def label(self, kind: str, game: Game, texts: Texts) -> str:
        """A kind of action in a few words: `Buy a gas refinery`."""
        word, _, rest = kind.partition(" ")
        thing = self.things.get(word)
        if thing is not None:
            return texts.say(f"{game.name}-kind-{word}", what=texts.say(f"{game.name}-{thing}-{rest}") if thing else rest)
        message = f"{game.name}-kind-{kind.replace(' ', '-')}"
        return texts.say(message) if texts.has(message) else spoken(kind)


def spoken(name: str) -> str:
    """A name of the program as people would begin a line with it: `free_wells` is `Free wells`."""
    spaced = name.replace("_", " ")
    return spaced[:1].upper() + spaced[1:]


def total(view: View, key: str) -> int:
    """Over all players."""
    return sum(int(player[key]) for player in view["players"])

"""A game's house: all that the program asks of a game beside its rules.

A game subclasses `House` and offers one instance as `GAME`, under the entry point group `gusher.games`. It must bring what
`core.game.Game` asks for: its rules. Everything here may be left out, and then what is said here is taken. Rooms are imported when they
are asked for: whoever simulates needs no terminal.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from gusher.core.encoding import Encoder
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.core.rules import State

if TYPE_CHECKING:
    from gusher.bots.greedy import Judgement
    from gusher.bots.learned.features import Features
    from gusher.bots.search.evaluation import Evaluation
    from gusher.bots.search.setting import Setting
    from gusher.lab.measures import Measures
    from gusher.terminal.words import Board, Words
    from gusher.texts import Texts


@mypyc_attr(allow_interpreted_subclasses=True)
class House(Game):
    """One game, with the rooms that it has."""

    place: ClassVar[int] = 100  # in lists of games; those of the same place stand by name
    minutes: ClassVar[tuple[int, ...]] = ()  # that a game takes among people: from, to
    weight: ClassVar[int] = 0  # how much there is to think about: 1, light, to 5, heavy; 0 if nobody has said

    @property
    def folder(self) -> Path:
        """Where the files of the game lie: the folder of the module of its class, or one of the name of a module that has none."""
        module = Path(str(sys.modules[type(self).__module__].__file__))
        alone = "." not in type(self).__module__ and module.stem != "__init__"
        return module.with_suffix("") if alone else module.parent

    # Files, all of which may be missing

    def rulebook(self, language: str = "en") -> Path:
        """The numbered rules. Those in English decide; without them nobody can look a rule up."""
        return self.folder / f"RULES.{language}.md"

    def languages(self) -> list[str]:
        """The languages that the game speaks; without any, things are called by the names that the program has for them."""
        return sorted(path.stem for path in (self.folder / "texts").glob("*.ftl"))

    def catalogue(self, language: str) -> Path:
        """Its messages in one of these languages. The lobby shows NAME-pitch, the game in one sentence, and NAME-known, what is known of
        it and what was reconstructed."""
        return self.folder / "texts" / f"{language}.ftl"

    def errors(self, language: str) -> Path:
        """What stands in its code in English, such as what is wrong with a box, in one of these languages."""
        return self.folder / "texts" / f"errors.{language}.po"

    def primer(self, language: str) -> Path:
        """How it is played, on one page, in one of these languages; `learn.py` tells how it is written. Without it there is no link."""
        return self.folder / "texts" / f"learn.{language}.md"

    def guide(self) -> Path:
        """Its guided first game (`gusher.guide`). Without it nobody is led through the game."""
        return self.folder / "guide.json"

    def bot_ratings(self) -> Path:
        """How strong bots are in this game, as `gusher tournament` has measured it (docs/ratings.md). Without it nobody is told."""
        return self.folder / "bots" / "ratings.json"

    def weights(self) -> Path:
        """What learned players have learned, as `gusher train` writes it. Without it `search` plays in their place."""
        return self.folder / "bots" / "weights.bin"

    def web(self) -> Path:
        """Modules for the page: `board.js` with `board.css`, `tables.js` for the text view, `sentences.js` for words, `learn.js` with
        `learn.css` for the pictures of the primer; and `card.svg`, a small picture for the lobby.

        Without a board the text view is the board.
        """
        return self.folder / "web"

    # Rooms

    def encoder(self, seats: int) -> Encoder:
        """What learning programs read of the table. Without it there are no environments of the game."""
        raise SetupError("{game} has no encoder, which environments need", game=self.title)

    def with_data(self, data: object) -> House:
        """The game out of another box, as its owner knows it. By default there is only the one."""
        raise SetupError("{game} has only the one box", game=self.title)

    def fixed(self) -> tuple[str, ...]:
        """Paths of the data file that are code, and therefore the same in every box: nobody needs to be asked for them."""
        return ()

    def judgement(self) -> Judgement:
        """What `greedy` thinks, and `search` is guided by. By default nothing: all options look alike."""
        from gusher.bots.greedy import Judgement

        return Judgement()

    def evaluation(self) -> Evaluation:
        """What `search` makes of a position where it stops playing out. By default it never stops before the end."""
        from gusher.bots.search.evaluation import Evaluation

        return Evaluation()

    def levels(self) -> dict[str, Setting]:
        """How `search` goes about it when it is easy, medium and hard, and how `master` does. By default it plays out at random."""
        from gusher.bots.search.levels import LEVELS

        return LEVELS

    def ladder(self) -> dict[str, str]:
        """The levels that people choose from, the weakest first, and the bot that plays each of them."""
        from gusher.bots.ladder import LADDER

        return LADDER

    def features(self) -> Features | None:
        """What learned players look at. Without it nobody can learn the game, and there is no `master` of it."""
        return None

    def lot(self, s: State, told: list[str]) -> str | None:
        """What is bid for now, by a name that changes when it is put up again: a standing order to bid ends with its lot.

        Everybody could say as much. `told` are the names of all events so far. By default nothing is: there are no standing orders.
        """
        return None

    def terminal(self, texts: Texts, names: list[str]) -> tuple[Board, Words]:
        """How the table is drawn and worded for these players. By default it is the view, line by line, in the messages of the game."""
        from gusher.terminal.plain import PlainTable, PlainWords

        words = PlainWords(texts, self, names)
        return PlainTable(words), words

    def measures(self) -> Measures:
        """What the lab notes while the game is played. By default actions are counted by their first word, and nothing else."""
        from gusher.lab.measures import Measures

        return Measures()

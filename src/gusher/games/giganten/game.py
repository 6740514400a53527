"""The game of Giganten: its tables put together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.rules import State
from gusher.games.giganten.rules import (
    auction,
    building,
    cards,
    explain,
    freight,
    licences,
    looking,
    movement,
    prices,
    sampling,
    scoring,
    setup,
    specials,
    tanks,
    view,
)
from gusher.games.giganten.rules import round as rounds
from gusher.games.giganten.rules.actions import Actions, Draws
from gusher.games.giganten.rules.components import COMPANIES, Box
from gusher.games.giganten.rules.data import FIXED, check
from gusher.games.giganten.rules.encoding import GigantenEncoder
from gusher.games.giganten.rules.options import OPTIONS, Terms
from gusher.games.giganten.rules.table import NO_COMPANY, Table
from gusher.house import House

if TYPE_CHECKING:
    from gusher.bots.greedy import Judgement
    from gusher.bots.learned.features import Features
    from gusher.bots.search.evaluation import Evaluation
    from gusher.bots.search.setting import Setting
    from gusher.lab.measures import Measures
    from gusher.terminal.words import Board, Words
    from gusher.texts import Texts

RULES_VERSION: Final = "2"

FRAMES: Final = (
    auction.Auction,
    auction.Auctions,
    auction.Bid,
    auction.Call,
    auction.Close,
    auction.LoseCard,
    auction.Pay,
    auction.Sell,
    building.Build,
    building.Building,
    building.TurnTile,
    cards.BeigeCards,
    cards.LastCard,
    cards.RedCard,
    cards.TakeCard,
    cards.TakingCards,
    cards.TurnUpBeige,
    cards.TurnUpRed,
    freight.Produce,
    freight.Production,
    freight.Ship,
    freight.Store,
    licences.Deal,
    licences.LicenceCard,
    licences.Licences,
    looking.DrawTile,
    looking.LookAt,
    movement.Move,
    movement.MoveTurn,
    movement.Movement,
    movement.PlaceTruck,
    prices.Prices,
    prices.RollPrice,
    rounds.NewStart,
    rounds.Round,
    setup.ChooseStart,
    setup.DrawStart,
    setup.LayOutMarket,
    setup.LayOutPieces,
    setup.LayTiles,
    setup.SetUp,
    specials.ChangePrice,
    specials.DiscardCard,
    specials.FreeCrude,
    specials.PushBack,
    specials.Special,
    tanks.TankLimit,
)

CHAPTERS: Final = Chapters[Table](view.view, sampling.determinize, scoring.scores, scoring.ranking, why_not=explain.why_not)


class Giganten(House):
    """Giganten out of one box."""

    place: ClassVar[int] = 3
    uses: ClassVar[frozenset[str]] = frozenset({"bidding"})
    minutes: ClassVar[tuple[int, ...]] = (60, 90)
    weight: ClassVar[int] = 3
    reveals: ClassVar[frozenset[str]] = frozenset({"drew-licence", "saw", "struck"})
    admits: ClassVar[frozenset[str]] = frozenset({"exposed", "lost-licence", "won"})

    def __init__(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.acts = Actions(self.box)
        self.draws = Draws(self.box)
        super().__init__(
            "giganten",
            "Giganten",
            (2, 3, 4, 5),
            OPTIONS,
            {"standard": {}},
            RULES_VERSION,
            data,
            self.acts.all,
            self.draws.all,
            FRAMES,
        )

    def deal(self, seats: int, options: dict[str, object]) -> Table:
        s = Table(Terms(CHAPTERS, self.box, self.acts, self.draws, i64(seats), options))
        s.then(setup.SetUp())
        return s

    def encoder(self, seats: int) -> GigantenEncoder:
        return GigantenEncoder(list(self.frames), self.box, seats)

    def with_data(self, data: object) -> Giganten:
        game = Giganten(check(data, GAME.data))
        game.custom_data = True
        return game

    def fixed(self) -> tuple[str, ...]:
        return FIXED

    # The other rooms of the house

    def judgement(self) -> Judgement:
        from gusher.games.giganten.bots.judgement import GigantenJudgement

        return GigantenJudgement()

    def evaluation(self) -> Evaluation:
        from gusher.games.giganten.bots.evaluation import GigantenEvaluation

        return GigantenEvaluation()

    def features(self) -> Features:
        from gusher.games.giganten.bots.features import GigantenFeatures

        return GigantenFeatures(self.box)

    def levels(self) -> dict[str, Setting]:
        from gusher.games.giganten.bots.levels import LEVELS

        return LEVELS

    def ladder(self) -> dict[str, str]:
        from gusher.games.giganten.bots.levels import LADDER

        return LADDER

    def lot(self, s: State, told: list[str]) -> str | None:
        """§10.1.1 The company whose auction is held; §10.5.3 after a bluff that came to light it is held again."""
        if not isinstance(s, Table) or s.auction == NO_COMPANY:
            return None
        return f"{s.round} {COMPANIES[s.auction]} {told.count('exposed')}"

    def terminal(self, texts: Texts, names: list[str]) -> tuple[Board, Words]:
        from gusher.games.giganten.terminal.table import GigantenTable
        from gusher.games.giganten.terminal.words import GigantenWords

        words = GigantenWords(texts, self, names)
        return GigantenTable(words), words

    def measures(self) -> Measures:
        from gusher.games.giganten.measures import GigantenMeasures

        return GigantenMeasures()


GAME: Final = Giganten(json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8")))

"""The game of McMulti: its tables put together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.games.mcmulti.rules import assets, explain, market, news, payment, pick, production, roll, scoring, setup, special, turn, view
from gusher.games.mcmulti.rules.actions import ACTIONS, OUTCOMES
from gusher.games.mcmulti.rules.components import Box
from gusher.games.mcmulti.rules.data import FIXED, check
from gusher.games.mcmulti.rules.encoding import McMultiEncoder
from gusher.games.mcmulti.rules.options import Terms, check_terms, editions_of, options_of
from gusher.games.mcmulti.rules.table import Table
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
    assets.Assets,
    market.ChooseMarket,
    market.Trade,
    news.ColdWinter,
    news.CrudeShortage,
    news.DebtTaxes,
    news.DrawNews,
    news.FillLessLikely,
    news.FillMoreLikely,
    news.GlobalWarming,
    news.Happens,
    news.LayAway,
    news.MarketUncertainty,
    news.OilEmbargo,
    news.SafetyInspection,
    news.SalesTaxes,
    payment.ForfeitBarrel,
    payment.Insolvency,
    payment.Levy,
    payment.NewsPayment,
    payment.Upgrade,
    pick.PlaceColumn,
    pick.PlaceQuadrant,
    pick.PlaceRow,
    pick.SellColumn,
    pick.SellQuadrant,
    pick.SellRow,
    pick.UpgradeColumn,
    pick.UpgradeQuadrant,
    pick.UpgradeRow,
    production.AssignRoll,
    production.ChooseQuadrant,
    production.Neighbours,
    production.Produce,
    production.SellAtStations,
    production.Strike,
    production.UseRefineries,
    production.UseWells,
    roll.DifferenceDie,
    roll.Double,
    roll.EconomyTrack,
    roll.Roll,
    setup.ChooseStart,
    setup.DrawSeats,
    setup.DrawStart,
    setup.FillMarkets,
    setup.FirstCard,
    setup.SetUp,
    setup.ShuffleNews,
    setup.StartMoney,
    setup.TakeSeats,
    special.SpecialPurchase,
    special.SpecialRound,
    turn.BeginTurn,
    turn.Concede,
    turn.Declare,
    turn.EndOfTurn,
    turn.Settlement,
)

CHAPTERS: Final = Chapters[Table](view.view, view.determinize, scoring.scores, scoring.ranking, why_not=explain.why_not)


class McMulti(House):
    """McMulti out of one box."""

    place: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, ...]] = (90, 120)
    weight: ClassVar[int] = 3
    admits: ClassVar[frozenset[str]] = frozenset({"paid", "settled", "short"})
    covered: ClassVar[tuple[str, ...]] = ("cash",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        super().__init__(
            "mcmulti", "McMulti", (2, 3, 4), options_of(data), editions_of(data), RULES_VERSION, data, ACTIONS, OUTCOMES, FRAMES
        )

    def complete(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        """§2.1 A number left open is that of the edition, or of the player count (§2.7)."""
        complete = super().complete(seats, options)
        edition = self.editions[str(complete["edition"])]
        for option in self.options:
            if complete[option.name] is None:
                complete[option.name] = edition.get(option.name, option.default)
        if complete["start_cash"] is None:
            complete["start_cash"] = self.box.start_cash[str(seats)]
        check_terms(self.box, seats, complete)
        return complete

    def deal(self, seats: int, options: dict[str, object]) -> Table:
        s = Table(Terms(CHAPTERS, self.box, i64(seats), options))
        s.then(setup.SetUp())
        return s

    def encoder(self, seats: int) -> McMultiEncoder:
        return McMultiEncoder(list(self.frames), self.box, seats)

    def with_data(self, data: object) -> McMulti:
        game = McMulti(check(data, GAME.data))
        game.custom_data = True
        return game

    def fixed(self) -> tuple[str, ...]:
        return FIXED

    # The other rooms of the house

    def judgement(self) -> Judgement:
        from gusher.games.mcmulti.bots.judgement import McMultiJudgement

        return McMultiJudgement()

    def evaluation(self) -> Evaluation:
        from gusher.games.mcmulti.bots.evaluation import McMultiEvaluation

        return McMultiEvaluation()

    def features(self) -> Features:
        from gusher.games.mcmulti.bots.features import McMultiFeatures

        return McMultiFeatures()

    def levels(self) -> dict[str, Setting]:
        from gusher.games.mcmulti.bots.levels import LEVELS

        return LEVELS

    def ladder(self) -> dict[str, str]:
        from gusher.games.mcmulti.bots.levels import LADDER

        return LADDER

    def terminal(self, texts: Texts, names: list[str]) -> tuple[Board, Words]:
        from gusher.games.mcmulti.terminal.table import McMultiTable
        from gusher.games.mcmulti.terminal.words import McMultiWords

        words = McMultiWords(texts, self, names)
        return McMultiTable(words), words

    def measures(self) -> Measures:
        from gusher.games.mcmulti.measures import McMultiMeasures

        return McMultiMeasures()


GAME: Final = McMulti(json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8")))

"""The game of Oilfield: its tables put together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.games.oilfield.rules import (
    bag,
    build,
    drill,
    dummy,
    explain,
    government,
    invest,
    lease,
    local,
    national,
    privileges,
    refill,
    scoring,
    setup,
    stack,
    view,
)
from gusher.games.oilfield.rules import round as rounds
from gusher.games.oilfield.rules.actions import OUTCOMES, Actions
from gusher.games.oilfield.rules.components import Box
from gusher.games.oilfield.rules.data import FIXED, check
from gusher.games.oilfield.rules.encoding import OilfieldEncoder
from gusher.games.oilfield.rules.options import EDITIONS, OPTIONS, Terms
from gusher.games.oilfield.rules.table import Table
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
    bag.DrawCubes,
    bag.FieldCube,
    bag.Refill,
    bag.Refilled,
    bag.StartingBarrel,
    build.Build,
    build.Site,
    drill.Drill,
    drill.ExtraDrill,
    drill.FreeDrill,
    drill.TakeBarrel,
    dummy.DummyActs,
    dummy.DummyCard,
    dummy.DummyDrill,
    dummy.DummyField,
    dummy.DummyStart,
    dummy.DummyTowers,
    dummy.MoveDummy,
    government.CollectFees,
    government.GovernmentFee,
    government.ImmediateOffer,
    government.PayNow,
    government.TakeExtras,
    government.ToppedUp,
    invest.FinalSale,
    invest.Invest,
    lease.Lease,
    local.Local,
    national.National,
    privileges.AutomaticAction,
    privileges.FirstPlayer,
    privileges.GrowPot,
    privileges.Subsidy,
    refill.CheckField,
    refill.ConcessionCard,
    refill.EndStrike,
    refill.EndTest,
    refill.FieldCheck,
    refill.TopUpCards,
    refill.TopUpTiles,
    rounds.CardsBack,
    rounds.ChooseCards,
    rounds.EndOfRound,
    rounds.PlaceWorker,
    rounds.PrivateAction,
    rounds.PrivatePhase,
    rounds.PublicPhase,
    rounds.Reveal,
    rounds.Round,
    rounds.TakeBack,
    setup.ChooseFirst,
    setup.ConcessionDeck,
    setup.DummySetUp,
    setup.FillBag,
    setup.FillTable,
    setup.FinishTable,
    setup.GreyCube,
    setup.OpeningFill,
    setup.SetUp,
    setup.SortTiles,
    setup.StartBarrels,
    setup.StartMoney,
    setup.TileMarket,
    stack.NextTile,
    stack.OpeningTriple,
    stack.SeeBack,
    stack.TurnUpTiles,
)

CHAPTERS: Final = Chapters[Table](
    view.private, view.determinize, scoring.scores, scoring.ranking, why_not=explain.why_not, parts=view.PARTS
)


class Oilfield(House):
    """Oilfield out of one box."""

    place: ClassVar[int] = 1
    minutes: ClassVar[tuple[int, ...]] = (60, 90)
    weight: ClassVar[int] = 3
    reveals: ClassVar[frozenset[str]] = frozenset({"revealed"})
    idles: ClassVar[frozenset[str]] = frozenset({"kept-first", "nothing"})
    passing: ClassVar[frozenset[str]] = frozenset({"too-dear"})

    def __init__(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.acts = Actions(self.box)
        super().__init__(
            "oilfield", "Oilfield", (2, 3, 4, 5), OPTIONS, EDITIONS, RULES_VERSION, data, self.acts.all, OUTCOMES, FRAMES
        )

    def deal(self, seats: int, options: dict[str, object]) -> Table:
        s = Table(Terms(CHAPTERS, self.box, self.acts, i64(seats), options))
        s.then(setup.SetUp())
        return s

    def encoder(self, seats: int) -> OilfieldEncoder:
        return OilfieldEncoder(list(self.frames), self.box, seats)

    def with_data(self, data: object) -> Oilfield:
        game = Oilfield(check(data, GAME.data))
        game.custom_data = True
        return game

    def fixed(self) -> tuple[str, ...]:
        return FIXED

    # The other rooms of the house

    def judgement(self) -> Judgement:
        from gusher.games.oilfield.bots.judgement import OilfieldJudgement

        return OilfieldJudgement()

    def evaluation(self) -> Evaluation:
        from gusher.games.oilfield.bots.evaluation import OilfieldEvaluation

        return OilfieldEvaluation()

    def features(self) -> Features:
        from gusher.games.oilfield.bots.features import OilfieldFeatures

        return OilfieldFeatures()

    def levels(self) -> dict[str, Setting]:
        from gusher.games.oilfield.bots.levels import LEVELS

        return LEVELS

    def ladder(self) -> dict[str, str]:
        from gusher.games.oilfield.bots.levels import LADDER

        return LADDER

    def terminal(self, texts: Texts, names: list[str]) -> tuple[Board, Words]:
        from gusher.games.oilfield.terminal.table import OilfieldTable
        from gusher.games.oilfield.terminal.words import OilfieldWords

        words = OilfieldWords(texts, self, names)
        return OilfieldTable(words), words

    def measures(self) -> Measures:
        from gusher.games.oilfield.measures import OilfieldMeasures

        return OilfieldMeasures()


GAME: Final = Oilfield(json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8")))

"""The game of Interbellum: its tables put together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.games.interbellum.rules import (
    affairs,
    armies,
    cards,
    deck,
    effects,
    events,
    explain,
    gas,
    influence,
    pipeline,
    sampling,
    scoring,
    setup,
    view,
    vote,
    wells,
)
from gusher.games.interbellum.rules import round as rounds
from gusher.games.interbellum.rules.actions import Actions, Draws
from gusher.games.interbellum.rules.components import Box
from gusher.games.interbellum.rules.data import FIXED, check
from gusher.games.interbellum.rules.encoding import InterbellumEncoder
from gusher.games.interbellum.rules.options import EDITIONS, OPTIONS, Terms
from gusher.games.interbellum.rules.table import Table
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
    affairs.AddWhiteCubes,
    affairs.Crash,
    affairs.Credit,
    affairs.DiscardOrPay,
    affairs.EachDiscards,
    affairs.EachDraws,
    affairs.EachGains,
    affairs.EachLoses,
    affairs.EachMayLay,
    affairs.EachPays,
    affairs.EachReceives,
    affairs.EachSearches,
    affairs.FlagFee,
    affairs.FlagFees,
    affairs.FreeSearch,
    affairs.MostPiecesRemove,
    affairs.PayForFlag,
    affairs.RemoveOrPay,
    affairs.SurplusSegment,
    armies.ArmyByFind,
    armies.ArmyDestination,
    armies.ArmyToMarch,
    armies.ArmyToMove,
    armies.ExpansionTarget,
    armies.ProxyTarget,
    armies.RecallArmy,
    cards.ChooseCard,
    cards.LayDown,
    deck.Draw,
    deck.DrawCard,
    effects.BaksheeshPower,
    effects.CableOrder,
    effects.CableStack,
    effects.CardRival,
    effects.DoubleAgentPower,
    effects.ForcedMarch,
    effects.GunboatPower,
    effects.HaguePower,
    effects.HandshakeSegment,
    effects.LayByCard,
    effects.LookAtEvent,
    effects.NightTrainSegment,
    effects.OvertimeWorker,
    effects.ProxyPower,
    effects.RoyaltyCheque,
    effects.Seismograph,
    effects.WildcatLease,
    events.ChooseMostArmies,
    events.DrawEvent,
    events.MostArmies,
    events.NamePower,
    events.NamedPower,
    events.Roll,
    events.RoundModifier,
    events.TurnEvent,
    gas.GasBonusPower,
    gas.GasDraw,
    gas.GasStake,
    influence.GainByEvent,
    influence.GainPower,
    influence.InfluenceMore,
    influence.InfluencePower,
    influence.LosePower,
    influence.StartInfluence,
    pipeline.ExtraSegment,
    pipeline.LaySegment,
    pipeline.PipelineMode,
    rounds.EndOfRound,
    rounds.GasIncome,
    rounds.NextTurn,
    rounds.PlaceWorker,
    rounds.Round,
    setup.ChooseStart,
    setup.Companies,
    setup.Draft,
    setup.DrawCompany,
    setup.DrawStart,
    setup.FillBag,
    setup.OpeningArmy,
    setup.OpeningPower,
    setup.OpeningRoll,
    setup.OpeningTarget,
    setup.SetUp,
    setup.Supplies,
    vote.BreakTie,
    vote.CountVotes,
    vote.DecideForPower,
    vote.OpenVote,
    vote.OpenVotes,
    vote.PowerActs,
    vote.Vote,
    wells.BuyWell,
    wells.DraftWell,
    wells.IncomeWell,
    wells.SpotCargo,
)

CHAPTERS: Final = Chapters[Table](view.view, sampling.determinize, scoring.scores, scoring.ranking, why_not=explain.why_not)


class Interbellum(House):
    """Interbellum out of one box."""

    place: ClassVar[int] = 4
    uses: ClassVar[frozenset[str]] = frozenset({"placed", "workers"})
    minutes: ClassVar[tuple[int, ...]] = (60, 90)
    weight: ClassVar[int] = 4
    reveals: ClassVar[frozenset[str]] = frozenset({"cable-seen", "drew-card", "event", "voted"})
    admits: ClassVar[frozenset[str]] = frozenset({"discarded", "played"})

    def __init__(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.acts = Actions(self.box)
        self.draws = Draws(self.box)
        self.lines = events.lines_of(self.box)
        seats = tuple(data["players"])
        super().__init__(
            "interbellum", "Interbellum", seats, OPTIONS, EDITIONS, RULES_VERSION, data, self.acts.all, self.draws.all, FRAMES
        )

    def deal(self, seats: int, options: dict[str, object]) -> Table:
        s = Table(Terms(CHAPTERS, self.box, self.acts, self.draws, self.lines, i64(seats), options))
        s.then(setup.SetUp())
        return s

    def encoder(self, seats: int) -> InterbellumEncoder:
        return InterbellumEncoder(list(self.frames), self.box, seats)

    def with_data(self, data: object) -> Interbellum:
        game = Interbellum(check(data, GAME.data))
        game.custom_data = True
        return game

    def fixed(self) -> tuple[str, ...]:
        return FIXED

    # The other rooms of the house

    def judgement(self) -> Judgement:
        from gusher.games.interbellum.bots.judgement import InterbellumJudgement

        return InterbellumJudgement()

    def evaluation(self) -> Evaluation:
        from gusher.games.interbellum.bots.evaluation import InterbellumEvaluation

        return InterbellumEvaluation()

    def features(self) -> Features:
        from gusher.games.interbellum.bots.features import InterbellumFeatures

        return InterbellumFeatures()

    def levels(self) -> dict[str, Setting]:
        from gusher.games.interbellum.bots.levels import LEVELS

        return LEVELS

    def ladder(self) -> dict[str, str]:
        from gusher.games.interbellum.bots.levels import LADDER

        return LADDER

    def terminal(self, texts: Texts, names: list[str]) -> tuple[Board, Words]:
        from gusher.games.interbellum.terminal.table import InterbellumTable
        from gusher.games.interbellum.terminal.words import InterbellumWords

        words = InterbellumWords(texts, self, names)
        return InterbellumTable(words), words

    def measures(self) -> Measures:
        from gusher.games.interbellum.measures import InterbellumMeasures

        return InterbellumMeasures()


GAME: Final = Interbellum(json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8")))

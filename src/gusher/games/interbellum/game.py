"""The game of Interbellum: its tables put together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from gusher.core.game import Game
from gusher.games.interbellum import affairs, armies, cards, deck, effects, events, gas, influence, pipeline, setup, vote, wells
from gusher.games.interbellum import round as rounds
from gusher.games.interbellum.actions import Actions, Draws
from gusher.games.interbellum.components import Box
from gusher.games.interbellum.data import check
from gusher.games.interbellum.encoding import InterbellumEncoder
from gusher.games.interbellum.options import EDITIONS, OPTIONS, Terms
from gusher.games.interbellum.table import Table

RULES_VERSION: Final = "1"

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
    armies.ArmyDestination,
    armies.ArmyToMove,
    armies.ExpansionTarget,
    armies.ProxyTarget,
    armies.RecallArmy,
    cards.ChooseCard,
    cards.LayDown,
    deck.Draw,
    deck.DrawCard,
    effects.CableOrder,
    effects.CableStack,
    effects.CardPower,
    effects.CardRival,
    effects.CardSegment,
    effects.ForcedMarch,
    effects.LayByCard,
    effects.LookAtEvent,
    effects.OvertimeWorker,
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


class Interbellum(Game):
    """Interbellum out of one box."""

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
        s = Table(Terms(self.box, self.acts, self.draws, self.lines, i64(seats), options))
        s.then(setup.SetUp())
        return s

    def encoder(self, seats: int) -> InterbellumEncoder:
        return InterbellumEncoder(list(self.frames), self.box, seats)

    def with_data(self, data: object) -> Interbellum:
        game = Interbellum(check(data, GAME.data))
        game.custom_data = True
        return game


GAME: Final = Interbellum(json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8")))

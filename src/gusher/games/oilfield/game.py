"""The game of Oilfield: its tables put together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from gusher.core.game import Game
from gusher.games.oilfield import bag, build, drill, dummy, government, invest, lease, local, national, privileges, refill, setup, stack
from gusher.games.oilfield import round as rounds
from gusher.games.oilfield.actions import OUTCOMES, Actions
from gusher.games.oilfield.components import Box
from gusher.games.oilfield.data import check
from gusher.games.oilfield.encoding import OilfieldEncoder
from gusher.games.oilfield.options import EDITIONS, OPTIONS, Terms
from gusher.games.oilfield.table import Table

RULES_VERSION: Final = "1"

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


class Oilfield(Game):
    """Oilfield out of one box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.box = Box(data)
        self.acts = Actions(self.box)
        super().__init__(
            "oilfield", "Oilfield", (2, 3, 4, 5), OPTIONS, EDITIONS, RULES_VERSION, data, self.acts.all, OUTCOMES, FRAMES
        )

    def deal(self, seats: int, options: dict[str, object]) -> Table:
        s = Table(Terms(self.box, self.acts, i64(seats), options))
        s.then(setup.SetUp())
        return s

    def encoder(self, seats: int) -> OilfieldEncoder:
        return OilfieldEncoder(list(self.frames), self.box, seats)

    def with_data(self, data: object) -> Oilfield:
        game = Oilfield(check(data, GAME.data))
        game.custom_data = True
        return game


GAME: Final = Oilfield(json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8")))

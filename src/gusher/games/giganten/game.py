"""The game of Giganten: its tables put together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from gusher.core.game import Game
from gusher.games.giganten import auction, building, cards, freight, licences, looking, movement, prices, setup, specials, tanks
from gusher.games.giganten import round as rounds
from gusher.games.giganten.actions import Actions, Draws
from gusher.games.giganten.components import Box
from gusher.games.giganten.data import check
from gusher.games.giganten.encoding import GigantenEncoder
from gusher.games.giganten.options import OPTIONS, Terms
from gusher.games.giganten.table import Table

RULES_VERSION: Final = "1"

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


class Giganten(Game):
    """Giganten out of one box."""

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
        s = Table(Terms(self.box, self.acts, self.draws, i64(seats), options))
        s.then(setup.SetUp())
        return s

    def encoder(self, seats: int) -> GigantenEncoder:
        return GigantenEncoder(list(self.frames), self.box, seats)

    def with_data(self, data: object) -> Giganten:
        game = Giganten(check(data, GAME.data))
        game.custom_data = True
        return game


GAME: Final = Giganten(json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8")))

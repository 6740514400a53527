"""The kinds of rules that wait in Giganten, as features tell them apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.core.rules import Frame
from gusher.games.giganten.rules.auction import Bid, Pay, Sell
from gusher.games.giganten.rules.building import Build
from gusher.games.giganten.rules.cards import TakeCard
from gusher.games.giganten.rules.freight import Ship, Store
from gusher.games.giganten.rules.movement import Move, PlaceTruck
from gusher.games.giganten.rules.specials import ChangePrice, FreeCrude

# The rules that wait, in the order of a round. All that happens before the cards lie open is one of them.
OVER: Final = -1
REVEAL: Final = 0
TAKE: Final = 1
DEAL: Final = 2
PLACE: Final = 3
MOVE: Final = 4
LOOK: Final = 5
PRICE: Final = 6
CRUDE: Final = 7
BUILD: Final = 8
TURN: Final = 9
SHIP: Final = 10
STORE: Final = 11
BID: Final = 12
PAY: Final = 13
SELL: Final = 14
LOSE: Final = 15
WAITS: Final = 16


def choice(top: Frame) -> i64:
    """The kind of a decision."""
    if isinstance(top, Move):
        return MOVE
    if isinstance(top, Bid):
        return BID
    if isinstance(top, Store):
        return STORE
    if isinstance(top, TakeCard):
        return TAKE
    if isinstance(top, Build):
        return BUILD
    return rarer_choice(top)


def rarer_choice(top: Frame) -> i64:
    if isinstance(top, Ship):
        return SHIP
    if isinstance(top, Pay):
        return PAY
    if isinstance(top, Sell):
        return SELL
    if isinstance(top, PlaceTruck):
        return PLACE
    if isinstance(top, ChangePrice):
        return PRICE
    return CRUDE if isinstance(top, FreeCrude) else OVER

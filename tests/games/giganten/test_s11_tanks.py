"""§11 Action 8: the tank limit."""

from __future__ import annotations

from gusher.games.giganten.rules.tanks import TANK_LIMIT
from tests.games.giganten.scene import at, heard, money_of, tanks_of


def test_s11_1_surplus_is_sold_at_1000() -> None:
    """§11.1 Above 2 in every tank of every player, whatever the price; the tank then holds exactly 2."""
    s = at("price hudson 9000; seat 0 hudson 5 jet 2; seat 3 standard 3")
    supply = s.supply
    s.then(TANK_LIMIT)
    s.settle()
    assert (tanks_of(s, 0), tanks_of(s, 3)) == ("2/2/0", "0/0/2")
    assert money_of(s) == "18000 15000 15000 16000"
    assert s.supply - supply == 4
    assert heard(s, "overflow").startswith("overflow(seat=0, company=hudson, crude=3, dollars=3000)")


def test_s11_2_each_tank_by_itself() -> None:
    """§11.2 Two in each of three tanks are within the limit."""
    s = at("seat 0 hudson 2 jet 2 standard 2", TANK_LIMIT)
    assert (tanks_of(s, 0), money_of(s)) == ("2/2/2", "15000 15000 15000 15000")

"""§9 Action 6: production and freight."""

from __future__ import annotations

import pytest

from gusher.games.giganten.rules.freight import PRODUCE, PRODUCTION
from tests.games.giganten.scene import at, heard, money_of, offered, pending, play, site_of, tanks_of


def test_s9_1_1_in_turn_order() -> None:
    """§9.1.1 Player by player; freight earned earlier may be spent later in this action."""
    s = at("start 2; black 0; seat 2 loco 0 derrick S06:2; seat 3 loco 5 $0 derrick S28:2; seat 0 loco 19", PRODUCTION)
    play(s, "2 ship opponents; 2 store jet")  # to seat 0, in front
    assert (pending(s), site_of(s, "S28")) == ("TakeCard 0", "3 x1")  # seat 3 cannot pay
    s = at("start 2; black 12; seat 2 loco 1 $9000 derrick S06:2; seat 3 loco 5 $0 derrick S28:2", PRODUCTION)
    play(s, "2 ship opponents; 2 store jet")
    assert (pending(s), offered(s)) == ("Ship 3", "ship black, discard")


def test_s9_2_1_one_crude_from_each_derrick() -> None:
    """§9.2.1 Compulsory, also if it is lost, and also from a derrick built this round."""
    s = at("black 0; seat 0 $2500 loco 3 derrick S01:2 derrick S28:5", PRODUCE[0][0])
    play(s, "0 store hudson")
    assert (site_of(s, "S01"), site_of(s, "S28"), tanks_of(s, 0)) == ("0 x1", "0 x4", "1/0/0")
    assert heard(s, "lost-crude") == "lost-crude(seat=0)"


def test_s9_2_2_in_the_order_of_the_sites() -> None:
    """§9.2.2 Each crude is shipped and stored before the next is taken."""
    s = at("seat 0 loco 19 derrick S28:5 derrick S01:2 derrick S14:2", PRODUCE[0][0])
    assert s.carried == 1
    play(s, "0 store hudson; 0 store jet; 0 store standard")
    assert heard(s, "pumped") == (
        "pumped(seat=0, site=S01, left=1), pumped(seat=0, site=S14, left=1), pumped(seat=0, site=S28, left=4)"
    )
    assert s.carried == 0


def test_s9_2_3_an_empty_derrick_goes_home() -> None:
    """§9.2.3 At once, and the cell becomes ordinary terrain."""
    s = at("seat 0 loco 19 derrick S01:1", PRODUCE[0][0])
    assert (site_of(s, "S01"), s.derricks[0]) == ("empty", 5)
    assert s.may_stop(s.box.site_cell[0], 1)
    play(s, "0 store jet")
    assert tanks_of(s, 0) == "0/1/0"


@pytest.mark.parametrize(("loco", "rule"), [(10, "Ship 0"), (11, "Store 0"), (12, "Store 0")])
def test_s9_3_1_a_loco_is_available_if_it_reaches_the_column(loco: int, rule: str) -> None:
    """§9.3.1 Index k serves columns up to k + 1, for each derrick separately."""
    s = at(f"black 19; seat 0 loco {loco} derrick S28:2", PRODUCE[0][0])
    assert pending(s) == rule


def test_s9_3_2_the_own_loco_is_free_and_not_refused() -> None:
    """§9.3.2 Nothing is paid or asked about the carrier."""
    s = at("black 19; seat 1 loco 19; seat 0 loco 2 derrick S01:2", PRODUCE[0][0])
    assert offered(s) == "store hudson, store jet, store standard"
    play(s, "0 store standard")
    assert money_of(s) == "15000 15000 15000 15000"


def test_s9_4_1_foreign_locos() -> None:
    """§9.4.1 Black if it reaches, the front-most opponents if they do, or the crude goes back to the supply."""
    position = "black 11; seat 0 loco 1 derrick S28:3; seat 1 loco 13; seat 2 loco 12; seat 3 loco 0"
    s = at(position, PRODUCE[0][0])
    assert offered(s) == "ship black, ship opponents, discard"
    play(s, "0 ship opponents; 0 store jet")
    assert money_of(s) == "12000 18000 15000 15000"
    s = at(position, PRODUCE[0][0])
    play(s, "0 ship black; 0 store jet")
    assert money_of(s) == "12000 15000 15000 15000"
    s = at(position, PRODUCE[0][0])
    supply = s.supply
    play(s, "0 discard")
    assert (money_of(s), s.supply - supply, tanks_of(s, 0)) == ("15000 15000 15000 15000", 1, "0/0/0")
    s = at("black 10; seat 0 loco 1 derrick S28:3; seat 1 loco 13", PRODUCE[0][0])
    assert offered(s) == "ship opponents, discard"
    s = at("black 11; seat 0 loco 1 derrick S28:3; seat 1 loco 10", PRODUCE[0][0])
    assert offered(s) == "ship black, discard"


@pytest.mark.parametrize(
    ("seats", "level", "share", "bank"), [(4, 1, 3000, 0), (4, 2, 1500, 0), (4, 3, 1000, 0), (5, 4, 500, 1000)]
)
def test_s9_4_2_the_fee_is_split(seats: int, level: int, share: int, bank: int) -> None:
    """§9.4.2 Equally among those level in front, in units of $500; the rest goes to the bank."""
    locos = "; ".join(f"seat {seat} loco {9 if seat <= level else 8}" for seat in range(1, seats))
    s = at(f"black 0; {locos}; seat 0 loco 1 derrick S14:2", PRODUCE[0][0], seats=seats)
    before = s.bank
    play(s, "0 ship opponents; 0 store jet")
    assert list(s.money)[1:] == [15000 + share] * level + [15000] * (seats - 1 - level)
    assert s.bank - before == bank
    assert heard(s, "earned-freight").count(f"dollars={share}") == level


def test_s9_4_3_lost_without_a_decision() -> None:
    """§9.4.3 No foreign loco reaches, or there is less than $3000."""
    s = at("black 10; seat 0 loco 1 derrick S28:3", PRODUCE[0][0])
    assert pending(s) == "TakeCard 0"
    s = at("black 19; seat 1 loco 19; seat 0 $2500 loco 1 derrick S28:3", PRODUCE[0][0])
    assert (pending(s), site_of(s, "S28")) == ("TakeCard 0", "0 x2")
    s = at("black 19; seat 0 $3000 loco 1 derrick S28:3", PRODUCE[0][0])
    assert pending(s) == "Ship 0"


@pytest.mark.parametrize(
    ("black", "money"),
    [(14, "12000 15000 15000 15000"), (13, "12000 16000 16000 15000"), (12, "12000 16500 16500 15000")],
)
def test_s9_4_4_the_front_most_of_all(black: int, money: str) -> None:
    """§9.4.4 With `freight_choice` = frontmost: black alone, black with the opponents level, or the opponents."""
    s = at(
        f"black {black}; seat 1 loco 13; seat 2 loco 13; seat 0 loco 1 derrick S28:3", PRODUCE[0][0], freight_choice="frontmost"
    )
    assert offered(s) == "ship front, discard"
    play(s, "0 ship front; 0 store jet")
    assert money_of(s) == money


def test_s9_4_4_the_front_most_may_be_too_far_behind() -> None:
    """§9.4.4 If not even the front-most loco reaches the derrick the crude is lost."""
    s = at("black 10; seat 1 loco 9; seat 0 loco 1 derrick S28:3", PRODUCE[0][0], freight_choice="frontmost")
    assert pending(s) == "TakeCard 0"
    s = at("black 10; seat 1 loco 11; seat 0 loco 1 derrick S28:3", PRODUCE[0][0], freight_choice="frontmost")
    assert pending(s) == "Ship 0"


def test_s9_5_1_any_open_company_and_no_limit_now() -> None:
    """§9.5.1 Into a tank of his choice, also a full one."""
    s = at("seat 0 loco 19 jet 2 derrick S01:2 derrick S02:2", PRODUCE[0][0])
    play(s, "0 store jet; 0 store jet")
    assert tanks_of(s, 0) == "0/4/0"
    assert heard(s, "stored").count("company=jet, crude=1") == 2


def test_s9_5_2_no_moving_between_tanks() -> None:
    """§9.5.2 No action takes crude from one tank to another."""
    s = at("seat 0 jet 2")
    assert not any(action.notation.startswith(("transfer", "shift")) for action in s.acts.all)
    assert tanks_of(s, 0) == "0/2/0"

"""§20 Worked examples, with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from gusher.games.giganten.rules.auction import AUCTION, PAY
from gusher.games.giganten.rules.building import BUILDING
from gusher.games.giganten.rules.cards import BEIGE_CARDS, RED_CARD, TAKING_CARDS
from gusher.games.giganten.rules.freight import PRODUCE
from gusher.games.giganten.rules.licences import DEAL, LICENCES
from gusher.games.giganten.rules.movement import MOVE_TURN, Move, need
from gusher.games.giganten.rules.prices import ROLL_PRICE
from gusher.games.giganten.rules.scoring import loco_ranks
from gusher.games.giganten.rules.specials import SPECIAL, ChangePrice, PushBack
from gusher.games.giganten.rules.tanks import TANK_LIMIT
from tests.games.giganten.scene import (
    ask,
    at,
    cell_named,
    display_of,
    hand_of,
    heard,
    locos_of,
    money_of,
    offered,
    pending,
    play,
    prices_of,
    quiet,
    seen_by,
    site_of,
    start,
    tanks_of,
    truck_of,
)


def test_s20_1_e1() -> None:
    """§20.1 From idx 19 back by 3 to idx 16; the next step costs 3 points."""
    s = at("seat 2 loco 19 at 9,1", PushBack(0, 3))
    assert s.loco[2] == 16
    assert s.box.track_cost[17] == 3
    ask(s, Move(2, 3, False))
    play(s, "2 loco")
    assert s.loco[2] == 17


@pytest.mark.parametrize(("roll", "price"), [("blue 3", "6500"), ("red 4", "3000")])
def test_s20_2_e2(roll: str, price: str) -> None:
    """§20.2 Hudson at $5000: blue 3 gives $6500, red 4 gives $3000."""
    s = at("price hudson 5000", ROLL_PRICE[0])
    play(s, f"roll {roll}")
    assert prices_of(s).split()[0] == price


def test_s20_3_e3() -> None:
    """§20.3 With three players 1 red and 3 beige cards lie open; each takes one, one is discarded."""
    s = start(3)
    assert len(display_of(s).split()) == 4
    discarded = sum(s.discards)
    play(s, "0 card beige-3-12; 1 card beige-3-12")
    assert offered(s) == "card beige-3-12, card red-3-3-4-crude"
    play(s, "2 card beige-3-12")
    assert (sum(s.discards) - discarded, display_of(s)) == (1, "")


def test_s20_4_e4() -> None:
    """§20.4 Black is at idx 3 before anybody chooses, and stays there if nobody takes the card."""
    s = at("black 0; display", RED_CARD, BEIGE_CARDS, TAKING_CARDS)
    play(s, "turn red-3-2-4-push5")
    assert s.black == 3
    quiet(s)
    for seat in range(4):
        play(s, f"{seat} {offered(s).split(', ')[0]}")
    assert s.black == 3
    assert heard(s, "card-left") == "card-left(card=red-3-2-4-push5)"


def test_s20_5_e5() -> None:
    """§20.5 beige-3-12 gives 3 licence cards, red-2-2-6-push4 gives 2."""
    s = at("seat 0 card beige-3-12; seat 1 card red-2-2-6-push4", DEAL[0], DEAL[1])
    quiet(s)
    assert [s.hand(seat) for seat in (0, 1)] == [3, 2]


@pytest.mark.parametrize(("way", "price"), [("up", "6000"), ("down", "4000")])
def test_s20_6_e6(way: str, price: str) -> None:
    """§20.6 Jet at $5000 and beige-2-10-price2: $6000 or $4000, with six options if none is at an end."""
    s = at("price hudson 5000; price jet 5000; price standard 5000; seat 2 card beige-2-10-price2", SPECIAL[2])
    assert len(s.choices()) == 6
    play(s, f"2 price jet {way}")
    assert prices_of(s) == f"5000 {price} 5000"


def test_s20_7_e7() -> None:
    """§20.7 A push of 5 by seat 1."""
    s = at("black 9; seat 0 loco 3; seat 1 loco 8 card red-3-2-4-push5; seat 2 loco 12; seat 3 loco 17", SPECIAL[1])
    assert (locos_of(s), s.black) == ("0 8 7 12", 9)


def test_s20_8_e8() -> None:
    """§20.8 $6500, blue 4: $8500; red 2: $7500; blue 4: $5500."""
    s = at("price hudson 6500", ROLL_PRICE[0], ROLL_PRICE[0], ROLL_PRICE[0])
    found = []
    for roll in ("blue 4", "red 2", "blue 4"):
        play(s, f"roll {roll}")
        found.append(int(s.dollars(0)))
    assert found == [8500, 7500, 5500]


@pytest.mark.parametrize(("before", "after"), [("3500", "4500"), ("4000", "3000")])
def test_s20_9_e9(before: str, after: str) -> None:
    """§20.9 Red 2 from $3500 (red) gives $4500, from $4000 (white) $3000."""
    s = at(f"price hudson {before}", ROLL_PRICE[0])
    play(s, "roll red 2")
    assert prices_of(s).split()[0] == after


def test_s20_10_e10() -> None:
    """§20.10 A special of 4 fields with Hudson $8500, Jet $9000, Standard $1500."""
    prices = "price hudson 8500; price jet 9000; price standard 1500"
    s = at(prices, ChangePrice(0, 4))
    assert offered(s) == "price hudson up, price hudson down, price jet down, price standard up"
    for action, after in (("hudson up", 9000), ("hudson down", 6500), ("jet down", 7000), ("standard up", 3500)):
        s = at(prices, ChangePrice(0, 4))
        play(s, f"0 price {action}")
        assert str(after) in prices_of(s).split()
    s = at(prices, ChangePrice(0, 4), price_overflow="forbid")
    assert offered(s) == "price hudson down, price jet down, price standard up"


def test_s20_11_e11() -> None:
    """§20.11 From (4,2) onto the tile (4,3) with 2 points, not with 1."""
    assert "truck 4,3" not in offered(at("seat 0 at 4,2", Move(0, 1, False)))
    assert "truck 4,3" in offered(at("seat 0 at 4,2", Move(0, 2, False)))


def test_s20_12_e12() -> None:
    """§20.12 On the tile (4,3), loco on idx 0: with 2 points three steps and the loco, with 1 point two steps, never the end."""
    assert offered(at("seat 0 at 4,3", Move(0, 2, False))) == "truck 3,3, truck 4,2, truck 4,4, loco"
    assert offered(at("seat 0 at 4,3", Move(0, 1, False))) == "truck 3,3, truck 4,4"


def test_s20_13_e13() -> None:
    """§20.13 With trucks on (3,3) and (4,4) need(4,3) = 2, and the step from (4,2) takes 3 points."""
    trucks = "seat 1 at 3,3; seat 2 at 4,4; seat 0 at 4,2"
    s = at(trucks)
    assert need(s, cell_named("4,3"), 0, 12) == 2
    assert "truck 4,3" not in offered(at(trucks, Move(0, 2, False)))
    assert "truck 4,3" in offered(at(trucks, Move(0, 3, False)))


def test_s20_14_e14() -> None:
    """§20.14 On (7,7) he learns S11 and S12; on (8,8), beside the known S12 and the red S14, nothing."""
    s = at("seat 0 at 7,6", Move(0, 9, False))
    play(s, "0 truck 7,7; tile 1; tile 1")
    assert seen_by(s, 0) == "S11=2 S12=2"
    assert [seen_by(s, seat) for seat in (1, 2, 3)] == ["", "", ""]
    play(s, "0 truck 7,8; 0 truck 8,8")
    assert not s.chance
    assert heard(s, "looked") == "looked(seat=0, site=S11), looked(seat=0, site=S12)"


def test_s20_15_e15() -> None:
    """§20.15 The first move with beige-5-8: cost 5, loco on idx 2, S02 seen, 3 points lost; the loco serves S02."""
    s = at("seat 0 card beige-5-8", MOVE_TURN[0])
    play(s, "0 place 7; 0 truck 8,1; 0 truck 8,2; 0 truck 8,3; tile 1; 0 loco; 0 loco")
    assert s.view(0)["moving"] == {"seat": 0, "points": 3, "railed": True}
    play(s, "0 end")
    assert (truck_of(s, 0), locos_of(s), seen_by(s, 0)) == ("8,3", "2 0 0 0", "S02=2")
    assert heard(s, "ended-move") == "ended-move(seat=0, points=3)"
    assert s.loco[0] >= s.column(1)


def test_s20_16_e16() -> None:
    """§20.16 Seat 2 builds on S01 and has $11000; seat 3 finds no tile and is not asked."""
    s = at("start 2; seat 2 at 4,2; seat 3 at 3,3; tile S01 3", BUILDING)
    assert pending(s) == "Build 2"
    play(s, "2 build S01")
    assert (s.money[2], pending(s)) == (11000, "TakeCard 0")


def test_s20_17_e17() -> None:
    """§20.17 S01 of value 2: one crude in the round it is built, one in the next; then the derrick is back and the cell free."""
    s = at("seat 0 at 4,2 loco 2 saw S01:2", BUILDING, PRODUCE[0][0])
    play(s, "0 build S01; 0 store jet")
    assert (site_of(s, "S01"), tanks_of(s, 0), s.money[0]) == ("0 x1", "0/1/0", 11000)
    ask(s, PRODUCE[0][0])
    play(s, "0 store jet")
    assert (site_of(s, "S01"), s.derricks[0], tanks_of(s, 0)) == ("empty", 5, "0/2/0")
    assert s.may_stop(cell_named("4,3"), 1)


E18 = "black 11; seat 0 $7000 loco 9 derrick S28:3; seat 1 loco 13; seat 2 loco 13; seat 3 loco 8"


def test_s20_18_e18() -> None:
    """§20.18 Black, the opponents or nothing: $1500 for each of the two in front, or $3000 to the bank."""
    s = at(E18, PRODUCE[0][0])
    assert offered(s) == "ship black, ship opponents, discard"
    play(s, "0 ship opponents")
    assert money_of(s) == "4000 16500 16500 15000"
    s = at(E18, PRODUCE[0][0])
    bank = s.bank
    play(s, "0 ship black")
    assert (money_of(s), s.bank - bank) == ("4000 15000 15000 15000", 3000)


@pytest.mark.parametrize(
    ("black", "money", "bank"),
    [(11, "4000 16500 16500 15000", 0), (13, "4000 16000 16000 15000", 1000), (14, "4000 15000 15000 15000", 3000)],
)
def test_s20_19_e19(black: int, money: str, bank: int) -> None:
    """§20.19 The same with `freight_choice` = frontmost."""
    s = at(E18.replace("black 11", f"black {black}"), PRODUCE[0][0], freight_choice="frontmost")
    assert offered(s) == "ship front, discard"
    before = s.bank
    play(s, "0 ship front")
    assert (money_of(s), s.bank - before) == (money, bank)


def test_s20_20_e20() -> None:
    """§20.20 With $2500 there is no decision: the crude goes back, and the derrick has one less."""
    s = at(E18.replace("$7000", "$2500"))
    supply = s.supply
    ask(s, PRODUCE[0][0])
    assert (pending(s), site_of(s, "S28"), s.supply - supply) == ("TakeCard 0", "0 x2", 1)


def test_s20_21_e21() -> None:
    """§20.21 Participants 2, 3, 0 with caps 8, 12, 6; seat 0 passes unasked and seat 3 wins with 6."""
    s = at("start 1; seat 0 hudson 2 hand 0/3; seat 1 hand 5/0; seat 2 hudson 1 hand 4/0; seat 3 hudson 3 hand 0/6", AUCTION[0])
    assert (pending(s), len(s.choices())) == ("Bid 2", 9)
    play(s, "2 bid 2")
    assert (pending(s), len(s.choices())) == ("Bid 3", 1 + 12 - 2)
    play(s, "3 bid 4")
    assert (pending(s), offered(s)) == ("Bid 0", "pass, bid 5, bid 6")
    play(s, "0 bid 5; 2 pass; 3 bid 6")
    assert heard(s, "won") == "won(seat=3, company=hudson, bid=6, covered=1)"
    assert heard(s, "passed") == "passed(seat=2), passed(seat=0)"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("0/2", [(0, 2)]), ("3/1", [(3, 0), (1, 1)]), ("1/2", [(1, 1), (0, 2)])],
)
def test_s20_22_e22(hand: str, expected: list[tuple[int, int]]) -> None:
    """§20.22 A bid of 3: the payments of three hands, as (ones, twos); never 1+1+2."""
    found = []
    for number in range(len(expected)):
        s = at(f"seat 0 hand {hand}")
        s.auction, s.high, s.leader = 0, 3, 0
        options = PAY[0].options(s)
        assert len(options) == len(expected)
        PAY[0].resolve(s, options[number])
        found.append((int(s.spent_ones), int(s.spent_twos)))
    assert found == expected


def test_s20_23_e23() -> None:
    """§20.23 5 cards worth 7 and a bid of 8: 3 are lost, 2 remain, and the auction starts again with cap 4."""
    s = at("seat 0 hand 3/2 hudson 1; seat 1 hand 9/0 hudson 1", AUCTION[0])
    play(s, "0 bid 8; 1 pass; lose 1; lose 1; lose 1")
    assert (hand_of(s, 0), pending(s), s.high) == ("0/2", "Bid 0", 0)
    assert offered(s) == "pass, bid 1, bid 2, bid 3, bid 4"


def test_s20_24_e24() -> None:
    """§20.24 A single card worth 1 and a bid of 2: it is lost, he passes unasked, and nothing is sold."""
    s = at("seat 0 hand 1/0 hudson 1", AUCTION[0])
    play(s, "0 bid 2; lose 1")
    assert (s.hand(0), pending(s), tanks_of(s, 0)) == (0, "TakeCard 0", "1/0/0")
    assert heard(s, "passed", "unsold") == "passed(seat=0), unsold(company=hudson)"


def test_s20_25_e25() -> None:
    """§20.25 4 crude at Jet, price $5500, 1 sold: +$5500; in action 8 one more goes for $1000, 2 stay."""
    s = at("price jet 5500; seat 0 hand 1/0 jet 4", AUCTION[1], TANK_LIMIT)
    play(s, "0 bid 1; 0 sell 1")
    assert (s.money[0], tanks_of(s, 0)) == (15000 + 5500 + 1000, "0/2/0")


def test_s20_26_e26() -> None:
    """§20.26 6 cards in the deck and 5 discards, with 4, 5, 3 and 2 due: 4, 5, 2 and 0 are dealt."""
    s = at(
        "start 3; licences 3/3 2/3; seat 3 card beige-4-10; seat 0 card beige-5-8; seat 1 card beige-3-12; seat 2 card beige-2-10-price2",
        LICENCES,
    )
    quiet(s)
    assert [s.hand(seat) for seat in (3, 0, 1, 2)] == [4, 5, 2, 0]
    assert heard(s, "licences-shuffled") == "licences-shuffled(cards=5)"


@pytest.mark.parametrize(
    ("star", "card", "over"),
    [(20, "red-3-2-6-push4", True), (20, "red-1-4-2-crude", False), (19, "red-1-4-2-crude", True)],
)
def test_s20_27_e27(star: int, card: str, over: bool) -> None:
    """§20.27 Black at idx 18: a 3 reaches the star at 20, a 1 only the one at 19."""
    s = at("black 18; display", RED_CARD, BEIGE_CARDS, black_star=star)
    play(s, f"turn {card}")
    assert s.over == over
    assert s.black == (star if over else 19)
    assert pending(s) == ("" if over else "TurnUpBeige")


def test_s20_28_e28() -> None:
    """§20.28 The ranking 3, 1, 0, 2 and the totals 43500, 46000, 35000, 44500; seat 1 wins."""
    s = at(
        """
        start 2
        seat 0 loco 15 hand 0/3 $31500 derrick S01:3 derrick S02:1 hudson 2
        seat 1 loco 15 hand 1/4 $40000 derrick S03:2
        seat 2 loco 12 hand 0/0 $22000 derrick S04:1 derrick S05:1 derrick S06:4 jet 1
        seat 3 loco 15 hand 9/0 $38500 standard 6
        """
    )
    assert loco_ranks(s) == [3, 2, 4, 1]
    assert [sum(items.values()) for items in s.scores()] == [43500, 46000, 35000, 44500]
    assert s.scores()[0] == {"cash": 31500, "derricks": 6000, "crude": 6000}
    assert s.ranking() == [3, 1, 4, 2]


def test_s20_29_e29() -> None:
    """§20.29 Five players, four opponents level in front: $500 each and $1000 to the bank."""
    s = at("black 0; seat 0 loco 1 derrick S14:2; seat 1 loco 9; seat 2 loco 9; seat 3 loco 9; seat 4 loco 9", PRODUCE[0][0], seats=5)
    bank = s.bank
    play(s, "0 ship opponents")
    assert (money_of(s), s.bank - bank) == ("12000 15500 15500 15500 15500", 1000)
    view: Any = s.view(0)
    assert view["carried"] == 1

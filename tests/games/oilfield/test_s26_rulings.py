"""§26 Rulings: those that no option flips, and that the options named there exist."""

from __future__ import annotations

import re
from pathlib import Path

import gusher.games.oilfield
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.refill import AFTER_PUBLIC, FieldCheck
from tests.games.oilfield.scene import arrange, ask, field_of, heard, offered, pending, play, quiet, seat_of, select, start

RULES = Path(gusher.games.oilfield.__file__).parent / "RULES.en.md"


def test_s26_rulings_name_existing_options() -> None:
    """§26 Each option that flips a ruling is one of chapter 20."""
    _, _, chapter = RULES.read_text(encoding="utf-8").partition("\n## 26. ")
    rulings = re.findall(r"^\| (\d+) \|(?:[^|]*\|){3}([^|]*)\|$", chapter, re.MULTILINE)
    assert [int(number) for number, _ in rulings] == list(range(1, 48))
    named = {option for _, flipped in rulings for option in re.findall(r"`(\w+)`", flipped)}
    assert len(named) == 25
    assert named <= {option.name for option in GAME.options}


def test_s26_5_placing_on_a_useless_space_is_allowed() -> None:
    """§26 Ruling 5: a player without towers, barrels or money may block any space."""
    s = start(3)
    arrange(s, "cards\n deck\n market\n stack\n seat 0 $0")
    assert offered(s) == (
        "place lease_8, place lease_7, place lease_6, place lease_5, place build_1, place build_2, place drill_1, place drill_2, "
        "place local_1, place first_player_1, place subsidy_1, place invest_1, place invest_2"
    )


def test_s26_9_towers_may_be_interleaved() -> None:
    """§26 Ruling 9: with little storage one tower's barrel, another's, and the first's again."""
    s = start(4)
    arrange(s, "dallas 5/5, austin 5/5\n seat 0 dallas:mixed_tower austin:mixed_tower")
    ask(s, Drill(0))
    play(s, "0 store gas 1, 0 store oil 2, 0 store gas 1")
    assert (seat_of(s, 0), pending(s)) == ("$20 0vp 1/2 dallas:mixed_tower austin:mixed_tower", "PlaceWorker 0")


def test_s26_11_declined_local_pays_nobody() -> None:
    """§26 Ruling 11: the market was not used."""
    s = start(4)
    arrange(s, "seat 0 2/0, seat 3 $0")
    ask(s, Local(0, False))
    play(s, "0 stop")
    assert s.money[3] == 0


def test_s26_12_declined_national_card_still_counts() -> None:
    """§26 Ruling 12: the price goes by the cards chosen, though one of the two owners has nothing to sell."""
    s = start(4)
    arrange(s, "seat 0 $0 1/0, seat 1, seat 2, seat 3")
    select(s, "drill_1 drill_2 local_1 local_4p5p", "national national drill drill")
    play(s, "0 export oil")
    assert s.money[0] == 3


def test_s26_13_gas_on_national_only_with_a_refinery() -> None:
    """§26 Ruling 13: gas alone is no reason to ask."""
    s = start(4)
    arrange(s, "price 4\n seat 0 0/3")
    ask(s, National(0, False, 0))
    assert pending(s) == "PlaceWorker 0"


def test_s26_14_oil_of_two_local_towers_brings_no_point() -> None:
    """§26 Ruling 14: each barrel is sold alone."""
    s = start(4)
    arrange(s, "dallas 5/0\n seat 0 $0 dallas:small_local_tower dallas:small_local_tower")
    ask(s, Drill(0))
    assert offered(s) == "sell oil 1, stop"
    play(s, "0 sell oil 1, 0 sell oil 2")
    assert seat_of(s, 0) == "$4 0vp 0/0 dallas:small_local_tower dallas:small_local_tower"


def test_s26_24_order_in_the_upkeep() -> None:
    """§26 Ruling 24: cards, tiles, fields, subsidy, then the next round."""
    s = start(3)
    arrange(s, "dallas 1/8\n cards pecos pecos pecos\n market small_tower medium_tower mixed_tower mixed_tower\n seat 0 dallas:small_tower")
    arrange(s, "seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    play(s, "0 store oil 1")
    order = []
    while s.chance:
        order.append(f"{pending(s)} {s.round} ${s.pot}")
        play(s, s.outcomes()[0][0].notation)
    assert order == ["ConcessionCard 1 $1", "NextTile 1 $1", "FieldCube 1 $1", "FieldCube 1 $1"]
    assert (s.round, s.pot) == (2, 2)


def test_s26_27_first_refill_is_the_first_after_building() -> None:
    """§26 Ruling 27: a tower built after the first refill of its field owes its fee at the second."""
    s = start(3, advanced=True)
    arrange(s, "dallas 0/5")
    ask(s, FieldCheck(AFTER_PUBLIC))
    quiet(s)
    arrange(s, "dallas 0/5\n seat 0 dallas:government_tower")
    ask(s, FieldCheck(AFTER_PUBLIC))
    assert (pending(s), field_of(s, "dallas")) == ("GovernmentFee 0", "0/5 at 2")


def test_s26_35_dummy_stands_on_the_topmost_space() -> None:
    """§26 Ruling 35: of two spaces in a column the lower one stays free."""
    s = start(2)
    select(s, "lease_8 lease_7", "local local")
    quiet(s)
    while s.round == 1:
        s.play(int(s.actor), s.choices()[-1])
        quiet(s)
    assert heard(s, "dummy-worker") == "dummy-worker(column=lease), dummy-worker(column=build)"
    assert "place build_2" in offered(s)
    assert "place build_1" not in offered(s)


def test_s26_40_bank_is_unlimited() -> None:
    """§26 Ruling 40: the bank pays out more than the coins in the box."""
    s = start(3)
    arrange(s, "price 3\n seat 0 $190 3/0")
    ask(s, National(0, False, 0))
    play(s, "0 export oil, 0 export oil, 0 export oil")
    assert (s.money[0], s.bank) == (199, -199 - 40 - 1)

"""§4 Selection phase."""

from __future__ import annotations

import pytest

from gusher.core.errors import IllegalAction
from gusher.games.oilfield import GAME
from tests.games.oilfield.scene import arrange, heard, offered, pending, play, seat_of, select, start, workers_of

NOT_LEASE = (
    "place build_1, place build_2, place drill_1, place drill_2, place local_1, place local_4p5p, "
    "place first_player_1, place subsidy_1, place invest_1, place invest_2"
)


def test_s4_1_1_workers_are_placed_in_turn_order() -> None:
    """§4.1.1 Beginning with the first player."""
    s = start(first=2)
    asked = []
    for space in ("lease_8", "drill_1", "local_1", "invest_2"):
        asked.append(pending(s))
        play(s, f"{s.actor} place {space}")
    assert asked == ["PlaceWorker 2", "PlaceWorker 3", "PlaceWorker 0", "PlaceWorker 1"]
    assert workers_of(s) == "lease_8 2, drill_1 3, local_1 0, invest_2 1"


def test_s4_1_1_one_worker_per_space() -> None:
    """§4.1.1 Two spaces of a column are two places; a taken space is none."""
    s = start()
    play(s, "0 place drill_1")
    assert "drill_1" not in offered(s, 1)
    assert "place drill_2" in offered(s, 1)
    with pytest.raises(IllegalAction, match="occupied") as refused:
        play(s, "1 place drill_1")
    assert refused.value.section == "§4.1.1"


def test_s4_1_1_only_usable_spaces() -> None:
    """§4.1.1 `drill_5p` is for five players only."""
    assert "drill_5p" not in offered(start(4))
    assert "drill_5p" in offered(start(5))


def test_s4_1_2_he_must_place() -> None:
    """§4.1.2 There is no other option."""
    s = start()
    assert {option.split()[0] for option in offered(s).split(", ")} == {"place"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", ["standard", "tight"])
def test_s4_1_2_more_spaces_than_workers(seats: int, layout: str) -> None:
    """§4.1.2 The last player still has a choice."""
    s = start(seats, board_layout=layout)
    for seat in range(seats - 1):
        s.play(seat, s.options(seat)[0])
    assert len(s.options(seats - 1)) > 1


def test_s4_1_3_no_precondition_is_checked() -> None:
    """§4.1.3 A penniless player without towers may stand anywhere, for instance to block."""
    s = start()
    arrange(s, "seat 0 $0")
    assert offered(s) == "place lease_8, place lease_7, place lease_6, place lease_5, " + NOT_LEASE


@pytest.mark.parametrize(
    ("position", "leases"),
    [
        ("seat 0 $4", ""),
        ("seat 0 $6", "place lease_6, place lease_5, "),
        ("seat 0 $1 row2", "place lease_5, "),
        ("seat 0 $3 row2", "place lease_7, place lease_6, place lease_5, "),
        ("seat 0 $0 row2 row2", "place lease_8, place lease_7, place lease_6, place lease_5, "),
        ("seat 0 $0 row3, row 3 3", "place lease_8, place lease_7, place lease_6, place lease_5, "),
    ],
)
def test_s4_1_3_bid_must_be_affordable(position: str, leases: str) -> None:
    """§4.1.3 With the option a bid may not exceed his money and what his investments would fetch."""
    s = start(bid_must_be_affordable=True)
    arrange(s, position)
    sales = "".join(f", divest {row}" for row in (5, 3, 2) if f"row{row}" in position)
    assert offered(s) == leases + NOT_LEASE + sales


def test_s4_1_3_bid_must_be_affordable_counts_only_possible_sales() -> None:
    """§4.1.3 A full row fetches nothing if `full_row_sale` forbids it."""
    s = start(bid_must_be_affordable=True, full_row_sale="not_allowed")
    arrange(s, "seat 0 $0 row2 row3, row 3 6")
    assert offered(s) == NOT_LEASE + ", divest 2"
    arrange(s, "row 3 5")
    assert offered(s).startswith("place lease_8")


def test_s4_1_3_bid_must_be_affordable_with_few_orange_cubes() -> None:
    """§4.1.3 With `government_cubes` = three only as many investments count as cubes are left, the dearest first."""
    s = start(bid_must_be_affordable=True, government_cubes="three")
    arrange(s, "seat 0 $0 row2 row3 row2, row 5 2")
    assert offered(s).startswith("place lease_7, place lease_6")  # one cube left: row 3 for $7
    arrange(s, "row 5 1")
    assert offered(s).startswith("place lease_8")  # two left: $7 and $5
    arrange(s, "row 5 3")
    assert offered(s) == NOT_LEASE


def test_s4_1_4_he_picks_the_exact_space() -> None:
    """§4.1.4 The spaces of a column differ by the order in which they are resolved."""
    s = start()
    arrange(s, "seat 0 dallas:small_tower, seat 1 dallas:medium_tower, dallas 1/0")
    select(s, "drill_2 drill_1 lease_8 lease_7", "local local local local")
    play(s, "2 decline, 3 decline")
    assert pending(s) == "TakeBarrel 1"
    play(s, "1 store oil 1")
    assert (seat_of(s, 0), seat_of(s, 1)) == ("$20 0vp 0/0 dallas:small_tower", "$20 0vp 1/0 dallas:medium_tower")


def test_s4_2_1_when_all_workers_stand_everybody_chooses_at_once() -> None:
    """§4.2.1 In any order; no public action has been carried out yet."""
    s = start()
    select(s, "lease_8 lease_7 subsidy_1", "")
    assert pending(s) == "PlaceWorker 3"
    play(s, "3 place first_player_1")
    assert pending(s) == "ChooseCards 0 1 2 3"
    play(s, "2 card national, 0 card build")
    assert pending(s) == "ChooseCards 1 3"
    assert (s.pot, s.first, workers_of(s)) == (1, 0, "lease_8 0, lease_7 1, first_player_1 3, subsidy_1 2")


def test_s4_2_1_the_choice_is_secret() -> None:
    """§4.2.1 That a player has chosen is heard by all, what he chose by nobody."""
    s = start()
    select(s, "lease_8 lease_7 lease_6 lease_5", "national build")
    assert heard(s, "answered") == "answered(seat=0, section=§4.2.1), answered(seat=1, section=§4.2.1)"
    assert "national" not in repr(s.view(1)["players"])
    assert "national" in repr(s.view(0)["players"])


def test_s4_2_2_all_five_cards_every_round() -> None:
    """§4.2.2 Nothing is ever discarded."""
    s = start()
    for _ in range(2):
        select(s, "local_1 local_4p5p invest_1 invest_2", "")
        assert offered(s, 0) == "card lease, card build, card drill, card local, card national"
        play(s, "0 card build, 1 card local, 2 card local, 3 card local")
        play(s, "0 stop, 1 stop, 2 decline, 3 decline, 0 decline, 1 stop, 2 stop, 3 stop")


def test_s4_2_3_the_card_cannot_be_exchanged() -> None:
    """§4.2.3 Who has chosen is not asked again, and at his turn the action is that of the card."""
    s = start()
    select(s, "local_1 local_4p5p invest_1 invest_2", "build")
    with pytest.raises(IllegalAction, match="not-your-decision"):
        s.play(0, GAME.action("card local"))
    play(s, "1 card local, 2 card local, 3 card local, 0 stop, 1 stop, 2 decline, 3 decline")
    assert pending(s) == "Build 0"

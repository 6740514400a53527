"""§12 Subsidy."""

from __future__ import annotations

from tests.games.oilfield.scene import finish_round, heard, offered, play, select, start

IDLE = ("lease_8 lease_7 lease_6 invest_1", "local local local local")


def test_s12_1_the_pot_grows_by_a_dollar_every_round() -> None:
    """§12.1 $1 in round 1; the dollars come out of the bank."""
    s = start()
    pots = []
    for _ in range(3):
        pots.append((int(s.round), int(s.pot)))
        select(s, *IDLE)
        finish_round(s)
    assert pots == [(1, 1), (2, 2), (3, 3)]
    assert s.census()["money"] == 0


def test_s12_2_the_player_takes_the_whole_pot() -> None:
    """§12.2 It is then 0 until the next round adds $1."""
    s = start()
    for _ in range(2):
        select(s, *IDLE)
        finish_round(s)
    select(s, "lease_8 subsidy_1 lease_7 invest_1", "local local local local")
    play(s, "0 decline, 2 decline")
    assert (s.money[1], s.pot) == (23, 0)
    assert heard(s, "subsidy") == "subsidy(seat=1, dollars=3)"
    finish_round(s)
    assert s.pot == 1


def test_s12_2_public_only() -> None:
    """§12.2 There is no Subsidy card."""
    s = start()
    select(s, "lease_8 lease_7 subsidy_1 invest_1", "")
    assert "subsidy" not in offered(s, 2)

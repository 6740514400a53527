"""How often a choice can be made in a row."""

from __future__ import annotations

import pytest

from gusher.core.codec import encode
from gusher.core.repeat import MOST, repeats
from gusher.core.rules import Frame
from gusher.games.oilfield.rules.drill import Drill
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.national import National
from gusher.games.oilfield.rules.table import Table
from tests.games.oilfield.scene import action_of, arrange, ask, offered, play, select, start


def often(s: Table) -> str:
    """Each option of who is asked, with how often it can be chosen in a row."""
    before = encode(s)
    seat = int(s.actor)
    found = ", ".join(f"{notation} {repeats(s, seat, action_of(s, notation))}" for notation in offered(s, seat).split(", "))
    assert encode(s) == before
    return found


@pytest.mark.parametrize(
    ("rule", "table", "expected"),
    [
        (Local(0, False), "seat 0 2/1", "oil for money 2, oil for vp 1, gas for vp 1, stop 1"),
        (National(0, False, 0), "price 4, seat 0 3/0", "export oil 3, stop 1"),
        (Drill(0), "dallas 5/0, austin 1/0, seat 0 dallas:medium_tower austin:small_tower", "store oil 1 3, store oil 2 1, stop 1"),
        (Drill(0), "dallas 5/5, seat 0 1/0 dallas:mixed_tower", "store oil 1 2, store gas 1 2, stop 1"),
    ],
)
def test_as_often_as_the_same_question_offers_it(rule: Frame, table: str, expected: str) -> None:
    s = start()
    arrange(s, table.replace(", ", "\n"))
    ask(s, rule)
    assert often(s) == expected


def test_not_into_the_next_action_of_the_same_seat() -> None:
    """Between the public and the private sale the cards are revealed."""
    s = start(3)
    select(s, "local_1 subsidy_1 first_player_1", "local local local")
    arrange(s, "first 0\nseat 0 3/0")
    assert often(s) == "oil for money 3, oil for vp 1, stop 1"
    play(s, "0 stop")
    assert s.revealed


def test_a_secret_or_a_placement_is_chosen_once() -> None:
    s = start()
    assert set(often(s).split(", ")) == {f"{notation} 1" for notation in offered(s).split(", ")}
    play(s, "0 place lease_5, 1 place lease_6, 2 place lease_7, 3 place lease_8")
    assert often(s) == "card lease 1, card build 1, card drill 1, card local 1, card national 1"


def test_there_is_a_limit() -> None:
    s = start()
    arrange(s, "dallas 0/0\naustin 0/0\npecos 0/0\nseat 0 22/0")
    ask(s, Local(0, False))
    assert repeats(s, 0, action_of(s, "oil for money")) == MOST

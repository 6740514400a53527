"""The engine: what happens between two answers, what is refused, and who hears of it."""

from __future__ import annotations

import pytest

from gusher.core.codec import encode
from gusher.core.errors import IllegalAction
from gusher.core.event import Event
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import Action
from gusher.core.sections import section_of
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.lease import Lease
from gusher.games.oilfield.rules.local import Local
from gusher.games.oilfield.rules.privileges import FirstPlayer, GrowPot, Subsidy
from gusher.games.oilfield.rules.round import ChooseCards
from tests.core.opened import do, finished, opened, table


def test_then_lets_rules_happen_in_the_order_written() -> None:
    s = table(opened())
    s.restack([])
    rules = [GrowPot(), Subsidy(0), FirstPlayer(1), Subsidy(2), FirstPlayer(0)]
    s.then(*rules)
    assert s.pending == rules[::-1]
    s.restack([])
    s.then(GrowPot(), Subsidy(2))
    pot, money = s.pot, s.money[2]
    s.settle()
    assert (s.pot, s.money[2]) == (0, money + pot + 1)
    assert s.over


def test_a_decision_without_options_lapses() -> None:
    """§9.1 Nothing in storage: nothing to sell, nothing to ask; the game may tell why."""
    s = table(opened())
    s.stored_oil[1] = s.stored_gas[1] = 0
    before = encode(s)
    s.log = []
    s.then(Local(1, False))
    s.settle()
    assert encode(s) == before
    assert [str(event) for event in s.log] == ["nothing(seat=1, kind=local, reason=no-barrel, rule=§9.1, barrel=oil)"]


def test_a_single_option_is_taken_and_told() -> None:
    """§6.4 Without the money only declining is left."""
    s = table(opened())
    s.money[1] = 0
    before = encode(s)
    s.log = []
    s.then(Lease(1, 5, True))
    s.settle()
    assert encode(s) == before
    assert [repr(event) for event in s.log] == [
        f"forced(seat=1, action=decline, section={section_of(Lease(1, 5, True))})",
        "nothing(seat=1, kind=lease, reason=too-dear, rule=§6.2, price=5)",
    ]


def test_section_of_a_rule() -> None:
    assert section_of(Lease(1, 5, True)) == "§6.1"
    assert section_of(GrowPot()) == "§12.1"
    assert section_of(object()) == ""


def test_refusals_name_the_section_and_the_reason() -> None:
    match = opened()
    s = match.state
    seat = s.awaiting[0]
    other = (seat + 1) % 3
    place, stop = GAME.action("place invest_1"), GAME.action("stop")
    assert refusal(s.play, seat, stop) == ("§4.1.1", "not-offered")
    assert refusal(s.play, other, place) == ("§4.1.1", "not-your-decision")
    assert refusal(s.meet, GAME.outcome("cube oil"))[1] == "no-chance-due"
    assert refusal(s.sample, Rng(0))[1] == "no-chance-due"
    before_set_up = GAME.start(3)
    assert refusal(before_set_up.play, 0, place) == ("§2.6", "chance-due")
    assert refusal(before_set_up.meet, GAME.outcome("cube grey")) == ("§2.6", "impossible-outcome")


def test_refusals_after_the_end() -> None:
    s = finished().state
    assert refusal(s.play, 0, GAME.action("stop"))[1] == "game-over"
    assert refusal(s.meet, GAME.outcome("cube oil"))[1] == "no-chance-due"
    assert refusal(s.sample, Rng(0))[1] == "no-chance-due"


def refusal(act: object, *arguments: object) -> tuple[str, str]:
    assert callable(act)
    with pytest.raises(IllegalAction) as refused:
        act(*arguments)
    return refused.value.section, refused.value.reason


def test_an_equal_action_of_another_table_is_refused() -> None:
    s = opened().state
    with pytest.raises(IllegalAction):
        s.play(s.awaiting[0], Action("place invest_1"))


def test_together_waits_for_every_seat_in_any_order() -> None:
    match = opened()
    do(match, "place lease_5, place local_1, place invest_1")
    s = match.state
    assert isinstance(s.top, ChooseCards)
    assert list(s.awaiting) == [0, 1, 2]
    s.play(1, GAME.action("card drill"))
    assert list(s.awaiting) == [0, 2]
    assert s.options(1) == []
    assert refusal(s.play, 1, GAME.action("card drill")) == ("§4.2.1", "not-your-decision")
    s.play(2, GAME.action("card lease"))
    assert list(s.awaiting) == [0]
    s.play(0, GAME.action("card lease"))
    assert not isinstance(s.top, ChooseCards)


def test_an_answer_tells_who_and_not_what() -> None:
    match = opened()
    do(match, "place lease_5, place local_1, place invest_1")
    match.state.log = []
    match.state.play(1, GAME.action("card drill"))
    assert [(event.name, event.values) for event in match.state.log] == [("answered", {"seat": 1, "section": "§4.2.1"})]


def test_an_event_is_heard_by_its_audience() -> None:
    everybody = Event("sold", None, {"seat": 1})
    assert everybody.heard_by(0)
    assert everybody.heard_by(None)
    secret = Event("drew", (1, 2), {"card": "lease"})
    assert [secret.heard_by(seat) for seat in (None, 0, 1, 2)] == [False, False, True, True]


def test_nobody_is_told_without_a_log() -> None:
    s = opened().state
    s.tell("sold", seat=1)
    assert s.log is None
    s.log = []
    s.tell("sold", (0,), seat=1)
    assert [(event.name, event.audience, event.values) for event in s.log] == [("sold", (0,), {"seat": 1})]


def test_playout_ends_and_counts() -> None:
    s, tally = GAME.start(3, max_rounds=2), Tally()
    playout(s, Rng(1), tally)
    assert s.over
    record = GAME.start(3, max_rounds=2)
    rng = Rng(1)
    decisions = chance = 0
    while not record.over:
        if record.chance:
            record.apply(record.sample(rng))
            chance += 1
        else:
            options = record.choices()
            record.apply(options[rng.below(len(options))])
            decisions += 1
    assert (tally.decisions, tally.chance) == (decisions, chance)
    assert encode(record) == encode(s)


def test_playout_stops_after_the_most_decisions() -> None:
    s, tally = GAME.start(3), Tally()
    playout(s, Rng(1), tally, 5)
    assert not s.over
    assert tally.decisions == 5

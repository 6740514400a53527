"""A game in plain Python plays on the core as it is, compiled or not: whatever it overrides, the core calls."""

from __future__ import annotations

import json

import pytest

from gusher.bots.greedy import Greedy
from gusher.bots.search.search import Search
from gusher.bots.search.setting import Setting
from gusher.core import codec, record
from gusher.core.errors import IllegalAction, SetupError
from gusher.core.playout import Tally, playout
from gusher.core.record import Match, Record
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.core.sections import section_of
from gusher.core.view import Observation
from tests.core.coins import COINS, STOP, THROW, Dare, Hiding, Table


def played(seed: int, seats: int = 3) -> Match:
    match, rng = Match(Record(COINS, seats, {})), Rng(seed)
    while not match.state.over:
        if match.state.chance:
            match.draw(rng)
        else:
            seat = match.state.awaiting[0]
            options = match.state.options(seat)
            match.play(seat, options[rng.below(len(options))])
    return match


def asked(seats: int = 2, **options: object) -> Table:
    """All have hidden two coins; the first seat may throw."""
    s = COINS.start(seats, **options)
    assert isinstance(s, Table)
    for seat in range(seats):
        s.play(seat, COINS.action("hide 2"))
    return s


def test_it_is_started_with_its_options() -> None:
    assert asked(short=True).short
    assert not asked().short
    with pytest.raises(SetupError, match="Coins is for 2 or 3 seats, not 4"):
        COINS.start(4)


def test_its_rules_are_carried_out() -> None:
    s = asked()
    assert isinstance(s.top, Dare)
    assert s.options(0) == [THROW, STOP]
    s.play(0, THROW)
    assert s.chance
    s.meet(COINS.outcome("face 3"))
    assert list(s.purse) == [2, 0]
    s.play(0, THROW)
    s.meet(COINS.outcome("face 1"))
    assert list(s.purse) == [0, 0]
    assert list(s.awaiting) == [1]


def test_a_single_option_of_it_is_taken() -> None:
    s = asked(short=True)
    s.bank = 1
    s.log = []
    s.play(0, STOP)
    assert s.over
    assert [str(event) for event in s.log] == ["forced(seat=1, action=stop, section=§2)"]


def test_it_answers_together() -> None:
    s = COINS.start(3)
    assert isinstance(s.top, Hiding)
    assert list(s.awaiting) == [0, 1, 2]
    s.play(1, COINS.action("hide 2"))
    assert list(s.awaiting) == [0, 2]
    assert s.view(1)["hidden"] == 2
    assert s.view(0) == s.determinize(0, Rng(3)).view(0)
    assert {s.determinize(0, Rng(seed)).view(1)["hidden"] for seed in range(20)} == {1, 2}


def test_it_refuses_and_says_why() -> None:
    s = COINS.start(2)
    with pytest.raises(IllegalAction, match="§2 first-hide"):
        s.play(0, THROW)
    with pytest.raises(IllegalAction, match="§1 not-offered"):
        s.play(0, STOP)


def test_a_rule_of_it_has_its_section() -> None:
    assert section_of(Hiding()) == "§1"
    assert section_of(Dare(0)) == "§2"


@pytest.mark.parametrize("seed", range(5))
def test_it_is_played_to_the_end(seed: int) -> None:
    s, tally = COINS.start(2), Tally()
    playout(s, Rng(seed), tally)
    assert s.over
    assert tally.decisions > 0
    assert s.census() == {"coins": 40}
    assert sorted(s.ranking()) in ([1, 1], [1, 2])


def test_its_record_replays() -> None:
    match = played(1)
    again = record.read(match.record.text(), lambda name: COINS)
    assert again.result == match.state.scores()
    assert codec.encode(again.state()) == codec.encode(match.state)


@pytest.mark.parametrize("at", range(0, 20, 3))
def test_its_states_are_saved_and_cloned(at: int) -> None:
    s = played(2).record.state(at)
    encoded = codec.encode(s)
    assert encoded["table"].keys() == {"seats", "short", "round", "bank", "purse", "hidden"}
    assert codec.encode(s.clone()) == encoded
    assert codec.encode(codec.decode(COINS, 3, {}, json.loads(codec.dumps(s)))) == encoded


def test_its_row_of_numbers_is_written() -> None:
    s = asked(3)
    s.play(0, THROW)
    s.meet(COINS.outcome("face 6"))
    encoder = COINS.encoder(3)
    row = encoder.encode(s, 1)
    numbers = [int.from_bytes(row[at : at + 8], "little", signed=True) for at in range(0, len(row), 8)]
    assert len(numbers) == encoder.size
    assert numbers[-4:] == [58, 0, 0, 2]  # the bank, then the purses from the viewer on


def test_its_judgement_and_evaluation_are_asked() -> None:
    s = asked()
    seen = Observation(s, 0)
    assert Greedy(COINS.judgement()).choose(seen, Rng(1)) is THROW
    s.purse[0] = 5
    lead = COINS.evaluation().rewards(s, 0.5)
    assert lead[0] > lead[1]
    for horizon in (0, 1):
        search = Search(COINS.judgement(), COINS.evaluation(), Setting(iterations=60, horizon=horizon, look=2))
        assert search.choose(seen, Rng(1)) in s.options(0)


def test_whoever_is_not_overridden_says_so() -> None:
    with pytest.raises(NotImplementedError):
        State(2).scores()

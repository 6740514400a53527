"""What learned players look at: named, bounded, blind to what is hidden, and true to what matters."""

from __future__ import annotations

import pytest

from gusher.bots.learned.features import BOUND, Features
from gusher.core.rng import Rng
from gusher.games.interbellum import GAME
from gusher.games.interbellum.bots.features import InterbellumFeatures
from gusher.games.interbellum.rules.table import Table
from tests.games.interbellum.scene import go, scene

OTHER_READINGS: dict[str, object] = {
    "opening_army": "on",
    "vote_mode": "open_clockwise",
    "pipeline_benefit": "either",
    "home_counts_as_controlled": False,
    "cheap_influence": "game_spots",
    "well_pass_through": False,
    "shared_segments": "per_well",
    "port_bonus": "once_per_port",
}


def seen(s: Table, viewer: int, features: Features | None = None) -> list[float]:
    features = features or InterbellumFeatures()
    row = features.observe(s, viewer)
    return [row[at] for at in range(features.at)]


def number(s: Table, viewer: int, name: str, seat: int = 0) -> float:
    """A number of the table, or of a seat, as the viewer sees it."""
    features = InterbellumFeatures()
    row = seen(s, viewer, features)
    if name in features.table:
        return row[features.table.index(name)]
    turn = (seat - viewer) % s.seats
    return row[len(features.table) + turn * len(features.seat) + features.seat.index(name)]


def test_names_are_unique() -> None:
    features = InterbellumFeatures()
    assert len(set(features.table)) == len(features.table)
    assert len(set(features.seat)) == len(features.seat)


def test_items_are_those_of_the_score() -> None:
    assert list(InterbellumFeatures().items) == list(scene().scores()[0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["default", "other readings"])
def test_nothing_hidden_is_seen(seats: int, options: dict[str, object]) -> None:
    """§21 A state and what a seat takes it for give the same row; also in the middle of secret votes. All is bounded and named."""
    features, guessing = InterbellumFeatures(), InterbellumFeatures()
    rng = Rng(11, seats)
    s = GAME.start(seats, **options)
    assert isinstance(s, Table)
    size = len(features.table) + seats * len(features.seat)
    while not s.over:
        if s.chance:
            s.apply(s.sample(rng))
            continue
        if rng.below(8) == 0:
            viewer = int(rng.below(seats))
            row = seen(s, viewer, features)
            assert len(row) == size
            assert all(-BOUND <= value <= BOUND for value in row)
            assert seen(s.determinize(viewer, rng), viewer, guessing) == row
        choices = s.options(s.actor)
        s.play(int(s.actor), choices[rng.below(len(choices))])
    assert len(seen(s, 0, features)) == size


def test_own_hand_is_seen_by_its_owner_alone() -> None:
    s = scene("1: +overtime +royalty_cheque")
    assert number(s, 1, "holds overtime", seat=1) == 1.0
    assert number(s, 1, "worth of the hand", seat=1) > 0.0
    assert number(s, 0, "holds overtime", seat=1) == 0.0
    assert number(s, 0, "worth of the hand", seat=1) == 0.0
    assert number(s, 0, "hand", seat=1) > 0.0


def test_a_flag_is_at_risk_while_a_rival_can_pay() -> None:
    """§4.3 Seat 0 holds Persia with 2; seat 1 has 1 and needs two cubes, of $3 each."""
    lines = "0: PE2\n1: $6 PE1\n2: $0\n3: $0\nKER PE"
    s = scene(lines, turn=1)
    assert number(s, 0, "lead in PE", seat=0) > 0.0 > number(s, 0, "lead in PE", seat=1)
    assert number(s, 0, "flags at risk", seat=0) > 0.0
    assert number(s, 0, "flags in reach", seat=1) > 0.0
    poor = scene(lines.replace("$6", "$5"), turn=1)
    assert number(poor, 0, "flags at risk", seat=0) == 0.0
    working = scene(lines.replace("$6", "$3 W4"), turn=1)
    assert number(working, 0, "flags at risk", seat=0) == 0.0
    assert number(working, 0, "flags at risk soon", seat=0) > 0.0
    idle = scene(lines.replace("PE1", "PE1 workers0"))
    assert number(idle, 0, "flags at risk", seat=0) == 0.0


def test_a_line_is_seen_before_it_is_finished() -> None:
    """§8.4 Burgan lacks one piece of two; with it, the line scores."""
    s = scene("0: $9 W11 S55 W4")
    assert number(s, 0, "link with one") == 1.0
    assert number(s, 0, "points of lines") == 0.0
    go(s, "work lay_pipeline")
    assert number(s, 0, "waits: segment") == 1.0
    assert number(s, 0, "promise") > 0.0
    before = number(s, 0, "estimate")
    go(s, "segment S56")
    assert number(s, 0, "points of lines") == pytest.approx(8 / 20)
    assert number(s, 0, "linked wells") > 0.0
    assert number(s, 0, "estimate") > before


def test_a_plan_is_cheaper_where_a_friend_stands() -> None:
    """§8.2 An army of a power in which the player has influence lowers the price of what he lacks; that of another does not."""
    alone = scene("0: GB5 W12")
    helped = scene("0: GB5 W12\nHAS GB")
    foreign = scene("0: GB5 W12\nHAS TR")
    price = number(alone, 0, "plan 1: price")
    assert number(helped, 0, "plan 1: price") < price
    assert number(foreign, 0, "plan 1: price") == price


def test_a_stake_shows_what_it_may_find() -> None:
    s = scene("0: $6\nbag 10/5")
    go(s, "work search_gas")
    promises: list[float] = []
    for stake in (1, 2, 4):
        after = s.clone()
        go(after, f"stake {stake}")
        promises.append(number(after, 0, "promise"))
    assert 0.0 < promises[0] < promises[1] < promises[2]


def test_a_secret_vote_is_told_apart_by_the_voter_alone() -> None:
    s = scene("0: SA2\n1: SA1", event="A2")
    first, second = s.clone(), s.clone()
    votes = s.options(0)
    first.play(0, votes[0])
    second.play(0, votes[1])
    assert seen(first, 0) != seen(second, 0)
    assert seen(first, 1) == seen(second, 1)

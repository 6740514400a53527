"""Options, set-ups and places."""

from __future__ import annotations

import pytest

from gusher.core.errors import SetupError
from gusher.core.game import Game, Option
from gusher.core.ranking import places
from gusher.core.rules import Action, number
from gusher.games.oilfield import GAME as OILFIELD

SWITCH = Option("advanced", (False, True), False, "§2.1")
CHOICE = Option("edition", ("standard", "german"), "standard", "§19.1")
LIMIT = Option("max_rounds", (), None, "§17.1.5", at_least=1)
RANGE = Option("target", (), 7, "§10.1", at_least=5, at_most=9)
EDITIONS: dict[str, dict[str, object]] = {"standard": {}, "german": {"advanced": True}}


def game(seats: tuple[int, ...] = (2, 3, 4)) -> Game:
    return Game("tiny", "Tiny", seats, (CHOICE, SWITCH, LIMIT), EDITIONS, "1", {"data_version": "7"}, (), (), ())


# Options


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (SWITCH, True, True),
        (SWITCH, False, False),
        (SWITCH, "true", True),
        (SWITCH, "False", False),
        (CHOICE, "german", "german"),
        (CHOICE, "German", "german"),
        (LIMIT, None, None),
        (LIMIT, "none", None),
        (LIMIT, "None", None),
        (LIMIT, 1, 1),
        (LIMIT, "12", 12),
        (RANGE, 9, 9),
        (RANGE, "5", 5),
    ],
)
def test_option_reads_values_and_text(option: Option, given: object, read: object) -> None:
    assert option.read(given) is read


@pytest.mark.parametrize(
    ("option", "given", "said"),
    [
        (SWITCH, 1, "option advanced cannot be 1; allowed: false, true"),
        (SWITCH, None, "option advanced cannot be none; allowed: false, true"),
        (SWITCH, "yes", "option advanced cannot be yes; allowed: false, true"),
        (CHOICE, "dutch", "option edition cannot be dutch; allowed: standard, german"),
        (CHOICE, True, "option edition cannot be true; allowed: standard, german"),
        (CHOICE, [], "option edition cannot be []; allowed: standard, german"),
        (RANGE, 10, "option target cannot be 10; allowed: none, or a whole number from 5 to 9"),
        (LIMIT, 0, "option max_rounds cannot be 0; allowed: none, or a whole number from 1 to 1000000"),
        (LIMIT, -3, "option max_rounds cannot be -3; allowed: none, or a whole number from 1 to 1000000"),
        (LIMIT, True, "option max_rounds cannot be true; allowed: none, or a whole number from 1 to 1000000"),
        (LIMIT, 2.0, "option max_rounds cannot be 2.0; allowed: none, or a whole number from 1 to 1000000"),
        (LIMIT, "-1", "option max_rounds cannot be -1; allowed: none, or a whole number from 1 to 1000000"),
        (LIMIT, "٣", "option max_rounds cannot be ٣; allowed: none, or a whole number from 1 to 1000000"),
        (LIMIT, "", "option max_rounds cannot be ; allowed: none, or a whole number from 1 to 1000000"),
    ],
)
def test_option_refuses_and_says_what_is_allowed(option: Option, given: object, said: str) -> None:
    with pytest.raises(SetupError) as refused:
        option.read(given)
    assert str(refused.value) == said


def test_option_knows_its_type() -> None:
    assert [option.type for option in (SWITCH, CHOICE, LIMIT)] == ["bool", "choice", "int"]


def test_a_number_beyond_what_the_rules_count_with_is_refused() -> None:
    with pytest.raises(SetupError, match="max_rounds"):
        OILFIELD.start(2, max_rounds=2**70)


# Set-ups


def test_complete_fills_in_defaults() -> None:
    assert game().complete(3, {}) == {"edition": "standard", "advanced": False, "max_rounds": None}


def test_complete_takes_the_edition_and_then_what_is_given() -> None:
    assert game().complete(3, {"edition": "german"})["advanced"] is True
    assert game().complete(3, {"edition": "german", "advanced": "false"})["advanced"] is False


@pytest.mark.parametrize(("seats", "usual"), [((2, 3, 4, 5), 4), ((2, 3), 3), ((3, 6), 3), ((5, 6), 5)])
def test_four_seats_are_usual_or_what_comes_next(seats: tuple[int, ...], usual: int) -> None:
    assert game(seats).usual_seats == usual


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 2**70])
def test_complete_refuses_a_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^Tiny is for 2, 3 or 4 seats, not {seats}$"):
        game().complete(seats, {})


def test_complete_names_a_single_seat_count() -> None:
    with pytest.raises(SetupError, match=r"^Tiny is for 4 seats, not 2$"):
        game((4,)).complete(2, {})


def test_complete_refuses_an_unknown_option() -> None:
    with pytest.raises(SetupError, match=r"^Tiny has no option colour; allowed: edition, advanced, max_rounds$"):
        game().complete(2, {"colour": "red"})


def test_complete_refuses_a_wrong_value() -> None:
    with pytest.raises(SetupError, match=r"^option edition cannot be dutch; allowed: standard, german$"):
        game().complete(2, {"edition": "dutch"})


def test_data_version_is_that_of_the_data() -> None:
    assert game().data_version == "7"


def test_unknown_notation_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^Oilfield has no action 'jump'$"):
        OILFIELD.action("jump")
    with pytest.raises(SetupError, match=r"^Oilfield has no chance outcome 'stop'$"):
        OILFIELD.outcome("stop")


# Tables and places


def test_number_gives_each_member_its_index() -> None:
    assert [(action.notation, action.index) for action in number([Action("a"), Action("b")])] == [("a", 0), ("b", 1)]


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(3,), (5,), (1,)], [2, 1, 3]),
        ([(5,), (5,), (1,)], [1, 1, 3]),
        ([(5, 1), (5, 2), (5, 1)], [2, 1, 2]),
        ([(0,), (0,), (0,)], [1, 1, 1]),
        ([(-2,), (-1,)], [2, 1]),
    ],
)
def test_places_share_on_ties(keys: list[tuple[int, ...]], expected: list[int]) -> None:
    assert places(keys) == expected

"""§23 Hidden information: who sees what, and what a seat may imagine."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gusher.core import codec
from gusher.core.chapters import ViewList, ViewPart
from gusher.core.rng import Rng
from gusher.games.oilfield.rules.table import Table
from gusher.games.oilfield.rules.view import PARTS
from tests.games.oilfield.scene import arrange, begin, finish_round, heard, pending, play, quiet, select, start

CARDS = ["lease", "build", "drill", "local", "national"]
VIEWERS = [None, 0, 1, 2]


def seen(s: Table, viewer: int | None) -> Any:
    """The view of that seat, or of a spectator (None)."""
    return s.view(viewer)


def cards_seen(s: Table, viewer: int | None) -> str:
    """What the viewer knows of each player's card: its name, `?` if only that there is one, `-` if none."""
    return " ".join(player["card"] or ("?" if player["chosen"] else "-") for player in seen(s, viewer)["players"])


def choosing() -> Table:
    """Three players at the card choice; seat 1 still owes his card."""
    s = start(3)
    arrange(s, "seat 0 dallas, seat 1 2/0, seat 2 1/0")
    play(s, "0 place build_1, 1 place lease_8, 2 place lease_7")
    play(s, "2 card national, 0 card drill")
    return s


def face_down() -> Table:
    """The same in the public phase: all cards lie face down."""
    s = choosing()
    play(s, "1 card national")
    assert pending(s) == "Lease 1"
    return s


def revealed() -> Table:
    """The same in the private phase, where seat 1 sells."""
    s = face_down()
    play(s, "1 decline, 2 decline, 0 decline")
    assert pending(s) == "National 1"
    return s


# Cards


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [(None, "? - ?"), (0, "drill - ?"), (1, "? - ?"), (2, "? - national")],
)
def test_s23_1_chosen_card_is_known_to_its_owner_while_others_choose(viewer: int | None, expected: str) -> None:
    """§23.1 That a player has chosen is seen by all, what only by himself."""
    assert cards_seen(choosing(), viewer) == expected


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [(None, "? ? ?"), (0, "drill ? ?"), (1, "? national ?"), (2, "? ? national")],
)
def test_s23_1_card_stays_hidden_until_the_reveal(viewer: int | None, expected: str) -> None:
    """§23.1 In the public phase each player still knows his own card only."""
    assert cards_seen(face_down(), viewer) == expected


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_all_cards_are_public_at_the_reveal(viewer: int | None) -> None:
    """§23.1 In the private phase everybody sees every card."""
    assert cards_seen(revealed(), viewer) == "drill national national"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_after_the_round_all_cards_are_in_hand(viewer: int | None) -> None:
    """§23.1 Cards in hand are always the same five, and nothing of the last round is left."""
    s = revealed()
    finish_round(s)
    assert cards_seen(s, viewer) == "- - -"
    assert s.round == 2


def test_s23_1_choice_is_told_without_the_card() -> None:
    """§23.1 Everybody hears that a player has chosen, not what."""
    s = choosing()
    assert heard(s, "answered") == "answered(seat=2, section=§4.2.1), answered(seat=0, section=§4.2.1)"


def test_s23_1_who_still_owes_a_card_is_seen() -> None:
    """§23.1 The view names the seats that are awaited and the rule that waits for them."""
    view = seen(choosing(), 0)
    assert (view["awaiting"], view["rule"], view["section"], view["chance"]) == ([1], "ChooseCards", "§4.2.1", False)


# What everybody sees


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_possessions_are_open(viewer: int | None) -> None:
    """§23.1 Money, VP, storage, concessions, towers, investments and discs are seen by all."""
    s = start(4, advanced=True)
    towers = "pecos:mixed_tower austin:government_tower pecos:government_tower:paid"
    arrange(s, f"seat 1 $7 9vp 2/1 extension refinery dallas {towers} row5 row2")
    player = seen(s, viewer)["players"][1]
    del player["score"]
    assert player == {
        "money": 7,
        "vp": 9,
        "oil": 2,
        "gas": 1,
        "capacity": 5,
        "full_units": 1,
        "extensions": 1,
        "refineries": 1,
        "concessions": {"dallas": 1, "austin": 1, "pecos": 2},
        "investments": {"5": 1, "3": 0, "2": 1},
        "towers": [
            {"tile": "mixed_tower", "field": "pecos", "unpaid": False},
            {"tile": "government_tower", "field": "austin", "unpaid": True},
            {"tile": "government_tower", "field": "pecos", "unpaid": False},
        ],
        "chosen": False,
        "card": None,
    }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_score_is_open(viewer: int | None) -> None:
    """§23.1 What follows from open things is open: the score by its items."""
    s = start(3)
    arrange(s, "seat 0 $30, seat 1 $7 9vp 3/0 dallas row5 row2")
    assert seen(s, viewer)["players"][1]["score"] == {"sales": 2, "investments": 7, "concessions": 1, "storage": 1, "richest": 0}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_workers_pot_first_player_and_supervisor(viewer: int | None) -> None:
    """§23.1 Workers, pot, first player and Supervisor are seen by all."""
    s = start(3, first=1)
    arrange(s, "pot 4")
    play(s, "1 place lease_7, 2 place subsidy_1")
    view = seen(s, viewer)
    workers = {space["id"]: space["worker"] for space in view["spaces"] if space["worker"] is not None}
    assert (workers, view["pot"], view["first"], view["supervisor"]) == ({"lease_7": 1, "subsidy_1": 2}, 4, 1, 0)


def test_s23_1_spaces_with_their_prices_in_order_of_resolution() -> None:
    """§23.1 The public board lists its usable spaces as they are resolved."""
    spaces = seen(start(3), None)["spaces"]
    assert " ".join(f"{space['id']}:{space['column']}:{space['price']}" for space in spaces) == (
        "lease_8:lease:8 lease_7:lease:7 lease_6:lease:6 lease_5:lease:5 build_1:build:None build_2:build:None drill_1:drill:None "
        "drill_2:drill:None local_1:local:None first_player_1:first_player:None subsidy_1:subsidy:None invest_1:invest:None "
        "invest_2:invest:None"
    )


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_s23_1_dummy_worker_and_towers(viewer: int | None) -> None:
    """§23.1 The dummy's worker, towers and cards set aside are seen by all."""
    view = seen(start(2), viewer)
    assert [space["id"] for space in view["spaces"] if space["worker"] == "dummy"] == ["lease_5"]
    assert view["dummy"] == {
        "towers": {"dallas": "small_local_tower", "austin": "small_tower", "pecos": "medium_tower"},
        "card": None,
        "set_aside": True,
    }


def test_s23_1_no_dummy_with_three_players() -> None:
    """§23.1 Where there is no dummy, none is shown."""
    assert seen(start(3), None)["dummy"] is None


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_fields_strike_and_markers(viewer: int | None) -> None:
    """§23.1 Field contents, strike, track markers, slots and cards by field are seen by all."""
    s = start(3)
    arrange(s, "dallas 0/4 at 3, austin 5/2 at 1 strike\n cards austin austin pecos\n seat 0 austin")
    assert seen(s, viewer)["fields"][:2] == [
        {
            "id": "dallas",
            "oil": 0,
            "gas": 4,
            "size": 10,
            "track": 3,
            "exhausted": True,
            "strike": False,
            "slots": 3,
            "free_slots": 3,
            "cards": 0,
            "deck": 3,
        },
        {
            "id": "austin",
            "oil": 5,
            "gas": 2,
            "size": 10,
            "track": 1,
            "exhausted": False,
            "strike": True,
            "slots": 4,
            "free_slots": 3,
            "cards": 2,
            "deck": 1,
        },
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_markets_and_removed_tiles(viewer: int | None) -> None:
    """§23.1 Both markets are seen by all, and one tile of each type that was removed."""
    s = start(3)
    arrange(s, "market small_tower small_tower mixed_tower\n cards pecos")
    view = seen(s, viewer)
    assert view["market"] == {"small_tower": 2, "mixed_tower": 1}
    assert [field["cards"] for field in view["fields"]] == [0, 0, 1]
    assert view["removed"] == {
        "small_tower": 1,
        "medium_tower": 1,
        "mixed_tower": 1,
        "small_local_tower": 1,
        "medium_local_tower": 1,
        "storage_extension": 1,
    }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_investment_table(viewer: int | None) -> None:
    """§23.1 Rows, prices and orange cubes are seen by all."""
    s = start(3)
    arrange(s, "seat 0 row3\n row 3 3")
    assert seen(s, viewer)["rows"][1] == {"vp": 3, "covered": 3, "price": 9, "prices": [6, 7, 8, 9, 10, 11], "government": 2}


def test_s23_1_order_of_stack_and_deck_is_nowhere() -> None:
    """§23.1 Nobody sees an order: the stack and the deck are counts, in the state as well as in the view."""
    s = start(3)
    view = seen(s, 0)
    assert view["stack"] == {
        "tiles": {
            "small_tower": 1,
            "medium_tower": 1,
            "mixed_tower": 1,
            "small_local_tower": 1,
            "medium_local_tower": 1,
            "storage_extension": 2,
        },
        "bottom": [],
        "top_is_hat": None,
    }
    assert [field["deck"] for field in view["fields"]] == [1, 3, 4]
    assert (len(s.stack), len(s.deck)) == (9, 3)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_content_of_the_bag_as_numbers(viewer: int | None) -> None:
    """§23.1 All can count what is in the bag, and whether the grey cube is."""
    s = start(3)
    arrange(s, "dallas 5/5 at 1")
    assert seen(s, viewer)["bag"] == {"oil": 18, "gas": 16, "grey": True}
    arrange(s, "dallas 5/5 at 1 strike")
    assert seen(s, viewer)["bag"] == {"oil": 18, "gas": 16, "grey": False}


def test_s23_1_dummy_card_is_public_when_drawn() -> None:
    """§23.1 Nobody knows the dummy's card before it is drawn; then all do, before the players reveal theirs."""
    s = start(2)
    arrange(s, "seat 0, seat 1")
    select(s, "drill_1 drill_2", "drill drill")
    assert seen(s, 0)["dummy"]["card"] is None
    play(s, "dummy card drill")
    assert (seen(s, None)["dummy"]["card"], cards_seen(s, 0)) == ("drill", "drill ?")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_1_national_price_at_the_reveal(viewer: int | None) -> None:
    """§23.1 Nobody knows the price before the reveal, not even who holds a National card; the table is printed on the board."""
    before, after = seen(face_down(), viewer), seen(revealed(), viewer)
    assert (before["price"], after["price"], before["national_prices"]) == (None, 1, [3, 1, 1])


def test_s23_1_round_and_end() -> None:
    """§23.1 The round, the final round once it is set, and the end are seen by all."""
    s = start(3)
    arrange(s, "round 9\n seat 0, seat 1, seat 2")
    view = seen(s, None)
    assert (view["round"], view["final_round"], view["over"], view["seats"], view["seat"]) == (9, None, False, 3, None)
    arrange(s, "final 9")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    view = seen(s, 1)
    assert (view["final_round"], view["over"], view["rule"], view["section"], view["seat"]) == (9, True, None, None, 1)


@pytest.mark.parametrize("make", [start, choosing, face_down, revealed], ids=["placing", "choosing", "face down", "revealed"])
def test_s23_1_views_differ_by_the_own_card_only(make: Any) -> None:
    """§23.1 But for who looks and his own card, every view is that of a spectator."""
    s: Table = make()
    for viewer in range(s.seats):
        view, spectator = seen(s, viewer), seen(s, None)
        view["seat"] = None
        view["players"][viewer]["card"] = spectator["players"][viewer]["card"]
        assert view == spectator


@pytest.mark.parametrize("make", [begin, choosing, revealed], ids=["set-up", "choosing", "revealed"])
def test_s23_1_view_is_json(make: Any) -> None:
    """§23.1 A view survives being written and read as JSON, at any time."""
    s: Table = make()
    assert json.loads(json.dumps(s.view(0))) == s.view(0)


def test_s23_1_dummy_before_its_set_up() -> None:
    """§23.1 While the bag is still being emptied the dummy has nothing to show."""
    assert seen(begin(2), 0)["dummy"] == {"towers": {}, "card": None, "set_aside": False}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"advanced": True, "hat_on_back": True})])
def test_s23_1_a_part_of_the_view_that_is_called_the_same_is(seats: int, options: dict[str, Any]) -> None:
    """§23.1 What lies open is told in parts and items; one that is said to be as it was shows what it showed, through a whole game."""
    s, rng = begin(seats, max_rounds=4, **options), Rng(seats)
    kept = changed = 0
    while not s.over:
        before = s.clone()
        s.apply(s.sample(rng) if s.chance else s.choices()[rng.below(len(s.choices()))])
        for same, now, then in (compared for part in PARTS for compared in comparisons(part, s, before)):
            assert not same or now == then
            kept, changed = kept + same, changed + (not same and now != then)
    assert kept > changed > 0


def comparisons(part: ViewPart[Table] | ViewList[Table], s: Table, before: Table) -> list[tuple[bool, object, object]]:
    """Of the part, or of each of its items: whether it is called the same, and what it shows and showed."""
    if isinstance(part, ViewPart):
        return [(part.same is not None and part.same(s, before), part.view(s), part.view(before))]
    changed = part.changed(s, before)
    return [(place not in changed, part.item(s, place), part.item(before, place)) for place in range(part.count(s))]


# The back of the top tile


@pytest.mark.parametrize(("back", "expected"), [("hat", True), ("plain", False)])
def test_s23_2_top_of_the_stack_shows_a_hat(back: str, expected: bool) -> None:
    """§23.2 With `hat_on_back` everybody sees whether the top tile is a hat tile."""
    s = begin(4, advanced=True, hat_on_back=True)
    quiet(s, until="back")
    play(s, f"back {back}")
    assert [seen(s, viewer)["stack"]["top_is_hat"] for viewer in VIEWERS] == [expected] * 4


def test_s23_2_new_top_after_each_tile() -> None:
    """§23.2 At every moment: when the top tile is turned up the next one shows its back."""
    s = begin(4, advanced=True, hat_on_back=True)
    quiet(s, until="back")
    play(s, "back hat, tile government_tower")
    assert pending(s) == "SeeBack"
    play(s, "back plain")
    assert seen(s, None)["stack"]["top_is_hat"] is False


def test_s23_2_nothing_is_shown_without_the_option() -> None:
    """§23.2 Without `hat_on_back`, or without hats in the game, there is nothing to see."""
    for s in (start(4, advanced=True), start(4, hat_on_back=True)):
        assert seen(s, 0)["stack"]["top_is_hat"] is None


def test_s23_2_empty_stack_shows_nothing() -> None:
    """§23.2 When the last tile has been turned up there is no top."""
    s = start(4, advanced=True, hat_on_back=True)
    arrange(s, "market\n stack government_tower\n seat 0, seat 1, seat 2, seat 3")
    s.top_back = 1
    select(s, "drill_1 drill_2 local_1 local_4p5p", "drill drill drill drill")
    play(s, "tile government_tower")
    assert seen(s, 0)["stack"] == {"tiles": {}, "bottom": [], "top_is_hat": None}


def test_s23_2_tile_that_went_under_the_stack_is_known() -> None:
    """§23.2 With `any_bottom` everybody saw which tile lies at the bottom."""
    s = begin(4, triple_redraw="any_bottom")
    quiet(s, until="tile")
    play(s, "tile small_tower, tile small_tower, tile small_tower, tile medium_tower, tile mixed_tower, tile mixed_tower")
    assert seen(s, None)["stack"]["bottom"] == ["small_tower"]


# Deductions


def sampled(s: Table, viewer: int | None) -> list[set[str]]:
    """The cards that the viewer can imagine for each seat."""
    found: list[set[str]] = [set() for _ in range(s.seats)]
    for seed in range(60):
        guess = s.determinize(viewer, Rng(seed))
        for seat in range(s.seats):
            card = seen(guess, seat)["players"][seat]["card"]
            found[seat].add(card or "-")
    return found


@pytest.mark.parametrize(
    ("viewer", "own"),
    [(None, {}), (0, {0: {"drill"}}), (1, {1: {"-"}}), (2, {2: {"national"}})],
)
def test_s23_3_sealed_cards_of_others_may_be_any_of_five(viewer: int | None, own: dict[int, set[str]]) -> None:
    """§23.3 While the cards are chosen each seat knows its own, and no more than that the others have five; a card owed stays owed."""
    expected = {0: set(CARDS), 1: {"-"}, 2: set(CARDS)} | own
    assert dict(enumerate(sampled(choosing(), viewer))) == expected


@pytest.mark.parametrize(
    ("viewer", "own"),
    [(None, {}), (0, {0: {"drill"}}), (1, {1: {"national"}}), (2, {2: {"national"}})],
)
def test_s23_3_face_down_cards_of_others_may_be_any_of_five(viewer: int | None, own: dict[int, set[str]]) -> None:
    """§23.3 In the public phase it is the same."""
    expected = {seat: set(CARDS) for seat in range(3)} | own
    assert dict(enumerate(sampled(face_down(), viewer))) == expected


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("make", [start, revealed], ids=["placing", "revealed"])
def test_s23_3_nothing_else_is_hidden(make: Any, viewer: int | None) -> None:
    """§23.3 Without face-down cards what one can imagine is what there is."""
    s: Table = make()
    assert codec.encode(s.determinize(viewer, Rng(1))) == codec.encode(s)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("make", [choosing, face_down], ids=["choosing", "face down"])
def test_s23_3_imagined_state_looks_the_same(make: Any, viewer: int | None) -> None:
    """§23.3 The viewer cannot tell an imagined state from the true one, nor does what he must not know steer it."""
    s: Table = make()
    for seed in range(5):
        guess = s.determinize(viewer, Rng(seed))
        assert guess.view(viewer) == s.view(viewer)
        assert codec.encode(guess.determinize(viewer, Rng(9))) == codec.encode(s.determinize(viewer, Rng(9)))


def test_s23_3_composition_of_bag_stack_and_deck_is_kept() -> None:
    """§23.3 The exact composition is known, so imagining a state changes nothing but cards."""
    s = face_down()
    true, guess = codec.encode(s), codec.encode(s.determinize(0, Rng(3)))
    changed = {name for name, value in true["table"].items() if guess["table"][name] != value}
    assert changed <= {"card"}
    assert true["pending"] == guess["pending"]


def test_s23_3_finished_game_has_no_secrets() -> None:
    """§23.3 After the end nothing is left to imagine."""
    s = start(3, max_rounds=1)
    arrange(s, "seat 0, seat 1, seat 2")
    select(s, "local_1 drill_1 drill_2", "drill drill drill")
    assert s.over
    assert codec.encode(s.determinize(0, Rng(1))) == codec.encode(s)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_s23_4_money_is_open(viewer: int | None) -> None:
    """§23.4 Everybody sees everybody's money."""
    s = start(3)
    arrange(s, "seat 0 $3, seat 1 $14, seat 2 $15")
    assert [player["money"] for player in seen(s, viewer)["players"]] == [3, 14, 15]

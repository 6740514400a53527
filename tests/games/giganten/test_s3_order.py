"""§3 Order of play and §12 the new start player."""

from __future__ import annotations

from gusher.games.giganten.rules.round import NEW_START
from tests.games.giganten.scene import at, begin, go_on, offered, pending, play, quiet, start

PHASES = {
    "RollPrice": 1,
    "TurnUpRed": 2,
    "TurnUpBeige": 2,
    "TakeCard": 2,
    "LicenceCard": 3,
    "PlaceTruck": 4,
    "Move": 4,
    "DrawTile": 4,
    "ChangePrice": 4,
    "FreeCrude": 4,
    "Build": 5,
    "TurnTile": 5,
    "Store": 6,
    "Ship": 6,
    "Bid": 7,
    "Pay": 7,
    "Sell": 7,
}


def test_s3_1_nine_actions_in_order() -> None:
    """§3.1 Prices, cards, licences, movement, building, production, auctions, tank limit, start player; then the next round."""
    s = begin(3)
    seen = []
    while s.round == 1:
        seen.append(PHASES[type(s.top).__name__])
        options = [outcome for outcome, _ in s.outcomes()] or s.choices()
        wanted = [action for action in options if action.notation in ("place 7", "truck 7,2", "end", "bid 1")]
        s.apply(wanted[0] if wanted else options[0])
    assert seen == sorted(seen)
    assert set(seen) == {1, 2, 3, 4, 5, 6, 7}
    assert [event.values["round"] for event in s.log or [] if event.name == "round"] == [2]


def test_s3_2_player_by_player() -> None:
    """§3.2 In turn order from the start player, each finishing the chapter before the next begins."""
    s = begin()
    quiet(s)
    s.start = 0
    order = []
    while pending(s).startswith("TakeCard"):
        order.append(int(s.actor))
        play(s, f"{s.actor} {offered(s).split(', ')[0]}")
    quiet(s)
    assert order == [0, 1, 2, 3]
    moved = []
    while pending(s).startswith(("PlaceTruck", "Move", "FreeCrude", "DrawTile")):
        if s.chance:
            quiet(s)
            continue
        moved.append(int(s.actor))
        play(s, f"{s.actor} {offered(s).split(', ')[-1]}")
    assert moved == sorted(moved)
    assert set(moved) == {0, 1, 2, 3}


def test_s3_3_no_fixed_number_of_rounds() -> None:
    """§3.3 Only the black loco ends the game, in action 2a: with it held back many rounds are played."""
    s = start(2)
    for _ in range(15):
        s.black = 0
        go_on(s, "TurnUpRed")
        play(s, s.outcomes()[0][0].notation)
        quiet(s)
    assert (s.round, s.over) == (16, False)


def test_s12_1_the_die_goes_to_the_left() -> None:
    """§12.1 The start player becomes the left neighbour, and a new round begins with action 1."""
    s = at("start 3; round 4", NEW_START)
    assert (s.start, s.round, pending(s)) == (0, 5, "RollPrice")

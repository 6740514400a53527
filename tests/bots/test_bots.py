"""Bots are tested as bots: they play whole games, see only their observation, and know their business."""

from __future__ import annotations

from statistics import median

import pytest

import gusher
from gusher.bots import bot
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.games.mcmulti.rules.table import NOBODY, Table
from gusher.lab.commands.simulate import simulate
from gusher.registry import games
from tests.bots.strength import share

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))
COMPILED = gusher.build() == "compiled"
QUICK_SEARCH = "search:iterations=3:horizon=1:look=2"
every_bot = pytest.mark.parametrize("name", ["random", "greedy", *([QUICK_SEARCH] if COMPILED else [])])
SHORT: dict[str, list[dict[str, object]]] = {
    "oilfield": [{"max_rounds": 20}, {"max_rounds": 20, "advanced": True}],
    "giganten": [{"bid_limit": "hand_value"}, {"peek_mode": "manual"}],
    "mcmulti": [{"round_limit": 12}, {"round_limit": 12, "edition": "1988", "n2_deferral": True, "news_sales": "voluntary"}],
    "interbellum": [{}, {"vote_mode": "open_clockwise", "pipeline_benefit": "either"}],
}
OPEN = {"mcmulti"}  # nothing is hidden from who keeps count (McMulti §16.2)


@every_game
@every_bot
def test_a_bot_chooses_what_is_offered_and_ends_the_game(game: Game, name: str) -> None:
    for seats in game.seats if COMPILED else game.seats[:1]:
        rng = Rng(3, seats)
        player = bot(name, game.name)
        s = game.start(seats, **SHORT[game.name][1])
        while not s.over:
            if s.chance:
                s.apply(s.sample(rng))
            else:
                seat = s.awaiting[-1]
                choice = player.choose(Observation(s, seat), rng)
                assert choice in s.options(seat)
                s.play(seat, choice)
        assert min(s.ranking()) == 1


@every_game
@every_bot
def test_a_bot_chooses_the_same_in_states_that_it_cannot_tell_apart(game: Game, name: str) -> None:
    """Two bots that have seen the same so far; a search remembers."""
    player, twin = bot(name, game.name), bot(name, game.name)
    rng = Rng(5)
    compared = hidden = 0
    for number in range(2 if COMPILED else 1):
        s = game.start(4, **SHORT[game.name][number % 2])
        while not s.over:
            if s.chance:
                s.apply(s.sample(rng))
                continue
            seat = s.awaiting[-1]
            other = s.determinize(seat, rng)
            hidden += any(other.view(rival) != s.view(rival) for rival in range(4))
            seed = rng.next32()
            choice = player.choose(Observation(s, seat), Rng(seed))
            assert twin.choose(Observation(other, seat), Rng(seed)) is choice
            compared += 1
            s.play(seat, choice)
    assert compared > 50
    assert hidden > 5 or game.name in OPEN, "the states compared should differ in what is hidden"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("wise", "there is no bot 'wise'; allowed: random, greedy, learned, search, search-easy, search-medium, search-hard, master"),
        ("search-", "there is no bot 'search-'; allowed: random"),
        ("greedy:ms=5", "greedy has no settings; leave out ':ms=5'"),
        ("search:", "this bot has no setting ''; allowed: iterations, ms, processes"),
        ("search:speed=5", "this bot has no setting 'speed'; allowed: iterations, ms, processes"),
        ("search:ms=0", "the setting ms must be a whole number from 1 to 600000, not '0'"),
        ("search:iterations=many", "the setting iterations must be a whole number from 1 to 10000000, not 'many'"),
        ("search:explore=nan", "the setting explore must be a number from 0.0 to 100.0, not 'nan'"),
        ("search:ms=5:ms=6", "the setting ms is given twice"),
        ("search:ms=5:iterations=6", "give a search iterations or ms, not both"),
        ("search:waver=0.1", "this bot has no setting 'waver'; allowed: iterations"),
        ("learned:iterations=5", "this bot has no setting 'iterations'; allowed: waver"),
        ("learned:waver=-1", "the setting waver must be a number from 0.0 to 10.0, not '-1'"),
        ("easy:waver=0.1", "easy has no settings; leave out ':waver=0.1'"),
    ],
)
def test_an_unknown_bot_is_refused(name: str, why: str) -> None:
    with pytest.raises(SetupError) as refused:
        bot(name, "oilfield")
    assert str(refused.value).startswith(why)


@pytest.mark.slow
def test_greedy_beats_three_random_players_of_oilfield() -> None:
    """At least 90 of 100 wins with rotated seats."""
    assert share("oilfield", "greedy", "random", 200) >= 0.9


@pytest.mark.slow
def test_greedy_beats_three_random_players_of_giganten() -> None:
    """At least 95 of 100 wins with rotated seats."""
    assert share("giganten", "greedy", "random", 60) >= 0.95


@pytest.mark.slow
def test_greedy_ends_its_games_of_oilfield_in_good_time() -> None:
    """§21.7 Sensible play takes 15 to 20 rounds; the bots keep the game going to its end without a limit."""
    played = simulate(gusher.game("oilfield"), 4, 100, ["greedy"] * 4, seed=1, jobs=1)
    assert played.unfinished == 0
    assert played.rounds is not None
    assert 12 <= played.rounds <= 25


@pytest.mark.slow
def test_greedy_beats_three_random_players_of_mcmulti() -> None:
    """At least 95 of 100 wins by cash at the end, with rotated seats."""
    assert share("mcmulti", "greedy", "random", 60) >= 0.95


@pytest.mark.slow
def test_greedy_ends_its_games_of_mcmulti_by_declaration() -> None:
    """At least 95 of 100 games before the safety limit of 200 rounds (§10.5), the median game after 20 to 60."""
    game, player = gusher.game("mcmulti"), bot("greedy", "mcmulti")
    rounds = []
    for seed in range(100):
        s, rng = game.start(4), Rng(seed, 4)
        while not s.over:
            if s.chance:
                s.apply(s.sample(rng))
            else:
                s.play(s.awaiting[0], player.choose(Observation(s, s.awaiting[0]), rng))
        assert isinstance(s, Table)
        if s.declarer != NOBODY:
            rounds.append(int(s.round))
    assert len(rounds) >= 95
    assert 20 <= median(rounds) <= 60


@pytest.mark.slow
def test_greedy_beats_three_random_players_of_interbellum() -> None:
    """At least 95 of 100 wins with rotated seats."""
    assert share("interbellum", "greedy", "random", 60) >= 0.95


@pytest.mark.slow
def test_search_beats_three_greedy_players_of_oilfield() -> None:
    """Far more than its fair share of 25 of 100, with a part of the iterations of its strongest level."""
    assert share("oilfield", "search:iterations=24", "greedy", 16) >= 0.45

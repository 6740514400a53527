"""§26 Another data file is played, or refused in one line."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from gusher.core.errors import SetupError
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.games.interbellum import GAME
from tests.games.interbellum.scene import go, scene

Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> dict[str, Any]:
    data = deepcopy(GAME.data)
    change(data)
    return data


def test_s26_1_a_corrected_box_is_played() -> None:
    """§26.1 Prices, bonuses, cards and tracks come from the file; the game says that it is another box."""

    def correct(data: dict[str, Any]) -> None:
        data["prices"]["pipeline_base"] = 3
        data["wells"][0]["bonus"] = {"money": 4, "cards": 1}
        data["action_cards"][4]["amount"] = 3
        data["areas"][0]["name"] = "Terek"
        data["status"]["prices"] = "stated, corrected"
        data["event_cards"].append(dict(data["event_cards"][0], id="A9"))
        data["event_cards"][3]["steps_20s"] = [{"op": "credit", "below": 2, "amount": 1, "otherwise": 0}]

    game = GAME.with_data(changed(correct))
    assert game.custom_data
    assert not GAME.custom_data
    s = scene("0: $9 +baksheesh", game=game)
    assert go(s.clone(), "work lay_pipeline; segment S01").money[0] == 6
    for seats in game.seats:
        end = game.start(seats)
        playout(end, Rng(seats), Tally())
        assert end.over


def test_s26_1_the_packaged_file_passes() -> None:
    """§26.1 It is its own model."""
    assert GAME.with_data(deepcopy(GAME.data)).data == GAME.data


def area(data: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(area for area in data["areas"] if area["id"] == name)
    return found


WRONG: list[tuple[Change, str]] = [
    (lambda d: d.pop("wells"), "'wells' is missing"),
    (lambda d: d.update(extra=1), "unknown key 'extra'"),
    (lambda d: d.update(game="oilfield"), "game: is part of the rules; it must be 'interbellum'"),
    (lambda d: d.update(areas={}), "areas: must be a list"),
    (lambda d: d.update(prices=[]), "prices: must be an object"),
    (lambda d: d["prices"].update(new_well="7"), "prices.new_well: must be a whole number from 0 to 9999, not '7'"),
    (lambda d: d["prices"].update(new_well=100), "prices.new_well: must not exceed 99"),
    (lambda d: d["ports"][0].update(name=7), "ports.P-TUA.name: must be a text"),
    (lambda d: d["wells"].append(d["wells"][0]), "wells.W1: is there twice"),
    (lambda d: d["wells"][0].update(id=""), "wells.: an id is empty"),
    (lambda d: d["wells"][0].update(id="W 1"), "wells.W 1: an id must not contain a blank"),
    (lambda d: d.update(ports=[]), "ports: must be 1 to 60, not 0"),
    (lambda d: d["junctions"][0].update(id="W1"), "W1: is the id of two nodes"),
    (lambda d: d["powers"].reverse(), "powers: must be, in this order: GB, PE, SA, TR, SU"),
    (lambda d: d["powers"][0].update(die=2), "powers.GB.die: is part of the rules; it must be 1"),
    (lambda d: d["powers"][1].update(home=[]), "powers.PE.home: must have a home area"),
    (lambda d: d["powers"][1].update(home=["ANA"]), "powers.PE.home: ANA is not a home area of PE"),
    (lambda d: d["powers"][0].update(home=["EGY"]), "areas.TRU: is the home area of no power"),
    (lambda d: area(d, "TER").update(kind="sea"), "areas.TER.kind: must be neutral or home"),
    (lambda d: area(d, "TER").update(power="GB"), "areas.TER.power: must be empty for a neutral territory"),
    (lambda d: area(d, "TER")["land_adjacent"].remove("GEO"), "areas.GEO.land_adjacent: GEO borders TER, but TER does not border GEO"),
    (lambda d: area(d, "TER")["land_adjacent"].append("ATL"), "areas.TER.land_adjacent: there is no area ATL"),
    (lambda d: area(d, "TER")["land_adjacent"].append("TER"), "areas.TER.land_adjacent: an area does not border itself"),
    (lambda d: d["sea_links"].pop(0), "sea_links: must be the borders by sea: BAK-TKM"),
    (lambda d: d["ports"][0].update(territory="ATL"), "ports.P-TUA.territory: there is no area ATL"),
    (lambda d: d.update(wells=d["wells"][:9]), "wells: must be 10 or more, two for each of 5 players"),
    (lambda d: d["segments"][0].update(territory=""), "segments.S01.territory: must be an area"),
    (lambda d: d["segments"][0].update(territory="ATL"), "segments.S01.territory: there is no area ATL"),
    (lambda d: d["segments"][0].update({"from": "W99"}), "segments.S01.from: there is no well, port or junction W99"),
    (lambda d: d["segments"][0].update(to="W1"), "segments.S01: must join two different nodes"),
    (lambda d: d["tracks"]["GB"]["vp"].pop(), "tracks.GB.vp: must have 11 columns, not 10"),
    (lambda d: d["tracks"]["GB"]["extra"].__setitem__(0, 1), "tracks.GB.extra: must begin with 0"),
    (lambda d: d["tracks"]["GB"]["vp"].__setitem__(9, 100), "tracks.GB.vp: must not exceed 99"),
    (lambda d: d["influence"].update(cheap_steps=[11]), "influence.cheap_steps: must be columns from 1 to 10, not 11"),
    (lambda d: d["companies"].reverse(), "companies: must stand in ascending order"),
    (lambda d: d.update(companies=d["companies"][:4]), "companies: must be 5 or more"),
    (lambda d: d["companies"][0].update(influence={"GB": 31}), "companies.1.influence: needs more cubes than a player has"),
    (lambda d: d.update(players=[1, 2]), "players: must be numbers from 2 to 5"),
    (lambda d: d.update(rounds=0), "rounds: must be 1 to 99"),
    (lambda d: d["per_player"].update(workers=0), "per_player.workers: must be 1 to 60, not 0"),
    (lambda d: d["per_player"].update(starting_wells=4), "per_player.starting_wells: must not need more than the 15 wells"),
    (lambda d: d["per_player"].update(action_cards=5), "per_player.action_cards: must not need more than the 24 action cards"),
    (lambda d: d["gas"].update(black_total=24), "gas.black_total: must be 25 or more for 5 players"),
    (lambda d: d["gas"].update(white_total=100), "gas.white_total: must not exceed 99"),
    (lambda d: d["gas"]["points_by_finds"].pop(), "gas.points_by_finds: must have 7 numbers"),
    (lambda d: d["gas"]["rewards"].pop(), "gas.rewards: must be one for each find from 1 to 6"),
    (lambda d: d["action_cards"][0].update(id="bribe"), "action_cards.bribe: unknown effect; allowed: gunboat_diplomacy"),
    (lambda d: d["action_cards"].reverse(), "action_cards: must be these, in this order"),
    (lambda d: d["action_cards"][8].pop("money"), "action_cards.royalty_cheque: 'money' is missing"),
    (lambda d: d["event_cards"][0].update(stack="D"), "event_cards.A1.stack: must be one of A, B, C"),
    (lambda d: d["event_cards"][0].update(steps_20s=[]), "event_cards.A1.steps_20s: must be 1 to 4 lines"),
    (lambda d: d["event_cards"][0]["steps_20s"][0].update(op="conquer"), "event_cards.A1.steps_20s: unknown effect 'conquer'"),
    (lambda d: d["event_cards"][0]["steps_20s"][0].update(power="FR"), "event_cards.A1.steps_20s, expand.power: unknown 'FR'"),
    (lambda d: d["event_cards"][0]["steps_20s"][0].update(times=2), "event_cards.A1.steps_20s: 'expand' has no 'times'"),
    (lambda d: d["event_cards"][0]["steps_20s"][0].pop("power"), "event_cards.A1.steps_20s: 'expand' needs 'power'"),
    (lambda d: d["event_cards"][8]["steps_20s"][0].update(amount=-1), "each_receive.amount: must be a whole number from 0 to 99, not -1"),
    (lambda d: d["event_cards"][15]["steps_20s"][0].update(lose_influence=1), "needs 'receive' or 'lose_influence', one of them"),
    (lambda d: d["event_cards"][14]["steps_30s"][0].update(per=0), "'crash' needs a 'per' of 1 or more"),
    (lambda d: d["event_cards"][0].update(steps_20s=d["event_cards"][16]["steps_20s"]), "'round' is for stack C"),
    (lambda d: d["event_cards"][21]["steps_20s"][0].update(value=2), "event_cards.C6.steps_20s: 'truce' must be 0 or 1, not 2"),
    (lambda d: d.update(event_cards=d["event_cards"][3:]), "event_cards: stack A has 5 cards for 6 rounds"),
]


@pytest.mark.parametrize(("change", "said"), WRONG, ids=[said[:50] for _, said in WRONG])
def test_s26_1_what_cannot_be_played_is_refused(change: Change, said: str) -> None:
    """§26.1 With one line that says where and what."""
    with pytest.raises(SetupError) as refused:
        GAME.with_data(changed(change))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_s26_1_no_object_at_all() -> None:
    """§26.1 Not even an object."""
    with pytest.raises(SetupError, match="must be an object, like the packaged data"):
        GAME.with_data([])

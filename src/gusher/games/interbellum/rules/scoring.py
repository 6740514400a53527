"""§16 End of the game and scoring."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.core.numbers import bits
from gusher.core.ranking import places
from gusher.games.interbellum.rules.components import GB, POWER_COUNT
from gusher.games.interbellum.rules.influence import column_of
from gusher.games.interbellum.rules.routes import Route, distances, linked_wells, routes
from gusher.games.interbellum.rules.table import Table


class Network:
    """§16.2 The best combination of routes of a player: one for each of his linked wells."""

    def __init__(self, wells: list[int], chosen: list[Route], pieces: int, ports: int) -> None:
        self.wells = wells
        self.chosen = chosen
        self.pieces = pieces  # points for pieces
        self.ports = ports  # points for port bonuses


def network(s: Table, seat: i64) -> Network:
    """§16.2.3 Where shortest paths tie, the combination over all his wells that gives the most points."""
    far = distances(s, seat)
    wells: list[int] = []
    choices: list[list[Route]] = []
    for well in range(i64(len(s.owner))):
        found = routes(s, seat, well, far) if s.owner[well] == seat else []
        if found:
            wells.append(int(well))
            choices.append(found)
    best = Network(wells, [], 0, 0)
    combine(s, wells, choices, [], best)
    return best


def combine(s: Table, wells: list[int], choices: list[list[Route]], chosen: list[Route], best: Network) -> None:
    if len(chosen) < len(choices):
        for route in choices[len(chosen)]:
            combine(s, wells, choices, [*chosen, route], best)
        return
    pieces, ports = points_of(s, chosen)
    if not best.chosen or pieces + ports > best.pieces + best.ports:
        best.chosen = chosen
        best.pieces = pieces
        best.ports = ports


def points_of(s: Table, chosen: list[Route]) -> tuple[int, int]:
    """§16.2.4 For the pieces, once or for every well; for the ports, for every well or once."""
    segments = [segment for route in chosen for segment in route.segments]
    ports = [route.port for route in chosen]
    counted = len(segments) if s.terms.per_well else len(set(segments))
    bonus = 0
    for port in set(ports) if s.terms.once_per_port else ports:
        bonus += int(s.box.port_bonus[port])
    return int(s.box.per_piece) * counted, bonus


def scores(s: Table) -> list[dict[str, int]]:
    """§16.1 Money, cards, and unlinked or branching pieces count nothing."""
    return [score(s, seat) for seat in range(s.seats)]


def score(s: Table, seat: i64) -> dict[str, int]:
    built = network(s, seat)
    flags: i64 = 0
    armies: i64 = 0
    influence: i64 = 0
    for power in range(i64(POWER_COUNT)):
        influence += s.box.track_points[column_of(s, seat, power)]
        if s.flag[power] == seat:
            flags += s.box.per_flag
            armies += s.box.per_army * s.outside(power)
    return {
        "pipelines": built.pieces,
        "ports": built.ports,
        "gas": int(s.box.gas_points[s.finds[seat]]),
        "influence": int(influence),
        "flags": int(flags),
        "armies": int(armies),
    }


def ranking(s: Table) -> list[int]:
    """§16.3.1 Most points, then the British flag; §16.3.2 then British influence, linked wells, and the place is shared."""
    keys: list[tuple[int, ...]] = []
    for seat, items in enumerate(scores(s)):
        flag = 1 if s.flag[GB] == seat else 0
        linked = int(bits(linked_wells(s, seat)))
        keys.append((sum(items.values()), flag, int(s.influence[seat * POWER_COUNT + GB]), linked))
    return places(keys)

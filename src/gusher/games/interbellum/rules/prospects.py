"""§8.4 What a piece would be good for: the line that it could become part of, and what the network would score. All of it is public."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gusher.games.interbellum.rules.components import BIT, NOTHING
from gusher.games.interbellum.rules.pipeline import is_closed, price_of
from gusher.games.interbellum.rules.routes import goes_on, is_linked, other_end
from gusher.games.interbellum.rules.scoring import network
from gusher.games.interbellum.rules.table import Table

# A way costs this for each piece that is still to be laid, and a dollar for each dollar of its price: fewest pieces, then least money.
PIECE: Final = 1000
FAR: Final = 1_000_000
# How many pieces longer than the shortest a line may be to be worth showing.
DETOUR: Final = 1


class Ways:
    """The cheapest ways from one node, or from all ports, to every node: what each costs, and the segment by which it arrives."""

    def __init__(self, costs: list[int], by: list[int]) -> None:
        self.costs = costs
        self.by = by


def tolls(s: Table, seat: i64) -> list[int]:
    """What each segment still costs the player: nothing where he has a piece."""
    found: list[int] = []
    for segment in range(i64(len(s.laid))):
        if s.is_laid(seat, segment):
            found.append(0)
        elif is_closed(s, segment):
            found.append(FAR)
        else:
            found.append(PIECE + int(price_of(s, seat, segment)))
    return found


def ways(s: Table, starts: list[int], toll: list[int]) -> Ways:
    nodes = len(s.box.unreached)
    found = Ways([FAR] * nodes, [int(NOTHING)] * nodes)
    for start in starts:
        found.costs[start] = 0
    left = list(range(nodes))
    while left:
        node = min(left, key=found.costs.__getitem__)
        left.remove(node)
        if found.costs[node] >= FAR:
            break
        if node not in starts and not goes_on(s, node):
            continue
        for i in range(s.box.first_at[node], s.box.first_at[node + 1]):
            segment = int(s.box.segments_at[i])
            end = int(other_end(s, segment, node))
            cost = found.costs[node] + toll[segment]
            if cost < found.costs[end]:
                found.costs[end] = cost
                found.by[end] = segment
    return found


def walk(s: Table, there: Ways, node: int, starts: list[int]) -> tuple[list[int], list[int]]:
    """The way back from a node: the segments, and the nodes that they lead through."""
    segments: list[int] = []
    nodes = [node]
    while node not in starts:
        segment = there.by[node]
        segments.append(segment)
        node = int(other_end(s, segment, node))
        nodes.append(node)
    return segments, nodes


def prospects(s: Table, seat: i64) -> dict[str, object]:
    """For each segment that is good for something: the points that a piece there adds at once, and the line it could become part of."""
    toll = tolls(s, seat)
    ports = [int(port) for port in range(s.box.first_port, s.box.first_junction)]
    to_port = ways(s, ports, toll)
    wells = [int(well) for well in range(i64(len(s.owner))) if s.owner[well] == seat]
    from_well = [ways(s, [well], toll) for well in wells]
    unlinked = [well for well in wells if not is_linked(s, seat, well)]
    now = points(s, seat, [])
    known: dict[tuple[int, ...], int] = {}
    found: dict[str, object] = {}
    for segment in range(len(s.laid)):
        if toll[segment] == 0 or toll[segment] >= FAR:
            continue
        one, other = int(s.box.segment_from[segment]), int(s.box.segment_to[segment])
        best = Line(FAR, [], 0, 0)
        joins = False
        for well, there in zip(wells, from_well, strict=True):
            for first, last in ((one, other), (other, one)):
                cost = there.costs[first] + toll[segment] + to_port.costs[last]
                joins = joins or cost < 2 * PIECE
                short = cost // PIECE <= min(to_port.costs[well] // PIECE + DETOUR, int(s.pieces[seat]))
                if well in unlinked and short and cost < best.cost:
                    best = line(s, well, there, (first, segment, last), to_port, ports, cost) or best
        at_once = points_with(s, seat, [segment], known) - now if joins else 0
        if best.segments:
            lacking = [each for each in best.segments if toll[each] > 0]
            found[s.box.segments[segment]] = {
                "now": at_once,
                "line": {
                    "well": s.box.wells[best.well],
                    "port": s.box.ports[best.port],
                    "segments": [s.box.segments[each] for each in best.segments],
                    "lacking": [s.box.segments[each] for each in lacking],
                    "price": best.cost % PIECE,
                    "points": points_with(s, seat, lacking, known) - now,
                },
            }
        elif at_once != 0:
            found[s.box.segments[segment]] = {"now": at_once, "line": None}
    return found


class Line:
    """A way from a well to a port: its segments in this order, and what it still costs."""

    def __init__(self, cost: int, segments: list[int], well: int, port: int) -> None:
        self.cost = cost
        self.segments = segments
        self.well = well
        self.port = port


def line(s: Table, well: int, there: Ways, by: tuple[int, int, int], to_port: Ways, ports: list[int], cost: int) -> Line | None:
    """The way over that segment, if it is one: it leads through no node twice, and through nothing where a path ends (§8.4.2)."""
    first, segment, last = by
    if (first != well and not goes_on(s, first)) or (last not in ports and not goes_on(s, last)):
        return None
    before, passed = walk(s, there, first, [well])
    after, ahead = walk(s, to_port, last, ports)
    if set(passed) & set(ahead):
        return None
    before.reverse()
    return Line(cost, [*before, segment, *after], well, ahead[-1] - int(s.box.first_port))


def points_with(s: Table, seat: i64, segments: list[int], known: dict[tuple[int, ...], int]) -> int:
    """What these segments would make of the network; found out once."""
    key = tuple(sorted(segments))
    if key not in known:
        known[key] = points(s, seat, segments)
    return known[key]


def points(s: Table, seat: i64, segments: list[int]) -> int:
    """§16.2.4 What the player's network would score with these segments laid too."""
    after = s.clone()
    for segment in segments:
        after.laid[segment] |= BIT[seat]
    built = network(after, seat)
    return built.pieces + built.ports

"""§8.4 Links and routes: what hangs together in a player's network."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.interbellum.rules.components import BIT, NOTHING
from gusher.games.interbellum.rules.table import Table


def goes_on(s: Table, node: i64) -> bool:
    """§8.4.2 A path ends at the first port it reaches; whether it runs through another well's node is for an option to say."""
    return node >= s.box.first_junction or (node < s.box.first_port and s.terms.pass_through)


def other_end(s: Table, segment: i64, node: i64) -> i64:
    return s.box.segment_from[segment] + s.box.segment_to[segment] - node


def is_linked(s: Table, seat: i64, well: i64) -> bool:
    """§8.4.2 Whether the player's network contains a path from that well to a port."""
    if s.pieces[seat] == s.box.pieces:
        return False
    reached = s.box.unreached[:]
    reached[well] = 0
    queue = vec[i64]()
    queue = append(queue, well)
    at: i64 = 0
    while at < len(queue):
        node = queue[at]
        at += 1
        for i in range(s.box.first_at[node], s.box.first_at[node + 1]):
            segment = s.box.segments_at[i]
            if (s.laid[segment] >> seat) & 1 == 0:
                continue
            end = other_end(s, segment, node)
            if s.box.first_port <= end < s.box.first_junction:
                return True
            if reached[end] == NOTHING and goes_on(s, end):
                reached[end] = 0
                queue = append(queue, end)
    return False


def linked_wells(s: Table, seat: i64) -> i64:
    """§8.4.2 The linked wells of a player, one bit each."""
    found: i64 = 0
    for well in range(i64(len(s.owner))):
        if s.owner[well] == seat and is_linked(s, seat, well):
            found |= BIT[well]
    return found


def distances(s: Table, seat: i64) -> vec[i64]:
    """§8.4.3 For each node the fewest pieces to any port in the player's network; nothing if there is no path."""
    found = s.box.unreached[:]
    queue = vec[i64]()
    for port in range(s.box.first_port, s.box.first_junction):
        found[port] = 0
        queue = append(queue, port)
    at: i64 = 0
    while at < len(queue):
        node = queue[at]
        at += 1
        if found[node] > 0 and not goes_on(s, node):
            continue
        for i in range(s.box.first_at[node], s.box.first_at[node + 1]):
            segment = s.box.segments_at[i]
            end = other_end(s, segment, node)
            if found[end] == NOTHING and (s.laid[segment] >> seat) & 1 == 1:
                found[end] = found[node] + 1
                queue = append(queue, end)
    return found


class Route:
    """§8.4.3 A path with the fewest pieces from a well to a port: its segments in this order."""

    def __init__(self, segments: list[int], port: int) -> None:
        self.segments = segments
        self.port = port


def routes(s: Table, seat: i64, well: i64, far: vec[i64]) -> list[Route]:
    """§8.4.3 All paths of a well that tie for fewest pieces; `far` are the distances."""
    found: list[Route] = []
    if far[well] != NOTHING:
        follow(s, seat, well, well, far, [], found)
    return found


def follow(s: Table, seat: i64, well: i64, node: i64, far: vec[i64], walked: list[int], found: list[Route]) -> None:
    if far[node] == 0:
        found.append(Route(walked, int(node - s.box.first_port)))
        return
    for i in range(s.box.first_at[node], s.box.first_at[node + 1]):
        segment = s.box.segments_at[i]
        end = other_end(s, segment, node)
        if s.is_laid(seat, segment) and far[end] == far[node] - 1 and (far[end] == 0 or goes_on(s, end)):
            follow(s, seat, well, end, far, [*walked, int(segment)], found)


def finished(s: Table, seat: i64) -> list[int]:
    """§6.5.6 The segments that are on a shortest route of one of the player's linked wells."""
    far = distances(s, seat)
    on_route: set[int] = set()
    for well in range(i64(len(s.owner))):
        if s.owner[well] == seat:
            for route in routes(s, seat, well, far):
                on_route.update(route.segments)
    return sorted(on_route)

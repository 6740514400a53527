"""§2.10 The stack of building tiles, face down: a multiset, but for what everybody has seen of it."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from gusher.core.numbers import total
from gusher.core.rules import Action, Chance, Step
from gusher.games.oilfield.rules.actions import BACK, TILE, Drawn
from gusher.games.oilfield.rules.components import TILE_TYPES, TILES
from gusher.games.oilfield.rules.table import UNKNOWN, Table


class TurnUpTiles(Step[Table]):
    """§2.10 Turn up so many tiles from the stack; fewer if there are fewer."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def run(self, s: Table) -> None:
        left = total(s.stack)
        if self.count <= 0 or left == 0:
            return
        if left > len(s.bottom):
            s.then(NextTile(), TurnUpTiles(self.count - 1))
        else:
            # §22.2 Only tiles that everybody saw go under the stack are left: no chance.
            s.bottom, tile = pop(s.bottom, 0)
            turn_up(s, tile)
            s.then(TurnUpTiles(self.count - 1))


class NextTile(Chance[Table]):
    """§2.10 The top tile, uniform among those not known to lie at the bottom; §23.2 its back may have shown whether it has a hat."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        found: list[tuple[Action, int]] = []
        for tile in range(i64(TILE_TYPES)):
            count = unseen(s, tile)
            if count > 0 and (s.top_back == UNKNOWN or s.top_back == s.box.tile_hat[tile]):
                found.append((TILE[tile], int(count)))
        return found

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        turn_up(s, outcome.value)


class SeeBack(Chance[Table]):
    """§23.2 With `hat_on_back` everybody sees whether the top tile is a hat tile."""

    def outcomes(self, s: Table) -> list[tuple[Action, int]]:
        plain: i64 = 0
        hats: i64 = 0
        for tile in range(i64(TILE_TYPES)):
            if s.box.tile_hat[tile] == 1:
                hats += unseen(s, tile)
            else:
                plain += unseen(s, tile)
        found: list[tuple[Action, int]] = []
        if plain > 0:
            found.append((BACK[0], int(plain)))
        if hats > 0:
            found.append((BACK[1], int(hats)))
        return found

    def resolve(self, s: Table, outcome: Action) -> None:
        assert isinstance(outcome, Drawn)
        s.top_back = outcome.value


def unseen(s: Table, tile: i64) -> i64:
    """§22.2 Copies in the stack that are not known to lie at its bottom."""
    count = s.stack[tile]
    for known in s.bottom:
        if known == tile:
            count -= 1
    return count


def turn_up(s: Table, tile: i64) -> None:
    s.stack[tile] -= 1
    s.market[tile] += 1
    s.tile_changes += 1
    if s.log is not None:
        s.tell("new-tile", tile=TILES[tile])
    show_back(s)


def show_back(s: Table) -> None:
    """§23.2 The stack has a new top."""
    s.top_back = UNKNOWN
    if not s.terms.hat_on_back or total(s.stack) == 0:
        return
    if total(s.stack) > len(s.bottom):
        s.then(SeeBack())
    else:
        s.top_back = s.box.tile_hat[s.bottom[0]]


def shuffle_in(s: Table, tile: i64, count: i64) -> None:
    """Market tiles go back into the stack, which is shuffled: nothing of its order is known any more."""
    s.market[tile] -= count
    s.stack[tile] += count
    s.bottom = vec[i64]()
    s.tile_changes += 1


def put_under(s: Table, tile: i64) -> None:
    """§2.11 `any_bottom`: the copy goes under the stack, where everybody saw it go."""
    s.market[tile] -= 1
    s.stack[tile] += 1
    s.bottom = append(s.bottom, tile)
    s.tile_changes += 1


class OpeningTriple(Step[Table]):
    """§2.11 While a type has three copies in the opening market, one goes back and the top tile is turned up."""

    def run(self, s: Table) -> None:
        for tile in range(i64(TILE_TYPES)):
            if s.market[tile] < 3 or (s.terms.triple_towers_only and s.box.tile_tower[tile] == 0):
                continue
            if total(s.stack) == s.stack[tile]:
                continue  # nothing else could come up
            if s.log is not None:
                s.tell("triple", tile=TILES[tile])
            s.then(TurnUpTiles(1), self)
            if s.terms.triple_to_bottom:
                put_under(s, tile)
            else:
                shuffle_in(s, tile, 1)
                show_back(s)
            return

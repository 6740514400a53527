"""The games as environments for learning: PettingZoo, Gymnasium and OpenSpiel, one game at a time or many. The guide is docs/envs.md.

    gusher.envs.table_env(GAME, seats=4)           PettingZoo: one agent a seat
    gusher.envs.seat_env(GAME, seats=4)            Gymnasium: one seat, bots in the others
    gusher.envs.vector(GAME, 256, seats=4)         many games in one call, written into NumPy arrays
    gusher.envs.seat_vector(GAME, 256, seats=4)    the same as a Gymnasium VectorEnv: one seat, bots in the others
    gusher.envs.table_vector(GAME, 256, seats=4)   the same by the names of PettingZoo: one agent a seat
    gusher.envs.register_openspiel()               OpenSpiel: gusher_GAME(players=4) for each game
    gusher.envs.layout(GAME, seats=4)              what each number of an observation means

Each needs its extra, for example `pip install 'gusher[pettingzoo]'`; nothing of it is imported before it is asked for.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from gusher.core.encoding import Feature
from gusher.core.errors import SetupError
from gusher.core.game import Game
from gusher.extras import need
from gusher.registry import game, games

if TYPE_CHECKING:
    from gusher.envs.many.seats import SeatVectorEnv
    from gusher.envs.many.tables import TableVectorEnv
    from gusher.envs.many.vector import Vector
    from gusher.envs.seat import SeatEnv
    from gusher.envs.table import TableEnv

__all__ = ["Feature", "layout", "register_openspiel", "seat_env", "seat_vector", "table_env", "table_vector", "vector"]


def layout(name: str, seats: int) -> list[Feature]:
    """The features of an observation in their order, with offset, size and bounds. It is the same under all options."""
    found = game(name)
    found.complete(seats, {})
    return found.encoder(seats).features


def table_env(name: str, seats: int, **settings: Any) -> TableEnv:
    """A PettingZoo environment (AEC) with one agent a seat; see `gusher.envs.table.TableEnv` for the settings."""
    need("pettingzoo", "pettingzoo", "PettingZoo")
    from gusher.envs.table import TableEnv

    return TableEnv(name, seats, **settings)


def seat_env(name: str, seats: int, **settings: Any) -> SeatEnv:
    """A Gymnasium environment of one seat against bots; see `gusher.envs.seat.SeatEnv` for the settings."""
    need("gymnasium", "gymnasium", "Gymnasium")
    from gusher.envs.seat import SeatEnv

    return SeatEnv(name, seats, **settings)


def vector(
    name: str,
    n: int,
    seats: int | None = None,
    *,
    bots: str | None = None,
    seat: int | None = None,
    options: dict[str, object] | None = None,
    reward: str = "ranking",
    max_decisions: int | None = None,
    dtype: str = "float32",
    arrays: dict[str, Any] | None = None,
    processes: int = 1,
) -> Vector:
    """n games in one call, for self-play of all seats or, with bots, for one seat; docs/envs.md tells all of it."""
    need("numpy", "vector", "vector")
    from gusher.envs.many.setting import Manner, arrays_of
    from gusher.envs.many.spread import SpreadVector
    from gusher.envs.many.vector import Vector

    setting = Manner(name, n, seats or game(name).usual_seats, bots, seat, options or {}, reward, max_decisions)
    if not 1 <= processes <= n:
        raise SetupError("processes must be 1 to {most}, not {count}", most=n, count=processes)
    made = arrays_of(setting, arrays or {}, dtype)
    return Vector(setting, made) if processes == 1 else SpreadVector(setting, made, set(arrays or {}), processes)


def seat_vector(name: str, n: int, seats: int, **settings: Any) -> SeatVectorEnv:
    """A Gymnasium VectorEnv of one seat against bots, n times; see `gusher.envs.many.seats.SeatVectorEnv` for the settings."""
    need("gymnasium", "gymnasium", "Gymnasium")
    from gusher.envs.many.seats import SeatVectorEnv

    return SeatVectorEnv(name, seats, n, **settings)


def table_vector(name: str, n: int, seats: int, **settings: Any) -> TableVectorEnv:
    """n tables by the names of PettingZoo; see `gusher.envs.many.tables.TableVectorEnv`."""
    need("gymnasium", "pettingzoo", "PettingZoo")
    from gusher.envs.many.tables import TableVectorEnv

    return TableVectorEnv(name, seats, n, **settings)


def register_openspiel() -> list[str]:
    """Make the games known to OpenSpiel, once; their names there."""
    need("pyspiel", "openspiel", "OpenSpiel")
    from gusher.envs.spiel import register

    return register()


def learnable() -> list[Game]:
    """The games that have an encoder."""
    found: list[Game] = []
    for each in games():
        with suppress(SetupError):
            each.encoder(each.seats[0])
            found.append(each)
    return found

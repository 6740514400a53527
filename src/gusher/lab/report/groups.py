"""The numbers of a report: the folders of runs as frames, one group for each set of games that is looked at by itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gusher import registry
from gusher.core.errors import SetupError
from gusher.house import House
from gusher.lab.simulation.folder import parts_of, read_part, read_study
from gusher.lab.simulation.plan import Plan
from gusher.lab.simulation.study import BASE, Study

if TYPE_CHECKING:
    import polars

MOST_GROUPS = 6


@dataclass
class Group:
    """The finished games of one plan. `seats` has a row for each seat of each game; `rounds` and `uses` may be empty."""

    label: str
    plan: Plan
    games: polars.DataFrame
    seats: polars.DataFrame
    rounds: polars.DataFrame
    uses: polars.DataFrame
    unfinished: int

    @property
    def fair(self) -> float:
        return 1 / self.plan.seats

    @property
    def count(self) -> int:
        return len(self.games)


def read_groups(folders: list[Path], base: str = BASE) -> tuple[House, list[Group]]:
    """All groups of the folders, which must be of one game. `base` is what the terms are called that others are compared with."""
    studies = [read_study(folder) for folder in folders]
    names = {study.plans[0].game for study in studies}
    if len(names) > 1:
        *others, last = sorted(names)
        raise SetupError("a report is about one game, not about {games} and {last}", games=others, last=last)
    groups = []
    for folder, study in zip(folders, studies, strict=True):
        for place, label in enumerate(labels(folder, study, studies)):
            groups.append(read_group(folder, study, place, label.replace(BASE, base)))
    if len(groups) > MOST_GROUPS:
        raise SetupError("a report compares at most {most} sets of games, not {count}", most=MOST_GROUPS, count=len(groups))
    return registry.game(names.pop()), groups


def labels(folder: Path, study: Study, studies: list[Study]) -> list[str]:
    """What tells the groups apart: who played, the folder if that does not tell, and the changes that are compared."""
    if len(studies) == 1:
        return list(study.labels)
    who = players(study.plans[0])
    if [players(other.plans[0]) for other in studies].count(who) > 1:
        who = f"{who} ({folder.name})"
    return [f"{who}, {label}" if label else who for label in study.labels]


def players(plan: Plan) -> str:
    """Who played, each once; bots that differ in a setting only are told apart where they are compared."""
    return ", ".join(dict.fromkeys(name.partition(":")[0] for name in plan.bots))


def read_group(folder: Path, study: Study, place: int, label: str) -> Group:
    import polars as pl

    games = read_table(folder, "games", place)
    if games is None or not games["finished"].any():
        if label:
            raise SetupError("{folder} holds no finished game of {label}", folder=folder, label=label)
        raise SetupError("{folder} holds no finished game", folder=folder)
    finished = games.filter(pl.col("finished")).sort("index")
    kept = finished.select("index")
    rounds, uses = read_table(folder, "rounds", place), read_table(folder, "uses", place)
    plan = study.plans[place]
    measures = registry.game(plan.game).measures().columns()
    empty_rounds = pl.DataFrame(schema={"index": pl.UInt32, "round": pl.UInt16, **dict.fromkeys(measures, pl.Int32)})
    empty_uses = pl.DataFrame(schema={"index": pl.UInt32, "seat": pl.UInt8, "kind": pl.String, "times": pl.UInt16})
    return Group(
        label,
        plan,
        finished,
        by_seat(finished, plan.seats),
        empty_rounds if rounds is None else rounds.join(kept, on="index", how="semi"),
        empty_uses if uses is None else uses.join(kept, on="index", how="semi"),
        len(games) - len(finished),
    )


def read_table(folder: Path, table: str, place: int) -> polars.DataFrame | None:
    import polars as pl

    parts = [read_part(file).filter(pl.col("plan") == place) for file in parts_of(folder, table)]
    return pl.concat(parts) if parts else None


def by_seat(games: polars.DataFrame, seats: int) -> polars.DataFrame:
    """A row a seat: its bot, its score by items, its place, its part of the win, and how many seats after the one that began."""
    import polars as pl

    lists = [name for name, kind in games.schema.items() if isinstance(kind, pl.List)]
    numbered = games.select("index", "start", "rounds", *lists).with_columns(seat=pl.lit(list(range(seats))))
    found = numbered.explode([*lists, "seat"])
    winners = (pl.col("places") == 1).sum().over("index")
    return found.with_columns(
        win=pl.when(pl.col("places") == 1).then(1 / winners).otherwise(0.0),
        turn=(pl.col("seat").cast(pl.Int64) + seats - pl.col("start").cast(pl.Int64)) % seats,
    )


def scalar(value: Any) -> float:
    """What polars gives as one value, as a number; nothing is 0."""
    return float(value) if value is not None else 0.0

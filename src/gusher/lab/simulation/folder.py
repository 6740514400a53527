"""Where a study is written: Parquet, a part at a time, so that a million games never lie in memory, and a broken run can go on.

`study.json` says what is played. Each part is one file a table: `games` (a row a game), and if the study is watched `rounds` (a row a
round) and `uses` (a row for each seat and kind of action), and on request `decisions`. The games of a part are written last: a part
without them never happened. `summary.json` comes at the end.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gusher import registry
from gusher.core.errors import SetupError, reason_of
from gusher.extras import need
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.study import Study, study_of

if TYPE_CHECKING:
    import polars

MOST_ROWS = 20_000  # of games in a part
MOST_DECISION_ROWS = 200_000
SECONDS = (1.0, 60.0)  # between two parts: little at first, so that there is soon something, and at last no more than this
TABLES = ("decisions", "uses", "rounds", "games")  # in the order of writing


class Folder:
    """The folder of one study, new or begun earlier."""

    def __init__(self, folder: Path, study: Study, parts: int = 0, seconds: float = 0.0) -> None:
        self.folder = folder
        self.study = study
        self.parts = parts
        self.seconds = seconds  # spent on it before
        game = registry.game(study.plans[0].game)
        self.items = list(game.start(study.plans[0].seats).scores()[0])
        self.measures = game.measures().columns()
        self.rows: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
        self.written = time.monotonic()
        self.pause = SECONDS[0]

    def add(self, done: list[Outcome]) -> None:
        for outcome in done:
            self.note(outcome)
        late = time.monotonic() - self.written > self.pause
        if late or len(self.rows["games"]) >= MOST_ROWS or len(self.rows["decisions"]) >= MOST_DECISION_ROWS:
            self.flush()

    def note(self, outcome: Outcome) -> None:
        bots = self.study.plans[outcome.plan].bots
        game = {"plan": outcome.plan, "index": outcome.index}
        row: dict[str, Any] = {
            **game,
            "bots": [bots[which] for which in outcome.seated],
            "seated": outcome.seated,
            "start": outcome.start,
            "scores": outcome.scores,
            "places": outcome.ranking if outcome.finished else None,
            "rounds": outcome.rounds,
            "decisions": outcome.decisions,
            "chance": outcome.chance,
            "finished": outcome.finished,
        }
        for place, item in enumerate(self.items):
            row[f"score_{item}"] = [parts[place] for parts in outcome.items]
        seen = outcome.seen
        if seen is not None:
            for trait in seen.traits[0] if seen.traits else {}:
                row[f"trait_{trait}"] = [traits[trait] for traits in seen.traits]
            for number, scores, measured in seen.rounds:
                self.rows["rounds"].append({**game, "round": number, "scores": scores, **dict(zip(self.measures, measured, strict=True))})
            for seat, uses in enumerate(seen.uses):
                self.rows["uses"].extend({**game, "seat": seat, "kind": kind, "times": times} for kind, times in uses.items())
            names = ("number", "round", "seat", "rule", "section", "options", "action")
            self.rows["decisions"].extend({**game, **dict(zip(names, decision, strict=True))} for decision in seen.decisions)
        self.rows["games"].append(row)

    def flush(self) -> None:
        """Write what has gathered as one part."""
        import polars

        self.written = time.monotonic()
        self.pause = min(2 * self.pause, SECONDS[1])
        if not self.rows["games"]:
            return
        for name in TABLES:
            if self.rows[name]:
                frame = polars.DataFrame(self.rows[name], schema=self.schema(name))
                file = self.folder / f"{name}-{self.parts:05}.parquet"
                begun = file.with_suffix(".part")
                frame.write_parquet(begun, compression="zstd")
                begun.replace(file)
                self.rows[name] = []
        self.parts += 1

    def schema(self, name: str) -> dict[str, Any]:
        """Small types, the same in every part."""
        import polars as pl

        game = {"plan": pl.UInt16, "index": pl.UInt32}
        if name == "rounds":
            return {**game, "round": pl.UInt16, "scores": pl.List(pl.Int32), **dict.fromkeys(self.measures, pl.Int32)}
        if name == "uses":
            return {**game, "seat": pl.UInt8, "kind": pl.String, "times": pl.UInt16}
        if name == "decisions":
            texts = {"rule": pl.String, "section": pl.String, "options": pl.UInt16, "action": pl.String}
            return {**game, "number": pl.UInt32, "round": pl.UInt16, "seat": pl.UInt8, **texts}
        lists = {"bots": pl.List(pl.String), "seated": pl.List(pl.UInt8), "start": pl.UInt8}
        ends = {"scores": pl.List(pl.Int32), "places": pl.List(pl.UInt8), "rounds": pl.UInt16}
        counts = {"decisions": pl.UInt32, "chance": pl.UInt32, "finished": pl.Boolean}
        items = {f"score_{item}": pl.List(pl.Int32) for item in self.items}
        traits = {name: pl.List(pl.String) for name in self.rows["games"][0] if name.startswith("trait_")}
        return {**game, **lists, **ends, **counts, **items, **traits}

    def finish(self, summary: str) -> None:
        self.flush()
        (self.folder / "summary.json").write_text(summary + "\n", encoding="utf-8")

    # Going on

    def outcomes(self) -> Iterator[list[Outcome]]:
        """The games that are written, as far as sums need them, one part in memory at a time."""
        for file in parts_of(self.folder, "games"):
            yield [
                Outcome(
                    row["index"],
                    tuple(row["seated"]),
                    row["scores"],
                    row["places"] or [],
                    row["rounds"],
                    row["decisions"],
                    row["chance"],
                    row["finished"],
                    row["start"],
                    plan=row["plan"],
                )
                for row in read_part(file).iter_rows(named=True)
            ]


def read_part(file: Path) -> polars.DataFrame:
    import polars

    try:
        return polars.read_parquet(file)
    except (polars.exceptions.PolarsError, OSError) as broken:
        raise SetupError("{file} cannot be read; remove it, and --resume plays its games again", file=file) from broken


def parts_of(folder: Path, table: str) -> list[Path]:
    return sorted(folder.glob(f"{table}-*.parquet"))


def new_folder(folder: Path, study: Study) -> Folder:
    need("polars", "lab", "--out")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise SetupError("the folder {folder} is not empty; give one that is, or a new one", folder=folder)
        (folder / "study.json").write_text(json.dumps(study.as_data(), ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as failed:
        raise SetupError("cannot write to the folder {folder}: {why}", folder=folder, why=reason_of(failed)) from failed
    return Folder(folder, study)


def old_folder(folder: Path) -> Folder:
    """A folder whose study goes on. What was half written is removed."""
    need("polars", "lab", "--resume")
    study = read_study(folder)
    games = {file.stem.partition("-")[2] for file in parts_of(folder, "games")}
    for file in [*folder.glob("*-?????.parquet"), *folder.glob("*.part")]:
        if file.suffix == ".part" or file.stem.partition("-")[2] not in games:
            file.unlink()
    parts = max((int(part) for part in games), default=-1) + 1
    return Folder(folder, study, parts, read_summary(folder).get("seconds", 0.0) * len(study.plans))


def read_study(folder: Path) -> Study:
    try:
        return study_of(json.loads((folder / "study.json").read_text(encoding="utf-8")))
    except OSError as failed:
        raise SetupError(
            "{folder} is no folder of simulate or tournament: there is no study.json that can be read", folder=folder
        ) from failed
    except SetupError as refused:
        raise SetupError("{folder} cannot be used: {why}", folder=folder, why=refused) from refused
    except (ValueError, KeyError, TypeError) as broken:
        raise SetupError("{file} is broken", file=folder / "study.json") from broken


def read_summary(folder: Path) -> dict[str, Any]:
    file = folder / "summary.json"
    try:
        found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    except ValueError as broken:
        raise SetupError("{file} is broken", file=file) from broken
    return found if isinstance(found, dict) else {}

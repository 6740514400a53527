"""The numbers as Prometheus reads them: its text format, version 0.0.4."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gusher import __version__, build
from gusher.server.watch.meters import Histogram, Meters

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BEGAN: Final = time.time()

# What is looked up when somebody asks: a number each, with its help.
Gauges = Mapping[str, tuple[str, Callable[[], float]]]


def exposition(meters: Meters, gauges: Gauges) -> str:
    return "".join(f"{line}\n" for line in [*counted(meters), *looked_up(gauges), *process()])


def counted(m: Meters) -> Iterator[str]:
    yield from family("gusher_build_info", "gauge", "The program.", {f'version="{__version__}",build="{build()}"': 1})
    moves = {'by="person"': m.moves_of_people, 'by="program"': m.moves_of_programs}
    yield from family("gusher_moves_total", "counter", "Choices that were committed, with what they repeat.", moves)
    yield from histogram("gusher_command_seconds", "From a command for a choice to its commit.", m.commands)
    refused = {f'reason="{quoted(reason)}"': count for reason, count in sorted(m.refusals.items())}
    yield from family("gusher_refusals_total", "counter", "What people were refused, by reason.", refused)
    yield from family("gusher_streams_total", "counter", "Streams that were opened.", {"": m.streams})
    yield from histogram("gusher_commit_seconds", "One transaction, with its sync.", m.commits)
    yield from histogram("gusher_commit_rows", "Rows of logs in one transaction.", m.commit_rows)
    yield from family("gusher_commit_failures_total", "counter", "Transactions that failed.", {"": m.failed_commits})
    yield from family("gusher_database_refusals_total", "counter", "Writes refused because the database is away.", {"": m.away})
    yield from family("gusher_database_up", "gauge", "Whether the database has answered the last write.", {"": int(not m.is_away)})
    yield from histogram("gusher_bot_seconds", "How long a bot thought.", m.thinking)
    yield from family("gusher_bots_waiting", "gauge", "Bots that wait for a process to think in.", {"": m.bots_waiting})
    yield from family("gusher_bots_late_total", "counter", "Bots that took too long.", {"": m.bots_late})
    lines = {f'level="{level}"': m.lines[level] for level in ("warning", "error", "critical")}
    yield from family("gusher_log_lines_total", "counter", "Lines of the log, by level.", lines)


def looked_up(gauges: Gauges) -> Iterator[str]:
    for name, (help_text, value) in gauges.items():
        yield from family(name, "gauge", help_text, {"": value()})


def process() -> Iterator[str]:
    yield from family("process_start_time_seconds", "gauge", "Since 1970.", {"": BEGAN})
    yield from family("process_cpu_seconds_total", "counter", "Processor time of the server alone.", {"": time.process_time()})


def family(name: str, kind: str, help_text: str, samples: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP {name} {help_text}"
    yield f"# TYPE {name} {kind}"
    for labels, value in samples.items():
        yield f"{name}{{{labels}}} {value:.17g}" if labels else f"{name} {value:.17g}"


def histogram(name: str, help_text: str, of: Histogram) -> Iterator[str]:
    yield f"# HELP {name} {help_text}"
    yield f"# TYPE {name} histogram"
    below = 0
    for bound, count in zip((*of.bounds, None), list(of.counts), strict=True):
        below += count
        yield f'{name}_bucket{{le="{"+Inf" if bound is None else format(bound, "g")}"}} {below}'
    yield f"{name}_sum {of.sum:.17g}"
    yield f"{name}_count {below}"


def quoted(label: str) -> str:
    return label.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")

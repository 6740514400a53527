"""`python -m tests.server.bench.loaded SECONDS`: how many moves a second does one server carry, with 50 and with 200 tables?"""

from __future__ import annotations

import sys

from gusher.server.bench.measuring import bench

TABLES = [50, 200]


def main(seconds: float) -> int:
    runs = bench(TABLES, seconds / len(TABLES)).runs
    said = (f"{run.store}, {run.tables} tables {run.moves_per_second:,.0f} moves a second (p99 {run.p99_ms:.0f} ms)" for run in runs)
    sys.stdout.write("; ".join(said) + "\n")
    return 0 if all(run.moves for run in runs) else 1


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))

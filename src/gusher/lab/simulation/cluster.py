"""The same games on a Ray cluster: chunks of a study are tasks, and whoever plays them, game number i is the same game."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from gusher import build
from gusher.core.errors import SetupError, reason_of
from gusher.extras import need
from gusher.lab.processes import of_our_kind
from gusher.lab.simulation.carry_out import Spread
from gusher.lab.simulation.simulator import Outcome
from gusher.lab.simulation.spread import Outcomes
from gusher.lab.simulation.study import Chunks, Desk, Study
from gusher.lab.stop import Stop

LOCAL = "local"
AHEAD = 4  # chunks waiting for each core of the cluster
PATIENCE = 0.5  # seconds between two looks whether somebody asked to stop


class LastDesk:
    """A worker of the cluster keeps the desk of the study that it played last."""

    key = ""
    desk: Desk | None = None


def work(key: str, study: Study, versions: list[str], chunk: list[int] | range) -> list[Outcome]:
    """One task. Refuses to play by other rules than those who asked."""
    if study.versions() != versions:
        raise SetupError(
            "the cluster has the rules and data {theirs}, we have {ours}; install the same version there",
            theirs=study.versions(),
            ours=versions,
        )
    if LastDesk.desk is None or LastDesk.key != key:
        LastDesk.key, LastDesk.desk = key, Desk(study)
    return LastDesk.desk.play_chunk(chunk, Stop())


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Spread]:
    """Join the cluster at an address (`host:port`, or `ray://host:port`), or start one on this machine with `local`."""
    need("ray", "ray", "--ray")
    import ray

    if address != LOCAL:
        knock(address)
    env = of_our_kind(pure=build() == "pure")
    common: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False, "runtime_env": {"env_vars": env}}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else Ray warns about a change that does not concern us
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **common)
        else:
            ray.init(address=address, **common)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as failed:
        raise SetupError(
            "there is no Ray cluster at {address}: {why}", address=address, why=" ".join(str(failed).split())[:200]
        ) from failed
    try:
        yield outcomes
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Ray itself waits for minutes, with warnings, where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (host and colon and port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise SetupError("--ray must be local, or an address such as 10.0.0.5:6379, not {address!r}", address=address)
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as failed:
        raise SetupError("there is no Ray cluster at {address}: {why}", address=address, why=reason_of(failed)) from failed


def outcomes(study: Study, stop: Stop, done: bytearray | None) -> Outcomes:
    """The outcomes of all games but those marked in `done`, a chunk at a time, in order."""
    import ray

    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    shared = ray.put(study)
    key = shared.hex()
    versions = study.versions()
    task = ray.remote(max_retries=3)(work)
    chunks = iter(Chunks(study, cores, Desk(study).swift, done))
    running: deque[Any] = deque(task.remote(key, shared, versions, chunk) for chunk in islice(chunks, AHEAD * cores))
    try:
        while running and not stop.asked:
            ready, _ = ray.wait([running[0]], timeout=PATIENCE)
            if ready:
                running.popleft()
                running.extend(task.remote(key, shared, versions, chunk) for chunk in islice(chunks, 1))
                yield ray.get(ready[0])
        if running:
            ready, _ = ray.wait(list(running), num_returns=len(running), timeout=0)
            for reference in ready:
                running.remove(reference)
                yield ray.get(reference)
    finally:
        for reference in running:
            ray.cancel(reference)

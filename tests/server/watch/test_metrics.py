"""The numbers of a server, as Prometheus itself reads them."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from gusher.server.watch.exposition import exposition
from gusher.server.watch.meters import KNOWN_REASONS, Meters
from tests.server.serving import Guest, Server

pytestmark = pytest.mark.one_build


def samples(text: str) -> dict[str, float]:
    """Each with its labels, but for those of a histogram's buckets."""
    found = {}
    for family in text_string_to_metric_families(text):
        assert family.documentation
        assert family.type != "unknown"
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sample.labels.items())
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_what_a_server_does_is_counted(database: Path) -> None:
    port = free_port()
    with Server(database, metrics_port=port) as server, Guest(server.url, "Anna") as anna, httpx.Client() as watchman:
        address = f"http://127.0.0.1:{port}/metrics"
        before = samples(watchman.get(address).text)
        assert sum(("gusher_build_info" in name and "build=compiled" in name) or "build=pure" in name for name in before) == 1
        assert (before["gusher_tables_live"], before["gusher_moves_total{by=person}"], before["gusher_database_up"]) == (0, 0, 1)
        table = anna.table("me", "random")
        with anna.watch(table, 0) as line:
            for _ in range(3):
                line.play()
            line.asked()
            assert line.ask(do="play", seq=0, seat=1, action="stop")["reason"] == "not-your-seat"
            answer = watchman.get(address)
            after = samples(answer.text)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert after["gusher_moves_total{by=person}"] == after["gusher_command_seconds_count"] == 3
        assert after["gusher_command_seconds_bucket{le=+Inf}"] == 3
        assert after["gusher_command_seconds_sum"] > 0
        assert after["gusher_moves_total{by=program}"] >= 1
        assert after["gusher_bot_seconds_count"] >= 1
        assert after["gusher_refusals_total{reason=not-your-seat}"] == 1
        assert (after["gusher_tables_live"], after["gusher_tables_running"], after["gusher_streams"]) == (1, 1, 1)
        assert after["gusher_commit_seconds_count"] > before["gusher_commit_seconds_count"]
        assert after["gusher_commit_rows_sum"] >= 4
        assert after["gusher_log_lines_total{level=error}"] == 0
        assert anna.http.get("/metrics").status_code == 404  # people have nothing to look for here
        assert watchman.get(f"http://127.0.0.1:{port}/").status_code == 404
        assert watchman.post(address).status_code == 405
        with socket.create_connection(("127.0.0.1", port)) as rude:
            rude.sendall(b"x" * 20_000)
            rude.shutdown(socket.SHUT_WR)
            assert rude.recv(100) == b""
        assert watchman.get(address).status_code == 200


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    meters = Meters()
    for seconds in (0.0004, 0.0005, 0.02, 60.0):
        meters.commands.add(seconds)
    meters.refuse('odd "reason" \\ with\nall')
    for number in range(2 * KNOWN_REASONS):
        meters.refuse(f"reason-{number}")
    text = exposition(meters, {"gusher_tables_live": ("Tables in memory.", lambda: 7)})
    found = samples(text)
    assert found['gusher_refusals_total{reason=odd "reason" \\ with\nall}'] == 1
    assert found["gusher_refusals_total{reason=other}"] == KNOWN_REASONS + 1
    assert found["gusher_tables_live"] == 7
    buckets = [found[f"gusher_command_seconds_bucket{{le={bound}}}"] for bound in ("0.0005", "0.01", "0.025", "10", "+Inf")]
    assert buckets == [2, 2, 3, 3, 4]
    assert found["gusher_command_seconds_sum"] == pytest.approx(60.0209)

"""A plugin of pytest: no test is begun after the moment that GUSHER_UNTIL names; how many that were is said at the end."""

from __future__ import annotations

import os
import time

import pytest

NO_TIME = "no time left; make test runs it"


def pytest_runtest_setup(item: pytest.Item) -> None:
    if time.time() > float(os.environ["GUSHER_UNTIL"]):
        pytest.skip(NO_TIME)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left = [report for report in terminalreporter.stats.get("skipped", []) if NO_TIME in str(report.longrepr)]
    if left:
        terminalreporter.write_line(f"gusher: there was no time for {len(left)} tests; make test runs them")

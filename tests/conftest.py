"""What holds for all tests: their order, and that programs started by them hear Ctrl-C."""

from __future__ import annotations

import signal

import pytest

# Whoever starts the tests in the background may let them ignore it, which the programs that they start would inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: (item.path.name != "test_kill.py", item.get_closest_marker("slow") is None))

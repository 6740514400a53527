"""The order of the tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: (item.path.name != "test_kill.py", item.get_closest_marker("slow") is None))

from __future__ import annotations

from typing import Any


def check(data: object, model: dict[str, Any]) -> dict[str, Any]:
    raise NotImplementedError

"""Who is told what came of something that is being written: a call, or a future for who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

Written = Callable[[Any, Exception | None], None]  # called when it is committed, or was refused


def promise() -> tuple[asyncio.Future[Any], Written]:
    """Something to wait for, and who is to be told for it."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    return future, partial(settle, future)


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)

"""The § of rules, whoever asks for them at the same time."""

from __future__ import annotations

import gc
import time
from concurrent.futures import ThreadPoolExecutor

from gusher import registry
from gusher.core import sections

THREADS = 16


def test_many_threads_may_ask_at_once() -> None:
    """Python 3.11 fails where two sources are parsed at once. Threads change in the middle of it where memory is tidied up."""
    kinds = {kind.__module__: kind for game in registry.games() for kind in game.frames.values()}
    rules = [type(kind.__name__, (), {"__module__": module})() for module, kind in list(kinds.items())[:THREADS]]  # as far as it matters
    alone = [sections.section_of(rule) for rule in rules]
    known = dict(sections._SECTIONS)
    usual = gc.get_threshold()

    def change_threads(phase: str, information: dict[str, int]) -> None:
        time.sleep(0.0001)

    sections._SECTIONS.clear()
    sections._KNOWN.clear()
    gc.callbacks.append(change_threads)
    gc.set_threshold(300)
    try:
        with ThreadPoolExecutor(THREADS) as threads:
            together = list(threads.map(sections.section_of, rules))
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(change_threads)
        sections._SECTIONS.update(known)
    assert together == alone
    assert set(together) != {""}

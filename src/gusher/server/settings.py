"""What can be set, with the values that suit a table among friends."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    # Where the server is reached; the exact origins that pages may speak from. Addresses in numbers are always allowed (see origins.py).
    origins: frozenset[str] = frozenset()

    # Limits
    name_length: int = 30
    chat_length: int = 500
    chat_kept: int = 100
    chat_per_minute: int = 30
    id_length: int = 64
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    tables_per_person: int = 60
    streams_per_person: int = 40
    streams_of_strangers: int = 1000
    messages_per_second: float = 1000.0
    burst: float = 2000.0
    mistakes: int = 50
    reviews_per_person: int = 2  # that wait or are under way
    reviews_of_strangers: int = 4
    reviews_waiting: int = 20

    # Times in seconds
    claim_lasts: float = 15 * 60.0
    wish_lasts: float = 90.0
    idle: float = 15 * 60.0
    sweep: float = 1.0
    fence_pause: float = 0.2

    # Streams: so many scenes may be under way unacknowledged
    window: int = 8

    # Bots
    bot_delay: float = 1.0
    bot_seconds: float = 10.0
    bot_workers: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    usual_bot: str = "greedy"

    # Reviews: how long search thinks about each decision, and how many seconds a review may take in all
    review_iterations: int = 100
    review_seconds: float = 20 * 60.0

"""What can be set, with the values that suit a table among friends."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Settings:
    # Where the server is reached; the exact origins that pages may speak from. Addresses in numbers are always allowed (transport.origins).
    origins: frozenset[str] = frozenset()
    # Addresses and networks of proxies, who may say for whom they call.
    proxies: frozenset[str] = frozenset({"127.0.0.1", "::1"})

    # The page in the files that it is written in, read at every request: for whoever changes them.
    plain: bool = False

    # Limits
    name_length: int = 30
    chat_length: int = 500
    chat_kept: int = 100
    id_length: int = 64
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    box_bytes: int = 128 * 1024
    box_name_length: int = 40
    boxes_per_person: int = 20
    away_days: int = 30  # a calendar year, in which somebody's clocks of days may stand
    away_periods: int = 20  # that somebody may have planned
    tables_per_person: int = 60  # unfinished ones that somebody is host of, but for those that nobody has touched for a long time
    passkeys_per_person: int = 20
    streams_per_person: int = 40
    streams_of_strangers: int = 1000
    streams_per_address: int = 200
    connections: int = 5000  # in all, as far as the system lets us
    connections_per_address: int = 200
    head_bytes: int = 32 * 1024
    messages_per_second: float = 1000.0
    burst: float = 2000.0
    mistakes: int = 50
    reviews_per_person: int = 2  # that wait or are under way
    reviews_of_strangers: int = 4
    reviews_per_address: int = 6
    reviews_waiting: int = 20

    # How often, by person and by address, but for chat: by person and by table
    people_per_hour: int = 60
    tries_per_hour: int = 60  # to come back, by address
    mails_per_hour: int = 10  # that let somebody come back: by address, by person, and to one mailbox
    tables_per_hour: int = 200
    reviews_per_hour: int = 60
    records_per_minute: int = 30  # brought along and not known yet
    coach_per_minute: int = 240  # steps of advice
    attempts_per_minute: int = 300  # moves in a replay
    checks_per_minute: int = 180  # of boxes, while somebody types
    wishes_per_minute: int = 6  # that others have to vote on
    chat_per_minute: int = 30
    chat_of_table_per_minute: int = 60
    hooks_per_hour: int = 30  # browsers and webhooks that notices are to go to

    # Times in seconds
    head_seconds: float = 10.0  # until the head of a request is there
    body_seconds: float = 60.0
    answer_seconds: float = 120.0  # until an answer is made and taken
    keep_alive: float = 65.0
    claim_lasts: float = 15 * 60.0
    mail_link_lasts: float = 3600.0
    challenge_lasts: float = 300.0  # until a passkey has answered
    use_noted: float = 300.0  # as exactly as it is kept when a session was last used
    wish_lasts: float = 90.0
    grace: float = 120.0  # from the end of somebody's last connection until he counts as away
    visit_lasts: float = 6.0  # from one fetched scene to the next, for who has no stream
    abandoned: float = 14 * 24 * 3600.0
    idle: float = 15 * 60.0
    sweep: float = 1.0
    beat: float = 0.5  # between two signs that the server is alive, while clocks run

    # Retention: what goes by itself after so many days without a sign of life; 0: never. Rated games stay (`operations.retention`).
    guests_days: int = 400  # who has kept no way back and is in no game worth keeping; a session lasts a year
    open_tables_days: int = 365  # that never began
    running_tables_days: int = 0  # they are ended, and stay
    finished_tables_days: int = 0
    retention: float = 3600.0  # seconds between two looks

    # Streams: so many scenes may be under way unacknowledged
    window: int = 24

    # Bots
    bot_delay: float = 0.0  # before it answers people
    pause: float = 1.0  # about so many seconds before a program answers where it has to wait (workers.pace)
    bot_seconds: float = 10.0
    bot_workers: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    usual_bot: str = "easy"

    # The coach: how long each step of its advice takes, how many there are, and how many people may wait for one
    coach_ms: int = 500
    coach_steps: int = 10
    coach_waiting: int = 12
    coach_per_person: int = 3

    # Reviews: how long search thinks about each decision, and how many seconds a review may take in all
    review_iterations: int = 100
    review_seconds: float = 20 * 60.0

    # For whoever looks after the server: the port where its numbers are told (0: nowhere) and the address; lines of the log as text or json
    metrics_port: int = 0
    metrics_host: str = "127.0.0.1"
    log_format: str = "text"

    # Notices: where links in them lead, if not to where somebody asked for them; the server of mail, and who writes
    home: str = ""
    mail: str = field(default="", repr=False)  # smtp://user:password@host:port
    mail_from: str = ""
    private_notices: bool = False  # whether they may go to addresses within a private network
    notice_wait: float = 120.0  # that somebody has been away before he is told
    notice_sweep: float = 1.0
    notice_tries: int = 6
    notice_backoff: float = 30.0  # before the second try; each further one waits four times as long
    notice_lasts: float = 24 * 3600.0  # until it is too late to send it
    notice_seconds: float = 10.0  # for one try
    notices_at_once: int = 8  # under way, by each channel
    notices_per_second: int = 25  # begun, by each channel
    subscriptions_per_person: int = 10
    webhook_failures: int = 20  # in a row, before it is switched off

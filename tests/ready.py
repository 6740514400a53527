"""What our programs do whenever they begin, done once in the process that those of tests are forked off (`tests.forks`).

It takes longer than most of them run: games and texts are looked up, the commands are put together, a database is made, and the server
around it. Nothing of it is kept but what is the same in every process of ours; no thread may be left, which none of them would have.
"""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import uvicorn

from gusher import cli
from gusher.server import command
from gusher.server.settings import Settings
from gusher.server.site.app import make_app
from gusher.server.stores.opening import store_at
from gusher.server.stores.sql import SqlStore
from gusher.texts import Texts
from gusher.texts.reader import ENGLISH, languages, speak

COMMANDS: Final = (["gusher", "games", "--json"], ["gusher", "play", "nothing"])
SERVE: Final = ["gusher", "--show-settings"]


def get_ready() -> None:
    for language in languages():
        Texts(language).say("language")
    for words in COMMANDS:
        carry_out(cli.main, words)
    carry_out(command.main, SERVE)
    make_server()
    speak(ENGLISH)
    assert threading.active_count() == 1
    gc.collect()
    gc.freeze()  # or each fork would soon have a copy of all of it


def carry_out(main: Callable[[], None], words: list[str]) -> None:
    before = sys.argv
    sys.argv = words
    try:
        with suppress(SystemExit), redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            main()
    finally:
        sys.argv = before


def make_server() -> None:
    with TemporaryDirectory() as folder:
        store = store_at(f"sqlite:///{Path(folder) / 'gusher.db'}")
        store.prepare()
        assert isinstance(store, SqlStore)
        config = uvicorn.Config(make_app(store, Settings()), log_config=None)
        config.load()
        config.get_loop_factory()
        store.abandon()


get_ready()

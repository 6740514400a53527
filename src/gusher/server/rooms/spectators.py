"""Those who look on without a seat: who they are, and what they say among themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import UNSET

from gusher.server.scenes.gallery import Viewer, encoded
from gusher.server.stores.store import ChatRow
from gusher.server.wire import Watching, encoder

MOST_NAMED: Final = 30


class Spectators:
    """Of one table. Whoever asks for a part of a scene gets it encoded, or unset where there is nothing to tell."""

    def __init__(self, lines: list[ChatRow], kept: int) -> None:
        self.lines = lines[-kept:]
        self.said = len(lines)
        self.kept = kept
        self.watching: Any = UNSET

    def count(self, viewers: Iterable[Viewer]) -> None:
        """These look on now. Whoever does so twice counts once, if we know who he is."""
        names: dict[int, str] = {}
        guests = 0
        for viewer in viewers:
            if viewer.person is None:
                guests += 1
            else:
                names[viewer.person] = viewer.name
        named = sorted(names.values(), key=str.casefold)[:MOST_NAMED]
        guests += len(names) - len(named)
        self.watching = msgspec.Raw(encoder.encode(Watching(named, guests))) if named or guests else UNSET

    def hear(self, line: ChatRow) -> None:
        self.lines.append(line)
        del self.lines[: -self.kept]
        self.said += 1

    def chat(self, read: int) -> Any:
        """What was said after the first `read` lines."""
        new = self.said - read
        return msgspec.Raw(encoded(self.lines[-new:])) if new > 0 else UNSET

"""What of a scene is kept as bytes: what is open to all viewers, and the fields that stay from move to move. Only what has changed is made
again."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gusher.core.chapters import ViewList, ViewPart
from gusher.core.rules import State
from gusher.server.wire import Scene, encoder

MARK: Final = b"\0"  # no JSON has it
GAP: Final[Any] = msgspec.Raw(MARK)


class KeptPart:
    """A part of what all see, made again when it has changed."""

    def __init__(self, part: ViewPart[Any]) -> None:
        self.part = part
        self.text = b""

    def renew(self, s: State, before: State | None) -> None:
        same = self.part.same
        if before is None or same is None or not same(s, before):
            self.text = entries(self.part.view(s))


class KeptList:
    """A list of a view, of which only those items are made again that have changed."""

    def __init__(self, part: ViewList[Any]) -> None:
        self.part = part
        self.name: bytes = encoder.encode(part.name)
        self.items: list[bytes] = []  # the entries of each that all know
        self.text: bytes | None = None  # the list, if that is all that anybody knows

    def renew(self, s: State, before: State | None) -> None:
        part, count = self.part, self.part.count(s)
        if before is not None and len(self.items) == count:
            stale = part.changed(s, before)
        else:
            self.items, stale = [b""] * count, list(range(count))
        for place in stale:
            self.items[place] = entries(part.item(s, place))
        if stale:
            self.text = None

    def seen_by(self, s: State, viewer: int | None) -> bytes:
        own = self.part.own
        if own is not None:
            return self.listed([joined([item, entries(own(s, place, viewer))]) for place, item in enumerate(self.items)])
        if self.text is None:
            self.text = self.listed(self.items)
        return self.text

    def listed(self, items: list[bytes]) -> bytes:
        return b"".join([self.name, b":[{", b"},{".join(items), b"}]"]) if items else self.name + b":[]"


class Views:
    """What the viewers of one table see at a moment. A game may name parts of its view that many moves leave as they are, and lists of
    which they leave most items (`core.chapters`)."""

    def __init__(self) -> None:
        self.before: State | None = None  # as it was when the parts were made; none if there are none
        self.parts: list[KeptPart | KeptList] = []
        self.lists: list[KeptList] = []
        self.public = b""  # the entries that all see

    def renew(self, s: State) -> None:
        """What is seen from here on is seen in this state."""
        parts = s.chapters().parts
        if not parts:
            self.public = entries(s.public())
            return
        if self.before is None:
            self.parts = [KeptList(part) if isinstance(part, ViewList) else KeptPart(part) for part in parts]
            self.lists = [part for part in self.parts if isinstance(part, KeptList)]
        texts = []
        for part in self.parts:
            part.renew(s, self.before)
            if isinstance(part, KeptPart):
                texts.append(part.text)
            elif not part.part.hidden(s):
                texts.append(part.seen_by(s, None))
        self.before = s.clone()
        self.public = joined(texts)

    def seen_by(self, s: State, viewer: int | None) -> bytes:
        """The whole view of one viewer, in the state that this was renewed for."""
        texts = [self.public]
        if self.lists:
            texts.append(entries(s.chapters().private(s, viewer)))
            texts += [kept.seen_by(s, viewer) for kept in self.lists if kept.part.hidden(s)]
        else:
            texts.append(entries(s.private(viewer)))
        return b"".join([b"{", joined(texts), b"}"])


def entries(told: dict[str, object]) -> bytes:
    """Without the braces around them, to stand beside others."""
    text: bytes = encoder.encode(told)
    return text[1:-1]


def joined(texts: list[bytes]) -> bytes:
    return b",".join([text for text in texts if text])


class Template:
    """Good as long as those fields are the same that it was made for."""

    def __init__(self, fixed: tuple[object, ...], scene: Scene) -> None:
        """`scene` has a `GAP` wherever something changes all the time."""
        self.fixed = fixed
        texts = encoder.encode(scene).split(MARK)
        self.pieces: list[bytes] = [MARK] * (2 * len(texts) - 1)
        self.pieces[::2] = texts

    def filled(self, values: list[bytes]) -> list[bytes]:
        """With these in the gaps, in the order of the fields of `Scene`. In pieces: who sends them puts them together, once."""
        pieces = self.pieces[:]
        pieces[1::2] = values
        return pieces

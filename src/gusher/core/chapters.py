"""What a rulebook says of a whole table: what a seat may know of it and take it for, what is refused, what it is worth, who has won.

`State` is asked, and passes it on. Its game names the chapters, in one place; the table, which all of them read, knows none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from gusher.core.errors import Reason
from gusher.core.rng import Rng

S = TypeVar("S")


def unwritten(*_: object) -> Any:
    raise NotImplementedError("the game has no chapter that says this")


def says_nothing(s: object) -> dict[str, object]:
    return {}


def gives_no_reasons(s: object, seat: int) -> list[Reason]:
    return []


def hides_nothing(s: object) -> bool:
    return False


class ViewPart(Generic[S]):
    """Some entries of the public view, beside others. Where many moves leave them as they are, `same` tells of two states of a game whether
    they did, so that whoever shows one move after another need not make them anew."""

    def __init__(self, view: Callable[[S], dict[str, object]], same: Callable[[S, S], bool] | None = None) -> None:
        self.view = view
        self.same = same


class ViewList(Generic[S]):
    """One entry of a view: a list of things that are told one by one. `item` is what all may know of one of them, and `changed` tells of
    two states of a game in which items that differs. What else a viewer knows of it is `own`, and stands after it.

    As long as such a list is `hidden`, each viewer sees it in his own way: it is part of the private view, else of the public one."""

    def __init__(
        self,
        name: str,
        count: Callable[[S], int],
        item: Callable[[S, int], dict[str, object]],
        changed: Callable[[S, S], list[int]],
        own: Callable[[S, int, int | None], dict[str, object]] | None = None,
        hidden: Callable[[S], bool] = hides_nothing,
    ) -> None:
        self.name = name
        self.count = count
        self.item = item
        self.changed = changed
        self.own = own
        self.hidden = hidden

    def view(self, s: S, viewer: int | None) -> dict[str, object]:
        items = [self.item(s, place) for place in range(self.count(s))]
        if self.own is not None:
            items = [item | self.own(s, place, viewer) for place, item in enumerate(items)]
        return {self.name: items}


class Chapters(Generic[S]):
    """The chapters of one game, each under the name of the method of `State` that asks it. `public` may be told in `parts` instead."""

    def __init__(
        self,
        private: Callable[[S, int | None], dict[str, object]] = unwritten,
        determinize: Callable[[S, int | None, Rng], S] = unwritten,
        scores: Callable[[S], list[dict[str, int]]] = unwritten,
        ranking: Callable[[S], list[int]] = unwritten,
        public: Callable[[S], dict[str, object]] = says_nothing,
        why_not: Callable[[S, int], list[Reason]] = gives_no_reasons,
        parts: tuple[ViewPart[S] | ViewList[S], ...] = (),
    ) -> None:
        self.private = private
        self.determinize = determinize
        self.scores = scores
        self.ranking = ranking
        self.public = public
        self.why_not = why_not
        self.parts = parts

    def all_open(self, s: S) -> dict[str, object]:
        """The public view, in whichever way it is told."""
        found = self.public(s)
        for part in self.parts:
            if isinstance(part, ViewPart):
                found |= part.view(s)
            elif not part.hidden(s):
                found |= part.view(s, None)
        return found

    def all_own(self, s: S, seat: int | None) -> dict[str, object]:
        """The private view, with the lists that are part of it now."""
        found = self.private(s, seat)
        for part in self.parts:
            if isinstance(part, ViewList) and part.hidden(s):
                found |= part.view(s, seat)
        return found


NO_CHAPTERS: Final = Chapters[Any]()

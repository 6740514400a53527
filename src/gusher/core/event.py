"""What happened, for people."""

from __future__ import annotations


class Event:
    """Something that happened, for the reader's locale to phrase: an id with named values, and who may know it (None: all)."""

    def __init__(self, name: str, audience: tuple[int, ...] | None, values: dict[str, int | str]) -> None:
        self.name = name
        self.audience = audience
        self.values = values

    def heard_by(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{key}={value}' for key, value in self.values.items())})"

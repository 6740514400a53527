"""Clocks as one would keep them with pen and paper: no moments, no deadlines, only "so much time has passed, and these were asked"."""

from __future__ import annotations

from dataclasses import dataclass, field

from gusher.server.wire import DaysClock, LiveClock


@dataclass
class Sheet:
    """Of one seat, in seconds."""

    bank: float
    free: float = 0.0
    paid: int = -1  # the farthest place in the record for whose question time was given
    out: bool = False


@dataclass
class Model:
    """Of one table."""

    control: LiveClock | DaysClock
    sheets: dict[int, Sheet] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # who thinks

    def sit(self, seats: list[int]) -> None:
        each = self.control.minutes * 60.0 if isinstance(self.control, LiveClock) else self.control.reserve * 3600.0
        self.sheets = {seat: Sheet(each) for seat in seats}

    def ask(self, questions: dict[int, int]) -> None:
        """These seats think from now on, each about a question at that place of the record."""
        self.asked = set(questions)
        for seat, place in questions.items():
            sheet = self.sheets[seat]
            if place > sheet.paid:
                sheet.paid = place
                if isinstance(self.control, LiveClock):
                    sheet.bank += self.control.increment
                else:
                    sheet.free = self.control.hours * 3600.0
            if sheet.out:
                sheet.out = False
                small = max(30.0, self.control.minutes * 6.0) if isinstance(self.control, LiveClock) else self.control.hours * 360.0
                sheet.bank = max(sheet.bank, small)

    def wait(self, seconds: float, away: set[int]) -> None:
        """So much time passes while the server is there; seats whose people are away lose nothing of it."""
        for seat in self.asked - away:
            sheet = self.sheets[seat]
            of_free = min(sheet.free, seconds)
            sheet.free -= of_free
            sheet.bank -= seconds - of_free

    def shows(self, seat: int) -> float:
        sheet = self.sheets[seat]
        return sheet.bank + (sheet.free if seat in self.asked else 0.0)

    def run_out(self, seat: int) -> None:
        self.sheets[seat].bank = self.sheets[seat].free = 0.0
        self.sheets[seat].out = True

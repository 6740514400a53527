"""`python -m tests.server.week [DAYS]`: three people and a bot play two tables over a week, with clocks of days.

Time is simulated; the server, its database, the sockets and the mail server are real. People come by when they like, one of them stays
away, the server is stopped once and killed twice. What happens is told line by line; what must hold is asserted: every choice that was
accepted is in the record, who is away is told by mail, and games go on.
"""

from __future__ import annotations

import re
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.clocks.test_sockets import DAY, Hours
from tests.server.notices.posting import Mailbox, mail_controller
from tests.server.serving import PATIENCE, Guest, Server

HOUR = 3600.0
CLOCK = {"kind": "days", "hours": 24, "reserve": 12}
NAMES = ("Anna", "Ben", "Cleo")
EVERY = {"Anna": 5.0, "Ben": 9.0, "Cleo": 11.0}  # hours between two visits, about
AWAY = (2.0, 4.5)  # days in which Cleo does not come, without having said so
RESTARTS = {1.5: "stop", 3.3: "kill", 5.1: "kill"}  # by day
SETTINGS: dict[str, Any] = {"notice_sweep": 0.05, "sweep": 0.05, "pause": 0.0, "mails_per_hour": 100}


@dataclass
class Week:
    server: Server
    hours: Hours
    box: Mailbox
    people: dict[str, Guest] = field(default_factory=dict)
    accepted: dict[str, set[int]] = field(default_factory=dict)  # by table: numbers of choices
    told: int = 0  # mails so far
    replaced: set[tuple[str, str]] = field(default_factory=set)  # at which tables a bot plays for whom
    out: int = 0  # how often the time was up
    lines: list[str] = field(default_factory=list)

    @property
    def day(self) -> float:
        return self.hours.ahead / DAY

    def say(self, line: str) -> None:
        days, rest = divmod(self.hours.ahead, DAY)
        told = f"day {int(days) + 1} {int(rest // HOUR):02}:{int(rest % HOUR // 60):02}  {line}"
        self.lines.append(told)
        sys.stdout.write(told + "\n")

    def turn_on(self, seconds: float) -> None:
        """Let time pass, and the server see it."""
        self.hours.turn_on(seconds)
        time.sleep(0.3)
        self.read_mail()

    def read_mail(self) -> None:
        for mail in self.box.mails[self.told :]:
            self.say(f"mail to {mail['To']}: {mail['Subject']}")
        self.told = len(self.box.mails)


def wait(fits: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < until
        time.sleep(0.02)


def give_address(week: Week, name: str) -> None:
    """An address of mail, confirmed by the link that comes there; and the wish to be told."""
    guest = week.people[name]
    before = len(week.box.mails)
    guest.post("/api/me/mail", {"address": f"{name.lower()}@example.org"})
    wait(lambda: len(week.box.mails) > before)
    token = re.search(r"/confirm/([\w-]+)", week.box.mails[before].get_content())
    assert token is not None
    guest.post("/api/confirm", {"token": token[1]})
    for kind in ("turn", "over", "invitation"):
        guest.post("/api/notices/switch", {"channel": "mail", "kind": kind, "on": True})
    week.told = len(week.box.mails)


def make_table(week: Week, host: str) -> str:
    people = week.people
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "oilfield", "seats": seats, "options": {"max_rounds": 6}, "clock": CLOCK}
    made = people[host].post("/api/tables", wanted)
    for name in NAMES:
        if name != host:
            people[name].post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    week.accepted[made["id"]] = set()
    return str(made["id"])


def visit(week: Week, name: str, tables: list[str], rng: Random) -> None:
    """Play at every table as long as one is asked."""
    guest, played = week.people[name], []
    for table in tables:
        seat = next(card["seat"] for card in guest.get(f"/api/tables/{table}")["seats"] if card["mine"])
        with guest.watch(table, seat) as line:
            count = 0
            line.quiet(0.2)
            while line.scene["status"] == "running" and line.scene["offers"]:
                answer = line.play(rng.randrange(len(line.scene["offers"])))
                assert answer["is"] == "accepted", answer
                week.accepted[table].add(answer["seq"])
                count += 1
                line.quiet(0.2)
        if count:
            played.append(f"{count} at {table[:4]}")
    week.say(f"{name} comes by" + (f" and decides: {', '.join(played)}" if played else ": nothing to decide"))


def restart(week: Week, how: str, start: Any) -> None:
    if how == "kill":
        week.server.kill()
    else:
        week.server.stop()
    week.say(f"the server is {how}ed and started again 40 minutes later".replace("stoped", "stopped"))
    week.hours.turn_on(40 * 60.0)
    week.server = start()
    for name, guest in week.people.items():
        again = Guest(week.server.url)
        again.http.cookies = guest.http.cookies
        guest.http.close()
        week.people[name] = again


def look(week: Week, tables: list[str]) -> bool:
    """Whether a game goes on; tells of seats that a bot has taken over, and of who is back."""
    going = False
    for table in tables:
        card = week.people["Anna"].get(f"/api/tables/{table}")
        going |= card["status"] == "running"
        for seat in card["seats"]:
            place = (table, seat["name"])
            if seat["stand_in"] and place not in week.replaced:
                week.replaced.add(place)
                week.out += 1
                week.say(f"the time of {seat['name']} is up at {table[:4]}: {seat['stand_in']} plays on")
            elif not seat["stand_in"] and place in week.replaced:
                week.replaced.discard(place)
                week.say(f"{seat['name']} has the seat at {table[:4]} again")
    return going


def play(days: float, folder: Path) -> Week:
    rng, box = Random(1), Mailbox()
    mail = mail_controller(box)
    mail.start()
    hours = Hours(folder / "ahead")

    def start() -> Server:
        url = f"smtp://127.0.0.1:{mail.port}"
        return Server(folder / "gusher.db", ahead=hours.file, mail=url, mail_from="gusher@example.org", **SETTINGS)

    week = Week(start(), hours, box)
    try:
        week.people = {name: Guest(week.server.url, name) for name in NAMES}
        for name in NAMES:
            give_address(week, name)
        tables = [make_table(week, "Anna"), make_table(week, "Ben")]
        week.say(f"two tables begin: {tables[0][:4]} and {tables[1][:4]}, 24 hours a decision and 12 in reserve")
        due = {name: rng.uniform(0.2, 2.0) * HOUR for name in NAMES}
        restarts = dict(RESTARTS)
        while week.day < days and look(week, tables):
            name = min(due, key=lambda each: due[each])
            week.turn_on(max(60.0, due[name] - hours.ahead))
            for day in [day for day in restarts if day <= week.day]:
                restart(week, restarts.pop(day), start)
                week.turn_on(180.0)
            look(week, tables)
            if name != "Cleo" or not AWAY[0] <= week.day < AWAY[1]:
                visit(week, name, tables, rng)
            due[name] = hours.ahead + EVERY[name] * rng.uniform(0.6, 1.4) * HOUR
        week.turn_on(600.0)
        check(week, tables)
    finally:
        for guest in week.people.values():
            guest.http.close()
        week.server.kill()
        mail.stop()
    return week


def check(week: Week, tables: list[str]) -> None:
    guest = week.people["Anna"]
    for table in tables:
        scene = guest.scene(table)
        seen = [choice for choice in week.accepted[table] if choice > scene["seq"]]
        assert seen == [], "choices that were accepted are gone"
        status = guest.get(f"/api/tables/{table}")
        places = ", ".join(f"{seat['name']} {place}" for seat, place in zip(status["seats"], status["places"] or [], strict=False))
        week.say(f"table {table[:4]}: {status['status']}" + (f" ({places})" if places else ""))
    subjects = [str(mail["Subject"]) for mail in week.box.mails]
    assert all(subject and "\n" not in subject for subject in subjects)


def main() -> None:
    days = float(sys.argv[1]) if len(sys.argv) > 1 else 7.0
    with TemporaryDirectory() as folder:
        week = play(days, Path(folder))
    choices = sum(len(numbers) for numbers in week.accepted.values())
    sys.stdout.write(f"{choices} choices of people, {week.told} mails, a bot took over {week.out} times; everything accepted was kept\n")


if __name__ == "__main__":
    main()

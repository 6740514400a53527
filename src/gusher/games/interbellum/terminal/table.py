"""The table of Interbellum, drawn from the view of a seat and from nothing else."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gusher.games.interbellum.terminal.words import InterbellumWords
from gusher.terminal.words import View

COLOURS = ("bright_green", "bright_yellow", "bright_magenta", "bright_blue", "bright_cyan")
POWER_COLOURS = {"GB": "red", "PE": "magenta", "SA": "yellow", "TR": "green", "SU": "bright_red"}
NONE = "·"
WIDE = 96


class InterbellumTable:
    def __init__(self, words: InterbellumWords) -> None:
        self.words = words
        self.say = words.texts.say
        self.money = words.texts.money

    def draw(self, view: View, width: int) -> RenderableType:
        left = Group(self.powers(view), self.events(view), self.players(view))
        right = Group(self.wells(view), self.armies(view), self.hand(view))
        if width < WIDE:
            return Group(self.title(view), left, right)
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(ratio=1)
        grid.add_row(left, right)
        return Group(self.title(view), grid)

    def brief(self, view: View, width: int) -> RenderableType:
        """Powers and companies side by side, the events of the round, wells and armies a line each."""
        grid = Table.grid(padding=(0, 2))
        grid.add_row(self.courts(view), self.companies(view))
        events = [Text(self.event(view, stack["event"]), no_wrap=True, overflow="ellipsis") for stack in view["stacks"] if stack["event"]]
        wells: list[str] = []
        for seat in range(view["seats"]):
            own = [self.words.node(well["id"]) + ("⚓" if well["linked"] else "") for well in view["wells"] if well["owner"] == seat]
            wells += [f"{self.words.who(seat)}: {', '.join(own)}"] if own else []
        armies = [self.words.name("area", area["id"]) for area in view["areas"] if area["army"]]
        lines = [Text(f"{self.say('interbellum-table-well')} ", "bold").append("; ".join(wells) or NONE, "not bold")]
        if armies:
            lines.append(Text(f"{self.say('interbellum-table-armies')} ", "bold").append(", ".join(armies), "not bold"))
        return Group(self.title(view), grid, *events, *lines)

    def event(self, view: View, event: str) -> str:
        return f"{event} {self.words.title(event, view['decade'])}: {self.words.rule(event, view['decade'])}"

    def courts(self, view: View) -> Table:
        """Everybody's influence in each power, the holder of its flag first; and its armies outside."""
        table = Table.grid(padding=(0, 1))
        for power in view["powers"]:
            cubes = Text(" ").join([Text(str(count), COLOURS[seat]) for seat, count in enumerate(power["influence"])])
            name = Text(self.words.name("power", power["id"]), POWER_COLOURS[power["id"]])
            table.add_row(
                name, cubes, Text("⚑ ").append(self.seat(power["flag"])), f"{power['outside']}/{power['outside'] + power['home']}"
            )
        return table

    def companies(self, view: View) -> Table:
        table = Table.grid(padding=(0, 1))
        for seat, player in enumerate(view["players"]):
            table.add_row(
                Text("▶" if seat in view["awaiting"] else " ", "bold").append(self.seat(seat)),
                self.money(player["money"]),
                f"{self.say('interbellum-table-workers')} {player['workers']}",
                f"{self.say('interbellum-table-finds')} {player['finds']}",
                f"{self.say('interbellum-table-score')} {sum(player['score'].values())}",
            )
        return table

    def seat(self, seat: int | None) -> Text:
        return Text(NONE, "dim") if seat is None else Text(self.words.who(seat), COLOURS[seat])

    def title(self, view: View) -> Text:
        parts = [Text(self.say("interbellum-table-title"), "bold")]
        if view["over"]:
            parts.append(Text(self.say("interbellum-table-over"), "bold"))
        elif view["round"]:
            decade = self.say(f"interbellum-board-decade-{view['decade']}")
            parts.append(Text(self.say("interbellum-table-round", round=view["round"], rounds=view["rounds"], decade=decade)))
        parts.append(Text(self.say("interbellum-table-start", who=self.words.who(view["start"]))))
        bag = view["bag"]
        parts.append(Text(self.say("interbellum-table-bag", white=bag["white"], black=bag["black"])))
        return Text(" · ", "dim").join(parts)

    def heading(self, *columns: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
        for number, column in enumerate(columns):
            table.add_column(column, no_wrap=True, justify="left" if number == 0 else "right")
        return table

    # Powers and events

    def powers(self, view: View) -> Table:
        names = [self.words.who(seat)[:4] for seat in range(view["seats"])]
        table = self.heading(
            self.say("interbellum-table-power"), self.say("interbellum-table-outside"), *names, self.say("interbellum-table-flag")
        )
        for power in view["powers"]:
            table.add_row(
                Text(self.words.name("power", power["id"]), POWER_COLOURS[power["id"]]),
                f"{power['outside']}/{power['outside'] + power['home']}",
                *[str(cubes) if cubes else NONE for cubes in power["influence"]],
                self.seat(power["flag"]),
            )
        return table

    def events(self, view: View) -> RenderableType:
        lines = []
        for stack in view["stacks"]:
            if stack["event"] is not None:
                title, _, rule = self.event(view, stack["event"]).partition(": ")
                lines.append(Text(f"{title}: ", "bold").append(rule, "not bold"))
        for key in ("extra_power", "closed_power"):
            if view["modifiers"][key] is not None:
                power = self.words.name("power", view["modifiers"][key])
                lines.append(Text(self.words.texts.say(f"interbellum-table-{key}", power=power)))
        return Group(*lines)

    # Wells and armies

    def wells(self, view: View) -> Table:
        table = self.heading(self.say("interbellum-table-well"), self.say("interbellum-table-owner"), self.say("interbellum-table-income"))
        for well in view["wells"]:
            mark = " ✓" if well["yielded"] or well["acquired"] else ""
            income = "" if well["income"] is None else self.money(well["income"]) + mark
            table.add_row(Text(self.words.node(well["id"]), "bold" if well["linked"] else ""), self.seat(well["owner"]), income)
        return table

    def armies(self, view: View) -> RenderableType:
        lines = []
        for power in view["powers"]:
            stand = [self.words.name("area", area["id"]) for area in view["areas"] if area["army"] and area["power"] == power["id"]]
            if stand:
                line = Text(f"{self.words.name('power', power['id'])}: ", POWER_COLOURS[power["id"]])
                lines.append(line.append(", ".join(stand), "default"))
        return Group(Text(self.say("interbellum-table-armies"), "bold"), *(lines or [Text(NONE, "dim")]))

    # Players

    def players(self, view: View) -> Table:
        table = self.heading(
            self.say("interbellum-table-player"),
            self.say("interbellum-table-money"),
            self.say("interbellum-table-workers"),
            self.say("interbellum-table-finds"),
            self.say("interbellum-table-pieces"),
            self.say("interbellum-table-cards"),
            self.say("interbellum-table-score"),
        )
        for seat, player in enumerate(view["players"]):
            table.add_row(
                Text("▶ " if seat in view["awaiting"] else "  ", "bold").append(self.seat(seat)),
                self.money(player["money"]),
                str(player["workers"]),
                str(player["finds"]),
                str(player["pieces"]),
                str(player["hand"]),
                str(sum(player["score"].values())),
            )
        return table

    def hand(self, view: View) -> RenderableType:
        if view["seat"] is None:
            return Text()
        player: dict[str, Any] = view["players"][view["seat"]]
        laid = [segment["id"] for segment in view["segments"] if view["seat"] in segment["pieces"]]
        lines = [Text(self.say("interbellum-table-lines", lines="; ".join(self.words.line(segment) for segment in laid) or NONE))]
        for card, count in player["cards"].items():
            name = self.words.name("card", card) + (f" ×{count}" if count > 1 else "")
            lines.append(Text(f"{name}: ", "bold").append(self.words.name("says", card), "not bold"))
        return Group(*lines)

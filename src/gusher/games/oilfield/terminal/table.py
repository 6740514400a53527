"""The table of Oilfield, drawn from the view of a seat and from nothing else."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gusher.games.oilfield.terminal.words import OilfieldWords
from gusher.terminal.words import View

COLOURS = ("bright_green", "bright_yellow", "bright_magenta", "bright_blue", "bright_red")
OIL, GAS, NONE = "■", "◇", "·"
GAS_STYLE = "bright_cyan"
NARROW = 96  # below this many columns the yields of the tiles are left out


class OilfieldTable:
    def __init__(self, words: OilfieldWords) -> None:
        self.words = words
        self.say = words.texts.say
        self.money = words.texts.money

    def draw(self, view: View, width: int) -> RenderableType:
        return Group(self.title(view), self.fields(view, width), self.board(view), self.markets(view, width), self.players(view))

    def brief(self, view: View, width: int) -> RenderableType:
        """Fields a line each, markets in a line each, players without what they could look up."""
        fields = Table.grid(padding=(0, 1))
        for field in view["fields"]:
            cubes = Text(OIL * field["oil"]).append(GAS * field["gas"], GAS_STYLE)
            name = Text(self.words.name("field", field["id"]), "bold red" if field["exhausted"] or field["strike"] else "bold")
            contents = self.say("oilfield-table-contents", oil=field["oil"], gas=field["gas"])
            left = self.say("oilfield-table-refills", count=self.words.game.data["fields"]["refills_per_field"] - field["track"])
            state = self.say("oilfield-table-exhausted") if field["exhausted"] else left
            if field["strike"]:
                state = self.say("oilfield-table-strike")
            cards = self.say("oilfield-table-cards", count=field["cards"])
            fields.add_row(name, cubes, Text(f"{contents}, {state}, {cards}", "dim"), self.slots(view, field))
        return Group(self.title(view), fields, *self.sales(view), self.seats(view))

    def sales(self, view: View) -> list[Text]:
        """Who stands where, what can be built, what an investment costs and the National card brings."""
        taken = [space for space in view["spaces"] if space["worker"] is not None]
        stand = Text(", ").join([self.space(space).append(f" {self.words.name('column', space['column'])}", "dim") for space in taken])
        price = self.words.tile_price
        tiles = [f"{count}× {self.words.name('tile', tile)} {self.money(price(tile))}" for tile, count in view["market"].items()]
        rows = [row for row in view["rows"] if row["covered"] < len(row["prices"])]
        invest = ", ".join(f"{self.say('oilfield-table-row', vp=row['vp'])} {self.money(row['prices'][row['covered']])}" for row in rows)
        named = Text(self.say("oilfield-table-invest") + " ", "bold").append(invest, "not bold")
        named.append(f"  {self.say('oilfield-table-national')} ", "bold").append(self.national(view))
        building = Text(self.say("oilfield-table-build") + " ", "bold").append(", ".join(tiles) or NONE, "not bold")
        return [*([stand] if taken else []), building, named]

    def seats(self, view: View) -> Table:
        table = Table.grid(padding=(0, 1))
        for seat, player in enumerate(view["players"]):
            table.add_row(
                Text("▶" if seat in view["awaiting"] else " ", "bold").append(self.seat(seat)),
                self.money(player["money"]),
                f"{sum(player['score'].values())} {self.say('oilfield-table-score')}",
                self.storage(player),
                self.towers(player),
                self.card(view, seat),
            )
        return table

    def seat(self, seat: int) -> Text:
        return Text(self.words.who(seat), COLOURS[seat])

    def title(self, view: View) -> Text:
        final = view["final_round"]
        last: int | str = "no" if final is None else "yes" if final == view["round"] else final
        parts = [Text(self.say("oilfield-table-title"), "bold"), Text(self.say("oilfield-table-round", round=view["round"], last=last))]
        if view["over"]:
            parts.append(Text(self.say("oilfield-table-over"), "bold"))
        else:
            parts.append(Text(self.say("oilfield-table-first", who=self.words.who(view["first"]))))
            parts.append(Text(self.say("oilfield-table-supervisor", who=self.words.who(view["supervisor"]))))
        return Text(" · ", "dim").join(parts)

    # Fields

    def fields(self, view: View, width: int) -> Table:
        grid = Table.grid(expand=True)
        for _ in view["fields"]:
            grid.add_column(ratio=1)
        grid.add_row(*[self.field(view, field, width) for field in view["fields"]])
        return grid

    def field(self, view: View, field: dict[str, Any], width: int) -> Panel:
        cubes = Text(OIL * field["oil"]) + Text(GAS * field["gas"], GAS_STYLE)
        cubes.append(NONE * (field["size"] - field["oil"] - field["gas"]), "dim")
        cubes.append(" " if width >= NARROW else "\n").append(self.say("oilfield-table-contents", oil=field["oil"], gas=field["gas"]))
        state = Text(self.say("oilfield-table-refills", count=self.words.game.data["fields"]["refills_per_field"] - field["track"]))
        if field["exhausted"]:
            state = Text(self.say("oilfield-table-exhausted"), "bold red")
        state.append(", " + self.say("oilfield-table-cards", count=field["cards"]), "not bold default")
        title = Text(self.words.name("field", field["id"]), "bold")
        if field["strike"]:
            title.append(" ").append(self.say("oilfield-table-strike"), "bold white on red")
        lines = Group(cubes, state, self.slots(view, field))
        return Panel(lines, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))

    def slots(self, view: View, field: dict[str, Any]) -> Text:
        """A concession of each owner, with ▲ where a tower stands on it."""
        drawn = Text()
        name = field["id"]
        for seat, player in enumerate(view["players"]):
            towers = sum(1 for tower in player["towers"] if tower["field"] == name)
            initial = self.words.who(seat)[0]
            for concession in range(player["concessions"][name]):
                drawn.append(initial + ("▲" if concession < towers else NONE) + " ", COLOURS[seat])
        if view["dummy"] and name in view["dummy"]["towers"]:
            drawn.append(self.say("oilfield-table-dummy")[0] + "▲ ", "dim")
        return drawn.append("[] " * field["free_slots"], "dim")

    # The public board

    def board(self, view: View) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
        columns: list[list[Text]] = []
        for column, spaces in groupby(view["spaces"], key=lambda space: space["column"]):
            heading = Text(self.words.name("column", column))
            if column == "subsidy":
                heading.append(f" {self.money(view['pot'])}")
            table.add_column(heading)
            columns.append([self.space(space) for space in spaces])
        for row in range(max(len(column) for column in columns)):
            table.add_row(*[column[row] if row < len(column) else Text() for column in columns])
        return table

    def space(self, space: dict[str, Any]) -> Text:
        drawn = Text(self.money(space["price"]) + " " if space["price"] else "")
        worker = space["worker"]
        if worker is None:
            return drawn.append(NONE, "dim")
        return drawn.append(self.say("oilfield-table-dummy"), "dim") if worker == "dummy" else drawn.append(self.seat(worker))

    # Markets

    def markets(self, view: View, width: int) -> Table:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=11 if width >= NARROW else 7)
        grid.add_column(ratio=10)
        grid.add_row(self.building(view, width), Group(self.investments(view), self.prices(view)))
        return grid

    def building(self, view: View, width: int) -> RenderableType:
        left = sum(view["stack"]["tiles"].values())
        heading = Text(self.say("oilfield-table-build"), "bold")
        heading.append(" " + self.say("oilfield-table-stack", count=left), "not bold dim")
        if view["stack"]["top_is_hat"] is not None:
            hat = self.say("oilfield-table-hat-on-top") if view["stack"]["top_is_hat"] else self.say("oilfield-table-no-hat-on-top")
            heading.append(", " + hat, "not bold dim")
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True, ratio=1)
        for tile, count in view["market"].items():
            what = self.words.tile_yield(tile) if width >= NARROW else ""
            table.add_row(f"{count}×", self.words.name("tile", tile), self.money(self.words.tile_price(tile)), Text(what, "dim"))
        if not view["market"]:
            table.add_row("", Text(self.say("oilfield-table-build-empty"), "dim"))
        return Group(heading, table)

    def investments(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right")
        for _ in view["rows"][0]["prices"]:
            table.add_column(justify="right", min_width=3)
        for row in view["rows"]:
            prices = []
            for space, price in enumerate(row["prices"]):
                covered = space < row["covered"]
                style = "dim" if covered else "bold" if space == row["covered"] else ""
                prices.append(Text("▪" if covered else self.money(price), style))
            table.add_row(self.say("oilfield-table-row", vp=row["vp"]), *prices)
        return Group(Text(self.say("oilfield-table-invest"), "bold"), table)

    def prices(self, view: View) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold")
        table.add_column()
        table.add_row(self.say("oilfield-table-national"), self.national(view))
        local = self.words.local
        prices = self.say("oilfield-table-local-prices", dollars=local["oil_money"], oil=local["oil_per_vp"], vp=local["gas_vp"])
        table.add_row(self.say("oilfield-table-local"), prices)
        bag = view["bag"]
        held = self.words.barrels(bag["oil"], bag["gas"])
        table.add_row(self.say("oilfield-table-bag"), self.say("oilfield-table-strike-cube", barrels=held) if bag["grey"] else held)
        return table

    def national(self, view: View) -> Text:
        if view["price"]:
            return Text(self.say("oilfield-table-national-now", dollars=view["price"]), "bold")
        prices = view["national_prices"]
        said = [self.say("oilfield-table-national-price", cards=cards + 1, dollars=price) for cards, price in enumerate(prices[:-1])]
        return Text(", ".join([*said, self.say("oilfield-table-national-more", cards=len(prices), dollars=prices[-1])]))

    # Players

    def players(self, view: View) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
        table.add_column(self.say("oilfield-table-player"), no_wrap=True)
        table.add_column(self.say("oilfield-table-money"), justify="right", no_wrap=True)
        table.add_column(self.say("oilfield-table-vp"), justify="right", no_wrap=True)
        table.add_column(self.say("oilfield-table-score"), justify="right", no_wrap=True)
        table.add_column(self.say("oilfield-table-storage"), no_wrap=True)
        table.add_column(self.say("oilfield-table-towers"), ratio=1)
        table.add_column(self.say("oilfield-table-investments"), no_wrap=True)
        table.add_column(self.say("oilfield-table-card"), no_wrap=True)
        for seat, player in enumerate(view["players"]):
            name = Text("▶ " if seat in view["awaiting"] else "  ", "bold").append(self.seat(seat))
            score = sum(player["score"].values())
            table.add_row(
                name,
                self.money(player["money"]),
                str(player["vp"]),
                str(score),
                self.storage(player),
                self.towers(player),
                self.invested(player),
                self.card(view, seat),
            )
        if view["dummy"]:
            self.dummy(view["dummy"], table)
        return table

    def storage(self, player: dict[str, Any]) -> Text:
        free = player["capacity"] - player["oil"] - player["gas"]
        return Text(OIL * player["oil"]).append(GAS * player["gas"], GAS_STYLE).append(NONE * free, "dim")

    def towers(self, player: dict[str, Any]) -> Text:
        said = []
        for field, concessions in player["concessions"].items():
            towers = [self.tower(tower) for tower in player["towers"] if tower["field"] == field]
            towers += [self.say("oilfield-table-no-tower")] * (concessions - len(towers))
            if towers:
                said.append(f"{self.words.name('short', field)} {', '.join(towers)}")
        if player["refineries"]:
            said.append(self.say("oilfield-table-refinery"))
        return Text("; ".join(said) or NONE, "" if said else "dim")

    def tower(self, tower: dict[str, Any]) -> str:
        name = self.words.name("tower", tower["tile"])
        return self.say("oilfield-table-unpaid", tower=name) if tower["unpaid"] else name

    def invested(self, player: dict[str, Any]) -> Text:
        held = [vp for vp, count in player["investments"].items() for _ in range(count)]
        return Text(" ".join(held) or NONE, "" if held else "dim")

    def card(self, view: View, seat: int) -> Text:
        player = view["players"][seat]
        if player["card"] is None:
            return Text(self.say("oilfield-table-chosen") if player["chosen"] else NONE, "dim")
        card = self.words.name("card", player["card"])
        hidden = any(other["card"] is None for other in view["players"])
        return Text(self.say("oilfield-table-sealed", card=card) if hidden else card, "bold")

    def dummy(self, dummy: dict[str, Any], table: Table) -> None:
        said = [f"{self.words.name('short', field)} {self.words.name('tower', tile)}" for field, tile in dummy["towers"].items()]
        card = self.words.name("card", dummy["card"]) if dummy["card"] else NONE
        table.add_row(Text("  " + self.say("oilfield-table-dummy"), "dim"), "", "", "", "", Text("; ".join(said), "dim"), "", card)

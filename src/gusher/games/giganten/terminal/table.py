"""The table of Giganten, drawn from the view of a seat and from nothing else.

The map: a cell is two signs wide, its terrain `.` plain, `n` hill, `^` mountain. On a site lies a tile, `?1` to `?3` by its derricks; one
that the seat has seen shows what it is worth, `=4`. A derrick is `▲` with its crude, in its owner's colour; a truck is its owner's initial.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gusher.games.giganten.terminal.words import GigantenWords
from gusher.terminal.words import View

COLOURS = ("bright_green", "bright_yellow", "bright_magenta", "bright_blue", "bright_cyan")
TERRAIN = {"1": (".", "dim"), "2": ("n", "green"), "3": ("^", "white")}
ZONES = {"red": "red", "white": "", "blue": "blue"}
NARROW = 96  # below this many columns a cell of the map has no gap


class GigantenTable:
    def __init__(self, words: GigantenWords) -> None:
        self.words = words
        self.say = words.texts.say
        self.money = words.texts.money
        self.terrain: list[str] = words.game.data["board"]["terrain"]

    def draw(self, view: View, width: int) -> RenderableType:
        return Group(self.title(view), self.map(view, width), self.tracks(view, width), self.market(view), self.players(view))

    def brief(self, view: View, width: int) -> RenderableType:
        """The map, and beside it prices, locomotives and companies as short as can be."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_row(self.map(view, 0), self.side(view))
        cards = [self.words.card(card) for card in view["display"]]
        lines = [Text(f"{self.say('giganten-table-cards')} {', '.join(cards)}")] if cards else []
        if view["auction"]:
            lines.append(Text(self.auction(view), "bold"))
        return Group(self.title(view), grid, *lines)

    def side(self, view: View) -> Text:
        lines = [self.price(company) for company in view["companies"]]
        for seat, player in enumerate(view["players"]):
            mark = "▶" if seat in view["awaiting"] else " "
            lines.append(Text(mark, "bold").append(self.seat(seat)).append(f" {self.money(player['money'])}"))
            tanks = "".join(f"{self.words.name('company', company)[0]}{crude}" for company, crude in player["tanks"].items())
            held = f"{self.say('giganten-table-licences')[0]}{player['licences']}"
            lines.append(Text(f" →{player['loco'] + 1} {held} {tanks}", "dim"))
        return Text("\n").join(lines)

    def seat(self, seat: int) -> Text:
        return Text(self.words.who(seat), COLOURS[seat])

    def title(self, view: View) -> Text:
        parts = [Text(self.say("giganten-table-title"), "bold"), Text(self.say("giganten-table-round", round=view["round"]))]
        if view["over"]:
            parts.append(Text(self.say("giganten-table-over"), "bold"))
        else:
            parts.append(Text(self.say("giganten-table-start", who=self.words.who(view["start"]))))
        parts.append(Text(self.say("giganten-table-black", space=view["black"], star=view["star"])))
        return Text(" · ", "dim").join(parts)

    # The map and the tracks beside its columns

    def map(self, view: View, width: int) -> Text:
        gap = " " if width >= NARROW else ""
        drawn = Text("   ")
        for column in range(len(self.terrain[0])):
            drawn.append(f"{column + 1:>3}{gap}", "dim")
        for row in range(len(self.terrain)):
            drawn.append(f"\n{row + 1:>3}", "dim")
            for column in range(len(self.terrain[0])):
                drawn.append(" ").append(self.cell(view, row + 1, column + 1)).append(gap)
        return drawn

    def cell(self, view: View, row: int, column: int) -> Text:
        for seat, player in enumerate(view["players"]):
            if player["truck"] == {"row": row, "column": column}:
                return Text(self.words.who(seat)[0].upper().rjust(2), f"bold reverse {COLOURS[seat]}")
        for site in view["sites"]:
            if (site["row"], site["column"]) == (row, column):
                if site["derrick"] is not None:
                    return Text(f"▲{site['crude']}", f"bold {COLOURS[site['derrick']]}")
                if site["tile"]:
                    return self.tile(site)
        sign, style = TERRAIN[self.terrain[row - 1][column - 1]]
        return Text(sign.rjust(2), style)

    def tile(self, site: dict[str, Any]) -> Text:
        if site["value"] is not None:
            return Text(f"={site['value']}", "bold")
        return Text(f"?{site['kind']}", "red" if site["kind"] == 2 else "")

    def tracks(self, view: View, width: int) -> Text:
        """Who stands on which space; the last one is the star of the black loco."""
        gap = " " if width >= NARROW else ""
        drawn = Text("   ")
        for space in range(view["star"] + 1):
            here = [seat for seat, player in enumerate(view["players"]) if player["loco"] == space]
            cell = Text()
            for seat in here:
                cell.append(self.words.who(seat)[0].upper(), f"bold {COLOURS[seat]}")
            if view["black"] == space:
                cell.append("■", "bold")
            if not here and view["black"] != space:
                cell.append("*" if space == view["star"] else "_", "dim")
            drawn.append(" " * (3 - len(cell) if len(cell) < 3 else 1)).append(cell).append(gap)
        return drawn

    # Prices, cards, auction

    def market(self, view: View) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="bold")
        grid.add_column()
        grid.add_row(self.say("giganten-table-prices"), Text("   ").join([self.price(company) for company in view["companies"]]))
        cards = ", ".join(self.words.card(card) for card in view["display"]) or self.say("giganten-table-no-cards")
        grid.add_row(self.say("giganten-table-cards"), cards + " · " + self.say("giganten-table-deck", cards=view["licences"]["deck"]))
        if view["auction"]:
            grid.add_row("", self.auction(view))
        return grid

    def auction(self, view: View) -> str:
        leader = view["auction"]["leader"]
        return self.say(
            "giganten-table-auction",
            company=self.words.name("company", view["auction"]["company"]),
            leader="nobody" if leader is None else self.words.who(leader),
            bid=view["auction"]["bid"],
        )

    def price(self, company: dict[str, Any]) -> Text:
        name = Text(self.words.name("company", company["id"]) + " ")
        if not company["open"]:
            return name.append(self.say("giganten-table-closed"), "dim")
        return name.append(self.money(company["price"]), f"bold {ZONES[company['zone']]}")

    # Players

    def players(self, view: View) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
        table.add_column(self.say("giganten-table-player"), no_wrap=True)
        table.add_column(self.say("giganten-table-money"), justify="right", no_wrap=True)
        table.add_column(self.say("giganten-table-loco"), justify="right", no_wrap=True)
        table.add_column(self.say("giganten-table-derricks"), no_wrap=True)
        table.add_column(self.say("giganten-table-tanks"), no_wrap=True)
        table.add_column(self.say("giganten-table-licences"), no_wrap=True)
        table.add_column(self.say("giganten-table-card"), ratio=1)
        table.add_column(self.say("giganten-table-bid"), no_wrap=True)
        for seat, player in enumerate(view["players"]):
            table.add_row(
                Text("▶ " if seat in view["awaiting"] else "  ", "bold").append(self.seat(seat)),
                self.money(player["money"]),
                str(player["loco"]),
                "▲" * player["derricks"],
                " ".join(f"{self.words.name('company', company)[0]}{crude}" for company, crude in player["tanks"].items()),
                self.licences(player),
                self.words.card(player["card"]) if player["card"] else "",
                self.bid(view, player),
            )
        return table

    def licences(self, player: dict[str, Any]) -> str:
        if player["ones"] is None:
            return str(player["licences"])
        return self.say("giganten-table-hand", cards=player["licences"], held=self.words.held(player["ones"], player["twos"]))

    def bid(self, view: View, player: dict[str, Any]) -> str:
        if view["auction"] is None:
            return ""
        bid = str(player["bid"] or "")
        return bid if player["bidding"] else f"{bid} {self.say('giganten-table-out')}".strip()

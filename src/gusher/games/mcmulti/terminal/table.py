"""The table of McMulti, drawn from the view of a seat and from nothing else."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gusher.games.mcmulti.terminal.words import McMultiWords
from gusher.terminal.words import View

COLOURS = ("bright_green", "bright_yellow", "bright_magenta", "bright_blue")
GLYPHS = {"rig": "▲", "station": "■", "refinery": "◆", "well": "●", "part": "◇"}
NONE = "·"
DEMAND = "±"
ASSETS = ("rig", "station", "refinery", "well")
SIDE = 6
YARD = 2 * SIDE + 1  # columns of a yard in brief
NORTH, SOUTH = (0, 1), (3, 2)  # §1.3 quadrants as they lie, from west to east


class McMultiTable:
    def __init__(self, words: McMultiWords) -> None:
        self.words = words
        self.say = words.texts.say
        self.money = words.texts.money

    def draw(self, view: View, width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for _ in range(2):
            grid.add_column()
        grid.add_row(self.board(view), Group(self.markets(view), self.economy(view), self.news(view)))
        return Group(self.title(view), grid, self.players(view))

    def brief(self, view: View, width: int) -> RenderableType:
        """The four yards side by side, prices beside them, companies below."""
        grid = Table.grid(padding=(0, 1))
        grid.add_row(*[self.yard(view, number) for number in (*NORTH, *reversed(SOUTH))], self.quotes(view))
        return Group(self.title(view), grid, self.companies(view))

    def yard(self, view: View, number: int) -> Text:
        quadrant = view["quadrants"][number]
        owner = quadrant["owner"]
        name = self.seat(owner) if owner is not None else Text(self.say("mcmulti-table-nobody"), "dim")
        name.truncate(YARD)
        for row in range(SIDE):
            name.append(f"\n{row + 1}", "dim")
            for at in range(row * SIDE, row * SIDE + SIDE):
                name.append(" ").append(self.cell(quadrant, at, COLOURS[owner] if owner is not None else "dim"))
        return name

    def quotes(self, view: View) -> Text:
        """What a barrel costs and brings, what consumers pay, the economy and the news."""
        lines = []
        for market in view["markets"]:
            for product in ("crude", "gasoline"):
                ladder = market[product]
                prices = "/".join(NONE if price is None else self.money(price) for price in (ladder["buy"], ladder["sell"]))
                where = self.words.name("market", market["id"])[:3]
                lines.append(Text(f"{where} {self.words.name('product', product)} {prices}", "" if market["open"] else "dim"))
        lines.append(
            Text(f"{self.words.card(view['economy']['card'])} {view['economy']['difference'] or 0}/{view['economy']['limit']}", "bold")
        )
        lines.append(Text(f"{self.say('mcmulti-table-demand')} ≤{self.money(view['consumers']['price'] - 1)}"))
        if view["news"]:
            lines.append(Text(f"! {self.card(view['news']['more_likely'])}", "dim"))
        return Text("\n").join(lines)

    def companies(self, view: View) -> Table:
        table = Table.grid(padding=(0, 1))
        hidden = self.say("mcmulti-table-hidden")
        for seat, player in enumerate(view["players"]):
            table.add_row(
                Text("▶" if seat in view["awaiting"] else " ", "bold").append(self.seat(seat)),
                hidden if player["cash"] is None else self.money(player["cash"]),
                *[f"{player[product]} {self.words.name('product', product)}" for product in ("crude", "gasoline")],
                " ".join(f"{GLYPHS[asset]}{player['assets'][asset]}" for asset in ASSETS),
            )
        return table

    def seat(self, seat: int) -> Text:
        return Text(self.words.who(seat), COLOURS[seat])

    def title(self, view: View) -> Text:
        parts = [Text(self.say("mcmulti-table-title"), "bold"), Text(self.say("mcmulti-table-round", round=view["round"]))]
        if view["over"]:
            parts.append(Text(self.say("mcmulti-table-over"), "bold"))
        else:
            parts.append(Text(self.say("mcmulti-table-turn", who=self.words.who(view["active"]))))
            if view["dice"]:
                parts.append(Text(self.say("mcmulti-table-dice", **view["dice"]), "bold"))
        if view["declarer"] is not None:
            parts.append(Text(self.say("mcmulti-table-declared", who=self.words.who(view["declarer"])), "bold red"))
        return Text(" · ", "dim").join(parts)

    # The operations board

    def board(self, view: View) -> Table:
        grid = Table.grid()
        grid.add_column()
        grid.add_column()
        for row in (NORTH, SOUTH):
            grid.add_row(*[self.quadrant(view, quadrant) for quadrant in row])
        return grid

    def quadrant(self, view: View, number: int) -> Panel:
        quadrant = view["quadrants"][number]
        owner = quadrant["owner"]
        lines = Text("  1 2 3 4 5 6", "dim")
        for row in range(6):
            lines.append(f"\n{row + 1} ", "dim")
            for at in range(row * 6, row * 6 + 6):
                lines.append(self.cell(quadrant, at, COLOURS[owner] if owner is not None else "dim")).append(" ")
        title = self.seat(owner) if owner is not None else Text(self.say("mcmulti-table-nobody"), "dim")
        return Panel(lines, title=title, box=box.ROUNDED, padding=0, border_style="bold" if view["quadrant"] == number else "dim", width=16)

    def cell(self, quadrant: dict[str, Any], at: int, colour: str) -> Text:
        standing = quadrant["cells"][at]
        if standing is None:
            return Text(NONE, "dim")
        style = "red" if at in quadrant["dirty"] else colour
        return Text(GLYPHS[standing], f"{style} reverse" if at in quadrant["hit"] else style)

    # Markets, economy and news

    def markets(self, view: View) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
        table.add_column(self.say("mcmulti-table-market"))
        table.add_column("", no_wrap=True)
        for heading in ("barrels", "buy", "sell"):
            table.add_column(self.words.texts.say(f"mcmulti-table-{heading}"), justify="right", no_wrap=True)
        for market in view["markets"]:
            for product in ("crude", "gasoline"):
                ladder = market[product]
                name = self.words.name("market", market["id"]) if product == "crude" else ""
                if product == "gasoline" and not market["open"]:
                    name = self.say("mcmulti-table-closed")
                prices = [self.money(price) if price is not None else NONE for price in (ladder["buy"], ladder["sell"])]
                style = "" if market["open"] else "dim"
                table.add_row(name, self.words.name("product", product), str(ladder["barrels"]), *prices, style=style)
        consumers = view["consumers"]
        most = consumers["price"] - 1
        if most < consumers["lowest"]:
            return Group(table, Text(self.say("mcmulti-table-no-consumers")))
        return Group(table, Text(self.say("mcmulti-table-consumers", price=most)))

    def economy(self, view: View) -> RenderableType:
        """All seven cards (§1.9): the one in force, those that the difference die can bring with its results, and the others."""
        economy = view["economy"]
        heading = Text(self.say("mcmulti-table-economy", card=self.words.card(economy["card"])), "bold")
        if economy["difference"] is not None:
            track = self.say("mcmulti-table-track", difference=economy["difference"], limit=economy["limit"])
            heading.append(f", {track}", "not bold")
        names = " ".join(f"{GLYPHS[asset]} {self.words.name('asset', asset)}" for asset in ASSETS)
        legend = self.say("mcmulti-table-legend", sign=DEMAND, what=self.say("mcmulti-table-demand"))
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        for column in (DEMAND, *[GLYPHS[asset] for asset in ASSETS]):
            table.add_column(column, justify="right", no_wrap=True)
        for at, card in enumerate(economy["tables"]["cards"]):
            dice = [die + 1 for die, following in enumerate(economy["next"]) if following == card]
            style = "bold" if card == economy["card"] else "" if dice else "dim"
            mark = "▶" if card == economy["card"] else "" if not dice else span(dice)
            table.add_row(f"{mark:<3} {self.words.card(card)}", *self.figures(economy["tables"], at), style=style)
        strike = Text(self.say("mcmulti-table-well-price", price=view["wells"]["price"]))
        return Group(heading, table, Text(f"{names}; {legend}", "dim"), strike)

    def figures(self, tables: dict[str, Any], at: int) -> list[str]:
        """What a card brings: the demand, and the price of each asset. A well cannot be bought."""
        prices = [(tables["buy"].get(asset), tables["sell"][asset]) for asset in ASSETS]
        return [
            signed(tables["demand"][at]),
            *[f"{sell[at]}" if buy is None else f"{buy[at]}/{sell[at]}" for buy, sell in prices],
        ]

    def news(self, view: View) -> RenderableType:
        news = view["news"]
        if news is None:
            return Text()
        lines = [
            Text(self.say("mcmulti-table-more-likely", card=self.card(news["more_likely"]))),
            Text(self.say("mcmulti-table-less-likely", card=self.card(news["less_likely"]))),
        ]
        lines += [Text(self.say("mcmulti-table-lasting", card=self.card(card)), "bold red") for card in news["lasting"]]
        return Group(*lines)

    def card(self, card: str | None) -> str:
        return self.say("mcmulti-table-no-card") if card is None else self.words.card(card)

    # Players

    def players(self, view: View) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
        table.add_column(self.say("mcmulti-table-player"), no_wrap=True)
        table.add_column(self.say("mcmulti-table-cash"), justify="right")
        for product in ("crude", "gasoline"):
            table.add_column(self.words.name("product", product), justify="right")
        for asset in ASSETS:
            table.add_column(GLYPHS[asset], justify="right")
        table.add_column(self.say("mcmulti-table-score"), justify="right")
        hidden = self.say("mcmulti-table-hidden")
        for seat, player in enumerate(view["players"]):
            who = Text("▶ " if seat in view["awaiting"] else "  ", "bold").append(self.seat(seat))
            if player["out"]:
                who.append(f" ({self.say('mcmulti-table-out')})", "dim")
            table.add_row(
                who,
                hidden if player["cash"] is None else self.money(player["cash"]),
                str(player["crude"]),
                str(player["gasoline"]),
                *[str(player["assets"][asset]) for asset in ASSETS],
                hidden if player["score"] is None else str(sum(player["score"].values())),
            )
        return table


def span(dice: list[int]) -> str:
    """The results of a die that follow each other: `2–5`."""
    return str(dice[0]) if len(dice) == 1 else f"{dice[0]}–{dice[-1]}"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"

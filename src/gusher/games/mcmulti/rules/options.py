"""§12 Editions and §13 options: the schema, and the terms that one table plays under."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.errors import SetupError
from gusher.core.game import Option
from gusher.core.numbers import ints
from gusher.core.rules import Action
from gusher.games.mcmulti.rules.components import CRUDE, FIELDS, GASOLINE, PRODUCTS, Box

STANDARD: Final = "2012"


def options_of(data: dict[str, Any]) -> tuple[Option, ...]:
    """§13 The options. Where the table there says "edition", the default is that of edition 2012, and `editions_of` has the others."""
    usual: dict[str, Any] = data["editions"][STANDARD]
    return (
        Option("edition", ("2012", "1988"), STANDARD, "§12.3"),
        Option("target_cash", (), usual["target_cash"], "§10.1", at_least=350, at_most=2000),
        Option("start_cash", (), None, "§2.7", at_least=50, at_most=1000),
        Option("start_crude", (), usual["start_crude"], "§2.7", at_least=0, at_most=10),
        Option("start_gasoline", (), usual["start_gasoline"], "§2.7", at_least=0, at_most=10),
        Option("crude_empty_fields", (), usual["crude_empty_fields"], "§2.3", at_least=0, at_most=FIELDS),
        Option("gasoline_empty_fields", (), usual["gasoline_empty_fields"], "§2.3", at_least=0, at_most=FIELDS),
        Option("consumer_start", (), usual["consumer_start"], "§2.4", at_least=1, at_most=80),
        Option("red_spacing", (1, 2, 3, 5), data["red_spacing"]["value"], "§6.3.5"),
        Option("well_price_step", (5, 10), usual["well_price_step"], "§6.9.2"),
        Option("well_count_rule", ("on_board", "ever_struck"), "on_board", "§6.9.2"),
        Option("refinery_footprint", ("1x1", "2x2"), usual["refinery_footprint"], "§12.4"),
        Option("economy_trigger", ("difference_track", "doubles"), usual["economy_trigger"], "§12.5"),
        Option("carry_surplus", (False, True), False, "§6.3.2"),
        Option("news_doubles", ("2012", "1988"), usual["news_doubles"], "§6.2.1"),
        Option("news_enabled", (True, False), True, "§6.2.2"),
        Option("news_n7", (True, False), True, "§7.10.1"),
        Option("news_n8", (True, False), True, "§7.11.1"),
        Option("n2_deferral", (False, True), False, "§12.6"),
        Option("news_sales", ("shortfall_only", "voluntary"), "shortfall_only", "§12.7"),
        Option("insolvency", ("waive", "forfeit_barrels"), "waive", "§7.3.1"),
        Option("money_visibility", ("closed", "open"), "closed", "§16.2"),
        Option("two_player_board", ("two_diagonal", "one_opposite"), usual["two_player_board"], "§2.2", seats=(2,)),
        Option("two_player_choice", ("after_roll", "before_roll"), "after_roll", "§6.4.1", seats=(2,)),
        Option("three_player_neighbours", ("cycle", "geometry"), "cycle", "§12.9", seats=(3,)),
        Option("seating", ("fixed", "random"), "fixed", "§2.2"),
        Option("start_player", ("random", 0, 1, 2, 3), "random", "§2.8"),
        Option("final_turn_sales", ("productive_only", "any"), "productive_only", "§12.11"),
        Option("piece_limits", ("none", "box"), usual["piece_limits"], "§12.8"),
        Option("round_limit", (), data["round_limit"]["value"], "§10.5", at_least=0, at_most=1000),
    )


def editions_of(data: dict[str, Any]) -> dict[str, dict[str, object]]:
    """§12.3 What each edition changes: the options of the same name."""
    return {name: {key: edition[key] for key in edition if key != "status"} for name, edition in data["editions"].items()}


def check_terms(box: Box, seats: int, options: dict[str, object]) -> None:
    """§13.2 What does not fit together is refused."""
    start = options["start_player"]
    if isinstance(start, int) and start >= seats:
        raise SetupError(
            "option start_player cannot be {start} with {seats} seats; allowed: random, 0 to {last}",
            start=start,
            seats=seats,
            last=seats - 1,
        )
    cash, target = number(options, "start_cash"), number(options, "target_cash")
    if target <= cash:
        raise SetupError("option target_cash cannot be {target}; it must exceed the start cash of {cash}", target=target, cash=cash)
    if options["piece_limits"] == "box":
        for product, name in enumerate(PRODUCTS):
            needed = 2 * (FIELDS - number(options, f"{name}_empty_fields")) + seats * number(options, f"start_{name}")
            if product == GASOLINE:
                needed += int(box.consumer_barrels)
            if needed > box.barrels[product]:
                there = int(box.barrels[product])
                raise SetupError(
                    "option piece_limits cannot be box: the set-up needs {needed} {name}, but there are {there}",
                    needed=needed,
                    name=name,
                    there=there,
                )


def number(options: dict[str, object], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value


class Terms:
    """The terms of one table: its options as numbers and switches. Shared by all clones, never changed."""

    def __init__(self, chapters: Chapters[Any], box: Box, seats: i64, options: dict[str, object]) -> None:
        self.chapters = chapters
        self.box = box
        self.seats = seats
        self.options = options
        self.target: i64 = number(options, "target_cash")
        self.start_cash: i64 = number(options, "start_cash")
        self.start_barrels = ints([number(options, "start_crude"), number(options, "start_gasoline")])
        empty = [number(options, "crude_empty_fields"), number(options, "gasoline_empty_fields")]
        self.start_ladder = ints([FIELDS - empty[CRUDE], FIELDS - empty[GASOLINE]])
        self.consumer_start: i64 = number(options, "consumer_start")
        self.spacing: i64 = number(options, "red_spacing")
        self.well_step: i64 = number(options, "well_price_step")
        self.ever_struck = options["well_count_rule"] == "ever_struck"
        self.blocks = options["refinery_footprint"] == "2x2"
        self.economy_on_doubles = options["economy_trigger"] == "doubles"
        self.carry_surplus = options["carry_surplus"] is True
        self.news = options["news_enabled"] is True
        self.doubles = ints([*box.doubles[str(options["news_doubles"])]])
        self.embargo = options["news_n7"] is True
        self.shortage = options["news_n8"] is True
        self.deferral = options["n2_deferral"] is True
        self.voluntary = options["news_sales"] == "voluntary"
        self.forfeit = options["insolvency"] == "forfeit_barrels"
        self.open_money = options["money_visibility"] == "open"
        self.choose_early = options["two_player_choice"] == "before_roll"
        self.random_seating = options["seating"] == "random"
        start = options["start_player"]
        self.start: i64 = start if isinstance(start, int) else -1
        self.free_final_sales = options["final_turn_sales"] == "any"
        self.limited = options["piece_limits"] == "box"
        self.round_limit: i64 = number(options, "round_limit")

        count = "2_one_opposite" if seats == 2 and options["two_player_board"] == "one_opposite" else str(seats)
        self.quadrants: list[list[int]] = box.quadrants[count]
        self.two_quadrants = len(self.quadrants[0]) == 2
        cycle = seats == 3 and options["three_player_neighbours"] == "cycle"
        self.left = box.cycle_left if cycle else box.left
        self.left_die = box.cycle_left_die if cycle else box.left_die
        self.right = box.cycle_right if cycle else box.right
        self.right_die = box.cycle_right_die if cycle else box.right_die

    def put(self, options: list[Action], nothing: list[Action]) -> list[Action]:
        """§16.2 Where money lies covered, who cannot do anything is asked all the same and says so: that he is not asked would tell it."""
        return options if options or self.open_money else nothing

"""§19 Editions and §20 options: the schema, and the terms that one table plays under."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.game import Option
from gusher.core.numbers import ints
from gusher.games.oilfield.rules.actions import Actions
from gusher.games.oilfield.rules.components import COLUMNS, LEASE, MOST_TOWERS, QUOTA, Box

OPTIONS: Final = (
    Option("edition", ("standard", "german", "french", "italian"), "standard", "§19.1"),
    Option("advanced", (False, True), False, "§2.1", front=True),
    Option("tile_mix", ("fifteen_three_six", "seven_by_three"), "fifteen_three_six", "§1.5.3"),
    Option("board_layout", ("standard", "tight"), "standard", "§1.3.3"),
    Option("triple_redraw", ("any_shuffle", "any_bottom", "towers_shuffle"), "any_shuffle", "§2.11"),
    Option("hat_on_back", (False, True), False, "§23.2"),
    Option("bid_must_be_affordable", (False, True), False, "§4.1.3"),
    Option("binding_bids", (False, True), False, "§5.2.3"),
    Option("decline_automatic", (False, True), False, "§5.2.2"),
    Option("forced_drilling", ("none", "on_build", "all"), "none", "§8.4"),
    Option("supervisor_trigger", ("local_action", "market_use"), "local_action", "§9.4"),
    Option("national_tower_needs_sale", (True, False), True, "§16.3.4"),
    Option("sell_window", ("own_decisions", "not_at_card_choice", "when_paying"), "own_decisions", "§13.4.5"),
    Option("full_row_sale", ("highest_price", "not_allowed"), "highest_price", "§13.3.3"),
    Option("government_cubes", ("unlimited", "three"), "unlimited", "§13.3.4"),
    Option("refill_mode", ("top_up", "add_n"), "top_up", "§15.3.3"),
    Option("redraw_oilless_refill", (False, True), False, "§15.3.5"),
    Option("strike_cube_replaced", (True, False), True, "§15.4.1"),
    Option("strike_cube_return", ("before_refill", "after_refill"), "before_refill", "§15.4.3"),
    Option("government_tower", ("deferred_fee", "immediate_offer"), "deferred_fee", "§16.4.7"),
    Option("government_fee_timing", ("before_draw", "after_draw"), "before_draw", "§16.4.4"),
    Option("end_upkeep_counts_for", ("ending_round", "next_round"), "ending_round", "§17.1.2"),
    Option("final_refill_check", (False, True), False, "§17.1.4"),
    Option("final_sale_window", (True, False), True, "§13.4.3"),
    Option("richest_tie", ("one_each", "none_if_three"), "one_each", "§17.3.4"),
    Option("tie_break", ("less_money", "more_money"), "less_money", "§17.4.1"),
    Option("dummy_private_timing", ("before_reveal", "between_players"), "before_reveal", "§18.4", seats=(2,)),
    Option("dummy_wrap", ("leaves_invest", "skips_invest"), "leaves_invest", "§18.3.2", seats=(2,)),
    Option("dummy_drill_source", ("set_aside", "market"), "set_aside", "§18.4.2", seats=(2,)),
    Option("dummy_cards_set_aside", (True, False), True, "§18.2.2", seats=(2,)),
    Option("dummy_towers_from", ("removed", "stack"), "removed", "§18.2.3", seats=(2,)),
    Option("max_rounds", (), None, "§17.1.5", at_least=1),
)

EDITIONS: Final[dict[str, dict[str, object]]] = {
    "standard": {},
    "german": {
        "supervisor_trigger": "market_use",
        "strike_cube_return": "after_refill",
        "triple_redraw": "any_bottom",
        "hat_on_back": True,
    },
    "french": {
        "tie_break": "more_money",
        "supervisor_trigger": "market_use",
        "strike_cube_return": "after_refill",
        "triple_redraw": "towers_shuffle",
    },
    "italian": {
        "richest_tie": "none_if_three",
        "national_tower_needs_sale": False,
        "government_tower": "immediate_offer",
        "dummy_towers_from": "stack",
        "dummy_cards_set_aside": False,
        "dummy_drill_source": "market",
        "dummy_wrap": "skips_invest",
    },
}


class Terms:
    """The terms of one table: the numbers of §1.9 for its seats, and its options as switches. Shared by all clones, never changed."""

    def __init__(self, chapters: Chapters[Any], box: Box, acts: Actions, seats: i64, options: dict[str, object]) -> None:
        self.chapters = chapters
        self.box = box
        self.acts = acts
        self.seats = seats
        self.options = options
        count = str(seats)
        self.field_size: i64 = box.by_seats["field_size"][count]
        self.tile_market: i64 = box.by_seats["building_market"][count]
        self.card_market: i64 = box.by_seats["concession_market"][count]
        self.removed_per_type: i64 = box.by_seats["tiles_removed_per_type"][count]

        self.advanced = options["advanced"] is True
        self.copies = ints(box.tile_copies[str(options["tile_mix"])])
        self.triple_to_bottom = options["triple_redraw"] == "any_bottom"
        self.triple_towers_only = options["triple_redraw"] == "towers_shuffle"
        self.hat_on_back = self.advanced and options["hat_on_back"] is True
        self.bids_affordable = options["bid_must_be_affordable"] is True
        self.binding_bids = options["binding_bids"] is True
        self.ask_automatic = options["decline_automatic"] is True
        self.forced_free_drill = options["forced_drilling"] != "none"
        self.forced_drill = options["forced_drilling"] == "all"
        self.market_use = options["supervisor_trigger"] == "market_use"
        self.tower_needs_sale = options["national_tower_needs_sale"] is True
        self.sell_at_cards = options["sell_window"] == "own_decisions"
        self.sell_when_paying = options["sell_window"] == "when_paying"
        self.full_row_sale = options["full_row_sale"] == "highest_price"
        self.three_cubes = options["government_cubes"] == "three"
        self.add_n = options["refill_mode"] == "add_n"
        self.redraw_oilless = options["redraw_oilless_refill"] is True
        self.grey_replaced = options["strike_cube_replaced"] is True
        self.grey_back_first = options["strike_cube_return"] == "before_refill"
        self.immediate_offer = options["government_tower"] == "immediate_offer"
        self.fee_after_draw = options["government_fee_timing"] == "after_draw"
        self.upkeep_ends_later = options["end_upkeep_counts_for"] == "next_round"
        self.final_check = options["final_refill_check"] is True
        self.final_window = options["final_sale_window"] is True
        self.no_riches_for_three = options["richest_tie"] == "none_if_three"
        self.poorer_wins = options["tie_break"] == "less_money"
        self.two = seats == 2
        self.dummy_between = options["dummy_private_timing"] == "between_players"
        self.dummy_skips_invest = options["dummy_wrap"] == "skips_invest"
        self.dummy_drills_by_market = options["dummy_drill_source"] == "market"
        self.dummy_cards_aside = self.two and options["dummy_cards_set_aside"] is True
        self.dummy_from_stack = options["dummy_towers_from"] == "stack"
        limit = options["max_rounds"]
        self.max_rounds: i64 = limit if isinstance(limit, int) else 0

        self.no_quota: vec[i64] = ints([0] * (MOST_TOWERS * QUOTA))
        for column in box.national:
            if seats in column["players"]:
                self.national_price: vec[i64] = ints(column["by_cards"])
        names = set(box.layouts[str(options["board_layout"])])
        usable = [i for i, name in enumerate(box.space_names) if name in names and seats in box.space_players[i]]
        self.usable: vec[i64] = ints(usable)
        self.order: vec[i64] = ints(sorted(usable, key=self.resolution_key))
        self.dummy_space: vec[i64] = vec[i64]()
        if self.two:
            for number in range(i64(len(COLUMNS))):
                self.dummy_space = append(self.dummy_space, self.dummy_stands(number))

    def resolution_key(self, space: int) -> tuple[int, int, int]:
        """§5.1.1 Columns left to right, spaces top to bottom; in the Lease column by descending bid."""
        column = self.box.space_column[space]
        return (column, -self.box.space_price[space] if column == LEASE else 0, self.box.space_position[space])

    def dummy_stands(self, column: i64) -> i64:
        """§18.2.4 Where the dummy's worker goes in a column: the $5 bid, or the topmost usable space."""
        best: i64 = -1
        for space in self.usable:
            if self.box.space_column[space] != column:
                continue
            if column == LEASE and self.box.space_names[space] == self.box.dummy_lease:
                return space
            if best < 0 or self.box.space_position[space] < self.box.space_position[best]:
                best = space
        return best

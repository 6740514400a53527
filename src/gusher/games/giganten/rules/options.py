"""§15 Options: the schema, and the terms that one table plays under."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.game import Option
from gusher.core.numbers import filled, ints
from gusher.games.giganten.rules.actions import Actions, Draws
from gusher.games.giganten.rules.components import COLUMNS, COMPANIES, NOWHERE, ROWS, Box

OPTIONS: Final = (
    Option("start_player", ("seat0", "random"), "seat0", "§2.10"),
    Option("black_star", (20, 19), 20, "§1.5.5"),
    Option("missing_site", ("reconstructed", "omitted"), "reconstructed", "§1.2.6"),
    Option("peek_mode", ("auto", "manual"), "auto", "§7.3.4"),
    Option("movement_order", ("free", "truck_first"), "free", "§7.4.4"),
    Option("price_overflow", ("clamp", "forbid"), "clamp", "§7.5.2"),
    Option("crude_supply", ("unlimited", "limited"), "unlimited", "§1.9.3"),
    Option("freight_choice", ("owner", "frontmost"), "owner", "§9.4.4"),
    Option("bid_limit", ("twice_hand", "hand_value", "all_licences"), "twice_hand", "§10.3.2"),
    Option("bluffer_rebid", (True, False), True, "§10.5.4"),
    Option("money_tie", ("shared", "loco_rank"), "shared", "§13.5"),
    Option("closed_company", ("standard", "hudson", "jet", "none"), "standard", "§14.2.2", seats=(2,)),
)


class Terms:
    """The terms of one table: the numbers of §2.11 for its seats, and its options as switches. Shared by all clones, never changed."""

    def __init__(self, chapters: Chapters[Any], box: Box, acts: Actions, draws: Draws, seats: i64, options: dict[str, object]) -> None:
        self.chapters = chapters
        self.box = box
        self.acts = acts
        self.draws = draws
        self.seats = seats
        self.options = options
        by_seats: dict[str, Any] = box.by_seats[str(seats)]
        self.copies: vec[i64] = box.card_copies_of_five if by_seats["beige_of_five"] else box.card_copies
        licences = box.licences[by_seats["licence_set"]]
        self.ones: i64 = licences["ones"]
        self.twos: i64 = licences["twos"]
        self.crude: i64 = by_seats["crude_markers"]
        self.end_values = ints(by_seats["end_derrick_values"])

        self.random_start = options["start_player"] == "random"
        star = options["black_star"]
        assert isinstance(star, int)
        self.star: i64 = star
        self.auto_peek = options["peek_mode"] == "auto"
        self.truck_first = options["movement_order"] == "truck_first"
        self.clamp = options["price_overflow"] == "clamp"
        self.limited = options["crude_supply"] == "limited"
        self.frontmost = options["freight_choice"] == "frontmost"
        self.bids_covered = options["bid_limit"] == "hand_value"
        self.bids_unbounded = options["bid_limit"] == "all_licences"
        self.bluffer_rebids = options["bluffer_rebid"] is True
        self.rank_breaks_ties = options["money_tie"] == "loco_rank"

        # §14.2.2 One company is closed with two players, none with more.
        closed = options["closed_company"] if seats == 2 else "none"
        self.open = ints([company for company, name in enumerate(COMPANIES) if name != closed])

        omitted = options["missing_site"] == "omitted"
        extra = bool(by_seats["extra_sites"])
        self.used = filled(len(box.site_names), 1)
        self.site_at = filled(ROWS * COLUMNS, NOWHERE)
        for site in range(i64(len(box.site_names))):
            if (omitted and site == box.missing_site) or (box.site_extra[site] == 1 and not extra):
                self.used[site] = 0
            else:
                self.site_at[box.site_cell[site]] = site

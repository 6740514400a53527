"""§18 Options: the schema, and the terms that one table plays under."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gusher.core.chapters import Chapters
from gusher.core.game import Option
from gusher.core.rules import Frame
from gusher.games.interbellum.rules.actions import Actions, Draws
from gusher.games.interbellum.rules.components import Box

OPTIONS: Final = (
    Option("edition", ("standard",), "standard", "§17.1"),
    Option("first_player", ("random", "seat_0"), "random", "§2.1"),
    Option("opening_army", ("off", "on"), "off", "§2.8"),
    Option("vote_mode", ("secret", "open_clockwise"), "secret", "§5.5.3"),
    Option("no_influence_event", ("start_player", "skip"), "start_player", "§5.5.2"),
    Option("dice_exclude", ("card", "rolled_only"), "card", "§6.3.3"),
    Option("flag_overtaken_tie", ("clockwise", "keeps"), "clockwise", "§4.3"),
    Option("pipeline_benefit", ("both", "either"), "both", "§8.3.3"),
    Option("home_counts_as_controlled", (True, False), True, "§5.1.2"),
    Option("price_floor", (1, 0), 1, "§8.2.1"),
    Option("cheap_influence", ("track_steps", "game_spots", "round_spots", "none"), "track_steps", "§11.2"),
    Option("deck_fee_counts", ("all", "rivals_only"), "all", "§12.1.1"),
    Option("draw_gas_alone", (False, True), False, "§9.1.2"),
    Option("gas_boats", ("unlimited", "one_per_player"), "unlimited", "§9.1.3"),
    Option("truce_blocks_gas_bonus", (True, False), True, "§6.6.7"),
    Option("bought_well_bonus", (True, False), True, "§13.3"),
    Option("well_pass_through", (True, False), True, "§8.4.2"),
    Option("shared_segments", ("once", "per_well"), "once", "§16.2.2"),
    Option("port_bonus", ("per_well", "once_per_port"), "per_well", "§16.2.2"),
    Option("pass_allowed", ("always", "only_if_stuck"), "always", "§7.2"),
)
EDITIONS: Final[dict[str, dict[str, object]]] = {"standard": {}}

# §11.2
TRACK_STEPS: Final = 0
GAME_SPOTS: Final = 1
ROUND_SPOTS: Final = 2
NEVER_CHEAP: Final = 3
CHEAP: Final = ("track_steps", "game_spots", "round_spots", "none")


class Terms:
    """The terms of one table: its box, and its options as numbers and switches. Shared by all clones, never changed."""

    def __init__(
        self,
        chapters: Chapters[Any],
        box: Box,
        acts: Actions,
        draws: Draws,
        lines: list[list[Frame]],
        seats: i64,
        options: dict[str, object],
    ) -> None:
        self.chapters = chapters
        self.box = box
        self.acts = acts
        self.draws = draws
        self.lines = lines  # §6 of an event: `card * 2`, and one more for the '30s
        self.seats = seats
        self.options = options
        self.random_start = options["first_player"] == "random"
        self.opening_army = options["opening_army"] == "on"
        self.open_votes = options["vote_mode"] == "open_clockwise"
        self.skip_unwatched = options["no_influence_event"] == "skip"
        self.exclude_rolled_only = options["dice_exclude"] == "rolled_only"
        self.keeps_flag = options["flag_overtaken_tie"] == "keeps"
        self.either = options["pipeline_benefit"] == "either"
        self.home_counts = options["home_counts_as_controlled"] is True
        self.floor: i64 = 1 if options["price_floor"] == 1 else 0
        self.cheap: i64 = CHEAP.index(str(options["cheap_influence"]))
        self.rivals_only = options["deck_fee_counts"] == "rivals_only"
        self.gas_alone = options["draw_gas_alone"] is True
        self.few_boats = options["gas_boats"] == "one_per_player"
        self.truce_blocks_bonus = options["truce_blocks_gas_bonus"] is True
        self.bought_bonus = options["bought_well_bonus"] is True
        self.pass_through = options["well_pass_through"] is True
        self.per_well = options["shared_segments"] == "per_well"
        self.once_per_port = options["port_bonus"] == "once_per_port"
        self.only_if_stuck = options["pass_allowed"] == "only_if_stuck"
        self.most_placed: i64 = box.workers + box.spare_workers

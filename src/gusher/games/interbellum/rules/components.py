"""§1 Components: what is in the box, as flat tables.

The numbers come from a data file, by default `data.json` beside this module; `data.py` checks it first. Sets of areas are masks, one bit
an area in the order of the file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gusher.core.numbers import filled, ints

NOBODY: Final = -1
NOTHING: Final = -1
MOST_SEATS: Final = 5
MOST_BITS: Final = 60  # areas, wells, ports, pieces of a player and event cards are members of masks

# §1.1 The powers in power order, which is that of the die.
POWERS: Final = ("GB", "PE", "SA", "TR", "SU")
POWER_COUNT: Final = 5
GB: Final = 0
SIX: Final = 5  # the face after the powers

# §7.2 The actions of a worker.
WORKS: Final = (
    "lay_pipeline",
    "search_gas",
    "take_income",
    "buy_influence",
    "draw_cards",
    "play_card",
    "buy_well",
    "move_army",
    "pass",
)
LAY_PIPELINE: Final = 0
SEARCH_GAS: Final = 1
TAKE_INCOME: Final = 2
BUY_INFLUENCE: Final = 3
DRAW_CARDS: Final = 4
PLAY_CARD: Final = 5
BUY_WELL: Final = 6
MOVE_ARMY: Final = 7
PASS: Final = 8

# §7.2 Where workers stand: `kind * PLACES + index`.
PLACE_KINDS: Final = ("segment", "boat", "well", "power", "deck", "area", "beside", "hand")
PLACES: Final = 256
AT_SEGMENT: Final = 0
AT_BOAT: Final = 256
AT_WELL: Final = 512
AT_POWER: Final = 768
AT_DECK: Final = 1024
AT_AREA: Final = 1280
BESIDE: Final = 1536
IN_HAND: Final = 1792  # chosen for an action whose place is not yet chosen

# §1.10 The action cards; what a card does is code, its numbers are data.
CARDS: Final = (
    "gunboat_diplomacy",
    "proxy_war",
    "ultimatum",
    "forced_march",
    "baksheesh",
    "double_agent",
    "night_train",
    "sheikhs_handshake",
    "royalty_cheque",
    "spot_cargo",
    "seismograph",
    "wildcat_lease",
    "cable_from_london",
    "overtime",
    "hague_arbitration",
)
CARD_COUNT: Final = 15
GUNBOAT: Final = 0
PROXY_WAR: Final = 1
ULTIMATUM: Final = 2
FORCED_MARCH: Final = 3
BAKSHEESH: Final = 4
DOUBLE_AGENT: Final = 5
NIGHT_TRAIN: Final = 6
HANDSHAKE: Final = 7
ROYALTY: Final = 8
SPOT_CARGO: Final = 9
SEISMOGRAPH: Final = 10
WILDCAT: Final = 11
CABLE: Final = 12
OVERTIME: Final = 13
HAGUE: Final = 14

# §1.11 The stacks of events.
STACKS: Final = ("A", "B", "C")
STACK_COUNT: Final = 3
LOOKED_AT: Final = 2  # §12.4.13 cards of a stack whose order may be known

# §6.6 What a C card may change for a round.
MODIFIERS: Final = (
    "pipeline_base",
    "income_modifier",
    "influence_price",
    "gas_free_cubes",
    "gas_max_paid",
    "deck_fee_each",
    "truce",
    "extra_power",
    "closed_power",
    "well_price",
)
PIPELINE_BASE: Final = 0
INCOME: Final = 1
INFLUENCE_PRICE: Final = 2
GAS_FREE: Final = 3
GAS_MOST: Final = 4
DECK_FEE: Final = 5
TRUCE: Final = 6
EXTRA_POWER: Final = 7
CLOSED_POWER: Final = 8
WELL_PRICE: Final = 9


# One bit each. (Once compiled, a shift of a bare 1 is one of 32 bits.)
BIT: Final = ints([2**at for at in range(62)])


def mask_of(indexes: list[int]) -> int:
    return sum(2**at for at in indexes)


class Box:
    """§1 The contents of one copy of the game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.version: str = data["data_version"]
        self.rounds: i64 = data["rounds"]
        self.last_of_20s: i64 = data["last_round_20s"]
        self.read_map(data)
        self.read_nodes(data)
        self.read_tracks(data)
        self.read_gas(data["gas"])
        self.read_prices(data)
        self.read_cards(data)

    def read_map(self, data: dict[str, Any]) -> None:
        """§1.1, §1.2 A sea link is an ordinary border."""
        self.areas: list[str] = [area["id"] for area in data["areas"]]
        at = {name: index for index, name in enumerate(self.areas)}
        self.near = ints([mask_of([at[name] for name in area["land_adjacent"] + area["sea_adjacent"]]) for area in data["areas"]])
        self.home_of = ints([POWERS.index(area["power"]) if area["power"] else NOBODY for area in data["areas"]])
        homes = [[at[name] for name in power["home"]] for power in data["powers"]]
        self.home = ints([mask_of(areas) for areas in homes])
        around = [0] * POWER_COUNT
        for power in range(POWER_COUNT):
            for area in homes[power]:
                around[power] |= int(self.near[area])
        self.around_home = ints(around)
        self.armies: i64 = data["armies_per_power"]

    def read_nodes(self, data: dict[str, Any]) -> None:
        """§1.3 to §1.5 Nodes are numbered wells first, then ports, then junctions."""
        at = {name: index for index, name in enumerate(self.areas)}
        wells, ports, segments = data["wells"], data["ports"], data["segments"]
        self.wells: list[str] = [well["id"] for well in wells]
        self.ports: list[str] = [port["id"] for port in ports]
        self.segments: list[str] = [segment["id"] for segment in segments]
        self.well_area = ints([at[well["territory"]] for well in wells])
        self.well_money = ints([well["bonus"].get("money", 0) for well in wells])
        self.well_cards = ints([well["bonus"].get("cards", 0) for well in wells])
        self.well_production = ints([well["bonus"].get("production", 0) for well in wells])
        self.well_gas = ints([well["bonus"].get("draw_gas", 0) for well in wells])
        self.well_influence = ints([well["bonus"].get("influence", {}).get(power, 0) for well in wells for power in POWERS])
        self.port_bonus = ints([port["bonus"] for port in ports])
        names = [node["id"] for node in wells + ports + data["junctions"]]
        nodes = {name: index for index, name in enumerate(names)}
        self.nodes: i64 = len(names)
        self.unreached = filled(self.nodes, NOTHING)
        self.first_port: i64 = len(wells)
        self.first_junction: i64 = len(wells) + len(ports)
        self.segment_area = ints([at[segment["territory"]] for segment in segments])
        self.segment_from = ints([nodes[segment["from"]] for segment in segments])
        self.segment_to = ints([nodes[segment["to"]] for segment in segments])
        meeting: list[list[int]] = [[] for _ in names]
        for index, segment in enumerate(segments):
            meeting[nodes[segment["from"]]].append(index)
            meeting[nodes[segment["to"]]].append(index)
        first = [0]
        for found in meeting:
            first.append(first[-1] + len(found))
        self.first_at = ints([*first])  # of a node in `segments_at`; of the next node, its end
        self.segments_at = ints([index for found in meeting for index in found])

    def read_tracks(self, data: dict[str, Any]) -> None:
        """§1.6 `power * columns + column`; §1.7 the companies."""
        influence = data["influence"]
        self.columns: i64 = influence["track_end"] + 1
        tracks = [data["tracks"][power] for power in POWERS]
        self.track_points = ints([number for track in tracks for number in track["vp"]])
        self.track_discount = ints([number for track in tracks for number in track["discount"]])
        self.track_extra = ints([number for track in tracks for number in track["extra"]])
        self.cube_price: i64 = influence["base_price"]
        self.cheap_cube: i64 = influence["cheap_price"]
        self.cheap_spots: i64 = influence["cheap_spots"]
        self.is_cheap = ints([int(step in influence["cheap_steps"]) for step in range(influence["track_end"] + 1)])
        self.companies: list[int] = [company["number"] for company in data["companies"]]
        self.company_influence = ints([company["influence"].get(power, 0) for company in data["companies"] for power in POWERS])

    def read_gas(self, gas: dict[str, Any]) -> None:
        """§1.9"""
        self.white_each: i64 = gas["white_per_player"]
        self.black_each: i64 = gas["black_per_player"]
        self.white_total: i64 = gas["white_total"]
        self.black_total: i64 = gas["black_total"]
        self.meter: i64 = gas["meter"]
        self.find_cards = ints([0] + [reward["cards"] for reward in gas["rewards"]])
        self.find_expands = ints([0] + [reward["expand"] for reward in gas["rewards"]])
        self.find_influence = ints([0] + [reward["influence"] for reward in gas["rewards"]])
        self.gas_income = ints(gas["income_by_finds"])
        self.gas_points = ints(gas["points_by_finds"])

    def read_prices(self, data: dict[str, Any]) -> None:
        """§1.8, §1.12"""
        each, prices, scoring = data["per_player"], data["prices"], data["scoring"]
        self.start_money: i64 = each["money"]
        self.start_cards: i64 = each["action_cards"]
        self.start_wells: i64 = each["starting_wells"]
        self.workers: i64 = each["workers"]
        self.derricks: i64 = each["derricks"]
        self.pieces: i64 = each["pieces"]
        self.cubes: i64 = each["cubes"]
        self.spare_workers: i64 = data["spare_workers"]
        self.income: i64 = prices["income_unlinked"]
        self.linked_income: i64 = prices["income_linked"]
        self.cards_drawn: i64 = prices["cards_drawn"]
        usual = [0, 0, NOTHING, 0, NOTHING, prices["deck_fee_each"], 0, NOBODY, NOBODY, prices["new_well"]]
        usual[PIPELINE_BASE] = prices["pipeline_base"]
        self.usual = ints([*usual])
        self.per_piece: i64 = scoring["per_piece"]
        self.per_flag: i64 = scoring["flag"]
        self.per_army: i64 = scoring["army_outside"]

    def read_cards(self, data: dict[str, Any]) -> None:
        """§1.10, §1.11"""
        cards = {card["id"]: card for card in data["action_cards"]}
        self.copies = ints([cards[name]["copies"] for name in CARDS])
        self.card_total: i64 = sum(card["copies"] for card in data["action_cards"])
        self.amount = ints([cards[name].get("amount", 1) for name in CARDS])
        self.card_price = ints([cards[name].get("price", 0) for name in CARDS])
        self.royalty: i64 = cards["royalty_cheque"]["money"]
        self.events: list[str] = [event["id"] for event in data["event_cards"]]
        self.event_stack = ints([STACKS.index(event["stack"]) for event in data["event_cards"]])
        self.stack = ints([mask_of([at for at, event in enumerate(data["event_cards"]) if event["stack"] == name]) for name in STACKS])
        self.most_in_stack: int = max(sum(event["stack"] == name for event in data["event_cards"]) for name in STACKS)

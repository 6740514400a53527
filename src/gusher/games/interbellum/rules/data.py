"""§26 Checking a data file, so that an owner of the game can correct what is in the box and is told in one line what cannot be.

The packaged file is the model (`core/data_file.py`), and what the rules have in code stays as it is there. Then the things must fit each
other.
"""

from __future__ import annotations

from typing import Any, Final

from gusher.core.data_file import Shape, an_object, check_fixed, wrong
from gusher.games.interbellum.rules.components import CARDS, MODIFIERS, MOST_BITS, PLACES, POWERS, STACKS
from gusher.games.interbellum.rules.events import OPERATIONS

MOST: Final = 9999
MOST_MONEY: Final = 99
MOST_SEATS: Final = 5

# What is code, and therefore the same in every box.
FIXED: Final = ("game",)
BONUSES: Final = ("money", "cards", "production", "draw_gas", "influence")


def check(data: object, model: dict[str, Any]) -> dict[str, Any]:
    """The data, if the game can be played with it; otherwise a `SetupError` that says where and why."""
    data = an_object(data)
    InterbellumShape().check(data, shape_of(model))
    check_fixed(data, model, FIXED)
    check_names(data)
    check_powers(data)
    check_areas(data)
    check_borders(data)
    check_nodes(data)
    check_segments(data)
    check_tracks(data)
    check_companies(data)
    check_players(data)
    check_gas(data)
    check_action_cards(data["action_cards"])
    check_event_cards(data)
    return data


# The shape

CARD: Final = {"id": "", "name": "", "copies": 0, "text": "", "amount?": 0, "price?": 0, "money?": 0}
BONUS: Final = {"money?": 0, "cards?": 0, "production?": 0, "draw_gas?": 0, "influence?": {f"{power}?": 0 for power in POWERS}}


def shape_of(model: dict[str, Any]) -> dict[str, Any]:
    """The packaged file; a key that may be left out ends in a question mark. What an event does is looked at by itself."""
    shape = dict(model)
    shape["action_cards"] = [CARD]
    shape["wells"] = [dict(model["wells"][0], bonus=BONUS)]
    shape["companies"] = [dict(model["companies"][0], influence={f"{power}?": 0 for power in POWERS})]
    shape["event_cards"] = [dict(model["event_cards"][0], steps_20s=[{}], steps_30s=[{}])]
    shape["areas"] = [dict(model["areas"][0], sea_adjacent=[""])]
    shape["seas"] = [dict(model["seas"][0], boats=[[0]])]
    return shape


class InterbellumShape(Shape):
    """Every list has as many things as it likes; a text may be empty; and an object without keys has what it likes."""

    def name_of(self, item: dict[str, Any]) -> str | None:
        name = item.get("id", item.get("number"))
        return None if name is None else str(name)

    def check_object(self, given: Any, shape: dict[str, Any], where: str) -> None:
        if shape or not isinstance(given, dict):
            super().check_object(given, shape, where)

    def check_text(self, given: Any, where: str) -> None:
        if not isinstance(given, str):
            raise wrong(where, "must be a text")


# The map


def check_names(data: dict[str, Any]) -> None:
    """No id twice, and none that a notation could not hold; not more things than the tables of the game can."""
    for kind in ("areas", "wells", "ports", "junctions", "segments", "event_cards"):
        seen: set[str] = set()
        for thing in data[kind]:
            name = thing["id"]
            if not name:
                raise wrong(f"{kind}.{name}", "an id is empty")
            if name in seen:
                raise wrong(f"{kind}.{name}", "is there twice")
            if name.split() != [name] and kind != "junctions":
                raise wrong(f"{kind}.{name}", "an id must not contain a blank")
            seen.add(name)
        most = PLACES - 1 if kind in ("segments", "junctions") else MOST_BITS
        if not 0 < len(data[kind]) <= most:
            raise wrong(kind, "must be 1 to {most}, not {count}", most=most, count=len(data[kind]))
    nodes = [node["id"] for kind in ("wells", "ports", "junctions") for node in data[kind]]
    for name in nodes:
        if nodes.count(name) > 1:
            raise wrong(name, "is the id of two nodes")


def check_powers(data: dict[str, Any]) -> None:
    """§1.1.1 The five powers by die number, each with a home area of its own."""
    if [power["id"] for power in data["powers"]] != list(POWERS):
        raise wrong("powers", "must be, in this order: {names}", names=[*POWERS])
    homes = {area["id"]: area["power"] for area in data["areas"] if area["kind"] == "home"}
    for number, power in enumerate(data["powers"], 1):
        where = f"powers.{power['id']}"
        if power["die"] != number:
            raise wrong(f"{where}.die", "is part of the rules; it must be {number}", number=number)
        if not power["home"]:
            raise wrong(f"{where}.home", "must have a home area")
        for area in power["home"]:
            if homes.get(area) != power["id"]:
                raise wrong(f"{where}.home", "{area} is not a home area of {power}", area=area, power=power["id"])


def check_areas(data: dict[str, Any]) -> None:
    """§1.2 Neutral territories, and home areas that a power has."""
    homes = [name for power in data["powers"] for name in power["home"]]
    for area in data["areas"]:
        where = f"areas.{area['id']}"
        if area["kind"] not in ("neutral", "home"):
            raise wrong(f"{where}.kind", "must be neutral or home")
        if area["kind"] == "neutral" and area["power"]:
            raise wrong(f"{where}.power", "must be empty for a neutral territory")
        if area["kind"] == "home" and area["id"] not in homes:
            raise wrong(where, "is the home area of no power")


def check_borders(data: dict[str, Any]) -> None:
    """§1.2 Every border is told by both sides, by land or by sea."""
    areas = {area["id"]: area for area in data["areas"]}
    for name, area in areas.items():
        for kind in ("land_adjacent", "sea_adjacent"):
            for other in area[kind]:
                if other not in areas:
                    raise wrong(f"areas.{name}.{kind}", "there is no area {area}", area=other)
                if other == name:
                    raise wrong(f"areas.{name}.{kind}", "an area does not border itself")
                if name not in areas[other][kind]:
                    raise wrong(
                        f"areas.{name}.{kind}", "{name} borders {other}, but {other} does not border {name}", name=name, other=other
                    )
    linked = {frozenset((link["a"], link["b"])) for link in data["sea_links"]}
    told = {frozenset((name, other)) for name, area in areas.items() for other in area["sea_adjacent"]}
    if linked != told:
        raise wrong("sea_links", "must be the borders by sea: {names}", names=sorted("-".join(sorted(link)) for link in told ^ linked))


def check_nodes(data: dict[str, Any]) -> None:
    """§1.3, §1.4 Wells, ports and junctions lie in areas, wells in territories; §1.3.2 a bonus is of a known kind."""
    areas = {area["id"]: area["kind"] for area in data["areas"]}
    for kind in ("wells", "ports", "junctions"):
        for node in data[kind]:
            if node["territory"] not in areas:
                raise wrong(f"{kind}.{node['id']}.territory", "there is no area {area}", area=node["territory"])
    if len(data["wells"]) < 2 * MOST_SEATS:
        raise wrong("wells", "must be {least} or more, two for each of {seats} players", least=2 * MOST_SEATS, seats=MOST_SEATS)


def check_segments(data: dict[str, Any]) -> None:
    """§1.5.1 Each segment joins two nodes and lies in exactly one area."""
    areas = [area["id"] for area in data["areas"]]
    nodes = [node["id"] for kind in ("wells", "ports", "junctions") for node in data[kind]]
    for segment in data["segments"]:
        where = f"segments.{segment['id']}"
        if not segment["territory"]:
            raise wrong(f"{where}.territory", "must be an area")
        if segment["territory"] not in areas:
            raise wrong(f"{where}.territory", "there is no area {area}", area=segment["territory"])
        for end in ("from", "to"):
            if segment[end] not in nodes:
                raise wrong(f"{where}.{end}", "there is no well, port or junction {node}", node=segment[end])
        if segment["from"] == segment["to"]:
            raise wrong(where, "must join two different nodes")


# Tracks, players and gas


def check_tracks(data: dict[str, Any]) -> None:
    """§1.6.1 Columns from 0 to the end of the track, beginning with nothing."""
    columns = data["influence"]["track_end"] + 1
    for power in POWERS:
        for row in ("vp", "discount", "extra"):
            numbers = data["tracks"][power][row]
            if len(numbers) != columns:
                raise wrong(f"tracks.{power}.{row}", "must have {columns} columns, not {found}", columns=columns, found=len(numbers))
            if numbers[0] != 0:
                raise wrong(f"tracks.{power}.{row}", "must begin with 0: without influence there is no benefit")
            if max(numbers) > MOST_MONEY:
                raise wrong(f"tracks.{power}.{row}", "must not exceed {most}", most=MOST_MONEY)
    for step in data["influence"]["cheap_steps"]:
        if not 1 <= step < columns:
            raise wrong("influence.cheap_steps", "must be columns from 1 to {last}, not {step}", last=columns - 1, step=step)


def check_companies(data: dict[str, Any]) -> None:
    """§1.7.1 In ascending number, one for each player at least."""
    numbers = [company["number"] for company in data["companies"]]
    if numbers != sorted(set(numbers)):
        raise wrong("companies", "must stand in ascending order of their numbers, none twice")
    if len(numbers) < MOST_SEATS:
        raise wrong("companies", "must be {seats} or more, one for each player", seats=MOST_SEATS)
    for company in data["companies"]:
        if sum(company["influence"].values()) > data["per_player"]["cubes"]:
            raise wrong(f"companies.{company['number']}.influence", "needs more cubes than a player has")


def check_players(data: dict[str, Any]) -> None:
    players, each = data["players"], data["per_player"]
    if not players or sorted(set(players)) != players or not 2 <= players[0] <= players[-1] <= MOST_SEATS:
        raise wrong("players", "must be numbers from 2 to {seats} in ascending order", seats=MOST_SEATS)
    if not 0 <= data["last_round_20s"] <= data["rounds"] or not 1 <= data["rounds"] <= MOST_MONEY:
        raise wrong("rounds", "must be 1 to {most}, and the '20s end with one of them", most=MOST_MONEY)
    for key, least in (("workers", 1), ("derricks", each["starting_wells"]), ("pieces", 1), ("cubes", 1), ("starting_wells", 1)):
        if not least <= each[key] <= MOST_BITS:
            raise wrong(f"per_player.{key}", "must be {least} to {most}, not {value}", least=least, most=MOST_BITS, value=each[key])
    if each["starting_wells"] * MOST_SEATS > len(data["wells"]):
        raise wrong("per_player.starting_wells", "must not need more than the {wells} wells", wells=len(data["wells"]))
    cards = sum(card["copies"] for card in data["action_cards"])
    if not each["action_cards"] * MOST_SEATS <= cards <= MOST:
        raise wrong("per_player.action_cards", "must not need more than the {cards} action cards", cards=cards)
    for where in ("prices", "scoring"):
        for key, number in data[where].items():
            if number > MOST_MONEY:
                raise wrong(f"{where}.{key}", "must not exceed {most}", most=MOST_MONEY)


def check_gas(data: dict[str, Any]) -> None:
    """§1.9 For each number of finds its income and points, and the reward of each find; §2.5 the bag can be filled."""
    gas = data["gas"]
    for colour in ("white", "black"):
        if gas[f"{colour}_per_player"] * MOST_SEATS > gas[f"{colour}_total"]:
            raise wrong(
                f"gas.{colour}_total",
                "must be {least} or more for {seats} players",
                least=gas[f"{colour}_per_player"] * MOST_SEATS,
                seats=MOST_SEATS,
            )
        if gas[f"{colour}_total"] > MOST_MONEY:
            raise wrong(f"gas.{colour}_total", "must not exceed {most}", most=MOST_MONEY)
    for key in ("income_by_finds", "points_by_finds"):
        if len(gas[key]) != gas["meter"] + 1:
            raise wrong(f"gas.{key}", "must have {count} numbers, from no find to a full meter", count=gas["meter"] + 1)
    if [reward["find"] for reward in gas["rewards"]] != list(range(1, gas["meter"] + 1)):
        raise wrong("gas.rewards", "must be one for each find from 1 to {meter}", meter=gas["meter"])


# Cards


def check_action_cards(cards: list[dict[str, Any]]) -> None:
    """§1.10.1 The titles, in their order: what a card does is code."""
    names = [card["id"] for card in cards]
    for name in names:
        if name not in CARDS:
            raise wrong(f"action_cards.{name}", "unknown effect; allowed: {allowed}", allowed=[*CARDS])
    if names != list(CARDS):
        raise wrong("action_cards", "must be these, in this order: {names}", names=[*CARDS])
    if "money" not in cards[CARDS.index("royalty_cheque")]:
        raise wrong("action_cards.royalty_cheque", "'money' is missing")


def check_event_cards(data: dict[str, Any]) -> None:
    """§1.11.1 Enough cards in each stack, with lines of known operations for both decades."""
    for card in data["event_cards"]:
        if card["stack"] not in STACKS:
            raise wrong(f"event_cards.{card['id']}.stack", "must be one of {names}", names=[*STACKS])
        for decade in ("steps_20s", "steps_30s"):
            where = f"event_cards.{card['id']}.{decade}"
            if not 1 <= len(card[decade]) < len(POWERS):
                raise wrong(where, "must be 1 to {most} lines", most=len(POWERS) - 1)
            for step in card[decade]:
                check_line(step, where, card["stack"])
    for stack in STACKS:
        cards = sum(card["stack"] == stack for card in data["event_cards"])
        if cards < data["rounds"]:
            raise wrong(
                "event_cards", "stack {stack} has {cards} cards for {rounds} rounds", stack=stack, cards=cards, rounds=data["rounds"]
            )


def check_line(step: dict[str, Any], where: str, stack: str) -> None:
    operation = step.get("op")
    if not isinstance(operation, str) or operation not in OPERATIONS:
        raise wrong(where, "unknown effect {operation}; allowed: {allowed}", operation=repr(operation), allowed=[*OPERATIONS])
    if operation in ("round", "roll_round") and stack != "C":
        raise wrong(where, "'{operation}' is for stack C", operation=operation)
    needed = OPERATIONS[operation]
    allowed = {name.rstrip("?") for name in needed}
    for name in step:
        if name != "op" and name not in allowed:
            raise wrong(where, "'{operation}' has no '{name}'; allowed: {allowed}", operation=operation, name=name, allowed=sorted(allowed))
    for name, kind in needed.items():
        if name not in step:
            if not name.endswith("?"):
                raise wrong(where, "'{operation}' needs '{name}'", operation=operation, name=name)
            continue
        check_word(step[name], kind, f"{where}, {operation}.{name}", least=-MOST_MONEY if step.get("key") == MODIFIERS[1] else 0)
    check_together(step, operation, where)


def check_together(step: dict[str, Any], operation: str, where: str) -> None:
    """What the words of a line allow each other."""
    if operation == "round" and step["key"] == "truce" and step["value"] > 1:
        raise wrong(where, "'truce' must be 0 or 1, not {value}", value=step["value"])
    if operation == "roll_court" and len(step) != 2:
        raise wrong(where, "'roll_court' needs 'receive' or 'lose_influence', one of them")
    if operation == "crash" and step["per"] == 0:
        raise wrong(where, "'crash' needs a 'per' of 1 or more")


def check_word(given: Any, kind: Any, where: str, least: int) -> None:
    if kind is int:
        if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= MOST_MONEY:
            raise wrong(
                where, "must be a whole number from {least} to {most}, not {given}", least=least, most=MOST_MONEY, given=repr(given)
            )
    elif given not in kind:
        raise wrong(where, "unknown {given}; allowed: {allowed}", given=repr(given), allowed=[*kind])

"""Positions and transcripts of Oilfield, written as text.

`begin` stops at the first chance of the set-up, `start` at the first decision. `play` plays notation: `0 place lease_5` is a choice of
seat 0, `cube oil` a chance outcome; lines or commas part them. `quiet` lets the chances that are due happen in one fixed way. `arrange`
changes what lies on the table and `ask` puts a rule on the stack; both ask again what is pending. `offered` and the `…_of` functions
give text to compare.

Lines of `arrange`, each of them optional; cubes, cards, tiles and money come from the bag, deck, stack and bank and go back there:

    dallas 8/4 at 1 strike            8 oil, 4 gas, marker on 1, the grey cube lies there (left out: marker and cube stay)
    cards dallas austin austin        the whole concession market
    deck dallas                       the whole deck; the other cards are set aside
    market small_tower mixed_tower    the whole building market
    stack mixed_tower                 the whole stack; the other tiles are removed
    row 5 4                           so many covered spaces in the row of 5 VP; orange cubes where nobody has a marker
    pot 3, first 2, round 7, final 8, price 4
    seat 0 $12 9vp 2/1 extension refinery dallas pecos:small_tower austin:government_tower:paid row5 row2

A seat line says everything that the seat has; left out means $20, the VP of its investments, an empty storage, and nothing else.
A government tower bears its disc unless `:paid`. `seat_of`, `field_of`, … write the same words, in the order above.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.game import Game
from gusher.core.numbers import as_list
from gusher.core.rules import Action, Chance, Frame, Together
from gusher.games.oilfield import GAME
from gusher.games.oilfield.rules.components import FIELDS, GOVERNMENT_TOWER, MOST_TOWERS, ROWS, TILES
from gusher.games.oilfield.rules.round import PlaceWorker
from gusher.games.oilfield.rules.table import IN_BAG, UNKNOWN, Table

PASSING = ("decline", "stop", "refuse", "done")


# Starting


def begin(seats: int = 4, game: Game = GAME, **options: object) -> Table:
    """A new game before its first chance; it keeps its events in `log`."""
    s = game.start(seats, **options)
    assert isinstance(s, Table)
    s.log = []
    return s


def start(seats: int = 4, first: int = 0, game: Game = GAME, **options: object) -> Table:
    """A new game at its first decision, set up by `quiet`: all oil (as far as it goes), the markets as varied as they can be.

    With 4 seats: fields 12/0, storages 2/0, one of each basic tile, concession cards dallas dallas austin pecos, 5/21 in the bag.
    """
    s = begin(seats, game, **options)
    quiet(s, first=first)
    return s


# Playing


def play(s: Table, transcript: str) -> None:
    """Play choices (`0 place lease_5`) and chance outcomes (`cube oil`) as written; anything illegal is an error."""
    for line in transcript.replace(",", "\n").splitlines():
        words = line.split()
        if not words:
            continue
        if words[0].isdigit():
            s.play(int(words[0]), action_of(s, " ".join(words[1:])))
        else:
            s.meet(outcome_of(" ".join(words)))


def action_of(s: Table, notation: str) -> Action:
    found = [action for action in s.acts.all if action.notation == notation]
    assert found, f"no action '{notation}'"
    return found[0]


def outcome_of(notation: str) -> Action:
    return GAME.outcome(notation)


def select(s: Table, spaces: str, cards: str) -> None:
    """A whole selection phase: the spaces in turn order, then the cards by seat. Ends in the public phase, or after it."""
    for turn, space in enumerate(spaces.split()):
        play(s, f"{s.after(turn)} place {space}")
    for seat, card in enumerate(cards.split()):
        play(s, f"{seat} card {card}")


def quiet(s: Table, first: int = 0, until: str = "") -> None:
    """Let the chances that are due happen: oil before gas, never grey while there is another cube, the tile or card that lies out least,
    else the first in table order. Stops before a chance whose outcomes begin with `until`, or at a decision."""
    while s.chance:
        outcomes = [outcome.notation for outcome, _ in s.outcomes()]
        if until and outcomes[0].startswith(until):
            return
        if f"first seat {first}" in outcomes:
            outcomes = [f"first seat {first}"]
        play(s, min(outcomes, key=lambda notation: lying_out(s, notation)))


def lying_out(s: Table, notation: str) -> int:
    kind, _, name = notation.partition(" ")
    if kind == "tile":
        return int(s.market[TILES.index(name)])
    if kind == "concession":
        return int(s.cards[FIELDS.index(name)])
    return 0


def finish_round(s: Table) -> None:
    """Go on to the next selection phase, or to the end: everybody declines or stops, cards are `local`, chances are `quiet`."""
    while not s.over and not isinstance(s.pending[-1], PlaceWorker):
        pass_on(s)


def pass_on(s: Table) -> None:
    """One chance, or one decision passed up."""
    if s.chance:
        quiet(s)
        return
    options = s.choices()
    passing = [action for action in options if action.notation in (*PASSING, "card local")]
    s.play(int(s.actor), passing[0] if passing else options[0])


def ask(s: Table, frame: Frame) -> None:
    """Let this rule happen now, before what is pending."""
    s.chance = False
    s.then(frame)
    s.settle()


# Reading


def offered(s: Table, seat: int | None = None) -> str:
    """The options of that seat, or of the first that is awaited, as text."""
    if seat is None:
        seat = int(s.actor) if s.awaiting else -1
    return ", ".join(action.notation for action in s.options(seat))


def due(s: Table) -> str:
    """The outcomes of the pending chance with their weights, as text."""
    return ", ".join(f"{outcome.notation} {weight}" for outcome, weight in s.outcomes())


def pending(s: Table) -> str:
    """The rule that waits, and for whom: `Lease 2`, `NextTile`, `ChooseCards 0 1 3`, or nothing when the game is over."""
    if not s.pending:
        return ""
    top = s.pending[-1]
    waiting = () if isinstance(top, Chance) else s.awaiting if isinstance(top, Together) else (int(s.actor),)
    return " ".join([type(top).__name__, *[str(seat) for seat in waiting]])


def heard(s: Table, *names: str) -> str:
    """The events of these names since the start, as text."""
    return ", ".join(repr(event) for event in s.log or [] if event.name in names)


def field_of(s: Table, name: str) -> str:
    field = FIELDS.index(name)
    strike = " strike" if s.grey == field else ""
    return f"{s.oil[field]}/{s.gas[field]} at {s.track[field]}{strike}"


def market_of(s: Table) -> str:
    return names_of(s.market, TILES)


def stack_of(s: Table) -> str:
    return names_of(s.stack, TILES)


def cards_of(s: Table) -> str:
    return names_of(s.cards, FIELDS)


def deck_of(s: Table) -> str:
    return names_of(s.deck, FIELDS)


def bag_of(s: Table) -> str:
    return f"{s.bag_oil}/{s.bag_gas}" + (" grey" if s.grey == IN_BAG else "")


def workers_of(s: Table) -> str:
    """Who stands where: `lease_5 0, drill_1 2`; the dummy is 5."""
    return ", ".join(f"{name} {who}" for name, who in zip(s.box.space_names, s.occupant, strict=True) if who >= 0)


def seat_of(s: Table, seat: int) -> str:
    words = [f"${s.money[seat]}", f"{s.vp[seat]}vp", f"{s.stored_oil[seat]}/{s.stored_gas[seat]}"]
    words += ["extension"] * s.extensions[seat] + ["refinery"] * s.refineries[seat]
    bare = [int(s.sites(seat, field)) for field in range(3)]
    words += [FIELDS[field] for field in range(3) for _ in range(bare[field])]
    for at in range(seat * MOST_TOWERS, seat * MOST_TOWERS + int(s.tower_count(seat))):
        paid = ":paid" if s.tower_tile[at] == GOVERNMENT_TOWER and not s.tower_disc[at] else ""
        words.append(f"{FIELDS[s.tower_field[at]]}:{TILES[s.tower_tile[at]]}{paid}")
    words += [f"row{row}" for i, row in enumerate(ROWS) for _ in range(s.investments[seat * 3 + i])]
    return " ".join(words)


def names_of(counts: vec[i64], names: tuple[str, ...]) -> str:
    return " ".join(name for name, count in zip(names, as_list(counts), strict=True) for _ in range(count))


# Arranging


def arrange(s: Table, position: str) -> None:
    """Change the table as the lines say, keeping the goods of the box together, and ask again what is pending."""
    given_rows: dict[int, int] = {}
    subjects = set()
    for line in position.replace(",", "\n").splitlines():
        words = line.split()
        if not words:
            continue
        subject = words[0]
        subjects.add(subject)
        if subject in FIELDS:
            arrange_field(s, FIELDS.index(subject), words[1:])
        elif subject == "seat":
            arrange_seat(s, int(words[1]), words[2:])
        elif subject == "row":
            given_rows[ROWS.index(int(words[1]))] = int(words[2])
        elif subject in ("cards", "deck", "market", "stack"):
            arrange_pile(s, subject, words[1:])
        else:
            arrange_number(s, subject, int(words[1]))
    for row in range(3):
        markers = sum(int(s.investments[seat * 3 + row]) for seat in range(s.seats))
        s.covered[row] = given_rows.get(row, max(markers, int(s.covered[row])))
        assert markers <= s.covered[row] <= 6, f"row {ROWS[row]} cannot hold the markers"
    refund(s.deck, s.cards, FIELDS, "cards" not in subjects)
    refund(s.stack, s.market, TILES, "market" not in subjects)
    assert s.bag_oil >= 0 <= s.bag_gas, f"there are not so many cubes: {s.bag_oil}/{s.bag_gas} would be left in the bag"
    s.chance = False
    s.settle()


def refund(pile: vec[i64], market: vec[i64], names: tuple[str, ...], allowed: bool) -> None:
    """What is missing in the face-down pile is taken from the market, unless the lines say what lies there."""
    for i, name in enumerate(names):
        missing = max(0, -int(pile[i]))
        assert missing == 0 or (allowed and market[i] >= missing), f"there are not so many of {name}"
        pile[i] += missing
        market[i] -= missing


def arrange_number(s: Table, subject: str, number: int) -> None:
    if subject == "pot":
        s.bank -= number - s.pot
        s.pot = number
    elif subject == "first":
        s.first = number
    elif subject == "round":
        s.round = number
    elif subject == "final":
        s.final_round = number
    else:
        assert subject == "price", f"no line begins with '{subject}'"
        s.price = number


def arrange_field(s: Table, field: int, words: list[str]) -> None:
    oil, gas = cubes_in(words[0])
    s.bag_oil += s.oil[field] - oil
    s.bag_gas += s.gas[field] - gas
    s.oil[field], s.gas[field] = oil, gas
    if "at" in words:
        s.track[field] = int(words[words.index("at") + 1])
    if "strike" in words:
        s.grey = field


def cubes_in(word: str) -> tuple[int, int]:
    oil, _, gas = word.partition("/")
    return int(oil), int(gas)


def arrange_pile(s: Table, subject: str, words: list[str]) -> None:
    pile, other, names = {
        "cards": (s.cards, s.deck, FIELDS),
        "deck": (s.deck, s.aside, FIELDS),
        "market": (s.market, s.stack, TILES),
        "stack": (s.stack, s.removed, TILES),
    }[subject]
    assert set(words) <= set(names), f"unknown in {subject}: {words}"
    for i, name in enumerate(names):
        other[i] += pile[i] - words.count(name)
        pile[i] = words.count(name)


def arrange_seat(s: Table, seat: int, words: list[str]) -> None:
    clear_seat(s, seat)
    s.money[seat] = 20
    s.vp[seat] = sum(int(word[3:]) for word in words if word.startswith("row"))
    for word in words:
        name, _, rest = word.partition(":")
        if word.startswith("$"):
            s.money[seat] = int(word[1:])
        elif word.endswith("vp"):
            s.vp[seat] = int(word[:-2])
        elif "/" in word:
            s.stored_oil[seat], s.stored_gas[seat] = cubes_in(word)
        elif word == "extension":
            s.extensions[seat] += 1
            s.stack[TILES.index("storage_extension")] -= 1
        elif word == "refinery":
            s.refineries[seat] += 1
            s.stack[TILES.index("gas_refinery_extension")] -= 1
        elif word.startswith("row"):
            s.investments[seat * 3 + ROWS.index(int(word[3:]))] += 1
        else:
            arrange_concession(s, seat, FIELDS.index(name), rest)
    s.bank -= s.money[seat]
    s.bag_oil -= s.stored_oil[seat]
    s.bag_gas -= s.stored_gas[seat]


def arrange_concession(s: Table, seat: int, field: int, tower: str) -> None:
    s.concessions[seat * 3 + field] += 1
    s.deck[field] -= 1
    tile, _, paid = tower.partition(":")
    if tile:
        s.stack[TILES.index(tile)] -= 1
        built = s.add_tower(seat, TILES.index(tile), field)
        if paid:
            s.tower_disc[seat * MOST_TOWERS + built] = 0


def clear_seat(s: Table, seat: int) -> None:
    """Everything that the seat has goes back: money to the bank, cubes to the bag, cards to the deck, tiles to the stack."""
    s.bank += s.money[seat]
    s.bag_oil += s.stored_oil[seat]
    s.bag_gas += s.stored_gas[seat]
    s.stack[TILES.index("storage_extension")] += s.extensions[seat]
    s.stack[TILES.index("gas_refinery_extension")] += s.refineries[seat]
    for counts in (s.money, s.vp, s.stored_oil, s.stored_gas, s.extensions, s.refineries):
        counts[seat] = 0
    for i in range(3):
        s.deck[i] += s.concessions[seat * 3 + i]
        s.covered[i] -= s.investments[seat * 3 + i]
        s.concessions[seat * 3 + i] = 0
        s.investments[seat * 3 + i] = 0
    for at in range(seat * MOST_TOWERS, (seat + 1) * MOST_TOWERS):
        if s.tower_tile[at] != UNKNOWN:
            s.stack[s.tower_tile[at]] += 1
        s.tower_tile[at] = s.tower_field[at] = UNKNOWN
        s.tower_disc[at] = 0

"""Positions and transcripts of Giganten, written as text.

`begin` stops at the first chance, `start` at the first decision. `play` plays notation: `0 card beige-5-8` is a choice of seat 0,
`roll blue 2` a chance outcome; lines or semicolons part them. `quiet` lets the chances that are due happen, the first outcome each time.
`arrange` changes what lies on the table and `ask` puts a rule on the stack; both ask again what is pending. `offered` and the `…_of`
functions give text to compare.

Lines of `arrange`, each of them optional:

    black 9; start 2; round 3; supply 4       a number
    price jet 4500                            a price
    licences 3/3 2/0                          the licence deck and its discards, ones/twos; hands are filled from the deck
    deck beige-5-8 beige-6-6                  the whole beige (or red) deck; the other cards of that colour lie in the discards
    display red-2-2-6-push4 beige-5-8         the whole display; the cards come from the decks
    tile S11 3                                the value of a face-down tile, which nobody has seen yet
    empty S01 S02                             sites without tile and derrick
    seat 1 $9000 at 4,2 loco 5 hand 3/2 hudson 2 jet 1 card beige-5-8 derrick S01:2 saw S11:3

A seat line changes only what it names. Money goes to and from the bank, crude to and from the supply, tiles and values come from the pool.
"""

from __future__ import annotations

from typing import Any

from gusher.core.game import Game
from gusher.core.playout import answer_sole
from gusher.core.rules import Action, Chance, Frame
from gusher.games.giganten import GAME
from gusher.games.giganten.rules.components import COLUMNS, COMPANIES, VALUES
from gusher.games.giganten.rules.table import NO_CARD, NOBODY, UNKNOWN, Table
from tests.games.obvious import answer_until

# Starting


def begin(seats: int = 4, game: Game = GAME, **options: object) -> Table:
    """A new game before its first chance; it keeps its events in `log`."""
    s = game.start(seats, **options)
    assert isinstance(s, Table)
    s.log = []
    return s


def start(seats: int = 4, game: Game = GAME, **options: object) -> Table:
    """A new game at its first decision, set up by `quiet`: with 4 seats all prices on $6000, a display of
    red-3-3-4-crude and one beige-3-12 after another, the black loco on 3."""
    s = begin(seats, game, **options)
    quiet(s)
    return s


def at(position: str, *frames: Frame, seats: int = 4, **options: Any) -> Table:
    """A position with these rules on top of the first decision."""
    s = start(seats, **options)
    lay(s, position)
    for frame in reversed(frames):
        s.then(frame)
    s.chance = False
    s.log = []
    s.settle()
    return s


# Playing


def play(s: Table, transcript: str) -> None:
    """Play choices and chance outcomes as written; anything illegal is an error."""
    for line in transcript.replace(";", "\n").splitlines():
        words = line.split()
        if not words:
            continue
        if words[0].isdigit():
            notation = " ".join(words[1:])
            answer_until(s, notation)
            s.play(int(words[0]), action_of(s, notation))
        else:
            answer_sole(s)
            s.meet(outcome_of(s, " ".join(words)))
    answer_sole(s)


def action_of(s: Table, notation: str) -> Action:
    found = [action for action in s.acts.all if action.notation == notation]
    assert found, f"no action '{notation}'"
    return found[0]


def outcome_of(s: Table, notation: str) -> Action:
    found = [outcome for outcome in s.draws.all if outcome.notation == notation]
    assert found, f"no outcome '{notation}'"
    return found[0]


def quiet(s: Table) -> None:
    """Let the chances that are due happen, the first outcome each time."""
    while s.chance:
        s.meet(s.outcomes()[0][0])


def go_on(s: Table, rule: str) -> None:
    """Go on to the next decision or chance of that rule: everybody passes, ends and builds nothing, or takes the first option."""
    for _ in range(2000):
        if s.over or type(s.top).__name__ == rule:
            return
        if s.chance:
            s.meet(s.outcomes()[0][0])
            continue
        options = s.choices()
        passing = [action for action in options if action.notation in ("pass", "end", "no build", "discard", "sell 0")]
        s.play(int(s.actor), passing[0] if passing else options[0])
    raise AssertionError(f"{rule} never came")


def ask(s: Table, *frames: Frame) -> None:
    """Let these rules happen now, before what is pending."""
    s.chance = False
    for frame in reversed(frames):
        s.then(frame)
    s.settle()


# Reading


def offered(s: Table) -> str:
    """The options of the seat that is awaited, as text."""
    return ", ".join(action.notation for action in s.options(int(s.actor))) if s.awaiting else ""


def due(s: Table) -> str:
    """The outcomes of the pending chance with their weights, as text."""
    return ", ".join(f"{outcome.notation} {weight}" for outcome, weight in s.outcomes())


def pending(s: Table) -> str:
    """The rule that waits, and for whom: `Bid 2`, `TurnUpRed`, or nothing when the game is over."""
    if s.top is None:
        return ""
    name = type(s.top).__name__
    return name if isinstance(s.top, Chance) else f"{name} {s.actor}"


def heard(s: Table, *names: str) -> str:
    """The events of these names since the start, as text."""
    return ", ".join(repr(event) for event in s.log or [] if event.name in names)


def prices_of(s: Table) -> str:
    return " ".join(str(s.dollars(company)) for company in s.terms.open)


def tanks_of(s: Table, seat: int) -> str:
    return "/".join(str(s.tank[seat * 3 + company]) for company in s.terms.open)


def hand_of(s: Table, seat: int) -> str:
    """Ones and twos: `3/2`."""
    return f"{s.ones[seat]}/{s.twos[seat]}"


def locos_of(s: Table) -> str:
    return " ".join(str(loco) for loco in s.loco)


def money_of(s: Table) -> str:
    return " ".join(str(money) for money in s.money)


def truck_of(s: Table, seat: int) -> str:
    cell = s.truck[seat]
    return "nowhere" if cell < 0 else f"{cell // COLUMNS + 1},{cell % COLUMNS + 1}"


def display_of(s: Table) -> str:
    return " ".join(name for card, name in enumerate(s.box.card_names) for _ in range(s.display[card]))


def site_of(s: Table, name: str) -> str:
    """`tile`, `0 x3` for three crude under a derrick of seat 0, or `empty`."""
    site = site_named(s, name)
    if s.face_down[site] == 1:
        return "tile"
    return "empty" if s.owner[site] == NOBODY else f"{s.owner[site]} x{s.crude[site]}"


def seen_by(s: Table, seat: int) -> str:
    """What a seat knows of face-down tiles: `S11=3 S12=2`."""
    return " ".join(f"{name}={s.value[site]}" for site, name in enumerate(s.box.site_names) if s.has_seen(seat, site))


def site_named(s: Table, name: str) -> int:
    return s.box.site_names.index(name)


def card_named(s: Table, name: str) -> int:
    return s.box.card_names.index(name)


def cell_named(name: str) -> int:
    row, column = name.split(",")
    return (int(row) - 1) * COLUMNS + int(column) - 1


# Arranging


def arrange(s: Table, position: str) -> None:
    """Change the table as the lines say, and ask again what is pending."""
    lay(s, position)
    s.chance = False
    s.settle()


def lay(s: Table, position: str) -> None:
    for line in position.replace(";", "\n").splitlines():
        words = line.split()
        if not words:
            continue
        subject, rest = words[0], words[1:]
        if subject == "seat":
            arrange_seat(s, int(rest[0]), rest[1:])
        elif subject == "price":
            s.price[COMPANIES.index(rest[0])] = [int(price) for price in s.box.price].index(int(rest[1]))
        elif subject == "licences":
            (s.deck_ones, s.deck_twos), (s.spent_ones, s.spent_twos) = (pair(word) for word in rest)
        elif subject == "deck":
            arrange_deck(s, rest)
        elif subject == "display":
            arrange_display(s, rest)
        else:
            lay_thing(s, subject, rest)


def lay_thing(s: Table, subject: str, rest: list[str]) -> None:
    if subject == "tile":
        fix_tile(s, site_named(s, rest[0]), int(rest[1]))
    elif subject == "empty":
        for name in rest:
            clear_site(s, site_named(s, name))
    else:
        assert subject in ("black", "start", "round", "supply"), f"no line begins with '{subject}'"
        setattr(s, subject, int(rest[0]))


def pair(word: str) -> tuple[int, int]:
    ones, _, twos = word.partition("/")
    return int(ones), int(twos)


def arrange_deck(s: Table, names: list[str]) -> None:
    red = card_named(s, names[0]) >= s.box.beige
    for card, name in enumerate(s.box.card_names):
        if (card >= s.box.beige) == red:
            s.discards[card] += s.deck[card] - names.count(name)
            s.deck[card] = names.count(name)


def arrange_display(s: Table, names: list[str]) -> None:
    for card, name in enumerate(s.box.card_names):
        s.deck[card] += s.display[card] - names.count(name)
        s.display[card] = names.count(name)


def fix_tile(s: Table, site: int, value: int) -> None:
    place = s.box.site_kind[site] * VALUES
    if s.value[site] != UNKNOWN:
        s.pool[place + s.value[site]] += 1
    s.pool[place + value] -= 1
    assert s.pool[place + value] >= 0, f"there is no such tile: {value}"
    s.value[site] = value


def clear_site(s: Table, site: int) -> None:
    """The tile, any of the lowest value that is left, was built on and is pumped empty."""
    if s.face_down[site] == 1:
        place = s.box.site_kind[site] * VALUES
        value = int(s.value[site]) or next(value for value in range(VALUES) if s.pool[place + value] > 0)
        fix_tile(s, site, value)
        s.built[place + value] += 1
    s.face_down[site] = 0
    s.value[site] = UNKNOWN
    s.seen[site] = 0


def arrange_seat(s: Table, seat: int, words: list[str]) -> None:
    while words:
        word = words.pop(0)
        if word.startswith("$"):
            s.bank += s.money[seat] - int(word[1:])
            s.money[seat] = int(word[1:])
        elif word == "at":
            s.truck[seat] = cell_named(words.pop(0))
        elif word == "loco":
            s.loco[seat] = int(words.pop(0))
        elif word == "hand":
            ones, twos = pair(words.pop(0))
            s.deck_ones += s.ones[seat] - ones
            s.deck_twos += s.twos[seat] - twos
            s.ones[seat], s.twos[seat] = ones, twos
        elif word in COMPANIES:
            tank = seat * 3 + COMPANIES.index(word)
            crude = int(words.pop(0))
            s.supply += s.tank[tank] - crude
            s.tank[tank] = crude
        elif word == "card":
            arrange_card(s, seat, words.pop(0))
        else:
            assert word in ("derrick", "saw"), f"a seat has no '{word}'"
            name, _, number = words.pop(0).partition(":")
            if word == "saw":
                look_at(s, seat, site_named(s, name), int(number))
            else:
                give_derrick(s, seat, site_named(s, name), int(number))


def arrange_card(s: Table, seat: int, name: str) -> None:
    if s.card[seat] != NO_CARD:
        s.discards[s.card[seat]] += 1
    card = card_named(s, name)
    if s.deck[card] > 0:
        s.deck[card] -= 1
    else:
        s.display[card] -= 1
        assert s.display[card] >= 0, f"{name} is used up"
    s.card[seat] = card


def look_at(s: Table, seat: int, site: int, value: int) -> None:
    if s.value[site] != value:
        fix_tile(s, site, value)
    s.seen[site] |= 1 << seat


def give_derrick(s: Table, seat: int, site: int, crude: int) -> None:
    clear_site(s, site)
    s.owner[site] = seat
    s.crude[site] = crude
    s.supply -= crude
    s.derricks[seat] -= 1

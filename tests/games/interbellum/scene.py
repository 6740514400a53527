"""Positions as small text tables, moves as short notation, options as text.

A scene is the turn of the seat `turn` in the action turns of round 1, or the event `event` just turned over. Each line sets something:

    0: $8 GB3 TR1 W8 W9 S33 S25 finds4 workers2 +overtime   a seat's money, influence, wells, pieces, finds, workers and hand cards
    HAS GB / KIR TR                                         an army that stands outside
    flag TR 1                                               who holds a flag, where influence alone does not tell
    round 4 / start 2 / bag 2/1 / cubes 0 1 / pieces 0 0 / derricks 0 0
    set pipeline_base 3                                     what a C card changed; powers by name
    deck - / discards royalty_cheque                        the piles of action cards; `-` is empty
    at 1 deck / at 1 boat                                   a worker that is placed
    used 0 W8 / new 0 W9                                    wells that have yielded, or were acquired in this round

What is not said is nothing: no influence, no wells, no cards, $5.
"""

from __future__ import annotations

from gusher.core.event import Event
from gusher.core.game import Game
from gusher.core.numbers import total
from gusher.core.playout import answer_sole
from gusher.core.rules import Action, Frame
from gusher.games.interbellum import GAME
from gusher.games.interbellum.rules.components import (
    AT_BOAT,
    AT_DECK,
    AT_POWER,
    BIT,
    CARD_COUNT,
    CARDS,
    MODIFIERS,
    NOBODY,
    NOTHING,
    POWER_COUNT,
    POWERS,
)
from gusher.games.interbellum.rules.events import happen
from gusher.games.interbellum.rules.influence import settle_flag
from gusher.games.interbellum.rules.round import END_OF_ROUND, NEXT_TURN, PLACE_WORKER
from gusher.games.interbellum.rules.table import Table
from tests.games.obvious import answer_until


def opening(seats: int = 4, game: Game = GAME, **options: object) -> Table:
    """A game at its first decision: seat 0 starts, companies and cards come in order."""
    s = game.start(seats, **{"first_player": "seat_0"} | options)
    assert isinstance(s, Table)
    while s.chance:
        s.meet(s.outcomes()[0][0])
    return s


def scene(lines: str = "", seats: int = 4, turn: int = 0, event: str = "", game: Game = GAME, **options: object) -> Table:
    s = opening(seats, game, **options)
    clear(s)
    for line in lines.strip().splitlines():
        arrange(s, line.split())
    s.bank = -total(s.money)
    s.restack([END_OF_ROUND, NEXT_TURN[(turn + 1) % seats], PLACE_WORKER[turn]])
    if event:
        at = s.box.events.index(event)
        s.events_left &= ~BIT[at]
        happen(s, s.box.event_stack[at], at)
    s.settle()
    return s


def clear(s: Table) -> None:
    s.round = 1
    for seat in range(s.seats):
        s.money[seat] = 5
        for card in range(CARD_COUNT):
            s.deck[card] += s.new[seat * CARD_COUNT + card]
            s.new[seat * CARD_COUNT + card] = 0
        for power in range(POWER_COUNT):
            s.cubes[seat] += s.influence[seat * POWER_COUNT + power]
            s.influence[seat * POWER_COUNT + power] = 0
    for power in range(POWER_COUNT):
        s.flag[power] = NOBODY


def arrange(s: Table, words: list[str]) -> None:
    subject, rest = words[0], words[1:]
    if subject.endswith(":"):
        for word in rest:
            give(s, int(subject[:-1]), word)
        for power in range(POWER_COUNT):
            settle_flag(s, power)
    elif subject in s.box.areas:
        power = POWERS.index(rest[0])
        s.control[s.box.areas.index(subject)] = power
        s.home[power] -= 1
    elif subject in ("cubes", "pieces", "derricks"):
        getattr(s, subject)[int(rest[0])] = int(rest[1])
    else:
        arrange_table(s, subject, rest)


def arrange_table(s: Table, subject: str, rest: list[str]) -> None:
    if subject == "flag":
        s.flag[POWERS.index(rest[0])] = int(rest[1])
    elif subject in ("round", "start"):
        setattr(s, subject, int(rest[0]))
    elif subject == "bag":
        white, black = rest[0].split("/")
        s.box_white += s.bag_white - int(white)
        s.bag_white = int(white)
        s.bag_black = int(black)
    elif subject == "set":
        value = POWERS.index(rest[1]) if rest[1] in POWERS else int(rest[1])
        s.modifiers[MODIFIERS.index(rest[0])] = value
    elif subject in ("deck", "discards"):
        pile = s.deck if subject == "deck" else s.discards
        for card in range(CARD_COUNT):
            pile[card] = rest.count(CARDS[card])
    elif subject == "at":
        place = {"deck": AT_DECK, "boat": AT_BOAT}.get(rest[1])
        s.take_worker(int(rest[0]), AT_POWER + POWERS.index(rest[1]) if place is None else place)
    else:
        assert subject in ("used", "new"), f"no line begins with '{subject}'"
        mark = BIT[s.box.wells.index(rest[1])]
        if subject == "used":
            s.yielded |= mark
        else:
            s.acquired |= mark
            s.bought |= mark


def give(s: Table, seat: int, word: str) -> None:
    if word.startswith("$"):
        s.money[seat] = int(word[1:])
    elif word.startswith("+"):
        card = CARDS.index(word[1:])
        s.deck[card] -= 1
        s.new[seat * CARD_COUNT + card] += 1
    elif word.startswith("finds"):
        s.finds[seat] = int(word[5:])
        s.bag_black -= int(word[5:])
    elif word.startswith("workers"):
        s.workers[seat] = int(word[7:])
    elif word in s.box.wells:
        s.owner[s.box.wells.index(word)] = seat
        s.derricks[seat] -= 1
    elif word in s.box.segments:
        s.laid[s.box.segments.index(word)] |= BIT[seat]
        s.pieces[seat] -= 1
    else:
        power = POWERS.index(word[:2])
        s.influence[seat * POWER_COUNT + power] = int(word[2:])
        s.cubes[seat] -= int(word[2:])


def ask(s: Table, frame: Frame) -> Table:
    """Let that rule happen now, before what is pending."""
    s.then(frame)
    s.chance = False
    s.settle()
    return s


def go(s: Table, moves: str) -> Table:
    """Play `work buy_influence; power GB; stop`: each an action of the seat that is asked, or the outcome of the chance that is due.

    `2: to KER` is an action of seat 2; `draw baksheesh` and `look A3` draw that card, wherever it lies in its pile.
    """
    for move in moves.split(";"):
        seat, _, notation = move.strip().rpartition(": ")
        answer_until(s, notation)
        if s.chance:
            s.meet(outcome_of(s, notation))
        else:
            assert s.awaiting, f"nobody is asked for '{notation}'"
            s.play(int(seat) if seat else s.awaiting[0], next(action for action in s.acts.all if action.notation == notation))
    answer_sole(s)
    return s


def outcome_of(s: Table, notation: str) -> Action:
    word, _, name = notation.partition(" ")
    if word == "draw":
        return s.draws.card[sum(int(s.deck[card]) for card in range(CARDS.index(name)))]
    if word == "look":
        event = s.box.events.index(name)
        stack = int(s.box.stack[s.box.event_stack[event]] & s.events_left)
        return s.draws.look[sum(1 for other in range(event) if (stack >> other) & 1)]
    return next(outcome for outcome in s.draws.all if outcome.notation == notation)


def heard(s: Table, moves: str) -> list[str]:
    """What is told while these moves are played."""
    s.log = []
    go(s, moves)
    told: list[Event] = s.log
    s.log = None
    return [repr(event) for event in told]


def asked(s: Table) -> str:
    """`2 Vote: to KER, to GIL`: who is asked for what; `chance Roll`; `over`."""
    if s.over:
        return "over"
    rule = type(s.top).__name__
    return f"chance {rule}" if s.chance else f"{s.awaiting[0]} {rule}: {offered(s)}"


def rule(s: Table) -> str:
    """`2 Vote`"""
    return asked(s).partition(":")[0]


def offered(s: Table) -> str:
    return ", ".join(action.notation for action in s.options(s.awaiting[0]))


def works(s: Table) -> list[str]:
    """The actions that a worker is offered."""
    return [action.notation.removeprefix("work ") for action in s.options(s.awaiting[0])]


def money(s: Table) -> list[int]:
    return [int(dollars) for dollars in s.money]


def influence(s: Table, power: str) -> list[int]:
    return [int(s.influence[seat * POWER_COUNT + POWERS.index(power)]) for seat in range(s.seats)]


def flag(s: Table, power: str) -> int | None:
    holder = int(s.flag[POWERS.index(power)])
    return None if holder == NOBODY else holder


def armies(s: Table, power: str) -> list[str]:
    """Where the armies of a power stand outside."""
    at = POWERS.index(power)
    return [name for area, name in enumerate(s.box.areas) if s.control[area] == at and s.box.home_of[area] == NOBODY]


def hand(s: Table, seat: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_COUNT) for _ in range(s.holds(seat, card))]


def pieces(s: Table, seat: int) -> list[str]:
    return [name for at, name in enumerate(s.box.segments) if s.is_laid(seat, at)]


def owned(s: Table, seat: int) -> list[str]:
    return [name for at, name in enumerate(s.box.wells) if s.owner[at] == seat]


def modifier(s: Table, name: str) -> int:
    return int(s.modifiers[MODIFIERS.index(name)])


def points(s: Table, seat: int, *items: str) -> int:
    score = s.scores()[seat]
    return sum(score[item] for item in items or score)


def event(s: Table, stack: int) -> str | None:
    return None if s.event[stack] == NOTHING else s.box.events[s.event[stack]]

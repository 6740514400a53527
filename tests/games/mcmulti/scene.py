"""Positions as small text tables, moves as short notation, options as text.

A scene begins with the turn of the seat `turn`, before its market phase. Each line sets something:

    0: $200 2/3 station@4,1 rig@1,2 2:well@3,3    a seat's cash, crude/gasoline and assets by row and column, in another quadrant `2:`
    domestic crude 28                             a ladder
    consumers 24                                  the consumer price
    economy prosperity                            the card; `marker 4` the economy track
    more N4 / less N1 / under N7 N2 / lasting N7  the news; without `under` nobody has seen the other cards
    struck 3                                      wells struck so far
    round 7 / declared 2 1                        the round; who has declared and how many final turns are left

What is not said is as at the start; a seat that has a line has only what its line says, with $0 and 0/0 if it says nothing.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gusher.core.event import Event
from gusher.core.game import Game
from gusher.core.playout import answer_sole
from gusher.core.rules import Action
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.rules.components import ASSETS, CARDS, CELLS, LINES, MARKETS, NEWS, PART, PRODUCTS
from gusher.games.mcmulti.rules.table import NOTHING, Table
from gusher.games.mcmulti.rules.turn import BEGIN_TURN
from tests.games.obvious import answer_until


def opening(seats: int = 4, game: Game = GAME, **options: object) -> Table:
    """A game after its set-up, at the first special purchase: seat 0 starts, N1 is more likely, N2 less likely."""
    s = game.start(seats, **{"start_player": 0} | options)
    assert isinstance(s, Table)
    while s.chance:
        s.meet(s.outcomes()[0][0])
    return s


def scene(lines: str = "", seats: int = 4, turn: int = 0, game: Game = GAME, **options: object) -> Table:
    s = opening(seats, game, **options)
    s.active = turn
    for line in lines.strip().splitlines():
        arrange(s, line.split())
    balance(s)
    s.restack([BEGIN_TURN])
    s.settle()
    return s


def arrange(s: Table, words: list[str]) -> None:
    subject, rest = words[0], words[1:]
    if subject.endswith(":"):
        arrange_seat(s, int(subject[:-1]), rest)
    elif subject in MARKETS:
        s.ladder[MARKETS.index(subject) * 2 + PRODUCTS.index(rest[0])] = int(rest[1])
    elif subject == "consumers":
        s.consumer_price = int(rest[0])
    elif subject == "economy":
        s.economy = CARDS.index(rest[0])
    elif subject == "marker":
        s.difference = int(rest[0])
    elif subject == "struck":
        s.struck = int(rest[0])
    elif subject == "round":
        s.round = int(rest[0])
    elif subject == "declared":
        s.declarer, s.final_turns_left = int(rest[0]), int(rest[1])
    else:
        arrange_news(s, subject, [NEWS.index(card) for card in rest])


def arrange_news(s: Table, subject: str, cards: list[int]) -> None:
    if subject == "more":
        s.more_likely = cards[0]
    elif subject == "less":
        s.less_likely = cards[0] if cards else NOTHING
    elif subject == "under":
        s.under = vec[i64](cards)
    else:
        assert subject == "lasting", f"no line begins with '{subject}'"
        s.lasting = sum(1 << card for card in cards)
    known = {int(s.more_likely), int(s.less_likely), *[int(card) for card in s.under]}
    deck = range(len(NEWS)) if subject != "under" else ()
    s.unseen = sum(1 << card for card in deck if card not in known and not s.is_lasting(card))


def arrange_seat(s: Table, seat: int, words: list[str]) -> None:
    s.cash[seat] = s.crude[seat] = s.gasoline[seat] = 0
    for word in words:
        if word.startswith("$"):
            s.cash[seat] = int(word[1:])
        elif "@" in word:
            place(s, seat, word)
        else:
            crude, _, gasoline = word.partition("/")
            s.crude[seat], s.gasoline[seat] = int(crude), int(gasoline)


def place(s: Table, seat: int, word: str) -> None:
    asset, _, where = word.partition("@")
    quadrant, _, name = asset.rpartition(":")
    at = cell(int(quadrant) if quadrant else int(s.first_quadrant(seat)), where)
    dirty = name.startswith("dirty-")
    kind = ASSETS.index(name.removeprefix("dirty-"))
    s.grid[at] = kind + 1
    if s.is_large(kind):
        s.grid[at + 1] = s.grid[at + LINES] = s.grid[at + LINES + 1] = PART
    if dirty:
        s.dirty[at // CELLS] |= 1 << (at % CELLS)


def cell(quadrant: int, where: str) -> int:
    row, column = where.split(",")
    return quadrant * CELLS + (int(row) - 1) * LINES + int(column) - 1


def balance(s: Table) -> None:
    """The bank has what is not on the table."""
    s.bank = -sum(int(cash) for cash in s.cash)
    for product, stores in enumerate((s.crude, s.gasoline)):
        held = sum(int(barrels) for barrels in stores) + int(s.ladder[product] + s.ladder[2 + product])
        s.bank_barrels[product] = s.box.barrels[product] - held - (int(s.consumer_barrels) if product == 1 else 0)
    for asset in range(len(ASSETS)):
        s.bank_pieces[asset] = s.box.pieces[asset] - sum(standing == asset + 1 for standing in s.grid)


def go(s: Table, moves: str) -> Table:
    """Play `none; dice 4 2; stations 3`: each an action of the seat that is asked, or the outcome of the chance that is due.

    Where there is one answer only, it need not be written.
    """
    for move in moves.split(";"):
        notation = move.strip()
        answer_until(s, notation)
        if s.chance:
            s.meet(GAME.outcome(notation))
        else:
            assert s.awaiting, f"nobody is asked for '{notation}'"
            s.play(s.awaiting[0], GAME.action(notation))
    answer_sole(s)
    return s


def heard(s: Table, moves: str) -> list[str]:
    """What is told while these moves are played."""
    s.log = []
    go(s, moves)
    told: list[Event] = s.log
    s.log = None
    return [repr(event) for event in told]


def asked(s: Table) -> str:
    """`2 Trade: buy crude, done`: who is asked for what; `chance Roll`; `over`."""
    if s.over:
        return "over"
    rule = type(s.top).__name__
    return f"chance {rule}" if s.chance else f"{s.actor} {rule}: {offered(s)}"


def offered(s: Table) -> str:
    return ", ".join(action.notation for action in options(s))


def options(s: Table) -> list[Action]:
    return s.options(s.awaiting[0]) if s.awaiting else []


def holdings(s: Table, seat: int) -> str:
    """`$200 2/2 rig 3 well 1`"""
    assets = "".join(f" {name} {s.count(seat, asset)}" for asset, name in enumerate(ASSETS) if s.count(seat, asset) > 0)
    return f"${s.cash[seat]} {s.crude[seat]}/{s.gasoline[seat]}{assets}"


def standing(s: Table, quadrant: int, where: str) -> str | None:
    """What stands on a cell."""
    found = int(s.grid[cell(quadrant, where)])
    return None if found == 0 else "part" if found == PART else ASSETS[found - 1]


def ladders(s: Table) -> list[int]:
    """Domestic crude and gasoline, foreign crude and gasoline."""
    return [int(barrels) for barrels in s.ladder]


def news(s: Table) -> str:
    """`more N1 less N2 unseen N3 N4 under - lasting N7`"""

    def named(cards: list[int]) -> str:
        return " ".join(NEWS[card] for card in cards) or "-"

    unseen = [card for card in range(len(NEWS)) if (s.unseen >> card) & 1]
    lasting = [card for card in range(len(NEWS)) if s.is_lasting(card)]
    shown = [[card for card in (int(place),) if card != NOTHING] for place in (s.more_likely, s.less_likely)]
    under = [int(card) for card in s.under]
    return f"more {named(shown[0])} less {named(shown[1])} unseen {named(unseen)} under {named(under)} lasting {named(lasting)}"

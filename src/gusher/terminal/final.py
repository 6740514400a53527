"""The itemised scores of a finished game, best first."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gusher.core.rules import State
from gusher.terminal.words import Words


def final_scores(s: State, words: Words, players: list[str]) -> RenderableType:
    """`players` are the names for the list, which may say more than those of `words`."""
    say = words.texts.say
    scores, places = s.scores(), s.ranking()
    order = sorted(range(len(scores)), key=lambda seat: places[seat])
    # Items below each other: beside each other their names have no room in every language.
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    table.add_column(say("play-player-heading"), no_wrap=True)
    for seat in order:
        table.add_column(players[seat], justify="right", overflow="fold")
    table.add_row(say("play-place"), *[str(places[seat]) for seat in order])
    for item in scores[0]:
        table.add_row(words.name("score", item), *[str(scores[seat][item]) for seat in order])
    table.add_row(say("play-total"), *[str(sum(scores[seat].values())) for seat in order], style="bold")
    winners = [seat for seat, place in enumerate(places) if place == 1]
    won = say(
        "play-winner",
        who=", ".join(words.who(seat) for seat in winners),
        count=len(winners),
        points=sum(scores[winners[0]].values()),
    )
    return Group(Text(say("play-over"), "bold"), table, Text(won, "bold"))

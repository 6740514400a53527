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
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    table.add_column(say("play-place"), justify="right")
    table.add_column(say("play-player-heading"))
    for item in scores[0]:
        table.add_column(words.name("score", item), justify="right")
    table.add_column(say("play-total"), justify="right", style="bold")
    for seat in sorted(range(len(scores)), key=lambda seat: places[seat]):
        items = scores[seat]
        table.add_row(str(places[seat]), players[seat], *[str(points) for points in items.values()], str(sum(items.values())))
    winners = [seat for seat, place in enumerate(places) if place == 1]
    won = say(
        "play-winner",
        who=", ".join(words.who(seat) for seat in winners),
        count=len(winners),
        points=sum(scores[winners[0]].values()),
    )
    return Group(Text(say("play-over"), "bold"), table, Text(won, "bold"))

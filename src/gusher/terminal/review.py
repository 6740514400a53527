"""`gusher review`: what a seat's choices were worth, in a terminal or as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from gusher.core.errors import Phrase, SetupError
from gusher.core.record import Record
from gusher.lab.progress import progress
from gusher.lab.stop import INTERRUPTED, on_interrupt
from gusher.review.keeping import Shelf
from gusher.review.reviewing import Judged, Review, begin, decisions, go_on
from gusher.terminal.boards import board_of
from gusher.terminal.players import Players
from gusher.terminal.screen import console
from gusher.texts import Texts

ALL = "all"


def parse_seats(text: str, seats: int) -> list[int]:
    if text.strip().lower() == ALL:
        return list(range(seats))
    if not (text.isascii() and text.isdigit() and int(text) < seats):
        raise SetupError("--seat must be 0 to {last} in this record, or {all}, not '{text}'", last=seats - 1, all=ALL, text=text)
    return [int(text)]


def run(record: Record, file: Path, seat: str, iterations: int, as_json: bool, texts: Texts) -> int:
    """Review and print; gives the exit code. Ctrl-C leaves what was done, and the next call goes on from there."""
    seats = parse_seats(seat, record.seats)
    try:
        wanted = [begin(record, each, iterations) for each in seats]
    except SetupError as refused:
        raise SetupError("{file}: {why}", file=file, why=refused) from refused
    shelf = Shelf(file)
    reviews = [shelf.find(each) for each in wanted]
    stopped = compute(reviews, record, shelf)
    if as_json:
        sys.stdout.write(json.dumps(as_object(reviews, record, iterations, stopped), ensure_ascii=False) + "\n")
    else:
        Report(record, file, texts).show(reviews, stopped)
    return INTERRUPTED if stopped else 0


def compute(reviews: list[Review], record: Record, shelf: Shelf) -> bool:
    """Judge what is left of all of them; whether that was interrupted."""
    left = sum(review.total - len(review.judged) for review in reviews)
    if left == 0:
        return False
    with on_interrupt() as stop, progress(left, Phrase("decisions")) as advance:
        for review in reviews:
            if review.complete:
                continue
            for _ in go_on(review, record):
                shelf.keep(review)
                advance(1)
                if stop.asked:
                    break
            if stop.asked:
                break
    return any(not review.complete for review in reviews)


def as_object(reviews: list[Review], record: Record, iterations: int, stopped: bool) -> dict[str, Any]:
    return {
        "game": record.game.name,
        "rules_version": record.game.rules_version,
        "seats": record.seats,
        "iterations": iterations,
        "interrupted": stopped,
        "reviews": [
            {
                "seat": review.seat,
                "player": record.players[review.seat] if len(record.players) == record.seats else None,
                "result": review.result,
                "total": review.total,
                "decisions": [decision_object(each) for each in review.judged],
                "mistakes": [each.moment for each in review.mistakes()],
            }
            for review in reviews
        ],
    }


def decision_object(each: Judged) -> dict[str, Any]:
    return {
        "moment": each.moment,
        "options": each.options,
        "played": each.played,
        "search": each.best,
        "chance": each.chance,
        "search_chance": each.best_chance,
        "loss": each.loss,
        "noise": each.noise,
    }


class Report:
    """Reviews as tables."""

    def __init__(self, record: Record, file: Path, texts: Texts) -> None:
        self.record = record
        self.file = file
        self.texts = texts
        self.players = Players(record.players, record.seats, record.game, texts)
        _, self.words = board_of(record.game, texts, self.players.names)
        self.out = console()

    def show(self, reviews: list[Review], stopped: bool) -> None:
        for review in reviews:
            if review.judged or review.complete:
                self.show_one(review)
        if stopped:
            self.say("review-interrupted")

    def show_one(self, review: Review) -> None:
        say = self.texts.say
        views = {moment: s.view(review.seat) for moment, s, _ in decisions(self.record, review.seat)}
        head = say("review-head", title=self.record.game.title, who=self.words.who(review.seat), iterations=review.iterations)
        table = Table(title=Text(head, "bold"), title_justify="left")
        table.add_column(say("review-moment"), justify="right")
        table.add_column(say("review-chance"), justify="right")
        table.add_column(say("review-played"))
        table.add_column(say("review-best"))
        table.add_column(say("review-difference"), justify="right")
        mistakes = review.mistakes()
        for each in review.judged:
            same = each.best == each.played
            best = "" if same else self.words.action(each.best, views[each.moment])
            table.add_row(
                str(each.moment),
                f"{each.chance:.0%}",
                self.words.action(each.played, views[each.moment]),
                best,
                "" if same else f"{round(-100 * each.loss):+d} ± {round(100 * each.noise)}",
                style="bold red" if each in mistakes else "",
            )
        self.out.print(table)
        who = self.words.who(review.seat)
        if review.result == 1.0:
            self.say("review-won", who=who)
        elif review.result > 0.0:
            self.say("review-shared", who=who)
        else:
            self.say("review-lost", who=who)
        if not mistakes:
            self.say("review-no-mistakes")
            return
        self.say("review-mistakes")
        for number, each in enumerate(mistakes, 1):
            view = views[each.moment]
            self.say(
                "review-mistake",
                number=number,
                played=self.words.action(each.played, view),
                best=self.words.action(each.best, view),
                chance=round(100 * each.chance),
                best_chance=round(100 * each.best_chance),
            )
            self.out.print(
                f"   gusher replay {self.file} --at {each.moment} --seat {review.seat}", highlight=False, soft_wrap=True, markup=False
            )

    def say(self, message: str, **values: int | str) -> None:
        self.out.print(self.texts.say(message, **values), highlight=False, markup=False)

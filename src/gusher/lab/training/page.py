"""The page of a training run: how strong its generations were, and how wrong about who wins."""

from __future__ import annotations

from html import escape

from gusher.house import House
from gusher.lab.report.figures import Figure, Section, html
from gusher.lab.report.page import document
from gusher.lab.report.svg import Curve, curves
from gusher.lab.report.words import ReportWords
from gusher.lab.training.course import Course
from gusher.lab.training.notes import Row


def page(game: House, course: Course, rows: list[Row], language: str) -> str:
    words = ReportWords(game, language)
    say = words.say
    title = say("training-title", game=game.title, games=words.number(sum(row.games for row in rows)))
    values = {"generations": words.number(len(rows)), "of": words.number(course.generations), "games": words.number(course.games)}
    about = say("training-about", **values, seed=course.seed, warm=words.number(course.warm))
    sections = [section for section in (strength(rows, words), errors(rows, words)) if section is not None]
    body = "".join(html(section, say("report-numbers")) for section in sections)
    return document(language, title, f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p></header>\n{body}")


def strength(rows: list[Row], words: ReportWords) -> Section | None:
    """Gate by gate: wins against `greedy` and against the generation that came in last."""
    say = words.say
    gates = [row for row in rows if row.greedy is not None]
    if not gates:
        return None
    lines = [Curve("greedy", 0, [(row.generation, row.greedy or 0.0, 0, 0) for row in gates], band=False)]
    met = [row for row in gates if row.share is not None]
    if met:
        lines.append(Curve(say("training-last"), 1, [(row.generation, row.share or 0.0, 0, 0) for row in met], band=False))
    plot = curves(lines, words.percent, say("training-strength"), say("training-generation"))
    heads = [say("training-generation"), "greedy", say("training-last"), say("training-passed")]
    listed = [
        [
            str(row.generation),
            words.percent(row.greedy or 0.0),
            "" if row.share is None else say("training-of", share=words.percent(row.share), games=row.games_at_gate),
            say("training-yes") if row.passed else say("training-no"),
        ]
        for row in gates
    ]
    return Section("strength", say("training-strength"), [say("training-strength-says")], [Figure(plot, heads, listed)])


def errors(rows: list[Row], words: ReportWords) -> Section | None:
    say = words.say
    if len(rows) < 2:
        return None
    line = Curve("", 0, [(row.generation, row.wrong, 0, 0) for row in rows], band=False)
    plot = curves([line], lambda value: words.number(value, 2), say("training-errors"), say("training-generation"), whole=False)
    listed = [[str(row.generation), words.number(row.wrong, 4), words.number(row.seconds, 1)] for row in rows]
    heads = [say("training-generation"), say("training-errors"), "s"]
    return Section("errors", say("training-errors"), [say("training-errors-says")], [Figure(plot, heads, listed)])

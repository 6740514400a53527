"""The page of a report: one HTML file, without script, that fetches nothing."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from gusher import __version__
from gusher.house import House
from gusher.lab.report.figures import Section, html
from gusher.lab.report.groups import Group, players
from gusher.lab.report.sections import playing, points, winning
from gusher.lab.report.words import ReportWords


def page(game: House, groups: list[Group], language: str) -> str:
    words = ReportWords(game, language)
    say = words.say
    total = sum(group.count for group in groups)
    title = say("report-title", game=game.title, games=words.number(total))
    body = "".join(html(section, say("report-numbers")) for section in sections(groups, words))
    header = f"<h1>{escape(title)}</h1>{about(groups, words)}{keys(groups, words)}"
    return document(language, title, f"<header>{header}</header>\n{body}\n{how(game, groups, words)}")


def document(language: str, title: str, content: str) -> str:
    """A page that looks like a report."""
    style = files("gusher").joinpath("lab", "report", "style.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
{content}
</main>
</body>
</html>
"""


def sections(groups: list[Group], words: ReportWords) -> list[Section]:
    found = [
        playing.compare(groups, words),
        winning.bots(groups, words),
        winning.seats(groups, words),
        winning.turns(groups, words),
        *winning.dealt(groups, words),
        points.scores(groups, words),
        points.sources(groups, words),
        points.length(groups, words),
        points.lead(groups, words),
        playing.actions(groups, words),
        playing.prices(groups, words),
    ]
    return [section for section in found if section is not None]


def about(groups: list[Group], words: ReportWords) -> str:
    seats = ", ".join(str(count) for count in dict.fromkeys(group.plan.seats for group in groups))
    if len(groups) == 1:
        lines = [words.say("report-about", seats=seats, bots=players(groups[0].plan))]
    else:
        lines = [words.say("report-about-compared", seats=seats, groups=len(groups))]
    unfinished = sum(group.unfinished for group in groups)
    if unfinished:
        lines.append(words.say("report-unfinished", count=words.number(unfinished)))
    said = "".join(f"<p>{escape(line)}</p>" for line in lines)
    if len(groups) == 1:
        return said
    listed = "".join(
        f'<li><i class="s{number}"></i>{escape(words.say("report-group", label=group.label, games=words.number(group.count)))}</li>'
        for number, group in enumerate(groups)
    )
    return f'{said}<ul class="legend">{listed}</ul>'


def keys(groups: list[Group], words: ReportWords) -> str:
    """The four numbers that a designer asks for first, of the first group."""
    group = groups[0]
    margin = points.margins(group)
    found = [
        (words.number(points.quantile(margin["best"], 0.5)), "report-key-winner"),
        (words.number(points.quantile(margin["margin"], 0.5)), "report-key-margin"),
        (words.percent(winning.start_share(group).value), "report-key-start"),
    ]
    if group.games["rounds"].null_count() == 0:
        found.insert(0, (words.number(points.quantile(group.games["rounds"], 0.5)), "report-key-rounds"))
    cells = "".join(f"<div><dd>{escape(value)}</dd><dt>{escape(words.say(name, unit=words.unit))}</dt></div>" for value, name in found)
    return f"<dl>{cells}</dl>"


def how(game: House, groups: list[Group], words: ReportWords) -> str:
    seeds = ", ".join(str(seed) for seed in dict.fromkeys(group.plan.seed for group in groups))
    total = words.number(sum(group.count for group in groups))
    lines = [
        words.say("report-how-dots"),
        words.say("report-how-fair"),
        words.say("report-how-bots"),
        words.say("report-how-data", version=__version__, games=total, rules=game.rules_version, seed=seeds),
    ]
    said = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return f"<footer><h2>{escape(words.say('report-how'))}</h2>{said}</footer>"

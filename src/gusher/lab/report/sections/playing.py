"""What players do and whether it pays, and how prices and supplies go."""

from __future__ import annotations

from dataclasses import dataclass

from gusher.lab.report.figures import Figure, Section
from gusher.lab.report.groups import Group, scalar
from gusher.lab.report.sections.points import lasting, margins
from gusher.lab.report.sections.winning import labelled, legend_of, start_share, told
from gusher.lab.report.stats import Mean, Share, mean_of, wilson
from gusher.lab.report.svg import Curve, Dot, curves, dots
from gusher.lab.report.words import ReportWords

SELDOM = 0.02  # of the seats must have done it, for an action to be shown
MOST_KINDS = 40
MOST_BANDS = 3  # more cannot be told apart; nor can those of prices, which move together


@dataclass(frozen=True)
class Use:
    """An action: how often a seat takes it in a game, the share of seats that take it, and the wins of those and of the eager ones."""

    kind: str
    times: float
    taken: float
    when_taken: Share
    when_more: Share


def uses(group: Group) -> list[Use]:
    """All that are not too seldom, the most rewarding first."""
    import polars as pl

    if not len(group.uses):
        return []
    seats = group.seats.select("index", pl.col("seat").cast(pl.UInt8), "win")
    cases = len(seats)
    found = []
    for (kind,), used in group.uses.group_by("kind"):
        counts = used.select("index", "seat", "times")
        all_seats = seats.join(counts, on=["index", "seat"], how="left").with_columns(pl.col("times").fill_null(0))
        taken = all_seats.filter(pl.col("times") > 0)
        if len(taken) < SELDOM * cases:
            continue
        more = all_seats.filter(pl.col("times") > pl.col("times").mean().over("index"))
        found.append(
            Use(
                str(kind),
                scalar(all_seats["times"].mean()),
                len(taken) / cases,
                wilson(scalar(taken["win"].sum()), len(taken)),
                wilson(scalar(more["win"].sum()), len(more)),
            )
        )
    often = sorted(found, key=lambda use: (-use.taken * use.times, use.kind))[:MOST_KINDS]
    return sorted(often, key=lambda use: (-use.when_more.value, use.kind))


def actions(groups: list[Group], words: ReportWords) -> Section | None:
    """One plot a group: with two marks a row, more groups in one plot could not be read."""
    say = words.say
    figures, says = [], []
    for number, group in enumerate(groups):
        found = [use for use in uses(group) if use.when_more.cases]
        if not found:
            continue
        rows = [
            (
                words.kind(use.kind),
                [
                    Dot(number, use.when_taken.value, use.when_taken.low, use.when_taken.high, hollow=True),
                    Dot(number, use.when_more.value, use.when_more.low, use.when_more.high),
                ],
            )
            for use in found
        ]
        title = say("report-actions")
        fair = (group.fair, f"{say('report-fair')}: {words.percent(group.fair)}")
        times = [words.number(use.times, 1 if use.times >= 0.1 else 2) for use in found]
        svg = dots(rows, words.tick, title, fair, [say("report-actions-times"), *times])
        heads = ["", say("report-actions-times"), say("report-actions-taken"), say("report-actions-wins"), say("report-actions-more")]
        table = []
        for use in found:
            percents = (words.percent(share) for share in (use.taken, use.when_taken.value, use.when_more.value))
            table.append([words.kind(use.kind), words.number(use.times, 2), *percents])
        figures.append(Figure(svg, heads, table, title=group.label, says=say("report-actions-key")))
        says.append(labelled(group, " ".join(outstanding(group, found, words))))
    if not figures:
        return None
    return Section("actions", say("report-actions"), [*says, say("report-actions-caution")], figures)


def outstanding(group: Group, found: list[Use], words: ReportWords) -> list[str]:
    out = [use for use in found if use.when_more.differs(group.fair, len(found))]
    lines = []
    if out and out[0].when_more.value > group.fair:
        lines.append(words.say("report-actions-best", kind=words.kind(out[0].kind), **told(out[0].when_more, words)))
    if out and out[-1].when_more.value < group.fair:
        lines.append(words.say("report-actions-worst", kind=words.kind(out[-1].kind), **told(out[-1].when_more, words)))
    return lines or [words.say("report-actions-none")]


def curve(group: Group, measure: str, rounds: list[int]) -> list[tuple[float, float, float, float]]:
    """Round by round the mean, and the middle half, of a measure. A purse is that of one player."""
    import polars as pl

    value = pl.col(measure) / (group.plan.seats if measure == "purse" else 1)
    counted = (
        group.rounds.filter(pl.col("round").is_in(rounds) & pl.col(measure).is_not_null())
        .group_by("round")
        .agg(value.mean().alias("mean"), value.quantile(0.25).alias("low"), value.quantile(0.75).alias("high"))
        .sort("round")
    )
    return [(row["round"], row["mean"], row["low"], row["high"]) for row in counted.iter_rows(named=True)]


def prices(groups: list[Group], words: ReportWords) -> Section | None:
    groups = [group for group in groups if len(lasting(group)) > 1]
    if not groups:
        return None
    figures = []
    for chart, measures in words.measures.charts.items():
        if len(groups) == 1:
            found = chart_of(groups[0], chart, measures, words)
            figures += [found] if found else []
        else:
            for measure in measures:
                found = compared(groups, chart, measure, words)
                figures += [found] if found else []
    if not figures:
        return None
    key = words.say("report-curves-key")
    return Section("curves", words.say("report-curves"), [key], figures)


def chart_of(group: Group, chart: str, measures: tuple[str, ...], words: ReportWords) -> Figure | None:
    """Several measures of one group."""
    rounds = lasting(group)
    band = len(measures) <= (1 if chart == "prices" else MOST_BANDS)
    lines: list[Curve] = []
    for measure in measures:
        points = curve(group, measure, rounds)
        if points:
            lines.append(Curve(words.measure(measure), len(lines), points, band))
    return figure_of(lines, words.chart(chart), words, []) if lines else None


def compared(groups: list[Group], chart: str, measure: str, words: ReportWords) -> Figure | None:
    """One measure of several groups."""
    lines = []
    for number, group in enumerate(groups):
        points = curve(group, measure, lasting(group))
        if points:
            lines.append(Curve(group.label, number, points, band=False))
    return figure_of(lines, f"{words.chart(chart)}: {words.measure(measure)}", words, legend_of(groups)) if lines else None


def figure_of(lines: list[Curve], title: str, words: ReportWords, legend: list[tuple[str, str]]) -> Figure:
    """The caption tells of the line that moves most, for its size."""
    moving = max(lines, key=lambda line: abs(line.points[-1][1] - line.points[0][1]) / (1 + abs(line.points[0][1])))
    first, last = moving.points[0], moving.points[-1]
    says = words.say(
        "report-curves-says",
        name=moving.label,
        first=words.number(first[1]),
        last=words.number(last[1]),
        **{"from": words.number(first[0]), "to": words.number(last[0])},
    )
    rounds = sorted({point[0] for line in lines for point in line.points})
    table = []
    for at in rounds:
        values = [next((words.number(point[1]) for point in line.points if point[0] == at), "–") for line in lines]
        table.append([f"{words.say('report-round')} {at:g}", *values])
    shown = [Curve("" if legend else line.label, line.series, line.points, line.band) for line in lines]
    svg = curves(shown, words.number, title, words.say("report-round"))
    return Figure(svg, ["", *(line.label for line in lines)], table, title=title, says=says[:1].upper() + says[1:], legend=legend)


def column_mean(values: list[float]) -> Mean:
    return mean_of(sum(values), sum(value * value for value in values), len(values))


def compare(groups: list[Group], words: ReportWords) -> Section | None:
    """What the other groups do differently from the first."""
    if len(groups) < 2:
        return None
    say = words.say
    says, table = [], []
    figures: dict[str, list[tuple[str, list[Dot]]]] = {}
    base = measured(groups[0])
    for number, group in enumerate(groups):
        found = measured(group)
        start = start_share(group)
        cells = [f"{words.number(mean.value, 2)} ({words.number(mean.low, 2)} – {words.number(mean.high, 2)})" for mean in found.values()]
        table.append([group.label, words.number(group.count), *cells, words.percent(start.value)])
        for name, mean in found.items():
            figures.setdefault(name, []).append((group.label, [Dot(number, mean.value, mean.low, mean.high)]))
        figures.setdefault("start", []).append((group.label, [Dot(number, start.value, start.low, start.high)]))
        if number:
            says.append(" ".join(changes(group.label, base, found, words)))
    titles = {name: say(f"report-compare-{name}", unit=words.unit) for name in figures}
    heads = [say("report-compare-table"), say("report-compare-games"), *titles.values()]
    made = []
    for name, rows in figures.items():
        ends = [end for _, (dot,) in rows for end in (dot.low, dot.high)]
        digits = 2 if max(ends) - min(ends) < 1 else None
        spell = words.tick if name == "start" else lambda value, digits=digits: words.number(value, digits)
        title = titles[name]
        fair = (groups[0].fair, say("report-fair")) if name == "start" else None
        made.append(Figure(dots(rows, spell, title, fair), heads, table, title=title))
    return Section("compare", say("report-compare"), says, made)


def measured(group: Group) -> dict[str, Mean]:
    import polars as pl

    margin = margins(group)
    found = {}
    if group.games["rounds"].null_count() == 0:
        found["length"] = column_mean(group.games["rounds"].cast(pl.Float64).to_list())
    found["winner"] = column_mean(margin["best"].cast(pl.Float64).to_list())
    found["margin"] = column_mean(margin["margin"].cast(pl.Float64).to_list())
    return found


def changes(label: str, base: dict[str, Mean], found: dict[str, Mean], words: ReportWords) -> list[str]:
    """The luck of the two is added up as if they were dealt apart, which is on the safe side."""
    lines = []
    ways = {"length": ("longer", "shorter", "as-long"), "winner": ("dearer", "cheaper", "as-many")}
    for name, (more, less, same) in ways.items():
        if name not in base or name not in found:
            continue
        by = found[name].value - base[name].value
        half = ((found[name].high - found[name].value) ** 2 + (base[name].high - base[name].value) ** 2) ** 0.5
        values = {"low": words.number(abs(by) - half), "high": words.number(abs(by) + half), "by": words.number(abs(by))}
        given = {"label": label} if name == "length" else {"unit": words.unit}
        if abs(by) <= half:
            lines.append(words.say(f"report-compare-{same}", **given))
        else:
            lines.append(words.say(f"report-compare-{more if by > 0 else less}", **given, **values))
    return lines

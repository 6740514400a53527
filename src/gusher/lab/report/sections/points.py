"""Points and length: how many win, where they come from, how long a game is, and when it is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gusher.lab.report.figures import Figure, Section
from gusher.lab.report.groups import Group, scalar
from gusher.lab.report.sections.winning import labelled, legend_of, told
from gusher.lab.report.stats import Share, bin_width, wilson
from gusher.lab.report.svg import Curve, bars, curves, stacks
from gusher.lab.report.words import ReportWords

if TYPE_CHECKING:
    import polars

ENOUGH = 0.2  # of the games must still last, for a round to be shown
CLOSE = 0.05  # of the winner's score


def winners(group: Group) -> polars.DataFrame:
    import polars as pl

    return group.seats.filter(pl.col("places") == 1)


def others(group: Group) -> polars.DataFrame:
    import polars as pl

    return group.seats.filter(pl.col("places") > 1)


def margins(group: Group) -> polars.DataFrame:
    """For each game the winner's score, and how far the next is behind; who shares a win is not behind."""
    import polars as pl

    best = group.games.select(best=pl.col("scores").list.max(), next=pl.col("scores").list.sort(descending=True).list.get(1))
    return best.with_columns(margin=pl.col("best") - pl.col("next"))


def quantile(column: polars.Series, part: float) -> float:
    return scalar(column.quantile(part, "nearest"))


def shares_by_bin(column: polars.Series, low: float, width: int) -> list[tuple[float, float]]:
    import polars as pl

    bins = ((column.cast(pl.Float64) - low) / width).floor() * width + low
    counted = bins.alias("bin").value_counts().sort("bin")
    return [(float(row["bin"]), row["count"] / len(column)) for row in counted.iter_rows(named=True)]


def histogram(named: list[tuple[int, str, polars.Series]], words: ReportWords, title: str, under: str) -> Figure:
    """Over bins of the same width, cut where hardly any value lies."""
    low = min(quantile(column, 0.002) for _, _, column in named)
    high = max(quantile(column, 0.998) for _, _, column in named)
    width = bin_width(low, high)
    low = low // width * width
    series = [(number, shares_by_bin(column.filter((column >= low) & (column <= high)), low, width)) for number, _, column in named]
    svg = bars(series, width, lambda value: words.number(value, 0), words.tick, title, under)
    parts = (0.05, 0.25, 0.5, 0.75, 0.95)
    rows = [[name, *(words.number(quantile(column, part), 0) for part in parts)] for _, name, column in named]
    return Figure(svg, ["", *(words.percent(part, 0) for part in parts)], rows, legend=[(f"s{number}", name) for number, name, _ in named])


def scores(groups: list[Group], words: ReportWords) -> Section:
    title = words.say("report-scores", unit=words.unit)
    says, named = [], []
    for number, group in enumerate(groups):
        best, rest = winners(group)["scores"], others(group)["scores"]
        margin = margins(group)
        close = scalar((margin["margin"] <= CLOSE * margin["best"]).mean())
        line = words.say(
            "report-scores-says",
            unit=words.unit,
            low=words.number(quantile(best, 0.25)),
            median=words.number(quantile(best, 0.5)),
            high=words.number(quantile(best, 0.75)),
            others=words.number(quantile(rest, 0.5)) if len(rest) else "–",
        )
        ahead = words.number(quantile(margin["margin"], 0.5))
        also = words.say("report-scores-margin", margin=ahead, unit=words.unit, close=words.percent(close, 0))
        says.append(labelled(group, f"{line} {also}"))
        if len(groups) == 1:
            named = [(0, words.say("report-winners"), best), (1, words.say("report-others"), rest)]
        else:
            named.append((number, f"{group.label}: {words.say('report-winners')}", best))
    shown = [entry for entry in named if len(entry[2])]
    return Section("scores", title, says, [histogram(shown, words, title, words.unit)])


def sources(groups: list[Group], words: ReportWords) -> Section | None:
    items = [name.removeprefix("score_") for name in groups[0].seats.columns if name.startswith("score_")]
    if len(items) < 2:
        return None
    title = words.say("report-sources", unit=words.unit)
    says, rows = [], []
    for group in groups:
        best = [scalar(winners(group)[f"score_{item}"].mean()) for item in items]
        rest = [scalar(others(group)[f"score_{item}"].mean()) for item in items]
        main = max(range(len(items)), key=lambda place: best[place])
        apart = max(range(len(items)), key=lambda place: best[place] - rest[place])
        share = best[main] / sum(best) if sum(best) > 0 else 0.0
        values = {"share": words.percent(share, 0), "item": words.item(items[main]), "unit": words.unit}
        more = words.number(best[apart] - rest[apart])
        if main == apart:
            line = words.say("report-sources-both", more=more, **values)
        else:
            also = words.say("report-sources-apart", item=words.item(items[apart]), more=more, unit=words.unit)
            line = f"{words.say('report-sources-says', **values)} {also}"
        says.append(labelled(group, line))
        for who, parts in (("report-winners", best), ("report-others", rest)):
            name = words.say(who)
            rows.append((f"{group.label}: {name}" if len(groups) > 1 else name[:1].upper() + name[1:], parts))
    names = [words.item(item) for item in items]
    table = [[name, *(words.number(part) for part in parts)] for name, parts in rows]
    legend = [(f"p{place}", name) for place, name in enumerate(names)]
    return Section("sources", title, says, [Figure(stacks(rows, words.number, title), ["", *names], table, legend=legend)])


def length(groups: list[Group], words: ReportWords) -> Section | None:
    groups = [group for group in groups if group.games["rounds"].null_count() == 0]
    if not groups:
        return None
    title = words.say("report-length")
    says, named = [], []
    for number, group in enumerate(groups):
        rounds = group.games["rounds"]
        choices = words.number(scalar(group.games["decisions"].mean()) / group.plan.seats, 0)
        if rounds.n_unique() == 1:
            line = words.say("report-length-same", rounds=int(rounds[0]), decisions=choices)
        else:
            low, median, high = (words.number(quantile(rounds, part)) for part in (0.25, 0.5, 0.75))
            line = words.say("report-length-says", low=low, median=median, high=high, decisions=choices)
            named.append((number, group.label or words.say("report-all"), rounds))
        says.append(labelled(group, line))
    figures = [histogram(named, words, title, words.say("report-rounds"))] if named else []
    for figure in figures:
        figure.legend = legend_of(groups)
    return Section("length", title, says, figures)


def lasting(group: Group) -> list[int]:
    """The rounds that enough games reach, the set-up left out."""
    import polars as pl

    counted = group.rounds.filter(pl.col("round") > 0).group_by("round").len().sort("round")
    return [int(row["round"]) for row in counted.iter_rows(named=True) if row["len"] >= ENOUGH * group.count]


def leads(group: Group) -> list[tuple[int, Share]]:
    """For each round, how often who leads at its start goes on to win; several leaders count in parts."""
    import polars as pl

    reached = lasting(group)
    wins = group.games.select("index", "places")
    joined = group.rounds.select("index", "round", "scores").join(wins, on="index").explode("scores", "places")
    keys = ["index", "round"]
    leading = joined.filter(pl.col("scores") == pl.col("scores").max().over(keys))
    won = leading.group_by(keys).agg((pl.col("places") == 1).mean().alias("won"))
    counted = won.group_by("round").agg(pl.col("won").sum(), pl.len().alias("cases")).sort("round")
    return [(int(row["round"]), wilson(row["won"], row["cases"])) for row in counted.iter_rows(named=True) if row["round"] in reached]


def lead(groups: list[Group], words: ReportWords) -> Section | None:
    groups = [group for group in groups if len(lasting(group)) > 2]
    if not groups:
        return None
    title = words.say("report-lead")
    says, lines, table = [], [], []
    for number, group in enumerate(groups):
        found = leads(group)
        middle = int(quantile(group.games["rounds"], 0.5)) // 2 + 1
        share = dict(found).get(middle, found[len(found) // 2][1])
        line = words.say("report-lead-says", round=middle, **told(share, words))
        early = next((at for at, shown in found if shown.value >= 0.5), None)
        if early is not None and early < middle:
            line += " " + words.say("report-lead-early", round=early)
        says.append(labelled(group, line))
        lines.append(Curve(group.label, number, [(at, shown.value, shown.low, shown.high) for at, shown in found]))
        prefix = f"{group.label}, " if group.label else ""
        table += [[f"{prefix}{words.say('report-round')} {at}", *told(shown, words).values()] for at, shown in found]
    axis = words.say("report-lead-axis")
    svg = curves(lines, words.tick, axis, words.say("report-round"))
    heads = ["", words.say("report-share"), words.say("report-from"), words.say("report-to")]
    return Section("lead", title, says, [Figure(svg, heads, table, says=axis[:1].upper() + axis[1:], legend=legend_of(groups))])

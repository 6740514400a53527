"""Who wins: by seat, by turn order, by bot, and by what a seat was dealt."""

from __future__ import annotations

from collections.abc import Callable

from gusher.lab.report.figures import Figure, Section
from gusher.lab.report.groups import Group, scalar
from gusher.lab.report.stats import Share, wilson
from gusher.lab.report.svg import Dot, dots
from gusher.lab.report.words import ReportWords

Shares = list[tuple[object, Share]]
Naming = Callable[[object], dict[str, int | str]]


def win_shares(group: Group, column: str) -> Shares:
    """The wins of every value of a column, in its order."""
    import polars as pl

    found = group.seats.group_by(column).agg(pl.col("win").sum().alias("wins"), pl.len().alias("cases")).sort(column)
    return [(row[column], wilson(row["wins"], row["cases"])) for row in found.iter_rows(named=True)]


def begins(group: Group) -> int | None:
    """The seat that begins in all games, if it is always the same."""
    starts = group.games["start"].unique().to_list()
    return int(starts[0]) if len(starts) == 1 else None


def told(share: Share, words: ReportWords) -> dict[str, str]:
    return {"share": words.percent(share.value), "low": words.percent(share.low), "high": words.percent(share.high)}


def legend_of(groups: list[Group]) -> list[tuple[str, str]]:
    return [(f"s{number}", group.label) for number, group in enumerate(groups)] if len(groups) > 1 else []


def share_figure(groups: list[Group], found: list[Shares], names: dict[object, str], words: ReportWords, title: str) -> Figure:
    """A row for each value that occurs in any group."""
    rows, table = [], []
    for value, name in names.items():
        marks = []
        for number, (group, shown) in enumerate(zip(groups, found, strict=True)):
            share = dict(shown).get(value)
            if share is not None:
                marks.append(Dot(number, share.value, share.low, share.high))
                label = f"{name}, {group.label}" if len(groups) > 1 else name
                table.append([label, *told(share, words).values(), words.number(share.cases, 0)])
        rows.append((name, marks))
    say = words.say
    fair = groups[0].fair
    svg = dots(rows, words.tick, title, (fair, f"{say('report-fair')}: {words.percent(fair)}"))
    heads = ["", say("report-share"), say("report-from"), say("report-to"), say("report-compare-games")]
    return Figure(svg, heads, table, legend=legend_of(groups))


def seats(groups: list[Group], words: ReportWords) -> Section:
    found = [win_shares(group, "seat") for group in groups]
    most = max(group.plan.seats for group in groups)
    names: dict[object, str] = {seat: words.say("report-seat", number=seat + 1) for seat in range(most)}
    title = words.say("report-seats")
    says = []
    for group, shown in zip(groups, found, strict=True):
        lines = standing_out(group, shown, lambda seat: {"seat": int(str(seat)) + 1}, "report-seats", words)
        always = begins(group)
        if always is not None:
            lines.append(words.say("report-seats-begins", seat=always + 1))
        says.append(labelled(group, " ".join(lines)))
    return Section("seats", title, says, [share_figure(groups, found, names, words, title)])


def standing_out(group: Group, shown: Shares, name: Naming, message: str, words: ReportWords) -> list[str]:
    """The best and the worst, if luck does not explain them."""
    fair = words.percent(group.fair)
    out = [(value, share) for value, share in shown if share.differs(group.fair, len(shown))]
    if not out:
        return [words.say(f"{message}-fair", fair=fair)]
    lines = []
    best, worst = max(out, key=lambda pair: pair[1].value), min(out, key=lambda pair: pair[1].value)
    if best[1].value > group.fair:
        lines.append(words.say(f"{message}-more", fair=fair, **name(best[0]), **told(best[1], words)))
    if worst[1].value < group.fair:
        lines.append(words.say(f"{message}-less", fair=fair, **name(worst[0]), **told(worst[1], words)))
    return lines


def labelled(group: Group, line: str) -> str:
    return f"{group.label}: {line}" if group.label else line


def turns(groups: list[Group], words: ReportWords) -> Section | None:
    """By turn order; for games in which not always the same seat begins."""
    groups = [group for group in groups if begins(group) is None]
    if not groups:
        return None
    found = [win_shares(group, "turn") for group in groups]
    most = max(group.plan.seats for group in groups)
    names: dict[object, str] = {turn: words.say("report-turns-place", place=turn) for turn in range(most)}
    title = words.say("report-turns")
    says = []
    for group, shown in zip(groups, found, strict=True):
        first = dict(shown)[0]
        way = "fair" if not first.differs(group.fair) else "more" if first.value > group.fair else "less"
        line = words.say(f"report-turns-{way}", fair=words.percent(group.fair), **told(first, words))
        best, share = max(shown, key=lambda pair: pair[1].value)
        if best != 0 and share.differs(group.fair, len(shown)):
            line += " " + words.say("report-turns-best", place=names[best], **told(share, words))
        says.append(labelled(group, line))
    return Section("turns", title, says, [share_figure(groups, found, names, words, title)])


def bots(groups: list[Group], words: ReportWords) -> Section | None:
    """By bot, where several kinds sit at one table."""
    groups = [group for group in groups if len(set(group.plan.bots)) > 1]
    if not groups:
        return None
    found = [win_shares(group, "bots") for group in groups]
    names: dict[object, str] = {value: str(value) for shown in found for value, _ in shown}
    title = words.say("report-bots")
    says = []
    for group, shown in zip(groups, found, strict=True):
        best, share = max(shown, key=lambda pair: pair[1].value)
        line = words.say("report-bots-best", bot=str(best), fair=words.percent(group.fair), **told(share, words))
        says.append(labelled(group, line))
    return Section("bots", title, says, [share_figure(groups, found, names, words, title)])


def dealt(groups: list[Group], words: ReportWords) -> list[Section]:
    """By what a seat was dealt, one section for each trait that the game has."""
    sections = []
    traits = [name for name in groups[0].seats.columns if name.startswith("trait_")]
    for trait in traits:
        having = [group for group in groups if trait in group.seats.columns]
        found = [win_shares(group, trait) for group in having]
        order = sorted(dict(found[0]).items(), key=lambda pair: -pair[1].value)
        names: dict[object, str] = {value: str(value) for value, _ in order}
        title = words.trait(trait.removeprefix("trait_"))
        says = [
            labelled(group, " ".join(standing_out(group, shown, lambda value: {"name": str(value)}, "report-traits", words)))
            for group, shown in zip(having, found, strict=True)
        ]
        sections.append(Section(trait, title, says, [share_figure(having, found, names, words, title)]))
    return sections


def start_share(group: Group) -> Share:
    """The wins of who begins."""
    import polars as pl

    first = group.seats.filter(pl.col("turn") == 0)
    return wilson(scalar(first["win"].sum()), len(first))

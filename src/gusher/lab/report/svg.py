"""Small plots as SVG, drawn by us: they take the colours and the type of the page, print, scale, and weigh a few kilobytes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from gusher.lab.report.stats import ticks

WIDTH = 600
ROW = 34
LETTER = 8.1  # the usual width of a letter of the labels
LONGEST = 27  # letters of a label; what is longer takes two lines

Wording = Callable[[float], str]
Scale = Callable[[float], float]


@dataclass(frozen=True)
class Dot:
    """A value with its interval, of the group number `series`. A hollow one is of lesser weight."""

    series: int
    value: float
    low: float
    high: float
    hollow: bool = False


@dataclass(frozen=True)
class Curve:
    """A curve: x, y, and the band around it."""

    label: str
    series: int
    points: list[tuple[float, float, float, float]]
    band: bool = True


def picture(height: float, body: list[str], label: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label, quote=True)}">{"".join(body)}</svg>'


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def rule(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def margin_of(labels: list[str]) -> float:
    longest = max(len(line) for label in labels for line in folded(label))
    return max(60.0, 22 + LETTER * min(longest, LONGEST + 3))


def folded(label: str) -> list[str]:
    """A label in one line, or in two of about the same length."""
    if len(label) <= LONGEST:
        return [label]
    gaps = [place for place, letter in enumerate(label) if letter in " .,"] or [len(label) // 2]
    cut = min(gaps, key=lambda place: abs(place - len(label) / 2)) + 1
    return [label[:cut].rstrip(), label[cut:]]


def name_at(x: float, y: float, label: str) -> str:
    """A label to the left of x, in the middle of a row."""
    lines = folded(label)
    top = y + 5 - 8 * (len(lines) - 1)
    return "".join(text(x, top + 16 * number, line, "name", "end") for number, line in enumerate(lines))


def dots(
    rows: list[tuple[str, list[Dot]]], say: Wording, label: str, fair: tuple[float, str] | None = None, beside: list[str] | None = None
) -> str:
    """A row for each label, with its dots and their intervals; a line where all would be equal.

    On the right stand the values, or what `beside` says: a heading, and a word for each row. Hollow dots lie behind the others.
    """
    left = margin_of([name for name, _ in rows])
    right = WIDTH - 64.0
    marks = [end for _, found in rows for dot in found for end in ((dot.value,) if dot.hollow else (dot.low, dot.high))]
    marks += [fair[0]] if fair else []
    low, high = stretch(min(marks), max(marks))
    scale = scaled(low, high, left, right)
    series = max((sum(not dot.hollow for dot in found) for _, found in rows), default=1)
    step = ROW if series == 1 else 16 * series + 16
    bottom = 30 + step * len(rows)
    body: list[str] = []
    for tick in ticks(low, high, 5):
        body += [rule(scale(tick), 24, scale(tick), bottom, "grid"), text(scale(tick), bottom + 20, say(tick), "tick", "middle")]
    if fair:
        body += [rule(scale(fair[0]), 18, scale(fair[0]), bottom, "fair"), text(scale(fair[0]), 12, fair[1], "tick", "middle")]
    if beside:
        body.append(text(WIDTH, 12, beside[0], "tick", "end"))
    for number, (name, found) in enumerate(rows):
        middle = 30 + step * (number + 0.5)
        body.append(name_at(left - 14, middle, name))
        for dot in found:
            if dot.hollow:
                body.append(f'<circle cx="{scale(dot.value):.1f}" cy="{middle:.1f}" r="6" class="hollow s{dot.series}"/>')
        full = [dot for dot in found if not dot.hollow]
        for place, dot in enumerate(full):
            y = middle + (place - (len(full) - 1) / 2) * 16
            body.append(rule(scale(dot.low), y, scale(dot.high), y, f"bar s{dot.series}"))
            body.append(f'<circle cx="{scale(dot.value):.1f}" cy="{y:.1f}" r="6" class="dot s{dot.series}"/>')
            body.append(text(WIDTH, y + 5, say(dot.value) if beside is None else beside[number + 1], "value", "end"))
    return picture(bottom + 28, body, label)


def bars(series: list[tuple[int, list[tuple[float, float]]]], width: float, say: Wording, share: Wording, label: str, under: str) -> str:
    """Histograms over the same bins: for each the left end of a bin and its share. The first is filled, all have outlines."""
    height, top, left, right = 230.0, 12.0, 52.0, WIDTH - 8.0
    bins = [start for _, found in series for start, _ in found]
    low, high = min(bins), max(bins) + width
    x = scaled(low, high, left, right)
    most = max(value for _, found in series for _, value in found)
    y = scaled(0, most * 1.05, height, top)
    body: list[str] = []
    for tick in ticks(0, most * 1.05, 4):
        body += [rule(left, y(tick), right, y(tick), "grid"), text(left - 8, y(tick) + 5, share(tick), "tick", "end")]
    for number, found in series:
        shares = dict(found)
        starts = [low + width * step for step in range(round((high - low) / width))]
        path = f"M{x(low):.1f} {height:.1f}"
        for start in starts:
            path += f"V{y(shares.get(start, 0.0)):.1f}H{x(start + width):.1f}"
        body.append(f'<path d="{path}V{height:.1f}" class="area s{number}"/>')
    body.append(rule(left, height, right, height, "axis"))
    middle = width / 2 if width <= 1 else 0.0
    for tick in ticks(low, high - (width if width <= 1 else 0), 8 if high < 1000 else 5):
        if tick == int(tick) or width < 1:
            body.append(text(x(tick + middle), height + 20, say(tick), "tick", "middle"))
    body.append(text((left + right) / 2, height + 42, under, "under", "middle"))
    return picture(height + 50, body, label)


def stacks(rows: list[tuple[str, list[float]]], say: Wording, label: str) -> str:
    """Parts of a whole, one bar a row; negative parts are left out of the drawing and stand in the table."""
    left = margin_of([name for name, _ in rows])
    right = WIDTH - 70.0
    most = max(sum(max(0.0, part) for part in parts) for _, parts in rows) or 1.0
    scale = scaled(0, most, left, right)
    body: list[str] = []
    for number, (name, parts) in enumerate(rows):
        y = 6.0 + 44 * number
        body.append(name_at(left - 14, y + 17, name))
        at = 0.0
        for place, part in enumerate(parts):
            if part > 0:
                x1, x2 = scale(at), scale(at + part)
                body.append(f'<rect x="{x1:.1f}" y="{y:.1f}" width="{max(0.5, x2 - x1 - 1):.1f}" height="32" class="part p{place}"/>')
                said = say(part)
                if x2 - x1 > 10 + LETTER * len(said):
                    body.append(text((x1 + x2) / 2, y + 21, said, "inside", "middle"))
                at += part
        body.append(text(scale(at) + 8, y + 22, say(sum(parts)), "value"))
    return picture(10 + 44 * len(rows), body, label)


def curves(lines: list[Curve], say: Wording, label: str, under: str, whole: bool = True) -> str:
    """Lines over the rounds, each named at its end; the band of a line holds the middle half of the games."""
    height, top, left = 250.0, 14.0, 58.0
    right = WIDTH - margin_of([line.label for line in lines if line.label] or [""])
    points = [point for line in lines for point in line.points]
    x = scaled(min(point[0] for point in points), max(point[0] for point in points), left, right)
    bands = [point for line in lines for point in line.points if line.band]
    ends = [point[1] for point in points] + [end for point in bands for end in point[2:]]
    low, high = (0.0, max(ends) * 1.05 or 1.0) if whole and min(ends) >= 0 else stretch(min(ends), max(ends))
    y = scaled(low, high, height, top)
    body: list[str] = []
    for tick in ticks(low, high, 5):
        body += [rule(left, y(tick), right, y(tick), "grid"), text(left - 8, y(tick) + 5, say(tick), "tick", "end")]
    for line in lines:
        if line.band:
            upper = " ".join(f"{x(point[0]):.1f},{y(point[3]):.1f}" for point in line.points)
            lower = " ".join(f"{x(point[0]):.1f},{y(point[2]):.1f}" for point in reversed(line.points))
            body.append(f'<polygon points="{upper} {lower}" class="band s{line.series}"/>')
    for line in lines:
        path = " ".join(f"{x(point[0]):.1f},{y(point[1]):.1f}" for point in line.points)
        body.append(f'<polyline points="{path}" class="curve s{line.series}"/>')
    named = [(y(line.points[-1][1]), line) for line in lines if line.label]
    for place, line in spaced(named):
        body.append(text(right + 10, place + 5, line.label, f"name ink s{line.series}"))
    first, last = min(point[0] for point in points), max(point[0] for point in points)
    for tick in ticks(first, last, 8):
        if tick == int(tick):
            body.append(text(x(tick), height + 22, f"{tick:g}", "tick", "middle"))
    body += [rule(left, height, right, height, "axis"), text((left + right) / 2, height + 44, under, "under", "middle")]
    return picture(height + 52, body, label)


def spaced(named: list[tuple[float, Curve]]) -> list[tuple[float, Curve]]:
    """Labels moved apart, so that none lies on another."""
    found: list[tuple[float, Curve]] = []
    for place, line in sorted(named, key=lambda pair: pair[0]):
        found.append((max(place, found[-1][0] + 19) if found else place, line))
    over = found[-1][0] - 250 if found else 0
    return [(place - over, line) for place, line in found] if over > 0 else found


def scaled(low: float, high: float, start: float, end: float) -> Scale:
    span = (high - low) or 1.0
    return lambda value: start + (value - low) / span * (end - start)


def stretch(low: float, high: float) -> tuple[float, float]:
    """A little air on both sides."""
    air = (high - low) * 0.06 or 0.05
    return (max(0.0, low - air) if low >= 0 else low - air), high + air




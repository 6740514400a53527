"""What a section of a report is made of: a heading, sentences, a plot, and its numbers as a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape


@dataclass
class Figure:
    """A plot with the numbers behind it. `title` stands above if a section has several."""

    svg: str
    heads: list[str]
    rows: list[list[str]]
    title: str = ""
    says: str = ""
    legend: list[tuple[str, str]] = field(default_factory=list)  # class of the colour, and its name


@dataclass
class Section:
    """A question, the answer in a few sentences, and the plots that show it."""

    key: str
    title: str
    says: list[str]
    figures: list[Figure]
    note: str = ""


def html(section: Section, numbers: str) -> str:
    says = "".join(f"<p>{escape(line)}</p>" for line in section.says)
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    figures = "".join(figure_html(figure, numbers) for figure in section.figures)
    return f'<section id="{section.key}"><h2>{escape(section.title)}</h2>{says}{figures}{note}</section>'


def figure_html(figure: Figure, numbers: str) -> str:
    title = f"<h3>{escape(figure.title)}</h3>" if figure.title else ""
    says = f"<figcaption>{escape(figure.says)}</figcaption>" if figure.says else ""
    keys = "".join(f'<li><i class="{colour}"></i>{escape(name)}</li>' for colour, name in figure.legend)
    legend = f'<ul class="legend">{keys}</ul>' if keys else ""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in figure.heads)
    lines = "".join(row_html(row) for row in figure.rows)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
    details = f"<details><summary>{escape(numbers)}</summary><div>{table}</div></details>"
    return f'<figure>{title}{says}{legend}<div class="plot">{figure.svg}</div>{details}</figure>'


def row_html(row: list[str]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'

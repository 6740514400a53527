"""The report: it says what the games say, needs nothing but itself, and speaks every language that it offers."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import polars
import pytest

from gusher import registry
from gusher.core.errors import SetupError
from gusher.house import House
from gusher.lab.report.groups import by_seat, read_groups
from gusher.lab.report.sections.playing import uses
from gusher.lab.report.sections.points import leads, margins
from gusher.lab.report.sections.winning import win_shares
from gusher.lab.report.stats import bin_width, mean_of, ticks, wilson
from gusher.lab.report.words import ReportWords
from gusher.texts import languages
from tests.lab.app import call

pytestmark = pytest.mark.one_build

GAMES = [game.name for game in registry.games()]
SHORT = {"oilfield": ("--option", "max_rounds=5"), "mcmulti": ("--option", "round_limit=6"), "giganten": (), "interbellum": ()}


class Page(HTMLParser):
    """What a page holds, and whether its tags close."""

    EMPTY = ("meta", "line", "circle", "rect", "path", "polygon", "polyline", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def run(folder: Path, game: str, games: int, *words: str) -> Path:
    call("simulate", game, "--games", str(games), "--jobs", "1", "--seats", "3", "--out", str(folder), *SHORT[game], *words)
    return folder


@pytest.fixture(scope="module")
def oilfield(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return run(tmp_path_factory.mktemp("runs") / "oilfield", "oilfield", 30, "--bots", "greedy,random,random")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_every_language(game: str, tmp_path: Path) -> None:
    files = {language: tmp_path / f"{language}.html" for language in languages()}
    run(tmp_path / "run", game, 4, "--report", str(files["en"]))
    for language in set(files) - {"en"}:
        call("report", str(tmp_path / "run"), "--out", str(files[language]), "--language", language)
    for language, file in files.items():
        text = file.read_text(encoding="utf-8")
        page = Page(text)
        assert page.tags[0] == ("html", {"lang": language})
        ids = [attributes["id"] for tag, attributes in page.tags if tag == "section"]
        assert {"seats", "scores", "sources", "length", "actions", "curves"} - set(ids) == set()
        assert ("trait_company" in ids) == (game == "interbellum")
        assert sum(tag == "svg" for tag, _ in page.tags) >= 8
        assert all(attributes.get("aria-label") for tag, attributes in page.tags if tag == "svg")
        assert not re.search(r"https?://|<script|@import|url\(|\bnan\b|None|\binf\b", text)
        assert len(text) < 1_500_000


def test_shares_are_those_of_the_games(oilfield: Path) -> None:
    game, (group,) = read_groups([oilfield])
    assert game.name == "oilfield"
    frame = polars.read_parquet(oilfield / "games-*.parquet")
    won = sum(1 / places.count(1) for bots, places in frame.select("bots", "places").rows() if places[bots.index("greedy")] == 1)
    found = dict(win_shares(group, "bots"))
    assert found["greedy"].value == pytest.approx(won / 30)
    assert found["greedy"].cases == 30
    assert sum(share.value * share.cases for _, share in win_shares(group, "seat")) == pytest.approx(30)
    assert sum(share.value * share.cases for _, share in win_shares(group, "turn")) == pytest.approx(30)
    summary = json.loads((oilfield / "summary.json").read_text())
    assert found["greedy"].value == pytest.approx(summary["win_share"][0])


def test_actions_are_those_that_were_taken(oilfield: Path) -> None:
    _, (group,) = read_groups([oilfield])
    frame = polars.read_parquet(oilfield / "uses-*.parquet")
    for use in uses(group):
        times = frame.filter(polars.col("kind") == use.kind)["times"]
        assert use.times == pytest.approx(times.sum() / 90)
        assert use.taken == pytest.approx(len(times) / 90)
        assert use.when_taken.cases == len(times)
    assert {use.kind for use in uses(group)} >= {"place drill", "card build"}


def test_the_leader_of_the_last_round_wins_more_often_than_others(oilfield: Path) -> None:
    _, (group,) = read_groups([oilfield])
    found = leads(group)
    assert [at for at, _ in found] == [1, 2, 3, 4, 5]
    assert found[0][1].value < found[-1][1].value
    assert (margins(group)["margin"] >= 0).all()


def test_a_row_a_seat_with_the_order_of_turns() -> None:
    games = polars.DataFrame({"index": [0], "start": [2], "rounds": [5], "scores": [[9, 4, 9]], "places": [[1, 3, 1]]})
    rows = by_seat(games, 3).select("seat", "turn", "win").rows()
    assert rows == [(0, 1, 0.5), (1, 2, 0.0), (2, 0, 0.5)]


def test_option_sets_side_by_side(tmp_path: Path) -> None:
    folder = run(tmp_path / "run", "oilfield", 12, "--bots", "greedy", "--compare", "max_rounds=7", "--compare", "per_player.money=30")
    file = tmp_path / "report.html"
    call("report", str(folder), "--out", str(file))
    page = Page(file.read_text(encoding="utf-8"))
    assert "compare" in [attributes.get("id") for _, attributes in page.tags]
    assert "max_rounds=7: games last 2 rounds more (2 to 2)." in page.text
    assert "per_player.money=30: games are about as long as in the first set." in page.text


def test_runs_of_different_bots_side_by_side(oilfield: Path, tmp_path: Path) -> None:
    other = run(tmp_path / "other", "oilfield", 9, "--bots", "greedy")
    file = tmp_path / "report.html"
    call("report", str(oilfield), str(other), "--out", str(file), "--language", "de")
    text = Page(file.read_text(encoding="utf-8")).text
    assert "greedy, random: 30 Partien" in text
    assert "greedy: 9 Partien" in text


def test_settings_of_one_bot_are_one_player_by_name(tmp_path: Path) -> None:
    searched = run(tmp_path / "searched", "oilfield", 2, "--bots", "search:iterations=2,search:iterations=3,search:iterations=3")
    other = run(tmp_path / "other", "oilfield", 2, "--bots", "greedy")
    _, groups = read_groups([searched, other])
    assert [group.label for group in groups] == ["search", "greedy"]


def test_games_of_chance_are_reported_without_actions(tmp_path: Path) -> None:
    folder = run(tmp_path / "run", "oilfield", 20)
    file = tmp_path / "report.html"
    call("report", str(folder), "--out", str(file))
    ids = [attributes.get("id") for tag, attributes in Page(file.read_text(encoding="utf-8")).tags if tag == "section"]
    assert ids == ["seats", "turns", "scores", "sources", "length"]


def test_what_is_no_run_is_refused(oilfield: Path, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "report.html"))
    for words, complaint in (
        (("nosuch",), "no folder of simulate"),
        ((str(oilfield), "--language", "xx"), "no language 'xx'; allowed: de, en, fr, it, nl"),
    ):
        with pytest.raises(SetupError, match=complaint):
            call("report", *words, *out)
    with pytest.raises(SetupError, match="cannot write"):
        call("report", str(oilfield), "--out", str(tmp_path))
    with pytest.raises(SetupError, match="there is no folder for it"):
        call("simulate", "oilfield", "--report", str(tmp_path / "no" / "report.html"))
    other = run(tmp_path / "giganten", "giganten", 2)
    with pytest.raises(SetupError, match="one game, not about giganten and oilfield"):
        call("report", str(oilfield), str(other), *out)


def test_labels_are_escaped(oilfield: Path) -> None:
    from gusher.lab.report.page import page

    game, (group,) = read_groups([oilfield])
    group.label = "<b>&"
    assert "<b>" not in page(game, [group, group], "en")


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_every_measure_is_drawn_and_every_one_has_a_name(game: House, language: str) -> None:
    words = ReportWords(game, language)
    measures = game.measures()
    drawn = [measure for chart in measures.charts.values() for measure in chart]
    assert len(drawn) == len(set(drawn))
    assert set(drawn) <= set(measures.columns())
    assert all(words.own("measure", measure) for measure in drawn)
    assert all(words.own("chart", chart) for chart in measures.charts)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    game = registry.game("oilfield")
    english, german = ReportWords(game, "en"), ReportWords(game, "de")
    assert [english.number(value) for value in (3, 2.54, 1234.5, -0.5)] == ["3", "2.5", "1,234", "-0.5"]
    assert [german.number(value) for value in (3, 2.54, 1234.5)] == ["3", "2,5", "1.234"]
    percents = english.percent(0.2512), german.percent(0.2512), english.percent(0.25)
    assert [said.replace("\N{NO-BREAK SPACE}", " ") for said in percents] == ["25.1%", "25,1 %", "25%"]


def test_intervals() -> None:
    half = wilson(50, 100)
    assert (half.value, round(half.low, 4), round(half.high, 4)) == (0.5, 0.4038, 0.5962)
    assert not half.differs(0.42)
    assert half.differs(0.40)
    assert not half.differs(0.40, chances=10)
    assert wilson(0, 10).low == pytest.approx(0)
    assert wilson(0, 0).high == 1
    mean = mean_of(30, 300, 4)
    assert mean.value == 7.5
    assert mean.low == pytest.approx(7.5 - 1.96 * 4.3301 / 2, abs=0.001)


def test_axes_have_round_numbers() -> None:
    assert ticks(0, 1, 5) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert ticks(3, 47, 6) == [10, 20, 30, 40]
    assert ticks(0.21, 0.29, 4) == [0.22, 0.24, 0.26, 0.28]
    assert ticks(0, 64_000, 5) == [0, 20_000, 40_000, 60_000]
    assert ticks(5, 5) == [5]
    assert [bin_width(0, high) for high in (30, 60, 150, 300, 40_000)] == [1, 2, 5, 10, 2000]

"""The file of weights: written, read again, and refused in one line where it cannot be used."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import gusher
from gusher import bots
from gusher.bots import bot, ladder, weights_of
from gusher.bots.ladder import LADDER
from gusher.bots.learned.features import Features
from gusher.bots.learned.look import Learned
from gusher.bots.learned.master import Master
from gusher.bots.learned.weights import MAGIC, Weights, packed, read_weights, shape_of
from gusher.bots.search.search import Search
from gusher.bots.uniform import Uniform
from gusher.core.errors import SetupError
from gusher.house import House
from gusher.registry import games

LEARNED = [game for game in games() if game.features() is not None]


def features() -> Features:
    return Features(["round"], ["money", "oil"], {"points": 10.0})


def some(first: int = 8) -> Weights:
    widths = (first, 8)
    count = sum(shape_of(features(), widths).sizes())
    return Weights("drill", features(), packed([at / 64 for at in range(count)]), {"command": "gusher train drill"}, widths)


def written(folder: Path, content: bytes) -> Path:
    file = folder / "weights.bin"
    file.write_bytes(content)
    return file


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    found = read_weights(written(tmp_path, some().as_bytes()), "drill", features())
    assert (found.numbers, found.widths, found.made) == (some().numbers, (8, 8), {"command": "gusher train drill"})
    network = found.network()
    assert (network.by_table[1], network.added_last[2]) == (1 / 64, (len(found.numbers) // 4 - 1) / 64)


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (lambda content: b"", "is no file of weights"),
        (lambda content: b"PK" + content, "is no file of weights"),
        (lambda content: MAGIC + b"{}\n", "is no file of weights"),
        (lambda content: MAGIC + b"[1, 2]\n", "is no file of weights"),
        (lambda content: content[:-4], "is damaged"),
        (lambda content: content[:-1] + b"\x7f", "is damaged"),
        (lambda content: content.replace(b'"drill"', b'"other"'), "weights for another game"),
        (lambda content: content.replace(b'"money"', b'"gold"'), "other features"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(tmp_path: Path, spoilt: object, said: str) -> None:
    assert callable(spoilt)
    with pytest.raises(SetupError, match=said) as refused:
        read_weights(written(tmp_path, spoilt(some().as_bytes())), "drill", features())
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: str(game.name))
def test_our_games_come_with_weights_and_how_they_were_made(game: House) -> None:
    assert game.weights().stat().st_size < 1_000_000
    line = game.weights().read_bytes().split(b"\n")[1]
    header = json.loads(line)
    assert header["licence"] == "MIT"
    assert header["made"]["command"].startswith(f"gusher train {game.name}")
    assert isinstance(bot("learned", game.name), Learned)
    assert isinstance(bot("master", game.name), Master)


@pytest.fixture
def forgetful() -> Iterator[None]:
    weights_of.cache_clear()
    yield
    weights_of.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_without_weights_that_can_be_used_search_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = gusher.game("oilfield")
    broken = written(tmp_path, b"no weights")
    monkeypatch.setattr(bots, "read_weights", lambda path, game, features: read_weights(broken, game, features))
    for name in ("learned", "master:iterations=5"):
        player = bot(name, house.name)
        assert isinstance(player, Search)
        assert not isinstance(player, Master)
    assert ladder(house.name) == LADDER
    assert isinstance(bot("beginner", house.name), Uniform)
    assert capsys.readouterr().err == f"gusher: {broken} is no file of weights; search plays instead\n"

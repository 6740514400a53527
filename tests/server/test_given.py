"""Settings of a server: from where, in which order, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from gusher.core.errors import SetupError
from gusher.server.given import gather, shown
from gusher.server.settings import Settings
from tests.cli.runs import refused, run

pytestmark = pytest.mark.one_build


def test_an_option_comes_before_the_environment_and_that_before_a_file(tmp_path: Path) -> None:
    file = tmp_path / "gusher.toml"
    said = ["grace = 1", "tables_per_person = 1", "chat_length = 1", 'proxies = ["10.0.0.1"]', 'usual_bot = "search-easy"']
    file.write_text("\n".join(said), encoding="utf-8")
    environment = {"GUSHER_SERVE_GRACE": "2.5", "GUSHER_SERVE_TABLES_PER_PERSON": "2", "GUSHER_SERVE_PLAIN": "yes", "GUSHER_PURE": "1"}
    settings, places = gather(Settings(), ["grace=3"], environment, file)
    assert (settings.grace, settings.tables_per_person, settings.chat_length) == (3.0, 2, 1)
    assert (settings.proxies, settings.usual_bot, settings.plain) == (frozenset({"10.0.0.1"}), "search-easy", True)
    assert places["grace"] == "--set"
    assert places["tables_per_person"] == "GUSHER_SERVE_TABLES_PER_PERSON"
    assert places["chat_length"] == str(file)
    assert "connections" not in places


def test_what_is_shown_is_a_file_of_the_same_settings(tmp_path: Path) -> None:
    settings, places = gather(Settings(), ["proxies=::1, 10.0.0.1", "mail_from=games@example.org", "beat=0.25"], {}, None)
    file = tmp_path / "gusher.toml"
    file.write_text(shown(settings, places), encoding="utf-8")
    assert gather(Settings(), [], {}, file)[0] == settings


def test_no_password_is_shown() -> None:
    settings, places = gather(Settings(), [], {"GUSHER_SERVE_MAIL": "smtp://ann:se:cret@mail.example.org:587"}, None)
    assert "cret" not in shown(settings, places)
    assert 'mail = "smtp://ann:' in shown(settings, places)


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("grace", "--set takes NAME=VALUE, not grace"),
        ("grce=1", "there is no setting grce; gusher serve --show-settings tells which there are"),
        ("grace=soon", "--set: grace takes a number from 0 on, not soon"),
        ("grace=-1", "--set: grace takes a number from 0 on, not -1"),
        ("grace=inf", "--set: grace takes a number from 0 on, not inf"),
        ("connections=2.5", "--set: connections takes a whole number from 0 on, not 2.5"),
        ("window=0", "--set: window takes a number above 0, not 0"),
        ("metrics_port=70000", "--set: metrics_port takes a whole number from 0 to 65535, not 70000"),
        ("log_format=xml", "log_format takes text or json, not xml"),
        ("plain=perhaps", "--set: plain takes yes or no, not perhaps"),
    ],
)
def test_what_is_wrong_is_one_line(said: str, line: str) -> None:
    with pytest.raises(SetupError, match="^" + line.replace("--", "\\-\\-").replace(".", "\\.") + "$"):
        gather(Settings(), [said], {}, None)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("grace", "is not TOML"),
        ("mail = 3", "mail takes a text in quotation marks, not 3"),
        ("plain = 2", "plain takes yes or no, not 2"),
        ("usual_bot = 'gredy'", "there is no bot 'gredy'"),
    ],
)
def test_a_file_that_is_wrong_says_so(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "gusher.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match=line):
        gather(Settings(), [], {}, file)


def test_the_command_shows_them_and_refuses_a_file_that_is_not_there() -> None:
    done = run("serve", "--show-settings", "--grace", "5", "--origin", "https://games.example.org")
    assert done.code == 0
    assert "grace = 5.0  # option\n" in done.out
    assert 'origins = ["https://games.example.org"]  # option\n' in done.out
    assert "chat_length = 500  # usual\n" in done.out
    assert "cannot read nowhere.toml" in refused("serve", "--settings", "nowhere.toml")

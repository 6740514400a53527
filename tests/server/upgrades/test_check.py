"""`gusher tables check`: what would become of every table, said beside the server that plays them, and without a trace."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import MetaData
from typer.testing import CliRunner

from gusher.cli import app
from gusher.house import House
from gusher.server.rooms.tables import Tables
from gusher.server.stores.store import Person
from gusher.server.wire import NewSeat, NewTable
from tests.server.storing import dump, engine_of, execute, url_of
from tests.server.upgrades.bets import Bets, installed
from tests.server.upgrades.test_versions import WHOLE, begun, choose, under

pytestmark = pytest.mark.one_build


def checked(database: Path, game: House | None, *words: str) -> tuple[int, str]:
    with installed(game):
        done = CliRunner().invoke(app, ["tables", "check", "--database", url_of(database), *words])
    return done.exit_code, done.output


@pytest.fixture
def tables(database: Path) -> dict[str, str]:
    async def make(tables: Tables, anna: Person) -> str:
        return (await tables.make(anna, NewTable("bets", [NewSeat("me"), NewSeat("open")]))).id

    return {
        "running": begun(database, "bet 1", "bet 3"),
        "waits": begun(database, "bet 1"),
        "over": begun(database, *WHOLE),
        "open": under(database, Bets(), make),
    }


def test_every_table_is_judged_as_the_server_would(database: Path, tables: dict[str, str]) -> None:
    before = dump(database)
    code, out = checked(database, Bets("2", "field"))
    assert (code, out.split("\n")) == (0, ["tables that go on: 3", "finished ones that open: 1", ""])
    code, out = checked(database, Bets("2", "refused"))
    assert code == 1
    assert f"{tables['running']} (bets, rules 1, data 1): would stop at entry 3, because it is not allowed any more (§1.2)\n" in out
    assert f"{tables['waits']} (bets, rules 1, data 1): would stop at entry 3, because something else is asked\n" in out
    assert "tables that go on: 1\ntables that would stop: 2\nfinished ones that open up to where the rules part: 1\n" in out
    code, out = checked(database, Bets("2", "position"), "--json", "--each")
    found = json.loads(out)
    assert (code, found["goes_on"], found["stops"], found["opens_in_part"], found["unproven"]) == (1, 2, 1, 1, 0)
    said = {each["table"]: (each["becomes"], each["at"], each["why"]) for each in found["tables"]}
    assert said == {
        tables["running"]: ("stops", 4, "position"),
        tables["over"]: ("opens_in_part", 4, "position"),
        tables["waits"]: ("goes_on", None, ""),
        tables["open"]: ("goes_on", None, ""),
    }
    assert dump(database) == before
    assert checked(database, None)[0] == 1


def test_what_was_not_stamped_is_said_and_what_is_broken(database: Path) -> None:
    table = begun(database, "bet 1", "bet 3", stamped=False)
    assert checked(database, Bets("2", "position"))[1].endswith("whose last choices are only known to be legal: 1\n")
    execute(database, "UPDATE actions SET action = 'bet 9' WHERE seq = 2")
    code, out = checked(database, Bets())
    assert (code, out.split("\n")[0]) == (
        1,
        f"{table} (bets, rules 1, data 1): cannot be read at entry 3, because it is not allowed any more",
    )


def test_a_database_of_an_older_version_is_read_as_it_is(database: Path) -> None:
    """As it is beside an old server, whose tables have neither versions nor stamps yet."""
    begun(database, "bet 1", "bet 3")
    execute(database, "DROP TABLE stamps")
    for column in ("versions", "parted"):
        execute(database, f"ALTER TABLE tables DROP COLUMN {column}")
    execute(database, "UPDATE alembic_version SET version_num = '0018'")
    code, out = checked(database, Bets("2"))
    assert (code, out.split("\n")[0]) == (0, "tables that go on: 1")
    engine = engine_of(database)
    metadata = MetaData()
    metadata.reflect(engine)
    engine.dispose()
    assert "stamps" not in metadata.tables
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Exception, match="is of a newer Gusher"):
        with installed(Bets("2")):
            CliRunner().invoke(app, ["tables", "check", "--database", url_of(database)], catch_exceptions=False)


def test_it_is_said_beside_a_server_that_plays(database: Path) -> None:
    async def play(tables: Tables, anna: Person) -> None:
        made = await tables.make(anna, NewTable("bets", [NewSeat("me"), NewSeat("local", name="Ben")]))
        room = await tables.room(made.id)
        await choose(room, anna, "bet 1")
        assert checked(database, Bets("2", "field"))[0] == 0
        with installed(Bets()):
            await choose(room, anna, "bet 2")

    under(database, Bets(), play)

"""What people have played, in the browser: filters, head to head, who may see it, the best; rated tables; bots with their strength."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from gusher.server.profiles.ratings import bring_up_to_date
from gusher.server.stores.sql import SqlStore
from gusher.server.stores.store import Person
from tests.browser.axe import by_night, examine
from tests.browser.conftest import Visit
from tests.browser.room import cut
from tests.browser.tables import Visitor
from tests.server.profiles.simulated import NAME, play, settle, with_people
from tests.server.profiles.test_profiles import YEAR, known
from tests.server.serving import Server

pytestmark = pytest.mark.slow

House = tuple[Server, dict[str, str]]
GAMES = 22  # rated ones: more than a page


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = tmp_path_factory.mktemp("profiles") / "gusher.db"
    secret = settle(database, "Ann Ben Cleo")

    async def act(store: SqlStore, _: list[Person]) -> None:
        ann, ben, cleo = (await known(store)).values()
        for number in range(GAMES):
            await play(store, f"rated{number}", YEAR[2024] + number, ann, ben, cleo)
        await play(store, "bots", YEAR[2025], ann, "greedy", "greedy", rated=False)
        await bring_up_to_date(store, NAME)

    with_people(database, "", act)
    with Server(database) as server:
        yield server, secret


def came_back(visit: Visit, house: House, name: str, path: str, **look: object) -> Visitor:
    """Somebody whom the server knows, on that page."""
    server, secret = house
    person = visit(url=server.url, **look)
    if name:
        person.tab.context.add_cookies([{"name": "gusher", "value": secret[name], "url": server.url}])
    person.go_to(path)
    return person


def test_ones_own_games_are_found_and_compared(visit: Visit, house: House) -> None:
    ann = came_back(visit, house, "Ann", "/").page
    ann.get_by_role("link", name="My games").click()
    items = ann.locator(".played")
    expect(items).to_have_count(20)
    ann.get_by_role("button", name="Show more").click()
    expect(items).to_have_count(GAMES + 1)
    expect(ann.locator(".career-rating")).to_contain_text(re.compile(r"\d+ ± \d+"))
    expect(ann.get_by_role("img", name=re.compile(f"Rating in .* over {GAMES} rated games"))).to_be_visible()

    ann.get_by_label("Year").select_option("2025")
    expect(items).to_have_count(1)
    expect(items).to_contain_text("against greedy and greedy")
    ann.get_by_label("Year").select_option("")
    ann.get_by_label("Name of an opponent").fill("be")
    expect(ann.get_by_text(re.compile(f"^{GAMES} games, "))).to_be_visible()
    ann.get_by_label("Against").select_option(label=f"Ben ({GAMES})")
    versus = ann.locator(".versus")
    expect(versus).to_contain_text("You and Ben")
    ahead, behind, equal = (int(number) for number in re.findall(r": (\d+)", versus.inner_text()))
    assert ahead + behind + equal == GAMES
    ann.get_by_label("Result").select_option("won")
    expect(ann.locator(".played:not(:has(.won))")).to_have_count(0)
    expect(items.first).to_contain_text("Won")

    with ann.expect_download() as saved:
        items.first.get_by_role("link", name="Download record").click()
    assert '"game":"oilfield"' in saved.value.path().read_text()
    items.first.get_by_role("link", name="Replay").click()
    expect(ann.locator(".oilfield")).to_be_visible()


def test_others_see_what_they_may(visit: Visit, house: House) -> None:
    ben = came_back(visit, house, "Ben", "/people/me").page
    ben.get_by_label("Others may see my profile.").check()
    link = ben.get_by_label("Link to my profile").input_value()
    stranger = came_back(visit, house, "", f"/best/{NAME}").page
    stranger.get_by_role("link", name="Ben").click()
    expect(stranger).to_have_url(link)
    expect(stranger.locator(".played").first).to_contain_text("against somebody and somebody")
    expect(stranger.get_by_role("link", name="Replay")).to_have_count(0)
    ben.get_by_label("Others may see my profile.").uncheck()
    expect(ben.get_by_label("Link to my profile")).to_have_count(0)
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_have_text("There is no such profile, or it is not shown.")


def test_a_rated_table_is_for_who_can_be_known_again(visit: Visit, house: House) -> None:
    ann = came_back(visit, house, "Ann", "/").page
    ann.get_by_role("button", name="New table").click()
    ann.get_by_role("button", name="Me against bots").click()
    expect(ann.get_by_label("Let the game be rated.")).to_have_count(0)
    expect(ann.get_by_label("Strength of the bot at seat 2").locator("option:checked")).to_have_text(re.compile(r"^easy · \d+\s±\s\d+$"))
    ann.get_by_role("button", name="With friends by link").click()
    ann.get_by_label("Let the game be rated.").check()
    expect(ann.get_by_label("Allow the coach for all.")).to_have_count(0)
    ann.get_by_role("button", name="Make the table").click()
    expect(ann.get_by_role("heading", name="Oilfield rated")).to_be_visible()
    expect(ann.get_by_role("button", name="Start")).to_have_count(0)
    invite = ann.get_by_label("Invite link").input_value()

    guest = visit("Gus", url=house[0].url).page
    guest.get_by_role("button", name="New table").click()
    expect(guest.get_by_role("button", name="Make the table")).to_be_visible()
    expect(guest.get_by_label("Let the game be rated.")).to_have_count(0)
    guest.goto(invite)
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_role("alert")).to_have_text("Only people who have kept their identity can play rated games.")
    expect(guest.get_by_role("link", name="Keep this identity")).to_have_attribute("href", "/me")


@by_night
def test_profile_and_list_have_room_and_axe_is_content(visit: Visit, house: House, size: str, dark: bool) -> None:
    ann = came_back(visit, house, "Ann", "/people/me", size=size, dark=dark)
    expect(ann.page.locator(".played").first).to_be_visible()
    ann.page.get_by_label("Against").select_option(label="greedy (1)")
    expect(ann.page.locator(".versus")).to_be_visible()
    assert cut(ann) == {}
    assert examine(ann) == []
    ann.go_to(f"/best/{NAME}")
    expect(ann.page.locator(".best .mine")).to_contain_text("only you see this line")
    expect(ann.page.locator(".best .yardstick")).not_to_have_count(0)
    assert cut(ann) == {}
    assert examine(ann) == []


def test_somebody_without_a_name_is_told_what_to_do(visit: Visit, house: House) -> None:
    nobody = came_back(visit, house, "", "/people/me").page
    expect(nobody.get_by_role("alert")).to_have_text("Please choose a name first.")

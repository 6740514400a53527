"""Every message is there, is used, and can be said with what the engine tells. Nothing else is a sentence."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term
from rich.console import Console

import gusher
from gusher import registry
from gusher.conformance.checking import laws
from gusher.core.event import Event
from gusher.core.game import Game
from gusher.core.playout import Tally, playout
from gusher.core.rng import Rng
from gusher.core.rules import Decision, State, Together
from gusher.core.view import Observation
from gusher.games.interbellum.rules.components import WORKS
from gusher.games.oilfield.rules.explain import NEARNESS
from gusher.house import House
from gusher.lab.report.words import ReportWords
from gusher.manual import SURE
from gusher.server.notices.switches import KINDS
from gusher.terminal.boards import board_of
from gusher.terminal.final import final_scores
from gusher.terminal.menu import choices
from gusher.terminal.players import BOT_NAMES
from gusher.terminal.story import story
from gusher.texts import MESSAGE, Texts, languages, sources_of
from gusher.verifying import Unknown
from tests.length import SLOW

pytestmark = pytest.mark.one_build

SOURCE = Path(gusher.__file__).parent
# Hints, and why a choice was the only one, have a test of their own.
OF_THE_PAGE = re.compile(r"page-|refusal-guide-|[a-z]+-(board|hint|only|page|guide|refusal-guide)-")
COMMON_EVENTS = {"forced", "answered"}
WAYS = ("fair", "more", "less")
PLAYERS = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


class Heard(Texts):
    """Texts that remember which messages were said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    def say(self, message: str, /, **values: int | str) -> str:
        self.said.add(message)
        return super().say(message, **values)


class Asked(Heard):
    """Texts that also remember what was only looked for: our games leave nothing out that a report has a name for."""

    def has(self, message: str) -> bool:
        self.said.add(message)
        return super().has(message)


def messages() -> set[str]:
    """All messages but those of the browser's page and of its guides, which their own tests look after."""
    found: list[str] = []
    for file in catalogues("en"):
        parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
        assert not [entry for entry in parsed.body if isinstance(entry, Junk)]
        found += [entry.id.name for entry in parsed.body if isinstance(entry, (Message, Term))]
    assert len(found) == len(set(found))
    return {name for name in found if not OF_THE_PAGE.match(name)}


def catalogues(language: str) -> list[Path]:
    return [SOURCE / "texts" / f"{language}.ftl", *(game.catalogue(language) for game in registry.games())]


def calls(folder: str, *names: str) -> Iterator[ast.Call]:
    for file in sorted((SOURCE / folder).rglob("*.py") if folder else SOURCE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
                yield node


def constant(call: ast.Call, place: int) -> str | None:
    given = call.args[place] if place < len(call.args) else None
    return given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else None


def events_told(folder: str) -> set[str]:
    told = [constant(call, 0) for call in calls(folder, "tell")]
    assert None not in told
    return {name for name in told if name is not None}


def said_by_name() -> set[str]:
    """Messages that the program asks for with their whole name."""
    folders = ["", "conformance", "terminal", "lab/report", "lab/training", "server"]
    folders += [f"games/{game.name}/terminal" for game in registry.games()]
    found = {constant(call, 0) for folder in folders for call in calls(folder, "say")}
    return {name for name in found if name is not None and "-" in name and not OF_THE_PAGE.match(name)}


def refusals() -> set[str]:
    """Reasons stand after a § in `IllegalAction(…)`, or in the `no(…)` with which games explain themselves. One that a single game has is a
    message of that game."""
    users: dict[str, set[str]] = {}
    for folder in ["core", *(f"games/{game.name}" for game in registry.games())]:
        for call in calls(folder, "IllegalAction", "no"):
            reason = constant(call, 1)
            if reason is not None:
                users.setdefault(reason, set()).add(folder)
    return {
        f"refusal-{reason}" if "core" in folders or len(folders) > 1 else f"{min(folders).removeprefix('games/')}-refusal-{reason}"
        for reason, folders in users.items()
    }


def of_game(game: Game) -> set[str]:
    """What a game must have said about itself."""
    heard = Heard()
    _, words = board_of(game, heard, PLAYERS)
    for action in game.actions:
        words.action(action.notation, None)
    found = heard.said
    found |= {f"{game.name}-event-{name}" for name in events_told(f"games/{game.name}") - COMMON_EVENTS}
    found |= {f"{game.name}-ask-{name}" for name, frame in game.frames.items() if issubclass(frame, (Decision, Together))}
    found |= {f"{game.name}-option-{option.name}" for option in game.options}
    found |= {f"{game.name}-pitch", f"{game.name}-known"}
    found |= {f"{game.name}-unit"} | {f"{game.name}-score-{item}" for item in game.start(max(game.seats)).scores()[0]}
    return found


def of_oilfield() -> set[str]:
    """The things in the box of Oilfield."""
    data = registry.game("oilfield").data
    found = {f"oilfield-{kind}-{field}" for field in data["fields"]["order"] for kind in ("field", "short")}
    for tile in data["tiles"]:
        found |= {f"oilfield-{kind}-{tile['id']}" for kind in ("tile", "yield")}
        if tile["kind"] == "tower":
            found.add(f"oilfield-tower-{tile['id']}")
    found |= {f"oilfield-card-{card}" for card in data["per_player"]["private_cards"]}
    found |= {f"oilfield-idle-{reason}" for reason in ("kept-first", *NEARNESS) if reason not in ("binding-bid", "needs-sale", "only-sold")}
    found |= {f"oilfield-column-{column}" for column in data["public_board"]["columns"]}
    return found | {"oilfield-barrel-oil", "oilfield-barrel-gas", "oilfield-effect-dollars", "oilfield-effect-vp"}


def of_mcmulti() -> set[str]:
    """The things in the box of McMulti."""
    data = registry.game("mcmulti").data
    found = {f"mcmulti-{kind}-{asset}" for asset in data["assets"]["order"] for kind in ("asset", "one")}
    found |= {f"mcmulti-product-{product}" for product in data["spot_markets"]["prices"]}
    found |= {f"mcmulti-market-{market}" for market in data["spot_markets"]["markets"]}
    found |= {f"mcmulti-quadrant-{number}" for number in range(4)}
    found |= {f"mcmulti-economy-{card['id']}" for card in data["economy"]["cards"]}
    found |= {f"mcmulti-news-{card['id']}" for card in data["news"]["cards"]}
    return found | {f"mcmulti-table-{heading}" for heading in ("barrels", "buy", "sell")}


def of_giganten() -> set[str]:
    """The things in the box of Giganten that no action names."""
    return {f"giganten-colour-{face['colour']}" for face in registry.game("giganten").data["die"]}


def of_interbellum() -> set[str]:
    """The things in the box of Interbellum."""
    data = registry.game("interbellum").data
    found = {f"interbellum-power-{power['id']}" for power in data["powers"]}
    found |= {f"interbellum-area-{area['id']}" for area in data["areas"]}
    places = [place["name"] for kind in ("wells", "ports", "junctions") for place in data[kind]]
    found |= {f"interbellum-place-{name.replace(' ', '_')}" for name in places}
    found |= {f"interbellum-{kind}-{card['id']}" for card in data["action_cards"] for kind in ("card", "says")}
    found |= {
        f"interbellum-{kind}-{card['id']}-{decade}"
        for card in data["event_cards"]
        for kind in ("title", "text")
        for decade in ("20s", "30s")
    }
    found |= {f"interbellum-work-{work}" for work in WORKS}
    found |= {f"interbellum-kind-{kind}" for kind in ("expand", "withdraw")}
    return found | {f"interbellum-table-{key}" for key in ("extra_power", "closed_power")}


def of_report() -> set[str]:
    """What a report says under names that it puts together."""
    found = {f"report-seats-{way}" for way in WAYS} | {f"report-turns-{way}" for way in WAYS} | {f"report-traits-{way}" for way in WAYS}
    found |= {f"report-key-{name}" for name in ("rounds", "winner", "margin", "start")} | {"report-winners", "report-others"}
    found |= {f"report-compare-{name}" for name in ("length", "winner", "margin", "start")}
    changes = ("longer", "shorter", "as-long", "dearer", "cheaper", "as-many")
    found |= {f"report-compare-{change}" for change in changes}
    for game in registry.games():
        words = ReportWords(game, "en")
        words.texts = heard = Asked()
        measures = words.measures
        frames = [name for name, frame in game.frames.items() if issubclass(frame, (Decision, Together))]
        for kind in {measures.kind(rule, action.notation) for rule in frames for action in game.actions} - {""}:
            words.kind(kind)
        for chart, drawn in measures.charts.items():
            words.chart(chart)
            for measure in drawn:
                words.measure(measure)
        s = game.start(2)
        playout(s, Rng(1), Tally())
        for traits in measures.traits(game, s.view(None)):
            for trait in traits:
                words.trait(trait)
        found |= heard.said
    return found


def test_no_message_is_missing_or_unused() -> None:
    needed = said_by_name() | of_report() | refusals() | {f"event-{name}" for name in events_told("core")}
    needed |= of_oilfield() | of_mcmulti() | of_giganten() | of_interbellum()
    needed |= {"language"}  # read by the server
    needed |= {f"rules-sure-{sure}" for sure in SURE}
    needed |= {f"verify-{why}" for why in get_args(Unknown)}
    needed |= {f"check-law-{law.replace('_', '-')}" for law in laws()}
    needed |= {f"mail-{letter}-{part}" for letter in ("confirm", "enter") for part in ("title", "text")}
    needed |= {"notice-mail-end"} | {f"notice-end{done}{text}" for done in ("", "-done") for text in ("", "-text")}
    needed |= {f"notice-{kind}{several}" for kind in KINDS for several in ("", "-several")}
    needed |= {f"play-bot-name-{number + 1}" for number in range(BOT_NAMES)}
    for game in registry.games():
        needed |= of_game(game)
    there = messages()
    assert sorted(needed - there) == []
    assert sorted(there - needed) == []


def test_the_engine_tells_the_common_events() -> None:
    assert events_told("core") == COMMON_EVENTS


@pytest.mark.parametrize("locale", languages())
def test_messages_one_by_one_are_those_of_the_whole_file(locale: str) -> None:
    wholes = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in catalogues(locale)]
    entries = {entry.id.name: entry for whole in wholes for entry in whole.body if isinstance(entry, Message)}
    sources = sources_of(locale)
    assert list(entries) == list(sources)
    for name, source in sources.items():
        (entry,) = FluentParser().parse(source).body
        assert entry.equals(entries[name], ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_messages_of_a_game_begin_with_its_name_and_no_others(game: House) -> None:
    for language in game.languages():
        names = [found[1] for found in MESSAGE.finditer(game.catalogue(language).read_text(encoding="utf-8"))]
        assert names
        assert [name for name in names if not name.startswith(f"{game.name}-")] == []
    shared = [found[1] for found in MESSAGE.finditer(catalogues("en")[0].read_text(encoding="utf-8"))]
    assert [name for name in shared if game.name in name.split("-")] == []


def test_a_missing_message_and_a_missing_value_are_loud() -> None:
    with pytest.raises(LookupError, match="no message 'nosuch'"):
        Texts().say("nosuch")
    with pytest.raises(LookupError, match="play-player"):
        Texts().say("play-player")


# Everything that happens in many different games can be said, and the table drawn.

VARIANTS: list[tuple[str, int, dict[str, object]]] = [
    ("oilfield", 2, {"advanced": True}),
    ("oilfield", 2, {"edition": "italian", "advanced": True, "dummy_private_timing": "between_players"}),
    ("oilfield", 3, {"edition": "german", "advanced": True, "forced_drilling": "all", "decline_automatic": True}),
    ("oilfield", 4, {"triple_redraw": "any_bottom", "board_layout": "tight", "strike_cube_replaced": False}),
    ("oilfield", 4, {"edition": "italian", "advanced": True, "government_fee_timing": "after_draw", "full_row_sale": "not_allowed"}),
    ("oilfield", 5, {"edition": "french", "advanced": True, "government_cubes": "three"}),
    ("mcmulti", 2, {"n2_deferral": True, "seating": "random", "target_cash": 350}),
    ("mcmulti", 3, {"edition": "1988", "insolvency": "forfeit_barrels", "money_visibility": "open"}),
    ("mcmulti", 4, {"news_sales": "voluntary", "start_cash": 400, "target_cash": 450}),
    ("giganten", 2, {"bid_limit": "hand_value", "crude_supply": "limited"}),
    ("giganten", 3, {"peek_mode": "manual", "start_player": "random", "bluffer_rebid": False}),
    ("giganten", 4, {"freight_choice": "frontmost"}),
    ("giganten", 5, {"movement_order": "truck_first", "bid_limit": "all_licences"}),
    ("interbellum", 2, {"opening_army": "on", "pipeline_benefit": "either"}),
    ("interbellum", 3, {"vote_mode": "open_clockwise", "draw_gas_alone": True}),
    ("interbellum", 5, {"pass_allowed": "only_if_stuck", "flag_overtaken_tie": "keeps"}),
]
LIMITS: dict[str, dict[str, object]] = {"oilfield": {"max_rounds": 25}, "mcmulti": {"round_limit": 25}, "giganten": {}, "interbellum": {}}
QUIET = {"turn", "card-turn"}  # told only if nothing follows


def watch(s: State, seed: int, heard: Heard, game: Game) -> list[Event]:
    """Play at random, and show everything to whoever is asked. What is drawn survives a trip through JSON: it is the view alone."""
    board, words = board_of(game, heard, PLAYERS[: s.seats])
    rng = Rng(seed)
    s.log = []
    out = Console(quiet=True, width=100)
    while not s.over:
        if s.chance:
            s.apply(s.sample(rng))
            continue
        seat = s.awaiting[0]
        if rng.below(16) == 0:
            view = json.loads(json.dumps(s.view(seat)))
            words.ask(view)
            choices(Observation(s, seat), view, words)
            out.print(board.draw(view, 100))
        s.play(seat, s.options(seat)[rng.below(len(s.options(seat)))])
    out.print(board.draw(s.view(None), 80))
    out.print(final_scores(s, words, words.names))
    assert story(s.log, words, finished=True)
    return s.log


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS if SLOW else VARIANTS[::2])  # of each game some
def test_everything_that_happens_can_be_said(name: str, seats: int, options: dict[str, object]) -> None:
    game = registry.game(name)
    heard = Heard()
    _, words = board_of(game, heard, PLAYERS)
    log = watch(game.start(seats, **options, **LIMITS[name]), 1, heard, game)
    unsaid = COMMON_EVENTS | words.openings  # an opening is said only if nothing follows it
    assert {f"{name}-event-{event.name}" for event in log if event.name not in unsaid} <= heard.said

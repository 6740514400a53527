"""Every guide leads through its lesson, says only what is there, and lets somebody who follows it decide everything once."""

from __future__ import annotations

import re
from functools import cache

import pytest

from gusher import registry
from gusher.conformance.guides import Pupil, kind_of
from gusher.core.errors import IllegalAction
from gusher.core.rng import Rng
from gusher.core.rules import Decision, State, Together
from gusher.guide import Guide, asked, progress, read_guide
from gusher.server.scenes.lessons import keep_to, lesson
from gusher.texts import MESSAGE
from tests.guides.playing import asked_after, history_of, own_choices, pupil_of
from tests.proof.parts import LANGUAGES

pytestmark = pytest.mark.one_build

GAMES = [game.name for game in registry.games() if read_guide(game) is not None]
RANDOM_GAMES = 8
OF_GUIDES = re.compile(r"[a-z]+-(guide|refusal-guide)-")

OPTIONS = "never asked with the seats and options of the lesson"
LAST_ROUND = "asked after the last round, when the lesson is over; its last pages tell of it"

CARD = "asked by a single card; the lesson plays another one"
EVENT = "asked by a single event, its die or its tie; the lesson meets others"
FIND = "the reward of the fifth or sixth find of gas, rounds after the lesson"

# The kinds of decisions that a lesson does not ask, and why.
LEFT_OUT: dict[str, dict[str, str]] = {
    "interbellum": dict.fromkeys(("PipelineMode", "OpeningPower", "OpeningTarget", "OpenVote"), OPTIONS)
    | dict.fromkeys(
        "ArmyToMarch BaksheeshPower CableOrder CableStack CardRival GunboatPower HaguePower HandshakeSegment".split(), CARD
    )
    | dict.fromkeys("NightTrainSegment ProxyPower ProxyTarget RecallArmy SpotCargo WildcatLease".split(), CARD)
    | dict.fromkeys("BreakTie ChooseMostArmies DiscardOrPay LosePower NamePower PayForFlag RemoveOrPay SurplusSegment".split(), EVENT)
    | dict.fromkeys("ArmyByFind ExpansionTarget GainPower GasBonusPower".split(), FIND),
    "mcmulti": dict.fromkeys(
        "ForfeitBarrel Upgrade UpgradeQuadrant UpgradeRow UpgradeColumn PlaceQuadrant SellQuadrant ChooseQuadrant".split(), OPTIONS
    )
    | {"Concede": "asked only of somebody who has nothing left at all"},
    "oilfield": dict.fromkeys(("GovernmentFee", "PayNow", "AutomaticAction"), OPTIONS) | {"FinalSale": LAST_ROUND},
}


def guide_of(name: str) -> Guide:
    return pupil_of(name).guide


@cache
def followed(name: str) -> Pupil:
    pupil = pupil_of(name)
    pupil.follow()
    return pupil


def kinds_asked(guide: Guide, name: str) -> set[str]:
    """The kinds of decisions that seats are asked in a few random games with the options of the guide."""
    found: set[str] = set()
    for number in range(RANDOM_GAMES):
        rng = Rng(number)
        s: State = registry.game(name).start(guide.seats, **guide.options)
        while not s.over:
            if s.chance:
                s.apply(s.sample(rng))
                continue
            found.add(kind_of(s))
            options = s.choices()
            s.apply(options[rng.below(len(options))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_a_guide_makes_every_kind_of_decision(name: str) -> None:
    pupil = followed(name)
    record = pupil.record
    s, made = record.state(at=0), set()
    for entry in record.entries:
        if entry.seat == pupil.guide.seat:
            made.add(kind_of(s))
        s.apply(entry.action) if entry.seat is None else s.play(entry.seat, entry.action)
    left_out = LEFT_OUT.get(name, {})
    asks = {kind for kind, frame in registry.game(name).frames.items() if issubclass(frame, (Decision, Together))}
    assert asks - made == set(left_out)
    never = {kind for kind, why in left_out.items() if why == OPTIONS}
    assert not never & kinds_asked(pupil.guide, name)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_ends_in_a_game_that_goes_on(name: str) -> None:
    pupil = followed(name)
    assert not pupil.state.over
    said = lesson(pupil.guide, history_of(pupil))
    assert said is not None
    assert said.over
    assert [page.say for page in said.pages] == [f"{name}-guide-{page.say}" for page in pupil.guide.end]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_guide_says_what_is_there_and_nothing_is_left_over(name: str, language: str) -> None:
    guide = guide_of(name)
    said = {f"{name}-guide-{each}" for each in guide.messages()} | {f"{name}-refusal-guide-{each}" for each in guide.refusals()}
    catalogue = registry.game(name).catalogue(language).read_text(encoding="utf-8")
    assert {found[1] for found in MESSAGE.finditer(catalogue) if OF_GUIDES.match(found[1])} == said


@pytest.mark.parametrize("name", GAMES)
def test_every_step_says_something(name: str) -> None:
    assert [step.suggest for step in guide_of(name).steps if not step.say] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_step_allows_leads_to_the_end(name: str) -> None:
    """Each allowed choice, made instead of the suggested one wherever it is offered then."""
    tried = 0
    for number, kind in enumerate(followed(name).kinds):
        for other in allowed_at(name, number):
            pupil = pupil_of(name)
            pupil.follow({number: other})
            assert pupil.kinds[number] == kind
            tried += 1
    assert tried


def allowed_at(name: str, number: int) -> list[str]:
    """What could be chosen instead as that own choice."""
    own = own_choices(followed(name))
    pupil = asked_after(name, own[:number])
    step = asked(pupil.guide, progress(pupil.guide, pupil.record.entries), pupil.state)
    assert step is not None
    offered = pupil.offered()
    return [other for other in step.allow if other in offered and other != own[number]]


@pytest.mark.parametrize("name", GAMES)
def test_what_would_end_the_lesson_is_refused_with_what_is_suggested(name: str) -> None:
    pupil = pupil_of(name)
    history, first = history_of(pupil), pupil.guide.steps[0]
    for action in pupil.state.options(pupil.seat):
        if action.notation in (first.suggest[0], *first.allow):
            assert keep_to(pupil.guide, history, pupil.seat, action, 1) == 1
            continue
        with pytest.raises(IllegalAction, match=f"guide-{first.other}") as refused:
            keep_to(pupil.guide, history, pupil.seat, action, 1)
        assert refused.value.details["action"] == first.suggest[0]


def test_what_is_suggested_several_times_can_be_chosen_at_once() -> None:
    choices: list[str] = []
    for step in guide_of("oilfield").steps:
        if len(step.suggest) > 1:
            break
        choices += step.suggest
    pupil = asked_after("oilfield", choices)
    assert len(set(step.suggest)) == 1
    action = pupil.record.game.action(step.suggest[0])
    assert keep_to(pupil.guide, history_of(pupil), pupil.seat, action, 9) == len(step.suggest) == 3


def test_a_choice_that_is_taken_back_is_to_be_made_again() -> None:
    pupil = pupil_of(GAMES[0])
    history = history_of(pupil)
    before = lesson(pupil.guide, history)
    history.play(pupil.seat, history.game.action(pupil.guide.steps[0].suggest[0]))
    after = lesson(pupil.guide, history)
    assert before is not None
    assert after is not None
    assert after.step == before.step + 1
    history.take_back(history.seq - 1)
    assert lesson(pupil.guide, history) == before

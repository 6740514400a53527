"""The laws that every game obeys, proved over games that were played at random.

A law is a small function. `everywhere` holds a law against every state of a game, `at_some_positions` against a few, `over_the_game`
against the game as a whole. Each is given copies, which it may spoil.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from gusher.conformance.cases import Case, Played, step
from gusher.conformance.worlds import look
from gusher.core import codec, record
from gusher.core.codec import encode, fields
from gusher.core.effect import chosen, effect
from gusher.core.errors import IllegalAction
from gusher.core.idle import DEEPEST, differs, idle, leaves, told_of
from gusher.core.record import Entry
from gusher.core.repeat import repeats
from gusher.core.rng import Rng
from gusher.core.rules import Action, Decision, Frame, State, Step, Together
from gusher.core.sections import section_of
from gusher.registry import game as find

Law = Callable[[Played], None]
LAWS: list[Law] = []
WORLDS = 4  # positions of a game from which parallel worlds are played
FUTURES = 8  # in which a choice that is said to do nothing is carried out later
STRANGE_ACTIONS = 40  # tried by a seat at a position, out of all that the game has


def over_the_game(law: Law) -> Law:
    LAWS.append(law)
    return law


def everywhere(law: Callable[[Case, State], None]) -> Callable[[Case, State], None]:
    def over(p: Played) -> None:
        for s in p.states:
            law(p.case, s)

    over.__name__ = law.__name__
    LAWS.append(over)
    return law


def at_some_positions(law: Callable[[Case, State, Rng], None]) -> Callable[[Case, State, Rng], None]:
    def over(p: Played) -> None:
        for number in p.positions():
            law(p.case, p.states[number].clone(), p.rng)

    over.__name__ = law.__name__
    LAWS.append(over)
    return law


def viewers(s: State) -> list[int | None]:
    return [None, *range(s.seats)]


def what_is_due(s: State) -> tuple[object, ...]:
    """What a state derives from its fields and its stack."""
    return s.awaiting, s.chance, s.over, s.outcomes(), [s.options(seat) for seat in range(s.seats)]


def play_on(s: State, rng: Rng, entries: int) -> None:
    for _ in range(entries):
        if not s.over:
            step(s, rng)


# What may be done


@everywhere
def options_are_a_choice_or_private_and_in_table_order(case: Case, s: State) -> None:
    awaiting = s.awaiting
    assert list(awaiting) == sorted(set(awaiting))
    assert set(awaiting) <= set(range(case.seats))
    assert bool(awaiting) != (s.chance or s.over)
    for seat in range(-1, case.seats + 1):
        options = s.options(seat)
        indexes = [option.index for option in options]
        assert indexes == sorted(set(indexes))
        assert all(case.game.actions[option.index] is option for option in options)
        # A decision with a single option is asked only if it is private.
        assert len(options) != 1 or not isinstance(s.top, Decision) or s.top.is_private(s)
        assert bool(options) == (seat in awaiting)
    alone = len(awaiting) == 1 and isinstance(s.top, Decision) and len(s.options(awaiting[0])) == 1
    assert s.sole() is (s.options(awaiting[0])[0] if alone else None)
    assert not awaiting or (s.actor == awaiting[0] and s.choices() == s.options(s.actor))


@everywhere
def chance_lists_what_can_happen(case: Case, s: State) -> None:
    outcomes = s.outcomes()
    assert bool(outcomes) == s.chance
    assert len({outcome.index for outcome, _ in outcomes}) == len(outcomes)
    for outcome, weight in outcomes:
        assert case.game.outcomes[outcome.index] is outcome
        assert type(weight) is int
        assert weight > 0


@at_some_positions
def chance_draws_what_it_lists_as_often_as_it_weighs(case: Case, s: State, rng: Rng) -> None:
    before = encode(s)
    while not s.chance and not s.over:
        step(s, rng)
        before = encode(s)
    weights = {outcome: weight for outcome, weight in s.outcomes()}
    if s.over:
        return
    draws = 300
    drawn = [s.sample(rng) for _ in range(draws)]
    assert encode(s) == before
    assert set(drawn) <= set(weights)
    for outcome, weight in weights.items():
        share = weight / sum(weights.values())
        # Six standard errors, and one more for what is so rare that being drawn at all exceeds them.
        assert abs(drawn.count(outcome) - draws * share) <= 6 * (draws * share * (1 - share)) ** 0.5 + 1
        s.clone().meet(outcome)


@over_the_game
def the_end_is_scored(p: Played) -> None:
    s = p.end
    assert s.over
    assert not s.chance
    assert s.top is None
    assert s.awaiting == ()
    scores, places = s.scores(), s.ranking()
    assert len(scores) == len(places) == p.case.seats
    for items in scores:
        assert items.keys() == scores[0].keys()
        assert all(type(points) is int for points in items.values())
    assert 1 in places
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    totals = [sum(items.values()) for items in scores]
    assert all(places[one] < places[other] for one in range(s.seats) for other in range(s.seats) if totals[one] > totals[other])


@over_the_game
def goods_are_conserved(p: Played) -> None:
    """The box is counted when the set-up is over, which is when somebody is first asked."""
    after_set_up = [s for s in p.states if s.awaiting or s.over]
    box = after_set_up[0].census()
    assert box
    for s in p.states[p.states.index(after_set_up[0]) :]:
        assert s.census() == box
        if "money" in fields(s):
            assert "money" in box
            assert all(money >= 0 for money in getattr(s, "money"))  # noqa: B009  (a field of games that have money)


# Copies


@at_some_positions
def a_clone_is_equal_and_independent(case: Case, s: State, rng: Rng) -> None:
    s.log = []
    copy = s.clone()
    before = encode(s)
    assert encode(copy) == before
    assert copy.log is None
    assert what_is_due(copy) == what_is_due(s)
    play_on(copy, rng, 40)
    assert encode(s) == before
    assert s.log == []
    before = encode(copy)
    play_on(s, rng, 40)
    assert encode(copy) == before


@at_some_positions
def every_slot_is_copied(case: Case, s: State, rng: Rng) -> None:
    """Each field is given a value of its own, so that one which the clone leaves out cannot be right by accident."""
    for number, name in enumerate(slots(s)):
        fill(s, name, 1000 + number)
    copy = s.clone()
    assert encode(copy) == encode(s)
    before = encode(s)
    for name in slots(s):
        fill(copy, name, 7)
        assert codec.value_of(getattr(copy, name)) != before["table"][name], f"{name} did not change"
        assert codec.value_of(getattr(s, name)) == before["table"][name], f"{name} is shared with the clone"
    if copy.top is not None:
        copy.drop()
    copy.then(Step(), Step())
    assert encode(s) == before, "the stack is shared with the clone"


def slots(s: State) -> list[str]:
    """The fields that make up a table, without the number of seats, which never changes."""
    return [name for name in fields(s) if name not in s.DERIVED and name != "seats"]


def fill(s: State, name: str, number: int) -> None:
    """Put another value of the same kind into a field; where it is a container, change the container itself."""
    value = getattr(s, name)
    if isinstance(value, bool):
        setattr(s, name, not value)
    elif isinstance(value, int):
        setattr(s, name, number)
    elif isinstance(value, tuple):
        setattr(s, name, (*value, number))
    elif isinstance(value, list):
        value.append(number)
    elif len(value) == 0:
        setattr(s, name, vec[i64]([number]))
    else:
        value[0] = number


@at_some_positions
def a_state_survives_json(case: Case, s: State, rng: Rng) -> None:
    encoded = json.loads(codec.dumps(s))
    assert encoded == encode(s)
    again = codec.decode(case.game, case.seats, case.options, encoded)
    assert encode(again) == encoded
    assert what_is_due(again) == what_is_due(s)
    seed = rng.next32()
    play_on(s, Rng(seed), 40)
    play_on(again, Rng(seed), 40)
    assert encode(again) == encode(s)


@over_the_game
def the_record_replays(p: Played) -> None:
    text = p.record.text()
    again = record.read(text, find)
    assert again.text() == text
    assert again.result == p.record.result
    assert encode(again.state()) == encode(p.end)
    for number in p.positions()[:3]:
        assert encode(again.state(number)) == encode(p.states[number])


# Refusals


@at_some_positions
def an_illegal_play_changes_nothing(case: Case, s: State, rng: Rng) -> None:
    before = encode(s)
    for seat, action in illegal_plays(case, s, rng):
        refused = refusal(s.play, seat, action)
        assert refused.reason
        assert refused.section.startswith("§") or s.over
    possible = [outcome for outcome, _ in s.outcomes()]
    for outcome in case.game.outcomes:
        if outcome not in possible:
            assert refusal(s.meet, outcome).reason
    assert encode(s) == before


def refusal(act: Callable[..., None], *arguments: object) -> IllegalAction:
    try:
        act(*arguments)
    except IllegalAction as refused:
        return refused
    raise AssertionError(f"{arguments} was not refused")


def illegal_plays(case: Case, s: State, rng: Rng) -> Iterator[tuple[int, Action]]:
    """Actions that are not offered to a seat that is asked; what is offered to it, by the others and by seats that there are not."""
    for seat in s.awaiting:
        options = s.options(seat)
        yield seat, Action("nothing")
        drawn = [case.game.actions[rng.below(len(case.game.actions))] for _ in range(STRANGE_ACTIONS)]
        yield from ((seat, action) for action in drawn if action not in options)
    offered = [action for seat in s.awaiting for action in s.options(seat)] or case.game.actions
    for seat in range(-1, case.seats + 1):
        if seat not in s.awaiting:
            yield from ((seat, action) for action in offered)


# Choices that do nothing


@at_some_positions
def what_is_said_to_do_nothing_does_nothing(case: Case, s: State, rng: Rng) -> None:
    """In the true state too. What is carried out later does nothing however the game goes on; where that is not sure, but for a line of
    play so rare that nobody can count on it."""
    for seat in s.awaiting:
        marks = idle(case.game, s, seat)
        for action in s.options(seat)[:]:
            if action.notation in marks:
                if action.later:
                    useful = [told_of(case.game, s.clone(), seat, action, rng) is None for _ in range(FUTURES)]
                    assert sum(useful) <= (0 if marks[action.notation].sure else 1), action
                else:
                    assert leaves(s, seat, action, case.game.uses, DEEPEST, []), action


@at_some_positions
def what_is_not_said_to_do_nothing_changes_something(case: Case, s: State, rng: Rng) -> None:
    """The table is another one, or the choice is not carried out yet: it leads to a further question or draw, or is one for later."""
    for seat in s.awaiting:
        marks = idle(case.game, s, seat)
        for action in s.options(seat)[:]:
            after = s.clone()
            after.play(seat, action)
            goes_on = action.later or after.depth >= s.depth
            assert goes_on or action.notation in marks or len(s.options(seat)) == 1 or differs(s, after, case.game.uses), action


@at_some_positions
def what_is_carried_out_later_brings_nothing_yet(case: Case, s: State, rng: Rng) -> None:
    """Nor is it asked for again at once. So whoever tells what a choice would bring need not try this one, nor any sealed answer."""
    for seat in s.awaiting:
        for action in s.options(seat)[:]:
            if action.later and not isinstance(s.top, Together):
                after = chosen(s, seat, action)
                assert effect(after, seat) == {}, action
                assert repeats(s, seat, action, after) == 1, action


# Several seats at the same time


@over_the_game
def together_means_in_any_order(p: Played) -> None:
    asked = [s for s in p.states if len(s.awaiting) > 1]
    for _ in range(min(3, len(asked))):
        s = asked[p.rng.below(len(asked))]
        sealing = {seat: sealing_options(s, seat) for seat in s.awaiting}
        answers = {seat: options[p.rng.below(len(options))] for seat, options in sealing.items() if options}
        one, other = s.clone(), s.clone()
        for seat in answers:
            one.play(seat, answers[seat])
        for seat in reversed(answers):
            other.play(seat, answers[seat])
        assert encode(one) == encode(other)


@over_the_game
def a_sealed_answer_is_hidden(p: Played) -> None:
    """Whatever a seat has answered, the others see the same, and guess the same."""
    asked = [s for s in p.states if len(s.awaiting) > 1]
    for _ in range(min(3, len(asked))):
        s = asked[p.rng.below(len(asked))]
        seat = s.awaiting[p.rng.below(len(s.awaiting))]
        seed = p.rng.next32()
        seen: dict[int | None, object] = {}
        for action in sealing_options(s, seat):
            after = s.clone()
            after.play(seat, action)
            for viewer in viewers(s):
                if viewer != seat:
                    known = after.view(viewer), encode(after.determinize(viewer, Rng(seed)))
                    assert seen.setdefault(viewer, known) == known


def sealing_options(s: State, seat: int) -> list[Action]:
    """The options that answer the question; others are carried out at once and leave it standing."""
    answers = []
    for action in s.options(seat):
        after = s.clone()
        after.play(seat, action)
        if seat not in after.awaiting or not isinstance(after.top, Together):
            answers.append(action)
    return answers


# Hidden information


@at_some_positions
def a_determinized_state_looks_the_same(case: Case, s: State, rng: Rng) -> None:
    before = encode(s)
    for viewer in viewers(s):
        assert s.determinize(viewer, rng).view(viewer) == s.view(viewer)
    assert encode(s) == before


@at_some_positions
def a_determinized_state_offers_the_same(case: Case, s: State, rng: Rng) -> None:
    for viewer in viewers(s):
        guess = s.determinize(viewer, rng)
        assert (guess.awaiting, guess.chance, guess.over) == (s.awaiting, s.chance, s.over)
        assert guess.outcomes() == s.outcomes()
        assert viewer is None or guess.options(viewer) == s.options(viewer)


@at_some_positions
def nothing_hidden_steers_what_is_drawn(case: Case, s: State, rng: Rng) -> None:
    for viewer in viewers(s):
        seed = rng.next32()
        guess = s.determinize(viewer, rng)
        assert encode(s.determinize(viewer, Rng(seed))) == encode(guess.determinize(viewer, Rng(seed)))


@at_some_positions
def a_view_is_plain_json(case: Case, s: State, rng: Rng) -> None:
    for viewer in viewers(s):
        view = s.view(viewer)
        check_plain(view)
        assert json.loads(json.dumps(view)) == view


def check_plain(value: object) -> None:
    if type(value) is dict:
        for key, item in value.items():
            assert type(key) is str
            check_plain(item)
    elif type(value) is list:
        for item in value:
            check_plain(item)
    else:
        assert value is None or type(value) in (bool, int, str)


@over_the_game
def what_a_viewer_cannot_know_never_shows(p: Played) -> None:
    """The law of parallel worlds, from some positions, for every viewer."""
    for _ in range(WORLDS):
        look(p.case, p.states[p.rng.below(len(p.states))], p.rng)


# Events and frames


@over_the_game
def events_change_nothing(p: Played) -> None:
    s = p.case.game.start(p.case.seats, **p.case.options)
    s.log = []
    looked_at = p.positions()
    for number, entry in enumerate(p.record.entries):
        if number in looked_at:
            assert encode(s) == encode(p.states[number])
        take(s, entry)
    assert encode(s) == encode(p.end)
    assert s.log
    for event in s.log:
        assert event.name
        assert event.audience is None or set(event.audience) <= set(range(s.seats))
        assert all(type(value) in (int, str) for value in event.values.values()), event


@over_the_game
def frames_are_frozen_and_known(p: Played) -> None:
    """A frame reads at the end of the game as when it was first seen on the stack."""
    s = p.case.game.start(p.case.seats, **p.case.options)
    seen: dict[int, tuple[Frame, dict[str, object]]] = {}
    for entry in p.record.entries:
        for frame in s.pending:
            if id(frame) not in seen:
                seen[id(frame)] = (frame, codec.encode_frame(frame))
        take(s, entry)
    for frame, encoded in seen.values():
        assert codec.encode_frame(frame) == encoded
        assert p.case.game.frames.get(type(frame).__name__) is type(frame)
        again = codec.decode_frame(p.case.game, encoded)
        assert type(again) is type(frame)
        assert codec.encode_frame(again) == encoded
        assert section_of(frame).startswith("§"), f"{type(frame).__name__} does not say its §"


def take(s: State, entry: Entry) -> None:
    if entry.seat is None:
        s.apply(entry.action)
    else:
        s.play(entry.seat, entry.action)

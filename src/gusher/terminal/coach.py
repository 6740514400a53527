"""*What would you do?* in the terminal: the coach's advice in words."""

from __future__ import annotations

from collections.abc import Iterator

from gusher.coach.advising import Candidate, Item, Thought, advise
from gusher.core.rng import Rng
from gusher.core.view import Observation
from gusher.terminal.words import View, Words

MS = 400
STEPS = 4
CERTAIN = 1.5  # so many times its error a difference must be, to be spoken of
SMALL = 0.05


def advice(seen: Observation, view: View, words: Words, rng: Rng) -> Iterator[str]:
    """The advice line by line; it takes about two seconds."""
    *_, thought = advise(words.game.name, seen, rng, MS, STEPS)
    for number, each in enumerate(thought.candidates, 1):
        chance = words.texts.say("coach-chance", chance=f"{each.chance:.0%}", error=f"{100 * each.error:.1f}")
        yield f"{number}. {words.action(each.action, view)}: {chance}"
        if len(thought.candidates) > 1:
            yield from (f"   {line}" for line in reasons(each, words))
    yield closing(thought, words)


def reasons(candidate: Candidate, words: Words) -> Iterator[str]:
    """What speaks for it and what against it, as far as that is certain enough."""
    certain = [item for item in candidate.items if abs(item.more) >= SMALL and abs(item.more) > CERTAIN * item.error]
    certain.sort(key=lambda item: -abs(item.more))
    more, less = [item for item in certain if item.more > 0], [item for item in certain if item.more < 0]
    if more:
        yield words.texts.say("coach-for", items=", ".join(phrase(item, words) for item in more))
    if less:
        yield words.texts.say("coach-against", items=", ".join(phrase(item, words) for item in less))
    if not certain:
        yield words.texts.say("coach-alike")


def phrase(item: Item, words: Words) -> str:
    amount, name = points(abs(item.more)), words.name("score", item.name)
    if item.more > 0:
        return words.texts.say("coach-more", points=amount, item=name)
    return words.texts.say("coach-less", points=amount, item=name)


def points(number: float) -> str:
    return f"{number:.1f}" if number < 10 else f"{number:.0f}"


def closing(thought: Thought, words: Words) -> str:
    tries = words.texts.say("coach-tries", tries=thought.tries, done="yes")
    return f"{words.texts.say('coach-compared')} {tries}" if len(thought.candidates) > 1 else tries

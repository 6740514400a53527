"""One table that an environment plays at: what it draws, what a seat sees, and what it may do."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gusher.core.encoding import mask
from gusher.core.errors import IllegalAction, SetupError
from gusher.core.playout import answer_sole
from gusher.core.rng import Rng
from gusher.core.rules import State
from gusher.envs.rewards import check_reward, rewards
from gusher.registry import game

OBSERVATIONS = ("array", "dict")
ILLEGAL = ("raise", "lose")
DRAWS, BOTS, SEATING = range(3)  # streams of a seed; the next game uses the next three

Observed = dict[str, Any]


class Episode:
    """A game that is played again and again with the same seats and options. Chance is drawn from its own generator."""

    def __init__(
        self, name: str, seats: int, options: dict[str, object], observations: str, reward: str, illegal: str, max_decisions: int | None
    ) -> None:
        self.game = game(name)
        self.seats = seats
        self.options = self.game.complete(seats, options)
        self.actions = self.game.actions
        self.size = len(self.actions)
        self.encoder = self.game.encoder(seats)
        self.named = choice("observations", observations, OBSERVATIONS) == "dict"
        self.reward = check_reward(reward)
        self.loses = choice("illegal", illegal, ILLEGAL) == "lose"
        if max_decisions is not None and max_decisions < 1:
            raise SetupError("max_decisions must be at least 1, not {count}", count=max_decisions)
        self.max_decisions = max_decisions or 0
        self.opening: State = self.game.start(seats, **options)
        self.state = self.opening
        self.seed = secrets.randbits(62)
        self.played = 0
        self.rng = self.stream(DRAWS)

    def stream(self, what: int) -> Rng:
        """A generator of this game of this seed."""
        return Rng(self.seed, 3 * self.played + what)

    def restart(self, seed: int | None) -> None:
        """A new game: the first one of that seed, or the next one of the old seed."""
        if seed is not None:
            self.seed = seed
            self.played = 0
        else:
            self.played += 1
        self.rng = self.stream(DRAWS)
        self.state = self.opening.clone()
        draw(self.state, self.rng)

    def play(self, action: int) -> bool:
        """Carry out an action of the seat that is asked, and draw what follows. False if it is illegal: then nothing has happened."""
        s = self.state
        if not 0 <= action < self.size:
            return False
        chosen = self.actions[action]
        if chosen not in s.choices():
            return False
        s.apply(chosen)
        draw(s, self.rng)
        return True

    def refuse(self, action: int) -> IllegalAction:
        """Why that action of the seat that is asked is illegal."""
        if not 0 <= action < self.size:
            return IllegalAction("", "no-such-action", action=action, actions=self.size)
        try:
            self.state.clone().play(self.state.actor, self.actions[action])
        except IllegalAction as refused:
            return refused
        raise AssertionError(f"action {action} is legal")

    # What a seat sees

    def row(self, seat: int) -> NDArray[np.float32]:
        return np.frombuffer(self.encoder.encode(self.state, seat), "<i8").astype(np.float32)

    def observe(self, seat: int, asked: bool) -> Observed:
        """What the seat may know, and what it may do if it is asked."""
        row = self.row(seat)
        return {"observation": self.by_name(row) if self.named else row, "action_mask": self.mask(asked)}

    def by_name(self, row: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        return {feature.name: row[feature.offset : feature.offset + feature.size] for feature in self.encoder.features}

    def mask(self, asked: bool) -> NDArray[np.int8]:
        if not asked:
            return np.zeros(self.size, np.int8)
        return np.frombuffer(mask(self.state.choices(), self.size), np.int8).copy()

    def space(self) -> spaces.Dict:
        """The space of what `observe` gives."""
        named: dict[str, spaces.Space[Any]] = {
            feature.name: spaces.Box(feature.low, feature.high, (feature.size,), np.float32) for feature in self.encoder.features
        }
        low = np.concatenate([np.full(feature.size, feature.low, np.float32) for feature in self.encoder.features])
        high = np.concatenate([np.full(feature.size, feature.high, np.float32) for feature in self.encoder.features])
        seen: spaces.Space[Any] = spaces.Dict(named) if self.named else spaces.Box(low, high, dtype=np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.size,), np.int8)})

    # The end

    def pay(self) -> list[float]:
        return rewards(self.state, self.reward)

    def fine(self, loser: int) -> list[float]:
        """After an illegal action: the worst for who did it, and an even part of it for each of the others."""
        return [-1.0 if seat == loser else 1 / (self.seats - 1) for seat in range(self.seats)]

    def result(self, seat: int) -> dict[str, int]:
        """The place and the score of a seat at the end."""
        return {"place": self.state.ranking()[seat], "score": sum(self.state.scores()[seat].values())}


def draw(s: State, rng: Rng) -> None:
    """Draw what chance has to say, and answer what has one answer, until a seat has a choice or the game is over."""
    answer_sole(s)
    while s.chance:
        s.apply(s.sample(rng))
        answer_sole(s)


def choice(what: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise SetupError("{what} cannot be '{value}'; allowed: {allowed}", what=what, value=value, allowed=[*allowed])
    return value

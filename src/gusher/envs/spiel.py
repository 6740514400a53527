"""The games for OpenSpiel: `gusher_GAME(players=4)` for each of them, with chance nodes.

Parameters: `players`; `reward` (`ranking` or `share`); `options`, for example `options=advanced:true;max_rounds:12`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel

from gusher.core.codec import dumps
from gusher.core.errors import SetupError
from gusher.core.game import Game, spell
from gusher.core.rng import Rng
from gusher.core.rules import Action, State
from gusher.envs import learnable
from gusher.envs.memory import FINGERPRINT, Position, numbers, origin_of
from gusher.envs.rewards import check_reward, rewards
from gusher.registry import game as game_of

PREFIX = "gusher_"
LONGEST = 100_000  # decisions, more than any game takes
USUAL = "none"  # of the parameter `options`


def register() -> list[str]:
    """Make the games known to OpenSpiel, once; their names there."""
    known = set(pyspiel.registered_names())
    for game in learnable():
        if PREFIX + game.name not in known:
            # A class each, and not a function: OpenSpiel keeps it beyond the end of the interpreter, where only classes stay alive.
            pyspiel.register_game(type_of(game), type(game.title, (SpielGame,), {"name": game.name}))
    return [PREFIX + game.name for game in learnable()]


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "options": USUAL, "reward": "ranking"},
    )


def parse(text: str) -> dict[str, object]:
    """`name:value` pairs separated by semicolons."""
    found: dict[str, object] = {}
    for pair in filter(None, text.split(";")) if text != USUAL else ():
        name, colon, value = pair.partition(":")
        if not (colon and name.strip() and value.strip()) or name.strip() in found:
            raise SetupError("option '{pair}' must look like name:value, each name once, for example options=max_rounds:12", pair=pair)
        found[name.strip()] = value.strip()
    return found


def write(options: dict[str, object]) -> str:
    return ";".join(f"{name}:{spell(value)}" for name, value in options.items()) or USUAL


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options. `name` is that of the game, set by a subclass."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = game_of(self.name)
        self.seats = int(given.get("players", self.game.usual_seats))
        options = parse(str(given.get("options", USUAL)))
        self.reward = check_reward(str(given.get("reward", "ranking")))
        self.origin = origin_of(self.name, self.seats, tuple(options.items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=len(self.game.outcomes),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.game), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of it. Seats that decide at the same time are asked one after the other, sealed from each other."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.origin, game.origin.opening.clone())

    @property
    def table(self) -> State:
        return self.position.state

    def current_player(self) -> int:
        s = self.position.state
        if s.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if s.chance else int(s.actor)

    def _legal_actions(self, player: int) -> list[int]:
        s = self.position.state
        return [action.index for action in s.choices()] if player == s.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.position.state.outcomes()
        total = sum(weight for _, weight in found)
        return sorted((outcome.index, weight / total) for outcome, weight in found)

    def _apply_action(self, action: int) -> None:
        self.position.apply(self.member(self.position.state.chance, action))

    def member(self, chance: bool, action: int) -> Action:
        game = self.position.origin.game
        return game.outcomes[action] if chance else game.actions[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.member(player == pyspiel.PlayerId.CHANCE, action).notation

    def is_terminal(self) -> bool:
        return self.position.state.over

    def returns(self) -> list[float]:
        s = self.position.state
        return rewards(s, self.get_game().reward) if s.over else [0.0] * s.seats

    def resample_from_infostate(self, player: int, probability: Any) -> SpielState:
        """A state that the player cannot tell from this one; `probability` draws uniformly from 0 to 1.

        Its history is still the true one: do not show it to a player, and do not serialise it.
        """
        made: SpielState = self.clone()
        made.position = self.position.guess(player, Rng(int(probability() * 2**53)))
        return made

    def __str__(self) -> str:
        return dumps(self.position.state)


class Observer:
    """What a player sees as a tensor: the row of `gusher.envs.layout`, by name in `dict`.

    With perfect recall there follow the number of own choices (`choices`) and 64 bits that fingerprint all that the player has seen and
    done (`fingerprint`), so that two information states differ in their tensors. The text of an information state is the history itself.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("only what one player sees can be observed: public_info, and private_info of a single player")
        self.recalls = kind.perfect_recall
        features = [(feature.name, feature.size) for feature in game.origin.encoder.features]
        self.size = game.origin.encoder.size
        if self.recalls:
            features += [("choices", 1), ("fingerprint", FINGERPRINT)]
        self.tensor = np.zeros(sum(size for _, size in features), np.float32)
        self.dict = {}
        offset = 0
        for name, size in features:
            self.dict[name] = self.tensor[offset : offset + size]
            offset += size

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position
        if not self.recalls:
            self.tensor[:] = numbers(position.origin.encoder.encode(position.state, player))
            return
        memory = position.memory(player)
        self.tensor[: self.size] = numbers(memory.row)
        self.tensor[self.size] = memory.choices
        self.tensor[self.size + 1 :] = np.unpackbits(np.frombuffer(memory.fingerprint, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        if self.recalls:
            return "\n".join(position.memory(player).parts())
        return " ".join(map(str, numbers(position.origin.encoder.encode(position.state, player)).tolist()))

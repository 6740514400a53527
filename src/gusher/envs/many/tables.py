"""Many tables with one agent a seat, by the names that PettingZoo uses: what has one value there has n of them here."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import gusher.envs
from gusher.envs.episode import Episode, Observed

ByAgent = dict[str, NDArray[Any]]


class TableVectorEnv:
    """n tables of `gusher.envs.table.TableEnv` that are asked together.

    - `agent_selection` names the agent that is asked at each table; `last()` gives what each of them sees and may do.
    - `rewards`, `terminations`, `truncations` and `infos` are dicts by agent, with an array of n in each: of the step that was just made.
      Games begin anew in the step in which they end, so nobody has to make dead steps.
    - An illegal action is refused with its §, and nothing has happened at any table.
    """

    metadata = {"render_modes": [], "name": "gusher", "is_parallelizable": False}  # noqa: RUF012  (so PettingZoo wants it)

    def __init__(self, name: str, seats: int, num_envs: int = 1, **settings: Any) -> None:
        self.games = gusher.envs.vector(name, num_envs, seats, **settings)
        self.games.write_to(masks=np.zeros(self.games.arrays.masks.shape, np.int8))
        self.num_envs = num_envs
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        setting = self.games.setting
        one = Episode(name, seats, setting.options, "array", setting.reward, "raise", setting.max_decisions)
        self.observation_spaces = {agent: one.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(one.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def agent_selection(self) -> list[str]:
        return [self.possible_agents[seat] for seat in self.games.arrays.asked]

    def reset(self, seed: int | list[int] | None = None, options: dict[str, Any] | None = None) -> None:
        self.games.reset(seed)
        self.agents = self.possible_agents[:]
        self.tell()

    def step(self, actions: Any) -> None:
        self.games.step(actions)
        self.tell()

    def last(self) -> tuple[Observed, ByAgent, ByAgent, ByAgent, dict[str, ByAgent]]:
        found = self.games.arrays
        observation = {"observation": found.observations.copy(), "action_mask": found.masks.copy()}
        return observation, self.rewards, self.terminations, self.truncations, self.infos

    def tell(self) -> None:
        """What the last step has brought to each agent."""
        found = self.games.arrays
        self.rewards = {agent: found.rewards[:, seat].copy() for seat, agent in enumerate(self.agents)}
        self.terminations = {agent: found.terminated.copy() for agent in self.agents}
        self.truncations = {agent: found.truncated.copy() for agent in self.agents}
        rated = found.terminated
        self.infos = {
            agent: {"place": np.where(rated, found.places[:, seat], 0), "score": np.where(rated, found.scores[:, seat], 0)}
            for seat, agent in enumerate(self.agents)
        }

    def close(self) -> None:
        self.games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

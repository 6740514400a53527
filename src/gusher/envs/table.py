"""A table as a PettingZoo environment of the AEC kind: one agent a seat, asked in turn."""

from __future__ import annotations

import json
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from gusher.core.errors import SetupError
from gusher.envs.episode import Episode, Observed

RENDER_MODES = ("ansi",)


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """Agents `seat_0`, `seat_1` and so on play one game against each other.

    - An observation is a dict of `observation` (what the seat may know; `gusher.envs.layout` says what its numbers mean) and
      `action_mask` (1 for each action of the game's table that is legal now, all 0 while another agent is asked). With
      `observations="dict"` the first is a dict of named arrays instead of one array.
    - Seats that decide at the same time are asked one after the other, and later ones do not see what the earlier ones chose.
    - All rewards are 0 until the game is over; then by place from 1 to -1 (`reward="ranking"`) or by the share of points
      (`reward="share"`).
    - An illegal action is refused with `IllegalAction` and changes nothing; with `illegal="lose"` it ends the game instead, for -1.
    - After `max_decisions` decisions of all seats together the game is cut off: truncated, and paid nothing.
    """

    metadata = {"render_modes": list(RENDER_MODES), "name": "gusher", "is_parallelizable": False}  # noqa: RUF012  (so PettingZoo wants it)

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, object] | None = None,
        observations: str = "array",
        reward: str = "ranking",
        illegal: str = "raise",
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, seats, options, observations, reward, illegal, max_decisions, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError("there is no render mode '{mode}'; allowed: {allowed}", mode=render_mode, allowed=[*RENDER_MODES])
        self.render_mode = render_mode
        self.episode = Episode(name, seats, options or {}, observations, reward, illegal, max_decisions)
        self.metadata = type(self).metadata | {"name": f"gusher_{self.episode.game.name}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.episode.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.episode.space() for agent in self.possible_agents}
        self.decisions = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Without a seed it is another one of the seed before."""
        self.episode.restart(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.agent_selection = self.possible_agents[self.episode.state.actor]

    def observe(self, agent: str) -> Observed:
        episode = self.episode
        seat = self.seat_of[agent]
        s = episode.state
        return episode.observe(seat, seat == s.actor and not s.over)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        chosen = -1 if action is None else int(action)
        if not episode.play(chosen):
            if not episode.loses:
                raise episode.refuse(chosen)
            self.finish(episode.fine(self.seat_of[agent]))
            return
        self.decisions += 1
        s = episode.state
        if s.over:
            self.finish(episode.pay())
            for other, seat in self.seat_of.items():
                self.infos[other] = episode.result(seat)
        else:
            self.agent_selection = self.possible_agents[s.actor]
            if self.decisions == episode.max_decisions:
                self.truncations = dict.fromkeys(self.agents, True)

    def finish(self, paid: list[float]) -> None:
        """Pay each seat once; nothing was paid before, so that this is also what it has in all."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: paid[seat] for agent, seat in self.seat_of.items()}
        self._cumulative_rewards = dict(self.rewards)

    def render(self) -> str | None:
        """The table as a spectator sees it, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.episode.state.view(None), indent=1, ensure_ascii=False)

    def close(self) -> None:
        """Nothing is open."""

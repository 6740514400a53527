"""Many games from the side of one seat each, as a vector environment of Gymnasium: bots play the others."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import gusher.envs
from gusher.core.errors import SetupError
from gusher.envs.episode import Episode, Observed

Infos = dict[str, Any]
Stepped = tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class SeatVectorEnv(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """What n environments of `gusher.envs.seat.SeatEnv` would do, in one call.

    - Games begin anew in the step in which they end (`AutoresetMode.SAME_STEP`); `infos` then has `final_obs`, and in `final_info` the
      mask, the seat, and unless the game was cut off the place and the score.
    - An illegal action is refused with its §, and nothing has happened in any game: sample with the mask.
    - Every array is a new one; with `copy=False` observations and masks are written into the same ones again and again.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  (so Gymnasium wants it)

    def __init__(
        self,
        name: str,
        seats: int,
        num_envs: int = 1,
        seat: int | None = 0,
        bots: str = "random",
        options: dict[str, object] | None = None,
        reward: str = "ranking",
        max_decisions: int | None = None,
        processes: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise SetupError("there is no render mode '{mode}'; allowed: {allowed}", mode=render_mode, allowed=["none"])
        settings: dict[str, Any] = {"bots": bots, "seat": seat, "options": options, "reward": reward, "max_decisions": max_decisions}
        self.games = gusher.envs.vector(name, num_envs, seats, processes=processes, **settings)
        self.games.write_to(masks=np.zeros(self.games.arrays.masks.shape, np.int8))
        self.copy = copy
        self.num_envs = num_envs
        one = Episode(name, seats, options or {}, "array", reward, "raise", max_decisions)
        self.single_observation_space = one.space()
        self.single_action_space = spaces.Discrete(one.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None) -> tuple[Observed, Infos]:
        self.games.reset(seed)
        return self.seen(), self.infos()

    def step(self, actions: Any) -> Stepped:
        before = self.games.arrays.asked.copy()
        found = self.games.step(actions)
        rewards = found.rewards[np.arange(self.num_envs), before].astype(np.float64)
        infos = self.infos()
        ended = found.terminated | found.truncated
        if ended.any():
            infos |= self.ends(before, ended)
        return self.seen(), rewards, found.terminated.copy(), found.truncated.copy(), infos

    def seen(self) -> Observed:
        found = self.games.arrays
        observation = {"observation": found.observations, "action_mask": found.masks}
        return {name: array.copy() for name, array in observation.items()} if self.copy else observation

    def infos(self) -> Infos:
        found = self.games.arrays
        every = np.ones(self.num_envs, bool)
        return {"action_mask": found.masks.copy(), "_action_mask": every, "seat": found.asked.copy(), "_seat": every.copy()}

    def ends(self, seats: NDArray[np.int32], ended: NDArray[np.bool_]) -> Infos:
        """What `infos` tells of games that are over."""
        found = self.games.arrays
        finals = np.full(self.num_envs, None, object)
        masks = np.where(ended[:, None], found.final_masks, 0).astype(np.int8)
        for at in np.flatnonzero(ended):
            finals[at] = {"observation": found.final_observations[at].copy(), "action_mask": masks[at]}
        told: Infos = {"action_mask": masks, "seat": np.where(ended, seats, 0)}
        rated = found.terminated.copy()
        each = np.arange(self.num_envs)
        for name, numbers in (("place", found.places), ("score", found.scores)):
            told[name] = np.where(rated, numbers[each, seats], 0)
        told |= {f"_{name}": (rated if name in ("place", "score") else ended).copy() for name in told}
        return {"final_obs": finals, "_final_obs": ended.copy(), "final_info": told, "_final_info": ended.copy()}

    def action_masks(self) -> NDArray[np.int8]:
        """The masks of legal actions, by the name that sb3-contrib asks for."""
        return self.games.arrays.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

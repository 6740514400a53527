"""One seat as a Gymnasium environment: bots play the others."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
from gymnasium import spaces

from gusher.core.errors import SetupError
from gusher.core.view import Observation
from gusher.envs import learnable
from gusher.envs.episode import BOTS, SEATING, Episode, Observed, draw
from gusher.envs.many.setting import seated

RENDER_MODES = ("ansi",)


class SeatEnv(gymnasium.Env[Observed, int]):
    """A game from the side of one seat. An observation is what it sees whenever it is asked.

    - `bots` names the bot of all other seats, or one for each of them in turn order after the own seat, separated by commas.
    - `seat` is the own seat; None draws another one for every game, so that no chair is an advantage.
    - Observations, rewards, options and `max_decisions` are those of `gusher.envs.table.TableEnv`; only own decisions count.
    - An illegal action ends the game with -1, because a space samples without a mask; `illegal="raise"` refuses it instead.
    - `info` has the mask of legal actions too (`action_mask`, and `action_masks()` for sb3-contrib), the own `seat`, and at the end
      `place` and `score`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  (so Gymnasium wants it)

    def __init__(
        self,
        name: str,
        seats: int,
        seat: int | None = 0,
        bots: str = "random",
        options: dict[str, object] | None = None,
        observations: str = "array",
        reward: str = "ranking",
        illegal: str = "lose",
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError("there is no render mode '{mode}'; allowed: {allowed}", mode=render_mode, allowed=[*RENDER_MODES])
        self.render_mode = render_mode
        self.episode = Episode(name, seats, options or {}, observations, reward, illegal, max_decisions)
        if seat is not None and not 0 <= seat < seats:
            raise SetupError("seat must be 0 to {last}, not {seat}", last=seats - 1, seat=seat)
        self.others = seated(bots, self.episode.game.name, seats)
        self.usual_seat = seat
        self.seat = seat or 0
        self.decisions = 0
        self.ended = True
        self.observation_space = self.episode.space()
        self.action_space = spaces.Discrete(self.episode.size)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        episode = self.episode
        episode.restart(seed)
        self.bot_rng = episode.stream(BOTS)
        if self.usual_seat is None:
            self.seat = episode.stream(SEATING).below(episode.seats)
        self.decisions = 0
        self.go_on()
        self.ended = episode.state.over
        return self.seen()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise SetupError("the game is over: call reset first")
        episode = self.episode
        chosen = int(action)
        if not episode.play(chosen):
            if not episode.loses:
                raise episode.refuse(chosen)
            self.ended = True
            observation, info = self.seen()
            return observation, episode.fine(self.seat)[self.seat], True, False, info | {"illegal": True}
        self.decisions += 1
        self.go_on()
        over = episode.state.over
        cut = not over and self.decisions == episode.max_decisions
        self.ended = over or cut
        observation, info = self.seen()
        if over:
            info |= episode.result(self.seat)
        return observation, episode.pay()[self.seat] if over else 0.0, over, cut, info

    def go_on(self) -> None:
        """Let the others play until the own seat is asked or the game is over."""
        s = self.episode.state
        seats = self.episode.seats
        while not s.over and s.actor != self.seat:
            other = s.actor
            player = self.others[(other - self.seat - 1) % seats]
            s.apply(player.choose(Observation(s, other), self.bot_rng))
            draw(s, self.episode.rng)

    def seen(self) -> tuple[Observed, dict[str, Any]]:
        observation = self.episode.observe(self.seat, not self.episode.state.over)
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}

    def action_masks(self) -> Any:
        """The mask of legal actions, by the name that sb3-contrib asks for."""
        return self.episode.mask(not self.episode.state.over)

    def render(self) -> Any:
        """The table as the own seat sees it, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.episode.state.view(self.seat), indent=1, ensure_ascii=False)


def register() -> list[str]:
    """Make `gusher/GAME-v0` known to `gymnasium.make` for each game; their ids."""
    found = learnable()
    ids = [f"gusher/{game.name}-v0" for game in found]
    for game, name in zip(found, ids, strict=True):
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="gusher.envs.seat:SeatEnv",
                vector_entry_point="gusher.envs.many.seats:SeatVectorEnv",
                kwargs={"name": game.name, "seats": game.usual_seats},
            )
    return ids


register()

"""One seat as a Gymnasium environment: bots play the others."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
from gymnasium import spaces

from gusher.bots import bot
from gusher.core.errors import SetupError
from gusher.core.view import Observation
from gusher.envs import usual_seats
from gusher.envs.match import BOTS, SEATING, Match, Observed, draw
from gusher.registry import games

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
            raise SetupError(f"there is no render mode '{render_mode}'; allowed: {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.match = Match(name, seats, options or {}, observations, reward, illegal, max_decisions)
        if seat is not None and not 0 <= seat < seats:
            raise SetupError(f"seat must be 0 to {seats - 1}, not {seat}")
        names = [part.strip() for part in bots.split(",")]
        if len(names) not in (1, seats - 1):
            raise SetupError(f"{len(names)} bots are named for {seats - 1} other seats; name {seats - 1}, or one for all")
        self.others = [bot(each, self.match.game.name) for each in (names if len(names) > 1 else names * (seats - 1))]
        self.usual_seat = seat
        self.seat = seat or 0
        self.decisions = 0
        self.ended = True
        self.observation_space = self.match.space()
        self.action_space = spaces.Discrete(self.match.size)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        match = self.match
        match.restart(seed)
        self.bot_rng = match.stream(BOTS)
        if self.usual_seat is None:
            self.seat = match.stream(SEATING).below(match.seats)
        self.decisions = 0
        self.go_on()
        self.ended = match.state.over
        return self.seen()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise SetupError("the game is over: call reset first")
        match = self.match
        chosen = int(action)
        if not match.play(chosen):
            if not match.loses:
                raise match.refuse(chosen)
            self.ended = True
            observation, info = self.seen()
            return observation, match.fine(self.seat)[self.seat], True, False, info | {"illegal": True}
        self.decisions += 1
        self.go_on()
        over = match.state.over
        cut = not over and self.decisions == match.max_decisions
        self.ended = over or cut
        observation, info = self.seen()
        if over:
            info |= match.result(self.seat)
        return observation, match.pay()[self.seat] if over else 0.0, over, cut, info

    def go_on(self) -> None:
        """Let the others play until the own seat is asked or the game is over."""
        s = self.match.state
        seats = self.match.seats
        while not s.over and s.actor != self.seat:
            other = s.actor
            player = self.others[(other - self.seat - 1) % seats]
            s.apply(player.choose(Observation(s, other), self.bot_rng))
            draw(s, self.match.rng)

    def seen(self) -> tuple[Observed, dict[str, Any]]:
        observation = self.match.observe(self.seat, not self.match.state.over)
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}

    def action_masks(self) -> Any:
        """The mask of legal actions, by the name that sb3-contrib asks for."""
        return self.match.mask(not self.match.state.over)

    def render(self) -> Any:
        """The table as the own seat sees it, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.match.state.view(self.seat), indent=1, ensure_ascii=False)


def register() -> list[str]:
    """Make `gusher/oilfield-v0` and the others known to `gymnasium.make`; their ids."""
    ids = [f"gusher/{game.name}-v0" for game in games()]
    for game, name in zip(games(), ids, strict=True):
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="gusher.envs.seat:SeatEnv", kwargs={"name": game.name, "seats": usual_seats(game)})
    return ids


register()

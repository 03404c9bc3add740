"""PettingZoo, all seats at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from rulewright.core.errors import GameError
from rulewright.env.playing import Playing, Seen

WAITING = 1  # one action beside the vocabulary, the last: to wait, for a seat that is not asked


class AtOnce(ParallelEnv[str, Seen, Any]):  # type: ignore[misc]
    """Every seat acts in every step: those that are asked choose, also several at once, the others wait."""

    def __init__(self, game: str, seats: int | None, mode: str | None, options: Mapping[str, object]) -> None:
        self.playing = Playing(game, seats, mode, options)
        self.metadata = {
            "name": self.playing.name,
            "layout": self.playing.layout.version(),
            "render_modes": [],
        }
        self.render_mode = None
        self.wait = self.playing.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.playing.seats)]
        self.observation_spaces = {agent: self.playing.space(WAITING) for agent in self.possible_agents}
        count = self.playing.actions + WAITING
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.playing.reset(seed)
        self.agents = self.possible_agents[:]
        return self._seen(False), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        s = self.playing.s
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        illegal = None
        for seat in s.deciders if agents else []:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise GameError(f"{agent} is asked and gave no action; asked: {self._asked()}")
            if actions[agent] == self.wait or not self.playing.play(seat, actions[agent]):
                illegal = seat
                infos[agent]["illegal"] = self._why(seat, actions[agent])
                break
        over = illegal is not None or s.over
        earned = self.playing.earned(illegal)
        paid = {agent: earned[self.possible_agents.index(agent)] for agent in agents}
        seen = self._seen(over)
        ended = dict.fromkeys(agents, over)
        self.agents = [] if over else agents
        return seen, paid, ended, dict.fromkeys(agents, False), infos

    def _asked(self) -> str:
        return ", ".join(self.possible_agents[seat] for seat in self.playing.s.deciders)

    def _why(self, seat: int, action: int) -> str:
        if action == self.wait:
            return "a seat that is asked cannot wait"
        return self.playing.why_not(seat, action)

    def _seen(self, over: bool) -> dict[str, Seen]:
        out: dict[str, Seen] = {}
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            legal = [] if over else self.playing.s.options(seat)
            mask = self.playing.mask(legal or [self.wait], WAITING)
            out[agent] = {"observation": self.playing.observe(seat), "action_mask": mask}
        return out

    def render(self) -> None:
        """There is no picture: watch a game at a table."""

    def close(self) -> None:
        """Nothing is held open."""

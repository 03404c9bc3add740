"""PettingZoo, one seat after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from rulewright.env.playing import Playing, Seen


class Turns(AECEnv[str, Seen, Any]):  # type: ignore[misc]
    """Every seat is an agent; the one that has to choose is selected.

    Where several seats choose at once, they are selected one after the other, and no observation tells what
    another has answered. An illegal action ends the game; only the seat that tried it pays.
    """

    def __init__(self, game: str, seats: int | None, mode: str | None, options: Mapping[str, object]) -> None:
        self.playing = Playing(game, seats, mode, options)
        self.metadata = {
            "name": self.playing.name,
            "layout": self.playing.layout.version(),
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.playing.seats)]
        self.observation_spaces = {agent: self.playing.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.playing.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.playing.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.playing.s.actor]

    def observe(self, agent: str) -> Seen:
        """Made only when asked for. The mask is empty for a seat that is not selected."""
        seat = self.possible_agents.index(agent)
        chosen = agent == self.agent_selection and not self.terminations.get(agent, True)
        legal = self.playing.s.options(seat) if chosen else []
        return {"observation": self.playing.observe(seat), "action_mask": self.playing.mask(legal)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        if self.playing.play(seat, action):
            earned = self.playing.earned()
        else:
            self.infos[agent]["illegal"] = self.playing.why_not(seat, action)
            earned = self.playing.earned(illegal=seat)
        self.rewards = {name: earned[self.possible_agents.index(name)] for name in self.agents}
        if self.playing.s.over or "illegal" in self.infos[agent]:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.playing.s.actor]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is no picture: watch a game at a table."""

    def close(self) -> None:
        """Nothing is held open."""

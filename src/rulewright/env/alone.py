"""Gymnasium: one seat learns, bots hold the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from rulewright.bots import ask, bot, chances
from rulewright.core.errors import GameError, brief
from rulewright.core.rng import Rng
from rulewright.env.playing import Playing, Seen
from rulewright.games import ready


class OneSeat(gymnasium.Env[Seen, int]):
    """The learner is asked whenever its seat has a choice; in between the bots play.

    An illegal action ends the episode with -1, and `info["illegal"]` says why it was one.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        mode: str | None = None,
        seat: int = 0,
        rivals: str = "casual",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.playing = Playing(game, seats, mode, options or {})
        if not isinstance(seat, int) or not 0 <= seat < self.playing.seats:
            raise GameError(f"no seat {brief(seat)}; seats: 0 to {self.playing.seats - 1}")
        self.seat = seat
        self.rivals = bot(rivals).name
        self.metadata = {
            "name": self.playing.name,
            "layout": self.playing.layout.version(),
            "render_modes": [],
        }
        self.chances: list[int] = []  # the state of each rival's generator
        self.done = False
        self.observation_space = self.playing.space()
        self.action_space = spaces.Discrete(self.playing.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = self.playing.reset(seed)
        self.chances = [rng.state for rng in chances(drawn, self.playing.seats)]
        self.done = False
        self._rivals_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.done:
            raise GameError(f"{self.playing.name} is over: call reset()")
        info: dict[str, Any] = {}
        if self.playing.play(self.seat, action):
            self._rivals_play()
            earned = self.playing.earned()
        else:
            info["illegal"] = self.playing.why_not(self.seat, action)
            earned = self.playing.earned(illegal=self.seat)
        self.done = self.playing.s.over or "illegal" in info
        return self._seen(), earned[self.seat], self.done, False, info

    def _rivals_play(self) -> None:
        """Until the learner has a choice, or the game is over."""
        s = self.playing.s
        while not s.over and not s.options(self.seat):
            rng = Rng(self.chances[s.actor])
            rival = s.actor
            s.play(rival, ask(bot(self.rivals), s, rival, rng))
            self.chances[rival] = rng.state

    def _seen(self) -> Seen:
        legal = self.playing.s.options(self.seat)
        return {"observation": self.playing.observe(self.seat), "action_mask": self.playing.mask(legal)}


def register() -> list[str]:
    """Make every game, mode and number of seats known to `gymnasium.make`; their names."""
    names = []
    for game in ready():
        for mode, counts in game.modes.items():
            for seats in counts:
                name = f"rulewright/{game.id}-{mode}-{seats}-v{game.rules}"
                if name not in gymnasium.registry:
                    gymnasium.register(
                        name,
                        entry_point="rulewright.env.alone:OneSeat",
                        disable_env_checker=True,
                        kwargs={"game": game.id, "mode": mode, "seats": seats},
                    )
                names.append(name)
    return names

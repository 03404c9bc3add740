"""OpenSpiel: every game and mode as a game of its own, registered under a name with the version of its rules.

OpenSpiel wants to see chance as nodes of the tree. Here one node at the start draws the deal, a seed, and all
later chance follows from it: solvers that walk the whole tree know the deal after that node, and only what is
observed hides it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from rulewright.core.errors import GameError, brief
from rulewright.core.game import Game
from rulewright.env.observation import layout_of
from rulewright.env.playing import Held, rewards
from rulewright.games import load

DEALS = 1024  # how many games there are to draw from
NEVER = 1_000_000  # what `DEALS` may be at most


def short_name(game: Game, mode: str) -> str:
    return f"rulewright_{game.id}_{mode}_v{game.rules}"


def card(game_id: str, mode: str) -> Any:
    """What OpenSpiel wants to know of a game and mode."""
    game = load(game_id)
    seats = game.seats(mode)
    return pyspiel.GameType(
        short_name=short_name(game, mode),
        long_name=f"{game.title} ({mode})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[-1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "deals": DEALS, "options": ""},
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """A game and mode, which the subclass for it names, with a number of seats."""

    game_id: str
    mode: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = load(self.game_id)
        self.seats = int(params.get("players", game.seats(self.mode)[0]))
        self.deals = int(params.get("deals", DEALS))
        self.options = str(params.get("options", ""))
        game.setup(self.seats, self.mode, 0, chosen(self.options), bots=True)  # refuses what is wrong
        if not 1 <= self.deals <= NEVER:
            raise GameError(f"bad number of deals {self.deals}; a number from 1 to {NEVER}")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.vocabulary.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.bounds.decisions,
        )
        told = {"players": self.seats, "deals": self.deals, "options": self.options}
        super().__init__(card(self.game_id, self.mode), info, told)

    def new_initial_state(self) -> Position:
        return Position(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return (made, (self.game_id, self.mode, self.seats, self.deals, self.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise GameError(f"observers of {self.game_id} take no parameters, got {params}")
        return Observer(self.game_id, self.mode, self.seats)


@cache
def registered(game_id: str, mode: str) -> type[Spiel]:
    """The class for a game and mode, known to OpenSpiel by its name.

    A class and no function: OpenSpiel lets go of it after Python has ended, which a function cannot bear.
    """
    game = load(game_id)
    found = type(short_name(game, mode), (Spiel,), {"game_id": game_id, "mode": mode})
    pyspiel.register_game(card(game_id, mode), found)
    return found


def made(game_id: str, mode: str, seats: int, deals: int, options: str) -> Spiel:
    return registered(game_id, mode)({"players": seats, "deals": deals, "options": options})


def chosen(options: str) -> dict[str, str]:
    """The options of a game as OpenSpiel passes them on: in one text, `name:value name:value`."""
    words = options.split()
    if not all(":" in word for word in words):
        raise GameError(f"bad options {brief(options)}; write name:value name:value")
    return dict(word.split(":", 1) for word in words)


class Position(pyspiel.State):  # type: ignore[misc]
    """A position of the game; before the deal there is none of ours yet."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.game_id = game.game_id
        self.mode = game.mode
        self.seats = game.seats
        self.deals = game.deals
        self.options = chosen(game.options)
        self.held: Held | None = None

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.held.s.over else self.held.s.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.s.options(player)) if self.held is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.deals) for seed in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            game = load(self.game_id)
            self.held = Held(game.start(game.setup(self.seats, self.mode, action, self.options, bots=True)))
        else:
            self.held.s.play(self.held.s.actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        return load(self.game_id).vocabulary.text(action)

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.s.over

    def returns(self) -> list[float]:
        if self.held is None or not self.held.s.over:
            return [0.0] * self.seats
        return rewards(self.held.s.outcome())

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        return f"{self.game_id} ({self.mode}), seed {self.held.s.setup.seed}, choice {self.held.s.turns}"


class Observer:
    """What a player may know, as `Layout` has it; without history, as a person sees the table."""

    def __init__(self, game_id: str, mode: str, seats: int) -> None:
        self.layout = layout_of(game_id, mode, seats)
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.layout.write(state.held.s, player, self.tensor)

    def string_from(self, state: Position, player: int) -> str:
        self.set_from(state, player)
        return " ".join(f"{number:g}" for number in self.tensor)

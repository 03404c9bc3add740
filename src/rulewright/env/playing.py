"""A game in the hands of learners: what all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rulewright.core.data import choices
from rulewright.core.errors import GameError, IllegalChoice, brief
from rulewright.core.game import SEEDS, Game
from rulewright.core.outcome import Outcome
from rulewright.core.rng import Rng, new_key, seeded
from rulewright.core.state import State
from rulewright.core.verbs import Option
from rulewright.env.observation import LARGEST, Numbers, layout_of
from rulewright.games import game as named
from rulewright.games import load

if TYPE_CHECKING:
    from gymnasium import spaces

Mask = NDArray[np.int8]
Seen = dict[str, Any]  # "observation" and "action_mask"
ILLEGAL = -1.0  # what an illegal action earns; it ends the game


def rewards(outcome: Outcome) -> list[float]:
    """From 1 for the sole first to -1 for the sole last, by rank alone, equal ranks sharing.

    Who does not win whatever the rank has -1. Alone, it is 1 or -1.
    """
    ranks = outcome.ranks
    out = []
    for seat, rank in enumerate(ranks):
        better = len([1 for other in ranks if other < rank])
        equal = ranks.count(rank) - 1
        share = 2.0 * (better + equal / 2) / (len(ranks) - 1) if len(ranks) > 1 else 0.0
        out.append(-1.0 if seat in outcome.losers else 1.0 - share)
    return out


class Held:
    """A game in progress that can be copied and pickled. A pickle holds the choices, and is replayed."""

    def __init__(self, s: State) -> None:
        self.s = s

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.s.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.s.setup
        game: Game = setup.game
        made = [option for _seat, option in choices(self.s.past)]
        who = [seat for seat, _option in choices(self.s.past)]
        kept = (game.id, game.rules, game.content_hash())
        return (replayed, (kept, setup.mode, setup.seats, setup.seed, setup.options, who, made))


def replayed(
    kept: tuple[str, str, str],
    mode: str,
    seats: int,
    seed: int,
    options: dict[str, int],
    who: list[int],
    made: list[Option],
) -> Held:
    """The game after these choices."""
    game = named(kept[0])
    if (game.rules, game.content_hash()) != kept[1:]:
        raise GameError(f"this pickle of {game.id} was made with other rules or content than those here")
    s = game.start(game.setup(seats, mode, seed, options))
    for seat, option in zip(who, made, strict=True):
        s.play(seat, option)
    return Held(s)


class Playing:
    """One game, mode and number of seats, to be played again and again from seeds."""

    def __init__(self, game: str, seats: int | None, mode: str | None, options: Mapping[str, object]) -> None:
        card = named(game)
        setup = card.setup(seats, mode, 0, options, bots=True)
        self.game_id = game
        self.mode = setup.mode
        self.seats = setup.seats
        self.name = f"{game}-{self.mode}-{self.seats}_v{card.rules}"
        self.actions = card.vocabulary.size
        self.options = dict(options)
        self.layout = layout_of(game, self.mode, self.seats)
        self.seeds = seeded(int(new_key(), 16) % SEEDS).state  # where the next seed comes from
        self.held: Held | None = None

    @property
    def s(self) -> State:
        if self.held is None:
            raise GameError(f"{self.name} has not begun: call reset() first")
        return self.held.s

    def reset(self, seed: int | None) -> int:
        """A fresh game; without a seed, the next one after the seed that was given last."""
        if seed is not None:
            if not isinstance(seed, (int, np.integer)) or not 0 <= seed < SEEDS:
                raise GameError(f"bad seed {brief(seed)}; a seed is a number from 0 to 2^62 - 1")
            self.seeds = seeded(int(seed)).state
        else:
            rng = Rng(self.seeds)
            seed = rng.split().state
            self.seeds = rng.state
        card = load(self.game_id)
        self.held = Held(card.start(card.setup(self.seats, self.mode, int(seed), self.options, bots=True)))
        return int(seed)

    def space(self, waiting: int = 0) -> spaces.Dict:
        """What `seen` gives; `waiting`: actions beside the vocabulary."""
        from gymnasium import spaces  # batches do without

        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions + waiting,), np.int8),
            }
        )

    def observe(self, seat: int) -> Numbers:
        return self.layout.observe(self.s, seat)

    def mask(self, legal: list[Option], waiting: int = 0) -> Mask:
        out = np.zeros(self.actions + waiting, np.int8)
        out[legal] = 1
        return out

    def play(self, seat: int, action: Any) -> bool:
        """True if the action was legal and is made."""
        if not isinstance(action, (int, np.integer)) or not 0 <= action < self.actions:
            raise GameError(f"bad action {brief(action)}; actions of {self.name}: 0 to {self.actions - 1}")
        if int(action) not in self.s.options(seat):
            return False
        self.s.play(seat, int(action))
        return True

    def why_not(self, seat: int, action: Any) -> str:
        """Why an action is illegal, in a sentence."""
        try:
            self.s.copy().play(seat, int(action))
        except IllegalChoice as refusal:
            return str(refusal)
        return "this can be said at a table, but it is no answer to the question"

    def earned(self, illegal: int | None = None) -> list[float]:
        """What each seat has earned: nothing before the end; an illegal action costs its seat alone."""
        if illegal is not None:
            return [ILLEGAL if seat == illegal else 0.0 for seat in range(self.seats)]
        return rewards(self.s.outcome()) if self.s.over else [0.0] * self.seats

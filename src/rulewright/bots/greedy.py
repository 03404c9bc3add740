"""A bot that makes the choice whose result it likes best, by the game's own estimate.

It looks as far as it can know: up to the next roll, draw or reveal, to another seat's choice or, alone, to
its next turn. Where its choice leads to a further question to itself, it follows its own answers, the most
promising lines first, until its nodes are spent; a line that is cut off there counts as it stands. Answers
that others give at the same time are guessed a few times, the same for each of its options, and the results
averaged. A finished game counts by rank, whatever the estimate says.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from rulewright.bots.bot import Adviser, BotError, Budget, Weighed
from rulewright.core.rng import Rng
from rulewright.core.state import Fence, Frame, State
from rulewright.core.verbs import Option

NODES: Final = 300  # positions for one choice, unless the budget says otherwise
GUESSES: Final = 4  # of what others answer at the same time
WON: Final = 1e9  # more than any estimate
DECIDED: Final = WON / 1000  # values that differ by more are results of games, not estimates
SAME: Final = 1e-9  # values closer than this are equal


class Line:
    """A way to go on: its choices, the state that they lead to, what that is worth, whether we decide."""

    def __init__(
        self, first: int, before: Line | None, option: Option, state: State, value: float, ours: bool
    ) -> None:
        self.first = first  # the number of the first choice
        self.before = before
        self.option = option  # the last choice
        self.state = state
        self.value = value
        self.ours = ours

    def choices(self) -> list[Option]:
        """From the first to the last."""
        out: list[Option] = []
        line: Line | None = self
        while line is not None:
            out.append(line.option)
            line = line.before
        out.reverse()
        return out


class Lookout:
    """Looks ahead for one seat, from one state, once."""

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        seat: int,
        rng: Rng,
        budget: Budget,
        guesses: int = GUESSES,
    ) -> None:
        self.evaluate = evaluate
        self.seat = seat
        self.rng = rng
        self.budget = budget
        self.nodes = budget.nodes or NODES  # left to spend
        self.deadline: float = time.monotonic() + budget.seconds if budget.seconds else 0.0
        self.guesses = guesses

    def lines(self, s: State, options: list[Option]) -> list[Line]:
        """The best line that begins with each option. Every option is tried, whatever the budget."""
        best: dict[int, Line] = {}
        lines = [self.after(s, options[i], i, None) for i in range(len(options))]
        while lines:
            ours: list[Line] = []
            for line in lines:
                if line.ours:
                    ours.append(line)
                else:
                    keep(best, line)
            ours.sort(key=lambda line: -line.value)
            lines = []
            for line in ours:
                further = sought(line.state, line.state.legal_for(self.seat))
                if self.affords(len(further)):
                    for option in further:
                        lines.append(self.after(line.state, option, line.first, line))
                else:
                    keep(best, line)
        return [best[i] for i in range(len(options))]

    def affords(self, nodes: int) -> bool:
        if nodes > self.nodes or self.budget.stopped:
            return False
        return self.deadline == 0.0 or time.monotonic() < self.deadline

    def after(self, s: State, option: Option, first: int, before: Line | None) -> Line:
        """Make a choice, up to where something is learned."""
        self.nodes -= 1
        after = s.copy()
        frame, together = after.stack[-1], after.together
        after.actor = self.seat
        after.fenced = True
        if s.seats == 1:
            after.log = []  # tells where the turn ends: nobody else is asked in between
        learned = False
        try:
            after.proceed(option)
        except Fence:
            learned = True
        after.fenced = False
        if together and after.stack and after.stack[-1] is frame:
            if learned or not after.legal_for(self.seat):
                return Line(first, before, option, after, self.revealed(after, frame), False)
        ours = not learned and not turn_begun(after) and len(after.legal_for(self.seat)) > 0
        return Line(first, before, option, after, self.value(after), ours)

    def revealed(self, s: State, frame: Frame[Any]) -> float:
        """Our answer is given: guess those of the others and see what comes of it."""
        total = 0.0
        rng = Rng(self.rng.state)  # the same guesses for each of our answers
        for _ in range(self.guesses):
            self.nodes -= 1
            world = s.copy()
            world.rng = rng.split()
            world.advance()
            while world.stack and world.stack[-1] is frame:
                world.proceed(world.legal[rng.below(len(world.legal))])
            total += self.value(world)
        return total / self.guesses

    def value(self, s: State) -> float:
        if s.stack or s.seats == 1:
            return self.evaluate(s, self.seat)
        return WON * result(s, self.seat)


def sought(s: State, options: list[Option]) -> list[Option]:
    """Without those that the game says bots leave to people: they would use up what a bot can look at."""
    ours = s.setup.game.sought
    return options if ours is None else ours(s, options) or options


def turn_begun(s: State) -> bool:
    """Alone a bot would see on into its next turn, and put off what it can still do then."""
    if s.seats > 1 or s.log is None:
        return False
    return any([entry.line.message.opens_turn for entry in s.log])


def result(s: State, seat: int) -> float:
    """Of a finished game, by rank: from -1 (lost) to 1 (won)."""
    outcome = s.outcome()
    if outcome.shared:
        return 1.0 if seat in outcome.winners else -1.0
    ranks: list[int] = outcome.ranks
    mine = ranks[seat]
    behind = len([1 for rank in ranks if rank > mine]) - len([1 for rank in ranks if rank < mine])
    return behind / (s.seats - 1)


def keep(best: dict[int, Line], line: Line) -> None:
    """The better of two lines with the same first choice; of equal ones the earlier."""
    if line.first not in best or line.value > best[line.first].value:
        best[line.first] = line


def weighed(line: Line, top: float) -> Weighed:
    choices = line.choices()
    behind = top - line.value
    return Weighed(choices[0], behind if behind < DECIDED else None, choices[1:])


def estimate(s: State, bot: str) -> Callable[[Any, int], float]:
    """The game's own; a bot that climbs it cannot play without."""
    game = s.setup.game
    if game.evaluate is None:
        raise BotError(f"{bot} cannot play {game.id}: it has no estimate; bots that need none: random")
    found: Callable[[Any, int], float] = game.evaluate
    return found


class Greedy(Adviser):
    def __init__(self, name: str = "greedy") -> None:
        super().__init__(name)

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        evaluate = estimate(s, self.name)
        options = sought(s, s.options(seat))
        lines = Lookout(evaluate, seat, rng.split(), budget).lines(s, options)
        top = max([line.value for line in lines])
        best = [options[i] for i in range(len(options)) if lines[i].value >= top - SAME]
        return best[rng.below(len(best))]

    def weigh(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Weighed]:
        evaluate = estimate(s, self.name)
        lines = Lookout(evaluate, seat, rng.split(), budget).lines(s, s.options(seat))
        lines.sort(key=lambda line: -line.value)
        return [weighed(line, lines[0].value) for line in lines]


class Casual(Greedy):
    """Sees where each choice leads at once, and nothing beyond: a lighter opponent."""

    def __init__(self, name: str = "casual") -> None:
        super().__init__(name)

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return super().choose(s, seat, rng, budget.at_most(1))

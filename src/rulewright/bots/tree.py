"""A bot that grows a tree of single choices, and judges by the estimate where the tree ends.

Each step of growth guesses a world, follows the choices that did best so far, some it knows less of now and
then, adds one choice and judges what it leads to, for every seat. What was chosen most often is the answer.
It suits games in which one choice says much; where a turn is a long chain of small ones, the tree ends inside
it. Who answers at the same time is taken to know our answer, which is careful rather than right.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from rulewright.bots.bot import Bot, Budget
from rulewright.bots.greedy import estimate, result
from rulewright.bots.search import Purse
from rulewright.core.rng import Rng
from rulewright.core.state import State
from rulewright.core.verbs import Option

DEPTH: Final = 60  # choices in a row at most
EXPLORE: Final = 0.1  # of the range of values: what not knowing a choice is worth


class Node:
    """Where a choice leads; its worth is for the seat that made it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.further: dict[Option, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits


class Tree:
    """One question to one seat."""

    def __init__(
        self, evaluate: Callable[[Any, int], float], s: State, seat: int, rng: Rng, budget: Budget
    ) -> None:
        self.evaluate = evaluate
        self.s = s
        self.seat = seat
        self.rng = rng
        self.purse = Purse(budget)
        self.root = Node(seat)
        self.low = math.inf  # of all values seen
        self.high = -math.inf

    def answer(self) -> Option:
        while self.purse.spent() < 1.0:
            self.grow()
        tried = self.root.further
        best, most = -1, -1
        for option in self.s.options(self.seat):
            visits = tried[option].visits if option in tried else 0
            if visits > most:
                best, most = option, visits
        return best

    def grow(self) -> None:
        world = self.s.sample(self.seat, self.rng)
        world.actor = self.seat
        node = self.root
        path = [node]
        while world.stack and len(path) <= DEPTH and (node is self.root or node.visits > 0):
            actor = world.actor
            option = self.pick(node, actor, world.legal_for(actor))
            if option not in node.further:
                node.further[option] = Node(actor)
            node = node.further[option]
            path.append(node)
            self.purse.pay(1)
            world.proceed(option)
        worth = self.worth(world)
        for node in path:
            node.visits += 1
            node.total += worth[node.seat]

    def pick(self, node: Node, actor: int, options: list[Option]) -> Option:
        """The best by what is known of it and by how little that is; of equal ones any."""
        unknown = self.unknown(node, actor)
        doubt = math.log(node.visits + 1)
        best, top = options[0], -math.inf
        for option in options:
            found = node.further.get(option)
            if found is None:
                score = unknown + EXPLORE * math.sqrt(doubt) + 1e-6 * self.rng.below(1000)
            else:
                score = self.level(found.mean()) + EXPLORE * math.sqrt(doubt / (found.visits + 1))
            if score > top:
                best, top = option, score
        return best

    def unknown(self, node: Node, actor: int) -> float:
        """What a choice that was never made is thought to be worth: as much as the position."""
        if node.visits == 0:
            return 0.5
        known = self.level(node.mean())
        return known if node.seat == actor else 1.0 - known

    def level(self, value: float) -> float:
        """From 0 to 1 in the range of values."""
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5

    def worth(self, world: State) -> list[float]:
        """For each seat: the own estimate less the strongest rival's; a finished game is beyond them all."""
        if not world.stack and world.seats > 1:
            middle, reach = (self.high + self.low) / 2, self.high - self.low
            if reach <= 0.0:  # nothing else was seen yet
                middle, reach = 0.0, 1.0
            return [middle + reach * result(world, seat) for seat in range(world.seats)]
        self.purse.pay(world.seats)
        own = [self.evaluate(world, seat) for seat in range(world.seats)]
        values = [own[seat] - self.strongest(world, seat, own) for seat in range(world.seats)]
        self.low = min(self.low, min(values))
        self.high = max(self.high, max(values))
        return values

    def strongest(self, world: State, seat: int, own: list[float]) -> float:
        rivals = world.rivals(seat)
        return max([own[rival] for rival in rivals]) if rivals else 0.0


class Grower(Bot):
    def __init__(self) -> None:
        super().__init__("tree")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return Tree(estimate(s, self.name), s, seat, rng, budget).answer()

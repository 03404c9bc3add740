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

from rulewright.bots.bot import Adviser, Budget, Weighed
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
        self.judged = 0  # visits after which the game went on,
        self.total = 0.0  # and their values
        self.ended = 0.0  # results of the others
        self.further: dict[Option, Node] = {}

    def visit(self, value: float, over: bool) -> None:
        self.visits += 1
        if over:
            self.ended += value
        else:
            self.judged += 1
            self.total += value

    def behind(self, best: Node) -> float | None:
        """How much less it is worth on average; none: after one of them the game was over at times."""
        if self is best:
            return 0.0
        if self.judged < self.visits or best.judged < best.visits:
            return None
        return max(best.total / best.judged - self.total / self.judged, 0.0)


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
        self.think()
        tried = self.root.further
        best, most = -1, -1
        for option in self.s.options(self.seat):
            visits = tried[option].visits if option in tried else 0
            if visits > most:
                best, most = option, visits
        return best

    def weigh(self) -> list[Weighed]:
        """What was tried, most often first. How it would go on depends on what is learned on the way."""
        self.think()
        tried = [(option, node) for option, node in self.root.further.items() if node.visits]
        tried.sort(key=lambda found: (-found[1].visits, found[0]))
        best = tried[0][1]
        return [Weighed(option, node.behind(best), []) for option, node in tried]

    def think(self) -> None:
        while self.purse.spent() < 1.0:
            self.grow()

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
        over = not world.stack and world.seats > 1
        worth = [result(world, seat) for seat in range(world.seats)] if over else self.judge(world)
        for node in path:
            node.visit(worth[node.seat], over)

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
                score = self.level(found) + EXPLORE * math.sqrt(doubt / (found.visits + 1))
            if score > top:
                best, top = option, score
        return best

    def unknown(self, node: Node, actor: int) -> float:
        """What a choice that was never made is thought to be worth: as much as the position."""
        if node.visits == 0:
            return 0.5
        known = self.level(node)
        return known if node.seat == actor else 1.0 - known

    def level(self, node: Node) -> float:
        """What it came to on average: from 0 to 1 in the range of values; a finished game is beyond it."""
        level = 0.5 * node.visits + node.ended
        if self.high > self.low:
            level += (node.total - node.judged * (self.high + self.low) / 2) / (self.high - self.low)
        return level / node.visits

    def judge(self, world: State) -> list[float]:
        """For each seat: the own estimate less the strongest rival's."""
        self.purse.pay(world.seats)
        own = [self.evaluate(world, seat) for seat in range(world.seats)]
        values = [own[seat] - self.strongest(world, seat, own) for seat in range(world.seats)]
        self.low = min(self.low, min(values))
        self.high = max(self.high, max(values))
        return values

    def strongest(self, world: State, seat: int, own: list[float]) -> float:
        rivals = world.rivals(seat)
        return max([own[rival] for rival in rivals]) if rivals else 0.0


class Grower(Adviser):
    def __init__(self) -> None:
        super().__init__("tree")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return Tree(estimate(s, self.name), s, seat, rng, budget).answer()

    def weigh(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Weighed]:
        return Tree(estimate(s, self.name), s, seat, rng, budget).weigh()

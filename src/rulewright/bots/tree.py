"""A tree of single choices over guessed worlds, judged by the estimate where it ends."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from rulewright.bots.bot import Budget
from rulewright.bots.search import Purse
from rulewright.core.rng import Rng
from rulewright.core.state import State
from rulewright.core.verbs import Option

DEPTH: Final = 60


class Node:
    """A position as far as it was reached by choices; its worth is for the seat that chose it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.best = -1e18
        self.children: dict[Option, Node] = {}


class Tree:
    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        s: State,
        seat: int,
        rng: Rng,
        budget: Budget,
        explore: float,
        rival: float,
    ) -> None:
        self.evaluate = evaluate
        self.s = s
        self.seat = seat
        self.rng = rng
        self.purse = Purse(budget)
        self.explore = explore
        self.rival = rival
        self.low = 0.0
        self.high = 0.0
        self.seen = False

    def answer(self) -> Option:
        root = Node(self.seat)
        while self.purse.spent() < 1.0:
            self.go(root)
        options = self.s.options(self.seat)
        best, most = options[0], -1.0
        for option in options:
            child = root.children.get(option)
            if child is not None:
                worth = child.visits + 1e-3 * self.level(child.total / child.visits)
                if worth > most:
                    best, most = option, worth
        return best

    def go(self, root: Node) -> None:
        world = self.s.sample(self.seat, self.rng)
        world.actor = self.seat
        node = root
        path = [root]
        for _ in range(DEPTH):
            if not world.stack:
                break
            actor = world.actor
            options = world.legal_for(actor)
            option = self.pick(node, actor, options)
            world.actor = actor
            world.proceed(option)
            self.purse.pay(1)
            child = node.children.get(option)
            if child is None:
                child = Node(actor)
                node.children[option] = child
            path.append(child)
            node = child
            if child.visits == 0:
                break
        worth = self.worth(world)
        for node in path:
            node.visits += 1
            node.total += worth[node.seat]

    def pick(self, node: Node, actor: int, options: list[Option]) -> Option:
        best = options[0]
        top = -1e18
        log = math.log(node.visits + 1.0)
        known = 0.5
        if node.visits:
            known = self.level(node.total / node.visits)
            if node.seat != actor:
                known = 1.0 - known
        for option in options:
            child = node.children.get(option)
            if child is None or child.visits == 0:
                score = known + self.explore * math.sqrt(log) + 1e-6 * self.rng.below(1000)
            else:
                score = self.level(child.total / child.visits)
                score += self.explore * math.sqrt(log / (child.visits + 1))
            if score > top:
                best, top = option, score
        return best

    def level(self, value: float) -> float:
        if self.high <= self.low:
            return 0.5
        return (value - self.low) / (self.high - self.low)

    def worth(self, world: State) -> list[float]:
        if not world.stack and world.seats > 1:
            outcome = world.outcome()
            middle = (self.high + self.low) / 2
            reach = (self.high - self.low) or 1.0
            if outcome.shared:
                return [
                    middle + (reach if seat in outcome.winners else -reach) for seat in range(world.seats)
                ]
            ranks: list[int] = outcome.ranks
            out: list[float] = []
            for seat in range(world.seats):
                ahead = 0
                for other in ranks:
                    if other > ranks[seat]:
                        ahead += 1
                    elif other < ranks[seat]:
                        ahead -= 1
                out.append(middle + reach * ahead / (world.seats - 1))
            return out
        self.purse.pay(world.seats)
        own = [self.evaluate(world, seat) for seat in range(world.seats)]
        values: list[float] = []
        for seat in range(world.seats):
            rivals = world.rivals(seat)
            value = own[seat]
            if rivals:
                value -= self.rival * max([own[other] for other in rivals])
            values.append(value)
        for value in values:
            if not self.seen or value < self.low:
                self.low = value
            if not self.seen or value > self.high:
                self.high = value
            self.seen = True
        return values

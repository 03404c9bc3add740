"""Future Techs (TC-4.15.31): look at the top of a stack, buy one artifact for less, put the rest under it."""

from __future__ import annotations

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.paying import Means, charge
from rulewright.games.time_capsules.table import Capsules


def price(s: Capsules, seat: int, artifact: int, colour: int, less: int = 0) -> int:
    """TC-4.5.1, TC-4.9.7: the printed cost less all pending discounts of the colour, at least 1."""
    return max(1, p.COST[artifact] - s.mats[seat].discounts[colour] - less)


def short(s: Capsules, me: Means, artifact: int, colour: int, less: int = 0) -> int:
    """TC-4.3.7: what is missing for its price; nothing is from 0 down."""
    return price(s, me.seat, artifact, colour, less) - me.has(p.PAID_IN[colour])


class LookAt(Decision[Capsules]):
    """Choose a stack that is not empty and look at its top n."""

    asks = v.ASK_LOOK

    def __init__(self, seat: int, n: int, less: int) -> None:
        super().__init__(seat)
        self.n = n
        self.less = less

    def options(self, s: Capsules) -> list[Option]:
        return [v.LOOK.of(colour) for colour in range(len(p.COLOURS)) if s.stacks[colour].cards]

    def take(self, s: Capsules, option: Option) -> None:
        colour = v.LOOK.read(option)
        stack = s.stacks[colour].cards
        n = min(self.n, len(stack))
        s.push(Acquire(self.seat, colour, n, self.less))
        for token in stack[len(stack) - n :]:
            s.peek(token, self.seat)
        s.note(EVERYONE, v.LOOKED, self.seat, n, colour)


class Acquire(Reasoned[Capsules]):
    """Buy one of them, shown to all, or none."""

    asks = v.ASK_ACQUIRE

    def __init__(self, seat: int, colour: int, n: int, less: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.n = n
        self.less = less

    def seen(self, s: Capsules) -> list[int]:
        """The kinds of artifact on top, sorted, each once."""
        stack = s.stacks[self.colour].cards
        return sorted({p.PRINTED_ON[token] for token in stack[len(stack) - self.n :]})

    def look(self, s: Capsules, to: Offers) -> None:
        me = Means(s.mats[self.seat])
        to.may(v.DECLINE.of())
        for kind in self.seen(s):
            missing = short(s, me, kind, self.colour, self.less)
            to.may_if(missing <= 0, v.ACQUIRE.of(kind), v.TOO_DEAR, missing, p.PAID_IN[self.colour])

    def take(self, s: Capsules, option: Option) -> None:
        if option == v.DECLINE.of():
            s.bury(s.stacks[self.colour], self.n)
            return
        kind = v.ACQUIRE.read(option)
        cost = price(s, self.seat, kind, self.colour, self.less)
        s.mats[self.seat].discounts[self.colour] = 0  # TC-R51: used up
        s.push(Acquired(self.seat, self.colour, self.n, kind, cost))
        charge(s, self.seat, p.PAID_IN[self.colour], cost)


class Acquired(Frame[Capsules]):
    """The bought one comes to the mat, the rest go under the stack in random order."""

    def __init__(self, seat: int, colour: int, n: int, kind: int, cost: int) -> None:
        self.seat = seat
        self.colour = colour
        self.n = n
        self.kind = kind
        self.cost = cost

    def run(self, s: Capsules) -> None:
        stack = s.stacks[self.colour]
        top = stack.cards[len(stack.cards) - self.n :]
        token = [other for other in top if p.PRINTED_ON[other] == self.kind][0]  # noqa: RUF015
        s.gain_artifact(self.seat, token, stack, v.BOUGHT, self.cost)
        s.bury(stack, self.n - 1)

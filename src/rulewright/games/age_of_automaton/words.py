"""What every word of the cards (AOA-FX) can be asked besides what it does: does it help to play a card?

A worker action may be chosen if some use of the column's Equipment before it makes it playable (AOA-RU-25).
So words tell what could be had after them, as a hypothesis: what matters for playing a card, in ten numbers.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

import rulewright.games.age_of_automaton.printed as p
from rulewright.core.effects import Cost, Effect, Paid, Tokens
from rulewright.games.age_of_automaton.goods import Give
from rulewright.games.age_of_automaton.table import Automaton, Factory

Hypothesis = list[int]
WILD: Final = 3  # places in it: three colours, tokens of any colour, credits, workers by level, unbuilt dice
PURSE: Final = 4
TECH: Final = 4  # level L is at TECH + L
UNBUILT: Final = 9


def present(f: Factory, credits: int) -> Hypothesis:
    t, w = f.tokens, f.tech
    return [t[0], t[1], t[2], 0, credits, w[1], w[2], w[3], w[p.IV], f.unbuilt]


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Effect[Automaton]):
    """A word of Age of Automaton."""

    def helps(self) -> bool:
        """Could it make a worker action playable?"""
        return False

    def after(self, h: Hypothesis) -> list[Hypothesis]:
        """Every result that matters for playing a card."""
        return [h]


@mypyc_attr(allow_interpreted_subclasses=True)
class Some(Word):
    """A word with a number: `cr+2`."""

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.n: int = int(args[0])

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n})

    def worth(self) -> float:
        return self.each * self.n


class Pay(Cost[Automaton]):
    """AOA-FX-11, AOA-RU-87: credits, tokens of any colours, or a mix; the whole must be payable."""

    word = "pay"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.kind: int = p.KINDS.index(args[0])
        self.n: int = int(args[1])

    def can(self, s: Automaton, seat: int, source: int) -> bool:
        f = s.factories[seat]
        if self.kind == p.IN_CREDITS:
            return f.credits >= self.n
        return (f.held() if self.kind == p.IN_TOKENS else f.held() + f.credits) >= self.n

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.gain(seat, [self.then])
        if self.kind == p.IN_CREDITS:
            s.spend(seat, self.n)
        else:
            s.push(Give(seat, self.n, self.kind))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n, "kind": p.KINDS[self.kind]})

    def worth(self) -> float:
        return -0.6 * self.n

    def after(self, h: Hypothesis) -> list[Hypothesis]:
        paid = [h]
        for _ in range(self.n):
            paid = self.one(paid)
        return paid

    def one(self, hs: list[Hypothesis]) -> list[Hypothesis]:
        """Every way to pay one unit."""
        first = PURSE if self.kind == p.IN_CREDITS else 0
        last = PURSE - 1 if self.kind == p.IN_TOKENS else PURSE
        out: list[Hypothesis] = []
        for h in hs:
            for place in range(first, last + 1):
                if h[place]:
                    g = h[:]
                    g[place] -= 1
                    out.append(g)
        return out


def helps(effect: Effect[Any]) -> bool:
    if isinstance(effect, Paid):
        return helps(effect.gain)
    return isinstance(effect, Word) and effect.helps()


def after(hs: list[Hypothesis], effect: Effect[Any]) -> list[Hypothesis]:
    if isinstance(effect, Paid):
        cost = effect.cost
        out: list[Hypothesis] = []
        for h in hs:
            out += cost.after(h) if isinstance(cost, Pay) else [h]
        return after(out, effect.gain)
    results: list[Hypothesis] = []
    for h in hs:
        results += effect.after(h) if isinstance(effect, Word) else [h]
    return results

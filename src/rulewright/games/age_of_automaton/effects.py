"""The words of cards, tiles and spaces (AOA-FX): one interpreter for all of them."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Frame
from rulewright.games.age_of_automaton.dice import Reroll, TurnDie, roll_resources
from rulewright.games.age_of_automaton.goods import Give, Swap, Take, gain_tokens
from rulewright.games.age_of_automaton.playable import overtime_targets
from rulewright.games.age_of_automaton.printed import (
    ANY,
    BUILD,
    CREDITS,
    DON,
    DONATION_TOP,
    EFFECTS,
    IN_CREDITS,
    IN_TOKENS,
    OVERCLOCK,
    PAY,
    REL,
    RELATION_TOP,
    REP,
    REPUTATION_TOP,
    REROLL,
    ROLL,
    SETDIE,
    SPECIAL,
    SWAP,
    TOKENS,
    UP,
    VP,
    WAIVE,
    Effect,
)
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.technology import Upgrade

IN_OPEN: Final = 0  # where the player stands in his turn
IN_AFTER: Final = 1
BEFORE_EXTRA: Final = 2
AFTER_EXTRA: Final = 3
ROLLED: Final = 4
ANY_COLOUR: Final = (0, 1, 2)
ANY_GOOD: Final = (0, 1, 2, 3)


def gain(s: Automaton, seat: int, effects: list[int]) -> None:
    """AOA-RU-48: left to right, each wholly resolved before the next."""
    for i in range(len(effects) - 1, -1, -1):
        s.push(Do(seat, effects[i]))


class Do(Frame[Automaton]):
    """One effect, waiting for its turn."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: Automaton) -> None:
        do(s, self.seat, EFFECTS[self.effect])


def do(s: Automaton, seat: int, e: Effect) -> None:
    op = e.op
    if op == CREDITS:
        s.earn(seat, e.n)
    elif op == TOKENS:
        gain_tokens(s, seat, e.tokens)
    elif op == ANY:
        s.push(Take(seat, e.n, ANY_COLOUR))
    elif op == REL:
        s.relate(seat, e.what)
    elif op == REP:
        s.raise_reputation(seat, e.n)
    elif op == UP:
        s.push(Upgrade(seat, e.n))
    elif op == BUILD:
        s.build(seat, e.what, e.n)
    elif op == DON:
        for _ in range(e.n):
            s.move_donation(seat)  # AOA-13.9: no megaphone
    elif op == VP:
        s.score(seat, e.n)
    elif op == PAY:
        s.push(Do(seat, e.then))
        if e.what == IN_CREDITS:
            s.spend(seat, e.n)
        else:
            s.push(Give(seat, e.n, e.what))
    elif op == ROLL:
        gain_tokens(s, seat, roll_resources(s, e.n))
    elif op == SWAP:
        s.push(Swap(seat, 0, e.n))
    elif op == REROLL:
        s.push(Reroll(seat))
    elif op == SETDIE:
        s.push(TurnDie(seat))
    elif op == WAIVE:
        s.factories[seat].waive = e.n
    elif op == SPECIAL:
        from rulewright.games.age_of_automaton.special import by_specialist

        by_specialist(s, seat, e.what)


# --- is it worth a use? (AOA-12.7, AOA-RU-70) ------------------------------------------------------
def useful(s: Automaton, f: Factory, effects: list[int], where: int) -> bool:
    """At least one of the effects would change something."""
    return any(changes(s, f, EFFECTS[e], where) for e in effects)


def changes(s: Automaton, f: Factory, e: Effect, where: int) -> bool:
    op = e.op
    if op == PAY:
        return affords(f, e) and changes(s, f, EFFECTS[e.then], where)
    if op == UP:
        return f.upgradable()
    if op == BUILD:
        return f.unbuilt > 0
    if op == REP:
        return f.reputation < REPUTATION_TOP
    if op == DON:
        return f.donation < DONATION_TOP
    if op == REL:
        return f.relations[e.what] < RELATION_TOP
    if op == SWAP:
        return f.held() > 0
    if op == SETDIE:
        return max(s.dice) > 1
    if op == WAIVE:  # AOA-RU-86
        return f.waive == 0 and (where in (IN_OPEN, BEFORE_EXTRA))
    if op == SPECIAL:  # AOA-RU-89: the extra credits are due
        from rulewright.games.age_of_automaton.special import extra_due

        left = f.credits - extra_due(f)
        if left < 0:
            return False
        if e.what == OVERCLOCK:
            return f.upgradable()
        return where == IN_OPEN and len(overtime_targets(s, f, left)) > 0
    return True


def affords(f: Factory, e: Effect) -> bool:
    """AOA-RU-87: the whole must be payable."""
    if e.what == IN_CREDITS:
        return f.credits >= e.n
    return (f.held() if e.what == IN_TOKENS else f.held() + f.credits) >= e.n

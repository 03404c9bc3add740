"""What a position is worth: the score if the game ended now, and what goods and engines still bring."""

from __future__ import annotations

from typing import Final

from rulewright.games.age_of_automaton.printed import (
    ENGINEERS,
    ROUNDS,
    SECTION,
    TOKEN_LIMIT,
    TRACKS,
)
from rulewright.games.age_of_automaton.requirements import met
from rulewright.games.age_of_automaton.scoring import total
from rulewright.games.age_of_automaton.table import Automaton, Factory

WORKER: Final = [0.0, 1.2, 1.9, 2.7, 3.5]  # of a worker of each level that can still be used


def evaluate(s: Automaton, seat: int) -> float:
    f = s.factories[seat]
    left = actions_left(s, f)
    later = ROUNDS - s.round
    value = float(total(f))
    if left + later == 0:
        return value
    pace = min(1.0, left / 6.0)
    value += pace * goods(f)
    usable = min(float(f.workers()), float(left))
    if f.workers():
        each = 0.0
        for level in range(1, 5):
            each += f.tech[level] * WORKER[level]
        value += each * usable / f.workers()
    value += 0.6 * later * ENGINEERS[f.reputation]
    value += pace * 0.9 * tempo(f)
    value += 0.25 * later * SECTION[f.reliability]
    value += 0.35 * pace * f.contracts
    value += 0.6 * pace * len(f.hand.cards)
    value += 0.5 * later * len(f.specialists.cards)
    value += 0.7 * later * len([1 for column in f.columns if column >= 0])
    return value


def actions_left(s: Automaton, f: Factory) -> int:
    """Main actions that the player still has in the game."""
    left = s.actions() - f.markers()
    for number in range(s.round + 1, ROUNDS + 1):
        left += 4 if number >= 4 else 3
    return left


def goods(f: Factory) -> float:
    """Tokens lose worth towards the limit and when all are of one colour; credits are worth less in heaps."""
    held = f.held()
    even = min(f.tokens[0], 3) + min(f.tokens[1], 3) + min(f.tokens[2], 3)
    rich = min(f.credits, 6)
    return 0.35 * min(held, TOKEN_LIMIT - 1) + 0.25 * even + 0.6 * rich + 0.1 * (f.credits - rich)


def tempo(f: Factory) -> float:
    """Cards and tracks open further spaces and audits ask for them."""
    value = 0.0
    for track in range(TRACKS):
        if f.prospect[track]:
            value += 1.0
    value += 0.8 * min(2, len(f.research.cards)) + 0.8 * min(3, len(f.sales.cards))
    for company in range(3):
        value += 0.5 * f.relations[company]
    return value


def meets(s: Automaton, f: Factory, tests: list[int]) -> int:
    from rulewright.games.age_of_automaton.printed import AUDIT_TEST

    return len([1 for number in tests if met(f, AUDIT_TEST[number])])

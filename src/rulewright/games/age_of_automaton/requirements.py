"""Requirements of Audit and Achievement cards (AOA-RQ): how far a player is from meeting them."""

from __future__ import annotations

from rulewright.games.age_of_automaton.printed import (
    ADVANCED,
    HAS_CARDS,
    HAS_CREDITS,
    HAS_DONATION,
    HAS_LEVELS,
    HAS_REPUTATION,
    HAS_SPECIALISTS,
    HAS_TOKENS,
    HAS_WORKERS,
    PART,
    PARTS,
    PEAK,
    RELMIN,
    RESEARCH_FIRST,
    Condition,
)
from rulewright.games.age_of_automaton.table import Factory


def different_parts(f: Factory) -> int:
    """Different automaton parts among the R&D cards."""
    seen = 0
    for card in f.research.cards:
        seen |= 1 << PART[card - RESEARCH_FIRST]
    return seen.bit_count()


def measure(f: Factory, kind: int, what: int) -> int:
    if kind == HAS_CREDITS:
        return f.credits
    if kind == HAS_TOKENS:
        return f.held()
    if kind == HAS_CARDS:
        return owned(f, what)
    if kind == ADVANCED:
        return f.advanced()
    if kind == HAS_WORKERS:
        return f.tech[what]  # AOA-RU-23: exactly this level
    if kind == HAS_DONATION:
        return f.donation
    if kind == HAS_REPUTATION:
        return f.reputation
    if kind == HAS_SPECIALISTS:
        return len(f.specialists.cards)
    if kind == RELMIN:
        return min(f.relations)
    if kind == PEAK:
        return max(f.prospect)
    if kind == PARTS:
        return different_parts(f)
    assert kind == HAS_LEVELS
    return f.levels()


def owned(f: Factory, kind: int) -> int:
    """Cards of a type: 0 Equipment, 1 R&D, 2 Sale."""
    if kind == 0:
        return len(f.equipment.cards)
    return len(f.research.cards) if kind == 1 else len(f.sales.cards)


def missing(f: Factory, conditions: list[Condition]) -> int:
    """How much is missing in all; 0 if the requirement is met."""
    out = 0
    for c in conditions:
        out += max(0, c.n - measure(f, c.measure, c.what))
    return out


def met(f: Factory, conditions: list[Condition]) -> bool:
    return all(measure(f, c.measure, c.what) >= c.n for c in conditions)

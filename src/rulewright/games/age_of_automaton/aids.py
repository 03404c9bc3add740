"""What a table shows beside the picture: prices, reach, odds, audits, the score if the game ended now.

Nothing here decides anything: every number is told by the rule that decides it, and all of it is public.
"""

from __future__ import annotations

from math import comb
from typing import Any

from rulewright.games.age_of_automaton.offices import next_place
from rulewright.games.age_of_automaton.playable import price_of, reach
from rulewright.games.age_of_automaton.printed import (
    AUDIT_DIE,
    DONATION_BASE,
    LEVEL_DICE,
    LEVEL_DIE,
    LEVELS,
    SALE,
    SECTION,
    SPECIAL_PRICE,
)
from rulewright.games.age_of_automaton.prospect import Passes, passed
from rulewright.games.age_of_automaton.requirements import ACHIEVEMENT_TEST, AUDIT_TEST, Condition, met
from rulewright.games.age_of_automaton.rounds import trigger
from rulewright.games.age_of_automaton.scoring import sheet, total
from rulewright.games.age_of_automaton.special import extra_due
from rulewright.games.age_of_automaton.table import Automaton, Factory


def aids(s: Automaton, eye: int) -> dict[str, Any]:
    return {
        "sheet": [{"id": row.name, "values": row.values} for row in sheet(s)],
        "scores": [total(f) for f in s.factories],
        "actions": s.actions(),
        "seats": [factory(s, f) for f in s.factories],
        "audits": [audit(s, card) for card in range(len(s.audits))],
        "achievements": [towards(s, ACHIEVEMENT_TEST[number]) for number in s.achievements],
        "odds": [odds(level) for level in range(1, len(LEVELS) + 1)],
        "passes": [passed(s, frame.level) for frame in s.stack if isinstance(frame, Passes)],
    }


def factory(s: Automaton, f: Factory) -> dict[str, Any]:
    due = extra_due(f)
    return {
        "prices": [price_of(f, card) for card in s.rows[0].cards],
        "reach": [reach(s, f, action, False) for action in range(SALE + 1)],
        "held": f.held(),
        "engineers": f.engineers(),
        "section": SECTION[f.reliability],
        "advanced": f.advanced(),
        "donations": DONATION_BASE + f.advanced(),
        "place": next_place(s, f.seat) + 1,
        "special": [price + due for price in SPECIAL_PRICE],
    }


def towards(s: Automaton, conditions: list[Condition]) -> dict[str, Any]:
    """How far every player is with a requirement: what it asks, and what each has of it."""
    return {
        "need": [c.n for c in conditions],
        "have": [[c.have(f) for c in conditions] for f in s.factories],
        "met": [met(f, conditions) for f in s.factories],
    }


def audit(s: Automaton, card: int) -> dict[str, Any]:
    """AOA-16: its trigger, and of how many faces of the Audit die it would be checked this round."""
    hits = [face for face in AUDIT_DIE if s.audit + face >= trigger(card)]
    asked = s.round > 1 and card >= s.flipped  # AOA-F-06
    test = AUDIT_TEST[s.audits[card]]
    return {"trigger": trigger(card), "odds": len(hits) if asked else 0, **towards(s, test)}


def odds(level: int) -> list[int]:
    """AOA-5.2: of all rolls of the Level dice, those with 0, 1, 2 and 3 passes for a worker of this level."""
    good = len([face for face in LEVEL_DIE if face <= level])
    bad = len(LEVEL_DIE) - good
    return [comb(LEVEL_DICE, n) * good**n * bad ** (LEVEL_DICE - n) for n in range(LEVEL_DICE + 1)]

"""Final scoring (AOA-SC): the score sheet by source, and ties. The same code tells what it would be now."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.outcome import Outcome, Row
from rulewright.core.verbs import Line
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.table import Automaton, Factory

SOURCES: Final = [
    v.FOR_PROSPECT,
    v.FOR_EQUIPMENT,
    v.FOR_RESEARCH,
    v.FOR_SALE,
    v.FOR_REPUTATION,
    v.FOR_DONATION,
    v.FOR_APEX,
    v.FOR_BIONIX,
    v.FOR_CITADEL,
    v.FOR_SPECIALISTS,
    v.FOR_AUDITS,
    v.FOR_AUTOMATONS,
    v.FOR_LEFTOVERS,
]  # of final scoring, as the log tells them


def prospect_vp(f: Factory) -> int:
    """AOA-SC-01."""
    total = 0
    for track in range(p.TRACKS):
        total += p.PROSPECT_VP[track][f.prospect[track]]
    return total


def equipment_vp(f: Factory) -> int:
    """AOA-SC-02."""
    return p.EQUIPMENT_VP[min(len(f.equipment.cards), len(p.EQUIPMENT_VP) - 1)]


def parts(f: Factory) -> list[int]:
    """How many of each automaton part are owned."""
    owned = [0] * len(p.PART_NAMES)
    for card in f.research.cards:
        owned[p.PART[card - p.RESEARCH_FIRST]] += 1
    return owned


def research_vp(f: Factory) -> int:
    """AOA-SC-03: set k holds every part owned at least k times."""
    owned = parts(f)
    total = 0
    k = 1
    while True:
        size = 0
        for n in owned:
            if n >= k:
                size += 1
        if size == 0:
            return total
        total += p.PARTS_VP[size]
        k += 1


def sale_vp(f: Factory) -> int:
    """AOA-SC-04."""
    total = 0
    for card in f.sales.cards:
        total += p.SALE_VP[card - p.SALE_FIRST]
    return total


def times(f: Factory, company: int) -> int:
    """What a relationship multiplies: Achievement markers, played Specialists, the reliability section."""
    if company == p.APEX:
        return f.claimed.bit_count()
    return len(f.specialists.cards) if company == p.BIONIX else p.SECTION[f.reliability]


def relation_vp(f: Factory, company: int) -> int:
    """AOA-SC-07 to AOA-SC-09."""
    return p.MULTIPLIER[f.relations[company]] * times(f, company)


def specialist_vp(f: Factory) -> int:
    """AOA-SC-10."""
    total = 0
    for card in f.specialists.cards:
        total += p.SPECIALIST_VP[card - p.SPECIALIST_FIRST]
    return total


def automaton_vp(f: Factory) -> int:
    """AOA-SC-12, AOA-SC-16: half the levels on the Technology track, rounded up."""
    return (f.levels() + 1) // 2


def leftover_vp(f: Factory) -> int:
    """AOA-SC-13."""
    return (f.credits + f.held()) // p.LEFTOVERS


def total(f: Factory) -> int:
    """AOA-SC-14."""
    points = f.vp + prospect_vp(f) + equipment_vp(f) + research_vp(f) + sale_vp(f)
    points += p.REPUTATION_VP[f.reputation] + p.DONATION_VP[f.donation]
    points += relation_vp(f, p.APEX) + relation_vp(f, p.BIONIX) + relation_vp(f, p.CITADEL) + specialist_vp(f)
    return points - p.MINUS * f.minus + automaton_vp(f) + leftover_vp(f)


def sheet(s: Automaton) -> list[Row]:
    """VP scored in play and the 13 sources of final scoring."""
    fs = s.factories
    return [
        Row("play", [f.vp for f in fs]),
        Row("prospect", [prospect_vp(f) for f in fs]),
        Row("equipment", [equipment_vp(f) for f in fs]),
        Row("research", [research_vp(f) for f in fs]),
        Row("sale", [sale_vp(f) for f in fs]),
        Row("reputation", [p.REPUTATION_VP[f.reputation] for f in fs]),
        Row("donation", [p.DONATION_VP[f.donation] for f in fs]),
        Row("apex", [relation_vp(f, p.APEX) for f in fs]),
        Row("bionix", [relation_vp(f, p.BIONIX) for f in fs]),
        Row("citadel", [relation_vp(f, p.CITADEL) for f in fs]),
        Row("specialists", [specialist_vp(f) for f in fs]),
        Row("audits", [-p.MINUS * f.minus for f in fs]),
        Row("automatons", [automaton_vp(f) for f in fs]),
        Row("leftovers", [leftover_vp(f) for f in fs]),
    ]


def tell_scores(s: Automaton) -> None:
    """AOA-SC-14: every source that counts, and the total, player by player."""
    rows = sheet(s)[1:]  # what was scored in play has been told
    for seat in s.order:
        for i in range(len(SOURCES)):
            if rows[i].values[seat]:
                s.note(EVERYONE, SOURCES[i], seat, rows[i].values[seat])
        s.note(EVERYONE, v.IN_ALL, seat, total(s.factories[seat]))


def outcome(s: Automaton) -> Outcome:
    """AOA-SC-17 to AOA-SC-19: ties by Reputation, then Reliability index, then shared."""
    fs = s.factories
    ties = [
        Row("tie-reputation", [f.reputation for f in fs]),
        Row("tie-reliability", [f.reliability for f in fs]),
    ]
    facts = [
        Row("achievements", [f.claimed.bit_count() for f in fs]),
        Row("played-specialists", [len(f.specialists.cards) for f in fs]),
        Row("section", [p.SECTION[f.reliability] for f in fs]),
        Row("levels", [f.levels() for f in fs]),
    ]
    result = Outcome(v.END_NOW.line(s.round), sheet(s), ties, facts)
    if s.over:
        result.ending = sentence(result)
    return result


def sentence(result: Outcome) -> Line:
    winners = result.winners
    points = result.scores[winners[0]]
    if len(winners) > 1:
        return v.END_SHARED.line(points)
    tied = len([1 for score in result.scores if score == points]) > 1
    return (v.END_TIE if tied else v.END_WON).line(winners[0], points)

"""Final scoring (AOA-SC): the score sheet by source, and ties. The same code tells what it would be now."""

from __future__ import annotations

from typing import Final

from rulewright.core.outcome import Outcome, Row
from rulewright.core.verbs import Line
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.printed import (
    APEX,
    BIONIX,
    CITADEL,
    DONATION_VP,
    EQUIPMENT_VP,
    LEFTOVERS,
    MINUS,
    MULTIPLIER,
    PART,
    PART_NAMES,
    PARTS_VP,
    PROSPECT_VP,
    REPUTATION_VP,
    RESEARCH_FIRST,
    SALE_FIRST,
    SALE_VP,
    SECTION,
    SPECIALIST_FIRST,
    SPECIALIST_VP,
    TRACKS,
)
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.verbs import (
    END_NOW,
    END_SHARED,
    END_TIE,
    END_WON,
    FOR_APEX,
    FOR_AUDITS,
    FOR_AUTOMATONS,
    FOR_BIONIX,
    FOR_CITADEL,
    FOR_DONATION,
    FOR_EQUIPMENT,
    FOR_LEFTOVERS,
    FOR_PROSPECT,
    FOR_REPUTATION,
    FOR_RESEARCH,
    FOR_SALE,
    FOR_SPECIALISTS,
    IN_ALL,
)

SOURCES: Final = [
    FOR_PROSPECT,
    FOR_EQUIPMENT,
    FOR_RESEARCH,
    FOR_SALE,
    FOR_REPUTATION,
    FOR_DONATION,
    FOR_APEX,
    FOR_BIONIX,
    FOR_CITADEL,
    FOR_SPECIALISTS,
    FOR_AUDITS,
    FOR_AUTOMATONS,
    FOR_LEFTOVERS,
]  # of final scoring, as the log tells them


def prospect_vp(f: Factory) -> int:
    """AOA-SC-01."""
    total = 0
    for track in range(TRACKS):
        total += PROSPECT_VP[track][f.prospect[track]]
    return total


def equipment_vp(f: Factory) -> int:
    """AOA-SC-02."""
    return EQUIPMENT_VP[min(len(f.equipment.cards), len(EQUIPMENT_VP) - 1)]


def parts(f: Factory) -> list[int]:
    """How many of each automaton part are owned."""
    owned = [0] * len(PART_NAMES)
    for card in f.research.cards:
        owned[PART[card - RESEARCH_FIRST]] += 1
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
        total += PARTS_VP[size]
        k += 1


def sale_vp(f: Factory) -> int:
    """AOA-SC-04."""
    total = 0
    for card in f.sales.cards:
        total += SALE_VP[card - SALE_FIRST]
    return total


def times(f: Factory, company: int) -> int:
    """What a relationship multiplies: Achievement markers, played Specialists, the reliability section."""
    if company == APEX:
        return f.claimed.bit_count()
    return len(f.specialists.cards) if company == BIONIX else SECTION[f.reliability]


def relation_vp(f: Factory, company: int) -> int:
    """AOA-SC-07 to AOA-SC-09."""
    return MULTIPLIER[f.relations[company]] * times(f, company)


def specialist_vp(f: Factory) -> int:
    """AOA-SC-10."""
    total = 0
    for card in f.specialists.cards:
        total += SPECIALIST_VP[card - SPECIALIST_FIRST]
    return total


def automaton_vp(f: Factory) -> int:
    """AOA-SC-12, AOA-SC-16: half the levels on the Technology track, rounded up."""
    return (f.levels() + 1) // 2


def leftover_vp(f: Factory) -> int:
    """AOA-SC-13."""
    return (f.credits + f.held()) // LEFTOVERS


def total(f: Factory) -> int:
    """AOA-SC-14."""
    points = f.vp + prospect_vp(f) + equipment_vp(f) + research_vp(f) + sale_vp(f)
    points += REPUTATION_VP[f.reputation] + DONATION_VP[f.donation]
    points += relation_vp(f, APEX) + relation_vp(f, BIONIX) + relation_vp(f, CITADEL) + specialist_vp(f)
    return points - MINUS * f.minus + automaton_vp(f) + leftover_vp(f)


def sheet(s: Automaton) -> list[Row]:
    """VP scored in play and the 13 sources of final scoring."""
    fs = s.factories
    return [
        Row("play", [f.vp for f in fs]),
        Row("prospect", [prospect_vp(f) for f in fs]),
        Row("equipment", [equipment_vp(f) for f in fs]),
        Row("research", [research_vp(f) for f in fs]),
        Row("sale", [sale_vp(f) for f in fs]),
        Row("reputation", [REPUTATION_VP[f.reputation] for f in fs]),
        Row("donation", [DONATION_VP[f.donation] for f in fs]),
        Row("apex", [relation_vp(f, APEX) for f in fs]),
        Row("bionix", [relation_vp(f, BIONIX) for f in fs]),
        Row("citadel", [relation_vp(f, CITADEL) for f in fs]),
        Row("specialists", [specialist_vp(f) for f in fs]),
        Row("audits", [-MINUS * f.minus for f in fs]),
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
        s.note(EVERYONE, IN_ALL, seat, total(s.factories[seat]))


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
        Row("section", [SECTION[f.reliability] for f in fs]),
        Row("levels", [f.levels() for f in fs]),
    ]
    result = Outcome(END_NOW.line(s.round), sheet(s), ties, facts)
    if s.over:
        result.ending = sentence(result)
    return result


def sentence(result: Outcome) -> Line:
    winners = result.winners
    points = result.scores[winners[0]]
    if len(winners) > 1:
        return END_SHARED.line(points)
    tied = len([1 for score in result.scores if score == points]) > 1
    return (END_TIE if tied else END_WON).line(winners[0], points)

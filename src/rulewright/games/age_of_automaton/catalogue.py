"""What is printed in Age of Automaton, in words and signs, as this engine plays it."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from msgspec import Struct

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.shown import Sign, signs
from rulewright.core.texts import Texts
from rulewright.core.verbs import NUMBER, Domain
from rulewright.games.age_of_automaton.actions import VERB
from rulewright.games.age_of_automaton.effects import Relation
from rulewright.games.age_of_automaton.requirements import (
    ACHIEVEMENT_TEST,
    AUDIT_TEST,
    CARD_TYPES,
    Cards,
    Condition,
    Workers,
)
from rulewright.games.age_of_automaton.shown import Amounts, amounts

FIGURES: Final = [
    "vp", "credits", "tokens", "workers", "prospect", "reputation", "donation", "relations", "reliability",
    "contracts", "cards", "specialists", "minus", "markers",
]  # fmt: skip
SOURCES: Final = [
    "play", "prospect", "equipment", "research", "sale", "reputation", "donation", "apex", "bionix",
    "citadel", "specialists", "audits", "automatons", "leftovers", "achievements",
]  # fmt: skip
ANY: Final = "any"  # of the goods
HEADS: Final = ["market", "hand"]


class Effects(Struct):
    """What a card does: as it prints it, effect by effect, and in words. `said` of a card is all of it."""

    signs: list[list[Sign]]
    said: str


class Ask(Struct):
    """A condition of a requirement: how much of what, of workers of which level."""

    n: int
    symbol: str
    level: str
    said: str


class Named(Struct):
    id: str
    name: str


class Company(Struct):
    """`times`: what the relationship with it multiplies."""

    id: str
    name: str
    times: str


class EquipmentCard(Struct):
    id: str
    name: str
    cost: Amounts
    discount: Amounts
    extra: str
    ability: Effects
    said: str


class ResearchCard(Struct):
    id: str
    name: str
    part: str
    gains: Effects
    said: str


class SaleCard(Struct):
    """`company` is empty where none is printed."""

    id: str
    name: str
    company: str
    cost: Amounts
    gains: Effects
    vp: int
    said: str


class SpecialistCard(Struct):
    id: str
    name: str
    needs: Amounts
    discard: Amounts
    ability: Effects
    vp: int
    said: str


class SponsorTile(Struct):
    id: str
    name: str
    gains: Effects


class Requirement(Struct):
    """`said` is all of it in words."""

    asks: list[Ask]
    said: str


class AchievementCard(Struct):
    id: str
    name: str
    requirement: Requirement
    gains: Effects


class AuditCard(Struct):
    id: str
    requirement: Requirement


class TrackSpace(Struct):
    space: int
    pay: int
    research: int
    sales: int
    gains: Effects
    vp: int


class ProspectTrack(Struct):
    """A Prospect track: the goods of its bonus (`any`: each of them), and its spaces from the first one."""

    id: str
    name: str
    bonus: list[str]
    spaces: list[TrackSpace]


class ReputationSpace(Struct):
    space: int
    engineers: int
    vp: int


class DonationSpace(Struct):
    space: int
    vp: int
    megaphone: bool


class RelationSpace(Struct):
    space: int
    multiplier: int


class ReliabilitySpace(Struct):
    space: int
    section: int
    gains: Effects


class WorkerLevel(Struct):
    """`odds`: in percent, of how many dice pass for such a worker, none first."""

    id: str
    bonus: int
    odds: list[int]


class Limits(Struct):
    rounds: int
    tokens: int
    slots: int
    donations: int
    minus: int
    audit_track: int
    audit_faces: int


class Printed(Struct):
    actions: dict[str, str]
    plays: dict[str, str]  # the main action of each verb that plays one
    goods: dict[str, str]
    levels: list[WorkerLevel]
    companies: list[Company]
    parts: list[Named]
    specials: dict[str, str]
    equipment: dict[str, EquipmentCard]
    research: dict[str, ResearchCard]
    sales: dict[str, SaleCard]
    specialists: dict[str, SpecialistCard]
    tiles: dict[str, SponsorTile]
    achievements: dict[str, AchievementCard]
    audits: dict[str, AuditCard]
    tracks: list[ProspectTrack]
    reputation: list[ReputationSpace]
    donation: list[DonationSpace]
    relation: list[RelationSpace]
    reliability: list[ReliabilitySpace]
    limits: Limits
    figures: dict[str, str]
    sources: dict[str, str]
    heads: dict[str, str]


@cache
def printed(texts: Texts) -> Printed:
    """Everything in one language; it never changes while the engine runs."""
    say = texts.say
    return Printed(
        actions={name: say(f"action-{name}") for name in p.ACTION_NAMES},
        plays={verb.name: name for verb, name in zip(VERB, p.ACTION_NAMES, strict=True)},
        goods={name: say(f"good-{name}") for name in p.GOODS},
        levels=[WorkerLevel(name, n + 1, odds(n + 1)) for n, name in enumerate(p.LEVELS)],
        companies=[Company(name, say(f"company-{name}"), say(f"times-{name}")) for name in v.COMPANY.labels],
        parts=[Named(name, say(f"part-{name}")) for name in p.PART_NAMES],
        specials={name: say(f"special-{name}") for name in p.SPECIAL_NAMES},
        equipment={row.id: equipment(texts, n) for n, row in enumerate(p.EQUIPMENT_ROWS)},
        research={row.id: research(texts, n) for n, row in enumerate(p.RESEARCH_ROWS)},
        sales={row.id: sale(texts, n) for n, row in enumerate(p.SALE_ROWS)},
        specialists={row.id: specialist(texts, n) for n, row in enumerate(p.SPECIALIST_ROWS)},
        tiles={
            row.id: SponsorTile(row.id, texts.name(v.SPONSOR_TILE, n), effects(texts, p.TILE[n]))
            for n, row in enumerate(p.TILE_ROWS)
        },
        achievements={row.id: achievement(texts, n) for n, row in enumerate(p.ACHIEVEMENT_ROWS)},
        audits={
            row.id: AuditCard(row.id, requirement(texts, AUDIT_TEST[n])) for n, row in enumerate(p.AUDIT_ROWS)
        },
        tracks=[track(texts, n) for n in range(p.TRACKS)],
        reputation=[ReputationSpace(row.space, row.engineers, row.vp) for row in p.REPUTATION_ROWS],
        donation=[DonationSpace(row.space, row.vp, row.megaphone) for row in p.DONATION_ROWS],
        relation=[RelationSpace(space, n) for space, n in enumerate(p.MULTIPLIER)],
        reliability=[
            ReliabilitySpace(row.space, row.section, effects(texts, p.RELIABILITY[row.space]))
            for row in p.RELIABILITY_ROWS
        ],
        limits=limits(),
        figures={name: say(f"figure-{name}") for name in FIGURES},
        sources={name: say(f"row-{name}") for name in SOURCES},
        heads={name: say(f"head-{name}") for name in HEADS},
    )


def limits() -> Limits:
    return Limits(
        rounds=p.ROUNDS,
        tokens=p.TOKEN_LIMIT,
        slots=p.COLUMN_SLOTS,
        donations=p.DONATION_BASE,
        minus=p.MINUS,
        audit_track=p.AUDIT_END,
        audit_faces=len(p.AUDIT_DIE),
    )


def odds(level: int) -> list[int]:
    """AOA-5.2: of all rolls of the Level dice, those with 0, 1, 2 and 3 passes for a worker of this level."""
    good = len([face for face in p.LEVEL_DIE if face <= level])
    bad = len(p.LEVEL_DIE) - good
    rolls = len(p.LEVEL_DIE) ** p.LEVEL_DICE
    hits = [comb(p.LEVEL_DICE, n) * good**n * bad ** (p.LEVEL_DICE - n) for n in range(p.LEVEL_DICE + 1)]
    return [round(100 * n / rolls) for n in hits]


def effects(texts: Texts, numbers: list[int]) -> Effects:
    found = [p.BOOK.effects[number] for number in numbers]
    said = " ".join(texts.effect(effect) for effect in found)
    return Effects([signs(texts, effect) for effect in found], said)


def told_amounts(texts: Texts, found: Amounts) -> str:
    """`2 red, 1 blue`."""
    return ", ".join(texts.say(f"price-{good}", number=n) for good, n in found.items() if n) or "–"


def told_price(texts: Texts, price: list[int]) -> str:
    """`2 red tokens and 1 blue token`."""
    paid = [[n, colour] for colour, n in enumerate(price) if n]
    return texts.listed([texts.say("tokens", **texts.values([NUMBER, v.COLOUR], one)) for one in paid])


# --- cards and tiles ---------------------------------------------------------------------------------
def equipment(texts: Texts, card: int) -> EquipmentCard:
    row, name = p.EQUIPMENT_ROWS[card], texts.name(v.EQUIPMENT_CARD, card)
    cost, discount, ability = amounts(row.cost), amounts(row.discount), effects(texts, p.ABILITY[card])
    said = texts.say(
        "about-equipment",
        name=name,
        price=told_amounts(texts, cost),
        discount=told_amounts(texts, discount),
        extra=texts.say(f"action-{row.extra}"),
        ability=ability.said,
    )
    return EquipmentCard(row.id, name, cost, discount, row.extra, ability, said)


def research(texts: Texts, number: int) -> ResearchCard:
    row, gains = p.RESEARCH_ROWS[number], effects(texts, p.ON_CARD[p.RESEARCH_FIRST + number])
    name = texts.say(f"part-{row.part}")
    return ResearchCard(row.id, name, row.part, gains, f"{name}: {gains.said}")


def sale(texts: Texts, number: int) -> SaleCard:
    row, numbers = p.SALE_ROWS[number], p.ON_CARD[p.SALE_FIRST + number]
    cost, gains = amounts(row.cost), effects(texts, numbers)
    found = [effect.company for n in numbers if isinstance(effect := p.BOOK.effects[n], Relation)]
    company = v.COMPANY.labels[found[0]] if found else ""
    name = texts.say(f"company-{company}") if company else texts.say("sale-order")
    price = told_amounts(texts, cost)
    said = texts.say("about-sale", company=name, price=price, gains=gains.said, vp=row.vp)
    return SaleCard(row.id, name, company, cost, gains, row.vp, said)


def within(gains: Effects) -> str:
    """Within a sentence: `gain 2 credits, gain 1 token of any colour`."""
    return ", ".join(gain[:1].lower() + gain[1:] for gain in gains.said.rstrip(".").split(". "))


def called(texts: Texts, domain: Domain, number: int) -> str:
    """R&D cards, Sale Orders and tiles by what they give, audits by what they ask, prices by their tokens."""
    if domain is v.PRICE:
        return told_price(texts, v.PRICES[number]) if v.PRICE.kinds[number] == "paid" else ""
    if domain is v.AUDIT:
        return requirement(texts, AUDIT_TEST[number]).said
    if domain is v.SPONSOR_TILE:
        return within(effects(texts, p.TILE[number]))
    if domain is v.RESEARCH_CARD:
        card = research(texts, number)
        return f"{card.name} ({within(card.gains)})"
    order = sale(texts, number)
    price = told_amounts(texts, order.cost)
    return texts.say("called-sale", company=order.name, price=price, vp=order.vp)


def specialist(texts: Texts, number: int) -> SpecialistCard:
    row, name = p.SPECIALIST_ROWS[number], texts.name(v.SPECIALIST, number)
    needs, discard, ability = amounts(row.needs), amounts(row.discard), effects(texts, p.SKILL[number])
    said = texts.say(
        "about-specialist",
        name=name,
        needs=told_amounts(texts, needs),
        discard=told_amounts(texts, discard),
        ability=ability.said,
        vp=row.vp,
    )
    return SpecialistCard(row.id, name, needs, discard, ability, row.vp, said)


def achievement(texts: Texts, number: int) -> AchievementCard:
    return AchievementCard(
        id=p.ACHIEVEMENT_ROWS[number].id,
        name=texts.name(v.ACHIEVEMENT_CARD, number),
        requirement=requirement(texts, ACHIEVEMENT_TEST[number]),
        gains=effects(texts, p.ACHIEVEMENT[number]),
    )


def requirement(texts: Texts, wanted: list[Condition]) -> Requirement:
    """What an Audit or Achievement card asks."""
    asks = [ask(texts, condition) for condition in wanted]
    return Requirement(asks, ", ".join(one.said for one in asks))


def ask(texts: Texts, condition: Condition) -> Ask:
    kind = f"-{CARD_TYPES[condition.kind]}" if isinstance(condition, Cards) else ""
    level = p.LEVELS[condition.level - 1] if isinstance(condition, Workers) else ""
    symbol = condition.word + kind
    return Ask(condition.n, symbol, level, texts.say(f"need-{symbol}", number=condition.n, level=level))


# --- tracks ------------------------------------------------------------------------------------------
def track(texts: Texts, number: int) -> ProspectTrack:
    row = p.TRACK_ROWS[number]
    return ProspectTrack(
        id=row.id,
        name=texts.name(v.TRACK, number),
        bonus=bonus(p.BONUS[number]),
        spaces=[track_space(texts, number, space) for space in range(1, p.TOP + 1)],
    )


def bonus(colours: list[int]) -> list[str]:
    return [ANY] if len(colours) == len(p.COLOURS) else [p.COLOURS[colour] for colour in colours]


def track_space(texts: Texts, number: int, space: int) -> TrackSpace:
    return TrackSpace(
        space=space,
        pay=p.TOLL[number][space],
        research=p.NEEDS_RESEARCH[number][space],
        sales=p.NEEDS_SALES[number][space],
        gains=effects(texts, p.ENTERED[p.ENTERED_AT[number][space]]),
        vp=p.PROSPECT_VP[number][space],
    )

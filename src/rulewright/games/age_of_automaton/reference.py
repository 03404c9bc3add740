"""What the rulebook of Age of Automaton prints beside its content files: names, prices, effects, sums."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.reference import Reference, Words
from rulewright.core.texts import Texts, begun
from rulewright.games.age_of_automaton.catalogue import (
    AchievementCard,
    Effects,
    EquipmentCard,
    SaleCard,
    SpecialistCard,
    TrackSpace,
    printed,
    told_amounts,
)
from rulewright.games.age_of_automaton.shown import amounts
from rulewright.games.age_of_automaton.telling import listed, told_asks

NUMERALS: Final = [*p.LEVELS, "V", "VI"]
YES: Final = "●"


def reference(texts: Texts) -> Reference:
    return Reference(rows=rows(texts), figures=figures())


def rows(texts: Texts) -> dict[str, list[Words]]:
    told = printed(texts)
    spaces = [space for track in told.tracks for space in track.spaces]
    return {
        "equipment_card": [
            {**equipment(texts, card), "id": row.id, "clause": row.clause}
            for row, card in zip(p.EQUIPMENT_ROWS, told.equipment.values(), strict=True)
        ],
        "equipment_vp": [
            {"cards": str(cards), "vp": str(vp)} for cards, vp in enumerate(p.EQUIPMENT_VP) if cards
        ],
        "research": [{"name": card.name, "effect": card.gains.said} for card in told.research.values()],
        "sale": [sale(texts, card) for card in told.sales.values()],
        "specialist": [specialist(texts, card) for card in told.specialists.values()],
        "tile": [{"name": begun(tile.name), "effect": tile.gains.said} for tile in told.tiles.values()],
        "audit": [{"name": texts.name(v.AUDIT, n)} for n in range(len(p.AUDIT_ROWS))],
        "achievement": [achievement(card) for card in told.achievements.values()],
        "blocked": [{"name": texts.name(v.BLOCKED_CARD, n)} for n in range(len(p.BLOCKED_ROWS))],
        "column": [column(texts, number) for number in range(p.COLUMNS)],
        "track": [
            {"name": track.name, "bonus": listed([told.goods[p.COLOURS[colour]] for colour in bonus])}
            for track, bonus in zip(told.tracks, p.BONUS, strict=True)
        ],
        "prospect": [prospect(texts, space) for space in spaces],
        "reputation": [{"tokens": YES if row.stack else ""} for row in p.REPUTATION_ROWS],
        "donation": [{"reputation": YES if space.megaphone else ""} for space in told.donation],
        "reliability": [{"effect": said(space.gains)} for space in told.reliability],
        "start": [start(texts, number) for number in range(len(p.START_ROWS))],
        "die": [{"faces": faces(texts, name)} for name in p.FACES],
    }


def figures() -> dict[str, int]:
    """Sums that follow from the content, and how long tracks and decks are."""
    turns = p.EARLY_MARKERS * (p.LATE_ROUND - 1) + p.LATE_MARKERS * (p.ROUNDS - p.LATE_ROUND + 1)
    out = {
        "turns": turns,
        "last-early-round": p.LATE_ROUND - 1,
        "top": p.TOP,
        "below-top": p.TOP - 1,
        "reputation-top": p.REPUTATION_TOP,
        "donation-top": p.DONATION_TOP,
        "relation-top": p.RELATION_TOP,
        "reliability-top": p.RELIABILITY_TOP,
        "audit-end": p.AUDIT_END,
        "audits": p.AUDITS,
        "column-slots": p.COLUMN_SLOTS,
        "most-equipment": len(p.EQUIPMENT_VP) - 1,  # more cards score no more
        "spaces": p.SPACES,
        "general": p.GENERAL,
        "level-dice": p.LEVEL_DICE,
        "market": p.MARKET,
        "tracks": p.TRACKS,
        "starters": len(p.STARTERS),
        "specialists": len(p.SPECIALIST_ROWS) - len(p.STARTERS),
        "equipment-cards": len(p.EQUIPMENT_ROWS),
        "research-cards": len(p.RESEARCH_ROWS),
        "sale-cards": len(p.SALE_ROWS),
        "audit-cards": len(p.AUDIT_ROWS),
        "achievement-cards": len(p.ACHIEVEMENT_ROWS),
        "blocked-cards": len(p.BLOCKED_ROWS),
        "tiles": len(p.TILE_ROWS),
        "early-tiles": len(p.EARLY_TILES),
        "late-tiles": len(p.LATE_TILES),
    }
    for place, space in enumerate(p.STACKS):
        out[f"stack-{place + 1}"] = space
    for card in range(p.AUDITS):
        out[f"trigger-{card + 1}"] = card * p.AUDIT_SPACES + p.AUDIT_TRIGGER
        out[f"end-{card + 1}"] = (card + 1) * p.AUDIT_SPACES
    for seats, row in p.PLAYERS.items():
        out[f"common-{seats}"] = row.specialists + len(p.STARTERS)
        out[f"unseen-{seats}"] = out["specialists"] - row.specialists - seats * p.HAND
        out[f"turns-{seats}"] = turns * seats
    return out


# --- words ----------------------------------------------------------------------------------------------
def said(effects: Effects) -> str:
    return effects.said or listed([])


def faces(texts: Texts, die: str) -> str:
    if die == "resource":
        return listed([texts.say(f"good-{p.COLOURS[colour]}") for colour in p.FACES[die]])
    return listed([NUMERALS[face - 1] if die == "level" else str(face) for face in p.FACES[die]])


# --- rows -----------------------------------------------------------------------------------------------
def equipment(texts: Texts, card: EquipmentCard) -> Words:
    return {
        "name": card.name,
        "price": told_amounts(texts, card.cost),
        "discount": told_amounts(texts, card.discount),
        "extra": texts.say(f"action-{card.extra}"),
        "effect": card.ability.said,
    }


def sale(texts: Texts, card: SaleCard) -> Words:
    return {"name": card.name, "price": told_amounts(texts, card.cost), "effect": card.gains.said}


def specialist(texts: Texts, card: SpecialistCard) -> Words:
    timing = next(row.timing for row in p.SPECIALIST_ROWS if row.id == card.id)
    return {
        "name": card.name,
        "needs": told_amounts(texts, card.needs),
        "discard": told_amounts(texts, card.discard),
        "effect": card.ability.said,
        "when": texts.say(f"timing-{timing}"),
    }


def achievement(card: AchievementCard) -> Words:
    return {"name": card.name, "need": begun(card.requirement.said), "effect": card.gains.said}


def column(texts: Texts, number: int) -> Words:
    row = p.BOARD_COLUMNS[number]
    actions = {"worker": row.worker, "other": row.other}
    return {"number": str(number + 1)} | {kind: texts.say(f"action-{name}") for kind, name in actions.items()}


def prospect(texts: Texts, space: TrackSpace) -> Words:
    return {"asks": listed(told_asks(space, texts)), "effect": space.gains.said}


def start(texts: Texts, number: int) -> Words:
    levels = p.START_LEVELS[number]
    return {
        "tokens": told_amounts(texts, amounts(p.START_TOKENS[number])),
        "workers": listed([texts.name(v.LEVEL, level - 1) for level in levels]),
        "unbuilt": str(p.DICE - len(levels)),
    }

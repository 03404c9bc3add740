"""What the rulebook of Age of Automaton prints beside its content files: names, prices, effects, sums."""

from __future__ import annotations

from typing import Final

from rulewright.core.reference import Reference, Words
from rulewright.core.texts import Texts, begun
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton import verbs
from rulewright.games.age_of_automaton.requirements import ACHIEVEMENT_TEST

NUMERALS: Final = [*p.LEVELS, "V", "VI"]
NOTHING: Final = "–"
YES: Final = "●"


def reference(texts: Texts) -> Reference:
    return Reference(rows=rows(texts), figures=figures())


def rows(texts: Texts) -> dict[str, list[Words]]:
    return {
        "equipment_card": [equipment(texts, card) for card in range(len(p.EQUIPMENT_ROWS))],
        "equipment_vp": [
            {"cards": str(cards), "vp": str(vp)} for cards, vp in enumerate(p.EQUIPMENT_VP) if cards
        ],
        "research": [research(texts, card) for card in range(len(p.RESEARCH_ROWS))],
        "sale": [sale(texts, card) for card in range(len(p.SALE_ROWS))],
        "specialist": [specialist(texts, number) for number in range(len(p.SPECIALIST_ROWS))],
        "tile": [tile(texts, number) for number in range(len(p.TILE_ROWS))],
        "audit": [{"name": texts.name(verbs.AUDIT, n)} for n in range(len(p.AUDIT_ROWS))],
        "achievement": [achievement(texts, card) for card in range(len(p.ACHIEVEMENT_ROWS))],
        "blocked": [{"name": texts.name(verbs.BLOCKED_CARD, n)} for n in range(len(p.BLOCKED_ROWS))],
        "column": [column(texts, number) for number in range(p.COLUMNS)],
        "track": [track(texts, number) for number in range(p.TRACKS)],
        "prospect": [prospect(texts, number) for number in range(len(p.PROSPECT_ROWS))],
        "reputation": [{"tokens": YES if row.stack else ""} for row in p.REPUTATION_ROWS],
        "donation": [{"reputation": YES if row.megaphone else ""} for row in p.DONATION_ROWS],
        "reliability": [{"effect": effect(texts, p.RELIABILITY[row.space])} for row in p.RELIABILITY_ROWS],
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
def amounts(texts: Texts, tokens: list[int]) -> str:
    """`2 red, 1 blue`."""
    told = [texts.say(f"price-{p.COLOURS[i]}", number=n) for i, n in enumerate(tokens) if n]
    return ", ".join(told) or NOTHING


def effect(texts: Texts, effects: list[int]) -> str:
    return " ".join(texts.effect(p.BOOK.effects[number]) for number in effects) or NOTHING


def action(texts: Texts, name: str) -> str:
    return texts.say(f"action-{name}")


def level(texts: Texts, number: int) -> str:
    return texts.name(verbs.LEVEL, number - 1)


def faces(texts: Texts, die: str) -> str:
    if die == "resource":
        return ", ".join(texts.say(f"good-{p.COLOURS[colour]}") for colour in p.FACES[die])
    return ", ".join(NUMERALS[face - 1] if die == "level" else str(face) for face in p.FACES[die])


# --- rows -----------------------------------------------------------------------------------------------
def equipment(texts: Texts, card: int) -> Words:
    row = p.EQUIPMENT_ROWS[card]
    return {
        "name": texts.name(verbs.EQUIPMENT_CARD, card),
        "price": amounts(texts, row.cost),
        "discount": amounts(texts, row.discount),
        "extra": action(texts, row.extra),
        "effect": effect(texts, p.ABILITY[card]),
    }


def research(texts: Texts, card: int) -> Words:
    name = texts.say(f"part-{p.RESEARCH_ROWS[card].part}")
    return {"name": name, "effect": effect(texts, p.ON_CARD[p.RESEARCH_FIRST + card])}


def sale(texts: Texts, card: int) -> Words:
    """A Sale card has no name of its own: its price stands for it."""
    price = amounts(texts, p.SALE_ROWS[card].cost)
    name = f"{texts.say('sale-order')}: {price}"
    return {"name": name, "effect": effect(texts, p.ON_CARD[p.SALE_FIRST + card])}


def specialist(texts: Texts, number: int) -> Words:
    row = p.SPECIALIST_ROWS[number]
    return {
        "name": texts.name(verbs.SPECIALIST, number),
        "needs": amounts(texts, row.needs),
        "discard": amounts(texts, row.discard),
        "effect": effect(texts, p.SKILL[number]),
        "when": texts.say(f"timing-{row.timing}"),
    }


def tile(texts: Texts, number: int) -> Words:
    return {"name": begun(texts.name(verbs.SPONSOR_TILE, number)), "effect": effect(texts, p.TILE[number])}


def achievement(texts: Texts, card: int) -> Words:
    from rulewright.games.age_of_automaton.digest import requirement

    return {
        "name": texts.name(verbs.ACHIEVEMENT_CARD, card),
        "need": begun(requirement(ACHIEVEMENT_TEST[card], texts)),
        "effect": effect(texts, p.ACHIEVEMENT[card]),
    }


def column(texts: Texts, number: int) -> Words:
    row = p.BOARD_COLUMNS[number]
    return {
        "number": str(number + 1),
        "worker": action(texts, row.worker),
        "other": action(texts, row.other),
    }


def track(texts: Texts, number: int) -> Words:
    colours = [texts.say(f"good-{p.COLOURS[colour]}") for colour in p.BONUS[number]]
    return {"name": texts.name(verbs.TRACK, number), "bonus": ", ".join(colours)}


def prospect(texts: Texts, number: int) -> Words:
    row = p.PROSPECT_ROWS[number]
    asked = {"need-credits": row.pay, "need-cards-RD": row.research, "need-cards-SO": row.sales}
    return {
        "asks": ", ".join(texts.say(key, number=n) for key, n in asked.items() if n) or NOTHING,
        "effect": effect(texts, p.ENTERED[number]),
    }


def start(texts: Texts, number: int) -> Words:
    levels = p.START_LEVELS[number]
    return {
        "tokens": amounts(texts, p.START_TOKENS[number]),
        "workers": ", ".join(level(texts, one) for one in levels),
        "unbuilt": str(p.DICE - len(levels)),
    }

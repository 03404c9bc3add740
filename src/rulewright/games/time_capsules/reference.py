"""What the rulebook of Time Capsules prints beside its content files: names and effects in words, sums."""

from __future__ import annotations

from rulewright.core.reference import Reference, Words
from rulewright.core.texts import Texts, begun
from rulewright.games.time_capsules import verbs
from rulewright.games.time_capsules.catalogue import PHASE_TAGS
from rulewright.games.time_capsules.effects import ABILITY, BIGGER, BOOK, CARD_EFFECT, SMALLER
from rulewright.games.time_capsules.printed import (
    ARTIFACT_ROWS,
    BIOS,
    BREAK,
    CARD_OF,
    CARD_ROWS,
    COLOUR,
    COLOURS,
    COST,
    FAST_COST,
    FAST_ROUND,
    FATAL,
    KIND_IDS,
    KITS,
    ORANGE,
    PRINTED_ON,
    ROOM,
    ROUNDS,
    TRADE_BATTERIES,
    TRADE_COMPUTERS,
    UPGRADED,
)


def reference(texts: Texts) -> Reference:
    return Reference(
        rows={
            "artifact": [artifact(texts, kind) for kind in range(len(ARTIFACT_ROWS))],
            "card": [card(texts, kind) for kind in range(len(CARD_ROWS))],
            "bioobject": [bioobject(texts, kind) for kind in range(BIOS)],
            "object": [thing(texts, kind) for kind in range(BREAK)],
        },
        figures=figures(),
    )


def figures() -> dict[str, int]:
    """Sums that follow from the content, and how many there are of each thing."""
    out = {
        "room": ROOM,
        "safe": FATAL - 1,
        "kit": len(KITS[0]),
        "fast-kit": len(KITS[1]) + 1,  # with the free artifact
        "rival-rounds": ROUNDS - 1,
        "fast-rounds": ROUNDS - FAST_ROUND + 1,
        "kinds-cards": len(CARD_ROWS),
        "cards": len(CARD_OF),
    }
    cheap = [kind for kind in PRINTED_ON if COLOUR[kind] == ORANGE and COST[kind] <= FAST_COST[ORANGE]]
    out["cheap-orange"] = len(cheap)
    for colour in COLOURS:
        rows = [row for row in ARTIFACT_ROWS if row.colour == colour]
        out |= {f"kinds-{colour}": len(rows), f"artifacts-{colour}": sum(row.copies for row in rows)}
    for name, kit in zip(("kit", "fast"), KITS, strict=True):
        out |= {f"{name}-{id}": kit.count(kind) for kind, id in enumerate(KIND_IDS) if kind in kit}
    return out


def phase(texts: Texts, tag: str) -> str:
    return texts.say("printed-phase", phase=PHASE_TAGS[tag])


def artifact(texts: Texts, kind: int) -> Words:
    row = ARTIFACT_ROWS[kind]
    return {
        "name": texts.name(verbs.ARTIFACT, kind),
        "trait": texts.say(f"trait-{row.trait}"),
        "when": phase(texts, row.phase),
        "effect": texts.effect(BOOK.effects[ABILITY[kind]]),
    }


def card(texts: Texts, kind: int) -> Words:
    return {
        "name": texts.name(verbs.CARD, kind),
        "when": phase(texts, CARD_ROWS[kind].phase),
        "effect": texts.effect(BOOK.effects[CARD_EFFECT[kind]]),
    }


def bioobject(texts: Texts, kind: int) -> Words:
    return {
        "name": texts.name(verbs.BIO, kind),
        "price": texts.say("printed-trade", batteries=TRADE_BATTERIES, computers=TRADE_COMPUTERS),
        "bigger": texts.effect(BOOK.effects[BIGGER[kind]]),
        "smaller": texts.effect(BOOK.effects[SMALLER[kind]]),
    }


def thing(texts: Texts, kind: int) -> Words:
    """A battery or a computer."""
    larger = UPGRADED[kind]
    return {
        "name": begun(texts.name(verbs.OBJECT, kind)),
        "upgrade": texts.name(verbs.OBJECT, larger) if larger >= 0 else "–",
    }

"""What the rulebook of Time Capsules prints beside its content files: names and effects in words, sums."""

from __future__ import annotations

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.reference import Reference, Words
from rulewright.core.texts import Texts, begun
from rulewright.games.time_capsules.catalogue import PHASE_TAGS
from rulewright.games.time_capsules.effects import ABILITY, BIGGER, BOOK, CARD_EFFECT, SMALLER


def reference(texts: Texts) -> Reference:
    return Reference(
        rows={
            "artifact": [artifact(texts, kind) for kind in range(len(p.ARTIFACT_ROWS))],
            "card": [card(texts, kind) for kind in range(len(p.CARD_ROWS))],
            "bioobject": [bioobject(texts, kind) for kind in range(p.BIOS)],
            "object": [thing(texts, kind) for kind in range(p.BREAK)],
        },
        figures=figures(),
    )


def figures() -> dict[str, int]:
    """Sums that follow from the content, and how many there are of each thing."""
    out = {
        "room": p.ROOM,
        "safe": p.FATAL - 1,
        "kit": len(p.KITS[0]),
        "fast-kit": len(p.KITS[1]) + 1,  # with the free artifact
        "rival-rounds": p.ROUNDS - 1,
        "fast-rounds": p.ROUNDS - p.FAST_ROUND + 1,
        "kinds-cards": len(p.CARD_ROWS),
        "cards": len(p.CARD_OF),
    }
    cheap = [
        kind for kind in p.PRINTED_ON if p.COLOUR[kind] == p.ORANGE and p.COST[kind] <= p.FAST_COST[p.ORANGE]
    ]
    out["cheap-orange"] = len(cheap)
    for colour in p.COLOURS:
        rows = [row for row in p.ARTIFACT_ROWS if row.colour == colour]
        out |= {f"kinds-{colour}": len(rows), f"artifacts-{colour}": sum(row.copies for row in rows)}
    for name, kit in zip(("kit", "fast"), p.KITS, strict=True):
        out |= {f"{name}-{id}": kit.count(kind) for kind, id in enumerate(p.KIND_IDS) if kind in kit}
    return out


def phase(texts: Texts, tag: str) -> str:
    return texts.say("printed-phase", phase=PHASE_TAGS[tag])


def artifact(texts: Texts, kind: int) -> Words:
    row = p.ARTIFACT_ROWS[kind]
    return {
        "name": texts.name(v.ARTIFACT, kind),
        "trait": texts.say(f"trait-{row.trait}"),
        "when": phase(texts, row.phase),
        "effect": texts.effect(BOOK.effects[ABILITY[kind]]),
    }


def card(texts: Texts, kind: int) -> Words:
    return {
        "name": texts.name(v.CARD, kind),
        "when": phase(texts, p.CARD_ROWS[kind].phase),
        "effect": texts.effect(BOOK.effects[CARD_EFFECT[kind]]),
    }


def bioobject(texts: Texts, kind: int) -> Words:
    return {
        "name": texts.name(v.BIO, kind),
        "price": texts.say("printed-trade", batteries=p.TRADE_BATTERIES, computers=p.TRADE_COMPUTERS),
        "bigger": texts.effect(BOOK.effects[BIGGER[kind]]),
        "smaller": texts.effect(BOOK.effects[SMALLER[kind]]),
    }


def thing(texts: Texts, kind: int) -> Words:
    """A battery or a computer."""
    larger = p.UPGRADED[kind]
    return {
        "name": begun(texts.name(v.OBJECT, kind)),
        "upgrade": texts.name(v.OBJECT, larger) if larger >= 0 else "–",
    }

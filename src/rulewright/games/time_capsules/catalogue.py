"""What is printed in Time Capsules, in words and signs, as this engine plays it."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.shown import Sign, signs
from rulewright.core.texts import Texts
from rulewright.games.time_capsules.effects import ABILITY, BIGGER, BOOK, CARD_EFFECT, SMALLER
from rulewright.games.time_capsules.table import ZONES

ROMAN: Final = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
SYMBOLS: Final = ["vp", "en", "q", "cc", "card", "brk", "art", "bat", "chip", "bio"]
PHASES: Final = ["setup", "draw", "act", "purchase", "action", "pack", "pack-split"]
PHASE_TAGS: Final = {"P": "both", "P!": "first", "A": "second"}


def roman(number: int) -> str:
    return ROMAN[number] if number < len(ROMAN) else str(number)


Gift = Literal["", "break", "crystal", "card"]
GIFTS: Final[list[Gift]] = ["", "break", "crystal", "card"]  # by number on the track
Sort = Literal["battery", "computer", "break", "bio", "artifact"]


class Kind(Struct):
    """A kind of object: what it is called, what giving it up costs; with a die, by each of its numbers."""

    id: str
    name: str
    sort: Sort
    size: int
    vp: int
    faces: list[str]


class Artifact(Struct):
    """`text` is what stands on it, `said` the same in words."""

    id: str
    name: str
    colour: str
    cost: int
    vp: int
    trait: str
    trait_name: str
    text: list[Sign]
    said: str


class Card(Struct):
    id: str
    name: str
    cost: int
    text: list[Sign]
    said: str


class Bio(Struct):
    """Both rewards, as brief as can be, as on a card, and in words."""

    id: str
    name: str
    brief: list[list[Sign]]
    bigger: list[Sign]
    smaller: list[Sign]
    said: str


class Rates(Struct):
    """What the action phase asks for one."""

    computer: int
    battery: int
    repair: int  # of a break


class Printed(Struct):
    kinds: dict[str, Kind]
    artifacts: dict[str, Artifact]
    cards: dict[str, Card]
    bios: dict[str, Bio]
    track: list[Gift]
    rounds: list[str]
    least: int
    most: int
    room: int
    fatal: int
    rates: Rates
    symbols: dict[str, str]
    zones: dict[str, str]
    phases: dict[str, str]


@cache
def printed(texts: Texts) -> Printed:
    """Everything in one language; it never changes while the engine runs."""
    return Printed(
        kinds={p.KIND_IDS[kind]: kind_of(texts, kind) for kind in range(len(p.KIND_IDS))},
        artifacts={row.id: artifact(texts, kind) for kind, row in enumerate(p.ARTIFACT_ROWS)},
        cards={row.id: card(texts, kind) for kind, row in enumerate(p.CARD_ROWS)},
        bios={row.id: bio(texts, kind) for kind, row in enumerate(p.BIO_ROWS)},
        track=[GIFTS[gift] for gift in p.TRACK],
        rounds=[roman(n + 1) for n in range(p.ROUNDS)],
        least=p.LEAST,
        most=p.MOST,
        room=p.ROOM,
        fatal=p.FATAL,
        rates=Rates(p.COMPUTER_COST, p.BATTERY_COST, p.FIX_COST),
        symbols={symbol: texts.say(f"symbol-{symbol}") for symbol in SYMBOLS},
        zones={zone: texts.say(f"zone-{zone}") for zone in ZONES},
        phases={phase: texts.say(f"phase-{phase}") for phase in PHASES},
    )


def sort_of(kind: int) -> Sort:
    if kind < len(p.OBJECT_ROWS):
        return "battery" if p.OBJECT_ROWS[kind].kind == "battery" else "computer"
    name = p.KIND_IDS[kind]
    return "break" if name == "break" else "bio" if name in {row.id for row in p.BIO_ROWS} else "artifact"


def kind_of(texts: Texts, kind: int) -> Kind:
    name, sort = p.KIND_IDS[kind], sort_of(kind)
    size = p.OBJECT_ROWS[kind].size if kind < len(p.OBJECT_ROWS) else 0
    faces = range(1, size + 1) if sort == "computer" else ()
    vp = p.OBJECT_ROWS[kind].vp if size else 0
    return Kind(
        id=name,
        name=texts.name(v.OBJECT, kind),
        sort=sort,
        size=size,
        vp=next((row.vp for row in p.ARTIFACT_ROWS if row.id == name), vp),
        faces=[texts.say(f"piece-{name}-{face}") for face in faces],
    )


def artifact(texts: Texts, kind: int) -> Artifact:
    row, effect, name = p.ARTIFACT_ROWS[kind], BOOK.effects[ABILITY[kind]], texts.name(v.ARTIFACT, kind)
    said = texts.say(
        "printed-artifact",
        name=name,
        copies=row.copies,
        cost=row.cost,
        colour=row.colour,
        vp=row.vp,
        trait=row.trait,
        phase=PHASE_TAGS[row.phase],
        effect=texts.effect(effect),
    )
    trait = texts.say(f"trait-{row.trait}")
    return Artifact(row.id, name, row.colour, row.cost, row.vp, row.trait, trait, signs(texts, effect), said)


def card(texts: Texts, kind: int) -> Card:
    row, effect, name = p.CARD_ROWS[kind], BOOK.effects[CARD_EFFECT[kind]], texts.name(v.CARD, kind)
    said = texts.say(
        "printed-card",
        name=name,
        cost=row.cost,
        phase=PHASE_TAGS[row.phase],
        effect=texts.effect(effect),
    )
    return Card(row.id, name, row.cost, signs(texts, effect), said)


def bio(texts: Texts, kind: int) -> Bio:
    name, bigger, smaller = (
        texts.name(v.BIO, kind),
        BOOK.effects[BIGGER[kind]],
        BOOK.effects[SMALLER[kind]],
    )
    return Bio(
        id=p.BIO_ROWS[kind].id,
        name=name,
        brief=both(signs(texts, bigger, "brief"), signs(texts, smaller, "brief")),
        bigger=signs(texts, bigger),
        smaller=signs(texts, smaller),
        said=texts.say(
            "printed-bioobject", name=name, bigger=texts.effect(bigger), smaller=texts.effect(smaller)
        ),
    )


def both(bigger: list[Sign], smaller: list[Sign]) -> list[list[Sign]]:
    """`6 / 2 energy`: of the same thing its sign stands once."""
    if len(bigger) == len(smaller) == 1 and bigger[0].symbol == smaller[0].symbol != "":
        return [[Sign(bigger[0].symbol, bigger[0].text, f"{bigger[0].n} / {smaller[0].n}")]]
    return [bigger, smaller]

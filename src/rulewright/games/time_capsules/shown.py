"""What eyes get of Time Capsules: names instead of numbers, made from a redacted state.

A thing that can be chosen carries its `spot`; `spots` says which of them a choice or a line of the log is
about. Whatever a board would have to work out by a rule is a number here, told by the rule itself.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.zones import HIDDEN, Boxes
from rulewright.games.time_capsules.actions import ASSEMBLING, CHARGING
from rulewright.games.time_capsules.packing import LIMITS, Pack, Surplus, laid
from rulewright.games.time_capsules.paying import Means, funds
from rulewright.games.time_capsules.peeking import Acquire, price, short
from rulewright.games.time_capsules.table import ACT, ACTION, MODES, PURCHASE, ZONES, Capsules, Mat

Step = Literal["setup", "purchase", "action", "act", "pack"]
Mode = Literal["base", "solo", "split"]
Colour = Literal["blue", "orange"]
Resource = Literal["energy", "qubits"]
Where = Literal["bag", "aside"]
PHASE_STEPS: Final[dict[int, Step]] = {ACT: "act", PURCHASE: "purchase", ACTION: "action"}


class Thing(Struct):
    """An object on a mat; `die` is 0 where none is rolled, `fresh`: gained this round."""

    spot: str
    kind: str
    die: int
    fresh: bool


class Place(Struct):
    """A place of the offer. `artifact` is empty if nothing lies there; prices and what is missing by seat."""

    spot: str
    artifact: str
    prices: list[int]
    short: list[int]


class Peeked(Struct):
    """An artifact on top of a stack that this eye looks at, and what it would cost it."""

    spot: str
    artifact: str
    price: int


class Row(Struct):
    """A row of the offer with its stack."""

    spot: str
    colour: Colour
    paid_in: Resource
    places: list[Place]
    stack: int
    peeked: list[Peeked]


class Pile(Struct):
    spot: str
    kind: str
    left: int


class HandCard(Struct):
    """`kind` is empty for who may not see it."""

    spot: str
    kind: str


class Capsule(Struct):
    """A closed capsule; `things` are its content for who packed it."""

    where: Where
    known: bool
    things: list[str]


class Packing(Struct):
    """What this eye packs now: so many capsules, so many objects in each, and how many have to go before.

    `things` is all of it; `trays`, `left` and `asked` tell how far it has been said, and of which kind the
    next number is.
    """

    capsules: int
    least: int
    most: int
    surplus: int
    things: list[str]
    trays: list[list[str]]
    left: list[str]
    tray: int
    asked: str


class Makes(Struct):
    """How many the rates of the action phase would make of all that could be paid."""

    computers: int
    batteries: int


class MatShown(Struct):
    """A player's mat. Energy and qubits are all that could be paid; breaks those in capsules too."""

    spot: str
    seat: int
    vp: int
    peak: int
    energy: int
    qubits: int
    makes: Makes
    crystals: int
    breaks: int
    loose_breaks: int
    held: int
    artifacts: int
    objects: int
    surplus: int
    active: list[Thing]
    inactive: list[Thing]
    hand: list[HandCard]
    open: int
    bag: int
    capsules: list[Capsule]
    closed: list[str]
    discounts: list[int]
    wild: bool
    by_hand: bool
    passed: bool
    finished: bool


class Shown(Struct):
    mode: Mode
    step: Step
    round: int
    first: int
    offer: list[Row]
    piles: list[Pile]
    deck: int
    mats: list[MatShown]
    packing: Packing | None


# --- the table ---------------------------------------------------------------------------------------
def shown(s: Capsules, eye: int) -> Shown:
    return Shown(
        mode=cast(Mode, MODES[s.mode]),
        step=step(s),
        round=s.round,
        first=s.first,
        offer=[row(s, eye, colour) for colour in range(len(p.COLOURS))],
        piles=[Pile(f"pile:{p.BIO_ROWS[kind].id}", p.BIO_ROWS[kind].id, n) for kind, n in enumerate(s.piles)],
        deck=len(s.deck.cards),
        mats=[mat_shown(mat) for mat in s.mats],
        packing=packing(s, eye),
    )


def step(s: Capsules) -> Step:
    """What the question says, or else the phase; objects are packed before the first round too."""
    asked: Step | Literal[""] = s.step
    return asked or ("setup" if not s.round else PHASE_STEPS.get(s.phase, "pack"))


def row(s: Capsules, eye: int, colour: int) -> Row:
    return Row(
        spot=f"stack:{p.COLOURS[colour]}",
        colour=cast(Colour, p.COLOURS[colour]),
        paid_in=cast(Resource, p.RESOURCES[p.PAID_IN[colour]]),
        places=[place(s, colour, n) for n in range(p.OFFER)],
        stack=len(s.stacks[colour].cards),
        peeked=peeked(s, eye, colour),
    )


def place(s: Capsules, colour: int, n: int) -> Place:
    slot = p.slot_at(colour, n)
    token, spot = s.offered(slot), f"slot:{v.SLOT.labels[slot]}"
    if token < 0:
        return Place(spot, "", [0] * s.seats, [0] * s.seats)
    artifact = p.PRINTED_ON[token]
    prices = [price(s, seat, artifact, colour) for seat in range(s.seats)]
    missing = [max(0, short(s, Means(mat), artifact, colour)) for mat in s.mats]
    return Place(spot, p.ARTIFACT_ROWS[artifact].id, prices, missing)


def peeked(s: Capsules, eye: int, colour: int) -> list[Peeked]:
    """TC-4.15.31: what this eye looks at on a stack."""
    asked = s.question
    if not isinstance(asked, Acquire) or asked.seat != eye or asked.colour != colour:
        return []
    names = [(p.ARTIFACT_ROWS[kind].id, price(s, eye, kind, colour, asked.less)) for kind in asked.seen(s)]
    return [Peeked(f"peeked:{name}", name, cost) for name, cost in names]


# --- a mat -------------------------------------------------------------------------------------------
def thing(seat: int, zone: str, piece: int) -> Thing:
    return Thing(
        f"{seat}:{zone}:{p.PIECE_LABELS[piece]}", p.KIND_IDS[p.KIND[piece]], p.DIE[piece], bool(p.NEW[piece])
    )


def hand_card(seat: int, card: int) -> HandCard:
    if card == HIDDEN:
        return HandCard("", "")
    kind = p.CARD_ROWS[p.card_kind(card)].id
    return HandCard(f"{seat}:card:{kind}", kind)


def capsules(boxes: Boxes, where: Where) -> list[Capsule]:
    """Those that this eye may not look into are closed to it."""
    return [
        Capsule(where, boxes.sizes[n] != HIDDEN, names(boxes.box(n)) if boxes.sizes[n] != HIDDEN else [])
        for n in range(len(boxes.sizes))
    ]


def names(kinds: list[int]) -> list[str]:
    return [p.KIND_IDS[kind] for kind in kinds]


def mat_shown(mat: Mat) -> MatShown:
    seat = mat.seat
    closed = sorted(mat.bag.things + mat.aside.things + mat.later.things)
    return MatShown(
        spot=f"seat:{seat}",
        seat=seat,
        vp=mat.vp,
        peak=mat.peak,
        energy=mat.all_energy(),
        qubits=mat.all_qubits(),
        makes=Makes(*(make.times(funds(mat, make.resource)) for make in (ASSEMBLING, CHARGING))),
        crystals=mat.crystals,
        breaks=mat.breaks(),
        loose_breaks=mat.loose_breaks(),
        held=mat.held,
        artifacts=len(mat.artifacts()) + sum(p.has_trait(kind) for kind in closed),
        objects=mat.objects(),
        surplus=mat.surplus(),
        active=[thing(seat, ZONES[0], piece) for piece in mat.active],
        inactive=[thing(seat, ZONES[1], piece) for piece in mat.inactive],
        hand=sorted((hand_card(seat, card) for card in mat.hand.cards), key=lambda card: card.kind),
        open=mat.open,
        bag=len(mat.bag.sizes),
        capsules=[
            *capsules(mat.bag, "bag"),
            *capsules(mat.aside, "aside"),
            *capsules(mat.later, "aside"),
        ],
        closed=names(closed),
        discounts=mat.discounts[:],
        wild=mat.wild > 0,
        by_hand=mat.by_hand > 0,
        passed=mat.passed > 0,
        finished=mat.finished > 0,
    )


# --- packing -----------------------------------------------------------------------------------------
def packing(s: Capsules, eye: int) -> Packing | None:
    """How many capsules this eye packs, how many objects each may hold, and how many have to go before."""
    asked = s.question
    if isinstance(asked, Surplus) and asked.seat == eye:
        kinds, count = s.mats[eye].kinds(), p.DRAWN
        least, most, surplus = LIMITS.least, LIMITS.most, asked.too_many(s)
    elif isinstance(asked, Pack) and eye in asked.seats:
        kinds, count = s.mats[eye].kinds(), asked.capsules()
        least, most = LIMITS.bounds(len(kinds), count)
        surplus = 0
    else:
        return None
    trays, left, next = laid(kinds, count, s.sealed[eye]) if not surplus else ([], kinds, None)
    return Packing(
        capsules=count,
        least=least,
        most=most,
        surplus=surplus,
        things=names(kinds),
        trays=[names(tray) for tray in trays],
        left=names(left),
        tray=next.capsule if next is not None else -1,
        asked=p.KIND_IDS[next.kind] if next is not None else "",
    )


# --- what words point at -----------------------------------------------------------------------------
ON_ACTIVE: Final = ["active"]
ON_INACTIVE: Final = ["inactive"]
LIES: Final = {  # where the thing lies that a choice names
    "reroll": ON_ACTIVE, "add": ON_ACTIVE, "spend": ON_ACTIVE, "give": ON_ACTIVE, "choose": ON_ACTIVE,
    "use": ON_ACTIVE, "twice": ON_ACTIVE, "return": ON_INACTIVE,
}  # fmt: skip
ELSEWHERE: Final = {"take": "pile", "acquire": "peeked"}
SORTED: Final = ["put", "discard"]  # into capsules, all at once


def spots(seat: int, word: str, named: dict[str, str]) -> list[str]:
    """The spots that a choice of this seat, or a line of the log about it, points at."""
    if word in SORTED:
        return []
    thing = named.get("piece") or named.get("object") or named.get("artifact") or named.get("bio")
    if word in ELSEWHERE:
        return [f"{ELSEWHERE[word]}:{thing}"]
    out = [f"{domain}:{named[domain]}" for domain in ("slot", "seat") if domain in named]
    if "colour" in named:
        out.append(f"stack:{named['colour']}")
    if "card" in named:
        out.append(f"{seat}:card:{named['card']}")
    if thing:
        zones = [named["zone"]] if "zone" in named else LIES.get(word, ZONES)
        labels = [thing] if "piece" in named or "bio" in named else [thing, thing + "+"]
        out += [f"{seat}:{zone}:{label}" for zone in zones for label in labels]
    return out

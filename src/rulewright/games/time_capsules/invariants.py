"""What always holds (TC-INV): capsules, artifacts, cards, bioobjects and VP are all accounted for."""

from __future__ import annotations

import rulewright.games.time_capsules.printed as p
from rulewright.core.zones import Boxes
from rulewright.games.time_capsules.packing import FirstPack
from rulewright.games.time_capsules.table import (
    FROM_ABILITIES,
    FROM_BIO,
    FROM_CARDS,
    FROM_QUBITS,
    NO_PHASE,
    PURCHASE,
    SPLIT,
    Capsules,
    Mat,
)


def invariants(s: Capsules) -> list[str]:
    """Breaches, each with the number of the invariant."""
    out: list[str] = []
    opening = any([isinstance(frame, FirstPack) for frame in s.stack])
    for mat in s.mats:
        out += [f"TC-INV-{what} of seat {mat.seat}" for what in mat_breaches(s, mat, opening)]
    out += supply(s)
    if len(s.deck.cards) + len(s.discards.cards) + len(s.playing.cards) != p.COMPONENTS - p.TOKENS - sum(
        [len(mat.hand.cards) for mat in s.mats]
    ):
        out.append("TC-INV-06: a card is lost")
    if s.mode == SPLIT and not s.over:
        begun = p.FAST_ROUND if s.setup.options["start"] else 1
        if s.phase == PURCHASE and s.first != (s.starter + s.round - begun) % s.seats:
            out.append("TC-INV-15: the first player marker is with the wrong seat")
    return out


def supply(s: Capsules) -> list[str]:
    """TC-INV-04, 05, 07: artifacts and bioobjects are each in exactly one place."""
    out: list[str] = []
    owned = [kind for mat in s.mats for kind in possessions(mat)]
    left = [p.PRINTED_ON[token] for token in s.gone.cards]
    for artifact in range(len(p.ARTIFACT_ROWS)):
        if left.count(artifact) != owned.count(p.ARTIFACT + artifact) + s.scrap.count(artifact):
            out.append(f"TC-INV-04: {p.ARTIFACT_ROWS[artifact].id} is in no place or in two")
    for colour in range(2):
        if len(s.rows[colour].cards) < p.OFFER and s.stacks[colour].cards:
            out.append(f"TC-INV-05: row {colour} is not refilled")
    for kind in range(p.BIOS):
        if s.piles[kind] + s.compost[kind] + owned.count(p.BIO + kind) != p.PILES[s.seats]:
            out.append(f"TC-INV-07: bioobject {kind} is in no place or in two")
    return out


def possessions(mat: Mat) -> list[int]:
    """The kinds of all objects of a player, wherever they lie."""
    return mat.kinds() + mat.bag.things + mat.aside.things + mat.later.things


def mat_breaches(s: Capsules, mat: Mat, opening: bool) -> list[str]:
    out: list[str] = []
    capsules = len(mat.bag.sizes) + len(mat.aside.sizes) + len(mat.later.sizes) + mat.open
    if not opening and (capsules != p.CAPSULES or mat.open not in (0, p.DRAWN)):
        out.append(f"01: {capsules} capsules")
    for boxes in (mat.bag, mat.aside, mat.later):
        if not sizes_fit(boxes, boxes is mat.bag):
            out.append(f"03: capsules hold {boxes.sizes}")
    if not mat.open and not opening and any([piece != p.P_BREAK for piece in mat.active + mat.inactive]):
        out.append("02: objects lie on the mat while all capsules are closed")
    if len(mat.hand.cards) > p.HAND_LIMIT:
        out.append(f"06: {len(mat.hand.cards)} cards in hand")
    if mat.vp < 0 or mat.peak < mat.vp or mat.vp != sum(mat.sources):
        out.append(f"08: {mat.vp} VP, peak {mat.peak}, sources {mat.sources}")
    earned = [mat.sources[row] for row in (FROM_QUBITS, FROM_ABILITIES, FROM_CARDS, FROM_BIO)]
    worth = sum([p.KIND_VP[kind] for kind in possessions(mat)])
    fast = s.setup.options["start"]
    gift = p.KIT_VP[fast] - sum([p.KIND_VP[kind] for kind in p.KITS[fast]])  # as much as a kit is not worth
    if mat.vp - sum(earned) - gift != worth + mat.forgotten:
        out.append(f"09: {mat.vp} VP, {sum(earned)} by effects, {worth} owned, {mat.forgotten} forgotten")
    if mat.energy < 0 or mat.qubits < 0:
        out.append("10: a negative pool")
    if (mat.energy or mat.qubits) and s.phase == NO_PHASE and s.together:
        out.append("10: a free pool outside of the actions")
    if any([p.is_computer(piece) and not p.is_running(piece) for piece in mat.active]):
        out.append("11: an active computer without a die")
    if any([p.is_running(piece) for piece in mat.inactive]):
        out.append("11: an inactive computer with a die")
    if any([mat.busy.count(piece) > mat.computers().count(piece) for piece in mat.busy]):
        out.append("11: a computer that is not active is busy")
    if mat.crystals < 0:
        out.append("12: negative crystals")
    if mat.breaks() != mat.broken - mat.mended:
        out.append(f"13: {mat.breaks()} breaks, {mat.broken} gained, {mat.mended} removed")
    return out


def sizes_fit(boxes: Boxes, bag: bool) -> bool:
    """TC-INV-03; two capsules left in the bag may come from two packings, each with its own limits."""
    for number, size in enumerate(boxes.sizes):
        if boxes.within:
            least, most = boxes.limits(len(boxes.within[number]), p.DRAWN)
        elif bag and len(boxes.sizes) < p.CAPSULES:
            least, most = 0, p.MOST
        else:
            least, most = boxes.limits(len(boxes.things), len(boxes.sizes))
        if not least <= size <= most:
            return False
    return True

"""The end of a turn or round (TC-4.12): discard the surplus, pack and close the two open capsules."""

from __future__ import annotations

from typing import Final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.errors import IllegalChoice, brief
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Seated, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, Boxes, only
from rulewright.games.time_capsules.choices import once
from rulewright.games.time_capsules.table import ACTIVE, INACTIVE, NO_PHASE, Capsules

Trays = dict[str, list[str]]  # kinds by tray: the capsules are c1, c2 and so on
LIMITS: Final = Boxes(0, p.LEAST, p.MOST)  # only for its arithmetic


class Discard(Seated[Capsules]):
    """TC-4.3.8, TC-4.9.7: free pools, discounts and Wormhole end; then the surplus goes."""

    def run(self, s: Capsules) -> None:
        mat = s.mats[self.seat]
        s.phase = NO_PHASE
        mat.energy = 0
        mat.qubits = 0
        mat.discounts = [0, 0]
        mat.wild = 0
        mat.by_hand = 0
        s.push(Overflow(self.seat))
        if mat.surplus():
            s.push(Surplus(self.seat))


class Surplus(Reasoned[Capsules]):
    """TC-4.12.2, TC-R64: one object at a time, never a break (TC-4.12.2c)."""

    step = "pack"

    def too_many(self, s: Capsules) -> int:
        """How many objects have to go; breaks that do not fit stay (TC-4.12.6)."""
        mat = s.mats[self.seat]
        return min(mat.surplus(), mat.objects() - mat.loose_breaks())

    def part(self, s: Capsules, trays: Trays) -> Option | None:
        """What lies in no capsule is given up."""
        kept = counted(trays)
        for kind in s.mats[self.seat].kinds():
            if kept.get(p.KIND_IDS[kind], 0) == 0:
                return v.DISCARD.of(kind)
            kept[p.KIND_IDS[kind]] -= 1
        return None

    def look(self, s: Capsules, to: Offers) -> None:
        mat = s.mats[self.seat]
        if not mat.surplus():
            return  # TC-4.12.3
        for kind in once(mat.kinds()):
            to.may_if(kind != p.BREAK, v.DISCARD.of(kind), v.BREAKS_STAY)

    def take(self, s: Capsules, option: Option) -> None:
        mat = s.mats[self.seat]
        kind = v.DISCARD.read(option)
        s.push(Surplus(self.seat))
        s.note(EVERYONE, v.DISCARDED, self.seat, kind)
        for zone in (INACTIVE, ACTIVE):
            for piece in mat.zone(zone):
                if p.KIND[piece] == kind:
                    s.discard(self.seat, zone, piece)
                    return

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_DISCARD.line(s.mats[self.seat].surplus())


class Overflow(Seated[Capsules]):
    """TC-4.12.6: breaks that do not fit wait in the chronocrystal zone."""

    def run(self, s: Capsules) -> None:
        mat = s.mats[self.seat]
        over = mat.surplus()
        if over:
            mat.remove_breaks(over)
            mat.held += over
            s.note(EVERYONE, v.OVERFLOW, self.seat, over)


class Place:
    """Where a packing stands: what the next number is about and what it may be."""

    def __init__(self, capsule: int, kind: int, low: int, high: int, left: int) -> None:
        self.capsule = capsule
        self.kind = kind
        self.low = low
        self.high = high
        self.left = left  # objects of the kind that are not packed yet


def next_place(content: list[int], capsules: int, chosen: tuple[Option, ...]) -> Place | None:
    """Kind by kind: how many go into the first capsule, then the second; the last takes the rest.

    With two capsules a packing and its mirror image are the same: as long as both are filled alike the
    first takes the larger part.
    """
    left = content[:]
    step = 0
    for capsule in range(capsules - 1):
        low, high = LIMITS.limits(len(left), capsules - capsule)
        filled = 0
        rest = len(left)  # of this capsule's kinds still to come
        alike = capsules == 2
        for kind in once(left):
            n = left.count(kind)
            rest -= n
            least = max(0, low - filled - rest)
            if alike:
                least = max(least, (n + 1) // 2)
            if step == len(chosen):
                return Place(capsule, kind, least, min(n, high - filled), n)
            _kind, put = v.PUT.read(chosen[step])
            step += 1
            filled += put
            alike = alike and 2 * put == n
            for _ in range(put):
                left.remove(kind)
    return None


def laid(
    content: list[int], capsules: int, chosen: tuple[Option, ...]
) -> tuple[list[list[int]], list[int], Place | None]:
    """The capsules as far as they are decided, what is still to be placed, and what comes next."""
    trays: list[list[int]] = [[] for _ in range(capsules)]
    left = content[:]
    place = next_place(content, capsules, ())
    step = 0
    while place is not None and step < len(chosen):
        kind, n = v.PUT.read(chosen[step])
        trays[place.capsule] += [kind] * n
        for _ in range(n):
            left.remove(kind)
        if capsules == p.DRAWN:  # the rest of this kind is decided too
            trays[1] += [kind] * left.count(kind)
            left = [other for other in left if other != kind]
        step += 1
        place = next_place(content, capsules, chosen[:step])
    return trays, left, place


def counted(trays: Trays) -> dict[str, int]:
    """How many of each kind lie in the capsules, `c1` and so on; other trays hold what is given up."""
    out: dict[str, int] = {}
    for name in trays:
        if name.startswith("c"):
            for kind in trays[name]:
                out[kind] = out.get(kind, 0) + 1
    return out


def in_order(content: list[int], trays: Trays, capsules: int) -> list[list[str]]:
    """The capsules in the order in which they are said.

    Two are alike: the one with more of the first kind that differs comes first (see `next_place`).
    """
    boxes = [trays.get(f"c{n + 1}", []) for n in range(capsules)]
    if capsules == 2:
        for kind in once(content):
            first, second = boxes[0].count(p.KIND_IDS[kind]), boxes[1].count(p.KIND_IDS[kind])
            if first != second:
                return boxes if first > second else [boxes[1], boxes[0]]
    return boxes


def packed(content: list[int], capsules: int, chosen: tuple[Option, ...]) -> list[list[int]]:
    """The capsules of a complete answer."""
    left = content[:]
    out: list[list[int]] = []
    step = 0
    for _ in range(capsules - 1):
        box: list[int] = []
        for kind in once(left):
            _kind, put = v.PUT.read(chosen[step])
            step += 1
            box += [kind] * put
        for kind in box:
            left.remove(kind)
        out.append(box)
    out.append(left)
    return out


class Pack(Together[Capsules]):
    """TC-4.12.1, TC-4.12.4, TC-R68: everything in both zones goes into the open capsules, unseen."""

    step = "pack"

    def capsules(self) -> int:
        return p.DRAWN

    def options(self, s: Capsules, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        place = next_place(s.mats[seat].kinds(), self.capsules(), chosen)
        if place is None:
            return []
        return [v.PUT.of(place.kind, n) for n in range(place.low, place.high + 1)]

    def default(self, s: Capsules, seat: int, chosen: tuple[Option, ...]) -> Option:
        """Half of each kind, the odd one now here and now there."""
        place = next_place(s.mats[seat].kinds(), self.capsules(), chosen)
        assert place is not None
        ahead = 0
        for option in chosen:
            kind, put = v.PUT.read(option)
            ahead += 2 * put - s.mats[seat].kinds().count(kind)
        n = place.left // 2 if ahead > 0 else (place.left + 1) // 2
        return v.PUT.of(place.kind, max(place.low, min(place.high, n)))

    def part(self, s: Capsules, seat: int, trays: Trays) -> Option | None:
        content = s.mats[seat].kinds()
        wanted = sorted([kind for tray in trays if tray.startswith("c") for kind in trays[tray]])
        if wanted != sorted([p.KIND_IDS[kind] for kind in content]):
            have = " ".join([p.KIND_IDS[kind] for kind in content])
            held = brief(" ".join(wanted)) if wanted else "nothing"
            raise IllegalChoice(f"the capsules hold {held}; to be packed: {have}")
        place = next_place(content, self.capsules(), s.sealed[seat])
        if place is None:
            return None
        boxes = in_order(content, trays, self.capsules())
        return v.PUT.of(place.kind, boxes[place.capsule].count(p.KIND_IDS[place.kind]))

    def reveal(self, s: Capsules, chosen: list[tuple[Option, ...]]) -> None:
        """TC-4.12.7: closed and set aside, not in the bag."""
        for seat in self.seats:
            mat = s.mats[seat]
            home = mat.later if mat.aside.sizes else mat.aside
            for box in packed(mat.kinds(), p.DRAWN, chosen[seat]):
                home.add(box)
            mat.open = 0
            close(s, seat)

    def prompt(self, s: Capsules, seat: int) -> Line:
        place = next_place(s.mats[seat].kinds(), p.DRAWN, s.sealed[seat])
        assert place is not None
        return v.ASK_PACK.line(place.kind, place.left)

    def audience(self, s: Capsules, seat: int) -> int:
        return only(seat)  # TC-4.12.7a


def close(s: Capsules, seat: int) -> None:
    """The zones are empty and nothing is new any more."""
    mat = s.mats[seat]
    mat.active = []
    mat.inactive = []
    mat.finished = 1
    s.note(EVERYONE, v.PACKED, seat)


class FirstPack(Pack):
    """TC-2.2.6: the starting objects over four capsules, which all go into the bag."""

    step = "setup"

    def capsules(self) -> int:
        return p.CAPSULES

    def default(self, s: Capsules, seat: int, chosen: tuple[Option, ...]) -> Option:
        """TC-2.2.6a, TC-2.3.6: batteries-1 and computers-6 evenly, the rest one to a capsule."""
        place = next_place(s.mats[seat].kinds(), p.CAPSULES, chosen)
        assert place is not None
        n = -(-place.left // (p.CAPSULES - place.capsule))
        if p.has_trait(place.kind):
            n = place.left if place.capsule == 0 else 0
        elif place.kind == p.B2:
            n = place.left if place.capsule == p.CAPSULES - 2 else 0
        elif place.kind == p.C8:
            n = 0
        return v.PUT.of(place.kind, max(place.low, min(place.high, n)))

    def reveal(self, s: Capsules, chosen: list[tuple[Option, ...]]) -> None:
        for seat in self.seats:
            mat = s.mats[seat]
            for box in packed(mat.kinds(), p.CAPSULES, chosen[seat]):
                mat.bag.add(box)
            close(s, seat)

    def prompt(self, s: Capsules, seat: int) -> Line:
        place = next_place(s.mats[seat].kinds(), p.CAPSULES, s.sealed[seat])
        assert place is not None
        return v.ASK_FIRST_PACK.line(place.capsule + 1, place.kind, place.left)

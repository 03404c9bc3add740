"""What a choice may lead to: where a Move can end, the checklist of a delivery, what lava does.

Nothing is decided here: every number is found by making the choice on a copy, or by asking the rule itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.forecast import ahead
from rulewright.core.state import Frame, Question, Seated
from rulewright.games.stress_botics.actions import Boost, Keep
from rulewright.games.stress_botics.delivery import (
    Loading,
    Offer,
    conditions,
    lightened,
    loadable,
    why_not_deliver,
)
from rulewright.games.stress_botics.maintenance import Minds
from rulewright.games.stress_botics.meeting import DAMAGE, fighters, met
from rulewright.games.stress_botics.moving import Step, movement
from rulewright.games.stress_botics.performing import Again
from rulewright.games.stress_botics.table import BetaBot, Botics
from rulewright.games.stress_botics.tanks import (
    Place,
    first,
    liquefy,
    melts,
    put,
    solidify,
    spots,
    used,
)


class Amount(Struct):
    piece: str
    n: int


class Tank(Struct):
    spot: str
    squares: int
    used: int
    pieces: list[Amount]


class Condition(Struct):
    """Of a delivery, with its numbers."""

    id: str
    met: bool
    have: int
    need: int


class Load(Struct):
    """The most of a piece that can be loaded, and the points for each."""

    piece: str
    n: int
    vp: int


class Check(Struct):
    """A delivery: `drop`, Cargo Cards to discard first; `vp`, what the load brings.

    Then the stress changes: by `own`, and of all who have not delivered there by `others`.
    """

    ship: str
    sector: str
    allowed: bool
    drop: int
    rows: list[Condition]
    load: list[Load]
    vp: int
    own: int
    others: int


class Meeting(Struct):
    """SB-3.3.11: both work, both take damage, or one of them does: the mover or the other."""

    seat: int
    damage: int
    how: Literal["work", "clash", "hurt", "hurts"]


class End(Struct):
    """Where a Move can end, by the cheapest way, and what ending there does at once.

    `said`: the choices that make it; `way`: the nodes walked; `cold`: the one by which the Core is left
    without a tunnel, for `exit` shields; `room`: batteries that the shields leave room for; `checks`: what
    could be delivered there, the likeliest first; `again`: where a second Move could end.
    """

    spot: str
    node: str
    said: list[str]
    way: list[str]
    cold: str
    exit: int
    shields: int
    batteries: int
    room: int
    stress: list[int]
    collects: list[Amount]
    meets: list[Meeting]
    checks: list[Check]
    again: list[str]


class Placing(Struct):
    """Pieces that wait for a place, the next one first; the tanks in which it would start a reaction."""

    pieces: list[Amount]
    melts: list[Tank]


class Filling(Struct):
    """What can still be loaded into the container; `said`: the choices that load all of it, for `vp`."""

    ship: str
    load: list[Load]
    said: list[str]
    vp: int


class Cooled(Struct):
    """SB-4.2b, SB-4.3: a tank after melting, and after solidifying, as things stand now."""

    spot: str
    melted: list[Amount]
    solid: list[Amount]


def some(counts: Sequence[int], first: int = 0) -> list[Amount]:
    """Counts of pieces from a first type on, by name; those of which there are none are left out."""
    return [Amount(p.PIECES[first + i], n) for i, n in enumerate(counts) if n]


def in_tank(b: BetaBot, tank: int) -> list[Amount]:
    return some(b.content(tank))


def tank_of(b: BetaBot, tank: int) -> Tank:
    return Tank(f"{b.seat}/{v.TANK_SPOTS[tank]}", b.tank_squares(tank), used(b, tank), in_tank(b, tank))


def lying(s: Botics, here: int) -> list[Amount]:
    """What was produced at a node and waits there."""
    tile = s.tile_at(here)
    return some(s.goods_on(tile)) if tile >= 0 else []


# --- where a Move can end -----------------------------------------------------------------------------
class Walk:
    """A Move on the way: the table as it is then, what was chosen, the nodes walked."""

    def __init__(self, s: Botics, seat: int, said: list[int], way: list[int], cold: int, exit: int) -> None:
        self.s = s
        self.seat = seat
        self.said = said
        self.way = way
        self.cold = cold  # the node by which the Core was left without a tunnel
        self.exit = exit  # shields for that

    def walking(self) -> bool:
        return isinstance(self.s.question, Step) and self.s.deciders == [self.seat]

    def on(self, option: int) -> Walk:
        """After one choice more: a step, and more where the BetaBot had to go on."""
        after = ahead(self.s, self.seat, option)[0]
        assert isinstance(after, Botics)
        lines = [entry.line for entry in after.log or ()]
        way = [line.values()[1] for line in lines if line.message is v.WALKED]
        exit = sum([line.values()[1] for line in lines if line.message is v.COLD_EXIT])
        cold = way[0] if exit else self.cold
        return Walk(after, self.seat, [*self.said, option], self.way + way, cold, self.exit + exit)


def _turn(s: Botics, seat: int) -> list[Frame[Any]]:
    """What is left of this seat's card: it ends with keeping it or not."""
    for at in reversed(range(len(s.stack))):
        frame = s.stack[at]
        if isinstance(frame, Keep) and frame.seat == seat:
            return s.stack[at:]
    return s.stack


def _alone(s: Botics, steps: list[Frame[Any]]) -> Botics:
    """A copy on which nothing comes after these steps: what others do then may be unknown."""
    after = s.copy()
    after.stack = steps[:]
    return after


def reach(s: Botics, seat: int) -> list[End]:
    """Every node where this Move can end; before a boost is named as the table proposes it."""
    asked = s.question
    if not isinstance(asked, (Boost, Step)):
        return []
    walk = Walk(_alone(s, _turn(s, seat)), seat, [], [], p.NONE, 0)
    if isinstance(asked, Boost) and asked.sub == p.NONE:
        walk = walk.on(asked.default(s))
    elif isinstance(asked, Boost):
        return []
    ends: dict[int, End] = {}
    reached: set[int] = set()
    walks = [walk]
    while walks:
        walks.sort(key=lambda walk: (len(walk.way), -walk.s.bots[seat].shields))
        walk = walks.pop(0)
        here = walk.s.bots[seat].node
        if here in reached:
            continue
        reached.add(here)
        options = walk.s.options(seat) if walk.walking() else []
        walks += [walk.on(option) for option in options if option in v.STEP]
        if walk.way and v.STOP.of() in options:
            ends[here] = _end(s, walk.on(v.STOP.of()))
        elif walk.way and not walk.walking():
            ends[here] = _end(s, walk)
    return [ends[here] for here in sorted(ends)]


def _end(before: Botics, walk: Walk) -> End:
    s, seat = walk.s, walk.seat
    b = s.bots[seat]
    again = any([isinstance(frame, Again) for frame in s.stack])
    return End(
        spot=f"node:{p.NODES[b.node]}",
        node=p.NODES[b.node],
        said=[s.text(option) for option in walk.said],
        way=[p.NODES[node] for node in walk.way],
        cold=p.NODES[walk.cold] if walk.exit else "",
        exit=walk.exit,
        shields=b.shields,
        batteries=len(b.track),
        room=b.capacity(),
        stress=[other.stress for other in s.bots],
        collects=lying(before, b.node),
        meets=_meetings(before, s, seat),
        checks=checks(s, seat),
        again=second_ring(s, seat) if again else [],
    )


def _meetings(before: Botics, s: Botics, seat: int) -> list[Meeting]:
    """SB-3.3.10: whom the BetaBot would meet, both AIs as they are now."""
    return [_meeting(before, seat, other) for other in met(s, seat)]


def _meeting(s: Botics, mover: int, other: int) -> Meeting:
    fighting = fighters(s, [mover, other])
    if len(fighting) != 1:
        return Meeting(other, len(fighting) // 2 * DAMAGE, "clash" if fighting else "work")
    return Meeting(other, DAMAGE, "hurts" if fighting == [mover] else "hurt")


def second_ring(s: Botics, seat: int) -> list[str]:
    start = s.bots[seat].node
    found, layer = {start}, [start]
    for _ in range(movement(s.bots[seat])):
        layer = sorted({there for here in layer for there in s.near(here)} - found)
        found.update(layer)
    return [p.NODES[there] for there in sorted(found) if there != start and s.has_room(there, seat)]


# --- deliveries -----------------------------------------------------------------------------------------
def checks(s: Botics, seat: int) -> list[Check]:
    """SB-3.6.1, SB-3.7.1: every condition of every delivery here, the likeliest delivery first."""
    here, asked = s.bots[seat].node, s.question
    if isinstance(asked, Offer) and asked.seat == seat:
        sector = asked.sector
    elif here != p.CORE and p.KIND[here] in (p.MD, p.AD):
        sector = p.SECTOR[here]
    else:
        return []
    found = [_check_ship(s, seat, ship, sector) for ship in range(p.ALPHABOT)]
    if s.vault == p.SHUTTLE:
        found.append(_check_alphabot(s, seat, sector))
    return sorted(found, key=_far)


def _far(check: Check) -> tuple[bool, bool, int]:
    """A ship that is not at its point is further away than any other condition."""
    failed = [row.id for row in check.rows if not row.met]
    return not check.allowed, "point" in failed or "left" in failed, len(failed)


def _check_ship(s: Botics, seat: int, ship: int, sector: int) -> Check:
    load = _load(s, seat, ship)
    check = _check(s, seat, ship, sector, load, p.OWN_STRESS[ship][sector], p.OTHERS_STRESS[ship][sector])
    check.rows.insert(0, Condition("base", True, 1, 1))
    if check.allowed:
        check.drop = lightened(s, seat, ship, sector)[1]
    return check


def _check_alphabot(s: Botics, seat: int, sector: int) -> Check:
    ordinal = s.bots[seat].deliveries()
    own = p.ALPHA_ORDINAL[ordinal] if ordinal < len(p.ALPHA_ORDINAL) else 0
    return _check(s, seat, p.ALPHABOT, sector, [], own, 0)


def _check(s: Botics, seat: int, ship: int, sector: int, load: list[Load], own: int, others: int) -> Check:
    return Check(
        ship=v.SHIP.labels[ship],
        sector=p.SECTORS[sector],
        allowed=why_not_deliver(s, seat, ship, sector) is None,
        drop=0,
        rows=[Condition(row.id, row.met, row.have, row.need) for row in conditions(s, seat, ship, sector)],
        load=load,
        vp=sum([one.n * one.vp for one in load]),
        own=own,
        others=others,
    )


def _load(s: Botics, seat: int, ship: int, lowest: int = 0) -> list[Load]:
    """What the ship accepts and this BetaBot has, from a first type on."""
    worth = p.WORTH[s.objectives[ship]]
    most = enumerate(loadable(s, seat, ship))
    return [Load(p.PIECES[piece], n, worth[piece]) for piece, n in most if piece >= lowest and n]


def filling(s: Botics, seat: int) -> Filling | None:
    asked = s.question
    if not isinstance(asked, Loading) or asked.seat != seat:
        return None
    load = _load(s, seat, asked.ship, asked.piece)
    after, said = _alone(s, [asked]), list[str]()
    while isinstance(loading := after.question, Loading):
        said.append(after.text(loading.default(after)))
        after.play(seat, said[-1])
    return Filling(v.SHIP.labels[asked.ship], load, said, sum([one.n * one.vp for one in load]))


# --- tanks ------------------------------------------------------------------------------------------------
def placing(s: Botics, seat: int) -> Placing | None:
    asked = s.question
    if not isinstance(asked, Place) or asked.seat != seat:
        return None
    return Placing(some(asked.pieces), melting(s, seat, asked))


def melting(s: Botics, seat: int, asked: Place) -> list[Tank]:
    """Tanks in which the next piece would start a reaction, as they would be after it."""
    piece = first(asked.pieces)
    out = []
    for tank in spots(s.bots[seat], piece, asked.lowest):
        if tank < v.DANGEROUS_SPOT and melts(s.bots[seat], tank, piece):
            after = s.copy()
            put(after, seat, piece, tank)
            liquefy(after, seat)
            out.append(tank_of(after.bots[seat], tank))
    return out


def cooled(s: Botics, seat: int) -> list[Cooled]:
    after = s.copy()
    b = after.bots[seat]
    liquefy(after, seat)
    melted = [in_tank(b, tank) for tank in range(b.tank_count())]
    for tank in range(b.tank_count()):
        solidify(after, seat, tank)
    return [
        Cooled(f"{seat}/{v.TANK_SPOTS[tank]}", melted[tank], in_tank(b, tank))
        for tank in range(b.tank_count())
    ]


def whose(frame: Frame[Any]) -> list[int]:
    """The seats that a step is of; none: it is the table's."""
    if isinstance(frame, Seated):
        return [frame.seat]
    return frame.addressed() if isinstance(frame, Question) else []


def unchanged(s: Botics, seat: int) -> list[str]:
    """The choices that leave this seat's maintenance as it is, as far as nothing else has to be answered."""
    steps: list[Frame[Any]] = []
    for frame in reversed(s.stack):
        if isinstance(frame, Minds) or whose(frame) not in ([], [seat]):
            break
        steps.insert(0, frame)
    after = _alone(s, steps)
    said: list[str] = []
    while after.stack and v.DONE.of() in after.options(seat):
        said.append(after.text(v.DONE.of()))
        after.play(seat, v.DONE.of())
    return said

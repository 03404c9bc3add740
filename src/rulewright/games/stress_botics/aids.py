"""What a table shows beside the picture: where a Move can end, the checklist of a delivery, what lava does.

Nothing is decided here: every number is found by making the choice on a copy, or by asking the rule itself.
"""

from __future__ import annotations

from typing import Any

from rulewright.core.forecast import ahead
from rulewright.core.state import Frame
from rulewright.games.stress_botics.actions import Boost
from rulewright.games.stress_botics.delivery import FIT, limit_of, loadable, why_not_deliver
from rulewright.games.stress_botics.meeting import others_here
from rulewright.games.stress_botics.moving import Step, movement
from rulewright.games.stress_botics.performing import Again
from rulewright.games.stress_botics.printed import (
    AD,
    ALPHA_LIMIT,
    ALPHA_ORDINAL,
    ALPHA_VP,
    ALPHABOT,
    CARGO_STRESS,
    CORE,
    FREIGHTER,
    IN_TANK,
    ITEM_VP,
    KIND,
    LIMIT,
    MD,
    MOVE,
    NONE,
    OTHERS_STRESS,
    OWN_STRESS,
    PIECES,
    PLACE_OF,
    POINT,
    SECTOR,
    SECTOR_C,
    SHUTTLE,
    TO_DELIVER,
    WORTH,
)
from rulewright.games.stress_botics.scoring import main_vp
from rulewright.games.stress_botics.table import UNUSED, Botics
from rulewright.games.stress_botics.tanks import Place, first, holding, liquefy, melts, put, solidify, spots
from rulewright.games.stress_botics.verbs import DANGEROUS_SPOT, STEP, STOP, WALKED

Aid = dict[str, Any]
Walk = tuple[Botics, list[int], list[int]]  # where it stands, what was chosen, the nodes walked


def aids(s: Botics, seat: int) -> Aid:
    """For everybody the public standing; for the seat that is asked what its choice may lead to."""
    found: Aid = {"standing": [standing(s, b.seat) for b in s.bots]}
    frame = s.stack[-1] if s.stack else None
    if seat not in s.deciders:
        return found
    if isinstance(frame, (Step, Boost)):
        found["reach"] = reach(s, seat, frame)
    if isinstance(frame, Place):
        found["melts"] = melting(s, seat, frame)
    if s.phase == 4:
        found["cooled"] = cooled(s, seat)
    here = s.bots[seat].node
    if here != CORE and KIND[here] in (MD, AD):
        found["checks"] = checks(s, seat, SECTOR[here])
    return found


def standing(s: Botics, seat: int) -> int:
    """The score if the game ended now, without the Secondary Objective, which is secret."""
    b = s.bots[seat]
    shipped = sum([main_vp(s, seat, ship) for ship in range(3)])
    items = sum([ITEM_VP[item] for item in b.items()])
    return shipped + (ALPHA_VP if b.reward == 0 else 0) + items + b.shields // 2 - b.stress


# --- where a Move can end -----------------------------------------------------------------------------
def reach(s: Botics, seat: int, frame: Frame[Any]) -> list[Aid]:
    """Every node where this Move can end, by the cheapest way, and what ending there does at once."""
    ends: dict[int, Aid] = {}
    start, begun = s, []
    if isinstance(frame, Boost):  # as the table proposes: by the card, or not at all
        if frame.kind != MOVE or frame.sub != NONE:
            return []
        begun = [frame.default(s)]
        start = _after(s, seat, begun[0])
    reached: set[int] = set()
    ways: list[Walk] = [(start, begun, [])]
    while ways:
        ways.sort(key=lambda way: (len(way[2]), -way[0].bots[seat].shields))
        now, path, nodes = ways.pop(0)
        here = now.bots[seat].node
        if here in reached:
            continue
        reached.add(here)
        walking = _walking(now, seat)
        if walking:
            for option in now.options(seat):
                if option in STEP:
                    after = _after(now, seat, option)
                    ways.append((after, [*path, option], nodes + _walked(after)))
        if not nodes or (walking and STOP.of() not in now.options(seat)):
            continue
        if walking:
            now, path = _after(now, seat, STOP.of()), [*path, STOP.of()]
        ends[here] = _end_of_move(s, now, seat, path, nodes)
    return [ends[here] for here in sorted(ends)]


def _after(s: Botics, seat: int, option: int) -> Botics:
    after = ahead(s, seat, option)[0]
    assert isinstance(after, Botics)
    return after


def _walked(s: Botics) -> list[int]:
    """The nodes of the last choice: one, and more where the BetaBot had to go on."""
    return [entry.line.values()[1] for entry in s.log or () if entry.line.message is WALKED]


def _walking(s: Botics, seat: int) -> bool:
    return bool(s.stack) and isinstance(s.stack[-1], Step) and s.deciders == [seat]


def _end_of_move(before: Botics, s: Botics, seat: int, path: list[int], nodes: list[int]) -> Aid:
    b = s.bots[seat]
    found: Aid = {
        "node": b.node,
        "path": [s.text(option) for option in path],
        "nodes": nodes,
        "shields": b.shields,
        "batteries": len(b.track),
        "stress": [other.stress for other in s.bots],
        "meets": _meetings(before, s, seat),
    }
    if b.node != CORE and KIND[b.node] in (MD, AD):
        found["checks"] = checks(s, seat, SECTOR[b.node])
    if any([isinstance(frame, Again) for frame in s.stack]):
        found["again"] = second_ring(s, seat)
    return found


def _meetings(before: Botics, s: Botics, seat: int) -> list[list[int]]:
    """SB-3.3.10: whom the BetaBot would meet, and both AIs as they are now."""
    here = s.bots[seat].node
    if here != CORE and (PLACE_OF[here] < 0 or s.held(PLACE_OF[here])):
        return []
    return [[other, before.bots[seat].mind, before.bots[other].mind] for other in others_here(s, seat)]


def second_ring(s: Botics, seat: int) -> list[int]:
    """Where a second Move could end from here."""
    start = s.bots[seat].node
    found, layer = {start}, [start]
    for _ in range(movement(s.bots[seat])):
        layer = sorted({there for here in layer for there in s.near(here)} - found)
        found.update(layer)
    return sorted([there for there in found if there != start and s.has_room(there, seat)])


# --- deliveries -----------------------------------------------------------------------------------------
def checks(s: Botics, seat: int, sector: int) -> list[Aid]:
    """SB-3.6.1, SB-3.7.1: every condition of every delivery here, with its numbers, met or not."""
    found = [_check_ship(s, seat, ship, sector) for ship in range(ALPHABOT)]
    return found + ([_check_alphabot(s, seat, sector)] if s.vault == SHUTTLE else [])


def _row(id: str, clause: str, met: bool, have: int, need: int) -> Aid:
    return {"id": id, "clause": clause, "met": met, "have": have, "need": need}


def _fitness(s: Botics, seat: int) -> list[Aid]:
    b = s.bots[seat]
    power = TO_DELIVER[b.size]
    return [
        _row("marker", "SB-3.6.1e", b.markers > 0, b.markers, 1),
        _row("shields", "SB-3.6.1g", b.shields >= FIT, b.shields, FIT),
        _row("batteries", "SB-3.6.1h", len(b.track) >= power, len(b.track), power),
    ]


def _check_ship(s: Botics, seat: int, ship: int, sector: int) -> Aid:
    b = s.bots[seat]
    point, limit = POINT[ship][sector], LIMIT[ship][sector]
    allowed = why_not_deliver(s, seat, ship, sector) is None
    too_much = max(0, b.stress - limit)
    load = _load(s, seat, ship)
    return {
        "ship": ship,
        "sector": sector,
        "allowed": allowed,
        "drop": -(-too_much // CARGO_STRESS) if allowed else 0,  # Cargo Cards to discard first
        "rows": [
            _row("base", "SB-3.6.1a", True, 1, 1),
            _row("point", "SB-3.6.1b", s.ships[ship] == point, s.ships[ship], point),
            _row("stress", "SB-3.6.1c", b.stress <= limit, b.stress, limit),
            _row("demand", "SB-3.6.1d", s.demand[ship] > 0, s.demand[ship], 1),
            _row("cargo", "SB-3.6.1f", b.cargo[sector] == UNUSED, int(b.cargo[sector] == UNUSED), 1),
            *_fitness(s, seat),
            _row("load", "SB-3.6.3a", loadable(s, seat, ship), sum([n for _, n, _ in load]), 1),
        ],
        "load": load,
        "own": OWN_STRESS[ship][sector],
        "others": OTHERS_STRESS[ship][sector],
    }


def _load(s: Botics, seat: int, ship: int) -> list[tuple[int, int, int]]:
    """Piece, the most of it that can be loaded now, and the points for each."""
    worth = WORTH[s.objectives[ship]]
    return [
        (piece, min(limit_of(s, seat, ship, piece), holding(s.bots[seat], piece)), worth[piece])
        for piece in range(len(PIECES))
        if worth[piece]
    ]


def _check_alphabot(s: Botics, seat: int, sector: int) -> Aid:
    b = s.bots[seat]
    ship, point = s.ships[FREIGHTER], POINT[FREIGHTER][SECTOR_C]
    return {
        "ship": ALPHABOT,
        "sector": sector,
        "allowed": why_not_deliver(s, seat, ALPHABOT, sector) is None,
        "drop": 0,
        "rows": [
            _row("sector", "SB-3.7.1", sector == SECTOR_C, sector, SECTOR_C),
            _row("point", "SB-3.7.1", ship == point, ship, point),
            _row("stress", "SB-3.7.1", b.stress <= ALPHA_LIMIT, b.stress, ALPHA_LIMIT),
            _row("alphabot", "SB-3.7.2c", s.alpha_owner == NONE, int(s.alpha_owner == NONE), 1),
            *_fitness(s, seat),
        ],
        "load": [],
        "own": ALPHA_ORDINAL[b.deliveries()] if b.deliveries() < len(ALPHA_ORDINAL) else 0,
        "others": 0,
    }


# --- tanks ------------------------------------------------------------------------------------------------
def melting(s: Botics, seat: int, frame: Place) -> list[tuple[int, list[int]]]:
    """Tanks in which the next piece would start a reaction, and what they would hold after it."""
    piece = first(frame.pieces)
    out: list[tuple[int, list[int]]] = []
    for tank in spots(s.bots[seat], piece, frame.lowest):
        if tank < DANGEROUS_SPOT and melts(s.bots[seat], tank, piece):
            after = s.copy()
            put(after, seat, piece, tank)
            liquefy(after, seat)
            out.append((tank, after.bots[seat].tanks[tank * IN_TANK : (tank + 1) * IN_TANK]))
    return out


def cooled(s: Botics, seat: int) -> Aid:
    """SB-4.2b, SB-4.3: the tanks after melting, and after solidifying, as they stand now."""
    after = s.copy()
    liquefy(after, seat)
    melted = after.bots[seat].tanks[:]
    for tank in range(after.bots[seat].tank_count()):
        solidify(after, seat, tank)
    return {"melted": melted, "solid": after.bots[seat].tanks}

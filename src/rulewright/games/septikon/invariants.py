"""What holds in every position (SEP-I): the breaches of one, each as a sentence."""

from __future__ import annotations

from typing import Final

import rulewright.games.septikon.printed as p
from rulewright.games.septikon.fire import covered, outside
from rulewright.games.septikon.gunners import Gunners
from rulewright.games.septikon.moving import Move
from rulewright.games.septikon.spies import Theft
from rulewright.games.septikon.table import A, Septikon, Station, in_space

NAMES: Final = "AB"
RIVAL_SURFACE: Final = p.DEPTH - p.SURFACE  # counted from the owner's end of the board


def from_home(owner: int, x: int) -> int:
    """How far from the owner's end of the board."""
    return x if owner == A else p.DEPTH - 1 - x


def invariants(s: Septikon) -> list[str]:
    out: list[str] = []
    for owner in range(len(s.stations)):
        out += cubes(s.stations[owner], NAMES[owner])
        out += units(s.stations[owner], NAMES[owner])
        out += armory(s.stations[owner], NAMES[owner])
        out += flyers(s.stations[owner], owner)
    return out + placed(s) + zones(s) + flow(s)


def cubes(station: Station, name: str) -> list[str]:
    """SEP-I-01, SEP-I-02, SEP-I-10."""
    out: list[str] = []
    for warehouse in range(p.WAREHOUSE_COUNT):
        cells = station.cubes[warehouse]
        if cells & ~p.ALL_CELLS:
            return [f"SEP-I-01: {name}'s {p.WAREHOUSES[warehouse].id} has a cube outside its ten cells"]
        if cells & station.blockers(warehouse):
            out.append(f"SEP-I-01: {name}'s {p.WAREHOUSES[warehouse].id} has a cube on Damage or a BioDrone")
    if len(station.cubes) != p.WAREHOUSE_COUNT:
        out.append(f"SEP-I-02: {name} has {len(station.cubes)} warehouses, not {p.WAREHOUSE_COUNT}")
    for resource in range(len(p.RESOURCES)):
        if station.stock(resource) > p.CELLS_EACH * (2 if p.RESOURCES[resource] == "en" else 1):
            out.append(f"SEP-I-02: {name} has too many cubes of {p.RESOURCES[resource]}")
    if station.warheads & ~station.cubes[p.RK]:
        out.append(f"SEP-I-10: {name} has a warhead without a Rocket cube")
    return out


def units(station: Station, name: str) -> list[str]:
    """SEP-I-03 to SEP-I-07."""
    out: list[str] = []
    people = station.clones + station.spies
    if len(people) > p.CLONE_LIMIT:
        out.append(f"SEP-I-03: {name} has {len(people)} Clones, more than {p.CLONE_LIMIT}")
    for q in sorted(set(people)):
        if q >= p.WALKS or station.is_damaged(q):
            out.append(f"SEP-I-04: a Clone of {name} stands in a cell or on Damage at {p.LABELS[q]}")
        if people.count(q) > 1:
            out.append(f"SEP-I-05: two Clones of {name} stand on {p.LABELS[q]}")
        if q in station.drones:
            out.append(f"SEP-I-05: a Clone of {name} and a BioDrone stand on {p.LABELS[q]}")
    for q in station.drones:
        if q < 0 or q >= p.SQUARES:
            out.append(f"SEP-I-06: a BioDrone stands nowhere on {name}'s station")
    if station.damage_mask() & ~p.STATION:
        out.append(f"SEP-I-07: Damage on the surface of {name}")
    return out


def armory(station: Station, name: str) -> list[str]:
    """SEP-I-11."""
    out: list[str] = []
    for weapon in range(len(p.WEAPONS)):
        place = p.ARMORY[weapon]
        manned = place in station.clones or place in station.spies
        if station.armed(weapon) != (manned and not station.is_damaged(place)):
            out.append(f"SEP-I-11: {name}'s {p.WEAPONS[weapon]} is not active exactly while manned and whole")
    return out


def flyers(station: Station, owner: int) -> list[str]:
    """SEP-I-09, SEP-I-10."""
    out: list[str] = []
    for flyer in station.flyers:
        last = RIVAL_SURFACE if flyer.kind == p.ROCKET else RIVAL_SURFACE - 1  # a Rocket flies over it
        gone = from_home(owner, flyer.x)
        if gone < p.SURFACE or gone > last or flyer.y < 0 or flyer.y >= p.COLUMNS:
            out.append(f"SEP-I-09: {NAMES[owner]} has a flying object at {flyer.x}, {flyer.y}")
        if flyer.nuclear and flyer.kind != p.ROCKET:
            out.append(f"SEP-I-10: {NAMES[owner]} has a capsule with a warhead")
    return out


def placed(s: Septikon) -> list[str]:
    """SEP-I-08: Satellites and Shields stand where their first owner could put them, one to a place."""
    out: list[str] = []
    taken: list[int] = []
    for owner in range(len(s.stations)):
        station = s.stations[owner]
        for place in station.shields:
            gone = from_home(owner, place // p.COLUMNS)
            if gone < p.SURFACE or gone >= p.SURFACE + p.FACES:
                out.append(f"SEP-I-08: {NAMES[owner]} has a Shield at x {place // p.COLUMNS}")
        for place in station.satellites:
            x = place // p.COLUMNS
            if not in_space(x) or x == p.DEPTH // 2:  # no roll reaches the middle
                out.append(f"SEP-I-08: {NAMES[owner]} has a Satellite at x {x}")
        taken += station.shields + station.satellites
    if len(set(taken)) < len(taken):
        out.append("SEP-I-08: a place in space holds two Satellites or Shields")
    return out


def zones(s: Septikon) -> list[str]:
    """SEP-I-13: when the next turn begins, nothing that a Satellite hits is left in its zone."""
    frame = s.stack[-1] if s.stack else None
    if not (isinstance(frame, Move) or (isinstance(frame, Theft) and not frame.stole)):
        return []
    out: list[str] = []
    for side in range(len(s.stations)):
        own, rival = s.stations[side], s.stations[1 - side]
        left = [flyer.x * p.COLUMNS + flyer.y for flyer in rival.flyers] + rival.satellites
        spared = [place for place in left if covered(own.satellites, place)]
        spared += outside(own.satellites, rival.clones, 1 - side)
        spared += outside(own.satellites, own.drones + own.spies, side)
        if spared:
            out.append(f"SEP-I-13: {NAMES[side]}'s Satellites have spared {len(spared)} targets")
    return out


def flow(s: Septikon) -> list[str]:
    """SEP-I-17: a question has options, and its loop asks each Spy and Gunner once."""
    out: list[str] = []
    for frame in s.stack:
        if isinstance(frame, Theft) and len(set(frame.stole)) < len(frame.stole):
            out.append("SEP-I-17: a Spy has stolen twice")
        if isinstance(frame, Gunners) and len(set(frame.used)) < len(frame.used):
            out.append("SEP-I-17: a Gunner has been used twice")
    if s.question is not None and not s.legal:
        out.append("SEP-I-17: a question without an option")
    return out

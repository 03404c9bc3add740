"""Rockets and capsules in flight (SEP-7): launch, step 5, landing, detonation."""

from __future__ import annotations

from typing import Final

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.table import (
    A,
    Flyer,
    Septikon,
    ahead,
    in_space,
    level_at,
    square_at,
    y_of,
)


def launch(s: Septikon, owner: int, capsule: bool, column: int) -> None:
    """SEP-5.21: the cube leaves its warehouse and flies d squares; it does not move again this turn."""
    nuclear = s.take(owner, p.BD if capsule else p.RK)
    flyer = Flyer(
        p.CAPSULE if capsule else p.ROCKET, int(nuclear), ahead(owner, 0), y_of(owner, column), s.turn
    )
    s.stations[owner].flyers.append(flyer)
    s.note(EVERYONE, v.LAUNCHED, owner, flyer.object(), ahead(owner, s.die) * p.COLUMNS + flyer.y)
    fly(s, owner, flyer, s.die)


def fly_all(s: Septikon, owner: int) -> None:
    """SEP-F-08, SEP-3.7, 7.2: closest to the rival first, then in order of launch."""
    if not s.stations[owner].flyers:
        return
    flyers = [flyer for flyer in s.stations[owner].flyers if flyer.launched < s.turn]
    if len(flyers) > 1:
        flyers.sort(key=lambda flyer: -flyer.x if owner == A else flyer.x)
    for flyer in flyers:
        if flyer in s.stations[owner].flyers:
            fly(s, owner, flyer, s.die)


FLIES: Final = 0  # how a flight ends
SHIELDED: Final = 1
COLLIDES: Final = 2
LANDS: Final = 3
STRIKES: Final = 4


def fate(s: Septikon, owner: int, flyer: Flyer, n: int) -> tuple[int, int]:
    """SEP-7.3 to 7.12, SEP-V-08: how a flight over n squares ends, and at which x.

    Over everything except the rival's Shields, then the end square counts.
    """
    rival = s.stations[1 - owner]
    step = 1 if owner == A else -1
    if rival.shields:
        for x in range(flyer.x + step, flyer.x + step * (n + 1), step):
            if x * p.COLUMNS + flyer.y in rival.shields:
                return SHIELDED, x
    x = flyer.x + step * n
    if in_space(x):
        return COLLIDES if x * p.COLUMNS + flyer.y in rival.satellites else FLIES, x
    if flyer.kind == p.CAPSULE or level_at(1 - owner, x) < p.SURFACE:
        return LANDS, x
    gunner = square_at(1 - owner, x, flyer.y) in rival.clones
    return STRIKES if gunner else FLIES, x  # SEP-7.7: a Rocket strikes a Gunner


def fly(s: Septikon, owner: int, flyer: Flyer, n: int) -> None:
    how, x = fate(s, owner, flyer, n)
    flyers = s.stations[owner].flyers
    place = x * p.COLUMNS + flyer.y
    if how == FLIES:
        moved = Flyer(flyer.kind, flyer.nuclear, x, flyer.y, flyer.launched)
        flyers[flyers.index(flyer)] = moved
        if flyer.launched < s.turn:
            s.note(EVERYONE, v.FLEW, owner, moved.object(), place)
        return
    flyers.remove(flyer)
    if how == SHIELDED:
        s.note(EVERYONE, v.STOPPED, owner, flyer.object(), place)
        s.hit_shield(1 - owner, place)
    elif how == COLLIDES:
        s.stations[1 - owner].satellites.remove(place)
        s.note(EVERYONE, v.COLLIDED, owner, flyer.object(), place)
    elif flyer.kind == p.CAPSULE:
        land_capsule(s, owner, square_at(1 - owner, x, flyer.y))
    else:
        told = v.LANDED if how == LANDS else v.STRUCK
        s.note(EVERYONE, told, owner, flyer.object(), square_at(1 - owner, x, flyer.y))
        explode(s, owner, flyer, x)


def explode(s: Septikon, owner: int, flyer: Flyer, x: int) -> None:
    """SEP-7.8, SEP-7.9: Damage where it lands; a warhead also hits the four neighbours."""
    if not flyer.nuclear:
        s.hurt(1 - owner, square_at(1 - owner, x, flyer.y))
        return
    for dx, dy in p.BLAST:
        q = square_at(1 - owner, x + dx, flyer.y + dy)
        if q >= 0:
            s.hurt(1 - owner, q)


def land_capsule(s: Septikon, owner: int, q: int) -> None:
    """SEP-7.11, SEP-7.12: the BioDrone and a unit under it die; a cube under it is lost."""
    rival = s.stations[1 - owner]
    s.note(EVERYONE, v.LANDED, owner, p.CAPSULE, q)
    if q in rival.clones:
        s.kill_clone(1 - owner, q)
    elif q in rival.spies:
        s.kill_spy(1 - owner, q)
    else:
        rival.add_drone(q)
        if p.is_cell(q):
            s.destroy_cube(1 - owner, q)

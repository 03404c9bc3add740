"""An estimate of a position for bots: people, weapons within reach, supply, and what is on its way.

The weights follow the plans SEP-H: bring Gunners out, keep Energy flowing, cut off supply and kill
Clones, repair, never run out of people.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.septikon.printed import (
    BD,
    BM,
    CAPSULE,
    COLUMN,
    COUNT,
    EN,
    EXPLOSIVES,
    LEVEL,
    ME,
    OX,
    RK,
    SHAFT,
    UR,
    WAREHOUSE_COUNT,
    on_surface,
)
from rulewright.games.septikon.table import DRAW, NONE, Septikon, Station

BATTLE: Final = 7  # the lower level of the battle zone
SUPPLY: Final = 2  # the upper level of the supply zone
WON: Final = 10_000.0
LATE: Final = 140  # from this turn on an attack decides and a repair only delays
CARE: Final = 0.25  # then own wounds weigh less
PRESS: Final = 2.5  # and the rival's more
# by loyal Clones
PEOPLE: Final = [-150.0, -60.0, -15.0, 0.0, 12.0, 22.0, 30.0, 37.0, 43.0, 48.0, 52.0]
GUNNERS: Final = [0.0, 14.0, 24.0, 31.0, 36.0, 38.0, 39.0, 39.0, 39.0, 39.0, 39.0]
# Clones that are not Gunners: enough of them for supply and weapons at once, or a won game never ends
WORKERS: Final = [-40.0, -18.0, -8.0, 0.0, 6.0, 11.0, 14.0, 16.0, 17.0, 17.0, 17.0]
ENERGY: Final = [-9.0, -4.0, -1.0, 0.0, 1.0, 1.8, 2.4, 2.8, 3.0, 3.2, 3.4]  # in hand; ten and more alike
REACTOR: Final = 2  # a unit of Uranium stands for this much Energy: the last unit is well spent on the mine
FUEL: Final = [-30.0, -16.0, -8.0, -3.0, 0.0, 2.0, 4.0, 5.5, 7.0, 8.0, 9.0, 9.6, 10.2, 10.7, 11.2, 11.6, 12.0]
METAL: Final = [-3.0, 0.0, 3.0, 5.0, 6.0, 6.5, 7.0, 7.2, 7.4, 7.5, 7.6]
OXYGEN: Final = [-6.0, 0.0, 2.0, 3.0, 4.0, 5.0, 5.5, 6.0, 6.5, 7.0, 7.0]
BIOMASS: Final = [-8.0, -2.0, 1.0, 3.0, 4.0, 5.0, 5.5, 6.0, 6.2, 6.4, 6.5]
ROCKETS: Final = [-3.0, 0.0, 1.5, 2.5, 3.0, 3.5, 3.8, 4.0, 4.1, 4.2, 4.2]
DRONES: Final = [-2.0, 0.0, 1.0, 1.5, 2.0, 2.3, 2.5, 2.6, 2.7, 2.8, 2.8]
DAMAGE: Final = 2.5  # a damaged square
SHUT: Final = [6.0, 14.0, 3.0, 2.0, 8.0, 6.0, 4.0, 4.0]  # a warehouse that can neither give nor take
LANDED: Final = 3.0  # a BioDrone inside the rival's station
MINER: Final = 4.0  # the same with Explosives
ROCKET_OUT: Final = 4.0
WARHEAD_OUT: Final = 11.0
CAPSULE_OUT: Final = 2.5
WARHEAD: Final = 2.0  # on a cube
SATELLITE: Final = 2.5
SHIELD: Final = 2.0
SPY: Final = 6.0
# workers among the battle modules
FRONT: Final = [0.0, 7.0, 12.0, 14.0, 14.0, 14.0, 14.0, 14.0, 14.0, 14.0, 14.0]
# and among the modules of supply
BACK: Final = [0.0, 7.0, 10.0, 11.0, 11.0, 11.0, 11.0, 11.0, 11.0, 11.0, 11.0]
POST: Final = 1.2  # a Gunner, for each column nearer to the rows of the warehouse entrances (SEP-H-01)
CUT_OFF: Final = [25.0, 12.0, 6.0, 8.0, 8.0, 8.0, 8.0, 6.0, 6.0]  # by NEEDS: nobody can get there


def evaluate(s: Septikon, seat: int) -> float:
    """How much better the seat stands than its rival."""
    if s.ending != NONE:
        return 0.0 if s.winner == DRAW else WON if s.winner == seat else -WON
    if s.turn < LATE:
        return strength(s, seat, 1.0) - strength(s, 1 - seat, 1.0)
    return strength(s, seat, CARE) - strength(s, 1 - seat, PRESS)


def strength(s: Septikon, player: int, care: float) -> float:
    """What a player has; `care` weighs his own wounds."""
    own, rival = s.stations[player], s.stations[1 - player]
    gunners = len([1 for q in own.clones if on_surface(q)])
    people = len(own.clones)
    value = posts(own)
    value += PEOPLE[people] + GUNNERS[gunners] + WORKERS[people - gunners] + SPY * len(rival.spies)
    value += supply(own) - care * (cut_off(own) + DAMAGE * wounds(own))
    value += SATELLITE * len(own.satellites) + SHIELD * len(own.shields)
    for flyer in own.flyers:
        if flyer.kind == CAPSULE:
            value += CAPSULE_OUT
        else:
            value += WARHEAD_OUT if flyer.nuclear else ROCKET_OUT
    if rival.drones:
        value += (MINER if own.armed(EXPLOSIVES) else LANDED) * len(rival.drones)
    return value


def posts(own: Station) -> float:
    """Gunners facing the warehouse entrances (columns 9 and 11), and workers who can give the word."""
    value = 0.0
    front = back = 0
    loaded = own.units(EN) + own.units(UR) + own.units(RK) > 0 or own.units(BM) > 1
    for q in own.clones:
        if on_surface(q):
            value += POST * (SHAFT - abs(abs(COLUMN[q] - SHAFT) - 1))
        elif LEVEL[q] >= BATTLE:
            front += 1
        elif LEVEL[q] <= SUPPLY:
            back += 1
    value += BACK[back]
    return value + FRONT[front] if loaded else value


def supply(own: Station) -> float:
    """What can be paid with, each further cube worth less; a shut warehouse hurts on its own."""
    energy = own.units(EN)
    fuel = energy + REACTOR * own.units(UR)
    value = FUEL[min(fuel, len(FUEL) - 1)] + ENERGY[min(energy, len(ENERGY) - 1)]
    value += METAL[own.units(ME)] + OXYGEN[own.units(OX)] + BIOMASS[own.units(BM)]
    value += ROCKETS[own.units(RK)] + DRONES[own.units(BD)]
    value += WARHEAD * COUNT[own.warheads]
    for warehouse in range(WAREHOUSE_COUNT):
        if own.blockers(warehouse) and not own.available(warehouse):
            value -= SHUT[warehouse]
    return value


def cut_off(own: Station) -> float:
    """What nobody can get to any more."""
    reached = own.within_reach()
    value = 0.0
    for i in range(len(CUT_OFF)):
        if not reached >> i & 1:
            value += CUT_OFF[i]
    return value


def wounds(own: Station) -> int:
    out = 0
    for word in own.damage:
        while word:
            word &= word - 1
            out += 1
    return out

"""An estimate of a position for bots: people, weapons within reach, supply, and what is on its way.

The weights follow the plans SEP-H: bring Gunners out, keep Energy flowing, cut off supply and kill
Clones, repair, never run out of people.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.septikon.printed import (
    AT,
    BD,
    BM,
    CAN_LASER,
    CAN_LAUNCH,
    CAN_MINE,
    CAN_SURFACE,
    CAPSULE,
    COLUMN,
    COLUMNS,
    COUNT,
    E1,
    E2,
    EN,
    EXPLOSIVES,
    LEVEL,
    ME,
    OX,
    RK,
    SURFACE,
    UR,
    WAREHOUSE_COUNT,
)
from rulewright.games.septikon.table import DRAW, NONE, Septikon, Station

WON: Final = 10_000.0
# by loyal Clones
PEOPLE: Final = [-150.0, -60.0, -15.0, 0.0, 12.0, 22.0, 30.0, 37.0, 43.0, 48.0, 52.0]
GUNNERS: Final = [0.0, 14.0, 24.0, 31.0, 36.0, 38.0, 39.0, 39.0, 39.0, 39.0, 39.0]
WORKERS: Final = [-40.0, -14.0, -4.0, 0.0, 1.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0]  # Clones that are not Gunners
# Energy and what Uranium will make of it, fifteen and more alike
POWER: Final = [-36.0, -20.0, -12.0, -7.0, -3.0, 0.0, 2.5, 5.0, 7.0, 9.0, 10.5, 12.0, 13.0, 14.0, 15.0, 15.5]
READY: Final = [-8.0, -4.0, -1.5, 0.0, 1.0, 1.5]  # Energy at hand, five and more alike
PER_URANIUM: Final = 2  # a unit makes three Energy, but takes a turn
METAL: Final = [-8.0, 0.0, 3.0, 5.0, 6.0, 6.5, 7.0, 7.2, 7.4, 7.5, 7.6]
OXYGEN: Final = [-6.0, 0.0, 2.0, 3.0, 4.0, 5.0, 5.5, 6.0, 6.5, 7.0, 7.0]
BIOMASS: Final = [-8.0, -2.0, 1.0, 3.0, 4.0, 5.0, 5.5, 6.0, 6.2, 6.4, 6.5]
ROCKETS: Final = [-3.0, 0.0, 1.5, 2.5, 3.0, 3.5, 3.8, 4.0, 4.1, 4.2, 4.2]
DRONES: Final = [-2.0, 0.0, 1.0, 1.5, 2.0, 2.3, 2.5, 2.6, 2.7, 2.8, 2.8]
DAMAGE: Final = 2.5  # a damaged square
SHUT: Final = 5.0  # a warehouse that can neither give nor take
LANDED: Final = 3.0  # a BioDrone inside the rival's station
MINER: Final = 4.0  # the same with Explosives
ROCKET_OUT: Final = 4.0
WARHEAD_OUT: Final = 11.0
CAPSULE_OUT: Final = 2.5
WARHEAD: Final = 2.0  # on a cube
SATELLITE: Final = 2.5
SHIELD: Final = 2.0
SPY: Final = 6.0
AIM: Final = 14.0  # a Gunner facing a Clone, shared out over the rival's Clones and the shots it takes
NO_SURFACE: Final = 25.0  # nobody can get out
NO_WEAPON: Final = 12.0  # of each kind


def evaluate(s: Septikon, seat: int) -> float:
    """How much better the seat stands than its rival."""
    if s.ending != NONE:
        return 0.0 if s.winner == DRAW else WON if s.winner == seat else -WON
    return strength(s, seat) - strength(s, 1 - seat)


def strength(s: Septikon, player: int) -> float:
    own, rival = s.stations[player], s.stations[1 - player]
    gunners = len([1 for q in own.clones if LEVEL[q] == SURFACE])
    people = len(own.clones)
    value = PEOPLE[people] + GUNNERS[gunners] + WORKERS[people - gunners] + SPY * len(rival.spies)
    value += supply(own) + reach(own) + aim(own, rival)
    value -= DAMAGE * wounds(own)
    value += SATELLITE * len(own.satellites) + SHIELD * len(own.shields)
    for flyer in own.flyers:
        if flyer.kind == CAPSULE:
            value += CAPSULE_OUT
        else:
            value += WARHEAD_OUT if flyer.nuclear else ROCKET_OUT
    if rival.drones:
        value += (MINER if own.armed(EXPLOSIVES) else LANDED) * len(rival.drones)
    return value


def supply(own: Station) -> float:
    """What can be paid with, each further cube worth less; a shut warehouse hurts on its own."""
    energy = own.units(EN)
    power = energy + PER_URANIUM * own.units(UR)
    value = POWER[min(power, len(POWER) - 1)] + READY[min(energy, len(READY) - 1)]
    value += METAL[own.units(ME)] + OXYGEN[own.units(OX)] + BIOMASS[own.units(BM)]
    value += ROCKETS[own.units(RK)] + DRONES[own.units(BD)]
    value += WARHEAD * COUNT[own.warheads]
    for warehouse in range(WAREHOUSE_COUNT):
        if own.blockers(warehouse) and not own.available(warehouse):
            value -= SHUT if warehouse not in (E1, E2) else SHUT * 0.6
    return value


def reach(own: Station) -> float:
    """Ways that are closed."""
    reached = own.within_reach()
    value = 0.0 if reached & CAN_SURFACE else -NO_SURFACE
    for weapon in (CAN_LASER, CAN_LAUNCH, CAN_MINE):
        if not reached & weapon:
            value -= NO_WEAPON
    return value


def aim(own: Station, rival: Station) -> float:
    """Gunners in the rows of the rival's Clones, worth more the fewer Clones and squares are in the way."""
    value = 0.0
    for gunner in own.clones:
        if LEVEL[gunner] == SURFACE:
            column = COLUMNS - 1 - COLUMN[gunner]
            for q in rival.clones:
                if COLUMN[q] == column:
                    shots = 1
                    for level in range(LEVEL[q] + 1, SURFACE):
                        if not rival.is_damaged(AT[level][column]):
                            shots += 1
                    value += AIM / (shots * len(rival.clones))
    return value


def wounds(own: Station) -> int:
    out = 0
    for word in own.damage:
        while word:
            word &= word - 1
            out += 1
    return out

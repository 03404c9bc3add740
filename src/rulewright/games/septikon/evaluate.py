"""An estimate of a position for bots: people, weapons within reach, supply, and what is on its way.

The weights (`weights.toml`) follow the plans SEP-H: bring Gunners out, keep Energy flowing, cut off supply
and kill Clones, repair, never run out of people.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.septikon.printed as p
from rulewright.core.weights import Weights
from rulewright.games.septikon.schema import FOLDER
from rulewright.games.septikon.table import DRAW, NONE, Septikon, Station

BATTLE: Final = 7  # the lower level of the battle zone
SUPPLY: Final = 2  # the upper level of the supply zone
WON: Final = 10_000.0
LATE: Final = 140  # from this turn on an attack decides and a repair only delays
REACTOR: Final = 2  # a unit of Uranium stands for this much Energy: the last unit is well spent on the mine


class Worths(Weights):
    """What weights.toml says of each."""

    def settle(self) -> None:
        self.people: list[float] = self.row("people", 11)
        self.gunners: list[float] = self.row("gunners", 11)
        self.workers: list[float] = self.row("workers", 11)
        self.energy: list[float] = self.row("energy", 11)
        self.fuel: list[float] = self.row("fuel", 17)
        self.metal: list[float] = self.row("metal", 11)
        self.oxygen: list[float] = self.row("oxygen", 11)
        self.biomass: list[float] = self.row("biomass", 11)
        self.rockets: list[float] = self.row("rockets", 11)
        self.drones: list[float] = self.row("drones", 11)
        self.damage: float = self.one("damage")
        self.shut: list[float] = self.row("shut", 8)
        self.landed: float = self.one("landed")
        self.miner: float = self.one("miner")
        self.rocket_out: float = self.one("rocket_out")
        self.warhead_out: float = self.one("warhead_out")
        self.capsule_out: float = self.one("capsule_out")
        self.warhead: float = self.one("warhead")
        self.satellite: float = self.one("satellite")
        self.shield: float = self.one("shield")
        self.spy: float = self.one("spy")
        self.front: list[float] = self.row("front", 11)
        self.back: list[float] = self.row("back", 11)
        self.post: float = self.one("post")
        self.cut_off: list[float] = self.row("cut_off", 9)
        self.care: float = self.one("care")
        self.press: float = self.one("press")


W: Final = Worths(FOLDER / "weights.toml")


def evaluate(s: Septikon, seat: int) -> float:
    """How much better the seat stands than its rival."""
    if s.ending != NONE:
        return 0.0 if s.winner == DRAW else WON if s.winner == seat else -WON
    if s.turn < LATE:
        return strength(s, seat, 1.0) - strength(s, 1 - seat, 1.0)
    return strength(s, seat, W.care) - strength(s, 1 - seat, W.press)


def strength(s: Septikon, player: int, care: float) -> float:
    """What a player has; `care` weighs his own wounds."""
    own, rival = s.stations[player], s.stations[1 - player]
    gunners = len([1 for q in own.clones if p.on_surface(q)])
    people = len(own.clones)
    value = posts(own)
    value += W.people[people] + W.gunners[gunners] + W.workers[people - gunners] + W.spy * len(rival.spies)
    value += supply(own) - care * (cut_off(own) + W.damage * wounds(own))
    value += W.satellite * len(own.satellites) + W.shield * len(own.shields)
    for flyer in own.flyers:
        if flyer.kind == p.CAPSULE:
            value += W.capsule_out
        else:
            value += W.warhead_out if flyer.nuclear else W.rocket_out
    if rival.drones:
        value += (W.miner if own.armed(p.EXPLOSIVES) else W.landed) * len(rival.drones)
    return value


def posts(own: Station) -> float:
    """Gunners facing the warehouse entrances (columns 9 and 11), and workers who can give the word."""
    value = 0.0
    front = back = 0
    loaded = own.units(p.EN) + own.units(p.UR) + own.units(p.RK) > 0 or own.units(p.BM) > 1
    for q in own.clones:
        if p.on_surface(q):
            value += W.post * (p.SHAFT - abs(abs(p.COLUMN[q] - p.SHAFT) - 1))
        elif p.LEVEL[q] >= BATTLE:
            front += 1
        elif p.LEVEL[q] <= SUPPLY:
            back += 1
    value += W.back[back]
    return value + W.front[front] if loaded else value


def supply(own: Station) -> float:
    """What can be paid with, each further cube worth less; a shut warehouse hurts on its own."""
    energy = own.units(p.EN)
    fuel = energy + REACTOR * own.units(p.UR)
    value = W.fuel[min(fuel, len(W.fuel) - 1)] + W.energy[min(energy, len(W.energy) - 1)]
    value += W.metal[own.units(p.ME)] + W.oxygen[own.units(p.OX)] + W.biomass[own.units(p.BM)]
    value += W.rockets[own.units(p.RK)] + W.drones[own.units(p.BD)]
    value += W.warhead * p.COUNT[own.warheads]
    for warehouse in range(p.WAREHOUSE_COUNT):
        if own.blockers(warehouse) and not own.available(warehouse):
            value -= W.shut[warehouse]
    return value


def cut_off(own: Station) -> float:
    """What nobody can get to any more."""
    reached = own.within_reach()
    value = 0.0
    for i in range(len(W.cut_off)):
        if not reached >> i & 1:
            value += W.cut_off[i]
    return value


def wounds(own: Station) -> int:
    out = 0
    for word in own.damage:
        while word:
            word &= word - 1
            out += 1
    return out

"""Can a player still damage the rival's station (SEP-13.10 to 13.27), with any dice and a passive rival?"""

from __future__ import annotations

from typing import Final

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.verbs import Line
from rulewright.games.septikon.effects import ON, Gain
from rulewright.games.septikon.table import Septikon, Station

UNLIMITED: Final = 99  # people, once Oxygen defrosts Clones without end
LAS: Final = p.module_mask("LAS")
RKT: Final = p.module_mask("RKT")
THM: Final = p.module_mask("THM")
BDR: Final = p.module_mask("BDR")
SAT: Final = p.module_mask("SAT")
TAK: Final = p.module_mask("TAK")
ESP: Final = p.module_mask("ESP")
REP: Final = p.module_mask("REP")
RPE: Final = p.module_mask("RPE")
RP2: Final = p.module_mask("RP2")
CES: Final = p.module_mask("CES")
SEN: Final = p.module_mask("SEN")


class Producer:
    """A kind of module that makes a resource."""

    def __init__(self, module: p.Module, what: int) -> None:
        self.squares = p.module_mask(module.code)
        self.cost = module.cost
        self.what = what


def _producers() -> list[Producer]:
    out: list[Producer] = []
    for number in range(len(p.MODULES)):
        effect = ON[number]
        if isinstance(effect, Gain):
            out.append(Producer(p.MODULES[number], effect.what))
    return out


PRODUCERS: Final[list[Producer]] = _producers()


class Closure:
    """SEP-13.11: all that a crew on a station may ever reach, make and repair, the rival being passive."""

    def __init__(self, s: Septikon, player: int, own: bool, crew: int, people: int) -> None:
        self.player = player
        self.own = own  # the player's own station; otherwise his Spies work on the rival's
        self.station: Station = s.stations[player if own else 1 - player]
        self.crew = crew
        self.people = people
        self.made = 0  # bits: resources that can be had without end
        self.fixed = False  # Damage can be repaired
        self.clear = not own  # BioDrones can be removed
        self.reached = 0

    def obstacles(self) -> int:
        out = 0 if self.fixed else self.station.damage_mask()
        return out if self.clear else out | p.mask(self.station.drones)

    def freed(self) -> Station:
        """The station as it would be without the obstacles that can be removed."""
        if not (self.fixed or self.clear):
            return self.station
        out = Station(self.station)
        if self.fixed:
            out.damage = [0] * p.WORDS
        if self.clear:
            out.drones = []
        return out

    def have(self, resource: int, n: int) -> bool:
        """SEP-13.13."""
        return self.makes(resource) or self.freed().units(resource) >= n

    def makes(self, resource: int) -> bool:
        return self.made >> resource & 1 == 1

    def accepts(self, resource: int) -> bool:
        """SEP-13.13: full warehouses are ignored."""
        station = self.freed()
        for warehouse in (p.E1, p.E2) if resource == p.EN else (resource,):
            if station.blockers(warehouse) == 0 or station.available(warehouse):
                return True
        return False

    def pays(self, cost: list[int]) -> bool:
        return all([not n or self.have(resource, n) for resource, n in enumerate(cost)])

    def on(self, modules: int) -> bool:
        """Is a square of these modules within reach?"""
        return self.reached & modules != 0

    def surface(self) -> bool:
        return self.reached & p.SURFACE_MASK != 0

    def weapon(self, weapon: int) -> bool:
        """An armory square within reach, or free of obstacles and already occupied."""
        place = p.ARMORY[weapon]
        return self.on(p.BIT[place]) or (not self.obstacles() & p.BIT[place] and self.station.armed(weapon))

    def grow(self, s: Septikon, spies: Closure | None, steal: int, again: bool) -> None:
        """Repeat SEP-13.12 to 13.19 until nothing changes."""
        before: tuple[int, int, int, bool, bool, int] | None = None
        now = (self.crew, self.people, self.made, self.fixed, self.clear, self.reached)
        while now != before:
            before = now
            self.reached = self.reach()
            self.produce()
            self.sense(s, spies)
            self.sweep(s, spies)
            self.repair()
            if self.own:
                self.release()
            self.bring(steal, again)
            now = (self.crew, self.people, self.made, self.fixed, self.clear, self.reached)

    def reach(self) -> int:
        """SEP-13.12."""
        crew, shut = p.Squares(self.crew), p.Squares(self.obstacles() & ~self.crew)
        return p.flood(crew.low, crew.high, shut.low, shut.high).mask()

    def produce(self) -> None:
        """SEP-13.14."""
        for producer in PRODUCERS:
            if not self.makes(producer.what) and self.on(producer.squares):
                if self.accepts(producer.what) and self.pays(producer.cost):
                    self.made |= 1 << producer.what

    def sense(self, s: Septikon, spies: Closure | None) -> None:
        """SEP-13.15: the Sensor Cabin turns a BioDrone into any resource."""
        if not self.on(SEN):
            return
        rival = s.stations[1 - self.player] if self.own else s.stations[self.player]
        prey = any([p.inside(q) for q in self.station.drones])
        prey = prey or any([flyer.kind == p.CAPSULE for flyer in rival.flyers])
        if self.own and spies is not None and rival.gunners():
            prey = prey or (spies.on(BDR) and spies.have(p.BD, 1))  # an own Spy can launch one
        if prey:
            self.clear = True
            for resource in range(len(p.RESOURCES)):
                if self.accepts(resource):
                    self.made |= 1 << resource

    def sweep(self, s: Septikon, spies: Closure | None) -> None:
        """SEP-13.16: weapons that remove BioDrones."""
        if self.weapon(p.DRILL) or self.weapon(p.VIBRO):
            self.clear = True
        if not self.own:
            return
        rival = s.stations[1 - self.player]
        if self.surface() and self.people >= 2:
            satellite = self.on(SAT) and self.have(p.ME, 1)
            if satellite or (self.on(TAK) and self.have(p.EN, 2) and rival.satellites):
                self.clear = True
        if spies is not None and rival.gunners():
            laser = spies.on(LAS) and spies.have(p.EN, 1)
            rocket = spies.on(RKT) and spies.have(p.RK, 1)
            if laser or rocket or (spies.on(THM) and spies.have(p.BM, 2)):
                self.clear = True

    def repair(self) -> None:
        """SEP-13.17."""
        if self.station.has_damage() and not self.fixed:
            metal = self.have(p.ME, 1)
            plain = self.on(REP) and metal
            energy = self.on(RPE) and self.have(p.EN, 1)
            self.fixed = plain or energy or (self.on(RP2) and metal and self.have(p.OX, 1))

    def release(self) -> None:
        """SEP-13.18: Counterespionage brings the Spies of the colour back."""
        spies = p.mask(self.station.spies)
        if spies & ~self.crew and self.on(CES) and self.have(p.BM, 1) and self.have(p.OX, 1):
            self.crew |= spies
            self.people += len(self.station.spies)

    def bring(self, steal: int, again: bool) -> None:
        """SEP-13.19: stolen resources, and Oxygen that defrosts Clones on the Locks."""
        if self.own:
            for resource in range(len(p.RESOURCES)):
                if steal >> resource & 1 and self.accepts(resource):
                    self.made |= 1 << resource
        locks = p.LOCK_MASK & ~self.obstacles()
        if self.makes(p.OX) and locks and (self.own or again):
            self.people = UNLIMITED
            self.crew |= locks


def loot(spies: Closure) -> int:
    """SEP-13.20: bits of the resources that Spies in the shaft can steal."""
    out = 0
    for warehouse in range(len(p.OPENS_TO)):
        resource = p.resource_in(warehouse)
        if spies.on(p.BIT[p.OPENS_TO[warehouse]]) and spies.have(resource, 1):
            out |= 1 << resource
    return out


def can_damage(s: Septikon, player: int) -> bool:
    """SEP-13.20 to 13.27: may the player still, with any dice, put Damage on the rival's station?"""
    own, rival = s.stations[player], s.stations[1 - player]
    for flyer in own.flyers:
        if flyer.kind == p.ROCKET:
            return True  # SEP-13.22
    if shoots_now(own):
        return True
    spies = spy_closure(s, player, p.mask(rival.spies), False)
    home = own_closure(s, player, spies)
    if means(s, player, home, spies):
        return True
    if converts(rival, home):
        spies = spy_closure(s, player, rival.standing(), True)
        return means(s, player, own_closure(s, player, spies), spies)
    return False


def converts(rival: Station, home: Closure) -> bool:
    """Pass 2, SEP-13.21: can Espionage turn the rival's Clones into Spies?"""
    gun = home.surface() and home.people >= 2
    return gun and home.on(ESP) and home.have(p.BM, 3) and rival.people() > 0


def shoots_now(own: Station) -> bool:
    """A quick yes of SEP-13.24: two Clones, a way to the surface and to a weapon that can be paid for."""
    if len(own.clones) < 2:
        return False
    reached = own.within_reach()
    if not reached & p.CAN_SURFACE:
        return False
    return (
        (reached & p.CAN_LASER != 0 and own.units(p.EN) >= 1)
        or (reached & p.CAN_LAUNCH != 0 and own.units(p.RK) >= 1)
        or (reached & p.CAN_MINE != 0 and own.units(p.BM) >= 2)
    )


def spy_closure(s: Septikon, player: int, crew: int, again: bool) -> Closure:
    out = Closure(s, player, False, crew, 0)
    if crew:
        out.grow(s, None, 0, again)
    return out


def own_closure(s: Septikon, player: int, spies: Closure) -> Closure:
    own = s.stations[player]
    out = Closure(s, player, True, p.mask(own.clones), len(own.clones))
    out.grow(s, spies, loot(spies) if spies.crew else 0, False)
    return out


def means(s: Septikon, player: int, home: Closure, spies: Closure) -> bool:
    """SEP-13.23 to 13.26."""
    own, rival = s.stations[player], s.stations[1 - player]
    if spies.reached.bit_count() >= 2:  # SEP-13.23: a Spy with Explosives
        place = p.BIT[p.ARMORY[p.EXPLOSIVES]]
        ready = not spies.obstacles() & place and rival.armed(p.EXPLOSIVES) and spies.reached & p.STATION
        if spies.on(place) or ready:
            return True
    explosives = home.weapon(p.EXPLOSIVES)
    if home.surface() and home.people >= 2:  # SEP-13.24
        if home.on(LAS) and home.have(p.EN, 1):
            return True
        if home.on(RKT) and home.have(p.RK, 1):
            return True
        if home.on(THM) and home.have(p.BM, 2):
            return True
        if explosives and home.on(BDR) and home.have(p.BD, 1):
            return True
    if not explosives:
        return False
    if any([flyer.kind == p.CAPSULE for flyer in own.flyers]):  # SEP-13.25
        return True
    return any([drone_can_mine(rival, q, spies.fixed) for q in rival.drones])  # SEP-13.26


def drone_can_mine(rival: Station, start: int, fixed: bool) -> bool:
    """Can this BioDrone get to an undamaged station square that has an undamaged neighbour to go to?"""
    damage = 0 if fixed else rival.damage_mask()
    seen, fresh = p.BIT[start], [start]
    while fresh:
        at = fresh.pop()
        if p.inside(at) and not damage & p.BIT[at]:
            if any([not damage & p.BIT[q] for q in p.GRAPH.crawl[at]]):
                return True
        for q in p.GRAPH.crawl[at]:
            if not (seen | damage) & p.BIT[q]:
                seen |= p.BIT[q]
                fresh.append(q)
    return False


# --- the proof -----------------------------------------------------------------------------------------
GUNS: Final[list[tuple[str, int, int, int]]] = [
    ("LAS", LAS, p.EN, 1),
    ("RKT", RKT, p.RK, 1),
    ("THM", THM, p.BM, 2),
    ("BDR", BDR, p.BD, 1),
]  # module, its squares, what a shot costs


def closed_ways(s: Septikon, player: int) -> list[Line]:
    rival = s.stations[1 - player]
    spies = spy_closure(s, player, p.mask(rival.spies), False)
    home = own_closure(s, player, spies)
    if converts(rival, home):
        spies = spy_closure(s, player, rival.standing(), True)
        home = own_closure(s, player, spies)
    out = [v.PROOF_ROCKETS.line(player)]
    if home.people < 2:
        out.append(v.PROOF_CREW.line(player))
    elif not home.surface():
        out.append(v.PROOF_SURFACE.line(player))
    else:
        out += [silent(home, player, *gun) for gun in GUNS]
    return [*out, v.PROOF_SPIES.line(player), v.PROOF_DRONES.line(player)]


def silent(home: Closure, player: int, code: str, squares: int, resource: int, n: int) -> Line:
    """Why no Gunner fires this module any more."""
    module = p.CODES.index(code)
    if not home.on(squares):
        return v.PROOF_MODULE.line(player, module)
    if not home.have(resource, n):
        return v.PROOF_RESOURCE.line(player, module, resource)
    return v.PROOF_EXPLOSIVES.line(player, module)  # only BioDrones need them

"""Armory and fire zones (SEP-10): step 6, for both players on every turn."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.table import A, Flyer, Septikon, Station, place_of


def fire_zones(s: Septikon, player: int) -> None:
    """SEP-F-09, SEP-3.8, 10.6, 10.9: the active player's units, then Spies; then the rival's."""
    for side in (player, 1 - player):
        fire_units(s, side)
        fire_spies(s, side)


def fire_units(s: Septikon, side: int) -> None:
    """SEP-10.12: Satellites, Clones and BioDrones of one side at once: hits are found before anyone dies."""
    own, rival = s.stations[side], s.stations[1 - side]
    at_home = zone(own, own.clones) if own.drones or own.spies else 0
    abroad = zone(own, rival.drones) if rival.drones else 0  # armed by their owner's station
    hits = SatelliteHits(s, side) if own.satellites else None
    strike(s, side, side, at_home, own.drones, own.spies, [])
    strike(s, side, 1 - side, abroad, [], rival.spies, rival.clones)
    if hits is not None:
        hits.strike(s)


def fire_spies(s: Septikon, side: int) -> None:
    """SEP-10.7c: a side's Spies stand on the rival's station and are armed by it."""
    rival = s.stations[1 - side]
    if rival.spies:
        strike(s, side, 1 - side, zone(rival, rival.spies), rival.drones, [], rival.clones)


def zone(armory: Station, shooters: list[int]) -> int:
    """SEP-10.2, SEP-10.4: mask of the squares in the active zones of these units."""
    out = 0
    for weapon in (p.DRILL, p.VIBRO):
        if armory.armed(weapon):
            for q in shooters:
                out |= p.WEAPON_ZONE[weapon][q]
    return out


def strike(
    s: Septikon, side: int, owner: int, area: int, drones: list[int], spies: list[int], clones: list[int]
) -> None:
    """Kill those units of the owner's station that stand in the area (SEP-10.13: several hits, one death)."""
    if not area:
        return
    drones = [q for q in drones if area & p.BIT[q]]
    spies = [q for q in spies if area & p.BIT[q]]
    clones = [q for q in clones if area & p.BIT[q]]
    if drones or spies or clones:
        s.note(EVERYONE, v.FIRED, side)
    for q in drones:
        s.kill_drone(owner, q)
    for q in spies:
        s.kill_spy(owner, q)
    for q in clones:
        s.kill_clone(owner, q)


class SatelliteHits:
    """SEP-10.8, 7.14, 12.4: what the Satellites of a side hit, all found before anything is removed."""

    def __init__(self, s: Septikon, side: int) -> None:
        own, rival = s.stations[side], s.stations[1 - side]
        self.side = side
        self.flyers: list[Flyer] = [f for f in rival.flyers if covered(own.satellites, f.x * p.COLUMNS + f.y)]
        self.satellites: list[int] = [place for place in rival.satellites if covered(own.satellites, place)]
        self.shields: list[int] = [place for place in rival.shields if covered(own.satellites, place)]
        if side == A:
            self.shields.reverse()  # SEP-12.5: from the station of their owner on; places count from A's
        self.gunners = outside(own.satellites, rival.clones, 1 - side)
        self.drones = outside(own.satellites, own.drones, side)
        self.spies = outside(own.satellites, own.spies, side)

    def strike(self, s: Septikon) -> None:
        own, rival = s.stations[self.side], s.stations[1 - self.side]
        for flyer in self.flyers:
            s.remove_object(1 - self.side, flyer.object(), flyer.x * p.COLUMNS + flyer.y)
        for place in self.satellites:
            s.remove_object(1 - self.side, p.SATELLITE, place)
        for q in self.gunners:
            if q in rival.clones:  # not hit by a BioDrone in the same stage
                s.kill_clone(1 - self.side, q)
        for q in self.drones:
            if q in own.drones:
                s.kill_drone(self.side, q)
        for q in self.spies:
            if q in own.spies:
                s.kill_spy(self.side, q)
        for place in self.shields:
            s.hit_shield(1 - self.side, place)


def outside(satellites: list[int], units: list[int], station: int) -> list[int]:
    """SEP-10.5b: units on a surface within the zone."""
    near = [place for place in satellites if p.COVERS_SURFACE[place]] if units else []
    if not near:
        return near
    return [q for q in units if p.on_surface(q) and covered(near, place_of(station, q))]


def covered(satellites: list[int], place: int) -> bool:
    """SEP-10.5: within three squares of a Satellite in one of the eight directions."""
    for satellite in satellites:
        if place in p.COVERED[satellite]:
            return True
    return False

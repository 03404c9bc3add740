"""What always holds (ARK-INV): pieces are conserved, slots and stocks keep their limits."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.doors import seals_of
from rulewright.games.ark_awakening.enemy import LEARNED, cylinders_left
from rulewright.games.ark_awakening.fallout import highest
from rulewright.games.ark_awakening.goals import markers
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import (
    ENEMY,
    ENEMY_BOARD,
    ENEMY_CUBE,
    FALLOUT,
    GLITCH,
    GUARDIANS,
    LEARNING,
    NEUTRALS,
    NOWHERE,
    UNEXPLORED,
    Ark,
    Biodome,
)


def invariants(s: Ark) -> list[str]:
    out: list[str] = []
    for dome in s.domes[: s.players]:
        out += [f"ARK-INV-{breach} (seat {dome.seat})" for breach in dome_breaches(s, dome)]
    for generator in range(p.MOST_SEATS, p.GENERATORS):
        if s.outside[generator] != lying(s.circles, generator):
            out.append(f"ARK-INV-03: generator {generator} counts {s.outside[generator]} cylinders outside")
    for side in NEUTRALS:
        if not 0 <= s.in_play(side) <= p.AMOUNTS["neutral_units"][s.players - 1]:
            out.append(f"ARK-INV-04: {s.in_play(side)} neutral units of side {side}")
    out += slot_breaches(s)
    out += fallout_breaches(s)
    if len(s.hacked) > p.AMOUNTS["energy_tokens"][s.players - 1]:
        out.append(f"ARK-INV-20: {len(s.hacked)} energy tokens")
    cards = sorted([card for zone in s.zones() for card in zone.cards])
    if cards != list(range(p.COMPONENTS)):
        out.append("ARK-INV-07: a card lies in two zones or in none")
    out += mission_breaches(s)
    out += guardian_breaches(s)
    out += challenger_breaches(s)
    for cell in range(CELLS):
        room = s.rooms[cell]
        if room != UNEXPLORED and s.at[room] != cell:
            out.append(f"ARK-INV-10: room {room} lies at {cell} and at {s.at[room]}")
    if len([1 for room in range(p.ROOMS) if s.at[room] != NOWHERE]) != CELLS - s.rooms.count(UNEXPLORED):
        out.append("ARK-INV-10: as many rooms as explored positions")
    return out


def dome_breaches(s: Ark, dome: Biodome) -> list[str]:
    out: list[str] = []
    seat = dome.seat
    cubes = dome.cubes + dome.integrated() + lying(s.cubes, seat) + dome.marks + seals_of(s, seat)
    if dome.cubes < 0 or cubes != p.AMOUNTS["cubes"][s.players - 1]:
        out.append(f"01: {cubes} cubes")
    if s.outside[seat] != lying(s.circles, seat) or not 0 <= s.outside[seat] <= dome.cylinders:
        out.append(f"02: {s.outside[seat]} cylinders outside")
    units = dome.stasis + dome.home + dome.wounded + s.in_play(seat)
    if min(dome.stasis, dome.home, dome.wounded) < 0 or units != p.UNITS_OF[dome.board]:
        out.append(f"04: {units} units")
    for track in range(2 * len(p.SECTIONS)):
        section = dome.section(track % len(p.SECTIONS))
        most = section.squares if track < len(p.SECTIONS) else section.passive_squares
        if not 0 <= dome.tracks[track] <= most:
            out.append(f"05: {dome.tracks[track]} cubes on track {track}")
    if not 0 <= dome.arsenal <= p.ARSENAL_MOST or not all(0 <= n <= p.STORAGE for n in dome.stock):
        out.append(f"06: arsenal {dome.arsenal}, stock {dome.stock}")
    return out


def slot_breaches(s: Ark) -> list[str]:
    """ARK-INV-05: no more than there are slots."""
    out: list[str] = []
    for room in range(p.ROOMS):
        if s.cubes_in(room) > p.SQUARES[room]:
            out.append(f"ARK-INV-05: cubes of room {room}")
    for holder in range(p.ROOMS + s.players * len(p.SECTIONS)):
        if s.cylinders_in(holder) + s.hacked.count(holder) > s.size(holder):
            out.append(f"ARK-INV-05: cylinders of {holder}")
    return out


def mission_breaches(s: Ark) -> list[str]:
    """ARK-INV-08: missions are of rooms that are in this game."""
    to_come = s.room_deck.cards + s.open.cards
    out: list[str] = []
    for dome in s.domes:
        for card in dome.mission.cards:
            for room in p.MISSION_ROOMS[card - p.MISSION]:
                if s.at[room] == NOWHERE and p.ROOM_CARD + room not in to_come:
                    out.append(
                        f"ARK-INV-08: the mission of seat {dome.seat} needs room {room}, not in this game"
                    )
    return out


def guardian_breaches(s: Ark) -> list[str]:
    """ARK-INV-16: Guardians by number and by room."""
    out: list[str] = []
    standing = [cell for cell in s.guards if cell != ENEMY_BOARD]
    if s.mode == GUARDIANS and sorted(standing) != [
        cell for cell in range(CELLS) for _ in range(s.count(ENEMY, cell))
    ]:
        out.append(f"ARK-INV-16: Guardians at {standing}")
    if len(set(standing)) != len(standing) or len(s.guards) > p.GUARDIANS_MOST:
        out.append("ARK-INV-16: too many Guardians, or two in one room")
    return out


def challenger_breaches(s: Ark) -> list[str]:
    """ARK-INV-09, ARK-INV-17, ARK-10.2: target cards, pieces of the Enemy, Challengers apart."""
    out: list[str] = []
    for cell in range(CELLS) if s.coop else []:
        if len([seat for seat in range(s.players) if s.count(seat, cell)]) > 1:
            out.append(f"ARK-10.2: two Challengers at {cell}")
    boxed = p.DIAGNOSTIC_CARDS * max(0, s.stage - 1)  # ARK-12.10
    cards = boxed + sum(len(zone.cards) for zone in (s.targets, s.aimed, s.row, s.traced))
    rooms = [room for room in range(p.ACTIVATABLE) if s.at[room] != NOWHERE] if s.round else []
    if s.coop and rooms and cards != len(rooms) + len(p.FACTORY_ROWS):
        out.append(f"ARK-INV-09: {cards} target cards")
    glitches = s.supply + lying(s.cubes, ENEMY_CUBE)
    if s.mode == GLITCH and (glitches != p.AMOUNTS["cubes"][s.players - 1] or s.supply < 0):
        out.append(f"ARK-INV-17: {glitches} glitch cubes, {s.supply} of them in the supply")
    if s.mode == GLITCH and s.in_play(ENEMY) > p.HOSTILE_MOST:
        out.append(f"ARK-INV-17: {s.in_play(ENEMY)} hostile units")
    return out + (learning_breaches(s) if s.mode == LEARNING else [])


def learning_breaches(s: Ark) -> list[str]:
    """ARK-INV-18: infection cubes and corruption cylinders."""
    out: list[str] = []
    cubes = s.supply + s.in_play(ENEMY) + sum(s.marks[track] for track in LEARNED)
    if s.supply < 0 or cubes != p.AMOUNTS["cubes"][s.players - 1]:
        out.append(f"ARK-INV-18: {cubes} cubes of the Enemy, {s.supply} of them in the supply")
    if any(s.count(ENEMY, cell) > p.INFECTION_MOST for cell in range(CELLS)):
        out.append("ARK-INV-18: too many infection cubes in a room")
    if cylinders_left(s) < 0 or any(s.corrupt[cell] and s.rooms[cell] >= p.GATE for cell in range(CELLS)):
        out.append(f"ARK-INV-18: {sum(s.corrupt)} corruption cylinders, or one on a gate")
    return out


def fallout_breaches(s: Ark) -> list[str]:
    """ARK-INV-09, ARK-INV-19, ARK-14.5c: objective cards, the counter, and how many mark a goal."""
    out: list[str] = []
    most, laid = (highest(s), p.LAID_OUT) if s.mode == FALLOUT else (0, 0)
    if abs(s.meter) > most or (most and not s.meter):
        out.append(f"ARK-INV-19: counter at {s.meter}")
    if len(s.laid.cards) + len(s.public.cards) != laid:
        out.append(f"ARK-INV-09: {len(s.laid.cards)} objectives laid out, {len(s.public.cards)} open")
    for goal in range(p.ACHIEVEMENTS + p.LAID_OUT):
        again = sum(dome.second >> goal & 1 for dome in s.domes)
        if s.mode == FALLOUT and again != max(0, markers(s, goal) - 1):
            out.append(f"ARK-14.5c: {markers(s, goal)} marks on goal {goal}, {again} of them second")
    return out


def lying(rows: list[int], thing: int) -> int:
    """How often a thing lies in rows of slots."""
    return sum(things(row).count(thing) for row in rows)

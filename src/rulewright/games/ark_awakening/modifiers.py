"""The first visible modifier (ARK-3.2), benefits (ARK-3.7, 7.2) and what an action is worth (ARK-4.5)."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.control import NOT_ASKED, controls, controls_generator, own_units
from rulewright.games.ark_awakening.table import EXPERT, FALLOUT, NOWHERE, Ark, section_holder


def power(s: Ark, holder: int) -> int:
    """ARK-3.3, ARK-18.10: covered circles of a room or a section, whoever's the cylinders are, and poles."""
    size, covered = s.size(holder), s.cylinders_in(holder)
    if s.hacked:
        covered = size - s.free_circles(holder)
    return min(size, covered + pole_power(s, holder))


def pole_power(s: Ark, holder: int) -> int:
    """ARK-17.3: units that stand in a room or are assigned to a section count as so many cylinders each."""
    total = 0
    for dome in s.domes:
        if not p.HAS_POLES[dome.board]:
            continue
        if holder < p.ROOMS:
            units = own_units(s, dome.seat, s.at[holder]) if s.at[holder] != NOWHERE else 0
        else:
            section = holder - section_holder(dome.seat, 0)  # of another's biodome: none of its own
            units = dome.stationed.count(section)
        if units:
            total += units * benefit(s, dome.seat, p.B_POLE)
    return total


def in_force(s: Ark, seat: int) -> list[int]:
    """ARK-18.8: built sections count from the next action phase on."""
    built = s.domes[seat].built.cards
    return built[: len(built) - s.fresh] if seat == s.active else built


def benefit(s: Ark, seat: int, code: int, held: int = NOT_ASKED) -> int:
    """ARK-3.7, ARK-3.7b: the sum over all rooms that the seat controls and over its own tracks.

    Who asks for many benefits says which rooms those are (`rooms_held`).
    """
    total = 0
    for track in p.GIVERS[code]:
        room = track.room
        if s.at[room] == NOWHERE:
            continue
        if controls(s, seat, room) if held == NOT_ASKED else held >> room & 1:
            total += track.values[s.cubes_in(room) if p.BY_CUBES[room] else power(s, room)]
    dome = s.domes[seat]
    for section in p.PASSIVES[dome.board]:
        printed = dome.section(section)
        if printed.passive == code:
            total += printed.passive_values[dome.tracks[len(p.SECTIONS) + section]]
    if dome.level != EXPERT:
        total += p.HELP[code]  # ARK-16.1
    if dome.built.cards:
        gives = p.BUILT_IN_FALLOUT if s.mode == FALLOUT else p.BUILT
        total += sum(gives[p.TITLE_OF[card]][code] for card in in_force(s, seat))
    if code == p.B_EXPLOIT and dome.able(p.GENTLE):
        total -= 1  # ARK-AB-GENTLE
    return total


def bonus(s: Ark, seat: int, section: int) -> int:
    """What the circles of a section add."""
    return s.domes[seat].section(section).power[power(s, section_holder(seat, section))]


def value(s: Ark, seat: int, action: int, held: int = NOT_ASKED) -> int:
    """ARK-4.5: cube track, power bonus and benefits."""
    section = p.TRACK_OF[action]
    total = on_track(s.domes[seat].section(section), action, s.domes[seat].tracks[section])
    if action in p.POWERED:
        total += bonus(s, seat, section)
    if p.ADDED[action] != p.NO_BENEFIT:
        total += benefit(s, seat, p.ADDED[action], held)
    return total


def on_track(section: p.Section, action: int, cubes: int) -> int:
    return section.second[cubes] if action in p.SECOND else section.values[cubes]


# --- generators (ARK-3.10) ---------------------------------------------------------------------------
def diverts(s: Ark, seat: int, generator: int) -> int:
    """The first number of d:c, for who controls it."""
    if not controls_generator(s, seat, generator):
        return 0
    which = p.outer(generator)
    if which >= 0:
        return p.DIVERTS[which][s.cubes_in(p.GENERATOR + which)]
    dome = s.domes[seat]
    return dome.section(p.PWR).values[dome.tracks[p.PWR]]


def capacity(s: Ark, generator: int) -> int:
    """The second number of d:c: how many cylinders may be outside."""
    which = p.outer(generator)
    if which >= 0:
        return p.CAPACITY[which][s.cubes_in(p.GENERATOR + which)]
    dome = s.domes[generator]
    return dome.section(p.PWR).capacity[dome.tracks[p.PWR]]

"""The map of Ark: Awakening in sentences, room by room, as one lens shows it: for plain text."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
from rulewright.core.texts import Texts
from rulewright.games.ark_awakening.catalogue import Printed, printed
from rulewright.games.ark_awakening.shown import Cell, Shown
from rulewright.games.ark_awakening.telling import told_aims
from rulewright.games.ark_awakening.threats import Threat


def through(seen: Shown, seat: int, texts: Texts, names: list[str], lens: str) -> list[str]:
    """A line for each explored room; under the lens of the mission what is aimed at, then its rooms."""
    mine = seat if 0 <= seat < len(seen.domes) else seen.active
    print = printed(texts)
    rooms = [cell for cell in seen.cells if cell.room and (lens != "mission" or cell.mission)]
    aims = told_aims(seen, seen.domes[mine], names[mine], print, texts) if lens == "mission" else []
    return aims + [
        texts.say("told-through", cell=cell.label, room=print.rooms[cell.room].name, told=said)
        for cell in rooms
        for said in [looked(seen, cell, mine, texts, names, lens)]
    ] or [texts.say("told-nothing")]


def looked(seen: Shown, cell: Cell, mine: int, texts: Texts, names: list[str], lens: str) -> str:
    if lens == "reach":
        steps = cell.steps[mine]
        return texts.say("told-steps", n=steps) if steps >= 0 else texts.say("told-out-of-reach")
    if lens == "power":
        given = [texts.say(f"benefit-{one.benefit}", n=one.now) for one in cell.gives if one.now]
        return ", ".join(given) or texts.say("told-nothing")
    if lens == "threat":
        here = enemies_in(seen, cell, printed(texts), texts)
        coming = [threat_said(seen, cell, one, texts, names) for one in threats_to(cell, mine)]
        return "; ".join(here + coming) or texts.say("told-no-threat")
    if lens == "mission":
        if mine in cell.activated:
            return texts.say("told-activated")
        return texts.say("told-to-activate", cubes=len(cell.cubes), squares=cell.squares)
    return ", ".join(names[one] for one in cell.controllers) or texts.say("told-nobody")


def threats_to(cell: Cell, mine: int) -> list[Threat]:
    """What is one's own is no threat."""
    return [one for one in cell.threats if one.seat != mine]


def enemies_in(seen: Shown, cell: Cell, print: Printed, texts: Texts) -> list[str]:
    """What of the Enemy is in the room, and what every disaster brings (ARK-12.6)."""
    guardians = seen.enemy.guardians if seen.enemy is not None else []
    out = [
        texts.say("told-guardian-here", guardian=one.guardian) for one in guardians if one.cell == cell.label
    ]
    out += [
        texts.say("told-enemies-here", unit=print.units[one.kind], n=one.count)
        for one in cell.units
        if one.kind in ("hostile", "infection")
    ]
    if (
        cell.mission
        and seen.mode == "glitch"
        and seen.enemy is not None
        and seen.enemy.stage < p.GLITCH_ROUNDS
    ):
        out.append(texts.say("told-threat-disaster"))
    return out


def threat_said(seen: Shown, cell: Cell, one: Threat, texts: Texts, names: list[str]) -> str:
    if one.seat >= 0:
        near = "told-rival-here" if not cell.steps[one.seat] else "told-threat-rival"
        return texts.say(near, who=names[one.seat])
    target = "told-threat-spread" if seen.mode == "learning" else "told-threat-target"
    key = "told-threat-guardian" if one.guardian else target
    return texts.say(key, guardian=one.guardian, n=one.cards, of=one.of)

"""Septikon's table in few words: a seat's card, what a choice changes, what there is to say about a thing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.chips import Figures
from rulewright.core.look import FAINT, INK, QUIET, TEXT
from rulewright.core.shown import spoken
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.septikon.effects import ON, Gain
from rulewright.games.septikon.shown import Shown, StationShown, Supply, cells, module_signs

CUBES: Final = ["#60C8FE", "#2DB583", "#FF5A47", "#E292A7", "#FBFDF2", "#B57BEA", "#F7DD55", "#F7DD55"]
LETTERS: Final = "OBRDMUEE"  # one for each warehouse
DICE: Final = " ⚀⚁⚂⚃⚄⚅"
SIGNS: Final = {"clone": "▲", "gunner": "g", "spy": "s", "biodrone": "d", "damage": "✸", "satellite": "¤",
                "shield": "║", "rocket": "r", "nuclear": "n", "capsule": "c"}  # fmt: skip


def facts(seen: Shown, texts: Texts) -> list[str]:
    out = [texts.say("table-turn", number=seen.turn)] if seen.turn else []
    return out + ([texts.say("board-roll", sign=DICE[seen.die], number=seen.die)] if seen.die else [])


# --- counting ----------------------------------------------------------------------------------------
def pieces(seen: Shown, seat: int) -> dict[str, int]:
    """How many of each kind a player has, by name."""
    own, rival = seen.stations[seat], seen.stations[1 - seat]
    flying = [one.kind for one in own.flyers]
    return {
        "clone": len(own.clones) - len(own.gunners),
        "gunner": len(own.gunners),
        "spy": len(rival.spies),
        "biodrone": len(rival.drones),
        "damage": len(own.damage),
        "satellite": len(own.satellites),
        "shield": len(own.shields),
        "rocket": flying.count("rocket"),
        "nuclear": flying.count("nuclear"),
        "capsule": flying.count("capsule"),
    }


# --- a seat's card -----------------------------------------------------------------------------------
def card(seen: Shown, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """Meters of the seven resources, then the pieces; in little room, letters and numbers."""
    width, height = room
    out = Text(no_wrap=True)
    own = seen.stations[seat]
    if height > len(own.supplies) and width >= 28:
        for supply in own.supplies:
            meter(out, own, supply, texts, width)
    else:
        for number, supply in enumerate(own.supplies):
            out.append(f" {LETTERS[number]} ", f"bold {INK} on {CUBES[number]}")
            stuck = supply.total - supply.available
            out.append(f"{supply.available}{f'+{stuck}░' if stuck else ''} ", TEXT)
        out.append("\n")
    counts(out, pieces(seen, seat), texts, width, height)
    armed = [texts.say(f"weapon-{name}") for name in own.armed]
    if armed and height < 4:
        out.rstrip()
        out.append("  ")
    if armed:
        out.append(texts.say("board-armed", weapons=", ".join(armed)), QUIET)
    out.rstrip()
    return out


def meter(out: Text, own: StationShown, supply: Supply, texts: Texts, width: int) -> None:
    """One resource: its cells in order, the blocked ones hatched, and the units in reach."""
    number = p.RESOURCES.index(supply.resource)
    name = texts.say(f"resource-{supply.resource}")
    out.append(f" {LETTERS[number]} ", f"bold {INK} on {CUBES[number]}")
    out.append(f" {name[:9]:<9} ", QUIET)
    stores = [w for w in range(len(own.stores)) if own.stores[w].resource == supply.resource]
    for warehouse in stores:
        if warehouse != stores[0]:
            out.append("\n" + " " * 14 if width < 46 else " ")
        store = own.stores[warehouse]
        for cell in cells(warehouse, p.ALL_CELLS):
            full = cell in store.cubes
            signs = "░▒" if cell in store.blocked else "▯▮"
            out.append(signs[full], CUBES[number] if full else FAINT)
    stuck = supply.total - supply.available
    out.append(f" {supply.available:>2}", f"bold {TEXT}")
    out.append(f" +{stuck}░\n" if stuck else "\n", QUIET)


def counts(out: Text, found: dict[str, int], texts: Texts, width: int, height: int) -> None:
    """Pieces by sign, and by name where there is room; without those that the player does not have."""
    there = {kind: n for kind, n in found.items() if n or kind in ("clone", "gunner", "damage")}
    line = 0
    for kind, number in there.items():
        name = f" {texts.say(f'piece-{kind}')}" if width >= 40 and height > 4 else ""
        told = f"{SIGNS[kind]}{name} "
        if line + len(told) + 4 > width:
            out.append("\n")
            line = 0
        out.append(told, QUIET)
        out.append(f"{number}  ", f"bold {TEXT}")
        line += len(told) + len(str(number)) + 2
    out.append("\n")


# --- what a choice is about ---------------------------------------------------------------------------
def about(seen: Shown, seat: int, option: Option, texts: Texts) -> list[str]:
    """What the module does on which a move ends."""
    for verb in (v.MOVE, v.SPY):
        if option in verb:
            return [module_line(p.MODULE_AT[verb.read(option)[1]], texts)]
    return []


def module_line(number: int, texts: Texts) -> str:
    """A module's name, what it takes and what it gives."""
    signs = module_signs(number, texts) if p.CODES[number] != p.SURFACE_CODE else []
    name = texts.say(f"module-{p.CODES[number]}")
    return f"{name}: {spoken(signs)}" if signs else name


# --- what a choice may change, and what can be looked up ----------------------------------------------
def figures(seen: Shown, texts: Texts, names: list[str]) -> dict[str, Figures]:
    """A station's supplies, pieces and armed weapons."""
    out: dict[str, Figures] = {}
    for own in seen.stations:
        supplies = {texts.say(f"resource-{one.resource}"): one.available for one in own.supplies}
        there = {texts.say(f"piece-{kind}"): n for kind, n in pieces(seen, own.owner).items()}
        armed = {texts.say(f"weapon-{name}"): 1 for name in own.armed}
        out[names[own.owner]] = {**supplies, **there, **armed}
    return out


def lore(seen: Shown, seat: int, texts: Texts) -> list[str]:
    """Which modules make and use a resource; every module with its code and squares; every square."""
    out = [line for resource in range(len(p.RESOURCES)) for line in makers(resource, texts)]
    for number, code in enumerate(p.CODES):
        squares = ", ".join(p.LABELS[q] for q in range(p.WALKS) if p.BOARD[q] == code)
        where = texts.say("board-on", squares=squares)
        out.append(f"{code} {module_line(number, texts)}; {where}")
    return out + [texts.name(v.SQUARE, q) for q in range(len(p.LABELS))]


def makers(resource: int, texts: Texts) -> list[str]:
    """Which modules make a resource, which use it."""
    make = [m.code for m, e in zip(p.MODULES, ON, strict=True) if isinstance(e, Gain) and e.what == resource]
    use = [m.code for m in p.MODULES if m.cost[resource]]
    told = []
    for key, codes in (("board-made-by", make), ("board-used-by", use)):
        if codes:
            listed = ", ".join(texts.say(f"module-{code}") for code in codes)
            told.append(texts.say(key, resource=texts.name(v.RESOURCE, resource), modules=listed))
    return told

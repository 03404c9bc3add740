"""Septikon's table in few words: a seat's card, what a choice changes, what there is to say about a thing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rulewright.core.look import FAINT, INK, QUIET, TEXT
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.septikon.effects import ON, Gain
from rulewright.games.septikon.printed import (
    BOARD,
    CAPSULE,
    CELLS_EACH,
    CODES,
    LABELS,
    MODULE_AT,
    MODULES,
    NUCLEAR,
    REACHABLE,
    RESOURCES,
    ROCKET,
    SURFACE_CODE,
    WALKS,
    WEAPONS,
)
from rulewright.games.septikon.shown import shown, told_pieces, told_supply
from rulewright.games.septikon.shown import tell as told
from rulewright.games.septikon.table import Septikon, Station
from rulewright.games.septikon.verbs import MOVE, RESOURCE, SPY, SQUARE

CUBES: Final = ["#60C8FE", "#2DB583", "#FF5A47", "#E292A7", "#FBFDF2", "#B57BEA", "#F7DD55", "#F7DD55"]
LETTERS: Final = "OBRDMUEE"  # one for each warehouse
DICE: Final = " ⚀⚁⚂⚃⚄⚅"
SIGNS: Final = {"clone": "▲", "gunner": "g", "spy": "s", "biodrone": "d", "damage": "✸", "satellite": "¤",
                "shield": "║", "rocket": "r", "nuclear": "n", "capsule": "c"}  # fmt: skip


def facts(s: Septikon, texts: Texts) -> list[str]:
    out = [texts.say("table-turn", number=s.turn)] if s.turn else []
    return out + ([texts.say("board-roll", sign=DICE[s.die], number=s.die)] if s.die else [])


# --- counting ----------------------------------------------------------------------------------------
def warehouses(resource: int) -> list[int]:
    """Warehouses are numbered like their resource; Energy has two."""
    return [resource] if resource < len(RESOURCES) - 1 else [resource, resource + 1]


def pieces(s: Septikon, seat: int) -> dict[str, int]:
    """How many of each kind a player has, by name."""
    own, rival = s.stations[seat], s.stations[1 - seat]
    kinds = [flyer.object() for flyer in own.flyers]
    gunners = len(own.gunners())
    return {
        "clone": len(own.clones) - gunners,
        "gunner": gunners,
        "spy": len(rival.spies),
        "biodrone": len(rival.drones),
        "damage": own.damage_mask().bit_count(),
        "satellite": len(own.satellites),
        "shield": len(own.shields),
        "rocket": kinds.count(ROCKET),
        "nuclear": kinds.count(NUCLEAR),
        "capsule": kinds.count(CAPSULE),
    }


def blocked(station: Station, resource: int) -> int:
    """Cubes that cannot be reached."""
    return station.stock(resource) - station.units(resource)


# --- a seat's card -----------------------------------------------------------------------------------
def card(s: Septikon, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """Meters of the seven resources, then the pieces; in little room, letters and numbers."""
    width, height = room
    out = Text(no_wrap=True)
    station = s.stations[seat]
    if height > len(RESOURCES) and width >= 28:
        for resource in range(len(RESOURCES)):
            meter(out, station, resource, texts, width)
    else:
        for resource in range(len(RESOURCES)):
            out.append(f" {LETTERS[resource]} ", f"bold {INK} on {CUBES[resource]}")
            stuck = blocked(station, resource)
            out.append(f"{station.units(resource)}{f'+{stuck}░' if stuck else ''} ", TEXT)
        out.append("\n")
    counts(out, pieces(s, seat), texts, width, height)
    armed = [texts.say(f"weapon-{name}") for number, name in enumerate(WEAPONS) if station.armed(number)]
    if armed and height < 4:
        out.rstrip()
        out.append("  ")
    if armed:
        out.append(texts.say("board-armed", weapons=", ".join(armed)), QUIET)
    out.rstrip()
    return out


def meter(out: Text, station: Station, resource: int, texts: Texts, width: int) -> None:
    """One resource: its cells in order, the blocked ones hatched, and the units in reach."""
    name = texts.say(f"resource-{RESOURCES[resource]}")
    out.append(f" {LETTERS[resource]} ", f"bold {INK} on {CUBES[resource]}")
    out.append(f" {name[:9]:<9} ", QUIET)
    for number, warehouse in enumerate(warehouses(resource)):
        if number and width < 46:
            out.append("\n" + " " * 14)
        elif number:
            out.append(" ")
        reachable = REACHABLE[station.blockers(warehouse)]
        for cell in range(CELLS_EACH):
            full = station.cubes[warehouse] >> cell & 1
            if reachable >> cell & 1:
                out.append("▮" if full else "▯", CUBES[resource] if full else FAINT)
            else:
                out.append("▒" if full else "░", CUBES[resource] if full else FAINT)
    stuck = blocked(station, resource)
    out.append(f" {station.units(resource):>2}", f"bold {TEXT}")
    out.append(f" +{stuck}░\n" if stuck else "\n", QUIET)


def counts(out: Text, found: dict[str, int], texts: Texts, width: int, height: int) -> None:
    """Pieces by sign, and by name where there is room; without those that the player does not have."""
    shown = {kind: n for kind, n in found.items() if n or kind in ("clone", "gunner", "damage")}
    line = 0
    for kind, number in shown.items():
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
def about(s: Septikon, seat: int, option: Option, texts: Texts) -> list[str]:
    """What the module does on which a move ends."""
    for verb in (MOVE, SPY):
        if option in verb:
            return [module_line(MODULE_AT[verb.read(option)[1]], texts)]
    return []


def module_line(number: int, texts: Texts) -> str:
    """A module's name, what it takes and what it gives."""
    if CODES[number] == SURFACE_CODE:
        return texts.say(f"module-{SURFACE_CODE}")
    module = MODULES[number]
    told = [f"−{amount} {texts.name(RESOURCE, r)}" for r, amount in enumerate(module.cost) if amount]
    effect = ON[number]
    if isinstance(effect, Gain):
        told.append(f"+{effect.n} {texts.name(RESOURCE, effect.what)}")
    if module.per_gunner:
        told.append(texts.say("board-per-gunner"))
    name = texts.say(f"module-{module.code}")
    return f"{name}: {', '.join(told)}" if told else name


# --- what changes ------------------------------------------------------------------------------------
def changes(s: Septikon, after: Septikon, texts: Texts, names: list[str]) -> list[str]:
    out = []
    for seat in (0, 1):
        was, now = s.stations[seat], after.stations[seat]
        before, then = pieces(s, seat), pieces(after, seat)
        told = [
            f"{texts.name(RESOURCE, r)} {was.units(r)} → {now.units(r)}"
            for r in range(len(RESOURCES))
            if was.units(r) != now.units(r)
        ]
        told += [f"{texts.say(f'piece-{k}')} {before[k]} → {then[k]}" for k in before if before[k] != then[k]]
        for weapon, name in enumerate(WEAPONS):
            if was.armed(weapon) != now.armed(weapon):
                told.append(f"{'+' if now.armed(weapon) else '−'}{texts.say(f'weapon-{name}')}")
        if told:
            out.append(f"{names[seat]}: {', '.join(told)}")
    return out


# --- sentences ---------------------------------------------------------------------------------------
def tell(s: Septikon, seat: int, texts: Texts, names: list[str]) -> list[str]:
    return told(shown(s, seat), texts, names)


def find(s: Septikon, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
    """A resource, a piece, a module (by name or code) or a square."""
    wanted = word.strip().casefold()
    out: list[str] = []
    if not wanted:
        return out
    seen = shown(s, seat)
    for resource, code in enumerate(RESOURCES):
        if (
            wanted in (code, LETTERS[resource].casefold())
            or wanted in texts.name(RESOURCE, resource).casefold()
        ):
            for owner in (seat, 1 - seat):
                own = seen.stations[owner]
                out.append(told_supply(own, own.supplies[resource], texts, names))
            out += makers(resource, texts)
    for line in [line for owner in (seat, 1 - seat) for line in told_pieces(seen, owner, texts, names)]:
        if wanted in line.split(":")[0].casefold() or f" {wanted}" in f" {line.casefold()}":
            out.append(line)
    for number, code in enumerate(CODES):
        if wanted == code.casefold() or wanted in texts.say(f"module-{code}").casefold():
            squares = ", ".join(LABELS[q] for q in range(WALKS) if BOARD[q] == code)
            where = texts.say("board-on", squares=squares)
            out.append(f"{module_line(number, texts)}; {where}")
    if wanted in LABELS:
        out.append(texts.name(SQUARE, LABELS.index(wanted)))
    return list(dict.fromkeys(out))


def makers(resource: int, texts: Texts) -> list[str]:
    """Which modules make a resource, which use it."""
    make = [m.code for m, e in zip(MODULES, ON, strict=True) if isinstance(e, Gain) and e.what == resource]
    use = [m.code for m in MODULES if m.cost[resource]]
    told = []
    for key, codes in (("board-made-by", make), ("board-used-by", use)):
        if codes:
            listed = ", ".join(texts.say(f"module-{code}") for code in codes)
            told.append(texts.say(key, resource=texts.name(RESOURCE, resource), modules=listed))
    return told

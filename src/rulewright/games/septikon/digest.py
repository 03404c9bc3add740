"""Septikon's table in few words: a seat's card, what a choice changes, what there is to say about a thing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rulewright.core.look import FAINT, INK, QUIET, TEXT
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.core.zones import SPECTATOR
from rulewright.games.septikon.effects import ON, Gain
from rulewright.games.septikon.printed import (
    ALL_CELLS,
    BOARD,
    CODES,
    LABELS,
    MODULE_AT,
    MODULES,
    RESOURCES,
    SURFACE_CODE,
    WALKS,
)
from rulewright.games.septikon.reference import costs
from rulewright.games.septikon.shown import (
    Shown,
    StationShown,
    Supply,
    cells,
    shown,
    told_pieces,
    told_supply,
)
from rulewright.games.septikon.shown import tell as told
from rulewright.games.septikon.table import Septikon
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
def card(s: Septikon, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """Meters of the seven resources, then the pieces; in little room, letters and numbers."""
    width, height = room
    out = Text(no_wrap=True)
    seen = shown(s, seat)
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
    number = RESOURCES.index(supply.resource)
    name = texts.say(f"resource-{supply.resource}")
    out.append(f" {LETTERS[number]} ", f"bold {INK} on {CUBES[number]}")
    out.append(f" {name[:9]:<9} ", QUIET)
    stores = [w for w in range(len(own.stores)) if own.stores[w].resource == supply.resource]
    for warehouse in stores:
        if warehouse != stores[0]:
            out.append("\n" + " " * 14 if width < 46 else " ")
        store = own.stores[warehouse]
        for cell in cells(warehouse, ALL_CELLS):
            full = cell in store.cubes
            signs = "░▒" if cell in store.blocked else "▯▮"
            out.append(signs[full], CUBES[number] if full else FAINT)
    stuck = supply.total - supply.available
    out.append(f" {supply.available:>2}", f"bold {TEXT}")
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
    told = [f"−{said}" for said in costs(texts, number)]
    effect = ON[number]
    if isinstance(effect, Gain):
        told.append("+" + texts.say("amount", n=effect.n, what=RESOURCES[effect.what]))
    if module.per_gunner:
        told.append(texts.say("board-per-gunner"))
    name = texts.say(f"module-{module.code}")
    return f"{name}: {', '.join(told)}" if told else name


# --- what changes ------------------------------------------------------------------------------------
def changes(s: Septikon, after: Septikon, texts: Texts, names: list[str]) -> list[str]:
    out = []
    now, later = shown(s, SPECTATOR), shown(after, SPECTATOR)
    for seat in (0, 1):
        was, will = now.stations[seat], later.stations[seat]
        before, then = pieces(now, seat), pieces(later, seat)
        told = [
            f"{texts.say(f'resource-{one.resource}')} {one.available} → {other.available}"
            for one, other in zip(was.supplies, will.supplies, strict=True)
            if one.available != other.available
        ]
        told += [f"{texts.say(f'piece-{k}')} {before[k]} → {then[k]}" for k in before if before[k] != then[k]]
        told += [f"+{texts.say(f'weapon-{name}')}" for name in will.armed if name not in was.armed]
        told += [f"−{texts.say(f'weapon-{name}')}" for name in was.armed if name not in will.armed]
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

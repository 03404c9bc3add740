"""Septikon's picture in text and colour: both stations and the space between them, mine near, the rival far.

The board is a grid of squares (i, j): i counts from my deepest level to the rival's, j along my columns.
Sideways, i runs to the right; upright, i runs up. Every square is drawn in one, two or three characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.text import Text

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.look import (
    CAUTION,
    FAINT,
    FOCUS,
    INK,
    LEGAL,
    LINE,
    QUIET,
    SEAT_COLOURS,
    SEAT_INKS,
    SEAT_LETTERS,
    SEAT_TEXTS,
    TEXT,
    Lit,
)
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.septikon.digest import CUBES, LETTERS, about, card, facts, figures, lore
from rulewright.games.septikon.shown import Place, Shown, StationShown, StoreShown, cells, spot

__all__ = ["about", "card", "draw", "facts", "figures", "legend", "lore", "sizes"]

Spot = tuple[int, int]  # i, j as the viewer sees the board

HULL: Final = "#1B2530"
SHAFT_GROUND: Final = "#27333F"
SOCKET: Final = "#10161D"
SPACE: Final = "#080B10"
GROUND: Final = "#131A22"  # the surface
WALL: Final = "#5F7188"
MAKES: Final = "#9CCBB0"  # production modules
FIGHTS: Final = "#D9B49A"  # battle modules
LOCK: Final = "LCK"
NUMBERS: Final = {label: q for q, label in enumerate(p.LABELS)}
SHORT: Final = {
    "LIC": "lLi", "LI2": "iL2", "CHR": "cCh", "CH2": "hC2", "AIR": "aAi", "BIC": "bBi", "URM": "uUr",
    "NRE": "nNr", "THG": "tTg", "FOU": "fFo", "FO2": "oF2", "RKW": "rRw", "NUA": "wNu", "SEN": "zSe",
    "RPE": "pRe", "LAS": "LLa", "RKT": "RRk", "BDR": "CBd", "SAT": "SSa", "SHI": "HSh", "THM": "TTm",
    "ESP": "EEs", "TAK": "KTa", "REP": "PRp", "RP2": "DR2", "CES": "XCe", "EXP": "0Ex", "DRI": "1Dr",
    "VIB": "2Vi", "LCK": "#Lk", "SUR": "┆┆ ",
}  # fmt: skip  # one letter, then two


@dataclass(frozen=True)
class Glyph:
    """A square's sign in one, two and three characters, and its style."""

    one: str
    two: str
    three: str
    ink: str
    ground: str
    bold: bool = False
    unit: bool = False  # somebody or something stands here
    cube: str = ""  # the letter of a cube

    def sign(self, width: int) -> str:
        return (self.one, self.two, self.three)[width - 1]

    def style(self) -> str:
        return f"{'bold ' if self.bold else ''}{self.ink} on {self.ground}"


def owned(one: str, owner: int, ground: str = "", more: str = " ") -> Glyph:
    """A piece with its owner's letter: enamel on the ground, bare letters in space."""
    letter = SEAT_LETTERS[owner]
    if ground:
        return Glyph(one, one + letter, one + letter + more, SEAT_TEXTS[owner], ground, True, True)
    colours = SEAT_INKS[owner], SEAT_COLOURS[owner]
    return Glyph(one, one + letter, one + letter + more, *colours, bold=True, unit=True)


# --- what is where -----------------------------------------------------------------------------------
def near(seat: int, place: Place) -> Spot:
    """A place on the whole board as the seat sees it: its own station is near."""
    return (place.x, place.y) if seat == 0 else (p.DEPTH - 1 - place.x, p.COLUMNS - 1 - place.y)


def scan(seen: Shown, seat: int, upright: bool) -> dict[Spot, Glyph]:
    """The sign of every square."""
    out = {(i, j): Glyph("·", "· ", " · ", LINE, SPACE) for i in range(p.DEPTH) for j in range(p.COLUMNS)}
    for own in seen.stations:
        for label, glyph in squares(own).items():
            out[near(seat, spot(own.owner, NUMBERS[label]).at)] = glyph
    for there, things in objects(seen, seat).items():
        if not out[there].unit:
            out[there] = flying(things, out[there].ground, seat, upright)
    return out


def squares(own: StationShown) -> dict[str, Glyph]:
    """A station's squares: modules and cells, on them Damage, on that whoever stands there."""
    out = {p.LABELS[q]: module(q) for q in range(p.WALKS)}
    for number, store in enumerate(own.stores):
        for cell in cells(number, p.ALL_CELLS):
            out[cell] = cell_sign(store, number, cell)
    for label in own.damage:
        out[label] = Glyph("✸", "✸✸", "▒✸▒", FOCUS, "#5A2A22", True)
    for label in own.drones:
        crowd = own.drones.count(label)
        more = "✸" if label in own.damage else str(crowd) if crowd > 1 else " "
        out[label] = owned("d", 1 - own.owner, more=more)
    for label in own.spies:
        out[label] = owned("s", 1 - own.owner)
    for label in own.clones:
        out[label] = owned("g" if label in own.gunners else "▲", own.owner)
    return out


def module(q: int) -> Glyph:
    code = p.BOARD[q]
    one, two = SHORT[code][0], SHORT[code][1:]
    if p.on_surface(q):
        return Glyph(one, two, " ┆ ", FAINT, GROUND)
    if p.LEVEL[q] in p.STORE_LEVELS:
        return Glyph(one, two, code, TEXT, SHAFT_GROUND, code == LOCK)
    if code == LOCK:
        return Glyph(one, two, code, TEXT, SHAFT_GROUND, True)
    return Glyph(one, two, code, MAKES if p.LEVEL[q] < p.STORE_LEVELS[0] else FIGHTS, HULL)


def cell_sign(store: StoreShown, number: int, cell: str) -> Glyph:
    """A warehouse cell: cube, empty, or out of reach behind a blocked cell."""
    letter, colour, reachable = LETTERS[number], CUBES[number], cell not in store.blocked
    if cell in store.cubes:
        nuclear = cell in store.warheads
        signs = ("N", "R*", "R* ") if nuclear else (letter, letter + " ", f" {letter} ")
        if reachable:
            return Glyph(*signs, INK, colour, True, cube=letter)
        return Glyph(signs[0], signs[0] + "░", f"░{signs[0]}░", colour, SOCKET, cube=letter)
    return Glyph("·", "· ", " · ", WALL, SOCKET) if reachable else Glyph("░", "░░", "░░░", FAINT, SOCKET)


def objects(seen: Shown, seat: int) -> dict[Spot, list[tuple[int, str]]]:
    """Owner and kind of everything in space, by square."""
    out: dict[Spot, list[tuple[int, str]]] = {}
    for own in seen.stations:
        placed = [("satellite", one.at) for one in own.satellites]
        placed += [("shield", place) for place in own.shields]
        placed += [(one.kind, one.at) for one in own.flyers]
        for kind, place in placed:
            out.setdefault(near(seat, place), []).append((own.owner, kind))
    return out


def flying(things: list[tuple[int, str]], ground: str, seat: int, upright: bool) -> Glyph:
    """A Satellite, a Shield, or something in flight with its direction."""
    owner, kind = things[-1]
    if len(things) > 1:
        several = str(min(9, len(things)))
        return Glyph("≡", f"{several}≡", f"{several}≡{SEAT_LETTERS[owner]}", TEXT, ground, True, True)
    if kind in ("satellite", "shield"):
        sign = "¤" if kind == "satellite" else ("═" if upright else "║")
        return owned(sign, owner, ground)
    away = owner == seat
    arrow = ("^" if away else "v") if upright else (">" if away else "<")
    letter = kind[0]
    one = {"rocket": arrow, "nuclear": "»" if away else "«", "capsule": "c"}[kind]
    if upright and kind == "nuclear":
        one = "n"
    two = letter + arrow if away or upright else arrow + letter
    return Glyph(one, two, two + SEAT_LETTERS[owner], SEAT_TEXTS[owner], ground, True, True)


# --- where choices lie -------------------------------------------------------------------------------
class Lights:
    """Where choices start and end, and the number at each place that can be chosen."""

    def __init__(self, seen: Shown, seat: int, numbers: dict[Option, int]) -> None:
        aims = {one.notation: one for one in seen.aims}
        self.aims = {option: aims[v.VOCABULARY.text(option)] for option in numbers}
        self.seat = seat
        self.numbers = numbers

    def start(self, option: Option | None) -> Spot | None:
        found = self.aims.get(option) if option is not None else None
        return near(self.seat, found.start[0].at) if found and found.start else None

    def end(self, option: Option | None) -> Spot | None:
        found = self.aims.get(option) if option is not None else None
        return near(self.seat, found.ends[0].at) if found and found.ends else None

    def lit(self, chosen: Option | None) -> dict[Spot, int]:
        """The number at each place; where several choices end, that of the unit at the cursor."""
        out: dict[Spot, int] = {}
        start = self.start(chosen)
        for option, number in self.numbers.items():
            end = self.end(option)
            if end is not None and (end not in out or (start is not None and self.start(option) == start)):
                out[end] = number
        return out


# --- drawing -----------------------------------------------------------------------------------------
class Scene:
    """All that is drawn: signs now, signs after the choice at the cursor, numbers, the cursor's places."""

    def __init__(self, seen: Shown, seat: int, lit: Lit, upright: bool) -> None:
        self.seat = seat
        self.now = scan(seen, seat, upright)
        self.then = scan(lit.after, seat, upright) if lit.after is not None else self.now
        lights, chosen = Lights(seen, seat, lit.numbers), lit.chosen
        self.lit = lights.lit(chosen)
        self.start = lights.start(chosen)
        self.end = lights.end(chosen)

    def square(self, spot: Spot, width: int) -> tuple[str, str]:
        """Characters and style of one square."""
        now, then = self.now[spot], self.then[spot]
        if spot == self.start:
            return now.sign(width), f"bold underline {INK} on {CAUTION}"
        if spot == self.end:
            sign = then.sign(width) if then != now else self.numbered(spot, now, width)
            return sign, f"bold {INK} on {FOCUS}"
        if now.unit and not then.unit and not then.bold:  # it goes away from here
            return now.sign(width), f"bold strike {CAUTION} on {then.ground}"
        if then != now:
            return changed(now, then).sign(width), f"bold {INK} on {CAUTION}"
        if spot in self.lit:
            return self.numbered(spot, now, width), f"bold {INK} on {LEGAL}"
        return now.sign(width), now.style()

    def numbered(self, spot: Spot, now: Glyph, width: int) -> str:
        number = str(self.lit.get(spot, ""))
        if width == 1 or not number:
            return now.sign(width) if now.unit or now.cube or not number else "•"
        if now.unit and width == 3 and len(number) < 3:
            return (now.one + number).ljust(3)
        if len(number) > width:
            return "•" * width
        return number.center(width) if width == 3 else number.rjust(width)


def changed(now: Glyph, then: Glyph) -> Glyph:
    """What a square would show: a cube that goes or comes with its sign, else the new content."""
    for sign, letter, other in (("−", now.cube, then), ("+", then.cube, now)):
        if letter and not other.cube and not other.bold:
            return Glyph(sign, sign + letter, f"{sign}{letter} ", INK, CAUTION)
    return then


@dataclass(frozen=True)
class Form:
    """A size of the board: characters of a square by kind of column, and of the gaps between columns."""

    module: int
    cell: int
    surface: int
    space: int
    spaced: bool = False  # a gap after every column
    walls: bool = True  # a gap where there is a wall
    heads: bool = True  # lines for the warehouses above and below

    def column(self, i: int) -> Spot:
        """Width of a column and of the gap after it."""
        level = level_of(i)
        gap = int(self.spaced or (self.walls and walled(i)))
        if level > p.SURFACE:
            return self.space, gap
        return (
            self.surface if level == p.SURFACE else self.cell if level in p.STORE_LEVELS else self.module
        ), gap

    def size(self) -> tuple[int, int]:
        return 4 + sum(sum(self.column(i)) for i in range(p.DEPTH)), p.COLUMNS + (3 if self.heads else 1)


def walled(i: int) -> bool:
    """Does a wall, with its passages, follow the column?"""
    return i + 1 < p.DEPTH and min(level_of(i), level_of(i + 1)) in [wall.low for wall in p.WALLS]


def level_of(i: int) -> int:
    """The level of either station at i; above the surface it is space."""
    return min(i, p.DEPTH - 1 - i) + 1


FORMS: Final = [
    Form(3, 3, 3, 3, spaced=True),
    Form(3, 2, 2, 2, spaced=True),
    Form(3, 2, 2, 2),
    Form(2, 2, 2, 1),
]
UPRIGHT: Final = [(3, 1), (2, 0)]  # squares of an upright board, all alike
SMALLEST: Final = Form(1, 1, 1, 1, walls=False, heads=False)


def upright_size(square: Spot) -> tuple[int, int]:
    return 6 + p.COLUMNS * sum(square), p.DEPTH + 2


def sizes() -> list[tuple[int, int]]:
    return [form.size() for form in FORMS] + [upright_size(one) for one in UPRIGHT] + [SMALLEST.size()]


def draw(seen: Shown, seat: int, texts: Texts, lit: Lit) -> Text:
    """The board in the first of its sizes that the room holds."""

    def fits(size: tuple[int, int]) -> bool:
        return size[0] <= lit.room[0] and size[1] <= lit.room[1]

    for form in FORMS:
        if fits(form.size()):
            return sideways(Scene(seen, seat, lit, False), form)
    for one in UPRIGHT:
        if fits(upright_size(one)):
            return upright(Scene(seen, seat, lit, True), one)
    return sideways(Scene(seen, seat, lit, False), SMALLEST)


def letter_at(owner_is_near: bool, j: int) -> str:
    return chr(97 + (j if owner_is_near else p.COLUMNS - 1 - j))


def sideways(scene: Scene, form: Form) -> Text:
    """Mine left, the rival right."""
    out = Text(no_wrap=True)
    heading(out, scene, form)
    if form.heads:
        warehouse_line(out, form, True)
    for j in range(p.COLUMNS):
        out.append(f"{letter_at(True, j)} ", SEAT_TEXTS[scene.seat])
        parts = []
        for i in range(p.DEPTH):
            width, gap = form.column(i)
            parts.append(scene.square((i, j), width))
            if gap:
                parts.append(seam(i, j))
        append_runs(out, parts)
        out.append(f" {letter_at(False, j)}\n", SEAT_TEXTS[1 - scene.seat])
    if form.heads:
        warehouse_line(out, form, False)
    out.rstrip()
    return out


def append_runs(out: Text, parts: list[tuple[str, str]]) -> None:
    """Neighbours of one style become one piece: much faster to draw."""
    for style, run in groupby(parts, key=lambda part: part[1]):
        out.append("".join(part[0] for part in run), style)


def heading(out: Text, scene: Scene, form: Form) -> None:
    """The number of every column: levels on the stations, places in space."""
    out.append("  ")
    for i in range(p.DEPTH):
        width, gap = form.column(i)
        level = level_of(i)
        x = i + 1 if scene.seat == 0 else p.DEPTH - i
        told = str(level) if level <= p.SURFACE else str(x) if width > 1 else "·"
        if level > p.SURFACE and width == 2 and not gap and x % 2:
            told = ""  # numbers of two digits would run together
        side = scene.seat if i < p.SURFACE else 1 - scene.seat
        style = f"bold {SEAT_TEXTS[side]}" if level <= p.SURFACE else FAINT
        out.append(told.center(width)[:width] + " " * gap, style)
    out.append("\n")


def warehouse_line(out: Text, form: Form, first: bool) -> None:
    """The letters of the warehouses that end at this edge; on the rival's side they lie the other way."""
    out.append("  ")
    for i in range(p.DEPTH):
        width, gap = form.column(i)
        level = level_of(i)
        near_side = i < p.DEPTH // 2
        found = [
            n
            for n, row in enumerate(p.WAREHOUSES)
            if row.level == level and (row.deepest == 0) == (first == near_side)
        ]
        told, style = (LETTERS[found[0]], f"bold {CUBES[found[0]]}") if found else ("", "")
        out.append(told.center(width) + " " * gap, style)
    out.append("\n")


def seam(i: int, j: int) -> tuple[str, str]:
    """What lies between a square and the next in the row: a wall, a passage or nothing."""
    lower = min(level_of(i), level_of(i + 1))
    if i + 1 == p.DEPTH or lower >= p.SURFACE:
        return " ", f"on {SPACE}"
    column = j if i < p.DEPTH // 2 else p.COLUMNS - 1 - j
    shaft = column == p.SHAFT
    if not walled(i):
        return " ", f"on {SHAFT_GROUND if shaft else SOCKET}"
    stairs = far_stairs(lower, column)
    if stairs:
        return stairs, f"{TEXT} on {HULL}"
    if p.OPEN[lower][column]:
        return " ", f"on {SHAFT_GROUND if shaft else HULL}"
    return "│", f"{WALL} on {HULL}"


def far_stairs(level: int, column: int) -> str:
    """The column to which stairs lead that begin beside the wall above this level."""
    for ends in p.FAR_STAIRS:
        for one, other in (ends, ends[::-1]):
            up = p.LEVEL[other] > p.LEVEL[one]
            if p.COLUMN[one] == column and p.LEVEL[one] == (level if up else level + 1):
                return chr(97 + p.COLUMN[other])
    return ""


def upright(scene: Scene, form: Spot) -> Text:
    """Mine below, the rival above."""
    out = Text(no_wrap=True)
    width, gap = form

    def letters(near_side: bool) -> None:
        style = SEAT_TEXTS[scene.seat if near_side else 1 - scene.seat]
        line = "".join(letter_at(near_side, j).center(width) + " " * gap for j in range(p.COLUMNS))
        out.append(f"   {line}\n", style)

    letters(False)
    for i in reversed(range(p.DEPTH)):
        level = level_of(i)
        x = i + 1 if scene.seat == 0 else p.DEPTH - i
        side = scene.seat if i < p.SURFACE else 1 - scene.seat
        head = f"{level:>2} " if level <= p.SURFACE else f"{x:>2} "
        out.append(head, f"bold {SEAT_TEXTS[side]}" if level <= p.SURFACE else FAINT)
        parts = []
        for j in range(p.COLUMNS):
            parts.append(scene.square((i, j), width))
            parts.append((" " * gap, f"on {scene.now[i, j].ground if level > p.SURFACE else HULL}"))
        append_runs(out, parts)
        out.append("\n")
    letters(True)
    out.rstrip()
    return out


# --- what the signs mean -----------------------------------------------------------------------------
def legend(texts: Texts) -> Text:
    out = Text()
    pieces = [("▲A", "clone"), ("gA", "gunner"), ("sB", "spy"), ("dB", "biodrone"), ("▒✸▒", "damage"),
              ("¤A", "satellite"), ("║A", "shield"), ("r>", "rocket"), ("n>", "nuclear"),
              ("c>", "capsule")]  # fmt: skip
    for sign, name in pieces:
        out.append(f"{sign:>4} ", f"bold {TEXT}")
        out.append(f"{texts.say(f'piece-{name}')}\n", QUIET)
    out.append("\n")
    for number, row in enumerate(p.WAREHOUSES[:-1]):
        out.append(f" {LETTERS[number]} ", f"bold {INK} on {CUBES[number]}")
        out.append(f" {texts.say(f'resource-{row.id.lower()}' if number < 6 else 'resource-en')}\n", QUIET)
    out.append("\n")
    seen: list[str] = []
    for code in p.CODES:
        if code not in seen and code in p.BOARD[: p.WALKS] and code != p.SURFACE_CODE:
            seen.append(code)
            one, two = SHORT[code][0], SHORT[code][1:]
            out.append(f"{code} {two} {one} ", f"bold {TEXT}")
            out.append(f"{texts.say(f'module-{code}')}\n", QUIET)
    out.rstrip()
    return out

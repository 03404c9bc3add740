"""What the rulebook of Septikon prints beside its content files: modules in words, the map of a station."""

from __future__ import annotations

from typing import Final

from rulewright.core.content import rows
from rulewright.core.reference import Reference, Words
from rulewright.core.texts import Texts, begun
from rulewright.core.verbs import Domain
from rulewright.games.septikon import verbs
from rulewright.games.septikon.effects import ON
from rulewright.games.septikon.printed import (
    ALL_CELLS,
    AT,
    BOARD,
    CELLS,
    CELLS_EACH,
    COLUMNS,
    FACES,
    INNER,
    LABELS,
    MODULE_ROWS,
    MODULES,
    OFFSETS,
    OPENS_TO,
    PRESET,
    RESOURCES,
    SHAFT,
    SQUARES,
    SURFACE,
    WAREHOUSE_COUNT,
    WAREHOUSES,
)
from rulewright.games.septikon.schema import FOLDER, LevelRow, ModuleRow
from rulewright.games.septikon.shown import cells

BATTLE_LEVELS: Final = [8, 7]
PRODUCTION_LEVELS: Final = [2, 1]


def reference(texts: Texts) -> Reference:
    return Reference(
        rows={
            "module": [module(texts, number) for number in range(len(MODULES))],
            "warehouse": [warehouse(texts, number) for number in range(WAREHOUSE_COUNT)],
            "level": [level(texts, row.level) for row in rows(FOLDER, "board", "level", LevelRow)],
            "column": [column(texts, number) for number in range(COLUMNS)],
            "preset": [{"module": texts.say(f"module-{BOARD[q]}")} for q in PRESET],
        },
        figures={
            "inner": len(INNER),
            "all-cells": SQUARES - CELLS,
            "station": SQUARES - COLUMNS,  # without the surface
            "first-free": WAREHOUSES[0].start + 1,
            "energy": sum(row.start for row in WAREHOUSES if row.resource == "en"),
            "drill": len(OFFSETS["drill"]),
            "vibro": len(OFFSETS["vibro"]),
            "satellite": len(OFFSETS["satellite"]),
            "warhead": len(OFFSETS["warhead"]),
            "rocket-depth": SURFACE - FACES,
            "capsule-depth": SURFACE + 1 - FACES,
        },
    )


def costs(texts: Texts, number: int) -> list[str]:
    amounts = zip(RESOURCES, MODULES[number].cost, strict=True)
    return [texts.say("amount", n=n, what=what) for what, n in amounts if n]


def called(texts: Texts, domain: Domain, number: int) -> str:
    """The cost of a module by what is paid."""
    return texts.listed(costs(texts, number) or [texts.say("book-nothing")])


def module(texts: Texts, number: int) -> Words:
    row = MODULE_ROWS[number]
    cost = costs(texts, number)
    return {
        "name": texts.say(f"module-{row.id}"),
        "squares": ", ".join(LABELS[q] for q in range(SQUARES) if BOARD[q] == row.id),
        "cost": ", ".join(cost) or texts.say("book-nothing"),
        "effect": begun(texts.effect(ON[number])),
        "sort": sort(row),
    }


def sort(row: ModuleRow) -> str:
    """By which the tables choose: what must work, what Gunners use, what may work alone, armory, Locks."""
    if row.zone in ("armory", "lock"):
        return row.zone
    if row.per_gunner:
        return "gunners"
    return "must" if row.mandatory else "may"


def warehouse(texts: Texts, number: int) -> Words:
    labels = cells(number, ALL_CELLS)
    return {
        "name": texts.name(verbs.WAREHOUSE, number),
        "deepest": labels[0],
        "entrance": labels[CELLS_EACH - 1],
        "opens": texts.name(verbs.SQUARE, OPENS_TO[number]),
    }


def level(texts: Texts, number: int) -> Words:
    """What lies left of the shaft's column, in it, and right of it."""
    left, middle, right = (AT[number][at] for at in (0, SHAFT, COLUMNS - 1))
    return {
        "left": region(texts, number, left),
        "middle": texts.say(f"module-{BOARD[middle]}"),
        "right": region(texts, number, right),
    }


def region(texts: Texts, number: int, q: int) -> str:
    if number in BATTLE_LEVELS:
        return texts.say("book-battle")
    if number in PRODUCTION_LEVELS:
        return texts.say("book-production")
    return texts.say(f"warehouse-{BOARD[q]}" if q >= CELLS else f"module-{BOARD[q]}")


def column(texts: Texts, number: int) -> Words:
    """Its modules, and the rival's column that faces it."""
    modules = {
        f"level{n}": texts.say(f"module-{BOARD[AT[n][number]]}") for n in BATTLE_LEVELS + PRODUCTION_LEVELS
    }
    letters = verbs.COLUMN.labels
    return {"column": letters[number], **modules, "facing": letters[COLUMNS - 1 - number]}

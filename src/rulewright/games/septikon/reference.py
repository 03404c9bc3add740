"""What the rulebook of Septikon prints beside its content files: modules in words, the map of a station."""

from __future__ import annotations

from typing import Final

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.content import rows
from rulewright.core.reference import Reference, Words
from rulewright.core.texts import Texts, begun
from rulewright.core.verbs import Domain
from rulewright.games.septikon.effects import ON
from rulewright.games.septikon.schema import FOLDER, LevelRow, ModuleRow
from rulewright.games.septikon.shown import cells

BATTLE_LEVELS: Final = [8, 7]
PRODUCTION_LEVELS: Final = [2, 1]


def reference(texts: Texts) -> Reference:
    return Reference(
        rows={
            "module": [module(texts, number) for number in range(len(p.MODULES))],
            "warehouse": [warehouse(texts, number) for number in range(p.WAREHOUSE_COUNT)],
            "level": [level(texts, row.level) for row in rows(FOLDER, "board", "level", LevelRow)],
            "column": [column(texts, number) for number in range(p.COLUMNS)],
            "preset": [{"module": texts.say(f"module-{p.BOARD[q]}")} for q in p.PRESET],
        },
        figures={
            "inner": len(p.INNER),
            "all-cells": p.SQUARES - p.CELLS,
            "station": p.SQUARES - p.COLUMNS,  # without the surface
            "first-free": p.WAREHOUSES[0].start + 1,
            "energy": sum(row.start for row in p.WAREHOUSES if row.resource == "en"),
            "drill": len(p.OFFSETS["drill"]),
            "vibro": len(p.OFFSETS["vibro"]),
            "satellite": len(p.OFFSETS["satellite"]),
            "warhead": len(p.OFFSETS["warhead"]),
            "rocket-depth": p.SURFACE - p.FACES,
            "capsule-depth": p.SURFACE + 1 - p.FACES,
        },
    )


def costs(texts: Texts, number: int) -> list[str]:
    amounts = zip(p.RESOURCES, p.MODULES[number].cost, strict=True)
    return [texts.say("amount", n=n, what=what) for what, n in amounts if n]


def called(texts: Texts, domain: Domain, number: int) -> str:
    """The cost of a module by what is paid."""
    return texts.listed(costs(texts, number) or [texts.say("book-nothing")])


def module(texts: Texts, number: int) -> Words:
    row = p.MODULE_ROWS[number]
    cost = costs(texts, number)
    return {
        "name": texts.say(f"module-{row.id}"),
        "squares": ", ".join(p.LABELS[q] for q in range(p.SQUARES) if p.BOARD[q] == row.id),
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
    labels = cells(number, p.ALL_CELLS)
    return {
        "name": texts.name(v.WAREHOUSE, number),
        "deepest": labels[0],
        "entrance": labels[p.CELLS_EACH - 1],
        "opens": texts.name(v.SQUARE, p.OPENS_TO[number]),
    }


def level(texts: Texts, number: int) -> Words:
    """What lies left of the shaft's column, in it, and right of it."""
    left, middle, right = (p.AT[number][at] for at in (0, p.SHAFT, p.COLUMNS - 1))
    return {
        "left": region(texts, number, left),
        "middle": texts.say(f"module-{p.BOARD[middle]}"),
        "right": region(texts, number, right),
    }


def region(texts: Texts, number: int, q: int) -> str:
    if number in BATTLE_LEVELS:
        return texts.say("book-battle")
    if number in PRODUCTION_LEVELS:
        return texts.say("book-production")
    return texts.say(f"warehouse-{p.BOARD[q]}" if q >= p.CELLS else f"module-{p.BOARD[q]}")


def column(texts: Texts, number: int) -> Words:
    """Its modules, and the rival's column that faces it."""
    modules = {
        f"level{n}": texts.say(f"module-{p.BOARD[p.AT[n][number]]}")
        for n in BATTLE_LEVELS + PRODUCTION_LEVELS
    }
    letters = v.COLUMN.labels
    return {"column": letters[number], **modules, "facing": letters[p.COLUMNS - 1 - number]}

"""The shape of Septikon's content files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.core.content import Row

FOLDER: Final = Path(__file__).parent


class ModuleRow(Row):
    id: str
    zone: str
    count: int
    cost: dict[str, int]
    effect: str
    per_gunner: bool
    mandatory: bool


class LevelRow(Row):
    level: int
    squares: str


class WarehouseRow(Row):
    id: str
    resource: str
    level: int
    deepest: int
    entrance: int
    start: int


class ZoneRow(Row):
    id: str
    offsets: list[tuple[int, int]]


class ConstantRow(Row):
    id: str
    value: int


class PresetRow(Row):
    square: str


class LockRow(Row):
    square: str


class PassageRow(Row, rename={"start": "from", "end": "to"}):
    """Corridor, shaft and cells span columns or levels first..last; stairs and doors join two squares."""

    kind: str
    level: int = 0
    column: int = 0
    first: int = 0
    last: int = 0
    start: str = ""
    end: str = ""

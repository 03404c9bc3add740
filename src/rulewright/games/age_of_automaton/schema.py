"""The shape of the content files of Age of Automaton."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.core.content import Named, Row

FOLDER: Final = Path(__file__).parent


class EquipmentRow(Named):
    cost: list[int]
    discount: list[int]
    extra: str
    ability: list[str]


class ResearchRow(Row):
    id: str
    part: str
    effects: list[str]


class SaleRow(Row):
    id: str
    cost: list[int]
    effects: list[str]
    vp: int


class SpecialistRow(Named):
    needs: list[int]
    discard: list[int]
    ability: list[str]
    timing: str
    vp: int
    starter: bool


class AuditRow(Row):
    id: str
    deck: str
    requirement: str


class AchievementRow(Named):
    level: int
    requirement: str
    effects: list[str]


class BlockedRow(Row):
    id: str
    actions: list[str]


class TileRow(Row):
    id: str
    late: bool
    effects: list[str]


class TrackRow(Named):
    bonus: str


class ProspectRow(Row):
    id: str
    track: int
    space: int
    pay: int
    research: int
    sales: int
    effects: list[str]
    vp: int


class ReputationRow(Row):
    space: int
    engineers: int
    vp: int
    stack: bool


class DonationRow(Row):
    space: int
    vp: int
    megaphone: bool


class RelationRow(Row):
    space: int
    multiplier: int


class ReliabilityRow(Row):
    space: int
    section: int
    effects: list[str]


class DieRow(Row):
    id: str
    faces: list[int]


class ColumnRow(Row):
    id: str
    worker: str
    other: str
    slots: int


class SpecialRow(Row):
    id: str
    reliability: int
    credits: int


class SpaceRow(Row):
    id: str


class StartRow(Row):
    position: int
    credits: int
    tokens: list[int]
    levels: list[int]


class PlayersRow(Row):
    seats: int
    tiles: int
    specialists: int
    stack: list[int]


class ConstantRow(Row):
    id: str
    value: int


class EquipmentVpRow(Row):
    cards: int
    vp: int


class PartsVpRow(Row):
    parts: int
    vp: int

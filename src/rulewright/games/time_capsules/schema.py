"""The shape of the content files of Time Capsules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.core.content import Named, Row

FOLDER: Final = Path(__file__).parent


class ArtifactRow(Named):
    colour: str
    copies: int
    cost: int
    vp: int
    trait: str
    phase: str
    effect: str


class CardRow(Named):
    copies: int
    cost: int
    phase: str
    effect: str


class BioRow(Named):
    bigger: str
    smaller: str


class ObjectRow(Row):
    id: str
    kind: str
    size: int
    vp: int
    upgrade: str


class BonusRow(Row):
    """`every`: how the spaces go on after the last one printed; 0: they do not."""

    id: str
    spaces: list[int]
    every: int


class ConstantRow(Row):
    id: str
    value: int


class KitRow(Row):
    id: str
    objects: list[str]
    vp: int
    cards: int
    crystals: int


class PileRow(Row):
    players: int
    tokens: int


class TargetRow(Row):
    id: str
    vp: int

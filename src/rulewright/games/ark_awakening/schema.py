"""The shape of the content files of Ark: Awakening."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct, field

from rulewright.core.content import Named, Row

FOLDER: Final = Path(__file__).parent


class Dock(Struct, forbid_unknown_fields=True):
    """Where a biodome lies: on which side of the Ark, and the positions beside it."""

    side: str
    cells: list[tuple[int, int]]


class Initial(Struct, forbid_unknown_fields=True):
    cell: tuple[int, int]
    rear: str


class BoardRow(Row):
    players: int
    width: int
    height: int
    seats: list[Dock]
    initial: list[Initial]
    gates: list[tuple[int, int]]


class DeckRow(Row):
    players: int
    full: int
    halves: int
    single: int
    factories: int


class AmountRow(Row):
    """A number by players, from one to five."""

    id: str
    value: list[int]


class RoomRow(Named):
    half: str
    squares: int
    circles: int
    cost: dict[str, int]
    link: str
    benefits: dict[str, list[int]]
    chain: tuple[str, str]


class GeneratorRow(Named):
    squares: int
    circles: int
    cost: dict[str, int]
    cylinders: int
    diverts: list[int]
    capacity: list[int]
    chain: tuple[str, str]
    shuffles: bool


class FactoryRow(Named, rename={"yields": "yield"}):
    copies: int
    squares: int
    circles: int
    resource: str
    yields: list[int]


class GateRow(Row):
    copies: int


class FactionRow(Named):
    colour: str
    units: int
    cylinders: int
    awake: int
    abilities: list[str]


class SectionRow(Row):
    faction: str
    section: str
    actions: list[str]
    all: bool
    values: list[int]
    cost: dict[str, int]
    power: list[int]
    second: list[int] = field(default_factory=list)
    capacity: list[int] = field(default_factory=list)
    passive: dict[str, list[int]] = field(default_factory=dict)
    passive_cost: dict[str, int] = field(default_factory=dict)


class ArtifactRow(Named):
    power: list[int]
    critical: list[bool]
    use: str
    built: dict[str, int]
    use_in_fallout: str = ""
    points_in_fallout: int = 0


class HelpRow(Row):
    """Beginner's Help: under a biodome for the whole game."""

    copies: int
    built: dict[str, int]


class EnemyTrackRow(Row):
    """A track of the enemy board: its values by cubes, one list for all or one by number of Challengers."""

    side: str
    track: str
    values: list[list[int]]


class EnemyActionRow(Row):
    """An enemy-action card: steps and directions of Guardians, and what the learning Enemy does."""

    id: str
    steps: int
    order: list[str]
    strategy: str


class ChallengerActionRow(Row):
    """A challenger-action card: the action and the symbol of each half."""

    id: str
    left: tuple[str, str]
    right: tuple[str, str]


class MissionRow(Named):
    rooms: tuple[str, str, str]


class AchievementRow(Row):
    id: str
    subject: str
    easy: int
    easy_points: tuple[int, int]
    hard: int
    hard_points: tuple[int, int]


class TokenRow(Row):
    reward: str
    copies: int
    premium: int

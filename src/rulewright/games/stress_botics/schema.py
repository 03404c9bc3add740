"""The shape of Stress Botics' content files. Amounts by player count are lists for 2, 3 and 4 players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from rulewright.core.content import Row

FOLDER: Final = Path(__file__).parent


class CountRow(Row):
    id: str
    value: list[int]


class TankRow(Row):
    player: int
    tank: int
    pieces: dict[str, int]


class ConstantRow(Row):
    id: str
    value: int


class MantleRow(Row):
    id: str
    lower: str


class CrustRow(Row):
    id: str
    lower: str
    upper: str
    mouth: bool
    bonus: list[str]


class FirstRow(Row):
    sector: str
    mantle: str
    crust: str


class PathRow(Row):
    node: str
    c: str
    d: str


class CoreSideRow(Row):
    side: str
    connected: list[str]
    turn: int


class TunnelRow(Row, rename={"start": "from", "end": "to"}):
    start: str
    end: str
    state: str


class VaultRow(Row):
    id: str
    side: str
    kind: str
    spaces: int
    set: dict[str, int]
    levels: list[dict[str, int]]


class LavaRow(Row):
    levels: list[int]


class TokenRow(Row):
    id: str
    symbol: bool
    ship: str
    shift: int
    core: int
    pressure: int
    produces: list[str]
    steps: list[str]


class CardRow(Row):
    number: int
    boosted: bool
    costs: list[str]
    players: int


class TypeRow(Row):
    id: str
    resource: str
    battery: str
    deck_end: list[str]


class Points(msgspec.Struct, forbid_unknown_fields=True):
    """By sector: on which space of its orbit a ship is above it."""

    A: int
    B: int
    C: int


class ShipRow(Row):
    id: str
    last: int
    points: Points


class DeliveryRow(Row):
    ship: str
    sector: str
    limit: int
    own: int
    others: int


class AlphaRow(Row):
    limit: int
    ordinal: list[int]


class OrbitRow(Row):
    ship: str
    two: list[int]
    aggressive: list[int]
    three: list[int]
    four: list[int]


class ObjectiveRow(Row):
    id: str
    ship: str
    accepts: dict[str, tuple[int, int]]
    first: bool


class SecondaryRow(Row):
    id: str
    players: int
    first: str
    first_vp: int
    second: str
    second_vp: int
    both: int


class ItemRow(Row):
    id: str
    deck: str
    large: bool
    cost: dict[str, int]
    vp: int
    copies: list[int]
    kind: str
    effect: list[str]
    stores: list[str] = msgspec.field(default_factory=list)
    room: int = 0
    modifies: str = ""
    by: int = 0


class ShieldRow(Row):
    shields: int
    shared: int
    capacity: list[int]


class BonusRow(Row):
    id: str
    batteries: list[int]


class CylindroidRow(Row):
    id: str
    count: int
    parts: dict[str, int]
    action: list[str]


class ExtensionRow(Row):
    id: str
    small: bool
    bonus: list[str]


class TanksRow(Row):
    id: str
    squares: list[int]


class SquareRow(Row):
    id: str
    squares: int


class CommonRow(Row):
    id: str
    maxima: dict[str, int]


class AlphaBotRow(Row):
    id: str
    shields: int
    elevator_above: int
    elevator: list[int]
    status_b: int
    console_b: int


class ConsoleRow(Row):
    side: str
    id: str
    effect: list[str]


class CoreRow(Row):
    id: str
    effect: list[str]

"""Positions of It is Learning."""

from __future__ import annotations

from rulewright.games.ark_awakening import learning
from rulewright.games.ark_awakening.verbs import CAUSES
from tests.games.ark_awakening.given import Position, cell, given

MISSION = ("R01", "R08", "R05")  # in e3, e4, e5
DARK = 2
SOUTH = 2


def infested(players: int = 2, dark: bool = False, **options: object) -> Position:
    """Challengers on an Ark with nothing but the mission rooms in e3, e4 and e5."""
    p = given(players + dark, "learning", 1, enemy=int(dark), **options)
    p.s.marks = [0] * len(p.s.marks)
    p.s.supply = 30
    return p.rooms(e3="R01", e4="R08", e5="R05").shared(*MISSION)


def crossing(p: Position) -> Position:
    """ARK-EXM-15: target b2 with its rear in the south, a2 to its left, b3 in front, b1 behind."""
    p.rooms(b2="R02", a2="R03", b3="R04", b1="R06")
    p.s.rear[cell("b2")] = SOUTH
    return p


def row(p: Position) -> Position:
    """A row of rooms a3 to e3; e3 is the nearest mission room for those in it."""
    return p.rooms(a3="R02", b3="R03", c3="R04", d3="R06")


def acts(p: Position, label: str) -> Position:
    """What the strategy does in a target room."""
    p.s.stack.clear()
    learning.act(p.s, cell(label))
    p.s.advance()
    return p


def cause(p: Position) -> str:
    return CAUSES[p.s.cause] if p.s.result < 0 else ""

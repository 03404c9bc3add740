"""The check of the source: each planted fault is found, and what is right is left alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulewright.core import lint
from rulewright.core.data import OUTSIDE, fields
from rulewright.core.state import ROLES
from tests.toys import tidewrack

RIGHT = """
class Board:
    def __init__(self, seat: int, of: Board | None = None) -> None:
        self.seat: int = seat
        self.hand: list[int] = of.hand[:] if of else []
        self.deck: Zone = of.deck.copy() if of else Zone(NOBODY)
        self.boxes: list[list[int]] = [box[:] for box in of.boxes] if of else []
        self.points: int = of.points if of else 0
        self.legal: list[int] = of.legal if of else []
        self.log: list[int] | None = None

    def gain(self, n: int) -> None:
        self.points += n
        self.hand = []
"""

TABLE = """
class Table:
    def __init__(self, of: Table | None = None) -> None:
        self.hat: int = of.hat if of else 0
"""


def test_what_is_right_passes() -> None:
    assert lint.problems(RIGHT) == []


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("of.points if", "of.seat if", "Board.points: copies of.seat"),
        ("of.hand[:] if", "of.hand if", "Board.hand: shared, not copied"),
        ("of.deck.copy() if", "of.deck if", "Board.deck: shared, not copied"),
        ("of.hand[:] if of else []", "[]", "Board.hand: copies nothing"),
        ("of.points if of else 0", "0", "Board.points: copies nothing"),
        ("self.points: int = of.points", "self.points = of.points", "Board.points: has no type"),
        ("self.hand = []", "self.pile = []", "Board.pile: first set outside __init__"),
        ("self.hand = []", "self.pile: int = 3", "Board.pile: first set outside __init__"),
        ("self.points += n", "self.total += n", "Board.total: first set outside __init__"),
    ],
)
def test_a_planted_fault_is_named(old: str, new: str, answer: str) -> None:
    assert old in RIGHT
    assert lint.problems(RIGHT.replace(old, new)) == [answer]


@pytest.mark.parametrize("base", ["State", "Flow", "Table", "Frame[Any]"])
def test_a_stray_field_is_found_below_known_classes(base: str) -> None:
    lines = RIGHT.replace("class Board:", f"class Board({base}):").splitlines()
    source = TABLE + "\n".join(line for line in lines if "legal" not in line and "log" not in line)
    known = "self.actor = 1" if base in ("State", "Flow") else "self.hat = 1"
    assert lint.problems(source) == []
    for line in ("self.pile = []", "self.points, self.pile = 1, []", known):
        stray = "pile" in line and base != "Frame[Any]"
        found = lint.problems(source.replace("self.hand = []", line))
        assert found == (["Board.pile: first set outside __init__"] if stray else [])


@pytest.mark.parametrize("name", sorted(ROLES))
def test_a_game_names_no_field_as_the_kernel_does(name: str) -> None:
    source, told = TABLE.replace("hat", name), f"Table.{name}: every state has one"
    assert told in lint.problems(source.replace("class Table", "class Table(State)"))
    assert told not in lint.problems(source), "a piece may"


def test_every_field_of_the_kernel_has_a_role_and_no_role_is_idle() -> None:
    s = tidewrack.GAME.new()
    own = {"boards", "deck", "discards", "market", "round"}
    assert {*fields(s), *OUTSIDE} - own == ROLES.keys()
    assert all(hasattr(s, name) for name in ROLES)


def test_other_classes_are_free() -> None:
    assert lint.problems("class A:\n    def __init__(self, x: int) -> None:\n        self.x = x\n") == []


def test_the_command_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "table.py").write_text(RIGHT, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["lint", str(tmp_path)])
    with pytest.raises(SystemExit) as end:
        lint.main()
    assert not end.value.code and capsys.readouterr().out == "1 files: every state field is copied\n"
    (tmp_path / "table.py").write_text(RIGHT.replace("of.points if", "of.seat if"), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        lint.main()
    assert end.value.code and "table.py: Board.points: copies of.seat" in capsys.readouterr().out

"""An owner's values: they are played as printed, or the load refuses with a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.given import content, told

PLAY = """
from tests.games.septikon.given import A, Position

p = Position().clones(A, "u8").ends_on(A, "a1")
play(5, 2, "damage10", preset="yes", cap=300)
walk = Position().clones(A, "u1").rolled(A, 1)
say(
    units=p.s.stations[A].units(1), told=texts(game, "en").effect(game.effects.effects[0]),
    from_u1=sorted(walk.moves("u1")),
)
"""


def played(folder: Path, **files: str) -> dict[str, Any]:
    return told("septikon", PLAY, content(folder, "septikon", **files))


def test_an_owners_module_is_played_and_told(tmp_path: Path) -> None:
    rows = '[[module]]\nid = "LIC"\neffect = "gain bm 3"\n[[module]]\nid = "LAS"\ncost = { en = 2 }\n'
    found = played(tmp_path, modules=rows)
    assert (found["units"], found["told"]) == (8, "Gain 3 BioMass.")


def stairs(start: str, end: str) -> str:
    """The stairs from there lead elsewhere."""
    return f'[[passage]]\nkind = "stairs"\nfrom = "{start}"\nto = "{end}"\n'


@pytest.mark.clause("SEP-G-02")
def test_stairs_may_lead_elsewhere(tmp_path: Path) -> None:
    assert played(tmp_path, passages=stairs("u1", "s2"))["from_u1"] == ["s2", "t1"]


LOOK = """
from rulewright.core.look import Lit
from rulewright.games.septikon import board

seen = game.new(2, "standard", 7).shown(0)
drawn = board.draw(seen, 0, texts(game, "en"), Lit({}, None, None, (200, 60))).plain.splitlines()
say(rows={line[0]: line[1:] for line in drawn if line[1:2] == " "})
"""


@pytest.mark.clause("SEP-G-02", "SEP-G-09")
def test_moved_stairs_are_drawn_in_the_terminal(tmp_path: Path) -> None:
    """Each end says to which column it leads; where they were there is a wall."""
    shipped = told("septikon", LOOK)["rows"]
    assert shipped["u"].startswith(" NUA LIC") and shipped["s"].startswith(" BIC│NUA")
    folder = content(tmp_path, "septikon", passages=stairs("u1", "s2") + stairs("a1", "b1"))
    found = told("septikon", LOOK, folder)["rows"]
    assert found["u"].startswith(" NUAsLIC") and found["s"].startswith(" BICuNUA")
    assert found["a"].startswith(" LIC│FO2") and found["b"] == shipped["b"]


@pytest.mark.parametrize(
    ("file", "rows", "sentence"),
    [
        ("modules", '[[module]]\nid = "LAS"\ncount = 9\n', "LAS: count = 9, but board.toml has 10 squares"),
        ("modules", '[[module]]\nid = "LAS"\neffect = "zap 1"\n', "unknown effect 'zap 1'; known: arm, beam"),
        (
            "modules",
            '[[module]]\nid = "LIC"\neffect = "gain air 1"\n',
            "unknown resource 'air'; known: ox, bm",
        ),
        ("modules", '[[module]]\nid = "LIC"\neffect = "free; free"\n', "LIC: 'free; free' is more than one"),
        ("modules", '[[module]]\nid = "LIC"\neffect = "beam"\n', "LIC: per_gunner = false does not fit"),
        (
            "modules",
            '[[module]]\nid = "LIC"\ncost = { air = 1 }\n',
            "module id 'LIC': cost holds 'air'; known: bm, ox",
        ),
        (
            "board",
            '[[level]]\nlevel = 1\nsquares = "LIC LIC"\n',
            "level 1 with 2 squares; there are 9 levels of 21",
        ),
        ("warehouses", '[[warehouse]]\nid = "OX"\nstart = 11\n', "OX: start = 11; it has 10 cells"),
        (
            "warehouses",
            '[[warehouse]]\nid = "OX"\nstart = 6\n',
            "OX: start = 6, but setup.toml has stock = 5",
        ),
        ("warehouses", '[[warehouse]]\nid = "OX"\nresource = "bm"\n', "in this order: ox, bm, rk"),
        (
            "passages",
            '[[passage]]\nkind = "shaft"\nfirst = 2\nlast = 7\ncolumn = 4\n',
            "entrance = 9, which is beside the shaft; passages.toml has its column = 4",
        ),
        ("passages", stairs("u1", "u3"), "stairs from u1 to u3; they join two squares, none of them a cell"),
        (
            "warehouses",
            '[[warehouse]]\nid = "OX"\nlevel = 4\n',
            "level 4 needs two warehouses, one on each side",
        ),
        ("setup", '[[constant]]\nid = "die"\nvalue = 8\n', "die = 8; the board is built for 6"),
        (
            "setup",
            '[[constant]]\nid = "clones"\nvalue = 6\n',
            "6 Clones begin on as many different inner squares",
        ),
        ("setup", '[[constant]]\nid = "clone-limit"\nvalue = 4\n', "clones = 5, clone-limit = 4; at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, file: str, rows: str, sentence: str) -> None:
    assert sentence in played(tmp_path, **{file: rows})["error"]

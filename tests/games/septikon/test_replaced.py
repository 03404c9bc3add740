"""An owner's values: they are played as printed, or the load refuses with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.given import content, run

PLAY = """
from rulewright.core.rng import seeded
from rulewright.core.texts import texts
from rulewright.games.septikon import GAME
from rulewright.games.septikon.invariants import invariants
from tests.games.septikon.given import A, Position

p = Position().clones(A, "u8").ends_on(A, "a1")
print(p.s.stations[A].units(1))
print(texts(GAME, "en").effect(GAME.effects.effects[0]))
s, rng = GAME.new(2, "damage10", 5, preset="yes", cap=300), seeded(3)
while not s.over:
    s.apply(s.legal[rng.below(len(s.legal))])
    assert invariants(s) == [], invariants(s)
print("over")
"""


def test_an_owners_module_is_played_and_told(tmp_path: Path) -> None:
    rows = '[[module]]\nid = "LIC"\neffect = "gain bm 3"\n[[module]]\nid = "LAS"\ncost = { en = 2 }\n'
    done = run(PLAY, content(tmp_path, "septikon", modules=rows))
    assert done.stdout.splitlines() == ["8", "Gain 3 BioMass.", "over"], done.stderr


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
        ("setup", '[[constant]]\nid = "die"\nvalue = 8\n', "die = 8; the board is built for 6"),
        (
            "setup",
            '[[constant]]\nid = "clones"\nvalue = 6\n',
            "6 Clones begin on as many different inner squares",
        ),
        ("setup", '[[constant]]\nid = "clone-limit"\nvalue = 4\n', "clones = 5, clone-limit = 4; at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    tmp_path: Path, file: str, rows: str, sentence: str
) -> None:
    done = run("import rulewright.games.septikon", content(tmp_path, "septikon", **{file: rows}))
    assert done.returncode and sentence in done.stderr.splitlines()[-1], done.stderr

"""A designer's mistakes in replaced content: each is told by its row and what is allowed, in a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.core.content import REPLACEMENTS

# Each in a process of its own, because a game is made once in a process; forked, because that is quick.
TRIED = """
import json, os, sys
from pathlib import Path
from rulewright import GameError, game
import rulewright.core.game, rulewright.core.menu, rulewright.core.rulebook, rulewright.core.texts

def told(name, folder):
    os.environ["RULEWRIGHT_CONTENT"] = folder
    try:
        game(name).start(game(name).setup(None, None, 1, {}, bots=True))
    except GameError as error:
        return str(error)
    except Exception as error:
        return f"a traceback: {error!r}"
    return "nothing"

for folder in sorted(map(str, Path(sys.argv[2]).iterdir())):
    reader, writer = os.pipe()
    if not os.fork():
        os.write(writer, told(sys.argv[1], folder).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as said:
        print(json.dumps(said.read()))
    os.wait()
"""

Mistake = tuple[str, str, str, str]  # file, the row, what is wrong in it, what is said of that
MISTAKES: dict[str, list[Mistake]] = {
    "age_of_automaton": [
        ("equipment", "equipment id 'E01'", 'ability = ["tokens X2"]', "unknown colour 'X'; known: R, Y, B"),
        ("equipment", "equipment id 'E01'", 'ability = ["tokens R"]', "'tokens R' has a value that tokens"),
        ("equipment", "equipment id 'E01'", 'ability = ["tokns R2"]', "did you mean: tokens?"),
        ("equipment", "equipment id 'E01'", "cost = []", "cost is empty; no shipped value is"),
        ("equipment", "equipment id 'E01'", 'extra = "sales"', "did you mean: sale?"),
        ("blocked", "blocked id 'BA1'", 'actions = ["prospekt", "sale"]', "did you mean: prospect?"),
        ("board", "column id 'C1'", 'worker = "dig"', "known: dig, "),
        ("dice", "die id 'resource'", "faces = []", "faces is empty"),
        ("achievements", "achievement id 'AC-1A'", 'requirement = "credit>=2"', "measures: advanced"),
    ],
    "ark_awakening": [
        ("artifacts", "artifact id 'AC01'", 'use = "airlok 2"', "did you mean: airlock?"),
        ("artifacts", "artifact id 'AC01'", 'power = "6"', "Expected `array`, got `str`"),
        ("missions", "mission id 'MI-01'", 'rooms = ["R27", "R99", "R12"]', "R99"),
        ("rooms", "room id 'R01'", "squares = -1", "no shipped value is below 0"),
        ("rooms", "room id 'R01'", "cost = { osmum = 3 }", "did you mean: osmium?"),
        ("biodomes", "faction id 'hara'", 'abilities = ["broood"]', "brood"),
    ],
    "septikon": [
        ("modules", "module id 'LIC'", 'effect = "gain zz 1"', "zz"),
        ("modules", "module id 'LIC'", 'effect = "gain bm"', "'gain bm' lacks a value"),
        ("modules", "module id 'LIC'", 'effect = "gian bm 1"', "did you mean: gain?"),
        ("modules", "module id 'LIC'", 'count = "seven"', "Expected `int`, got `str`"),
        ("modules", "module id 'LIK'", "count = 7", "unknown module id 'LIK'; known by id: "),
        ("modules", "module id 'LIC'", "cuont = 7", "did you mean: count?"),
    ],
    "stress_botics": [
        ("items", "item id 'AI01'", "cost = { titan = 1 }", "cost holds 'titan'"),
        ("items", "item id 'AI01'", "vp = 1.5", "Expected `int`, got `float`"),
        ("items", "item id 'AI01'", "copies = []", "copies is empty"),
        ("items", "item id 'AI01'", 'effect = ["pay B1", "gian C2"]', "did you mean: gain?"),
        ("items", "item id 'AI01'", 'effect = ["pay B1", "gain Z2"]', "unknown piece 'Z'; known: C, T, S, B"),
        ("secondary", "secondary id 'SO01'", 'first = "shield 9"', "shields"),
        ("tokens", "token id 'E01'", 'steps = ["advnce"]', "advance"),
        ("tokens", "token id 'E01'", 'produces = ["LAX"]', "LAI"),
        ("items", "item id 'AI99'", "vp = 1", "unknown item id 'AI99'"),
    ],
    "time_capsules": [
        ("artifacts", "artifact id 'B01'", 'effect = "VP()"', "'VP()' lacks a value"),
        ("artifacts", "artifact id 'B01'", 'effect = "VP(X2)"', "unknown amount 'X2'"),
        ("artifacts", "artifact id 'B01'", 'effect = ""', "unknown effect ''; known: BAT"),
        ("artifacts", "artifact id 'B01'", 'colour = "blu"', "did you mean: blue?"),
        ("artifacts", "artifact id 'B01'", "vp = true", "Expected `int`, got `bool`"),
        ("artifacts", "artifact id 'B01'", 'vp = 1\n[[artifact]]\nid = "B01"\nvp = 2', "is there twice"),
        ("objects", "object id 'b1'", 'upgrade = "b9"', "unknown upgrade of b1 'b9'; known: b1"),
    ],
}  # fmt: skip


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.parametrize("game", MISTAKES)
def test_a_mistake_is_told_by_its_row_and_what_is_allowed(game: str, tmp_path: Path) -> None:
    for number, (file, row, line, _) in enumerate(MISTAKES[game]):
        kind, _, id = row.replace("'", '"').partition(" id ")
        folder = tmp_path / f"{number:02}" / game
        folder.mkdir(parents=True)
        (folder / f"{file}.toml").write_text(f"[[{kind}]]\nid = {id}\n{line}\n", encoding="utf-8")
    surroundings = {name: value for name, value in os.environ.items() if name != REPLACEMENTS}
    done = subprocess.run(
        [sys.executable, "-c", TRIED, game, str(tmp_path)], capture_output=True, text=True, env=surroundings
    )
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(said) == len(MISTAKES[game]), done.stderr
    for told, (_, row, line, answer) in zip(said, MISTAKES[game], strict=True):
        assert row in told and answer in told, f"{line}: {told}"
        assert str(tmp_path) in told and "Error(" not in told, told

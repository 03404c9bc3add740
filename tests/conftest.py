"""Which build is under test, and what the `clause` marker does."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from hypothesis import settings

import rulewright

settings.register_profile("rulewright", deadline=None, derandomize=True)  # the same run everywhere
settings.load_profile("rulewright")


def build() -> str:
    """'compiled' or 'pure': what `import rulewright` gives here."""
    spec = importlib.util.find_spec("rulewright.core.state")
    return "compiled" if spec and Path(spec.origin or "").suffix in (".so", ".pyd") else "pure"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--build", choices=("pure", "compiled"), help="fail unless this build is the one tested")
    parser.addoption("--clause", metavar="ID", help="only tests of clauses that begin with ID, as SK-3.2")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--build")
    if wanted and wanted != build():
        raise pytest.UsageError(f"--build {wanted}: the installed rulewright is the {build()} build")


def pytest_report_header(config: pytest.Config) -> str:
    return f"rulewright: {build()} build in {Path(rulewright.__path__[0])}"


def clauses(item: pytest.Item) -> list[str]:
    return [str(clause) for marker in item.iter_markers("clause") for clause in marker.args]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = items[:]
    if wanted := config.getoption("--clause"):
        chosen = [item for item in chosen if any(clause.startswith(wanted) for clause in clauses(item))]
    other = "compiled" if build() == "pure" else "pure"
    chosen = [item for item in chosen if item.get_closest_marker(other) is None]
    # Last those with a browser: its driver keeps a loop running, beside which no other can be started.
    chosen.sort(key=lambda item: "driver" in getattr(item, "fixturenames", ()))
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def pytest_runtest_setup(item: pytest.Item) -> None:
    if cited := clauses(item):  # a failure names the rule that is broken
        item.add_report_section("setup", "clause", ", ".join(cited))

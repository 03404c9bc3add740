"""A browser for the session and a server for each module; skipped where no Chromium is installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulewright.server.limits import Allowance
from tests.conftest import build
from tests.server.given import Running, running
from tests.server.given import repeatable as repeatable

sync_api = pytest.importorskip("playwright.sync_api")


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    from tests.browser.given import PATIENCE, chromium, launch

    if build() == "compiled":
        pytest.skip("the pages are the same on both builds: tested on the pure one")
    path = chromium()
    if path is None:
        pytest.skip("no Chromium here: apt-get install chromium, or set RULEWRIGHT_CHROMIUM to one")
    sync_api.expect.set_options(timeout=PATIENCE)  # as long as clicks wait: a busy machine is no fault
    with sync_api.sync_playwright() as playwright:
        opened = launch(playwright, path)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db", wide=False) as found:
        # Visitors come from one address here: they may make more tables, all else is as a player meets it.
        found.allowance.tables = Allowance(wide=True).tables
        yield found


@pytest.fixture
def origin(served: Running) -> str:
    return f"http://127.0.0.1:{served.port}"

"""A browser for the session and a server for each module; skipped where no Chromium is installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from rulewright.server.limits import Allowance
from tests.conftest import build
from tests.server.given import Running, running
from tests.server.given import repeatable as repeatable

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

sync_api = pytest.importorskip("playwright.sync_api")


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    from tests.browser.given import PATIENCE

    if build() == "compiled":
        pytest.skip("the pages are the same on both builds: tested on the pure one")
    sync_api.expect.set_options(timeout=PATIENCE)  # as long as clicks wait: a busy machine is no fault
    with sync_api.sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    from tests.browser.given import NAMES

    yield from opened(driver, NAMES)


@pytest.fixture(scope="session")
def whole_browser(driver: Playwright) -> Iterator[Browser]:
    """One that shows notifications, which the shell does not."""
    from tests.browser.given import WHOLE

    yield from opened(driver, WHOLE)


def opened(driver: Playwright, names: list[str]) -> Iterator[Browser]:
    from tests.browser.given import chromium, launch

    path = chromium(names)
    if path is None:
        pytest.skip(
            f"none here of {', '.join(names)}: apt-get install {names[0]}, or name one in RULEWRIGHT_CHROMIUM"
        )
    found = launch(driver, path)
    yield found
    found.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db", wide=False) as found:
        # Visitors come from one address here: they may make more tables, all else is as a player meets it.
        found.allowance.tables = Allowance(wide=True).tables
        yield found


@pytest.fixture
def origin(served: Running) -> str:
    return f"http://127.0.0.1:{served.port}"

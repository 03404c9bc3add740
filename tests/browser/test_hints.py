"""Hint in the browser: the best choice is lit and told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from rulewright.server import room
from tests.browser.given import seated
from tests.server.given import Running


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The expert need not be good here."""
    monkeypatch.setattr(room, "HINT", 0.2)
    yield


def test_h_lights_the_best_choice_and_says_it(browser: Browser, served: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = served.make("tidewrack", seats=seats)
    with seated(browser, served, made, 0) as ann:
        expect(ann.page.get_by_role("button", name="Hint")).to_be_enabled()
        ann.page.keyboard.press("h")
        hint = ann.page.get_by_role("region", name="Hint")
        expect(hint).to_contain_text("The best by the bot’s estimate")
        expect(hint.locator("[data-advice].on")).to_have_count(1)
        ann.page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
        assert not ann.faults

"""Every kind of decision of every game in the browser: asked in words, drawn without a fault, answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect

import rulewright
from tests.browser.given import DESK, PHONE, Visitor, again, from_the_list, lay, visitor
from tests.browser.kinds import declared, met
from tests.server.given import Running, running

GAMES = [game.id for game in rulewright.known()]
NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which many tables may be made at once."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db") as found:
        yield found


LEAVE = {"done", "skip", "pass", "stop", "end"}  # what goes on without more


def leaving(one: Visitor, bar: str) -> None:
    """It has a button of its own: it is never in the list of all alone."""
    if one.page.locator("[data-staged], .tally").count():
        return
    own = one.page.locator(f"{bar} [data-option]").evaluate_all("all => all.map(x => x.dataset.option)")
    if all(x.isdigit() for x in own):  # else a way begins with it
        away = [option for option in one.picture["options"] if option["verb"] in LEAVE and not option["args"]]
        assert {str(option["id"]) for option in away} <= set(own), f"{away} behind more"


def answer(one: Visitor) -> None:
    """Take what the bar offers first: by its button, or where the bar holds a stage, from the list of all."""
    page, before = one.page, one.picture["decision"]

    def click() -> None:
        if page.locator("[data-staged]").count():
            from_the_list(page, "[data-option]")
        else:
            page.locator(".bar [data-option]").first.click()

    again(page, click)
    several = page.get_by_role("button", name="Show all")
    one.until(lambda: one.picture["decision"] != before or several.count())
    if one.picture["decision"] == before:
        again(page, click)  # which of those that share a button
    one.until(lambda: one.picture["decision"] != before)


def visit(one: Visitor, served: Running, s: Any) -> None:
    seat = s.deciders[0]
    made = lay(served, s.copy(), NAMES)
    one.heard.clear()
    one.page.set_viewport_size(DESK)
    one.go(f"/t/{made['table']}#seat={made['tokens'][str(seat)]}")
    expect(one.page.locator("#prompt")).not_to_be_empty()
    expect(one.page.locator(".bar [data-option], [data-staged]").first).to_be_visible()
    assert one.picture["seat"] == seat and len(one.picture["options"]) > 1
    one.page.set_viewport_size(PHONE)
    expect(one.page.locator(".po [data-option], .po [data-staged]").first).to_be_attached()
    expect(one.page.locator(".pr p")).not_to_be_empty()
    leaving(one, ".po")
    one.page.set_viewport_size(DESK)
    expect(one.page.locator(".bar [data-option], [data-staged]").first).to_be_visible()
    leaving(one, ".bar")
    answer(one)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_asked_and_answered(browser: Browser, wide: Running, game: str) -> None:
    found = met(game)
    assert set(found) == declared(game)
    wrong: dict[str, str] = {}
    with visitor(browser, f"http://127.0.0.1:{wide.port}", coached=True, motion=False) as one:
        for kind, s in found.items():
            try:
                visit(one, wide, s)
            except (AssertionError, Error) as fault:
                wrong[kind] = str(fault)[:200]
            if one.faults:
                wrong[kind] = "; ".join(one.faults)
                one.faults.clear()
    assert not wrong

"""Guided first games in a real browser: played by somebody who clicks what is lit, and left by somebody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rulewright import games
from rulewright.core.lesson import lesson
from tests.browser.given import DESK, PHONE, Visitor, fits, visitor

OFFERED = ".bar [data-option], .po [data-option]"
MOST = 150  # clicks: more would not be a quarter of an hour


def begin(one: Visitor, game: str) -> Page:
    """From the home page into the lesson of a game."""
    page = one.go(f"/new/{game}")
    page.locator("button.learn").click()
    page.locator(".lesson[data-step]").wait_for()
    return page


def said(page: Page) -> str | None:
    """The step that is on screen."""
    return page.locator(".lesson").get_attribute("data-step") if page.locator(".lesson").count() else None


def act(one: Visitor) -> None:
    """What who is led does next: read on, take what is lit, else what the game offers first, or end the turn."""
    page, read = one.page, one.page.locator(".lesson .go")
    if read.count():
        return read.click()
    offered = page.locator(OFFERED)
    if page.get_by_role("button", name="Something else").or_(page.get_by_role("button", name="Otra cosa")).count():
        assert offered.count() == 1, (said(page), offered.all_inner_texts())  # one thing is lit
        return offered.click()
    default = next((o["id"] for o in one.picture["options"] if o["default"]), None)
    usual = page.locator(f".bar [data-option='{default}'], .po [data-option='{default}']")
    split = page.locator(".tally .go:not([disabled])")
    for way in (split, usual, offered, page.locator(".endturn:not([disabled])")):
        if way.count():
            return way.first.click()
    raise AssertionError(f"nothing can be clicked at {said(page)}")


SCENE = """() => [...document.querySelectorAll('.lesson, .bar, .pr, .po, .more')].map(x => x.textContent).join()
    + (document.querySelector('[data-state]')?.dataset.state ?? '')
    + (document.querySelector('[data-staged]')?.dataset.staged ?? '')"""
OPEN = f".lesson .go, {OFFERED}, .endturn:not([disabled])"


def follow(one: Visitor) -> list[str]:
    """The whole lesson; its steps as they were said."""
    page, met = one.page, list[str]()
    for _ in range(MOST):
        page.locator(OPEN).first.wait_for()
        now = said(page)
        if now and now not in met:
            met.append(now)
        before = page.evaluate(SCENE)
        act(one)
        if now == "farewell":
            expect(page.locator(".lesson .steps")).to_have_count(0)  # from now on only the coach speaks
            return met
        page.wait_for_function(f"([before]) => ({SCENE})() !== before", arg=[before])
    raise AssertionError(f"no farewell; met {met}")


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [
        ("septikon", DESK, "en"),
        ("septikon", PHONE, "en"),
        ("time_capsules", DESK, "es"),
        ("age_of_automaton", DESK, "en"),
        ("stress_botics", DESK, "en"),
    ],
)
def test_a_lesson_is_played_by_clicking_what_is_lit(
    browser: Browser, origin: str, game: str, size: ViewportSize, lang: str
) -> None:
    known = lesson(games.game(game))
    assert known is not None
    with visitor(browser, origin, size, name="Ada", lang=lang) as one:
        page = begin(one, game)
        assert fits(page)
        assert follow(one) == [step.id for step in known.step]
        assert not one.faults

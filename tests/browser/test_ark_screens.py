"""Ark: Awakening on every screen, in every mode: nothing cut, covered, tiny or unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rulewright.games.ark_awakening.turn import Round
from tests.browser.ark import (
    PEOPLE,
    later,
    raw_keys,
    room,
    take,
)
from tests.browser.given import (
    DESK,
    PHONE,
    Theme,
    asked,
    faults_of,
    fits,
    lay,
    seated,
    settled,
    small,
    tiny,
)
from tests.browser.test_eyes import OVERLAPS
from tests.games.ark_awakening.given import RED, Position, given
from tests.server.given import Running

SIDEWAYS = "phone on its side"
SCREENS: dict[str, ViewportSize] = {
    "desk": DESK,
    "small desk": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    SIDEWAYS: {"width": 844, "height": 390},
    "phone": PHONE,
}
LATER = {  # seats, and choices after which a lot lies on the table
    "first_mission": (1, 60),
    "awakening": (2, 200),
    "learning": (2, 40),
    "glitch": (3, 120),
    "guardians": (4, 150),
    "fallout": (5, 260),
}

# Of the places so called, which lie wholly inside what scrolls?
IN_SIGHT = """([frame, places]) => {
    const seen = document.querySelector(frame).getBoundingClientRect();
    return [...document.querySelectorAll(places)].map(x => x.getBoundingClientRect()).map(r =>
        r.left >= seen.left && r.right <= seen.right && r.top >= seen.top && r.bottom <= seen.bottom);
}"""


def pages(page: Page) -> Iterator[int]:
    """Every page of a phone, one after the other; elsewhere all is on one."""
    tabs = page.locator(".pn button")
    for n in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(n).click()
        settled(page)
        yield n


@pytest.mark.parametrize("mode", LATER)
def test_all_modes_and_seats_on_all_screens(browser: Browser, served: Running, mode: str) -> None:
    """Nothing is cut, covered or smaller than 12 pixels; fingers hit everything."""
    seats, choices = LATER[mode]
    p = later(mode, seats, choices=choices)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0]) as one:
        asked(one.page)
        for screen, size in SCREENS.items():
            if screen == "phone":
                continue  # it is touched: another page
            one.page.set_viewport_size(size)
            for _ in pages(one.page):
                all_is_well(one.page)
                assert screen != SIDEWAYS or small(one.page) == []
        assert not one.faults


@pytest.mark.parametrize("mode", LATER)
def test_all_modes_and_seats_on_a_phone(browser: Browser, served: Running, mode: str) -> None:
    seats, choices = LATER[mode]
    p = later(mode, seats, choices=choices)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0], size=PHONE) as one:
        asked(one.page)
        for _ in pages(one.page):
            all_is_well(one.page)
            assert small(one.page) == []
            assert not faults_of(one.page)
            expect(one.page.locator(".top .terms")).to_have_text(one.picture["table"]["mode_name"])
        assert not one.faults


def all_is_well(page: Page) -> None:
    assert tiny(page) == []
    assert page.evaluate(OVERLAPS) == []
    assert fits(page)


def five(mode: str) -> Position:
    """Five at the table: against an Enemy the fifth is the Dark Player."""
    if mode in ("guardians", "learning"):
        return later(mode, 5, choices=120, enemy="dark")
    return later(mode, 5, choices=120)


@pytest.mark.parametrize("mode", ["awakening", "fallout", "guardians", "learning"])
def test_five_have_everything_in_sight_on_a_desk(browser: Browser, served: Running, mode: str) -> None:
    """Every seat with all its lines, and what wins with the enemy board, without scrolling."""
    p = five(mode)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0]) as one:
        asked(one.page)
        settled(one.page)
        for part in (".seats", ".aside"):
            hidden = one.page.locator(part).evaluate("x => x.scrollHeight - x.clientHeight")
            assert hidden <= 1, (part, hidden)
        assert tiny(one.page) == []


def test_the_enemy_board_of_learning_is_whole_beside_the_log(browser: Browser, served: Running) -> None:
    p = later("learning", 2, choices=40)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0]) as one:
        asked(one.page)
        settled(one.page)
        aside = one.page.locator(".aside")
        assert aside.evaluate("x => [x.scrollHeight - x.clientHeight, x.scrollWidth - x.clientWidth]") == [
            0,
            0,
        ]


LINES = 4  # of the log that are always in sight
LINE = 20  # pixels


@pytest.mark.parametrize("screen", ["desk", "small desk"])
@pytest.mark.parametrize("mode", ["awakening", "fallout", "guardians", "learning"])
def test_five_leave_the_log_its_lines_with_the_newest_in_sight(
    browser: Browser, served: Running, mode: str, screen: str
) -> None:
    p = five(mode)
    made, who = lay(served, p.s, PEOPLE), p.s.deciders[0]
    with seated(browser, served, made, who, size=SCREENS[screen]) as one:
        page, log = one.page, one.page.locator(".side .log")
        asked(page)
        settled(page)
        assert log.evaluate("x => x.clientHeight") >= LINES * LINE
        take(one, one.picture["options"][0]["id"])
        below = "x => x.childElementCount ? x.scrollHeight - x.scrollTop - x.clientHeight : -1"
        one.until(lambda: 0 <= log.evaluate(below) <= 1)
        assert log.evaluate("x => x.clientHeight") >= LINES * LINE
        assert not one.faults


@pytest.mark.parametrize("screen", [SIDEWAYS, "phone"])
def test_in_the_hand_the_map_shows_what_wins_and_what_one_has(
    browser: Browser, served: Running, screen: str
) -> None:
    won = {
        "first_mission": "Goals 4/6",
        "awakening": None,  # no mission yet
        "guardians": "turns left",
        "learning": "of 5 adaptations",
        "fallout": "peace",
    }
    for mode, words in won.items():
        p = later(mode, *LATER[mode][:1], choices=LATER[mode][1])
        made = lay(served, p.s, PEOPLE)
        with seated(browser, served, made, p.s.deciders[0], size=SCREENS[screen]) as one:
            page = one.page
            asked(page)
            page.get_by_role("button", name="Map", exact=True).click()
            page.get_by_role(
                "button", name="Control", exact=True
            ).click()  # on its side generators replace it
            expect(page.locator("main .stores")).to_be_in_viewport(ratio=1)
            strip = page.get_by_role("group", name="Mission", exact=True)
            if words:
                expect(strip).to_contain_text(words)
                expect(strip).to_be_in_viewport(ratio=1)
            else:
                expect(strip).to_have_count(0)


def test_in_the_hand_a_choice_without_undo_keeps_its_name(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").home(RED, 1).units(RED, "b2").hand(RED, "AC04")
    p.phase(RED, "ART").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE), size=PHONE) as one:
        page = one.page
        asked(page)
        draws = next(o for o in one.picture["options"] if o["verb"] == "research")
        choice = page.locator(f".po [data-option='{draws['id']}']")
        expect(page.locator(".pr")).to_contain_text("no undo after this")
        expect(choice.get_by_text("Research artifacts", exact=True)).to_be_in_viewport(ratio=1)
        assert not one.faults


def test_a_room_that_can_be_chosen_comes_into_sight(browser: Browser, served: Running) -> None:
    """Where the map is larger than its part of the screen, it is scrolled there."""
    p = given().rooms(b2="R15").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    size: ViewportSize = {"width": 390, "height": 560}
    with seated(browser, served, lay(served, p.s, PEOPLE), size=size) as one:
        page = one.page
        asked(page)
        page.get_by_role("button", name="Map", exact=True).click()
        expect(room(page, "b2")).to_have_class(re.compile(r"\blit\b"))
        one.until(lambda: page.evaluate(IN_SIGHT, ["main .ark", "[data-cell=b2]"]) == [True])
        assert page.evaluate(IN_SIGHT, ["main .ark", "[data-cell=a5]"]) == [False], "not everything has room"
        assert not one.faults


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(
    browser: Browser, served: Running, size: ViewportSize, theme: Theme
) -> None:
    p = later("guardians", 3, side="b", complexity=2)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0], size=size, theme=theme) as one:
        asked(one.page)
        for _ in pages(one.page):
            assert not faults_of(one.page)


def test_in_spanish_nothing_is_left_unsaid(browser: Browser, served: Running) -> None:
    for mode in ("fallout", "guardians", "first_mission", "glitch"):
        p = later(mode, 2)
        with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0], lang="es") as one:
            asked(one.page)
            expect(one.page.get_by_role("button", name="Energía", exact=True)).to_be_visible()
            assert not raw_keys(one.page)

"""Ark: Awakening at its own board: whole games, walks, exploring, energy, combat, lenses, small screens."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rulewright.games.ark_awakening.combat import Commit
from rulewright.games.ark_awakening.turn import Round
from rulewright.server.limits import Allowance
from tests.browser.given import (
    DESK,
    PHONE,
    Theme,
    asked,
    drawn,
    faults_of,
    finished,
    fits,
    lay,
    looks_back,
    prompt,
    seated,
    settled,
    small,
    step,
)
from tests.browser.test_eyes import OVERLAPS
from tests.games.ark_awakening.given import RED, YELLOW, Position, cell, fresh, given
from tests.server.given import Json, Running, running

ARK = "rulewright.games.ark_awakening"
PEOPLE = ["Ann", "Bob", "Cy", "Dee", "Eve"]
MAP = ".a-board .ark"
SCREENS: dict[str, ViewportSize] = {
    "desk": DESK,
    "small desk": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    "phone on its side": {"width": 844, "height": 390},
    "phone": PHONE,
}
BUSY = 260  # choices after which a lot lies on the table
TINY = """least => [...document.querySelectorAll('main *')].filter(x => x.checkVisibility() && !x.closest('.sr')
    && [...x.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim()))
    .map(x => [x, parseFloat(getComputedStyle(x).fontSize) * (x.getScreenCTM?.().a ?? 1)])
    .filter(([, size]) => size < least - .1)
    .map(([x, size]) => `${x.textContent.trim().slice(0, 20)} ${size}`)"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that also has the Ark, which players do not see yet."""
    store = f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db"
    with running(store, more=(ARK,), wide=False) as found:
        found.allowance.tables = Allowance(wide=True).tables
        yield found


def raw_keys(page: Page) -> list[str]:
    """Words that are missing show their key."""
    return re.findall(r"\b(?:ark|topic|page)-[a-z][\w-]*", page.locator("body").inner_text())


def later(mode: str, seats: int, seed: int = 2, choices: int = BUSY, **options: object) -> Position:
    """A random game after so many choices."""
    p = Position(seats, mode, seed, **options)
    p.s = s = fresh(seats, mode, seed, **options)
    rng = random.Random(seed)
    for _ in range(choices):
        assert not s.over
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    return p


def walking() -> Position:
    """Red may move: two units on b2, one on d3; the way from b2 leads over c2."""
    p = given().rooms(b2="R11", c2="R15", d2="R18", d3="F-Tia", d1="G1").home(RED, 1)
    p.units(RED, "b2", 2).units(RED, "d3").stock(RED, ti=4, bt=4, os=4, mt=4).cubes("R15", YELLOW)
    p.phase(RED, "MOB").s.stack.insert(0, Round())
    return p


# --- whole games ---------------------------------------------------------------------------------------
def plays_to_its_end(browser: Browser, served: Running, made: Json, size: ViewportSize = DESK) -> None:
    """By what a person can click. Every kind of question fits one screen and has its words."""
    rng, kinds = random.Random(4), set()
    with seated(browser, served, made, pace=0, size=size) as one:
        page = one.page
        while True:
            asked(page)
            if not one.picture["outcome"] and (kind := re.sub(r"\d+|: .*", "", prompt(page))) not in kinds:
                kinds.add(kind)
                assert fits(page), kind
                assert not raw_keys(page), kind
            if step(page, rng) == "over":
                break
        sheet = page.get_by_role("dialog", name="Score sheet")
        sheet.wait_for()
        assert not faults_of(page)
        assert not one.faults
    assert len(kinds) >= 4, kinds


def near_its_end(mode: str, seats: int, rounds: int, **options: object) -> Position:
    """A random game in which few rounds are left."""
    p = later(mode, seats, choices=0, **options)
    rng, s = random.Random(3), p.s
    while s.round < rounds or s.deciders != [RED]:
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    return p


def test_the_first_mission_to_its_end(browser: Browser, served: Running) -> None:
    made = served.make("ark_awakening", mode="first_mission", seed=3, seats=[{"kind": "me", "name": "Ann"}])
    plays_to_its_end(browser, served, made)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_guardians_alone_to_the_end(browser: Browser, served: Running, size: ViewportSize) -> None:
    made = served.make("ark_awakening", mode="guardians", seed=3, seats=[{"kind": "me", "name": "Ann"}])
    plays_to_its_end(browser, served, made, size)


@pytest.mark.parametrize("mode", ["awakening", "fallout"])
def test_rivals_to_the_end(browser: Browser, served: Running, mode: str) -> None:
    """The last rounds against a bot, with side B and Complexity 2."""
    s = near_its_end(mode, 2, 59, complexity=2, side="b").s
    plays_to_its_end(browser, served, lay(served, s, PEOPLE, bots=True))

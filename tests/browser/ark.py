"""Ark: Awakening at the browser: positions, places on the map, somebody who clicks through a game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from rulewright import bots
from rulewright.games.ark_awakening.turn import Round
from tests.browser.given import (
    DESK,
    PHONE,
    Visitor,
    choose,
    end_turn,
    finish,
    over,
    step,
)
from tests.games.ark_awakening.given import RED, YELLOW, Position, fresh, given
from tests.server.given import Json, Running

PEOPLE = ["Ann", "Bob", "Cy", "Dee", "Eve"]
MAP = ".a-board .ark"
SIZES = {"desk": DESK, "phone": PHONE}
BUSY = 150  # choices after which a lot lies on the table


def raw_keys(page: Page) -> list[str]:
    """Words that are missing show their key."""
    return re.findall(r"\b(?:ark|topic|page)-[a-z][\w-]*", page.locator("body").inner_text())


def room(page: Page, label: str) -> Locator:
    return page.locator(f"[data-cell={label}]")


def lens(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def later(mode: str, seats: int, seed: int = 2, choices: int = BUSY, **options: Any) -> Position:
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


Player = Callable[[Visitor], bool]  # does one thing that a person can click; False: the game is over


def at_random() -> Player:
    rng = random.Random(4)
    return lambda one: step(one.page, rng) != "over"


def take(one: Visitor, id: int) -> None:
    """Choose it from the list of all, or by END where END is that choice."""
    before, ends = one.picture["decision"], one.page.locator(f".endturn[data-option='{id}']")
    if not ends.count():
        choose(one, id)
        return
    ends.click()
    one.until(lambda: one.picture["decision"] != before or one.picture["outcome"])


def well(served: Running, made: Json) -> Player:
    """Whoever clicks asks a bot what to choose."""
    table, (luck, *_) = served.hall._rooms[made["table"]].table, bots.chances(4, 1)

    def click(one: Visitor) -> bool:
        if over(one.page):
            return False
        if end_turn(one.page).count():
            finish(one.page)
            return True
        take(one, bots.ask(bots.bot("greedy"), table.draft(RED).state, RED, luck))
        return True

    return click

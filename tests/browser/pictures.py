"""Draws the documentation's pictures: python -m tests.browser.pictures [folder]. Look at them after."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import rulewright
from rulewright import bots
from tests.browser.given import DESK, PHONE, asked, bring, chromium, launch, visitor
from tests.server import given
from tests.server.given import running

GAMES = 8
BUSY = 26  # how much should be going on


def busy(s: Any) -> int:
    """How much there is to see, with A to move and a choice of squares."""
    if s.over or s.deciders != [0] or s.turn < 20 or len(s.options(0)) < 12:
        return 0
    score = 0
    for station in s.stations:
        score += (
            3 * min(3, len(station.flyers))
            + 3 * min(2, len(station.satellites))
            + 3 * min(2, len(station.shields))
        )
        score += 3 * len(station.spies) + 2 * len(station.drones) + min(6, station.damage_mask().bit_count())
        score += 2 * min(2, len(station.gunners()))
    return score


def lively() -> tuple[dict[str, Any], dict[str, Any]]:
    """The record of a game at its busiest, and of the same game at its end."""
    game = rulewright.game("septikon")
    best: tuple[int, dict[str, Any], Any] = (0, {}, None)
    for seed in range(GAMES):
        s = game.new(seed=seed, preset="yes", cap=120)
        rngs = bots.chances(seed, 2)
        players = [bots.bot("greedy"), bots.bot("greedy")]
        while not s.over:
            seat = s.deciders[0]
            if random.Random(seed * 1000 + s.turn).random() < 0.25:
                s.play(seat, bots.ask(bots.bot("random"), s, seat, rngs[seat]))
            else:
                s.play(seat, bots.ask(players[seat], s, seat, rngs[seat]))
            if (score := busy(s)) > best[0]:
                best = (score, s.record(), None)
        if best[2] is None:
            best = (best[0], best[1], s.record())
        if best[0] >= BUSY:
            break
    return best[1], best[2]


def draw(folder: Path) -> None:
    now, end = lively()
    path = chromium()
    assert path, "no Chromium here"
    store = f"sqlite:///{tempfile.mkdtemp()}/tables.db"
    given.TOYS.clear()  # only what players see
    with running(store) as served, sync_playwright() as playwright:
        browser = launch(playwright, path)
        origin = f"http://127.0.0.1:{served.port}"
        table, over = bring(served, now), bring(served, end)
        for theme in ("dark", "light"):
            for size, word in ((DESK, ""), (PHONE, "-phone")):
                tail = word + ("-light" if theme == "light" else "")
                with visitor(browser, origin, size, theme, coached=True, name="Ada") as one:
                    page = one.go(table)
                    ready(page)
                    point(page, size is PHONE)
                    page.screenshot(path=folder / f"table{tail}.png")
                    one.go("/")
                    page.wait_for_timeout(700)
                    page.screenshot(path=folder / f"home{tail}.png")
                    if theme == "dark":
                        one.go(over)
                        page.locator(".verdict").wait_for()
                        page.wait_for_timeout(700)
                        page.screenshot(path=folder / f"end{tail}.png")
        browser.close()


def ready(page: Page) -> None:
    asked(page)
    page.wait_for_timeout(4000)  # until every option has been foreseen


def point(page: Page, phone: bool) -> None:
    """Point at the first option."""
    if phone:
        page.locator("[data-spot]").first.tap(force=True)
    else:
        page.locator(".bar [data-option]").first.hover()
    page.wait_for_timeout(500)


if __name__ == "__main__":
    wanted = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    wanted.mkdir(parents=True, exist_ok=True)
    draw(wanted)

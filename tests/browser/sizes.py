"""What is too small, covered or cut, by screen: `python -m tests.browser.sizes [GAME ...]`.

Each game early and late, with the fewest and the most seats, at five sizes; a line each: texts under 12
pixels (and the smallest of them), things that cover each other, and whether the page scrolls.
"""

from __future__ import annotations

import random
import sys
import tempfile
from itertools import product

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import rulewright
from rulewright.core.state import State
from tests.browser.given import asked, chromium, fits, launch, lay, seated, settled, tiny
from tests.browser.test_eyes import OVERLAPS
from tests.server import given
from tests.server.given import Running, running

GAMES = ["septikon", "time_capsules", "age_of_automaton", "stress_botics"]
SCREENS: dict[str, ViewportSize] = {
    "1024x768": {"width": 1024, "height": 768},
    "1280x720": {"width": 1280, "height": 720},
    "390x844": {"width": 390, "height": 844},
    "844x390": {"width": 844, "height": 390},
    "200 %": {"width": 720, "height": 450},
}
NAMES = ["Ann", "Bob", "Cy", "Dee"]
LATE = 0.7  # of a whole random game


def position(game: str, seats: int, late: bool) -> State:
    """A random game, at the beginning or near its end, where one person is asked."""
    rng = random.Random(2)
    whole = rulewright.game(game).new(seats=seats, seed=2)
    made = []
    while not whole.over:
        made.append((whole.deciders[0], rng.choice(whole.options(whole.deciders[0]))))
        whole.play(*made[-1])
    s = rulewright.game(game).new(seats=seats, seed=2)
    wanted = int(len(made) * LATE) if late else 0
    for n, (seat, option) in enumerate(made):
        if n >= wanted and not s.together:
            break
        s.play(seat, option)
    return s


def pages(page: Page) -> int:
    """How many pages there are: on a phone one is seen at a time."""
    return max(1, page.locator(".pn button").count())


def measured(browser: Browser, served: Running, s: State, size: ViewportSize) -> str:
    with seated(browser, served, lay(served, s, NAMES), s.deciders[0], size=size) as one:
        page, texts, covered, scrolls = one.page, list[str](), list[str](), False
        asked(page)
        for n in range(pages(page)):
            if page.locator(".pn button").count():
                page.locator(".pn button").nth(n).click()
            settled(page)
            texts += tiny(page)
            covered += page.evaluate(OVERLAPS)
            scrolls |= not fits(page)
    least = min((float(text.rsplit(" ", 1)[1]) for text in texts), default=12.0)
    return f"{len(texts):4} texts under 12 (least {least:.1f}), {len(covered):3} covered, scrolls: {scrolls}"


def main(games: list[str]) -> None:
    path = chromium()
    assert path, "no Chromium here"
    given.TOYS.clear()
    with running(f"sqlite:///{tempfile.mkdtemp()}/t.db") as served, sync_playwright() as playwright:
        browser = launch(playwright, path)
        for game in games:
            counts = rulewright.game(game).seats(next(iter(rulewright.game(game).modes)))
            setups = product(sorted({max(2, min(counts)), max(counts)}), (False, True), SCREENS)
            for seats, late, screen in setups:
                found = measured(browser, served, position(game, seats, late), SCREENS[screen])
                print(f"{game:16} {seats} {'late ' if late else 'early'} {screen:8} {found}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or GAMES)

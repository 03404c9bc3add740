"""How many clicks a turn takes: `python -m tests.browser.clicks GAME [TURNS]`.

Somebody plays against bots and knows what they want: mostly what the game offers first, sometimes anything
else. They click its button, or if it has none the lit thing on the board that bears its name, or look it up
in the list of all options; take a split as it is proposed; end the turn where it waits to be ended, or where
END takes just what they want. A turn is a run of own choices, from when others have acted to when they act
again.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections import Counter
from itertools import count, groupby

from playwright.sync_api import Locator, Page, sync_playwright

from tests.browser.given import Visitor, asked, chromium, launch, over, seated
from tests.server import given
from tests.server.given import Json, running

SEATS = 3
FIRST = 0.7  # of the decisions are answered by what is offered first


def turns(heard: list[Json]) -> int:
    """Times that they could choose, and then no more; the log does not tell every choice."""
    can = [bool(said["options"] or said["waiting"]) for said in heard if said["type"] == "picture"]
    return sum(mine for mine, _ in groupby(can))


def wanted(picture: Json, rng: random.Random) -> int:
    options = picture["options"]
    if not options:
        return -1
    first = next((option for option in options if option["default"]), options[0])
    return int((first if rng.random() < FIRST else rng.choice(options))["id"])


def click(page: Page, picture: Json, rng: random.Random) -> int:
    """One choice, or the end of the turn; how many clicks it took."""
    wish, out = wanted(picture, rng), picture.get("way_out", [])
    if out and wish == out[0]["id"] and page.locator(".endturn:not([disabled])").count():
        page.locator(".endturn").click()  # nothing more than what END takes
        return 1
    split = page.locator(".tally .go:not([disabled])")
    if split.count():
        split.click()
        return 1
    if not picture["options"]:
        page.locator(".endturn:not([disabled])").click()
        return 1
    if narrowed(page):
        page.locator(".bar .opt[data-option]").first.click()
        return 1
    button = page.locator(f".bar [data-option='{wish}']")
    ways = page.locator(".bar .opt[data-option]")
    labels = {option["id"]: re.sub("[.,]", "", option["label"]).lower() for option in picture["options"]}
    thing = lit(page, labels[wish], list(labels.values()))
    if thing and button.count() and "ways" in button.first.inner_text():
        thing.click()  # one of several that share a button: it lies on the board
        return 1
    if button.count():
        button.first.click()
        return 1
    if any(not x.isdigit() for x in ways.evaluate_all("all => all.map(x => x.dataset.option)")):
        ways.first.click()  # a walk, or another proposal, begins with it
        return 1
    if thing:
        thing.click()
        return 1
    page.keyboard.press("m")
    page.locator(f".more [data-option='{wish}']").click()
    return 2


# The names of lit things in sight: what stands on them first, or what they are called.
NAMED = """all => all.map(x => {
    const r = x.getBoundingClientRect();
    if (!x.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2))) return '';
    const words = (x.querySelector('.nm') ?? x.querySelector('.ti') ?? x).innerText || x.ariaLabel || '';
    return words.trim().split('\\n')[0].replace(/[.,]/g, '').toLowerCase();
})"""


def lit(page: Page, label: str, labels: list[str]) -> Locator | None:
    """The lit thing that a choice names; of several the one that names fewest others: a track, no action."""
    things = page.locator(":is(main, .dock) [data-spot]")
    names = [name if len(name) > 2 and name in label else "" for name in things.evaluate_all(NAMED)]
    named = [(sum(name in all for all in labels), -len(name), i) for i, name in enumerate(names) if name]
    return things.nth(min(named)[2]) if named else None


def narrowed(page: Page) -> bool:
    """The first click was about a thing; which of its ways is asked now."""
    return page.get_by_role("button", name="Show all").count() > 0


def drawn(one: Visitor) -> bool:
    """Do they have to choose in the newest picture, and does the page show it?"""
    now = one.picture
    page = one.page.locator(f"[data-state^='{now['decision']}/']")
    return bool(now["options"] or now["waiting"]) and page.count() > 0


def played(one: Visitor, most: int) -> tuple[int, int, Counter[str]]:
    """Clicks, turns, and what was asked at each click."""
    rng, page, clicks, why = random.Random(5), one.page, 0, Counter[str]()
    while turns(one.heard) <= most:
        one.until(lambda: over(page) or drawn(one))
        if over(page):
            break
        asked(page)
        picture, decision = one.picture, one.picture["decision"]
        why[(picture["prompt"] or {"text": "END"})["text"][:60]] += (took := click(page, picture, rng))
        clicks += took
        one.until(lambda: over(page) or narrowed(page) or one.picture["decision"] != decision)  # noqa: B023
    return clicks, turns(one.heard), why


def counted(game: str, most: int) -> tuple[int, int, Counter[str]]:
    """Of so many turns, in one game after the other."""
    path = chromium()
    assert path, "no Chromium here"
    given.TOYS.clear()
    clicks, number, why = 0, 0, Counter[str]()
    with running(f"sqlite:///{tempfile.mkdtemp()}/t.db") as served, sync_playwright() as playwright:
        browser = launch(playwright, path)
        bots = [{"kind": "bot", "bot": "random"}] * (SEATS - 1)
        for seed in count(5):
            made = served.make(game, seats=[{"kind": "me", "name": "Ada"}, *bots], seed=seed)
            with seated(browser, served, made, pace=0) as one:
                more, turned, asked_for = played(one, most - number)
            clicks, number, why = clicks + more, number + turned, why + asked_for
            if number >= most:
                break
        browser.close()
    return clicks, number, why


if __name__ == "__main__":
    clicks, number, why = counted(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40)
    print(f"{sys.argv[1]}: {clicks} clicks in {number} turns, {clicks / max(1, number):.1f} a turn")
    for question, times in why.most_common(15):
        print(f"{times:5}  {question}")

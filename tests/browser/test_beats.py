"""Turns that are shown: every event of others is a beat on the board, and board, line and narrator agree."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import rulewright
from tests.browser.given import (
    END,
    PHONE,
    Visitor,
    asked,
    drawn,
    finished,
    looks_back,
    options,
    seated,
    settled,
    step,
)
from tests.browser.test_sizes import SEEN
from tests.server.given import Running

GAMES = [game.id for game in rulewright.known()]
STEP, NORMAL = -1, 350  # of the settings' paces
BAR = ".beatbar[data-beat]:not([data-beat=''])"
COUNT_MOVES = """() => {
  const animate = Element.prototype.animate;
  window.moves = 0;
  Element.prototype.animate = function (...how) {
    if (this.closest("[data-piece]")) window.moves++;
    return animate.apply(this, how);
  };
}"""


@contextmanager
def shown(
    browser: Browser, served: Running, game: str, pace: int, seed: int = 3, **more: Any
) -> Iterator[Visitor]:
    """At a table of my seat and a bot's, as soon as something that I did not do myself is being shown."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.make(game, seats=seats, seed=seed)
    with seated(browser, served, made, pace=pace, **more) as one:
        rng = random.Random(1)
        while not shows(one.page):
            step(one.page, rng)
        yield one


def shows(page: Page) -> bool:
    """Wait until something is shown, or asked; is it shown?"""
    page.locator(f"{BAR}, .bar [data-option], .po [data-option], {END}, .verdict").first.wait_for()
    return page.locator(BAR).count() > 0


def told(page: Page) -> int:
    """The number of the event that is being shown: the bar, the narrator and the log say the same."""
    number = page.locator(BAR).get_attribute("data-beat")
    expect(page.locator(".told[data-told]")).to_have_attribute("data-told", number or "")
    return int(number or -1)


def forward(page: Page) -> None:
    """One event on; after the last one the bar is gone."""
    before = page.locator(BAR).get_attribute("data-beat")
    page.locator(".beatbar").get_by_role("button", name="Step", exact=True).click()
    page.wait_for_function(
        "before => document.querySelector('.beatbar')?.dataset.beat !== before", arg=before
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_others_is_shown_and_all_agree(browser: Browser, served: Running, game: str) -> None:
    with shown(browser, served, game, STEP) as one:
        page = one.page
        rng = random.Random(2)
        seen: list[int] = []
        pictures: list[str] = []
        while len(seen) < 6:
            if not shows(page):
                step(page, rng)
                continue
            lines = {entry["n"]: entry["text"] for said in one.heard for entry in log_of(said)}
            seen.append(told(page))
            expect(page.locator(".told[data-told]")).to_contain_text(lines[seen[-1]])
            newest = page.locator(".log .turn:not(.draft)").last
            assert lines[seen[-1]] in newest.locator("h3, li").last.inner_text(), (
                "the log goes as far as the board"
            )
            expect(newest.locator("h3, li").last).to_be_in_viewport()
            pictures.append(drawn(page, ".shell"))
            forward(page)
        assert seen == sorted(set(seen)), "one after the other"
        assert len(set(pictures)) > 1, "the board goes with them"
        assert not one.faults


def log_of(said: dict[str, Any]) -> list[dict[str, Any]]:
    return said["log"]["entries"] if said["type"] == "picture" else []


@pytest.mark.parametrize("game", GAMES)
def test_stepping_back_draws_what_was_drawn(browser: Browser, served: Running, game: str) -> None:
    with shown(browser, served, game, STEP) as one:
        page, rng = one.page, random.Random(2)
        while not shows(page) or page.locator(".beatbar .count").inner_text() == "1 / 1":
            if shows(page):
                forward(page)
            else:
                step(page, rng)
        first = (told(page), drawn(page))
        forward(page)
        second = (told(page), drawn(page))
        page.keyboard.press("ArrowLeft")
        expect(page.locator(BAR)).to_have_attribute("data-beat", str(first[0]))
        assert drawn(page) == first[1]
        page.keyboard.press("ArrowRight")
        expect(page.locator(BAR)).to_have_attribute("data-beat", str(second[0]))
        assert drawn(page) == second[1]


@pytest.mark.parametrize("game", GAMES)
def test_pieces_move_and_numbers_count(browser: Browser, served: Running, game: str) -> None:
    """In some turns of a rival a piece slides to its place, and it is ringed or a number says by how much."""
    with shown(browser, served, game, STEP, seed=5, moving=True, motion=True) as one:
        page, rng = one.page, random.Random(2)
        page.evaluate(COUNT_MOVES)
        marks = 0
        for _ in range(60):
            if shows(page):
                moves = page.evaluate("window.moves")
                marks += page.locator(".ring, .over .count").count()
                if moves and marks:
                    return
                forward(page)
            else:
                step(page, rng)
        raise AssertionError(f"{page.evaluate('window.moves')} moves, {marks} marks")


def test_without_motion_the_same_beats_are_cuts(browser: Browser, served: Running) -> None:
    with shown(browser, served, "septikon", STEP) as one:
        one.page.evaluate(COUNT_MOVES)
        while one.page.locator(BAR).count():
            forward(one.page)
        assert one.page.evaluate("window.moves") == 0


@pytest.mark.parametrize("leave", ["Escape", "1", "board", "Skip"])
def test_who_acts_skips(browser: Browser, served: Running, leave: str) -> None:
    with shown(browser, served, "septikon", STEP) as one:
        page = one.page
        if leave == "board":
            page.locator("[data-stage] svg.board").click()
        elif leave == "Skip":
            page.locator(".beatbar").get_by_role("button", name="Skip").click()
        else:
            page.keyboard.press(leave)
        expect(page.locator(".beatbar")).to_have_count(0)
        asked(page)
        assert one.picture["draft"] == [], "nothing was chosen by it"


def stand_still(page: Page) -> None:
    """From now on the page's clock goes only when it is told to."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))


def test_it_plays_by_itself_and_can_be_paused(browser: Browser, served: Running) -> None:
    with shown(browser, served, "septikon", STEP) as one:
        page, rng = one.page, random.Random(2)
        while not shows(page) or not re.fullmatch(
            "1 / ([5-9]|..)", page.locator(".beatbar .count").inner_text()
        ):
            if shows(page):
                forward(page)
            else:
                step(page, rng)
        stand_still(page)
        first = told(page)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(BAR)).not_to_have_attribute("data-beat", str(first))
        second = told(page)
        page.clock.run_for(NORMAL)
        expect(page.locator(BAR)).not_to_have_attribute("data-beat", str(second))
        third = told(page)
        page.get_by_role("button", name="Pause").click()
        page.clock.run_for(20 * NORMAL)
        assert told(page) == third
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(20 * NORMAL)
        expect(page.locator(".beatbar")).to_have_count(0)  # by itself, to its end
        assert options(page).count()


def test_who_wants_none_is_shown_none(browser: Browser, served: Running) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.make("septikon", seats=seats, seed=3)
    with seated(browser, served, made, pace=0) as one:
        rng = random.Random(1)
        for _ in range(8):
            step(one.page, rng)
        assert not [url for url in one.requests if "/beats/" in url]


def test_a_long_stretch_folds_into_a_headline(browser: Browser, served: Running) -> None:
    """A whole round of three others takes longer than four seconds."""
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 3]
    made = served.make("time_capsules", seats=seats, seed=3)
    with seated(browser, served, made, pace=NORMAL) as one:
        page, rng = one.page, random.Random(1)
        fold = page.get_by_role("region", name="What just happened")
        while not fold.count():
            if not shows(page) and not fold.count():
                step(page, rng)
        assert fold.locator("li").count() == 3
        headline = fold.locator("p").inner_text()
        stand_still(page)
        fold.get_by_role("button", name="Show").click()
        first = told(page)
        page.clock.run_for(NORMAL)
        expect(page.locator(BAR)).not_to_have_attribute("data-beat", str(first))
        told(page)
        assert headline in "\n".join(e["text"] for said in one.heard for e in log_of(said))


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_goes_event_by_event(browser: Browser, served: Running, game: str) -> None:
    record, _ = finished(game, seed=4, seats=2)
    made = served.post("/api/records", json=record)
    with seated(browser, served, made) as one:
        page = one.page
        one.until(lambda: one.picture["outcome"])
        page.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Close").click()
        looks_back(page, 5)
        seen: list[int] = []
        for _ in range(6):
            page.locator(".replay").get_by_role("button", name="Step", exact=True).click()
            page.wait_for_function(
                "last => Number(document.querySelector('.told[data-told]')?.dataset.told ?? -1) > last",
                arg=max(seen, default=-1),
            )
            seen.append(int(page.locator(".told[data-told]").get_attribute("data-told") or 0))
        assert seen == list(range(seen[0], seen[0] + 6)), "every event"
        assert not one.faults


def test_my_turn_stays_on_the_screen_until_i_end_it(browser: Browser, served: Running) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.make("septikon", options={"preset": "yes"}, seats=seats, seed=3)
    with seated(browser, served, made, pace=0) as one:
        page, rng = one.page, random.Random(1)
        turn = die = ""
        while not one.picture["waiting"]:
            asked(page)
            if page.locator(".die b").count():
                turn, die = page.locator(".top .nb").inner_text(), page.locator(".die b").inner_text()
            step(page, rng)
        expect(page.locator(".top .nb")).to_have_text(turn)
        expect(page.locator(".die b")).to_have_text(die)
        assert one.picture["head"]["phase"] >= 0


def test_the_phone_shows_them_too(browser: Browser, served: Running) -> None:
    with shown(browser, served, "age_of_automaton", STEP, size=PHONE) as one:
        while one.page.locator(BAR).count():
            told(one.page)
            forward(one.page)
        asked(one.page)


SMALL = {"phone": (390, 844), "on its side": (844, 390), "desk": (1280, 720)}
# What a board outlines, or the cards that an event names: none of them is in sight.
AWAY = """([ids, seen]) => {
    const inSight = eval(seen), main = document.querySelector('main');
    const told = [...main.querySelectorAll(':is(.told, .outlined):not([data-told])')];
    const cards = [...main.querySelectorAll('[data-card]')].filter(x => ids.includes(x.dataset.card));
    return [told, cards].filter(all => all.length && !inSight(all)).map(all => all[0].textContent.trim());
}"""

LOW = {"age_of_automaton": "new-sale", "stress_botics": "refilled"}  # happens far down on a small screen


def start(entries: list[dict[str, Any]], low: str, last: int) -> int:
    """The version before an event of this kind in the middle of the game; else the middle itself."""
    found = [entry["version"] - 1 for entry in entries if low and entry["key"] == f"event-{low}"]
    return found[len(found) // 2] if found else last // 2


@pytest.mark.parametrize("screen", SMALL)
@pytest.mark.parametrize("game", GAMES)
def test_what_an_event_is_about_is_in_sight(
    browser: Browser, served: Running, game: str, screen: str
) -> None:
    """Wherever on the board it happens, and wherever one had scrolled to before."""
    record, _ = finished(game, seed=4, seats=2)
    made = served.post("/api/records", json=record)
    width, height = SMALL[screen]
    with seated(browser, served, made, size={"width": width, "height": height}) as one:
        page = one.page
        one.until(lambda: one.picture["outcome"])
        page.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Close").click()
        slider = page.get_by_role("slider", name="Replay")
        entries = {entry["n"]: entry for said in one.heard for entry in log_of(said)}
        begin = str(start(list(entries.values()), LOW.get(game, ""), int(slider.get_attribute("max") or 0)))
        slider.fill(begin)
        expect(slider).to_have_value(begin)
        last = -1
        for _ in range(24):
            page.evaluate("for (const x of document.querySelectorAll('main *')) x.scrollTop = 0")
            page.locator(".replay").get_by_role("button", name="Step", exact=True).click()
            page.wait_for_function(
                "last => Number(document.querySelector('.told[data-told]')?.dataset.told ?? -1) > last",
                arg=last,
            )
            settled(page)
            last = int(page.locator(".told[data-told]").get_attribute("data-told") or 0)
            entry = entries[last]
            away = page.evaluate(AWAY, [list(entry["args"].values()), f"({SEEN})"])
            assert away == [], entry["text"]


# On which page of the phone an event is seen, by what it names.
SEEN_ON = {
    "septikon": {"object": "Board", "square": "Board"},
    "time_capsules": {"artifact": "Offer"},
    "age_of_automaton": {"track": "Tracks", "company": "Tracks", "equipment": "Market", "research": "Market"},
    "stress_botics": {"node": "Map", "ship": "Map"},
    "ark_awakening": {"room": "Map"},
}


@pytest.mark.parametrize("game", GAMES)
def test_the_phone_turns_to_the_page_on_which_it_happens(
    browser: Browser, served: Running, game: str
) -> None:
    with shown(browser, served, game, STEP, size=PHONE) as one:
        page, rng, seen = one.page, random.Random(2), list[str]()
        tabs = page.locator(".pn button")
        for _ in range(60):
            if not shows(page):
                step(page, rng)
                continue
            entries = {entry["n"]: entry for said in one.heard for entry in log_of(said)}
            named = entries[told(page)]["args"]
            wanted = next((where for what, where in SEEN_ON[game].items() if what in named), None)
            if wanted:
                expect(tabs.and_(page.locator("[aria-current=page]"))).to_contain_text(wanted)
                seen.append(wanted)
            if len(seen) > 1 and set(seen) == set(SEEN_ON[game].values()):
                return
            tabs.nth(1).click()  # somewhere else
            forward(page)
        raise AssertionError(f"only {seen}")

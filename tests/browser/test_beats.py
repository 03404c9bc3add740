"""Turns that are shown: every event of others is a beat on the board, and board, line and narrator agree."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

import rulewright
from rulewright.core.state import State
from rulewright.server.limits import Rates
from tests.browser.given import (
    DESK,
    END,
    PHONE,
    Visitor,
    asked,
    drawn,
    finished,
    lay,
    looks_back,
    options,
    seated,
    settled,
    step,
    visitor,
)
from tests.browser.test_sizes import NAMES, SEEN
from tests.server.given import Running

GAMES = [game.id for game in rulewright.known()]
STEP, NORMAL = -1, 900  # of the settings' paces
LONG = 2 * NORMAL  # a sentence of more than 80 letters
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
            assert not page.locator(".ribbon li").count() or page.locator(".ribbon .now").count() == 1
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


def test_who_acts_skips(browser: Browser, served: Running) -> None:
    with shown(browser, served, "septikon", STEP) as one:
        page, rng = one.page, random.Random(2)
        for leave in ("Escape", "1", "board", "Skip"):
            while not shows(page):
                step(page, rng)
            drafted = one.picture["draft"]
            if leave == "board":
                page.locator("[data-stage] svg.board").click()
            elif leave == "Skip":
                page.locator(".beatbar").get_by_role("button", name="Skip").click()
            else:
                page.keyboard.press(leave)
            expect(page.locator(".beatbar")).to_have_count(0)
            asked(page)
            assert one.picture["draft"] == drafted, "nothing was chosen by it"


def stand_still(page: Page) -> None:
    """From now on the page's clock goes only when it is told to."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))


def next_beat(page: Page) -> int:
    """Let the clock run until the next event is shown."""
    before = page.locator(BAR).get_attribute("data-beat")
    for _ in range(LONG // 100):
        page.clock.run_for(100)
        if page.locator(BAR).get_attribute("data-beat") != before:
            return told(page)
    raise AssertionError(f"event {before} stays")


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
        third = next_beat(page)
        page.get_by_role("button", name="Pause").click()
        page.clock.run_for(20 * LONG)
        assert told(page) == third
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(20 * LONG)
        expect(page.locator(".beatbar")).to_have_count(0)  # by itself, to its end
        assert options(page).count()


# Every event as it is shown: its number, its sentence on the table, the line of the log that is lit.
NOTE_BEATS = """() => {
    window.beats = [];
    const text = x => document.querySelector(x)?.textContent.trim();
    new MutationObserver(() => {
        const bar = document.querySelector('.beatbar'), n = Number(bar?.dataset.beat || -1);
        if (n < 0 || n === window.beats.at(-1)?.n) return;
        window.beats.push({n, told: text('.told[data-told]'), lit: text('.log .now')});
    }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-beat']});
}"""
FOLDED = "What just happened"


def played(page: Page) -> list[dict[str, Any]]:
    """Let the clock run until nothing more is shown; what was shown, nothing of a stretch that was folded."""
    while page.locator(".beatbar").count():
        page.clock.run_for(100)
    beats: list[dict[str, Any]] = page.evaluate("window.beats.splice(0)")
    fold = page.get_by_role("list", name=FOLDED)
    return [] if fold.count() else beats


@pytest.mark.parametrize("game", GAMES)
def test_live_play_shows_each_event_once_and_in_order(browser: Browser, served: Running, game: str) -> None:
    """As stepping by hand does: board, log and bar together."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.make(game, seats=seats, seed=3)
    with seated(browser, served, made, pace=NORMAL) as one:
        page, rng, stretches, rivals = one.page, random.Random(1), 0, 0
        after: int | None = None  # the first event that was not shown yet
        stand_still(page)
        page.evaluate(NOTE_BEATS)
        while stretches < 3 or not rivals:
            if not shows(page):
                step(page, rng)
                continue
            beats = played(page)
            lines = {entry["n"]: entry for said in one.heard for entry in log_of(said)}
            if not beats:  # folded
                after = None
                continue
            numbers = [beat["n"] for beat in beats]
            assert numbers == list(range(numbers[0], numbers[-1] + 1)), "each of them"
            left_out = range(after if after is not None else numbers[0], numbers[0])
            assert not [lines[n]["text"] for n in left_out if lines[n]["seat"] == 1], "nothing of the rival's"
            after = numbers[-1] + 1
            for beat in beats:
                assert lines[beat["n"]]["text"] in beat["told"]
                assert lines[beat["n"]]["text"] in beat["lit"]
            rivals += sum(lines[n]["seat"] == 1 for n in numbers)
            stretches += 1


def test_who_wants_none_is_shown_none(browser: Browser, served: Running) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.make("septikon", seats=seats, seed=3)
    with seated(browser, served, made, pace=0) as one:
        rng = random.Random(1)
        for _ in range(8):
            step(one.page, rng)
        assert not [url for url in one.requests if "/beats/" in url]


def folded(one: Visitor) -> Locator:
    """Play until a stretch was too long to be shown: its strongest moments."""
    rng, fold = random.Random(1), one.page.get_by_role("region", name=re.compile("^(Since|What just)"))
    moments = fold.get_by_role("list", name=FOLDED).or_(fold.get_by_role("list")).locator("li")
    while not moments.count():
        if not shows(one.page) and not moments.count():
            step(one.page, rng)
    expect(one.page.locator(".beatbar")).to_have_count(0)
    return fold


def company(served: Running, game: str = "time_capsules") -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 3]
    return served.make(game, seats=seats, seed=3)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_long_stretch_folds_into_its_strongest_moments(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """A whole round of three others takes longer than four seconds. It is told beside what I need."""
    with seated(browser, served, company(served), pace=NORMAL, size=size) as one:
        page, fold = one.page, folded(one)
        said = fold.locator("li").all_inner_texts()
        assert 1 <= len(said) <= 3 and len(set(said)) == len(said), "never the same twice"
        assert not any(line.startswith("You ") for line in said), "nothing of my own"
        assert page.locator("main").get_by_text(said[0]).count() == 0, "nothing lies over the table"
        fold.get_by_role("button", name=re.compile("^(Play|Show)")).click()
        assert told(page) == one.picture["recap"], "all of it, from its beginning"
        page.get_by_role("button", name="Pause").first.click()


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["upright", "lying"])
def test_in_the_hand_a_headline_stays_whole_beside_what_the_coach_says(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """It is not gone with the bar: it stands until one acts, also where a lesson or a hint is read."""
    led = """localStorage["rulewright-guide"] ??= JSON.stringify({ heard: { age_of_automaton: [] } })"""
    with visitor(browser, f"http://127.0.0.1:{served.port}", size, coached=True, pace=NORMAL) as one:
        one.context.add_init_script(led)
        page, rng = one.page, random.Random(1)
        made = company(served, "age_of_automaton")
        one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        stand_still(page)
        headline, kept = page.locator(".beatbar .whole"), page.locator(".folded .best span")
        while not headline.count():
            if shows(page):
                page.clock.run_for(100)
            else:
                step(page, rng)
        text = headline.inner_text()
        while page.locator(".beatbar").count():
            page.clock.run_for(100)
        expect(page.locator(".lesson")).to_be_in_viewport(ratio=1)
        expect(kept).to_have_text(text)
        expect(kept).to_be_in_viewport(ratio=1)


# The colours in which numbers say by how much they changed, and those of the players.
COLOURS = """() => {
    const of = x => getComputedStyle(x).backgroundColor, probe = document.createElement('i');
    const called = name => (probe.style.background = `var(--${name})`, of(probe));
    document.body.append(probe);
    const [text, ...seats] = ['text', ...[...'abcde'].map(letter => `seat-${letter}`)].map(called);
    probe.remove();
    return [[...document.querySelectorAll('.over .count')].map(of), seats, text];
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_gains_bear_the_colour_of_who_acts_or_of_nobody(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """What others do is never drawn in mine, and what nobody does in no one's."""
    with shown(browser, served, "age_of_automaton", STEP, seed=5, moving=True, motion=True, size=size) as one:
        page, rng, counted = one.page, random.Random(2), 0
        while counted < 3:
            if not shows(page):
                step(page, rng)
                continue
            number = int(page.locator(BAR).get_attribute("data-beat") or -1)
            lines = {entry["n"]: entry for said in one.heard for entry in log_of(said)}
            settled(page)
            colours, seats, neutral = page.evaluate(COLOURS)
            seat = lines[number]["seat"]
            assert {*colours} <= {neutral if seat is None else seats[seat]}
            counted += bool(colours)
            forward(page)


def struck() -> tuple[State, list[tuple[int, str]]]:
    """B is asked, of three; and what B and C choose until A is asked: B strikes A, then C has a turn."""
    s, rng = rulewright.game("time_capsules").new(seats=3, seed=28), random.Random(28)
    s.log, begin, made = [], s.copy(), list[tuple[int, str]]()
    while not s.over:
        seat = s.deciders[0]
        if seat == 0:
            lost = [entry.line for entry in s.log if entry.line.message.hurts and entry.line.a == 0]
            if lost and {by for by, _ in made} == {1, 2}:
                return begin, made
            made.clear()
        option = rng.choice(s.options(seat))
        made += [(seat, s.text(option))] if seat else []
        s.play(seat, option)
        if not seat:
            begin = s.copy()
            s.log.clear()
    raise AssertionError("nobody strikes A")


def test_a_folded_stretch_is_headed_by_what_hit_me(browser: Browser, served: Running) -> None:
    """Not by what came last, and came to more."""
    begin, choices = struck()
    made = lay(served, begin, NAMES)
    others = {seat: served.join(made["table"], made["tokens"][str(seat)]) for seat in (1, 2)}
    with seated(browser, served, made, pace=NORMAL) as one:
        page = one.page
        stand_still(page)
        for seat, text in choices:
            others[seat].until(lambda p: bool(p["options"]))
            others[seat].choose(text, commit=True)
        one.until(lambda: one.picture["options"])
        bar, headlines = page.locator(".beatbar"), list[str]()
        while bar.count():
            headlines += bar.locator(".whole").all_inner_texts()
            page.clock.run_for(100)
        assert re.match("Bob .*you", headlines[-1]), headlines
        page.locator(".recap").wait_for()
    served.dismiss()


# Are all words of a line drawn, inside the bar?
WHOLE = """x => {
    const words = document.createRange(), bar = x.closest('.beatbar').getBoundingClientRect();
    words.selectNodeContents(x.parentElement);
    const r = words.getBoundingClientRect();
    return x.scrollWidth <= x.clientWidth && r.top >= bar.top && r.bottom <= bar.bottom;
}"""


@pytest.mark.parametrize("game", ["age_of_automaton", "stress_botics", "time_capsules"])
def test_in_a_first_game_the_coach_gives_way_to_what_was_folded(
    browser: Browser, served: Running, game: str
) -> None:
    """The strongest moment is said whole and can be shown; then its moments stand there until one acts."""
    with seated(browser, served, company(served, game), pace=NORMAL, coached=False) as one:
        page, rng, headline = one.page, random.Random(1), one.page.locator(".beatbar .whole")
        coach = page.get_by_role("region", name="Coach")
        stand_still(page)
        while not (shows(page) and headline.count()):
            if shows(page):
                page.clock.run_for(100)
            else:
                step(page, rng)
        for width, height in reversed(DESKS):
            page.set_viewport_size({"width": width, "height": height})
            assert headline.evaluate(WHOLE), (width, headline.inner_text())
        page.locator(".beatbar").get_by_role("button", name="Show").click()
        expect(page.locator(BAR)).to_have_attribute("data-beat", str(one.picture["recap"]))
        page.get_by_role("button", name="Skip").last.click()
        moments = page.get_by_role("list", name=FOLDED).locator("button")
        assert 1 <= moments.count() <= 3
        expect(moments.first).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("region", name="Since your last turn").get_by_text("Play")).to_be_visible()
        expect(coach).to_have_count(0)
        while page.get_by_role("list", name=FOLDED).count():
            step(page, rng)
        expect(coach).to_be_visible()


DESKS = [(1440, 900), (1280, 720), (1024, 768)]


def newest_in_sight(page: Page) -> None:
    """The last line of the log is whole in sight, with room for one more, on every desk."""
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        log = page.locator(".log")
        expect(log.locator("h3, li, summary").last).to_be_in_viewport(ratio=1)
        assert log.evaluate("x => x.clientHeight") >= 2 * LINE, (width, height)


LINE = 34  # pixels: a sentence of two lines


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_the_newest_line_is_in_sight_below_the_coach(
    browser: Browser, served: Running, game: str, lang: str
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.make(game, seats=seats, seed=3)
    with seated(browser, served, made, coached=False, lang=lang) as one:
        rng = random.Random(1)
        for _ in range(4):
            step(one.page, rng)
        asked(one.page)
        expect(one.page.locator(".coach")).to_be_visible()
        newest_in_sight(one.page)


def test_the_newest_line_is_in_sight_below_the_recap(browser: Browser, served: Running) -> None:
    with seated(browser, served, company(served), pace=NORMAL) as one:
        folded(one)
        newest_in_sight(one.page)


def test_the_end_waits_until_what_led_to_it_is_shown(browser: Browser, served: Running) -> None:
    with seated(browser, served, company(served), pace=0) as one:
        page, rng = one.page, random.Random(1)
        while one.picture["shown"]["round"] < LAST_ROUND or one.picture["version"] == 0:
            step(page, rng)
        page.evaluate(STEP_BY_STEP)
        page.reload()
        while not one.picture["outcome"]:
            if shows(page):
                page.locator(".beatbar").get_by_role("button", name="Step", exact=True).click()
            else:
                step(page, rng)
        sheet = page.get_by_role("dialog", name="Score sheet")
        told(page)
        expect(sheet).to_have_count(0)
        expect(page.get_by_text("winner")).to_have_count(0)
        page.get_by_role("button", name="Skip").click()
        expect(sheet).to_be_visible()


LAST_ROUND = 10
STEP_BY_STEP = """() => {
    localStorage.rulewright = JSON.stringify({...JSON.parse(localStorage.rulewright), pace: -1});
}"""


def step_on(page: Page, last: int = -1) -> int:
    """Looking back, one event on: the number of the event that is shown then."""
    page.locator(".replay").get_by_role("button", name="Step", exact=True).click()
    page.wait_for_function(
        "last => Number(document.querySelector('.told[data-told]')?.dataset.told ?? -1) > last", arg=last
    )
    return int(page.locator(".told[data-told]").get_attribute("data-told") or 0)


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
            seen.append(step_on(page, max(seen, default=-1)))
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
            last = step_on(page, last)
            settled(page)
            entry = entries[last]
            away = page.evaluate(AWAY, [list(entry["args"].values()), f"({SEEN})"])
            assert away == [], entry["text"]


def test_a_server_that_wants_a_rest_loses_no_step(browser: Browser, served: Running) -> None:
    record, _ = finished("septikon", seed=4, seats=2)
    made = served.post("/api/records", json=record)
    with seated(browser, served, made) as one:
        page = one.page
        one.until(lambda: one.picture["outcome"])
        page.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Close").click()
        usual, served.allowance.heavy = served.allowance.heavy, Rates(2, 1)  # a step takes two
        try:
            page.get_by_role("slider", name="Replay").fill("9")
            last = -1
            for _ in range(4):
                last = step_on(page, last)
        finally:
            served.allowance.heavy = usual


def test_a_step_begins_where_the_slider_leads(browser: Browser, served: Running) -> None:
    """However long the position there takes to come."""
    record, _ = finished("septikon", seed=4, seats=2)
    made = served.post("/api/records", json=record)
    with seated(browser, served, made) as one:
        page, held = one.page, list[Route]()
        one.until(lambda: one.picture["outcome"])
        page.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Close").click()
        page.route("**/frames/9?*", lambda route: held.append(route))
        page.get_by_role("slider", name="Replay").fill("9")
        one.until(lambda: held)
        page.locator(".replay").get_by_role("button", name="Step", exact=True).click()
        held[0].continue_()
        told = page.locator(".told[data-told]")
        told.wait_for()
        entries = {str(entry["n"]): entry for said in one.heard for entry in log_of(said)}
        assert entries[told.get_attribute("data-told") or ""]["version"] == 10


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


# What the caption of an event covers: pieces of the board, or the scale below it.
UNDER = """() => {
    const box = x => x.getBoundingClientRect(), c = box(document.querySelector('.told[data-told]'));
    const covered = r => c.left < r.right && r.left < c.right && c.top < r.bottom && r.top < c.bottom;
    const all = document.querySelectorAll('main svg [data-piece], main svg [aria-label^="Stress:"]');
    return [...all].filter(x => covered(box(x))).map(x => x.ariaLabel ?? x.outerHTML.slice(0, 80));
}"""


def test_a_caption_leaves_the_names_of_specialists_in_sight(browser: Browser, served: Running) -> None:
    with shown(browser, served, "age_of_automaton", STEP) as one:
        page, rng, looked = one.page, random.Random(2), 0
        while looked < 8:
            if not shows(page):
                step(page, rng)
                continue
            settled(page)
            looked += 1
            assert page.evaluate(OVER_PLAQUES) == []
            forward(page)


OVER_PLAQUES = """() => {
    const c = document.querySelector('main .told[data-told]').getBoundingClientRect();
    return [...document.querySelectorAll('.plaques *, .prospect *')].filter(x => !x.childElementCount
        && x.textContent.trim()).filter(x => {
            const r = x.getBoundingClientRect();
            return r.left < c.right && c.left < r.right && r.top < c.bottom && c.top < r.bottom;
        }).map(x => x.textContent);
}"""


def test_a_caption_leaves_the_stress_of_all_in_sight(browser: Browser, served: Running) -> None:
    record, _ = finished("stress_botics", seed=4, seats=2)
    made = served.post("/api/records", json=record)
    with seated(browser, served, made) as one:
        page = one.page
        one.until(lambda: one.picture["outcome"])
        page.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Close").click()
        slider = page.get_by_role("slider", name="Replay")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        last = -1
        for _ in range(8):
            last = step_on(page, last)
            settled(page)
            assert page.evaluate(UNDER) == []

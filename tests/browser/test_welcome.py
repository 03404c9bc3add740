"""What greets somebody: a light first page, a link that a phone can read, a mark on what others write."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

import rulewright
from rulewright.server.limits import FORESEEN
from tests.browser.given import (
    DESK,
    FRIEND,
    KEPT,
    PHONE,
    asked,
    finished,
    lay,
    options,
    seated,
    settled,
    start,
    step,
    visitor,
)
from tests.browser.test_table import two
from tests.server.given import Running

WIRE = 250_000  # bytes of a first board, all that a new browser fetches for it from the first page on
SCREENS = [
    DESK,
    *(ViewportSize(width=w, height=h) for w, h in [(1280, 720), (1024, 768), (844, 390), (720, 450)]),
    PHONE,
]
GAMES = [game.id for game in rulewright.known()]


@pytest.mark.parametrize(
    ("game", "size"), [*((game, DESK) for game in GAMES), ("stress_botics", PHONE)]
)  # the largest board in the hand too
def test_a_first_board_is_light_on_the_wire(
    browser: Browser, served: Running, game: str, size: ViewportSize
) -> None:
    """As a newcomer comes to it: the first page, a game, Start; what a bot does first is counted."""
    with visitor(browser, f"http://127.0.0.1:{served.port}", size) as one:
        sizes, names = dict[str, float](), dict[str, str]()
        line = one.context.new_cdp_session(one.page)
        line.send("Network.enable")
        line.on(
            "Network.requestWillBeSent",
            lambda said: names.update({said["requestId"]: said["request"]["url"]}),
        )
        line.on(
            "Network.loadingFinished",
            lambda said: sizes.update({said["requestId"]: said["encodedDataLength"]}),
        )
        page = one.go()
        chosen(page, game, "novice")
        page.get_by_role("button", name="Start", exact=True).click()
        options(page).first.wait_for()
        settled(page)
        assert len(sizes) > 5, "nothing was measured"
        largest = sorted(((size, names[id]) for id, size in sizes.items()), reverse=True)
        assert sum(sizes.values()) <= WIRE, largest


@pytest.mark.parametrize("size", [PHONE, ViewportSize(width=844, height=390)], ids=["upright", "lying"])
@pytest.mark.parametrize("game", GAMES)
def test_in_the_hand_the_coach_waits_on_every_page(
    browser: Browser, served: Running, game: str, size: ViewportSize
) -> None:
    """What is to be known first is one touch away until it is read, over whatever page is open."""
    made = served.make(game, seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed=3)
    with seated(browser, served, made, coached=False, size=size) as one:
        page, coach = one.page, one.page.get_by_role("region", name="Coach")
        waits = page.get_by_role("button", name="What to know first")
        asked(page)
        for tab in page.locator(".pn button").all():
            tab.click()
            expect(waits).to_be_in_viewport(ratio=1)
            waits.click()
            for button in coach.get_by_role("button").all():
                expect(button).to_be_in_viewport(ratio=1)
            waits.click()
            expect(coach).to_have_count(0)
        waits.click()
        coach.get_by_role("button", name="The game in ten minutes").click()
        expect(coach).to_have_count(0)  # it gives way to what it leads to
        waits.click()
        coach.get_by_role("button", name="Understood").click()
        expect(coach.or_(waits)).to_have_count(0)
        assert not one.faults


@pytest.mark.parametrize(("host", "shown"), [(FRIEND, 1), ("127.0.0.1", 0)])
def test_a_link_that_others_can_open_is_also_a_picture(
    browser: Browser, served: Running, host: str, shown: int
) -> None:
    with visitor(browser, f"http://{host}:{served.port}", **KEPT) as one:
        start(one.go(), "Friend")
        one.page.get_by_label("Copy the invitation").wait_for()
        expect(one.page.get_by_role("img", name="QR code")).to_have_count(shown)


def test_what_others_write_is_marked_until_it_is_read(browser: Browser, origin: str) -> None:
    with two(browser, origin) as (ada, bo):
        bo.page.locator("#tab-chat").click()
        bo.page.get_by_label("Say something").fill("Good luck!")
        bo.page.get_by_role("button", name="Send").click()
        mark = ada.page.locator("#tab-chat sup")
        expect(mark).to_contain_text("1")
        ada.page.locator("#tab-chat").click()
        expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
        expect(mark).to_have_count(0)


# --- levels --------------------------------------------------------------------------------------------
LEVELS = ["Aimless", "Novice", "Regular", "Expert"]


def levels(page: Page) -> Locator:
    return page.get_by_role("radiogroup", name="Level")


# The titles that their cards cut off.
CUT = """all => all.filter(x => {
    const [title, card] = [x, x.closest('.game')].map(y => y.getBoundingClientRect());
    return title.top < card.top || title.bottom > card.bottom;
}).map(x => x.textContent)"""


def chosen(page: Page, game: str, level: str) -> None:
    """Of this game that level is preselected."""
    page.locator(".game").filter(has_text=re.compile(game.replace("_", ".{1,2}"), re.I)).click()
    page.get_by_role("group", name="Rival").get_by_role("button", name="Bot").click()
    expect(levels(page).get_by_role("radio", checked=True)).to_have_value(level)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_gentle_bot_comes_first_and_then_the_one_that_was_chosen(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """Each game by itself, by the home page or by the page on which everything is set."""
    with visitor(browser, f"http://127.0.0.1:{served.port}", size) as one:
        page = one.go()
        for game in GAMES:
            chosen(page, game, "novice")
        chosen(page, "septikon", "novice")
        levels(page).get_by_text("Regular", exact=True).click()
        page.reload()
        chosen(page, "septikon", "regular")
        chosen(page, "time_capsules", "novice")
        one.go("/new/time_capsules")
        expect(page.get_by_label("Seats B")).to_have_value("bot:novice")
        page.get_by_label("Seats B").select_option("bot:expert")
        one.go()
        chosen(page, "time_capsules", "expert")
        chosen(page, "septikon", "regular")
        page.get_by_role("button", name="Start", exact=True).click()
        asked(page)
        assert one.picture["table"]["players"][1]["bot"] == "regular"
        assert not one.faults


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_level_says_what_it_means_and_what_was_measured(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """On a phone the one that is chosen does; the words are the same for every game."""
    with visitor(browser, f"http://127.0.0.1:{served.port}", size, **KEPT) as one:
        page = one.go()
        for game in GAMES:
            chosen(page, game, "novice")
            expect(levels(page).locator("b")).to_have_text(LEVELS)
            told = page.locator(".levels small, .means").locator("visible=true")
            expect(told).to_have_count(len(LEVELS) if size is DESK else 1)
            expect(told.filter(has_text="slips now and then; for a first game")).to_have_count(1)
            assert not any(re.search(r"\d", says) for says in told.all_inner_texts()), game
            strength = page.get_by_role("button", name="How strong?")
            strength.click()  # the numbers stand behind the question
            numbers = page.locator(".numbers")
            for level in LEVELS[1:]:
                expect(numbers).to_contain_text(re.compile(rf"{level}: -?[\d,]+, [\d.,]+ ms"))
            expect(numbers).to_contain_text("two at a table")  # and in which mode
            strength.click()
            expect(numbers).to_have_count(0)
        if size is PHONE:
            levels(page).get_by_text("Expert", exact=True).click()
            expect(page.locator(".means")).not_to_contain_text("for a first game")


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_start_and_the_lesson_are_in_sight_at_once(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """Also on the first visit, with one question more, and where a table is set up in every detail."""

    def in_sight(button: Locator) -> None:
        box = button.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"], box

    with visitor(browser, f"http://127.0.0.1:{served.port}", size) as one:
        page = one.go()
        chosen(page, "septikon", "novice")
        page.get_by_role("button", name="Yes, please").wait_for()
        for name in ("Start", "Learn by playing"):
            in_sight(page.get_by_role("button", name=name))
        cut = page.locator(".game .h2").evaluate_all(CUT)
        assert not cut, cut
        page = one.go("/new/time_capsules")
        in_sight(page.get_by_role("button", name="Start", exact=True))


# --- coming back ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_says_against_whom_how_far_and_what_happened(
    browser: Browser, served: Running, game: str
) -> None:
    """The row counts the same events as the table does once one is back."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made, rng = served.make(game, seats=seats, seed=7), random.Random(7)
    with seated(browser, served, made, **KEPT) as one:
        page = one.page
        recap = page.get_by_role("region", name="Since your last turn")
        for _ in range(40):
            asked(page)
            if one.picture["options"] and one.picture["head"]["count"] and recap.count():
                break
            step(page, rng)
        told = re.search(r"(\d+ events?) since your turn", recap.inner_text())
        assert told, "nothing happened"
        picture = one.picture
        rival = picture["table"]["players"][1]["name"]
        head = picture["head"]
        one.go()
        for size in (PHONE, DESK):
            page.set_viewport_size(size)
            row = page.locator(".rw.me small")
            expect(row).to_contain_text("Your turn")
            far = f"{head['unit'].capitalize()} {head['count']}"
            expect(row).to_contain_text(f"against {rival} · {far} · {told[1]}")
        page.get_by_role("link", name="Continue").click()
        expect(recap).to_contain_text(told[0])
        assert not one.faults


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_all_tables_to_come_back_to_are_listed_those_that_wait_first(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """The newest ones wait for players; the older ones, which wait for me, stand above them and in sight."""
    with visitor(browser, f"http://127.0.0.1:{served.port}", size, **KEPT) as one:
        for rival, number in ({"kind": "bot", "bot": "random"}, 2), ({"kind": "open"}, 3):
            for _ in range(number):
                made = served.make("septikon", seats=[{"kind": "me", "name": "Ada"}, rival])
                page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
                page.locator(".bar [data-option], .po [data-option], .center section").first.wait_for()
        page = one.go()
        expect(page.get_by_text("2 wait for you")).to_be_in_viewport(ratio=1)
        ways = page.locator(".rw .btn")
        for way in ways.all()[:2]:
            expect(way).to_have_text("Continue")
            expect(way).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="2 more tables").click()
        expect(ways).to_have_text(["Continue"] * 2 + ["Open"] * 3)
        for name in ("Join by link", "Same screen"):
            expect(page.get_by_role("button", name=name)).to_be_visible()
        expect(page.get_by_label("Open a record")).to_be_attached()
        assert fits_sideways(page)


def fits_sideways(page: Page) -> bool:
    return bool(page.evaluate("() => document.querySelector('.page').scrollWidth <= innerWidth"))


# --- settings ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_settings_are_on_one_page_and_hold_everywhere(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    """Set on the home page, found again at the table; there they can be set as well."""
    with visitor(browser, f"http://127.0.0.1:{served.port}", size) as one:
        page = one.go()
        page.get_by_role("button", name="Settings").click()
        sheet = page.get_by_role("region", name="Settings")
        expect(sheet.locator("input, select")).to_have_count(8)
        sheet.get_by_label("Your name").fill("Zoe")
        sheet.get_by_label("Look").select_option(label="Light")
        sheet.get_by_label("Turns of others").select_option(label="off")
        sheet.get_by_label("Show movement").uncheck()
        sheet.get_by_label("Sounds").check()
        page.reload()
        start(page)
        asked(page)
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        assert one.picture["table"]["players"][0]["name"] == "Zoe"
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name="Settings").click()
        expect(sheet.locator("input, select")).to_have_count(8)
        expect(sheet).to_be_in_viewport(ratio=1)
        expect(sheet.get_by_label("Your name")).to_have_value("Zoe")
        expect(sheet.get_by_label("Show movement")).not_to_be_checked()
        expect(sheet.get_by_label("Sounds")).to_be_checked()
        sheet.get_by_label("Language").select_option("es")
        expect(page.locator("html")).to_have_attribute("lang", "es")
        one.go()
        page.get_by_role("button", name="Ajustes").click()
        expect(page.get_by_role("region", name="Ajustes").get_by_label("Idioma")).to_have_value("es")
        assert not one.faults


# --- the end -------------------------------------------------------------------------------------------
COUNTED = ("time_capsules", "age_of_automaton", "stress_botics")  # games in which points decide


@pytest.mark.parametrize("game", COUNTED)
def test_the_end_is_one_sentence_to_whom_it_happened(browser: Browser, served: Running, game: str) -> None:
    """Winner, loser and spectator read their own; among several a place is said."""
    _, s = finished(game, 3, seats=2)
    scores, ranks = s.outcome().scores, s.outcome().ranks
    winner = ranks.index(1)
    best, least = scores[winner], scores[1 - winner]
    made, names = lay(served, s, ["Ann", "Bob"]), ["Ann", "Bob"]
    sentences = {
        winner: f"You won {best} to {least}",
        1 - winner: f"You lost {least} to {best}",
        None: f"{names[winner]} won with {best} points",
    }
    for seat, sentence in sentences.items():
        with seated(browser, served, made, seat) as one:
            told = one.page.get_by_role("dialog", name="Score sheet").get_by_role("heading", level=2).first
            expect(told).to_have_text(sentence)


def test_among_several_the_end_says_who_came_where(browser: Browser, served: Running) -> None:
    _, s = finished("time_capsules", 3, seats=3)
    o, names = s.outcome(), ["Ann", "Bob", "Cy"]
    winner, last = o.ranks.index(1), o.ranks.index(3)
    made = lay(served, s, names)
    with seated(browser, served, made, last) as one:
        told = one.page.get_by_role("dialog", name="Score sheet").get_by_role("heading", level=2).first
        expect(told).to_have_text(
            f"{names[winner]} won with {o.scores[winner]}; you came third with {o.scores[last]}"
        )
    with seated(browser, served, made, winner) as one:
        told = one.page.get_by_role("dialog", name="Score sheet").get_by_role("heading", level=2).first
        expect(told).to_have_text(f"You won with {o.scores[winner]} points")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_comes_in_one_message_a_decision(
    browser: Browser, served: Running, game: str
) -> None:
    """The rest of a long list comes only when somebody points at it."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made, rng = served.make(game, seats=seats, seed=7), random.Random(7)
    with seated(browser, served, made) as one:
        for _ in range(8):
            step(one.page, rng)
        asked(one.page)
        firsts = {
            said["decision"]: {option["id"] for option in said["options"][:FORESEEN]}
            for said in one.heard
            if said["type"] == "picture" and said["options"]
        }
        told = Counter(
            each[0]["decision"]
            for said in one.heard
            if said["type"] == "forecasts" and (each := said["forecasts"])
            if {found["option"] for found in each} & firsts.get(each[0]["decision"], set())
        )
        assert len(told) > 3 and set(told.values()) == {1}, told

"""Ark: Awakening's board says what is so: counter, Guardians, phase, diverts, what is always offered."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rulewright.games.ark_awakening.turn import Round
from tests.browser.ark import PEOPLE, take
from tests.browser.given import PHONE, Visitor, asked, faults_of, fits, lay, seated, settled
from tests.games.ark_awakening.given import RED, YELLOW, Position, fresh, given
from tests.server.given import Running

SMALL: ViewportSize = {"width": 1280, "height": 720}
SIZES = {"desk": SMALL, "phone": PHONE}
each_size = pytest.mark.parametrize("size", SIZES)


def goals(page: Page) -> None:
    """Where the mission and the Enemy are: on the phone they have a page of their own."""
    tab = page.locator(".pn button", has_text="Goals")
    if tab.count():
        tab.click()
    settled(page)


# --- what wins -----------------------------------------------------------------------------------------
@pytest.mark.clause("ARK-S15")
@pytest.mark.parametrize(("seats", "most"), [(3, 4), (5, 6)])
@each_size
def test_the_counter_has_its_boxes_in_the_order_in_which_it_walks(
    browser: Browser, served: Running, size: str, seats: int, most: int
) -> None:
    p = given(seats, "fallout").counter("green1").home(RED, 1).phase(RED, "MIL")
    p.s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE), size=SIZES[size]) as one:
        asked(one.page)
        goals(one.page)
        boxes = one.page.get_by_role("img", name="peace 1").locator("[data-box]")
        down = [str(n) for n in range(most, 0, -1)]
        assert boxes.all_inner_texts() == down + down
        assert [box.get_attribute("data-box") for box in boxes.all()] == [
            *[f"green{n}" for n in down],
            *[f"red{n}" for n in down],
        ]
        here = one.page.locator("[data-box].here")
        assert here.get_attribute("data-box") == "green1"
        assert fits(one.page)


@each_size
def test_guardians_who_stand_nowhere_are_not_said_to_have_no_cards(
    browser: Browser, served: Running, size: str
) -> None:
    """All on the enemy board: cards that move Guardians are left, and move nobody now."""
    p = given(1, "guardians").rooms(b2="R11").home(RED, 1).units(RED, "b2").phase(RED, "MIL")
    p.s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE), size=SIZES[size]) as one:
        asked(one.page)
        goals(one.page)
        cards = one.picture["shown"]["enemy"]["ahead"]
        moving = sum(card["moves"] for card in cards)
        assert moving and not any(card["marches"] for card in cards)
        said = re.compile(f"{moving} of {len(cards)} cards left moves? Guardians, but none would go")
        enemy = one.page.get_by_role("region", name="Enemy")
        expect(enemy).to_contain_text(said)
        expect(enemy).not_to_contain_text("No card left")
        assert fits(one.page)


# --- where the game stands -----------------------------------------------------------------------------
@pytest.mark.clause("ARK-10.9")
@each_size
def test_while_the_board_is_built_that_is_the_phase(browser: Browser, served: Running, size: str) -> None:
    s = fresh(2, "guardians", 3)
    with seated(browser, served, lay(served, s, PEOPLE), s.deciders[0], size=SIZES[size]) as one:
        asked(one.page)
        head = one.picture["head"]
        assert head["phases"][head["phase"]] == "building the board"
        assert one.picture["shown"]["step"] == "build"
        if size == "desk":
            expect(one.page.locator(".top [aria-current]")).to_contain_text("building the board")
        settled(one.page)


@pytest.mark.clause("ARK-5.3a")
@each_size
def test_power_keeps_its_printed_value_and_says_how_many_diverts_are_left(
    browser: Browser, served: Running, size: str
) -> None:
    p = given().rooms(b2="R11", c2="F-Tia").home(RED, 1).units(RED, "b2").phase(RED, "PWR")
    p.s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE), size=SIZES[size]) as one:
        page = one.page
        asked(page)
        own = one.picture["shown"]["generators"][0]
        printed, left = f"{own['diverts'][RED]}:{own['capacity']}", own["diverts"][RED] - 1
        for said in ("divert pwr0 generator", "into c2"):
            take(one, next(o["id"] for o in one.picture["options"] if o["notation"] == said))
        one.until(lambda: one.picture["shown"]["generators"][0]["left"][RED] == left)
        if size == "phone":
            page.locator(".pn button", has_text="Biodome").click()
        section = page.locator(".se", has_text="Power").first
        expect(section.locator(".v b")).to_have_text(printed)
        expect(section.locator(".v")).to_contain_text(f"{left} left")
        assert fits(page)


# --- what is asked -------------------------------------------------------------------------------------
SPILLS = """() => {
    const bar = document.querySelector('.bar[data-state]').getBoundingClientRect();
    const said = document.querySelector('#prompt > span').getBoundingClientRect();
    return said.top < bar.top || said.bottom > bar.bottom;
}"""


def partners(section: str = "ENG") -> Position:
    """Red works in a section and may trade with Yellow."""
    p = given(2, "guardians").rooms(b2="R15").home(RED, 1).units(RED, "b2")
    p.stock(RED, ti=2, bt=6, os=3, mt=1).stock(YELLOW, ti=3, bt=1, os=1, mt=1).phase(RED, section)
    p.s.stack.insert(0, Round())
    return p


def test_what_waits_stays_in_its_field(browser: Browser, served: Running) -> None:
    with seated(browser, served, lay(served, partners().s, PEOPLE), size=SMALL) as one:
        page = one.page
        asked(page)
        for verb in ("request", "amount"):
            take(one, next(o["id"] for o in one.picture["options"] if o["verb"] == verb))
        prompt = page.locator("#prompt")
        expect(prompt).to_contain_text("From here on there is no undo.")
        expect(prompt).to_contain_text("Ask Bob for titanium · Amount: 1")
        settled(page)
        assert not page.evaluate(SPILLS)
        assert prompt.locator(".ask").evaluate("x => x.scrollHeight <= x.clientHeight + 1"), "nothing is cut"


def trades(one: Visitor) -> list[int]:
    return [o["id"] for o in one.picture["options"] if o["aside"]]


def test_trade_is_one_row_after_the_turns_own_choices(browser: Browser, served: Running) -> None:
    with seated(browser, served, lay(served, partners("MIL").s, PEOPLE), size=SMALL) as one:
        page = one.page
        asked(page)
        ids = trades(one)
        assert len(ids) == 8 and {o["aside"] for o in one.picture["options"]} == {"", "Trade"}
        row = page.locator(".bar .opts [data-option]")
        rows = [int(one_of.get_attribute("data-option") or -1) for one_of in row.all()]
        assert rows[:-1] and not set(rows[:-1]) & set(ids), "the turn's own choices stand first"
        expect(row.last).to_contain_text("Trade …")
        expect(row.last).to_contain_text("8 ways")
        page.keyboard.press(str(row.count()))
        expect(page.get_by_role("button", name="Show all")).to_be_visible()
        expect(page.locator(f".bar [data-option='{ids[0]}']")).to_contain_text("Bob: titanium")
        page.keyboard.press("Escape")
        expect(row.last).to_contain_text("Trade …")


@each_size
def test_the_list_of_all_opens_its_trades_by_keyboard(browser: Browser, served: Running, size: str) -> None:
    with seated(browser, served, lay(served, partners().s, PEOPLE), size=SIZES[size]) as one:
        page = one.page
        asked(page)
        ids = trades(one)
        page.keyboard.press("m")
        listed = page.get_by_role("dialog", name="All options")
        own = [o["id"] for o in one.picture["options"] if not o["aside"]]
        shown = [int(x.get_attribute("data-option") or -1) for x in listed.locator("[data-option]").all()]
        assert sorted(shown) == sorted(own)
        fold = listed.get_by_role("button", name="Trade … 8 ways")
        expect(fold).to_have_attribute("aria-expanded", "false")
        fold.focus()
        page.keyboard.press("Enter")
        expect(fold).to_have_attribute("aria-expanded", "true")
        expect(listed.locator("[data-option]")).to_have_count(len(own) + len(ids))
        assert not faults_of(page)
        page.keyboard.press("Tab")
        expect(listed.locator(f"[data-option='{ids[0]}']")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#prompt, .pr p").first).to_contain_text("How much titanium")
        assert not one.faults


def test_who_types_finds_a_trade_that_is_folded(browser: Browser, served: Running) -> None:
    with seated(browser, served, lay(served, partners().s, PEOPLE), size=SMALL) as one:
        asked(one.page)
        one.page.keyboard.press("m")
        listed = one.page.get_by_role("dialog", name="All options")
        listed.get_by_role("searchbox").fill("ask bob")
        expect(listed.locator("[data-option]")).to_have_count(4)


def later_than(one: Visitor, version: int) -> bool:
    return bool(one.picture["version"] > version)


@each_size
def test_who_is_not_asked_hands_over_from_the_menu_as_often_as_they_like(
    browser: Browser, served: Running, size: str
) -> None:
    def titanium(seat: int) -> int:
        return int(one.picture["shown"]["domes"][seat]["stock"][0]["count"])

    with seated(browser, served, lay(served, partners().s, PEOPLE), YELLOW, size=SIZES[size]) as one:
        page = one.page
        settled(page)
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        menu.get_by_text("Trade").click()
        for _ in range(2):
            version = one.picture["version"]
            menu.get_by_role("button", name="Give 1 titanium to Ann").click()
            one.until(partial(later_than, one, version))
        assert titanium(RED) == 4 and titanium(YELLOW) == 1
        assert fits(page) and not faults_of(page) and not one.faults

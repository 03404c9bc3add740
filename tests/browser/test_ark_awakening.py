"""Ark: Awakening at its own board: walks, exploring, energy, cubes, combat, doors."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from rulewright.games.ark_awakening.combat import Commit
from rulewright.games.ark_awakening.turn import Round
from tests.browser.ark import (
    PEOPLE,
    SIZES,
    room,
    take,
    walking,
)
from tests.browser.given import (
    asked,
    between,
    lay,
    seated,
    settled,
)
from tests.browser.test_beats import BAR, STEP, forward, shows
from tests.games.ark_awakening.given import RED, YELLOW, cell, given
from tests.games.ark_awakening.test_outlook import example
from tests.server.given import Running


# --- walking and exploring -----------------------------------------------------------------------------
def test_a_group_walks_by_one_click_and_comes_back_by_one(browser: Browser, served: Running) -> None:
    p = walking()
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        room(page, "b2").click()
        expect(room(page, "b2")).to_have_class(re.compile(r"\bon\b"))
        walk = next(w for w in one.picture["shown"]["walks"] if (w["origin"], w["target"]) == ("b2", "d2"))
        assert walk["cost"] == 2 and len(walk["said"]) == 4, "two steps, and how many go each time"
        expect(room(page, "d2").locator(".cost")).to_have_text("2")
        room(page, "d2").click()
        one.until(lambda: len(one.picture["draft"]) == 4)
        expect(room(page, "d2")).to_contain_text("You × 2")
        page.get_by_role("button", name="Undo", exact=True).click()
        one.until(lambda: not one.picture["draft"])
        expect(room(page, "b2")).to_contain_text("You × 2")
        page.get_by_role("button", name="Whole groups").click()
        room(page, "b2").click()
        room(page, "c2").click()
        expect(page.locator("#prompt")).to_contain_text("How many go along?")
        assert not one.faults


def test_a_walk_whose_answer_is_late_comes_back_too(browser: Browser, served: Running) -> None:
    late: list[str] = []

    def in_time(said: str) -> bool:
        if '"type":"done"' in said:
            late.append(said)
        return '"type":"done"' not in said

    with seated(browser, served, lay(served, walking().s, PEOPLE)) as one:
        page = one.page
        lines = between(page, in_time)
        page.reload()
        asked(page)
        late.clear()
        room(page, "b2").click()
        room(page, "d2").click()
        expect(room(page, "d2")).to_contain_text("You × 2")
        page.get_by_role("button", name="Undo", exact=True).click()
        one.until(lambda: late)
        lines[-2].send(late[0])
        expect(room(page, "b2")).to_contain_text("You × 2")


@pytest.mark.parametrize("screen", SIZES)
def test_positions_are_clicked_in_any_order_marked_and_taken_back(
    browser: Browser, served: Running, screen: str
) -> None:
    p = given().rooms(b2="R11").home(RED, 0).units(RED, "b2")
    p.phase(RED, "MOB").s.stack.insert(0, Round())
    p.play("explore b2")
    lit, laid = re.compile(r"\blit\b"), re.compile(r"\blaid\b")
    with seated(browser, served, lay(served, p.s, PEOPLE), size=SIZES[screen]) as one:
        page = one.page
        asked(page)
        for label in ("b3", "a2"):  # the highest first
            room(page, label).click()
            expect(room(page, label)).to_have_class(laid)
            expect(room(page, label)).not_to_have_class(lit)
        for label in ("b1", "c2"):  # still to be had
            expect(room(page, label)).to_have_class(lit)
        page.get_by_role("button", name="Undo", exact=True).click()
        one.until(lambda: one.picture["shown"]["laying"] == ["b3"])
        expect(room(page, "a2")).to_have_class(lit)
        expect(room(page, "a2")).not_to_have_class(laid)
        assert not one.faults


def test_drawn_rooms_lie_open_before_they_are_placed(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").home(RED, 0).units(RED, "b2")
    p.phase(RED, "MOB").s.stack.insert(0, Round())
    p.play("explore b2", "position b1", "position a2", "done")
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        open_ = [each["kind"] for each in one.picture["shown"]["open_rooms"]]
        printed = served.http.get("/api/games/ark_awakening").json()["printed"]["rooms"]
        shown = page.get_by_role("region", name="Turned over")
        for one_of in open_:
            expect(shown).to_contain_text(printed[one_of]["name"])
        target = one.picture["shown"]["laying"][0]
        expect(room(page, target)).to_have_class(re.compile(r"\blaid\b"))
        shown.locator("[data-spot]").first.click()
        one.until(lambda: one.picture["waiting"] is not None or not one.picture["shown"]["open_rooms"])
        assert not one.faults


# --- energy, cubes, combat -----------------------------------------------------------------------------
def test_energy_is_diverted_with_the_capacity_in_sight(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11", c2="F-Tia").home(RED, 1).units(RED, "b2")
    p.phase(RED, "PWR").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        mine = page.get_by_role("group", name="Generators").locator("> div").first
        own = one.picture["shown"]["generators"][0]
        expect(mine).to_contain_text(f"0/{own['capacity']}")
        mine.click()
        expect(page.locator("#prompt")).to_contain_text("Where does the cylinder")
        room(page, "c2").click()
        expect(mine).to_contain_text(f"1/{own['capacity']}")
        left = one.picture["shown"]["generators"][0]["left"][RED]
        assert left == own["left"][RED] - 1, "a divert less"
        assert not one.faults


CUT = """() => [...document.querySelectorAll('.bar .opt small')]
    .filter(x => x.querySelector('.line') && x.scrollWidth > x.clientWidth + 1).map(x => x.textContent)"""


@pytest.mark.parametrize(("section", "verb"), [("PRO", "exploit"), ("UNI", "heal"), ("ENG", "integrate")])
def test_what_a_choice_changes_stands_whole_on_its_button(
    browser: Browser, served: Running, section: str, verb: str
) -> None:
    p = (
        given()
        .rooms(b2="R15", c2="F-Tia", d2="F-Bta", d1="F-Osa")
        .home(RED, 1)
        .units(RED, "b2")
        .wounded(RED, 2)
    )
    p.cubes("F-Tia", RED).cubes("F-Bta", RED).cubes("F-Osa", RED).stock(RED, ti=5, bt=2, os=5, mt=9)
    p.phase(RED, section).s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        asked(one.page)
        ids = [option["id"] for option in one.picture["options"] if option["verb"] == verb]
        expect(one.page.locator(f".bar [data-option='{ids[0]}'][data-foreseen=true] small")).to_be_visible()
        expect(one.page.locator(".bar [data-foreseen=false]")).to_have_count(0)
        settled(one.page)
        assert one.page.evaluate(CUT) == []


def test_what_a_cube_costs_is_foreseen_in_place(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R15").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        here = room(page, "b2")
        here.hover()
        expect(page.locator(".dock .st").nth(1)).to_contain_text(re.compile(r"6\s*→\s*3"))
        expect(here.locator(".cube.ghost")).to_have_count(1)
        here.click()
        page.mouse.move(5, 5)
        expect(page.locator(".dock .st").nth(1)).to_have_text("3")
        expect(here.locator(".cube:not(.ghost)")).to_have_count(1)
        here.click()
        expect(page.locator(".why, .popover").first).to_contain_text("ARK-5.5b")
        assert not one.faults


def test_a_combat_shows_both_sides_and_keeps_the_card_secret(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").units(RED, "b2", 2).units(YELLOW, "b2").arsenal(RED, 9).arsenal(YELLOW, 4)
    p.hand(RED, "AC04").hand(YELLOW, "AC05").s.push(Round())
    p.s.push(Commit((RED, YELLOW), cell("b2")))
    p.s.advance()
    made = lay(served, p.s, PEOPLE)
    with seated(browser, served, made) as one, seated(browser, served, made, YELLOW) as bob:
        page = one.page
        asked(page)
        fight = page.get_by_role("region", name="Combat")
        expect(fight).to_contain_text("2 units")
        expect(fight).to_contain_text("Plasma Lance")
        expect(fight).not_to_contain_text("Singularity Charge")
        fight.get_by_role("button", name="Play Plasma Lance").click()
        expect(page.locator("#prompt")).to_contain_text("Locked")  # by one click, and it can be changed
        expect(page.get_by_role("button", name="Unlock")).to_be_visible()
        expect(fight.locator("[data-held]")).to_contain_text("Plasma Lance")  # who locked it still sees it
        bob.until(lambda: bob.picture["table"]["players"][RED]["locked"])
        assert "AC04" in str(one.heard), "so it is named"
        assert "AC04" not in str(bob.heard), "nobody learns it before all have chosen"
        assert not one.faults and not bob.faults


@pytest.mark.parametrize("screen", SIZES)
def test_a_combat_that_is_told_names_both_cards_and_every_sum(
    browser: Browser, served: Running, screen: str
) -> None:
    """The rulebook's example (ARK-EX-27; its defence is two less here, see there)."""
    s = example()
    s.stack.insert(0, Round())
    made = lay(served, s, PEOPLE)
    with seated(browser, served, made, size=SIZES[screen], pace=STEP) as one, \
            seated(browser, served, made, YELLOW) as bob:  # fmt: skip
        page = one.page
        asked(page)
        fight = page.get_by_role("region", name="Combat")
        expect(fight).to_contain_text("Arsenal 14 reaches the defence 12")
        expect(fight).to_contain_text("4 + 4 + 4 = 12")
        fight.get_by_role("button", name=re.compile("^Play (?!no)")).click()
        one.until(lambda: one.picture["locked"])
        asked(bob.page)
        bob.page.get_by_role("region", name="Combat").get_by_role(
            "button", name=re.compile("^Play (?!no)")
        ).click()
        card = served.http.get("/api/games/ark_awakening").json()["printed"]["artifacts"]["AC07"]["name"]
        page.locator(BAR).wait_for()  # what comes of it is being told
        seen = list[str]()
        while shows(page):
            settled(page)
            seen += fight.locator(".side").all_inner_texts()
            forward(page)
        told = [" ".join(text.split()) for text in seen]
        assert any("14 + 8 + 2 + 8 = 32" in text and card in text for text in told), told
        assert any("12 + 6 + 4 + 8 = 30" in text and card in text for text in told), told
        assert not one.faults and not bob.faults


def test_doors_are_sealed_at_the_edge_between_two_rooms(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11", c2="R15").complex().units(RED, "b2").arsenal(RED, 9).preempt(RED)
    p.s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        seals = [option for option in one.picture["options"] if option["verb"] == "seal"]
        expect(page.locator(".door")).to_have_count(len(seals))
        assert len(seals) > 0
        page.locator(".door").first.hover()
        expect(page.locator(".rc, [role=tooltip]").first).to_be_visible()
        expect(page.get_by_text("Power the Ark")).to_have_count(0)  # no card of something else
        page.locator(".door").first.click()
        one.until(lambda: any(cell["seals"] for cell in one.picture["shown"]["cells"]))
        expect(page.locator(".seal")).to_have_count(2)
        assert not one.faults


def test_asking_a_partner_is_confirmed_and_does_not_end_the_turn(browser: Browser, served: Running) -> None:
    p = (
        given(2, "guardians")
        .rooms(b2="R15")
        .home(RED, 1)
        .units(RED, "b2")
        .stock(RED, bt=6)
        .stock(YELLOW, ti=3)
    )
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        request = next(
            o for o in one.picture["options"] if o["verb"] == "request" and "titanium" in o["label"]
        )
        take(one, request["id"])
        take(one, next(o["id"] for o in one.picture["options"] if "2" in o["label"]))
        expect(page.locator("#prompt")).to_contain_text(f"{request['label']} · ")
        expect(page.locator("#prompt")).not_to_contain_text("end your turn")
        expect(page.locator(".endturn")).to_contain_text("CONFIRM")
        assert not one.faults

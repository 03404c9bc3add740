"""Whole games: by mouse to the score sheet and beyond, by keyboard alone, on any board, on one screen."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.given import (
    KEPT,
    asked,
    at_table,
    back_and_forth,
    end_turn,
    faults_of,
    finished,
    moved_on,
    options,
    over,
    play,
    position,
    scores_alike_elsewhere,
    seated,
    settled,
    start,
    visitor,
)
from tests.server.given import Running


def test_a_game_to_its_score_sheet_replay_and_record(browser: Browser, origin: str, tmp_path: Path) -> None:
    rng = random.Random(1)
    with visitor(browser, origin, **KEPT) as one, visitor(browser, origin, **KEPT) as fresh:
        page = one.go()
        page.get_by_role("link", name="change").click()
        page.get_by_label("10 Damage").check()
        page.get_by_label("Preset placement").select_option("yes")
        page.get_by_role("button", name="Start", exact=True).click()
        play(page, rng)
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(sheet.get_by_role("heading", level=2)).to_contain_text(
            re.compile("You (won|lost|win)|wins|draw")
        )
        assert not faults_of(page)
        scores_alike_elsewhere(page, fresh, tmp_path)
        back_and_forth(page)
        assert not one.faults


def test_a_game_by_keyboard_alone(browser: Browser, origin: str) -> None:
    rng = random.Random(8)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go("/new/septikon")
        page.get_by_label("10 Damage").focus()
        page.keyboard.press("Space")
        page.get_by_label("Preset placement").focus()
        page.keyboard.press("y")
        page.get_by_role("button", name="Start", exact=True).focus()
        page.keyboard.press("Enter")
        for _ in range(3000):
            asked(page)
            if over(page):
                break
            if end_turn(page).count():
                page.keyboard.press("e")
                page.wait_for_function("() => !document.querySelector('.endturn:not([disabled])')")
                continue
            if number := min(9, options(page).count()):
                state = position(page)
                page.keyboard.press(str(rng.randint(1, number)))
                moved_on(page, state)
        assert over(page)
        page.keyboard.press("Escape")
        expect(page.locator(".verdict")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name="Keys and help")).to_have_count(0)


def test_keys_can_be_switched_off_and_focus_is_always_seen(browser: Browser, origin: str) -> None:
    here = """() => {
        const at = document.activeElement, style = getComputedStyle(at);
        return {
            lost: at === document.body,
            seen: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
            region: at.closest('[class^=a-]')?.className.split(' ')[0],
        };
    }"""
    with at_table(browser, origin, keys=False) as one:
        page = one.page
        for key in "1meut":
            page.keyboard.press(key)
        settled(page)
        assert not page.locator(".popover.more").count()
        stops = set()
        for _ in range(40):
            page.keyboard.press("Tab")
            focus = page.evaluate(here)
            if focus["lost"]:
                break
            assert focus["seen"]
            stops.add(focus["region"])
        assert {"a-top", "a-bar"} <= stops, "no trap"
        second = one.picture["options"][1]["id"]
        page.locator(f".bar [data-option='{second}']").click()
        one.until(lambda: one.picture["draft"])
        assert [option["id"] for option in one.picture["draft"]] == [second], "by keys nothing was chosen"


def test_any_game_is_playable_on_the_generic_board(browser: Browser, origin: str, served: Running) -> None:
    rng = random.Random(9)
    made = served.make("cellars", seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    with visitor(browser, origin, **KEPT) as one:
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        play(page, rng, 400)
        assert not faults_of(page)
        assert not one.faults


def test_one_screen_for_two_draws_a_curtain_between_them(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as both:
        page = both.go()
        start(page, "Same screen")
        names = set()
        for _ in range(2):
            curtain = page.locator(".curtain")
            page.locator(".curtain, .bar [data-option]").first.wait_for()
            if curtain.count():
                names.add(curtain.get_by_role("heading").inner_text())
                curtain.get_by_role("button").click()
                expect(curtain).to_have_count(0)
            while not end_turn(page).count():
                state = position(page)
                options(page).first.click()
                moved_on(page, state)
            end_turn(page).click()
        expect(page.locator(".curtain")).to_be_visible()
        assert names
        assert not both.faults


def test_a_finished_game_is_tried_on_from_any_moment(browser: Browser, served: Running) -> None:
    record, _ = finished("septikon", 4, mode="damage10", preset="yes")
    made = served.post("/api/records", content=json.dumps(record))
    with seated(browser, served, made) as one:
        page = one.page
        page.keyboard.press("Escape")
        page.get_by_role("slider", name="Replay").fill("20")
        expect(page.locator("#prompt")).to_contain_text("Looking back: 20 of")
        then = served.http.get(f"/api/tables/{made['table']}/frames/20").json()
        page.get_by_role("button", name="Try from here").click()
        one.until(lambda: one.picture["table"]["table"] != made["table"])
        assert one.picture["version"] == 20 and one.picture["outcome"] is None
        assert one.picture["shown"]["stations"] == then["shown"]["stations"]
        expect(page.locator(".top")).to_contain_text("trial")
        assert not one.faults

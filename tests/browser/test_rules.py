"""The rulebook in the browser: the game in ten minutes first, chapters, tables, one search, links."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.given import seated, visitor
from tests.server.given import Running

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


def search(page: Page, words: str) -> None:
    page.get_by_label("Search the rules").fill(words)


def test_a_first_game_offers_the_ten_minutes_before_and_in_the_rules(
    browser: Browser, origin: str, served: Running
) -> None:
    with visitor(browser, origin) as one:
        page = one.go("/new/time_capsules")
        page.locator("summary", has_text="The game in ten minutes").click()
        expect(page.locator("details.card")).to_contain_text("fewer than 6 breaks")
    with seated(browser, served, served.make("time_capsules", seats=SEATS), coached=False) as one:
        page = one.page
        page.get_by_role("button", name="The game in ten minutes").click()
        expect(page.locator(".rules h2")).to_have_text("The game in ten minutes")
        page.get_by_label("Contents").select_option("Breaks")
        expect(page.locator(".rules h2")).to_have_text("Breaks")


def test_a_card_is_found_by_name_and_a_clause_leads_into_its_chapter(
    browser: Browser, served: Running
) -> None:
    with seated(browser, served, served.make("time_capsules", seats=SEATS)) as one:
        page = one.page
        page.get_by_role("tab", name="Rules").click()
        expect(page.locator(".rules .here")).to_contain_text("TC-2.2.6")
        search(page, "emp cannon")
        expect(page.locator(".rules tbody tr").first).to_contain_text("Give a break to one other player")
        page.get_by_role("button", name="TC-B07", exact=True).click()
        expect(page.locator(".rules tr.here")).to_contain_text("EMP Cannon")
        expect(page.locator(".rules h2")).to_have_text("Artifacts")
        search(page, "VP >= 0")  # only builders read that
        expect(page.locator(".rules")).to_contain_text(re.compile("nothing found", re.I))


@pytest.mark.parametrize("game", ["time_capsules", "age_of_automaton", "stress_botics"])
def test_a_card_on_the_table_leads_to_its_clause(browser: Browser, served: Running, game: str) -> None:
    with seated(browser, served, served.make(game, seats=SEATS)) as one:
        page = one.page
        if game == "stress_botics":
            page.get_by_role("button", name=re.compile("^Draw MINE|^MINE")).first.click()
        page.locator("[data-stage] [data-card]").first.hover()
        link = page.get_by_role("button", name=re.compile("^Rule of this card"))
        clause = link.inner_text()
        link.click()
        expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".rules .here").first).to_contain_text(clause)
        page.locator("header").first.hover()
        expect(link).to_have_count(0)


def test_the_worked_turn_is_drawn_and_can_be_enlarged_but_not_played(browser: Browser, origin: str) -> None:
    with visitor(browser, origin) as one:
        page = one.go("/new/septikon")
        page.locator("summary", has_text="The game in ten minutes").click()
        picture = page.locator("figure")
        expect(picture.locator(".scaled [data-piece]").first).to_be_attached()
        assert picture.locator(".scaled").get_attribute("inert") is not None
        picture.get_by_text("Table in words").click()
        expect(picture).to_contain_text("d9")
        page.get_by_role("button", name="Enlarge").click()
        large = page.get_by_role("dialog", name="The table at which this turn begins")
        expect(large.locator("svg").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(large).to_have_count(0)
        assert not one.faults
